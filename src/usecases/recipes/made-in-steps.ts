/** Foods that the steps name and the list has under another name: a part of what is listed, or what is made of it. */
import type { UnderstoodRecipe, UnlistedFood } from '#cooking/understand-recipe/model';

/** What comes off a food, or is a piece of it: "bacon fat", "chicken thigh". */
const partOf =
  /(?:^|[- ])(?:fat|drippings?|grease|juices?|liquid|thighs?|breasts?|legs?|wings?|drumsticks?|bones?|carcass|skins?|peel|zest|leaves|stems?|stalks?|fronds|tops|greens|seeds?|whites?|yolks?|meat|flesh|mixture)$/u;

/** What is made of other foods, by what it cannot be made without. */
const madeOf: readonly (readonly [made: RegExp, of: readonly RegExp[]])[] = [
  [/\bbechamel|white-sauce|cheese-sauce/u, [/flour/u, /butter|oil/u, /milk/u]],
  [/\bgravy/u, [/flour|starch/u, /stock|broth|dripping|bouillon/u]],
  [/\bzabaglione|sabayon/u, [/egg/u, /sugar/u, /wine|marsala|champagne/u]],
  [/\bcustard|pastry-cream/u, [/egg/u, /milk|cream/u, /sugar/u]],
  [/\bbolognese|meat-sauce|ragu/u, [/beef|pork|veal|lamb|turkey|sausage/u, /tomato/u]],
  [/\bhollandaise|bearnaise/u, [/egg|yolk/u, /butter/u]],
  [/\balfredo/u, [/cream|butter|milk/u, /parmesan|parmigiano|pecorino|cheese/u]],
  [/\btomato-sauce|marinara/u, [/tomato|passata/u]],
  [/\bstir-fry-sauce/u, [/soy|oyster|hoisin|tamari/u]],
  [/\b(?:sugar|simple)-syrup/u, [/sugar/u]],
  [/\bcinnamon-sugar/u, [/sugar/u, /cinnamon/u]],
  [/\byogurt-(?:dressing|sauce)/u, [/yogurt/u]],
  [/\b(?:lard|schmaltz|tallow)/u, [/pork|bacon|chicken|duck|goose|beef/u]],
  [/\bcroutons?/u, [/bread|baguette|ciabatta|sourdough/u]],
  [/\bpesto/u, [/basil|herb|parsley|kale/u, /oil/u]],
  [/\bcaramel/u, [/sugar/u]],
  [/\bmeringue/u, [/egg/u, /sugar/u]],
  [/\b(?:frosting|icing|glaze|buttercream)/u, [/sugar/u]],
  [/\bganache/u, [/chocolate/u, /cream/u]],
  [/\bwhipped-cream/u, [/cream/u]],
  [/\b(?:vinaigrette|salad-dressing|dressing)/u, [/oil/u, /vinegar|lemon|lime/u]],
  [/\bmayonnaise|aioli/u, [/egg/u, /oil/u]],
  [/\bsalsa|pico-de-gallo/u, [/tomato/u]],
  [/\bguacamole/u, [/avocado/u]],
  [/\b(?:stock|broth)\b/u, [/chicken|beef|pork|bone|fish|vegetable/u, /water/u]],
  [/\b(?:pie-crust|pastry|dough)\b/u, [/flour/u, /butter|shortening|lard|oil|water/u]],
];

/** "The small onion pieces", "a piece of brown bread": a size or colour of what is listed names no other food. */
const looks = /^(?:small|smaller|large|larger|big|baby|brown|white|red|green|yellow|dark|light|cream of)\s+/u;

/** By colour and size these are foods of their own: white chocolate is no dark chocolate, light cream none of coconuts. */
const ownByLooks = /^(?:chocolate|cream|sauce|wine|vinegar|miso|meat|fish|beans?)$/u;

/** A cream that is stirred together of these is no cream of the dairy: "cover with a layer of the cream". */
const creamOf =
  /(?<!(?:coconut|oat|soy|almond|cashew|rice|plant|vegan|ice)[- ])\b(?:mascarpone|ricotta|quark|cream|custard)\b/u;

/** Whether a food that no line names comes of what the lines do name; its allergens are theirs. */
export function comesOfList(
  { food, name, text }: Pick<UnlistedFood, 'food' | 'name' | 'text'>,
  { recipe }: UnderstoodRecipe,
): boolean {
  const listed = recipe.ingredients.flatMap((item) => [item.food ?? '', item.name.toLowerCase()]);
  const words = new Set(listed.flatMap((one) => one.split(/[- ]/u)));
  const said = text.toLowerCase();
  const bare = said.replace(looks, '');
  const isLook = bare !== said && !ownByLooks.test(bare);
  if (isLook && (words.has(bare) || words.has(bare.replace(/s$/u, '')) || words.has(`${bare}s`))) return true;
  if (/^(?:the )?(?:whipped )?cream$/u.test(said) && listed.some((one) => creamOf.test(one))) return true;
  const [, of = []] = madeOf.find(([made]) => made.test(food)) ?? [];
  if (of.length > 0 && of.every((one) => listed.some((id) => one.test(id)))) return true;
  const part = partOf.exec(name.toLowerCase());
  if (part === null) return false;
  const whole = name.toLowerCase().slice(0, part.index).trim();
  return whole.length > 2 && words.has(whole);
}

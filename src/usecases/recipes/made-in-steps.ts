/** Foods that the steps name and the list has under another name: a part of what is listed, or what is made of it. */
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';

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

/** Whether a food that no line names comes of what the lines do name; its allergens are theirs. */
export function comesOfList(food: string, name: string, { recipe }: UnderstoodRecipe): boolean {
  const listed = recipe.ingredients.flatMap((item) => [item.food ?? '', item.name.toLowerCase()]);
  const [, of = []] = madeOf.find(([made]) => made.test(food)) ?? [];
  if (of.length > 0 && of.every((one) => listed.some((id) => one.test(id)))) return true;
  const part = partOf.exec(name.toLowerCase());
  if (part === null) return false;
  const whole = name.toLowerCase().slice(0, part.index).trim();
  return whole.length > 2 && listed.some((id) => id.split(/[- ]/u).includes(whole));
}

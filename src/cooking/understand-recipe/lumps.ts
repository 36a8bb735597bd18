import type { GroundedLine } from '#food/ground';
import type { Food } from '#food/model';
import { findAll } from './find-all.ts';
import { hintBits, type Hint, type Hints } from './hints.ts';

const isLiquid = (food: Food): boolean =>
  food.roles.includes('liquid') ||
  food.ancestors.some((id) =>
    /^(?:milk|cream|plant-milk|stock|wine|oil|vinegar|syrup|cultured-milk|fruit-juice)$/.test(id),
  ) ||
  food.id === 'water' ||
  food.category === 'beverages' ||
  food.category === 'alcohol';
const isWet = (food: Food): boolean =>
  isLiquid(food) ||
  food.category === 'dairy-eggs' ||
  food.category === 'oils-vinegars' ||
  /extract|honey|butter|vanilla/.test(food.id);
/** What "the dry ingredients" may be. */
export const isDry = (food: Food): boolean =>
  !isWet(food) &&
  (food.category === 'baking' ||
    food.category === 'spices-seasonings' ||
    food.category === 'pasta-rice-grains' ||
    food.ancestors.includes('grain') ||
    food.ancestors.includes('flour') ||
    food.ancestors.includes('sweetener') ||
    food.roles.includes('leavening'));
const isHerb = (food: Food): boolean =>
  food.category === 'herbs' || food.ancestors.includes('herb') || food.ancestors.includes('dried-herb');

/** Whether the list says of a line that it goes on top at the table. */
export const goesOnTop = ({ parsed, group }: GroundedLine): boolean =>
  /\b(?:to serve|for serving|to top|toppings?|to garnish|garnish|to finish)\b/i.test(
    `${parsed.source} ${group ?? ''}`,
  );

type Pick = (food: Food, line: GroundedLine, said: string) => boolean;
const below =
  (...ids: readonly string[]): Pick =>
  (food) =>
    ids.some((id) => food.id === id || food.ancestors.includes(id));

export const sorts: readonly (readonly [RegExp, Pick, Hint])[] = [
  [
    /(?<!\b(?:check|adjust|correct|taste for|taste|test) (?:the |your |for )*)\b(?:all |the |your |other |remaining |dry |ground |dried |whole |spice )*(?:spices|seasonings?|masalas|powders)(?! (?:mix|blend|packet|grinder|with|the|to taste))\b/gi,
    (food, _, said) =>
      food.category === 'spices-seasonings' &&
      ((food.ancestors[0] !== 'seasoning' && !/salt|sugar/.test(food.id)) ||
        // "All the seasonings" has the salt in it.
        (/\ball\b.*\bseasonings\b/i.test(said) && food.id.endsWith('salt'))),
    'spices',
  ],
  [/\b(?:all |the |fresh |chopped |dried |other |remaining )*herbs\b/gi, isHerb, 'herbs'],
  [
    /\b(?:all |the |your |chopped |other |remaining |additional |more |extra |sliced |cut |diced |root )*(?:vegetables|veggies|veges|veg)\b(?! (?:oil|stock|broth|peeler|bouillon))/gi,
    (food) =>
      (food.category === 'produce' && (!food.ancestors.includes('fruit') || food.id === 'avocado')) ||
      below('vegetable')(food, undefined as never, ''),
    'vegetables',
  ],
  [
    /(?<!\b(?:any|no|few|of) )\b(?:all |the |other |remaining |rest of the )*dry (?:ingredients|stuff|mix|things|bits)\b|(?<=\b(?:sift|whisk|mix|combine|blend)(?: together)? )(?:the )?dry(?=[.,;]| together\b|$)/gi,
    // "Pour onto the dry mix": what was mixed, without the oats that go on top.
    (food, _, said) => isDry(food) && !(/mix$/i.test(said) && food.category === 'breakfast-spreads'),
    'dry',
  ],
  [
    /\b(?:all |the |other |remaining |rest of the )*(?:wet|liquid) ingredients\b|\b(?:all )?the liquids\b/gi,
    isWet,
    'wet',
  ],
  [
    /\b(?:the |all |your |any |other |remaining |soaked |chopped )*dried fruits?\b/gi,
    below('dried-fruit'),
    'fruit',
  ],
  [
    /\b(?:the|all|your|both|any|chopped|mixed|other|remaining) (?:\w+ )?fruits?\b/gi,
    (food, line, said) =>
      below('fruit')(food, line, said) &&
      !(/\bfresh\b/i.test(said) && food.ancestors.includes('dried-fruit')),
    'fruit',
  ],
  [
    /\b(?:the|both|all(?: the)?) (?:rest of the |remaining |browned |cooked |minced |ground )?meats?\b/gi,
    below('meat', 'poultry'),
    'meat',
  ],
  [
    /\b(?:the|all|both|your)(?: (?:remaining|other|grated|shredded|rest of the))* cheeses?\b/gi,
    below('cheese'),
    'cheese',
  ],
  [
    /\b(?:all (?:of )?)?(?:the |your |any |favou?rite |desired |chosen |remaining |optional )*(?:toppings|garnishes|fixings|accompaniments|finishing (?:bits|touches|ingredients))\b/gi,
    (_, line) => goesOnTop(line),
    'toppings',
  ],
  [/\bthe fish\b/gi, below('fish', 'seafood'), 'fish'],
  [/\b(?:the|chopped|all|your) nuts\b/gi, below('nut', 'tree-nut'), 'nuts'],
  [/\b(?:the|your|all|cooked|rinsed) noodles\b/gi, below('noodle', 'pasta'), 'noodles'],
  [/\b(?:the|your|all|cooked|drained) pasta\b/gi, below('pasta', 'noodle'), 'pasta'],
  [
    /(?<=\b(?:the|all|both|your|drained|rinsed|drain|rinse|add|over|with) )beans\b/gi,
    below('bean', 'legume-vegetable'),
    'beans',
  ],
  [
    /\b(?:the |all (?:the )?|both |your )*sauces\b/gi,
    (food) => food.category === 'sauces-condiments' || /sauce$/.test(food.id),
    'sauces',
  ],
  [/\bthe sugars\b|\bboth sugars\b/gi, below('sugar'), 'sugars'],
  [/\bthe flours\b|\bboth flours\b/gi, below('flour'), 'flours'],
  [/\b(?:the|your|both) (?:cooking )?oils?\b/gi, below('oil'), 'oil'],
];

const restOf =
  /\b(?:all (?:of )?)?(?:the )?(?:remaining|rest of the|other|leftover|remainder of the|everything else|rest)(?: \w+){0,2}? ?(?:ingredients|stuff|items|things|components)\b|\beverything else\b|\b(?:add|mix in|stir in|(?<!\bon )with|and|mix|rub|whisk|combine|blend|blitz|toss|stir|tip in|chuck in|bung in|throw in|put in) (?:all )?the rest\b(?! of)(?! (?:together )?(?:with|into) the)/giu;
const everything =
  /\b(?:all (?:of )?(?:the |your |its |their |these |those |listed |above |ingredients?,? )*)ingredients\b|\ball (?:of )?the (?:cake|main|batter|dough|sponge|loaf|muffin|biscuit|cookie|soup|pie) ingredients\b|\beverything\b(?! else)|\b(?:combine|mix|blend|put|place|add|throw|toss|whisk|stir|assemble|bring|beat|process|blitz) (?:the |your )?(?:non-optional |main |listed )?ingredients\b|(?<!\b(?:it|them|this|that|these|bring|come|comes) )\ball together\b|\bit all\b(?= (?:except|bar|apart from|minus|but (?:for )?the)\b)|(?<=\bingredients,? \(?)\ball(?= (?:but|except|apart from|other than)\b)/giu;
/** "The two chocolates", "both vinegars": lines that share a name. */
const severalOf =
  /\b(?:(?:the|all) (?:two|three|four)|both(?: the)?|all three) (?:kinds of )?(\p{L}{3,}?)s\b/giu;
/** "The first 7 ingredients", "the next three": lines by their place in the list. */
const byPlace =
  /\b(?:the )?(first|next|last|following) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:listed )?(?:ingred(?:ient)?s?\b\.?|items\b)(?: after the (\p{L}+))?/giu;
const groupWord =
  /\b(?:the )?([\p{L}-]+(?: [\p{L}-]+)?) ingredients\b|\b(?:ingredients|everything) (?:for|of) (?:the )?([\p{L}-]+(?: [\p{L}-]+)?)/giu;
export const notGroups =
  /^(?:all|the|dry|wet|liquid|remaining|other|these|those|your|of|rest|first|following|above|main|both|of the|all the|the dry|the wet|listed|all other|\w+ (?:dry|wet|remaining|other))$/i;

/** What is stirred together from lines of its own, heading or not. */
export const madeOfSeveral =
  /\b(?:sauce|glaze|dressing|vinaigrette|marinade|rub|brine|seasoning|salsa|slaw|gravy|filling|topping|frosting|icing|streusel|crumble|batter|stuffing|masala|spice mix)$/i;

/** A lump that a text names, whatever the recipe. */
interface Lump {
  readonly match: RegExpMatchArray;
  /** Place in `sorts`, where it is one of them. */
  readonly sort: number;
}

/** What the patterns find in a text. */
export interface Lumps {
  readonly groups: readonly RegExpMatchArray[];
  readonly sorts: readonly Lump[];
  readonly counted: readonly RegExpMatchArray[];
  readonly placed: readonly RegExpMatchArray[];
  readonly rest: readonly RegExpMatchArray[];
  readonly everything: readonly RegExpMatchArray[];
  /** Speaks of things that were worked on before. */
  readonly returns: boolean;
}

/** Without one of these a text holds none. */
const lumpHints = hintBits(['ingredients', 'rest', 'together', 'both', ...sorts.map(([, , hint]) => hint)]);

/** Everything in a text that may be a lump; null where there is none. */
export function findLumps(text: string, hints: Hints): Lumps | null {
  if (!hints.hasAny(lumpHints)) return null;
  const all = (hint: Hint, pattern: RegExp): readonly RegExpMatchArray[] =>
    hints.has(hint) ? findAll(text, pattern) : [];
  const groups = all('ingredients', groupWord);
  const kinds: Lump[] = [];
  for (let sort = 0; sort < sorts.length; sort += 1) {
    const [pattern, , hint] = sorts[sort]!;
    if (hints.has(hint)) for (const match of findAll(text, pattern)) kinds.push({ match, sort });
  }
  const rest = all('rest', restOf);
  const whole = all('together', everything);
  const counted = all('both', severalOf);
  const placed = all('ingredients', byPlace);
  if (groups.length + kinds.length + rest.length + whole.length + counted.length + placed.length === 0)
    return null;
  const returns = /\b(?:return|back|diced|chopped|sliced|cut|cooked|prepared|roasted)\b/i.test(text);
  return { groups, sorts: kinds, counted, placed, rest, everything: whole, returns };
}

/** Whether a place stands in a clause that says how things should come out. */
export const isState = (text: string, place: number): boolean =>
  /\b(?:until+|till?|so(?! (?:add|put|stir|mix|throw|far)\b))\b(?:(?! and (?:finish|end|top|stir|add)ing\b)[^.,;:])*$|\b(?:once|when) [^.,;:]{0,12}$/i.test(
    text.slice(0, place),
  );

import { createMemo } from '#kernel/memo';
import type { Food } from '#food/model';

/** Words before a food's name that a cook drops once the ingredient list has said them. */
const droppable = new Set([
  'canned',
  'tinned',
  'dried',
  'fresh',
  'freshly',
  'frozen',
  'boneless',
  'skinless',
  'skin-on',
  'shell-on',
  'bone-in',
  'unsalted',
  'salted',
  'extra-virgin',
  'extra',
  'virgin',
  'low-sodium',
  'reduced-sodium',
  'low-fat',
  'full-fat',
  'fat-free',
  'nonfat',
  'whole-milk',
  'plain',
  'all-purpose',
  'large',
  'medium',
  'small',
  'ripe',
  'raw',
  'cooked',
  'ground',
  'granulated',
  'long-grain',
  'short-grain',
  'fine',
  'coarse',
  'flat-leaf',
  'unsweetened',
  'sweetened',
  'toasted',
  'roasted',
  'light',
  'pure',
  'instant',
  'active',
  'old-fashioned',
  'quick-cooking',
  'baby',
  'firm',
  'soft',
  'refined',
  'unbleached',
  'organic',
  'gluten-free',
  'jointed',
  'leftover',
]);

/** Names that lose their meaning without the first word. */
const keepWhole =
  /^(?:ground (?:beef|pork|lamb|turkey|chicken|veal|meat|almonds?)|dried (?:fruit|mushrooms?|chill?i\w*|shrimp)|baby (?:corn)|soft cheese|raw sugar|plain flour|light (?:soy sauce|cream)|extra|fresh cheese|small)$/;

/**
 * Names that a cook shortens once the list has told them apart: "white mushrooms" are the mushrooms, "beef chuck" is the
 * beef. Applied after the words above are dropped; where two foods of a recipe would meet, both keep their full names.
 */
const usualShort: readonly (readonly [pattern: RegExp, short: string])[] = [
  [/^(?:white|button|cremini|chestnut) (mushrooms?)$/, '$1'],
  [/^(?:waxy|floury|new|russet|yukon gold|baking) (potato(?:es)?)$/, '$1'],
  [/^(?:basmati|jasmine|white|arborio|carnaroli|bomba|medium-grain|sushi|sticky) rice$/, 'rice'],
  [/^(?:neutral|vegetable|sunflower|canola|rapeseed|peanut) oil$/, 'oil'],
  [/^(?:white|red)? ?wine vinegar$/, 'vinegar'],
  [/^(?:rice|cider|malt|sherry|white) vinegar$/, 'vinegar'],
  [/^whole milk$/, 'milk'],
  [/^rolled oats$/, 'oats'],
  [/^(?:(?:vegan )?flour|corn) (tortillas?)$/, '$1'],
  [/^vegetarian (refried beans)$/, '$1'],
  [/^vegetarian (parmesan)-style cheese$/, '$1'],
  [/^sourdough bread$/, 'bread'],
  [/^(?:black|white) pepper$/, 'pepper'],
  [/^beef (?:chuck|shank|stew meat|brisket|shin|round)$/, 'beef'],
  [/^pork (?:shoulder|tenderloin|loin|butt|neck)$/, 'pork'],
  [/^lamb (?:shoulder|leg|neck|shank)$/, 'lamb'],
  [/^leg of lamb$/, 'lamb'],
  [/^(chicken|turkey|duck) (?:breast|thigh|tenderloin|leg|drumstick|piece)s?$/, '$1'],
  [/^(?:diced|rotisserie) chicken$/, 'chicken'],
  [/^(?:yellow|white|sweet|brown) (onions?)$/, '$1'],
];

const shortened = createMemo<string>(4000);

/** Short name for use inside sentences: "canned chickpeas" → "chickpeas", "extra-virgin olive oil" → "olive oil". Kept. */
const shortName = (name: string): string => shortened.get(name, () => shorten(name));

function shorten(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && droppable.has(words[0]!.toLowerCase()) && !keepWhole.test(words.join(' ')))
    words.shift();
  const rest = words.join(' ');
  const usual = usualShort.find(([pattern]) => pattern.test(rest));
  return usual ? rest.replace(usual[0], usual[1]) : rest;
}

/** Short names of all foods of a recipe; where two would be called the same, both keep their full names. */
export function shortNames(
  foods: readonly Food[],
): ReadonlyMap<string, { readonly singular: string; readonly plural: string | null }> {
  const unique = new Map(foods.map((food) => [food.id, food]));
  const counts = new Map<string, number>();
  for (const { name } of unique.values()) counts.set(shortName(name), (counts.get(shortName(name)) ?? 0) + 1);
  const names = new Map<string, { readonly singular: string; readonly plural: string | null }>();
  for (const food of unique.values()) {
    const short = shortName(food.name);
    const clash = counts.get(short)! > 1;
    const many = food.plural === null ? null : shortName(food.plural);
    names.set(food.id, {
      singular: clash ? food.name : short,
      // Chicken thighs that have become "the chicken" are one thing.
      plural: clash ? food.plural : many === short ? null : many,
    });
  }
  return names;
}

/** Many in name only: said the same of one. */
const alwaysMany = /(?:oats|greens|grits|leaves|brussels|sprouts|noodles)$/;

/** A name as the first part of another: "tomatoes" in a tomato soup, "black beans" in black bean tacos. */
export function singularName(name: string): string {
  if (!isPluralName(name) || !name.endsWith('s') || alwaysMany.test(name)) return name;
  return /(?:toes|does|(?<!qui|brio)ches|shes|xes)$/.test(name)
    ? name.slice(0, -2)
    : /[^aeiou]ies$/.test(name)
      ? `${name.slice(0, -3)}y`
      : name.slice(0, -1);
}

/** Words that end in s and are one thing. */
const singularInS =
  /(?:ss|us|is)$|^(?:hummus|couscous|asparagus|molasses|swiss|haggis|schnapps|chips and salsa)$/;
const pluralWithoutS = new Set([
  'spaghetti',
  'penne',
  'rigatoni',
  'fusilli',
  'linguine',
  'fettuccine',
  'tagliatelle',
  'macaroni',
  'orecchiette',
]);

/** One of them is called as many are, and many lie in the pan. */
const manyWithoutS: ReadonlySet<string> = new Set(['shrimp']);

/** Whether a name without a separate plural is spoken of as many: "black beans", "rolled oats", "red lentils". */
export function isPluralName(name: string): boolean {
  const last = name.split(' ').pop()!.toLowerCase();
  if (manyWithoutS.has(last)) return true;
  return last.endsWith('s') && !singularInS.test(last) && !pluralWithoutS.has(last);
}

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
]);

/** Names that lose their meaning without the first word. */
const keepWhole =
  /^(?:ground (?:beef|pork|lamb|turkey|chicken|veal|meat|almonds?)|dried (?:fruit|mushrooms?|chill?i\w*|shrimp)|baby (?:corn)|soft cheese|raw sugar|plain flour|light (?:soy sauce|cream)|extra|fresh cheese|cooked ham|small)$/;

/** Short name for use inside sentences: "canned chickpeas" → "chickpeas", "extra-virgin olive oil" → "olive oil". */
function shortName(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && droppable.has(words[0]!.toLowerCase()) && !keepWhole.test(words.join(' ')))
    words.shift();
  return words.join(' ');
}

/** Short names of all foods of a recipe; where two would be called the same, both keep their full names. */
export function shortNames(
  foods: readonly Food[],
): ReadonlyMap<string, { readonly singular: string; readonly plural: string | null }> {
  const unique = [...new Map(foods.map((food) => [food.id, food])).values()];
  const counts = new Map<string, number>();
  for (const food of unique) counts.set(shortName(food.name), (counts.get(shortName(food.name)) ?? 0) + 1);
  return new Map(
    unique.map((food) => {
      const clash = counts.get(shortName(food.name))! > 1;
      return [
        food.id,
        {
          singular: clash ? food.name : shortName(food.name),
          plural: food.plural === null ? null : clash ? food.plural : shortName(food.plural),
        },
      ];
    }),
  );
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

/** Whether a name without a separate plural is spoken of as many: "black beans", "rolled oats", "red lentils". */
export function isPluralName(name: string): boolean {
  const last = name.split(' ').pop()!.toLowerCase();
  return last.endsWith('s') && !singularInS.test(last) && !pluralWithoutS.has(last);
}

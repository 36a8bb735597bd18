/** Listed foods that the steps take up in other words, so that nobody is told they were missed. */
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import type { Food } from '#food/model';

/** Heads that many foods share: behind another food's word they mean that one, "soy sauce" and not the fish sauce. */
const shared =
  /^(?:sauce|oil|powder|pepper|flour|sugar|cheese|milk|cream|stock|broth|vinegar|paste|juice|salt)$/u;

/** Acts that bring in a food without its noun: "a nicely oiled pan", "season well". */
const acts: readonly (readonly [food: RegExp, said: RegExp])[] = [
  [/\boil\b/u, /\b(?:\p{L}*-?oiled|oil (?:the|a|your)|greas(?:e|ed|ing))\b/u],
  [/\b(?:butter|lard|shortening|margarine|ghee|tallow)\b/u, /\b(?:buttered|greas(?:e|ed|ing)|fat)\b/u],
  [/\bflour\b/u, /\bfloured\b/u],
  [/\b(?:salt|pepper)\b/u, /\b(?:season(?:s|ed|ings?)?|spices|salted|peppered)\b/u],
  // Nobody misses the water that pasta boils in.
  [/\bwater\b/u, /\b(?:boil|simmer|cook|drain|soak)/u],
];

/** Words for a whole group, and the foods that are of it. */
const groups: readonly (readonly [of: (food: Food) => boolean, said: RegExp])[] = [
  [({ category }) => category === 'spices-seasonings', /\b(?:spices?|seasonings?|rub|marinade)\b/u],
  [
    ({ category, ancestors }) => category === 'herbs' || ancestors.some((one) => /herb/u.test(one)),
    /\b(?:herbs|aromatics|seasonings?|garnish\w*)\b/u,
  ],
  [({ ancestors }) => ancestors.includes('vegetable'), /\b(?:vegetables|veggies|veges|aromatics)\b/u],
  [({ ancestors }) => ancestors.includes('fruit'), /\bfruits?\b/u],
  [({ category }) => category === 'cheese', /\bcheeses?\b/u],
  [({ category }) => category === 'nuts-seeds-dried-fruit', /\b(?:nuts|seeds)\b/u],
];

/** What takes in whatever is left. */
const everything =
  /\b(?:(?:all|remaining|other|rest of|dry|wet|these|the|mix|mixing) (?:(?:the|of|your|dry|wet|sauce|dressing|salad) )*ingredients|everything|toppings?)\b/u;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** Whether the head of a name stands in the steps by itself, and not as another listed food's. */
function headSaid(words: readonly string[], text: string, others: ReadonlySet<string>): boolean {
  const head = words.at(-1)!.replace(/(?<=\p{L}{3})e?s$/u, '');
  if (head.length < 3) return false;
  return [
    ...text.matchAll(new RegExp(`(?:([\\p{L}'’-]+) )?(?<![\\p{L}])${head}(?:e?s)?(?![\\p{L}])`, 'gu')),
  ].some(
    ([, before]) =>
      before === undefined || words.includes(before) || !shared.test(head) || !others.has(before),
  );
}

/** Whether the steps take up a listed food that was not counted as used: by its head, by an act or in a group. */
export function namedInSteps(key: string, { recipe, source, grounded }: UnderstoodRecipe): boolean {
  const text = source.instructions.join('\n').toLowerCase();
  const words = wordsOf(recipe.ingredients.find((item) => item.key === key)?.name ?? '');
  if (words.length === 0) return false;
  const others = new Set(
    recipe.ingredients.flatMap((item) => (item.key === key ? [] : wordsOf(item.name).slice(0, -1))),
  );
  const food = grounded.find((line) => line.key === key)?.ingredient.food ?? null;
  return (
    headSaid(words, text, others) ||
    acts.some(([of, said]) => of.test(words.join(' ')) && said.test(text)) ||
    (food !== null && groups.some(([of, said]) => of(food) && said.test(text))) ||
    everything.test(text)
  );
}

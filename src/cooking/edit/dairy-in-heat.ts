/** Lean dairy where there was cream: what splits goes in off the heat, and what may curdle is never boiled hard. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { forbidsBoiling } from './doneness.ts';

/** Leaner than the cream whose place it takes, so that hard boiling with something sour may curdle it. */
export const thinner = (now: Food, old: Food): boolean =>
  isKind(old, 'cream') &&
  ['milk', 'evaporated-milk', 'half-and-half', 'light-cream'].some((kind) => isKind(now, kind));

const warming = new Set([
  'boil',
  'simmer',
  'heat',
  'warm',
  'cook',
  'saute',
  'fry',
  'stir-fry',
  'brown',
  'braise',
  'stew',
  'reduce',
  'melt',
]);
const coldly =
  /\b(?:marinat\w*|marinade|overnight|raita|dollop|swirl|garnish|serv(?:e|ing)|drizzle|top(?:ped)? with|spoon(?:ed)? over|dip|bowl|blend\w*|whisk\w*|beat|egg\w*|dish|oven|bake)\b/i;
const offHeat = /\b(?:off|from) the (?:heat|stove|hob)\b|\bheat (?:is )?off\b|\bcool(?:ed|s)?\b/i;
const goesIn = /\b(?:add|stir|mix|pour|fold|tip|put|combine)\b/i;

const binding = ['condensed-soup', 'flour', 'starch'] as const;

/** Whether starch in the same step holds a sauce together: yogurt that is stirred into a cream soup or a roux does not split. */
export function boundByStarch(key: string, { steps, grounded }: UnderstoodRecipe): boolean {
  const binders = new Set(
    grounded.flatMap(({ key: own, ingredient: { food } }) =>
      food !== null && binding.some((kind) => isKind(food, kind)) ? [own] : [],
    ),
  );
  return steps.some(
    ({ mentions }) =>
      mentions.some((one) => one.key === key && one.kind !== 'pronoun') &&
      mentions.some((one) => binders.has(one.key)),
  );
}

/** Whether the food goes into a pot that is hot, so that the step must say how. */
export function goesInHot(key: string, at: number, understood: UnderstoodRecipe): boolean {
  const { steps, recipe, source } = understood;
  if (boundByStarch(key, understood)) return false;
  const first = steps.findIndex(({ mentions }) =>
    mentions.some((one) => one.key === key && one.kind !== 'pronoun' && one.kind !== 'rest'),
  );
  if (first !== at) return false;
  const text = source.instructions[at]!;
  if (offHeat.test(text) || forbidsBoiling.test(text)) return false;
  const others = steps[at]!.contents.filter((one) => one !== key);
  return steps.some(
    ({ contents }, index) =>
      index <= at &&
      warming.has(recipe.steps[index]!.action ?? '') &&
      contents.some((one) => others.includes(one)),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Add the yogurt." → "Take the pan off the heat and stir a few spoonfuls of the hot sauce into the yogurt. Add the yogurt." */
export function temperedFirst(text: string, name: string, title: string): string {
  const word = name.toLowerCase().split(' ').at(-1)!;
  const pieces = text.split(/(?<=[.!?]\s)/u);
  const at = pieces.findIndex((one) => one.toLowerCase().includes(word));
  const own = pieces[at];
  if (own === undefined || coldly.test(own) || !goesIn.test(own)) return text;
  const small = /^\p{Ll}/u.test(text);
  const pot = /\b(?:soup|chowder|bisque|broth)\b/i.test(title) ? 'soup' : 'sauce';
  const bare = name.replace(/^(?:(?:plain|low-fat|fat-free|live|natural) )+/i, '');
  const said = `take the pan off the heat and stir a few spoonfuls of the hot ${pot} into the ${bare}, so that it does not split. `;
  return [...pieces.slice(0, at), small ? said : capital(said), ...pieces.slice(at)].join('');
}

/** Sentences of another pot: pasta, rice, potatoes in their water. */
const otherPot = /\b(?:pasta|spaghetti|noodles?|rice|potato\w*|water|eggs?)\b/i;
const hard: readonly (readonly [RegExp, string])[] = [
  [
    /\b(bring|return)\b([^.;]{0,40}?)\bto (?:a|the) (?:(?:rolling|rapid|full|good) )?boil\b/giu,
    '$1$2to a gentle simmer',
  ],
  [
    /(?<!\b(?:an?|the|to) )\bboil(?: (?:hard|rapidly|vigorously|it|them))?\b(?!ing|ed|s\b)/giu,
    'simmer gently',
  ],
];

/** "Boil until creamy" with evaporated milk in the pot: "simmer gently until creamy"; from a place on. */
export function simmeredGently(text: string, from: number): string {
  if (forbidsBoiling.test(text.slice(from))) return text;
  const rest = text.slice(from).split(/(?<=[.!?]\s)/u);
  return (
    text.slice(0, from) +
    rest
      .map((sentence) =>
        otherPot.test(sentence)
          ? sentence
          : hard.reduce(
              (made, [what, instead]) =>
                made.replace(what, (all: string, one: unknown, two: unknown) => {
                  const said = instead
                    .replace('$1', typeof one === 'string' ? one : '')
                    .replace('$2', typeof two === 'string' ? two : '');
                  return /^\p{Lu}/u.test(all) ? capital(said) : said;
                }),
              sentence,
            ),
      )
      .join('')
  );
}

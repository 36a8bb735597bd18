import type { Food } from '#food/model';
import type { Recipe } from '../recipe.ts';
import type { ReadingProblem } from './proof.ts';

/** A word that is true of one class of food only. */
interface ClassWord {
  readonly word: RegExp;
  fits(food: Food): boolean;
}

const isA = (food: Food, ...kinds: readonly string[]): boolean =>
  kinds.some((kind) => food.id === kind || food.category === kind || food.ancestors.includes(kind));
const meaty = (food: Food): boolean =>
  isA(food, 'meat', 'poultry', 'sausage', 'cold-cut') ||
  /meat|sausage|chicken|turkey|beef|ham\b|crab|seitan/.test(food.id);

const classWords: readonly ClassWord[] = [
  {
    word: /(?<!\b(?:luncheon|crab|lobster|coconut|no|without|of|or|grilled|minced|fried|lean|like|good|raw|roast|cold)) \bmeat\b/i,
    fits: meaty,
  },
  { word: /\bacross the grain\b/i, fits: meaty },
  { word: /\bno (?:longer )?pink\b|\bpink (?:in|at|inside|within)\b/i, fits: meaty },
  { word: /\bjuices run clear\b/i, fits: meaty },
  {
    word: /(?<!-)\b(?:the|raw|cured) fish\b(?! (?:sauce|stock|slice|paste))/i,
    fits: (food) => isA(food, 'seafood', 'fish'),
  },
  { word: /\b(?:flesh|fish|it|they) flakes?\b|\bparts in flakes\b/i, fits: (food) => isA(food, 'fish') },
  { word: /\bpink and curled\b/i, fits: (food) => isA(food, 'shellfish') },
];

/** Words in the steps, cues and tips of a recipe that are true of none of its foods: "across the grain" for tofu. */
export function strangeWords(recipe: Recipe, foods: readonly Food[]): readonly ReadingProblem[] {
  const strange = classWords.filter(({ fits }) => !foods.some(fits));
  const texts: readonly (readonly [string, string])[] = [
    ...recipe.steps.map(({ id, text }) => [id, text] as const),
    ...recipe.tips.map((tip, index) => [`tip ${index + 1}`, tip] as const),
  ];
  return strange.flatMap(({ word }) =>
    texts.flatMap(([where, text]) => {
      const found = word.exec(text);
      return found === null
        ? []
        : [
            {
              where,
              problem: `says "${found[0].trim()}" of another food: "${text.slice(Math.max(0, found.index - 40), found.index + 40)}"`,
            },
          ];
    }),
  );
}

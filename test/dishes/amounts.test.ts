import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { randomBrief } from '../../eval/generate/briefs.ts';
import { loadKitchen } from '../support/kitchen.ts';

const kitchen = loadKitchen();
type Answer = ReturnType<typeof generateRecipe>;

function answers(units: 'metric' | 'us', count: number, first: number): readonly Answer[] {
  return Array.from({ length: count }, (_, at): Answer[] => {
    try {
      return [generateRecipe(kitchen, { ...randomBrief(first + at), units })];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return [];
    }
  }).flat();
}

const sized = /\((?:about )?[\d½¼¾]+(?:\.\d+)? (?:g|kg|ml|oz|lb)(?: each)?\)/;

describe('an ingredient line that says a size', () => {
  it.each([
    ['metric', 7000],
    ['us', 7400],
  ] as const)('reads back as the same food, number and weight (%s)', (units, first) => {
    let lines = 0;
    for (const recipe of answers(units, 140, first)) {
      for (const item of recipe.ingredients.filter(({ text }) => sized.test(text))) {
        lines += 1;
        const [back] = kitchen.grounder.ground([item.text], { servings: recipe.servings ?? 4 });
        expect(back?.ingredient.food?.id, item.text).toBe(item.food);
        expect(back?.parsed.quantity, item.text).toBeCloseTo(item.quantity ?? NaN, 2);
        // Weights are said in round numbers.
        expect(Math.abs((back?.ingredient.grams ?? 0) / (item.grams ?? NaN) - 1), item.text).toBeLessThan(
          0.07,
        );
      }
    }
    expect(lines).toBeGreaterThan(60);
  });
});

describe('what is counted', () => {
  const all = answers('metric', 200, 8000);
  const items = all.flatMap(({ servings, ingredients }) =>
    ingredients.map((item) => ({ ...item, servings })),
  );

  it('comes in whole cans', () => {
    const cans = items.filter(({ unit }) => unit === 'can');
    expect(cans.length).toBeGreaterThan(10);
    expect(cans.filter(({ quantity }) => !Number.isInteger(quantity)).map(({ text }) => text)).toEqual([]);
    expect(cans.filter(({ text }) => !sized.test(text)).map(({ text }) => text)).toEqual([]);
  });

  it('leaves halves only of what keeps, or of something small', () => {
    const halves = items.filter(
      ({ unit, quantity, text }) =>
        unit === 'piece' &&
        quantity !== null &&
        quantity > 1 &&
        !Number.isInteger(quantity) &&
        !/onion|shallot|lemon|lime|cucumber|cabbage|fennel|celeriac|cube|scallion/.test(text),
    );
    expect(halves.map(({ text }) => text)).toEqual([]);
  });
});

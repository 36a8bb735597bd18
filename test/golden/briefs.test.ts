import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../support/kitchen.ts';
import { goldenBriefs } from './briefs.ts';

const kitchen = loadKitchen();

/** A food with all it is made of, by plain walking of the table. */
function everythingIn(id: string, depth = 0): string[] {
  const food = kitchen.foods.get(id);
  if (!food) return [id];
  return [
    id,
    ...food.ancestors,
    ...(depth < 5 ? food.madeOf.flatMap((part) => everythingIn(part, depth + 1)) : []),
  ];
}

describe('ten kitchens', () => {
  it('are ten', () => expect(goldenBriefs).toHaveLength(10));

  it.each(goldenBriefs.map((brief) => [brief.name, brief] as const))(
    '%s gets a recipe that stands',
    (_, brief) => {
      const recipe = generateRecipe(kitchen, brief.input);

      expect(recipe.servings).toBe(brief.input.servings);
      for (const verdict of recipe.constraints) {
        // A certificate is nothing that ingredients can show.
        const allowed =
          verdict.constraint === 'halal' || verdict.constraint === 'kosher'
            ? ['met', 'unverifiable']
            : ['met'];
        expect(allowed, `${verdict.constraint}: ${verdict.evidence.join('; ')}`).toContain(verdict.status);
      }
      if (brief.input.time_available !== undefined)
        expect(recipe.timing.total_minutes).toBeLessThanOrEqual(brief.input.time_available);
      expect(recipe.timing.active_minutes!).toBeLessThanOrEqual(recipe.timing.total_minutes!);
      expect(recipe.nutrition.coverage).toBeGreaterThan(0.97);
      expect(recipe.cost.priced_share).toBeGreaterThan(0.9);

      const contents = new Set(recipe.ingredients.flatMap((item) => everythingIn(item.food ?? item.name)));
      for (const food of brief.never ?? []) expect([...contents], food).not.toContain(food);
      const used = recipe.pantry.used.map((entry) => entry.item);
      for (const item of brief.uses ?? []) expect(used).toContain(item);
      for (const entry of recipe.pantry.unused) expect(entry.reason).not.toBe('');
      if (brief.mostToBuy !== undefined)
        expect(recipe.pantry.missing.length, JSON.stringify(recipe.pantry.missing)).toBeLessThanOrEqual(
          brief.mostToBuy,
        );

      const kcal = recipe.nutrition.per_serving.energy_kcal ?? 0;
      const [low, high] = brief.kcalPerServing ?? [80, 1400];
      expect(kcal).toBeGreaterThanOrEqual(low);
      expect(kcal).toBeLessThanOrEqual(high);
      if (brief.safeCelsius !== undefined) {
        // That of the oven is above a hundred; a thigh is tender above what is safe.
        const least = brief.safeCelsius;
        const said = recipe.steps.some((step) =>
          [...step.text.matchAll(/\b(\d{2})(?:–\d{2})? °C/g)].some(([, degrees]) => Number(degrees) >= least),
        );
        expect(said, 'the safe temperature is said').toBe(true);
      }

      for (const step of recipe.steps) {
        expect(step.text).toMatch(/^\p{Lu}.*[.!?]$/su);
        expect(step.text).not.toMatch(/[{}[\]]|undefined|null|NaN|\s{2}|\s[.,;]/);
      }
      for (const item of recipe.ingredients) {
        expect(item.grams, item.text).toBeGreaterThan(0);
        expect(item.food, item.text).not.toBeNull();
      }
      const touched = new Set(recipe.steps.flatMap((step) => step.ingredients));
      for (const item of recipe.ingredients)
        expect([...touched], `${item.name} is used in a step`).toContain(item.name);
    },
  );

  it('gives the same answer for the same request', () => {
    const { input } = goldenBriefs[0]!;
    expect(generateRecipe(kitchen, input)).toEqual(generateRecipe(kitchen, input));
  });
});

describe('a vague word in an allergic kitchen', () => {
  it.each([
    ['bread', 'gluten-free', 'gluten'],
    ['pasta', 'gluten-free', 'gluten'],
    ['cheese', 'dairy-free', 'milk'],
  ])('%s is never taken for the safe kind of it', (item, diet, allergen) => {
    const recipe = generateRecipe(kitchen, {
      ingredients: [item, 'tomatoes', 'chickpeas', 'olive oil', 'garlic'],
      dietary_restrictions: [diet],
      allergies: [allergen],
    });
    expect(recipe.pantry.used.map((entry) => entry.item)).not.toContain(item);
    expect(recipe.pantry.unused.find((entry) => entry.item === item)?.reason).not.toBe('');
  });
});

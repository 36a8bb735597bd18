import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { analyzeRecipe } from './analyze-recipe.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';
import { rewriteTone } from './rewrite-tone.ts';

const kitchen = loadKitchen();
const recipe = {
  title: 'Beef in white whine',
  servings: 4,
  ingredients: [
    '600 g beef stew meat',
    '200 ml White whine',
    '2 onions',
    '1 tbsp buter',
    '200 ml cream',
    '1 tsp salt',
  ],
  instructions: [
    'Melt the buter in a pot, brown the beef untill it starts loosing liquid, then add the onions.',
    'Pour in the whine and simmer carfully for 90 minutes until tender. Stir in the cream and the salt.',
  ],
};
const slips = /whine|buter|untill|loosing|carfully/i;
const printed = (answer: {
  readonly title: string;
  readonly ingredients: readonly { readonly text: string }[];
  readonly instructions: readonly string[];
}): string =>
  [answer.title, ...answer.ingredients.map(({ text }) => text), ...answer.instructions].join('\n');

describe('misspelled words', () => {
  it('are put right before a recipe is made healthier, and that is one change', () => {
    const answer = healthify(kitchen, { recipe, health_focus: 'lowSaturatedFat' });
    expect(printed(answer)).not.toMatch(slips);
    const told = answer.changes.filter(({ target }) => target === 'spelling');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'text' });
    expect(told[0]!.before).toContain('whine');
  });

  it('are put right before it is made cheaper, and what stood before is shown as it stood', () => {
    const answer = budgetifyRecipe(kitchen, { recipe, reduction_percent: 40 });
    expect(printed(answer)).not.toMatch(slips);
    const lines = [...recipe.ingredients, ...recipe.instructions];
    for (const { target, before } of answer.changes)
      if (/whine|buter/i.test(before ?? '') && target !== 'spelling')
        expect(lines.some((line) => before!.includes(line))).toBe(true);
  });

  it('save nothing, though an amount is only read once they are right', () => {
    const borscht = {
      title: 'Borscht',
      servings: 4,
      ingredients: ['1 lb beef tenderloin', '2 large beets', '4 cups beef stock', 'Sour cream (optional)'],
      instructions: [
        'Cut the beef and the beets into cubes and simmer them in the stock for 90 minutes.',
        'Serve. 1-2 spoonfulls of sour cream is recommended per bowl for additional flavor.',
      ],
    };
    const right = {
      ...borscht,
      instructions: borscht.instructions.map((text) => text.replace('fulls', 'fuls')),
    };
    const [wrong, spelled] = [borscht, right].map((recipe) =>
      budgetifyRecipe(kitchen, { recipe, reduction_percent: 20 }),
    );
    expect(wrong!.saved_percent).toBe(spelled!.saved_percent);
  });

  it('are put right for another machine and for another tone', () => {
    expect(printed(adaptRecipeMethod(kitchen, { recipe, method: 'slowCooker' }))).not.toMatch(slips);
    const told = rewriteTone(kitchen, { recipe, tone: 'elegant' });
    expect(printed(told)).not.toMatch(slips);
    expect(told.locked.ingredients).toEqual(recipe.ingredients);
  });

  it('stay where nothing is converted', () => {
    const answer = adaptRecipeMethod(kitchen, { recipe, method: 'noCook' });
    expect(answer.feasible).toBe(false);
    expect(answer.instructions).toEqual(recipe.instructions);
    expect(answer.changes).toEqual([]);
  });

  it('and lines that nobody could read are read', () => {
    const soup = {
      title: 'Leek soup',
      servings: 4,
      ingredients: ['3 leaks, sliced', '500 g potatos', '1 l vegetable stock', 'stick blender'],
      instructions: [
        'Boil the leeks and potatos in the stock for 20 minutes.',
        'Blend with the stick blender (see picture 2).',
      ],
    };
    const told = rewriteTone(kitchen, { recipe: soup, tone: 'professional' });
    expect(printed(told)).toContain('3 leeks, sliced');
    expect(printed(told)).not.toMatch(/picture/);
    // A tool is no food.
    expect(told.ingredients.map(({ text }) => text).join()).not.toMatch(/blender/i);
    expect(told.equipment).toContain('stick blender');
    const healthier = healthify(kitchen, { recipe: soup, health_focus: 'lowSodium' });
    expect(healthier.changes.find(({ target }) => target === 'equipment')).toMatchObject({
      before: 'stick blender',
      after: 'equipment: stick blender',
    });
  });

  it('lose no allergen', () => {
    const had = analyzeRecipe(kitchen, { recipe }).allergens.filter(({ status }) => status !== 'unknown');
    const has = rewriteTone(kitchen, { recipe, tone: 'casual' }).allergens;
    for (const { allergen } of had) expect(has.map((one) => one.allergen)).toContain(allergen);
  });
});

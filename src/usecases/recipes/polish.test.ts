import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

const stirFry = {
  title: 'Beef and Broccoli',
  servings: 4,
  ingredients: [
    '1/2 lb Beef, cut into strips',
    '3 Tbsp Vegetable Oil',
    '1 cup Broccoli Pieces',
    '1 cup Carrots, sliced',
    '3 Tbsp soy sauce',
    '1 tsp salt',
    '1 Tbsp Corn Starch',
  ],
  instructions: [
    'Heat oil, add beef and stir-fry until meat is browned',
    'Add brocolli and carrots, cover, steam 5 mins',
    'Combine Corn Starch, 2 Tbsp water, and soy sauce. Add to meat to thicken sauce.',
    'Season with salt. Serve hot and enjoy!',
  ],
};

it.each([
  ['healthify', () => healthify(kitchen, { recipe: stirFry, health_focus: 'lowSodium' })],
  ['budgetify-recipe', () => budgetifyRecipe(kitchen, { recipe: stirFry })],
])('%s hands back clean prose, and says that the wording changed', (_, transform) => {
  const { instructions, steps, changes } = transform();
  if (changes.length === 0) return expect(instructions).toEqual(stirFry.instructions);
  const said = instructions.join('\n');
  expect(said).not.toMatch(/brocolli|Corn Starch|mins|enjoy/);
  expect(said).toMatch(/Add the broccoli and carrots/);
  for (const text of instructions) expect(text).toMatch(/^\p{Lu}.*\.$/su);
  expect(steps.map(({ text }) => text)).toEqual(instructions);
  const told = changes.filter(({ target }) => target === 'instructions');
  expect(told).toMatchObject([
    {
      kind: 'text',
      before: expect.any(String) as string,
      after: expect.any(String) as string,
      effect: { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } },
    },
  ]);
  // What a change shows of a step is what stands there.
  for (const { kind, after } of changes)
    if (kind === 'text' && after !== null) for (const line of after.split('\n')) expect(said).toContain(line);
});

it('leaves the author what a machine does not concern, and tells of no wording', () => {
  const { instructions, changes } = adaptRecipeMethod(kitchen, {
    recipe: {
      title: 'Chicken soup',
      servings: 4,
      ingredients: ['1 kg chicken legs', '2 carrots, sliced', '1.5 l water', '1 Tbsp Parsley'],
      instructions: [
        'Chop carrots and parsley, don\u2019t bother peeling',
        'Put chicken and carrots in a large pot, add water, bring to the boil, then simmer 1 hr',
        'Scatter over Parsley and enjoy!',
      ],
    },
    method: 'pressureCooker',
  });
  expect(instructions[0]).toBe('Chop carrots and parsley, don\u2019t bother peeling');
  expect(instructions.at(-1)).toBe('Scatter over Parsley and enjoy!');
  expect(instructions.join(' ')).toMatch(/Put the chicken and carrots in the pressure cooker/);
  expect(changes.filter(({ target }) => target === 'instructions')).toEqual([]);
  for (const { before, after } of changes) expect(`${before}${after}`).not.toContain('\n');
});

it('leaves a recipe byte for byte where nothing is changed', () => {
  const { feasible, instructions, changes } = adaptRecipeMethod(kitchen, {
    recipe: stirFry,
    method: 'noCook',
  });
  expect([feasible, changes]).toEqual([false, []]);
  expect(instructions).toEqual(stirFry.instructions);
});

it('counts the wording among the changes only where there is room', () => {
  const { changes, instructions } = healthify(kitchen, {
    recipe: stirFry,
    health_focus: 'lowSodium',
    max_changes: 1,
  });
  expect(changes).toHaveLength(1);
  expect(instructions.join(' ')).not.toMatch(/brocolli/);
});

import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';
import { rewriteTone } from './rewrite-tone.ts';

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
  expect(instructions.join(' ')).toMatch(
    /Pour the water into the pressure cooker\. Stir in the carrots\. Set the chicken in it/,
  );
  expect(changes.filter(({ target }) => target === 'instructions')).toEqual([]);
  for (const { before, after } of changes) expect(`${before}${after}`).not.toContain('\n');
});

const jotted = {
  title: 'Sausage pot',
  servings: 4,
  ingredients: [
    '500 g pork sausages + 2 bay leaves',
    '1 onion, diced',
    '2 tins chopped tomatoes',
    '1 tin butter beans',
    '2 tsp salt',
    'pepper and dried thyme',
    '100 g cream cheese + juice of 1/2 lemon',
  ],
  instructions: [
    'brown sausages well, 10 mins!!',
    'onion in til soft... then toms, beans, bay leaves and the 2 tsp salt, simmer 25 mins',
    'cream cheese, lemon juice. dont boil it again',
    'taste + pepper, thyme. eat w/ bread',
  ],
};

it.each([
  ['healthify', () => healthify(kitchen, { recipe: jotted, health_focus: 'lowSodium' })],
  ['budgetify-recipe', () => budgetifyRecipe(kitchen, { recipe: jotted, reduction_percent: 15 })],
])(
  '%s writes out what is jotted, and leaves every other sentence that no change touches as it was',
  (_, transform) => {
    const { instructions, changes } = transform();
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ target }) => target === 'instructions')).toEqual([]);
    const said = instructions.join('\n');
    for (const sentence of ['well, 10 mins!!', 'Add the onion, then cook until soft', "don't boil it again"])
      expect(said).toContain(sentence);
    expect(said).not.toMatch(/cream the/);
  },
);

it.each([
  ['healthify', () => healthify(kitchen, { recipe: jotted, health_focus: 'lowSodium' })],
  ['budgetify-recipe', () => budgetifyRecipe(kitchen, { recipe: jotted, reduction_percent: 15 })],
  ['adapt-method', () => adaptRecipeMethod(kitchen, { recipe: jotted, method: 'slowCooker' })],
  ['rewrite-tone', () => rewriteTone(kitchen, { recipe: jotted, tone: 'friendly' })],
])('%s gives a line of several foods back whole where none of them was changed', (_, transform) => {
  const lines = transform().ingredients.map(({ text }) => text);
  expect(lines.map((line) => line.toLowerCase())).toContain('pepper and dried thyme');
  // Sausages may be fewer or others; then the bay leaves stand alone.
  expect(lines.filter((text) => /bay leaves/.test(text))).toHaveLength(1);
});

it('leaves a recipe byte for byte where nothing is changed', () => {
  const { feasible, instructions, changes } = adaptRecipeMethod(kitchen, {
    recipe: stirFry,
    method: 'noCook',
  });
  expect([feasible, changes]).toEqual([false, []]);
  expect(instructions).toEqual(stirFry.instructions);
});

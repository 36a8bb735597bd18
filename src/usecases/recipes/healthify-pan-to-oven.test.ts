import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const listed = ({ ingredients }: { ingredients: readonly { text: string }[] }): string =>
  ingredients.map(({ text }) => text).join('\n');

it('roasts the sliced vegetables of a bake that drank a panful of oil, and leaves a spoonful for the onions', () => {
  const answer = healthify(kitchen, {
    health_focus: 'heartHealthy',
    recipe: {
      title: 'Imam bake',
      servings: 4,
      ingredients: [
        '800g aubergines, sliced',
        '400g potatoes, sliced',
        '200ml olive oil',
        '2 onions, chopped',
        '2 tins chopped tomatoes',
        '1/2 tsp salt',
      ],
      instructions: [
        'Heat the oil. Fry the potatoes, then the aubergines in the oil in batches until golden. Drain on kitchen paper.',
        'Soften the onions in a spoonful of the same oil for 10 minutes, add the tomatoes and salt and simmer for 20 minutes.',
        'Layer up and bake for 40 minutes.',
      ],
    },
  });
  expect(listed(answer)).toMatch(/^(?:\d tbsp|[5-9]\d ml) olive oil$/m);
  expect(answer.instructions[0]).toMatch(
    /^Heat the oven to 220 °C \(425 °F\)\. Brush the potatoes and the aubergines with [34] tbsp of the oil, .* roast for 25–30 minutes/,
  );
  expect(answer.instructions[0]).not.toMatch(/fry|paper/i);
  expect(answer.instructions[1]).toMatch(/in a spoonful of the oil for 10 minutes/);
});

const sweetAndSour = {
  title: 'Sweet and sour pork',
  servings: 4,
  ingredients: [
    '600g pork loin, in chunks',
    '1 egg, beaten',
    '80g cornflour',
    '1 litre vegetable oil, for deep frying',
    '1 red pepper, in chunks',
    '1 onion, in chunks',
    '400g tin peach slices in syrup',
    '80g sugar',
    '80ml rice vinegar',
  ],
  instructions: [
    'Dip the pork in the egg and toss in the cornflour. Heat the oil to 180°C and fry the pork in batches for 5 minutes each until golden. Drain on kitchen paper.',
    'Boil the syrup, sugar and vinegar for 3 minutes.',
    'In a wok with 1 tbsp of the frying oil, stir-fry the pepper and onion for 3 minutes. Add the peach slices and pork and serve.',
  ],
};

it('bakes what is coated and fried, fries on in a spoonful what was fried so, and drains no syrup', () => {
  const answer = healthify(kitchen, { health_focus: 'diabeticFriendly', recipe: sweetAndSour });
  expect(listed(answer)).toMatch(/^3 tbsp vegetable oil$/m);
  expect(answer.instructions.join(' ')).toMatch(
    /Bake the pork for (?:15–18|20–25) minutes, turning once, until golden/,
  );
  expect(answer.instructions.join(' ')).toMatch(/brush them with 2 tbsp of the oil/);
  expect(answer.instructions.join(' ')).toMatch(/with 1 tbsp of the oil, stir-fry the pepper/);
  expect(listed(answer)).toMatch(/peach slices in juice/);
  expect(answer.instructions.join(' ')).not.toMatch(/syrup/);
});

it('fries the onions of a sauce on, where the meat goes into the oven', () => {
  const answer = healthify(kitchen, {
    health_focus: 'weightLoss',
    recipe: {
      title: 'Chicken katsu',
      servings: 2,
      ingredients: [
        '2 chicken breasts',
        '50g flour',
        '1 egg',
        '100g panko',
        '200ml oil, for frying',
        '1 onion, chopped',
        '500ml chicken stock',
      ],
      instructions: [
        'Sauce: fry the onion in 1 tbsp oil for 12 minutes, add the stock and simmer for 20 minutes.',
        'Coat the chicken in flour, egg and panko.',
        'Heat the oil and fry the chicken for 4 minutes each side until golden.',
      ],
    },
  });
  expect(answer.instructions[0]).toMatch(/^Sauce: fry the onion in 1 tbsp oil for 12 minutes/);
  expect(answer.instructions.join(' ')).toMatch(/Bake the chicken for 20–25 minutes/);
});

it('weighs what came by the pint, and writes spoons as the author does', () => {
  const answer = budgetifyRecipe(kitchen, {
    reduction_percent: 30,
    recipe: {
      title: 'Sheet pan cod',
      servings: 4,
      ingredients: ['4 cod fillets', '1 pint cherry tomatoes', '2 tbsp olive oil', '1/2 cup olives'],
      instructions: [
        'Toss the tomatoes with 1 tbsp oil. Roast with the cod and olives at 425°F for 15 minutes.',
      ],
    },
  });
  expect(listed(answer)).not.toMatch(/cups? plum tomatoes/);
  expect(answer.instructions.join(' ')).not.toMatch(/tablespoon/);
});

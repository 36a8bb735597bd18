import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

const laksa = {
  title: 'King Prawn Laksa',
  servings: 4,
  ingredients: [
    '1 jar (185g) good laksa paste',
    '1 tbsp sunflower oil',
    '2 x 400ml tins coconut milk',
    '1 litre fresh fish stock (2 pouches)',
    '250g dried rice vermicelli',
    '500g raw peeled king prawns, fresh',
    '200g tofu puffs, halved',
    '300g beansprouts',
    '2 limes, 1 juiced and 1 in wedges',
  ],
  instructions: [
    'Heat the oil in a big saucepan and fry the laksa paste for 2-3 minutes.',
    'Pour in the coconut milk and stock, bring up to a simmer and leave it to bubble for 10 minutes. Meanwhile soak the noodles in boiling water, then drain.',
    'Add the tofu puffs and simmer for another 3 minutes.',
    'Add the prawns and cook for 2-3 minutes till pink right through. Squeeze in the juice of one lime.',
    'Divide the noodles and beansprouts between four deep bowls and ladle the soup over. Lime wedges on the side.',
  ],
};

it('takes prawns out of the freezer under a title that says king prawn, keeps the soup as much, and leaves a split count alone', () => {
  const { ingredients } = budgetifyRecipe(kitchen, { recipe: laksa, reduction_percent: 30 });
  const list = ingredients.map(({ text }) => text).join('\n');
  expect(list).toMatch(/frozen[^\n]*king prawns/);
  expect(list).not.toMatch(/\bfresh\b(?! fish)/);
  expect(list).toContain('2 limes, 1 juiced and 1 in wedges');
  expect(list).not.toMatch(/^1 x 400ml tin coconut/m);
  if (/^1 1\/2 x 400ml/m.test(list)) expect(list).toMatch(/^200 ml water/m);
});

it('drops the sorts of the old mushrooms, and pours no water in to boil it away', () => {
  const { ingredients } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Tagliatelle ai funghi di bosco',
      servings: 4,
      ingredients: [
        '500g fresh egg tagliatelle',
        '400g mixed wild mushrooms (girolles, chanterelles, pied de mouton)',
        '60g butter',
        '2 shallots, finely chopped',
        '150ml dry white wine',
        '200ml double cream',
        '80g Parmigiano Reggiano',
      ],
      instructions: [
        'Fry the wild mushrooms in half the butter over a high heat until coloured, 6-8 mins. Set aside.',
        'Rest of the butter, shallots, 4 mins gently. Wine - let it all but disappear.',
        'Cream in, simmer 3 mins, wild mushrooms back in.',
        'Pasta into boiling salted water, 2-3 mins. Lift it into the sauce with the Parmigiano and toss.',
      ],
    },
    reduction_percent: 35,
  });
  const list = ingredients.map(({ text }) => text).join('\n');
  expect(list).toContain('400g chestnut mushrooms');
  expect(list).not.toMatch(/girolles/);
  expect(list).not.toMatch(/\bwater\b/);
});

it('keeps the butter and the honey of a baklava', () => {
  const { ingredients, changes } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Pistachio Baklava',
      servings: 24,
      ingredients: [
        '450 g shelled unsalted pistachios',
        '400 g filo pastry',
        '250 g unsalted butter, melted',
        '300 g caster sugar',
        '150 ml clear honey',
        '200 ml water',
      ],
      instructions: [
        'Blitz the pistachios in a food processor until finely chopped. Keep back 3 tablespoons for the top.',
        'Butter a 20 x 30 cm tin. Lay in half of the filo, brushing every sheet with butter.',
        'Spread the nuts over. Layer the remaining filo on top, buttering each sheet again.',
        'Cut into 24 diamonds and bake at 170°C for 40-45 minutes until deep golden.',
        'Simmer the sugar, honey and water for 8 minutes. Pour it over the hot baklava and scatter with the reserved pistachios.',
      ],
    },
    reduction_percent: 20,
  });
  const list = ingredients.map(({ text }) => text).join('\n');
  expect(list).toContain('butter');
  expect(list).toContain('honey');
  expect(list).not.toMatch(/oil|margarine|corn syrup/);
  expect(changes.map(({ reason }) => reason).join(' ')).not.toMatch(/chopped finer/);
});

it('says of a baked custard what is true of it, and prices its pastry', () => {
  const { cost_before, changes, warnings } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Asparagus Quiche',
      servings: 6,
      ingredients: [
        '320 g all-butter shortcrust pastry (1 ready-rolled sheet)',
        '250 g asparagus',
        '4 large eggs',
        '300 ml double cream',
      ],
      instructions: [
        'Line a tart tin with the pastry and bake blind for 15 minutes at 200°C.',
        'Boil the asparagus for 2 minutes, drain and cut up.',
        'Beat the eggs and cream together. Scatter the asparagus over the pastry and pour in the custard.',
        'Bake for 30-35 minutes until just set.',
      ],
    },
    reduction_percent: 8,
  });
  const said = changes.map(({ reason }) => reason).join(' ');
  expect(said).not.toMatch(/on the heat/);
  expect(said).toMatch(/the egg or the flour/);
  expect(warnings.join(' ')).not.toMatch(/Not in the cost/);
  expect(cost_before.priced_share).toBe(1);
});

it('scales the rub with the steak, and warms the beans beside what should char', () => {
  const { ingredients, instructions } = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Saturday steak fajitas',
      servings: 6,
      ingredients: [
        '2 1/2 lb flank steak',
        '2 packets fajita seasoning',
        '3 Tbsp oil',
        '3 bell peppers, sliced',
        '2 big onions, sliced',
        '8 oz sour cream',
        '18 fajita size flour tortillas',
      ],
      instructions: [
        'Rub the steak with 1 1/2 packets of the seasoning and 1 Tbsp oil. Let it stand 30 min.',
        'Get a cast iron pan screaming hot. Cook the steak in a Tbsp of oil, 4-5 min a side. Rest it 10 min under foil.',
        'Fry the peppers and onions in the same pan with the last Tbsp oil and the rest of the packet for 6-8 min, you want some char.',
        'Warm the tortillas. Slice the steak THIN against the grain and serve with the sour cream.',
      ],
    },
    reduction_percent: 40,
  });
  const list = ingredients.map(({ text }) => text).join('\n');
  const steps = instructions.join('\n');
  expect(list).toMatch(/cans .*beans/);
  expect(list).toMatch(/^1 packet fajita seasoning$/m);
  expect(steps).toMatch(/1\/2 packet of the seasoning/);
  expect(steps).toMatch(/beans and warm them through in a small pan/);
});

it('oils between the sheets where the butter gave way to oil', () => {
  const { ingredients, instructions } = healthify(kitchen, {
    recipe: {
      title: 'Spinach and feta filo pie',
      servings: 6,
      ingredients: ['400 g filo pastry', '200 g butter, melted', '600 g spinach', '200 g feta', '3 eggs'],
      instructions: [
        'Wilt the spinach in a pan for 3 minutes and squeeze it dry. Mix it with the feta and eggs.',
        'Lay half of the filo in a tin, brushing every sheet with butter. Spread the filling over it.',
        'Layer the rest of the filo on top, buttering each sheet again. Bake at 180°C for 40 minutes.',
      ],
    },
    health_focus: 'heartHealthy',
  });
  expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/\boil\b/);
  expect(instructions.join('\n')).toMatch(/oiling each sheet again/);
});

import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  percent: number,
  ingredients: string[],
  instructions: string[],
  servings = 6,
) => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return { ...made, list: made.ingredients.map(({ text }) => text), steps: made.instructions };
};

const tart = cheaper(
  'Raspberry Frangipane Tart',
  15,
  [
    '200 g plain flour',
    '100 g cold butter, cubed',
    '25 g icing sugar',
    '1 egg yolk',
    '150 g soft butter',
    '150 g caster sugar',
    '150 g ground almonds',
    '3 large eggs',
    '1 tsp almond extract',
    '150 g good raspberry conserve',
    '200 g fresh raspberries',
    '25 g flaked almonds',
  ],
  [
    'Rub the cold butter into the flour until it resembles breadcrumbs. Stir in the icing sugar, then the egg yolk and 1-2 tbsp cold water to bring it together. Wrap and chill for 30 minutes.',
    'Roll out the pastry and line a 23 cm loose-bottomed tart tin. Bake for 15 minutes at 190°C.',
    'Beat the soft butter and caster sugar until fluffy. Beat in the eggs one at a time, then the ground almonds and almond extract.',
    'Spread the conserve over the pastry base, then the frangipane. Press in the raspberries and scatter with the flaked almonds.',
    'Bake at 180°C (160°C fan) for 35-40 minutes until risen, golden and just firm. Cool in the tin.',
  ],
  10,
);

it('gives no almonds by the teaspoon in the place of their extract', () => {
  expect(tart.list).toContain('1 tsp almond extract');
});

it('leaves the flour of a pastry alone where its filling has ground almonds', () => {
  expect(tart.list).toContain('200 g plain flour');
  expect(tart.list).toContain('150 g ground almonds');
});

const paella = cheaper(
  'Paella de Marisco',
  25,
  [
    '4 tbsp olive oil',
    '300 g fresh squid, cleaned and cut into rings',
    '300 g monkfish, cut into 3 cm chunks',
    '1 onion, finely chopped',
    '200 g tinned chopped tomatoes',
    'A large pinch of saffron',
    '400 g bomba rice',
    '1.2 litres fresh fish stock, hot',
    '500 g mussels, cleaned',
  ],
  [
    'Heat 2 tbsp of the oil in a paella pan. Fry the squid and monkfish for 2 minutes and remove.',
    'Add the remaining oil and the onion and cook for 10 minutes. Add the tomatoes and cook for 5-8 minutes until dark and jammy.',
    "Stir in the saffron and rice and cook for 1 minute. Pour in the hot stock, season and spread the rice out evenly. From now on, don't stir.",
    'Simmer briskly for 8 minutes, then reduce the heat and cook for 5 minutes.',
    'Tuck in the squid, monkfish and mussels. Cover loosely with foil and cook for 5-6 minutes more, until the mussels have opened.',
  ],
);

it('dissolves a cube before the step that begins with something else, and tastes before it seasons', () => {
  expect(paella.steps[1]).toMatch(
    /dark and jammy\. Meanwhile, dissolve 2 fish stock cubes in 1\.2 l hot water\.$/,
  );
  expect(paella.steps[2]).toMatch(
    /^Stir in the saffron and rice and cook for 1 minute\. Pour in the hot stock, season only after tasting and spread/,
  );
});

it('lays soft fish on top raw where firm fish was fried and tucked in', () => {
  expect(paella.steps[0]).toMatch(/Fry the squid for 2 minutes and remove\.$/);
  expect(paella.steps[4]).toMatch(/^Tuck in the squid and mussels\. Lay the pollock on top, raw\./);
});

const tagine = cheaper(
  'Lamb tagine',
  35,
  [
    '1.2kg lamb leg, diced',
    '2 tbsp olive oil',
    '2 onions, sliced',
    '2 tbsp ras el hanout',
    '1/2 tsp saffron threads',
    '1 tin (400g) chopped tomatoes',
    '500ml fresh lamb stock',
    '150g soft dried apricots',
    '100g blanched almonds, toasted',
    '300g couscous, to serve',
  ],
  [
    'Heat the oil in your biggest casserole and brown the lamb in batches. Set aside.',
    'Add the onions and cook for 10 minutes until soft, then the ras el hanout for a minute.',
    'Put the lamb back with the saffron, tomatoes and stock. Bring to a simmer, lid on, and cook very gently for 1 1/2 hours.',
    'Stir in the apricots. Lid off this time, another 30 minutes, until the sauce is thick.',
    'Soak the couscous in 375ml boiling water for 5 minutes, then fork it up.',
    'Scatter the tagine with the almonds.',
  ],
);

it('simmers beans in the braise that they stretch for its last half hour', () => {
  expect(tagine.steps[3]).toMatch(/^Drain and rinse the chickpeas and stir them in\. Stir in the apricots\./);
});

it('says of the meat no smaller share than the list shows', () => {
  expect(tagine.list).toContain('550 g lamb neck fillet, diced');
  expect(tagine.changes[0]!.reason).toMatch(/chickpeas take the place of more than half of the meat/);
});

it('promises no steeping that no step tells', () => {
  expect(tagine.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/steeped/);
});

const nicoise = cheaper(
  'Seared Ahi Salade Niçoise',
  40,
  [
    '4 (6 oz) fresh ahi tuna steaks',
    '1 lb fingerling potatoes',
    '4 large eggs',
    '1 head butter lettuce',
    '1 pint cherry tomatoes, halved',
    '1/2 cup Niçoise olives',
    '2 Tbsp capers, drained',
    '2 Tbsp red wine vinegar',
    '2 tsp Dijon mustard',
    '1/2 cup extra-virgin olive oil',
  ],
  [
    'Boil the potatoes in salted water for 12-15 minutes until tender. Lift out with a slotted spoon and halve.',
    'Boil the eggs for 8 minutes, cool, peel and halve.',
    'Shake the vinegar, mustard and all but 1 Tbsp of the oil in a jar. Toss the warm potatoes with 3 Tbsp of the dressing.',
    'Brush the tuna with the remaining oil. Sear in a very hot skillet for 1-2 minutes per side. Slice.',
    'Arrange the lettuce with the potatoes, tomatoes, eggs, olives and tuna. Scatter with the capers and spoon over the rest of the dressing.',
  ],
  4,
);

it('says nothing of browning where the oil is a dressing', () => {
  expect(nicoise.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/brown it/);
});

it('cuts up no potatoes in the list that the steps boil whole and halve', () => {
  expect(nicoise.list.join('\n')).not.toMatch(/potatoes, cut/);
});

it('tells no reason twice', () => {
  const said = nicoise.changes.map(({ reason }) => reason.replace(/: saves .*/, ''));
  expect(new Set(said).size).toBe(said.length);
  const salty = cheaper(
    'Pasta with olives',
    40,
    [
      '320 g spaghetti',
      '150 g black olives',
      '100 g capers',
      '80 g sun-dried tomatoes',
      '400 g canned tomatoes',
    ],
    [
      'Simmer the tomatoes with the olives, capers and sun-dried tomatoes for 15 minutes.',
      'Toss with the spaghetti.',
    ],
    4,
  );
  expect(salty.changes.map(({ reason }) => reason).join(' ')).toMatch(/As with the black olives/);
});

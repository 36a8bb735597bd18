import type { CuisineProfile, Dish, DishRole } from '../../dish.ts';
import { withFurtherSpices } from './further-spices.ts';
import { withSweetGuests } from './sweet-guests.ts';
import { withGarnish } from './garnishes.ts';
import { option, role, step, takesFood } from './side-role.ts';
import { needsOwnAppliance } from '../tools.ts';

/** Families of mains beside which a bowl of dressed leaves is at home, and those with something green from a pot. */
const besideSalad: ReadonlySet<string> = new Set(
  'roast grill fry pie bake egg pasta sandwich stew braise curry rice'.split(' '),
);
const besideGreens: ReadonlySet<string> = new Set('roast grill fry pie bake braise stew'.split(' '));

/** Parts of the world that eat raw salad beside a main dish, and that boil a green vegetable for it. */
const saladPlaces: ReadonlySet<string> = new Set(
  'european western mediterranean middle-eastern near-eastern latin-american north-american south-asian north-african'.split(
    ' ',
  ),
);
const greenPlaces: ReadonlySet<string> = new Set(
  'european western north-american latin-american mediterranean'.split(' '),
);

const saladGroup = 'For the salad';
const saladRoles: readonly DishRole[] = [
  role('side_salad', {
    picks: [0, 3],
    group: saladGroup,
    prep: 'thinly sliced',
    options: [
      option('lettuce', 'washed and torn'),
      option('romaine-lettuce', 'washed and torn'),
      option('arugula', 'washed'),
      option('mixed-salad-leaves', ''),
      option('watercress', 'washed'),
      option('cucumber'),
      option('tomato', 'cut into wedges'),
      option('cherry-tomato', 'halved'),
      option('radish'),
      option('fennel', 'finely shaved'),
      option('carrot', 'coarsely grated'),
    ],
  }),
  role('side_oil', {
    only: 'side_salad',
    food: 'olive-oil',
    need: 'optional',
    grams: 4,
    range: [2, 6],
    unit: 'tbsp',
    group: saladGroup,
  }),
  role('side_acid', {
    only: 'side_salad',
    food: 'white-wine-vinegar',
    need: 'optional',
    grams: 2,
    range: [1, 4],
    unit: 'tsp',
    group: saladGroup,
    options: [{ ...option('lemon-juice', null, 1.3), loss: 0 }],
  }),
];
const saladStep = step('side_salad', {
  uses: ['side_salad', 'side_oil', 'side_acid'],
  when: ['has side_salad'],
  tools: ['bowl'],
  say: 'For a salad on the side, toss {side_salad} with {side_oil}, {side_acid} and a pinch of salt just before serving.',
});

/** A heading of its own, so that the fat is not counted with that of the dish, of which a step may take the rest. */
const greensGroup = 'For the side';
const greensRoles: readonly DishRole[] = [
  role('side_greens', {
    picks: [0, 2],
    group: greensGroup,
    grams: 80,
    range: [45, 120],
    options: [
      option('green-bean', 'trimmed'),
      option('broccoli', 'cut into florets'),
      option('broccolini', 'trimmed'),
      option('asparagus', 'trimmed'),
      option('brussels-sprout', 'trimmed and halved'),
      option('cauliflower', 'cut into florets'),
      option('snow-pea', 'trimmed'),
    ],
  }),
  role('side_gloss', {
    only: 'side_greens',
    food: 'olive-oil',
    need: 'optional',
    grams: 4,
    range: [2, 6],
    unit: 'tsp',
    group: greensGroup,
    options: [{ ...option('butter'), loss: 0 }],
  }),
];
const greensStep = step('side_greens', {
  action: 'saute',
  uses: ['side_greens', 'side_gloss'],
  when: ['has side_greens'],
  tools: ['large frying pan', 'lid'],
  heat: 'medium-high',
  station: 'burner',
  minutes: [7, 9],
  active: 3,
  until: 'just tender',
  say: 'Fry {side_greens} in {side_gloss} in a second wide pan for two or three minutes, until browned in spots. Add a pinch of salt and two tablespoons of water, cover and steam until {until}, {min} in all. Keep under the lid, to serve on the side.',
});

/**
 * A dish with room for what its own people would put beside it from the kitchen: a few dressed leaves, a boiled green
 * vegetable, another of its spices. Nothing is ever bought for it. A dish that already takes such things stays as it is.
 */
export function withSides(dish: Dish, profile: CuisineProfile | undefined): Dish {
  return withGarnish(withVegetables(withSweetGuests(withFurtherSpices(dish, profile)), profile), profile);
}

function withVegetables(dish: Dish, profile: CuisineProfile | undefined): Dish {
  if (dish.form || dish.course !== 'main') return dish;
  const at = (places: ReadonlySet<string>): boolean =>
    profile?.within.some((place) => places.has(place)) === true;
  const takes = (food: string): boolean => takesFood(dish, food);
  const salad = besideSalad.has(dish.family) && at(saladPlaces) && !takes('lettuce') && !takes('cucumber');
  const greens =
    besideGreens.has(dish.family) &&
    at(greenPlaces) &&
    !takes('green-bean') &&
    !takes('broccoli') &&
    // Whoever cooks in a slow cooker may have no stove to boil beans on.
    !needsOwnAppliance(dish);
  if (!salad && !greens) return dish;
  const last = dish.steps.at(-1)!;
  const besides = [...(greens ? [greensStep] : []), ...(salad ? [saladStep] : [])];
  return {
    ...dish,
    roles: [...dish.roles, ...(greens ? greensRoles : []), ...(salad ? saladRoles : [])],
    steps: [
      ...dish.steps.slice(0, -1),
      ...besides,
      { ...last, after: [...last.after, ...besides.map(({ id }) => id)] },
    ],
  };
}

import { describe, expect, it } from 'vitest';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { createCatalogue } from './catalogue.ts';
import { createGrounder } from './ground.ts';
import { createLineParser } from './parse/line-parser.ts';
import { partedLines } from './several.ts';

const units = loadUnits();
const grounder = createGrounder({
  parser: createLineParser(units),
  catalogue: createCatalogue(loadFoodTable()),
  units,
});
const foods = (line: string) =>
  grounder.ground(partedLines([line], grounder)).map(({ ingredient }) => ingredient.food?.id ?? null);

describe('a line of several foods is read as all of them', () => {
  it.each([
    ['beef stock cube in 300ml water', ['beef-stock-cube', 'water']],
    ['1 chicken stock cube dissolved in 500ml boiling water', ['chicken-stock-cube', 'water']],
    ['breadcrumbs, extra cheese for topping', ['breadcrumbs', 'cheddar']],
    ['3-4 spring onions, some coriander, chilli', ['scallion', 'cilantro', 'red-chili']],
    ['soy sauce 2tbsp, peanut butter 1tbsp', ['soy-sauce', 'peanut-butter']],
    ['1 red onion, cucumber, tomatoes', ['red-onion', 'cucumber', 'tomato']],
    ['2 carrots 2 onions 1 stick celery', ['carrot', 'onion', 'celery']],
    ['1 tsp cumin 1 tsp turmeric', ['ground-cumin', 'turmeric']],
    ['onion garlic ginger', ['onion', 'garlic', 'fresh-ginger']],
    ['cumin + coriander, 2 tsp each', ['ground-cumin', 'ground-coriander']],
    ['fish sauce & sugar 1 tbsp each', ['fish-sauce', 'sugar']],
    ['veg: carrots, peas, broccoli', ['carrot', 'pea', 'broccoli']],
    [
      'Topping: 1/2 cup white sugar, 1/3 cup flour, 1/4 cup butter cubed, 1 tsp cinnamon',
      ['sugar', 'all-purpose-flour', 'butter', 'ground-cinnamon'],
    ],
  ] as const)('%s', (line, ids) => expect(foods(line)).toEqual(ids));

  it.each([
    ['2 lb beef, chuck, cubed'],
    ['4 tomatoes, plum'],
    ['2 cups lettuce, romaine'],
    ['500g chicken, breast'],
    ['garlic, 1 head'],
    ['smoked paprika sweet'],
    ['chicken breasts 500 g'],
    ['fresh mint leaves'],
    ['1 can tuna in oil'],
    ['100g nuts, almonds, chopped'],
  ])('but one food stays one: %s', (line) => expect(foods(line)).toHaveLength(1));
});

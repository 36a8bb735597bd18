import type { Food } from '#food/model';
import { has, plain, set, spoonable, type LeftoverSide, type Plate } from './plate.ts';

const isHot = ({ foods, dish }: Plate): boolean =>
  dish.steps.some(({ action }) => action === 'simmer' || action === 'heat' || action === 'boil') &&
  !foods.some(({ id }) => id === 'ice');
const isAlcohol = ({ traits, category }: Food): boolean =>
  category === 'alcohol' || traits.includes('alcohol');
const isSweetened = ({ foods }: Plate): boolean =>
  foods.some(({ roles, traits }) => roles[0] === 'sweet' || traits.includes('honey'));

/** What goes into a glass beside what the drink is made of. */
export const drinkRounds: readonly LeftoverSide[] = [
  {
    ...plain,
    id: 'side_drink_sweet',
    takes: { honey: '', 'maple-syrup': '', 'agave-syrup': '', sugar: '', 'simple-syrup': '' },
    grams: 7,
    unit: 'tsp',
    suits: (plate) => !isSweetened(plate),
    tail: ' Sweeten to taste with {side_drink_sweet}.',
  },
  {
    ...plain,
    id: 'side_drink_spirit',
    takes: { gin: '', vodka: '', rum: '', tequila: '', brandy: '', whiskey: '' },
    grams: 35,
    unit: 'ml',
    suits: ({ foods }) => !foods.some(isAlcohol),
    tail: ' For those who drink it, stir {side_drink_spirit} into the glasses.',
  },
  {
    ...plain,
    id: 'side_drink_spice',
    takes: {
      'ground-cinnamon': '',
      nutmeg: 'grated',
      'ground-cardamom': '',
      'ground-ginger': '',
      turmeric: '',
      'cocoa-powder': '',
    },
    grams: 0.4,
    unit: 'pinch',
    most: 2,
    suits: ({ foods }, { id }) =>
      id === 'turmeric'
        ? foods.some(
            ({ roles, id: other }) => /ginger|lemon|orange|carrot|mango/.test(other) && roles.length > 0,
          )
        : foods.some(({ roles, category, id: other }) =>
            /milk|coffee|chocolate|cocoa|tea|apple|banana|pumpkin|pear|mango|yogurt/.test(
              `${other} ${category} ${roles[0] ?? ''}`,
            ),
          ),
    tail: ' Dust with {side_drink_spice}.',
  },
  {
    ...plain,
    id: 'side_drink_cream',
    takes: { 'heavy-cream': 'cold', 'whipped-cream': '' },
    grams: 20,
    unit: 'tbsp',
    suits: (plate) =>
      !has(plate, spoonable) && plate.foods.some(({ id }) => /coffee|chocolate|cocoa/.test(id)),
    tail: ' Whip {side_drink_cream} softly and float it on top.',
  },
  {
    ...plain,
    id: 'side_drink_leaf',
    takes: { mint: 'leaves picked', basil: 'leaves picked' },
    grams: 1.5,
    suits: (plate) => !isHot(plate) && !has(plate, set('milk')),
    tail: ' Finish with {side_drink_leaf}.',
  },
  {
    ...plain,
    id: 'side_drink_slices',
    takes: { lemon: 'sliced', lime: 'sliced', orange: 'sliced' },
    grams: 15,
    suits: (plate) => !has(plate, set('lemon lime orange lemon-juice lime-juice orange-juice milk')),
    tail: ' Put {side_drink_slices} into the glasses.',
  },
  {
    ...plain,
    id: 'side_drink_ice',
    takes: { ice: '' },
    grams: 70,
    suits: (plate) => !isHot(plate),
    tail: ' Serve over {side_drink_ice}.',
  },
];

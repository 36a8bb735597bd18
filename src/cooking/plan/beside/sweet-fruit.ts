import { burner, in_, plain, type LeftoverSide, type Plate } from './plate.ts';
import { foods, part } from './side-parts.ts';
import { step } from './side-role.ts';

const sugar = part('sugar', foods('sugar superfine-sugar brown-sugar honey maple-syrup'), {
  grams: 9,
  unit: 'tbsp',
  shared: true,
  needed: true,
});
/** A splash of something strong that a list names beside its sweets. */
export const spirit = part(
  'spirit',
  foods('brandy rum kirsch amaretto orange-liqueur whiskey marsala port'),
  { grams: 4, unit: 'tbsp' },
);
const spice = part('spice', foods('star-anise cinnamon-stick cardamom-pods cloves vanilla-bean'), {
  grams: 0.5,
  unit: 'piece',
  most: 2,
});
const citrus = part('citrus', foods('orange-zest lemon-zest', 'in wide strips'), { grams: 0.6, unit: 'tsp' });
const sour = part('acid', foods('lemon-juice orange-juice lime-juice balsamic-vinegar'), {
  grams: 4,
  unit: 'tbsp',
});

/** A dish that has fruit of its own wants no other beside it. */
const hasFruit = ({ foods: all }: Plate): boolean =>
  all.some(({ roles, category }) => roles[0] === 'fruit' && category !== 'nuts-seeds-dried-fruit');
const isHost = in_('cake pudding custard porridge pancake cookie');

/** Firm fruit poached with the spices that a list names for it, in place of a dish that leaves both away. */
export const poachedFruit: LeftoverSide = {
  ...plain,
  id: 'side_poached_fruit',
  takes: {
    pear: 'peeled, halved and cored',
    'bartlett-pear': 'peeled, halved and cored',
    'brown-pear-bosc': 'peeled, halved and cored',
    apple: 'peeled, cored and cut into thick wedges',
    plum: 'halved and pitted',
    apricot: 'halved and pitted',
    peach: 'quartered and pitted',
    nectarine: 'quartered and pitted',
  },
  grams: 100,
  unit: 'piece',
  group: 'For the fruit',
  suits: (plate) => !hasFruit(plate) && isHost(plate),
  with: [sugar, spice, citrus, spirit],
  step: step('side_poached_fruit', {
    ...burner,
    action: 'poach',
    heat: 'low',
    uses: ['side_poached_fruit'],
    tools: ['wide saucepan', 'lid'],
    minutes: [15, 20],
    hurry: 12,
    active: 4,
    until: 'a knife slips in without resistance',
    say: 'Lay {side_poached_fruit} in a wide saucepan, pour in water until it comes halfway up, and add {side_poached_fruit_sugar, side_poached_fruit_spice, side_poached_fruit_citrus}. Cover and simmer gently, turning once, until {until}, {min}; ripe fruit takes half as long. Lift out {side_poached_fruit}[side_poached_fruit_spirit: , pour {side_poached_fruit_spirit} into the liquid] and boil the liquid down until it is a thin syrup. Pour it over, to serve warm or cool.',
  }),
  tail: ' Serve with {side_poached_fruit}.',
  named:
    'It comes with {side_poached_fruit.n} poached in a syrup[side_poached_fruit_spice:  with {side_poached_fruit_spice.n}].',
};

/** Berries that stand in sugar with a splash or a squeeze of what is there, until they have a sauce of their own. */
export const maceratedBerries: LeftoverSide = {
  ...plain,
  id: 'side_macerated',
  takes: {
    strawberry: 'hulled and sliced',
    raspberry: '',
    blackberry: '',
    blueberry: '',
    cherry: 'pitted and halved',
    peach: 'pitted and sliced',
    nectarine: 'pitted and sliced',
  },
  grams: 60,
  unit: 'g',
  most: 2,
  group: 'For the fruit',
  leastWith: 2,
  suits: (plate) => !hasFruit(plate) && isHost(plate),
  with: [{ ...sugar, grams: 4 }, spirit, sour],
  step: step('side_macerated', {
    action: 'soak',
    uses: ['side_macerated'],
    tools: ['mixing bowl'],
    minutes: [15, 20],
    hurry: 10,
    active: 2,
    until: 'they shine in juice of their own',
    say: 'Turn {side_macerated} in a bowl with {side_macerated_sugar, side_macerated_spirit, side_macerated_acid} and leave until {until}, {min}.',
  }),
  tail: ' Serve with {side_macerated}.',
};

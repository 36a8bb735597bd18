import type { CuisineProfile, Dish, DishRole } from '../../dish.ts';
import { option, role, takesFood } from './side-role.ts';
import { scatteringGarnish } from './tails.ts';

/** Leaves that are scattered raw, and how they are cut for that. */
const leaves: Readonly<Record<string, string>> = {
  basil: 'torn',
  'thai-basil': 'torn',
  mint: 'torn',
  parsley: 'roughly chopped',
  cilantro: 'roughly chopped',
  dill: 'roughly chopped',
  chives: 'finely snipped',
  scallion: 'thinly sliced',
};

/** What is strewn over for a bite: nuts, olives, crumbled cheese. */
const bites: Readonly<Record<string, string>> = {
  almond: 'roughly chopped',
  walnut: 'roughly chopped',
  cashew: 'roughly chopped',
  peanut: 'roughly chopped',
  'roasted-peanuts': 'roughly chopped',
  'pine-nuts': '',
  pistachio: 'roughly chopped',
  'pumpkin-seeds': '',
  'sesame-seeds': '',
  raisin: '',
  'kalamata-olive': 'pitted and halved',
  'green-olive': 'pitted and halved',
  'black-olive': 'pitted and halved',
  feta: 'crumbled',
  cotija: 'crumbled',
  'queso-fresco': 'crumbled',
};
/** Foods of which a dish that takes one needs no other. */
const sameBite: Readonly<Record<string, readonly string[]>> = {
  peanut: ['roasted-peanuts'],
  'roasted-peanuts': ['peanut'],
  'kalamata-olive': ['black-olive', 'green-olive'],
  'green-olive': ['black-olive', 'kalamata-olive'],
  'black-olive': ['green-olive', 'kalamata-olive'],
  raisin: ['dried-apricot', 'dried-cranberries', 'prune', 'date', 'sultana', 'golden-raisin'],
};
/** Dried fruit is plumped by what it lies on. */
const underFruit: ReadonlySet<string> = new Set('rice salad curry bowl'.split(' '));
const crumbled = ['feta', 'cotija', 'queso-fresco'];

/** What is passed round to be spooned over something hot. */
const creams = ['yogurt', 'greek-yogurt', 'labneh', 'sour-cream', 'creme-fraiche'];

/** Dishes that have one of these are creamy or cheesy enough. */
const dairy = [
  ...creams,
  ...crumbled,
  'heavy-cream',
  'coconut-milk',
  'milk',
  'parmesan',
  'cheddar',
  'mozzarella',
  'gruyere',
  'goat-cheese',
  'halloumi',
  'paneer',
];
const sour = ['lemon', 'lime', 'lemon-juice', 'lime-juice'];

const courses: ReadonlySet<string> = new Set(['main', 'soup']);
const underBites: ReadonlySet<string> = new Set('rice salad curry stir-fry noodles bowl stew'.split(' '));
const underCream: ReadonlySet<string> = new Set('curry stew soup rice grill roast wrap'.split(' '));
const besideWedges: ReadonlySet<string> = new Set(
  'curry stew soup rice grill roast wrap fry saute stir-fry noodles salad bowl steam'.split(' '),
);

const garnish = (
  id: string,
  grams: number,
  foods: readonly (readonly [food: string, prep: string])[],
  of: Partial<DishRole> = {},
): readonly DishRole[] =>
  foods.length === 0
    ? []
    : [
        role(id, {
          grams,
          range: [grams / 2, grams * 2],
          picks: [0, 2],
          group: 'To serve',
          options: foods.map(([food, prep]) => option(food, prep)),
          ...of,
        }),
      ];

/**
 * A dish with room for what its own people would scatter over it or hand round with it, if the kitchen has it: the herbs,
 * nuts and wedges of the cuisine's palette. What the dish already takes of a sort it does not get again.
 */
export function withGarnish(dish: Dish, profile: CuisineProfile | undefined): Dish {
  const last = dish.steps.at(-1);
  if (dish.form || profile === undefined || !courses.has(dish.course) || last?.when.length !== 0) return dish;
  const { palette } = profile;
  const own = [...palette.herbs, ...palette.garnish, ...palette.nuts, ...palette.dairy].map(
    ({ food }) => food,
  );
  const none = (foods: readonly string[]): boolean => !foods.some((food) => takesFood(dish, food));
  const takes = (food: string): boolean =>
    takesFood(dish, food) || (sameBite[food] ?? []).some((other) => takesFood(dish, other));
  const pick = (cuts: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
    Object.entries(cuts).filter(([food]) => own.includes(food) && !takes(food));
  const isDry = none(dairy);
  const bitten = underBites.has(dish.family)
    ? pick(bites).filter(
        ([food]) => (isDry || !crumbled.includes(food)) && (food !== 'raisin' || underFruit.has(dish.family)),
      )
    : [];
  const spooned =
    isDry && underCream.has(dish.family)
      ? creams.filter((food) => own.includes(food)).map((food) => [food, ''] as const)
      : [];
  const wedges =
    besideWedges.has(dish.family) && none(sour)
      ? ['lemon', 'lime']
          .filter((food) => palette.acid.some((one) => one.food === `${food}-juice`))
          .map((food) => [food, 'cut into wedges'] as const)
      : [];
  const roles = [
    ...garnish('side_herb', 4, none(Object.keys(leaves)) ? pick(leaves) : []),
    ...garnish('side_bite', 8, bitten),
    ...garnish('side_cream', 30, spooned, { picks: [0, 1] }),
    ...garnish('side_wedge', 20, wedges, { picks: [0, 1], eaten: 0.5 }),
  ];
  if (roles.length === 0) return dish;
  const said = {
    ...last,
    uses: [...last.uses, ...roles.map(({ id }) => id)],
    say: scatteringGarnish(last.say) + handedRound,
    short: last.short === null ? null : scatteringGarnish(last.short) + handedRound,
  };
  return { ...dish, roles: [...dish.roles, ...roles], steps: [...dish.steps.slice(0, -1), said] };
}

const handedRound =
  '[side_cream:  Serve with {side_cream} to spoon over.][side_wedge:  Serve {side_wedge} with it, to squeeze over.]';

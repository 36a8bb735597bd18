import type { Dish, DishRole, DishStep } from '../../dish.ts';
import { joined } from './further-spices.ts';
import { option, role, step, takesFood } from './side-role.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const sweetCourses = words('dessert snack breakfast bread');
const bakes = words('cake bread cookie pancake pudding pie porridge fruit custard bake');
const savoury =
  /cheese|meat|ham|bacon|chicken|beef|pork|fish|shrimp|onion|garlic|tomato|spinach|pepper$|stock/;

/** Whether a dish is sweet by its parts, and has a place for a scent. */
export const isSweetDish = ({ course, family, roles, form }: Dish): boolean =>
  !form &&
  sweetCourses.has(course) &&
  bakes.has(family) &&
  roles.some(({ food, need }) => need !== 'extra' && /sugar|honey|syrup|jaggery/.test(food ?? '')) &&
  !roles.some(({ food, need }) => need !== 'extra' && need !== 'optional' && savoury.test(food ?? ''));

/** Scents that nobody names who does not want to taste them. */
const scents = [
  'ground-cardamom',
  'ground-cinnamon',
  'ground-ginger',
  'nutmeg',
  'mixed-spice',
  'orange-zest',
  'lemon-zest',
  'vanilla-extract',
];
/** They would quarrel with it. */
const isChocolate = ({ roles }: Dish): boolean =>
  roles.some(({ food, need }) => need === 'essential' && /chocolate|cocoa/.test(food ?? ''));

const scentHost = /^(?:ground-|mixed-spice|nutmeg|.*-zest$|vanilla)/;
const dryHost = /flour$|^sugar$|^brown-sugar$|semolina|oats$/;
const mixes = words('mix whisk stir fold combine beat knead sift rub toss');

/** A step that takes one of its parts with another one, in all its wordings; null where it cannot. */
function withJoined(one: DishStep, host: string, guest: string): DishStep | null {
  const say = joined(one.say, host, guest);
  const short = one.short === null ? null : joined(one.short, host, guest);
  if (say === null || (one.short !== null && short === null)) return null;
  return { ...one, say, short, uses: [...one.uses, guest] };
}

function stepFor(
  dish: Dish,
  hosts: readonly DishRole[],
  guest: string,
): { at: number; step: DishStep; host: DishRole } | null {
  for (const host of hosts) {
    const at = dish.steps.findIndex(
      ({ uses, when, action }) => uses.includes(host.id) && when.length === 0 && mixes.has(action),
    );
    const found = at < 0 ? null : withJoined(dish.steps[at]!, host.id, guest);
    if (found !== null) return { at, step: found, host };
  }
  return null;
}

/** A sweet dish with room for the spice or the zest that somebody has named: it goes in with another, or with the flour. */
function withScent(dish: Dish): Dish {
  const foods = scents.filter(
    (food) => !takesFood(dish, food) && !(food === 'lemon-zest' && isChocolate(dish)),
  );
  if (foods.length === 0) return dish;
  const own = dish.roles.filter(({ food, need }) => food !== null && need !== 'extra');
  const hosts = [
    ...own.filter(({ food }) => scentHost.test(food!)),
    ...own.filter(({ food }) => dryHost.test(food!)),
  ];
  const guest = 'further_scent';
  const found = stepFor(dish, hosts, guest);
  if (found === null) return dish;
  const place = dish.roles.indexOf(found.host) + 1;
  const scent = role(guest, {
    grams: 0.15,
    range: [0.08, 0.5],
    picks: [0, 2],
    unit: 'tsp',
    group: found.host.group,
    options: foods.map((food) => ({
      ...option(
        food,
        /zest/.test(food) ? 'finely grated' : null,
        /zest|vanilla/.test(food) ? 2.2 : food === 'ground-cinnamon' || food === 'mixed-spice' ? 1.5 : 1,
      ),
    })),
  });
  return {
    ...dish,
    roles: [...dish.roles.slice(0, place), scent, ...dish.roles.slice(place)],
    steps: dish.steps.map((one, at) => (at === found.at ? found.step : one)),
  };
}

const driedFruit =
  /^(?:raisin|sultana|golden-raisin|dried-currants|dried-cranberries|dried-cherries|mixed-dried-fruit|prune|dried-fig|dried-apricot)$/;
const spirits = [
  'rum',
  'brandy',
  'kirsch',
  'amaretto',
  'orange-liqueur',
  'whiskey',
  'marsala',
  'port',
  'sherry',
];

/** A sweet dish with dried fruit, as it is also made when there is a glass of something to plump it in. */
function withSpirit(dish: Dish): Dish {
  const fruit = dish.roles.find(
    ({ food, options, picks }) =>
      picks[1] <= 2 &&
      (driedFruit.test(food ?? '') || (food === null && options.every((one) => driedFruit.test(one.food)))),
  );
  if (fruit === undefined || spirits.some((food) => takesFood(dish, food))) return dish;
  const guest = 'plumping';
  const soak = step('plump', {
    action: 'soak',
    uses: [fruit.id, guest],
    when: [`has ${fruit.id}`, `has ${guest}`],
    tools: ['small bowl'],
    minutes: [15, 15],
    hurry: 10,
    active: 1,
    say: `Pour {${guest}} over {${fruit.id}} and leave for {min}, until plump; what is not drunk up goes in with {${fruit.id}.it}.`,
  });
  const place = dish.roles.indexOf(fruit) + 1;
  const spirit = role(guest, {
    grams: 5,
    range: [2, 9],
    unit: 'tbsp',
    only: fruit.id,
    group: fruit.group,
    options: spirits.map((food) => option(food)),
  });
  return {
    ...dish,
    roles: [...dish.roles.slice(0, place), spirit, ...dish.roles.slice(place)],
    steps: [
      soak,
      ...dish.steps.map((one) =>
        one.uses.includes(fruit.id) ? { ...one, after: [...one.after, soak.id] } : one,
      ),
    ],
  };
}

/** Fruit that raisins are baked with. */
const bakedFruit = /^(?:apple|pear|quince|rhubarb|granny-smith-apple)$/;

/** Baked apples and pears with room for a handful of dried fruit. */
function withDriedFruit(dish: Dish): Dish {
  const { roles } = dish;
  const has = roles.some(
    (one) => driedFruit.test(one.food ?? '') || one.options.some(({ food }) => driedFruit.test(food)),
  );
  if (has || dish.course !== 'dessert') return dish;
  const host = roles.find(({ food, need }) => need === 'essential' && bakedFruit.test(food ?? ''));
  if (host === undefined) return dish;
  const guest = 'dried_fruit';
  const at = dish.steps.findIndex(
    ({ uses, when, action }) => uses.includes(host.id) && when.length === 0 && mixes.has(action),
  );
  const found = at < 0 ? null : withJoined(dish.steps[at]!, host.id, guest);
  if (found === null) return dish;
  const place = roles.indexOf(host) + 1;
  const handful = role(guest, {
    grams: 9,
    range: [5, 18],
    unit: 'g',
    group: host.group,
    options: [
      'raisin',
      'sultana',
      'golden-raisin',
      'dried-currants',
      'dried-cranberries',
      'dried-cherries',
      'mixed-dried-fruit',
    ].map((food) => option(food)),
  });
  return {
    ...dish,
    roles: [...roles.slice(0, place), handful, ...roles.slice(place)],
    steps: dish.steps.map((one, index) => (index === at ? found : one)),
  };
}

/**
 * A sweet dish with room for what people name for one: a spice or some zest, a handful of raisins with its apples, the rum
 * that plumps them. Nothing of it is ever bought.
 */
export const withSweetGuests = (dish: Dish): Dish =>
  isSweetDish(dish) ? withSpirit(withDriedFruit(withScent(dish))) : dish;

import type { Dish, DishRole } from '../dish.ts';

/** A food that does another's work in any dish, for those who may not eat that. */
interface Instead {
  readonly food: string;
  readonly ratio: number;
  readonly loss: number;
  readonly prep: string | null;
  readonly unit: string | null;
  readonly as: null;
  /** Only for those who may not eat the dish's own. */
  readonly barred: boolean;
}

const greens: Instead = {
  food: 'scallion-greens',
  ratio: 0.4,
  loss: 0.06,
  prep: 'thinly sliced',
  unit: 'g',
  as: null,
  barred: true,
};

/**
 * Fructans do not dissolve in oil, and the green of a scallion has next to none: with these two nearly any dish is cooked
 * for those who bear neither garlic nor onion.
 */
const table: Readonly<Record<string, readonly Instead[]>> = {
  garlic: [{ food: 'garlic-oil', ratio: 1, loss: 0.04, prep: '', unit: 'tsp', as: null, barred: true }],
  onion: [greens],
  'red-onion': [greens],
  shallot: [greens],
  leek: [{ ...greens, ratio: 0.7 }],
  scallion: [{ ...greens, ratio: 1, loss: 0.02 }],
};

/** Where one fries in coconut oil, or does not mind its taste. */
const coconut: Instead = {
  food: 'coconut-oil',
  ratio: 1,
  loss: 0.04,
  prep: '',
  unit: 'tbsp',
  as: null,
  barred: false,
};
const coconutCuisines: ReadonlySet<string> = new Set(
  'american australian brazilian canadian caribbean filipino ghanaian indian indonesian international jamaican kenyan malaysian nigerian polynesian sri-lankan thai'.split(
    ' ',
  ),
);
const coconutFamilies: ReadonlySet<string> = new Set(
  'curry stew soup fry saute stir-fry roast bake grill egg rice noodles seared braise'.split(' '),
);
const oils: ReadonlySet<string> = new Set(['neutral-oil', 'olive-oil', 'ghee']);

const none: readonly Instead[] = [];

/** What a dish says of its own garlic or onion in words that are true of nothing else. */
const spoken: Readonly<Record<string, RegExp>> = {
  garlic: /\bgarlic\b/,
  onion: /\bonions?\b/,
  'red-onion': /\bonions?\b/,
  shallot: /\bshallots?\b/,
  leek: /\bleeks?\b/,
  scallion: /\bscallions?\b/,
};

const isCoconut = ({ food }: { readonly food: string }): boolean => food === coconut.food;

/** The fixed words of a dish's steps and tips, without its slots. */
const fixedWords = ({ steps, tips }: Dish): string =>
  [
    ...steps.flatMap(({ say, until, more, short }) => [say, until, more, short]),
    ...tips.map(({ text }) => JSON.stringify(text)),
  ]
    .join(' ')
    .replace(/\{[^}]*\}|\[[^:\]]*:/g, ' ');

/**
 * What may stand in a part of a dish in place of its own food, mostly where that is forbidden; nothing for the heart of a dish, nor where the steps
 * speak of the food by name: no oil turns pale gold.
 */
export function instead({ food, need, options }: DishRole, dish: Dish): readonly Instead[] {
  if (food === null || need === 'essential' || need === 'extra') return none;
  if (oils.has(food))
    return coconutCuisines.has(dish.cuisine) && coconutFamilies.has(dish.family) && !options.some(isCoconut)
      ? [coconut]
      : none;
  const ways = table[food];
  if (ways === undefined || spoken[food]?.test(fixedWords(dish)) === true) return none;
  return ways.filter((one) => options.every((option) => option.food !== one.food));
}

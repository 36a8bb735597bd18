import type { Dish, DishRole } from '../../dish.ts';
import { standIns } from './stand-ins.ts';

/** A food that does another's work in any dish. */
export interface Instead {
  readonly food: string;
  readonly ratio: number;
  readonly loss: number;
  readonly prep: string | null;
  readonly unit: string | null;
  readonly as: null;
  /** When it does: for those who may not eat the dish's own, where the kitchen has it and not the dish's own, or as any other. */
  readonly when: 'barred' | 'held' | 'ever';
}

const none: readonly Instead[] = [];

const greens: Instead = {
  food: 'scallion-greens',
  ratio: 0.4,
  loss: 0.06,
  prep: 'thinly sliced',
  unit: 'g',
  as: null,
  when: 'barred',
};

const chopped = (food: string, ratio: number, loss: number, prep = 'finely chopped'): Instead => ({
  food,
  ratio,
  loss,
  prep,
  unit: 'g',
  as: null,
  when: 'barred',
});

/**
 * What is softened in an onion's place where its whole tribe is barred: cabbage in the kitchens of India, as its Jain cooks do,
 * celery or fennel elsewhere. Of so much onion, grams a serving, a dish is made.
 */
const madeOfOnions = 110;
const cabbageCuisines: ReadonlySet<string> = new Set('indian pakistani sri-lankan ethiopian'.split(' '));
const onionLike: ReadonlySet<string> = new Set(['onion', 'red-onion', 'shallot', 'leek']);
const softened: readonly Instead[] = [chopped('celery', 0.6, 0.14), chopped('fennel', 0.7, 0.15)];
const asJains: readonly Instead[] = [chopped('cabbage', 0.6, 0.12), chopped('fennel', 0.7, 0.15)];

/** What takes an onion's place in the pan; nothing where it is sliced raw, or where there are so many that they are the dish. */
function forOnions({ food, prep, grams, unit }: DishRole, { cuisine, course }: Dish): readonly Instead[] {
  if (food === null || !onionLike.has(food) || grams > madeOfOnions || grams < fewOnions) return none;
  if (course === 'salad' || /\b(?:wedge|ring|whole|half|halved|peeled)/.test(prep ?? '') || unit === 'tbsp')
    return none;
  return cabbageCuisines.has(cuisine) ? asJains : softened;
}
/** Where a pinch of asafoetida smells of garlic to those who eat none. */
function forGarlic({ food }: DishRole, { cuisine }: Dish): readonly Instead[] {
  if (food !== 'garlic' || !cabbageCuisines.has(cuisine)) return none;
  return [{ food: 'asafoetida', ratio: 0.04, loss: 0.05, prep: '', unit: 'tsp', as: null, when: 'barred' }];
}
/** Of less it is no more than a garnish. */
const fewOnions = 15;

/**
 * Fructans do not dissolve in oil, and the green of a scallion has next to none: with these two nearly any dish is cooked
 * for those who bear neither garlic nor onion.
 */
const table: Readonly<Record<string, readonly Instead[]>> = {
  garlic: [{ food: 'garlic-oil', ratio: 1, loss: 0.04, prep: '', unit: 'tsp', as: null, when: 'barred' }],
  onion: [greens],
  'red-onion': [greens],
  shallot: [greens],
  leek: [{ ...greens, ratio: 0.7 }],
  scallion: [{ ...greens, ratio: 1, loss: 0.02 }],
  // Who may not eat the sauce is sent out for none that tastes like it: salt does the salting. A soy sauce has about 15 g in 100.
  'soy-sauce': [{ food: 'salt', ratio: 0.15, loss: 0.06, prep: '', unit: 'tsp', as: null, when: 'barred' }],
  'fish-sauce': [{ food: 'salt', ratio: 0.22, loss: 0.08, prep: '', unit: 'tsp', as: null, when: 'barred' }],
};

/** Of so much wine, grams a serving, a pan is loosened, and water does that. */
const deglazing = 36;
const water: Instead = { food: 'water', ratio: 1, loss: 0.1, prep: '', unit: 'ml', as: null, when: 'ever' };

/**
 * Any packet of stock may hold celery, and most hold something else that an allergic person has to leave: whoever may have none
 * cooks the dish with water, salts it and lets it boil down. Where it is the dish, as in a broth, the loss tells.
 */
const noStock: Instead = { ...water, loss: 0.12, when: 'barred' };
const stocks: ReadonlySet<string> = new Set(
  'chicken beef vegetable fish lamb veal turkey pork mushroom'.split(' ').map((of) => `${of}-stock`),
);

/** Where one fries in coconut oil, or does not mind its taste. */
const coconut: Instead = {
  food: 'coconut-oil',
  ratio: 1,
  loss: 0.04,
  prep: '',
  unit: 'tbsp',
  as: null,
  when: 'ever',
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
/** Kitchens in whose pans olive oil has no place. */
const withoutOlives: ReadonlySet<string> = new Set(
  'chinese japanese korean thai vietnamese indonesian malaysian filipino sri-lankan indian pakistani'.split(
    ' ',
  ),
);
/** Of more than so much, grams a serving, something is fried in deep oil. */
const shallow = 30;

/** The olive oil of who names that one, where the dish is made with an oil of no taste. */
function olive({ food, options, grams }: DishRole, { cuisine }: Dish): readonly Instead[] {
  const ways = [{ food, ratio: 1, loss: 0, unit: 'tbsp' }, ...options];
  const plain = ways.find((one) => one.food === 'neutral-oil');
  if (plain === undefined || grams > shallow || withoutOlives.has(cuisine)) return none;
  if (ways.some((one) => one.food === 'olive-oil')) return none;
  const { ratio, loss, unit } = plain;
  return [{ food: 'olive-oil', ratio, loss: loss + 0.02, prep: '', unit, as: null, when: 'held' }];
}

/** Oils of no taste of their own that go by another name than the one of the dish. */
const quietOils: readonly string[] = ['avocado-oil', 'peanut-oil', 'refined-peanut-oil'];

/** The bottle that stands there, where the dish is made with an oil of no taste, or with so much of any as only fries. */
function quiet({ food, options, grams }: DishRole, { cuisine, course }: Dish): readonly Instead[] {
  const ways = [{ food, ratio: 1, loss: 0, unit: 'tbsp' }, ...options];
  const neutral = ways.find((one) => one.food === 'neutral-oil');
  const isOpen = neutral !== undefined || (food === 'olive-oil' && !ownOlives.has(cuisine));
  if (!isOpen || grams > shallow) return none;
  // Whoever bought an oil that tastes of garlic fries in it.
  const scented = savoury.has(course) && !withoutOlives.has(cuisine) ? ['garlic-oil'] : [];
  return [...quietOils, ...scented]
    .filter((id) => ways.every((one) => one.food !== id))
    .map((id) => ({
      food: id,
      ratio: 1,
      // "Oil" without another word is the neutral one, and no finer bottle.
      loss: (neutral?.loss ?? 0) + 0.01,
      prep: '',
      unit: 'tbsp',
      as: null,
      when: 'held',
    }));
}
const savoury: ReadonlySet<string> = new Set(['main', 'soup', 'salad', 'side', 'starter']);
/** Where olive oil is tasted in everything. */
const ownOlives: ReadonlySet<string> = new Set('italian greek spanish portuguese tunisian'.split(' '));

/** Words that tell nothing of which food is meant. */
const plainWords = /^(?:fresh|dried|ground|juice|red|white|wine|smoked|seeds|sauce)$/;

const fixed = new WeakMap<Dish, string>();

/** The fixed words of a dish's steps and tips, without its slots; asked for with each of its seasonings, and made once. */
function fixedWords(dish: Dish): string {
  let words = fixed.get(dish);
  if (words === undefined) fixed.set(dish, (words = withoutSlots(dish)));
  return words;
}

const withoutSlots = ({ steps, tips }: Dish): string =>
  [
    ...steps.flatMap(({ say, until, more, short }) => [say, until, more, short]),
    ...tips.map(({ text }) => text),
  ]
    .join(' ')
    .replace(/\{[^}]*\}|\[[^:\]]*:/g, ' ')
    .toLowerCase();

const patterns = new Map<string, RegExp>();
/** Whether a word of a name, one or many, stands in a text; its pattern is made once, for a word that may be there. */
function stands(word: string, text: string): boolean {
  if (!text.includes(word)) return false;
  let pattern = patterns.get(word);
  if (pattern === undefined) patterns.set(word, (pattern = new RegExp(`\\b${word}(?:e?s)?\\b`)));
  return pattern.test(text);
}

/** Whether the steps speak of a food by name: no oil turns pale gold, and no vinegar is squeezed. */
const isSpokenOf = (food: string, words: string): boolean =>
  food.split('-').some((word) => stands(word, words) && !plainWords.test(word));

/** The same, where another food takes its place: of an onion they may speak where that is one as well. */
function isMisnamed(food: string, other: string, words: string): boolean {
  const shared = new Set(other.split('-'));
  return (
    food.split('-').some((word) => !shared.has(word) && stands(word, words) && !plainWords.test(word)) ||
    words.includes(food.replaceAll('-', ' ')) ||
    (food === 'red-onion' && /\b(?:pink|purple|red)\b/.test(words))
  );
}

/**
 * What may stand in a part of a dish in place of its own food, mostly where that is forbidden or not there; nothing for the
 * heart of a dish, nor where the steps speak of the food by name.
 */
export function instead(role: DishRole, dish: Dish): readonly Instead[] {
  const { food, need, options } = role;
  if (need === 'essential' || need === 'extra') return none;
  if (food === null) return quiet(role, dish);
  if (oils.has(food)) {
    const fats = [...olive(role, dish), ...quiet(role, dish)];
    return coconutCuisines.has(dish.cuisine) && coconutFamilies.has(dish.family) && !options.some(isCoconut)
      ? [...fats, coconut]
      : fats;
  }
  const held = standIns(role, dish).map((one): Instead => ({ ...one, as: null, when: 'held' }));
  const loosens = isForLoosening(role, dish) ? [water] : none;
  const ways = [
    ...(table[food] ?? []),
    ...(stocks.has(food) ? [noStock] : none),
    ...forOnions(role, dish),
    ...forGarlic(role, dish),
    ...loosens,
  ].filter((one) => options.every((option) => option.food !== one.food));
  const fats = food === 'butter' ? olive(role, dish) : none;
  if (fats.length > 0) return [...fats, ...ways];
  if (held.length + ways.length === 0) return none;
  const words = fixedWords(dish);
  return [
    ...(isSpokenOf(food, words) ? none : ways),
    ...held.filter(
      ({ food: other }) => ways.every((way) => way.food !== other) && !isMisnamed(food, other, words),
    ),
  ];
}

/**
 * Whether a wine does no more than loosen what sticks to the pan. Where a dish is as well without it nobody boils water away in its
 * place, and where the text smells of wine, or is called by it, it is wine.
 */
const isForLoosening = ({ food, need, grams }: DishRole, dish: Dish): boolean =>
  need !== 'optional' &&
  grams <= deglazing &&
  /^(?:red|white)-wine$/.test(food ?? '') &&
  ![dish.title, dish.english ?? '', ...dish.titles.map(({ title }) => title), fixedWords(dish)].some((text) =>
    /\bwine\b/i.test(text.replace(/\{[^}]*\}/g, '')),
  );

const isCoconut = ({ food }: { readonly food: string }): boolean => food === coconut.food;

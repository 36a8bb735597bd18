import { keysOf, wordsOf } from '../match/words.ts';
import type { Food } from '../model.ts';
import type { Units } from '../units.ts';
import { isLactoseGraded } from './allergens.ts';
import type { Figures } from './figures.ts';
import type { Problem } from './problem.ts';
import type { Excusable, ReadableFood } from './readable.ts';
import { nutrient } from './weights.ts';

/** Names and aliases mean one food each, plurals and spellings folded as in matching. */
export function checkNames(foods: readonly ReadableFood[], problems: Problem[]): void {
  const owners = new Map<string, ReadableFood>();
  const keyOf = (name: string): string => keysOf(wordsOf(name)).join(' ');
  const claim = (food: ReadableFood, name: string, what: string): void => {
    const key = keyOf(name);
    const wrong = (message: string): void => {
      problems.push({ file: food.file, id: food.id, rule: 'unique-name', message });
    };
    if (key === '') return wrong(`${what} "${name}" has no letters`);
    const owner = owners.get(key);
    if (owner && owner.id !== food.id) {
      wrong(`${what} "${name}" already means ${owner.id} (${owner.file}): one of the two must give it up`);
    } else owners.set(key, food);
  };
  for (const food of foods) {
    claim(food, food.name, 'the name');
    if (food.plural !== null) claim(food, food.plural, 'the plural');
  }
  for (const food of foods) {
    for (const alias of food.aliases) claim(food, alias, 'the alias');
  }
}

/** Energy by the general factors (4, 4, 9, 7; fibre 2 kcal/g) may differ from the table's by this much. */
const energyTolerance = { kcal: 20, share: 0.15 };

/** Checks the compiled foods; every rule is in data/foods/README.md. */
export function checkFoods(
  foods: readonly Food[],
  readable: ReadonlyMap<string, ReadableFood>,
  compiled: ReadonlyMap<string, Food>,
  figures: Figures,
  units: Units,
  problems: Problem[],
): void {
  for (const food of foods) {
    const written = readable.get(food.id)!;
    const wrong = (rule: string, message: string): void => {
      problems.push({ file: written.file, id: food.id, rule, message });
    };
    const broken = new Map<Excusable, string>();
    const unless = (rule: Excusable, message: string): void => {
      if (!broken.has(rule)) broken.set(rule, message);
    };

    if (
      food.allergens.some(({ allergen, level }) => allergen === 'milk' && level === 'contains') &&
      !isLactoseGraded(food)
    ) {
      wrong('lactose', 'it contains milk: add the trait lactose, lactose-low or lactose-trace');
    }
    if (food.category === 'other') wrong('category', 'give it a category, or a kind that has one');
    for (const [what, ids] of [
      ['made_of', food.madeOf],
      ['kin', food.kin],
    ] as const) {
      for (const id of ids) {
        if (!compiled.has(id)) wrong('known-id', `${what}: there is no food ${id}`);
        else if (id === food.id) wrong('known-id', `${what}: names itself`);
      }
    }
    for (const id of likeIds(written))
      if (!compiled.has(id)) wrong('known-id', `like: there is no food ${id}`);
    if (food.abstract) {
      if (written.nutrients) wrong('nutrients', 'an abstract kind has none: remove nutrients or abstract');
      continue;
    }
    checkNutrients(food, written, wrong, unless);
    checkWeights(food, written, figures, units, wrong, unless);
    const { price, storage } = food;
    if (!price) wrong('price', 'give it a price, or a kind that has one');
    else if (!believablePrice(price.usdPerKg)) {
      unless(
        'price',
        `${price.usdPerKg} USD/kg is not believable (0.05 to 300): check the source and its basis`,
      );
    }
    if (!storage) wrong('storage', 'say how long it keeps, or give it a kind that does');
    else if (
      [storage.pantryDays, storage.fridgeDays, storage.freezerDays, storage.openedDays].some(
        (days) => days !== null && (days <= 0 || days > 4000),
      )
    ) {
      wrong('storage', 'days must be more than 0 and at most 4000');
    } else if (storage[`${storage.best}Days`] === null) {
      wrong('storage', `it keeps best in the ${storage.best}, but for how long there is not said`);
    }
    if (food.roles.length === 0) wrong('roles', 'say what it does in a dish, or give it a kind that does');

    for (const [rule, message] of broken) {
      if (written.excuses[rule] === undefined)
        wrong(rule, `${message}; if it is right, say why in ${rule}_ok`);
    }
    for (const rule of Object.keys(written.excuses) as Excusable[]) {
      if (!broken.has(rule)) wrong(rule, `${rule}_ok excuses nothing: remove it`);
    }
  }
}

/** Whether a food can cost this much: from salt to saffron by the kilogram of a shop. */
export const believablePrice = (usdPerKg: number): boolean => usdPerKg >= 0.05 && usdPerKg <= 300;

type Report = (rule: string, message: string) => void;
type ReportUnless = (rule: Excusable, message: string) => void;

function checkNutrients(food: Food, written: ReadableFood, wrong: Report, unless: ReportUnless): void {
  const values = food.nutrients;
  if (!values) {
    wrong('nutrients', 'name a source (fdc:…) that has figures, or {like: food}, or {made: [...]}');
    return;
  }
  const of = (name: Parameters<typeof nutrient>[1]): number => nutrient(values, name) ?? 0;
  const kcal = nutrient(values, 'energy_kcal');
  if (kcal === null) {
    wrong('nutrients', 'its energy is unknown: choose a fuller source, or fill it from another');
    return;
  }
  // Figures taken from another food are checked there.
  if (written.nutrients && 'like' in written.nutrients) return;
  // Where one of these is unknown, what is known can only be too much.
  const whole = (['protein_g', 'fat_g', 'carbohydrate_g'] as const).every(
    (name) => nutrient(values, name) !== null,
  );
  const fiber = of('fiber_g');
  const expected =
    4 * of('protein_g') +
    9 * of('fat_g') +
    4 * Math.max(0, of('carbohydrate_g') - fiber) +
    2 * fiber +
    7 * of('alcohol_g');
  const excess = whole ? Math.abs(expected - kcal) : expected - kcal;
  if (excess > Math.max(energyTolerance.kcal, energyTolerance.share * kcal)) {
    unless(
      'energy',
      `${kcal} kcal, but its protein, fat, carbohydrate and alcohol give ${Math.round(expected)}`,
    );
  }
  const sum = of('water_g') + of('protein_g') + of('fat_g') + of('carbohydrate_g') + of('alcohol_g');
  if (sum > 105)
    unless('sum', `100 g hold ${Math.round(sum)} g of water, protein, fat, carbohydrate and alcohol`);
  const fats = of('saturated_fat_g') + of('monounsaturated_fat_g') + of('polyunsaturated_fat_g');
  if (fats > of('fat_g') + 1) unless('sum', 'its kinds of fat are more than its fat');
  if (of('sugars_g') > of('carbohydrate_g') + 1) unless('sum', 'its sugars are more than its carbohydrate');
}

function checkWeights(
  food: Food,
  written: ReadableFood,
  figures: Figures,
  units: Units,
  wrong: Report,
  unless: ReportUnless,
): void {
  if (food.gramsPerMl !== null && (food.gramsPerMl < 0.05 || food.gramsPerMl > 2)) {
    unless('density', `${food.gramsPerMl} g/ml is outside 0.05 to 2`);
  }
  for (const row of written.measures) {
    if (!('grams' in row) || row.src === 'own') continue;
    const found = figures.get(row.src)?.portions ?? [];
    if (!found.some(({ grams }) => Math.abs(grams / row.grams - 1) < 0.02)) {
      unless('measure', `${row.grams} g per ${row.unit}: ${row.src} has no such portion`);
    }
  }
  let counted = false;
  for (const { unit, grams, state } of food.measures) {
    const known = units.get(unit);
    if (!known) wrong('measure', `there is no unit "${unit}" in data/units.yaml`);
    else if (known.dimension === 'volume') {
      const gramsPerMl = grams / units.toMillilitres(1, unit)!;
      if (gramsPerMl < 0.015 || gramsPerMl > 2) {
        unless('measure', `${grams} g per ${unit}${state ? ` ${state}` : ''} is not believable`);
      }
    } else {
      if (known.dimension === 'count') counted = true;
      if (grams < 0.01 || grams > 20_000) unless('measure', `${grams} g per ${unit} is not believable`);
    }
  }
  for (const state of new Set(food.measures.map((measure) => measure.state))) {
    const of = (unit: string): number | undefined =>
      food.measures.find((row) => row.unit === unit && row.state === state && row.size === undefined)?.grams;
    const cup = of('cup');
    for (const [spoon, spoons] of [
      ['tbsp', 16],
      ['tsp', 48],
    ] as const) {
      const grams = of(spoon);
      if (cup === undefined || grams === undefined) continue;
      const share = cup / (grams * spoons);
      if (share > 1.45 || share < 1 / 1.45) {
        unless('measure', `${cup} g per cup and ${grams} g per ${spoon} do not fit (a cup is ${spoons})`);
      }
    }
  }
  if (food.plural !== null && !counted) {
    unless('piece', 'it is counted (it has a plural) but nothing says what one weighs: add a piece measure');
  }
}

/** Foods that a node takes facts from. */
function likeIds(food: ReadableFood): readonly string[] {
  const { nutrients, price } = food;
  return [
    ...(nutrients && 'like' in nutrients ? [nutrients.like] : []),
    ...(nutrients && 'made' in nutrients ? nutrients.made.map((part) => part.food) : []),
    ...food.measures.flatMap((row) => ('like' in row ? [row.like] : [])),
    ...(price && 'like' in price ? [price.like] : []),
  ];
}

import { roundNutrient } from '#food/nutrition';
import { nutrients, type Nutrient } from '#food/vocabulary';
import { capitalise, joinList } from '../text/grammar.ts';
import type { Target } from './targets.ts';

const names: Readonly<Partial<Record<Nutrient, string>>> = {
  saturated_fat_g: 'saturated fat',
  carbohydrate_g: 'carbohydrate',
  fiber_g: 'fiber',
};

/** Differences below a hundredth of the daily value are not worth telling. Source: FDA 2016, 21 CFR 101.9(c); sugars: added. */
const worthTelling: Readonly<Partial<Record<Nutrient, number>>> = {
  energy_kcal: 20,
  protein_g: 0.5,
  fat_g: 0.8,
  saturated_fat_g: 0.2,
  cholesterol_mg: 3,
  carbohydrate_g: 2.75,
  fiber_g: 0.28,
  sugars_g: 0.5,
  sodium_mg: 23,
  potassium_mg: 47,
  phosphorus_mg: 12.5,
  iron_mg: 0.18,
  vitamin_c_mg: 0.9,
};

/** Of a cookie, which has little of anything, this share of what it has is worth telling. Own rule: one part in twenty-five. */
const worthyShare = 0.04;

/** Whether a difference a serving is worth telling, of a serving that had so much. */
export const isWorthTelling = (nutrient: Nutrient, delta: number, had: number | null = null): boolean =>
  Math.abs(delta) >=
  Math.min(worthTelling[nutrient] ?? 0, had === null || had <= 0 ? Infinity : had * worthyShare);

/** "saturated fat" */
export const nameOf = (nutrient: Nutrient): string =>
  names[nutrient] ?? nutrient.slice(0, nutrient.lastIndexOf('_')).replaceAll('_', ' ');

/** "290 mg" */
export function quantityOf(nutrient: Nutrient, amount: number): string {
  const unit = nutrient.slice(nutrient.lastIndexOf('_') + 1);
  return `${roundNutrient(nutrient, amount)} ${unit === 'ug' ? 'µg' : unit}`;
}

/** Nobody's spoon is as exact as a table: 1177 mg are about 1,180, 18.9 g about 19. `effect` has the figure itself. */
function roughly(nutrient: Nutrient, amount: number): string {
  const exact = roundNutrient(nutrient, amount);
  const step = exact >= 100 ? 10 : exact >= 10 ? 1 : exact >= 1 ? 0.5 : 0.1;
  const value = Number((Math.round(exact / step) * step).toFixed(1));
  const unit = nutrient.slice(nutrient.lastIndexOf('_') + 1);
  return `${String(value).replace(/^(\d+)(?=\d{3}$)/, '$1,')} ${unit === 'ug' ? 'µg' : unit}`;
}

/** `-293` mg of sodium → "290 mg less sodium". */
function difference(nutrient: Nutrient, delta: number): string {
  const more = delta > 0 ? 'more' : 'less';
  const said = `${roughly(nutrient, Math.abs(delta))} ${more}`;
  return nutrient === 'energy_kcal' ? said : `${said} ${nameOf(nutrient)}`;
}

/** Shares as people say them; what lies between two of them is said in percent. */
const sharesSaid: readonly (readonly [share: number, said: string])[] = [
  [0.1, 'a tenth'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.5, 'half'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
];
/** Less than this share of what a serving had is not worth a word. Own rule. */
const leastShare = 0.08;

/** "Two thirds of the saturated fat", of a serving that had so much. */
function shareOf(nutrient: Nutrient, delta: number, had: number | null): string | null {
  if (had === null || had <= 0) return null;
  const share = delta / had;
  if (share < leastShare || share > 1) return null;
  const near = sharesSaid.find(([value]) => Math.abs(value - share) <= 0.02);
  const said = share > 0.9 ? 'nearly all' : (near?.[1] ?? `${Math.round(share * 100)} %`);
  return `${said} of ${nutrient === 'energy_kcal' ? 'its energy' : `the ${nameOf(nutrient)}`}`;
}

/** What a food brought of a nutrient, as it is called. */
export interface BroughtBy {
  readonly name: string;
  amount(nutrient: Nutrient): number;
}

/** From this share of a serving's figure on a food is named as what brought it. Own rule: a quarter. */
const leastBrought = 0.25;

/** "The double cream alone brought 16 g of the 31 g", of a serving that had so much. */
function sourceOf(nutrient: Nutrient, had: number | null, by: BroughtBy | undefined): string | null {
  if (by === undefined || had === null || had <= 0 || by.name.length > 40) return null;
  const brought = by.amount(nutrient);
  if (!(brought >= had * leastBrought) || brought > had * 1.02) return null;
  return `the ${by.name} alone brought ${quantityOf(nutrient, brought)} of the ${quantityOf(nutrient, had)}`;
}

/**
 * The sentence a cook reads for a change: why, and what it brings in each serving, of the nutrients that the targets
 * speak of. `effect` is per serving.
 */
export function reasonWithFigure(
  why: string,
  effect: Readonly<Partial<Record<Nutrient, number>>>,
  targets: readonly Pick<Target, 'nutrient' | 'basis' | 'max'>[],
  had: Readonly<Partial<Record<Nutrient, number | null>>> = {},
  by?: BroughtBy,
): string {
  const shares = targets.some(({ basis }) => basis === 'energy_share');
  const wanted: readonly Nutrient[] = [
    ...new Set([
      ...targets.map(({ nutrient }) => nutrient),
      ...(shares ? (['fat_g', 'energy_kcal'] as const) : []),
    ]),
  ];
  const figures = nutrients
    .filter((nutrient) => wanted.includes(nutrient))
    .flatMap((nutrient) => {
      const delta = effect[nutrient];
      const target = targets.find((one) => one.nutrient === nutrient);
      if (delta === undefined || !isWorthTelling(nutrient, delta, had[nutrient] ?? null)) return [];
      // A share of the energy also moves where the energy does.
      const good = target === undefined || target.max !== null ? delta < 0 : delta > 0;
      return good ? [{ nutrient, delta, place: wanted.indexOf(nutrient) }] : [];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, 2)
    .map(({ nutrient, delta }) => ({ nutrient, delta, said: difference(nutrient, delta) }));
  // How much of the whole that is tells whether it was the move that counts.
  const [first] = figures;
  const share =
    first === undefined || first.delta > 0
      ? null
      : shareOf(first.nutrient, -first.delta, had[first.nutrient] ?? null);
  const said = capitalise(why);
  const source =
    first === undefined || first.delta > 0 ? null : sourceOf(first.nutrient, had[first.nutrient] ?? null, by);
  if (source !== null)
    return `${said}: about ${joinList(figures.map((one) => one.said))} a serving; ${source}.`;
  return figures.length === 0
    ? `${said}.`
    : `${said}: about ${joinList(figures.map((one) => one.said))} a serving${share === null ? '' : `, ${share}`}.`;
}

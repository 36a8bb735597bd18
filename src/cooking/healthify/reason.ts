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

/**
 * The sentence a cook reads for a change: why, and what it brings in each serving of the nutrients that the targets
 * speak of, two of them at most. Where it moves none of these, what a share of the energy goes by is told. `effect` is
 * per serving.
 */
export function reasonWithFigure(
  why: string,
  effect: Readonly<Partial<Record<Nutrient, number>>>,
  targets: readonly Pick<Target, 'nutrient' | 'basis' | 'max'>[],
  had: Readonly<Partial<Record<Nutrient, number | null>>> = {},
): string {
  const aims = [...new Set(targets.map(({ nutrient }) => nutrient))];
  const shares = targets.some(({ basis }) => basis === 'energy_share');
  const told = (wanted: readonly Nutrient[]): readonly string[] =>
    nutrients
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
      .map(({ nutrient, delta }) => difference(nutrient, delta));
  const own = told(aims).slice(0, mostFigures);
  const figures = own.length > 0 || !shares ? own : told(['fat_g', 'energy_kcal']).slice(0, 1);
  return figures.length === 0
    ? `${capitalise(why)}.`
    : `${capitalise(why)}: about ${joinList(figures)} a serving.`;
}

/** More figures than these in one sentence are bookkeeping. */
const mostFigures = 2;

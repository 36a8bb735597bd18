import { nutrients, type Nutrient } from '#food/vocabulary';
import { capitalise, joinList } from '../text/grammar.ts';
import type { Target } from './targets.ts';

const names: Readonly<Partial<Record<Nutrient, string>>> = {
  energy_kcal: 'kcal',
  saturated_fat_g: 'saturated fat',
  carbohydrate_g: 'carbohydrate',
  fiber_g: 'fibre',
};

/** `-290` mg of sodium → "290 mg less sodium". */
function difference(nutrient: Nutrient, delta: number): string {
  const unit = nutrient.slice(nutrient.lastIndexOf('_') + 1);
  const amount = Math.abs(delta);
  const more = delta > 0 ? 'more' : 'less';
  if (nutrient === 'energy_kcal') return `${amount} kcal ${more}`;
  const name = names[nutrient] ?? nutrient.slice(0, nutrient.lastIndexOf('_')).replaceAll('_', ' ');
  return `${amount} ${unit === 'ug' ? 'µg' : unit} ${more} ${name}`;
}

/**
 * The sentence a cook reads for a change: why, and what it brings in each serving, of the nutrients that the targets
 * speak of. `effect` is per serving.
 */
export function reasonWithFigure(
  why: string,
  effect: Readonly<Partial<Record<Nutrient, number>>>,
  targets: readonly Pick<Target, 'nutrient' | 'max' | 'before'>[],
): string {
  const wanted = [...new Set(targets.map(({ nutrient }) => nutrient))];
  const figures = nutrients
    .filter((nutrient) => wanted.includes(nutrient))
    .flatMap((nutrient) => {
      const delta = effect[nutrient];
      const target = targets.find((one) => one.nutrient === nutrient);
      if (delta === undefined || target === undefined) return [];
      const good = target.max !== null ? delta < 0 : delta > 0;
      return good ? [{ nutrient, delta, place: wanted.indexOf(nutrient) }] : [];
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, 2)
    .map(({ nutrient, delta }) => difference(nutrient, delta));
  const said = capitalise(why);
  return figures.length === 0 ? `${said}.` : `${said}: ${joinList(figures)} a serving.`;
}

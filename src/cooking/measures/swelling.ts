import type { Food } from '#food/model';
import type { UnitSystem } from './amounts.ts';
import { formatNumber } from '../text/grammar.ts';

/**
 * Water that grains drink in a covered pot, ml per gram of the dry grain. House measurements of
 * absorption cooking; a little more is allowed for the steam of a small pot.
 */
const drinks: ReadonlyMap<string, number> = new Map([
  ['cauliflower-rice', 0.15],
  ['glutinous-rice', 1.2],
  ['sushi-rice', 1.25],
  ['short-grain-rice', 1.25],
  ['short-grain-brown-rice', 2],
  ['brown-rice', 2.1],
  ['red-rice', 2.1],
  ['black-rice', 2.1],
  ['wild-rice', 3],
  ['parboiled-rice', 1.9],
  ['jasmine-rice', 1.4],
  ['basmati-rice', 1.6],
  ['rice', 1.55],
  ['pearl-couscous', 1.6],
  ['couscous', 1.2],
  ['quinoa', 2],
  ['bulgur', 1.7],
  ['millet', 2.4],
  ['buckwheat', 1.9],
  ['pearl-barley', 2.8],
  ['freekeh', 2.3],
  ['farro', 2.5],
  ['spelt', 2.5],
  ['fonio', 1.8],
  ['amaranth', 2.5],
  ['sorghum', 3],
  ['teff', 3],
  ['polenta', 4.5],
]);
/** Where the tables know no better. */
const usual = 1.6;
/** What boils off a covered pot whatever is in it, ml. */
const steam = 30;
/** What hot water is poured over, and nothing boils off. */
const steeped: ReadonlySet<string> = new Set(['couscous', 'cauliflower-rice', 'fonio']);

const isKind = (food: Food, kind: string): boolean => food.id === kind || food.ancestors.includes(kind);

/** Millilitres of water in which so many grams of a dry grain become tender and leave the pot dry. */
export function waterFor(food: Food, grams: number): number {
  const kind = [food.id, ...food.ancestors].find((id) => drinks.has(id)) ?? '';
  const ml = grams * (drinks.get(kind) ?? usual) + (steeped.has(kind) ? 0 : steam);
  const step = ml < 100 ? 10 : ml < 1000 ? 25 : 50;
  return Math.max(step, Math.round(ml / step) * step);
}

const millilitresPerCup = 236.588;

/** "300 ml boiling water", "1¼ cups water"; potatoes and plantains only have to be covered. */
export function waterPhrase(food: Food, grams: number, how: string, units: UnitSystem): string {
  const water = how === '' ? 'water' : `${how} water`;
  return food.category === 'produce' ? `${water} to cover` : `${waterAmount(food, grams, units)} ${water}`;
}

function waterAmount(food: Food, grams: number, units: UnitSystem): string {
  const ml = waterFor(food, grams);
  if (units === 'metric') return ml >= 1000 ? `${formatNumber(ml / 1000)} l` : `${ml} ml`;
  const cups = Math.max(0.25, Math.round((ml / millilitresPerCup) * 4) / 4);
  return `${formatNumber(cups)} cup${cups > 1 ? 's' : ''}`;
}

/** Rice that is cooked in the water it drinks finishes off the heat, under its lid. */
export const restsAfterwards = (food: Food): boolean =>
  isKind(food, 'rice') && !isKind(food, 'cauliflower-rice');

/** How what a side takes is written down. */
import type { Companion } from './plate.ts';

/** Ids of foods in a row, all prepared alike: "sugar honey". */
export const foods = (ids: string, prep = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, prep]));

/** A part of a side: taken from what the dish leaves, unless it says that it may share what the dish takes. */
export const part = (
  id: string,
  takes: Readonly<Record<string, string>>,
  of: Partial<Companion>,
): Companion => ({
  id,
  takes,
  grams: 3,
  unit: null,
  most: 1,
  shared: false,
  needed: false,
  ...of,
});

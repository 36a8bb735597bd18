import { nutrients } from '../vocabulary.ts';
import type { Place } from './readable.ts';

/** A household portion of a source, brought to the project's units; grams of one. */
export interface Portion {
  readonly unit: string;
  readonly size: string | null;
  readonly state: string | null;
  readonly grams: number;
}

/**
 * A shop price from a source. `basis` says of what: `edible` food as it is eaten, food as `bought`
 * with its refuse, or a `litre` (then usdPerKg is in dollars per litre).
 */
export interface PriceFigure {
  readonly usdPerKg: number;
  readonly asOf: string;
  readonly basis: 'edible' | 'bought' | 'litre';
}

/** Days that a source lets a food keep. */
export interface StorageFigure {
  readonly best: Place;
  readonly pantryDays: number | null;
  readonly fridgeDays: number | null;
  readonly freezerDays: number | null;
  readonly openedDays: number | null;
}

/** What one source says. */
export interface Figure {
  readonly source: string;
  /** The source's own name for the food. */
  readonly title: string;
  /** Percent of the weight as bought that is thrown away. */
  readonly refusePercent: number | null;
  readonly nutrients: readonly (number | null)[] | null;
  readonly portions: readonly Portion[];
  readonly price: PriceFigure | null;
  readonly storage: StorageFigure | null;
}

export type Figures = ReadonlyMap<string, Figure>;

const dash = '-';
const cell = (value: number | string | null): string => (value === null ? dash : String(value));

/** Writes figures as tab-separated lines, sorted by source: one line per fact, the kind of fact second. */
export function formatFigures(figures: Iterable<Figure>): string {
  const lines: string[] = [];
  for (const figure of [...figures].sort((a, b) => (a.source < b.source ? -1 : 1))) {
    const add = (...cells: (number | string | null)[]): void => {
      lines.push([figure.source, ...cells.map(cell)].join('\t'));
    };
    add('title', figure.title, figure.refusePercent);
    if (figure.nutrients) add('nutrients', ...figure.nutrients);
    for (const { unit, size, state, grams } of figure.portions) add('portion', unit, size, state, grams);
    if (figure.price) add('price', figure.price.usdPerKg, figure.price.asOf, figure.price.basis);
    if (figure.storage) {
      const { best, pantryDays, fridgeDays, freezerDays, openedDays } = figure.storage;
      add('storage', best, pantryDays, fridgeDays, freezerDays, openedDays);
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** Reads what `formatFigures` wrote; throws with the line's number on anything else. */
export function parseFigures(text: string): Map<string, Figure> {
  const figures = new Map<
    string,
    { -readonly [Key in keyof Figure]: Figure[Key] } & { portions: Portion[] }
  >();
  text.split('\n').forEach((line, at) => {
    if (line === '') return;
    const [source = '', kind, ...cells] = line.split('\t');
    const fail = (): never => {
      throw new Error(`line ${at + 1} is not a figure: ${line.slice(0, 80)}`);
    };
    const word = (index: number): string => cells[index] || fail();
    const wordOrNull = (index: number): string | null => (word(index) === dash ? null : word(index));
    const numberOrNull = (index: number): number | null => {
      const found = wordOrNull(index);
      if (found === null) return null;
      const value = Number(found);
      return Number.isFinite(value) && value >= 0 ? value : fail();
    };
    const number = (index: number): number => numberOrNull(index) ?? fail();
    if (kind === 'title') {
      if (figures.has(source)) fail();
      figures.set(source, {
        source,
        title: word(0),
        refusePercent: numberOrNull(1),
        nutrients: null,
        portions: [],
        price: null,
        storage: null,
      });
      return;
    }
    const figure = figures.get(source) ?? fail();
    if (kind === 'nutrients') {
      if (cells.length !== nutrients.length) fail();
      figure.nutrients = cells.map((_, index) => numberOrNull(index));
    } else if (kind === 'portion') {
      figure.portions.push({
        unit: word(0),
        size: wordOrNull(1),
        state: wordOrNull(2),
        grams: number(3),
      });
    } else if (kind === 'price') {
      const basis = word(2);
      if (basis !== 'edible' && basis !== 'bought' && basis !== 'litre') return fail();
      figure.price = { usdPerKg: number(0), asOf: word(1), basis };
    } else if (kind === 'storage') {
      const best = word(0);
      if (best !== 'pantry' && best !== 'fridge' && best !== 'freezer') return fail();
      figure.storage = {
        best,
        pantryDays: numberOrNull(1),
        fridgeDays: numberOrNull(2),
        freezerDays: numberOrNull(3),
        openedDays: numberOrNull(4),
      };
    } else fail();
  });
  return figures;
}

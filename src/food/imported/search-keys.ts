import { classOf } from '../match/lexicon.ts';
import { keysOf, wordsOf } from '../match/words.ts';

/** How a food is found: by its whole name, without what the table only sorts by, or without its brand. */
export type KeyKind = 'whole' | 'shortened' | 'brandless';

/** One form of a food's name, reduced to what tells it from others. */
export interface SearchKey {
  readonly kind: KeyKind;
  /** The keys of the words in alphabetical order: word order is judged by `segments`. */
  readonly key: string;
  /** Keys between the commas of the name, in their order. */
  readonly segments: readonly (readonly string[])[];
  /** The words of a product's name as they stand on the pack; null for foods without a brand. */
  readonly printed: string | null;
}

/** Words of the tables that say nothing to a cook. */
const silent = new Set([
  ...['nf', 'nfs', 'ns', 'and', 'or', 'in', 'from', 'all', 'grade', 'variety', 'not', 'specified', 'further'],
  ...['unspecified', 'usda', 'commodity', 'food', 'distribution', 'program', 'raw', 'edible', 'portion'],
]);

/** First words by which the tables sort, and which nobody says: "Fish, wolffish, Atlantic". */
const groups = new Set([
  ...['fish', 'nut', 'seed', 'spice', 'beverage', 'snack', 'candy', 'mollusk', 'crustacean', 'game meat'],
  ...['cereal', 'cereal ready_to_eat', 'alcoholic beverage', 'cheese', 'usda commodity', 'restaurant'],
]);

/** Animals whose cuts stand after a comma: "Lamb, tongue" is lamb tongue. */
const animals = new Set([
  ...['beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey', 'duck', 'goose', 'bison', 'goat', 'elk', 'deer'],
  ...[
    'rabbit',
    'caribou',
    'moose',
    'bear',
    'beaver',
    'quail',
    'ostrich',
    'emu',
    'pheasant',
    'venison',
    'horse',
  ],
]);

const telling = (key: string): boolean => !silent.has(key) && classOf(key) !== 'neutral';

const segmentsOf = (name: string): string[][] =>
  name
    .split(/[,;()[\]]/)
    .map((part) => keysOf(wordsOf(part)).filter(telling))
    .filter((keys) => keys.length > 0);

const keyOf = (segments: readonly (readonly string[])[]): string =>
  [...new Set(segments.flat())].sort().join(' ');

/** Every form of a food's name by which it is found. */
export function searchKeys(name: string, brand: string | null): SearchKey[] {
  const segments = segmentsOf(name);
  const found: SearchKey[] = [];
  const printed = brand === null ? null : segments.flat().join(' ');
  const add = (kind: KeyKind, parts: readonly (readonly string[])[]): void => {
    const key = keyOf(parts);
    if (/[a-z]{3}/.test(key) && !found.some((other) => other.key === key)) {
      found.push({ kind, key, segments: parts, printed });
    }
  };
  if (brand !== null) {
    const known = new Set(segments.flat());
    const maker = keysOf(wordsOf(brand)).filter((key) => !known.has(key));
    add('whole', maker.length > 0 ? [...segments, maker] : segments);
    if (maker.length > 0) add('brandless', segments);
    return found;
  }
  add('whole', segments);
  const grouped = segments.length > 1 && groups.has(segments[0]!.join(' '));
  const bare = grouped ? segments.slice(1) : segments;
  if (grouped) add('shortened', bare);
  const homeless = bare.map((keys) => keys.filter((key) => classOf(key) !== 'origin'));
  add(
    'shortened',
    homeless.filter((keys) => keys.length > 0),
  );
  return found;
}

/** A name as somebody asks for it. */
export interface Asked {
  readonly key: string;
  readonly keys: readonly string[];
  /** The word that says what it is, the last before a comma. */
  readonly head: string;
}

/** Reads a name that is asked for; null where it says nothing. */
export function askedKey(name: string): Asked | null {
  const segments = segmentsOf(name);
  const head = segments[0]?.at(-1);
  const key = keyOf(segments);
  const keys = segments.flat();
  return head === undefined || keys.length > 12 || !/[a-z]{3}/.test(key) ? null : { key, keys, head };
}

/**
 * Whether the words asked for stand as the name has them: "chocolate milk" is not "milk chocolate", and what
 * is asked for is what the name begins with (or, of animals, a cut).
 */
export function standsAs(asked: Asked, { segments, key, printed }: SearchKey): boolean {
  if (key !== asked.key) return false;
  const first = segments[0] ?? [];
  const whole = ` ${asked.keys.join(' ')} `;
  if (printed !== null && whole.includes(` ${printed} `)) return true;
  if (!first.includes(asked.head) && !animals.has(first.at(-1) ?? '')) return false;
  return segments.every((keys) => keys.length < 2 || whole.includes(` ${keys.join(' ')} `));
}

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

/** Parts that the tables put after a comma: "Walrus, meat". */
const parts = new Set([
  ...['meat', 'liver', 'heart', 'tongue', 'kidney', 'brain', 'lung', 'fat', 'skin', 'egg', 'roe'],
  ...['leaf', 'stem', 'shoot', 'root', 'flower', 'seed', 'juice', 'flour'],
]);

const telling = (key: string): boolean => !silent.has(key) && classOf(key) !== 'neutral';

const segmentsOf = (name: string): string[][] =>
  name
    .split(/[,;]/)
    .map((part) => keysOf(wordsOf(part)).filter(telling))
    .filter((keys) => keys.length > 0);

const keyOf = (segments: readonly (readonly string[])[]): string =>
  [...new Set(segments.flat())].sort().join(' ');

/** Words that say where in the world, which matters little to what it is. */
const isPlace = (key: string): boolean =>
  classOf(key) === 'origin' || ['freshwater', 'ocean', 'native', 'alaska', 'alaskan'].includes(key);

/** "Butterbur, (fuki), raw" without the brackets, and with what they hold in the place of what stands before. */
function bracketed(name: string): { readonly without: string; readonly instead: string | null } {
  const found = /^([^(]*?),?\s*\(([^()]{3,40})\)(.*)$/.exec(name);
  if (!found) return { without: name, instead: null };
  const [, before = '', inside = '', after = ''] = found;
  const rest = after.replaceAll(/\([^()]*\)/g, ' ');
  const first = before.includes(',') ? before.slice(0, before.lastIndexOf(',') + 1) : '';
  const synonym =
    inside.split(' ').length < 3 && !/\d|native|indian|navajo|hopi|apache|includes|with/i.test(inside);
  return { without: `${before}${rest}`, instead: synonym ? `${first} ${inside}${rest}` : null };
}

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
  const { without, instead } = bracketed(name);
  for (const form of instead === null ? [without] : [without, instead]) {
    const parts = segmentsOf(form);
    add(form === name ? 'whole' : 'shortened', parts);
    const group = parts.length > 1 && groups.has(parts[0]!.join(' ')) ? parts[0]!.join(' ') : null;
    const bare = group === null ? parts : parts.slice(1);
    if (group !== null) add('shortened', bare);
    if (group === 'game meat') add('shortened', [[...bare[0]!, 'meat'], ...bare.slice(1)]);
    const homeless = bare.map((keys) => keys.filter((key) => !isPlace(key)));
    add(
      'shortened',
      homeless.filter((keys) => keys.length > 0),
    );
  }
  return found;
}

/** The name as people say it: without brackets, without what the table only sorts by, without "raw". */
export function spokenName(name: string): string {
  const parts = bracketed(name)
    .without.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'raw');
  const grouped = parts.length > 1 && groups.has(keysOf(wordsOf(parts[0]!)).join(' '));
  return (grouped ? parts.slice(1) : parts).join(', ') || name;
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
  const isPart = parts.has(asked.head) || animals.has(first.at(-1) ?? '');
  if (!first.includes(asked.head) && !isPart) return false;
  return segments.every((keys) => keys.length < 2 || whole.includes(` ${keys.join(' ')} `));
}

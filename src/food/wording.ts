import { createMemo, type Memo } from '#kernel/memo';
import type { AllergenWords, FreeFromMarker } from './fact-tables.ts';
import type { Ingredient } from './ingredient.ts';
import { markersOf } from './markers.ts';
import type { Food } from './model.ts';
import { explainedByNames, screenName, type Betrayed } from './name-screen.ts';

/** What the words of an ingredient's line say beside the food that it is. */
export interface Wording {
  /** Free-from words stated as a fact. */
  readonly markers: readonly FreeFromMarker[];
  readonly betrayed: Betrayed;
}

interface Known extends Wording {
  readonly food: Food | null;
}

const remembered = new WeakMap<AllergenWords, Memo<Known>>();
/** Lines that are remembered. */
const readLimit = 4000;

const isFigure = (code: number): boolean => code >= 48 && code <= 57;

/** The words of an ingredient's line with 1 for every figure: amounts promise and betray nothing. */
export function wordsWithoutFigures({ name, text }: Pick<Ingredient, 'name' | 'text'>): string {
  const said = text === '' ? name : text;
  let plain = '';
  let from = 0;
  for (let at = 0; at < said.length; at += 1) {
    if (!isFigure(said.charCodeAt(at))) continue;
    plain += `${said.slice(from, at)}1`;
    while (isFigure(said.charCodeAt(at + 1))) at += 1;
    from = at + 1;
  }
  return from === 0 ? said : plain + said.slice(from);
}

/** The rind of a melon or a cheese is its own; by itself the word is German for beef. */
const ownRind =
  /\brinds?(?= (?:removed|only|on|off|discarded|trimmed|cut|left|washed|scrubbed)\b)|(?<=\b(?:the|its|without|no) )rinds?\b/gi;
const hasRind = (food: Food | null): boolean => food?.category === 'produce' || food?.category === 'cheese';

/** Reads the words of an ingredient's line; kept for the wordings met last. */
export function wordingOf(ingredient: Ingredient, table: AllergenWords): Wording {
  const { food } = ingredient;
  let memo = remembered.get(table);
  if (memo === undefined) remembered.set(table, (memo = createMemo(readLimit)));
  const said = wordsWithoutFigures(ingredient);
  const read = (): Known => ({
    food,
    markers: markersOf(said, table),
    betrayed: screenName(
      hasRind(food) ? said.replace(ownRind, '') : said,
      table,
      food === null ? undefined : explainedByNames(food),
    ),
  });
  const known = memo.get(`${food?.id ?? ''}|${said}`, read);
  // Another table of foods may have another food by this id.
  return known.food === food ? known : read();
}

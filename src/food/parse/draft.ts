/** What is collected while an ingredient line is read, and how it is added to. */
import type { Amount } from './amount/shapes.ts';

/** What is collected while a line is read. */
export interface Draft {
  amount: Amount | null;
  /** A size where the line gives no amount. */
  size: string | null;
  name: string;
  countOf: string | null;
  also: string[];
  alternatives: string[];
  preparation: string[];
  comment: string[];
  optional: boolean;
  toTaste: boolean;
  /** What speaks against the reading; each takes a little confidence. */
  /** A label stands in front ("Filling: …"). */
  labelled: boolean;
  doubts: number;
}

export const trimMarks = (text: string): string => {
  // Most names begin and end with a letter: there is nothing to trim.
  if (plainEnd.test(text.charAt(0)) && plainEnd.test(text.charAt(text.length - 1))) return text;
  return text
    .replace(/^[\s.,:;\-–/*"'&+=|_~!?]+/, '')
    .replace(/[\s,:;\-–/*"'&+=|_~!?]+$/, '')
    .replace(/(^|[^A-Z])\.+$/, '$1')
    .trim();
};

const plainEnd = /[a-z0-9]/i;

/** True where the line counts or measures with a bare number: "1 recipe pie dough". */
export function isCounted(draft: Draft): boolean {
  return draft.amount !== null && draft.amount.quantity !== null && draft.amount.unit === null;
}

export const isStated = (amount: Amount | null): amount is Amount =>
  amount !== null && amount.quantity !== null;

export function setSize(draft: Draft, size: string): void {
  if (draft.amount !== null) draft.amount.size = size;
  else draft.size = size;
}

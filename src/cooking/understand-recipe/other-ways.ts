import { findAll } from './find-all.ts';
import type { Hints } from './hints.ts';

/** Sentences, or brackets, about another day or another way: they are no part of what is done now. */
export const elseWhere =
  /(?<=[.!?(]\s*)(?:to (?:bake|cook|heat|reheat|serve|use|prepare)\b[^.,;!?()]{0,20}\bfrom frozen|to (?:reheat|freeze|make ahead|store)\b|make[- ]ahead\b|alternatively\b|leftovers? (?:can|will|keep)\b)[^.!?()]*/gi;

/** Whether a place of a text lies in such a sentence. */
export const isElsewhere = (text: string, place: number, hints: Hints): boolean =>
  hints.has('elsewhere') &&
  findAll(text, elseWhere).some((match) => place >= match.index && place < match.index + match[0].length);

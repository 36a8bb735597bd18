/** Instructions of which some clauses go or are told anew, while all else stays word for word. */
import { capitalise } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';

/** The sentences of one instruction, each with what stays of it and what came in its place. */
export function sentencesOf(
  text: string,
  within: readonly number[],
  clauses: readonly Clause[],
  now: ReadonlyMap<number, readonly string[]>,
): readonly string[] {
  const numbers = [...new Set(within.map((at) => clauses[at]!.sentence))];
  return numbers.flatMap((number) => {
    const own = within.filter((at) => clauses[at]!.sentence === number);
    const from = clauses[own[0]!]!.start;
    if (!own.some((at) => now.has(at))) return [text.slice(from, clauses[own.at(-1)!]!.end).trim()];
    const out: string[] = [];
    let kept = '';
    const flush = (): void => {
      const bare = kept.replace(/^[\s,;:]+|[\s,;:]+$/g, '').replace(/\s+(?:and|then)$/i, '');
      if (/\p{L}/u.test(bare))
        out.push(/[.!?]["”')]*$/.test(bare) ? capitalise(bare) : `${capitalise(bare)}.`);
      kept = '';
    };
    for (const at of own) {
      const { joint, start, end } = clauses[at]!;
      const told = now.get(at);
      if (told === undefined) kept = `${kept}${kept === '' ? '' : joint}${text.slice(start, end)}`;
      else {
        flush();
        out.push(...told);
      }
    }
    flush();
    return out;
  });
}

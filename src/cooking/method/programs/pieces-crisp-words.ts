/** What a telling of crisped pieces reads from the words of its source. */
import type { Clause } from '../model.ts';
import type { Told } from './telling.ts';

/** The old heat, as its author wrote it. */
export const oilHeat = (clauses: readonly Clause[]): string | null => {
  const found =
    clauses.find(({ celsius, text }) => celsius !== null && /\b(?:oil|fry)\b/i.test(text)) ??
    clauses.find(({ celsius }) => celsius !== null);
  return found === undefined ? null : (/\d{3} ?°? ?[CF]?\b/i.exec(found.text)?.[0].trim() ?? null);
};

/** "2–3 minutes on each side", as the author said it. */
export const saidMinutes = (clauses: readonly Clause[], at: readonly number[]): string =>
  at
    .flatMap(
      (one) =>
        /\d+(?:\s?(?:-|–|to)\s?\d+)? ?(?:min\w*)(?: (?:per|on each|each|a|on the other) side)?/i.exec(
          clauses[one]!.text,
        )?.[0] ?? [],
    )
    .slice(0, 1)
    .join('') || clauses[at[0]!]!.text;

/** What still speaks of the oil was not understood. */
export const leftOver = (steps: Told['steps'], air: boolean): boolean =>
  steps.some(
    ({ text }) =>
      /\b(?:hot oil|deep[- ]?fr(?:y|yer|ied|ying)|paper towels?|(?:frying pan|skillet)\b|remaining oil|the fat (?:is|in|from|should|will))\b/i.test(
        text.replace(/\bpat\b[^.]*/gi, ''),
      ) ||
      (air && /\bfry (?:the|them|it|in|for|until)\b/i.test(text.replace(/air-fry/gi, ''))),
  );

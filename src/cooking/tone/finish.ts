/** A sentence with its capital and its end. */
import { capital } from './capital.ts';
import type { Manner } from './manner.ts';
import type { Picker } from './pick.ts';

/** A tone that exclaims now and then does not do it in every other sentence. */
function exclaims(share: number, pick: Picker): boolean {
  if (pick.chance() >= share || pick.uses('exclaim') > share * 24) return false;
  pick.use('exclaim');
  return true;
}

/** A sentence with its capital and its end, which the tone may raise its voice at. */
export function finish(text: string, end: string, { table, pick, free }: Manner): string {
  const mark = end.includes('?')
    ? end
    : free && table.exclaim > 0 && text.length < 60 && exclaims(table.exclaim, pick)
      ? '!'
      : end.includes('!') && table.exclaim > 0
        ? '!'
        : '.';
  return capital(
    `${text
      .replace(/[\s,;:]+$/u, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([,:])/g, '$1')}${mark}`,
  );
}

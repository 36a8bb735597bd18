import { numberWord } from './grammar.ts';

const whyBatches = ', so that it browns and does not stew; the time given covers all the batches.';

/** What is said of a step that takes several goes. */
export const inBatches = (count: number): string => `Work in ${numberWord(count)} batches${whyBatches}`;

/** Why one works in batches is said with the first of them. */
export function reasonedOnce(texts: readonly string[]): readonly string[] {
  let said = false;
  return texts.map((text) => {
    if (!text.includes(whyBatches)) return text;
    if (said) return text.replace(whyBatches, ' here too.');
    said = true;
    return text;
  });
}

import { capitalise } from '../text/grammar.ts';

/** Upper-cases the first letter of masked text; a sign in front of it gets its own capital when it is unmasked. */
export const capital = (text: string): string =>
  /^[^\p{L}]*[\ue100-\ue5ff]/u.test(text) ? text : capitalise(text);

import { lettered } from '#kernel/light-patterns';
import { capitalise } from '../text/grammar.ts';

const startsWithSign = lettered(/^[^\p{L}]*[\ue100-\ue5ff]/u);

/** Upper-cases the first letter of masked text; a sign in front of it gets its own capital when it is unmasked. */
export const capital = (text: string): string => (startsWithSign.test(text) ? text : capitalise(text));

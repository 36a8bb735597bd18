/** Words that lost their apostrophe, with it: "dont", "youll", "soak em", "its thick". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';

const exchanges = (
  [
    ['(do|does|did|is|are|was|were|should|would|could|have|has)nt', "$1n't"],
    ['(wo|ca)nt', "$1n't"],
    ['(you|they|it|that)ll', "$1'll"],
    ['(you|they)re', "$1're"],
    ['(you|they)ve', "$1've"],
    ['(that|there|here|what)s(?= (?:\\p{L}|\\d))', "$1's"],
    ['ive', "I've"],
    ['im(?= \\p{L})', "I'm"],
    ["(?<=\\p{L} )['’]?em(?! dash)", 'them'],
  ] as const
).map(([from, to]) => ({
  ...guarded(new RegExp(String.raw`(?<![\p{L}\p{N}'’&/-])(?:${from})(?![\p{L}\p{N}'’/])`, 'giu')),
  by: (match: string, ...groups: unknown[]): string => {
    const now = to.replace('$1', () => String(groups[0] ?? '')).toLowerCase();
    const said = now.replace(/^i'/u, "I'");
    return /^\p{Lu}/u.test(match) ? capital(said) : said;
  },
}));

/** A text whose contracted words are spelled; whether anything is forbidden in it stays as it is. */
export const contracted = (text: string): string => replaceAllOf(text, exchanges);

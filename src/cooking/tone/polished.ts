/** The last look at a text: signs and capitals that turns of words left in the wrong place. No word of it is another. */
import { capital } from './capital.ts';

/** Words that have a capital only where a sentence begins. */
const small =
  /(?<=[\p{Ll},] )(?:More|Another|Some|Extra|The|An|Then|And|It|They|Them|With|Until|If|When|Large|Big|Small|Half|Toss|Stir|Mix|Add|Squeeze|Splash|Drizzle|Pinch|Handful|Knob|Dash|Plenty|Lots)(?= \p{Ll})/gu;

/** "Soft but, not brown", "bend but do, not break": what denies stands beside what it denies. */
const torn = /\b(but|do|does|will|should|must|can|could|would|is|are|and), (not \p{L})/giu;

/** Signs between more than two orders: each of them is a sentence. */
const chained = (sentence: string): string => {
  const parts = sentence.split(/; (?=\p{L})/u);
  if (parts.length < 3 || /[()]/u.test(sentence)) return sentence;
  return parts
    .map((one, at) => (at === 0 ? one : capital(one.replace(/^(?:and then|and|then) /u, ''))))
    .join('. ');
};

/** Contracted words in full, as sober pages have them. */
const wholeWords: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gu, 'cannot'],
  [/\b([Ww])on['’]t\b/gu, '$1ill not'],
  [/\b(do|does|did|is|are|was|were|should|would|could|has|have|Do|Does|Is|Are)n['’]t\b/gu, '$1 not'],
  [/\b([Yy]ou|[Tt]hey|[Ww]e)['’](re|ll|ve)\b/gu, '$1 $2'],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat)['’]s (?=\p{L}|\d)/gu, '$1 is '],
  [/\b([Ii]t|[Tt]hat)['’]ll\b/gu, '$1 will'],
  [/(?<=\b(?:[Yy]ou|[Tt]hey|[Ww]e)) re\b/gu, ' are'],
  [/(?<=\b(?:[Yy]ou|[Tt]hey|[Ww]e)) ll\b/gu, ' will'],
  [/(?<=\b(?:[Yy]ou|[Tt]hey|[Ww]e)) ve\b/gu, ' have'],
  // "There is 3 minutes left".
  [/\b([Tt]here) is (?=(?:[2-9]|\d\d)\b)/gu, '$1 are '],
];

/** An instruction with its signs in their places; `sober` where no word is contracted, `terse` where signs stand for words. */
export function polished(
  text: string,
  { sober, terse }: { readonly sober: boolean; readonly terse: boolean },
): string {
  const said = text
    .replace(torn, '$1 $2')
    .replace(/\b[Aa]n another\b/gu, 'another')
    .replace(small, (word) => word.toLowerCase())
    // "20 minutes or so, them should be soft".
    .replace(/, them (?=should|are|will)/gu, '. They ')
    .replace(/\bThem (?=should|are|will)/gu, 'They ')
    // A stove is no vessel.
    .replace(/\b(?:in|on)to the (?=(?:hob|stove|stovetop|burner|heat)\b)/gu, 'to the ')
    .replace(/\btogether up with\b/gu, 'together with');
  const joined = terse
    ? said
    : said
        .split(/(?<=[.!?]) (?=\p{Lu})/u)
        .map(chained)
        .join(' ');
  return sober ? wholeWords.reduce((now, [pattern, by]) => now.replace(pattern, by), joined) : joined;
}

/** How cookery books of a hundred years ago put it, in the words of today: "having wiped it with a cloth", "send to table". */
import { guarded, replaceAllOf } from '#kernel/pattern-pieces';
import { capital } from '../capital.ts';
import { baseOfParticiple, isOrderVerb } from '../say/verb-forms.ts';

/** "Take the beef, and having wiped it with a cloth, cut it": wipe it, then cut it. */
const having =
  /(?<before>^|[,;] (?:and )?|[.] |\band )having (?:(?:well|carefully|first|thoroughly|previously|finely) )?(?<done>\p{L}+) (?<what>[^,.;]{2,80}), (?<next>\p{L}+)\b/giu;

function unfolded(text: string): string {
  if (!/having /iu.test(text)) return text;
  return text.replace(having, (all, ...rest: unknown[]) => {
    const { before = '', done = '', what = '', next = '' } = rest.at(-1) as Record<string, string>;
    const base = baseOfParticiple(done);
    if (base === null || !isOrderVerb(next.toLowerCase())) return all;
    const opens = before === '' || before === '. ';
    return `${opens ? before : ', '}${opens ? capital(base) : base} ${what}, then ${next}`;
  });
}

/** "Let the veal be well washed and set on the fire": wash it well, and set it there. */
const letBe =
  /\blet (?<what>the \p{L}+(?: \p{L}+)?) be (?:(?<how>well|carefully|thoroughly|finely|lightly) )?(?<done>\p{L}+)(?: and (?<more>\p{L}+)(?= (?:on|in|into|over|with|aside)\b))?/giu;

const ordered = (text: string): string =>
  text.replace(letBe, (all: string, ...rest: unknown[]) => {
    const { what = '', how, done = '', more } = rest.at(-1) as Record<string, string | undefined>;
    const base = baseOfParticiple(done);
    const next = more === undefined ? '' : baseOfParticiple(more);
    if (base === null || next === null) return all;
    const said = `${base} ${what}${how === undefined ? '' : ` ${how}`}${next === '' ? '' : ` and ${next} it`}`;
    return all.startsWith('L') ? capital(said) : said;
  });

const exchanges = (
  [
    ['turn (?=into a (?:hot|warm|deep|pretty|clean) (?:dish|tureen|plate|platter)\\b)', 'turn it '],
    ['send (?:it |them )?to (?:the )?table', 'serve'],
    ['draw (?:the pan|the pot|it) (?:aside|to the side of the (?:fire|stove|range))', 'lower the heat'],
    ['over a (?:slow|gentle|low) fire', 'over a low heat'],
    ['over a (?:brisk|quick|sharp|hot|clear) fire', 'over a high heat'],
    ['over the fire', 'over the heat'],
    ['off the fire|from the fire', 'off the heat'],
    ['on the fire', 'on the hob'],
    ['of a (?:nice |fine |good |rich |pale |light |deep )?(golden[ -]brown|brown|gold)', '$1'],
    ['of a good colour', 'well browned'],
    ['of a (?:fine |nice |rich |good |pale |deep )?(golden|brown) colou?r', '$1'],
    ['pare(?=,| and| the)', 'peel'],
    ['mix with it (the [^.;]*?)(?=,? adding\\b|[.;]|$)', 'mix it with $1'],
    ['upon', 'on'],
    ['stout (?=saucepan|pan|pot)', 'heavy '],
    ['strew', 'scatter'],
    ['let it come (slowly |gently |quickly )?to (the|a) (boil|simmer)', 'bring it $1to $2 $3'],
    ['of a (?:good |nice )?(thick|thin|smooth) consistency', '$1'],
    ['the whites being beaten', 'beat the whites'],
    ['a moment or two', 'a minute or two'],
    ['thoroughly well', 'thoroughly'],
    ['as directed', 'as described'],
    ['it may be eaten', 'serve it'],
    ['whilst', 'while'],
    ['thereto|thereunto', 'to it'],
    ['a sufficiency of', 'enough'],
    ['till', 'until'],
    ['by degrees', 'gradually'],
    ['(?:in order )?that it may not (?:be|become|get) (?=\\p{L})', 'so that it does not become '],
    ['(?:in order )?that they may not (?:be|become|get) (?=\\p{L})', 'so that they do not become '],
    ['(?:in order )?that (it|they) may not (burn|stick|curdle|boil|break)', 'so that $1 cannot $2'],
    ['(?<=, )and,? when cold,? (?=\\p{L})', 'and, when it is cold, '],
    ['let all (boil|simmer|cook|stew)(?: up)?', 'let everything $1'],
    ['sending (?:it |them )?to (?:the )?table', 'serving'],
    ['the day following', 'the following day'],
    ['pour the whole (?=on|over|into)', 'pour the mixture '],
    ['every particle of', 'all the'],
    ['(?<=\\b(?:mix|stir|beat|whisk|work) [^.;]{2,80}) well together', ' well'],
    ['basin', 'bowl'],
  ] as const
).map(([from, to]) => ({
  ...guarded(new RegExp(String.raw`(?<![\p{L}'’-](?=\p{L}))(?:${from})(?<!\p{L}(?=[\p{L}'’]))`, 'giu')),
  by: (...all: unknown[]): string => {
    const [match, ...groups] = all as string[];
    const now = to.replace(/\$(\d)/gu, (_, n: string) => groups[Number(n) - 1] ?? '');
    return /^\p{Lu}/u.test(match!) ? capital(now) : now;
  },
}));

/** A text of a bygone page as one of today; figures, foods and cues stand. */
export const modernised = (text: string): string => replaceAllOf(ordered(unfolded(text)), exchanges);

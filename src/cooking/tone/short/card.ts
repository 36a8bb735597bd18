/**
 * An instruction as a card has it: act, food, where, until when, how long. Made from what was read in the author's
 * sentences; no pattern of a tone runs over it.
 */
import { capital } from '../capital.ts';
import { isOpinion } from '../edition/opinions.ts';
import { parseSentence, type Order } from '../say/parse-sentence.ts';
import type { Masked } from '../mask.ts';
import { keepsAll } from './kept.ts';
import { mixedIn } from './structure.ts';

/** `bare` has no articles, `plain` whole sentences. */
export type CardStyle = 'bare' | 'plain';

/** What a statement may not be dropped for: it tells how a thing must be, what is dangerous, what may be chosen. */
const bearing =
  /[\d\ue200-\ue5ff]|\b(?:not|never|no|must|should|until|till|unless|raw|internal|pink|safe\w*|careful\w*|hot|burn\w*|allerg\w*|optional\w*|or|instead|keeps?|stor\w*|freez\w*|refrigerat\w*|ready|done|enough|repeat|half|when|once|moment|as soon|if|remove|stop)\b|n['’]t\b/iu;
/** What will be, told to nobody's use. */
const tells =
  /^(?:(?:it|they|this|that|these|there|you|the [\p{L}\ue100-\ue1ff -]{1,30}|[\ue100-\ue1ff])(?:['’](?:ll|s|re|ve))? ?(?:will|is|are|gives?|makes?|keeps?|helps?|adds?|has|have|gets?|tastes?|looks?|smells?|may|might|can|want)\b|no need to\b|enjoy\b|yum|bon app|voil)/iu;

/** Whether a card does without a statement. */
export const isIdle = (sentence: string): boolean =>
  !/[\d\ue200-\ue5ff]/u.test(sentence) &&
  (isOpinion(sentence) ||
    (!bearing.test(sentence) &&
      (tells.test(sentence) || (!/[:)]$/u.test(sentence) && parseSentence(sentence).orders.length === 0))));

/** Articles that a card of few words does without: all but those of an order, a degree or a fixed phrase. */
const articles =
  /(?<=^|[ (])(?:the|your) (?!(?:same|others?|last|next|rest|remainder|more|less|longer|shorter|time|touch|first|second|third|final|way|right|left|moment|night|day|boil|size|fact|two|three|four|one|hands?|skin|taste|liking|choice|\p{L}{3,}est)\b)(?=(?!of\b|and\b|or\b|is\b|in\b)[\p{L}\ue100-\ue1ff])/giu;
const restOf = /\b(?:the )?rest of (?:the |your )?(?=\p{L}|[\ue100-\ue1ff])/giu;
const someOf = /\b(?:some(?: of)?|all(?: of)?)(?: the| your) (?=\p{L}|[\ue100-\ue1ff])/giu;

/** What goes on with what is at hand: "drain them". */
const goesOn =
  /(?<=[.;,] |\band |\bthen )((?:carefully |gently |lightly |finely |thinly |coarsely |roughly )?(?:drain|rinse|chop|mash|cook|simmer|bake|cool|cover|chill|serve|discard|slice|dice|mince|peel|dry|strain|stir|mix|whisk|knead|fry|brown|boil|roast|refrigerate|freeze|toss|shred|grate|trim|rest|flip|turn|reserve|set aside|crush|halve|quarter|core|blend|purée|puree|steam|toast|grill|microwave|marinate|season|salt|wash|cut|broil|sauté|saute|reheat)) (?:it|them|everything)(?= (?:and|until|for|over|in|on|with|into|at|aside|before|briefly|again|lightly|thinly|finely|well|per|under|uncovered|covered|completely|occasionally|often)\b|[,.;]|$| [\ue300-\ue4ff])/giu;

/** Words of a card for longer ones, whatever its style. */
const shortWords: readonly (readonly [RegExp, string])[] = [
  [/\bfor (?:another|an additional|a further|an extra) ([\ue300-\ue3ff])(?! (?:or so|more))/giu, '$1 more'],
  [/\b(?:another|an additional|a further) ([\ue300-\ue3ff])(?! (?:or so|more))/giu, '$1 more'],
  [/\b(until|till) (?:it|they)(?:['’]s|['’]re| is| are) (?!an?\b|the\b|not\b)/giu, 'until '],
  [/\btill\b/giu, 'until'],
  [/\b(?:leave|allow|let) (?:it |them )?(?:to )?(stand|rest|cool|marinate|soak|rise|drain)\b/giu, '$1'],
  [/\b(?:leave|let) (?:it |them )?(?:to )?sit(?= (?:for )?[\ue300-\ue3ff])/giu, 'rest'],
  [/\b(?:in|into) an? (?:medium |small |large )?bowl, (?=(?:whisk|mix|combine|stir|beat|toss)\b)/giu, ''],
  [/\bkeep aside\b/giu, 'set aside'],
  [/\bto a simmer (?=(?:gently|slowly|away)\b)/giu, 'to simmer '],
  [
    /\b(?:once|when) (the [^,.;]{2,40}|it|they)(?: is| are|['’]s|['’]re) (?=(?:done|ready|cool|hot)\b)/giu,
    'when $1 is ',
  ],
  [/\bcontinue (?:to cook|cooking)\b/giu, 'cook'],
  [/\bcarry on (\p{L}+ing)\b/giu, 'keep $1'],
  [/\bmake sure (?:that )?(?=(?:it|they|the|you|to)\b)/giu, 'ensure '],
  [/\b(?:immediately|right away|straight away|straightaway)\b/giu, 'at once'],
  [/\bpre-?heat(?= (?:the |your |an? )?(?:oven|grill|broiler|air fryer))/giu, 'heat'],
];
const barely: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L}\ue100-\ue1ff),]) for (?:about |around )?(?=[\ue300-\ue3ff])/giu, ' '],
  [/(?<=[\ue200-\ue5ff]) for (?:about |around )?(?=[\ue300-\ue3ff])/giu, ', '],
  [/(?<=[\p{L}\ue100-\ue5ff]),? and then (?=\p{L})/giu, '; '],
  // The heat of a stove, and a list, without the words that a telegram saves.
  [
    /\b(over|on) ((?:very )?(?:low|medium|high|moderate)(?:(?:[-/ ]| to )(?:low|medium|high))?) (?:heat|flame)(?=[.,;)]|$| (?:until|till|in|and|with|for)\b| [\ue300-\ue3ff])/giu,
    '$1 $2',
  ],
  [
    /(?<=[\ue100-\ue1ff], [\ue100-\ue1ff]),? and (?=[\ue100-\ue1ff](?:[.,;)]|$| (?:to|in|into|until|over|for)\b))/giu,
    ', ',
  ],
];

const applied = (
  text: string,
  rows: readonly (readonly [RegExp, string])[],
  keep: (before: string, after: string) => string,
): string => rows.reduce((said, [pattern, by]) => keep(said, said.replace(pattern, by)), text);

/** Verbs that end a recipe and tell nothing. */
const leave = /^(?:and )?(?:serve and )?enjoy\b[^\d\ue100-\ue5ff]{0,30}$/iu;

/** The sentences of an instruction on a card; `named` tells whether a food of it is named elsewhere. */
export function onCard(sentences: readonly string[], style: CardStyle, masked: Masked): readonly string[] {
  const kept = sentences.filter((one, at) => {
    if (sentences.length === 1) return true;
    if (leave.test(one) && at > 0) return false;
    if (!isIdle(one)) return true;
    const others = new Set(masked.keys(sentences.filter((_, i) => i !== at).join(' ')));
    return !masked.keys(one).every((key) => others.has(key));
  });
  const whole = kept
    .map((one) => {
      const plain = one.trim().replace(/[!.]+$/u, '');
      return /[?:]$/u.test(plain) || (/^\(.*\)$/u.test(plain) && !/[.!]$/u.test(one)) ? plain : `${plain}.`;
    })
    .join(' ');
  const orders = kept.flatMap((one) => parseSentence(one).orders);
  const keep = (before: string, after: string): string =>
    keepsAll(before, after, (sign) => masked.keys(after).includes(masked.keys(sign)[0] ?? ''))
      ? after
      : before;
  let said = keep(whole, mixedIn(whole, orders));
  said = applied(said, shortWords, keep);
  said = keep(said, said.replace(goesOn, '$1'));
  // A card of few words is whole sentences; the barest has one act in each, and no article before its foods.
  if (style === 'bare') {
    said = applied(said, barely, keep);
    said = keep(said, withoutArticles(said));
    said = keep(said, oneByOne(said, orders));
  }
  const tidy = said
    .replace(/\s{2,}/gu, ' ')
    .replace(/ ([,.;])/gu, '$1')
    .trim();
  return [
    tidy.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, first: string) => before + capital(first)),
  ];
}

/** A clause that leads in an order, with nothing behind it. */
const led =
  /(?:^|[.!?:;-] )(?:after|once|when|if|while|as|before|in|on|over|for|to|with|until|during|meanwhile|using|at|from|by)\b[^.!?,;]*$/iu;

/** "Butter the bread and cut it": each act in a sentence of its own. */
const oneByOne = (text: string, orders: readonly Order[]): string =>
  orders.reduce((said, { verbs, link, lead }, i) => {
    const [verb] = verbs;
    if (i === 0 || link !== null || lead !== null || !/^\p{L}{3,}$/u.test(verb!)) return said;
    return said.replace(
      new RegExp(
        String.raw`(?<=[\p{L}\ue100-\ue5ff)]{2}|[\ue100-\ue5ff])(?:,? and then|,? and|,? then|;|,) ((?:\p{L}+ly )?${verb!})(?= (?:the|an?|it|them|in|into|on|over|to|until|for|with|well|at|up|out|off|down|together|through|each|all|some|half|more|[\ue100-\ue5ff])|[.,;]|$)(?![^.]*\(not)`,
        'u',
      ),
      (all: string, act: string, at: number) =>
        // "After an hour, stir": what leads an order is none itself.
        /^,? /u.test(all) && all.startsWith(`, ${act}`) && led.test(said.slice(0, at))
          ? all
          : `. ${capital(act)}`,
    );
  }, text);

/** A text without its articles, but those that count or belong to a phrase. */
const withoutArticles = (text: string): string =>
  text.replace(restOf, 'remaining ').replace(someOf, '').replace(articles, '');

/**
 * Compares a rewritten instruction with its source: numbers with their units, temperatures as written, ingredients
 * and their order, tools, prohibitions, safety words and cues. Knows nothing of how the sentence was made.
 */
import { byLetters } from '#kernel/light-patterns';
import { createMemo } from '#kernel/memo';
import type { Step } from '../recipe.ts';
import type { NumberSpan, StepReading } from '../understand-recipe/model.ts';
import { readText } from '../understand-recipe/read-text.ts';
import { splitSentences } from './say/parse-sentence.ts';
import { isOrderVerb } from './say/verb-forms.ts';

/** An instruction with its reading. */
export interface ReadInstruction {
  readonly text: string;
  readonly reading: Pick<StepReading, 'mentions'>;
  readonly step: Pick<Step, 'action' | 'celsius' | 'internalCelsius' | 'tools'>;
  /** Ids of foods that the instruction names and the list does not. */
  readonly unlisted: readonly string[];
}

const digitRuns = (text: string): string => (text.match(/[\d¼½¾⅐-⅞]+/g) ?? []).join(' ');
const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|halves|quarter(?:s|ed|ing)?|thirds?|dozen|couple|twice|thrice|double|triple|hundred|few|several)\b/gi;
const unitName = (unit: string | null): string =>
  (unit ?? '')
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:minutes?|mins?)$/, 'min')
    .replace(/^(?:hours?|hrs?)$/, 'h')
    .replace(/^(?:seconds?|secs?)$/, 's');

const numbersOf = (read: readonly NumberSpan[]): readonly string[] =>
  read.map(({ kind, value, valueMax, unit }) => `${kind} ${value} ${valueMax ?? ''} ${unitName(unit)}`);
const scalesOf = (read: readonly NumberSpan[]): readonly string[] =>
  read
    .filter(({ kind }) => kind === 'temperature')
    .map((number) => number.text.replace(/\s+/g, ' ').toUpperCase());
/** Conditions that leave the cook no choice about the dish: "or overnight if you have the time", "if it needs it". */
export const idleChoice =
  /,? if (?:you(?:['’]ve| have)(?: got)? (?:the |enough |more )?(?:time|patience)|you can (?:wait|stand|bear)(?: (?:it|the wait|that long))?|you(?:['’]re| are) (?:patient|feeling patient)|(?:you (?:think|feel) )?(?:it|they) needs? (?:it|any|more))(?=[.,;)!]|$)/gi;

const sorted = (list: readonly string[]): string => [...list].sort().join(' | ');

const negation =
  /\b(?:not|cannot|never|avoid|without|no longer|(?:do|does|did|is|are|was|wo|ca|should|have|has)nt)\b|n['’]t\b/gi;
const safety =
  /\b(?:internal|thermometer|cooked through|no longer pink|pink|run clear|raw|careful\w*|at least|(?<!\b(?:turn|crank|whack|fire|heat|bring|raise|come|put|increase|bump|switch|ramp)\w*\b[^.;,]{0,30})up to(?! (?:an?|the) (?:\w+ )?(?:boil|simmer|heat|temperature))|minimum|maximum|safe\w*|burn\w*|hot|caution|allerg\w*|poison\w*|sterili[sz]e\w*|piping)\b/gi;
const stop =
  /^(?:until|till|dont|doesnt|isnt|arent|thru|that|they|them|this|have|been|with|from|just|about|very|your|some|when|then|into|over|more|most|almost|nearly|slightly|completely|fully|dough|batter|sauce|everything|well|evenly|a|it['’]?s?|are|is|start|starts|begin|begins|turn|turns|turned|turning|becomes?|little|nice|remaining|mixture|another|cannot)$/;

/** "Without letting it brown", and "no colour" of the trade. */
const uncoloured =
  /\b(?:without letting|not (?:to )?let|don['’]t let) (?:it|them|the \p{L}+) (?:take on )?(?:any )?(?:colou?r|brown)\b|\bwithout (?:browning|colou?ring)\b|\bno colou?r\b/giu;

/** Every such prohibition holds one of these. */
const colours = /colou?r|brown/i;
const withoutColour = (text: string, by: string): string =>
  colours.test(text) ? text.replace(uncoloured, by) : text;

/** What forbids nothing but fear: "don't worry". */
export const comfort =
  /(?:\s+[-–—]+|[,;])?\s*\b(?:but |so |and )?(?:do not|don['’]?t) (?:worry|panic|fret|stress|be (?:shy|afraid|scared|alarmed))\b(?: (?:about (?:it|that|this)|if (?:it|they)[^.;,!\d]*|too much))?/gi;

/** "Do not let it boil", "must not be permitted to boil": what is forbidden is to boil. */
const letBe =
  /^\W*(?:(?:to )?(?:let|permit|allow)(?:ting|ing)? (?:it|them|the [\p{L}-]+(?: [\p{L}-]+)??) (?:to )?|be (?:permitted|allowed) to )([\p{L}]+)/iu;

/** What would follow: a reason forbids nothing, and "or it sticks" leaves no choice. */
const consequence = byLetters(
  /(?:,? (?:so(?: that)?|because|since)|[,;]? or(?: else)?|[,;] otherwise,?) (?:it|they|you|the \p{L}+|your \p{L}+)(?:['’]ll| will| won['’]t| would| does| doesn['’]t| do| don['’]t| goes?| becomes?| turns?| gets?| is| are| isn['’]t| aren['’]t| can['’]t| might| may| sticks?| burns?| catch(?:es)?)\b[^.;!?()]*|,? (?:so as|in order) not to [^.;!?()]*/giu,
);
const withoutConsequence = (text: string): string =>
  /\b(?:so|because|since|or|otherwise|order)\b/iu.test(text) ? text.replace(consequence(text), '') : text;

/** Words of a text that a negation governs, as "not:stir". */
function negated(text: string): readonly string[] {
  const said = withoutColour(withoutConsequence(text), 'not colour');
  return [...said.replace(comfort, '').matchAll(negation)].map((match) => {
    const rest = said.slice(match.index + match[0].length);
    const next =
      (letBe.exec(rest) ?? /^\W*(?:be |to |too |the |let |a |any )?([\p{L}]+)/iu.exec(rest))?.[1] ?? '';
    // "Don't let them go mushy" is that they become it.
    return next.toLowerCase().replace(/^go$/u, 'become').slice(0, 4);
  });
}

/** Verbs that say of a cue what it looks like. */
const looks = /^(?:cool|dry|warm|brown|smooth|set|open|level|crisp|double|clean|thin|separate)$/;

/** What is done the while is no cue: "until brown, breaking it up". */
const meanwhile = /^(?:making|ensuring|taking|breaking|scraping|stirring|turning|flipping|shaking)$/;

/** A cue ends where the next order begins: "until smooth, stir in the cream, serve". */
function cueOf(text: string): string {
  const next = [...text.matchAll(/, (\p{L}+)/gu)].find(([, word = '']) => {
    const low = word.toLowerCase();
    return (isOrderVerb(low) && !looks.test(low)) || meanwhile.test(low);
  });
  return next === undefined ? text : text.slice(0, next.index);
}

/** Content words of the cues of a text; what must not colour is a prohibition, and compared as such. */
function cueWords(text: string): readonly string[] {
  return [
    ...withoutColour(text, '').matchAll(
      /\b(?:until|till)\b((?:(?!, (?:then|and)\b|\bthen\b| [-–—] )[^.;!?()])*)/gi,
    ),
  ].flatMap((match) =>
    (
      cueOf(match[1]!)
        .toLowerCase()
        .match(/[\p{L}]{4,}/gu) ?? []
    ).filter((word) => !stop.test(word) && !/ly$/.test(word)),
  );
}

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .slice(0, 6);

/** Cues that somebody's health hangs on, and what is right only when the whole of its cue has come. */
const guards =
  /\b(?:pink|cooked through|raw|internal|flak(?:es?|y)|opaque|thermometer|run clear|piping|yolks?|whites?|oil|fat|sugar|caramel\w*|syrup|dough|fish|salmon|cod|trout|prawns?|shrimps?|mussels|clams|chicken|turkey|duck|pork|beef|lamb|veal|mince|sausages?|burgers?|patties|meat\w*|eggs?)\b/i;

/** Words of a cue that say no more than that it is on its way, or smells good: stems. */
const onTheWay = /^(?:start|begin|beginn|smell|wonder|fragra|amaz|lovel|delici|great|gorgeo)/;

/** What a cook reaches for without being told. */
const handTool = /^(?:(?:wooden |slotted )?spoon|spatula|fork|ladle|tongs|bowl|plate|mixing bowl)$/;

/** What a text says that its rewriting must say just so. */
interface Said {
  readonly figures: string;
  readonly numberWords: string;
  readonly numbers: string;
  readonly scales: string;
  readonly negated: readonly string[];
}

/** Texts are kept for a while: they are held against each other until every lock holds, and most stay the same. */
const places = 64;
const said = createMemo<Said>(places);

const saidIn = (text: string): Said =>
  said.get(text, () => {
    const read = readText(text).numbers;
    return {
      figures: digitRuns(text).split(' ').sort().join(' '),
      numberWords: sorted(
        (text.match(numberWords) ?? []).map((word) =>
          // To quarter an egg makes quarters of it.
          word.toLowerCase().replace(/^quarter.+$/, 'quarter'),
        ),
      ),
      numbers: sorted(numbersOf(read)),
      scales: scalesOf(read).join(' | '),
      negated: negated(text),
    };
  });

/** What a text says besides that its rewriting may not lose. */
interface Asked {
  readonly safety: readonly string[];
  readonly cues: readonly string[];
  readonly discards: boolean;
  /** A cue of it is one of those that stay whole. */
  readonly guards: boolean;
  readonly isOptional: boolean;
  /** What belongs to a figure: which oven, how it is measured. */
  readonly facts: readonly string[];
  /** How often it leaves a choice, by sort. */
  readonly choices: readonly number[];
}

/** Words that belong to a temperature or a measure: without them the figure is another. */
const facts =
  /\b(?:fan|convection|conventional|gas(?= ?(?:mark|\d))|dry weight|(?:un)?cooked weight|drained weight|packed|heap(?:ed|ing)(?! (?:over|into|on))|level(?= ?(?:tea|table|tbsp|tsp|cups?|spoons?|scoops?|dessert))|room temperature|in total|(?:per|each|either) side|apiece)\b/gi;

const asked = createMemo<Asked>(places);
const choices = [/\bor\b/gi, /\b(?:if|unless|should (?:you|this|it))\b/gi];

const askedIn = (text: string): Asked =>
  asked.get(text, () => {
    const choice = withoutConsequence(text).replace(idleChoice, '').replace(comfort, '');
    return {
      safety: (text.match(safety) ?? []).map((word) => stem(word)),
      cues: cueWords(text).map(stem),
      discards: /\bdiscard/i.test(text),
      guards: splitSentences(text).some((one) => /\b(?:until|till)\b/i.test(one) && guards.test(one)),
      isOptional: /\b(?:if (?:you (?:like|want|wish|prefer)|desired|needed|necessary)|optional\w*)\b/i.test(
        text,
      ),
      facts: (text.match(facts) ?? []).map((word) => word.toLowerCase()),
      choices: choices.map((pattern) => count(choice, pattern)),
    };
  });

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What a rewriting broke, in plain words; empty where every lock holds. */
export function brokenLocks(
  before: ReadInstruction,
  after: ReadInstruction,
  shorter = false,
  /** Tools that other instructions name: a short text need not say again where the cook is. */
  elsewhere: ReadonlySet<string> = new Set(),
): readonly string[] {
  const broken: string[] = [];
  const same = (what: string, a: string, b: string): void => {
    if (a !== b) broken.push(`${what}: "${a}" became "${b}"`);
  };
  const [had, has] = [saidIn(before.text), saidIn(after.text)];
  same('figures', had.figures, has.figures);
  same('number words', had.numberWords, has.numberWords);
  same('numbers', had.numbers, has.numbers);
  same('temperatures', had.scales, has.scales);
  same('ingredients', order(before).join(' '), order(after).join(' '));
  same('foods beside the list', besides(before), besides(after));
  same('oven temperature', String(before.step.celsius), String(after.step.celsius));
  same('inner temperature', String(before.step.internalCelsius), String(after.step.internalCelsius));
  // Typing faults that were mended on the way: "dont", "thru".
  const now = `${after.text.toLowerCase()} ${after.text.toLowerCase().replace(/['’]/g, '')}`.replace(
    /\bthrough\b/g,
    'through thru',
  );
  const lost = (what: string, words: Iterable<string>): void => {
    for (const word of new Set(words)) if (!now.includes(word)) broken.push(`${what}: "${word}" is gone`);
  };
  const must = askedIn(before.text);
  if (must.discards && !/\bdiscard|\bthrow|\bbin\b|\btoss\w* out/i.test(after.text))
    broken.push('safety: "discard" is gone');
  for (const word of had.negated)
    if (!has.negated.includes(word)) broken.push(`prohibition: "${word}" is gone`);
  lost('safety', must.safety);
  lost(
    'fact',
    must.facts.filter((word) => !/ side$/.test(word) || !sides.test(now)),
  );
  // A shorter text may leave a second half of a cue out, never the cue.
  const { cues } = must;
  const seen = cues.filter((word) => !onTheWay.test(word));
  if (!shorter || must.guards) lost('cue', cues);
  else if (seen.length > 0 && seen.filter((word) => now.includes(word)).length * 2 < seen.length)
    broken.push('cue: most of it is gone');
  lost(
    'tool',
    before.step.tools
      .filter((tool) => !shorter || !(handTool.test(tool) || elsewhere.has(tool)))
      .map((tool) => tool.split(' ').at(-1)!)
      .filter((tool) => before.text.toLowerCase().includes(tool))
      // What is baked at a temperature is in an oven.
      .filter((tool) => !(shorter && tool === 'oven' && /\b(?:bak|roast|broil)/.test(now)))
      // "Cover the pan": what the cook has before him.
      .filter(
        (tool) =>
          !(shorter && new RegExp(`\\bcover the ${tool}\\b`, 'i').test(before.text) && /\bcover/.test(now)),
      )
      // What is covered has its lid on, whether or not it is named.
      .filter((tool) => !(shorter && tool === 'lid' && /\b(?:un)?cover(?:ed)?\b/.test(now)))
      .map((tool) => (tool === 'refrigerator' ? 'fr' : tool)),
  );
  for (const [at, pattern] of choices.entries())
    if (must.choices[at]! > 0 && count(after.text, pattern) < must.choices[at]!)
      broken.push('choice: an alternative or a condition is gone');
  if (must.isOptional && !left.test(after.text)) broken.push('choice: what was optional is not any more');
  return broken;
}

const sides = /\b(?:per|each|either|both|a|every) sides?\b/;

const besides = ({ unlisted }: ReadInstruction): string =>
  sorted([...new Set(unlisted)].filter((id) => id !== 'water'));

const left =
  /\b(?:if|optional\w*|may|might|could|can|wish|like|desired|discretion|preference|variation|fancy|free to|welcome|please|confident|wild|mind)\b/i;

/** Keys of the ingredients that are named, in the order of their first naming. */
const order = ({ reading, text }: ReadInstruction): readonly string[] => {
  // "Or you'll scramble the eggs" handles none.
  const idle = [...text.matchAll(consequence(text))].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  return [
    ...new Set(
      reading.mentions
        .filter(
          ({ kind, start }) => kind !== 'pronoun' && !idle.some(([from, to]) => start >= from && start < to),
        )
        .map(({ key }) => key),
    ),
  ];
};

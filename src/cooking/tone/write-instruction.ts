/** Says an instruction in a tone: its sentences, what is woven into them, the remarks beside them. */
import { capital } from './capital.ts';
import type { Tone } from '../vocabulary.ts';
import type { Manner } from './manner.ts';
import type { Masked } from './mask.ts';
import { isPlural } from './number-of.ts';
import { splitSentences, type Order, type Sentence } from './parse-sentence.ts';
import { handledBy, leavesMany } from './phrase.ts';
import type { Picker } from './pick.ts';
import { pared, unarticled } from './pared.ts';
import { chooseRemark } from './remarks.ts';
import { reword } from './reword.ts';
import { bare, chatter, foretells, lower, saySentence, soberly, spared, terse } from './say-sentence.ts';
import { cooksSomething, situationsOf, type Situation } from './situations.ts';
import type { TakenApart } from './taken-apart.ts';
import type { Length, Place, ToneTable, ToneTables } from './tone-table.ts';
import { unitsOf } from './units.ts';

export interface ToneRequest {
  readonly tone: Tone;
  readonly length: Length;
  readonly seed: number;
}

/**
 * How far an instruction is reworded: by all means; by others; by others again, with the articles of foods; without remarks and with the articles that the source
 * has; verbs and words only; not at all.
 */
export const ladder = ['free', 'again', 'spare', 'bare', 'words', 'none'] as const;
export type Reach = (typeof ladder)[number];

/** An instruction as said, and how many of its sentences were said anew. */
export interface Written {
  readonly text: string;
  readonly all: number;
  readonly remade: number;
  /** What a shorter text may say beside it, where words are to spare. */
  readonly touch: string | null;
  /** What it is made of; remarks are pieces that it can do without. */
  readonly pieces: readonly Piece[];
}

/** A sentence of a text, or a remark between its sentences. */
export interface Piece {
  readonly text: string;
  readonly remark: boolean;
}

/** Pieces as one text. */
export const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join(' ');

/** A text that nothing is said beside. */
const alone = (text: string, all: number): Written => ({
  text,
  all,
  remade: 0,
  touch: null,
  pieces: [{ text, remark: false }],
});

/** Says one instruction as freely as `reach` allows. */
export function writeInstruction(
  recipe: TakenApart,
  at: number,
  reach: Reach,
  { tone, length }: ToneRequest,
  table: ToneTable,
  pick: Picker,
  tones: ToneTables,
): Written {
  const { source } = recipe.understood;
  const text = source.instructions[at]!;
  if (reach === 'none') return alone(closed(text), splitSentences(text).length);
  const { masked, sentences } = recipe.instruction(at);
  const briefed =
    (table.voice === 'terse' || length === 'shorter') && reach === 'free'
      ? sentences
          .map((one) => capital(length === 'shorter' ? pared(spared(terse(one))) : terse(one)))
          .filter(Boolean)
      : table.dropsChatter && reach === 'free'
        ? sentences.map((one) => capital(soberly(one))).filter((one) => /\p{L}|[\ue100-\ue5ff]/u.test(one))
        : sentences;
  const read = unitsOf(briefed);
  // "Enjoy!" behind other words is said by the tone's own last line, or by nobody.
  const units =
    length !== 'shorter' &&
    read.length > 1 &&
    relishes(read.at(-1)!.parsed) &&
    (table.dropsChatter || table.asideRate[length] > 0)
      ? read.slice(0, -1)
      : read;
  const count = source.instructions.length;
  const where = at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle';
  const said: string[] = [];
  const loose = new Set<number>();
  let remade = 0;
  let remarks = 0;
  let warned = false;
  // Behind what is told for somebody's health all is said plainly.
  let serious = false;
  let last: Sentence | null = null;
  let touch: string | null = null;
  // "My grandma always added lemon" names what the list does not: it stays.
  const besides = recipe.understood.unlisted.some(
    ({ stepId }) => stepId === recipe.understood.recipe.steps[at]?.id,
  );
  const heading = sentences.length === 1 && /:\s*$/.test(text) && text.length < 60;
  let carried = '';
  units.forEach(({ parsed: read, text: sentence, sources }, i) => {
    const opens =
      at === 0 &&
      units
        .slice(0, i)
        .every(({ parsed, text: said }) => parsed.orders.length === 0 && !holdsOrder.test(said));
    // "Make the sauce:" begins something: nothing follows on there.
    const headed = units[i - 1]?.text.endsWith(':') === true;
    const place: Place = opens || headed ? 'first' : i > 0 ? 'inner' : where === 'middle' ? 'next' : where;
    serious ||= read.orders.length === 0 && grave.test(masked.unmask(sentence));
    const manner: Manner = {
      table,
      pick,
      length,
      place,
      free: reach !== 'words' && !serious,
      many:
        lastIsMany(last?.orders.at(-1), masked) ??
        (carried === '' ? recipe.many : isPlural([...carried].map(masked.reveal).join(''))),
      reveal: masked.reveal,
      locked: (some) => masked.keys(some).length > 0 || /[\ue100-\ue5ff]/.test(some),
    };
    if (heading || /:$/.test(sentence)) {
      said.push(sentence);
      return;
    }
    const plain = masked.unmask(sentence);
    const parsed = read;
    // "Boil the potatoes until tender. Drain."
    const handled = read.orders.map(handledBy).findLast((some) => masked.keys(some).length === 1);
    carried = handled ?? carried;
    if (
      (length === 'shorter' || (table.dropsChatter && reach === 'free')) &&
      parsed.orders.length === 0 &&
      ((!besides && chatter(plain, sentence)) ||
        (table.voice === 'terse' && length === 'shorter' && reach === 'free' && foretells(plain, sentence)))
    ) {
      remade++;
      return;
    }
    const ends = at === count - 1 && i === units.length - 1;
    let seen: readonly Situation[] | null = null;
    const situations = (): readonly Situation[] =>
      (seen ??= situationsOf({
        sentence: parsed,
        unmask: masked.unmask,
        minutes: masked.minutes,
        foods: (some) => masked.named(some).map(recipe.foodWords),
        where: at === 0 && i === 0 ? 'first' : ends ? 'last' : 'middle',
        dish: recipe.dish,
        started: recipe.started(at),
        heated: source.instructions.slice(Math.max(0, at - 1), at + 1).some(cooksSomething),
        raw: recipe.raw,
        yeasted: recipe.yeasted,
        many: recipe.many,
      }));
    const heard = bare(sentence);
    const result = saySentence(sentence, parsed, manner);
    const words = bare(result);
    if (sources > 1 || words !== (sentences.length === 1 ? bare(masked.text) : heard)) remade += sources;
    if (runsOn(said, loose, read, result, last, manner))
      said[said.length - 1] = `${said.at(-1)!.slice(0, -1)}, then ${lower(result)}`;
    else said.push(result);
    last = read;
    if (reach === 'words') return;
    const must =
      warned ||
      table.always.length === 0 ||
      (length === 'shorter' && pick.uses('always') > 1 && pick.uses(`always ${at}`) === 0)
        ? null
        : chooseRemark(table.always, situations(), pick);
    if (must !== null) {
      // An instruction that is said again, in fewer words, warns again.
      if (pick.uses(`always ${at}`) === 0) pick.use('always');
      pick.use(`always ${at}`);
      said.push(must);
      warned = true;
    }
    if (grave.test(text)) return;
    if (
      length === 'shorter' &&
      i === units.length - 1 &&
      remarks === 0 &&
      must === null &&
      reach !== 'bare' &&
      !warns.test(plain)
    )
      touch = chooseRemark(table.touches, situations().slice(-1), pick);
    if (reach === 'bare' || (!ends && parsed.orders.length === 0 && units.length > 1 && i > 0)) return;
    // The last remark is about the dish.
    if (where === 'last' && !ends && length !== 'longer' && tone !== 'educational') return;
    const most =
      length === 'longer'
        ? Math.max(2, units.length)
        : 1 + Math.floor(units.length / (table.room === 'wide' ? 2 : 4));
    let beside = plain;
    const add = (remark: string | null): void => {
      if (remark === null || remarks >= most) return;
      if (said.at(-1)?.endsWith(')') === true) said[said.length - 1] += '.';
      loose.add(said.length);
      said.push(remark);
      beside += remark;
      remarks++;
    };
    // A tone that tells greets and takes its leave.
    const greets =
      table.room === 'wide' && length === 'same' && (ends || (at === 0 && i === 0)) && !relishes(parsed);
    // Between, a remark for two steps at most, bound to what is done there; never in two steps on end.
    const spoken =
      length === 'same' &&
      (relishes(parsed) ||
        (!ends &&
          (tone === 'educational'
            ? pick.uses('remark') * 4 > at * 3 + 1
            : pick.uses('remark') * 2 > at || pick.uses(`remark ${at - 1}`) > 0)) ||
        pick.uses(`remark ${at}`) > 0);
    if (table.asideRate[length] > 0 && must === null && !spoken && remarks < most) {
      const rate = greets ? 1 : table.asideRate[length] * (ends ? 2 : 1);
      const least = i === units.length - 1 || at === 0 ? 1 : 1.2;
      if (pick.chance() < rate) {
        const remark =
          (tone === 'educational'
            ? chooseRemark(tones.reasons, situations(), pick, { beside, least })
            : null) ?? chooseRemark(table.asides, situations(), pick, { beside, least, closing: ends });
        if (remark !== null) {
          pick.use('remark');
          pick.use(`remark ${at}`);
        }
        add(remark);
      }
    }
    const rate = table.asideRate[length];
    // Where words are wanted, every reason that fits is given.
    const generous = table.asideRate[length] === 1;
    if (length !== 'longer' || rate === 0 || remarks >= most || (pick.chance() > 0.6 && !generous)) return;
    const teaches = /^(?:educational|formal|professional)$/.test(tone);
    const longest = teaches ? Infinity : generous ? 115 : 80;
    const reason = table.reasons
      ? chooseRemark(tones.reasons, situations(), pick, { beside, longest })
      : null;
    add(
      reason === null
        ? chooseRemark(table.asides, situations(), pick, { least: 0.9, beside })
        : capital(reword(reason, table, pick, 'plain')),
    );
  });
  if (said.length === 0) return alone(text, sentences.length);
  const lean = length === 'shorter' && /^(?:free|again)$/.test(reach) && table.articles !== 'spare';
  const pieces: readonly Piece[] = lean
    ? [{ text: masked.unmask(capital(unarticled(said.join(' ')))), remark: false }]
    : said.map((one, i) => ({ text: masked.unmask(one), remark: loose.has(i) }));
  return { text: joined(pieces), all: sentences.length, remade, touch, pieces };
}

/** Two short sentences in a breath: "Cook the onion, then add the curry paste." */
function runsOn(
  said: readonly string[],
  loose: ReadonlySet<number>,
  read: Sentence,
  result: string,
  before: Sentence | null,
  { table, pick, free, length }: Manner,
): boolean {
  const [order] = read.orders;
  const earlier = said.at(-1);
  return (
    length !== 'shorter' &&
    free &&
    table.flow > 0 &&
    earlier !== undefined &&
    !loose.has(said.length - 1) &&
    before !== null &&
    before.orders.length === 1 &&
    read.orders.length === 1 &&
    order!.at === 0 &&
    order!.link === null &&
    order!.object !== '' &&
    !/^(?:enjoy|repeat|serve)$/.test(order!.verbs[0]!) &&
    before.orders[0]!.parts.every(({ kind }) => !/^(?:until|when|purpose|along)$/.test(kind)) &&
    earlier.length + result.length < 120 &&
    earlier.endsWith('.') &&
    result.endsWith('.') &&
    !/[():;?]|\b(?:then|if|or|unless)\b/i.test(earlier + result) &&
    !/^In goe?s? /.test(earlier + result) &&
    pick.chance() < table.flow
  );
}

/** "Enjoy!" */
const relishes = ({ orders: [only, ...others] }: Sentence): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.verbs[0] === 'enjoy' &&
  only.object === '' &&
  only.parts.length === 0;

/** An instruction as it came, with its capital and its full stop. */
const closed = (text: string): string => {
  const said = capital(text.trim());
  return /[\p{L}\p{N}°%]$/u.test(said) ? `${said}.` : said;
};

/** "The night before, whisk the starter": an order that stays as it came has begun the recipe all the same. */
const holdsOrder =
  /^(?:the|in the|on the) (?:night|day|evening|morning|week)\b|, (?:add|beat|boil|chop|combine|cook|cut|heat|melt|mix|place|pour|preheat|put|soak|stir|whisk)\b/i;

/** A warning, behind which nothing light may stand. */
export const warns =
  /\b(?:careful\w*|not|never|avoid|raw|allerg\w*|safe\w*|contains?|suitable|burn\w*|hot|must)\b|n['’]t\b/i;

/** What is told for somebody's health: no remark at all stands beside it. */
export const grave =
  /\b(?:allerg\w*|pregnan\w*|unsafe|not (?:be )?(?:safe|suitable)|poison\w*|toxic|contains? raw|raw (?:eggs?|egg (?:yolks?|whites?)|flour|kidney beans))\b/i;

/** Whether the foods that the sentence before handled are several: "cook the lentils. Drain."; null where it named none. */
function lastIsMany(order: Order | undefined, { keys, reveal }: Masked): boolean | null {
  return order === undefined || keys(handledBy(order)).length === 0 ? null : leavesMany(order, reveal);
}

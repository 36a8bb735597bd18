/** Says an instruction in a tone: its sentences, what is woven into them, the remarks beside them. */
import type { Tone } from '../vocabulary.ts';
import { type Open, remarksFor } from './beside/beside.ts';
import { phrasesIn, spentIn } from './beside/catchphrases.ts';
import { gainsays } from './beside/gainsays.ts';
import { type Around, chooseRemark, chooseWoven, isTelling } from './beside/remarks.ts';
import {
  type Situation,
  cooksSomething,
  foodSituation,
  situationsOf,
  unspared,
} from './beside/situations.ts';
import { actsOf, beatsOf, carrying, comesBack, hasLineFor, ofThread } from './beside/thread.ts';
import { heard, perilOf, perilousVerb, warn, warnedOf } from './beside/warnings.ts';
import { takesUpAgain, unled, unopened } from './brevity.ts';
import { capital } from './capital.ts';
import { agreed, spelledOut, withObjects } from './edition/spelled-out.ts';
import {
  caustic,
  cries,
  grave,
  heatedBefore,
  holdsOrder,
  isHeardIn,
  isNearly,
  isSaidAgain,
  staged,
  warns,
} from './instruction-checks.ts';
import type { Masked } from './mask.ts';
import type { Picker } from './pick.ts';
import { type Before, connection } from './say/connect.ts';
import type { Manner } from './say/manner.ts';
import { isPlural } from './say/number-of.ts';
import { type Sentence, splitSentences } from './say/parse-sentence.ts';
import { handledBy, leavesMany } from './say/phrase.ts';
import { reword } from './say/reword.ts';
import { bare, chatter, foretells, lower, saySafely, saySentence } from './say/say-sentence.ts';
import { chooseTold } from './say/scenes.ts';
import { isSure } from './say/sure.ts';
import { unitsOf } from './say/units.ts';
import { faultsIn, isTorn } from './say/well-formed.ts';
import { type CardStyle, onCard } from './short/card.ts';
import { inFewWords } from './short/few-words.ts';
import type { TakenApart } from './taken-apart.ts';
import type { Length, Place, ToneTable, ToneTables } from './tone-table.ts';

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
  /** How well a remark fits where it stands; of those that fit less, more are left out. */
  readonly weight?: number;
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
  spokenIn: ToneTable,
  pick: Picker,
  tones: ToneTables,
): Written {
  let table = spokenIn;
  const { source } = recipe.understood;
  const text = source.instructions[at]!;
  if (reach === 'none' || caustic.test(text)) return alone(text, splitSentences(text).length);
  const { masked, sentences } = recipe.instruction(at);
  const briefed = inFewWords(recipe, at, reach, length, table);
  const units = unitsOf(briefed, table, length, pick).filter(
    ({ text: label }, i, all) =>
      !(
        table.pares &&
        /^(?:free|again|spare)$/.test(reach) &&
        i < all.length - 1 &&
        isSaidAgain(label, all.slice(i + 1), masked.unmask)
      ),
  );
  if (table.voice === 'terse' && /^(?:free|again)$/.test(reach) && length !== 'longer')
    return carded(
      units.map(({ text: one }) => one),
      sentences,
      masked,
      tone === 'minimalist' && reach === 'free' ? 'bare' : 'plain',
    );
  const count = source.instructions.length;
  const where = at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle';
  const said: string[] = [];
  const loose = new Set<number>();
  let remade = 0;
  let remarks = 0;
  let strung = false;
  let warned = false;
  // Behind what is told for somebody's health all is said plainly.
  let serious = false;
  let wove = 0;
  let touch: string | null = null;
  // "My grandma always added lemon" names what the list does not: it stays.
  const besides = recipe.understood.unlisted.some(
    ({ stepId }) => stepId === recipe.understood.recipe.steps[at]?.id,
  );
  // In a text of the same length every instruction has its own remark where one fits.
  const { carried } = table;
  const tale = tone === 'storytelling';
  // A tale is told wherever it has a line for what is done, a joke comes back now and then.
  const acts =
    carried === null
      ? null
      : actsOf(units.flatMap(({ parsed }) => parsed.orders.flatMap(({ verbs }) => verbs)));
  const thread =
    acts !== null && (tale ? hasLineFor(carried!, acts) : comesBack(carried!, at, count, acts, pick))
      ? carried
      : null;
  if (thread !== null) table = carrying(table, thread);
  const speaks =
    thread !== null ||
    (length === 'same' && table.room !== 'usual' && table.asideRate.same > 0 && tone !== 'educational');
  const heading = sentences.length === 1 && /:\s*$/.test(text) && text.length < 60;
  let titled: string | null = null;
  let before = recipe.end(at - 1);
  let object = '';
  let carriedFoods: readonly string[] = [];
  const spots: Open[] = [];
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
    // "Then … After that … From here": one of these in an instruction is enough.
    const led =
      length !== 'shorter' &&
      (said.some((one) => takesUpAgain.test(one)) || (i === 0 && pick.uses(`led ${at - 1}`) > 0));
    const manner: Manner = {
      table: headed
        ? { ...table, openers: { first: [], next: [], inner: [], last: [] }, frames: [] }
        : led
          ? unled(table)
          : table,
      pick,
      length,
      place,
      free: reach !== 'words' && !serious,
      eager: false,
      woven: null,
      youBefore: said.length > 0 ? byYou.test(said.at(-1)!) : pick.uses(`you ${at - 1}`) > 0,
      dishMany: recipe.many,
      many:
        lastIsMany(before, masked) ??
        (object === '' ? recipe.many : isPlural([...object].map(masked.reveal).join(''))),
      reveal: masked.reveal,
      locked: (some) => masked.keys(some).length > 0 || /[\ue100-\ue5ff]/.test(some),
    };
    if (heading || /:$/.test(sentence)) {
      said.push(sentence);
      return;
    }
    const plain = masked.unmask(sentence);
    // What was not understood for certain is not built anew: it is led in, and its words exchanged.
    const sure = isSure(read);
    const parsed =
      reach === 'words' || !sure
        ? read
        : takenUp(
            withObjects(spelledOut(agreed(read, manner), before, manner), manner),
            before,
            length,
            table,
            pick,
          );
    // What this sentence handled is what "it" is in the next.
    const handledBefore = carriedFoods;
    const named = read.orders.map(({ object }) => masked.named(object)).findLast(({ length }) => length > 0);
    if (named !== undefined) carriedFoods = named.map(recipe.foodWords);
    // "Boil the potatoes until tender. Drain."
    const handled = read.orders.map(handledBy).findLast((some) => masked.keys(some).length === 1);
    object = handled ?? object;
    before = { order: read.orders.at(-1) ?? null, near: true, minutes: masked.minutes(sentence) };
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
    // A remark stands behind the last of several orders, and is about that one.
    const nearest = (): readonly Situation[] =>
      parsed.orders.length > 1 ? situations().slice(-1) : situations();
    // A teacher explains any of them.
    const explained = (): readonly Situation[] => (tone === 'educational' ? situations() : nearest());
    const fitting = (line: string | null): string | null =>
      line !== null && gainsays(line, plain) ? null : line;
    let seen: readonly Situation[] | null = null;
    const situations = (): readonly Situation[] =>
      (seen ??= situationsOf({
        sentence: parsed,
        unmask: masked.unmask,
        minutes: masked.minutes,
        foods: (some) => masked.named(unspared(some)).map(recipe.foodWords),
        where: at === 0 && i === 0 ? 'first' : ends ? 'last' : 'middle',
        dish: recipe.dish,
        started: recipe.started(at),
        baked: recipe.baked(at),
        heated: source.instructions.slice(Math.max(0, at - 1), at + 1).some(cooksSomething),
        raw: recipe.raw,
        yeasted: recipe.yeasted,
        many: recipe.many,
        carried: handledBefore,
        titled: recipe.titled,
      }));
    if (
      i === 0 &&
      table.headings.length > 0 &&
      length !== 'shorter' &&
      !heading &&
      !grave.test(text) &&
      /^(?:free|again|spare)$/.test(reach) &&
      // One on every step would be a habit.
      pick.uses(`headed ${at - 1}`) === 0
    )
      titled = chooseRemark(table.headings, situations().slice(0, 1), pick);
    const spoken: Manner = i === 0 && titled !== null ? { ...manner, table: unopened(manner.table) } : manner;
    // Who helps is asked in the same breath where that can be.
    const heeds =
      table.heeding.length > 0 &&
      !offPaper.test(plain) &&
      sure &&
      !serious &&
      !warned &&
      length !== 'shorter' &&
      /^(?:free|again|spare)$/.test(reach) &&
      pick.chance() < 0.75
        ? chooseWoven(table.heeding, parsed, situations().slice(0, 1), pick)
        : null;
    const helped = heeds !== null && heard(pick, perilOf(heeds), length) ? heeds : null;
    const scene =
      helped === null &&
      table.scenes.length > 0 &&
      !serious &&
      sure &&
      // "Enjoy!" is a leave, and no second serving.
      parsed.orders[0]?.verbs[0] !== 'enjoy' &&
      !(ends && carried !== null) &&
      length !== 'shorter' &&
      /^(?:free|again|spare)$/.test(reach) &&
      pick.chance() < table.sceneRate
        ? chooseTold(
            table.scenes,
            parsed.orders,
            situations(),
            spoken,
            heatedBefore(units[i - 1]?.text, plain),
          )
        : null;
    const weaves =
      scene === null &&
      // The thread has the last word.
      !(ends && carried !== null) &&
      table.woven.length > 0 &&
      !serious &&
      sure &&
      /^(?:free|again|spare)$/.test(reach) &&
      wove <
        (length === 'longer' ? Math.max(2, Math.ceil(units.length / 2)) : 1 + Math.floor(units.length / 4)) &&
      (length !== 'shorter' || pick.uses('woven') === 0) &&
      pick.chance() < (length === 'shorter' ? table.wovenRate / 3 : table.wovenRate);
    const woven = helped ?? (weaves ? fitting(chooseWoven(table.woven, parsed, situations(), pick)) : null);
    if (helped !== null) {
      warn(pick, perilOf(helped), at);
      warned = true;
    } else if (woven !== null) {
      wove++;
      pick.use('woven');
      remarks++;
    }
    const asWritten = bare(sentence);
    const aloud = (how: Manner): string =>
      !sure
        ? saySafely(sentence, read.orders[0]!, how)
        : scene === null
          ? saySentence(sentence, parsed, how)
          : staged(parsed, scene, how);
    let result = aloud({ ...spoken, woven });
    if (scene !== null && isTorn(result, sentence)) result = saySentence(sentence, parsed, spoken);
    let words = bare(result);
    // Said as it came: another verb, a frame or an opener may still be found.
    const asHeard = (): boolean => words === asWritten || words === `you ${asWritten}`;
    for (
      let tries = 0;
      tries < 3 &&
      thread === null &&
      sure &&
      scene === null &&
      spoken.free &&
      parsed.orders.length > 0 &&
      asHeard();
      tries++
    ) {
      result = saySentence(sentence, parsed, { ...spoken, woven, eager: true });
      words = bare(result);
    }
    // A verb or two exchanged makes no voice: what came out nearly as it was is said again.
    if (
      sure &&
      spoken.free &&
      // A longer text has its voice beside the sentences too.
      length === 'same' &&
      scene === null &&
      woven === null &&
      parsed.orders.length > 0 &&
      table.voice !== 'terse' &&
      thread === null &&
      isNearly(result, sentence)
    ) {
      const other = saySentence(sentence, parsed, { ...spoken, eager: true });
      if (!isNearly(other, sentence)) result = other;
      words = bare(result);
    }
    // What has come out torn is said again, and then in the author's own words.
    for (let tries = 0; tries < 2 && sure && isTorn(result, sentence); tries++)
      result = saySentence(sentence, parsed, { ...spoken, woven: null, eager: true });
    if (faultsIn(result, sentence).length > 0)
      result = capital(/[.!?:)"”]$/.test(sentence) ? sentence : `${sentence}.`);
    // A phrase of the tone is said once in a recipe.
    for (let tries = 0; tries < 3 && sure && spentIn(result, sentence, pick).length > 0; tries++)
      result = saySentence(sentence, parsed, { ...spoken, woven: null, eager: tries > 0 });
    if (spentIn(result, sentence, pick).length > 0)
      result = saySentence(sentence, parsed, { ...spoken, woven: null, free: false });
    for (const phrase of phrasesIn(result)) pick.use(`phrase ${phrase}`);
    // "Splish, splash! Splash! In goes the milk": the sentence cries out by itself.
    if (i === 0 && titled !== null && (cries.test(result) || isHeardIn(titled, result))) titled = null;
    words = bare(result);
    if (takesUpAgain.test(result)) pick.use(`led ${at}`);
    if (sources > 1 || words !== (sentences.length === 1 ? bare(masked.text) : asWritten)) remade += sources;
    if (
      table.strings &&
      strung &&
      parsed.orders.length > 0 &&
      said.length > 0 &&
      !/[!?)]$/.test(said.at(-1)!) &&
      said.at(-1)!.length + result.length < 90
    )
      said[said.length - 1] = `${said.at(-1)!.replace(/\.$/, '')}; ${lower(result)}`;
    else said.push(result);
    strung = parsed.orders.length > 0;
    if (reach === 'words') return;
    const must =
      warned ||
      offPaper.test(plain) ||
      table.always.length === 0 ||
      (length === 'shorter' && pick.uses('always') > 1 && pick.uses(`always ${at}`) === 0)
        ? null
        : chooseRemark(table.always, situations(), pick);
    if (must !== null && heard(pick, perilOf(must), length)) {
      warn(pick, perilOf(must), at);
      said.splice(
        -1,
        1,
        ...warnedOf(said.at(-1)!, must, perilousVerb(table.always, must, parsed, situations())),
      );
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
    if (
      reach === 'bare' ||
      (!ends && parsed.orders.length === 0 && units.length > 1 && i > 0 && !situations().some(isTelling))
    )
      return;
    // What was not understood for certain is told as it came, and nothing is said beside it.
    if (!sure && !ends && parsed.orders.length > 0) return;
    if (speaks) {
      // Beside a word of warning only the thread speaks.
      if ((must === null || thread !== null) && units[i + 1]?.text.startsWith('(') !== true)
        spots.push({
          at: said.length,
          ends,
          told: scene !== null || woven !== null,
          full: scene !== null && /[.!?] \p{Lu}/u.test(scene.text),
          situations: nearest(),
          plain,
          beside: `${i === 0 ? (titled ?? '') : ''} ${woven ?? scene?.text ?? ''}`.trim(),
        });
      return;
    }
    // The last remark is about the dish.
    if (where === 'last' && !ends && length !== 'longer' && tone !== 'educational') return;
    const most =
      (length === 'longer'
        ? Math.max(2, units.length)
        : 1 + Math.floor(units.length / (table.room === 'usual' ? 4 : 2))) +
      (ends && wove > 0 && woven === null ? 1 : 0);
    let beside = `${i === 0 ? (titled ?? '') : ''} ${woven ?? scene?.text ?? ''}`.trim();
    const add = (remark: string | null): void => {
      // What stands in brackets behind belongs to the sentence.
      if (
        remark === null ||
        remarks >= most ||
        spentIn(remark, '', pick).length > 0 ||
        units[i + 1]?.text.startsWith('(') === true
      )
        return;
      if (said.at(-1)?.endsWith(')') === true) said[said.length - 1] += '.';
      for (const phrase of phrasesIn(remark)) pick.use(`phrase ${phrase}`);
      loose.add(said.length);
      said.push(remark);
      beside += remark;
      remarks++;
    };
    // A tone that tells takes its leave.
    const greets = table.room !== 'usual' && length === 'same' && table.asideRate.same > 0 && ends;
    const rate = greets ? 1 : table.asideRate[length] * (ends ? 2 : 1);
    // What was told as a scene needs no remark.
    if (must === null && remarks < most && pick.chance() < (scene === null || ends ? rate : rate * 0.25))
      add(
        fitting(
          (tone === 'educational' ? chooseRemark(tones.reasons, explained(), pick, { beside }) : null) ??
            chooseRemark(table.asides, nearest(), pick, { beside }),
        ),
      );
    // Where words are wanted, every reason that fits is given.
    const generous = table.asideRate[length] === 1;
    if (length !== 'longer' || rate === 0 || remarks >= most || (pick.chance() > 0.6 && !generous)) return;
    const teaches = /^(?:educational|formal|professional)$/.test(tone);
    const longest = teaches ? Infinity : generous ? 115 : 80;
    const reason = table.reasons
      ? fitting(chooseRemark(tones.reasons, explained(), pick, { beside, longest }))
      : null;
    add(
      reason === null
        ? fitting(chooseRemark(table.asides, nearest(), pick, { least: 0.9, beside }))
        : capital(reword(reason, table, pick, 'plain')),
    );
  });
  if (said.length === 0) return alone(text, sentences.length);
  const fits = new Map<number, number>();
  const around: Around = {
    text: text.toLowerCase(),
    foods: new Set(foodSituation(masked.named(unspared(masked.text)).map(recipe.foodWords))),
  };
  const close = { last: where === 'last', long: units.length > 3, around };
  const beats =
    thread === null
      ? []
      : beatsOf(
          // A line that speaks of a pan is told of none but a pan.
          { ...thread, beats: thread.beats.filter(({ say }) => !gainsays(say, source.instructions[at]!)) },
          // Where the cooking itself was told, nothing is told besides.
          spots.filter(({ ends, told }) => !ends && !(tale && told)),
          pick,
          {
            most: tale && length === 'longer' ? 2 : 1,
            named: around.foods,
            last: where === 'last',
            idle: tale,
          },
        ).map((beat) => ({ ...beat, weight: ofThread }));
  // The last line of a thread is the leave.
  const told =
    beats.length > 0 || (carried !== null && where === 'last')
      ? beats
      : remarksFor(spokenIn, spots, pick, close);
  if (beats.length > 0) pick.use(`joked ${at}`);
  for (const { at: place, say, weight } of told) {
    if (said[place - 1]?.endsWith(')') === true) said[place - 1] += '.';
    said.splice(place, 0, say);
    for (const phrase of phrasesIn(say)) pick.use(`phrase ${phrase}`);
    // From the last to the first: those that stand behind have moved.
    for (const [one, of] of [...fits].toSorted(([a], [b]) => b - a)) {
      fits.delete(one);
      fits.set(one + 1, of);
    }
    fits.set(place, weight);
  }
  for (const place of fits.keys()) loose.add(place);
  if (byYou.test(said.at(-1)!)) pick.use(`you ${at}`);
  if (titled !== null) {
    pick.use(`headed ${at}`);
    said.unshift(titled);
    const moved = [...loose].map((one) => one + 1);
    loose.clear();
    for (const one of [0, ...moved]) loose.add(one);
    const weights = [...fits];
    fits.clear();
    for (const [one, weight] of weights) fits.set(one + 1, weight);
  }
  const pieces: readonly Piece[] = said.map((one, i) => ({
    text: masked.unmask(one),
    remark: loose.has(i),
    weight: fits.get(i) ?? 0,
  }));
  return { text: joined(pieces), all: sentences.length, remade, touch, pieces };
}

/** "Peel off the paper" is done with fingers. */
const offPaper =
  /\bpeel(?: off| away)? (?:the |its |their )?(?:\p{L}+ )?(?:paper|parchment|foil|liners?|film|wrap)\b/iu;

/** An instruction on a card: nothing of the tone is put beside it. */
function carded(
  briefed: readonly string[],
  sentences: readonly string[],
  masked: Masked,
  style: CardStyle,
): Written {
  const text = masked.unmask(onCard(briefed, style, masked).join(' '));
  return {
    text,
    all: sentences.length,
    remade: sentences.length,
    touch: null,
    pieces: [{ text, remark: false }],
  };
}

/** "You whisk the eggs", "Soon you let it cool". */
const byYou =
  /(?:^|[.!?] )(?:(?:Now|Then|Soon|And now|And so|At last),? )?[Yy]ou (?!may\b|can\b|will\b)\p{Ll}+[^.!?]*[.!?]$/u;

/** Whether the foods that the sentence before handled are several: "cook the lentils. Drain."; null where it named none. */
function lastIsMany({ near, order }: Before, { keys, reveal }: Masked): boolean | null {
  if (!near || order === null) return null;
  const handled = handledBy(order);
  return keys(handled).length === 0 && !made.test(handled) ? null : leavesMany(order, reveal);
}

/** What was made of foods, and is spoken of from then on. */
const made =
  /\b(?:dough|batter|mixture|sauce|filling|cake|loaf|soup|stew|meringue|marinade|dressing|custard)$/i;

/** The sentence led by what takes up the one before, where something does. */
function takenUp(read: Sentence, before: Before, length: Length, table: ToneTable, pick: Picker): Sentence {
  const [first, ...others] = read.orders;
  if (first === undefined || length === 'shorter') return read;
  const lead = connection(read, before, table, pick);
  return lead === null ? read : { ...read, orders: [{ ...first, lead }, ...others] };
}

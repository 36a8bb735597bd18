/** The author's instructions as an editor would hand them on before they are told anew: no talk, no jottings, whole sentences. */
import { articled } from '../../copyedit/copyedit.ts';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { rereadInstructions, type UnderstandDeps } from '../../understand-recipe/understand-recipe.ts';
import { abbreviated } from './abbreviated.ts';
import {
  type Allows,
  none,
  measured,
  misspelled,
  regained,
  rearranged,
  recounted,
  framed,
  hurried,
  ordered,
  talked,
  chatted,
  tabled,
  slangy,
  remembered,
  habitual,
  likened,
  reworded,
  dated,
  paged,
  respelt,
  softened,
} from './allowed.ts';
import { withoutAsides } from './asides.ts';
import { listed } from './bench.ts';
import { capital } from '../capital.ts';
import { asOrders } from './first-person.ts';
import { isMemory, peopleIn, presentsDish, unremembered } from './memories.ts';
import { linked, looseRowOf, rowOf } from './clause-words.ts';
import { eatenWith, unannounced, withoutChatter } from './chatter.ts';
import { clauses } from './clauses.ts';
import { coatedInTurn } from './coatings.ts';
import { contracted } from './contracted.ts';
import { madeOrders, ordersFirst } from './first-orders.ts';
import { withFrames } from './frames.ts';
import { ifAsked, innerHeat, signsOf, takesSign, withSigns } from './jotted-signs.ts';
import { whole } from './jottings.ts';
import { kitchenOf, staples, type Kitchen } from './kitchen-state.ts';
import { brokenLocks, type ReadInstruction } from '../locks.ts';
import { masksOf, type Masked } from '../mask.ts';
import { drySpelled, jottedForm, signsSpelled } from './jotted-forms.ts';
import { endedTimes, noted } from './noted.ts';
import { noteTold } from '../notes/notes-told.ts';
import { modernised } from './dated.ts';
import { splitSentences } from '../say/parse-sentence.ts';
import { unopined } from './opinions.ts';
import { pageWords } from './page-words.ts';
import { plainWorded, type PlainWords } from './plain-words.ts';
import { printed } from './printed.ts';
import { unwished } from './plain-order.ts';
import { plainly, untold } from './plain-talk.ts';
import { eased } from './eased.ts';
import { registered } from './register.ts';
import { respelled } from './respelled.ts';
import { unslanged } from './slang.ts';
import { smallWords } from './small-words.ts';
import { insisted, unspoken } from './spoken.ts';
import { supplied } from './supplied.ts';
import { lower } from '../say/say-sentence.ts';
import { labelled } from './labelled.ts';
import { splitClauses, tidy } from './tidy.ts';
import { meant } from './table-talk.ts';
import { typed } from './typed.ts';
import { unhurried } from './hasty.ts';
import { faultsIn } from '../say/well-formed.ts';

/** How far an editor goes. */
export interface EditionRequest {
  /** Talk goes. */
  readonly quiet: boolean;
  /** What is said beside an order goes too, and slang is put in the words of a printed page. */
  readonly sober?: boolean;
  /** Words of the printed page become those of the table. */
  readonly easy?: boolean;
  /** The words of a printed page, which speaks to nobody in particular. */
  readonly page?: boolean;
  /** Turns of a bygone page become those of today. */
  readonly modern?: boolean;
  /** What its author tells of people and places goes too. */
  readonly alone?: boolean;
  /** It stays, for it is the story; where the dish comes from is told before it. */
  readonly tale?: boolean;
  /** Jottings become sentences, with their articles. */
  readonly full: boolean;
  /** Slang of food pages in plain words. */
  readonly plain?: PlainWords;
  /** Of which instructions the jottings are, by their place: the others are only read. Of all, where it is left out. */
  readonly only?: Only;
}

/** Whether the instruction at a place is made whole. */
type Only = (at: number) => boolean;
const every: Only = () => true;

/**
 * The recipe with its instructions edited; list, title and number of instructions stay. An instruction whose facts would
 * not stand as they stood stays as it came.
 */
export function editedFor(
  understood: UnderstoodRecipe,
  {
    quiet,
    full,
    sober = false,
    easy = false,
    page = false,
    modern = false,
    alone = false,
    tale = false,
    plain,
    only = every,
  }: EditionRequest,
  deps: UnderstandDeps,
): UnderstoodRecipe {
  let now = understood;
  const turned = (say: (text: string, at: number) => string): readonly string[] =>
    textsOf(now).map((text, at) => (only(at) ? say(text, at) : text));
  now = reread(
    now,
    turned((text) => coatedInTurn(contracted(abbreviated(handBlended(text))))),
    deps,
    measured,
  );
  now = reread(
    now,
    turned((text, at) => respelled(text, now.steps[at]!)),
    deps,
    respelt,
  );
  if (full || page) now = reread(now, turned(ordersFirst), deps, madeOrders);
  // Before talk goes: what names no verb would be taken for it.
  if (full) now = reread(now, textsOf(now).map(withFrames), deps, framed);
  if (quiet && page) now = reread(now, textsOf(now).map(insisted), deps, talked);
  if (quiet && page) now = reread(now, edited(now, withoutChatter), deps, chatted);
  if (quiet && page) now = reread(now, textsOf(now).map(meant), deps, tabled);
  // What is told of people has the author's own words by now, which later turns would change.
  if (quiet && alone) now = reread(now, forgotten(now), deps, remembered);
  if (tale) now = introduced(reread(now, edited(now, unannounced), deps, chatted), deps);
  else if (quiet) now = reread(now, textsOf(now).map(asOrders), deps, habitual);
  const people = tale ? peopleIn([now.source.title, ...textsOf(now)]) : null;
  /** What is told of people is left as it is. */
  const but =
    (say: Turned): Turned =>
    (sentence, besides, unmask) =>
      people !== null && isMemory(sentence, unmask(sentence), people)
        ? sentence
        : say(sentence, besides, unmask);
  // Slang is one voice; a tone that speaks alone has its own.
  if (quiet && (page || sober)) now = reread(now, textsOf(now).map(unslanged), deps, slangy);
  if (plain !== undefined)
    now = reread(
      now,
      textsOf(now).map((text) => plainWorded(text, plain)),
      deps,
      slangy,
    );
  if (full) now = reread(now, turned(unhurried), deps, hurried);
  if (quiet && page) now = reread(now, textsOf(now).map(unspoken), deps, talked);
  if (full) {
    now = reread(
      now,
      turned((text) => endedTimes(typed(text))),
      deps,
      misspelled,
    );
    now = reread(now, notesOf(now, only, deps), deps, recounted);
    now = reread(now, turned(signsSpelled), deps, rearranged);
    now = reread(now, edited(now, jottedForm, false, only), deps, rearranged);
    now = reread(now, edited(now, noted, false, only), deps, ordered);
  }
  if (quiet) {
    now = reread(now, edited(now, but(unopined)), deps, talked);
    now = reread(now, edited(now, but(untold), true), deps, talked);
    now = reread(now, edited(now, plainly), deps, likened);
  }
  if (sober) now = reread(now, edited(now, but(withoutAsides)), deps, talked);
  now = inTurn(
    now,
    [
      ...(quiet ? [[unwished, none] as const] : []),
      ...(sober && page ? [[printed, paged] as const] : []),
      ...(sober ? [[registered, reworded] as const] : []),
      ...(sober && page ? [[pageWords, paged] as const] : []),
      ...(modern ? [[modernised, dated] as const] : []),
      ...(easy ? [[eased, softened] as const] : []),
    ],
    deps,
  );
  if (full) {
    now = reread(now, completed(now, only, deps), deps, regained);
    now = reread(now, turned(drySpelled), deps, rearranged);
    now = reread(now, articlesIn(now, only, deps), deps, none);
  }
  return now;
}

/** "Stick blender" orders nobody to stick anything. */
const handBlended = (text: string): string =>
  text
    .replace(/\((?:use (?:a |your )?)?stick[- ]blender(?=[,)])/giu, '(use a hand blender')
    .replace(/\bstick[- ]blender/giu, 'hand blender');

/** "12 min" → "12 minutes", "1 hr" → "1 hour". */
export const spelledTimes = (text: string): string =>
  text.replace(
    /(?<number>(?:\d+ )?\d[\d.,/]*|\d* ?[½¼¾])(?<range>\s?(?:-|–|to)\s?\d[\d.,/]*)?\s?(?<unit>[Mm]ins?|MINS?|[Hh]rs?|(?<=\d)h|[Ss]ecs?|(?<=(?<!\d)\d\d?)s)\b(?:\.(?=\s+\p{Ll}|,))?/gu,
    (...all: unknown[]) => {
      const { number = '', range = '', unit = '' } = all.at(-1) as Record<string, string | undefined>;
      const word = { m: 'minute', h: 'hour', s: 'second' }[unit.charAt(0).toLowerCase()]!;
      const one = range === '' && /^(?:1|½|¼|¾|1\/[24]|3\/4)$/.test(number);
      return `${number}${range} ${word}${one ? '' : 's'}`;
    },
  );

const textsOf = (understood: UnderstoodRecipe): readonly string[] => understood.source.instructions;

/** A recipe with other words for its instructions, each of which tells what it told. */
function reread(
  understood: UnderstoodRecipe,
  said: readonly string[],
  deps: UnderstandDeps,
  allows: Allows,
): UnderstoodRecipe {
  let texts = said.map((text, at) => (text.trim() === '' ? textsOf(understood)[at]! : text));
  const before = readings(understood);
  for (let round = 0; round < 3; round++) {
    if (texts.every((text, at) => text === textsOf(understood)[at])) return understood;
    const now = withTexts(understood, texts, deps);
    const after = readings(now);
    const bad = texts.map(
      (text, at) => text !== textsOf(understood)[at] && !holds(before[at]!, after[at]!, allows),
    );
    if (!bad.includes(true)) return now;
    texts = texts.map((text, at) => (bad[at]! ? textsOf(understood)[at]! : text));
    const some = bad.map((one, at) =>
      one && round === 0 ? partly(textsOf(understood)[at]!, said[at]!) : [],
    );
    if (some.every(({ length }) => length === 0)) continue;
    // What of an instruction does not hold, sentence by sentence: the rest of it does.
    for (const [at, options] of some.entries())
      for (const option of options) {
        const trial = texts.map((text, i) => (i === at ? option(text) : text));
        if (trial[at] === texts[at]) continue;
        const read = readings(withTexts(understood, trial, deps));
        if (holds(before[at]!, read[at]!, allows)) texts = trial;
      }
  }
  return understood;
}

/** A change of a text that needs no reading of it, and which broken locks of it are none. */
type Turn = readonly [turn: (text: string) => string, allows: Allows];

/** Turns of words one after the other, read once where all of them hold and else each by itself. */
function inTurn(
  understood: UnderstoodRecipe,
  turns: readonly Turn[],
  deps: UnderstandDeps,
): UnderstoodRecipe {
  const wanted = textsOf(understood).map((text) => turns.reduce((said, [turn]) => turn(said), text));
  const all = reread(understood, wanted, deps, (...broken) => turns.some(([, allows]) => allows(...broken)));
  if (textsOf(all).every((text, at) => text === wanted[at])) return all;
  return turns.reduce((now, [turn, allows]) => reread(now, textsOf(now).map(turn), deps, allows), understood);
}

/** Whether an instruction tells what it told, but for what is allowed. */
const holds = (before: ReadInstruction, after: ReadInstruction, allows: Allows): boolean =>
  faultsIn(after.text, before.text).length === 0 &&
  brokenLocks(before, after).every(
    (one) =>
      allows(one, before.text, after.text) ||
      (one.startsWith('ingredients: ') && namesTheSame(before, after)),
  );

/** Whether two texts name foods in the same words and order: "cream butter" may be read as another butter of the list. */
function namesTheSame(before: ReadInstruction, after: ReadInstruction): boolean {
  const words = ({ reading }: ReadInstruction): string =>
    reading.mentions
      .filter(({ kind }) => kind !== 'pronoun')
      .map(({ text }) => text.toLowerCase().replace(/^(?:the|a|an|your) /u, ''))
      .join('|');
  const [had, has] = [words(before), words(after)];
  return had !== '' && had === has;
}

/** The changes of an instruction one by one, where its sentences are as many as they were. */
function partly(before: string, after: string): readonly ((text: string) => string)[] {
  const [had, has] = [splitSentences(before), splitSentences(after)];
  if (had.length < 2 || had.length !== has.length) return [];
  return had.flatMap((sentence, at) =>
    sentence === has[at]
      ? []
      : [
          (text: string): string =>
            splitSentences(text)
              .map((one, i) => (i === at ? has[at]! : one))
              .join(' '),
        ],
  );
}

function withTexts(
  understood: UnderstoodRecipe,
  texts: readonly string[],
  deps: UnderstandDeps,
): UnderstoodRecipe {
  const read = rereadInstructions(understood, texts, deps);
  return {
    ...understood,
    source: { ...understood.source, instructions: texts },
    recipe: { ...understood.recipe, steps: read.map(({ step }) => step) },
    steps: read.map(({ reading }, at) => ({ ...reading, contents: understood.steps[at]!.contents })),
    unlisted: read.flatMap(({ unlisted }) => unlisted),
  };
}

const readings = ({ recipe, steps, unlisted }: UnderstoodRecipe): readonly ReadInstruction[] =>
  recipe.steps.map((step, at) => ({
    text: step.text,
    step,
    reading: steps[at]!,
    unlisted: unlisted.filter(({ stepId }) => stepId === step.id).map(({ food }) => food),
  }));

const maskedOf = (understood: UnderstoodRecipe, at: number): Masked => masksOf(understood)[at]!;

const shown =
  /^(?:and )?(?:now )?(?:it['’]s )?(?:time for|here comes?|enter|next up|meet|now for)\b[^.!?\d\ue200-\ue5ff]*?((?:the )?[\ue100-\ue1ff])[.!]*$/iu;

/** A masked sentence said otherwise. */
type Turned = (sentence: string, besides: boolean, unmask: (text: string) => string) => string;

/** A tale with the sentence that says where its dish comes from in front of it. */
function introduced(understood: UnderstoodRecipe, deps: UnderstandDeps): UnderstoodRecipe {
  const texts = textsOf(understood);
  const people = peopleIn([understood.source.title, ...texts]);
  if (understood.source.description !== null) return understood;
  for (const [at, text] of texts.entries()) {
    const all = splitSentences(text);
    const origin = all.find((one) => isMemory(one, one, people) && presentsDish(one, people));
    if (origin === undefined || all.length < 2) continue;
    const said = texts.map((one, i) => (i === at ? all.filter((other) => other !== origin).join(' ') : one));
    const now = reread(understood, said, deps, remembered);
    return now === understood ? now : { ...now, source: { ...now.source, description: origin } };
  }
  return understood;
}

/** The instructions with each sentence said otherwise; '' leaves it out, `shows` says that talk goes. */
function edited(
  understood: UnderstoodRecipe,
  say: Turned,
  shows = false,
  only: Only = every,
): readonly string[] {
  return textsOf(understood).map((text, at) => {
    if (!only(at)) return text;
    const masked = maskedOf(understood, at);
    const beside = understood.unlisted
      .filter(({ stepId }) => stepId === understood.recipe.steps[at]!.id)
      .map((one) => one.text);
    let named: string | null = null;
    let changed = false;
    const kept = splitSentences(masked.text).map((sentence, i, all): string => {
      let now = say(
        sentence,
        beside.some((words) => sentence.includes(words)),
        masked.unmask,
      );
      // "Time for the star of the show: the prawns! Tip them in."
      const show = shows ? shown.exec(now) : null;
      if (show !== null && /\b(?:them|it)\b/u.test(all[i + 1] ?? '')) {
        named = /^the /i.test(show[1]!) ? show[1]! : `the ${show[1]!}`;
        changed = true;
        return '';
      }
      if (named !== null && now !== '') {
        const thing = named;
        now = now.replace(/\b(?:them|it)\b/u, () => thing);
        named = null;
      }
      if (now !== sentence) changed = true;
      return now;
    });
    return changed
      ? masked
          .unmask(kept.filter(Boolean).map(capital).join(' '))
          .replace(/\bfor overnight\b/gu, 'overnight')
          .replace(/\ban (?=[bcdfgjklmnpqrstvwxz]\p{Ll})/gu, 'a ')
      : text;
  });
}

/** The instructions without what their author tells of people. */
function forgotten(understood: UnderstoodRecipe): readonly string[] {
  const texts = textsOf(understood);
  const people = peopleIn([understood.source.title, ...texts]);
  const all = texts.map((_, at) => splitSentences(maskedOf(understood, at).text));
  const uses = new Map<string, number>();
  for (const [at, sentences] of all.entries())
    for (const one of sentences)
      for (const key of maskedOf(understood, at).keys(one)) uses.set(key, (uses.get(key) ?? 0) + 1);
  return texts.map((text, at) => {
    const masked = maskedOf(understood, at);
    const beside = understood.unlisted
      .filter(({ stepId }) => stepId === understood.recipe.steps[at]!.id)
      .map((one) => one.text);
    let changed = false;
    const kept = all[at]!.map((sentence) => {
      const now = unremembered(
        sentence,
        masked.unmask,
        people,
        beside.some((words) => sentence.includes(words)),
      );
      // A food that is named nowhere else would go with it.
      if (
        now === sentence ||
        masked.keys(sentence).some((key) => uses.get(key) === 1 && !masked.keys(now).includes(key))
      )
        return sentence;
      changed = true;
      return now;
    });
    return changed ? masked.unmask(kept.filter(Boolean).join(' ')) : text;
  });
}

/** "Milk egg butter": three foods or more without a sign between. */
const unparted = /[\ue100-\ue1ff](?: [\ue100-\ue1ff]){2,}(?=[,.;]|$)/gu;
const inRow = (row: string): string =>
  row.replace(/ (?=[^ ]*$)/u, ' and ').replace(/(?<!and) (?!and )/gu, ', ');

/** "Mustard + honey". */
const added = / [+&] (?=[\p{L}\ue100-\ue2ff\ue500-\ue5ff])/gu;

/** The instructions with what is jotted down told as orders, where every piece of it is understood. */
function notesOf(understood: UnderstoodRecipe, only: Only, deps: UnderstandDeps): readonly string[] {
  const kitchen = kitchenOf(understood, deps);
  return textsOf(understood).map((text, at) => {
    const masked = maskedOf(understood, at);
    if (!only(at)) return readOn(text, masked, kitchen);
    const { bench } = kitchen.at(at);
    let changed = false;
    const said = splitSentences(masked.text).map((sentence) => {
      const now = noteTold(sentence, bench());
      changed ||= now !== null;
      kitchen.after(now ?? sentence, masked);
      return now ?? sentence;
    });
    return changed
      ? spelledTimes(masked.unmask(said.join(' '))).replace(/\bfor overnight\b/gu, 'overnight')
      : text;
  });
}

/** An instruction that stays as it is: the kitchen goes on with it. */
function readOn(text: string, masked: Masked, kitchen: Kitchen): string {
  for (const sentence of splitSentences(masked.text)) kitchen.after(sentence, masked);
  return text;
}

/** The instructions with their articles. */
const articlesIn = (now: UnderstoodRecipe, only: Only, { foods }: UnderstandDeps): readonly string[] =>
  articled(now, foods).map((text, at) => (only(at) ? spelledTimes(text) : textsOf(now)[at]!));

/** The instructions with jottings made whole. */
function completed(understood: UnderstoodRecipe, only: Only, deps: UnderstandDeps): readonly string[] {
  const kitchen = kitchenOf(understood, deps);
  const { dish } = kitchen;
  return textsOf(understood).map((text, at) => {
    const masked = maskedOf(understood, at);
    if (!only(at)) return readOn(text, masked, kitchen);
    const { bench, every } = kitchen.at(at);
    const said: string[] = [];
    const tidied = tidy(masked.text).replace(added, ' and ').replace(unparted, inRow);
    let changed = tidied !== masked.text;
    let condition: string | null = null;
    for (const sentence of splitSentences(tidied).flatMap(splitClauses)) {
      const asked = ifAsked(sentence);
      if (asked !== null) {
        condition = asked;
        continue;
      }
      const inner = innerHeat(sentence);
      const signs = inner === null ? signsOf(sentence, masked.reveal) : null;
      if (signs !== null && said.length > 0 && takesSign(said.at(-1)!)) {
        said[said.length - 1] = `${said.at(-1)!.replace(/[.!]+$/u, '')}, until ${signs}.`;
        changed = true;
        continue;
      }
      if (signs !== null) {
        said.push(capital(`${signs}.`));
        changed = true;
        continue;
      }
      const say = (one: string): string | null => {
        // "Thirty minutes before baking, …": when it is done.
        if (ahead.test(one) || row.test(one)) return null;
        const now = whole(one, bench()) ?? clauses(one, bench());
        const joint = linked(now ?? one);
        return joint === one ? now : joint;
      };
      // "Rice." in the end: it is eaten with it.
      const beside = (one: string): string | null => {
        const food = one.replace(/[.!]+$/u, '');
        if (at === understood.steps.length - 1 && (said.length > 0 || at > 0) && eatenWith.test(food))
          return `Serve with ${food.toLowerCase()}.`;
        return at === understood.steps.length - 1 && /^[\ue100-\ue1ff]$/u.test(food) && every(food, staples)
          ? `Serve with ${listed(food, masked.reveal)}.`
          : null;
      };
      // A row of foods that is no heading: they go in.
      const rows = (one: string): string | null => {
        const row =
          (at > 0 || said.length > 0) && !/[:?]\s*$/u.test(one)
            ? (rowOf(one, masked.reveal) ?? looseRowOf(one, masked.reveal))
            : null;
        // "Mix until combined. Chocolate chips.": they go in too.
        if (row === null && said.length > 0 && /^[\ue100-\ue1ff][.!]*$/u.test(one))
          return `Add ${listed(one.replace(/[.!]+$/u, ''), masked.reveal)}.`;
        return row === null ? null : `Add ${row}.`;
      };
      const named = inner ?? labelled(sentence, dish, bench(), say);
      let now = supplied(
        withSigns(named ?? beside(sentence) ?? say(sentence) ?? rows(sentence) ?? sentence, masked.reveal),
        kitchen.many(),
        dish,
      );
      if (condition !== null) {
        now = condition + lower(now.replace(/^Splash (?=[\p{L}\ue100-\ue1ff])/u, 'Add a splash of '));
        condition = null;
      }
      changed ||= now !== sentence;
      said.push(now);
      kitchen.after(now, masked);
    }
    if (condition !== null) return text;
    const sentences = said.map((one) => ended(capital(smallWords(one, kitchen.hob))));
    changed ||= sentences.some((one, i) => one !== said[i]);
    return changed
      ? spelledTimes(masked.unmask(sentences.join(' '))).replace(/\bfor overnight\b/gu, 'overnight')
      : text;
  });
}

/** "Add the tomatoes (crush by hand), onion and salt", "cut onions, tomato and fish": whole as it is. */
const row =
  /^(?:\p{L}+ly )?\p{L}{3,}(?: and \p{L}{3,})?(?: up| in)? (?:the )?[\ue100-\ue1ff](?: \([^()]*\))?(?:, (?:the )?[\ue100-\ue1ff](?: \([^()]*\))?)*(?:,? and (?:the )?[\ue100-\ue1ff])?(?: (?:in)?to (?!the same\b|taste\b)(?:the |an? )?[\p{L}\ue100-\ue1ff][\p{L} ]{0,24})?\.?$/iu;

const ahead =
  /^(?:about )?[\ue300-\ue3ff] (?:before|after|later|ahead|into|prior)\b[^,;]*, (?!if\b|or\b|at\b|unless\b)/iu;

/** A sentence with its full stop; a heading has none. */
const ended = (sentence: string): string =>
  /[.!?:"”’]$/u.test(sentence) || (/\)$/u.test(sentence) && /^\(|[.!?]\)$/u.test(sentence))
    ? sentence
    : `${sentence}.`;

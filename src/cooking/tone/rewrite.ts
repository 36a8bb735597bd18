/** Says a recipe in another tone. What is cooked does not change: every instruction is checked against its source. */
import { capital } from './capital.ts';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { understandRecipe, type UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import type { Tone } from '../vocabulary.ts';
import { connection, type Before } from './connect.ts';
import { retold } from './description.ts';
import { brokenLocks, type ReadInstruction } from './locks.ts';
import { mask } from './mask.ts';
import { parseSentence, splitSentences, type Sentence } from './parse-sentence.ts';
import { createMemory, createPicker, type Picker } from './pick.ts';
import type { Manner } from './manner.ts';
import { chooseRemark, chooseWoven } from './remarks.ts';
import { reword } from './reword.ts';
import { bare, brief, chatter, lower, saySentence, terse } from './say-sentence.ts';
import { cooksSomething, isRawFood, situationsOf } from './situations.ts';
import { splitClauses, tidy, tidySentence } from './tidy.ts';
import { unitsOf } from './units.ts';
import type { Length, Place, ToneTable, ToneTables } from './tone-table.ts';
import { retitle } from './title.ts';

export interface ToneRequest {
  readonly tone: Tone;
  readonly length: Length;
  readonly seed: number;
}

/** A recipe in its new tone, with how its instructions came about. */
export interface Rewritten {
  readonly text: RecipeText;
  /** Instructions that stand as they came because no rewording of them held every lock. */
  readonly kept: readonly number[];
  /** Of the source's sentences, how many were said anew. */
  readonly sentences: { readonly all: number; readonly remade: number };
}

/**
 * How far an instruction is reworded: by all means; by others; without remarks and with the articles that the source
 * has; verbs and words only; not at all.
 */
const ladder = ['free', 'again', 'bare', 'words', 'none'] as const;
type Reach = (typeof ladder)[number];

/**
 * Rewrites title, description and instructions; ingredient lines stay byte for byte, instructions keep their number
 * and order. Never throws; an instruction whose locks would break is said more plainly, in the end as it came.
 */
export function rewriteTone(
  understood: UnderstoodRecipe,
  request: ToneRequest,
  deps: UnderstandDeps & { readonly tones: ToneTables },
): Rewritten {
  const { source } = understood;
  const table = deps.tones.tones[request.tone];
  const reaches: Reach[] = source.instructions.map(() => 'free');
  const memory = createMemory();
  const write = (at: number): Written => {
    const label = `${source.title}/${request.tone}/${request.length}/${at}/${reaches[at]!}`;
    const pick = createPicker(request.seed, label, memory);
    return writeInstruction(
      understood,
      at,
      reaches[at]!,
      request,
      /^(?:bare|words)$/.test(reaches[at]!) ? articled(table) : table,
      pick,
      endOf(understood, at - 1),
      deps,
    );
  };
  const written = source.instructions.map((_, at) => write(at));
  const before = readInstructions(understood);
  for (let round = 1; round < 2 * ladder.length; round++) {
    const text = { ...source, instructions: written.map(({ text: said }) => said) };
    const after = readInstructions(understandRecipe(text, deps));
    const bad = before.flatMap((one, at) => (brokenLocks(one, after[at]!).length > 0 ? [at] : []));
    if (bad.length === 0) break;
    // What stands as it came and reads otherwise speaks of something that is made otherwise before it: "the sauce mixture".
    const astray = bad.filter((at) => reaches[at] === 'none');
    const made = (at: number): boolean => before[at]!.step.action !== after[at]!.step.action;
    const again = reaches.flatMap((reach, at) =>
      reach !== 'none' && (bad.includes(at) || (made(at) && astray.some((one) => at < one))) ? [at] : [],
    );
    if (again.length === 0) break;
    for (const at of again) {
      reaches[at] = ladder[Math.min(ladder.indexOf(reaches[at]!) + 1, ladder.length - 1)]!;
      written[at] = write(at);
    }
  }
  return {
    text: {
      ...source,
      title: retitle(source.title, table, deps.tones, request.seed),
      description: retold(source.description, table, {
        tables: deps.tones,
        length: request.length,
        pick: createPicker(request.seed, `${source.title}/description`),
      }),
      instructions: written.map(({ text }) => text),
    },
    kept: reaches.flatMap((reach, at) => (reach === 'none' ? [at] : [])),
    sentences: {
      all: written.reduce((sum, one) => sum + one.all, 0),
      remade: written.reduce((sum, one, at) => sum + (reaches[at] === 'none' ? 0 : one.remade), 0),
    },
  };
}

const articledTables = new WeakMap<ToneTable, ToneTable>();

/** The tone with the source's own articles: "the meat" may be the chicken, and "meat" be none. */
function articled(table: ToneTable): ToneTable {
  let made = articledTables.get(table);
  if (made === undefined) {
    made = { ...table, articles: 'keep', voice: table.voice === 'terse' ? 'imperative' : table.voice };
    articledTables.set(table, made);
  }
  return made;
}

function readInstructions(understood: UnderstoodRecipe): readonly ReadInstruction[] {
  return understood.recipe.steps.map((step, at) => ({
    text: step.text,
    step,
    reading: understood.steps[at]!,
    unlisted: understood.unlisted.filter(({ stepId }) => stepId === step.id).map(({ food }) => food),
  }));
}

/** The last order of an instruction, for the next to take up. */
function endOf({ source, steps }: UnderstoodRecipe, at: number): Before {
  const text = source.instructions[at];
  if (text === undefined) return { order: null, near: false, minutes: 0 };
  const masked = mask(text, steps[at]!);
  const last = splitSentences(tidy(masked.text)).flatMap(splitClauses).at(-1) ?? '';
  return {
    order: parseSentence(tidySentence(last)).orders.at(-1) ?? null,
    near: false,
    minutes: masked.minutes(last),
  };
}

interface Written {
  readonly text: string;
  readonly all: number;
  readonly remade: number;
}

function writeInstruction(
  understood: UnderstoodRecipe,
  at: number,
  reach: Reach,
  { tone, length }: ToneRequest,
  table: ToneTable,
  pick: Picker,
  end: Before,
  deps: UnderstandDeps & { readonly tones: ToneTables },
): Written {
  const { source } = understood;
  const text = source.instructions[at]!;
  if (reach === 'none') return { text, all: splitSentences(text).length, remade: 0 };
  const masked = mask(text, understood.steps[at]!);
  const sentences = splitSentences(tidy(masked.text)).flatMap(splitClauses);
  const briefed =
    table.voice === 'terse' && reach === 'free'
      ? sentences.map((one) => capital(terse(one))).filter(Boolean)
      : length === 'shorter' && reach === 'free'
        ? sentences.map((one) => capital(brief(one))).filter(Boolean)
        : sentences;
  const units = unitsOf(briefed, table, length, pick);
  const count = source.instructions.length;
  const where = at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle';
  const started = source.instructions.slice(0, at).some(cooksSomething);
  const raw = understood.recipe.ingredients.some(({ key }) => isRawFood(foodWords(understood, key, deps)));
  const said: string[] = [];
  let remade = 0;
  let remarks = 0;
  let strung = false;
  let warned = false;
  let wove = 0;
  const heading = sentences.length === 1 && /:\s*$/.test(text) && text.length < 60;
  let before = end;
  units.forEach(({ parsed: read, text: sentence, sources }, i) => {
    const opens = at === 0 && units.slice(0, i).every(({ parsed }) => parsed.orders.length === 0);
    const place: Place = opens ? 'first' : i > 0 ? 'inner' : where === 'middle' ? 'next' : where;
    const manner: Manner = {
      table,
      pick,
      length,
      place,
      free: reach !== 'words',
      eager: false,
      woven: null,
      reveal: masked.reveal,
      locked: (some) => masked.keys(some).length > 0 || /[\ue100-\ue5ff]/.test(some),
    };
    if (heading) {
      said.push(sentence);
      return;
    }
    const plain = masked.unmask(sentence);
    const parsed = reach === 'words' ? read : takenUp(read, before, length, table, pick);
    before = { order: read.orders.at(-1) ?? null, near: true, minutes: masked.minutes(sentence) };
    if (
      (length === 'shorter' || (table.dropsChatter && reach === 'free')) &&
      parsed.orders.length === 0 &&
      chatter(plain, sentence)
    ) {
      remade++;
      return;
    }
    const ends = at === count - 1 && i === units.length - 1;
    const situations = situationsOf({
      sentence: parsed,
      unmask: masked.unmask,
      minutes: masked.minutes,
      foods: (some) => masked.named(some).map((key) => foodWords(understood, key, deps)),
      where: at === 0 && i === 0 ? 'first' : ends ? 'last' : 'middle',
      title: source.title,
      started,
      raw,
    });
    const weaves =
      /^(?:free|again)$/.test(reach) &&
      wove < (length === 'longer' ? 2 : 1) &&
      pick.chance() < (length === 'shorter' ? table.wovenRate / 3 : table.wovenRate);
    const woven = weaves ? chooseWoven(table.woven, parsed, situations, pick) : null;
    if (woven !== null) {
      wove++;
      remarks++;
    }
    let result = saySentence(sentence, parsed, { ...manner, woven });
    // Said as it came: another verb, a frame or an opener may still be found.
    for (
      let tries = 0;
      tries < 3 && manner.free && parsed.orders.length > 0 && bare(result) === bare(sentence);
      tries++
    )
      result = saySentence(sentence, parsed, { ...manner, woven, eager: true });
    if (sources > 1 || bare(result) !== bare(sentences.length === 1 ? masked.text : sentence))
      remade += sources;
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
      warned || (length === 'shorter' && pick.uses('always') > 1)
        ? null
        : chooseRemark(table.always, situations, pick);
    if (must !== null) {
      pick.use('always');
      said.push(must);
      warned = true;
    }
    if (reach === 'bare' || (!ends && parsed.orders.length === 0 && units.length > 1 && i > 0)) return;
    // The last remark is about the dish.
    if (where === 'last' && !ends && length !== 'longer') return;
    const most = (length === 'longer' ? 3 : 1) + (ends && wove > 0 && woven === null ? 1 : 0);
    let beside = woven ?? '';
    const add = (remark: string | null): void => {
      if (remark === null || remarks >= most) return;
      if (said.at(-1)?.endsWith(')') === true) said[said.length - 1] += '.';
      said.push(remark);
      beside += remark;
      remarks++;
    };
    const rate = table.asideRate[length] * (ends ? 2 : 1);
    if (must === null && remarks < most && pick.chance() < rate)
      add(
        (tone === 'educational' ? chooseRemark(deps.tones.reasons, situations, pick, { beside }) : null) ??
          chooseRemark(table.asides, situations, pick, { beside }),
      );
    if (length !== 'longer' || remarks >= most || pick.chance() > 0.6) return;
    const teaches = /^(?:educational|formal|professional)$/.test(tone);
    const fitting = teaches ? deps.tones.reasons : deps.tones.reasons.filter(({ say }) => say.length < 70);
    const reason = table.reasons ? chooseRemark(fitting, situations, pick, { beside }) : null;
    add(
      reason === null
        ? chooseRemark(table.asides, situations, pick, { least: 0.9, beside })
        : capital(reword(reason, table, pick, 'plain')),
    );
  });
  if (said.length === 0) return { text, all: sentences.length, remade: 0 };
  return { text: masked.unmask(said.join(' ')), all: sentences.length, remade };
}

/** The sentence led by what takes up the one before, where something does. */
function takenUp(read: Sentence, before: Before, length: Length, table: ToneTable, pick: Picker): Sentence {
  const [first, ...others] = read.orders;
  if (first === undefined || (length === 'shorter' && first.lead === null)) return read;
  const lead = connection(read, before, table, pick);
  return lead === null ? read : { ...read, orders: [{ ...first, lead }, ...others] };
}

/** A food's id and the ids above it as one text. */
function foodWords(understood: UnderstoodRecipe, key: string, deps: UnderstandDeps): string {
  const id = understood.recipe.ingredients.find((item) => item.key === key)?.food ?? null;
  const food = id === null ? null : deps.foods.get(id);
  return food === null ? '' : [food.id, ...food.ancestors].join(' ');
}

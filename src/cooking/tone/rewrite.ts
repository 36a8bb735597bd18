/** Says a recipe in another tone. What is cooked does not change: every instruction is checked against its source. */
import { capital } from './capital.ts';
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { understandRecipe, type UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import type { Tone } from '../vocabulary.ts';
import { brokenLocks, type ReadInstruction } from './locks.ts';
import { mask } from './mask.ts';
import { parseSentence, splitSentences } from './parse-sentence.ts';
import { createMemory, createPicker, type Picker } from './pick.ts';
import { realise, type Manner } from './realise.ts';
import { chooseRemark } from './remarks.ts';
import { reword } from './reword.ts';
import { situationOf } from './situations.ts';
import { leaveInside, orderInside } from './statements.ts';
import type { Length, Place, ToneTable, ToneTables } from './tone-table.ts';
import { retitle, retold } from './title.ts';

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

/** How far an instruction is reworded: by all means; by others; without remarks; verbs and words only; not at all. */
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
    return writeInstruction(understood, at, reaches[at]!, request, table, pick, deps);
  };
  const written = source.instructions.map((_, at) => write(at));
  const before = readInstructions(understood);
  for (let round = 1; round < ladder.length; round++) {
    const text = { ...source, instructions: written.map(({ text: said }) => said) };
    const after = readInstructions(understandRecipe(text, deps));
    const bad = before.flatMap((one, at) => (brokenLocks(one, after[at]!).length > 0 ? [at] : []));
    if (bad.length === 0) break;
    for (const at of bad) {
      reaches[at] = ladder[Math.min(ladder.indexOf(reaches[at]!) + 1, ladder.length - 1)]!;
      written[at] = write(at);
    }
  }
  return {
    text: {
      ...source,
      title: retitle(source.title, table, deps.tones, request.seed),
      description: retold(
        source.description,
        table,
        createPicker(request.seed, `${source.title}/description`),
      ),
      instructions: written.map(({ text }) => text),
    },
    kept: reaches.flatMap((reach, at) => (reach === 'none' ? [at] : [])),
    sentences: {
      all: written.reduce((sum, one) => sum + one.all, 0),
      remade: written.reduce((sum, one, at) => sum + (reaches[at] === 'none' ? 0 : one.remade), 0),
    },
  };
}

function readInstructions(understood: UnderstoodRecipe): readonly ReadInstruction[] {
  return understood.recipe.steps.map((step, at) => ({
    text: step.text,
    step,
    reading: understood.steps[at]!,
    unlisted: understood.unlisted.filter(({ stepId }) => stepId === step.id).map(({ food }) => food),
  }));
}

interface Written {
  readonly text: string;
  readonly all: number;
  readonly remade: number;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\ue100-\ue5ff]+/gu, ' ')
    .trim();

function writeInstruction(
  understood: UnderstoodRecipe,
  at: number,
  reach: Reach,
  { tone, length }: ToneRequest,
  table: ToneTable,
  pick: Picker,
  deps: UnderstandDeps & { readonly tones: ToneTables },
): Written {
  const { source } = understood;
  const text = source.instructions[at]!;
  if (reach === 'none') return { text, all: splitSentences(text).length, remade: 0 };
  const masked = mask(text, understood.steps[at]!);
  const sentences = splitSentences(masked.text.replace(/\bw\/\s*/g, 'with '));
  const count = source.instructions.length;
  const where = at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle';
  const said: string[] = [];
  let remade = 0;
  let remarks = 0;
  let strung = false;
  let warned = false;
  const heading = sentences.length === 1 && /:\s*$/.test(text) && text.length < 60;
  sentences.forEach((sentence, i) => {
    const place: Place = i > 0 ? 'inner' : where === 'middle' ? 'next' : where;
    const manner: Manner = {
      table,
      pick,
      length,
      place,
      free: reach !== 'words',
      reveal: masked.reveal,
      locked: (some) => masked.keys(some).length > 0 || /[\ue100-\ue5ff]/.test(some),
    };
    const parsed = parseSentence(sentence);
    if (heading) {
      said.push(sentence);
      return;
    }
    const plain = masked.unmask(sentence);
    if (length === 'shorter' && parsed.orders.length === 0 && chatter(plain, sentence)) {
      remade++;
      return;
    }
    let result = saySentence(sentence, parsed, manner);
    // Said as it came: another verb, a frame or an opener may still be found.
    for (
      let tries = 0;
      tries < 3 && manner.free && parsed.orders.length > 0 && bare(result) === bare(sentence);
      tries++
    )
      result = saySentence(sentence, parsed, {
        ...manner,
        table: eagerly(table),
        length: length === 'shorter' && tries < 2 ? length : 'same',
      });
    if (bare(result) !== bare(sentence)) remade++;
    if (
      table.strings &&
      strung &&
      parsed.orders.length > 0 &&
      said.length > 0 &&
      !/[!?)]$/.test(said.at(-1)!) &&
      said.at(-1)!.length + result.length < 150
    )
      said[said.length - 1] = `${said.at(-1)!.replace(/\.$/, '')}; ${lower(result)}`;
    else said.push(result);
    strung = parsed.orders.length > 0;
    if (reach === 'words') return;
    const situation = situationOf({
      text: plain,
      sentence: parsed,
      minutes: masked.minutes(sentence),
      foods: masked.keys(sentence).map((key) => foodWords(understood, key, deps)),
      where:
        at === 0 && i === 0 ? 'first' : at === count - 1 && i === sentences.length - 1 ? 'last' : 'middle',
      sweet: sweetTitle.test(source.title),
    });
    const must = warned ? null : chooseRemark(table.always, situation, pick);
    if (must !== null) {
      said.push(must);
      warned = true;
    }
    if (reach === 'bare' || (parsed.orders.length === 0 && sentences.length > 1 && i > 0)) return;
    const most = length === 'longer' ? 2 : 1;
    const add = (remark: string | null): void => {
      if (remark === null || remarks >= most) return;
      said.push(remark);
      remarks++;
    };
    if (must === null && remarks < most && pick.chance() < table.asideRate[length])
      add(
        (tone === 'educational' ? chooseRemark(deps.tones.reasons, situation, pick) : null) ??
          chooseRemark(table.asides, situation, pick),
      );
    if (length !== 'longer' || remarks >= most || pick.chance() > 0.6) return;
    const reason = table.reasons ? chooseRemark(deps.tones.reasons, situation, pick) : null;
    add(
      reason === null
        ? chooseRemark(table.asides, situation, pick, 0.9)
        : capital(reword(reason, table, pick, 'plain')),
    );
  });
  if (said.length === 0) return { text, all: sentences.length, remade: 0 };
  return { text: masked.unmask(said.join(' ')), all: sentences.length, remade };
}

const sweetTitle =
  /\b(?:cakes?|cookies?|biscuits?|pies?|tarts?|puddings?|brownies?|muffins?|pancakes?|waffles?|ice cream|crumble|custard|fudge|scones?|dessert|chocolate|buns?|crepes?|donuts?|doughnuts?|macaroons?|cheesecake|tiramisu)\b/i;

/** First-person chatter that a shorter recipe can do without: nothing locked, no rule, no cue. */
const chatter = (text: string, masked: string): boolean =>
  !/[\ue100-\ue5ff\d]/.test(masked) &&
  !/\b(?:not|never|n['’]t|should|must|if|until|when|careful|hot|optional\w*|can|may|done|ready|need|will)\b/i.test(
    text,
  ) &&
  /\b(?:I|my|me|we|our|love|favou?rite|delicious|yummy|great|amazing)\b/i.test(text);

function saySentence(sentence: string, parsed: ReturnType<typeof parseSentence>, manner: Manner): string {
  const { table, pick, length } = manner;
  if (length === 'shorter') manner = { ...manner, table: plainly(table) };
  if (parsed.orders.length > 0) {
    const [only] = parsed.orders;
    if (
      parsed.orders.length === 1 &&
      only!.verbs[0] === 'enjoy' &&
      only!.object === '' &&
      only!.parts.length === 0 &&
      table.closers.length > 0
    )
      return pick.of(table.closers, 'closer');
    return realise(parsed, manner);
  }
  const order = orderInside(sentence);
  if (order !== null) {
    const inner = parseSentence(capital(order));
    if (inner.orders.length > 0) return realise(inner, manner);
  }
  const prefix = /^\(?optional(?:ly)?\)?[:,]?\s+/i.exec(sentence)?.[0] ?? '';
  if (prefix !== '' && leaveInside(sentence) === null) {
    const inner = parseSentence(sentence.slice(prefix.length));
    if (inner.orders.length > 0) return `Optional: ${lower(realise(inner, { ...manner, free: false }))}`;
  }
  const leave = leaveInside(sentence);
  if (leave !== null && table.leave.length > 0 && manner.free) {
    const said = reword(leave.charAt(0).toLowerCase() + leave.slice(1), table, pick);
    return capital(`${pick.of(table.leave, 'leave').replace('{do}', () => said)}.`);
  }
  let said = reword(sentence, table, pick);
  // Nothing of it can be said otherwise: the tone at least leads it in.
  if (
    bare(said) === bare(sentence) &&
    manner.free &&
    table.notes.length > 0 &&
    !/[\ue400-\ue4ff]|\b(?:must|never|not|internal|raw|don['’]?t)\b/i.test(sentence) &&
    tells.test(sentence.replace(/\([^)]*\)/g, '')) &&
    !/^[(*"“\d-]/.test(said) &&
    said.length > 12
  ) {
    const note = pick.of(table.notes, 'note');
    const keeps = /[:?]$/.test(note) || /^I\b|^[\ue100-\ue5ff]/.test(said);
    said = `${note} ${keeps ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
  }
  const end = /[.!?:)"”]$/.test(said) ? '' : '.';
  return capital(said + end).replace(/!$/, table.exclaim > 0 ? '!' : '.');
}

const eagerTables = new WeakMap<ToneTable, ToneTable>();

/** The tone with a frame around every order. */
function eagerly(table: ToneTable): ToneTable {
  let eager = eagerTables.get(table);
  if (eager === undefined) {
    const open = (options: readonly string[]): readonly string[] => options.filter((option) => option !== '');
    const { first, next, inner, last } = table.openers;
    eager = {
      ...table,
      frameRate: 1,
      frames: table.frames.filter((frame) => frame !== '{do}'),
      openers: { first: open(first), next: open(next), inner: open(inner), last: open(last) },
    };
    eagerTables.set(table, eager);
  }
  return eager;
}

/** A statement, as against a fragment or an order that was not understood. */
const tells =
  /^(?!\W*(?:next|then|now|once|when|after|while|as soon|before|finally|meanwhile|if|optionally|for|or|will|can|should|may|must)\b)(?=.*\b(?:is|are|was|were|will|can|could|should|may|might|must|has|have|needs?|makes?|works?|does|do|goes|takes|depends|helps?|keeps?|gives?|prefer|like|use|allows?)\b)/i;

const lower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const plainTables = new WeakMap<ToneTable, ToneTable>();

/** The tone without frames and openers, for shorter recipes. */
function plainly(table: ToneTable): ToneTable {
  let plain = plainTables.get(table);
  if (plain === undefined) {
    plain = {
      ...table,
      frameRate: table.frameRate * 0.3,
      openers: { first: [], next: [], inner: [], last: [] },
      fetch: [],
    };
    plainTables.set(table, plain);
  }
  return plain;
}

/** A food's id and the ids above it as one text. */
function foodWords(understood: UnderstoodRecipe, key: string, deps: UnderstandDeps): string {
  const id = understood.recipe.ingredients.find((item) => item.key === key)?.food ?? null;
  const food = id === null ? null : deps.foods.get(id);
  return food === null ? '' : [food.id, ...food.ancestors].join(' ');
}

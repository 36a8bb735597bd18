/** Says a recipe in another tone. What is cooked does not change: every instruction is checked against its source. */
import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';
import { rereadInstructions, type UnderstandDeps } from '../understand-recipe/understand-recipe.ts';
import { wordBounds } from './bounds.ts';
import {
  brisk,
  lean,
  modest,
  talkative,
  tight,
  unremarked,
  unwarning,
  voiceless,
  wordsIn,
} from './brevity.ts';
import { withCleanHands } from './beside/clean-hands.ts';
import { retold } from './beside/description.ts';
import { whoseDish } from './edition/memories.ts';
import { editedFor } from './edition/edition.ts';
import { mainFoods } from './beside/main-foods.ts';
import { brokenLocks, type ReadInstruction } from './locks.ts';
import { splitSentences } from './say/parse-sentence.ts';
import { polished } from './polished.ts';
import { inFull, singular } from './prose-units.ts';
import { presented, unpresented } from './beside/openings.ts';
import { unchatted } from './edition/chatter.ts';
import { withoutTalk } from './edition/plain-talk.ts';
import { createDraft, createMemory, createPicker, forget, recall, type Draft } from './pick.ts';
import { spellingOf } from './spelling-of.ts';
import { spend } from './beside/spend.ts';
import { takeApart } from './taken-apart.ts';
import { bakesSomething } from './beside/situations.ts';
import {
  accompanied,
  besideIt,
  carries,
  chooseThread,
  isPutBy,
  tellers,
  threadLines,
} from './beside/thread.ts';
import { retitle } from './title.ts';
import { inVoice } from './say/voice.ts';
import { sparingly, trimRemarks } from './beside/trim-remarks.ts';
import type { Length, ToneTable, ToneTables } from './tone-table.ts';
import { grave } from './instruction-checks.ts';
import {
  joined,
  ladder,
  writeInstruction,
  type Reach,
  type ToneRequest,
  type Written,
} from './write-instruction.ts';

/** A recipe in its new tone, with how its instructions came about. */
export interface Rewritten {
  readonly text: RecipeText;
  /** Instructions that stand as they came because no rewording of them held every lock. */
  readonly kept: readonly number[];
  /** Of the source's sentences, how many were said anew. */
  readonly sentences: { readonly all: number; readonly remade: number };
}

/**
 * Rewrites title, description and instructions; ingredient lines stay byte for byte, instructions keep their number
 * and order. Never throws; an instruction whose locks would break is said more plainly, in the end as it came.
 */
export function rewriteTone(
  written: UnderstoodRecipe,
  request: ToneRequest,
  deps: UnderstandDeps & { readonly tones: ToneTables },
): Rewritten {
  const asCame = written.source.instructions;
  const table = deps.tones.tones[request.tone];
  const sober = speaksAlone(table);
  const edited = (full: boolean): UnderstoodRecipe =>
    editedFor(
      written,
      {
        quiet: true,
        full,
        sober,
        alone: sober && !isTale(table),
        tale: isTale(table),
        easy: isLight(table),
        page: table.dropsChatter,
        ...(table.dropsChatter || isTale(table) ? { plain: deps.tones.plain } : {}),
        modern: !/^(?:formal|elegant)$/u.test(request.tone),
      },
      deps,
    );
  const told = (full: boolean): Rewritten => retell(edited(full), asCame, request, deps);
  const words = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + wordsIn(text), 0);
  const whole = told(true);
  if (request.length !== 'shorter') return whole;
  // Notes become sentences in a shorter text too, where that leaves it shorter than it came.
  return words(whole.text.instructions) <= words(asCame) * 0.95 ? whole : told(false);
}

/** Whether a tone has a voice that bears no second one beside it: sober ones, a tale, what is told to children. */
const speaksAlone = (table: ToneTable): boolean =>
  table.dropsChatter || isTale(table) || table.always.length > 0;

/** A tale has one teller. */
const isTale = ({ tone }: ToneTable): boolean => tone === 'storytelling';

/** Tones that are read, not glanced at: their measures are words. */
const isProse = ({ tone }: ToneTable): boolean =>
  /^(?:formal|professional|elegant|educational|storytelling|kidFriendly)$/u.test(tone);

/** Tones that contract no word. */
const isFull = ({ tone }: ToneTable): boolean => /^(?:formal|professional|elegant)$/u.test(tone);

/** Tones for which words of the printed page are too stiff. */
const isLight = ({ tone }: ToneTable): boolean =>
  /^(?:casual|friendly|enthusiastic|humorous|encouraging|rustic|kidFriendly|storytelling|concise|minimalist)$/u.test(
    tone,
  );

/** Says an edited recipe in another tone. */
function retell(
  understood: UnderstoodRecipe,
  asCame: readonly string[],
  request: ToneRequest,
  deps: UnderstandDeps & { readonly tones: ToneTables },
): Rewritten {
  const { source } = understood;
  const table = deps.tones.tones[request.tone];
  const sober = table.dropsChatter || table.voice === 'terse';
  const spoken =
    request.length === 'shorter' ? lean(table) : request.length === 'longer' ? unhurried(table) : table;
  const reaches: Reach[] = source.instructions.map(() => 'free');
  const memory = createMemory();
  const curt = new Set<number>();
  const silent = new Set<number>();
  const calm = new Set<number>();
  const eager = new Set<number>();

  const apart = takeApart(understood, deps);
  const limits = limitsFor(asCame, source.instructions, request.length, table);
  // "You" before every order takes its share of what there is to spare.
  const addressed =
    table.voice === 'narrated' ? source.instructions.flatMap((text) => splitSentences(text)).length : 0;
  const who = isTale(table) ? whoseDish(source.title, source.instructions) : null;
  // Of a dish that its author tells of, the tale is of what becomes of its foods; one of anybody's evening would fit any dish.
  const known = isTale(table) && who === null && source.description !== null;
  const threads = known ? [] : tellers(table.threads, who);
  const carried = threads.some(carries);
  const thread =
    request.length === 'shorter'
      ? null
      : chooseThread(
          // A greeting and a leave alone are told where the dish is presented.
          request.length === 'same' && table.openings.length > 0
            ? threads.filter((one) => carries(one) || (one.back.length > 1 && one.title !== null && !carried))
            : threads,
          source.title,
          {
            yeasted: apart.yeasted,
            baked: source.instructions.some(bakesSomething),
            kept: isPutBy(source.instructions),
            tale: isTale(table),
          },
          // A tale that would take the words there are to spare leaves none for the sentences; what carries a text takes them all.
          (limits.most - wordsIn(source.instructions.join(' ')) - addressed) *
            (request.length === 'same' && !carried ? 0.5 : 0.9),
          createPicker(request.seed, `${source.title}/thread`),
        );
  const lines = new Map(
    thread === null
      ? []
      : threadLines(
          thread,
          source.instructions.length,
          request.length === 'longer',
          source.description !== null,
        ),
  );
  // Beside a word for somebody's health nothing light is said.
  for (const at of lines.keys()) if (grave.test(source.instructions[at]!)) lines.delete(at);
  // Half a joke is none.
  if (!lines.has(0) || !lines.has(source.instructions.length - 1)) lines.clear();
  let base = thread !== null && carries(thread) && lines.size > 0 ? accompanied(spoken, thread) : spoken;
  /** Whether the tone has warned of what is hot or sharp. */
  const warnedOf = (peril: string): boolean => (memory.counts.get(`device/always ${peril}`) ?? 0) > 0;
  const voiceAt = (at: number): ToneTable => {
    const terse = (one: ToneTable): ToneTable =>
      (['sharp', 'hot'] as const).reduce(
        (said, peril) => (warnedOf(peril) ? unwarning(said, peril) : said),
        one,
      );
    // Where there is no word left, one warning of the text stands for the others.
    if (silent.has(at))
      return voiceless(
        warnedOf('sharp') || warnedOf('hot') ? unwarning(unwarning(base, 'sharp'), 'hot') : base,
      );
    if (curt.has(at)) return request.length === 'shorter' ? terse(tight(base)) : brisk(base);
    if (calm.has(at)) return modest(base);
    // Behind a line of the thread no other remark is heard; reasons are none.
    const { before = null, behind = null } = lines.get(at) ?? {};
    const spoken = at === 0 && request.length === 'longer' ? null : (behind ?? before);
    if (spoken !== null && base.tone !== 'educational') return unremarked(base);
    return eager.has(at) ? talkative(base) : base;
  };
  const drafts: (Draft | undefined)[] = [];
  /** Says an instruction another way, if that does what is wanted; else it stays as it was. */
  const retry = (
    at: number,
    among: Set<number>,
    better: (now: Written, before: Written) => boolean,
  ): void => {
    const [before, held] = [written[at]!, drafts[at]!];
    among.add(at);
    const now = write(at);
    if (better(now, before)) {
      written[at] = now;
      return;
    }
    among.delete(at);
    forget(memory, drafts[at]!);
    recall(memory, held);
    drafts[at] = held;
  };
  const write = (at: number): Written => {
    const label = `${source.title}/${request.tone}/${request.length}/${at}/${reaches[at]!}`;
    const draft = createDraft();
    if (drafts[at] !== undefined) forget(memory, drafts[at]);
    drafts[at] = draft;
    const pick = createPicker(request.seed, label, memory, draft);
    const one = writeInstruction(
      apart,
      at,
      reaches[at]!,
      request,
      reached(voiceAt(at), reaches[at]!),
      pick,
      deps.tones,
    );
    const freely = /^(?:free|again|spare)$/.test(reaches[at]!);
    const line = freely ? lines.get(at) : undefined;
    const voiced = one.pieces.map((piece) =>
      !freely || piece.remark ? piece : { ...piece, text: inVoice(piece.text, request.tone) },
    );
    if (line === undefined) return { ...one, pieces: voiced, text: joined(voiced) };
    const pieces = besideIt(voiced, line, at > 0 && at < source.instructions.length - 1);
    return { ...one, pieces, text: joined(pieces) };
  };
  const written = source.instructions.map((_, at) => write(at));
  const before = readInstructions(understood);
  const short = request.length === 'shorter' || (table.pares && request.length === 'same');
  // Half a joke is none, nor is one that nobody began.
  const drop = (): void => {
    const told = base.carried === null ? [...lines.keys()] : written.map((_, at) => at);
    lines.clear();
    base = spoken;
    for (const at of told) written[at] = write(at);
  };
  /** Takes what is said beside an instruction away, if anything is. */
  const unspoken = (at: number): boolean => {
    const { pieces } = written[at]!;
    const bare = pieces.filter(({ remark }) => !remark);
    if (bare.length === pieces.length || bare.length === 0) return false;
    written[at] = { ...written[at]!, pieces: bare, text: joined(bare) };
    return true;
  };
  // Until every lock holds: what breaks one is said more plainly.
  const settle = (): void => {
    for (let round = 1; round < 2 * ladder.length; round++) {
      // The list is as it was: only the instructions are read again.
      const said = written.map(({ text }) => text);
      const after = rereadInstructions(understood, said, deps).map(
        ({ step, reading, unlisted }): ReadInstruction => ({
          text: step.text,
          step,
          reading,
          unlisted: unlisted.map(({ food }) => food),
        }),
      );
      const bad = before.flatMap((one, at) =>
        brokenLocks(one, after[at]!, short, short ? toolsBeside(before, at) : undefined).length > 0
          ? [at]
          : [],
      );
      if (bad.length === 0) break;
      // What stands as it came and reads otherwise speaks of something that is made otherwise before it: "the sauce mixture".
      const astray = bad.filter((at) => reaches[at] === 'none');
      const made = (at: number): boolean => before[at]!.step.action !== after[at]!.step.action;
      const again = reaches.flatMap((reach, at) =>
        reach !== 'none' && (bad.includes(at) || (made(at) && astray.some((one) => at < one))) ? [at] : [],
      );
      if (again.length === 0) break;
      for (const at of again) {
        if (base.carried !== null && unspoken(at)) continue;
        // A line that a reader would take for a step is left out before anything is said more plainly.
        if (lines.delete(at)) {
          if (at === 0 || at === written.length - 1) drop();
          written[at] = write(at);
          continue;
        }
        if (unspoken(at)) continue;
        reaches[at] = ladder[Math.min(ladder.indexOf(reaches[at]!) + 1, ladder.length - 1)]!;
        written[at] = write(at);
      }
    }
  };
  /** The author's own words about the dish, said anew, or the tone's. */
  const described = (): string | null => {
    const pick = createPicker(request.seed, `${source.title}/description`);
    const own =
      source.description === null
        ? null
        : unpresented(
            withoutTalk(
              table.dropsChatter ? unchatted(source.description) : source.description,
              table.dropsChatter || table.voice === 'terse',
            ),
            deps.tones,
          );
    const retoldOwn =
      own === null || own.trim() === ''
        ? null
        : retold(own, table, { tables: deps.tones, length: request.length, pick });
    // Where nothing of it suits the tone, the tone has its own words for the dish.
    if (retoldOwn !== null && retoldOwn !== '' && !(sober && unfounded.test(retoldOwn))) return retoldOwn;
    if (source.description === null && base.carried !== null && lines.size > 0) return base.carried.set;
    return (
      presented(
        {
          title: source.title,
          foods: apart.listed,
          yeasted: apart.yeasted,
          known: mainFoods(understood, deps),
          method: source.instructions.join(' '),
        },
        table,
        request.length,
        // What a remark said of an act tells nothing of the dish: it may be praised for the same.
        createPicker(request.seed, `${source.title}/${request.tone}/opening`),
      ) ??
      // What somebody tells of their own life is no word about the dish.
      (table.dropsChatter || table.voice === 'terse' ? null : source.description)
    );
  };
  const total = (): number => written.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const tooLong = (): boolean => total() > limits.most;
  /** Says less where most was added, or more where least was, until the whole is as long as was asked. */
  const fit = (): void => {
    const grown = (at: number): number => core(written[at]!) - wordsIn(source.instructions[at]!);
    const change = (among: Set<number>, wanted: () => boolean, less: boolean): void => {
      const order = written
        .map((_, at) => at)
        .filter((at) => reaches[at] !== 'none' && !among.has(at))
        .toSorted((one, other) => (less ? grown(other) - grown(one) : grown(one) - grown(other)));
      for (const at of order) {
        if (!wanted()) return;
        // A change that leads the wrong way is none.
        retry(at, among, (now, before) =>
          less ? core(now) <= core(before) : wordsIn(now.text) > wordsIn(before.text),
        );
      }
    };
    const trim = (): void =>
      trimRemarks(written, total() - limits.most).forEach((one, at) => {
        written[at] = one;
      });
    // Words are better spent inside the sentences than beside them, but for a greeting and a leave.
    const last = written.length - 1;
    const needed = (): boolean =>
      written.reduce((sum, one, at) => sum + (at === 0 || at === last ? wordsIn(one.text) : core(one)), 0) >
      limits.most;
    change(calm, needed, true);
    // A greeting gives way before a sentence is told as it came.
    change(curt, () => written.reduce((sum, one) => sum + core(one), 0) > limits.most, true);
    trim();
    // A tone of few words is not filled up.
    if (base.voice !== 'terse') change(eager, () => total() < limits.least, false);
  };
  if (request.length !== 'shorter') fit();
  // Remarks stand among the sentences, not beside each of them; a tale and a lesson are told otherwise.
  if (request.length === 'same' && base.carried === null && !isTale(table) && table.tone !== 'educational')
    sparingly(written).forEach((one, at) => {
      written[at] = one;
    });
  settle();
  if (request.length !== 'shorter' && tooLong()) {
    fit();
    settle();
  }
  // A frame that nothing takes up between its beginning and its end is none.
  if (lines.size > 0 && written.length > 2 && thread !== null && !carries(thread) && thread.back.length > 0) {
    const told = written.some(({ text }, at) => at > 0 && thread.back.some((line) => text.includes(line)));
    if (!told) {
      drop();
      fit();
      settle();
    }
  }
  if (request.length === 'shorter') {
    const saved = (at: number): number => wordsIn(source.instructions[at]!) - wordsIn(written[at]!.text);
    const spare = (): number => written.reduce((sum, _, at) => sum + saved(at), 0);
    // A shorter text is shorter by what a reader would notice.
    const all = wordsIn(source.instructions.join(' '));
    const goal = all - (base.voice === 'terse' ? limits.most : Math.max(limits.most, Math.floor(all * 0.82)));
    // Where the whole came out longer, what grew most is said in as few words as it came.
    const shorten = (among: Set<number>, goal: number): void => {
      const tried = new Set<number>();
      const next = (): number =>
        written.reduce((worst, _, at) => {
          if (tried.has(at) || among.has(at) || (goal === 0 && saved(at) >= 0)) return worst;
          return worst < 0 || saved(at) < saved(worst) ? at : worst;
        }, -1);
      for (let at = next(); spare() < goal && at >= 0; at = next()) {
        tried.add(at);
        retry(at, among, (now, before) => wordsIn(now.text) <= wordsIn(before.text));
      }
    };
    // A card is as short as it gets.
    const card = base.voice === 'terse';
    if (!card) shorten(curt, goal);
    // A story is told to its end or not at all.
    if (spare() < 0 && isTale(base))
      written.forEach((_, at) => {
        silent.add(at);
        written[at] = write(at);
      });
    // A voice is not given up for a share of words: only where the text would be longer than it came.
    if (!card) shorten(silent, 0);
    const unspoken = new Map<string, string>();
    // Words of the tone's own, for which room is made where there is none.
    if (table.touches.length > 0) {
      const wanted = Math.min(3 * written.length, Math.ceil(wordsIn(source.instructions.join(' ')) * 0.06));
      // No warning of the tone's own gives way to a remark.
      if (table.always.length === 0) shorten(curt, wanted);
      if (!isTale(base) && table.always.length === 0) shorten(silent, Math.min(wanted, 3));
      const pick = createPicker(request.seed, `${source.title}/${request.tone}/touch`, memory);
      // What the tone says of its own leaves a short text short.
      const room = Math.max(spare() - goal, Math.min(spare(), table.exclaim >= 0.3 ? livelyOwn : leastOwn));
      const beside = spend(written, { table, room, pick, open: (at) => reaches[at] !== 'none' });
      for (const [at, text] of beside) {
        unspoken.set(text, written[at]!.text);
        written[at] = { ...written[at]!, text };
      }
    }
    settle();
    // What was said more plainly in the end may be longer: then less is said beside it.
    for (const [at, one] of written.entries()) {
      const before = unspoken.get(one.text);
      if (spare() < 0 && before !== undefined) written[at] = { ...one, text: before };
    }
  }
  const spelled = spellingOf(source);
  const description = described();
  const texts = written.map(({ text }) => text);
  const told =
    table.tone !== 'kidFriendly' || request.length === 'shorter'
      ? texts
      : withCleanHands(
          texts.map((said, at) => ({
            said,
            source: source.instructions[at]!,
            foods: before[at]!.reading.mentions.filter(({ kind }) => kind !== 'pronoun').map(({ key }) =>
              apart.foodWords(key),
            ),
          })),
          description,
          createPicker(request.seed, `${source.title}/hands`),
        );
  return {
    text: {
      ...source,
      title: spelled(
        retitle(
          source.title,
          table,
          deps.tones,
          request.seed,
          lines.size > 0 ? (thread?.title ?? null) : null,
        ),
      ),
      description: description === null ? null : spelled(description),
      instructions: told.map((said) =>
        polished(accented(spelled(singular(isProse(table) ? inFull(said) : said))), {
          sober: isFull(table),
          terse: table.voice === 'terse',
        }),
      ),
    },
    kept: reaches.flatMap((reach, at) => (reach === 'none' ? [at] : [])),
    sentences: {
      all: written.reduce((sum, one) => sum + one.all, 0),
      remade: written.reduce((sum, one, at) => sum + (reaches[at] === 'none' ? 0 : one.remade), 0),
    },
  };
}

/**
 * How long a text may be: as its author's was, but whole sentences where those were notes, and no words to fill the place
 * of talk.
 */
function limitsFor(
  asCame: readonly string[],
  edited: readonly string[],
  length: Length,
  { room }: ToneTable,
): ReturnType<typeof wordBounds> {
  const [own, now] = [wordBounds(asCame, length, room), wordBounds(edited, length, room)];
  if (length === 'shorter') return { least: 0, most: Math.min(own.most, now.most) };
  return {
    least: Math.min(own.least, now.least),
    // What was jotted down has some of the room of the sentences that it stands for.
    most: Math.min(now.most, Math.max(own.most, Math.ceil(wordsIn(edited.join(' ')) * 1.15))),
  };
}

/** "Takes no skill at all": what a friend says, and no sentence of a book. */
const unfounded = /^(?:takes|needs|makes|tastes|goes|works|comes|got|found|super|so|my)\b/iu;

/** Tools that other instructions than one name. */
const toolsBeside = (all: readonly ReadInstruction[], at: number): ReadonlySet<string> =>
  new Set(all.flatMap(({ step }, other) => (other === at ? [] : step.tools)));

/** "Saute" with its accent, by whatever way it came, and "couple of minutes" with its article. */
const accented = (text: string): string =>
  text
    .replace(
      /(?<!\b(?:an?|another|further|last|first|next|the|every|for) )\bcouple of (?=minutes|hours)/gu,
      'a couple of ',
    )
    .replace(/\b([Ss])aut(?:e(?=[ ,.;)]|$)|e(?=d\b)|e(?=ing\b))/gu, '$1auté');

/** Words of an instruction without its remarks. */
const core = ({ pieces }: Written): number =>
  pieces.reduce((sum, { text, remark }) => sum + (remark ? 0 : wordsIn(text)), 0);

/** Words that a tone may put into a short text whatever its length: a greeting or an end. Own rule. */
const leastOwn = 4;
/** A voice that exclaims is heard in more than one step. */
const livelyOwn = 10;

/** The tone as far as an instruction may go in it. */
const reached = (table: ToneTable, reach: Reach): ToneTable =>
  /^(?:bare|words)$/.test(reach) ? articled(table) : reach === 'spare' ? sparing(table) : table;

const sparingTables = new WeakMap<ToneTable, ToneTable>();

/** A tone of few words that leaves out no article by which a food is known. */
function sparing(table: ToneTable): ToneTable {
  if (table.voice !== 'terse') return table;
  let made = sparingTables.get(table);
  if (made === undefined) {
    made = { ...table, articles: 'spare' };
    sparingTables.set(table, made);
  }
  return made;
}

const unhurriedTables = new WeakMap<ToneTable, ToneTable>();

/** A tone of few words in a longer text: it has room for its articles. */
function unhurried(table: ToneTable): ToneTable {
  if (table.voice !== 'terse') return table;
  let made = unhurriedTables.get(table);
  if (made === undefined) {
    made = { ...table, articles: 'keep', bareTimes: false, bareLists: false };
    unhurriedTables.set(table, made);
  }
  return made;
}

const articledTables = new WeakMap<ToneTable, ToneTable>();

/** The tone with the source's own articles: "the meat" may be the chicken, and "meat" be none. */
function articled(table: ToneTable): ToneTable {
  let made = articledTables.get(table);
  if (made === undefined) {
    made = {
      ...table,
      recastRate: 0,
      articles: 'keep',
      voice: table.voice === 'terse' ? 'imperative' : table.voice,
    };
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

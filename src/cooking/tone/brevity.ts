/** How a shorter text is held to the length of its source. */
import { perilOf } from './beside/warnings.ts';
import type { ToneTable } from './tone-table.ts';

/** Words of a text, as a reader counts them. */
export function wordsIn(text: string): number {
  let words = 0;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const apart = code === 32 || (code >= 9 && code <= 13) || (code >= 160 && otherSpace.test(text[at]!));
    if (!apart && !inside) words += 1;
    inside = !apart;
  }
  return words;
}

const otherSpace = /\s/;

/** Words that a pattern says besides what it is given: "get {o} hot" says two. */
const own = (pattern: string): number =>
  pattern
    .replace(/ > \S+$/, '')
    .replace(/\{\w+\}/g, '')
    .match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

const mapValues = <K extends string, V>(
  record: Readonly<Record<K, V>>,
  by: (value: V) => V,
): Readonly<Record<K, V>> =>
  Object.fromEntries(Object.entries<V>(record).map(([key, value]) => [key, by(value)])) as Record<K, V>;

const made = new WeakMap<ToneTable, ToneTable>();
const unvoiced = new WeakMap<ToneTable, ToneTable>();
const leanTables = new WeakMap<ToneTable, ToneTable>();

/** The shortest ones, and no longer than `most`, unless all are longer. */
const briefest = <T>(options: readonly T[], words: (one: T) => number, most: number): readonly T[] => {
  const limit = Math.max(most, Math.min(...options.map(words)));
  return options.filter((one) => words(one) <= limit);
};

/** The tone where there is no word to spare: its verbs are no longer than the source's, nothing is put beside them. */
export function tight(table: ToneTable): ToneTable {
  let curt = made.get(table);
  if (curt === undefined) {
    curt = {
      ...table,
      voice: table.voice === 'passive' ? 'imperative' : table.voice,
      contractions: table.contractions === 'expand' ? 'keep' : table.contractions,
      vessels: table.vessels === 'fetch' ? 'keep' : table.vessels,
      turns: table.turns.filter((turn) => turn !== 'have'),
      let: briefest(table.let, own, 1),
      closers: [],
      leave: [],
      joints: table.joints.filter((joint) => own(joint) <= 1),
      always: briefest(table.always, ({ say }) => wordsIn(say), 5),
      meanwhile: [],
      after: [],
      flow: 0,
      woven: [],
      wovenRate: 0,
      scenes: [],
      sceneRate: 0,
      headings: [],
      asideRate: { ...table.asideRate, shorter: 0 },
      verbs: Object.fromEntries(
        Object.entries(table.verbs).map(([verb, by]) => {
          // "From the heat" has its article, and an order without an object leaves one out.
          const source = verb.endsWith('from heat') ? 5 : wordsIn(verb.replace(/^~| heat$/g, ''));
          return [verb, by.filter((option) => own(option) <= source)];
        }),
      ),
    };
    if (curt.joints.length === 0) curt = { ...curt, joints: table.joints };
    made.set(table, curt);
  }
  return curt;
}

const unwarningTables = {
  sharp: new WeakMap<ToneTable, ToneTable>(),
  hot: new WeakMap<ToneTable, ToneTable>(),
};

/** The tone where it has warned of a peril already, and there is no word to warn twice: of the other it still does. */
export function unwarning(table: ToneTable, peril: 'sharp' | 'hot'): ToneTable {
  let said = unwarningTables[peril].get(table);
  if (said === undefined) {
    said = { ...table, always: table.always.filter(({ say }) => perilOf(say) !== peril) };
    unwarningTables[peril].set(table, said);
  }
  return said;
}

const modestTables = new WeakMap<ToneTable, ToneTable>();

/** The tone where it has spoken enough: its own verbs and short turns of phrase. */
export function modest(table: ToneTable): ToneTable {
  let said = modestTables.get(table);
  if (said === undefined) {
    said = {
      ...table,
      vessels: table.vessels === 'fetch' ? 'keep' : table.vessels,
      woven: table.woven.filter(({ say }) => own(say.replace('you ', '')) <= 6),
      scenes: table.scenes.filter(({ say }) => own(say) <= 6),
      frames: table.frames.filter((frame) => own(frame.replace(/^[a-z|]+: /, '')) <= 3),
      openers: mapValues(table.openers, (options) => options.filter((one) => wordsIn(one) <= 2)),
      recasts: mapValues(table.recasts, (patterns) => patterns.filter((one) => own(one) <= 4)),
      verbs: mapValues(table.verbs, (by) => briefest(by, own, 3)),
      let: briefest(table.let, own, 2),
      notes: [],
    };
    modestTables.set(table, said);
  }
  return said;
}

const briskTables = new WeakMap<ToneTable, ToneTable>();

/** The modest tone in as few words as it came, but in whole sentences. */
export function brisk(table: ToneTable): ToneTable {
  let said = briskTables.get(table);
  if (said === undefined) {
    said = { ...tight(modest(table)), articles: table.articles, voice: table.voice };
    briskTables.set(table, said);
  }
  return said;
}

const unremarkedTables = new WeakMap<ToneTable, ToneTable>();

/** The tone without its loose remarks. */
export function unremarked(table: ToneTable): ToneTable {
  let said = unremarkedTables.get(table);
  if (said === undefined) {
    said = { ...table, asideRate: { shorter: 0, same: 0, longer: 0 } };
    unremarkedTables.set(table, said);
  }
  return said;
}

const unopenedTables = new WeakMap<ToneTable, ToneTable>();

/** The tone behind a heading, where nothing else leads in. */
export function unopened(table: ToneTable): ToneTable {
  let said = unopenedTables.get(table);
  if (said === undefined) {
    said = { ...table, openers: mapValues(table.openers, () => ['']), frames: [] };
    unopenedTables.set(table, said);
  }
  return said;
}

/** What takes up the sentence before: "after that", "at this point", "with that in place". */
export const takesUpAgain =
  /^(?:then|next|now|and now|and so|soon|before long|by and by|with that|after(?: that)?|from (?:here|there)|at this (?:point|stage)|at this|this done|this having been done|thereafter|subsequently|directly after|moving on|as (?:a|the) next step|the next step|it is (?:then|now)|the moment has come|once you have|when you have|having|on \p{L}+ing|follow (?:by|with)|follow|proceed|continue by|continue with|begin by|to start|there is a rhythm|in turn|in sequence|that done|the \p{L}+ing (?:done|complete)|when the|while (?:that|this|it))\b/iu;
const behindIt = /\b(?:next|now|at this (?:stage|point)|in to follow|without delay|added here)$/iu;

const unledTables = new WeakMap<ToneTable, ToneTable>();

/** The tone where it has just taken up what came before: one such turn is heard in an instruction, and not in the next breath. */
export function unled(table: ToneTable): ToneTable {
  let said = unledTables.get(table);
  if (said === undefined) {
    const plain = (patterns: readonly string[]): readonly string[] =>
      patterns.filter((one) => !takesUpAgain.test(one.replace(/^[a-z|]+: /, '')) && !behindIt.test(one));
    said = {
      ...table,
      frames: table.frames.filter((one) => !takesUpAgain.test(one.replace(/^[a-z|]+: /, ''))),
      openers: mapValues(table.openers, (options) => options.filter((one) => !takesUpAgain.test(one))),
      recasts: mapValues(table.recasts, plain),
    };
    unledTables.set(table, said);
  }
  return said;
}

const talkativeTables = new WeakMap<ToneTable, ToneTable>();

/** The tone where there is room left: it says something beside every sentence where anything fits. */
export function talkative(table: ToneTable): ToneTable {
  let said = talkativeTables.get(table);
  if (said === undefined) {
    said = { ...table, wovenRate: 1, sceneRate: 1, asideRate: { shorter: 0, same: 1, longer: 1 } };
    talkativeTables.set(table, said);
  }
  return said;
}

/** The tone with nobody addressed and short joints, so that words are left to speak in; an author's card gets no articles. */
export function lean(table: ToneTable): ToneTable {
  let made = leanTables.get(table);
  if (made === undefined) {
    const articles = table.articles === 'add' ? 'keep' : table.articles;
    made = table.lean
      ? {
          ...table,
          articles,
          voice: 'imperative',
          joints: ['. {Do}', ...table.joints.filter((joint) => own(joint) <= 1)],
          woven: table.woven.filter(({ say }) => !say.includes('you {do}')),
        }
      : { ...table, articles };
    leanTables.set(table, made);
  }
  return made;
}

/** The tone where even "you" before every order is a word too many, and "and" between two of them. */
export function voiceless(table: ToneTable): ToneTable {
  let said = unvoiced.get(table);
  if (said === undefined) {
    said = {
      ...tight(table),
      voice: table.voice === 'narrated' ? 'imperative' : table.voice,
      // Orders that a tone joins are shorter so than each with a stop and an "it" of its own.
      joints: table.voice === 'terse' ? table.joints.slice(0, 1) : ['. {Do}', '; {do}'],
      let: ['let {o} {v}'],
      bareTimes: table.voice === 'terse' ? table.bareTimes : true,
      // What is short has whole sentences all the same: a telegram saves words that a reader has to put back.
      articles: table.articles === 'none' ? 'none' : 'keep',
    };
    unvoiced.set(table, said);
  }
  return said;
}

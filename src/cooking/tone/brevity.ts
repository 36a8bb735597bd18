/** How a shorter text is held to the length of its source. */
import type { ToneTable } from './tone-table.ts';

/** Words of a text, as a reader counts them. */
export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Words that a pattern says besides what it is given: "get {o} hot" says two. */
const own = (pattern: string): number => wordsIn(pattern.replace(/ > \S+$/, '').replace(/\{\w+\}/g, ''));

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
      articles: table.articles === 'add' ? 'keep' : table.articles,
      vessels: table.vessels === 'fetch' ? 'keep' : table.vessels,
      turns: table.turns.filter((turn) => turn !== 'have'),
      let: briefest(table.let, own, 1),
      closers: [],
      leave: [],
      joints: table.joints.filter((joint) => own(joint) <= 1),
      always: briefest(table.always, ({ say }) => wordsIn(say), 7),
      meanwhile: [],
      after: [],
      flow: 0,
      woven: [],
      wovenRate: 0,
      asideRate: { ...table.asideRate, shorter: 0 },
      verbs: Object.fromEntries(
        Object.entries(table.verbs).map(([verb, by]) => {
          const source = wordsIn(verb.replace(/^~| heat$/g, ''));
          return [verb, by.filter((option) => own(option) <= source)];
        }),
      ),
    };
    if (curt.joints.length === 0) curt = { ...curt, joints: table.joints };
    made.set(table, curt);
  }
  return curt;
}

/** The tone as a card would hold it: no "the" before what is handled, nobody addressed, so that words are left to speak in. */
export function lean(table: ToneTable): ToneTable {
  let made = leanTables.get(table);
  if (made === undefined) {
    made = table.lean
      ? {
          ...table,
          articles: 'drop',
          voice: 'imperative',
          joints: table.joints.filter((joint) => own(joint) <= 1),
          woven: table.woven.filter(({ say }) => !say.includes('you {do}')),
        }
      : table;
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
      joints: ['. {Do}', '; {do}'],
      let: ['let {o} {v}'],
      articles: table.articles === 'none' ? 'none' : 'drop',
    };
    unvoiced.set(table, said);
  }
  return said;
}

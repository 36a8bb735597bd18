import { createMemo } from '#kernel/memo';
import { capitalise, joinList } from '../text/grammar.ts';
import { onceNamed } from '../text/once-named.ts';

/**
 * Knife work. An ingredient's preparation ("peeled and cut into 2 cm cubes") is written once, as a participle, and is
 * turned here into the order that a cook follows ("Peel the carrots and cut them into 2 cm cubes") and its minutes.
 */
interface PrepVerb {
  readonly verb: string;
  /** Minutes before the first stroke (get, wash, put away), and per 100 g. House timings for a home cook of middling skill. */
  readonly base: number;
  readonly per100g: number;
  /**
   * Where the first grams are garlic, ginger or leaves and more than that can only be something larger: up to how many
   * grams `per100g` holds, and minutes per 100 g beyond (tomatoes crushed in their bowl, potatoes on the coarse grater).
   */
  readonly bulk: { readonly from: number; readonly per100g: number } | null;
}

const v = (verb: string, base: number, per100g: number, bulk: PrepVerb['bulk'] = null): PrepVerb => ({
  verb,
  base,
  per100g,
  bulk,
});

const verbs: Readonly<Record<string, PrepVerb>> = {
  chopped: v('chop', 0.4, 0.7),
  diced: v('dice', 0.4, 0.9),
  cubed: v('cube', 0.4, 0.5),
  sliced: v('slice', 0.4, 0.5),
  shredded: v('shred', 0.4, 0.7),
  minced: v('mince', 0.4, 3, { from: 60, per100g: 0.8 }),
  crushed: v('crush', 0.3, 2, { from: 60, per100g: 0.15 }),
  grated: v('grate', 0.4, 1.6, { from: 100, per100g: 0.6 }),
  julienned: v('julienne', 0.5, 1.6),
  halved: v('halve', 0.3, 0.3),
  quartered: v('quarter', 0.3, 0.3),
  cut: v('cut', 0.4, 0.4),
  torn: v('tear', 0.2, 0.8, { from: 100, per100g: 0.4 }),
  peeled: v('peel', 0.3, 0.5),
  trimmed: v('trim', 0.3, 0.3),
  cored: v('core', 0.3, 0.3),
  deseeded: v('deseed', 0.4, 0.5),
  seeded: v('deseed', 0.4, 0.5),
  pitted: v('pit', 0.4, 1.2),
  stoned: v('stone', 0.4, 1.2),
  stemmed: v('stem', 0.3, 0.8),
  picked: v('pick', 0.3, 4, { from: 40, per100g: 0.3 }),
  washed: v('wash', 0.5, 0.15),
  rinsed: v('rinse', 0.5, 0.05),
  drained: v('drain', 0.4, 0.02),
  scrubbed: v('scrub', 0.4, 0.3),
  soaked: v('soak', 0.5, 0),
  beaten: v('beat', 0.5, 0.1),
  whisked: v('whisk', 0.5, 0.1),
  melted: v('melt', 1, 0.2),
  softened: v('soften', 0, 0),
  toasted: v('toast', 2, 1),
  crumbled: v('crumble', 0.3, 0.5),
  cracked: v('crack', 0.3, 1),
  zested: v('zest', 0.8, 0.4),
  juiced: v('juice', 0.6, 0.5),
  squeezed: v('squeeze', 0.5, 0.5),
  mashed: v('mash', 0.5, 0.6),
  flaked: v('flake', 0.3, 0.5),
  pressed: v('press', 1, 0.2),
  patted: v('pat', 0.4, 0.1),
  scored: v('score', 0.4, 0.2),
  butterflied: v('butterfly', 0.5, 0.6),
  deveined: v('devein', 0.5, 0.9),
  shelled: v('shell', 0.4, 1.5),
  shaved: v('shave', 0.4, 1.2, { from: 100, per100g: 0.7 }),
  snipped: v('snip', 0.3, 3, { from: 40, per100g: 1 }),
  bruised: v('bruise', 0.2, 0.5),
  smashed: v('smash', 0.2, 0.6),
  broken: v('break', 0.2, 0.2),
  separated: v('separate', 0.5, 0.3),
  strained: v('strain', 0.5, 0.1),
  sifted: v('sift', 0.5, 0.2),
  blanched: v('blanch', 3, 0.2),
  ground: v('grind', 1, 2),
  spiralized: v('spiralize', 0.5, 0.8),
  pounded: v('pound', 0.5, 0.8),
  debearded: v('debeard', 0.5, 0.6),
  hulled: v('hull', 0.3, 0.7),
  segmented: v('segment', 1, 1),
  warmed: v('warm', 1, 0.1),
  thawed: v('thaw', 0, 0),
  shaped: v('shape', 0.5, 0.9),
  stripped: v('strip', 0.4, 0.8),
  skinned: v('skin', 0.4, 0.4),
  boned: v('bone', 0.6, 0.8),
};

interface PrepClause {
  readonly adverb: string;
  readonly verb: PrepVerb;
  /** What follows: "into 2 cm cubes", "dry with kitchen paper". */
  readonly rest: string;
}

const parsed = createMemo<readonly PrepClause[]>(3000);

/** Splits a preparation into its clauses; empty where it is no work ("at room temperature", "to serve"). Kept. */
export const parsePrep = (prep: string): readonly PrepClause[] => parsed.get(prep, () => readClauses(prep));

function readClauses(prep: string): readonly PrepClause[] {
  const clauses: PrepClause[] = [];
  // Pepper is ground into the pan, not beforehand.
  if (/^(?:freshly|coarsely) ground$/.test(prep)) return clauses;
  for (const piece of prep.split(
    /,\s*(?:and\s+)?|\s+and\s+(?=(?:very\s+)?(?:\w+ly\s+)?\w+(?:ed|en|rn|ut|nd)\b)|;\s*/,
  )) {
    const words = piece.trim().split(/\s+/);
    const at = words.findIndex((word) => verbs[word.toLowerCase()] !== undefined);
    if (at < 0 || at > 2) continue;
    if (
      words
        .slice(0, at)
        .some((word) => !/ly$|^very$|^well$|^then$|^not$|^too$|^freshly$/.test(word.toLowerCase()))
    )
      continue;
    clauses.push({
      adverb: words
        .slice(0, at)
        .filter((word) => word !== 'then')
        .join(' '),
      verb: verbs[words[at]!.toLowerCase()]!,
      rest: words.slice(at + 1).join(' '),
    });
  }
  return clauses;
}

/** Done in passing where the food is used, as the list says: nobody makes a step of draining a can. */
const inPassing: ReadonlySet<string> = new Set(['drain', 'rinse', 'pat']);

/** Whether a preparation is work for the board, before anything is cooked. */
export const isBoardWork = (prep: string): boolean =>
  parsePrep(prep).some(({ verb }) => !inPassing.has(verb.verb));

/** The verbs of preparations whose minutes were asked for; none where it is no work for the board. */
const timed = new Map<string, readonly PrepVerb[]>();
/** More than there are preparations in our dishes; others are read anew. */
const timedLimit = 4000;

function timedVerbs(prep: string): readonly PrepVerb[] {
  let known = timed.get(prep);
  if (known === undefined) {
    known = isBoardWork(prep) ? parsePrep(prep).map(({ verb }) => verb) : [];
    if (timed.size < timedLimit) timed.set(prep, known);
  }
  return known;
}

/** The clauses of a preparation without what is done in passing before them. */
function boardClauses(prep: string): readonly PrepClause[] {
  const clauses = parsePrep(prep);
  const first = clauses.findIndex(({ verb }) => !inPassing.has(verb.verb));
  return first > 0 ? clauses.slice(first) : clauses;
}

/** Minutes of hands-on work for a preparation of so many grams, for a cook of middling skill. */
export function prepMinutes(prep: string, grams: number): number {
  let sum = 0;
  for (const verb of timedVerbs(prep)) sum += verbMinutes(verb, Math.min(grams, 4000));
  return sum;
}

function verbMinutes({ base, per100g, bulk }: PrepVerb, grams: number): number {
  const fine = bulk === null ? grams : Math.min(grams, bulk.from);
  return base + (per100g * fine + (bulk === null ? 0 : bulk.per100g * (grams - fine))) / 100;
}

/** One thing to get ready. */
export interface PrepTask {
  /** Amount and name, where the same food is cut in two ways: \"1 red onion\". */
  readonly measured?: string;
  /** "onions", "rice". */
  readonly name: string;
  /** "onion"; absent = its name. */
  readonly singular?: string;
  readonly plural: boolean;
  readonly prep: string;
  /** What it is one of, where there are too many to name: "vegetables"; left out, it goes by its name. */
  readonly sort?: string;
  /** Cut after everything else, because it is raw. */
  readonly raw?: boolean;
}

/** "Peel the carrots and cut them into 2 cm cubes." and the like for all tasks, grouped where the work is the same. */
export function describePrep(tasks: readonly PrepTask[]): string {
  const groups = new Map<string, PrepTask[]>();
  for (const task of tasks) {
    if (parsePrep(task.prep).length === 0) continue;
    const group = groups.get(task.prep) ?? [];
    // One food for two places is cut in one go.
    if (!group.some(({ name }) => name === task.name)) groups.set(task.prep, [...group, task]);
  }
  const sentences: string[] = [];
  const simple: string[] = [];
  for (const [prep, members] of groups) {
    const clauses = boardClauses(prep);
    const plural = members.length > 1 || members[0]!.plural;
    const object = objectOf(members);
    const pronoun = plural ? 'them' : 'it';
    const order = clauses.map((clause, index) => {
      const verb = [clause.adverb, clause.verb.verb].filter(Boolean).join(' ');
      const last = clauses.slice(index).every((later) => later.rest === '');
      // "peel and finely chop the onion": verbs without a complement share one object.
      if (clause.rest === '' && last && index < clauses.length - 1) return verb;
      const target =
        index === 0 ||
        clauses.slice(0, index).every((earlier) => earlier.rest === '' && sharesObject(clauses, index))
          ? object
          : pronoun;
      return [verb, target, clause.rest].filter(Boolean).join(' ');
    });
    const text = joinList(order);
    // Butter diced cold and butter diced for later are diced once.
    const list = clauses.length === 1 && clauses[0]!.rest === '' ? simple : sentences;
    if (!list.includes(text)) list.push(text);
  }
  const short = [...simple, ...sentences.filter((order) => !order.includes(' and '))];
  const long = sentences.filter((order) => order.includes(' and '));
  return [...inSentences(short, 3), ...long].map((sentence) => `${capitalise(sentence)}.`).join(' ');
}

/** What is cut, by what it turns into; the rest of the list's words is in the list. */
const cutters: ReadonlySet<string> = new Set(
  'chop dice cube slice shred mince crush grate julienne halve quarter cut tear crumble shave snip mash flake break spiralize pound'.split(
    ' ',
  ),
);
const alike: Readonly<Record<string, string>> = {
  mince: 'chop',
  cube: 'dice',
  julienne: 'shred',
  snip: 'chop',
  shave: 'slice',
};
const shapes: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cubes|dice)\b/, 'dice'],
  [/\b(?:slices|rounds|coins|half-moons|thin half-moons)\b/, 'slice'],
];
const keptShape = /\b(wedges|florets|strips|matchsticks|sticks|batons|ribbons|chunks)\b/;
/** More orders than this, and the list is left to tell them. */
const mostOrders = 6;
const mostNamed = 9;

/** What a cook calls a preparation in passing: "chop", "cut … into wedges", "peel and devein". */
function orderOf(prep: string): { readonly verb: string; readonly rest: string } {
  const clauses = boardClauses(prep);
  const cut = clauses.find(({ verb }) => cutters.has(verb.verb));
  if (cut === undefined) {
    const verbsOf = clauses.map(({ verb }) => verb.verb).filter((verb) => !inPassing.has(verb));
    return { verb: joinList([...new Set(verbsOf)]), rest: '' };
  }
  const { verb } = cut.verb;
  const ahead = clauses.find((clause) => clause.verb.verb === 'press') === undefined ? '' : 'press and ';
  // Corn goes off the cob; an orange free of its pith is peeled.
  if (/^(?:off|from)\b/.test(cut.rest)) return { verb, rest: cut.rest };
  if (/^free\b/.test(cut.rest)) {
    const then = clauses.slice(clauses.indexOf(cut) + 1).find((clause) => cutters.has(clause.verb.verb));
    return { verb: then === undefined ? 'peel' : `peel and ${then.verb.verb}`, rest: '' };
  }
  if (verb !== 'cut' && verb !== 'break') return { verb: ahead + (alike[verb] ?? verb), rest: '' };
  const shape = shapes.find(([pattern]) => pattern.test(cut.rest))?.[1];
  if (shape !== undefined) return { verb: ahead + shape, rest: '' };
  const kept = keptShape.exec(cut.rest)?.[1];
  return kept === undefined
    ? { verb: `${ahead}${verb} up`, rest: '' }
    : { verb: `${ahead}${verb}`, rest: `into ${kept}` };
}

/**
 * The same for a cook who has read the list: one sentence that says what is to be cut, and not again how fine; where that
 * would be a list of its own, that it is to be done.
 */
export function describeBriefly(tasks: readonly PrepTask[]): string {
  const groups = new Map<string, { verb: string; rest: string; members: PrepTask[] }>();
  for (const task of tasks) {
    if (parsePrep(task.prep).length === 0) continue;
    const { verb, rest } = orderOf(task.prep);
    const key = `${verb} ${rest}`;
    const own = task.raw === true && [...groups.keys()].at(-1) !== key ? `${key}, raw` : key;
    const group = groups.get(own) ?? { verb, rest, members: [] };
    if (!group.members.some(({ name }) => name === task.name)) group.members.push(task);
    groups.set(own, group);
  }
  const all = [...groups.values()];
  if (all.length === 0) return '';
  const named = all.flatMap(({ members }) => members);
  if (all.length > mostOrders || named.length > mostNamed)
    return `Prepare the ${joinList([...new Set(named.map(({ name, sort }) => sort ?? name))])} as listed.`;
  return `${capitalise(
    joinList(all.map(({ verb, rest, members }) => [verb, objectOf(members), rest].filter(Boolean).join(' '))),
  )}.`;
}

const objectOf = (members: readonly PrepTask[]): string =>
  members.some(({ measured }) => measured !== undefined)
    ? joinList(members.map((member) => member.measured ?? `the ${member.name}`))
    : `the ${joinList(onceNamed(members).map((member) => member.name))}`;

/** A text behind the knife work of one thing with "it" for its name: "Stone the avocado. Mash it with …". */
export function spokenOfJust(text: string, { name, plural }: Pick<PrepTask, 'name' | 'plural'>): string {
  const at = text.indexOf(` the ${name} `);
  if (at < 0 || !/^[A-Z][a-z]+(?: up| out)?$/.test(text.slice(0, at))) return text;
  const behind = text.slice(at + name.length + 6);
  return /^and\b/.test(behind) ? text : `${text.slice(0, at)} ${plural ? 'them' : 'it'} ${behind}`;
}

/** Orders shared out evenly over as few sentences as hold no more than so many each. */
function inSentences(orders: readonly string[], most: number): readonly string[] {
  const count = Math.ceil(orders.length / most);
  return Array.from({ length: count }, (_, at) =>
    joinList(
      orders.slice(Math.round((at * orders.length) / count), Math.round(((at + 1) * orders.length) / count)),
    ),
  );
}

/** True where every clause up to `index` has no complement, so that they share the object of the last of them. */
function sharesObject(clauses: readonly PrepClause[], index: number): boolean {
  return (
    clauses.slice(0, index + 1).every((clause) => clause.rest === '') &&
    clauses.slice(index).every((clause) => clause.rest === '')
  );
}

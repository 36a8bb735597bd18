import { capitalise } from './grammar.ts';

/** An ingredient of which the steps take parts. */
export interface Shared {
  /** What the sentences call it. */
  readonly names: readonly string[];
  /** Steps, by id, that handle it. */
  readonly steps: ReadonlySet<string>;
  readonly grams: number;
  gramsPer(unit: string): number | null;
  /** The nearest amount that a spoon or a jug measures: "1 tablespoon", "120 ml"; null where its parts are told by eye. */
  measure(grams: number, share: number): { readonly text: string; readonly grams: number } | null;
}

/** One step as it reads. */
export interface StepText {
  readonly id: string;
  readonly text: string;
}

const shares: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'another third': 1 / 3,
  'the other third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'one quarter': 1 / 4,
  'another quarter': 1 / 4,
  'three quarters': 3 / 4,
};
const shareWords = Object.keys(shares)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** What a sentence may call by its last word alone. */
const lastWord = / (oil|salt|butter|sugar|stock|broth|milk|vinegar|wine|pepper)$/;

/** Words in front of an ingredient's name that say how much of it is taken; one pattern for all recipes. */
const lead = new RegExp(
  String.raw`\b(?:(?<share>${shareWords}) of (?:the (?<remaining>remaining |rest of the )?|(?<left>what is left of )the |(?<what>what ))` +
    String.raw`|(?<other>the other half of the )` +
    String.raw`|(?<quantity>[\d.]*[\d¼½¾⅓⅔⅛]) (?<unit>teaspoons?|tablespoons?|ml|g) ` +
    String.raw`|(?<rest>(?:the (?:rest|last) of|the remaining|what is left of) (?:the )?)` +
    String.raw`|(?<vague>(?:a little|some|most|a spoonful|a drop|a few drops|a thread|a splash|enough|all but a spoonful) of the (?:remaining )?))`,
  'giu',
);
const word = /[\p{L}'’-]+/uy;
const joins = /(?:,| and) /y;

/**
 * Steps with "a third of the oil" as "2 teaspoons of the oil", and with "half of the remaining salt" as what that is, so
 * that nobody reckons at the stove. Shares that one tells by eye ("half of the onions") stay as they are.
 */
export function measureShares(steps: readonly StepText[], shared: readonly Shared[]): readonly string[] {
  const ledger: Ledger = {
    named: byName(shared),
    left: new Map<Shared, number>(shared.map((one) => [one, one.grams])),
  };
  return steps.map((step) => measureStep(step, ledger));
}

/** What is called how, and how much of each the steps so far have left. */
interface Ledger {
  readonly named: ReadonlyMap<string, readonly Shared[]>;
  readonly left: Map<Shared, number>;
}

function measureStep({ id, text }: StepText, { named, left }: Ledger): string {
  let out = '';
  let done = 0;
  for (const found of text.matchAll(lead)) {
    if (found.index < done) continue;
    const from = found.index + found[0].length;
    const name = nameAt(text, from, named);
    const one = name === null ? undefined : only(named.get(name.toLowerCase()), id);
    if (one === undefined) continue;
    const end = from + name!.length;
    const { share, remaining, left: leftOf, what, other, quantity, unit, rest } = found.groups!;
    const there = left.get(one)!;
    const said = (start: string, stop = end): void => {
      const first = /^\p{Lu}/u.test(found[0]) ? capitalise(start) : start;
      out += `${text.slice(done, found.index)}${first} of the ${name!}`;
      done = stop;
    };
    if (quantity !== undefined) {
      const grams = gramsOf(one, quantity, unit!);
      left.set(one, grams === null ? NaN : there - grams);
    } else if (other !== undefined) {
      left.set(one, 0);
      if (one.measure(one.grams / 2, 1 / 2) !== null) said('the rest');
    } else if (share === undefined) {
      left.set(one, rest === undefined ? NaN : 0);
    } else {
      const isLeft = what !== undefined && text.startsWith(' is left', end) ? end + 8 : null;
      if (what !== undefined && isLeft === null) continue;
      // "Half of the lime juice and salt": of each, which no one amount says.
      if (isList(text, end, named)) continue;
      const part = shares[share.toLowerCase()]!;
      const ofRest = remaining !== undefined || leftOf !== undefined || isLeft !== null;
      const grams = (ofRest ? there : one.grams) * part;
      // "Half over the fish, the other half over the rice": a pair that is told by eye.
      const paired = part === 1 / 2 && !ofRest && bareHalf.test(text);
      const fits = Number.isFinite(grams) && grams > 0 && grams < there * 0.99 && !paired;
      const amount = fits ? one.measure(grams, part) : null;
      const taken = amount !== null && amount.grams <= there ? amount : null;
      left.set(one, there - (taken?.grams ?? grams));
      if (taken !== null) said(taken.text, isLeft ?? end);
      else if (isLeft !== null) said(`${share.toLowerCase()} of what is left`, isLeft);
    }
  }
  return out + text.slice(done);
}

const bareHalf = /\bother half\b(?! of the)/;

/** The longest name of an ingredient that stands at a place of a text; null where none does. */
function nameAt(text: string, from: number, named: ReadonlyMap<string, readonly Shared[]>): string | null {
  let best: string | null = null;
  let at = from;
  for (let words = 0; words < 5; words++) {
    word.lastIndex = at;
    const found = word.exec(text);
    if (found === null) break;
    at += found[0].length;
    const name = text.slice(from, at);
    if (named.has(name.toLowerCase())) best = name;
    if (text[at] !== ' ') break;
    at += 1;
  }
  return best;
}

/** Whether a name goes on as a list of names: ", salt", " and pepper". */
function isList(text: string, end: number, named: ReadonlyMap<string, readonly Shared[]>): boolean {
  joins.lastIndex = end;
  return joins.test(text) && nameAt(text, joins.lastIndex, named) !== null;
}

/** The ingredients that a sentence may mean by a name. */
function byName(shared: readonly Shared[]): ReadonlyMap<string, readonly Shared[]> {
  const named = new Map<string, Shared[]>();
  const add = (name: string, one: Shared): void => {
    const all = named.get(name) ?? [];
    if (!all.includes(one)) named.set(name, [...all, one]);
  };
  for (const one of shared) {
    for (const name of one.names) {
      add(name.toLowerCase(), one);
      const last = lastWord.exec(name)?.[1];
      if (last !== undefined) add(last.toLowerCase(), one);
    }
  }
  return named;
}

/** The one that is meant in a step; undefined where two might be. */
function only(all: readonly Shared[] | undefined, step: string): Shared | undefined {
  if (all === undefined || all.length === 1) return all?.[0];
  const here = all.filter(({ steps }) => steps.has(step));
  return here.length === 1 ? here[0] : undefined;
}

const signs: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};

/** "1½" → 1.5. */
function numberOf(quantity: string): number {
  const sign = signs[quantity.at(-1)!];
  const digits = sign === undefined ? quantity : quantity.slice(0, -1);
  return (digits === '' ? 0 : Number(digits)) + (sign ?? 0);
}

const unitIds: Readonly<Record<string, string>> = { teaspoon: 'tsp', tablespoon: 'tbsp', ml: 'ml', g: 'g' };

/** Grams of an amount that an author's `.q` has stated already; null where it cannot be known. */
function gramsOf(one: Shared, quantity: string, unit: string): number | null {
  const each = one.gramsPer(unitIds[unit.replace(/s$/, '')] ?? '');
  return each === null ? null : numberOf(quantity) * each;
}

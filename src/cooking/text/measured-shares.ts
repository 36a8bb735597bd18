import { byLetters } from '#kernel/light-patterns';
import { capitalise, joinList } from './grammar.ts';

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
  most: 3 / 4,
  'nearly all': 3 / 4,
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
const lead = byLetters(
  new RegExp(
    String.raw`(?<![\p{L}\d.])(?<!\b(?:each|every|one|either|other|this|that|lower|upper|bottom|top|first|second|back|front) )(?:(?:(?<share>${shareWords})|all but a (?:good |small )?(?<kept>pinch|little|spoonful|tablespoon)) of (?:the (?<remaining>remaining |rest of the )?|(?<left>what is left of )the |(?<what>what ))` +
      String.raw`|(?<quantity>[\d.]*[\d¼½¾⅓⅔⅛]) (?<unit>teaspoons?|tablespoons?|ml|g) (?:of the (?:remaining )?)?` +
      String.raw`|(?<rest>(?:the (?:rest|last|other half|remainder) of|the remaining|the last pinch of|what is left of) (?:the )?)` +
      String.raw`|(?<vague>(?:a little|some|a spoonful|a drop|a few drops|a thread|a (?:good )?splash|a knob|enough|a (?:good |small |big |generous )?pinch) of the (?:remaining )?))`,
    'giu',
  ),
);
const word = /[\p{L}'’-]+/uy;
const joins = /(?:,| and) (?:the )?/y;

/** Steps in cooks' measures, and the ingredients of which they take one part and then another. */
export interface MeasuredSteps {
  readonly texts: readonly string[];
  readonly divided: ReadonlySet<Shared>;
}

/**
 * Steps with "a third of the oil" as "2 teaspoons oil", with "half of the remaining salt" as what that is, and with what
 * is left at the end as "the remaining oil", so that nobody reckons at the stove. Shares that one tells by eye ("half the
 * onions") stay shares.
 */
export function measureShares(steps: readonly StepText[], shared: readonly Shared[]): MeasuredSteps {
  const ledger: Ledger = {
    named: byName(shared),
    left: new Map<Shared, number>(shared.map((one) => [one, one.grams])),
    divided: new Set(),
    used: new Set(),
  };
  const texts = steps.map((step) => {
    const said = measureStep(step, ledger);
    for (const one of shared) if (one.steps.has(step.id)) ledger.used.add(one);
    return said;
  });
  return { texts: fewPortionsOfSalt(texts.map((text) => plainly(inOneRow(text)))), divided: ledger.divided };
}

/** What is called how, how much of each the steps so far have left, and which are taken in parts. */
interface Ledger {
  readonly named: ReadonlyMap<string, readonly Shared[]>;
  readonly left: Map<Shared, number>;
  readonly divided: Set<Shared>;
  /** What an earlier step has handled: half of the rice is now half of the cooked rice. */
  readonly used: Set<Shared>;
}

/** Notes that a step measures out a part of something that was whole before; what is halved by eye explains itself. */
function takesPart({ divided, used }: Ledger, one: Shared): void {
  const { text } = one.measure(one.grams / 2, 1 / 2) ?? { text: 'a little' };
  if (!used.has(one) && text !== 'a little') divided.add(one);
}

/** A place where a sentence takes something: its lead and the names that this holds for, in one row. */
interface Taking {
  readonly found: RegExpExecArray;
  readonly items: readonly Named[];
  /** Where the names begin and end in the text. */
  readonly from: number;
  readonly end: number;
}

interface Named {
  readonly name: string;
  readonly one: Shared | undefined;
}

function measureStep({ id, text }: StepText, ledger: Ledger): string {
  let out = '';
  let done = 0;
  for (const found of text.matchAll(lead(text))) {
    if (found.index < done) continue;
    const from = found.index + found[0].length;
    const name = nameAt(text, from, ledger.named);
    if (name === null) continue;
    const taking: Taking = { found, from, ...rowOf(text, from, name, id, ledger, found.groups!) };
    const said = say(taking, text, ledger);
    if (said === null) continue;
    const first = /^\p{Lu}/u.test(found[0]) ? capitalise(said.text) : said.text;
    out += text.slice(done, found.index) + first;
    done = said.end;
  }
  return out + text.slice(done);
}

/** The names that one lead holds for: "half of the lime juice and salt" is half of each. */
function rowOf(
  text: string,
  from: number,
  name: string,
  step: string,
  { named, left }: Ledger,
  { rest, quantity }: Readonly<Record<string, string | undefined>>,
): Pick<Taking, 'items' | 'end'> {
  const of = (called: string): Named => ({
    name: called,
    one: only(named.get(called.toLowerCase()), step, called.toLowerCase()),
  });
  const items = [of(name)];
  let end = from + name.length;
  // An amount is an amount of one thing.
  while (quantity === undefined) {
    joins.lastIndex = end;
    const joined = joins.exec(text);
    const next = joined === null ? null : nameAt(text, joins.lastIndex, named);
    if (joined === null || next === null) break;
    const item = of(next);
    const begun = item.one !== undefined && left.get(item.one)! !== item.one.grams;
    // "The rest of the oil and the beans": all of the beans, unless some of them went in before.
    if (joined[0].endsWith('the ') && !(rest !== undefined && begun)) break;
    if (rest !== undefined && item.one !== undefined && !begun) break;
    items.push(item);
    end = joins.lastIndex + next.length;
  }
  return { items, end };
}

/** What is said at a place, and how far it reaches; null where the words stay as they are. */
function say(taking: Taking, text: string, ledger: Ledger): { text: string; end: number } | null {
  const { found, items, from, end } = taking;
  const { share, kept, what, quantity, rest, vague } = found.groups!;
  const { left } = ledger;
  const names = joinList(items.map(({ name }) => name));
  const [{ name, one }] = items as [Named];
  const named = from + name.length;
  if (quantity !== undefined) {
    const { unit } = found.groups!;
    // "1 tablespoon of the butter in the pan" has gone in before.
    if (/^ (?:from|in|left in|out of) the (?:pan|pot|tray|tin|wok)\b/.test(text.slice(named, named + 20)))
      return null;
    const bare = `${quantity} ${unit!} ${name}`;
    if (one !== undefined) {
      const grams = gramsOf(one, quantity, unit!);
      if (grams !== null && grams < one.grams * whole) takesPart(ledger, one);
      left.set(one, grams === null ? NaN : left.get(one)! - grams);
    }
    return withArticle(bare, text, named, ledger);
  }
  if (vague !== undefined) {
    const [, amount = ''] = /^(.*) of the /iu.exec(vague)!;
    for (const item of items)
      if (item.one !== undefined) {
        takesPart(ledger, item.one);
        left.set(item.one, left.get(item.one)! - byHand(amount.toLowerCase(), item.one));
      }
    if (/^(?:some|enough)$/i.test(amount)) return null;
    const by = amount.replace(/^a (?:good|small|big|generous) pinch$/i, 'a pinch');
    const of = /little$/i.test(by) ? '' : ' of';
    return withArticle(`${by}${of} ${names}`, text, end, ledger);
  }
  const isLeft = text.startsWith(' that is left', end) ? 13 : text.startsWith(' is left', end) ? 8 : 0;
  if (what !== undefined && isLeft === 0) return null;
  if (rest !== undefined && items.length === 1 && one?.measure(one.grams, 1)?.text === 'a little')
    return withArticle(`a little ${name}`, text, end, ledger);
  const twins = (ledger.named.get(name.toLowerCase()) ?? []).filter(({ names }) =>
    names.some((own) => own.toLowerCase() === name.toLowerCase()),
  );
  if (
    rest !== undefined &&
    items.length === 1 &&
    one !== undefined &&
    twins.some((twin) => twin !== one && left.get(twin)! > 0)
  ) {
    // Another line of the list has more of it: this is not the last that is heard of the oil.
    const there = left.get(one)!;
    const amount = there > 0 ? one.measure(there, 1) : null;
    left.set(one, 0);
    if (amount !== null) return withArticle(amountOf(amount.text, name), text, end, ledger);
  }
  if (rest !== undefined) {
    for (const item of items)
      if (item.one !== undefined) {
        if (left.get(item.one)! !== 0) takesPart(ledger, item.one);
        left.set(item.one, 0);
      }
    return items.every((item) => item.one === undefined && !ledger.named.has(item.name.toLowerCase()))
      ? null
      : { text: `the remaining ${names}`, end };
  }
  if (items.some((item) => item.one === undefined))
    return share !== undefined && isLeft > 0
      ? { text: `${share.toLowerCase()} of the remaining ${names}`, end: end + isLeft }
      : null;
  const { remaining, left: leftOf } = found.groups!;
  const ofRest = remaining !== undefined || leftOf !== undefined || isLeft > 0;
  const part = share === undefined ? null : shares[share.toLowerCase()]!;
  // "Half over the fish, the other half over the rice": a pair that is told by eye.
  const paired = part === 1 / 2 && !ofRest && bareHalf.test(text);
  const amounts = items.map((item) => {
    const taken = item.one!;
    const there = left.get(taken)!;
    const base = ofRest ? there : taken.grams;
    const grams = part === null ? base - (kept === 'pinch' ? 1 : 4) * pinchOf(taken) : base * part;
    const fits = Number.isFinite(grams) && grams > 0 && grams < there * 0.99 && !paired;
    const byEye = share !== undefined && /^(?:half|most|nearly all)$/i.test(share) ? 1 / 2 : (part ?? 1);
    const measured = fits ? taken.measure(grams, byEye) : null;
    return { taken, grams, measured: measured !== null && measured.grams < there * whole ? measured : null };
  });
  const isMeasured = amounts.every(({ measured }) => measured !== null);
  for (const { taken, grams, measured } of amounts) {
    takesPart(ledger, taken);
    left.set(taken, left.get(taken)! - (isMeasured ? measured!.grams : grams));
  }
  const behind = end + isLeft;
  if (isMeasured) {
    const each = amounts.map(({ measured }, at) => amountOf(measured!.text, items[at]!.name));
    return withArticle(joinList(each), text, behind, ledger);
  }
  const words = share?.toLowerCase() ?? 'most';
  const those = ofRest ? `the remaining ${names}` : `the ${names}`;
  return { text: words === 'half' && !ofRest ? `half ${those}` : `${words} of ${those}`, end: behind };
}

/** A part so near to all of it is all of it. */
const whole = 0.97;

/** Grams that three fingers hold. */
const pinchOf = (one: Shared): number => (one.gramsPer('tsp') ?? one.grams) / 8;

/** About so many grams is what a cook takes without measuring; unknown for "some" and "enough". */
function byHand(amount: string, one: Shared): number {
  if (amount.endsWith(' pinch')) return pinchOf(one);
  if (amount.endsWith(' spoonful')) return one.gramsPer('tbsp') ?? NaN;
  return /^(?:some|enough)$/.test(amount) ? NaN : one.grams / 20;
}

/** "2 teaspoons oil", "a pinch of salt". */
const amountOf = (amount: string, name: string): string =>
  amount === 'a pinch' ? `a pinch of ${name}` : `${amount} ${name}`;

/** Behind an amount of one thing, the next in its row wants an article: "85 g sugar, the lemon juice and cinnamon". */
function withArticle(
  said: string,
  text: string,
  end: number,
  { named }: Ledger,
): { text: string; end: number } {
  bareJoin.lastIndex = end;
  const joined = bareJoin.exec(text);
  return joined === null || nameAt(text, bareJoin.lastIndex, named) === null
    ? { text: said, end }
    : { text: `${said}${joined[0]}the `, end: bareJoin.lastIndex };
}
const bareJoin = /(?:,| and) /y;

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
function only(all: readonly Shared[] | undefined, step: string, name: string): Shared | undefined {
  if (all === undefined || all.length === 1) return all?.[0];
  const here = all.filter(({ steps }) => steps.has(step));
  if (here.length === 1) return here[0];
  // "The sugar" beside vanilla sugar is the sugar.
  const own = here.filter(({ names }) => names.some((one) => one.toLowerCase() === name));
  return own.length === 1 ? own[0] : undefined;
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

const someWords = String.raw`(?:(?!(?:and|the|of|in|on|with|into|over|to|until|for|a)\b)[\p{L}’'-]+ ){0,3}?(?!(?:the|in|into|over)\b)[\p{L}’'-]+`;
const rowsThatMet = new RegExp(
  String.raw`\b(?<head>the (?:remaining )?|[\d½¼¾⅓⅔⅛]+ (?:teaspoons?|tablespoons?|ml|g) )(?<first>(?:${someWords}, )*${someWords}) and (?<second>(?:the |[\d½¼¾⅓⅔⅛]+ (?:teaspoons?|tablespoons?|ml|g) )?${someWords}) and (?=[\d½¼¾⅓⅔⅛]|a pinch of |the remaining |(?:half|two thirds of|a third of|most of) the )`,
  'gu',
);

/** "The pepper and paprika and ¾ teaspoon salt" in one row: "the pepper, paprika and ¾ teaspoon salt". */
const inOneRow = (text: string): string =>
  / and [^.,;]+ and (?:[\d½¼¾⅓⅔⅛]|a pinch|the remaining|half|two thirds|a third|most)/.test(text)
    ? text.replace(rowsThatMet, '$<head>$<first>, $<second> and ')
    : text;

const mixtures = 'dressing|sauce|marinade|glaze|basting|juices|spices|filling|cheese|fruit|syrup|batter';
const leftOfMixture = new RegExp(
  String.raw`\b(?:what is left|the last|the rest|the remainder) of the (?<what>${mixtures})\b`,
  'gi',
);

/** What is not on the list is left over in the same words as what is. */
const plainly = (text: string): string =>
  text
    .replace(
      /(?<!\b(?:each|every|one|either|other|this|that|lower|upper|bottom|top|first|second|white|green|pale|thick) )\bhalf of the (?!rest\b)/g,
      'half the ',
    )
    .replace(leftOfMixture, (said: string, what: string) =>
      said.startsWith('T') || said.startsWith('W') ? `The remaining ${what}` : `the remaining ${what}`,
    );

/** A cook salts two or three times by measure and otherwise with his fingers. */
const mostPortions = 3;
const saltPortion =
  /(?<quantity>[\d½¼¾⅓⅔⅛]+) teaspoons? salt\b|\b(?:a pinch of|the remaining) (?:[\p{L}-]+, )*(?:[\p{L}-]+ and )?salt\b/gu;
const forTaste = /\b(taste[^.,;]{0,12}) for the remaining salt\b/gi;

/** Steps that do not measure salt over and over: the small portions between become pinches. */
function fewPortionsOfSalt(texts: readonly string[]): readonly string[] {
  const tasted = texts.map((text) => text.replace(forTaste, '$1, adding the remaining salt as needed'));
  const portions = tasted.flatMap((text, at) =>
    [...text.matchAll(saltPortion)].map((found) => ({ at, found })),
  );
  const small = portions.filter(
    ({ found }) => found.groups!['quantity'] !== undefined && numberOf(found.groups!['quantity']) <= 1 / 4,
  );
  if (portions.length <= mostPortions || small.length === 0) return tasted;
  return tasted.map((text, at) =>
    small.some((one) => one.at === at)
      ? text.replace(saltPortion, (said: string, quantity: string | undefined) =>
          quantity !== undefined && numberOf(quantity) <= 1 / 4 ? 'a pinch of salt' : said,
        )
      : text,
  );
}

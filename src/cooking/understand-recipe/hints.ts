/**
 * Pieces of words without which a pattern matches nothing, so that most of a recipe's sentences never meet most of the
 * patterns. With `=` a piece must be a word of its own, as `\b…\b` asks. A letter is in exactly one word of
 * `tokenise`, so a pattern that must match one of the pieces has nothing to find where no word holds any.
 */
const pieces = {
  'spelled count': '=two =three =four =five =six =seven =eight =nine =ten =eleven =twelve',
  time: 'min hour hr sec day night week',
  night: 'night nite',
  both: '=both =all =two =three =four',
  'side by side': 'mean same whil during =as',
  'at a side': 'side',
  muted:
    '=before =until =untill =unitl =till =til =so =soon =when =whenever =if =once =because =case =enough =ready =will =help =helps =should =know =notice =tell =moment =minute',
  while: 'whil =as',
  elsewhere: 'frozen reheat freeze ahead store alternatively leftover',
  not: "not n't n’t dont doesnt wont didnt never avoid without need instead rather",

  purpose: '=for =make',
  heat: '=heat =flame =high =low =lowest =med =medium =moderate =setting',
  done: '=until =till =til =untill =unitl',
  oven: '=oven',
  'all but': '=except =apart =other =aside =minus =bar =but',
  everything: '=everything =all =ingredients',
  ingredients: 'ingred everything',
  rest: 'remain rest other leftover everything',
  together: 'ingredients everything together =all',
  warmed: 'heat flame',
  interval: 'every interval increment burst blast bout time pulse',
  inside: 'last final within once less shy short earlier prior ahead advance away early under before into',
  kept: 'happily keep kept frozen ahead stor last leftover shelf good fresh freeze best airtight',
  total: 'total altogether all',
  pronoun: '=them =it =these =both =everything',
  spices: 'spices seasoning masalas powders',
  herbs: 'herbs',
  vegetables: 'veg',
  dry: 'dry',
  wet: 'wet liquid',
  fruit: 'fruit',
  meat: 'meat',
  cheese: 'cheese',
  fish: 'fish',
  nuts: 'nuts',
  noodles: 'noodles',
  pasta: 'pasta',
  beans: '=beans',
  sugars: 'sugars',
  flours: 'flours',
  oil: 'oil',
  sauces: '=sauces',
  toppings: 'topping garnishes fixings finishing accompaniments',
} as const;

export type Hint = keyof typeof pieces;

/** Hints as bits of two whole numbers. */
export interface HintBits {
  readonly first: number;
  readonly second: number;
}

/** What the words of a text may hold. */
export interface Hints {
  has(hint: Hint): boolean;
  /** Whether any of several is there. */
  hasAny(hints: HintBits): boolean;
}

/** For texts whose words were not looked at: everything is tried. */
export const anything: Hints = { has: () => true, hasAny: () => true };

const list = Object.entries(pieces).map(([hint, words]) => ({
  hint: hint as Hint,
  inside: words.split(' ').filter((word) => !word.startsWith('=')),
  whole: new Set(words.split(' ').flatMap((word) => (word.startsWith('=') ? [word.slice(1)] : []))),
}));

const placeOf = Object.fromEntries(list.map(({ hint }, at) => [hint, at])) as Readonly<Record<Hint, number>>;
const bitsInOne = 31;

/** Most words give none. */
const noHints: HintBits = { first: 0, second: 0 };

/** Several hints, to be asked for at once. */
export function hintBits(hints: readonly Hint[]): HintBits {
  let [first, second] = [0, 0];
  for (const hint of hints) {
    const at = placeOf[hint];
    if (at < bitsInOne) first |= 1 << at;
    else second |= 1 << (at - bitsInOne);
  }
  return { first, second };
}

/** The hints that one word gives; `word` as written. */
export function hintsOf(word: string): HintBits {
  const low = word.toLowerCase();
  const parts = low.split(/[^a-z0-9_]+/);
  const given = list.flatMap(({ hint, inside, whole }) =>
    inside.some((piece) => low.includes(piece)) || parts.some((part) => whole.has(part)) ? [hint] : [],
  );
  return given.length === 0 ? noHints : hintBits(given);
}

/** The hints of all these words. */
export function hintsIn(words: readonly { readonly word: { readonly hints: HintBits } }[]): Hints {
  let [first, second] = [0, 0];
  for (const {
    word: { hints },
  } of words) {
    first |= hints.first;
    second |= hints.second;
  }
  return new FoundHints(first, second);
}

class FoundHints implements Hints {
  readonly #first: number;
  readonly #second: number;

  constructor(first: number, second: number) {
    this.#first = first;
    this.#second = second;
  }

  hasAny({ first, second }: HintBits): boolean {
    return (this.#first & first) !== 0 || (this.#second & second) !== 0;
  }

  has(hint: Hint): boolean {
    const at = placeOf[hint];
    return at < bitsInOne ? (this.#first & (1 << at)) !== 0 : (this.#second & (1 << (at - bitsInOne))) !== 0;
  }
}

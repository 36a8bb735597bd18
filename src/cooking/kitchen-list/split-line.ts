import type { Food } from '#food/model';
import { isRemark, tidyLine, withoutAsides } from './tidy-line.ts';
import { findFood, type Found, type ListReader } from './find-food.ts';

/** One food of a line, in the words that speak of it. */
export interface Entry extends Found {
  readonly text: string;
  /** Foods that the line names in its place, with it: "soy sauce or tamari". */
  readonly or?: readonly Food[];
}

/** What may part two foods of a line. */
const joint = /\s*(?:[,;](?![0-9])|[/+&]|\s(?:and|n|plus)\s)\s*(?:(?:and|&|plus|also|some|a few|few) )?/i;
/** Joined as closely as this, what is said of the first is said of all. */
const close = /^\s*(?:&|and|n|\/|\+|plus)\s*$/i;
const formInFront =
  /^(?:[0-9]+ |an? |some |half an? )?(?:(?:bags?|packs?|tins?|cans?) of )?(frozen|tinned|canned|tins?|cans?|leftover|left over|cooked|dried|smoked|roast|fresh)(?: of)? /i;

/** A dish that is called by two of its foods is neither of them. */
const readyMade: ReadonlySet<string> = new Set(['deli', 'frozen', 'snacks-sweets', 'baby', 'canned-jarred']);
const isMade = (food: Food | null): boolean =>
  food !== null &&
  readyMade.has(food.category) &&
  food.ancestors.some((kind) => /meal|dish|sandwich|pizza|soup|pie/.test(kind));

/** What is one product with a flavour before it, or behind it: "milk, coconut", "ice cream, pistachio". */
const flavoured =
  /\b(?:milk|butter|cheese|cream|yogh?urt|flour|oil|bread|soup|sauce|stock|paste|vinegar|juice|sausages?|noodles?|pasta|rice|seeds?|ice cream|crisps|chocolate|cakes?|biscuits|cookies|pesto|hou?mm?ous|hummus|stuffing|granola|muesli|dip|tortillas?|wraps?|crackers?|burgers?|jam|mince|stock cubes?)$/i;
const anyFlavour =
  /\b(?:ice cream|crisps|chocolate|cakes?|biscuits|cookies|pesto|hou?mm?ous|hummus|stuffing|granola|muesli|dip|soup|sauce|yogh?urt|bread)$/i;
const mostParts = 8;

/**
 * The foods of a line: of "butter, flour" both, of "salt and vinegar crisps" the one. A part that is not known is named
 * beside those that are, so that it is never taken for one of them.
 */
export function foodsOfLine(text: string, reader: ListReader): readonly Entry[] {
  const whole = findFood(text, reader);
  const alone: readonly Entry[] = [{ ...whole, text }];
  if (withoutAsides(text) !== text && !joint.test(withoutAsides(text))) return alone;
  if (!joint.test(text) || /\bor\b/i.test(text)) return alone;
  const together = saidTogether(text, reader);
  if (together !== null) {
    const { amount } = tidyLine(text);
    const measured = amount === '' ? null : findFood(`${amount} ${together.name}`, reader);
    const grams = whole.food === null ? (measured?.grams ?? null) : whole.grams;
    return [{ ...whole, food: together, grams, named: true, text }];
  }
  const pieces = piecesOf(text);
  if (pieces.length === 1 && whole.food === null) return [{ ...findFood(pieces[0]!.text, reader), text }];
  if (pieces.length < 2 || pieces.length > mostParts) return alone;
  const flavour = flavourBehind(pieces, reader);
  if (flavour !== undefined) return [{ ...flavour, text }];
  const entries: Entry[] = [];
  const first = findFood(pieces[0]!.text, reader);
  if (first.food === null || !first.named) return sharingOneHead(text, reader) ?? alone;
  entries.push({ ...first, text: pieces[0]!.text });
  const shared = formInFront.exec(pieces[0]!.text)?.[1];
  for (const { text: said, close: near } of pieces.slice(1)) {
    const inForm = near && shared !== undefined ? findFood(`${shared} ${said}`, reader) : null;
    const plain = findFood(said, reader);
    const found = inForm?.named === true && plain.food !== null ? inForm : plain;
    if (found.food === null || !found.named) {
      // "Cod and parsley pie" is no cod.
      if (near && said.trim().includes(' ')) return [{ food: null, grams: null, named: false, text }];
      // Behind a comma stands a remark as often as a food; what "and" joins is one more of them.
      if (near) entries.push({ food: null, grams: null, named: false, text: said });
      continue;
    }
    if (isMade(found.food)) return alone;
    const known = entries.some(({ food }) => food !== null && related(food, found.food!));
    if (!known) entries.push({ ...found, text: said });
  }
  return entries.length > 1 ? entries : alone;
}

/** What "milk, coconut" and "hummus, beetroot" are: one product, known or not; undefined where the comma parts two. */
function flavourBehind([what, which, more]: readonly Piece[], reader: ListReader): Found | undefined {
  const [kind = '', ...behind] = which!.text.split(',');
  if (more !== undefined || which!.close || !flavoured.test(what!.text) || /[0-9]/.test(kind))
    return undefined;
  const turned = findFood([`${kind} ${what!.text}`, ...behind].join(','), reader);
  if (turned.named) return turned;
  const isFood = !/[^s]s$/.test(kind) && findFood(kind, reader).food !== null;
  return isFood && anyFlavour.test(what!.text) ? { food: null, grams: null, named: false } : undefined;
}

/** "Red and yellow peppers": what the reader of recipes' lines makes of it, where each is a food of its own; null elsewhere. */
function sharingOneHead(text: string, reader: ListReader): readonly Entry[] | null {
  const line = reader.parse(text);
  if (line.also.length === 0) return null;
  const entries = [line.name, ...line.also].map((said) => ({ ...findFood(said, reader), text: said }));
  return entries.every(({ food, named }) => food !== null && named) ? entries : null;
}

/** One is the other or a kind of it: "cheese, cheddar", "coriander / cilantro". */
const related = (one: Food, other: Food): boolean =>
  one.id === other.id || one.ancestors.includes(other.id) || other.ancestors.includes(one.id);

/** What has been done to the food before: "washed and shredded". */
const doneToIt =
  /^(?:(?:finely|roughly|coarsely|thinly|freshly|well) )?(?:washed|shredded|chopped|sliced|diced|peeled|trimmed|picked|cleaned|gutted|scaled|cut up|deveined|drained|rinsed|soaked|crushed|grated|halved|quartered|deseeded|stemmed|cored|cubed|pitted|stoned)$/i;

interface Piece {
  readonly text: string;
  /** Whether no more than an "and" parts it from what stands before. */
  readonly close: boolean;
}

/** The line cut where foods may be parted, brackets left whole. */
function piecesOf(text: string): readonly Piece[] {
  const hidden = text
    .replace(/\([^)]*\)?/g, (inside) => inside.replace(/[^()]/g, '_'))
    .replace(
      /\b(?:(?:odds|bits) and (?:ends|bobs|bits|pieces)|(?:stems?|stalks?|leaves|roots?|tops|skins?) and all)\b/gi,
      (words) => words.replaceAll(' ', '_'),
    );
  const pieces: Piece[] = [];
  let from = 0;
  let by = '';
  const cut = (end: number): void => {
    const said = text.slice(from, end).trim();
    const before = pieces.at(-1);
    // A form or a remark belongs to the food before it.
    if (before !== undefined && (isRemark(said) || doneToIt.test(said)))
      pieces[pieces.length - 1] = { ...before, text: `${before.text}, ${said}` };
    else if (said !== '') pieces.push({ text: said, close: close.test(by) });
  };
  for (const found of hidden.matchAll(new RegExp(joint, 'gi'))) {
    // A half is no two foods.
    if (/[0-9]$/.test(hidden.slice(0, found.index)) && found[0].includes('/')) continue;
    cut(found.index);
    by = found[0].replace(/,/, '');
    from = found.index + found[0].length;
  }
  cut(text.length);
  return pieces;
}

/** What is remarked on a food of two names, or how much of it there is. */
const behindAll =
  /, ?(?:left[- ]?over|cooked|frozen|fresh|opened)$|(?:,| \(| [–—-]) ?(?:(?:about|around|roughly|maybe|nearly|almost|half|a|an|one|two|most of|small|large|big) )*(?:[0-9½¼¾./]+ ?)?(?:g|ml|l|oz|cups?|pints?|tbsps?|tsps?|jars?|packs?|packets?|bags?|tubs?|bottles?|cartons?|tins?|cans?)\)?$/;

/** The one food of which the name holds what looks like two, or null: "ginger and garlic paste", "half and half". */
function saidTogether(text: string, { foods }: ListReader): Food | null {
  const bare = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const uncounted = bare.replace(
    /^[0-9½¼¾ ./]+(?:x |(?!(?:red|raw|hot|dry|big|egg|ham|soy|cos|oat|rye) )[a-z]{1,3} )?/,
    '',
  );
  // Of "honey & mustard" there are two jars, of "ginger and garlic paste" one.
  const product = / (?:and|&|n) \p{L}+ \p{L}+$/u.test(uncounted);
  const joined = product ? [uncounted.replace(/ (?:and|&|n) /g, ' ')] : [];
  // "Sage and onion stuffing, leftover".
  const parted = / (?:and|&|n) /.test(uncounted);
  const plain = parted ? uncounted.replace(behindAll, '') : uncounted;
  for (const way of [bare, uncounted, plain, ...joined]) {
    const { food, candidates } = foods.match(way);
    if (!/,/.test(way) && ['exact', 'alias', 'plural'].includes(candidates[0]?.how ?? '')) return food;
  }
  return null;
}

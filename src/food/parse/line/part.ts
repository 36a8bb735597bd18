/** One part of a line behind its food: a preparation, a further amount, a remark. */
import type { AmountReader } from '../amount.ts';
import { singular } from '../amount/shapes.ts';
import { allPreparation, classify, leadingPreparation, onlyAdjectives } from '../description.ts';
import { type Draft, isCounted } from '../draft.ts';
import { measureWords, sizes } from '../english/amounts.ts';
import { foodParts } from '../english/names.ts';
import { adverbs, invertedAdjectives, preparationTail, preparations } from '../english/preparations.ts';
import { addAlternative } from '../name.ts';
import { type Part, textOf } from '../split.ts';
import { type Token, tokenize } from '../tokens.ts';
import { singularName } from './label.ts';
import { endsOnFood } from './listed.ts';

const ifWanted =
  /^if (?:desired|wanted|liked|using|wished|available|you (?:like|wish|want|have (?:it|some|any)))$/;

/** Words of a bracket that name the same in another country: "plain (all-purpose) flour". */
const sameElsewhere =
  /^(?:all-purpose|plain|self-ris(?:ing|ng)|self-raising|heavy|light|thick|full-fat|whole|strong)$/;

/** One part behind the food. */
export function readPart(part: Part, draft: Draft, reader: AmountReader): void {
  let tokens = part.tokens;
  while (tokens.length > 0 && /^[.,;:\-*"'&=~]$/.test(tokens[0]!.text) && tokens[0]!.text !== '~')
    tokens = tokens.slice(1);
  if (tokens.length === 0) return;
  const text = textOf(tokens)
    .replace(/[\s,;:]+$/, '')
    .replace(/([^A-Z.])\.+$/, '$1')
    .trim();
  if (text === '') return;
  const lower = text.toLowerCase();
  if (lower.includes('optional') || lower === 'opt' || ifWanted.test(lower)) draft.optional = true;
  if (lower.includes('to taste')) draft.toTaste = true;
  if (lower === 'garnish' || lower === 'divided use') {
    draft.comment.push(text);
    return;
  }
  if (readWeighing(tokens, draft, reader)) return;
  if (readAmountPart(tokens, part.bracket, draft, reader)) return;
  if (part.bracket && readCountOfNamed(tokens, draft, reader)) return;
  const first = tokens[0]!.lower;
  if (
    tokens.length <= 4 &&
    sizes.has(first) &&
    !/^(?:thick|thin|fat)$/.test(first) &&
    tokens.every((token) => sizes.has(token.lower) || /^(?:to|or|-|size|sized)$/.test(token.lower))
  ) {
    if (draft.amount !== null && draft.amount.size === null && draft.size === null) {
      draft.amount.size = lower.replace(/[ -]sized?$/, '');
      return;
    }
  }
  if (!part.bracket && readFurther(tokens, draft, reader)) return;
  if (readMeasuredPart(tokens, part.bracket, draft, reader)) return;
  // "Trimmed, washed, dried": what is washed is dried, not bought so.
  const wiped = lower === 'dried' && /\b(?:washed|rinsed|cleaned)$/i.test(draft.preparation.at(-1) ?? '');
  // "3 cloves, 2 sliced, 1 whole"
  const others = /^(?:[0-9]+|the (?:rest|others?)) (?:left )?(?:whole|intact)$/.test(lower);
  const kind = wiped || others ? 'preparation' : classify(text, tokens);
  const within = part.behind !== undefined && part.behind.length > 0;
  const inverted =
    (tokens.length === 1
      ? invertedAdjectives.has(first)
      : part.bracket && tokens.length <= 3 && tokens.every((token) => kindWords.has(token.lower))) &&
    !wiped &&
    !part.listed &&
    !(within && sameElsewhere.test(first));
  if (inverted && draft.name !== '' && draft.also.length === 0) {
    if (!draft.name.toLowerCase().includes(first)) draft.name = `${text} ${draft.name}`;
    return;
  }
  if (/^(?:plus|and|\+|&)$/.test(first) && readAddition(tokens, draft, reader)) return;
  const adds = first === '+' || (first === 'and' && kind === 'unclear');
  if (adds && !part.bracket && tokens.length <= 4 && tokens.length > 1) {
    const rest = tokens.slice(1);
    if (rest[0]!.kind === 'word' && classify(textOf(rest), rest) === 'unclear') {
      draft.also.push(textOf(rest));
      return;
    }
  }
  const otherContainer =
    first === 'or' && tokens.length === 2 && containerUnits.has(reader.unitAt(tokens, 1)?.unit.id ?? '');
  if (otherContainer || (part.group > 0 && /^(?:or|and|and\/or)$/.test(first))) {
    draft.comment.push(text);
    return;
  }
  if ((first === 'or' || first === 'and/or' || first === '/') && kind !== 'comment' && tokens.length > 1) {
    const nameTokens = tokenize(draft.name);
    addAlternative([...tokens.slice(1), ...headBehind(part, draft)], draft, reader, nameTokens);
    return;
  }
  if (measureWords.has(lower) && draft.amount !== null && draft.amount.unit !== null) {
    draft.amount.qualifiers.push(lower);
    return;
  }
  const juice = /^(?:(?:juice|zest|rind|peel) of|(?:juice|zest) only)$/.test(lower);
  if (juice && isCounted(draft) && draft.countOf === null && draft.amount?.unit === null) {
    draft.countOf = draft.name;
    draft.name = `${singularName(draft.name)} ${first}`;
    return;
  }
  // "chopped or 1 tablespoon dried"
  const or = kind === 'preparation' ? tokens.findIndex(({ lower }) => lower === 'or') : -1;
  if (or > 0 && !isWordToken(tokens[or + 1]) && reader.measureAt(tokens, or + 1) !== null) {
    readPart({ ...part, tokens: tokens.slice(0, or) }, draft, reader);
    readPart({ ...part, tokens: tokens.slice(or) }, draft, reader);
    return;
  }
  // "plus extra, thinly sliced, to serve": how the extra is done.
  const ofExtra = /^plus (?:extra|more)$/i.test(draft.comment.at(-1) ?? '');
  if (kind === 'preparation' && !ofExtra && !(part.bracket && glosses(tokens))) draft.preparation.push(text);
  else {
    if (kind === 'unclear') draft.doubts += 0.5;
    draft.comment.push(text);
  }
}

/** "Peas (dried green split)": words of a bracket that say which kind. */
const kindWords: ReadonlySet<string> = new Set([...invertedAdjectives, 'split', 'orange', 'brown', 'dry']);

const isWordToken = (token: Token | undefined): boolean => token === undefined || token.kind === 'word';

const noGloss =
  /^(?:and|or|to|in|into|on|with|without|of|off|for|from|at|by|until|if|as|only|overnight|removed|reserved|discarded|desired|needed|about|while|again)$/;

/** "Chana dal (split Bengal gram)": a bracket that names the food once more ends on a food. */
function glosses(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)!.lower;
  return (
    tokens.length > 1 &&
    tokens.length <= 5 &&
    leadsGloss.test(tokens[0]!.lower) &&
    tokens.every(({ kind, lower }) => kind === 'word' && !noGloss.test(lower)) &&
    !preparations.has(last) &&
    (last === 'paste' || !preparationTail.has(last)) &&
    !adverbs.has(last)
  );
}

const leadsGloss = /ed$|^(?:split|ground|cut|broken)$/;

/** "Chicken (or vegetable) | broth": the rest of the name, which what stands in the bracket shares. */
function headBehind({ behind = [], tokens }: Part, draft: Draft): readonly Token[] {
  const shared =
    behind.length > 0 &&
    behind.length <= 3 &&
    tokens.length <= 3 &&
    tokens.every(({ kind, text }) => kind !== 'mark' || text === '%') &&
    singular(tokens.at(-1)!.lower) !== singular(behind.at(-1)!.lower) &&
    draft.name.length > textOf(behind).length &&
    draft.name.endsWith(textOf(behind));
  return shared ? behind : [];
}

/** "plus 2 egg yolks" is a further food, "plus 2 tablespoons" more of the same. */
function readAddition(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  const amount = reader.amountAt(tokens, 1);
  if (amount === null || amount.quantity === null) return false;
  const rest = tokens.slice(amount.end);
  if (rest.length === 0) return reader.add(draft.amount, amount);
  const done = leadingPreparation(rest, 0, false);
  const treated = preparations.has(rest[0]!.lower) && (done === 0 || !endsOnFood(rest));
  if (
    classify(textOf(rest), rest) === 'comment' ||
    treated ||
    /^(?:more|extra|additional)$/.test(rest[0]!.lower)
  )
    return false;
  // "2 tsp lemon zest plus 3 tbsp juice": of the same lemon.
  const at = draft.name.lastIndexOf(' ');
  const part = rest.at(-1)!;
  const same = rest.length - done === 1 && foodParts.get(part.lower) === true;
  if (same && /^(?:lemons?|limes?|oranges?)$/i.test(draft.name))
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} ${singularName(draft.name)} ${part.text}`);
  else if (same && at > 0 && foodParts.get(draft.name.slice(at + 1).toLowerCase()) === true) {
    const whole = draft.name.slice(0, at).replace(/^fresh /i, '');
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} ${whole} ${part.text}`);
    if (done > 0) draft.preparation.push(textOf(rest.slice(0, done)));
  } else if (/^(?:yolks?|whites?)$/.test(part.lower) && rest.length === 1 && /\beggs?\b/i.test(draft.name))
    draft.also.push(`${textOf(tokens.slice(1, amount.end))} egg ${part.text}`);
  else draft.also.push(textOf(tokens.slice(1)));
  return true;
}

/** "6 sprigs parsley, | 2 sprigs thyme and 1 bay leaf": further foods with their own amounts. */
function readFurther(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  if (draft.name === '' || (draft.amount?.quantity ?? null) === null) return false;
  const ends = tokens.flatMap(({ lower }, at) => (lower === 'and' || lower === '&' ? [at] : []));
  const foods = [...ends, tokens.length].map((end, at) =>
    tokens.slice(at === 0 ? 0 : ends[at - 1]! + 1, end),
  );
  const stated = (food: readonly Token[], at: number): boolean => {
    if (food[0] === undefined || food[0].kind === 'word' || food[0].kind === 'mark') return false;
    const amount = reader.amountAt(food, 0);
    const words = food.slice(amount?.end ?? 0);
    if (amount === null || amount.quantity === null || words.length === 0) return false;
    if (at === 0 && amount.unit === null && !draft.labelled) return false;
    if (/^(?:inch|cm|mm|foot)$/.test(amount.unit ?? '') || notFood.test(words[0]!.lower)) return false;
    return (
      words.every(({ kind }) => kind === 'word') &&
      !onlyAdjectives(words) &&
      classify(textOf(words), words) === 'unclear'
    );
  };
  if (!foods.every(stated)) return false;
  draft.also.push(...foods.map(textOf));
  return true;
}

const notFood =
  /^(?:size|sized|each|total|per|or|more|less|in|of|for|to|from|if|with|weight|package|container|thick|long|wide|capacity|after|before|when|plus)$/;

const unmeasured = /^(?:splash|dash|pinch|handful|knob|glug|drizzle|squeeze)$/;

/** "(about 1 cup chopped)" gives the amount when prepared, "(1 tbsp flax + 3 tbsp water)" is a remark. */
function readMeasuredPart(
  tokens: readonly Token[],
  bracket: boolean,
  draft: Draft,
  reader: AmountReader,
): boolean {
  // "…; splash Worcestershire sauce": a food of the list that nobody measures.
  if (draft.labelled && !bracket && tokens.length > 1 && unmeasured.test(tokens[0]!.lower)) {
    draft.also.push(`1 ${textOf(tokens)}`);
    return true;
  }
  const numeric =
    tokens[0]!.kind === 'number' ||
    tokens[0]!.kind === 'fraction' ||
    /^(?:about|approximately|approx|~)$/.test(tokens[0]!.lower);
  if (!numeric || draft.amount === null) return false;
  const amount = reader.amountAt(tokens, 0);
  if (amount === null || amount.quantity === null || amount.unit === null || amount.end >= tokens.length)
    return false;
  const rest = tokens.slice(amount.end);
  // "Filling: 1 cup brown sugar, 2 tbsp cinnamon": a labelled line lists foods, each with its amount.
  if (draft.labelled && !bracket && (classify(textOf(rest), rest) === 'unclear' || endsOnFood(rest))) {
    draft.also.push(textOf(tokens));
    return true;
  }
  const prepared = classify(textOf(rest), rest) === 'preparation' && allPreparation(rest, 0);
  if (prepared && /^(?:inch|cm|mm)$/.test(amount.unit)) draft.preparation.push(textOf(tokens));
  else if (prepared && draft.amount.alternate === null && draft.amount.unit !== amount.unit) {
    draft.amount.alternate = {
      quantity: amount.quantity,
      quantityMax: amount.quantityMax,
      unit: amount.unit,
    };
    draft.preparation.push(textOf(rest));
  } else draft.comment.push(textOf(tokens));
  return true;
}

/** "1 lobster that weighs about 750 g", "2 fish, weighing 400 g each". */
function readWeighing(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  let at = tokens[0]!.lower === 'that' || tokens[0]!.lower === 'which' ? 1 : 0;
  if (!/^(?:weighs?|weighing)$/.test(tokens[at]?.lower ?? '')) return false;
  at += /^(?:in|at)$/.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  return at < tokens.length && readAmountPart(tokens.slice(at), true, draft, reader);
}

/** A part that is an amount: "(about 240 ml)", ", 100g", "(14 oz each)". */
function readAmountPart(
  tokens: readonly Token[],
  bracket: boolean,
  draft: Draft,
  reader: AmountReader,
): boolean {
  if (tokens.length > 14) return false;
  const end = tokens.findIndex(
    ({ lower }, at) => at > 1 && lower === 'or' && isMoreOrLess(tokens.slice(at + 1)),
  );
  if (end > 0) return readAmountPart(tokens.slice(0, end), bracket, draft, reader);
  if (bracket && draft.amount === null) {
    // "Ginger (thumb-sized piece)", "ginger (2 cm piece)"
    const ofFood: Token = { ...mark('of'), kind: 'word' };
    const some = reader.amountAt([...tokens, ofFood, ofFood], 0);
    if (some?.unit !== null && some?.unit !== undefined && some.end >= tokens.length) {
      const piece = some.each?.unit ?? some.unit;
      if (
        loosePieces.has(some.unit) ||
        some.size?.startsWith('thumb') === true ||
        (some.each !== null && isLength(piece))
      ) {
        draft.amount = { ...some, end: tokens.length };
        return true;
      }
    }
  }
  const opened: Token[] = [mark('('), ...tokens, mark(')')];
  const stated = reader.bracketAt(opened, 0);
  if (stated?.end !== opened.length) return false;
  const amount = draft.amount;
  if (amount === null || (amount.quantity === null && amount.unit === null)) {
    if (stated.amount.unit === 'piece' && !bracket) return false;
    const read = reader.amountAt(tokens, 0);
    if (read === null || read.end < tokens.length || (read.quantity === null && read.unit === null))
      return false;
    // "Pastry for a double-crust pie (9 inches)": a length says how large, not how much.
    if (/^(?:inch|cm|mm|foot)$/.test(read.unit ?? '')) return false;
    if (amount !== null) {
      read.size ??= amount.size;
      read.qualifiers.unshift(...amount.qualifiers);
    }
    draft.amount = read;
    return true;
  }
  // A rack's ribs are no stalks.
  if (amount.unit === 'rack' && stated.amount.unit === 'stalk') return false;
  const inEach = stated.each || (amount.unit !== null && containerUnits.has(amount.unit) && !stated.total);
  const counted = stated.amount.unit === 'piece';
  if (counted && !bracket) return false;
  const length = /^(?:inch|cm|mm|foot)$/.test(stated.amount.unit);
  if (stated.each && amount.each !== null) amount.rest.push(textOf(tokens));
  else if ((inEach || length) && amount.each === null && !counted) amount.each = stated.amount;
  else if (amount.alternate === null) amount.alternate = stated.amount;
  else amount.rest.push(textOf(tokens));
  if (stated.second !== null) amount.rest.push(textOf(tokens));
  return true;
}

const moreOrLess = /^(?:so|more|less|a|bit|little|few|thereabouts|two|maybe|even|slightly)$/;

const isMoreOrLess = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.length <= 4 && tokens.every(({ lower }) => moreOrLess.test(lower));

const loosePieces: ReadonlySet<string> = new Set(['thumb', 'knob', 'handful', 'bunch', 'pinch']);

const isLength = (unit: string): boolean => /^(?:inch|cm|mm)$/.test(unit);

/** "3 lb chicken thighs (about 8 thighs)": how many of what has been named. */
function readCountOfNamed(tokens: readonly Token[], draft: Draft, reader: AmountReader): boolean {
  const noun = singular(tokens.at(-1)!.lower);
  if (tokens.length < 2 || tokens.length > 6 || draft.amount === null || tokens[0]!.lower === 'from')
    return false;
  const { unit } = draft.amount;
  if (unit === null || containerUnits.has(unit)) return false;
  const named = draft.name
    .toLowerCase()
    .split(' ')
    .some((word) => singular(word) === noun);
  return named && readAmountPart(tokens.slice(0, -1), true, draft, reader);
}

const containerUnits: ReadonlySet<string> = new Set(
  'can jar packet box bag bottle carton tub container tube punnet tray'.split(' '),
);

function mark(text: string): Token {
  return { kind: 'mark', text, lower: text, value: 0, spaced: true, start: -1, end: -1 };
}

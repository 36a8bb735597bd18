/** Joins what commas only glue: "Lower heat, cover, simmer" → "Lower heat, cover, and simmer". */
import { orderStarts, type Word } from '../tone/say/order-starts.ts';
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { Draft, type Piece } from './pieces.ts';

const foodSign = '\ue100';
const numberSign = '\ue300';

/** Words as the reader of sentences wants them, each with its place; a food is one sign. */
function wordsFor(
  pieces: readonly Piece[],
  from: number,
  to: number,
): readonly (Word & { readonly at: number })[] {
  const words: (Word & { readonly at: number })[] = [];
  let gap = '';
  let depth = 0;
  for (let at = from; at < to; at++) {
    const { text, low, kind, food, number } = pieces[at]!;
    gap += pieces[at]!.gap;
    if (kind === 'sign') {
      if (text === '(') depth++;
      if (text === ')') depth--;
      gap += text;
      continue;
    }
    const before = words.at(-1);
    const same = at > from && gap.trim() === '' && before !== undefined;
    const more =
      same &&
      ((food >= 0 && pieces[at - 1]!.food === food) ||
        (number !== null && pieces[at - 1]!.number === number && !pieces[at]!.opensNumber));
    if (more) {
      gap = '';
      continue;
    }
    // Salt and pepper are in every list, if not in that of the recipe.
    const plain = /^(?:salt|pepper)$/.test(low) && gap === ', ';
    const sign = food >= 0 || plain ? foodSign : number === 'minutes' ? numberSign : null;
    words.push({ at, text: sign ?? text, low: sign ?? low, start: at * 2, end: at * 2 + 1, depth, gap });
    gap = '';
  }
  return words;
}

const leadWords =
  /^(?:meanwhile|finally|next|lastly|optionally|alternatively|afterwards|additionally|otherwise)$/;

/** Puts a comma behind what leads in an order: "In a large pan heat the oil", "Meanwhile boil the rice", "stir then add". */
export function leadIn(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  const draft = new Draft(pieces);
  const comma = (at: number): void => {
    const { text, kind } = pieces[at]!;
    if (kind !== 'sign' || text === ')') draft.exchange(at, { text: `${text},` });
  };
  const [first, second] = [pieces[from], pieces[from + 1]];
  if (first !== undefined && second?.kind === 'word' && leadWords.test(first.low) && second.food < 0) {
    if (isOrderVerb(second.low) || /^(?:you|in|on|for|to|heat)$/.test(second.low)) comma(from);
  }
  for (let at = from + 1; at < to - 1; at++) {
    if (runsOn(pieces, at, from)) {
      comma(at - 1);
      draft.put(at, 'then');
      continue;
    }
    const { low, gap } = pieces[at]!;
    const [before, next] = [pieces[at - 1]!, pieces[at + 1]!];
    if (
      low === 'then' &&
      gap === ' ' &&
      before.kind !== 'sign' &&
      !/^(?:and|or|but|until|since|by|only|just|even|now|if|so|can|may|should|will|could|must|you|to|we|i|is|are|,)$/.test(
        before.low,
      ) &&
      next.kind === 'word' &&
      next.food < 0 &&
      isOrderVerb(next.low) &&
      at > from + 1
    )
      comma(at - 1);
  }
  if (first !== undefined && /^(?:in|on|using|over|with|once|when|after|while|to)$/.test(first.low)) {
    const words = wordsFor(pieces, from, to);
    const start = orderStarts(words)[0];
    const word = start === undefined ? undefined : words[start.from];
    if (
      start !== undefined &&
      word !== undefined &&
      start.from > 1 &&
      word.gap === ' ' &&
      word.depth === 0 &&
      !/^(?:and|or|then)$/.test(word.low) &&
      // "To serve, …" and "while everything is boiling dice the cheese" both; no comma stands before.
      !pieces.slice(from, word.at).some(({ text }) => text === ',')
    )
      comma(word.at - 1);
  }
  return draft.done();
}

/** "Add the salt and sugar cook 1 min": a second order that nothing parts from the first. */
function runsOn(pieces: readonly Piece[], at: number, from: number): boolean {
  const [before, piece, next] = [pieces[at - 1]!, pieces[at]!, pieces[at + 1]!];
  return (
    /^(?:cook|simmer|saute|bake|boil)$/.test(piece.low) &&
    piece.gap === ' ' &&
    before.food >= 0 &&
    /^(?:add|stir|mix|toss|throw|put)$/.test(pieces[from]!.low) &&
    (next.opensNumber || /^(?:for|until|till?|over)$/.test(next.low))
  );
}

/** A sentence whose orders hang together by commas alone, with its "and". */
export function joinOrders(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  if (!pieces.slice(from, to).some(({ text }) => text === ',')) return pieces;
  const draft = new Draft(pieces);
  const words = wordsFor(pieces, from, to);
  const starts = orderStarts(words);
  joinLists(
    draft,
    words,
    starts.map(({ from: first }) => words[first]!.at),
    to,
  );
  const last = starts.at(-1);
  const first = starts[0];
  if (last === undefined || first === undefined || starts.length < 2) return draft.done();
  const word = words[last.from]!;
  const lone = word.gap === ', ' && !/^(?:and|then|or|but|now|next|finally|not|also)$/.test(word.low);
  if (!lone || word.depth > 0) return draft.done();
  const opening = words[first.from]!;
  // "Using a mixer or whisk, beat the eggs": the first is none.
  if (first.from > 0 && (/^(?:and|or|but)$/.test(opening.low) || !/,/.test(opening.gap))) return draft.done();
  // "Cool, and crumble" has its joint.
  if (
    pieces
      .slice(word.at, to)
      .some(({ low }, n) => low === 'and' && isOrderVerb(pieces[word.at + n + 1]?.low ?? ''))
  )
    return draft.done();
  // "Onto skewers, close but not squashed": how they lie.
  const behind = words[last.verb + 1];
  if (
    /^(?:close|dry|wet|open|clean|warm|cool|thin|smooth|set|even|level|double|separate|crisp|brown|lean|slow)$/.test(
      words[last.verb]!.low,
    ) &&
    !(
      behind !== undefined &&
      (/^(?:the|it|them|a|an|your|each|aside)$/.test(behind.low) || behind.text === foodSign)
    )
  )
    return draft.done();
  // "Serve, add pepper to taste": nothing follows what is served.
  if (/^(?:serve|enjoy)$/.test(words[starts.at(-2)!.verb]!.low)) return draft.done();
  if (/^(?:if|unless|when|once|while|until)$/.test(pieces[from]!.low) && first.from === 0)
    return draft.done();
  const head = pieces.slice(opening.at, word.at - 1);
  if (pieces.slice(from, to).some(({ text }) => text === ':' || text === ';')) return draft.done();
  const inner = starts.slice(1, -1).map(({ from: start }) => words[start]!);
  const joints = inner.map(({ low }) => low);
  const busy =
    head.some(({ low }) => /^(?:and|or)$/.test(low)) ||
    (inner.length === 0 && head.some(({ text }) => text === ','));
  if (joints.includes('then')) draft.put(word.at, 'and');
  else if (busy) draft.put(word.at, 'then');
  else if (inner.length > 0) draft.put(word.at, 'and');
  else {
    draft.drop(word.at - 1);
    draft.put(word.at, 'and');
  }
  return draft.done();
}

/** "The lettuce, tomatoes, olives in a bowl": the last food of a list without its "and". */
function joinLists(
  draft: Draft,
  words: readonly (Word & { readonly at: number })[],
  starts: readonly number[],
  to: number,
): void {
  const { pieces } = draft;
  starts.forEach((start, n) => {
    const end = starts[n + 1] ?? to;
    const list = words.filter(({ at, depth }) => at >= start && at < end && depth === 0);
    const first = list.findIndex(({ text }) => text === foodSign);
    if (first < 0) return;
    let last = first;
    let items = 1;
    while (list[last + 1]?.text === foodSign && list[last + 1]!.gap === ', ') {
      last++;
      items++;
    }
    if (items < 2) return;
    const behind = list[last + 1];
    const keys = new Set(
      list
        .slice(first, last + 1)
        .map(({ at }) => (pieces[at]!.food < 0 ? pieces[at]!.low : pieces[at]!.food)),
    );
    if (keys.size < items) return;
    if (
      behind !== undefined &&
      (/^,|^\s*\(/.test(behind.gap) ||
        !/^(?:to|in|into|and|with|over|on|until|for|at)$/.test(behind.low) ||
        (behind.low === 'and' && behind.gap === ' '))
    )
      return;
    // "Take out the bay leaf, green onions on top": the last goes on top, and is not taken out.
    if (
      behind?.low === 'on' &&
      list[last + 2]?.low === 'top' &&
      !/^(?:put|scatter|sprinkle|pile|lay|arrange|place|spoon|strew)$/.test(
        words.find(({ at }) => at >= start)?.low ?? '',
      )
    )
      return;
    const comma = list[last]!.at - 1;
    if (pieces[comma]?.text !== ',') return;
    draft.drop(comma);
    draft.put(list[last]!.at, 'and');
  });
}

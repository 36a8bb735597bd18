/** Kitchen words as cooks misspell them, and as they are spelled. */
import { indefiniteArticle } from '../text/grammar.ts';
import { rightSpelling } from '../text/slips.ts';
import { isOrderVerb } from '../tone/say/verb-forms.ts';
import { Draft, type Piece } from './pieces.ts';

/** "dont" → "don't"; each is no word without its apostrophe. */
const apostrophes: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  wont: "won't",
  shouldnt: "shouldn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  youre: "you're",
  theyre: "they're",
  youll: "you'll",
  theyll: "they'll",
  youve: "you've",
  thats: "that's",
  whats: "what's",
  thru: 'through',
  til: 'until',
};

/** Two words that are one, or of which one stands for another that sounds alike. */
const pairs = new Map<string, readonly string[]>(
  (
    [
      ['over night', 'overnight'],
      ['pre heat', 'preheat'],
      ['pre heated', 'preheated'],
      ['tea spoon', 'teaspoon'],
      ['tea spoons', 'teaspoons'],
      ['table spoon', 'tablespoon'],
      ['table spoons', 'tablespoons'],
      ['pairing knife', 'paring knife'],
      ['peel of', 'peel off'],
      ['access liquid', 'excess liquid'],
      ['access water', 'excess water'],
      ['access fat', 'excess fat'],
      ['access oil', 'excess oil'],
      ['manufactures instructions', "manufacturer's instructions"],
      ['to ensue', 'to ensure'],
      ['loose heat', 'lose heat'],
      ['loose moisture', 'lose moisture'],
      ['luke warm', 'lukewarm'],
    ] as const
  ).map(([wrong, right]) => [wrong, right.split(' ')] as const),
);

/** What two words in a row should be; null where they are right. */
export const pairSpelled = (one: string, next: string): readonly string[] | null =>
  pairs.get(`${one} ${next}`) ?? null;

/** What stands behind "its" that is "it is". */
const afterItIs =
  /^(?:a|an|the|not|too|so|very|done|ready|time|easier|better|best|all|still|just|really|been|almost|nearly|hot|cool|cold|warm|soft|tender|thick|smooth|golden|brown|cooked|browned|melted|crisp|crispy|firm|dry|al|fully|completely|well|nice|fluffy|pink|translucent|fragrant|bubbling|boiling|simmering|set)$/;
/** Nouns behind some of these that make "its" right: "its thick skin". */
const partOf =
  /^(?:skin|juices?|shell|pod|stem|top|side|end|core|flesh|fat|oil|liquid|base|syrup|sauce|leaves|dente?)$/;
/** What a thing owns, behind an "it's" that should be "its". */
const owned =
  /^(?:own|shape|skin|juices?|shell|flavou?r|stem|core|weight|volume|size|colou?r|shells|packaging|packet|lid|surface|center|centre|edges?)$/;

/** Another word in the case of the one that it stands for. */
export const inCaseOf = (word: string, old: string): string =>
  /^\p{Lu}{2,}$/u.test(old)
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(old)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;

/** "Dont" is no word without its apostrophe: with it, or null. What is only short ("thru") stays. */
export const apostrophed = (low: string): string | null => {
  const right = apostrophes[low] ?? null;
  return right !== null && right.includes("'") ? right : null;
};

/** The right spelling of a word in lower case, or null where none is known to be wrong. */
export const spelled = (low: string): string | null => rightSpelling(low) ?? apostrophes[low] ?? null;

const doubled = /^(?:the|and|a|an|to|of|in|on|with|for|it|is|are|until|over|at|from|into|or|then|add|your)$/;

/** A row with its words spelled right, and none of them twice. */
export function spell(pieces: readonly Piece[]): readonly Piece[] {
  const draft = new Draft(pieces);
  let skip = -1;
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'word') return;
    const next = pieces[at + 1];
    const before = pieces[at - 1];
    const both = next?.gap === ' ' && next.kind === 'word' ? pairSpelled(piece.low, next.low) : null;
    if (both !== null && !(piece.low === 'peel' && !/^(?:the|its?|any)$/.test(pieces[at + 2]?.low ?? ''))) {
      draft.exchange(at, { text: inCaseOf(both[0]!, piece.text) });
      if (both[1] === undefined) draft.drop(at + 1);
      else draft.exchange(at + 1, { text: both[1] });
      skip = at + 1;
      return;
    }
    if (at === skip) return;
    // "Prepare you mushrooms".
    if (piece.low === 'you' && next !== undefined && next.food >= 0 && at > 0 && isOrderVerb(before!.low)) {
      draft.exchange(at, { text: 'your' });
      return;
    }
    const right = spelled(piece.low);
    if (right !== null && right !== piece.text.toLowerCase())
      draft.exchange(at, { text: inCaseOf(right, piece.text) });
    else if (
      piece.low === 'its' &&
      next !== undefined &&
      (afterItIs.test(next.low) || (/ed$/.test(next.low) && pieces[at + 2]?.kind !== 'word'))
    ) {
      if (!partOf.test(pieces[at + 2]?.low ?? '')) draft.exchange(at, { text: inCaseOf("it's", piece.text) });
    } else if (piece.low === "it's" && owned.test(next?.low ?? ''))
      draft.exchange(at, { text: inCaseOf('its', piece.text) });
    else if (
      // "Let it marinade for an hour".
      piece.low === 'marinade' &&
      (before === undefined || /^(?:to|and|then|it|them|,)$/.test(before.low)) &&
      /^(?:for|overnight|at|in|until|the|about|around|while)$/.test(next?.low ?? '')
    )
      draft.exchange(at, { text: inCaseOf('marinate', piece.text) });
    // "A oven", "an large pan".
    else if (
      /^an?$/.test(piece.low) &&
      next?.kind === 'word' &&
      next.gap === ' ' &&
      next.text.length > 1 &&
      indefiniteArticle(next.low) !== piece.low &&
      /^\p{Ll}/u.test(next.text) &&
      before?.text !== '-'
    )
      draft.exchange(at, { text: inCaseOf(indefiniteArticle(next.low), piece.text) });
    // "Add about the bread": the amount is gone.
    else if (
      piece.low === 'about' &&
      next?.low === 'the' &&
      /^(?:add|use|put|pour|stir|sprinkle)$/.test(before?.low ?? '') &&
      !/^(?:the|same)$/.test(pieces[at + 2]?.low ?? '')
    )
      draft.drop(at);
    // "Until the thighs are cooked and has a golden coating".
    else if (piece.low === 'has' && before?.low === 'and' && pieces[at - 3]?.low === 'are')
      draft.exchange(at, { text: 'have' });
    // "The the pretzels".
    if (before?.low === piece.low && doubled.test(piece.low) && piece.gap !== '') draft.drop(at);
  });
  return draft.done();
}

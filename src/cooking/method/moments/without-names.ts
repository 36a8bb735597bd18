/** A sentence that puts several things in, without those that go in later. */
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { joinList } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';

/** Comma or "and" between the things of a list. */
const between = /\s*,\s*(?:and\s+|&\s+)?|\s+(?:and|&|plus|along with)\s+/giu;
/** The verb that a list opens with: "Add", "Stir in", "Then pour in". */
const opening =
  /^(\W*(?:(?:then|next|now|finally)\s+)?(?:add|stir|pour|put|tip|throw|toss|mix|place|drop|whisk|fold|dump|pop|scatter|sprinkle)\b(?:\s+(?:in(?:to)?|with)\b)?\s+)/iu;
/** "… to the pot": where all of it goes. */
const whereTo = /\s+(?:(?:back\s+)?(?:to|into|in|over)\s+(?:the|your|a)\s+[\p{L} -]+?)(?=\W*$)/iu;

/** What goes on with something else to do: "Tip in the mussels, turn up the heat and pour over the wine". */
const goesOn =
  /^(?:turn|pour|cover|reduce|bring|season|stir|cook|simmer|boil|lower|raise|put|let|return|mix|taste|then|set|close|add)\b/i;

const whileAdding = /^(?:scraping|stirring|whisking|swirling)\b/i;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The things of a list, each with its place in the text. */
function pieces(text: string, from: number): readonly Piece[] {
  const found: Piece[] = [];
  let start = from;
  for (const match of text.slice(from).matchAll(between)) {
    const end = from + match.index;
    found.push({ text: text.slice(start, end), start, end });
    start = end + match[0].length;
  }
  found.push({ text: text.slice(start), start, end: text.length });
  return found;
}

/**
 * The clause without the things of these keys, every other word kept: "add the stock, cream and a pinch of salt" without
 * the cream. Empty where nothing is left; null where they cannot be taken out of it.
 */
export function withoutNames(
  clause: Clause,
  keys: ReadonlySet<string>,
  { recipe, steps }: UnderstoodRecipe,
): string | null {
  const { text, start, step } = clause;
  if (recipe.steps[step]?.text.slice(start, start + text.length) !== text) return null;
  const lead = opening.exec(text)?.[1];
  if (lead === undefined) return null;
  const mentions = steps[step]!.mentions.filter(
    (one) => one.kind !== 'pronoun' && one.start >= start && one.start < start + text.length,
  );
  const kept: string[] = [];
  let gone = 0;
  const all = pieces(text, lead.length);
  for (const piece of all) {
    const own = mentions.filter((one) => one.start - start >= piece.start && one.start - start < piece.end);
    const late = own.some(({ key }) => keys.has(key));
    if (late && own.some(({ key }) => !keys.has(key))) return null;
    if (late) gone += 1;
    else kept.push(piece.text.trim());
  }
  if (gone === 0 || kept.some((one) => one === '')) return null;
  if (kept.length === 0) return '';
  const end = all.at(-1)!;
  const where = kept.at(-1) === end.text.trim() ? '' : (whereTo.exec(end.text)?.[0] ?? '');
  if (kept.some((one) => goesOn.test(one)))
    return kept.every((one) => goesOn.test(one)) ? joinList(kept) : null;
  // "One handful of greens at a time, stirring until they wilt": what is left has nothing to put in.
  if (/^(?:stirring|until|at a time|a handful|one handful)\b/i.test(kept[0]!)) return '';
  // "The broth, scraping up the bits, then the cream": what is done meanwhile is no thing of the list.
  const meanwhile = kept.filter((one) => whileAdding.test(one)).map((one) => one.replace(/[.;,\s]+$/, ''));
  const list = kept
    .filter((one) => !whileAdding.test(one))
    .map((one) => one.replace(/[.;,\s]+$/, '').replace(/^then\s+/i, ''));
  return `${lead}${joinList(list)}${where}${meanwhile.map((one) => `, ${one}`).join('')}`;
}

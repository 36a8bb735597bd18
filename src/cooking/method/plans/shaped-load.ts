/** How many shaped pieces (patties, balls, cakes) lie side by side in a basket. */
import { figure, type PlanContext } from '../plan.ts';

const shaped =
  /\b(?:patt(?:y|ies)|(?:meat|fish)?balls|(?:fish|crab|salmon|sardine|potato) ?cakes|burgers|fritters|croquettes|koftas?|nuggets|falafels?)\b/i;
const shapes = /\b(?:form|shape|roll|scoop|flatten|press|mou?ld|divide)\w*\b/i;
const widths =
  /(\d+(?:[.,]\d+)?)\s*(?:["”]|[- ]?inch(?:es)?)\s*(?:across|wide|in diameter|round|diameter|patties|balls|cakes)/i;
const counts =
  /\b(?:into|makes?|about) (\d{1,2}) (?:equal |small |even |round |large )*(?:patt|balls|meatballs|cakes|burgers|fritters|pieces|portions)/i;

/** What a text calls them; null where nothing is shaped in it. */
export const shapedName = ({ text, title }: Pick<PlanContext, 'text' | 'title'>): string | null =>
  shapes.test(text) ? ((shaped.exec(text)?.[0] ?? shaped.exec(title)?.[0])?.toLowerCase() ?? null) : null;

/** Batches of shaped pieces in one layer; one where their number is not known. */
export function shapedBatches(context: PlanContext, servings: number | null): number {
  const { target, text, size, tables } = context;
  if (target !== 'airFryer' || shapedName(context) === null) return 1;
  const told = counts.exec(text)?.[1];
  // A recipe "for 15" of small things counts the things.
  const pieces = told === undefined ? (servings !== null && servings >= 10 ? servings : 0) : Number(told);
  const width = Number(widths.exec(text)?.[1]?.replace(',', '.') ?? usualInches) + gapInches;
  const capacity = size.capacityL ?? figure(tables, 'air-fryer-load', 'usualCapacityL');
  const layer = Math.max(1, Math.floor((capacity * squareInchesPerL) / width ** 2));
  return Math.max(1, Math.ceil(pieces / layer - 0.1));
}

/** A basket of 4 litres is about 7 inches square, and round pieces leave a quarter of it bare. Own rule. */
const squareInchesPerL = 9;
const usualInches = 2.5;
const gapInches = 0.3;

/** How large the pieces of tough meat are that have to fall apart, and what that does to their minutes under pressure. */
import { figure, type PlanContext } from '../plan.ts';
import type { Part } from '../read/parts.ts';

const count: Readonly<Record<string, number>> = {
  half: 2,
  two: 2,
  three: 3,
  four: 4,
  quarters: 4,
  five: 5,
  six: 6,
  eight: 8,
};
/** "cut in 6 large pieces", "cut into quarters", "halved". */
const cutInto =
  /\b(?:cut|cutting|divided?|split|sliced?)\b[^.;,]{0,12}?\bin(?:to)? (?:about )?(\d{1,2}|half|two|three|four|five|six|eight|quarters)\b(?! ?(?:-|–|to |cm|mm|in\b|inch|"))/i;
/** What is shredded has to fall apart, and not only to be tender. */
const fallsApart = /\b(?:shred\w*|falls? apart|falling apart|pull(?:ed|s)? (?:it |the \w+ )?apart)\b/i;

/** Whether the meat of a recipe is to be pulled apart. */
const comesApart = (text: string): boolean => fallsApart.test(text);

/**
 * Minutes under pressure of tough meat in pieces that are told by their number and are to fall apart: the larger the
 * piece, the nearer to those of a whole joint. Null where no number is told or they are no larger than usual.
 */
export function piecesMinutes(
  part: Part,
  { text, tables }: Pick<PlanContext, 'text' | 'tables'>,
): number | null {
  const range = part.time?.minutes.pressure ?? null;
  if (part.time?.tough !== true || part.time.minced || part.time.dry || part.safe === null || range === null)
    return null;
  if (part.whole && !cutInto.test(part.item.text)) return null;
  const said = cutInto.exec(part.item.text)?.[1]?.toLowerCase();
  if (said === undefined || !comesApart(text)) return null;
  const each = part.grams / (count[said] ?? Number(said));
  const usual = figure(tables, 'pressure-pieces', 'usualGrams');
  if (!(each > usual * 1.5)) return null;
  const longer = range[1] * (each / usual) ** figure(tables, 'pressure-pieces', 'exponent');
  return Math.min(figure(tables, 'pressure-pieces', 'mostMinutes'), Math.round(longer / 5) * 5);
}

/** Cuts that take longest, named as one choice of several: "beef (chuck, brisket, oxtail …)". */
const toughest = /\b(?:oxtails?|short[- ]?ribs?|shanks?|shins?|cheeks?)\b/i;
const bigPieces = /\b(?:big|large) (?:chunks|pieces|cubes)\b/i;

/**
 * Least minutes under pressure that the words for tough meat ask for: those of the toughest cut that its line names, or
 * the longer end of its row where it is cut large. 0 where they ask for nothing.
 */
export function cutMinutes(
  parts: readonly Part[],
  most: number,
  { text, tables }: Pick<PlanContext, 'text' | 'tables'>,
): number {
  const tough = parts.filter(
    ({ time, safe }) => time?.tough === true && time.minced !== true && time.dry !== true && safe !== null,
  );
  if (tough.some(({ item }) => toughest.test(item.text)))
    return figure(tables, 'pressure-cuts', 'toughestMinutes');
  return tough.some(({ item }) => bigPieces.test(`${item.text}\n${text}`)) ? most : 0;
}

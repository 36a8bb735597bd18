/** The list of a recipe as a cookbook prints it, each line read again and compared with its author's. */
import { createMemo } from '#kernel/memo';
import type { GroundedLine, Grounder } from '#food/ground';
import { listStyle, measured, printedLine, untalked, type ListStyle } from './list-line.ts';

/**
 * Lines without talk, abbreviations and dialect, in one style of amounts. A line that would be read as another food,
 * another amount or another preparation stays as it came, or loses its talk alone.
 */
export function printedList(lines: readonly string[], grounder: Grounder): readonly string[] {
  const style = listStyle(lines);
  return lines.map((line) => printedAs(line, style, grounder));
}

/** A word of talk behind a comma, which is read as a food of its own: "maple syrup, obviously". */
const loneTalk = /,? (?:obviously|duh|of course|naturally|promise|please|always|yum+|seriously)[!.]*$/iu;

const keep = createMemo<string>(2000);

function printedAs(line: string, style: ListStyle, grounder: Grounder): string {
  return keep.get(`${style.short ? 's' : 'l'}${line}`, () => {
    // A size that is abbreviated is not read: in full it tells more of the same food.
    const weighed = !shortSize.test(line);
    // "You can use water instead" tells of another food that is read once it says "or water".
    const alone = standsIn.test(line);
    const before = readingOf(line.replace(loneTalk, ''), grounder, weighed, alone);
    for (const option of [printedLine(line, style), untalked(line), measured(line)])
      if (option !== '' && (option === line || readingOf(option, grounder, weighed, alone) === before))
        return option;
    return line;
  });
}

/** What a line asks for, as far as a wording may not change it. */
const readingOf = (line: string, grounder: Grounder, weighed: boolean, alone: boolean): string =>
  grounder
    .ground([line])
    .map((one) => asked(one, weighed, alone))
    .join('|');

const standsIn = /\([^()]*\b(?:instead|replaced?|substitut\w+|swap)\b[^()]*\)/iu;

const shortSize =
  /\b(?:lge?|lrg|med|sml?|big|huge|whopping|wee|tiny|teeny|titchy|little|glug|slosh|slug|dollop|blob)\b/iu;

const asked = ({ parsed, ingredient }: GroundedLine, weighed: boolean, alone: boolean): string =>
  [
    ingredient.food?.id ?? ingredient.name.toLowerCase(),
    !weighed || ingredient.grams === null ? '' : Math.round(ingredient.grams * 100) / 100,
    parsed.quantity ?? 1,
    parsed.quantityMax ?? '',
    parsed.heading,
    alone ? '' : (ingredient.alternatives ?? []).map(({ id }) => id).join('+'),
  ].join(' ');

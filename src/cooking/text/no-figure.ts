/** Stands in a text where a temperature is asked for and there is none: nothing raw is in the pan. */
export const noFigure = '\uE000';

/** The words that lead up to the figure, back to the last pause, and those behind it up to the next. */
const clause =
  /(?:\s*[,;:](?:\s*and\b)?\s*|\s+and\s+|\s*\()(?:(?![,;:.!?()]|\band\b)[^\uE000])*\uE000[^.,;:!?()]*\)?/g;
/** A sentence that says nothing else. */
const sentence = /(?<=^|[.!?]\s)[^.,;!?\d\uE000]*\uE000[^.!?\d]*[.!?]\s*/g;
/** What is left: "cook until the middle reads …". */
const rest =
  /\s*(?:\buntil\b[^.,;\uE000]*|\b(?:to|at|past|is|reads?)\s+)?\uE000(?:\s+(?:inside|throughout|in the \w+))?/g;

/** The text without what it says of a temperature that nothing in it has to reach: no ", past" for bacon in place of sausages. */
export const withoutFigure = (text: string): string =>
  text.includes(noFigure) ? text.replace(sentence, '').replace(clause, '').replace(rest, '').trim() : text;

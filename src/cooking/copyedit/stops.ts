/** Full stops and capitals of sentences. */
import { made, type Piece } from './pieces.ts';

/** A sentence that begins large and ends with its full stop; `last` stands at the end of its step. */
export function stopped(sentence: readonly Piece[], last: boolean): readonly Piece[] {
  const row = [...sentence];
  const first = row.findIndex(
    ({ kind, text }) => kind === 'word' || kind === 'figure' || /^[(“"]$/.test(text),
  );
  const opener = row.findIndex(({ kind }) => kind !== 'sign');
  if (
    first >= 0 &&
    opener >= 0 &&
    row[opener]!.kind === 'word' &&
    opener - first <= 1 &&
    /^\p{Ll}/u.test(row[opener]!.text) &&
    !/^\p{Ll}\p{Lu}/u.test(row[opener]!.text) &&
    !(row[opener]!.text.length === 1 && row[opener + 1]?.text === '.')
  ) {
    const word = row[opener]!;
    row[opener] = { ...word, text: word.text.charAt(0).toUpperCase() + word.text.slice(1) };
  }
  // "(Optional) add icing sugar".
  const behind = row[3];
  if (
    row[0]?.text === '(' &&
    row[2]?.text === ')' &&
    /^optional(?:ly)?$/.test(row[1]!.low) &&
    behind?.kind === 'word' &&
    behind.gap !== ''
  )
    row[3] = { ...behind, text: behind.text.charAt(0).toUpperCase() + behind.text.slice(1) };
  const end = row.at(-1);
  if (end === undefined) return row;
  if (end.text === '!' && row.at(-2)?.text !== ')') row[row.length - 1] = { ...end, text: '.' };
  else if (last && /^[,;]$/.test(end.text)) row[row.length - 1] = { ...end, text: '.', gap: '' };
  // A sentence that was broken off stays so.
  else if (/^(?:and|or|to|the|a|with)$/.test(end.low)) return row;
  else if (last && end.kind !== 'sign') row.push(made('.', ''));
  else if (
    last &&
    /^[)”"’'°%″]$/.test(end.text) &&
    !(row[0]!.text === '(' && end.text === ')') &&
    !/^[.!?]$/.test(row.at(-2)?.text ?? '')
  )
    row.push(made('.', ''));
  return row;
}

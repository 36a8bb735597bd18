import { byLetters } from '#kernel/light-patterns';

/** A word twice in a row, where what stands in is called by the word that the author wrote before it. */
const echo = byLetters(/(?<!\p{L})(?!(?:over|that|had|chin|gado|very|long|what) )(\p{L}{4,}) \1(?!\p{L})/gu);
/** "The scallions and the scallions": two parts of a dish filled by one food. */
const pair = /\b(the (?:\p{L}+ )?\p{L}{3,}) and \1(?![\p{L} -]*\p{L}-)(?!\p{L})/giu;

/** "The peanuts, mint and the remaining mint", "the mint and the remaining mint". */
const listedRest = /, (\p{L}{3,}) and the remaining \1(?!\p{L})/gu;
const rest = /\b(?:the )?(\p{L}{3,}) and the remaining \1(?!\p{L})/gu;

/** A text without a word or a food that it says twice in one breath: "rice rice noodles", "the scallions and the scallions". */
export function withoutEcho(text: string): string {
  const said = text.replace(echo(text), '$1');
  if (!said.includes(' and ')) return said;
  const paired = said.replace(pair, '$1');
  return paired.includes(' and the remaining ')
    ? paired.replace(listedRest, ' and the remaining $1').replace(rest, 'the remaining $1')
    : paired;
}

import { numberWord } from './grammar.ts';

const words = new Map(Array.from({ length: 30 }, (_, n) => [numberWord(n + 1), n + 1]));

/** "Scatter with the parmesan for the last four." */
const forTheLast = /\bfor the last (\d+|[a-z]+)(?: minutes)?\.$/;

/** For how many last minutes a sentence adds something; null where it is about something else. */
function lastMinutes(sentence: string): number | null {
  const told = forTheLast.exec(sentence)?.[1];
  return told === undefined ? null : (words.get(told) ?? (/^\d+$/.test(told) ? Number(told) : null));
}

/** What goes in for the last six minutes is told before what goes in for the last four. */
export function lastInOrder(text: string): string {
  if (!text.includes('for the last ')) return text;
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const minutes = sentences.map(lastMinutes);
  const late = minutes.findLastIndex((one) => one !== null);
  const sooner = minutes.findIndex((one) => one !== null && one < (minutes[late] ?? 0));
  if (sooner < 0 || sooner >= late) return text;
  const [moved] = sentences.splice(late, 1);
  sentences.splice(sooner, 0, moved!);
  return sentences.join(' ');
}

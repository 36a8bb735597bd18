/** What a shorter text says of its own with the words it saved. */
import { wordsIn } from '../brevity.ts';
import type { Picker } from '../pick.ts';
import { lower } from '../say/say-sentence.ts';
import type { ToneTable } from '../tone-table.ts';
import { warns } from '../instruction-checks.ts';
import type { Written } from '../write-instruction.ts';

interface Purse {
  readonly table: ToneTable;
  /** Words that may be spent. */
  readonly room: number;
  readonly pick: Picker;
  /** Whether an instruction may be spoken beside. */
  readonly open: (at: number) => boolean;
}

/**
 * Instructions with something of the tone's own in front of the first or behind others, as their number and new text.
 * The end is served first, then the beginning, then what lies between; nothing light stands behind a warning, and no
 * more than every second instruction is spoken beside while there are others.
 */
export function spend(
  written: readonly Written[],
  { table, room, pick, open }: Purse,
): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  let left = room;
  const last = written.length - 1;
  const put = (at: number, text: string, words: number): void => {
    texts.set(at, text);
    left -= words;
  };
  const beside = (at: number): void => {
    const { text, touch } = written[at]!;
    if (!open(at) || touch === null || texts.has(at) || wordsIn(touch) > left) return;
    put(at, `${text} ${touch}`, wordsIn(touch));
  };
  beside(last);
  const hails = table.hails.filter((one) => wordsIn(one) <= left);
  if (hails.length > 0 && open(0) && pick.chance() < 0.75 && !warns.test(written[0]!.text)) {
    const hail = pick.of(hails, 'hail');
    const { text } = written[0]!;
    put(0, `${hail} ${/[.!?…]$/.test(hail) ? text : lower(text)}`, wordsIn(hail));
  }
  const between = written.map((_, at) => at).filter((at) => at !== last);
  const turned = pick.chance() < 0.5 ? between : between.toReversed();
  const apart = (at: number): boolean => !texts.has(at - 1) && !texts.has(at + 1);
  for (const at of turned)
    if (table.exclaim >= 0.3 || (apart(at) && texts.size * 2 < written.length)) beside(at);
  if (texts.size > 0) return texts;
  // Too little room for what would fit best: the shortest there is.
  const [briefest] = table.touches
    .filter(({ on, say }) => on.join() === 'any' && wordsIn(say) <= left)
    .toSorted((one, other) => wordsIn(one.say) - wordsIn(other.say));
  const light = written.findLastIndex(({ text }, at) => open(at) && !warns.test(text));
  if (briefest !== undefined && light >= 0)
    put(light, `${written[light]!.text} ${briefest.say}`, wordsIn(briefest.say));
  return texts;
}

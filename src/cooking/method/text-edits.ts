/** What an adaptation changed, sentence by sentence. */
import type { Instruction } from './assemble.ts';
import type { MethodEdit } from './model.ts';
import { because, type PlanContext } from './plan.ts';

/** What was said differently, taken out and put in, by comparing the instructions. */
export function textEdits(
  before: readonly string[],
  after: readonly Instruction[],
  context: PlanContext,
): readonly MethodEdit[] {
  const { tables } = context;
  const left = new Set(after.map((one) => one.text));
  const was = new Set(before);
  const gone = before.filter((text) => !left.has(text));
  const fresh = after.filter((one) => !was.has(one.text));
  const edits: MethodEdit[] = [];
  const words = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const used = new Set<Instruction>();
  for (const text of gone) {
    const own = words(text);
    let best: Instruction | null = null;
    let score = 0.25;
    for (const one of fresh) {
      if (used.has(one)) continue;
      const other = words(one.text);
      const same =
        [...other].filter((word) => own.has(word)).length / Math.max(1, Math.min(own.size, other.size));
      if (same > score) [best, score] = [one, same];
    }
    const target = `step ${before.indexOf(text) + 1}`;
    if (best === null)
      edits.push({
        kind: 'remove',
        target,
        before: text,
        after: null,
        reason: because(tables, 'old-machine'),
        rule: 'old-machine',
      });
    else {
      used.add(best);
      edits.push({
        kind: 'text',
        target,
        before: text,
        after: best.text,
        reason: because(tables, best.rule),
        rule: best.rule,
      });
    }
  }
  for (const one of fresh) {
    if (used.has(one)) continue;
    edits.push({
      kind: 'add',
      target: `step ${after.indexOf(one) + 1}`,
      before: null,
      after: one.text,
      reason: because(tables, one.rule),
      rule: one.rule,
    });
  }
  return edits;
}

/** What an adaptation changed, instruction by instruction. */
import type { Instruction } from './assemble.ts';
import { heatsUp, reasonsOf } from './change-reasons.ts';
import type { MethodEdit } from './model.ts';
import type { Part } from './parts.ts';
import { why, type PlanContext } from './plan.ts';

/**
 * What was said differently, taken out and put in. An instruction that became several is one change: the old one before,
 * the new ones after it, a line each. A rule that was told already is not told again.
 */
export function textEdits(
  before: readonly string[],
  after: readonly Instruction[],
  context: PlanContext,
): readonly MethodEdit[] {
  const left = new Set(after.map((one) => one.text));
  const was = new Set(before);
  const fresh = after.filter((one) => !was.has(one.text));
  const edits: MethodEdit[] = [];
  const used = new Set<Instruction>();
  const told = new Map<string, string>();
  const reason = (
    old: string | null,
    now: readonly Instruction[],
    target: string,
  ): Pick<MethodEdit, 'reason' | 'rule'> => {
    const rules = reasonsOf(old, now, context);
    const first = rules.filter((rule) => !told.has(rule));
    for (const rule of first) told.set(rule, target);
    if (first.length > 0)
      return {
        reason: first.map((rule) => why(context, rule, aboutOf(rule, context))).join(' '),
        rule: first[0]!,
      };
    const where = told.get(rules[0]!)!;
    return {
      reason:
        where === target
          ? why(context, rules[0]!, aboutOf(rules[0]!, context))
          : `For the same reason as ${where}.`,
      rule: rules[0]!,
    };
  };
  before.forEach((text, step) => {
    if (left.has(text)) return;
    const target = `step ${step + 1}`;
    const own = fresh.filter(
      (one) => !used.has(one) && (one.steps[0] === step || (one.rule === 'ready' && heatsUp.test(text))),
    );
    // What of it went into the place of another is told there.
    const found = own.length > 0 ? own : fresh.filter((one) => one.steps.includes(step)).slice(0, 1);
    for (const one of own) used.add(one);
    edits.push({
      kind: found.length === 0 ? 'remove' : 'text',
      target,
      before: text,
      after: found.length === 0 ? null : found.map((one) => one.text).join('\n'),
      ...reason(text, found, target),
    });
  });
  for (const one of fresh) {
    if (used.has(one)) continue;
    const target = `step ${after.indexOf(one) + 1}`;
    edits.push({ kind: 'add', target, before: null, after: one.text, ...reason(null, [one], target) });
  }
  return edits;
}

/** The foods that a rule speaks of by name. */
const aboutOf = (rule: string, { parts }: PlanContext): readonly Part[] =>
  rule === 'boil-beans' || rule === 'soak-beans' ? parts.filter(({ time }) => time?.dry === true) : [];

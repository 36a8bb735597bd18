import type { Step } from '../recipe.ts';
import { scheduleSteps } from '../schedule.ts';

/** Pots and ovens that go on by themselves. */
const leftAlone: ReadonlySet<string> = new Set([
  'boil',
  'simmer',
  'steam',
  'braise',
  'stew',
  'bake',
  'roast',
]);
/** A wait in which a cook begins the next thing, minutes, and the least of it that the next step shares. */
const wait = { least: 8, shared: 4 } as const;

/** An order that may stand behind "Meanwhile,"; sentences that begin otherwise mostly tell when they are done. */
const order =
  /^(?:Beat|Blend|Brown|Combine|Cook|Crush|Fry|Heat|Mash|Melt|Mix|Season|Sear|Soften|Stir|Toast|Toss|Warm|Whisk)\b/;
const toldWhen = /\b(?:meanwhile|while|at the same time|towards the end|shortly before|as soon as|now)\b/i;

/**
 * Puts "Meanwhile," before a step that is begun while the pot or the oven of the step before it goes on, so that nobody
 * who reads step by step waits for the pasta before the sauce is put on. A step that waits for the one before it, or tells
 * by itself when its turn comes, stays as it is.
 */
export function sayMeanwhile(steps: readonly Step[], texts: readonly string[]): readonly string[] {
  const schedule = scheduleSteps(steps);
  return texts.map((text, at) => {
    const before = steps[at - 1];
    if (before === undefined || before.action === null || !leftAlone.has(before.action)) return text;
    const { start, end } = schedule[at - 1]!;
    const begun = schedule[at]!.start;
    const isShared =
      before.minutes - before.activeMinutes >= wait.least && begun >= start && end - begun >= wait.shared;
    if (!isShared || steps[at]!.after.includes(before.id)) return text;
    const [first = ''] = text.split(/(?<=\.)\s/);
    if (!order.test(text) || toldWhen.test(first)) return text;
    return `Meanwhile, ${text[0]!.toLowerCase()}${text.slice(1)}`;
  });
}

/** Eggs that set in a pan, set by another machine. */
import type { Range } from './model.ts';
import { donenessOf, emptyPlan, formatTemperature, sayMinutes, timeEdit } from './plan.ts';
import { temperatureCheck } from './safe-sentences.ts';
import { machineNoun } from './words.ts';
import type { Method } from '../vocabulary.ts';
import type { ContextFor, FoundStretch, Reading } from './stretch-kinds.ts';

/** Eggs that set in a pan under a lid set as well in an oven; what simmers before them keeps the stove. */
export function setInOven(
  [understood, clauses, parts]: Reading,
  target: Method,
  contextFor: ContextFor,
): FoundStretch | null {
  const isEgg = (key: string): boolean => parts.get(key)?.safe?.kind === 'egg';
  const at = clauses.findLastIndex(
    ({ text, step }) =>
      /\b(?:cook|cover|fry|leave)\w*\b/i.test(text) &&
      /\b(?:set|firm|whites|yolks|done)\b/i.test(text) &&
      !/\b(?:stir|scrambl)\w*\b/i.test(text) &&
      (understood.steps[step]!.contents.some(isEgg) ||
        understood.steps[step - 1]?.contents.some(isEgg) === true),
  );
  if (at < 0 || clauses.slice(0, at).some(({ text }) => /\bscrambl/i.test(text))) return null;
  const main = clauses[at]!;
  let from = at;
  while (clauses[from - 1]?.step === main.step && /^\W*(?:then\s+)?cover\b/i.test(clauses[from - 1]!.text))
    from -= 1;
  const eggs = [...parts.values()].filter(({ key }) => isEgg(key));
  const context = contextFor(main, 'eggs', eggs);
  const [least, most] = main.minutes ?? [6, 8];
  const minutes: Range = [Math.max(6, least + 1), Math.max(8, most + 3)];
  const temperature = formatTemperature(target === 'oven' ? 190 : 175);
  const done = donenessOf(main, context.source);
  const core = [
    `Slide the pan, which must be ovenproof, into the ${machineNoun[target]}, preheated to ${temperature}, and bake for ${sayMinutes(minutes)}${done === '' ? ', until set' : `,${done}`}.`,
  ];
  const check = temperatureCheck({
    understood,
    clauses,
    parts: new Map(eggs.map((part) => [part.key, part])),
    context,
    partly: true,
    plan: { ...emptyPlan, core },
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to: at,
      sentences: check === null ? core : [...core, check],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: [],
      edits: [timeEdit(context, sayMinutes(minutes), 'pan-to-oven')],
      safety: [],
    },
  };
}

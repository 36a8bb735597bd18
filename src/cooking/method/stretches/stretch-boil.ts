/** What boils for long in its own water, taken over by a slow cooker. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import type { Clause, Range } from '../model.ts';
import { callOf, isThinLiquid, slowest, slowestPart, type Part } from '../read/parts.ts';
import { because, donenessOf, emptyPlan, sayMinutes, timeEdit } from '../plan.ts';
import { beansToBoil } from '../told/safe-sentences.ts';
import { renameVessels } from '../words.ts';
import type { ContextFor, FoundStretch, Reading } from './stretch-kinds.ts';

const watches = /\b(?:reduce|lower|turn down) the heat\b|\bboil[- ]?overs?\b|\bskim\b/i;

const cooksOn = ({ actions, text }: Clause): boolean =>
  /\b(?:oven|bake|fry|boil(?:ing)? (?:a|another|the) (?:large |big )?(?:pot|pan))\b/i.test(text) ||
  actions.some((one) => ['boil', 'bake', 'fry', 'saute', 'roast', 'broil'].includes(one));

/** What boils in its own water for long: pulses and roots, which the gentle heat cooks as soft. */
export function boilOf([understood, clauses, parts]: Reading, contextFor: ContextFor): FoundStretch | null {
  const long = (part: Part | undefined): boolean =>
    part !== undefined &&
    part.food !== null &&
    (part.time?.dry === true ||
      part.time?.root === true ||
      isKind(part.food, 'legume') ||
      isKind(part.food, 'potato'));
  let at = -1;
  clauses.forEach((clause, index) => {
    const inside = understood.steps[clause.step]!.contents;
    if (
      (clause.minutes?.[1] ?? 0) >= 10 &&
      clause.actions.some(
        (action) => ['boil', 'simmer', 'poach'].includes(action) || actionNature[action].heats,
      ) &&
      /\b(?:boil|simmer|cook)\w*\b/i.test(clause.text) &&
      !/\boven\b|\bpan-?fry|\bskillet\b/i.test(clause.text) &&
      inside.some((key) => long(parts.get(key))) &&
      inside.every(
        (key) =>
          long(parts.get(key)) ||
          (parts.get(key)?.grams ?? 0) < 60 ||
          isThinLiquid(parts.get(key)?.food ?? null),
      ) &&
      (at < 0 || clause.minutes![1] > clauses[at]!.minutes![1])
    )
      at = index;
  });
  if (at < 0) return null;
  const main = clauses[at]!;
  const inside = understood.steps[main.step]!.contents.flatMap((key) => parts.get(key) ?? []);
  const foods = inside.filter(long);
  if (foods.length === 0) return null;
  // Potatoes for a filling or a mash that is baked: hours would be lost on what the stove does while the rest is made.
  const slight = foods.every((part) => part.time?.dry !== true && !isKind(part.food!, 'legume'));
  if (slight && clauses.some((one) => one.step > main.step && cooksOn(one))) return null;
  let from = at;
  while (
    from > 0 &&
    clauses[from - 1]!.step === main.step &&
    clauses[from - 1]!.names.length === 0 &&
    /\b(?:boil|simmer|heat)\b/i.test(clauses[from - 1]!.text)
  )
    from -= 1;
  let to = at;
  while (
    clauses[to + 1]?.step === main.step &&
    clauses[to + 1]!.names.length === 0 &&
    watches.test(clauses[to + 1]!.text)
  )
    to += 1;
  const context = contextFor(main, 'boiled', foods);
  const canned = foods.every(({ item }) => /\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(item.text));
  const dry = !canned && foods.some(({ time }) => time?.dry === true);
  const low: Range = canned ? [240, 300] : dry ? [420, 540] : (slowest(foods, 'slow') ?? [360, 420]);
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const time = `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`;
  const done = donenessOf(main, context.source);
  const names = foods.map((part) => `the ${callOf(part)}`).join(' and ');
  const boil = beansToBoil({
    understood,
    clauses,
    parts,
    context,
    partly: true,
    plan: emptyPlan,
    cast: {
      roles: clauses.map((_, index) => (index === at ? 'core' : 'keep')),
      main: at,
      contents: new Set(),
    },
  });
  if (boil !== null) return null;
  const filled = clauses.some(
    ({ step, names: own }, index) =>
      step === main.step && index < from && foods.some(({ key }) => own.includes(key)),
  );
  const soft = foods.some((part) => isKind(part.food!, 'legume') || part.time?.dry === true);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to,
      sentences: [
        ...(filled
          ? []
          : [
              `Put ${names} in the slow cooker and cover with ${/\bsalt/i.test(main.text) ? 'salted ' : ''}water by 3 cm.`,
            ]),
        `Cover and cook ${time}${done === '' ? `, until ${names} ${foods.length > 1 || /s$/.test(names) ? 'are' : 'is'} ${soft ? 'soft enough to crush between two fingers' : 'tender all through'}` : `,${done}`}.`,
        because(context.tables, 'slow-lid'),
      ],
      later: [],
      lead: '',
      before: (text, step) =>
        step === main.step
          ? renameVessels(text, ['pot', 'pan'], 'the slow cooker', 'in').replace(
              / or (?:the )?slow cooker\b/i,
              '',
            )
          : text,
      after: (text) =>
        text
          .replace(/\b(while [^,.;]{3,40}? (?:are|is)) (?:boiling|simmering)\b/gi, '$1 cooking')
          .replace(
            /^(\W*)after (?:about )?\d+(?:\s*[–-]\s*\d+)? min\w* of (?:boiling|simmering|cooking)\b/i,
            '$1When they are soft',
          ),
      check: null,
      add: [],
      edits: [timeEdit(context, time, 'slow-by-food', slowestPart(foods, 'slow') ?? foods[0]!)],
      safety: [because(context.tables, 'slow-fill')],
    },
  };
}

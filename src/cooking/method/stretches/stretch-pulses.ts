/** Dried pulses that boil by themselves and are drained before their sauce, taken over by a pressure cooker. */
import { isKind } from '#food/ingredient';
import { callOf, isThinLiquid, slowest, slowestPart, type Part } from '../read/parts.ts';
import { because, donenessOf, sayMinutes, timeEdit } from '../plan.ts';
import { renameVessels } from '../words.ts';
import type { ContextFor, FoundStretch, Reading } from './stretch-kinds.ts';

/** Tinned pulses never boil for so long. Own rule. */
const leastMinutes = 30;
/** What is in the water for its taste or its color. */
const slightGrams = 60;
const soaks = /\bsoak/i;
const inPot = /\b(?:sauce|stock|soup)?(?:pan|pot)\b/i;
const putsIn =
  /\b(?:put|place|tip|transfer|add|return|pour|cover)\b[^.;]*\b(?:(?:sauce|stock|soup)?(?:pan|pot)|water)\b/i;

/** Where dried pulses boil alone, are drained, and go into something else later; null where they cook in their sauce. */
export function pulsesApart([understood, clauses, parts]: Reading): {
  readonly at: number;
  readonly foods: readonly Part[];
} | null {
  const { steps } = understood.recipe;
  const dried = (part: Part | undefined): boolean =>
    part !== undefined &&
    part.food !== null &&
    part.time?.dry === true &&
    isKind(part.food, 'legume') &&
    !/\b(?:cans?|tins?|tinned|canned|jars?|cooked)\b/i.test(part.item.text);
  if (!soaks.test(`${understood.source.ingredients.join('\n')}\n${steps.map(({ text }) => text).join('\n')}`))
    return null;
  const insideOf = (step: number): readonly string[] => {
    const own = understood.steps[step]!.contents;
    // "Next day, drain them": what was left to soak in the step before.
    const soaked =
      step > 0 && soaks.test(steps[step - 1]!.text) && /\b(?:them|it)\b/i.test(steps[step]!.text)
        ? understood.steps[step - 1]!.contents.filter((key) => dried(parts.get(key)))
        : [];
    return [...new Set([...soaked, ...own])];
  };
  const at = clauses.findIndex((clause) => {
    const inside = insideOf(clause.step);
    return (
      (clause.minutes?.[1] ?? 0) >= leastMinutes &&
      /\b(?:boil|simmer|cook)\w*\b/i.test(clause.text) &&
      !/\b(?:oven|pressure|slow[- ]cook)/i.test(steps[clause.step]!.text) &&
      inside.some((key) => dried(parts.get(key))) &&
      inside.every((key) => {
        const part = parts.get(key);
        return dried(part) || (part?.grams ?? 0) < slightGrams || isThinLiquid(part?.food ?? null);
      }) &&
      /\bdrain\b/i.test(steps[clause.step]!.text.slice(clause.end))
    );
  });
  if (at < 0) return null;
  const main = clauses[at]!;
  const foods = insideOf(main.step)
    .flatMap((key) => parts.get(key) ?? [])
    .filter(dried);
  const back = clauses.some(
    ({ step, names }) => step > main.step && foods.some(({ key }) => names.includes(key)),
  );
  return back ? { at, foods } : null;
}

/**
 * The boiling of dried pulses that are drained afterwards: their sauce is another stage, and stays in its pan. Null where they
 * cook in the sauce itself, or were not soaked.
 */
export function pulsesOf([understood, clauses, parts]: Reading, contextFor: ContextFor): FoundStretch | null {
  const found = pulsesApart([understood, clauses, parts]);
  if (found === null) return null;
  const { at, foods } = found;
  const main = clauses[at]!;
  const minutes = slowest(foods, 'pressure');
  if (minutes === null) return null;
  let from = at;
  while (
    clauses[from - 1]?.step === main.step &&
    clauses[from - 1]!.names.length === 0 &&
    /^\W*(?:(?:and|then) )?(?:bring\b[^.;]*\bboil|boil|simmer|heat|(?:lower|reduce|turn down)\b[^.;]*\bheat|(?:partly |partially )?cover(?:ed)?)\b/i.test(
      clauses[from - 1]!.text,
    )
  )
    from -= 1;
  // "Boil the chickpeas in a pot of fresh water": what the old sentence put in is put in by the new one.
  const told = clauses.slice(from, at + 1);
  if (told.some(({ names }) => names.some((key) => !foods.some((part) => part.key === key)))) return null;
  const filled = clauses.some(
    ({ step, text }, index) => step === main.step && index < from && putsIn.test(text),
  );
  // In which vessel they stand has to be said, and not before they were soaked.
  const soak = clauses.findLastIndex(
    ({ step, text }, index) => step === main.step && index < from && soaks.test(text),
  );
  const vessel = clauses.some(
    ({ step, text }, index) =>
      step === main.step && index > soak && index < from && putsIn.test(text) && inPot.test(text),
  );
  if (filled && !vessel) return null;
  if (filled && told.some(({ names }) => names.length > 0)) return null;
  const names = foods.map((part) => `the ${callOf(part).replace(/^the /, '')}`).join(' and ');
  const context = contextFor(main, 'boiled', foods);
  const done = donenessOf(main, context.source);
  const time = `${sayMinutes([minutes[1], minutes[1]])} at high pressure`;
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to: at,
      sentences: [
        ...(filled
          ? []
          : [
              `Put ${names} in the pressure cooker and cover with fresh ${told.some(({ text }) => /\bsalt/i.test(text)) ? 'salted ' : ''}water by 3 cm.`,
            ]),
        'The pot must be no more than half full, as pulses foam.',
        `Lock the lid, set the valve to sealing and cook at high pressure for ${sayMinutes([minutes[1], minutes[1]])}; it needs about 10–15 minutes to come to pressure.`,
        'Let the pressure drop by itself, which takes about 20 minutes, and open the lid away from you.',
        `Try ${names}: if they are still firm, lock the lid again and give them 5 minutes more${done === '' ? '' : `,${done}`}.`,
      ],
      later: [],
      lead: '',
      before: (text, step) =>
        step === main.step ? renameVessels(text, ['pot', 'pan'], 'the pressure cooker', 'in') : text,
      after: (text) => text,
      check: null,
      add: [],
      edits: [timeEdit(context, time, 'pressure-by-food', slowestPart(foods, 'pressure') ?? foods[0]!)],
      safety: [because(context.tables, 'pressure-fill'), because(context.tables, 'pressure-thin')],
    },
  };
}

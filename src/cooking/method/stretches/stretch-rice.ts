/** Rice that boils beside a dish, taken over by a rice cooker. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../../dishes/actions.ts';
import { callOf, isThinLiquid, mainPart } from '../read/parts.ts';
import { because, emptyPlan, figure, massOf, timeEdit } from '../plan.ts';
import { temperatureCheck } from '../told/safe-sentences.ts';
import type { ContextFor, FoundStretch, Reading } from './stretch-kinds.ts';

const boilsGrain = /\b(?:boil|simmer|cook)\w*\b/i;

/** Rice that is boiled by itself beside the dish. */
export function riceOf([understood, clauses, parts]: Reading, contextFor: ContextFor): FoundStretch | null {
  const isRice = (key: string): boolean => typeof parts.get(key)?.time?.water === 'number';
  const slight = (key: string): boolean =>
    (parts.get(key)?.grams ?? 0) < 30 || isThinLiquid(parts.get(key)?.food ?? null);
  const named = clauses.findIndex(
    ({ names, step }) =>
      names.some(isRice) &&
      names.every((key) => isRice(key) || slight(key)) &&
      boilsGrain.test(understood.recipe.steps[step]!.text) &&
      !/\b(?:fr(?:y|ied)|saut[eé]|toast)\b/i.test(understood.recipe.steps[step]!.text),
  );
  if (named < 0) return null;
  const { step } = clauses[named]!;
  const own = clauses.flatMap((clause, at) => (clause.step === step ? [at] : []));
  const alone = (at: number): boolean =>
    clauses[at]!.names.every((key) => isRice(key) || slight(key)) &&
    !/\b(?:lentils|sauce|meat|chicken|vegetables)\b/i.test(clauses[at]!.text);
  const isOfPot = (at: number): boolean =>
    alone(at) &&
    /\b(?:boil|simmer|cook|water|cover|reduce|turn down|heat|absorbed|add|lid|pot)\b/i.test(
      clauses[at]!.text,
    ) &&
    !/\b(?:fluff|serve|drain and)\b/i.test(clauses[at]!.text);
  let from = named;
  while (own.includes(from - 1) && isOfPot(from - 1)) from -= 1;
  let to = named;
  while (own.includes(to + 1) && isOfPot(to + 1)) to += 1;
  const told = clauses.slice(from, to + 1);
  if (!told.some(({ text }) => boilsGrain.test(text))) return null;
  const rice = [...new Set(told.flatMap(({ names }) => names).filter(isRice))].flatMap(
    (key) => parts.get(key) ?? [],
  );
  // Porridge is stirred, and has a setting of its own.
  if (rice.some(({ food }) => /oat|polenta|grits|cornmeal/.test(food?.id ?? ''))) return null;
  const grams = massOf(rice);
  const context = contextFor(told.find(({ minutes }) => minutes !== null) ?? clauses[named]!, 'grain', rice);
  if (grams === 0) return null;
  const capacity = context.size.capacityL ?? figure(context.tables, 'rice-cooker', 'usualCapacityL');
  if (grams * 3.2 > capacity * 1000) return null;
  const whole = rice.some(({ food }) => food !== null && isKind(food, 'whole-grain'));
  const perGram = figure(context.tables, 'pressure-grain', 'waterPerGram') * (whole ? 1.5 : 1.15);
  const ml = Math.round((grams * perGram) / 50) * 50;
  const name = callOf(rice[0]!).replace(/^the /, '');
  const salted = told.some(({ text }) => /\bsalt/i.test(text)) ? ' and a pinch of salt' : '';
  // What stays on the stove gets as hot as before, and the text says how hot that is.
  const main = mainPart([...parts.values()]);
  const cooked = clauses.findLast(
    ({ names, actions }) =>
      main !== null && names.includes(main.key) && actions.some((action) => actionNature[action].heats),
  );
  const said = temperatureCheck({
    understood,
    clauses,
    parts,
    context,
    partly: true,
    plan: emptyPlan,
    cast: { roles: clauses.map(() => 'keep'), main: -1, contents: new Set() },
  });
  const meatCheck = said === null || cooked === undefined ? null : { step: cooked.step, text: said };
  if (said !== null && cooked === undefined) return null;
  const tail = understood.recipe.steps[step]!.text.slice(clauses[to]!.end);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to,
      sentences: [
        `Rinse the ${name} and put it in the rice cooker with ${ml} ml of water${salted}.`,
        'Close the lid and press Cook.',
        `When it switches itself to Keep Warm, leave it closed for 10 minutes${/\bfluff/i.test(tail) ? '' : ', then fluff it with a fork'}.`,
      ],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: meatCheck,
      add: [],
      edits: [timeEdit(context, 'until it switches itself off', 'rice-cooker')],
      safety: [because(context.tables, 'rice-warm')],
    },
  };
}

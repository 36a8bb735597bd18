/** A stir-fry as a closed pot makes it. */
import { actionNature } from '../../dishes/actions.ts';
import { joinList } from '../../text/grammar.ts';
import type { Range } from '../model.ts';
import { callOf, isThinLiquid, mainPart } from '../read/parts.ts';
import { because, figure, massOf, sayMinutes, timeEdit } from '../plan.ts';
import { machineNoun } from '../words.ts';
import { checkFor, type ContextFor, type FoundStretch, type Reading } from './stretch-kinds.ts';
import { fries } from './stretch-sear.ts';

const putsBack = /\b(?:return|add|put|tip)\b[^.;]*\b(?:beef|pork|chicken|lamb|turkey|meat|steak|back)\b/i;
const servesUp = /^\W*(?:and\s+|then\s+)*(?:serve|garnish|top|sprinkle|divide|spoon)\b/i;

/** A stir-fry as a closed pot makes it: meat in its sauce for long, and the vegetables from the pan at the end. */
export function stirFryPot(
  [understood, clauses, parts]: Reading,
  target: 'slowCooker' | 'pressureCooker',
  contextFor: ContextFor,
): FoundStretch | null {
  const all = [...parts.values()];
  const meat = mainPart(all);
  if (meat === null || meat.safe === null || meat.safe.kind === 'egg' || meat.time?.late === 'seafood')
    return null;
  const sear = clauses.findIndex(
    ({ names, text }) => names.includes(meat.key) && fries.test(text) && !/\bmarinat/i.test(text),
  );
  const back = clauses.findIndex(
    ({ text, step }, at) => sear >= 0 && at > sear && step > clauses[sear]!.step && putsBack.test(text),
  );
  if (sear < 0 || back < 0) return null;
  const { step } = clauses[back]!;
  const first = clauses.findIndex((clause) => clause.step === step);
  let to = back;
  while (clauses[to + 1]?.step === step && !servesUp.test(clauses[to + 1]!.text)) to += 1;
  const told = clauses.slice(first, to + 1);
  const poured = [...new Set(told.flatMap(({ names }) => names))]
    .flatMap((key) => parts.get(key) ?? [])
    .filter((part) => part !== meat);
  // Vegetables that go in with the meat would be told nowhere else.
  if (poured.length === 0 || poured.some(({ time, grams }) => time !== null && grams >= 60)) return null;
  const between = [
    ...new Set(
      clauses
        .filter((clause) => clause.step > clauses[sear]!.step && clause.step < step)
        .map((clause) => clause.step),
    ),
  ].filter((one) =>
    clauses.some(
      (clause) => clause.step === one && clause.actions.some((action) => actionNature[action].heats),
    ),
  );
  if (between.length === 0) return null;
  const context = contextFor(clauses[back]!, 'stew', [meat, ...poured]);
  const slow = target === 'slowCooker';
  const low: Range = meat.time?.tough === true ? [300, 360] : [180, 240];
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const time = slow
    ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
    : `${meat.time?.tough === true ? 12 : 8} minutes`;
  const noun = machineNoun[target];
  const thin = massOf(poured.filter(({ food }) => isThinLiquid(food)));
  const need = slow ? 120 : figure(context.tables, 'pressure-liquid', 'leastMl');
  const short = thin < need ? Math.ceil((need - thin) / 60) * 60 : 0;
  const name = callOf(meat);
  const core = [
    `Put the ${name} with ${/s$/.test(name) ? 'their' : 'its'} juices in the ${noun} and pour in ${joinList([...poured.map((part) => `the ${callOf(part)}`), ...(short > 0 ? [`${short} ml of water`] : [])])}.`,
    ...(slow
      ? [`Cover and cook ${time}, until tender.`, because(context.tables, 'slow-lid')]
      : [
          'Lock the lid and set the valve to sealing.',
          `Cook at high pressure for ${time}.`,
          'Let the pressure drop by itself for 5 minutes, then release the rest.',
        ]),
  ];
  const check = checkFor([understood, clauses, parts], context, [meat], core, back);
  return {
    context,
    goesOn: true,
    stretch: {
      from: first,
      to,
      sentences: check === null ? core : [...core, check],
      later: between,
      lead: `When the ${name} ${/s$/.test(name) ? 'are' : 'is'} nearly done,`,
      end: `Stir ${between.length > 1 ? 'them' : 'all of it'} into the ${noun}; if the sauce is thin, thicken it with 1 tablespoon of cornstarch stirred into 2 tablespoons of cold water.`,
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: short > 0 ? [{ line: `${short} ml water`, rule: slow ? 'slow-liquid' : 'pressure-liquid' }] : [],
      edits: [
        timeEdit(
          context,
          slow ? time : `${time} at high pressure`,
          slow ? 'slow-by-food' : 'pressure-by-food',
          meat,
        ),
      ],
      safety: slow ? [because(context.tables, 'slow-thaw')] : [because(context.tables, 'pressure-thin')],
    },
  };
}

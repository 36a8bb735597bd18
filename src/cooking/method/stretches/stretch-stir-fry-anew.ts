/** A stir-fry whose meat never leaves its pan, told anew for a closed pot: meat in its sauce, the vegetables at the end. */
import { isKind } from '#food/ingredient';
import { joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause, Range } from '../model.ts';
import { callOf, isThickener, isThinLiquid, mainPart, type Part } from '../read/parts.ts';
import { because, figure, massOf, sayMinutes, timeEdit } from '../plan.ts';
import { checkFor, type ContextFor, type FoundStretch, type Reading } from './stretch-kinds.ts';
import { fries } from './stretch-sear.ts';

const servesUp = /^\W*(?:and\s+|then\s+)*(?:serve|garnish|plate|divide|spoon)\b/i;
const mixes = /\b(?:mix|whisk|combine|stir together|marinat\w*|toss|coat)\b/i;
const sauceWords = /\b(?:sauce|mixture|marinade|slurry)\b/i;

const isFat = ({ food }: Part): boolean => food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));

/** Vegetables that are to stay crisp. */
const isVegetable = ({ time, safe, grams, food }: Part): boolean =>
  time !== null && safe === null && grams >= 60 && !isThinLiquid(food);

/** Where the frying of the meat begins, with the pan that is heated for it, and what comes before the serving. */
function fried(
  clauses: readonly Clause[],
  meat: Part,
): { readonly from: number; readonly to: number } | null {
  const sear = clauses.findIndex(
    ({ names, text, step }, at) =>
      fries.test(text) &&
      !/\bmarinat/i.test(text) &&
      (names.includes(meat.key) ||
        // "Add the beef and stir-fry until browned."
        (names.length === 0 && clauses[at - 1]?.step === step && clauses[at - 1]!.names.includes(meat.key))),
  );
  if (sear < 0) return null;
  let from = sear;
  while (
    clauses[from - 1]?.step === clauses[sear]!.step &&
    /\b(?:heat|oil|pan|wok|skillet|add|stir|cook|fragrant)\b/i.test(clauses[from - 1]!.text)
  )
    from -= 1;
  const served = clauses.findIndex(({ text }, at) => at > sear && servesUp.test(text));
  return { from, to: (served < 0 ? clauses.length : served) - 1 };
}

/** The whole of it in the order of the closed pot; null where what goes in when is not clear. */
export function stirFryAnew(
  reading: Reading,
  target: 'slowCooker' | 'pressureCooker',
  contextFor: ContextFor,
): FoundStretch | null {
  const [, clauses, parts] = reading;
  const meat = mainPart([...parts.values()]);
  if (meat === null || meat.safe === null || meat.safe.kind === 'egg' || meat.time?.late === 'seafood')
    return null;
  const range = fried(clauses, meat);
  if (range === null || range.to <= range.from) return null;
  const { from, to } = range;
  const named = (some: readonly Clause[]): readonly Part[] =>
    [...new Set(some.flatMap(({ names }) => names))].flatMap((key) => parts.get(key) ?? []);
  const inPot = named(clauses.slice(from, to + 1));
  const mixed = named(clauses.slice(0, from).filter(({ text }) => mixes.test(text)));
  const sauced = mixed.length > 0 && clauses.slice(from, to + 1).some(({ text }) => sauceWords.test(text));
  if (mixed.some((part) => part !== meat && !inPot.includes(part)) && !sauced) {
    // What only marinated the meat is on it.
    const marinade = clauses
      .slice(0, from)
      .some(({ names, text }) => names.includes(meat.key) && mixes.test(text));
    if (!marinade) return null;
  }
  const vegetables = inPot.filter(isVegetable);
  if (
    inPot.some(({ safe, time }) => safe?.kind === 'egg' || time?.late === 'pasta' || time?.late === 'grain')
  )
    return null;
  const fat = inPot.find(isFat);
  const starch = inPot.filter(({ food }) => isThickener(food));
  const poured = inPot.filter(
    (part) => part !== meat && !vegetables.includes(part) && !starch.includes(part) && !isFat(part),
  );
  if (poured.length === 0 && !sauced) return null;
  const slow = target === 'slowCooker';
  const context = contextFor(clauses[from]!, 'stew', [meat, ...poured]);
  const tough = meat.time?.tough === true;
  const low: Range = tough ? [300, 360] : [180, 240];
  const high: Range = [Math.round(low[0] / 60) * 30, Math.round(low[1] / 60) * 30];
  const time = slow
    ? `on LOW for ${sayMinutes(low)}, or on HIGH for ${sayMinutes(high)}`
    : `${tough ? 12 : 8} minutes`;
  const need = slow ? 120 : figure(context.tables, 'pressure-liquid', 'leastMl');
  const thin = massOf([...poured, ...mixed].filter(({ food }) => isThinLiquid(food)));
  const short = thin < need ? Math.ceil((need - thin) / 60) * 60 : 0;
  const name = `the ${callOf(meat)}`;
  const it = isPluralName(callOf(meat)) ? 'them' : 'it';
  const the = (some: readonly Part[]): string => joinList(some.map((part) => `the ${callOf(part)}`));
  const wet = joinList([
    ...(sauced ? ['the sauce'] : []),
    ...poured.map((part) => `the ${callOf(part)}`),
    ...(short > 0 ? [`${short} ml of water`] : []),
  ]);
  const oil = fat === undefined ? '1 tablespoon of oil' : `the ${callOf(fat)}`;
  const slurry =
    starch.length === 0
      ? []
      : [`Stir ${the(starch)} into 2 tablespoons of cold water and whisk that into the juices.`];
  const core = slow
    ? [
        `Heat ${oil} in a frying pan over high heat and brown ${name} for 3–4 minutes.`,
        `Put ${it} in the slow cooker and add ${wet}.`,
        `Cover and cook ${time}, until tender.`,
        because(context.tables, 'slow-lid'),
        ...(vegetables.length > 0
          ? [
              `Shortly before serving, stir-fry ${the(vegetables)} in a hot pan for 4–5 minutes, until crisp-tender.`,
            ]
          : []),
        ...slurry,
        ...(vegetables.length + starch.length > 0
          ? [
              `${vegetables.length > 0 ? 'Stir in the vegetables, cover' : 'Cover'} and cook on HIGH for 15 minutes${starch.length > 0 ? ', until the sauce thickens' : ''}.`,
            ]
          : []),
      ]
    : [
        `Set the pressure cooker to Sauté, heat ${oil} in it and brown ${name} for 3–4 minutes.`,
        `Add ${wet} and scrape the bottom clean.`,
        'Lock the lid and set the valve to sealing.',
        `Cook at high pressure for ${time}.`,
        'Let the pressure drop by itself for 5 minutes, then release the rest.',
        ...slurry,
        ...(vegetables.length + starch.length > 0
          ? [
              `Set the pressure cooker to Sauté${vegetables.length > 0 ? `, stir in ${the(vegetables)}` : ''} and simmer for ${vegetables.length > 0 ? '4–5' : '2–3'} minutes, ${vegetables.length > 0 ? 'until crisp-tender' : 'until the sauce thickens'}.`,
            ]
          : []),
      ];
  const check = checkFor(reading, context, [meat], core, from);
  return {
    context,
    goesOn: true,
    stretch: {
      from,
      to,
      sentences: check === null ? core : [...core, check],
      later: [],
      lead: '',
      before: (text) => text,
      after: (text) => text,
      check: null,
      add: short > 0 ? [{ line: `${short} ml water`, rule: slow ? 'slow-little' : 'pressure-thin' }] : [],
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

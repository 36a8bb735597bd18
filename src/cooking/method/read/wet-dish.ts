import type { Range } from '../model.ts';
import { isThinLiquid, slowest, splits, type Part } from './parts.ts';
import { donenessOf, figure, massOf, times, type Plan, type PlanContext, paleCue } from '../plan.ts';
import { ladled } from './role-words.ts';
import type { Vessel } from '../words.ts';

/** Vessels whose place a machine with one of its own takes. */
export const pots: readonly Vessel[] = [
  'pot',
  'pan',
  'dish',
  'tray',
  'slowCooker',
  'pressureCooker',
  'riceCooker',
  'basket',
];

/** What goes in at the beginning. */
export const lasting = (context: PlanContext): readonly Part[] =>
  context.parts.filter((one) => (one.time?.late ?? null) === null);

const closed: ReadonlySet<PlanContext['target']> = new Set([
  'slowCooker',
  'pressureCooker',
  'riceCooker',
  'microwave',
]);

/** How one sees that it is done, where that is not said of what goes in later: pasta is not tender before it is in. */
export function doneTogether(context: PlanContext): string {
  // Nothing browns under a lid.
  const done = closed.has(context.target)
    ? paleCue(donenessOf(context.main, context.source))
    : donenessOf(context.main, context.source);
  return context.parts.some((part) => splits(part) && /\bcream/i.test(done)) ||
    context.parts.some(
      ({ time, item }) =>
        (time?.late === 'seafood' &&
          /\b(?:shells?|opened|pink|opaque|flakes?|prawns|shrimps?|fish)\b/i.test(done)) ||
        (time?.late === 'tender' &&
          done.toLowerCase().includes(item.name.toLowerCase().split(' ').at(-1)!)) ||
        (time?.late === 'pasta' &&
          (/\b(?:pasta|noodles|macaroni|al dente)\b/i.test(done) ||
            done.toLowerCase().includes(item.name.toLowerCase()))),
    )
    ? ''
    : done;
}

/** Minutes that the dish would simmer on a stove. */
export function simmerMinutes(context: PlanContext): Range {
  const { source, dish, minutes, tables } = context;
  // A risotto is its rice, not the mushrooms in it.
  const grain = dish === 'grain' ? context.parts.filter(({ time }) => time?.late === 'grain') : [];
  const known = slowest(grain.length > 0 ? grain : lasting(context), 'simmer');
  const own: Range = minutes ?? known ?? [20, 30];
  switch (source) {
    case 'oven':
    case 'convectionOven':
    case 'toasterOven':
      // A rice pudding bakes for its skin; on a flame the rice is soft in twice its time in water.
      if (dish === 'grain' && known !== null && own[1] > 2 * known[1]) return times(known, 2);
      return times(own, 1 / figure(tables, 'stove-to-oven-braise', 'factor'));
    case 'slowCooker':
      // Minced meat is done in minutes, and its sauce is not.
      if (known !== null && context.parts.some((one) => one.time?.minced === true)) {
        const long = times(own, 1 / figure(tables, 'simmer-to-slow', 'factor'));
        return long[1] > known[1] ? long : known;
      }
      return known ?? times(own, 1 / figure(tables, 'simmer-to-slow', 'factor'));
    case 'pressureCooker':
      if (known !== null) {
        // Thin strips that were done in a fraction of the table's time take that fraction of it here as well.
        const usual = slowest(lasting(context), 'pressure');
        const share = minutes === null || usual === null ? 1 : minutes[1] / usual[0];
        return share < leastShare ? times(known, Math.max(share, 1 / 3)) : known;
      }
      return times(own, 1 / figure(tables, 'pressure-third', 'factor'));
    case 'microwave':
      return known ?? times(own, 2);
    default:
      // "Simmer for 4 to 8 hours": past the time of the toughest piece nothing more is gained.
      return known !== null && own[1] > 300 ? [Math.min(own[0], known[0]), known[1]] : own;
  }
}

/** Less of a row's time than this is a thinner cut, not a hasty cook. Own rule. */
const leastShare = 0.6;

/** Where a machine cannot brown, a frying pan takes the place of these vessels first; null where nothing is browned. */
export const brownFirst = (context: PlanContext, from: readonly Vessel[]): Plan['start'] =>
  context.browned
    ? /\bcook(?:ed|ing)? down\b|\bstock ?pot\b|\bcaramel\w+ (?:the |those )?onions|\bonions\b[^.;]*\bcaramel/i.test(
        context.text,
      )
      ? { from, phrase: 'a large pot', again: 'the pot', preposition: 'in', heat: null }
      : { from, phrase: 'a frying pan', again: 'the pan', preposition: 'in', heat: null }
    : null;

/** What a risotto drinks under a lid, where its stock was ladled in and half of it boiled away; null where none was. */
export function drinks({ dish, parts, text, tables }: PlanContext): Plan['liquid'] {
  if (dish !== 'grain' || !ladled.test(text)) return null;
  const thin = massOf(parts.filter(({ food }) => isThinLiquid(food)));
  const wanted =
    parts.reduce((sum, { time, grams }) => sum + (time?.water ?? 0) * grams, 0) *
    figure(tables, 'pressure-grain', 'waterPerGram') *
    figure(tables, 'ladled-at-once', 'factor');
  return wanted > 0 && wanted < thin * 0.95
    ? { factor: Math.max(0.4, wanted / thin), rule: 'ladled-at-once' }
    : null;
}

/**
 * What an open pot of soup would have boiled away, left out of its water, or of its stock where it has none; null where
 * dried pulses need all of it.
 */
export function soupLiquid({ dish, parts, minutes, tables, source, text }: PlanContext): Plan['liquid'] {
  if (dish !== 'soup' || source !== 'stovetop' || (minutes?.[1] ?? 0) < 12) return null;
  if (parts.some(({ time }) => time?.dry === true)) return null;
  // "Water an inch above the lentils": as much as that takes, whatever boils away.
  if (toDepth.test(text)) return null;
  const thin = parts.filter(({ food }) => isThinLiquid(food));
  const most = (some: readonly Part[]): Part | undefined =>
    [...some].sort((one, other) => other.grams - one.grams)[0];
  const part = most(thin.filter(({ food }) => food?.id === 'water')) ?? most(thin);
  if (part === undefined) return null;
  const less = figure(tables, 'soup-liquid', 'share') * massOf(thin);
  const factor = 1 - less / part.grams;
  return factor < 0.5 ? null : { factor, rule: 'soup-liquid', only: part.key };
}

/** How high the liquid stands over what it cooks. */
const toDepth =
  /\b(?:an?|one|two|half an|\d+(?:[.,/]\d+)?)[- ](?:inch(?:es)?|cm|centimet\w+|fingers?)\b[^.;]{0,20}\b(?:above|over|deeper|higher|more than)\b|\b(?:cover\w*|above|over)\b[^.;]{0,40}\bby (?:about |at least )?(?:an?|one|two|half an|\d+(?:[.,/]\d+)?)[- ](?:inch(?:es)?|cm|centimet\w+|fingers?)\b/i;

/** Without a lid, until there is less of it. */
export const boilsDown =
  /\buncovered\b|\bwithout (?:a|the|its) lid\b|\blid off\b|\b(?:remove|take off) the lid\b|\breduc(?:e|es|ed|ing)\b(?! (?:the )?heat)|\bboil (?:it )?down\b|\b(?:cook|boil|simmer|bubble)\w* (?:off|away)\b|\bevaporat\w*/i;

/** A loaf of the bare oven in a hot, lidded pot, whose own steam takes the place of pans of water and sprays. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { dial } from '../plan.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import type { Clause, Range } from '../model.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const bakes = (one: Clause): boolean => one.actions.includes('bake') && one.minutes !== null;
const steam =
  /\b(?:(?:pan|tray|tin|dish|cup|bowl) of (?:\w+ )?water|water pan|steam|ice cubes|spray\w*|mist|oven racks?|lower rack)\b/i;
const vessel =
  /\b(?:dutch oven|baking vessel|springform|(?:baking|cookie) (?:sheet|tray|stone)|(?:loaf|bread) (?:pan|tin)|lid|any vessel|hot pot)\b/i;
/** What the hot oven of a bare loaf needs besides, and a closed pot does not. */
const openOven =
  /\b(?:hot|boiling) water\b|\b(?:shallow|metal|broiler) pan\b|\bbubbles?\b|\boven door\b|\b(?:in|into) (?:the |your |a )?(?:hot |preheated )?oven\b|\b(?:middle|centre|center|lowest|bottom) rack\b/i;
const lays = /\b(?:turn|tip|place|put|transfer|lower|drop|set|slide|lay)\b/i;
const shapes = /\b(?:shape|form|roll (?:up|into|it|the dough)|fold (?:it|the dough))\b/i;
const rises = /\b(?:prov(?:e|ing)|proof(?:ing)?|rise|rising|rest)\b/i;
const slashes = /\b(?:slash|score)\b/i;
const until = /,? ?\b(until\b[^.;]*)/i;
/** Share of the time under the lid where the author bakes in one stretch. Own rule. */
const covered = 0.6;

/** The loaf in a Dutch oven; null where it is no shaped dough, or flat. */
export function loafInPot(ask: Ask): Told | null {
  const { clauses, source, target, understood } = ask;
  const { title } = understood.source;
  if (target !== 'dutchOven' || source !== 'oven') return null;
  if (
    !/\b(?:bread|loaf|boule|sourdough)\b/i.test(title) ||
    /\b(?:flat|corn|banana|pizza|focaccia|buns?|rolls|pudding|soda|spread)\b/i.test(title)
  )
    return null;
  if (!/\bdough\b|\bknead|\bprov(?:e|ing)\b|\bproof/i.test(textOf(ask))) return null;
  const first = clauses.findIndex(bakes);
  const last = clauses.findLastIndex(bakes);
  if (first < 0 || clauses[last]!.minutes![1] < 8) return null;
  const stated = clauses.findIndex(
    (one, at) => at < first && (one.actions.includes('preheat') || (one.celsius ?? 0) >= 180),
  );
  // Where no step heats the oven, the last rise is when it is done.
  const ready =
    stated >= 0
      ? stated
      : clauses.findLastIndex(
          (one, at) => at < first && rises.test(one.text) && (one.minutes?.[1] ?? 0) >= 20,
        );
  const hot = Math.max(...clauses.slice(0, last + 1).map(({ celsius }) => celsius ?? 0));
  if (ready < 0 || hot < 170) return null;
  const heat = formatTemperature(Math.max(220, dial(hot)));
  const lower =
    clauses.slice(first, last + 1).findLast(({ celsius }) => (celsius ?? hot) < hot)?.celsius ?? null;
  const times = clauses.flatMap((one, at) => (at >= first && at <= last && bakes(one) ? [one.minutes!] : []));
  const share = (range: Range, by: number): Range => [
    Math.max(5, Math.round((range[0] * by) / 5) * 5),
    Math.max(5, Math.round((range[1] * by) / 5) * 5),
  ];
  const [closed, open] =
    times.length > 1
      ? ([times[0]!, times.at(-1)!] as const)
      : ([share(times[0]!, covered), share(times[0]!, 1 - covered)] as const);
  const us = thinksInFahrenheit(understood.source);
  const cue = until.exec(clauses[last]!.text)?.[1] ?? 'until deep brown and hollow when tapped underneath';
  const heated = `Put the Dutch oven with its lid in the oven and heat both to ${heat}, for at least 30 minutes.`;
  const meanwhile =
    `For the last 30 minutes of that, ${heated.charAt(0).toLowerCase()}${heated.slice(1)}`.replace(
      ', for at least 30 minutes',
      '',
    );
  const paper = us ? 'parchment' : 'baking paper';
  // Where the author lays it in its tin or on its sheet, it is laid on the paper: before it rises there and is slashed.
  const puts = clauses.findLastIndex(
    (one, at) =>
      at < first &&
      vessel.test(one.text) &&
      lays.test(one.text) &&
      !steam.test(one.text) &&
      !openOven.test(one.text),
  );
  const shaped = clauses.some((one, at) => at < (puts < 0 ? ready : puts) && shapes.test(one.text));
  const turned = shaped
    ? `Turn the loaf out onto a sheet of ${paper} that is large enough to lift it by.`
    : `Shape the dough into a loaf and set it, seam side down, on a sheet of ${paper} that is large enough to lift it by.`;
  const core = [
    `Lower the loaf on its paper into the hot pot; mind the lid and the handles.`,
    `Put the lid on and bake for ${formatMinutes(...closed)}. Take off the lid${lower === null ? '' : `, lower the oven to ${formatTemperature(dial(lower))}`} and bake for ${formatMinutes(...open)} more, ${cue}. Lift the loaf out by its paper onto a rack.`,
  ];
  const steps = retell(ask, (one, at) => {
    if (at === ready && stated < 0)
      return [
        ...(puts < 0 ? [`${ownStep}${turned}`] : []),
        one.text.trim().replace(/([^.!?])$/, '$1.'),
        meanwhile,
        ownStep,
      ];
    if (at === ready) return [...(puts < 0 ? [`${ownStep}${turned}`] : []), `${ownStep}${heated}`];
    if (at === puts) return [`${ownStep}${turned}`];
    if (at === last) return [core.join(' ')];
    if (
      at > ready - 3 &&
      at < last &&
      !slashes.test(one.text) &&
      (steam.test(one.text) ||
        (at > ready && openOven.test(one.text)) ||
        vessel.test(one.text) ||
        bakes(one) ||
        (one.celsius ?? 0) >= 170 ||
        one.actions.includes('preheat'))
    )
      return 'drop';
    if (at > last && /\bhollow\b/i.test(one.text) && /hollow/.test(cue)) return 'drop';
    return at > last && /\bfrom (?:the )?(?:oven|pan|tin)\b/i.test(one.text) ? 'drop' : null;
  });
  return {
    dish: 'bread',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[last]!.step,
        before: clauses[last]!.text,
        after: `${formatMinutes(...closed)}. Take off the lid`,
        reason: reasonOf(ask, 'dutch-oven-bread'),
      },
      {
        kind: stated < 0 ? 'add' : 'text',
        step: clauses[ready]!.step,
        before: stated < 0 ? null : clauses[ready]!.text,
        after: stated < 0 ? meanwhile : heated,
        reason: reasonOf(ask, 'dutch-oven-bread'),
      },
    ],
    method: reasonOf(ask, 'method-pot'),
    words: reasonOf(ask, 'loaf-steam'),
    gone: reasonOf(ask, 'loaf-steam'),
  };
}

/** Boneless thighs from an oven tray on a grill: thin pieces want minutes over the bare fire, and nothing under them. */
import { formatMinutes, formatTemperature, joinList } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { callOf } from '../read/parts.ts';
import { longest, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const tray = /\b(?:sheet|tray|sheet[- ]pan)\b/i;
const otherwise =
  /\b(?:skewers?|crumbs?|panko|breaded|stuff(?:ed|ing)?|stock|broth|wine|casserole|dish|skillet|glaz\w+|parcels?|packets?|roll(?:ed)? up|rack)\b/i;
const juices = /\b(?:pan|tray) juices\b|\breturn\b[^.;]*\b(?:sheet|tray|pan)\b/i;
const inOven = /\s*\bin the (?:warm |hot |low )?oven\b[^.;,]*/i;
const most = 50;
const heat = 'direct medium-high heat';
const time = '10–12 minutes';

/** The thighs over direct heat; null for everything that has a sauce, a crust or roots beside it. */
export function bonelessOnGrill(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  if (target !== 'grill' || source !== 'oven') return null;
  const raw = parts.filter((part) => part.safe !== null && part.grams >= 60);
  const [meat] = raw;
  if (
    meat === undefined ||
    raw.length > 1 ||
    meat.safe!.kind !== 'poultry' ||
    !/\bboneless\b/i.test(meat.item.text) ||
    !/\bthighs?\b/i.test(meat.item.text)
  )
    return null;
  const text = textOf(ask);
  if (!tray.test(text) || otherwise.test(text)) return null;
  const bakes = clauses.filter(
    (one) => one.minutes !== null && one.actions.some((action) => action === 'bake' || action === 'roast'),
  );
  const main = longest(clauses, (one) => bakes.includes(one));
  const own = clauses[main];
  if (own === undefined || bakes.length > 1 || own.minutes![1] > most) return null;
  const beside = parts.filter(
    (part) =>
      part !== meat &&
      part.grams >= 60 &&
      part.time !== null &&
      understood.steps[own.step]!.contents.includes(part.key) &&
      /\b(?:wedges?|chunks?|onions?|peppers?|courgettes?|zucchini)\b/i.test(part.item.text),
  );
  if (beside.length > 2 || parts.some((part) => part.time?.root === true && part.grams >= 150)) return null;
  const laid = clauses.flatMap((one, at) => (at < main && tray.test(one.text) ? [at] : []));
  // What is dressed on the tray itself has no other place.
  if (
    laid.some((at) =>
      clauses[at]!.names.some((key) => key !== meat.key && !beside.some((one) => one.key === key)),
    )
  )
    return null;
  const name = callOf(meat);
  const many = isPluralName(name);
  const others = joinList(beside.map((part) => `the ${callOf(part)}`));
  const marinated = /\bmarinat\w*|\bmarinade\b|\brefrigerate\b/i.test(text);
  const broil = clauses.findIndex((one, at) => at > main && one.actions.includes('broil'));
  let lit = false;
  const steps = retell(ask, (clause, at) => {
    if (at === main)
      return [
        ...(beside.length > 0
          ? [`Thread ${others} on skewers, or use a grill basket, so that nothing falls through the grate.`]
          : []),
        ...(marinated ? [`Lift the ${name} out of the bowl and let ${many ? 'them' : 'it'} drip.`] : []),
        `Grill the ${name} over ${heat} for ${time}, turning once or twice and moving ${many ? 'them' : 'it'} aside where the fat flares up, until charred at the edges.`,
        ...(beside.length > 0
          ? [`Grill ${others} beside ${many ? 'them' : 'it'} for 8–10 minutes, turning, until soft.`]
          : []),
        `Check with a thermometer that the ${name} ${many ? 'reach' : 'reaches'} ${formatTemperature(meat.safe!.celsius)} inside.`,
      ];
    if (clause.actions.includes('preheat')) {
      if (lit) return 'drop';
      lit = true;
      return ['Heat the grill to medium-high, and clean and oil the grate.'];
    }
    if (laid.includes(at)) return 'drop';
    // Thin slices fall through a grate, and the fire has crisped them before.
    if (at === broil || (at > main && juices.test(clause.text))) return 'drop';
    if (at > main && clause.actions.includes('warm') && inOven.test(clause.text))
      return [
        `${clause.text.replace(/[.\s]+$/, '').replace(inOven, ' on the grate for about a minute, turning once')}.`,
      ];
    return null;
  });
  const said = steps.map((one) => one.text).join('\n');
  if (!lit || /\b(?:oven|sheet|tray|broil\w*|juices)\b/i.test(said)) return null;
  const set = clauses.find(({ celsius }) => celsius !== null && celsius >= 120)?.celsius;
  return {
    dish: 'pieces',
    steps,
    ideas: [
      ...(set === undefined || set === null
        ? []
        : [
            {
              kind: 'temperature' as const,
              step: own.step,
              before: formatTemperature(set),
              after: heat,
              reason: reasonOf(ask, 'grill-direct'),
            },
          ]),
      {
        kind: 'time',
        step: own.step,
        before: formatMinutes(...(own.minutes as [number, number])),
        after: time,
        reason: reasonOf(ask, 'grill-direct'),
      },
    ],
    words: reasonOf(ask, 'grill-bare'),
  };
}

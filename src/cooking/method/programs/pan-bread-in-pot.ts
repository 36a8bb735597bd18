/** Focaccia and other breads that rise in their oiled pan, in a Dutch oven that takes the place of the pan: it is not heated first. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:focaccia|pan pizza|pull[- ]apart|monkey bread|cinnamon rolls?|dinner rolls?|buns)\b/i;
const pan =
  /\b(?:an?|the|your) (?:(?:greased|oiled|lined|buttered|large|rimmed|half|baking|sheet|roasting|metal|\d+ ?(?:x|×|by|-inch by) ?\d+(?:[- ]?inch|["”])?|\d+[- ]?inch|cake|square|round)[- ]?)*(?:pan|tin|tray|dish|sheet)\b|\b(?:9 ?x ?13|13 ?x ?9|8 ?x ?8|9 ?x ?9)(?: (?:pan|tin|dish))?/gi;
const bakes = (one: Clause): boolean =>
  one.minutes !== null && (one.actions.includes('bake') || /^\W*bake\b/i.test(one.text));

/** The bread in a Dutch oven; null where it is none of these. */
export function panBreadInPot(ask: Ask): Told | null {
  const { clauses, source, target, understood } = ask;
  if (target !== 'dutchOven' || (source !== 'oven' && source !== 'convectionOven')) return null;
  if (!titles.test(understood.source.title)) return null;
  const main = clauses.findIndex(bakes);
  if (main < 0) return null;
  const own = clauses[main]!;
  const hot = clauses.slice(0, main + 1).findLast(({ celsius }) => (celsius ?? 0) >= 150)?.celsius ?? null;
  if (hot === null) return null;
  const heat = formatTemperature(hot);
  const half = Math.max(5, Math.round((own.minutes![0] * 0.5) / 5) * 5);
  const open: Range = [Math.max(5, own.minutes![0] - half), Math.max(8, own.minutes![1] - half + 5)];
  const cue =
    /\b(?:un)?till? [^.;]*/i
      .exec(own.text)?.[0]
      .replace(/^till? /i, 'until ')
      .replace(/\.$/, '') ?? 'until golden';
  const time = `bake at ${heat} for ${formatMinutes(half, half)}. Take off the lid and bake for ${formatMinutes(open[0], open[1])} more`;
  const core = [
    `${ownStep}Put the lid on the Dutch oven and ${time}, ${cue}. Lift it out after 5 minutes, or the bottom steams soft.`,
    ownStep,
  ];
  let named = false;
  return {
    dish: 'casserole',
    steps: retell(
      ask,
      (_, at) => (at === main ? core : null),
      (text) =>
        text.replace(pan, (found) => {
          const first = !named;
          named = true;
          if (/^the\b/i.test(found) && !first) return 'the Dutch oven';
          return first ? 'a wide Dutch oven (10–12 inches)' : 'the Dutch oven';
        }),
    ),
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text.trim().replace(/\.$/, ''),
        after: time,
        reason: reasonOf(ask, 'focaccia-how'),
      },
    ],
    method: reasonOf(ask, 'focaccia-how'),
  };
}

/** A tray that goes in and out of the oven while foods join it, in a lidded camp oven over coals, stage by stage. */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { dial } from '../plan.ts';
import { coalsReady } from '../told/fire-words.ts';
import { coalsBelow } from '../told/in-place.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { dueCelsius, rawMeats } from './span.ts';
import { callOf } from '../read/parts.ts';
import { joinList } from '../../text/grammar.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const tray =
  /\b(?:an?|the|your)\s+(?:(?:large|big|deep|shallow|same)\s+)*(?:(?:roasting|baking|oven)\s*)?(?:trays?|tins?|sheets?|dish)\b(?:['’]s)?/gi;
const heats = /\boven\b|\b(?:cook|roast|bake)\b[^.;]*\bmin/i;

/** The tray over coals; null where it is one stretch in the oven. */
export function campOvenTray(ask: Ask): Told | null {
  const { clauses, parts, source, target, understood } = ask;
  if (target !== 'campfire' || source !== 'oven') return null;
  const raw = rawMeats(parts);
  if (raw.length === 0) return null;
  const stages = clauses.flatMap((one, at) =>
    one.minutes !== null && heats.test(one.text) && !one.actions.includes('preheat') ? [at] : [],
  );
  const [first] = stages;
  const last = stages.at(-1);
  if (stages.length < 2 || first === undefined || last === undefined) return null;
  // Something joins between the first stretch and the last.
  const joins = clauses
    .slice(first + 1, last)
    .some(
      (one) =>
        one.names.length > 0 &&
        /\b(?:add|transfer|pour|put|scatter|nestle|lay|arrange|toss)\b/i.test(one.text),
    );
  if (!joins || !tray.test(understood.source.instructions.join(' '))) return null;
  tray.lastIndex = 0;
  const celsius = dial(clauses.find(({ celsius: own }) => (own ?? 0) >= 120)?.celsius ?? 200);
  const coals = coalsBelow(celsius);
  const us = thinksInFahrenheit(understood.source);
  const ready = `${coalsReady}. Set a lidded, cast-iron camp oven of ${us ? '12 inches' : '30 cm'} over ${coals} of them and lay ${coals * 2} on the lid, which makes about ${formatTemperature(celsius)}.`;
  const due = dueCelsius(raw);
  const check = ` Check with a thermometer that the ${joinList([...new Set(raw.map(callOf))])} reach ${formatTemperature(due!)} inside.`;
  let readied = false;
  const steps = retell(
    ask,
    (clause, at) => {
      const preheats =
        clause.actions.includes('preheat') || (/\bheat\b[^.;]*\boven\b/i.test(clause.text) && at < first);
      if (preheats && !readied) {
        readied = true;
        return [`${ownStep}${ready}`, ownStep];
      }
      if (preheats) return 'drop';
      if (stages.includes(at)) {
        const rest = /\b(until|or (?:however|as) long|to (?:crisp|brown))\b[^.;]*/i.exec(clause.text)?.[0];
        const also =
          clause.names.length > 0 && !/\boven\b/i.test(clause.text)
            ? null
            : `${at === first ? 'Put the lid with its coals on' : 'Put the lid back on'} and cook for ${formatMinutes(...clause.minutes!)}${at === first ? ', giving pot and lid a quarter turn halfway' : ''}${rest === undefined ? '' : `, ${rest.replace(/^or (?:however|as) long until/i, 'until')}`}.${at === last ? check : at === stages[1] && stages.length > 2 ? ' Lay fresh coals on the lid, so that the skin browns.' : ''}`;
        return also === null ? null : [also];
      }
      return null;
    },
    (text) =>
      text
        .replace(/^while (?:the )?oven is heating(?: up)?,?\s*/i, '')
        .replace(
          /\b(?:to )?take out (?:the|your) (?:roasting |baking )?(?:tray|tin)(?: for the last time before serving)?(?: and)?/gi,
          (found) => (/^to /i.test(found) ? '' : 'lift the lid and'),
        )
        .replace(/\b(?:a |an )?(?:separate|temporary),? (?:temporary,? )?tray\b/gi, 'a plate')
        .replace(tray, (found) => (/['’]s$/.test(found) ? 'the camp oven’s' : 'the camp oven')),
  );
  return {
    dish: 'roast',
    steps,
    ideas: [
      {
        kind: 'text',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: ready,
        reason: reasonOf(ask, 'campfire-coals'),
      },
    ],
    method: reasonOf(ask, 'method-fire'),
    words: reasonOf(ask, 'camp-tray'),
    gone: reasonOf(ask, 'camp-tray'),
    safety: [reasonOf(ask, 'fire-safety')],
  };
}

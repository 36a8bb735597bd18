/** Jerky, herbs and fruit that dry for hours in barely warm air: the machine holds the same low heat, or says that it cannot. */
import { formatTemperature } from '../../text/grammar.ts';
import { rawMeats, spanTold } from './span.ts';
import { callOf } from '../read/parts.ts';
import { machineNoun } from '../words.ts';
import { reasonOf, textOf, type Ask, type Told } from './telling.ts';

const dries = /\b(?:jerky|biltong|dehydrat\w*|dried (?:fruit|apples?|mango|tomatoes)|fruit leather)\b/i;
const drying = /\b(?:dry|dried|drying|dehydrat\w*)\b/i;

/** What is dried, in another machine; null where it is cooked. */
export function driedLow(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  if (!['airFryer', 'oven', 'convectionOven', 'toasterOven', 'smoker'].includes(target)) return null;
  if (!dries.test(understood.source.title) || !drying.test(textOf(ask))) return null;
  const isDrying = ({ text, minutes }: (typeof clauses)[number]): boolean =>
    drying.test(text) && ((minutes?.[1] ?? 0) >= 120 || /\b(?:oven|dehydrator|rack)\b/i.test(text));
  const first = clauses.findIndex(isDrying);
  if (first < 0) return null;
  let last = clauses.findLastIndex(isDrying);
  while (last + 1 < clauses.length && clauses[last + 1]!.step === clauses[last]!.step) last += 1;
  const meat = rawMeats(parts)[0];
  const poultry = meat?.safe?.kind === 'poultry';
  const safe = meat === undefined ? null : formatTemperature(poultry ? 74 : 71);
  const dry = formatTemperature(70);
  const it = meat === undefined ? 'pieces' : 'strips';
  const heated =
    safe === null
      ? ''
      : ` Warm dry air alone heats meat too slowly to be safe: begin at ${formatTemperature(135)} for 10 minutes, until the ${callOf(meat!)} has reached ${safe} inside, and go down to ${dry} for the rest.`;
  const core: readonly string[] =
    target === 'airFryer'
      ? [
          `Pat the ${it} dry and lay them in the basket in one layer, without overlapping, on a rack over it as well if there is one; do the rest in rounds.${heated}`,
          `Set the air fryer to Dehydrate or its lowest heat, ${dry}, and dry for 3–4 hours, turning the ${it} every hour. One whose lowest heat is above ${formatTemperature(85)} cooks them instead of drying them.`,
        ]
      : target === 'smoker'
        ? [
            `Heat the smoker to ${formatTemperature(75)} with a little hickory or apple wood. Lay the ${it} on the grates in one layer without touching.${heated.replace(/,? and go down.*$/, ', and let it fall back for the rest.')}`,
            `Smoke at 75 °C (165 °F) for 4–6 hours, with wood only for the first 2, until dry. The wood gives the smoke, so leave out any liquid smoke.`,
          ]
        : [
            `Pat the ${it} dry and lay them on racks over foil-lined trays, in one layer without touching.${heated}`,
            `Dry in the ${machineNoun[target]} at ${dry}, with the door held ajar by a wooden spoon so that the moisture can leave, for 4–6 hours, turning the ${it} once halfway.`,
          ];
  return {
    dish: 'pieces',
    steps: spanTold(ask, [first, last], core),
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: core[1]!.split(', turning')[0]!.split(', until')[0]!,
        reason: reasonOf(ask, 'dried-low'),
      },
    ],
    method: reasonOf(ask, 'dried-low'),
    words: reasonOf(ask, 'dried-low'),
    gone: reasonOf(ask, 'dried-low'),
  };
}

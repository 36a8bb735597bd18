/** Stuffed vegetables of the oven, on the rack of a pressure cooker: filled raw, standing over the water, minutes by their flesh. */
import { formatTemperature } from '../../text/grammar.ts';
import { callOf } from '../read/parts.ts';
import { isHeated, rawMeats } from './span.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const shells: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:squash|pumpkins?)\b/i, 'squash', '8 minutes'],
  [/\b(?:bell |red |green |sweet )?(?:peppers|capsicums?)\b/i, 'peppers', '8 minutes'],
  [/\b(?:zucchini|courgettes?)\b/i, 'zucchini', '4 minutes'],
  [/\b(?:eggplants?|aubergines?)\b/i, 'eggplants', '8 minutes'],
  [/\bcabbage|vine leaves|grape leaves\b/i, 'rolls', '18 minutes'],
];
const stuffs = /\b(?:stuff|fill)\w*\b/i;

/** The stuffed vegetables under pressure; null where they are none. */
export function stuffedUnderPressure(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target, size } = ask;
  const { title } = understood.source;
  if (target !== 'pressureCooker' || source !== 'oven' || !/\bstuffed\b/i.test(title)) return null;
  const shell =
    shells.find(([words]) => words.test(title)) ??
    shells.find(([words]) => parts.some(({ item }) => words.test(item.text) && stuffs.test(title)));
  if (shell === undefined) return null;
  const [words, noun, usual] = shell;
  const bakes = clauses.flatMap((one, at) =>
    /\boven\b|\b(?:bake|roast)\b/i.test(one.text) ||
    one.actions.some((action) => action === 'bake' || action === 'roast' || action === 'preheat')
      ? [at]
      : [],
  );
  const filled = clauses.findIndex(({ text }) => stuffs.test(text));
  const main = bakes.findLast((at) => at > filled);
  if (filled < 0 || main === undefined) return null;
  const raw = rawMeats(parts).filter(
    ({ key }) => !clauses.some((one, at) => at < filled && isHeated(one) && one.names.includes(key)),
  );
  const rice =
    parts.some(({ item, time }) => time?.late === 'grain' && !/\bcooked\b/i.test(item.text)) &&
    !clauses.some(
      (one, at) => at < filled && isHeated(one) && /\b(?:rice|quinoa|bulgh?ur)\b/i.test(one.text),
    );
  const time = raw.length > 0 || rice ? '15 minutes' : usual;
  const due =
    raw.length === 0
      ? ''
      : ` Check with a thermometer that the ${callOf(raw[0]!)} in the middle reaches ${formatTemperature(raw[0]!.safe!.celsius)}; if not, lock the lid again for 5 minutes.`;
  const cheese = clauses.some(({ text }, at) => at >= filled && /\bcheese\b/i.test(text));
  const core = [
    `Set the rack in the pressure cooker and pour in 240 ml of water. Stand the stuffed ${noun} on it, open side up, in one layer or with a second one staggered on top${(size.capacityL ?? 6) < 5 ? '; in a small pot they take two rounds' : ''}.`,
    `Lock the lid, set the valve to sealing and cook at high pressure for ${time}. Release the pressure at once and open the lid away from you. The ${noun} should be soft when pierced.${due}${cheese ? ' Any cheese for the top goes on now: put the lid back on, without pressure, for 2 minutes, until it has melted.' : ''} For a brown top slide them under a hot broiler for 3 minutes.`,
  ];
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      if (!bakes.includes(at)) return null;
      return clause.names.every((key) => words.test(parts.find((one) => one.key === key)?.item.text ?? ''))
        ? 'drop'
        : null;
    },
    (text) =>
      text
        .replace(/^\s*flip the [\w ]+, (?:and )?(?=stuff|fill)/i, '')
        .replace(/, and put them again in the oven\b[^.;]*/i, ''),
  );
  return {
    dish: 'casserole',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: clauses[main]!.text,
        after: time,
        reason: reasonOf(ask, 'stuffed-pressure'),
      },
    ],
    method: reasonOf(ask, 'method-pressure'),
    words: reasonOf(ask, 'stuffed-pressure'),
    gone: reasonOf(ask, 'stuffed-pressure'),
    safety: [reasonOf(ask, 'pressure-thin')],
  };
}

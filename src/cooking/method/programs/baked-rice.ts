/** Rice that was browned about with in a casserole and baked in its broth, in one pot under pressure or on the stove. */
import { formatTemperature, joinList } from '../../text/grammar.ts';
import { callOf, isThinLiquid } from '../read/parts.ts';
import { scaleLine } from '../told/scale-line.ts';
import { dueCelsius, flame, isHeated, rawMeats } from './span.ts';
import {
  figureOf,
  gramsOf,
  ownStep,
  reasonOf,
  retell,
  textOf,
  type Ask,
  type LineChange,
  type Told,
} from './telling.ts';

const vessel =
  /\b(?:an?|the|your)\s+(?:(?:clay|large|heavy|oven[- ]?(?:safe|proof)|earthenware|cast[- ]iron|deep|wide)[- ]?)*(?:casserole(?: dish)?|pot|pan|skillet|dutch oven|cazuela)\b(?:\s*\(oven[- ]?(?:safe|proof)\))?/gi;

/** The rice in its pot; null where it is none, or too much for the pot. */
export function bakedRice(ask: Ask): Told | null {
  const { clauses, parts, source, target, size } = ask;
  const stove = target === 'stovetop' || target === 'dutchOven' || target === 'wok';
  if ((target !== 'pressureCooker' && !stove) || source !== 'oven') return null;
  const rice = parts.find(
    ({ item, grams }) =>
      grams >= 150 && /\b(?:rice|arroz|bulgh?ur|orzo)\b/i.test(item.text) && !/\bcooked\b/i.test(item.text),
  );
  const liquid = parts.filter(({ food, grams }) => isThinLiquid(food) && grams >= 100);
  if (rice === undefined || liquid.length === 0 || (!stove && gramsOf(ask) > 700 * (size.capacityL ?? 5.7)))
    return null;
  if (
    /\b(?:milk|cream|egg|cheese)\b/i.test(
      parts
        .filter(({ grams }) => grams > 100)
        .map(({ item }) => item.text)
        .join('\n'),
    )
  )
    return null;
  const bake = clauses.findLastIndex(
    (one) =>
      one.minutes !== null &&
      (one.actions.includes('bake') || /^\W*(?:cook|put|place|return)\b[^.;]*\boven\b/i.test(one.text)),
  );
  const first = clauses.findIndex(
    (one, at) => at < bake && isHeated(one) && !one.actions.includes('preheat'),
  );
  if (bake < 0 || first < 0) return null;
  // What roasts for it on a tray keeps its oven.
  if (
    clauses.some(
      (one, at) =>
        at < bake &&
        one.minutes !== null &&
        one.actions.some((action) => action === 'bake' || action === 'roast'),
    )
  )
    return null;
  const meats = rawMeats(parts);
  const due = dueCelsius(meats);
  const factor = Math.min(
    1,
    (rice.grams * figureOf(ask, 'rice-pressure', 'mlPerGram')) /
      liquid.reduce((sum, { grams }) => sum + grams, 0),
  );
  const lines = liquid.flatMap(({ key, item }): LineChange[] => {
    const line = stove || factor > 0.95 ? null : scaleLine(item.text, item.quantity, factor);
    return line === null ? [] : [{ key, line, reason: reasonOf(ask, 'rice-pressure'), less: true }];
  });
  const brown = /\bbrown|short|wild\b/i.test(rice.item.text) && /\bbrown rice\b/i.test(rice.item.text);
  const time = stove ? (brown ? '40–45 minutes' : '18–20 minutes') : brown ? '22 minutes' : '6 minutes';
  const names = joinList([...new Set(meats.map((part) => `the ${callOf(part)}`))]);
  const bony = meats.some(({ time: row, item }) => row?.tough === true || /\bribs?\b/i.test(item.text));
  const ahead =
    bony && !stove
      ? [
          `Put the browned ${joinList([...new Set(meats.filter(({ time: row, item }) => row?.tough === true || /\bribs?|belly\b/i.test(item.text)).map(callOf))])} back with half of the broth, lock the lid and cook at high pressure for 15 minutes, as ${meats.length > 1 ? 'they need' : 'it needs'} longer than the rice. Release the pressure and open the lid.`,
        ]
      : [];
  const checks =
    due === null
      ? ''
      : ` Check with a thermometer that ${names} ${meats.length > 1 ? 'have' : 'has'} reached ${formatTemperature(due)} inside.`;
  const core = stove
    ? [
        `Bring it to a boil without stirring, cover tightly, and cook over low heat for ${time}, until the rice is tender and has drunk the broth. Do not stir; turn the pan now and then on the burner, so that it catches nowhere.${checks} For a crust, turn the heat up for the last 2 minutes, until it crackles.`,
      ]
    : [
        'Scrape the bottom clean, push the rice under the broth, and do not stir again. The pot must be no more than half full. Lock the lid, set the valve to sealing and cook at high pressure for ' +
          time +
          '; it takes about 10 minutes to come to pressure.',
        `Let the pressure drop by itself for 10 minutes, then release the rest and open the lid away from you. The rice should be tender and the broth drunk up; if not, cover it for 5 minutes more.${due === null ? '' : ` Check with a thermometer that ${names} ${meats.length > 1 ? 'have' : 'has'} reached ${formatTemperature(due)} inside.`} For the crust that the oven gave, slide a heatproof dish of it under a hot broiler for 3–4 minutes.`,
      ];
  let named = false;
  const panOnce = (): string => (named ? 'the pan' : ((named = true), 'a wide, heavy pan with a lid'));
  let done = false;
  const joins = clauses.findIndex((one, at) => at > first && one.names.includes(rice.key));
  const steps = retell(
    ask,
    (clause, at) => {
      if (clause.actions.includes('preheat')) return 'drop';
      if (at === joins && ahead.length > 0 && !done) {
        done = true;
        return [
          ...ahead.map((one) => `${ownStep}${one}`),
          `${ownStep}${clause.text.trim().replace(/[.,;]*$/, '')}.`,
        ];
      }
      return at === bake ? core.map((one) => `${ownStep}${one}`) : null;
    },
    (text) =>
      text
        .replace(vessel, () => (stove ? panOnce() : 'the pressure cooker'))
        .replace(flame, (found) => (stove ? found : ' on Sauté'))
        .replace(
          /\bpour the (?=[\w ]*(?:broth|stock|water)\b)/i,
          ahead.length > 0 ? 'Pour the rest of the ' : 'Pour the ',
        )
        .replace(/,?\s*(?:remove from the oven and|once done,\s*)\s*/gi, (found) =>
          /once/i.test(found) ? '' : ' ',
        ),
  );
  if (textOf(ask) === '') return null;
  return {
    dish: 'grain',
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: clauses[bake]!.step,
        before: clauses[bake]!.text,
        after: time,
        reason: reasonOf(ask, stove ? 'rice-stove' : 'rice-pressure'),
      },
    ],
    method: reasonOf(ask, stove ? 'method-stove' : 'method-pressure'),
    words: reasonOf(ask, stove ? 'rice-stove' : 'rice-pressure'),
    gone: reasonOf(ask, 'old-machine'),
    safety: stove ? [] : [reasonOf(ask, 'pasta-pressure-fill')],
  };
}

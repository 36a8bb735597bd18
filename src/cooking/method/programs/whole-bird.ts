/** A whole chicken from the oven in a closed pot: on a bed of its own vegetables, and browned when it is done. */
import { isKind } from '#food/ingredient';
import { formatMinutes, joinList } from '../../text/grammar.ts';
import type { Clause, Range } from '../model.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { callOf, isThinLiquid, type Part } from '../read/parts.ts';
import { formatTemperature } from '../plan.ts';
import { longest, ownStep, reasonOf, retell, type Ask, type LineChange, type Told } from './telling.ts';

const dry: ReadonlySet<string> = new Set(['roast', 'bake']);
const tin =
  /\b(?:roasting|baking|oven)[- ](?:tins?|trays?|pans?|dish(?:es)?|sheets?)\b|\brack\b|\btrivet\b|\bcasserole\b|\bskillet\b/i;
const ovenTalk = /\b(?:oven|bast(?:e|ing)|foil|turn (?:it|the heat|down|up)|reduce the|lower the)\b/i;
/** Minutes under pressure for a kilo. Own rule. */
const minutesPerKg = 15;
/** The largest bird that heats through fast enough in a slow cooker, in grams. */
const mostSlowGrams = 2300;
const mostPressureGrams = 2100;

/** The bird for the machine; null where it is no whole roast chicken. */
export function wholeBird(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if ((target !== 'slowCooker' && target !== 'pressureCooker') || source !== 'oven') return null;
  const bird = parts.find(({ food, whole }) => whole && food !== null && isKind(food, 'whole-chicken'));
  if (bird === undefined || /\b(?:cut|joint\w*|pieces|quarter\w*|spatchcock\w*)\b/i.test(bird.item.text))
    return null;
  // By what it weighs in the shop, bones and all.
  const grams = (bird.item.grams ?? bird.grams) / (bird.food?.edibleShare ?? 1);
  const pressure = target === 'pressureCooker';
  if (grams > (pressure ? mostPressureGrams : mostSlowGrams)) return null;
  const main = longest(clauses, ({ actions }) => actions.some((one) => dry.has(one)));
  if (main < 0 || clauses[main]!.minutes![1] < 40) return null;
  // Potatoes and roots round the bird are a tray's work, and have their own times.
  if (parts.some(({ time, grams: much }) => time?.root === true && much > 400)) return null;
  const us = thinksInFahrenheit(understood.source);
  // "Scatter the onions in a roasting pan, put the chicken on top, pour the stock around."
  const bedded = (clause: Clause, at: number): boolean =>
    at < main &&
    !clause.actions.includes('preheat') &&
    (tin.test(clause.text) ||
      /^\W*(?:and |then )*(?:(?:put|set|place|sit|lay)\b[^.]*\bon (?:top|them|it|the)\b|pour\b[^.]*\b(?:around|round|over|into the))/i.test(
        clause.text,
      ));
  const under = clauses.flatMap((clause, at) =>
    bedded(clause, at) ? clause.names.filter((key) => key !== bird.key) : [],
  );
  const bed = [...new Set(under)].map((key) => parts.find((part) => part.key === key)!);
  const liquid = bed.filter((part) => isThinLiquid(part.food));
  const vegetables = bed.filter((part) => !liquid.includes(part) && part.time !== null);
  if (bed.length > liquid.length + vegetables.length) return null;
  const name = callOf(bird).replace(/^whole /, '');
  const the = (some: readonly Part[]): string => `the ${joinList(some.map(callOf))}`;
  const safe = `the thickest part of the thigh has reached ${formatTemperature(bird.safe?.celsius ?? 74)}`;
  const minutes = Math.max(18, Math.round((grams / 1000) * minutesPerKg));
  const low: Range = grams > 1900 ? [390, 450] : [360, 420];
  const time = pressure
    ? `high pressure for ${minutes} minutes`
    : `on LOW for ${formatMinutes(...low)}, or on HIGH for ${formatMinutes(low[0] / 2, low[1] / 2)}`;
  const poured = liquid.reduce((sum, part) => sum + part.grams, 0);
  const missing = pressure ? Math.max(0, Math.ceil((240 - poured) / 50) * 50) : 0;
  const steam = joinList([
    ...(liquid.length > 0 ? [the(liquid)] : []),
    ...(missing > 0 ? [`${missing} ml of water`] : []),
  ]);
  const where = pressure
    ? 'a 6 litre pressure cooker'
    : us
      ? 'a 6-quart slow cooker'
      : 'a 5–6 litre slow cooker';
  const core = pressure
    ? [
        `${vegetables.length > 0 ? `Put ${the(vegetables)} into ${where}, pour in ${steam} and set the rack on top` : `Set the rack in ${where} and pour in ${steam}`}. Lay the ${name} on it, breast up.`,
        `Lock the lid, set the valve to sealing and cook at ${time} (it takes 10–15 minutes to come up). Let the pressure drop by itself for 15 minutes, then release the rest and open the lid away from you. Check that ${safe} inside; if not, lock the lid again and give it 5 minutes more.`,
      ]
    : [
        `${vegetables.length > 0 ? `Put ${the(vegetables)} into ${where}` : `Roll 4 balls of crumpled foil and lay them in ${where}, to keep the ${name} out of its juice`}${liquid.length > 0 ? ` and pour in ${poured > 130 ? '120 ml of ' : ''}${the(liquid)}` : ''}. Set the ${name} on top, breast up; the lid must close over it.`,
        `Cover and cook ${time}, until ${safe} inside and the leg pulls away easily. Keep the lid on: every look inside costs about 20 minutes.`,
      ];
  const crisp = `Lift the ${name} out carefully on to a ${us ? 'rimmed baking sheet' : 'baking tray'}, pat the skin dry, brush it with a spoonful of fat from the juices and put it under a hot broiler, not too close, for 5–8 minutes, until golden and crisp.`;
  let put = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === main) {
        put = true;
        return [...core.map((one) => `${ownStep}${one}`), `${ownStep}${crisp}`, ownStep];
      }
      if (clause.actions.includes('preheat') || bedded(clause, at)) return 'drop';
      if (!put)
        return clause.actions.some((one) => dry.has(one)) ||
          (ovenTalk.test(clause.text) && clause.names.length === 0)
          ? 'drop'
          : null;
      return ovenTalk.test(clause.text) && !/\brest\b|\bserve\b|\bcarve\b/i.test(clause.text) ? 'drop' : null;
    },
    (text) =>
      text
        .replace(/\b(pan|tin) juices\b/gi, 'juices')
        .replace(/\bfrom the (?:roasting )?(?:tin|pan|tray)\b/gi, 'from the juices')
        .replace(
          /\b(?:put|set|place) (?:it|the (?:roasting )?(?:tin|pan)) (?=(?:over|on) )/i,
          'pour the juices into a saucepan and set it ',
        )
        .replace(/\b(?:roasting|baking) (?:tin|pan|tray|dish)\b/gi, 'pot'),
  );
  const lines: LineChange[] = [
    ...(missing > 0
      ? [{ key: null, line: `${missing} ml water`, reason: reasonOf(ask, 'pressure-least') }]
      : []),
    ...(!pressure && poured > 130 && liquid.length === 1
      ? [
          {
            key: liquid[0]!.key,
            line: `120 ml ${callOf(liquid[0]!)}`,
            reason: reasonOf(ask, 'bird-juice'),
            less: true,
          },
        ]
      : []),
  ];
  return {
    dish: 'roast',
    steps,
    lines,
    ideas: [
      {
        kind: 'time',
        step: clauses[main]!.step,
        before: formatMinutes(...clauses[main]!.minutes!),
        after: time,
        reason: reasonOf(ask, pressure ? 'bird-pressure' : 'bird-slow'),
      },
      {
        kind: 'add',
        step: clauses[main]!.step,
        before: null,
        after: 'put it under a hot broiler',
        reason: reasonOf(ask, 'bird-crisp'),
      },
    ],
    method: reasonOf(ask, pressure ? 'bird-how-pressure' : 'bird-how-slow'),
    words: reasonOf(ask, 'bird-bed'),
    safety: pressure
      ? [reasonOf(ask, 'pressure-thin')]
      : [reasonOf(ask, 'slow-thaw'), reasonOf(ask, 'slow-bird')],
  };
}

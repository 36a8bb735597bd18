/** Beaten eggs (frittata, omelet, egg bake) in a microwave: in a shallow dish, in stages, the set edge drawn to the middle. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { fatOf, isHeated, rawMeats } from './span.ts';
import { microwaved, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const titles = /\b(?:frittatas?|omelet(?:te)?s?|tortilla|scrambled?|egg (?:bake|casserole|scramble)|kuku)\b/i;
/** Whites that are beaten for themselves: they fall in a microwave. */
const foamy =
  /\b(?:stiff|whip(?:ped)? (?:the )?whites|whites\b[^.;]*\b(?:peak|beat)|souffl[eé]|beaten stiff|fold(?:ed|ing)? in (?:the )?(?:egg )?whites)\b/i;
const vessel =
  /\b(?:an?|the|your)\s+(?:(?:oven[- ]?safe|oven[- ]?proof|non-?stick|large|small|medium|cast[- ]iron|buttered|greased|hot|frying|\d+[- ]?(?:inch|cm))[- ]?)*(?:pans?|skillets?|dish|pie plate)\b/gi;
/** Grams of egg that one shallow dish sets evenly. Own rule. */
const mostGrams = 420;
const beats = /\b(?:beat|whisk|whip|mix|combine|scramble)\b/i;

/** The eggs in a microwave; null where they are whole, foamed or too many. */
export function eggsInMicrowave(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  if (
    target !== 'microwave' ||
    !titles.test(understood.source.title) ||
    foamy.test(`${textOf(ask)}\n${understood.source.ingredients.join('\n')}`)
  )
    return null;
  const eggs = parts.filter(({ food }) => food !== null && isKind(food, 'bird-egg'));
  const grams = eggs.reduce((sum, one) => sum + one.grams, 0);
  if (
    eggs.length === 0 ||
    grams > mostGrams ||
    rawMeats(parts).some(({ item }) => !/\b(?:prosciutto|ham|deli|cooked|salami|smoked)\b/i.test(item.text))
  )
    return null;
  if (parts.some(({ item, grams: mass }) => mass > 100 && /\bpotato/i.test(item.text))) return null;
  const isScramble = /\bscrambled?\b/i.test(understood.source.title);
  const isEgg = ({ names, text }: Clause): boolean =>
    names.some((key) => eggs.some((egg) => egg.key === key)) || /\begg/i.test(text);
  const isFat = (key: string): boolean => {
    const food = parts.find((part) => part.key === key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  const readiesPan = ({ names, text }: Clause): boolean =>
    /^\W*(?:meanwhile,? |then |and )*(?:heat|melt|warm)\b/i.test(text) && names.every(isFat);
  const beaten = clauses.findIndex((one) => isEgg(one) && beats.test(one.text));
  const set = clauses.findIndex(
    (one, at) =>
      at > beaten &&
      (isHeated(one) || (isScramble && isEgg(one) && /\b(?:add|pour|tip)\b/i.test(one.text))) &&
      !one.actions.includes('preheat') &&
      !readiesPan(one),
  );
  if (beaten < 0 || set < 0) return null;
  const last = Math.max(
    set,
    clauses.findLastIndex(
      (one) => isHeated(one) || (isScramble && /\bset\b|\bstir\b[^.;]*\bminutes?\b/i.test(one.text)),
    ),
  );
  const cheese = clauses.find(
    (one, at) => at > set && at <= last && /\bcheese|cheddar|parmesan|mozzarella\b/i.test(one.text),
  );
  const scale = Math.max(1, grams / 200);
  const core = isScramble
    ? [
        `Microwave ${microwaved(ask, [2 * scale, 2.75 * scale])} in all, stirring well after the first minute and then every 30 seconds, until softly set and no longer runny; a thermometer should read ${formatTemperature(71)}. Let it stand, covered, for 1 minute, in which it goes on setting.`,
      ]
    : [
        `Cover the dish loosely and microwave ${microwaved(ask, [1.75 * scale, 2 * scale])}. Draw the set edge into the middle with a fork and level the top.`,
        `Cover again and microwave ${microwaved(ask, [2 * scale, 3 * scale], 70)}, until just set in the middle; a thermometer there should read ${formatTemperature(71)}.${cheese === undefined ? '' : ' Scatter the cheese over if you use it.'} Let it stand, covered, for 3 minutes, in which it sets${cheese === undefined ? '' : ' and the cheese melts'}.`,
      ];
  const soften = `Cover and microwave ${microwaved(ask, [2.5, 3.5])}, until soft, stirring once. Pour off what water has come out.`;
  let softened = false;
  const steps = retell(
    ask,
    (clause, at) => {
      if (at === set && /\b(?:add|pour|tip)\b/i.test(clause.text) && isEgg(clause))
        return [
          ...core.map((one, index) => `${ownStep}${index === 0 ? 'Pour in the eggs. ' : ''}${one}`),
          ownStep,
        ];
      if (at === set) return [...core.map((one) => `${ownStep}${one}`), ownStep];
      if (at > set && at <= last) return 'drop';
      if (clause.actions.includes('preheat') || /\bbroil|\boven\b(?![- ]?(?:safe|proof))/i.test(clause.text))
        return clause.names.length === 0 ? 'drop' : null;
      if (at < set && readiesPan(clause)) {
        if (clause.names.length === 0) return 'drop';
        return [
          `Melt the ${fatOf(parts)} in a shallow microwave-safe dish of about 23 cm, 20–30 seconds on full power, and swirl it round.`,
        ];
      }
      if (at < set && isHeated(clause)) {
        if (softened) return clause.names.length === 0 ? 'drop' : null;
        softened = true;
        return [
          `Put them in a shallow microwave-safe dish of about 23 cm with a little ${fatOf(parts)}.`,
          soften,
        ];
      }
      return null;
    },
    (text) => text.replace(vessel, 'the dish'),
  );
  return {
    dish: 'eggs',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[set]!.step,
        before: clauses[set]!.text,
        after: core.at(-1)!.split(', until')[0]!,
        reason: reasonOf(ask, 'eggs-wave'),
      },
    ],
    method: reasonOf(ask, 'eggs-wave-how'),
    words: reasonOf(ask, 'eggs-wave'),
    gone: reasonOf(ask, 'eggs-wave'),
    safety: [reasonOf(ask, 'eggs-wave-shell')],
  };
}

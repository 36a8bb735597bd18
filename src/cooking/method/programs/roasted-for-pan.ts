/**
 * A vegetable that is fried by itself, laid aside and stirred into what was made in the same pan: the oven, or an air fryer,
 * roasts it meanwhile, and the pan makes only the rest.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import type { Clause, Range } from '../model.ts';
import { callOf, type Part } from '../read/parts.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const fries = /\b(?:fry|fries|saut[eé]|brown|roast|cook|shallow[- ]?fry)\w*\b/i;
const aside = /\b(?:aside|remove|take (?:it|them)? ?out|drain|transfer|plate)\b/i;
const readies = /^\W*(?:then |and )*(?:heat|add|warm|pour)\b/i;
const again = /\b(?:add|return|stir|toss|mix|fold|put|tip)\w*\b/i;
const leastGrams = 200;

/** The vegetable roasted apart; null where none is laid aside. */
export function roastedForPan(ask: Ask): Told | null {
  const { clauses, parts, source, target } = ask;
  const air = target === 'airFryer';
  if (!['oven', 'convectionOven', 'toasterOven', 'airFryer'].includes(target)) return null;
  if (source !== 'stovetop' && source !== 'wok') return null;
  if (parts.some(({ safe, grams }) => safe !== null && grams >= 60)) return null;
  const isFat = (key: string): boolean => {
    const food = parts.find((one) => one.key === key)?.food ?? null;
    return food !== null && (isKind(food, 'fat') || isKind(food, 'butter'));
  };
  const only = (one: Clause, part: Part): boolean =>
    one.names.every((key) => key === part.key || isFat(key) || small(key));
  const small = (key: string): boolean => (parts.find((one) => one.key === key)?.grams ?? 0) < 12;
  for (const part of [...parts].sort((one, other) => other.grams - one.grams)) {
    const time = part.time?.minutes[air ? 'airfry' : 'roast'] ?? okraTime(part, air);
    if (
      part.grams < leastGrams ||
      part.food === null ||
      !isKind(part.food, 'vegetable') ||
      time === undefined
    )
      continue;
    const at = clauses.findIndex(
      (one) =>
        one.names.includes(part.key) &&
        fries.test(one.text) &&
        only(one, part) &&
        !/\b(?:cut|chop|slice)\b/i.test(one.text),
    );
    if (at < 0) continue;
    const put = clauses.findIndex(
      ({ text, step }, index) =>
        index > at && index <= at + 3 && step - clauses[at]!.step <= 1 && aside.test(text),
    );
    const back = clauses.findIndex(
      ({ names, text }, index) => index > Math.max(at, put) && names.includes(part.key) && again.test(text),
    );
    if (put < 0 || back < 0) continue;
    return roasted(ask, part, time, [at, put], isFat);
  }
  return null;
}

/** Pods and the like without a row of their own. Own figures. */
const okraTime = ({ item }: Part, air: boolean): Range | undefined =>
  /\b(?:okra|bhindi)\b/i.test(item.text) ? (air ? [12, 15] : [18, 22]) : undefined;

function roasted(
  ask: Ask,
  part: Part,
  time: Range,
  [at, put]: readonly [number, number],
  isFat: (key: string) => boolean,
): Told {
  const { clauses, target } = ask;
  const name = callOf(part);
  const it = isPluralName(name) ? 'them' : 'it';
  const own = clauses[at]!;
  const heats = clauses.findLastIndex(
    ({ text, names }, index) =>
      index < at && index >= at - 2 && readies.test(text) && names.every(isFat) && names.length > 0,
  );
  const amount =
    /\b(?:half (?:of )?(?:the )?|\d+(?:[.,/]\d+)?(?: ?[½¼¾])? ?(?:tbsps?|tablespoons?|tsps?|teaspoons?) )/i.exec(
      `${heats < 0 ? '' : clauses[heats]!.text} ${own.text}`,
    )?.[0];
  const oil =
    amount === undefined
      ? 'the oil'
      : /half/i.test(amount)
        ? 'half of the oil'
        : `${amount.trim()} of the oil`;
  const said =
    [...own.names, ...(heats < 0 ? [] : clauses[heats]!.names)].some(isFat) || amount !== undefined
      ? oil
      : '1–2 tablespoons of oil';
  const fan = target === 'convectionOven' ? 20 : 0;
  const heat = formatTemperature(target === 'airFryer' ? 190 : 220 - fan);
  const cue =
    /\b(?:un)?till? [^.;,]*/i.exec(own.text)?.[0]?.replace(/^till? /i, 'until ') ??
    'until tender and browned at the edges';
  const least = target === 'airFryer' ? time : ([Math.max(10, time[0] - 2), time[1]] as Range);
  const minutes = formatMinutes(...least);
  const core =
    target === 'airFryer'
      ? `Preheat the air fryer to ${heat} for 3 minutes. Toss the ${name} with ${said}. Air-fry in a single layer, in batches if need be, for ${minutes}, shaking the basket twice, ${cue}. Keep aside.`
      : `Preheat the ${target === 'toasterOven' ? 'toaster oven' : target === 'convectionOven' ? 'convection oven' : 'oven'} to ${heat}. Toss the ${name} with ${said}, spread ${it} on a large ${target === 'toasterOven' ? 'tray' : 'baking tray'} with room between the pieces, or ${it === 'it' ? 'it steams' : 'they steam'}, and roast for ${minutes}, turning once, ${cue}. Keep aside.`;
  const steps = retell(
    ask,
    (_, index) => {
      if (index === at) return [`${ownStep}${core}`, ownStep];
      return index === heats || (index > at && index <= put) ? 'drop' : null;
    },
    // The pan that it lay in is now the first one.
    (text, step) =>
      step >= own.step
        ? text.replace(/\b(?:in |to )?(?:the )?same (pan|skillet|kadai|wok|pot)\b/gi, 'in a $1')
        : text,
  );
  return {
    dish: 'roast',
    steps,
    ideas: [
      {
        kind: 'time',
        step: own.step,
        before: own.text.trim().replace(/\.$/, ''),
        after: minutes,
        reason: reasonOf(ask, 'roasted-for-pan'),
      },
    ],
    method: reasonOf(ask, 'roasted-for-pan-how'),
  };
}

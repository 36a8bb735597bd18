/** Bulgur and couscous that only soaked in hot water: a rice cooker does that, and watches it. */
import { isKind } from '#food/ingredient';
import { formatNumber } from '../../text/grammar.ts';
import { callOf } from '../read/parts.ts';
import { spanTold } from './span.ts';
import { reasonOf, textOf, type Ask, type Told } from './telling.ts';

const grains = /\b(?:bulgh?ur|burghul|cracked wheat|couscous)\b/i;
const gramsPerCup = 150;

/** The grain in a rice cooker, the rest as it is. */
export function soakedGrain(ask: Ask): Told | null {
  const { clauses, parts, target } = ask;
  if (target !== 'riceCooker') return null;
  const grain = parts.find(({ item }) => grains.test(item.text) && !/\bcooked\b/i.test(item.text));
  if (grain === undefined || grain.grams < 60 || grain.grams > 700) return null;
  const soak = clauses.findIndex(
    ({ text, names }) =>
      (names.includes(grain.key) || grains.test(text)) && /\b(?:soak|water|steep|cover|absor)\w*/i.test(text),
  );
  if (soak < 0) return null;
  const water = parts.find(
    ({ food, item }) => (food !== null && isKind(food, 'water')) || /\bwater\b/i.test(item.name),
  );
  let last = soak;
  while (
    last + 1 < clauses.length &&
    /\b(?:drain|squeeze|excess|fluff|absor\w*|stand|cover)\b/i.test(clauses[last + 1]!.text) &&
    clauses[last + 1]!.names.every((key) => key === grain.key || key === water?.key)
  )
    last += 1;
  const cups = Math.max(0.5, Math.round((grain.grams / gramsPerCup) * 2) / 2);
  const amount =
    water === undefined
      ? `${formatNumber(cups)} ${cups > 1 ? 'cups' : 'cup'} of water`
      : `the ${callOf(water).replace(/^(?:very )?hot /i, '')}`;
  const name = callOf(grain);
  const cold = /\b(?:salad|chilled|room temperature|tabb?oul)/i.test(
    `${ask.understood.source.title} ${textOf(ask)}`,
  );
  const core = [
    `Put the ${name} in the rice cooker with ${amount} and a pinch of salt. Close the lid and press Cook. It switches itself to Keep Warm when the water is gone, after about 12–15 minutes; leave it closed for 10 minutes more.`,
    `Fluff the ${name} with a fork${cold ? ', spread it on a tray and let it cool completely, so that it stays loose and does not wilt the herbs' : ''}.`,
  ];
  return {
    dish: 'grain',
    steps: spanTold(ask, [soak, last], core),
    ideas: [
      {
        kind: 'time',
        step: clauses[soak]!.step,
        before: clauses[soak]!.text,
        after: 'after about 12–15 minutes',
        reason: reasonOf(ask, 'soaked-grain'),
      },
    ],
    method: reasonOf(ask, 'method-rice'),
    words: reasonOf(ask, 'soaked-grain'),
    gone: reasonOf(ask, 'soaked-grain'),
  };
}

/**
 * Small pieces that an oven or a pan cooked, over steam: in the basket of a rice cooker, whose own setting knows only
 * boiling. What steam cannot do, brown them, is said, and done under a broiler or in a hot pan where it matters.
 */
import { isKind } from '#food/ingredient';
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import { isPluralName } from '../../text/naming.ts';
import { actionNature } from '../../dishes/actions.ts';
import { callOf, type Part } from '../read/parts.ts';
import type { Range } from '../model.ts';
import { glazeOf } from './pieces-glaze.ts';
import { spanTold } from './span.ts';
import { reasonOf, type Ask, type Told } from './telling.ts';

const dumplings = /\b(?:potstickers?|dumplings?|gyoza|wontons?|shumai|bao|buns)\b/i;
const otherDishes =
  /\b(?:soup|stew|curry|casserole|pie|burgers?|pizza|cake|bread|cookies|fritters?|wings|crispy|fried)\b/i;
const mostGrams = 1400;
/** What only a grill is made ready by. */
const ofFire =
  /^\W*(?:and )?(?:light|oil|clean|brush|grease|scrape) (?:the )?(?:charcoal|coals|grill|grates?)\b/i;

/** A piece of meat, fish, tofu or a root that steam cooks. */
const isPiece = (part: Part): boolean =>
  part.grams >= 150 &&
  part.time?.minutes.steam !== undefined &&
  part.time.late !== 'grain' &&
  ((part.safe !== null && part.safe.kind !== 'egg' && !part.time.minced && !part.whole) ||
    (part.food !== null && (isKind(part.food, 'tofu') || part.time.root === true)));

/** The pieces in the steam of a rice cooker; null where more is done to them. */
export function steamBasket(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (target !== 'riceCooker' || !['oven', 'stovetop', 'airFryer', 'grill', 'wok'].includes(source))
    return null;
  const { title } = understood.source;
  const wrapped = dumplings.test(title);
  if (!wrapped && otherDishes.test(title)) return null;
  const mains = wrapped ? [] : parts.filter(isPiece);
  if (!wrapped && (mains.length !== 1 || mains[0]!.grams > mostGrams)) return null;
  // Nothing else of weight may need the same heat.
  if (!wrapped && parts.some((part) => part !== mains[0] && part.grams > 120 && part.time !== null))
    return null;
  const heated = clauses.flatMap((one, at) =>
    one.actions.some((action) => actionNature[action].heats && action !== 'preheat' && action !== 'melt') &&
    (one.minutes !== null || /\b(?:fry|roast|bake|brown|crisp)/i.test(one.text))
      ? [at]
      : [],
  );
  const first = heated[0];
  const end0 = heated.at(-1);
  if (first === undefined || end0 === undefined) return null;
  // A glaze is put on afterwards, in its own way.
  const glaze = glazeOf(ask, {
    first,
    last: end0,
    isOwn: (key) => mains.some((one) => one.key === key),
    dry: true,
  });
  const last = glaze < 0 ? end0 : heated.findLast((at) => at < glaze)!;
  if (clauses.slice(first, last + 1).some(({ names }) => names.some((key) => bigOther(parts, mains, key))))
    return null;
  const end = clauses.findLastIndex((one, at) => at >= last && /^\W*(?:uncover|cover)\b/i.test(one.text));
  const them = wrapped ? dumplings.exec(title)![0].toLowerCase() : callOf(mains[0]!);
  const many = isPluralName(them) || wrapped;
  const range: Range = wrapped ? [8, 10] : mains[0]!.time!.minutes.steam!;
  const time = formatMinutes(...range);
  const due = wrapped
    ? Math.max(0, ...parts.map(({ safe }) => (safe === null || safe.kind === 'egg' ? 0 : safe.celsius)))
    : (mains[0]!.safe?.celsius ?? 0);
  const done = due > 0 ? `until ${formatTemperature(due)} in the middle` : 'until a knife goes in easily';
  return {
    dish: 'steamed',
    steps: spanTold(
      ask,
      [first, Math.max(last, end)],
      [
        `Pour 500 ml of water into the bowl of the rice cooker and set the steaming basket over it, lined with a piece of baking paper with holes pricked in it. Lay the ${them} in it in one layer, with room between ${many ? 'them' : 'the pieces'}${parts.length > 0 ? ', in turns where not all fit' : ''}.`,
        `Close the lid, press Cook, or Steam where it has that, and steam for ${time}, counted from when steam comes out, ${done}. ${many ? 'They stay' : 'It stays'} pale: nothing browns in steam.`,
      ],
      (clause, at) =>
        at < first && (clause.actions.includes('preheat') || ofFire.test(clause.text)) ? 'drop' : null,
      (text) =>
        text.replace(
          /\b(?:on|onto|in|into) (?:a|an|the|your) (?:[\w-]+ )?(?:baking |roasting |sheet )?(?:tray|sheet|pan|tin|dish)\b/gi,
          'on a plate',
        ),
    ),
    ideas: [
      {
        kind: 'time',
        step: clauses[last]!.step,
        before: clauses[last]!.text,
        after: `steam for ${time}`,
        reason: reasonOf(ask, 'rice-steam-pieces'),
      },
    ],
    method: reasonOf(ask, 'rice-steam'),
    words: reasonOf(ask, 'rice-steam-pieces'),
  };
}

const bigOther = (parts: readonly Part[], mains: readonly Part[], key: string): boolean =>
  parts.some(
    (part) =>
      part.key === key && part.grams > 150 && !mains.includes(part) && !/\bwater\b/i.test(part.item.text),
  );

/**
 * A loaf that bakes in a lidded pot, which is heated first: a camp oven over coals is that pot itself, and an air fryer has
 * no room for one, so a tin under foil holds the steam.
 */
import { formatMinutes, formatTemperature } from '../../text/grammar.ts';
import type { Clause } from '../model.ts';
import { kitchenMinutes } from '../plan.ts';
import { coalsReady } from '../told/fire-words.ts';
import { coalsBelow } from '../told/in-place.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { figureOf, ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const heatsPot =
  /\b(?:dutch oven|(?:lidded|covered|heavy|cast[- ]iron|empty) (?:\w+ )?(?:pot|casserole|cocotte)|combo cooker|cloche|pot with (?:its|a|the) lid)\b/i;
const intoPot =
  /\b(?:lower|drop|place|put|tip|transfer|lift|slide|set|ease)\b[^.;]*\b(?:pot|dutch oven|casserole|cocotte|cooker)\b/i;
const opens = /\b(?:uncover\w*|without the lid|(?:remove|take off|lift off|lid off) ?(?:the )?(?:lid)?)\b/i;
const bakes = (one: Clause): boolean => one.actions.includes('bake') && one.minutes !== null;
const until = /,? (until\b[^.;]*)/i;

/** The loaf over coals or in a basket; null where it is none that bakes in a hot pot. */
export function potBread(ask: Ask): Told | null {
  const { clauses, source, target, understood } = ask;
  if (source !== 'oven' && source !== 'dutchOven') return null;
  if (target !== 'campfire' && target !== 'airFryer') return null;
  const closed = clauses.findIndex((one) => bakes(one) && !opens.test(one.text));
  const open = clauses.findIndex((one, at) => at > closed && bakes(one) && opens.test(one.text));
  const heated = clauses.findIndex((one, at) => at < closed && heatsPot.test(one.text));
  if (closed < 0 || open < 0 || heated < 0 || !/\b(?:dough|loaf)\b/i.test(textOf(ask))) return null;
  const oven = clauses.slice(0, closed + 1).find(({ celsius }) => (celsius ?? 0) >= 180)?.celsius ?? null;
  if (oven === null) return null;
  const us = thinksInFahrenheit(understood.source);
  const heat = target === 'airFryer' ? figureOf(ask, 'pot-bread-air', 'celsius') : oven;
  const factor = target === 'airFryer' ? figureOf(ask, 'pot-bread-air', 'factor') : 1;
  const time = (one: Clause): string =>
    formatMinutes(...kitchenMinutes([one.minutes![0] * factor, one.minutes![1] * factor]));
  const cue = until.exec(clauses[open]!.text)?.[1] ?? 'until deeply browned';
  const ready =
    target === 'campfire'
      ? `Meanwhile, ${coalsReady.replace('Let', 'let')}. Set a lidded, cast-iron camp oven of ${us ? '12 inches' : '30 cm'} over ${coalsBelow(heat)} of them, lay ${coalsBelow(heat) * 2} on the lid, which makes about ${formatTemperature(heat)}, and let it get hot for 20–30 minutes.`
      : `Preheat the air fryer to ${formatTemperature(heat)} for 5 minutes. Have ready a round metal tin of ${us ? '7–8 inches' : '18–20 cm'} that fits the basket, and foil to cover it.`;
  const first =
    target === 'campfire'
      ? `Lower the dough on its paper into the hot camp oven. Put the lid back on with its coals and bake for ${time(clauses[closed]!)}, giving pot and lid a quarter turn every 10 minutes.`
      : `Set the dough in the tin on a piece of parchment no larger than the tin, and cover it tightly with foil, tucked under the rim so that the fan cannot lift it. Air-fry for ${time(clauses[closed]!)}.`;
  const last =
    target === 'campfire'
      ? `Leave the lid on, as all the heat from above comes from it: take most of the coals away from below, lay fresh ones on the lid, and bake for ${time(clauses[open]!)} more, ${cue}. Look after half of that time.`
      : `Take off the foil and air-fry for ${time(clauses[open]!)} more, ${cue} and about ${formatTemperature(96)} in the middle of the loaf. If the bottom is pale, turn the loaf over in the bare basket for the last 3 minutes.`;
  const inPot = (one: Clause, at: number): boolean =>
    at < closed && (at === heated || (one.celsius ?? 0) >= 180 || intoPot.test(one.text));
  const steps = retell(ask, (one, at) => {
    if (at === heated) return target === 'campfire' ? [`${ownStep}${ready}`] : 'drop';
    if (at === closed) return target === 'campfire' ? [first] : [`${ownStep}${ready}`, first];
    if (at === open) return [last];
    return inPot(one, at) ? 'drop' : null;
  });
  const rule = target === 'campfire' ? 'pot-bread-fire' : 'pot-bread-air';
  return {
    dish: 'bread',
    steps,
    method: reasonOf(ask, rule),
    ideas: [
      {
        kind: target === 'campfire' ? 'add' : 'temperature',
        step: clauses[heated]!.step,
        before: target === 'campfire' ? null : formatTemperature(oven),
        after: target === 'campfire' ? ready : formatTemperature(heat),
        reason: reasonOf(ask, target === 'campfire' ? 'campfire-coals' : 'pot-bread-heat'),
      },
      {
        kind: 'text',
        step: clauses[open]!.step,
        before: clauses[open]!.text,
        after: last,
        reason: reasonOf(ask, target === 'campfire' ? 'pot-bread-lid' : 'pot-bread-foil'),
      },
    ],
    words: reasonOf(ask, 'pot-bread-words'),
    gone: reasonOf(ask, 'pot-bread-words'),
    safety: target === 'campfire' ? [reasonOf(ask, 'fire-safety')] : [],
  };
}

/** Filled yeast buns that were steamed, baked: brushed, and soft under a towel afterwards. */
import { formatTemperature } from '../../text/grammar.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { dueCelsius, rawMeats, spanTold } from './span.ts';
import { reasonOf, textOf, type Ask, type Told } from './telling.ts';

const basket =
  /\b(?:an?|the|your)\s+(?:covered |bamboo |lined )*(?:steam(?:ing|er) ?(?:basket|tray|rack)?|steamer)\b/gi;

/** The buns in an oven or an air fryer; null where no yeast dough is steamed. */
export function bakedBuns(ask: Ask): Told | null {
  const { understood, clauses, parts, source, target } = ask;
  if (!['oven', 'convectionOven', 'airFryer', 'toasterOven'].includes(target)) return null;
  if (source !== 'stovetop' && source !== 'steamer') return null;
  if (!/\b(?:buns?|bao|baozi|manapua)\b/i.test(understood.source.title)) return null;
  if (!/\byeast\b/i.test(understood.source.ingredients.join('\n')) || !/\bsteam/i.test(textOf(ask)))
    return null;
  const first = clauses.findLastIndex(
    ({ text, minutes }) => minutes !== null && /\bsteam (?:it|them|the|for|over|during|in)\b/i.test(text),
  );
  if (first < 0) return null;
  let last = first;
  while (last + 1 < clauses.length && /\b(?:steam|lid|uncover)/i.test(clauses[last + 1]!.text)) last += 1;
  const us = thinksInFahrenheit(understood.source);
  const due = dueCelsius(rawMeats(parts));
  const done = due === null ? '' : ` and ${formatTemperature(due)} in the middle of the filling`;
  const air = target === 'airFryer';
  const time = air ? '9–11 minutes' : '16–18 minutes';
  const core = air
    ? `Preheat the air fryer to ${formatTemperature(165)} for 3 minutes. Brush the buns with a little oil, lay them in the basket on their papers with room to swell, and air-fry for ${time}, until golden${done}. Do the rest in the same way, and keep them under a towel, so that they stay soft.`
    : `Heat the oven to ${formatTemperature(185)}. Brush the buns with a little oil and bake for ${time}, until golden and light when lifted${done}. Cover them with a towel for 5 minutes, so that they stay soft.`;
  return {
    dish: 'bread',
    steps: spanTold(
      ask,
      [first, last],
      [core],
      () => null,
      (text) =>
        text
          .replace(/\b(?:in|into) (?=(?:an?|the|your) (?:covered |bamboo |lined )*steam)/gi, 'on ')
          .replace(
            basket,
            `a baking sheet lined with ${us ? 'parchment' : 'baking paper'}, with room between them,`,
          ),
    ),
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text,
        after: time,
        reason: reasonOf(ask, 'buns-baked'),
      },
    ],
    method: reasonOf(ask, 'buns-baked'),
    words: reasonOf(ask, 'buns-baked'),
    gone: reasonOf(ask, 'buns-baked'),
  };
}

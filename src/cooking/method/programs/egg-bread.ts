/** French toast and other slices soaked in egg, on a hot tray in the oven or in the basket: many at a time, and no pan to mind. */
import { formatTemperature } from '../../text/grammar.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { ownStep, reasonOf, retell, type Ask, type Told } from './telling.ts';

const titles = /\b(?:french toast|eggy bread|gypsy toast|pain perdu|arme ritter|bombay toast)\b/i;
const fries = /\b(?:fry|fries|cook|brown|toast|saut[eé]|grill)\w*\b/i;
const ofThePan =
  /\b(?:pan|skillet|griddle|flip|turn|each side|per side|both sides|remaining (?:slices|bread)|repeat|batches)\b/i;
const fatInPan = /\b(?:melt|heat|add|put)\b[^.;]*\b(?:butter|oil|pan|skillet|griddle)\b/i;

/** The toast in dry heat; null where it is none, or is baked already. */
export function eggBread(ask: Ask): Told | null {
  const { clauses, understood, source, target } = ask;
  const dry = target === 'oven' || target === 'convectionOven' || target === 'toasterOven';
  if (!titles.test(understood.source.title) || (!dry && target !== 'airFryer')) return null;
  if (source !== 'stovetop' && source !== 'wok') return null;
  const first = clauses.findIndex(
    ({ text, minutes }) =>
      fries.test(text) && (minutes !== null || ofThePan.test(text) || /\bgolden\b/i.test(text)),
  );
  if (first < 0) return null;
  const last = clauses.findLastIndex(
    ({ text }, at) =>
      at >= first &&
      (ofThePan.test(text) || fries.test(text)) &&
      !/\b(?:serve|sprinkle|dust|drizzle)\b/i.test(text),
  );
  const begins = clauses.findIndex(
    ({ text, names, step }, at) =>
      at < first &&
      step >= clauses[first]!.step - 1 &&
      fatInPan.test(text) &&
      !/\b(?:whisk|beat|bread|slices|dip|soak)\b/i.test(text) &&
      names.length <= 1,
  );
  const us = thinksInFahrenheit(understood.source);
  const tray =
    target === 'toasterOven' ? 'the tray of the toaster oven' : us ? 'a rimmed sheet pan' : 'a baking tray';
  const heat = target === 'convectionOven' ? 180 : 200;
  const machine =
    target === 'convectionOven' ? 'convection oven' : target === 'toasterOven' ? 'toaster oven' : 'oven';
  const time = dry ? '8–10 minutes' : '4 minutes';
  const core = dry
    ? `Put ${tray} in the ${machine} and heat it to ${formatTemperature(heat)}. Brush the hot metal well with butter or oil and lay the soaked slices on it with a little room between them. Bake for ${time}, until golden underneath, turn them over and bake for 5–7 minutes more, until puffed and golden, and no longer wet in the middle (${formatTemperature(71)}).`
    : `Preheat the air fryer to ${formatTemperature(180)} for 3 minutes. Brush the basket with butter or oil, let the slices drip well and lay them in with room between them, in batches. Air-fry for ${time}, turn them over with a thin spatula and air-fry for 3–4 minutes more, until puffed and golden, and no longer wet in the middle (${formatTemperature(71)}). Dip each batch just before it goes in.`;
  const steps = retell(ask, (_, at) => {
    if (at === first) return [`${ownStep}${core}`, ownStep];
    if (at === begins) return 'drop';
    return at > first && at <= last ? 'drop' : null;
  });
  return {
    dish: 'toasted',
    steps,
    ideas: [
      {
        kind: 'time',
        step: clauses[first]!.step,
        before: clauses[first]!.text.trim().replace(/\.$/, ''),
        after: dry ? `Bake for ${time}` : `Air-fry for ${time}`,
        reason: reasonOf(ask, dry ? 'egg-bread-oven' : 'egg-bread-air'),
      },
    ],
    method: reasonOf(ask, dry ? 'egg-bread-how-oven' : 'egg-bread-how-air'),
  };
}

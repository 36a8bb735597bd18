/** Yogurt where another machine keeps it warm: milk and culture as they are, the hours of rest in steady warmth. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../../text/grammar.ts';
import { isDairy, type Part } from '../read/parts.ts';
import { thinksInFahrenheit } from '../told/own-measures.ts';
import { ownStep, reasonOf, retell, textOf, type Ask, type Told } from './telling.ts';

const keepsWarm =
  /\b(?:thermos(?:es)?|flasks?|oven|incubat\w*|blanket|warm place|yogh?urt maker|cooler|towels?)\b/i;
const isMilk = ({ food, item }: Part): boolean =>
  food !== null && isKind(food, 'milk') ? true : /\bmilk\b/i.test(item.name);
const hours = /\b(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*h(?:ours?|rs?)?\b/i;

/** The yogurt kept warm by another machine. */
export function culturedYogurt(ask: Ask): Told | null {
  const { understood, clauses, parts, target } = ask;
  const { title } = understood.source;
  if (!['slowCooker', 'sousVide', 'pressureCooker', 'oven', 'riceCooker'].includes(target)) return null;
  if (
    !/^\W*(?:(?:home-?made|greek|plain|natural|easy|thick|my|bulgarian|turkish)\W+)*yogh?urt\W*$/i.test(title)
  )
    return null;
  if (
    !parts.some(isMilk) ||
    !parts.some(({ item, food }) => /\byogh?urt\b/i.test(item.text) && isDairy(food))
  )
    return null;
  const waits = clauses.findIndex(({ text }) => keepsWarm.test(text) && hours.test(text));
  if (waits < 0) return null;
  const time = hours.exec(clauses[waits]!.text)![0].replace(/(\d)\s*h(?:ours?|rs?)?$/i, '$1 hours');
  const warm = formatTemperature(43);
  const us = thinksInFahrenheit(understood.source);
  const core: readonly string[] =
    target === 'slowCooker'
      ? [
          'Set the empty slow cooker to LOW for 15 minutes, so that its bowl is warm, and switch it off: left on, it would get hot enough to kill the culture.',
          `Pour in the milk, put the lid on and wrap the whole cooker in two thick towels. Leave it alone, switched off, for ${time}. Do not stir or move it; it is ready when it is set and tastes sour enough. If the milk falls below ${formatTemperature(38)}, switch to WARM for 5 minutes and off again.`,
        ]
      : target === 'sousVide'
        ? [
            `Heat the water bath to ${warm}. Pour the milk into clean, warm jars, screw the lids on no more than finger-tight, and stand them in the bath with the water up to the height of the milk.`,
            `Cover the bath and leave the jars at ${warm} for ${time}, without stirring or moving them, until it is set and tastes sour enough.`,
          ]
        : target === 'oven'
          ? [
              `Pour the milk into a clean, warm pot or jars with lids, wrap them in towels and stand them in the oven, heated for 2 minutes and switched off, with only its lamp on. Leave them there for ${time}, without stirring or moving them, until it is set and tastes sour enough.`,
            ]
          : [
              `Pour the milk into the clean ${target === 'riceCooker' ? 'bowl of the rice cooker' : 'pressure cooker'}, close the lid and ${target === 'riceCooker' ? 'keep it on Yogurt, or warm it for 5 minutes on Keep Warm, switch it off and wrap it in towels' : 'set it to Yogurt (no pressure builds up)'}. Leave it for ${time}, without stirring or moving it, until it is set and tastes sour enough.`,
            ];
  const vessel = /\bthermos(?:es)?|flasks?\b/i;
  const gone = parts.filter(({ item }) => vessel.test(item.text));
  const steps = retell(ask, (clause, at) => {
    if (at === waits) return [...core.map((one) => `${ownStep}${one}`), ownStep];
    return at < waits && vessel.test(clause.text) ? 'drop' : null;
  });
  const kept = steps.filter(
    ({ text }) => !/^\W*(?:boil some water|let the water out)\b/i.test(text) || !vessel.test(textOf(ask)),
  );
  return {
    dish: 'custard',
    steps: kept,
    lines: gone.map(({ key }) => ({
      key,
      line: target === 'sousVide' ? (us ? '2 pint jars with lids' : '2 jars of ½ l, with lids') : null,
      reason: reasonOf(ask, 'yogurt-warm'),
    })),
    ideas: [
      {
        kind: 'text',
        step: clauses[waits]!.step,
        before: clauses[waits]!.text,
        after: core.at(-1)!.split('. ')[0]!,
        reason: reasonOf(ask, 'yogurt-warm'),
      },
    ],
    method: reasonOf(ask, 'yogurt-warm'),
    words: reasonOf(ask, 'yogurt-warm'),
    gone: reasonOf(ask, 'yogurt-warm'),
    left: gone.map(({ key }) => key),
  };
}

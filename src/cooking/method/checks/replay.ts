/** The new text once more from its beginning: what is put in is not put in twice, and nothing raw comes after the fire. */
import { callOf, isThinLiquid, statesTemperature, type Part } from '../read/parts.ts';
import type { DishClass } from '../model.ts';

/**
 * What would go wrong at the stove, as the cook would say it; null where nothing does. `was` are the instructions of the
 * source: what its author says twice is the author's.
 */
export function replayed(
  was: readonly string[],
  now: readonly string[],
  parts: ReadonlyMap<string, Part>,
  dish: DishClass,
): string | null {
  const old = was.join('\n');
  const sentences = now.flatMap((text) =>
    text.replace(/\b(?:slow|pressure|rice) cooker\b/g, 'machine').split(/(?<=[.!?])\s+/),
  );
  for (const part of parts.values()) {
    if (part.time === null || part.grams < 50 || isThinLiquid(part.food)) continue;
    const name = callOf(part);
    const own = sentences.findIndex(
      (one) =>
        putIn.test(one) &&
        !old.toLowerCase().includes(one.replace(/\.$/, '').toLowerCase()) &&
        one.toLowerCase().includes(name),
    );
    if (own < 0) continue;
    const last = name.split(' ').at(-1)!;
    // What was cooked for itself and drained goes on to the rest.
    const until = sentences.findIndex((one, at) => at > own && leaves.test(one));
    const again = sentences
      .slice(own + 1, until < 0 ? undefined : until)
      .find(
        (one) =>
          new RegExp(
            String.raw`(?:^|[,.;:] |\band |\bthen )add (?:the |your )?(?:[\p{L}-]+ )?${last}\b`,
            'iu',
          ).test(one) && !/\b(?:back|return|remaining|rest|other half|reserved|more|mixture)\b/i.test(one),
      );
    if (again !== undefined) return `the ${name} would go in twice`;
  }
  const lastHeat = sentences.findLastIndex((one) => heat.test(one) && !checks.test(one));
  for (const part of parts.values()) {
    if (!statesTemperature(part, dish) || part.safe?.kind === 'egg') continue;
    const names = wordsFor(part, [...parts.values()]).join('|');
    const first = sentences.findIndex(
      (one) => new RegExp(String.raw`\b(?:${names}|meat)\b`, 'i').test(one) && !checks.test(one),
    );
    if (first > lastHeat) return `the ${callOf(part)} would go in raw when the cooking is over`;
  }
  return null;
}

/** What steps call a part: a pork shoulder is "the shoulder", and "the pork" where nothing else has that in its name. */
function wordsFor(part: Part, all: readonly Part[]): readonly string[] {
  const words = callOf(part).split(' ');
  const last = words.at(-1)!;
  const kinds = words.filter(
    (word) =>
      word !== last &&
      part.food?.ancestors.includes(word) === true &&
      !all.some((other) => other !== part && callOf(other).split(' ').includes(word)),
  );
  return [last, ...kinds];
}

const putIn = /^(?:Put|Add|Pour)\b[^.]*\bthe\b/;
const leaves =
  /\b(?:drain|strain|lift|scoop|tip|set aside|take|transfer|remove|shred|mash|pur[eé]e|blend)\w*\b/i;
const checks = /^(?:Check with a thermometer|The [\p{L} ,-]+ (?:is|are) done when)\b/u;
const heat =
  /\b(?:\d+ ?(?:min\w*|hours?|hrs?)|cook|simmer|boil|fry|saut[eé]|bake|roast|grill|broil|sear|brown|poach|steam|smoke|stew|braise|air-fry|microwave|heat|warm)\w*\b/i;

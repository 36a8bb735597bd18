import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Told } from './model.ts';

/** Any word of heat: what comes later is cooked. */
const heats =
  /\b(?:simmer|boil|cook|heat|warm|bake|roast|bubbl|reduc|stew|braise|poach|fry|saut|microwave|oven|thicken|minutes?|mins?|hours?|steam|grill|pressure|al dente|tender)/i;
/** Dishes that are eaten cold, or whose liquid never sees the pan. */
const cold =
  /\b(?:gazpacho|cold|chilled|salad|dip|dressing|salsa|smoothie|marinade|brine|pickled?|overnight|no[- ]bake|drink|punch|ceviche|poke)\b/i;
const coldSteps = /\b(?:chill|refrigerat|fridge|cold|marinat|overnight|jar)/i;
/** "… and blend with a stick blender": the pot is cooked before it is made smooth. */
const smooth = /(?:,? and|, then|,| then)\s+(?=(?:blend|pur[eé]e|blitz|liquidi[sz]e)\b)/iu;
const serves = /\b(?:serve|ladle|garnish|divide|top|sprinkle|enjoy)\b/i;

/** Stock or canned tomatoes that go into a pot that nothing heats any more: a soup or a sauce that was never simmered. */
export function neverSimmered(understood: UnderstoodRecipe): readonly Told[] {
  const { source, steps, grounded } = understood;
  const texts = source.instructions;
  if (cold.test(source.title) || coldSteps.test(texts.join(' '))) return [];
  const wet = new Set(
    grounded.flatMap(({ key, ingredient: { food } }) =>
      food !== null &&
      (isKind(food, 'stock') ||
        /^(?:canned|crushed|diced|whole-canned)-.*tomato|^(?:passata|canned-tomato)/.test(food.id))
        ? [key]
        : [],
    ),
  );
  if (wet.size === 0) return [];
  const first = steps.findIndex(({ mentions }) => mentions.some(({ key }) => wet.has(key)));
  if (
    first < 1 ||
    !texts.slice(0, first).some((text) => /\b(?:saut|fry|sweat|brown|heat|cook|sear)/i.test(text))
  )
    return [];
  if (steps.slice(first).some(({ durations }) => durations.length > 0)) return [];
  if (texts.slice(first).some((text) => heats.test(text))) return [];
  if (!/\b(?:add|pour|stir|tip|put|deglaze)\b/i.test(texts[first]!)) return [];
  const text = texts[first]!;
  const reason =
    'Nothing was cooked once the liquid was in; the pot now simmers, so that it is hot through and the flavors come together.';
  const blend = smooth.exec(text);
  if (blend !== null) {
    const end = blend.index + blend[0].length;
    const verb = text.charAt(end);
    return [
      {
        insertion: {
          step: first,
          start: blend.index,
          end: end + 1,
          text: `. Bring to a boil and simmer for 10–15 minutes. ${verb.toUpperCase()}`,
        },
        reason,
      },
    ];
  }
  // What is stirred in next belongs to the pot too, unless it is served by then.
  const last = texts.findIndex((one, at) => at > first && serves.test(one));
  const step = last < 0 ? texts.length - 1 : Math.max(first, last - 1);
  const own = texts[step]!;
  if (serves.test(own)) return [];
  const end = own.trimEnd().length;
  const stop = /[.!]$/.test(own.trimEnd()) ? '' : '.';
  return [
    {
      insertion: { step, start: end, end, text: `${stop} Bring to a boil, then simmer for 10–15 minutes.` },
      reason,
    },
  ];
}

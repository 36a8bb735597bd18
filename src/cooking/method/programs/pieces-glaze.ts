/** A sweet sauce that was poured over pieces in the middle of their roast: in moving air it goes on for the last minutes. */
import { isKind } from '#food/ingredient';
import { formatTemperature } from '../plan.ts';
import type { Ask } from './telling.ts';

const poured = /\b(?:pour|brush|spoon|baste|drizzle|coat|toss|spread)\b/i;
const sweet =
  /\b(?:honey|sugar|syrup|molasses|treacle|jam|jelly|marmalade|ketchup|barbecue sauce|bbq sauce|hoisin|teriyaki|sweet chili|glaze)\b/i;
const glazeCelsius = 180;

/** Index of the clause that pours a sweet sauce over the pieces between two stretches of their heat, or -1. */
export function glazeOf(
  { clauses, parts }: Pick<Ask, 'clauses' | 'parts'>,
  within: {
    readonly first: number;
    readonly last: number;
    readonly isOwn: (key: string) => boolean;
    readonly dry: boolean;
  },
): number {
  if (!within.dry) return -1;
  const stretch = clauses.slice(within.first + 1, within.last + 1);
  const isSweet = stretch.some(({ names }) =>
    names.some((key) =>
      parts.some(
        (part) =>
          part.key === key &&
          !within.isOwn(key) &&
          (sweet.test(part.item.text) || (part.food !== null && isKind(part.food, 'sweetener'))),
      ),
    ),
  );
  const at = stretch.findIndex(({ text, minutes }) => poured.test(text) && minutes === null);
  return isSweet && at >= 0 ? within.first + 1 + at : -1;
}

/** The sentences that set the glaze. */
export const glazed = (them: string, verb: string, inBatches: boolean): string =>
  `Boil it up in a small saucepan for 2–3 minutes, stirring, until it coats a spoon. Brush half of it over the ${them} and ${verb.toLowerCase()} at ${formatTemperature(glazeCelsius)} for 4–6 minutes more${inBatches ? ', a batch at a time' : ''}, brushing once with the rest, until sticky; sugar scorches fast, so look in after 3.`;

import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { isStarchySide, isThinLiquid, type Part } from '../read/parts.ts';

const isRawFlesh = ({ safe }: Part): boolean => safe !== null && safe.kind !== 'egg';

/** What a step may call a raw fish or meat: any word of its line or its name, or its sort ("the fish", "the meat"). */
const fleshWords = ({ item, food }: Part): readonly string[] =>
  [item.text, food?.name ?? '', food?.plural ?? '', ...(food?.ancestors ?? []), 'meat', 'bird']
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(?:es|s)$/, ''));

const flesh =
  /\b(?:fish|fillets?|salmon|cod|haddock|trout|tuna|prawns?|shrimps?|mussels|clams|chicken|turkey|duck|thighs?|breasts?|drumsticks?|meat|mince|beef|steaks?|pork|lamb|veal|chops?|ribs|sausages?|burgers?|patties|meatballs)\b(?!(?:[- ](?:stock|broth|bouillon|cube|sauce|powder|seasoning|free))|less)/i;

/** A raw meat or fish that no step speaks of any more, by whatever name; null where each is told. */
export function lostFlesh(
  was: readonly string[],
  instructions: readonly string[],
  parts: ReadonlyMap<string, Part>,
): string | null {
  const now = told(instructions);
  // A line that was not read as a food has a name all the same: "Nestle in the fish".
  const named = flesh.exec(was.join('\n'))?.[0];
  if (named !== undefined && !flesh.test(now)) return named.toLowerCase();
  if (/\beverything\b|\ball (?:the )?ingredients\b/.test(now)) return null;
  const before = told(was);
  const lost = [...parts.values()].find(
    (part) =>
      isRawFlesh(part) &&
      part.grams >= 60 &&
      // Patties and burgers that their author never called by their meat are called so again.
      fleshWords(part).some((word) => before.includes(word)) &&
      !fleshWords(part).some((word) => now.includes(word)),
  );
  return lost?.item.name.toLowerCase() ?? null;
}

/** The steps without the sentences that only tell when a food is done. */
const told = (instructions: readonly string[]): string =>
  instructions
    .join('\n')
    .toLowerCase()
    .replace(/check with a thermometer[^.]*\.|the [^.]* safe minimum of [^.]*\./g, '');

/** A raw food that the old steps name and the new ones do not: nobody would cook it. */
export function lostIn(
  understood: UnderstoodRecipe,
  instructions: readonly string[],
  parts: ReadonlyMap<string, Part>,
  lines: readonly string[] = understood.source.ingredients,
): string | null {
  const now = instructions
    .join('\n')
    .toLowerCase()
    .replace(/check with a thermometer[^.]*\.|the [^.]* safe minimum of [^.]*\./g, '');
  if (/\beverything\b|\ball (?:the )?ingredients\b/.test(now)) return null;
  const words = new Map<string, Set<string>>();
  for (const { mentions } of understood.steps)
    for (const { key, text, kind } of mentions)
      if (kind === 'name' || kind === 'head')
        words.set(
          key,
          (words.get(key) ?? new Set()).add(
            text
              .toLowerCase()
              .split(' ')
              .at(-1)!
              .replace(/(?:es|s)$/, ''),
          ),
        );
  const meat = lostFlesh(understood.source.instructions, instructions, parts);
  if (meat !== null) return meat;
  for (const part of parts.values()) {
    if (part.food !== null && isKind(part.food, 'fat')) continue;
    // Butter of a pan that is gone went off the list with it.
    if (part.food !== null && isKind(part.food, 'butter') && !lines.includes(part.item.text)) continue;
    if (part.grams < 60 || isThinLiquid(part.food) || isStarchySide(part)) continue;
    const said = words.get(part.key);
    if (said === undefined || [...said].some((word) => now.includes(word))) continue;
    if (
      now.includes(
        part.item.name
          .toLowerCase()
          .split(' ')
          .at(-1)!
          .replace(/(?:es|s)$/, ''),
      )
    )
      continue;
    return part.item.name.toLowerCase();
  }
  return null;
}

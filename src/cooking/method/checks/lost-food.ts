import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { isStarchySide, isThinLiquid, type Part } from '../read/parts.ts';

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

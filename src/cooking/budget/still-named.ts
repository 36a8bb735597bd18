import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Marks and hyphens are no part of a word. */
const plain = (text: string): string => ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `;

/** How often a word is said. A space may end one word and begin the next. */
function timesSaid(text: string, word: string): number {
  let times = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) times += 1;
  return times;
}

/**
 * Whether every ingredient that the steps named is named in them as often. What is taken out of "top with pork, spinach and
 * corn" must not take the pork along; what changed itself is looked at elsewhere.
 */
export function stillNamed(
  before: UnderstoodRecipe,
  after: RecipeText,
  changed: ReadonlySet<string>,
): boolean {
  const said = plain(after.instructions.join(' '));
  const was = plain(before.source.instructions.join(' '));
  const counts = new Map<string, number>();
  before.steps.forEach(({ mentions }, at) => {
    for (const { key, kind, start, end } of mentions) {
      if (changed.has(key) || (kind !== 'name' && kind !== 'head')) continue;
      const word = plain(before.source.instructions[at]!.slice(start, end));
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  });
  // "The sugar" may be the white and the brown at once, and is said once.
  return [...counts].every(([word, times]) => timesSaid(said, word) >= Math.min(times, timesSaid(was, word)));
}

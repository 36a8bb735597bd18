import type { RecipeText, UnderstoodRecipe } from '../understand-recipe/model.ts';

/** Marks and hyphens are no part of a word. */
const plain = (text: string): string => ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `;

/**
 * Whether every ingredient that the steps named is named in them still. What is taken out of "top with pork, spinach and
 * corn" must not take the pork along; what changed itself is looked at elsewhere.
 */
export function stillNamed(
  before: UnderstoodRecipe,
  after: RecipeText,
  changed: ReadonlySet<string>,
): boolean {
  const said = plain(after.instructions.join(' '));
  return before.grounded.every(({ key }) => {
    if (changed.has(key)) return true;
    const words = before.steps.flatMap(({ mentions }, at) =>
      mentions
        .filter((one) => one.key === key && (one.kind === 'name' || one.kind === 'head'))
        .map(({ start, end }) => plain(before.source.instructions[at]!.slice(start, end))),
    );
    return words.length === 0 || words.some((word) => said.includes(word));
  });
}

/** Equal foods of a list with headings, told apart by what each is for: "2 tbsp butter, for the sauce". */
import type { TransformedRecipe } from '#contract/schemas/recipe';

type Item = TransformedRecipe['ingredients'][number];

/** A heading that says what its lines are for in words of its own: "For the sauce", "To serve". */
const purpose = /^(?:for|to) \p{L}/iu;
/** A part of a dish, of a word or two: "SAUCE", "Meat filling". */
const part = /^\p{L}+(?: \p{L}+)?$/u;
const noPart = /ingredients?$|^(?:wet|dry|main|base|list|other|others|optional|extras?)$/iu;

function purposeOf(group: string): string | null {
  const said = group.trim().toLowerCase();
  if (purpose.test(said)) return said.length <= 32 && !/[^\p{L} '’-]/u.test(said) ? said : null;
  return part.test(said) && !noPart.test(said) ? `for the ${said}` : null;
}

/**
 * The list with its headings told on the lines that name a food which stands under another heading too; a line in `own`
 * is its author's, any other was changed and is told of elsewhere in its very words.
 */
export function toldApart(items: readonly Item[], own: ReadonlySet<string>): Item[] {
  const groups = new Map<string, Set<string | null>>();
  for (const { food, group } of items)
    if (food !== null) groups.set(food, (groups.get(food) ?? new Set()).add(group));
  return items.map((item) => {
    if (item.food === null || item.group === null || !own.has(item.text)) return item;
    if ((groups.get(item.food)?.size ?? 0) < 2) return item;
    const said = purposeOf(item.group);
    return said === null || /\b(?:for|to) (?!taste)/iu.test(item.text)
      ? item
      : { ...item, text: `${item.text.replace(/[,;. ]+$/u, '')}, ${said}` };
  });
}

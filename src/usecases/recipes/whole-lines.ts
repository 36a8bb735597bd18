import type { TransformedRecipe } from '#contract/schemas/recipe';
import { joinList } from '#cooking/text/grammar';
import type { UnderstoodRecipe } from '#cooking/understand-recipe/model';
import type { PartedLine } from './recipe-lines.ts';

type Item = TransformedRecipe['ingredients'][number];

/**
 * The list as its author wrote it: a line that was read as several foods ("salt and pepper", "2 bay leaves + 4 sprigs
 * thyme") is one line again wherever none of its parts was changed.
 * @param items one for each food of the understood recipe, in its order
 * @param parted the caller's lines that were read as several
 */
export function wholeLines(
  items: readonly Item[],
  { source, recipe }: UnderstoodRecipe,
  parted: readonly PartedLine[],
): Item[] {
  const lineOf = recipe.ingredients.map(({ key }) => Number(/^i(\d+)/.exec(key)?.[1] ?? -1));
  const joined = new Map<number, { readonly text: string; readonly from: number }>();
  let at = 0;
  while (at < source.ingredients.length) {
    const run = parted.find(({ parts }) => parts.every((part, n) => source.ingredients[at + n] === part));
    const length = run?.parts.length ?? 1;
    for (let n = 0; n < length; n += 1)
      joined.set(at + n, { text: run?.line ?? source.ingredients[at]!, from: at });
    at += length;
  }
  const out: Item[] = [];
  for (let first = 0; first < items.length;) {
    const line = joined.get(lineOf[first]!);
    let end = first + 1;
    while (line !== undefined && end < items.length && joined.get(lineOf[end]!)?.from === line.from) end += 1;
    const some = items.slice(first, end);
    out.push(some.length === 1 || line === undefined ? items[first]! : together(line.text, some));
    first = end;
  }
  return out;
}

/** Several foods as the one line that names them. */
function together(text: string, items: readonly Item[]): Item {
  const [first] = items;
  const grams = items.map((item) => item.grams);
  return {
    ...first!,
    text,
    name: joinList(items.map(({ name }) => name)),
    food: null,
    quantity: null,
    quantity_max: null,
    unit: null,
    grams: grams.includes(null)
      ? null
      : Math.round(grams.reduce<number>((sum, one) => sum + (one ?? 0), 0) * 100) / 100,
    preparation: null,
    optional: items.every(({ optional }) => optional),
    from_pantry: items.every(({ from_pantry: there }) => there),
    allergens: [...new Set(items.flatMap(({ allergens }) => allergens))],
    confidence: Math.min(...items.map(({ confidence }) => confidence)),
  };
}

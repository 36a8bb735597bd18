import type { Food } from '#food/model';

/** A lemon or a lime of the kitchen, and what the recipe takes of it. */
export interface CitrusTaken {
  readonly item: { readonly food: Food | null; readonly pieces?: number | undefined };
  readonly food: Food;
  readonly grams: number | null;
}

/** Grams of juice in one, as the list reckons with. */
const juice: Readonly<Record<string, number>> = { lemon: 48, lime: 30 };
const enough = 0.75;
const savory: ReadonlySet<string> = new Set(['main', 'soup', 'salad', 'starter', 'side']);

/** What becomes of the lemons and limes that are not squeezed; null where none is left, or where nobody squeezes them over. */
export function citrusNote(
  taken: readonly CitrusTaken[],
  course: string,
  listed: readonly { readonly food: string | null; readonly preparation: string | null }[],
): string | null {
  if (!savory.has(course)) return null;
  for (const { item, food, grams } of taken) {
    const each = item.food === null ? undefined : juice[item.food.id];
    if (each === undefined || item.pieces === undefined || grams === null) continue;
    if (food.id !== `${item.food!.id}-juice`) continue;
    if (listed.some((line) => line.food === item.food!.id && /wedge|slice/.test(line.preparation ?? '')))
      continue;
    const left = item.pieces - grams / each;
    if (left < enough) continue;
    const { name, plural } = item.food!;
    return `Cut the ${left < 1.5 && item.pieces < 2 ? `rest of the ${name}` : `other ${left < 1.5 ? name : (plural ?? name)}`} into wedges to squeeze over at the table.`;
  }
  return null;
}

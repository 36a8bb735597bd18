import type { GroundedLine } from '#food/ground';
import type { Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Edit } from '#cooking/edit/edit';
import { joinList } from '#cooking/text/grammar';
import type { Breach } from '#cooking/verify/breaches';
import type { KitchenDeps } from './kitchen-deps.ts';

const isFlesh = ({ traits }: Food): boolean =>
  traits.some((trait) => ['meat', 'poultry', 'fish', 'shellfish'].includes(trait));

/** "Cranberries/raisins/nuts": what of the choices keeps what is asked stays to choose from; null where none does, or all do. */
export function choiceLeft(
  { key, ingredient, parsed }: GroundedLine,
  { deps, breach }: { readonly deps: KitchenDeps; breach(item: Ingredient): Breach | null },
): Edit | null {
  if (parsed.alternatives.length === 0) return null;
  const choices = [parsed.name, ...parsed.alternatives].map((name) => {
    const food = name === parsed.name ? ingredient.food : deps.foods.match(name).food;
    const fits =
      food !== null && breach({ ...ingredient, name, text: name, food, alternatives: [] }) === null;
    return { name, food, fits };
  });
  const kept = choices.filter(({ fits }) => fits);
  const gone = choices.filter(({ fits }) => !fits).map(({ name }) => name);
  if (kept.length === 0 || gone.length === 0) return null;
  // Chicken is not done in the minutes of shrimp: that is a swap with a time of its own.
  if (isFlesh(kept[0]!.food!) && ingredient.food !== kept[0]!.food) return null;
  const names = kept.map(({ name }) => name);
  const choice = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}` : names[0]!;
  return {
    kind: 'swap',
    key,
    by: [
      {
        food: kept[0]!.food!,
        ...(names.length > 1 || kept[0]!.food!.abstract ? { name: choice } : {}),
        ...(parsed.quantity === null ? {} : { quantity: parsed.quantity, unit: parsed.unit }),
      },
    ],
    reason: `Of the choices ${joinList(gone)} ${gone.length > 1 || /s$/.test(gone[0]!) ? 'are' : 'is'} left out, as asked, and ${joinList(names)} ${names.length > 1 || /s$/.test(choice) ? 'stay' : 'stays'}`,
  };
}

import type { FactTables } from '#food/fact-tables';
import { markersOf } from '#food/markers';
import type { Food } from '#food/model';
import { screenName } from '#food/name-screen';

/** A name in the food table whose words warn of allergens that the food's own facts do not have. */
export interface SuspectName {
  readonly food: string;
  readonly name: string;
  readonly allergens: readonly string[];
}

/**
 * Names of foods that sound like an allergen which the table does not give them: look-alikes, or facts
 * that somebody forgot. Foods of open composition and words denied by the name itself are left out.
 */
export function suspectNames(
  foods: readonly Food[],
  tables: FactTables,
): { names: number; suspect: SuspectName[] } {
  let names = 0;
  const suspect: SuspectName[] = [];
  for (const food of foods) {
    if (food.abstract || food.opaque) continue;
    for (const name of [food.name, ...food.aliases]) {
      names += 1;
      const denied = markersOf(name, tables.allergenWords).flatMap((marker) => marker.denies);
      const allergens = [...screenName(name, tables.allergenWords).allergens.keys()].filter(
        (allergen) =>
          !denied.includes(allergen) && !food.allergens.some((fact) => fact.allergen === allergen),
      );
      if (allergens.length > 0) suspect.push({ food: food.id, name, allergens });
    }
  }
  return { names, suspect };
}

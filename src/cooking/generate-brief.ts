/** What is asked of the engine, with every word understood. */
import type { UnitSystem } from './measures/amounts.ts';
import type { PantryItem } from './plan/brief.ts';
import type { Asks } from './verify/judge.ts';
import type { HealthFocus, MealType, SkillLevel } from './vocabulary.ts';

/** A request with every word understood. */
export interface GenerateBrief {
  readonly pantry: readonly PantryItem[];
  readonly cuisine: string | null;
  readonly asks: Asks;
  readonly skill: SkillLevel;
  /** Null where nobody said: four, or the smallest whole cake. */
  readonly servings: number | null;
  readonly meal: MealType | null;
  readonly onlyThese: boolean;
  readonly healthFocus: HealthFocus | null;
  readonly units: UnitSystem;
  readonly seed: number;
}

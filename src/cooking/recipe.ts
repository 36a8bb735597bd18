import type { Aside } from '#food/aside';
import type { Action, Heat, MealType, Phase, SkillLevel } from './vocabulary.ts';

/** One ingredient of a recipe; every recipe, generated or a caller's, is made of these. */
export interface RecipeIngredient {
  /** Unique within the recipe; the role's id for a generated one, `i0`, `i1` … for a caller's. */
  readonly key: string;
  /** Ready to print: "2 red onions, thinly sliced". */
  readonly text: string;
  readonly name: string;
  /** Id in the food table; null where the tables do not know it. */
  readonly food: string | null;
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: string | null;
  /** Grams of the edible part that goes in; null where it cannot be known. */
  readonly grams: number | null;
  /** Share of `grams` that is eaten: frying oil, pasta water's salt and marinades are mostly not (0–1). */
  readonly eatenShare: number;
  readonly preparation: string | null;
  readonly group: string | null;
  readonly optional: boolean;
  readonly fromPantry: boolean;
  /** How sure we are of food and weight, 0–1. */
  readonly confidence: number;
  /** Ids of other foods that a caller's line allows or leaves open ("butter or margarine", "cheese"). */
  readonly alternatives?: readonly string[];
  /** Words of a caller's name that the food does not account for ("dairy-free"). */
  readonly modifiers?: readonly string[];
  /** Set where a caller's line asks for no food: a thing of the kitchen, or a remark. */
  readonly aside?: Aside | null;
}

/** One step of a recipe's graph. */
export interface Step {
  readonly id: string;
  /** The sentence(s) a person follows. */
  readonly text: string;
  readonly phase: Phase;
  readonly action: Action | null;
  /** Keys of the ingredients that this step handles. */
  readonly inputs: readonly string[];
  readonly tools: readonly string[];
  readonly heat: Heat | null;
  /** Oven, oil or water temperature in °C that is set. */
  readonly celsius: number | null;
  /** Temperature in °C that the food's middle must reach. */
  readonly internalCelsius: number | null;
  /** Elapsed minutes. */
  readonly minutes: number;
  /** Minutes of these that need the cook's hands; the rest is waiting. */
  readonly activeMinutes: number;
  /** What it blocks while it runs. */
  readonly station: 'burner' | 'oven' | 'none' | 'appliance';
  readonly doneness: string | null;
  /** Ids of steps that must be finished first. */
  readonly after: readonly string[];
  /** Takes its time, and goes without saying: what the list of ingredients asks to be cut. */
  readonly unsaid?: boolean;
}

/**
 * A step with some of what places it changed. Written out rather than spread: the schedule is laid out several times for
 * each answer, and reads steps of one shape by place.
 */
export function stepWith(
  step: Step,
  changes: Partial<Pick<Step, 'inputs' | 'minutes' | 'activeMinutes' | 'after'>>,
): Step {
  const { unsaid } = step;
  const made: Step = {
    id: step.id,
    text: step.text,
    phase: step.phase,
    action: step.action,
    inputs: changes.inputs ?? step.inputs,
    tools: step.tools,
    heat: step.heat,
    celsius: step.celsius,
    internalCelsius: step.internalCelsius,
    minutes: changes.minutes ?? step.minutes,
    activeMinutes: changes.activeMinutes ?? step.activeMinutes,
    station: step.station,
    doneness: step.doneness,
    after: changes.after ?? step.after,
  };
  return unsaid === undefined ? made : { ...made, unsaid };
}

/** The one recipe model of the house. Time, nutrition, cost, allergens and safety are derived from it. */
export interface Recipe {
  readonly title: string;
  readonly description: string | null;
  readonly cuisine: string | null;
  readonly skillLevel: SkillLevel | null;
  readonly mealType: MealType | null;
  readonly servings: number;
  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly Step[];
  readonly equipment: readonly string[];
  readonly tips: readonly string[];
  readonly storage: string | null;
  /** `dish:misir-wot`, `form:stir-fry`, `caller`. */
  readonly origin: string;
}

/** Minutes of a recipe, as scheduled for one cook. */
export interface Timing {
  readonly prepMinutes: number;
  readonly cookMinutes: number;
  readonly restMinutes: number;
  readonly activeMinutes: number;
  readonly totalMinutes: number;
}

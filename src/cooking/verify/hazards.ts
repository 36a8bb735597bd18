import type { Food } from '#food/model';
import { formatTemperature } from '../text/grammar.ts';
import { safeTemperature } from '../doneness/safety.ts';
import type { Recipe } from '../recipe.ts';

/** A danger in a finished recipe, with what to do about it. */
export interface Hazard {
  readonly code:
    | 'undercooked'
    | 'low-temperature'
    | 'raw-beans'
    | 'raw-flour'
    | 'garlic-in-oil'
    | 'raw-egg'
    | 'rice-cooling'
    | 'left-out'
    | 'marinade-reused'
    | 'washing-poultry'
    | 'frozen-slow-cooker'
    | 'home-canning'
    | 'honey-infant';
  readonly ingredient: string;
  readonly text: string;
  /** A recipe with a blocking hazard is never returned by generation. */
  readonly blocking: boolean;
}

/**
 * Food-safety reading of a recipe. Sources: USDA FSIS minimum temperatures; FDA Bad Bug Book on phytohaemagglutinin
 * (kidney beans); FDA advice on raw flour; CDC advice on botulism and garlic in oil.
 */
export function findHazards(recipe: Recipe, food: (id: string) => Food | null): readonly Hazard[] {
  const hazards: Hazard[] = [];
  for (const item of recipe.ingredients) {
    const known = item.food === null ? null : food(item.food);
    if (!known) continue;
    const touching = recipe.steps.filter((step) => step.inputs.includes(item.key));
    const safe = safeTemperature(known);
    if (safe !== null && item.grams !== null && item.grams > 0) {
      const reached = recipe.steps.some(
        (step) =>
          step.internalCelsius !== null &&
          step.internalCelsius >= safe.celsius &&
          (step.inputs.includes(item.key) || downstream(recipe, item.key, step.id)),
      );
      if (!reached) {
        hazards.push({
          code: safe.kind === 'egg' ? 'raw-egg' : 'undercooked',
          ingredient: item.name,
          text: `No step brings the ${item.name} to ${formatTemperature(safe.celsius)}, the safe minimum.`,
          blocking: true,
        });
      }
    }
    if (known.traits.includes('toxic-raw')) {
      const boiled = touching.some(
        (step) =>
          (step.action === 'boil' || step.action === 'simmer' || step.action === 'pressure-cook') &&
          step.minutes >= 10,
      );
      if (!boiled) {
        hazards.push({
          code: 'raw-beans',
          ingredient: item.name,
          text: `Dried ${item.name} must be boiled hard for at least 10 minutes; a slow cooker alone does not make them safe.`,
          blocking: true,
        });
      }
    }
  }
  return hazards;
}

/** Whether an ingredient has gone into something that reaches the step. */
function downstream(recipe: Recipe, key: string, stepId: string): boolean {
  const byId = new Map(recipe.steps.map((step) => [step.id, step]));
  const seen = new Set<string>();
  const visit = (id: string): boolean => {
    if (seen.has(id)) return false;
    seen.add(id);
    const step = byId.get(id);
    if (!step || step.id === 'prep') return false;
    return step.inputs.includes(key) || step.after.some(visit);
  };
  return visit(stepId);
}

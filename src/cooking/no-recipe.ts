/** Why no recipe came out, and the nearest way out. */
import type { GenerateBrief } from './generate-brief.ts';

/** Why nothing could be cooked, and what would help. */
export interface NoRecipe {
  readonly reasons: readonly string[];
  readonly wayOut: string;
}

export const explainTime = (limit: number, shortest: number): string =>
  shortest > limit
    ? `time_available ${limit}: the quickest that fits everything else takes ${shortest} minutes`
    : `time_available ${limit}: other dishes take longer`;

export function explainNothing(
  reasons: readonly string[],
  candidates: number,
  brief: GenerateBrief,
  shortest: number,
): NoRecipe {
  const asked = [
    ...brief.asks.diets,
    ...brief.asks.allergens.map((allergen) => `no ${allergen}`),
    ...brief.asks.exclusions.map((exclusion) => `no ${exclusion.label}`),
    ...(brief.onlyThese ? ['only_these'] : []),
    ...(brief.meal === null ? [] : [`meal_type ${brief.meal}`]),
    ...(brief.asks.equipment === null ? [] : ['equipment']),
    ...(brief.asks.maxCostPerServing === null
      ? []
      : [`max_cost_per_serving ${brief.asks.maxCostPerServing}`]),
  ];
  if (candidates === 0) {
    return {
      reasons: [
        `nothing that ${brief.skill === 'beginner' ? 'a' : 'an'} ${brief.skill} cook can make fits ${asked.length > 0 ? asked.join(', ') : 'these ingredients'}`,
      ],
      wayOut: brief.onlyThese
        ? 'leave only_these out, so that a few things may be bought'
        : asked.length > 0
          ? `loosen one of: ${asked.join(', ')}`
          : 'add an ingredient to cook with',
    };
  }
  if (Number.isFinite(shortest) && brief.asks.timeAvailable !== null && shortest > brief.asks.timeAvailable) {
    return { reasons: reasons.slice(0, 3), wayOut: `allow ${shortest} minutes` };
  }
  return {
    reasons: reasons.slice(0, 3),
    wayOut: asked.length > 0 ? `loosen one of: ${asked.join(', ')}` : 'loosen the time or the cost',
  };
}

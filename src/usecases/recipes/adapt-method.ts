import type { AdaptMethodRequest, AdaptMethodResult } from '#contract/endpoints/adapt-method';
import { adaptMethod } from '#cooking/method/adapt';
import type { MethodAdaptation } from '#cooking/method/model';
import type { KitchenDeps } from './kitchen-deps.ts';
import { polish } from './polish.ts';
import { effectOf, introducedWarnings, openBench, presentStanding, type Standing } from './transform.ts';

/**
 * Rewrites a recipe for another machine. What the machine cannot cook safely comes back unchanged with
 * `feasible: false` and the reason.
 * @throws AppError `unknown_dietary_restriction`
 */
export function adaptRecipeMethod(
  deps: KitchenDeps,
  input: AdaptMethodRequest,
): Omit<AdaptMethodResult, 'pantry'> {
  const bench = openBench(deps, input);
  const { start } = bench;
  const adapted = adaptMethod(
    start.understood,
    {
      target: input.method,
      source: input.source_method ?? null,
      size: { capacityL: input.equipment?.capacity_l ?? null, wattage: input.equipment?.wattage ?? null },
    },
    deps,
  );
  const end = adapted.edits.length === 0 ? start : bench.stand(adapted.text);
  const hazards = [...end.judgement.hazards]
    .sort((a, b) => Number(b.blocking) - Number(a.blocking))
    .map(({ text }) => text);
  const warnings = [...hazards, ...introducedWarnings(start, end, bench.asks.allergens)];
  const { standing, changes } = polish(end, changesOf(adapted, start, end), deps);
  return {
    ...presentStanding(standing, warnings, (id) => deps.foods.get(id)),
    changes: changes.map((change) => ({ rule: null, ...change })),
    safety: [...adapted.safety],
    feasible: adapted.feasible,
    reason: adapted.reason,
  };
}

const nothing = { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } };

/** The change of method carries what the whole conversion does to nutrition and cost; the others are part of it. */
function changesOf(adapted: MethodAdaptation, start: Standing, end: Standing): AdaptMethodResult['changes'] {
  return adapted.edits.map(({ kind, target, before, after, reason, rule }) => ({
    kind,
    target,
    before,
    after,
    reason,
    effect: kind === 'method' ? effectOf(start.judgement, end.judgement) : nothing,
    rule,
  }));
}

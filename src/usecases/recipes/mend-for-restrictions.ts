import type { Change } from '#contract/schemas/change';
import { AppError } from '#kernel/errors';
import { swapBy } from '#cooking/edit/from-suggestion';
import type { SwapEdit } from '#cooking/edit/edit';
import { recipeText } from '#cooking/substitute/use';
import type { KitchenDeps } from './kitchen-deps.ts';
import { changesOf, type Bench, type Standing } from './transform.ts';

/** Swaps may bring in what another restriction forbids; after this many rounds there is no way. */
const rounds = 3;

/** What the restrictions of a request make of its recipe before anything else happens to it. */
interface Mended {
  readonly start: Standing;
  readonly mended: readonly Change[];
}

/**
 * Swaps whatever the restrictions of a request forbid for what they allow.
 * @throws AppError `conflicting_constraints` where something forbidden has no stand-in, or a measured diet is not met
 */
export function mendForRestrictions(bench: Bench, deps: KitchenDeps): Mended {
  let start = bench.original;
  const mended: Change[] = [];
  const { diets, allergens, exclusions } = bench.asks;
  if (diets.length + allergens.length + exclusions.length === 0) return { start, mended };
  for (let round = 0; round < rounds && broken(start).length > 0; round++) {
    const edits = swapsFor(start, bench, deps);
    if (edits.length === 0) break;
    const { changes, end } = changesOf(
      bench,
      start,
      edits.map((edit) => [edit]),
    );
    mended.push(...changes);
    start = end;
  }
  const left = broken(start);
  if (left.length === 0) return { start, mended };
  throw new AppError(
    'conflicting_constraints',
    `this recipe cannot be made to fit: ${left.map(({ constraint, evidence }) => `${constraint} (${evidence[0] ?? 'not met'})`).join('; ')}`,
  );
}

/** Restrictions that the recipe breaks; what a table cannot prove is not broken, but said in the verdicts. */
function broken({ judgement }: Standing): Standing['judgement']['constraints'] {
  return judgement.constraints.filter(({ status }) => status === 'violated');
}

function swapsFor(standing: Standing, bench: Bench, deps: KitchenDeps): readonly SwapEdit[] {
  const { understood, judgement } = standing;
  const { recipe, source, grounded } = understood;
  const asked = new Set(bench.asks.allergens);
  const measured = new Set<string>(
    deps.facts.diets.filter(({ basis }) => basis === 'measured').map(({ diet }) => diet),
  );
  return recipe.ingredients.flatMap((item): readonly SwapEdit[] => {
    const food = item.food === null ? null : deps.foods.get(item.food);
    if (food === null) return [];
    // The line by itself, judged as the whole recipe is; what cannot be verified is said, not swapped.
    const alone = bench.stand({
      ...source,
      title: '',
      description: null,
      ingredients: [item.text],
      instructions: [],
    });
    const claim = judgement.allergens.find(
      ({ key, allergen, status }) => key === item.key && asked.has(allergen) && status === 'contains',
    );
    const why =
      claim === undefined
        ? (broken(alone).find(({ constraint }) => !measured.has(constraint))?.constraint ?? null)
        : `no ${claim.allergen}`;
    if (why === null) return [];
    const line = grounded.find(({ key }) => key === item.key)!;
    const { suggestions } = deps.substitutes.suggest({
      food,
      name: item.name,
      amount:
        line.parsed.quantity === null
          ? null
          : { quantity: line.parsed.quantity, unit: line.parsed.unit, grams: line.weight.grams },
      recipe: recipeText(source.title, source.instructions),
      recipeFoods: new Set(recipe.ingredients.flatMap((one) => one.food ?? [])),
      servings: recipe.servings,
      available: null,
      reason: null,
      maxResults: 5,
      restrictions: bench.restrictions,
      jurisdiction: bench.asks.jurisdiction,
    });
    const ways = suggestions.map((one) => swapBy(item.key, one, `asked for: ${why}`));
    const best = ways.find(({ adjust }) => adjust.length === 0) ?? ways[0];
    if (best === undefined) return [];
    // What the swap alone does not do must at least be said.
    return [
      best.adjust.length === 0
        ? best.edit
        : { ...best.edit, reason: `${best.edit.reason}; ${best.adjust.join(' ')}` },
    ];
  });
}

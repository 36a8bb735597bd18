import type { Nutrition, NutrientAmounts } from '#food/nutrition';
import type { Diet } from '#food/vocabulary';

/** Said with its figure, since that is what was asked: by a way of eating or by a focus. */
const figures: Readonly<Record<string, (amounts: NutrientAmounts) => string | null>> = {
  keto: carbohydrates,
  'low-carb': carbohydrates,
  'low-sodium': ({ sodium_mg: sodium }) =>
    sodium === null ? null : `A serving has about ${near(sodium, 10)} mg of sodium.`,
  'high-protein': ({ protein_g: protein }) =>
    protein === null ? null : `A serving has about ${near(protein, 1)} g of protein.`,
  'high-fiber': ({ fiber_g: fiber }) =>
    fiber === null ? null : `A serving has about ${near(fiber, 1)} g of fiber.`,
  'low-calorie': ({ energy_kcal: energy }) =>
    energy === null ? null : `A serving has about ${near(energy, 10)} kcal.`,
  'low-sugar': ({ sugars_g: sugars }) =>
    sugars === null ? null : `A serving has about ${near(sugars, 1)} g of sugars.`,
};

const near = (value: number, step: number): number => Math.round(value / step) * step;

function carbohydrates({ carbohydrate_g: all, fiber_g: fiber }: NutrientAmounts): string | null {
  if (all === null) return null;
  const net = Math.max(0, all - (fiber ?? 0));
  return `A serving has about ${near(net, 1)} g of carbohydrate${fiber === null ? '' : ' besides fiber'}.`;
}

/** Share of what is eaten of which the figures are known. */
const nearlyAll = 0.97;

/**
 * The figure that a diet or a focus is about, as a sentence; null where none of them is counted, or the figure is not known
 * of nearly all that is eaten: half a sum would be told for the whole.
 */
export function figureNote(
  { perServing, coverage }: Pick<Nutrition, 'perServing' | 'coverage'>,
  diets: readonly Diet[],
  focus: string | null,
): string | null {
  if (coverage < nearlyAll) return null;
  const asked = [...diets, ...(focus === null ? [] : [focus.replace(/([A-Z])/g, '-$1').toLowerCase()])];
  for (const one of asked) {
    const said = figures[one]?.(perServing) ?? null;
    if (said !== null) return said;
  }
  return null;
}

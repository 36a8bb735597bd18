/** Whether what came in is cooked as it needs: raw meat, roots and grain must meet heat in the step that takes them, or after it. */
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';

/** What nobody eats raw. */
const needsHeat = [
  'potato',
  'sweet-potato',
  'green-bean',
  'eggplant',
  'winter-squash',
  'rice',
  'pasta',
  'noodle',
  'grain',
  'dried-bean',
  'dried-pulse',
  'lentil',
  'sausage',
  'ground-beef',
  'ground-pork',
] as const;
const flesh: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'shellfish']);
/** What has been cooked, cured or swollen before it is bought, or only seasons. */
const ready =
  /^(?:cooked|canned|unsalted-canned|smoked|cured|instant|rotisserie)-|(?:^|-)(?:ham|prosciutto|pate|stock|broth|sauce|flour|vinegar|wine|oil|milk|syrup|paste|powder|cube|gelatin|anchovy|jerky|surimi|sashimi|salami|mortadella|cakes?|crackers?|cereal|flakes)(?:-|$)/;
const seasons = [
  'stock',
  'flour',
  'condiment',
  'cured-pork',
  'dry-sausage',
  'smoked-fish',
  'canned-fish',
  'canned-beans',
  'oats',
  'breadcrumbs',
] as const;

const cooks =
  /\b(?:boil|steam|simmer|cook|fry|saut[eé]|stir-fry|brown|sear|bake|roast|grill|griddle|poach|braise|stew|wilt|toast|blanch|microwave|soak|heat|warm|oven|bubble|sweat|soften|render|crisp)\w*\b/i;
const donePreparation = /\b(?:cooked|boiled|grilled|steamed|roasted|fried|blanched|toasted)\b/i;

const isRaw = (food: Food): boolean =>
  !ready.test(food.id) &&
  !seasons.some((kind) => isKind(food, kind)) &&
  (needsHeat.some((kind) => isKind(food, kind)) || food.traits.some((trait) => flesh.has(trait)));

/** The foods that came in raw and that no step heats from where they go in. */
export function leftRaw(
  { grounded, steps, recipe, source }: UnderstoodRecipe,
  brought: readonly Food[],
): readonly Food[] {
  return brought.filter((food) => {
    if (!isRaw(food)) return false;
    const lines = grounded.filter(
      ({ ingredient, parsed }) =>
        ingredient.food?.id === food.id &&
        !donePreparation.test(parsed.preparation ?? '') &&
        !donePreparation.test(parsed.source),
    );
    return lines.some(({ key }) => {
      const from = steps.findIndex(
        ({ mentions, contents }) => contents.includes(key) || mentions.some((one) => one.key === key),
      );
      // A text that never names it is told of elsewhere.
      if (from < 0) return false;
      return !steps
        .slice(from)
        .some(
          ({ contents, mentions }, at) =>
            (contents.includes(key) || mentions.some((one) => one.key === key)) &&
            (recipe.steps[from + at]!.station !== 'none' || cooks.test(source.instructions[from + at]!)),
        );
    });
  });
}

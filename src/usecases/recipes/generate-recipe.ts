import { equipmentAsMeant } from '#cooking/equipment/equipment-meant';
import { AppError, type FieldProblem } from '#kernel/errors';
import type { Generated } from '#cooking/generate';
import { plainTitle } from '#cooking/text/grammar';
import { understandPantry } from '#cooking/understand';
import type { Asks } from '#cooking/verify/judge';
import type { HealthFocus, MealType, SkillLevel } from '#cooking/vocabulary';
import type { Jurisdiction } from '#food/vocabulary';
import type { RecipeOutput } from '#contract/schemas/recipe';
import { inCallersWords } from './in-callers-words.ts';
import { inInches } from './in-inches.ts';
import type { KitchenDeps } from './kitchen-deps.ts';
import { inOwnNames } from './own-names.ts';
import { presentRecipe } from './present-recipe.ts';
import { readRestrictions } from './refuse.ts';
import { unitsOfList } from './units-of-list.ts';

/** A generation request after validation: enums canonical, defaults not yet filled in. */
export interface GenerateInput {
  readonly ingredients: readonly string[];
  readonly cuisine?: string;
  readonly dietary_restrictions?: readonly string[];
  readonly allergies?: readonly string[];
  readonly exclude?: readonly string[];
  readonly time_available?: number;
  readonly skill_level?: SkillLevel;
  readonly servings?: number;
  readonly must_use?: readonly string[];
  readonly equipment?: readonly string[];
  readonly meal_type?: MealType;
  readonly health_focus?: HealthFocus;
  readonly max_cost_per_serving?: number;
  readonly only_these?: boolean;
  readonly units?: 'metric' | 'us';
  readonly seed?: number;
  readonly jurisdiction?: Jurisdiction;
}

export type GenerateDeps = Pick<KitchenDeps, 'engine' | 'reader'>;

/**
 * Generates one recipe from what is in the kitchen, or says why none can be made.
 * @throws AppError `unknown_dietary_restriction`, `unsafe_request`, `not_food`, `conflicting_constraints`
 */
export function generateRecipe(deps: GenerateDeps, input: GenerateInput): RecipeOutput {
  const restrictions = readRestrictions(input, deps.reader.foods);
  const pantry = understandPantry(input.ingredients, input.must_use ?? [], deps.reader, [
    ...restrictions.allergens,
    ...restrictions.diets,
  ]);
  if (pantry.unsafe.length > 0) {
    throw new AppError(
      'unsafe_request',
      `${pantry.unsafe.map((item) => `"${item.text}" is ${item.reason}`).join('; ')}`,
      {
        errors: pantry.unsafe.map((item): FieldProblem => ({
          pointer: `/ingredients/${item.index}`,
          code: 'unsafe',
          detail: item.reason,
        })),
      },
    );
  }
  const known = pantry.items.filter((item) => item.food !== null);
  if (known.length === 0) {
    throw new AppError(
      'not_food',
      `none of ${input.ingredients.map((text) => `"${text}"`).join(', ')} is a food that the tables know`,
      {
        errors: input.ingredients.map((text, index): FieldProblem => ({
          pointer: `/ingredients/${index}`,
          code: 'not_food',
          detail: `"${text}" is not known as a food`,
        })),
      },
    );
  }
  const meant = equipmentAsMeant(
    input.equipment ?? null,
    pantry.items.map(({ food }) => food),
  );
  const asks: Asks = {
    diets: restrictions.diets,
    allergens: restrictions.allergens,
    exclusions: restrictions.exclusions,
    timeAvailable: input.time_available ?? null,
    servings: input.servings ?? null,
    skill: input.skill_level ?? null,
    equipment: meant.equipment,
    maxCostPerServing: input.max_cost_per_serving ?? null,
    jurisdiction: input.jurisdiction ?? 'us',
  };
  const units = input.units ?? unitsOfList(input.ingredients);
  const outcome = deps.engine.generate({
    pantry: pantry.items,
    cuisine: input.cuisine ?? null,
    asks,
    skill: input.skill_level ?? 'intermediate',
    servings: input.servings ?? null,
    meal: input.meal_type ?? null,
    onlyThese: input.only_these ?? false,
    healthFocus: input.health_focus ?? null,
    units,
    seed: input.seed ?? 0,
  });
  if (!outcome.ok) {
    throw new AppError(
      'conflicting_constraints',
      `${outcome.error.reasons.join('; ')}. Nearest way out: ${outcome.error.wayOut}.`,
      {
        errors: outcome.error.reasons.map((reason): FieldProblem => ({
          pointer: '',
          code: 'conflict',
          detail: reason,
        })),
        suggestions: [outcome.error.wayOut],
      },
    );
  }
  const recipe = inOwnNames(
    inCallersWords(present(outcome.value, input, meant.note, deps), input.ingredients),
    input.ingredients,
  );
  return units === 'us' ? inInches(recipe) : recipe;
}

function present(
  generated: Generated,
  input: GenerateInput,
  note: string | null,
  deps: GenerateDeps,
): RecipeOutput {
  const { recipe, judgement, pantry, warnings } = generated;
  const notes = [...warnings, ...(note === null ? [] : [note])];
  if (input.cuisine !== undefined && input.cuisine.trim() !== '' && generated.cuisineKnown === false) {
    notes.push(
      `The cuisine "${input.cuisine}" is not known; the best recipe for the ingredients was chosen.`,
    );
  }
  const title = plainTitle(recipe.title);
  return {
    ...presentRecipe(recipe, judgement, notes, (id) => deps.reader.foods.get(id)),
    pantry: {
      used: pantry.used.map(({ item, food, grams }) => ({
        item: item.text,
        food: food.id,
        grams: grams === null ? null : Math.round(grams * 10) / 10,
        reason: item.mustUse
          ? 'asked to be used'
          : item.urgency > 0.5
            ? `should be used soon, and ${title} takes it`
            : `belongs in ${title}`,
      })),
      missing: pantry.missing.map(({ text, reason }) => ({ item: text, reason })),
      assumed: pantry.assumed.map((item) => ({ item, reason: 'a staple that most kitchens have' })),
      unused: pantry.unused.map(({ item, reason }) => ({ item: item.text, reason })),
    },
  };
}

import { AppError } from '#kernel/errors';
import { diets } from '#food/vocabulary';
import type { Diet } from '#food/vocabulary';
import type { HealthFocus } from '#cooking/vocabulary';
import type { GenerateRequest } from '#contract/endpoints/generate';
import type { RecipeOutput } from '#contract/schemas/recipe';
import type { AiResult, Call } from '../call.ts';
import { refuseWishes } from '../model-wishes.ts';
import type { ModelChoice } from '../model-wishes.ts';
import { generateRecipe } from './generate-recipe.ts';
import type { GenerateDeps, GenerateInput } from './generate-recipe.ts';

export interface GenerateCallDeps extends GenerateDeps, ModelChoice {
  /** `sous-engine-<version>`. */
  readonly engineModel: string;
}

const isDiet = (word: string): word is Diet => (diets as readonly string[]).includes(word);

/**
 * The request as the engine takes it: a diet in `health_focus` is a restriction, never a mere wish.
 * Throws `not_found` for a pantry that is not there.
 */
export function generateInputOf(request: GenerateRequest): GenerateInput {
  const {
    ingredients,
    pantry_id: pantryId,
    health_focus: focus,
    dietary_restrictions: asked = [],
    ...rest
  } = request;
  if (pantryId !== undefined) throw new AppError('not_found', `There is no pantry ${pantryId}.`);
  // The focuses and the diets share two words (mediterranean, dash), which are focuses here.
  const diet =
    focus !== undefined && isDiet(focus) && focus !== 'mediterranean' && focus !== 'dash' ? focus : null;
  return {
    ...rest,
    ingredients: ingredients ?? [],
    dietary_restrictions: diet === null ? asked : [...asked, diet],
    ...(focus === undefined || diet !== null ? {} : { health_focus: focus as HealthFocus }),
  };
}

/** Generates a recipe for a caller. Throws what `generateRecipe` throws, and errors about unavailable models. */
export function generateForCall(
  deps: GenerateCallDeps,
  call: Pick<Call, 'principal'>,
  request: GenerateRequest,
): AiResult<RecipeOutput> {
  refuseWishes(call.principal, request, deps);
  const data = generateRecipe(deps, generateInputOf(request));
  return { data, modelTier: 'embedded', model: deps.engineModel };
}

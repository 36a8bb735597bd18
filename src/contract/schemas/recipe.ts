/** The recipe as answered: everything in it was computed, and what is not known is null. */
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { allergens, categories, diets, nutrients } from '#food/vocabulary';
import type { Nutrient } from '#food/vocabulary';
import { phases, skillLevels } from '#cooking/vocabulary';
import {
  nullable,
  nullableInteger,
  nullableNumber,
  nullableOneOf,
  nullableString,
  oneOf,
  strings,
} from './shape.ts';
import type { Shape } from './shape.ts';
import { claimStatuses, verdictStatuses } from './words.ts';

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const nullableShare = (description: string) => nullableNumber({ minimum: 0, maximum: 1, description });

/** Amounts by nutrient; null where too little of the mass is known. */
export const nutrientAmounts = Type.Object(
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, nullableNumber()])) as Record<
    Nutrient,
    ReturnType<typeof nullableNumber>
  >,
  { description: 'The unit is the suffix. null = not known well enough to be stated.' },
);

const dailyValues = Type.Object(
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, Type.Optional(nullableNumber())])) as Record<
    Nutrient,
    ReturnType<typeof Type.Optional<ReturnType<typeof nullableNumber>>>
  >,
  { description: 'Percent of the daily value in one serving, for nutrients that have one.' },
);

export const recipeIngredient = Type.Object({
  text: Type.String({ description: 'Ready to print.', examples: ['2 red onions, thinly sliced'] }),
  name: Type.String(),
  food: nullableString({
    description:
      'Id in the food tables; null where they do not know it, or where the line names several foods.',
  }),
  quantity: nullableNumber(),
  quantity_max: nullableNumber({ description: 'Upper end of a range such as 2–3.' }),
  unit: nullableString(),
  grams: nullableNumber({ description: 'Grams of the edible part; null where it cannot be known.' }),
  preparation: nullableString(),
  group: nullableString(),
  optional: Type.Boolean(),
  from_pantry: Type.Boolean(),
  allergens: Type.Array(oneOf(allergens)),
  category: nullableOneOf(categories),
  confidence: share('How sure food and weight are.'),
});

export const recipeStep = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  text: Type.String(),
  phase: oneOf(phases),
  action: nullableString(),
  minutes: nullableNumber({ minimum: 0, description: 'Elapsed minutes.' }),
  passive: Type.Boolean({ description: 'Whether the cook may do something else meanwhile.' }),
  temperature: nullable(Type.Object({ celsius: Type.Number(), fahrenheit: Type.Number() })),
  doneness: nullableString({ description: 'How to see that it is done.' }),
  ingredients: strings({ description: 'Names of the ingredients that this step handles.' }),
  equipment: strings(),
});

export const timing = Type.Object({
  prep_minutes: nullableNumber(),
  cook_minutes: nullableNumber(),
  rest_minutes: nullableNumber(),
  active_minutes: nullableNumber({ description: 'Minutes that need the cook’s hands.' }),
  total_minutes: nullableNumber({ description: 'Elapsed time with parallel steps overlapped.' }),
  total_iso8601: nullableString({ examples: ['PT35M'] }),
});

export const nutrition = Type.Object({
  per_serving: nutrientAmounts,
  per_100g: nullable(nutrientAmounts),
  coverage: share('Share of the mass whose food has figures.'),
  unmatched: strings({ description: 'Ingredients without figures or weight.' }),
  source: Type.String(),
  daily_value_percent: dailyValues,
});

export const cost = Type.Object({
  total: nullableNumber(),
  per_serving: nullableNumber(),
  currency: Type.String(),
  as_of: nullableString({ description: 'Month of the oldest price, YYYY-MM.' }),
  priced_share: nullableShare('Share of the mass that has a price.'),
});

export const allergenClaim = Type.Object({
  allergen: oneOf(allergens),
  status: oneOf(claimStatuses, { description: 'No claim means: not detected.' }),
  ingredient: Type.String(),
  evidence: Type.String(),
  confidence: share('How sure the claim is.'),
});

const dietVerdict = Type.Object({
  diet: oneOf(diets),
  status: oneOf(verdictStatuses),
  evidence: strings(),
});

export const constraintVerdict = Type.Object({
  constraint: Type.String({ description: 'What was asked: a diet, an allergy, time, servings …' }),
  status: oneOf(verdictStatuses),
  evidence: strings(),
});

const pantryItem = Type.Object({ item: Type.String(), reason: Type.String() });

/** What became of the kitchen's stock in a generated recipe. */
const pantryUse = Type.Object({
  used: Type.Array(
    Type.Object({
      item: Type.String({ description: 'As the caller wrote it.' }),
      food: nullableString(),
      grams: nullableNumber(),
      reason: Type.String(),
    }),
  ),
  missing: Type.Array(pantryItem, { description: 'To buy.' }),
  assumed: Type.Array(pantryItem, {
    description:
      'Staples taken for granted: salt, oil, flour, everyday dried spices, onions and garlic. With `only_these` no more than water, salt, pepper, oil and sugar.',
  }),
  unused: Type.Array(pantryItem),
});

/** Fields of every recipe that is answered. */
export const recipeFields = {
  name: Type.String({ description: 'The same string as title.' }),
  title: Type.String(),
  description: nullableString(),
  cuisine: nullableString(),
  skill_level: nullableOneOf(skillLevels),
  servings: nullableInteger({ minimum: 1 }),
  ingredients: Type.Array(recipeIngredient),
  steps: Type.Array(recipeStep),
  instructions: strings({ description: 'The texts of the steps.' }),
  timing,
  nutrition,
  cost,
  allergens: Type.Array(allergenClaim),
  diets: Type.Array(dietVerdict, { description: 'One verdict on each diet that was asked for.' }),
  suitable_for: Type.Array(oneOf(diets), { description: 'Every diet that the recipe meets.' }),
  constraints: Type.Array(constraintVerdict, { description: 'One verdict on each thing that was asked.' }),
  pantry: Type.Optional(pantryUse),
  equipment: strings(),
  tips: strings(),
  storage: nullableString(),
  warnings: strings(),
} satisfies Record<string, TSchema>;

/** The recipe that `recipes/generate` answers with. */
export const recipeOutput = Type.Object({ ...recipeFields, pantry: pantryUse });
/** The recipe inside a transform's result. */
export const transformedRecipe = Type.Object(recipeFields);

export type RecipeOutput = Shape<typeof recipeOutput>;
export type TransformedRecipe = Shape<typeof transformedRecipe>;
export type RecipeIngredientOutput = Shape<typeof recipeIngredient>;
export type RecipeStepOutput = Shape<typeof recipeStep>;
export type NutritionOutput = Shape<typeof nutrition>;
export type NutrientAmountsOutput = Shape<typeof nutrientAmounts>;
export type CostOutput = Shape<typeof cost>;
export type AllergenClaimOutput = Shape<typeof allergenClaim>;
export type ConstraintVerdictOutput = Shape<typeof constraintVerdict>;

import { Type } from 'typebox';
import { mealTypes, skillLevels } from '#cooking/vocabulary';
import { aiEndpoint, aiErrors, defineEndpoint } from '../endpoint.ts';
import type { BodyOf } from '../endpoint.ts';
import { enumInput } from '../schemas/enum-input.ts';
import { recipeOutput } from '../schemas/recipe.ts';
import {
  healthFocusField,
  pantryIdField,
  requestIdField,
  servingsField,
  sharedFields,
} from '../schemas/request-fields.ts';
import { limits, text } from '../schemas/shape.ts';
import { mealAliases, skillAliases } from '../schemas/words.ts';

const food = text(limits.generateIngredientLength);

const body = Type.Object(
  {
    ingredients: Type.Optional(
      Type.Array(food, {
        minItems: 1,
        maxItems: limits.generateIngredients,
        description: 'What there is to cook with; amounts may be given.',
        examples: [['2 chicken breasts', 'spinach', 'feta']],
      }),
    ),
    pantry_id: Type.Optional(pantryIdField),
    cuisine: Type.Optional(text(100, { description: 'A cuisine or region: see the vocabulary cuisines.' })),
    time_available: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: 1440,
        description: 'Minutes; bounds total_minutes of the recipe.',
      }),
    ),
    skill_level: Type.Optional(enumInput(skillLevels, { aliases: skillAliases })),
    servings: Type.Optional(servingsField({ default: 4 })),
    must_use: Type.Optional(
      Type.Array(food, { maxItems: limits.generateIngredients, description: 'Has to be in the dish.' }),
    ),
    equipment: Type.Optional(
      Type.Array(text(100), {
        maxItems: 50,
        description: 'All that the kitchen has; left out means a usual kitchen.',
      }),
    ),
    meal_type: Type.Optional(enumInput(mealTypes, { aliases: mealAliases })),
    health_focus: Type.Optional(healthFocusField),
    max_cost_per_serving: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10_000, description: 'In US dollars.' }),
    ),
    only_these: Type.Optional(
      Type.Boolean({ description: 'Nothing beyond the list and staples.', default: false }),
    ),
    ...sharedFields,
    request_id: requestIdField,
  },
  {
    additionalProperties: false,
    anyOf: [{ required: ['ingredients'] }, { required: ['pantry_id'] }],
  },
);

export const generate = defineEndpoint({
  ...aiEndpoint,
  id: 'recipes.generate',
  path: '/api/v1/recipes/generate',
  role: 'ai',
  tag: 'Recipes',
  summary: 'Generate a recipe from what is there',
  description:
    'Proposes one recipe for the ingredients and proves it: every gram, calorie, cent and minute is computed, and each restriction has a verdict with its evidence. Answers in the response only; callback_url is refused.',
  body,
  response: recipeOutput,
  errors: [...aiErrors, 'callback_not_supported', 'conflicting_constraints'],
  examples: [
    {
      summary: 'Greek dinner for two in half an hour',
      body: {
        ingredients: ['eggs', 'spinach', 'feta', 'tomatoes', 'bread'],
        cuisine: 'greek',
        dietary_restrictions: ['vegetarian'],
        time_available: 30,
        skill_level: 'beginner',
        servings: 2,
      },
    },
  ],
});
export type GenerateRequest = BodyOf<typeof generate>;

/** A caller's recipe: our own output, a plain object of strings, or schema.org/Recipe. */
import { Type } from 'typebox';
import { limits } from './shape.ts';

const line = { minLength: 1, maxLength: limits.stringLength, pattern: '\\S' } as const;
const optionalText = { type: ['string', 'null'], maxLength: limits.stringLength } as const;

/** An ingredient line as an object. */
export interface IngredientInput {
  readonly text?: string;
  readonly name?: string;
  readonly quantity?: number | string | null;
  readonly quantity_max?: number | null;
  readonly unit?: string | null;
  readonly preparation?: string | null;
  readonly food?: string | null;
  readonly grams?: number | null;
  readonly group?: string | null;
  readonly optional?: boolean;
}

/** A step as an object; `itemListElement` makes it a section (schema.org HowToSection). */
export interface InstructionInput {
  readonly text?: string;
  readonly name?: string;
  readonly itemListElement?: string | InstructionInput | readonly (string | InstructionInput)[];
}

/** A recipe in any of the shapes that are understood; fields beside these are ignored. */
export interface RecipeInput {
  readonly title?: string;
  readonly name?: string;
  readonly description?: string | null;
  readonly cuisine?: string | null;
  readonly servings?: number | string | null;
  readonly ingredients?: readonly (string | IngredientInput)[];
  readonly instructions?: readonly (string | InstructionInput)[];
  readonly steps?: readonly (string | InstructionInput)[];
  readonly timing?: Readonly<Record<string, unknown>> | null;
  readonly recipeIngredient?: readonly (string | IngredientInput)[];
  readonly recipeInstructions?: string | readonly (string | InstructionInput)[];
  readonly recipeYield?: number | string | readonly (number | string)[] | null;
  readonly recipeCuisine?: string | readonly string[] | null;
}

/** String or object: the keywords of each apply to its own type only, so that no union is needed. */
const ingredient = {
  type: ['string', 'object'],
  ...line,
  properties: {
    text: { type: 'string', ...line, description: 'The line as printed: "2 red onions, thinly sliced".' },
    name: { type: 'string', ...line },
    quantity: { type: ['number', 'string', 'null'], minimum: 0, maxLength: 50 },
    quantity_max: { type: ['number', 'null'], minimum: 0 },
    unit: { type: ['string', 'null'], maxLength: 50 },
    preparation: optionalText,
    food: { type: ['string', 'null'], maxLength: 100 },
    grams: { type: ['number', 'null'], minimum: 0 },
    group: optionalText,
    optional: { type: 'boolean' },
  },
  anyOf: [{ required: ['text'] }, { required: ['name'] }],
} as const;

const step = {
  type: ['string', 'object'],
  ...line,
  properties: {
    text: { type: 'string', ...line },
    name: { type: 'string', ...line },
    itemListElement: {
      type: ['string', 'object', 'array'],
      maxLength: limits.stringLength,
      maxItems: limits.instructions,
      items: { type: ['string', 'object'], ...line },
    },
  },
  anyOf: [{ required: ['text'] }, { required: ['name'] }, { required: ['itemListElement'] }],
} as const;

const ingredients = {
  type: 'array',
  minItems: 1,
  maxItems: limits.ingredients,
  items: ingredient,
  description: 'Lines as strings, or objects with text, or with name, quantity, unit and preparation.',
} as const;
const instructions = {
  type: 'array',
  maxItems: limits.instructions,
  items: step,
  description: 'Steps as strings, or objects with text.',
} as const;

/** Schema of `recipe` in requests. */
export const recipeInput = Type.Unsafe<RecipeInput>({
  type: 'object',
  description:
    'title (or name), ingredients and instructions (or steps). Field names of schema.org/Recipe are understood; other fields are ignored, so that a recipe from any endpoint or another site can be sent as it is.',
  properties: {
    title: { type: 'string', ...line, examples: ['Mushroom risotto'] },
    name: { type: 'string', ...line },
    description: optionalText,
    cuisine: optionalText,
    servings: { type: ['number', 'string', 'null'], exclusiveMinimum: 0, maximum: 1000, maxLength: 100 },
    ingredients,
    instructions,
    steps: instructions,
    timing: { type: ['object', 'null'] },
    recipeIngredient: ingredients,
    recipeInstructions: { ...instructions, type: ['array', 'string'], maxLength: 20_000 },
    recipeYield: {
      type: ['number', 'string', 'array', 'null'],
      exclusiveMinimum: 0,
      maximum: 1000,
      maxLength: 100,
      maxItems: 5,
    },
    recipeCuisine: { type: ['string', 'array', 'null'], maxLength: 200, maxItems: 10 },
  },
  allOf: [
    { anyOf: [{ required: ['title'] }, { required: ['name'] }] },
    { anyOf: [{ required: ['ingredients'] }, { required: ['recipeIngredient'] }] },
    {
      anyOf: [{ required: ['instructions'] }, { required: ['steps'] }, { required: ['recipeInstructions'] }],
    },
  ],
});

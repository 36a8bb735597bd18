import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Analysed {
  readonly title: string;
  readonly servings: number | null;
  readonly ingredients: readonly { readonly food: string | null; readonly grams: number | null }[];
  readonly steps: readonly { readonly text: string; readonly minutes: number | null }[];
  readonly timing: { readonly total_minutes: number | null };
  readonly constraints: readonly { readonly constraint: string; readonly status: string }[];
  readonly warnings: readonly string[];
}
const dataOf = (json: Readonly<Record<string, unknown>>): Analysed => json['data'] as unknown as Analysed;

const bolognese = {
  title: 'Spaghetti Bolognese',
  servings: 4,
  ingredients: [
    '400 g spaghetti',
    '500 g ground beef',
    '1 onion, chopped',
    '1 can (400 g) tomatoes',
    '1 tbsp Worcestershire sauce',
  ],
  instructions: [
    'Brown the beef with the onion for 10 minutes.',
    'Add the tomatoes and Worcestershire sauce and simmer for 30 minutes.',
    'Meanwhile, boil the spaghetti for 10 minutes, drain and serve.',
  ],
};

export const cases: EndpointCases = {
  id: 'analyze-recipe',
  ok: [
    {
      name: 'understands a recipe, keeps its words and finds the fish in the Worcestershire sauce',
      body: { recipe: bolognese, allergies: ['fish'] },
      check: ({ json }) => {
        expect(json['type']).toBe('analyze-recipe');
        const { title, servings, ingredients, steps, timing, constraints } = dataOf(json);
        expect([title, servings]).toEqual(['Spaghetti Bolognese', 4]);
        expect(ingredients.map(({ food }) => food)).toContain('spaghetti');
        expect(steps.map(({ text }) => text)).toEqual(bolognese.instructions);
        expect(timing.total_minutes).toBeGreaterThanOrEqual(40);
        expect(constraints.find(({ constraint }) => constraint.includes('fish'))?.status).toBe('violated');
      },
    },
    {
      name: 'takes the names of schema.org',
      body: {
        recipe: {
          name: 'Toast',
          recipeIngredient: ['2 slices bread'],
          recipeInstructions: 'Toast the bread for 2 minutes.',
          recipeYield: '1 serving',
        },
      },
      check: ({ json }) => expect(dataOf(json).ingredients).toHaveLength(1),
    },
  ],
  invalid: [
    { name: 'no recipe', body: {}, code: 'validation_failed', pointers: ['/recipe'] },
    {
      name: 'a diet nobody knows',
      body: { recipe: bolognese, dietary_restrictions: ['florgs'] },
      code: 'unknown_dietary_restriction',
      pointers: ['/dietary_restrictions/0'],
    },
  ],
};

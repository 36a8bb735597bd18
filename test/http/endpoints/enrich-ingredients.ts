import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Line {
  readonly food: string | null;
  readonly grams: number | null;
  readonly grams_basis: string | null;
  readonly confidence: number;
  readonly allergens: readonly {
    readonly allergen: string;
    readonly status: string;
    readonly evidence: string;
  }[];
}
const dataOf = (json: Readonly<Record<string, unknown>>) =>
  json['data'] as {
    readonly ingredients: readonly Line[];
    readonly totals: { readonly allergens: readonly string[] };
    readonly warnings: readonly string[];
  };

export const cases: EndpointCases = {
  id: 'enrich-ingredients',
  ok: [
    {
      name: 'says what each line is, weighs and carries, with the arithmetic and the chain of evidence',
      body: {
        ingredients: ['2 cups flour', '3 large eggs', '1 tbsp Worcestershire sauce'],
        request_id: 'enrich-1',
      },
      check: ({ json }) => {
        expect(json['type']).toBe('enrich-ingredients');
        expect(json['request_id']).toBe('enrich-1');
        const { ingredients, totals } = dataOf(json);
        expect(ingredients.map(({ food, grams }) => [food, grams])).toEqual([
          ['all-purpose-flour', 250],
          ['egg', 150],
          ['worcestershire-sauce', 17],
        ]);
        expect(ingredients[0]?.grams_basis).toContain('125 g');
        expect(ingredients[2]?.allergens.find(({ allergen }) => allergen === 'fish')?.evidence).toContain(
          'anchovy',
        );
        expect(totals.allergens).toEqual(expect.arrayContaining(['wheat', 'egg', 'fish']));
      },
    },
    {
      name: 'does not know what nobody knows, and clears it of nothing',
      body: { ingredients: ['2 tsp zibbledorf'] },
      check: ({ json }) => {
        const [line] = dataOf(json).ingredients;
        expect(line).toMatchObject({ food: null, grams: null });
        expect(line?.allergens.every(({ status }) => status === 'unknown')).toBe(true);
        expect(line?.allergens.length).toBe(15);
      },
    },
    {
      name: 'takes a recipe of schema.org and warns of what was asked to be avoided',
      body: {
        recipe: {
          name: 'Toast',
          recipeIngredient: ['2 slices bread', '1 tbsp butter'],
          recipeInstructions: 'Toast and spread.',
        },
        allergies: ['milk'],
      },
      check: ({ json }) => expect(dataOf(json).warnings.join()).toContain('milk'),
    },
  ],
  invalid: [
    { name: 'neither lines nor a recipe', body: {}, code: 'validation_failed' },
    {
      name: 'an allergy nobody knows',
      body: { ingredients: ['1 egg'], allergies: ['florgs'] },
      code: 'unknown_dietary_restriction',
      pointers: ['/allergies/0'],
    },
    {
      name: 'a number for a line',
      body: { ingredients: [3] },
      code: 'validation_failed',
      pointers: ['/ingredients/0'],
    },
  ],
};

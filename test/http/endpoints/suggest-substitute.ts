import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Answered {
  readonly ingredient: string;
  readonly suggestions: readonly {
    readonly name: string;
    readonly food: string | null;
    readonly quantity: number | null;
    readonly grams: number | null;
    readonly allergens: readonly string[];
    readonly available: boolean | null;
  }[];
  readonly none_reason: string | null;
}

const answersOf = (json: Readonly<Record<string, unknown>>): readonly Answered[] =>
  (json['data'] as { readonly substitutions: readonly Answered[] }).substitutions;

export const cases: EndpointCases = {
  id: 'suggest-substitute',
  ok: [
    {
      name: 'makes buttermilk out of milk and acid, in the amount that was asked for',
      body: { ingredient: '1 cup buttermilk', reason: 'outOfStock', max_results: 3 },
      check: ({ json }) => {
        const [first] = answersOf(json)[0]!.suggestions;
        expect(first).toMatchObject({ food: 'whole-milk', quantity: 1 });
        expect(first!.grams).toBeGreaterThan(220);
      },
    },
    {
      name: 'suggests nothing with milk to somebody who is allergic to it',
      body: { ingredients: ['200 g butter', '1 cup whole milk'], allergies: ['milk'], max_results: 10 },
      check: ({ json }) => {
        for (const { suggestions } of answersOf(json)) {
          expect(suggestions.length).toBeGreaterThan(0);
          for (const { allergens } of suggestions) expect(allergens).not.toContain('milk');
        }
      },
    },
    {
      name: 'puts what is at home first',
      body: { ingredient: '2 onions', available: ['leeks', 'rice'] },
      check: ({ json }) =>
        expect(answersOf(json)[0]!.suggestions[0]).toMatchObject({ food: 'leek', available: true }),
    },
    {
      name: 'says that nothing does the job, and why',
      body: {
        ingredient: '4 eggs',
        allergies: ['egg'],
        recipe: {
          title: 'Cheese soufflé',
          ingredients: ['4 eggs'],
          instructions: ['Whisk the whites stiff.'],
        },
      },
      check: ({ json }) => {
        expect(answersOf(json)[0]!.suggestions).toEqual([]);
        expect(answersOf(json)[0]!.none_reason).toMatch(/foam/);
      },
    },
    {
      name: 'invents nothing for what it does not know',
      body: { ingredient: 'xqzt blorp' },
      check: ({ json }) => {
        expect(answersOf(json)[0]!.suggestions).toEqual([]);
        expect(answersOf(json)[0]!.none_reason).toMatch(/not in the food tables/);
      },
    },
  ],
  invalid: [
    { name: 'nothing to replace', body: {}, code: 'validation_failed' },
    { name: 'too many suggestions', body: { ingredient: 'egg', max_results: 11 }, code: 'validation_failed' },
    {
      name: 'a restriction that nobody understands',
      body: { ingredient: 'egg', allergies: ['xqzt'] },
      code: 'unknown_dietary_restriction',
    },
    { name: 'something that is no food', body: { ingredient: 'bleach' }, code: 'unsafe_request' },
  ],
};

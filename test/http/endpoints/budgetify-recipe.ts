import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Answered {
  readonly title: string;
  readonly ingredients: readonly { readonly text: string; readonly food: string | null }[];
  readonly instructions: readonly string[];
  readonly changes: readonly {
    readonly kind: string;
    readonly target: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly effect: { readonly cost: number | null };
  }[];
  readonly cost: { readonly per_serving: number | null; readonly currency: string };
  readonly cost_before: { readonly per_serving: number | null; readonly currency: string };
  readonly saved_percent: number | null;
  readonly target_met: boolean;
  readonly warnings: readonly string[];
  readonly allergens: readonly { readonly allergen: string; readonly status: string }[];
  readonly constraints: readonly { readonly constraint: string; readonly status: string }[];
}

const dataOf = (json: Readonly<Record<string, unknown>>): Answered => json['data'] as Answered;

const pasta = {
  title: 'Creamy Chicken Pasta',
  servings: 4,
  ingredients: [
    '400 g spaghetti',
    '500 g chicken breast, sliced',
    '200 ml heavy cream',
    '50 g pine nuts',
    '2 tbsp butter',
    '2 cloves garlic, minced',
    'salt',
  ],
  instructions: [
    'Boil the spaghetti for 10 minutes.',
    'Melt the butter and fry the chicken and garlic for 8 minutes.',
    'Pour in the cream and simmer for 3 minutes.',
    'Toss the spaghetti with the sauce and scatter the pine nuts over it.',
  ],
};

export const cases: EndpointCases = {
  id: 'budgetify-recipe',
  ok: [
    {
      name: 'saves what was asked for, and its changes add up to what was saved',
      body: { recipe: pasta, reduction_percent: 25 },
      check: ({ json }) => {
        const { cost, cost_before: before, changes, saved_percent: saved, target_met: met } = dataOf(json);
        expect(met).toBe(true);
        expect(saved).toBeGreaterThanOrEqual(25);
        expect(changes.length).toBeGreaterThan(0);
        const sum = changes.reduce((all, { effect }) => all + (effect.cost ?? NaN), 0);
        expect(sum).toBeCloseTo(cost.per_serving! - before.per_serving!, 1);
        for (const { effect } of changes) expect(effect.cost).toBeLessThanOrEqual(0);
      },
    },
    {
      name: 'touches nothing that is to be kept',
      body: { recipe: pasta, keep: ['pine nuts', 'chicken'], reduction_percent: 40 },
      check: ({ json }) => {
        const texts = dataOf(json).ingredients.map(({ text }) => text);
        expect(texts).toContain('50 g pine nuts');
        expect(texts).toContain('500 g chicken breast, sliced');
      },
    },
    {
      name: 'says when the target is out of reach, and is no dearer for it',
      body: {
        recipe: {
          title: 'White bread',
          servings: 8,
          ingredients: ['500 g flour', '1 tsp yeast', '1 tsp salt', '330 ml water'],
          instructions: ['Knead everything.', 'Bake for 40 minutes.'],
        },
        reduction_percent: 70,
      },
      check: ({ json }) => {
        const { target_met: met, cost, cost_before: before, warnings } = dataOf(json);
        expect(met).toBe(false);
        expect(cost.per_serving).toBeLessThanOrEqual(before.per_serving!);
        expect(warnings.join(' ')).toMatch(/another dish|takes too much from the dish/);
      },
    },
    {
      name: 'honours an allergy before it saves a cent',
      body: { recipe: pasta, allergies: ['milk', 'tree-nut'] },
      check: ({ json }) => {
        const { constraints, instructions, ingredients, allergens } = dataOf(json);
        expect(constraints.map(({ status }) => status)).toEqual(['met', 'met']);
        const foods = ingredients.map(({ food }) => food);
        for (const gone of ['butter', 'heavy-cream', 'pine-nuts']) expect(foods).not.toContain(gone);
        const sure = allergens.filter(({ status }) => status === 'contains').map(({ allergen }) => allergen);
        expect(sure).not.toContain('milk');
        expect(sure).not.toContain('tree-nut');
        expect(instructions.join(' ')).not.toMatch(/pine nuts|the (?:butter|cream)\b/i);
      },
    },
    {
      name: 'counts in the money of the price book, and only what it names',
      body: {
        recipe: pasta,
        currency: 'EUR',
        price_book: [
          { item: 'chicken breast', price: 9, amount: 1, unit: 'kg' },
          { item: 'unobtainium', price: 1, amount: 1, unit: 'kg' },
        ],
      },
      check: ({ json }) => {
        const { cost_before: before, warnings } = dataOf(json);
        expect(before).toMatchObject({
          currency: 'EUR',
          per_serving: 1.13,
          priced_share: expect.any(Number) as number,
        });
        expect(warnings.join(' ')).toMatch(/unobtainium/);
        expect(warnings.join(' ')).toMatch(/left out/);
      },
    },
  ],
  invalid: [
    { name: 'no recipe', body: {}, code: 'validation_failed' },
    {
      name: 'a saving that nobody can make',
      body: { recipe: pasta, reduction_percent: 95 },
      code: 'validation_failed',
      pointers: ['/reduction_percent'],
    },
    {
      name: 'a restriction that nobody understands',
      body: { recipe: pasta, allergies: ['xqzt'] },
      code: 'unknown_dietary_restriction',
    },
    {
      name: 'a restriction that the dish cannot meet',
      body: {
        recipe: {
          title: 'Cheese soufflé',
          servings: 4,
          ingredients: ['6 eggs', '200 g gruyere'],
          instructions: ['Whisk the egg whites stiff and fold in the cheese.', 'Bake for 25 minutes.'],
        },
        allergies: ['egg'],
      },
      code: 'conflicting_constraints',
    },
  ],
};

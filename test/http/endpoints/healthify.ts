import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Data {
  readonly title: string;
  readonly name: string;
  readonly instructions: readonly string[];
  readonly steps: readonly { readonly text: string }[];
  readonly ingredients: readonly { readonly text: string; readonly food: string | null }[];
  readonly nutrition: { readonly per_serving: Readonly<Record<string, number | null>> };
  readonly nutrition_before: { readonly per_serving: Readonly<Record<string, number | null>> };
  readonly changes: readonly {
    readonly kind: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly reason: string;
    readonly effect: { readonly nutrition: Readonly<Record<string, number>> };
  }[];
  readonly targets: readonly {
    readonly nutrient: string;
    readonly limit: { readonly min: number | null; readonly max: number | null };
    readonly before: number | null;
    readonly after: number | null;
    readonly met: boolean;
  }[];
  readonly suitable_for: readonly string[];
  readonly diets: readonly { readonly diet: string; readonly status: string }[];
  readonly warnings: readonly string[];
  readonly allergens: readonly { readonly allergen: string; readonly status: string }[];
}

const dataOf = (json: Readonly<Record<string, unknown>>): Data => json['data'] as Data;

const soup = {
  title: 'Bean soup',
  servings: 4,
  ingredients: [
    '2 tbsp olive oil',
    '1 onion, chopped',
    '2 carrots, diced',
    '1 litre chicken stock',
    '2 cans (400 g) cannellini beans',
    '2 tsp salt',
    '1/4 tsp black pepper',
  ],
  instructions: [
    'Heat the olive oil in a pot and soften the onion and carrots for 8 minutes.',
    'Add the chicken stock and the cannellini beans and simmer for 20 minutes.',
    'Season with the salt and pepper and serve.',
  ],
};

const lasagne = {
  title: 'Beef lasagne',
  servings: 6,
  ingredients: [
    '1 tbsp olive oil',
    '1 onion, chopped',
    '500 g ground beef',
    '1 can (400 g) chopped tomatoes',
    '50 g butter',
    '50 g cornstarch',
    '600 ml whole milk',
    '250 g lasagna sheets',
    '200 g mozzarella, grated',
    '50 g parmesan, grated',
    '1/2 tsp salt',
  ],
  instructions: [
    'Heat the oil in a pan and soften the onion for 5 minutes.',
    'Add the ground beef and brown it for 8 minutes.',
    'Stir in the tomatoes and salt and simmer for 20 minutes.',
    'Melt the butter in a saucepan, stir in the cornstarch and whisk in the milk until thick.',
    'Layer the beef, lasagna sheets and the milk sauce in a buttered dish. Top with the mozzarella and parmesan.',
    'Bake at 190 °C for 40 minutes until the cheese is golden.',
  ],
};

const plainEgg = {
  ingredients: ['1 egg', '1 tsp bacon fat'],
  instructions: ['Fry the egg in the bacon fat for 3 minutes.'],
};

export const cases: EndpointCases = {
  id: 'healthify',
  ok: [
    {
      name: 'takes salt out of a soup, and measures every change',
      body: { recipe: soup, health_focus: 'lowSodium' },
      check: ({ json }) => {
        const data = dataOf(json);
        const perServing = data.targets.at(-1);
        expect(perServing).toMatchObject({ nutrient: 'sodium_mg', met: true });
        expect(perServing!.after!).toBeLessThan(perServing!.before! * 0.75);
        expect(data.changes.length).toBeGreaterThan(0);
        expect(data.changes.length).toBeLessThanOrEqual(8);
        const moved = data.changes.reduce((sum, one) => sum + (one.effect.nutrition['sodium_mg'] ?? 0), 0);
        const [before, after] = [data.nutrition_before, data.nutrition].map(
          ({ per_serving: figures }) => figures['sodium_mg']!,
        );
        expect(Math.abs(after! - before! - moved)).toBeLessThanOrEqual(data.changes.length + 1);
        expect(data.name).toBe(data.title);
        expect(data.steps.map(({ text }) => text)).toEqual(data.instructions);
      },
    },
    {
      name: 'makes no more changes than it may',
      body: { recipe: soup, health_focus: 'low sodium', max_changes: 1 },
      check: ({ json }) => {
        const { changes, targets } = dataOf(json);
        expect(changes).toHaveLength(1);
        expect(targets[0]!.after!).toBeLessThan(targets[0]!.before! * 0.75);
      },
    },
    {
      name: 'keeps an apple pie an apple pie and says truly how far its sugar came down',
      body: {
        recipe: {
          title: 'Apple pie',
          servings: 8,
          ingredients: ['900 g apples', '150 g sugar', '300 g flour', '180 g butter', '1 egg'],
          instructions: [
            'Rub the butter into the flour, bind it with the egg and chill it for 30 minutes.',
            'Peel and slice the apples and toss them with the sugar.',
            'Line a pie dish with half of the dough, fill it, cover it and bake it at 190 °C for 45 minutes.',
          ],
        },
        health_focus: 'lowSugar',
      },
      check: ({ json }) => {
        const data = dataOf(json);
        const foods = data.ingredients.map(({ food }) => food);
        expect(foods).toEqual(expect.arrayContaining(['apple', 'butter', 'egg']));
        // A treat is held to a quarter less than it had.
        const { nutrient, limit, before, after, met } = data.targets[0]!;
        expect(nutrient).toBe('sugars_g');
        expect(limit.max! / before!).toBeCloseTo(0.75, 1);
        expect(after!).toBeLessThan(before!);
        expect(met).toBe(after! <= limit.max!);
      },
    },
    {
      name: 'never brings in what the caller is allergic to',
      body: {
        recipe: soup,
        health_focus: 'highProtein',
        allergies: ['milk', 'soy', 'egg', 'fish', 'peanut', 'tree nuts', 'sesame', 'wheat'],
      },
      check: ({ json }) => {
        const carried = dataOf(json)
          .allergens.filter(({ status }) => status !== 'unknown')
          .map(({ allergen }) => allergen);
        for (const named of ['milk', 'soy', 'egg', 'fish', 'peanut', 'tree-nuts', 'sesame', 'wheat'])
          expect(carried).not.toContain(named);
      },
    },
    {
      name: 'leaves a recipe alone that is there already',
      body: {
        recipe: {
          title: 'Fruit salad',
          servings: 2,
          ingredients: ['2 oranges', '1 apple', '100 g blueberries'],
          instructions: ['Slice the oranges and the apple and toss them with the blueberries.'],
        },
        health_focus: 'lowSodium',
      },
      check: ({ json }) => {
        const data = dataOf(json);
        expect(data.changes).toEqual([]);
        expect(data.targets.every(({ met }) => met)).toBe(true);
        expect(data.warnings.join(' ')).toMatch(/nothing was changed/);
      },
    },
    {
      name: 'takes a diet in place of a focus, and makes a lasagne vegan',
      body: { recipe: lasagne, health_focus: 'vegan' },
      check: ({ json }) => {
        const data = dataOf(json);
        expect(data.suitable_for).toContain('vegan');
        expect(data.diets).toMatchObject([{ diet: 'vegan', status: 'met' }]);
        expect(data.title).toMatch(/vegan.*lasagne/i);
        const said = [...data.instructions, ...data.ingredients.map(({ text }) => text)].join(' ');
        expect(said).not.toMatch(/beef|(?<!vegan )(?:butter|mozzarella|parmesan)|(?<!oat |plant |soy )milk/i);
      },
    },
    {
      name: 'keeps a restriction while it follows a focus, down to the buttered dish',
      body: { recipe: lasagne, health_focus: 'lowSaturatedFat', allergies: ['milk'] },
      check: ({ json }) => {
        const data = dataOf(json);
        const milk = data.allergens.filter(({ allergen }) => allergen === 'milk');
        expect(milk).toEqual([]);
        expect(data.instructions.join(' ')).not.toMatch(/buttered/);
        expect(data.targets.every(({ before, after }) => after! < before!)).toBe(true);
      },
    },
  ],
  invalid: [
    {
      name: 'a diet that this dish cannot keep',
      body: {
        recipe: { title: 'Egg fried in bacon fat', servings: 1, ...plainEgg },
        health_focus: 'keto',
        dietary_restrictions: ['high-fiber'],
      },
      code: 'conflicting_constraints',
      says: 'fiber',
    },
    { name: 'no focus', body: { recipe: soup }, code: 'validation_failed' },
    {
      name: 'a focus that nobody knows',
      body: { recipe: soup, health_focus: 'moonlight' },
      code: 'validation_failed',
      pointers: ['/health_focus'],
    },
    {
      name: 'no change at all',
      body: { recipe: soup, health_focus: 'lowFat', max_changes: 0 },
      code: 'validation_failed',
    },
    {
      name: 'a restriction that nobody understands',
      body: { recipe: soup, health_focus: 'lowFat', allergies: ['xqzt'] },
      code: 'unknown_dietary_restriction',
    },
  ],
};

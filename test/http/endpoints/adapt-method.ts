import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

interface Data {
  readonly title: string;
  readonly ingredients: readonly { readonly text: string }[];
  readonly instructions: readonly string[];
  readonly steps: readonly { readonly action: string | null; readonly minutes: number | null }[];
  readonly equipment: readonly string[];
  readonly timing: { readonly total_minutes: number };
  readonly changes: readonly {
    readonly kind: string;
    readonly rule: string | null;
    readonly before: string | null;
    readonly after: string | null;
    readonly reason: string;
  }[];
  readonly safety: readonly string[];
  readonly feasible: boolean;
  readonly reason: string | null;
}

const dataOf = (json: Readonly<Record<string, unknown>>): Data => json['data'] as Data;

const stew = {
  title: 'Beef stew',
  servings: 4,
  ingredients: [
    '800 g stewing beef, cut into chunks',
    '2 tbsp oil',
    '2 onions, chopped',
    '3 carrots, sliced',
    '500 ml beef stock',
    '100 ml cream',
  ],
  instructions: [
    'Heat the oil in a large pot over medium-high heat and brown the beef for 8 minutes.',
    'Add the onions and carrots and cook for 5 minutes.',
    'Pour in the stock, bring to a boil, then reduce the heat and simmer, covered, for 2 hours until the beef is tender.',
    'Stir in the cream and serve.',
  ],
};

const roast = {
  title: 'Roast chicken thighs',
  servings: 4,
  ingredients: ['8 chicken thighs', '2 tbsp olive oil', '500 g potatoes, cubed', '1 tsp salt'],
  instructions: [
    'Preheat the oven to 200°C.',
    'Toss the chicken thighs and potatoes with the oil and salt on a large baking sheet.',
    'Bake in the preheated oven for 40 minutes, until the chicken is golden.',
  ],
};

export const cases: EndpointCases = {
  id: 'adapt-method',
  ok: [
    {
      name: 'puts a stew under pressure: browned on Sauté, less liquid, locked, released, with its safe temperature',
      body: { recipe: stew, method: 'instantPot' },
      check: ({ json }) => {
        const data = dataOf(json);
        expect([data.feasible, data.reason]).toEqual([true, null]);
        const text = data.instructions.join('\n');
        expect(text).toMatch(/pressure cooker on Sauté/);
        expect(text).toMatch(/valve to sealing and cook at high pressure for 3[05] minutes/);
        expect(text).toMatch(/The beef should squash[^.]* far past the safe minimum of 63 °C \(145 °F\)/);
        expect(text).not.toMatch(/simmer, covered|2 hours|large pot/);
        const stock = data.ingredients.find(({ text }) => text.endsWith('ml beef stock'));
        expect(Number.parseInt(stock!.text, 10)).toBeLessThan(500);
        expect(data.equipment).toContain('pressure cooker');
        const rules = data.changes.map(({ rule }) => rule);
        expect(rules).toEqual(expect.arrayContaining(['method', 'program']));
        expect(data.safety.join(' ')).toMatch(/two thirds/);
      },
    },
    {
      name: 'takes the oven out of an oven dish, and the fan into account',
      body: { recipe: roast, method: 'air fryer', equipment: { capacity_l: 4 } },
      check: ({ json }) => {
        const data = dataOf(json);
        const text = data.instructions.join('\n');
        expect(data.feasible).toBe(true);
        expect(text).toMatch(/190 °C \(375 °F\) for 18–25 minutes/);
        expect(text).toMatch(/in a single layer, in \d batches/);
        expect(text).toMatch(/74 °C \(165 °F\)/);
        expect(text).not.toMatch(/oven|baking sheet/);
        expect(data.equipment).toContain('air fryer');
        expect(data.equipment).not.toContain('oven');
      },
    },
    {
      name: 'refuses what cannot work, and leaves the recipe alone',
      body: { recipe: roast, method: 'noCook' },
      check: ({ json }) => {
        const data = dataOf(json);
        expect(data.feasible).toBe(false);
        expect(data.reason).toMatch(/must not be eaten raw/);
        expect(data.instructions).toEqual(roast.instructions);
        expect(data.changes).toEqual([]);
      },
    },
    {
      name: 'says that nothing had to change where it is cooked that way already',
      body: { recipe: stew, method: 'stovetop' },
      check: ({ json }) => {
        const data = dataOf(json);
        expect([data.feasible, data.changes]).toEqual([true, []]);
        expect(data.reason).toMatch(/already/);
        expect(data.instructions).toEqual(stew.instructions);
      },
    },
    {
      name: 'believes the caller about the source',
      body: { recipe: stew, method: 'stovetop', source_method: 'slowCooker' },
      check: ({ json }) => expect(dataOf(json).changes.length).toBeGreaterThan(0),
    },
  ],
  invalid: [
    { name: 'no method', body: { recipe: stew }, code: 'validation_failed', pointers: ['/method'] },
    {
      name: 'a machine nobody knows',
      body: { recipe: stew, method: 'tumbleDryer' },
      code: 'validation_failed',
      pointers: ['/method'],
    },
    {
      name: 'a machine without room',
      body: { recipe: stew, method: 'oven', equipment: { capacity_l: 0 } },
      code: 'validation_failed',
      pointers: ['/equipment/capacity_l'],
    },
  ],
};

import { expect } from 'vitest';
import { tones } from '../../../src/cooking/vocabulary.ts';
import type { EndpointCases } from './cases.ts';

interface Rewritten {
  readonly title: string;
  readonly ingredients: readonly { readonly text: string }[];
  readonly instructions: readonly string[];
  readonly timing: { readonly total_minutes: number | null };
  readonly locked: {
    readonly quantities: readonly string[];
    readonly temperatures: readonly string[];
    readonly times: readonly string[];
    readonly ingredients: readonly string[];
    readonly unchanged: boolean;
  };
}
const dataOf = (json: Readonly<Record<string, unknown>>): Rewritten => json['data'] as unknown as Rewritten;

const traybake = {
  title: 'Lemon chicken traybake',
  servings: 4,
  ingredients: ['8 chicken thighs', '600 g potatoes', '2 tbsp olive oil', '1 lemon', '1 tsp salt'],
  instructions: [
    'Preheat the oven to 200 °C (400 °F).',
    'Cut the potatoes into 3 cm pieces and toss them with the olive oil and the salt.',
    'Add the chicken thighs and roast for 45 minutes, or until the juices run clear and the thickest part reaches 74 °C.',
    'Squeeze over the lemon, let it rest for 5 minutes and serve.',
  ],
};

export const cases: EndpointCases = {
  id: 'rewrite-tone',
  ok: [
    ...tones.map((tone) => ({
      name: `says a recipe in the tone ${tone} and leaves every figure where it was`,
      body: { recipe: traybake, tone },
      check: ({ json }: { readonly json: Readonly<Record<string, unknown>> }) => {
        expect(json['type']).toBe('rewrite-tone');
        const { title, ingredients, instructions, locked } = dataOf(json);
        expect(title.toLowerCase()).toContain('lemon chicken traybake');
        expect(ingredients.map(({ text }) => text)).toEqual(traybake.ingredients);
        expect(instructions).toHaveLength(4);
        expect(instructions.join(' ')).not.toBe(traybake.instructions.join(' '));
        for (const figure of ['200 °C', '400 °F', '3 cm', '45 minutes', '74 °C', '5 minutes'])
          expect(instructions.join(' ')).toContain(figure);
        expect(locked).toMatchObject({
          temperatures: ['200 °C', '400 °F', '74 °C'],
          times: ['45 minutes', '5 minutes'],
          ingredients: traybake.ingredients,
          unchanged: true,
        });
      },
    })),
    {
      name: 'takes a length and the nearest spelling of a tone',
      body: { recipe: traybake, tone: 'kid friendly', length: 'longer' },
      check: ({ json }) => expect(dataOf(json).instructions.join(' ')).toMatch(/grown-up/),
    },
  ],
  invalid: [
    { name: 'no tone', body: { recipe: traybake }, code: 'validation_failed', pointers: ['/tone'] },
    {
      name: 'a tone that nobody speaks',
      body: { recipe: traybake, tone: 'sarcastic-ish' },
      code: 'validation_failed',
      pointers: ['/tone'],
    },
    {
      name: 'a recipe that breaks what was asked, as words cannot mend it',
      body: { recipe: traybake, tone: 'formal', dietary_restrictions: ['vegan'] },
      code: 'conflicting_constraints',
    },
  ],
};

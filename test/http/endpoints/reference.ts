import { expect } from 'vitest';
import { healthFocuses, methods } from '../../../src/cooking/vocabulary.ts';
import type { EndpointCases } from './cases.ts';

export const list: EndpointCases = {
  id: 'vocabularies.list',
  ok: [
    {
      name: 'names every vocabulary',
      check: ({ json }) => {
        const names = (json['vocabularies'] as { name: string; size: number }[]).map(({ name }) => name);
        const expected = [
          'diets',
          'allergens',
          'categories',
          'tones',
          'methods',
          'health-focuses',
          'cuisines',
        ];
        for (const name of [...expected, 'units', 'skill-levels', 'meal-types', 'jurisdictions', 'scopes']) {
          expect(names).toContain(name);
        }
      },
    },
  ],
  invalid: [],
};

export const get: EndpointCases = {
  id: 'vocabularies.get',
  ok: [
    {
      name: 'shows words with what else is understood',
      params: { name: 'methods' },
      check: ({ json }) => {
        const words = json['values'] as { value: string; aliases: string[] }[];
        expect(words.map(({ value }) => value)).toEqual([...methods]);
        expect(words.find(({ value }) => value === 'pressureCooker')?.aliases).toContain('instantPot');
      },
    },
    {
      name: 'shows the health focuses',
      params: { name: 'health-focuses' },
      check: ({ json }) => expect((json['values'] as unknown[]).length).toBe(healthFocuses.length),
    },
  ],
  invalid: [
    { name: 'a vocabulary that is none', params: { name: 'wines' }, code: 'not_found' },
    { name: 'a name from the depths of JavaScript', params: { name: '__proto__' }, code: 'not_found' },
  ],
};

export const sample: EndpointCases = {
  id: 'sample.get',
  ok: [
    {
      name: 'shows requests that can be pasted',
      check: ({ json }) => {
        const samples = json['samples'] as { endpoint: string; curl: string }[];
        expect(samples.find(({ endpoint }) => endpoint === 'recipes.generate')?.curl).toMatch(
          /^curl .*Bearer \$SOUS_API_KEY/s,
        );
      },
    },
  ],
  invalid: [],
};

import { expect } from 'vitest';
import type { EndpointCases } from './cases.ts';

const itemsOf = (json: Readonly<Record<string, unknown>>) =>
  (
    json['data'] as {
      readonly items: readonly {
        readonly name: string;
        readonly category: string;
        readonly confidence: number;
      }[];
    }
  ).items;

export const cases: EndpointCases = {
  id: 'suggest-category',
  ok: [
    {
      name: 'finds the shelf of things as people type them, in their order',
      body: { items: ['Barilla Penne 500g', 'gr. beef 80/20', 'loo roll'] },
      check: ({ json }) =>
        expect(itemsOf(json).map(({ category }) => category)).toEqual([
          'pasta-rice-grains',
          'meat',
          'household',
        ]),
    },
    {
      name: 'says other with little confidence where it does not know',
      body: { name: 'xqzt blorp' },
      check: ({ json }) => {
        expect(itemsOf(json)[0]).toMatchObject({ name: 'xqzt blorp', category: 'other' });
        expect(itemsOf(json)[0]?.confidence).toBeLessThan(0.5);
      },
    },
  ],
  invalid: [
    { name: 'nothing to look at', body: {}, code: 'validation_failed' },
    { name: 'an empty list', body: { items: [] }, code: 'validation_failed', pointers: ['/items'] },
    { name: 'a pantry that is not there', body: { name: 'feta', pantry_id: 'pan_1' }, code: 'not_found' },
  ],
};

import { expect, it } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';

const { cuisines } = loadKitchen();

it('of several names takes the first that is known', () => {
  const one = (name: string): string | undefined => cuisines.find(name)?.id;
  expect(one('Cajun/Creole')).toBe(one('Cajun'));
  expect(one('Levantine or Turkish')).toBeDefined();
  expect(one('Indian (Punjabi)')).toBe(one('Indian'));
  expect(one('Martian')).toBeUndefined();
});

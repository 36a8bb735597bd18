import { expect, it } from 'vitest';
import { kitchenNotes } from './kitchen-notes.ts';

it('calls chickpeas and lentils no beans', () => {
  for (const food of ['canned-chickpeas', 'canned-lentils'])
    for (const { texts } of kitchenNotes.filter(({ of }) => of.includes(food)))
      expect(texts.join(' ')).not.toMatch(/\bbeans\b/);
});

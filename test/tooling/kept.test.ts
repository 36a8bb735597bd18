import { expect, test } from 'vitest';
import { modulesOf } from '../../scripts/kept.ts';

test('what compiles the dishes is known with all that it imports, and nothing else', () => {
  const modules = modulesOf('scripts/dish-tables.ts');
  expect(modules).toContain('scripts/dish-tables.ts');
  // Over several lines, by the room's name, and further on.
  expect(modules).toContain('src/cooking/dishes/check-heat.ts');
  expect(modules).toContain('src/cooking/text/grammar.ts');
  expect(modules.filter((path) => path.startsWith('src/cooking/tone'))).toEqual([]);
});

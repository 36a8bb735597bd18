import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { withKitchenFoods } from './headnote.ts';

const { foods } = loadKitchen();
const from = (id: string, name: string, beside = false) => ({
  food: foods.get(id)!,
  name,
  plural: name.endsWith('s'),
  beside,
});

test('a headnote speaks of what is in the meal and not in its words', () => {
  const note = withKitchenFoods('Cod Livornese', 'Cod in a brisk sauce.', [
    from('cod', 'cod'),
    from('potato', 'potatoes', true),
    from('kale', 'kale'),
  ]);
  expect(note).toBe('Cod in a brisk sauce. Here with kale, and potatoes beside it.');
  expect(withKitchenFoods('Cod Livornese', 'Cod.', [from('potato', 'potatoes', true)])).toMatch(
    /^Cod\. (?:Served with potatoes|Potatoes make it a whole plate)\.$/,
  );
});

test('what is named by its kind, or only seasons, is not said', () => {
  const note = 'Pasta with cheese.';
  expect(
    withKitchenFoods(
      'Supper',
      note,
      [from('linguine', 'linguine'), from('feta', 'feta'), from('cumin', 'cumin')].filter(
        ({ food }) => food !== null,
      ),
    ),
  ).toBe(note);
});

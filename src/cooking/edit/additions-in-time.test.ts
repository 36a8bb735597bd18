import { expect, it } from 'vitest';
import type { Food } from '#food/model';
import type { StepReading } from '../understand-recipe/model.ts';
import { additionText } from './additions.ts';
import { withoutBoiling } from './doneness.ts';
import type { WrittenLine } from './edit-lines.ts';
import { withoutStraining } from './follow-up.ts';
import type { AddEdit } from './model.ts';

const reading = { mentions: [] } as unknown as StepReading;
const put = (text: string, name: string, edit: Partial<AddEdit> = {}): string => {
  const food = { id: name, name, plural: name, names: [name], aliases: [] } as unknown as Food;
  return additionText(
    text,
    { kind: 'add', part: { food, name }, stepId: null, as: 'with', reason: '', ...edit } as AddEdit,
    { food, name, many: false } as WrittenLine,
    reading,
  );
};

it('mixes nothing in once the blender ran, the batter rests or the pot is in the oven', () => {
  expect(put('Blend it until smooth.', 'flaxseed')).toBe('Add the flaxseed. Blend it until smooth.');
  expect(put('Mix the eggs and milk. Let the batter rest for 15 minutes.', 'oat bran')).toBe(
    'Mix the eggs and milk. Add the oat bran. Let the batter rest for 15 minutes.',
  );
  expect(put('Add the stock, put the pot in the oven and bake until soft.', 'garlic')).toBe(
    'Add the garlic. Add the stock, put the pot in the oven and bake until soft.',
  );
});

it('a sentence that says more than names is no row to which a name is added', () => {
  expect(put('Add the flour slowly so the dough stays even.', 'cinnamon')).toBe(
    'Add the flour slowly so the dough stays even. Add the cinnamon.',
  );
  expect(put(put('Mix the mince.', 'oat bran'), 'garlic')).toBe(
    'Mix the mince. Add the oat bran and garlic.',
  );
});

it('what has to cook goes in before the pan is emptied', () => {
  expect(
    put('Simmer the tomatoes for 5 minutes. Fold this sauce into the lentils.', 'spinach', {
      as: 'then',
      sentence: 'Stir in the spinach and cook for 2 minutes, until wilted.',
    }),
  ).toBe(
    'Simmer the tomatoes for 5 minutes. Stir in the spinach and cook for 2 minutes, until wilted. Fold this sauce into the lentils.',
  );
});

it('a boil that is a noun is no verb, and what was cooked dry is not strained', () => {
  const pot = 'Bring a large pot of salted water to a gentle boil.';
  expect(withoutBoiling(pot, 0)).not.toMatch(/to a gentle warm/);
  expect(withoutStraining('Strain the cauliflower rice and let it cool. Fry it.', 'cauliflower rice')).toBe(
    'Let the cauliflower rice cool. Fry it.',
  );
});

import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { rightSpelling, slipWords } from './slips.ts';

const { foods } = loadKitchen();

it('knows what cooks misspell', () => {
  expect(rightSpelling('brocolli')).toBe('broccoli');
  expect(rightSpelling('untill')).toBe('until');
  expect(rightSpelling('broccoli')).toBeNull();
  expect(slipWords().length).toBeGreaterThan(400);
});

it('holds no slip that is a word of its own, another food by any name', () => {
  const names = new Map(
    foods.foods.flatMap((food) =>
      [food.name, food.plural ?? food.name, ...food.aliases, ...(food.abroad ?? [])].map(
        (name) => [name.toLowerCase(), food] as const,
      ),
    ),
  );
  const wrong = slipWords().filter((slip) => {
    const right = rightSpelling(slip)!;
    const food = names.get(slip);
    const means = foods.matchAny(right).food;
    return food !== undefined && food.id !== means?.id;
  });
  expect(wrong).toEqual([]);
});

import { expect, it } from 'vitest';
import type { DishStep } from '../dish.ts';
import type { Part } from '../measures/measure-parts.ts';
import { withDippedSprouts } from './sprouts.ts';

const part = (id: string): Part =>
  ({ role: { id: 'sprouts' }, fill: { food: { id } }, prep: 'rinsed' }) as unknown as Part;
const step = (station: string): DishStep => ({ uses: ['sprouts'], station }) as unknown as DishStep;

it('sprouts that are eaten raw are dipped in boiling water', () => {
  expect(withDippedSprouts([part('bean-sprouts')], [step('none')])[0]!.prep).toMatch(/boiling water/);
  expect(withDippedSprouts([part('bean-sprouts')], [step('burner')])[0]!.prep).toBe('rinsed');
  expect(withDippedSprouts([part('lettuce')], [step('none')])[0]!.prep).toBe('rinsed');
});

import { describe, expect, it } from 'vitest';
import { chooseMoves } from './choose.ts';
import type { BudgetMove } from './budget-move.ts';

const move = (key: string, saved: number, loss: number): BudgetMove => ({ key, edits: [], saved, loss });

describe('chooseMoves', () => {
  it('chooses nothing where nothing saves', () => {
    expect(chooseMoves([], 1)).toEqual([]);
    expect(chooseMoves([move('a', 0, 0.1), move('b', -1, 0.1)], 1)).toEqual([]);
  });
  it('takes what saves most for the least loss, and no more than the target needs', () => {
    const cheap = move('a', 1, 0.05);
    const chosen = chooseMoves([move('b', 1, 0.3), cheap, move('c', 0.2, 0.01)], 1);
    expect(chosen).toEqual([cheap]);
  });
  it('takes what nobody tastes before what is noticed, and another label before less of the best', () => {
    const plain = [move('wine', 1, 0.02), move('stock', 0.5, 0.03)];
    const label = { ...move('rice', 1, 0.05), brand: true as const };
    const meat = move('meat', 5, 0.1);
    expect(chooseMoves([meat, label, ...plain], 1.5)).toEqual(plain);
    expect(chooseMoves([meat, label, ...plain], 2)).toContain(label);
    expect(chooseMoves([meat, label, ...plain], 2)).not.toContain(meat);
  });
  it('takes one move for an ingredient', () => {
    const chosen = chooseMoves([move('a', 1, 0.1), move('a', 2, 0.3), move('b', 0.5, 0.2)], 2.4);
    expect(chosen.map(({ key, saved }) => [key, saved]).sort()).toEqual([
      ['a', 2],
      ['b', 0.5],
    ]);
  });
  it('stops before the dish is another one', () => {
    const many = Array.from({ length: 20 }, (_, at) => move(`i${at}`, 1, 0.3));
    const chosen = chooseMoves(many, 100);
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.reduce((sum, { loss }) => sum + loss, 0)).toBeLessThan(1.2);
  });
});

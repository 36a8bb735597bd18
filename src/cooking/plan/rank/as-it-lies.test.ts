import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { asItLies } from './as-it-lies.ts';

const { foods } = loadKitchen().reader;
const food = (id: string) => foods.get(id)!;

describe('what is made of a fruit', () => {
  it('takes as many of them as give the juice', () =>
    expect(asItLies(60, food('lime-juice'), food('lime'))).toBeCloseTo(134));
  it('takes none of them for the peel', () => expect(asItLies(4, food('lemon-zest'), food('lemon'))).toBe(0));
  it('is what it is where it is the food itself', () =>
    expect(asItLies(60, food('lime'), food('lime'))).toBe(60));
});

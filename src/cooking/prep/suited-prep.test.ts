import { describe, expect, it } from 'vitest';
import type { Food } from '#food/model';
import { suitedPrep } from './suited-prep.ts';

const food = (id: string): Food => ({ id, category: id.startsWith('frozen-') ? 'frozen' : 'fruit' }) as Food;

describe('suitedPrep', () => {
  it('rinses fresh berries and leaves frozen ones as they are', () => {
    expect(suitedPrep(food('blackberry'), 'rinsed')).toBe('rinsed');
    expect(suitedPrep(food('frozen-blackberries'), 'rinsed')).toBeNull();
    expect(suitedPrep(food('canned-chickpeas'), 'drained and rinsed')).toBe('drained and rinsed');
  });
});

import { describe, expect, it } from 'vitest';
import { balanceFats, type ListedFat } from './fat-ledger.ts';

const spoons: Readonly<Record<string, number>> = { tbsp: 14, tsp: 4.7, ml: 0.92, g: 1 };
const oil = (tablespoons: number): ListedFat => ({
  name: 'oil',
  grams: tablespoons * 14,
  gramsPer: (unit) => spoons[unit] ?? null,
});

describe('the fat that steps spend', () => {
  it('is no more than the list has', () => {
    expect(
      balanceFats(['Heat half the oil in a pan.', 'Add 2 tablespoons oil and the potatoes.'], [oil(3)]),
    ).toEqual(['Heat half the oil in a pan.', 'Add the remaining oil and the potatoes.']);
  });

  it('is a few drops where a spoonful would be most of it', () => {
    expect(
      balanceFats(['Work in a spoonful of oil.', 'Fry the onion in the remaining oil.'], [oil(1)]),
    ).toEqual(['Work in a few drops of oil.', 'Fry the onion in the remaining oil.']);
  });

  it('is not all gone where some is left for later', () => {
    expect(
      balanceFats(
        ['Heat 2 teaspoons oil.', 'Heat the oil in a frying pan, turn, and add the remaining oil.'],
        [oil(2)],
      ),
    ).toEqual([
      'Heat 2 teaspoons oil.',
      'Heat half the remaining oil in a frying pan, turn, and add the remaining oil.',
    ]);
  });

  it('is kept for what comes after the rest', () => {
    expect(
      balanceFats(['Cook the onions in the remaining oil.', 'Fry the sage in a spoonful of oil.'], [oil(3)]),
    ).toEqual(['Cook the onions in most of the remaining oil.', 'Fry the sage in the last of the oil.']);
  });

  it('stays as it is said where it comes out even', () => {
    const texts = ['Heat 1 tablespoon oil.', 'Add the remaining oil.', 'When the oil shimmers, turn.'];
    expect(balanceFats(texts, [oil(3)])).toEqual(texts);
  });
});

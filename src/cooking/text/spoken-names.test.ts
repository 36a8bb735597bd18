import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { namesAhead, spokenNames } from './spoken-names.ts';

const { foods } = loadKitchen();

/** What steps call foods of a recipe, in pieces or as they come. */
function called(...items: readonly (string | readonly [id: string, prep: string])[]): readonly string[] {
  const all = items.map((item) => {
    const [id, prep] = typeof item === 'string' ? [item, null] : item;
    return { food: foods.get(id)!, prep };
  });
  const names = spokenNames(all);
  return all.map(({ food }) => names.get(food.id)!.plural ?? names.get(food.id)!.singular);
}

describe('what a cook calls a food at the stove', () => {
  it('is short where nothing else is meant', () => {
    expect(called('ground-turkey', 'dijon-mustard', 'chicken-stock', 'olive-oil', 'lamb-chop')).toEqual([
      'turkey',
      'mustard',
      'stock',
      'oil',
      'chops',
    ]);
  });

  it('says nothing of shells that the list has told', () => {
    expect(called('shell-on-shrimp', 'mussels')).toEqual(['shrimp', 'mussels']);
  });

  it('stays long beside another of the kind', () => {
    expect(called('olive-oil', 'toasted-sesame-oil')).toEqual(['olive oil', 'sesame oil']);
    expect(called('canned-black-beans', 'green-bean')).toEqual(['black beans', 'green beans']);
    expect(called('ground-pork', 'pork-belly')).toEqual(['ground pork', 'pork belly']);
    expect(called('cherry-tomato', 'canned-tomatoes')[0]).toBe('cherry tomatoes');
  });

  it('keeps the words that tell it from what only ends alike', () => {
    expect(called('massaman-curry-paste', 'tamarind-paste')).toEqual(['curry paste', 'tamarind paste']);
    expect(called('light-soy-sauce', 'oyster-sauce')).toEqual(['soy sauce', 'oyster sauce']);
    expect(called('light-soy-sauce', 'dark-soy-sauce')).toEqual(['light soy sauce', 'dark soy sauce']);
    expect(called('extra-firm-tofu', 'collard-greens', 'red-palm-oil')).toEqual([
      'tofu',
      'greens',
      'palm oil',
    ]);
  });

  it('tells black pepper from other peppers', () => {
    expect(called('black-pepper', 'onion')[0]).toBe('pepper');
    expect(called('black-pepper', 'bell-pepper')[0]).toBe('black pepper');
    expect(called('black-pepper', 'aleppo-pepper')[0]).toBe('black pepper');
  });

  it('is the animal once a steak or a chop has been cut up', () => {
    expect(called('beef-sirloin-steak')).toEqual(['steaks']);
    expect(called(['beef-sirloin-steak', 'cut across the grain into slices'])).toEqual(['beef']);
    expect(called(['lamb-chop', 'cut into 4 cm chunks'])).toEqual(['lamb']);
  });

  it('is said in full in titles, cut up or ground', () => {
    const names = namesAhead([
      { food: foods.get('ground-turkey')!, prep: null },
      { food: foods.get('beef-flank-steak')!, prep: 'thinly sliced' },
    ]);
    expect(names.get('ground-turkey')!.singular).toBe('ground turkey');
    expect(names.get('beef-flank-steak')!.singular).toBe('beef');
  });
});

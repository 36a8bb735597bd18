import { describe, expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { titleClaims } from './title-claims.ts';

const { foods, facts } = loadKitchen();
const said = (title: string): readonly string[] =>
  titleClaims(title, [], foods, facts.allergenWords).map(({ allergen }) => allergen);

describe('what a title names of itself', () => {
  test.each([
    ['Peanut noodles', 'peanut'],
    ['Cheese and onion pie', 'milk'],
    ['Prawn curry', 'crustacean'],
    ['Creamy mustard potatoes', 'mustard'],
    ['Sesame chicken', 'sesame'],
    ['Celery soup', 'celery'],
  ])('%s may hold %s', (title, allergen) => {
    expect(said(title)).toContain(allergen);
  });

  test.each([
    'Butternut squash soup',
    'Coconut milk rice',
    'Egg roll in a bowl',
    'Texas caviar',
    'Vegan butter chicken',
    'Flourless chocolate cake',
    'Cottage pie',
    'Fluffy pancakes',
    'Banana ice cream',
    '',
  ])('“%s” says nothing', (title) => {
    expect(said(title)).toEqual([]);
  });

  test('a title that denies it is believed', () => {
    expect(said('Peanut-free satay')).not.toContain('peanut');
    expect(said('Dairy-free cheese sauce')).not.toContain('milk');
  });

  test('a word that proves nothing hides none behind it, in whatever case and number', () => {
    expect(said('CREAMY Creamed Spinach with PEANUTS and peanut sauce')).toContain('peanut');
  });

  test('what the list already tells is not said twice', () => {
    const [claim] = titleClaims('Peanut noodles', [], foods, facts.allergenWords);
    expect(claim).toMatchObject({ status: 'may_contain', ingredient: 'peanut' });
    expect(titleClaims('Peanut noodles', [claim!], foods, facts.allergenWords)).toEqual([]);
  });
});

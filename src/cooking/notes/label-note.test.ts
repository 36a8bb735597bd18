import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { labelNote } from './label-note.ts';

const { foods } = loadKitchen();
const of = (...ids: string[]) => ids.map((id) => foods.get(id)!);

it('names the packets in which an allergen hides, and no fresh food', () => {
  expect(
    labelNote(of('broccoli', 'vegetable-stock', 'potato'), { allergens: ['gluten'], diets: [] }),
  ).toMatch(/^Check the label of the vegetable stock for gluten/);
  expect(labelNote(of('broccoli', 'potato'), { allergens: ['gluten'], diets: [] })).toBeNull();
});

it('speaks of labels for a diet of health, of rennet to vegetarians and of butchers where they matter', () => {
  expect(labelNote(of('paneer', 'garam-masala'), { allergens: [], diets: ['gluten-free'] })).toMatch(
    /labeled gluten-free/,
  );
  expect(labelNote(of('mustard-seeds', 'spinach'), { allergens: [], diets: ['gluten-free'] })).toBeNull();
  expect(labelNote(of('spinach', 'mozzarella'), { allergens: [], diets: ['vegetarian'] })).toMatch(/rennet/);
  expect(labelNote(of('chicken-thigh', 'rice'), { allergens: [], diets: ['halal'] })).toMatch(
    /halal butcher/,
  );
  expect(labelNote(of('spinach', 'mozzarella'), { allergens: [], diets: [] })).toBeNull();
});

it('names the very jar, and what is known of it', () => {
  expect(labelNote(of('dried-barberries', 'egg'), { allergens: ['tree-nut'], diets: [] })).toMatch(
    /barberries.* beside nuts/,
  );
  expect(
    labelNote(of('aji-amarillo-paste', 'beef-sirloin-steak'), { allergens: [], diets: ['gluten-free'] }),
  ).toBe('Look for ají amarillo paste labeled gluten-free. Some ají amarillo paste is thickened with wheat.');
  expect(labelNote(of('doubanjiang', 'silken-tofu'), { allergens: [], diets: ['vegan'] })).toBe(
    'Some doubanjiang has shrimp or fish in it.',
  );
  expect(
    labelNote(of('leftover-mashed-potato', 'potato'), { allergens: ['egg'], diets: ['vegetarian'] }),
  ).toMatch(/mashed potatoes.* may have had butter, milk or an egg stirred in/);
  expect(labelNote(of('cod', 'potato'), { allergens: [], diets: ['low-sodium'] })).toBe(
    'Make sure the cod was not soaked in brine.',
  );
});

it('speaks kosher of meat, of milk, and of what has neither', () => {
  const kosher = (...ids: string[]) => labelNote(of(...ids), { allergens: [], diets: ['kosher'] });
  expect(kosher('whole-chicken', 'potato')).toMatch(/^Buy the chicken from/);
  expect(kosher('chicken-thigh', 'rice')).toMatch(/kosher butcher, and cook it in meat pots/);
  expect(kosher('butter', 'potato')).toMatch(/dairy dish/);
  expect(kosher('beef-brisket', 'red-wine', 'salt')).toMatch(/wine must be kosher.*salted already/);
  expect(kosher('dark-chocolate', 'egg', 'sugar')).toMatch(/pareve.*blood spot/);
});

it('speaks in the number of the food, and does not look for what is checked already', () => {
  const note = labelNote(of('chocolate-chips', 'rolled-oats'), {
    allergens: ['tree-nut'],
    diets: ['nut-free'],
  });
  expect(note).toMatch(/[Cc]hocolate chips are often made/);
  expect(note).not.toMatch(/Look for/);
});

it('speaks halal of what is brewed', () => {
  expect(labelNote(of('chicken-thigh', 'soy-sauce'), { allergens: [], diets: ['halal'] })).toMatch(
    /[Bb]rewed soy sauce holds a little alcohol.*halal butcher/,
  );
});

it('sends nobody for spices without milk, or herbs without flour', () => {
  const note = (id: string, diet: 'dairy-free' | 'gluten-free') =>
    labelNote(of(id, 'spinach'), { allergens: [], diets: [diet] });
  expect(note('ras-el-hanout', 'dairy-free')).toBeNull();
  expect(note('italian-seasoning', 'gluten-free')).toBeNull();
  expect(note('curry-powder', 'gluten-free')).toMatch(/labeled gluten-free/);
  expect(labelNote(of('ras-el-hanout'), { allergens: ['milk'], diets: [] })).toMatch(/for milk/);
});

it('dried herbs are not said to be packed beside nuts, as ground spices are', () => {
  const note = (id: string): string =>
    labelNote([loadKitchen().foods.get(id)!], { allergens: ['tree-nut'], diets: [] }) ?? '';
  expect(note('italian-seasoning')).not.toMatch(/grind nuts/);
  expect(note('curry-powder')).toMatch(/packed on lines that grind nuts/);
});

it('tells one reason of two packets once, and asks no butcher for what was bought with its mark', () => {
  const note = labelNote(of('medjool-date', 'dried-cranberries'), { allergens: ['tree-nut'], diets: [] });
  expect(note).toMatch(/Medjool dates and cranberries from open bins/);
  expect(note!.match(/open bins/g)).toHaveLength(1);
  expect(
    labelNote(of('ground-beef', 'spinach'), {
      allergens: [],
      diets: ['halal'],
      bought: new Set(['ground-beef']),
    }),
  ).toBeNull();
  expect(labelNote(of('baking-powder', 'rolled-oats'), { allergens: [], diets: ['gluten-free'] })).toMatch(
    /baking powder/,
  );
  expect(labelNote(of('dijon-mustard', 'salmon'), { allergens: [], diets: ['low-fodmap'] })).toMatch(
    /label of the (?:Dijon )?mustard for garlic and onion/,
  );
});

it('names a packet once that has to carry two labels', () => {
  const note = labelNote(of('whole-grain-mustard', 'salmon'), {
    allergens: [],
    diets: ['gluten-free', 'dairy-free'],
  });
  expect(note).toMatch(/Look for whole-grain mustard labeled gluten-free and dairy-free\./);
  expect(note).not.toMatch(/Look for.*Look for/);
});

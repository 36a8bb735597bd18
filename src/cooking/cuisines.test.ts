import { expect, it } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';

const { cuisines } = loadKitchen();

it('of several names takes the first that is known', () => {
  const one = (name: string): string | undefined => cuisines.find(name)?.id;
  expect(one('Cajun/Creole')).toBe(one('Cajun'));
  expect(one('Levantine or Turkish')).toBeDefined();
  expect(one('Indian (Punjabi)')).toBe(one('Indian'));
  expect(one('Martian')).toBeUndefined();
});

it.each([
  ['Maharashtrian', 'indian'],
  ['Goan', 'indian'],
  ['Hyderabadi', 'indian'],
  ['Punjabi', 'indian'],
  ['Nepali', 'indian'],
  ['Sindhi', 'pakistani'],
  ['Hunan', 'chinese'],
  ['Taiwanese', 'chinese'],
  ['Laotian', 'thai'],
  ['Soul food', 'american'],
  ['Southern', 'american'],
  ['Tex-Mex', 'mexican'],
  ['Bolivian', 'peruvian'],
  ['Uruguayan', 'argentinian'],
  ['Guyanese', 'caribbean'],
  ['Ligurian', 'italian'],
  ['Provençal', 'french'],
  ['Alsatian', 'french'],
  ['Croatian', 'serbian'],
  ['Romanian', 'hungarian'],
  ['Slovak', 'czech'],
  ['Armenian', 'georgian'],
  ['Iraqi', 'lebanese'],
  ['Algerian', 'moroccan'],
  ['Somali', 'ethiopian'],
  ['Cameroonian', 'nigerian'],
  ['Mozambican', 'south-african'],
  ['Cornish', 'british'],
])('knows a region by the cuisine next to it: %s is %s', (name, id) =>
  expect(cuisines.find(name)?.id).toBe(id),
);

it.each([
  ['Colombian', 'colombian', 'venezuelan'],
  ['Ecuador', 'ecuadorian', 'peruvian'],
  ['Chilean', 'chilean', 'peruvian'],
  ['Burma', 'burmese', 'thai'],
  ['Khmer', 'cambodian', 'thai'],
])('%s has a profile of its own, and the dishes next door besides', (name, id, neighbour) => {
  const found = cuisines.find(name);
  expect(found?.id).toBe(id);
  expect(found?.within.has(neighbour)).toBe(true);
});

it.each([
  ['Modern British', 'british'],
  ['Delhi street food', 'indian'],
  ['Chinese takeaway', 'chinese'],
  ['South Indian vegetarian', 'indian'],
  ['rustic Northern Italian', 'italian'],
])('finds the name among other words: %s is %s', (name, id) => expect(cuisines.find(name)?.id).toBe(id));

it('takes what is not wanted for no wish', () => expect(cuisines.find('anything but Indian')).toBeNull());

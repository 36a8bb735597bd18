import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { withoutUnlisted } from './unlisted-foods.ts';

const { foods } = loadKitchen();
const listed = ['ground-pork', 'paprika', 'garlic', 'firm-tofu'].map((id) => foods.get(id)!);

it.each([
  ['Season it with fennel seeds, garlic and chili flakes.', null],
  ['Crumble it and colour it with a pinch of turmeric.', 'Crumble it.'],
  ['Mash it with harissa and garlic.', null],
  ['Chop it with garlic.', 'Chop it with garlic.'],
  ['Soak it in hot water for 10 minutes.', 'Soak it in hot water for 10 minutes.'],
  ['Crumble the tofu and season it.', 'Crumble the tofu and season it.'],
])('says of a method only what the list has: %s', (sentence, said) => {
  expect(withoutUnlisted(sentence, listed, foods)).toBe(said);
});

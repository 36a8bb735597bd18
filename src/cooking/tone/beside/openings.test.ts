import { expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { tones as names } from '../../vocabulary.ts';
import { presented } from './openings.ts';
import { createPicker } from '../pick.ts';

const { tones } = loadKitchen();

it('no loaf without yeast is said to rise or to wait', () => {
  for (const tone of names)
    for (const seed of [1, 2, 3]) {
      const said = presented(
        {
          title: 'Soda bread',
          foods: ['wheat-flour'],
          yeasted: false,
          known: ['flour', 'buttermilk'],
          method: 'Bake the dough.',
        },
        tones.tones[tone],
        'same',
        createPicker(seed, 'test'),
      );
      expect(said ?? '').not.toMatch(
        /\b(?:time does most|gluten|walks away|getting bigger|gets huge|leave it alone)\b/u,
      );
    }
});

it('no dish is presented with a pot or an oven that its method does without', () => {
  for (const tone of names)
    for (const seed of [1, 2, 3, 4, 5]) {
      const said = presented(
        {
          title: 'Cheddar-Crusted Chicken',
          foods: ['chicken-breast chicken poultry meat', 'cheddar cheese'],
          yeasted: false,
          known: ['chicken', 'cheddar'],
          method: 'Transfer the chicken to a baking sheet. Bake the chicken until cooked through.',
        },
        tones.tones[tone],
        'same',
        createPicker(seed, 'test'),
      );
      expect(said ?? '', tone).not.toMatch(/\b(?:pot|stove|grill|embers)\b/u);
    }
});

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
        { title: 'Soda bread', foods: ['wheat-flour'], yeasted: false, known: ['flour', 'buttermilk'] },
        tones.tones[tone],
        'same',
        createPicker(seed, 'test'),
      );
      expect(said ?? '').not.toMatch(
        /\b(?:time does most|gluten|walks away|getting bigger|gets huge|leave it alone)\b/u,
      );
    }
});

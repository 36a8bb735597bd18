import { describe, expect, it } from 'vitest';
import { placeRemark } from './place-remark.ts';

describe('a remark for beginners', () => {
  it('stands behind the sentence that it explains', () => {
    expect(
      placeRemark(
        'Warm the garlic in the oil until pale gold, 4 minutes. Stir in the chili flakes.',
        'Brown garlic makes the dish bitter.',
      ),
    ).toBe(
      'Warm the garlic in the oil until pale gold, 4 minutes. Brown garlic makes the dish bitter. Stir in the chili flakes.',
    );
  });

  it('stays at the end where it looks back, where it fits as well, and where it would part what hangs together', () => {
    const text = 'Press the tofu flat. Fry the slices until golden, 5 minutes.';
    for (const remark of ['It tells you by its smell when it is ready.', 'Golden slices let go of the pan.'])
      expect(placeRemark(text, remark)).toBe(`${text} ${remark}`);
    const bound = 'Boil the potatoes until tender. Drain them and mash with the butter.';
    expect(placeRemark(bound, 'Waterlogged potatoes taste of nothing.')).toBe(
      `${bound} Waterlogged potatoes taste of nothing.`,
    );
  });

  it('does not lose or repeat a word', () => {
    const text = 'Heat the oil. Add the onion. Season with salt.';
    const placed = placeRemark(text, 'Onion wants patience.');
    expect(placed.split(' ').sort()).toEqual(`${text} Onion wants patience.`.split(' ').sort());
  });
});

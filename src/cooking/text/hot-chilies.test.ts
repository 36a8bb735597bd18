import { describe, expect, it } from 'vitest';
import { withGloves } from './hot-chilies.ts';

const bonnet = { food: 'scotch-bonnet', name: 'Scotch bonnets', prep: 'stemmed' };

describe('very hot chilies', () => {
  it('are handled with gloves', () => {
    expect(withGloves(['Blend the Scotch bonnets with the oil. Taste.', 'Roast.'], [bonnet])).toEqual([
      'Wear gloves for the Scotch bonnets, or wash your hands twice, and keep them away from your eyes. Blend the Scotch bonnets with the oil. Taste.',
      'Roast.',
    ]);
  });

  it('are not spoken of twice, nor where they stay whole, nor where others are mild', () => {
    const told = ['Chop the Scotch bonnets; wear gloves.'];
    expect(withGloves(told, [bonnet])).toBe(told);
    const whole = ['Lay the Scotch bonnets, whole, on top.'];
    expect(withGloves(whole, [bonnet])).toBe(whole);
    const mild = ['Chop the jalapeños.'];
    expect(withGloves(mild, [{ food: 'jalapeno', name: 'jalapeños', prep: null }])).toBe(mild);
  });
});

import { describe, expect, it } from 'vitest';
import { withoutOneVessel } from './one-vessel.ts';

describe('a headnote that promises one vessel', () => {
  const traybake = 'Chicken roasted with leeks. One tray, and a full plate.';

  it('is kept where it is true', () => {
    expect(withoutOneVessel(traybake, ['Roast on a large tray for 40 minutes.'])).toBe(traybake);
  });

  it('does not promise it where the steps have two, or another beside it', () => {
    expect(withoutOneVessel(traybake, ['Roast on two large trays for 40 minutes.'])).toBe(
      'Chicken roasted with leeks.',
    );
    expect(withoutOneVessel('A one-pot supper of beans.', ['Boil the rice in a saucepan.'])).toBe(
      'A supper of beans.',
    );
    expect(withoutOneVessel('Pork with onions on one tray.', ['Roast on two trays.'])).toBe(
      'Pork with onions.',
    );
  });
});

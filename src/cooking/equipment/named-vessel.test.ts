import { describe, expect, it } from 'vitest';
import { namedFit, namedVessel, sizeOf } from './named-vessel.ts';

const sizes = (lines: readonly string[]): readonly (string | null)[] =>
  lines.map((line) => {
    const found = namedVessel(line);
    return found === null ? null : sizeOf(found, 'metric');
  });

describe('the tins that a caller lists with their size', () => {
  it('are read in inches and centimetres, square, long and round', () => {
    expect(
      sizes(['8 inch square pan', '9x13 pan', '30 x 20 cm dish', '23cm springform tin', '10" tart tin']),
    ).toEqual([
      '20 × 20 cm (8 × 8 in)',
      '33 × 23 cm (13 × 9 in)',
      '30 × 20 cm (12 × 8 in)',
      '23 cm (9 in)',
      '25 cm (10 in)',
    ]);
    expect(sizes(['2lb loaf tin', 'six 150ml ramekins', 'two 8 inch sandwich tins'])).toEqual([
      '23 × 13 cm (9 × 5 in)',
      '150 ml (5 oz)',
      '20 cm (8 in)',
    ]);
  });

  it('are no frying pans, and nothing without a size', () => {
    expect(sizes(['12 inch skillet', 'loaf tin', '28cm frying pan', 'oven', '5 l slow cooker'])).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('are baked in though another would be chosen, with a word on what changes', () => {
    const pan = [namedVessel('8 inch square pan')!];
    const fit = (grams: number) => namedFit(pan, 'square tin', grams, 'thin', 1, 'metric');
    expect(fit(750)).toMatchObject({ size: { size: '20 × 20 cm (8 × 8 in)' }, remark: null });
    expect(fit(1300)?.remark).toContain('five minutes more');
    expect(fit(1900)?.remark).toContain('the rest in a small dish');
    expect(fit(9000)).toBeNull();
    expect(namedFit(pan, 'loaf', 900, 'usual', 1, 'metric')).toBeNull();
  });
});

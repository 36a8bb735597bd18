import { describe, expect, it } from 'vitest';
import { polished } from './polished.ts';

const sober = (text: string): string => polished(text, { sober: true, terse: false });

describe('signs, capitals and contracted words', () => {
  it.each([
    ['They should be soft but, not brown.', 'They should be soft but not brown.'],
    ['It will bend and crack but do, not break.', 'It will bend and crack but do not break.'],
    ['Add More water if it is dry.', 'Add more water if it is dry.'],
    ['Finish with a Squeeze of lime.', 'Finish with a squeeze of lime.'],
    [
      "When there's 3 minutes left, you won't need it.",
      'When there are 3 minutes left, you will not need it.',
    ],
    ['Crimp the edge; trim it; cut slits in the top.', 'Crimp the edge. Trim it. Cut slits in the top.'],
    ['Roll out the pastry; line the dish.', 'Roll out the pastry; line the dish.'],
    ['Bring the casserole back into the hob.', 'Bring the casserole back to the hob.'],
    ['Low heat, 20 minutes or so, them should be soft.', 'Low heat, 20 minutes or so. They should be soft.'],
  ])('%s', (text, now) => {
    expect(sober(text)).toBe(now);
  });

  it('keeps contracted words where a tone speaks, and signs where they stand for words', () => {
    expect(polished("Don't stir.", { sober: false, terse: false })).toBe("Don't stir.");
    expect(polished('Chop; fry; serve.', { sober: false, terse: true })).toBe('Chop; fry; serve.');
  });
});

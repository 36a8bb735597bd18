import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { methods } from '../vocabulary.ts';
import { compileMethods, type MethodFiles } from './compile.ts';
import { dishClasses } from './model.ts';

// Read here, as building the tables takes longer than a test may.
const kitchen = loadKitchen();
const fits = Object.fromEntries(methods.map((one) => [one, { takes: ['stew'], else: 'It cannot.' }]));
const good: MethodFiles = {
  sources: { own: 'us' },
  rules: { dry: { why: 'It is dry.', factor: 2, src: 'own' } },
  foods: [{ food: ['carrot'], simmer: [8, 12], src: 'own' }],
  fits,
  telling: {
    claims: { slow: ['slow'] },
    breaks: Object.fromEntries(methods.map((one) => [one, []])),
    descriptions: Object.fromEntries(methods.map((one) => [one, { else: 'Cooked.' }])),
    tips: {},
  },
};
const problems = (files: Partial<MethodFiles>): readonly string[] =>
  compileMethods({ ...good, ...files }, (id) => id === 'carrot').problems;

describe('the tables of methods', () => {
  it('compile where nothing is wrong', () => {
    const { tables, problems: none } = compileMethods(good, (id) => id === 'carrot');
    expect(none).toEqual([]);
    expect(tables.rules['dry']).toMatchObject({ figures: { factor: 2 }, source: 'own' });
    expect(tables.foods[0]).toMatchObject({ minutes: { simmer: [8, 12] }, whole: false });
  });

  it.each([
    [{ foods: [{ food: ['unobtainium'], simmer: [1, 2], src: 'own' }] }, /no food unobtainium/],
    [{ foods: [{ food: ['carrot'], simmer: [12, 8], src: 'own' }] }, /simmer is not a range/],
    [{ foods: [{ food: ['carrot'], simer: [8, 12], src: 'own' }] }, /no field simer/],
    [{ foods: [{ food: ['carrot'], roast: [8, 12], src: 'own' }] }, /roast without at/],
    [{ foods: [{ food: ['carrot'], vide: [8, 12], src: 'own' }] }, /vide without vide_at/],
    [{ foods: [{ food: ['carrot'], simmer: [8, 12], src: 'hearsay' }] }, /source hearsay/],
    [{ foods: [] }, /holds no rows/],
    [{ rules: { dry: { why: 'no stop', src: 'own' } } }, /needs a sentence/],
    [{ rules: { dry: { why: 'Yes.', factor: 'two', src: 'own' } } }, /factor is not a number/],
    [{ rules: {} }, /holds no rules/],
    [{ fits: { ...fits, wok: { takes: ['stew', 'gruel'], else: 'No.' } } }, /no dish gruel/],
    [
      { fits: { ...fits, wok: { takes: ['stew'], not: { stew: 'No.' }, else: 'No.' } } },
      /both taken and refused/,
    ],
    [{ fits: { ...fits, wok: { takes: ['stew'] } } }, /wok: nothing said of soup/],
    [{ fits: Object.fromEntries(Object.entries(fits).slice(1)) }, /no oven/],
    [{ telling: { claims: { slow: 'slow' } } }, /claim slow is no list/],
    [{ telling: { claims: {}, breaks: { oven: ['slow'] } } }, /breaks of oven/],
    [{ telling: { descriptions: { oven: { stew: 'no stop' } } } }, /descriptions of oven: stew/],
    [{ telling: { tips: { oven: { gruel: ['Stir it.'] } } } }, /tips of oven: gruel/],
  ] as const)('name what is wrong (%#)', (files, said) => {
    expect(problems(files as Partial<MethodFiles>).join('\n')).toMatch(said);
  });

  it('say of every machine and sort of dish whether it goes, or why not', () => {
    const table = kitchen.methods.fits;
    for (const method of methods)
      for (const dish of dishClasses) {
        if (dish === 'raw') continue;
        const { takes, not, otherwise } = table[method];
        expect(takes.includes(dish) || (not[dish] ?? otherwise ?? '').length > 20, `${method} ${dish}`).toBe(
          true,
        );
      }
  });
});

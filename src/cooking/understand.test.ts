import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { understandPantry, understandRestrictions } from './understand.ts';

const { reader, foods } = loadKitchen();
const foodOf = (text: string): string | null =>
  understandPantry([text], [], reader).items[0]?.food?.id ?? null;

describe('what lies in a kitchen from the day before', () => {
  it.each([
    ['leftover christmas turkey', 'cooked-turkey'],
    ['leftover roast chicken', 'cooked-chicken'],
    ["yesterday's rice", 'cooked-white-rice'],
    ["last night's roast chicken", 'cooked-chicken'],
    ['cold roast lamb', 'cooked-lamb'],
    ['cooked basmati rice from last night', 'cooked-basmati-rice'],
    ['cold mash', 'leftover-mashed-potato'],
    ['leftover sprouts', 'cooked-brussels-sprout'],
    ['leftover cabbage', 'cooked-cabbage'],
    ['leftover stuffing', 'cooked-stuffing'],
  ])('%s is %s', (text, food) => expect(foodOf(text)).toBe(food));

  it('is what it was where the tables have nothing cooked of it', () => {
    expect(foodOf('leftover feta')).toBe('feta');
    expect(foodOf('leftover mint')).toBe('mint');
  });
});

describe('a cut with its bone', () => {
  it.each([
    ['8 chicken thighs, bone in', 'bone-in-chicken-thigh'],
    ['1 kg chicken thighs, skin on and bone in', 'bone-in-chicken-thigh'],
    ['6 chicken thighs on the bone', 'bone-in-chicken-thigh'],
    ['2 chicken breasts (bone-in)', 'bone-in-chicken-breast'],
    ['4 pork chops, bone-in', 'bone-in-pork-chop'],
    // Without their skin they are neither.
    ['4 chicken thighs, bone-in, skinless', 'chicken-thigh'],
    ['500 g chicken thighs, boneless', 'chicken-thigh'],
    ['1 leg of lamb, bone in', 'lamb-leg'],
  ])('%s is %s', (text, food) => expect(foodOf(text)).toBe(food));
});

describe('what is left out, and what somebody is allergic to', () => {
  it('leaves out one fish and one nut, and is allergic to all', () => {
    const out = understandRestrictions({ exclude: ['anchovies', 'cashews'] }, foods);
    expect([out.allergens, out.exclusions.map(({ node }) => node)]).toEqual([[], ['anchovy', 'cashew']]);
    const allergic = understandRestrictions({ allergies: ['anchovies', 'hazelnut (mild)'] }, foods);
    expect(allergic.allergens).toEqual(['fish', 'tree-nut']);
  });

  it('leaves out the liver of every animal', () => {
    const { exclusions } = understandRestrictions({ exclude: ['liver'] }, foods);
    expect(exclusions.map(({ node }) => node)).toEqual(
      expect.arrayContaining(['chicken-liver', 'lamb-liver']),
    );
  });
});

describe('pepper that nobody tells more of', () => {
  const pepperOf = (texts: readonly string[]): string | undefined =>
    understandPantry(texts, [], reader).items.find(({ text }) => text === 'pepper')?.food?.id;

  it('is the vegetable between vegetables', () =>
    expect(pepperOf(['rice', 'pepper', 'onion', 'peas'])).toBe('bell-pepper'));
  it.each([
    [['salt', 'pepper', 'onion']],
    [['eggs', 'pepper', 'butter']],
    [['red pepper', 'pepper', 'onion']],
  ])('is the mill: %s', (texts) => expect(pepperOf(texts)).toBe('black-pepper'));
});

describe('what has to be used up', () => {
  it('keeps the amount that the list tells', () => {
    const { items } = understandPantry(
      ['1 cauliflower', '300 g spinach'],
      ['cauliflower', 'spinach'],
      reader,
    );
    expect(items.map(({ mustUse, pieces, grams }) => [mustUse, pieces, grams])).toEqual([
      [true, 1, 588],
      [true, undefined, 300],
    ]);
  });
});

describe('what has to be used, named shorter than on the list', () => {
  it.each([
    [['1 bone-in shoulder of lamb, 2.2kg', '2 lemons'], ['shoulder of lamb']],
    [['2 chicken thighs', '1 onion'], ['chicken']],
    [['300 g sourdough, stale', '1 onion'], ['stale sourdough']],
  ])('%s is there once', (list, must) => {
    const { items } = understandPantry(list, must, reader);
    expect(items.map(({ text, mustUse }) => [text, mustUse])).toEqual([
      [list[0], true],
      [list[1], false],
    ]);
  });

  it('is added where it is not on the list', () => {
    const { items } = understandPantry(['2 lemons'], ['shoulder of lamb'], reader);
    expect(items.map(({ mustUse }) => mustUse)).toEqual([false, true]);
  });
});

describe('a British list', () => {
  const milk = (...list: readonly string[]): number =>
    Math.round(understandPantry(list, [], reader).items[0]!.grams!);

  it('has pints of its own, and no other list has them', () => {
    expect(milk('1 pint whole milk', '150g plain flour', 'demerara sugar')).toBe(586);
    expect(milk('half a pint of whole milk', '150g plain flour', 'courgettes')).toBe(293);
    expect(milk('1 pint whole milk', 'flour', 'butter')).toBe(488);
  });
});

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../test/support/kitchen.ts';
import { understandPantry } from './understand.ts';

const { reader } = loadKitchen();
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

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandPantry } from '../understand.ts';
import { forHowMany } from './for-how-many.ts';

const kitchen = loadKitchen();
const feeds = (list: string): number | null =>
  forHowMany(understandPantry(list.split(', '), [], kitchen.reader, []).items);

describe('how many a small kitchen feeds where nobody says', () => {
  it('is one or two by what is counted or weighed', () => {
    expect(feeds('2 chicken thighs, half a cabbage, leftover rice, an egg or two')).toBe(2);
    expect(feeds('1 steak, 2 potatoes, mushrooms')).toBe(1);
    expect(feeds('2 chicken thighs bone in skin on, 1 leek, creme fraiche')).toBe(2);
    expect(feeds('2 eggs, cheddar, spinach')).toBe(1);
    expect(feeds('300g mince, onion, kidney beans')).toBe(2);
    expect(feeds('leftover rice, spring onions, soy sauce')).toBe(2);
  });

  it('is the usual number where more is there, where nothing is counted, and for what is baked', () => {
    expect(feeds('chicken thighs, rice, peppers')).toBeNull();
    expect(feeds('6 chicken thighs, rice, peppers')).toBeNull();
    expect(feeds('500g mince, spaghetti, onion')).toBeNull();
    expect(feeds('2 eggs, flour, sugar, butter')).toBeNull();
    expect(feeds('pasta, courgette, parmesan')).toBeNull();
    expect(feeds('2 chicken breasts, prawns, rice')).toBeNull();
  });

  it('follows the boiled rice and the tins beside a few eggs, and the pieces of which everybody has one', () => {
    expect(feeds('3 cups cooked white rice, 2 eggs, spam 1 can, kimchi')).toBe(2);
    expect(feeds('2 cups cooked rice, 1 can tuna, mayonnaise')).toBe(2);
    expect(feeds('3 pork chops, apples, cabbage')).toBe(3);
    expect(feeds('3 salmon fillets, spinach')).toBe(3);
    expect(feeds('1 pork chop, 3 cups cooked rice')).toBe(1);
    expect(feeds('can of tuna, sweetcorn')).toBe(2);
  });

  it('is more than one where a ring of sausage or the vegetables are for several', () => {
    expect(feeds('half a cabbage, 1 smoked sausage (the U-shaped one), 3 potatoes, an apple')).toBeNull();
    expect(feeds('1 kielbasa, 3 potatoes')).toBeNull();
    expect(feeds('1 pork chop, 3 potatoes, half a cabbage')).toBe(2);
    expect(feeds('1 pork chop, 1 potato')).toBe(1);
  });
});

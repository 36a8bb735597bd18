import { describe, expect, it } from 'vitest';
import { forFew, isForMany } from './for-few.ts';

const few = (text: string, servings = 2): string => forFew(servings, [text])[0]!;

describe('texts for one or two', () => {
  it('speak of no second round', () => {
    expect(few('Add the beef, in two batches if the wok is full, and toss until brown, 4 minutes.')).toBe(
      'Add the beef and toss until brown, 4 minutes.',
    );
    expect(few('Lay it in flat; do it in two rounds if the pan is small. Fry for 3 minutes.')).toBe(
      'Lay it in flat. Fry for 3 minutes.',
    );
    expect(few('Fry the eggplant. Fry one or two portions at a time, or the wok cools.')).toBe(
      'Fry the eggplant.',
    );
  });

  it('keep what tells the work', () => {
    const schnitzel = 'Heat the oil. Fry one or two at a time until golden, 3 minutes each.';
    expect(few(schnitzel)).toBe(schnitzel);
    const color = 'The color is the taste, so work in two rounds if the pan is crowded.';
    expect(few(color)).toBe(color);
  });

  it('set out one mug for one', () => {
    const mug = 'In a large mug for each person stir the flour and cocoa.';
    expect(few(mug, 1)).toBe('In a large mug stir the flour and cocoa.');
    expect(few(mug)).toBe(mug);
    const bowl = 'Beat it in a deep, microwave-safe bowl for each person, then stir.';
    expect(few(bowl, 1)).toBe('Beat it in a deep, microwave-safe bowl, then stir.');
    const patties = 'Shape small patties in a bowl, four or five for each person.';
    expect(few(patties, 1)).toBe(patties);
  });

  it('tell it to who cooks for more', () => {
    const text = 'Add the beef, in two batches if the wok is full, and toss.';
    expect(few(text, 4)).toBe(text);
  });
});

it('knows a tip for many', () => {
  expect(isForMany('In Japan it is cooked one portion at a time. For four, use two wide pans.')).toBe(true);
  expect(isForMany('Two pans and a warm oven are the whole trick.')).toBe(false);
});

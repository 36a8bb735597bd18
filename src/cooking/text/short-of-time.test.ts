import { expect, it } from 'vitest';
import { forFew } from './for-few.ts';
import { atRoomTemperature, wantsMoreTime } from './short-of-time.ts';

it('a tip asks for no more time than there is', () => {
  const tip = "Ten minutes' soaking before it is cooked makes the oats softer; quick oats need none.";
  expect(wantsMoreTime(tip, 10)).toBe(true);
  expect(wantsMoreTime(tip, 40)).toBe(false);
  expect(wantsMoreTime(tip, null)).toBe(false);
  expect(wantsMoreTime('Bananas with brown spots mash without effort.', 10)).toBe(false);
});

it('five minutes of marinade need no fridge', () => {
  expect(atRoomTemperature('Turn the pork in the soy sauce and leave in the fridge for 5 minutes.', 5)).toBe(
    'Turn the pork in the soy sauce and leave for 5 minutes.',
  );
  expect(atRoomTemperature('Cover and leave in the fridge for 60 minutes, or up to a day.', 60)).toContain(
    'fridge',
  );
  expect(atRoomTemperature('Keep in the fridge for 10 minutes, until firm.', 10)).toContain('fridge');
});

it('who cooks for one has one bowl', () => {
  expect(forFew(1, ['Microwave one bowl at a time for two minutes on full power.'])).toEqual([
    'Microwave for two minutes on full power.',
  ]);
});

import { expect, it } from 'vitest';
import { thicknessOf } from './thickness.ts';

it.each([
  ['2 ribeye steaks, 1½-inch thick', 38.1],
  ['steaks about 1 1/2 inches thick', 38.1],
  ['4 chops (3/4-inch-thick)', 19.05],
  ['a fillet 4 cm thick', 40],
  ['30mm thick slices', 30],
  ['2.5 cm thick', 25],
  ['thick-cut chops', null],
  ['1-inch pieces', null],
])('reads %j', (text, mm) => {
  const read = thicknessOf(text);
  if (mm === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(mm, 1);
});

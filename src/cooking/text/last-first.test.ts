import { expect, it } from 'vitest';
import { lastInOrder } from './last-first.ts';

it('tells first what goes in first', () => {
  expect(
    lastInOrder(
      'Roast for 20 minutes. Scatter with the parmesan for the last four. The sausage should read 71 °C (160 °F). Scatter the kale over the tray for the last 6 minutes.',
    ),
  ).toBe(
    'Roast for 20 minutes. Scatter the kale over the tray for the last 6 minutes. Scatter with the parmesan for the last four. The sausage should read 71 °C (160 °F).',
  );
});

it('leaves what stands in the order of time', () => {
  const text =
    'Roast. Add the peas for the last 6 minutes. Scatter with the parmesan for the last 4 minutes.';
  expect(lastInOrder(text)).toBe(text);
  const other = 'Simmer for 10 minutes, with the lid off for the last two. Add the peas for the last minute.';
  expect(lastInOrder(other)).toBe(other);
});

import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const said = (list: readonly string[], steps: readonly string[]): string => {
  const made = adaptForFour('Meat loaf', list, steps, 'smoker');
  expect(made.feasible, made.reason ?? '').toBe(true);
  return made.text.instructions.join('\n');
};

it('smokes a meat loaf without its pan, and glazes it in the last half hour', () => {
  const text = said(
    [
      '1 lb lean ground beef',
      '1 cup salsa, divided',
      '1/2 cup corn (frozen)',
      '1/2 cup bread crumbs',
      'Cooking spray',
    ],
    [
      'In a bowl, mix all ingredients except the spray, using 3/4 cup of the salsa.',
      'Spray a loaf pan, and add the above mix.',
      'Bake for 50 to 60 minutes - sit 15 minutes.',
      'Top with last 1/4 cup of salsa.',
    ],
  );
  expect(text).toMatch(/^Thaw the corn/);
  expect(text).toMatch(
    /Pierce a sheet of foil[^]*brush the last 1\/4 cup of salsa[^]*last 30 minutes[^]*71 °C/,
  );
  expect(text).not.toMatch(/loaf pan|Bake|above mix|Top with/);
});

it('keeps the glaze that was mixed apart, and melts the cheese at the end', () => {
  const text = said(
    ['900g ground beef', '2 eggs', '1 cup ketchup, divided', '2 tbsp brown sugar', '100g cheddar cheese'],
    [
      'Preheat oven to 180°C. Mix the beef, eggs and 1/2 cup ketchup. Press into a loaf pan.',
      'Mix the remaining ketchup with the brown sugar and spread over the loaf.',
      'Bake for 1 hour. Top with the cheddar cheese and bake 10 more minutes.',
    ],
  );
  expect(text).toMatch(
    /brush the ketchup mixture[^]*Scatter the cheddar cheese over it for the last 10 minutes/,
  );
  expect(text).not.toMatch(/spread over|Top with|oven/);
});

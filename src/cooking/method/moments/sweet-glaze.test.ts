import { expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../../test/support/adapt.ts';

const thighs = [
  'Sticky honey chicken thighs',
  [
    '8 chicken thighs, bone in, skin on',
    '1/3 cup honey',
    '1/4 cup soy sauce',
    '1 tsp cornstarch',
    '4 cloves garlic, minced',
  ],
  [
    'Heat oven to 400F',
    'Put thighs in a roasting pan, season, roast 25 min',
    'Whisk honey, soy, garlic and cornstarch and pour over the chicken',
    'Roast another 15-20 min until sticky, basting twice',
  ],
] as const;

it.each([
  'airFryer',
  'grill',
  'campfire',
  'smoker',
  'steamer',
  'slowCooker',
  'microwave',
  'sousVide',
  'dutchOven',
  'stovetop',
  'wok',
  'riceCooker',
] as const)('boils a sweet glaze and sets it on the pieces: %s', (target) => {
  const adapted = adapt(...thighs, target);
  expect(adapted.reason).toBeNull();
  const said = adapted.text.instructions.join('\n');
  expect(said).toMatch(/Boil it up in a small saucepan|let it bubble/);
  expect(said).not.toMatch(/Roast another|and pour over the chicken/);
  expect(said.match(/hot broiler/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

it('lays the cheese of a burger on it at the end', () => {
  const said = adapt(
    'Cheeseburgers',
    ['1 1/2 lb ground beef', '1 tsp salt', '4 slices cheddar', '4 buns'],
    [
      'Form 4 patties, season',
      'Fry in a hot skillet 4 min per side, cheese on for the last minute',
      'Toast buns, build burgers',
    ],
    'airFryer',
  ).text.instructions.join('\n');
  expect(said).toMatch(/Lay the cheddar on top for the last minute/);
  expect(said).not.toMatch(/Toss the ground beef/);
});

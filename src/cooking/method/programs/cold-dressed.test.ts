import { expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';

const cold = (title: string, list: readonly string[], steps: readonly string[]) => {
  const made = adaptForFour(title, list, steps, 'noCook');
  expect(made.feasible, made.reason ?? '').toBe(true);
  return { said: made.text.instructions.join('\n'), list: made.text.ingredients.join('\n') };
};

it('uses in a bean salad without heat all that the pan softened', () => {
  const { said, list } = cold(
    'Cannellini bean salad',
    [
      '1 can cannellini beans, drained and rinsed',
      '2 tbsp minced garlic',
      '1/2 onion',
      '1 tsp smoked paprika',
      '1 15 oz can diced tomatoes',
      '2 tbsp olive oil',
      '60 g arugula',
    ],
    [
      'Sauté garlic and onion in the olive oil until translucent.',
      'Add the diced tomatoes and smoked paprika. Simmer for 3 minutes.',
      'Add the beans, mix until combined, and simmer for an additional 2 minutes.',
      'Serve over arugula.',
    ],
  );
  for (const food of ['garlic', 'onion', 'smoked paprika', 'olive oil', 'tomatoes', 'beans', 'arugula'])
    expect(said).toContain(food);
  expect(said).toMatch(/lemon juice[^]*10 minutes[^]*stand for 20 minutes[^]*Serve over arugula/);
  expect(said).not.toMatch(/towel|skins|simmer|saut/i);
  expect(list).toMatch(/1 small clove of garlic/);
});

it('whisks a dressing that was boiled, and calls nothing hot', () => {
  const { said } = cold(
    'Three bean salad',
    [
      '1 can kidney beans, drained',
      '1 can chickpeas, drained',
      '100g sugar',
      '150ml cider vinegar',
      '80ml oil',
      '1 onion, sliced',
    ],
    [
      'Boil the sugar, vinegar and oil in a saucepan until the sugar dissolves.',
      'Pour the hot dressing over the kidney beans, chickpeas and onion. Chill for 4 hours.',
    ],
  );
  expect(said).toMatch(/^Whisk the cider vinegar, the oil and the sugar together/);
  expect(said).not.toMatch(/\bhot\b|boil|stand for 20/);
});

it('skins beans only where they are blended smooth, and loses no onion of a dip', () => {
  const hummus = cold(
    'Hummus',
    ['1 can chickpeas', '2 tbsp tahini', '1 lemon', '1 clove garlic'],
    [
      'Boil the chickpeas for 20 minutes, then drain.',
      'Blend with the tahini, lemon juice and garlic until smooth.',
    ],
  );
  expect(hummus.said).toMatch(/towel/);
  const dip = cold(
    'Black bean dip',
    ['2 cans black beans, drained', '1 onion, chopped', '1 tbsp oil', '1 tsp cumin', '1 lime'],
    [
      'Cook the onion in the oil for 5 minutes.',
      'Add the cumin and beans and cook 5 minutes.',
      'Blend with the lime juice.',
    ],
  );
  expect(dip.said).toMatch(/onion[^]*cumin[^]*oil[^]*Blend/);
  expect(dip.said).not.toMatch(/towel/);
});

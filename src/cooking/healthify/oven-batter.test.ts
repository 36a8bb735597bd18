import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from '#usecases/recipes/healthify';
import type { Food } from '#food/model';
import { bakedTitle } from './oven-batter.ts';

const cod = { name: 'cod', ancestors: ['white-fish', 'fish'] } as unknown as Food;

test('a title says that what was battered is baked', () => {
  expect(bakedTitle('Proper Fish and Chips', cod)).toBe('Proper Oven-Baked Fish and Chips');
  expect(bakedTitle('Beer-Battered Cod', cod)).toBe('Oven-Baked Cod');
  expect(bakedTitle('Friday supper', cod)).toBe('Oven-Baked Friday supper');
});

test('battered fish and its chips are crumbed and baked, and bring in no allergen', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'weightLoss',
    recipe: {
      title: 'Fish and Chips',
      recipeYield: '4',
      ingredients: [
        '4 cod fillets (about 180 g each)',
        '1 kg potatoes, cut into chips',
        '200 g plain flour',
        '2 tsp baking powder',
        '300 ml beer',
        '1 litre sunflower oil, for deep frying',
      ],
      instructions: [
        'Heat the oil to 140°C and fry the chips for 6 minutes. Drain.',
        'Whisk the flour, baking powder and beer to a batter.',
        'Raise the oil to 190°C, dip the cod in the batter and fry for 7 minutes. Drain on kitchen paper.',
        'Fry the chips again for 3 minutes. Serve at once.',
      ],
    },
  });
  const text = made.instructions.join(' ');
  expect(text).not.toMatch(/\bfry\b|\bbatter\b|baking powder/i);
  expect(text).toMatch(/panko/);
  expect(made.instructions.at(-1)).toMatch(/Serve at once\.$/);
  expect(made.ingredients.map((one) => one.text).join('\n')).not.toMatch(/baking powder|litre/);
  expect(
    made.allergens.filter(({ status }) => status !== 'unknown').map(({ allergen }) => allergen),
  ).not.toContain('milk');
});

test('a pinch of salt nobody measured and a sauce on the side do not keep it in the oil', () => {
  const made = healthify(loadKitchen(), {
    health_focus: 'lowFat',
    recipe: {
      title: 'Chip-shop cod',
      recipeYield: '4',
      ingredients: [
        '4 cod fillets (about 180 g each)',
        '1 kg potatoes',
        '200 g plain flour',
        '300 ml beer',
        '1 litre sunflower oil, for deep frying',
        'salt',
        '150 g mayonnaise',
        '2 tbsp capers',
      ],
      instructions: [
        'Peel the potatoes and cut into chips. Heat the oil to 140°C and fry the chips for 6 minutes. Drain.',
        'Whisk the flour, a pinch of salt and the beer to a batter.',
        'Raise the oil to 190°C, dip the cod in the batter and fry for 7 minutes. Drain on kitchen paper.',
        'Fry the chips again for 3 minutes. Mix the tartare sauce. Serve at once.',
      ],
    },
  });
  const text = made.instructions.join(' ');
  expect(text).not.toMatch(/\bfry\b/i);
  expect(text).toMatch(/^Peel the potatoes and cut into chips\./);
  expect(text).toMatch(/Mix the tartare sauce/);
});

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const healthier = (
  focus: Parameters<typeof healthify>[1]['health_focus'],
  title: string,
  ingredients: string[],
  instructions: string[],
) => healthify(kitchen, { recipe: { title, servings: 6, ingredients, instructions }, health_focus: focus });
const lines = ({ ingredients }: ReturnType<typeof healthify>): readonly string[] =>
  ingredients.map(({ text }) => text);

const ziti = [
  '1 lb ziti',
  '1 lb ground beef',
  '28 oz can crushed tomatoes',
  '2 cups shredded mozzarella cheese',
  '1 1/2 tsp salt',
];
const bakeZiti = [
  'Preheat oven to 375°F.',
  'Cook the ziti in boiling water for 8 minutes. Drain.',
  'Brown the beef for 8 minutes. Stir in the crushed tomatoes and salt and simmer for 10 minutes.',
  'Mix the ziti with the sauce, put it in a baking dish and top with the mozzarella.',
  'Bake for 25 minutes until bubbly.',
];

describe('healthify', () => {
  it('keeps the liquid of a dish where a lighter one takes its place', () => {
    const made = healthier(
      'lowFat',
      'Chicken curry',
      ['500 g chicken breast, sliced', '2 tbsp curry paste', '400 ml coconut milk', '200 g green beans'],
      [
        'Fry the curry paste for 1 minute.',
        'Add the coconut milk, chicken and beans and simmer for 12 minutes.',
      ],
    );
    expect(lines(made)).toContain('400 ml light coconut milk');
  });

  it('keeps the unit of a can, and squeezes no lemon over a crust', () => {
    const made = healthier('lowSodium', 'Baked Ziti', ziti, bakeZiti);
    expect(lines(made)).toContain('28 oz tomato passata');
    expect(lines(made).join(' ')).not.toMatch(/lemon/);
  });

  it('adds lemons whole, to what is not baked', () => {
    const made = healthier(
      'lowSodium',
      'Beef soup',
      ['1 lb beef chuck, cubed', '2 l beef stock', '4 carrots, sliced', '2 tsp salt'],
      ['Simmer the beef in the stock with the carrots and salt for 90 minutes.'],
    );
    const lemon = made.ingredients.find(({ food }) => food === 'lemon');
    expect(lemon?.quantity).toBeGreaterThanOrEqual(1);
    expect(lemon?.unit).toBeNull();
  });

  it('finds a sausage for vegans, and names a soup after its vegetables', () => {
    const pasta = healthier(
      'vegan',
      'Sausage Pasta',
      ['1 lb Italian sausage', '1 lb penne', '28 oz can crushed tomatoes'],
      ['Brown the sausage for 8 minutes.', 'Add the tomatoes and simmer.', 'Boil the penne and toss.'],
    );
    expect(pasta.ingredients.map(({ food }) => food)).toContain('vegan-italian-sausage');
    const soup = healthier(
      'vegan',
      'Chicken Soup',
      ['1 l chicken stock', '2 carrots, sliced', '1 onion, chopped'],
      ['Simmer the carrots and onion in the chicken stock for 20 minutes.'],
    );
    expect(soup.title).toBe('Vegan Vegetable Soup');
  });
});

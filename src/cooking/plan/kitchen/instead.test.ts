import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cooked = (input: GenerateInput): ReturnType<typeof generateRecipe> => generateRecipe(kitchen, input);
const lines = (input: GenerateInput): string =>
  cooked(input)
    .ingredients.map(({ text }) => text)
    .join('\n');

describe('an onion that nobody at the table may eat', () => {
  const beans = {
    ingredients: [
      '1 lb dried black beans',
      '1 jalapeno',
      'cumin',
      'oregano',
      'cilantro',
      'lime',
      'long grain rice',
    ],
    equipment: ['pressure cooker', 'stovetop'],
    time_available: 90,
    servings: 6,
  };
  it('has its place taken by what is no kin of it', () => {
    const list = lines({ ...beans, allergies: ['garlic', 'onion'] });
    expect(list).toMatch(/black beans/);
    expect(list).toMatch(/celery|fennel/);
    expect(list).not.toMatch(/\b(?:leek|shallot|scallion|chive)/);
  });

  it('is left for the leek by those who only do not like it', () => {
    const exclude = ['onion'];
    expect(lines({ ...beans, ingredients: [...beans.ingredients, '2 leeks'], exclude })).toMatch(/leek/);
  });

  it('is not feared in spices that are ground alone', () => {
    const list = lines({
      ingredients: [
        '400g tin chickpeas',
        'tomatoes',
        'ginger',
        'cumin seeds',
        'garam masala',
        'basmati rice',
      ],
      cuisine: 'Indian',
      allergies: ['onion', 'garlic'],
      servings: 2,
    });
    expect(list).toMatch(/garam masala/);
  });
});

describe('what the kitchen has of a kind', () => {
  it('is taken before another of it is bought: the bottle of oil, the white onion', () => {
    const hash = lines({
      ingredients: [
        '450g ground pork',
        '2 sweet potatoes',
        '1 onion',
        '6 eggs',
        'smoked paprika',
        'avocado oil',
      ],
      meal_type: 'breakfast',
      dietary_restrictions: ['paleo'],
      servings: 4,
    });
    expect(hash).toMatch(/avocado oil/);
    expect(hash).not.toMatch(/(?:olive|neutral) oil/);
    const tacos = lines({
      ingredients: [
        '2 cans black beans',
        '12 corn tortillas',
        '1 white onion',
        '2 chipotles in adobo',
        '1 lime',
      ],
      cuisine: 'Mexican',
      servings: 4,
    });
    expect(tacos).toMatch(/\bonion\b/);
    expect(tacos).not.toMatch(/red onion/);
  });

  it('is drawn into a stock where that is what it is for', () => {
    const bowl = cooked({
      ingredients: [
        '500g chicken thighs',
        '6 eggs',
        '2 onions',
        '300g rice',
        'soy sauce',
        'mirin',
        '1 piece kombu',
      ],
      cuisine: 'Japanese',
      servings: 4,
    });
    expect(bowl.ingredients.map(({ text }) => text).join('\n')).toMatch(/kombu dashi \(from your kombu\)/);
    expect(bowl.steps.map(({ text }) => text).join(' ')).toMatch(/wipe the kombu.*Take the kombu out before/);
    expect(bowl.pantry.unused).toEqual([]);
  });

  it('is of fruit as much as lies there, and water makes up the rest of a syrup', () => {
    const cake = lines({
      ingredients: [
        '2 cups semolina',
        '1 cup yogurt',
        '2 cups sugar',
        '115g butter',
        'baking powder',
        '1 orange',
        '1 lemon',
      ],
      cuisine: 'Egyptian',
      meal_type: 'dessert',
      servings: 12,
    });
    expect(cake).toMatch(/orange juice \(from about 1 orange\)/);
    expect(cake).toMatch(/^\d+ ml water/m);
  });
});

describe('water in place of wine', () => {
  const told = (ingredients: readonly string[], cuisine: string) => {
    const { title, instructions } = cooked({
      ingredients: [...ingredients],
      cuisine,
      servings: 2,
    });
    return `${title}\n${instructions.join('\n')}`;
  };

  it('is not poured where the text speaks of wine, nor where a dish is as well without it', () => {
    const pasta = told(['shrimp', 'linguine', 'garlic', 'lemon', 'parsley', 'olive oil'], 'Italian');
    expect(pasta).not.toMatch(/and water\b|raw water|the water (?:with|and let)/i);
    const rice = told(['squid', 'rice', 'tomatoes', 'garlic', 'squid ink', 'fish stock', 'onion'], 'Spanish');
    expect(rice).not.toMatch(/pour in the water and let it boil away/);
  });
});

it('a sauce that may not be eaten gives way to its like in the dish before plain salt', () => {
  const list = lines({
    ingredients: [
      'tofu',
      'broccoli',
      'rice noodles',
      'lime',
      'peanuts',
      'bean sprouts',
      'tamarind',
      'chillies',
      'spring onions',
    ],
    cuisine: 'Thai',
    time_available: 30,
    dietary_restrictions: ['vegan'],
    servings: 2,
  });
  expect(list).toMatch(/soy sauce|tamari|vegan fish sauce/);
  expect(list).not.toMatch(/\bsalt\b/);
});

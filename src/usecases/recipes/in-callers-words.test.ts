import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe, type GenerateInput } from './generate-recipe.ts';

const kitchen = loadKitchen();
const whole = (input: GenerateInput): string => {
  const { title, description, ingredients, instructions, tips } = generateRecipe(kitchen, input);
  return [title, description, ...ingredients.map(({ text }) => text), ...instructions, ...tips].join('\n');
};

describe('a recipe in the words of its kitchen', () => {
  it('speaks of mince, tins, prawns and fresh coriander where the list does', () => {
    const pie = whole({
      ingredients: [
        '750g beef mince',
        '1.2kg potatoes',
        '2 carrots',
        '1 onion',
        'tomato puree',
        'butter',
        'milk',
      ],
      servings: 6,
    });
    expect(pie).toMatch(/beef mince/);
    expect(pie).toMatch(/tomato purée/);
    expect(pie).not.toMatch(/ground beef|all-purpose|tomato paste|savory|color\b/);
    const curry = whole({
      ingredients: [
        '2 courgettes',
        '1 aubergine',
        '1 tin chopped tomatoes',
        'prawns 300g',
        'coriander',
        'rice',
      ],
      servings: 3,
    });
    expect(curry).not.toMatch(/shrimp|zucchini|eggplant|cilantro|\d cans?\b/i);
    expect(curry).not.toMatch(/^Prawns [A-Z]/);
  });

  it('calls sugar and peppers as the list does', () => {
    const tart = whole({
      ingredients: ['6 firm pears', 'puff pastry', 'caster sugar', 'unsalted butter', 'lemon'],
      cuisine: 'French',
      meal_type: 'dessert',
      servings: 6,
    });
    expect(tart).not.toMatch(/superfine|powdered sugar/);
  });

  it('stays American where the list is', () => {
    const bowl = whole({
      ingredients: ['2 zucchini', '1 lb ground beef', '1 can tomatoes', 'cilantro'],
      servings: 3,
    });
    expect(bowl).toMatch(/zucchini/);
    expect(bowl).not.toMatch(/courgette|mince\b|coriander leaves/);
  });
});

describe('names that the list has for things', () => {
  it('are those of the recipe, whatever English it is in', () => {
    const salad = whole({
      ingredients: [
        '150g quinoa',
        'black beans',
        'sweetcorn',
        'red pepper',
        'avocado',
        'lime',
        'coriander',
        'spring onions',
      ],
      meal_type: 'lunch',
    });
    expect(salad).toMatch(/sweetcorn/);
    expect(salad).toMatch(/coriander/);
    expect(salad).not.toMatch(/cilantro|scallion|(?<!sweet)corn\b/i);
    const eggs = whole({
      ingredients: ['6 eggs', '1 onion', 'tin of tomatoes', 'feta', 'cumin', 'paprika', 'flatbread'],
      meal_type: 'breakfast',
    });
    expect(eggs).toMatch(/flatbread/i);
    expect(eggs).not.toMatch(/\bpitas?\b/i);
  });

  it('stay ours where the list has both, or neither', () => {
    const tacos = whole({ ingredients: ['corn tortillas', 'sweetcorn', 'black beans', 'cilantro', 'lime'] });
    expect(tacos).toMatch(/corn tortillas/i);
    expect(tacos).not.toMatch(/sweetcorn tortilla/i);
    expect(tacos).toMatch(/cilantro/);
  });
});

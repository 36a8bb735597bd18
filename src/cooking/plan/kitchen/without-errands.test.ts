import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const linesOf = (input: GenerateInput): string =>
  generateRecipe(kitchen, input)
    .ingredients.map(({ text }) => text)
    .join('; ');

describe('the list of a whole dish', () => {
  it('needs no basil for a pasta salad', () => {
    const { title, ingredients, steps } = generateRecipe(kitchen, {
      ingredients: [
        'penne pasta',
        '1 tin of tuna in spring water',
        'small tin of sweetcorn',
        'mayo',
        'half a cucumber',
        '1 lemon',
        '3 spring onions',
        'bit of cheddar',
      ],
      time_available: 20,
      servings: 2,
      meal_type: 'lunch',
    });
    expect(title).toBe('Tuna Pasta Salad');
    expect([...ingredients, ...steps].map(({ text }) => text).join(' ')).not.toMatch(/basil/);
  });

  it('needs no lettuce under noodles with cucumber and herbs', () => {
    const lines = linesOf({
      ingredients: [
        '200g firm tofu',
        'rice vermicelli',
        '1 carrot',
        'half a cucumber',
        'a few radishes',
        'fresh mint',
        'fresh coriander',
        '1 lime',
        'tamari',
        'brown sugar',
        '1 red chilli',
        '1 garlic clove',
        'sesame seeds',
      ],
      cuisine: 'Vietnamese',
      time_available: 20,
      servings: 2,
      dietary_restrictions: ['vegan'],
    });
    expect(lines).toMatch(/cucumber/);
    expect(lines).not.toMatch(/lettuce/);
  });

  it('needs no potatoes beside a stew, and no second onion in one with spring onions', () => {
    const stew = {
      ingredients: [
        '1.5kg beef shin',
        '1 bottle burgundy',
        '200g smoked lardons',
        '400g chestnut mushrooms',
        '300g small shallots',
        '3 carrots',
        '1 large onion',
        '4 cloves garlic',
        'thyme and bay leaves',
        'tomato puree',
        '400ml beef stock',
        'butter',
        'plain flour',
        'flat leaf parsley',
      ],
      cuisine: 'French',
      servings: 6,
    };
    expect(linesOf(stew)).not.toMatch(/potato/);
    expect(linesOf({ ...stew, ingredients: [...stew.ingredients, '1kg new potatoes'] })).toMatch(/potato/);
    const jjigae = linesOf({
      ingredients: [
        '300g old sour kimchi',
        '200g pork belly',
        '1 block tofu',
        'gochugaru',
        'gochujang',
        '2 spring onions',
        'soy sauce',
        '2 cloves garlic',
        'short grain rice',
        'sesame oil',
      ],
      cuisine: 'Korean',
      time_available: 45,
      servings: 2,
      must_use: ['kimchi'],
    });
    expect(jjigae).toMatch(/kimchi/);
    expect(jjigae).not.toMatch(/(?<!spring )onion/);
  });

  it('is a turkey chili without sweet potatoes where there are none', () => {
    const recipe = generateRecipe(kitchen, {
      ingredients: [
        '1 lb lean ground turkey',
        '2 cans kidney beans (15 oz)',
        '1 green bell pepper',
        '1 zucchini',
        '1 onion',
        '1 can crushed tomatoes (28 oz)',
        'chili powder',
        'cumin',
        '3 cloves garlic',
        'plain greek yogurt',
      ],
      time_available: 45,
      servings: 5,
      equipment: ['one pot'],
      health_focus: 'diabeticFriendly',
    });
    expect(recipe.title).toBe('Turkey and Kidney Bean Chili');
    expect(recipe.ingredients.map(({ text }) => text).join()).not.toMatch(/sweet potato/);
  });
});

describe('what is listed', () => {
  it('as a joint on its bone is roasted whole', () => {
    const recipe = generateRecipe(kitchen, {
      ingredients: [
        '2kg leg of lamb, bone in',
        '1.5kg maris piper potatoes',
        'rosemary',
        '1 bulb of garlic',
        '800g carrots',
        '500g frozen peas',
        '2 onions',
        'beef dripping',
        '500ml lamb stock',
        'plain flour',
        'glass of red wine',
        'butter',
        'fresh mint',
        'white wine vinegar',
      ],
      cuisine: 'British',
      time_available: 180,
      servings: 8,
    });
    expect(recipe.title).toMatch(/Roast Leg of Lamb/);
    expect(recipe.ingredients.map(({ text }) => text).join('; ')).toMatch(
      /500 ml lamb stock; 1\d\d ml red wine/,
    );
  });

  it('as what must be used is more than a garnish', () => {
    const lines = linesOf({
      ingredients: [
        'half a small watermelon',
        '3 limes',
        'fresh mint',
        'honey',
        'ice',
        'half a cucumber',
        'sparkling water',
      ],
      time_available: 15,
      servings: 4,
      meal_type: 'drink',
      must_use: ['watermelon'],
      exclude: ['alcohol'],
      equipment: ['blender'],
      health_focus: 'lowSugar',
    });
    expect(Number(/(\d+) g watermelon/.exec(lines)?.[1])).toBeGreaterThan(400);
    expect(lines).toMatch(/cucumber/);
  });

  it('as half of something red is red', () => {
    const lines = linesOf({
      ingredients: ['1/4 red cabbage', '12 corn tortillas', '1 can black beans', 'lime', 'avocado'],
      must_use: ['red cabbage'],
    });
    expect(lines.match(/cabbage/g)).toHaveLength(1);
    expect(lines).toMatch(/red cabbage/);
  });

  it('of lentils, rice, tomatoes and spinach goes into one khichdi', () => {
    const recipe = generateRecipe(kitchen, {
      ingredients: [
        '200g red lentils',
        '150g basmati rice',
        'tin of chopped tomatoes',
        '1 onion',
        '3 garlic cloves',
        'thumb of ginger',
        'cumin seeds',
        'turmeric',
        'garam masala',
        'big handful of spinach',
        '1 lemon',
        '1 green chilli',
      ],
      cuisine: 'Indian',
      time_available: 45,
      servings: 4,
      dietary_restrictions: ['vegan'],
      equipment: ['one pot'],
    });
    expect(recipe.title).toMatch(/Khichdi/);
    expect(recipe.pantry.missing).toEqual([]);
    expect(recipe.pantry.unused).toEqual([]);
  });

  it('for a cake as its chips or its spread goes into it', () => {
    expect(
      linesOf({
        ingredients: [
          '3 overripe bananas',
          '2 cups all-purpose flour',
          '2 eggs',
          'vegetable oil',
          'brown sugar',
          'baking soda',
          '1/2 cup walnuts',
          'dairy-free chocolate chips',
        ],
        meal_type: 'dessert',
        dietary_restrictions: ['dairyFree'],
      }),
    ).toMatch(/chocolate chips/);
    expect(
      linesOf({
        ingredients: [
          'self raising flour',
          'cocoa powder',
          'caster sugar',
          'milk',
          'vegetable oil',
          'nutella',
        ],
        meal_type: 'dessert',
        equipment: ['microwave'],
        servings: 1,
      }),
    ).toMatch(/hazelnut spread|nutella/i);
  });
});

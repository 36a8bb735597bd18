import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, ingredients, instructions, pantry } = generateRecipe(kitchen, input);
  return {
    title,
    foods: ingredients.map(({ food }) => food),
    text: instructions.join('\n'),
    bought: pantry.missing.map(({ item }) => item).join('; '),
    unused: pantry.unused.map(({ item }) => item),
  };
};

describe('what the list names', () => {
  it('is put where it belongs: each soy sauce in its own part', () => {
    const { foods } = cook({
      ingredients: [
        '500g pork belly',
        'rock sugar',
        'shaoxing wine',
        'dark soy sauce',
        'light soy sauce',
        '2 star anise',
        'ginger',
        '3 spring onions',
        'jasmine rice',
      ],
      cuisine: 'Chinese',
      servings: 4,
    });
    expect(foods).toEqual(expect.arrayContaining(['dark-soy-sauce', 'light-soy-sauce']));
  });

  it('is steeped or strewn in where the dish is made without: kasuri methi, juniper, lemongrass', () => {
    const rajma = cook({
      ingredients: [
        'kidney beans',
        '2 onions',
        '3 tomatoes',
        'ginger garlic paste',
        'cumin seeds',
        'garam masala',
        'kasuri methi',
      ],
      cuisine: 'Punjabi',
      servings: 4,
    });
    expect(rajma.text).toMatch(/kasuri methi/);
    const duck = cook({
      ingredients: [
        'half a red cabbage',
        '2 apples',
        '4 duck legs',
        'red wine vinegar',
        'cloves',
        'juniper berries',
        'potatoes',
        '1 onion',
      ],
      cuisine: 'German',
      servings: 4,
    });
    expect(duck.text).toMatch(/juniper berries/);
  });

  it('plumps the raisins of a sweet dish where it is rum, and is grated where it is an orange', () => {
    const { text, unused } = cook({
      ingredients: [
        '4 eggs',
        '150g plain flour',
        '250ml milk',
        'butter',
        'handful of raisins',
        'splash of rum',
        'icing sugar',
        '6 plums',
        'cinnamon stick',
      ],
      cuisine: 'Austrian',
      servings: 3,
      meal_type: 'dessert',
    });
    expect(text).toMatch(/Pour the rum over the raisins/);
    expect(text).toMatch(/plums in a small pan with the cinnamon stick/);
    expect(unused).toEqual([]);
    const cake = cook({
      ingredients: [
        '200g butter',
        '200g sugar',
        '4 eggs',
        '200g self raising flour',
        '1 orange',
        'ground cardamom',
      ],
      meal_type: 'snack',
    });
    expect(cake.foods).toEqual(expect.arrayContaining(['orange-zest', 'ground-cardamom']));
  });

  it('spells the dish: rice, tomatoes, shrimp and andouille are a jambalaya, eggplants, mozzarella and flour a parmigiana', () => {
    expect(
      cook({
        ingredients: [
          '1 lb shrimp',
          'andouille sausage 12 oz',
          '1 green bell pepper',
          '2 stalks celery',
          '1 onion',
          '2 cups long grain rice',
          '1 can diced tomatoes',
          'cajun seasoning',
          'chicken broth',
        ],
        cuisine: 'Cajun',
        meal_type: 'dinner',
        servings: 6,
      }).title,
    ).toMatch(/Jambalaya/);
    expect(
      cook({
        ingredients: [
          '2 aubergines',
          '400g tin tomatoes',
          '2 mozzarella balls',
          'bunch basil',
          'parmesan',
          'flour',
          '2 eggs',
          'olive oil',
          'garlic',
        ],
        cuisine: 'Italian',
        meal_type: 'dinner',
        servings: 4,
      }).title,
    ).toMatch(/Parmigiana/);
  });

  it('has the pork in the noodles before the mushrooms that might stand for it', () => {
    expect(
      cook({
        ingredients: [
          '300g fresh egg noodles',
          '200g pork loin',
          'half a napa cabbage',
          '4 dried shiitake',
          '2 carrots',
          'oyster sauce',
          'light soy',
          'sesame oil',
          'spring onions',
        ],
        cuisine: 'Chinese',
        servings: 3,
      }).title,
    ).toMatch(/Pork/);
  });
});

describe('what the list lacks', () => {
  it('is left out where it is a little thing: vanilla, a glass of wine, the butter of the pan', () => {
    expect(
      cook({
        ingredients: [
          '3 ripe bananas',
          '250g plain flour',
          '2 eggs',
          '115g butter',
          '150g brown sugar',
          'baking soda',
        ],
        meal_type: 'dessert',
      }).bought,
    ).not.toMatch(/vanilla/);
    expect(
      cook({
        ingredients: [
          '200g red lentils',
          '1 carrot',
          '1 onion',
          '1 potato',
          'tomato paste',
          'dried mint',
          'pul biber',
          'cumin',
          '1 lemon',
        ],
        cuisine: 'Turkish',
        servings: 4,
      }).bought,
    ).toBe('');
  });

  it('is salt where the soy sauce may not be eaten', () => {
    const { bought, foods } = cook({
      ingredients: [
        '1.2kg chicken thighs',
        '1 head of garlic',
        'cane vinegar',
        '4 bay leaves',
        'black peppercorns',
        '2 potatoes',
        'coconut oil',
        'rice',
      ],
      cuisine: 'Filipino',
      servings: 4,
      allergies: ['soy'],
      dietary_restrictions: ['gluten-free'],
    });
    expect(bought).not.toMatch(/aminos/);
    expect(foods).toContain('salt');
  });

  it('is the oil that is named, and none besides', () => {
    const { foods } = cook({
      ingredients: [
        '250g dark chocolate',
        '6 eggs',
        '150ml mild olive oil',
        '200g caster sugar',
        '40g cocoa powder',
        'raspberries',
      ],
      meal_type: 'dessert',
      dietary_restrictions: ['dairy-free'],
    });
    expect(foods).not.toContain('neutral-oil');
  });
});

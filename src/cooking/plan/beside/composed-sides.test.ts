import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cooked = (input: GenerateInput): ReturnType<typeof generateRecipe> => generateRecipe(kitchen, input);
const told = (input: GenerateInput): string => {
  const { description, steps } = cooked(input);
  return [description, ...steps.map(({ text }) => text)].join('\n');
};

describe('a side made of several things', () => {
  const chops: GenerateInput = {
    ingredients: [
      '4 pork chops',
      '200g cremini mushrooms',
      '200ml heavy cream',
      '1 head cauliflower',
      '60g butter',
      '3 cloves garlic',
      'dijon mustard',
      'fresh sage',
      '100ml chicken stock',
      '30g parmesan',
    ],
    cuisine: 'American',
    time_available: 45,
    dietary_restrictions: ['keto'],
    servings: 4,
  };

  it('is a mash with the butter and the cheese, named where it makes the plate', () => {
    const text = told(chops);
    expect(text).toMatch(/comes with a mash of cauliflower and parmesan/);
    expect(text).toMatch(/Mash with .*butter.*parmesan/);
    expect(cooked(chops).pantry.unused).toEqual([]);
  });

  it('is made with the machine that the kitchen has named', () => {
    expect(told({ ...chops, equipment: ['cast iron skillet', 'food processor'] })).toMatch(
      /Blend in the food processor with/,
    );
  });

  it('is roasted where the oven is on and no stove is there', () => {
    const text = told({
      ingredients: [
        '600g chicken breast',
        '1 head cauliflower',
        '200g broccolini',
        '150g greek yogurt',
        '2 garlic cloves',
        '1 lemon',
        'smoked paprika',
        'ground cumin',
        'parsley',
      ],
      time_available: 90,
      dietary_restrictions: ['lowCarb'],
      equipment: ['oven'],
      servings: 4,
    });
    expect(text).toMatch(/cauliflower/);
    expect(text).not.toMatch(/second wide pan/);
  });

  it('is a raita of the yogurt that a curry does not need', () => {
    const text = told({
      ingredients: [
        '300g paneer',
        '400g spinach',
        '200g natural yogurt',
        '1 cucumber',
        'mint',
        '2 onions',
        '2 tomatoes',
        'ginger',
        'garlic',
        'garam masala',
        'cumin seeds',
        'turmeric',
        '250g basmati rice',
      ],
      cuisine: 'Indian',
      servings: 4,
    });
    expect(text).toMatch(/For a raita, stir the cucumber/);
  });

  it('reads as one sentence where there is nothing sour for it', () => {
    const text = told({
      ingredients: [
        '1 cauliflower',
        '3 potatoes',
        '1 onion',
        '200g frozen peas',
        '2 tomatoes',
        'turmeric',
        'cumin seeds',
        'ground coriander',
        'fresh coriander',
        '1 green chilli',
        '1 cucumber',
        '4 naan',
      ],
      cuisine: 'Indian',
      servings: 4,
    });
    expect(text).toMatch(/For a kachumber on the side/);
    expect(text).not.toMatch(/with and/);
  });

  it('goes onto the tray of a roast for its last minutes', () => {
    const text = told({
      ingredients: [
        '8 chicken thighs, bone in skin on',
        '800g baby potatoes',
        '3 leeks',
        'wholegrain mustard',
        'frozen peas',
        'fresh thyme',
        '1 lemon',
        'olive oil',
      ],
      cuisine: 'British',
      equipment: ['oven', 'large roasting tin'],
      servings: 4,
    });
    expect(text).toMatch(/peas/);
    expect(text).not.toMatch(/carrot/);
  });

  it('is green and glossed beside what comes from a wok', () => {
    const text = told({
      ingredients: [
        '340g boneless chicken thighs',
        'broccoli',
        'soy sauce',
        'shaoxing wine',
        'cornstarch',
        'garlic',
        'ginger',
        'dried red chilies',
        'sichuan peppercorns',
        'scallions',
        'white rice',
        'sugar',
        'black vinegar',
        'roasted peanuts',
      ],
      cuisine: 'Chinese',
      time_available: 40,
      servings: 2,
    });
    expect(text).toMatch(/Boil the broccoli in salted water/);
    expect(text).toMatch(/Sichuan/);
  });

  it('is a grain that makes a lunch of a salad', () => {
    const salad = cooked({
      ingredients: [
        '2 tins chickpeas',
        'bulgur wheat',
        'big bunch parsley',
        'mint',
        'tomatoes',
        'cucumber',
        '2 lemons',
        'olive oil',
        'spring onions',
        'sumac',
      ],
      cuisine: 'Lebanese',
      meal_type: 'lunch',
      health_focus: 'highFiber',
      servings: 4,
    });
    expect(salad.pantry.unused).toEqual([]);
  });
});

describe('what lies on the list', () => {
  it('is cooked as far as the dish bears it: the whole rice, all of the soured cream', () => {
    const { ingredients } = cooked({
      ingredients: [
        '8 chicken thighs, bone in skin on',
        '800g baby potatoes',
        '3 leeks',
        '200ml tub creme fraiche',
        'wholegrain mustard',
        'fresh thyme',
        '1 lemon',
        'olive oil',
      ],
      cuisine: 'British',
      equipment: ['oven', 'large roasting tin'],
      time_available: 60,
      servings: 4,
    });
    expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/200 g crème fraîche/);
  });

  it('weighs beside a measured wish', () => {
    const { pantry } = cooked({
      ingredients: [
        '600g chicken breast',
        '1 head cauliflower',
        '200g tenderstem broccoli',
        '150g greek yogurt',
        '2 garlic cloves',
        '1 lemon',
        'smoked paprika',
        '30g flaked almonds',
        'fresh parsley',
        'olive oil',
      ],
      time_available: 45,
      dietary_restrictions: ['lowCarb'],
      equipment: ['oven', 'food processor'],
      health_focus: 'highProtein',
      servings: 4,
    });
    expect(pantry.unused.map(({ item }) => item)).not.toContain('1 head cauliflower');
  });
});

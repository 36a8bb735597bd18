import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const cook = (input: GenerateInput) => {
  const { title, steps, ingredients, pantry } = generateRecipe(kitchen, {
    servings: 2,
    time_available: 50,
    meal_type: 'dinner',
    ...input,
  });
  return {
    title,
    said: steps.map(({ text }) => text).join('\n'),
    list: ingredients.map(({ text }) => text).join('\n'),
    unused: pantry.unused.map(({ item }) => item),
    missing: pantry.missing.map(({ item }) => item),
  };
};

describe('plates composed of what the kitchen has', () => {
  it('glaze tempeh over rice with what is green, and buy nothing', () => {
    const { title, said, unused, missing } = cook({
      ingredients: [
        'tempeh',
        'brown rice',
        'bok choy',
        'carrot',
        'miso',
        'maple syrup',
        'sesame seeds',
        'ginger',
        'scallions',
        'rice vinegar',
      ],
      dietary_restrictions: ['vegan'],
    });
    expect(title).toMatch(/^Maple-Miso Tempeh with Brown Rice/);
    expect(said).toMatch(/glaze stir the miso with the maple syrup/);
    expect(unused).toEqual([]);
    expect(missing).toEqual([]);
  });

  it('are called by their sauce, and by a lemon only where there is one', () => {
    const pork = cook({
      ingredients: [
        'pork steaks',
        'pearl barley',
        'carrots',
        'leek',
        'dijon mustard',
        'thyme',
        'honey',
        'parsley',
      ],
    });
    expect(pork.title).toMatch(/^Honey-Dijon Pork/);
    expect(pork.said).toMatch(/Stir in the mustard and honey\./);
    const steak = cook({
      ingredients: ['sirloin steak', 'polenta', 'mushrooms', 'rosemary', 'parmesan', 'butter', 'red wine'],
      skill_level: 'advanced',
    });
    expect(steak.title).toMatch(/in Red Wine Butter/);
    expect(steak.list).not.toMatch(/lemon/);
    expect(steak.list).toMatch(/^2 sirloin steaks/m);
  });

  it('roast beans and a spoonful of paste on the tray with the meat', () => {
    const { title, said, unused } = cook({
      ingredients: [
        'chicken thighs boneless',
        'sweet potato',
        'black beans tin',
        'lime',
        'coriander',
        'chipotle paste',
        'sour cream',
        'red onion',
        'corn',
      ],
      servings: 4,
      time_available: 60,
      cuisine: 'Mexican',
      equipment: ['oven', 'sheet pan'],
    });
    expect(title).toMatch(/^Chipotle Chicken Traybake/);
    expect(said).toMatch(/onions?, corn and beans/);
    expect(unused).toEqual([]);
  });

  it('scatter a spoonful of capers, and no heap of them', () => {
    const { list } = cook({
      ingredients: ['salmon', 'broccoli', 'potatoes', 'sour cream', 'capers', 'dill', 'lemon'],
      servings: 4,
      equipment: ['sheet pan', 'oven'],
    });
    expect(list).toMatch(/tbsp capers/);
    expect(list).not.toMatch(/120 g capers/);
  });

  it('come before a dish whose cream would have to be soy cream from the shop', () => {
    const { title, missing } = cook({
      ingredients: [
        '2 salmon fillets',
        'new potatoes 400g',
        'carrots',
        'green beans',
        'fresh dill',
        'lemon',
        'spring onions',
        'olive oil',
        'dijon mustard',
      ],
      dietary_restrictions: ['lowFodmap', 'glutenFree'],
      equipment: ['air fryer', 'hob', 'saucepan'],
      time_available: 35,
      skill_level: 'beginner',
    });
    expect(title).toMatch(/^Air-Fryer/);
    expect(missing.join()).not.toMatch(/cream/);
  });

  it('fry the beans of a grain salad crisp with the bread that lies there', () => {
    const { title, said } = cook({
      ingredients: [
        'freekeh',
        'tin of white beans',
        'fennel',
        'orange',
        'dill',
        'sourdough',
        'smoked paprika',
        'pumpkin seeds',
      ],
      meal_type: 'lunch',
    });
    expect(title).toMatch(/^Lemon-Dill Freekeh Salad with White Beans/);
    expect(said).toMatch(/Pat the beans dry and fry in the remaining oil[^]*Add the bread/);
    expect(said).toMatch(/Spoon the beans and the bread over while they are hot/);
  });
});

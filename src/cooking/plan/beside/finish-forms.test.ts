import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const soup = { ingredients: ['red lentils', 'fennel', 'mozzarella'], servings: 4, seed: 9115 };
const cook = (more: object = {}) => generateRecipe(kitchen, { ...soup, cuisine: 'chinese', ...more });
const textOf = ({ steps }: ReturnType<typeof cook>) => steps.map(({ text }) => text).join(' ');

describe('the finish of a form', () => {
  it('makes the dish its cuisine’s: in the title, the headnote, the list and at the end', () => {
    const recipe = cook();
    expect(recipe.title).toBe('Red Lentil and Fennel Soup with Ginger-Scallion Oil');
    expect(recipe.description).toMatch(/ginger and scallions/i);
    expect(recipe.ingredients.map(({ food }) => food)).toContain('fresh-ginger');
    expect(recipe.steps.at(-1)!.text).toMatch(/Spoon the ginger-scallion oil over/);
  });

  it('is another one in another kitchen', () => {
    const [one, other] = ['chinese', 'vietnamese'].map((cuisine) => cook({ cuisine }).title);
    expect(one!.split(' with ')[0]).toBe(other!.split(' with ')[0]);
    expect(one).not.toBe(other);
  });

  it('takes the place of the herb and the acid that would be bought, so that nothing is sharpened twice', () => {
    expect(textOf(cook({ cuisine: 'vietnamese' }))).not.toMatch(/Sharpen with the lime juice/);
  });

  it('leaves no fat over that was to carry the herb', () => {
    const [oil] = cook().ingredients;
    expect(oil!.text).not.toMatch(/divided/);
  });

  it('is not made where nothing may be bought, nor against a restriction', () => {
    expect(cook({ only_these: true }).title).not.toMatch(/ with Ginger-Scallion Oil/);
    expect(cook({ dietary_restrictions: ['no ginger'] }).title).not.toMatch(/Ginger/);
    expect(cook({ dietary_restrictions: ['low-fat'] }).title).not.toMatch(/Oil/);
  });

  it('takes the herb of the kitchen whole, which is not scattered a second time', () => {
    const { ingredients } = cook({
      cuisine: 'italian',
      ingredients: ['canned lentils', 'carrots', 'celery', 'parsley'],
      seed: 9001,
    });
    expect(ingredients.filter(({ food }) => food === 'parsley')).toHaveLength(1);
  });

  it('names its lines plainly where its own name depends on what it is made of', () => {
    const ingredients = ['canned chickpeas', 'cauliflower', 'carrots', 'garlic'];
    for (const cuisine of ['ethiopian', 'lebanese', 'vietnamese'])
      for (const { text } of cook({ cuisine, ingredients }).ingredients) expect(text).not.toMatch(/[[\]"]/);
  });

  it('comes over the dish before that is served with something', () => {
    const ingredients = ['red lentils', 'celery', 'carrots', 'cauliflower', 'peas', 'cilantro'];
    const last = cook({ cuisine: 'spanish', ingredients, servings: 5, seed: 9001 }).steps.at(-1)!.text;
    expect(last).toMatch(/red oil with its garlic over\. Serve with/);
  });
});

describe('what a form is nothing without', () => {
  it('is there for those who count starch as well: garlic and something sour', () => {
    const foods = generateRecipe(kitchen, {
      ingredients: ['canned chickpeas', 'cauliflower', 'bell peppers', 'cabbage'],
      dietary_restrictions: ['low-carb'],
      meal_type: 'lunch',
      servings: 4,
      seed: 9497,
    }).ingredients.map(({ food }) => food);
    expect(foods).toContain('garlic');
  });

  it('is in a glaze though the list is long: sour, sweet and fragrant', () => {
    const { ingredients } = generateRecipe(kitchen, {
      ingredients: ['pork chops', 'red lentils', 'bread', 'mushrooms', 'miso'],
      skill_level: 'advanced',
      time_available: 60,
      servings: 3,
      seed: 9032,
    });
    const foods = ingredients.map(({ food }) => food);
    expect(foods).toEqual(expect.arrayContaining(['fresh-ginger', 'garlic', 'rice-vinegar', 'sugar']));
  });
});

describe('noodles that a cuisine puts in the place of rice', () => {
  it('boil for their own minutes', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['canned lentils', 'white beans', 'onion', 'bell peppers', 'chili', 'miso'],
      cuisine: 'vietnamese',
      dietary_restrictions: ['vegan', 'vegetarian', 'peanut'],
      skill_level: 'intermediate',
      time_available: 45,
      servings: 3,
      seed: 9021,
    });
    const boiled = steps.find(({ text }) => /vermicelli in a lidded/.test(text));
    expect(boiled!.text).toMatch(/2–3 minutes/);
  });
});

describe('a pilaf without anything cold to go on it', () => {
  it('has no word of beating it smooth', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['canned black beans', 'bulgur', 'cauliflower', 'garlic', 'fennel', 'asparagus', 'tahini'],
      cuisine: 'italian',
      servings: 6,
      seed: 9111,
    });
    expect(textOf({ steps } as ReturnType<typeof cook>)).not.toMatch(/Beat smooth/);
  });
});

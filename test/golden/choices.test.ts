import { describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '#cooking/generate';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../support/kitchen.ts';
import { beggedChoices } from './begged-choices.ts';
import { choiceBriefs } from './choices.ts';
import { restrictedChoices } from './restricted-choices.ts';

const kitchen = loadKitchen();
const tables = loadDishTables();

/** An engine that knows one dish. */
const only = (id: string): Engine =>
  createEngine({
    foods: kitchen.foods,
    facts: kitchen.facts,
    cuisines: kitchen.cuisines,
    dishes: tables.dishes.filter((dish) => dish.id === id),
    forms: [],
  });

/** The recipe, and which dish it is. */
function cook(input: GenerateInput, engine: Engine = kitchen.engine) {
  let origin = '';
  const recipe = generateRecipe(
    {
      ...kitchen,
      engine: {
        consider: kitchen.engine.consider,
        generate: (brief) => {
          const result = engine.generate(brief);
          if (result.ok) origin = result.value.recipe.origin;
          return result;
        },
      },
    },
    input,
  );
  return { ...recipe, origin, used: recipe.pantry.used.map(({ item }) => item) };
}

describe('the dish that a cook would think of', () => {
  it.each(
    [...choiceBriefs, ...restrictedChoices, ...beggedChoices].map(([input, natural]) => ({
      input,
      natural,
      name: `${input.ingredients.join(', ')}${input.cuisine === undefined ? '' : ` (${input.cuisine})`}`,
    })),
  )('for $name', ({ input, natural }) => {
    expect(natural).toContain(cook(input).origin.replace(/^\w+:/, ''));
  });
});

it('is no drink for a list to make a meal of', () => {
  const { origin } = cook({
    ingredients: [
      'white beans',
      'paneer',
      'rice',
      'avocado',
      'cucumber',
      'cauliflower',
      'carrots',
      'celery',
      'coconut milk',
    ],
    cuisine: 'mexican',
    dietary_restrictions: ['low-fodmap', 'pregnancy-safe'],
    time_available: 40,
    skill_level: 'beginner',
    servings: 8,
    seed: 9580,
  });
  expect(origin).not.toBe('dish:agua-fresca');
});

describe('what is bought', () => {
  it.each([
    ['risotto-ai-funghi', 'parmesan', ['mushrooms', 'butter', 'arborio rice', 'white wine', 'onion']],
    ['teriyaki', 'broccoli', ['salmon fillets', 'soy sauce', 'honey', 'rice']],
    ['red-beans-and-rice', 'celery', ['canned kidney beans', 'smoked sausage', 'rice', 'onion']],
    ['gobi-chana', 'cumin seeds', ['cauliflower', 'chickpeas', 'tomatoes', 'onion']],
    ['beef-and-broccoli', 'ginger', ['flank steak', 'broccoli', 'rice', 'garlic']],
    ['aloo-keema', 'cumin seeds', ['ground beef', 'potatoes', 'onion', 'tomatoes', 'naan']],
    ['lo-mein', 'scallion', ['egg noodles', 'chicken breast', 'carrots', 'soy sauce']],
    ['salmon-rice-bowls', 'rice vinegar', ['salmon', 'rice', 'cucumber', 'soy sauce']],
    ['sudado-de-pescado', 'ají amarillo', ['white fish fillets', 'tomatoes', 'red onion', 'lime']],
  ] as const)('for %s is its own %s, not what is more common', (id, own, ingredients) => {
    const { pantry } = cook({ ingredients: [...ingredients] }, only(id));
    expect(pantry.missing.map(({ item }) => item).join('; ')).toContain(own);
  });

  it('is lemon for veal in cream, but no parsley on top of a long list', () => {
    const { pantry } = cook(
      { ingredients: ['veal cutlets', 'mushrooms', 'cream', 'white wine', 'potatoes'], cuisine: 'french' },
      only('escalopes-a-la-creme'),
    );
    const bought = pantry.missing.map(({ item }) => item).join('; ');
    expect(bought).toContain('lemon juice');
    expect(bought).not.toContain('parsley');
  });

  it.each([
    ['naan', 'vegetarian', 'chana-masala', ['naan', 'chickpeas', 'tomatoes', 'onion']],
    ['ras el hanout', 'vegan', 'vegetable-tagine', ['ras el hanout', 'carrots', 'chickpeas', 'couscous']],
  ] as const)('is nothing in place of the %s of a %s kitchen', (item, diet, id, ingredients) => {
    expect(cook({ ingredients: [...ingredients], dietary_restrictions: [diet] }, only(id)).used).toContain(
      item,
    );
  });

  it('is no rice beside what has potatoes in it', () => {
    const ingredients = ['white fish fillets', 'tomatoes', 'red onion', 'cilantro', 'lime', 'potatoes'];
    const { pantry, used } = cook({ ingredients, cuisine: 'peruvian' }, only('sudado-de-pescado'));
    expect(used).toEqual(ingredients);
    expect(pantry.missing.map(({ item }) => item).join()).not.toMatch(/rice/);
  });
});

describe('what a kitchen means', () => {
  it('stirs peas into a curry and fries them in no pan of their own', () => {
    const curry = only('jamaican-curry-chicken');
    const { steps } = cook({ ingredients: ['chicken thighs', 'curry powder', 'potatoes', 'peas'] }, curry);
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/Add the peas for the last \d minutes/);
  });

  it('soaks no quinoa as if it were couscous', () => {
    const tray = only('roasted-vegetable-couscous');
    const { steps } = cook({ ingredients: ['butternut squash', 'quinoa', 'harissa'] }, tray);
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/the quinoa in a saucepan[^.]*simmer/);
  });

  it('cuts no chicken wings into strips', () => {
    const { origin } = cook({ ingredients: ['chicken wings', 'soy sauce', 'honey', 'garlic', 'rice'] });
    expect(origin).not.toBe('form:stir-fry');
  });

  it('fries rice that is cooked where there is no time to boil it', () => {
    const { used, timing, ingredients } = cook(
      {
        ingredients: ['rice', 'eggs', 'frozen peas', 'carrots', 'soy sauce'],
        time_available: 20,
        servings: 2,
      },
      only('egg-fried-rice'),
    );
    expect(used).toContain('rice');
    expect(timing.total_minutes).toBeLessThanOrEqual(20);
    expect(ingredients.map(({ food }) => food).join(' ')).toMatch(/cooked-\S*rice/);
  });

  it('stews no liver for beef, and opens a tin of tuna', () => {
    expect(cook({ ingredients: ['liver', 'onions', 'garlic'] }, only('sega-wot')).used).not.toContain(
      'liver',
    );
    const salad = only('insalata-di-tonno-e-fagioli');
    expect(cook({ ingredients: ['tuna', 'white beans', 'lemon'] }, salad).used).toContain('tuna');
  });

  it('does not boil lasagne sheets for a plate of spaghetti', () => {
    const { origin, used } = cook({
      ingredients: ['ricotta', 'spinach', 'lasagna sheets', 'tomato sauce', 'mozzarella'],
      cuisine: 'italian',
    });
    expect(origin).toMatch(/lasagn/);
    expect(used).toHaveLength(5);
  });

  it('reads loose words as what suits the cook, and never against an allergy', () => {
    const vegan = cook({
      ingredients: ['tofu', 'noodles', 'bok choy', 'soy sauce', 'mushrooms'],
      dietary_restrictions: ['vegan'],
    });
    expect(vegan.used).toContain('noodles');
    const coeliac = cook({
      ingredients: ['tofu', 'noodles', 'bok choy', 'mushrooms'],
      dietary_restrictions: ['vegan'],
      allergies: ['gluten'],
    });
    expect(coeliac.used).not.toContain('noodles');
  });

  it('takes thighs with their bones for the oven and without for the pan', () => {
    const thighIn = (id: string, ingredients: readonly string[]): string =>
      cook({ ingredients: [...ingredients], servings: 4 }, only(id))
        .ingredients.map(({ food }) => food ?? '')
        .filter((food) => food.includes('thigh'))
        .join();
    const kitchenOf = (thighs: string): readonly string[] => [
      thighs,
      'lemons',
      'potatoes',
      'oregano',
      'soy sauce',
    ];
    expect(thighIn('kotopoulo-lemonato', kitchenOf('chicken thighs'))).toBe('bone-in-chicken-thigh');
    expect(thighIn('kotopoulo-lemonato', kitchenOf('boneless chicken thighs'))).toBe('chicken-thigh');
    expect(thighIn('teriyaki', kitchenOf('chicken thighs'))).toBe('chicken-thigh');
  });

  it('knows peppers from pepper, and leftover chicken from raw', () => {
    expect(cook({ ingredients: ['sausages', 'peppers', 'onions', 'potatoes'] }).used).toContain('peppers');
    const { ingredients, used } = cook({ ingredients: ['leftover chicken', 'rice', 'eggs', 'frozen peas'] });
    expect(used).toContain('leftover chicken');
    expect(ingredients.some(({ food }) => food === 'cooked-chicken')).toBe(true);
    const turkey = cook({ ingredients: ['turkey leftovers', 'stuffing', 'gravy', 'carrots'] });
    expect(turkey.ingredients.some(({ food }) => food === 'cooked-turkey')).toBe(true);
  });

  it('soaks dried chickpeas for an Indian curry, and broccoli with beef is no Mongolian beef', () => {
    const chana = cook({
      ingredients: ['dried chickpeas', 'tomatoes', 'onion', 'ginger', 'cilantro'],
      cuisine: 'indian',
      dietary_restrictions: ['vegan'],
    });
    expect(chana.title).toMatch(/Chana Masala/);
    expect(chana.used).toContain('dried chickpeas');
    const beef = cook({
      ingredients: ['beef strips', 'broccoli', 'soy sauce', 'garlic', 'ginger', 'rice'],
      time_available: 25,
    });
    expect(beef.title).toMatch(/Broccoli/);
  });

  it('does not give a drink to somebody with chicken wings', () => {
    const { used } = cook({
      ingredients: ['chicken wings', 'honey', 'soy sauce', 'garlic', 'lime'],
      meal_type: 'snack',
    });
    expect(used).toContain('chicken wings');
  });
});

describe('what goes with a dish', () => {
  it.each([
    ['lechon-asado', 'black beans', ['black beans', 'pork shoulder', 'oranges', 'garlic']],
    ['crepes', 'cocoa powder', ['flour', 'eggs', 'milk', 'cocoa powder', 'sugar']],
  ] as const)('of %s are the %s of the kitchen', (id, item, ingredients) => {
    expect(cook({ ingredients: [...ingredients] }, only(id)).used).toContain(item);
  });
});

describe('a little hurry', () => {
  it('takes the low end of the minutes rather than another dish', () => {
    const slow: GenerateInput = {
      ingredients: ['canned tuna', 'pasta', 'peas', 'lemon', 'parsley'],
      servings: 4,
      skill_level: 'beginner',
    };
    const hurried = cook({ ...slow, time_available: 20 });
    expect(hurried.used).toContain('pasta');
    expect(hurried.timing.total_minutes).toBeLessThanOrEqual(20);
  });
});

describe('what stands beside a dish', () => {
  const onlyBratwurst = only('bratwurst-mit-sauerkraut');

  it('is a salad where the kitchen has leaves, and nothing where it has none', () => {
    const ingredients = ['bratwurst', 'sauerkraut', 'potatoes'];
    const bare = cook({ ingredients, servings: 2 }, onlyBratwurst);
    expect(bare.instructions.join(' ')).not.toMatch(/salad on the side/);
    const green = cook({ ingredients: [...ingredients, 'lettuce', 'radishes'], servings: 2 }, onlyBratwurst);
    expect(green.used).toEqual(expect.arrayContaining(['lettuce', 'radishes']));
    expect(green.instructions.join(' ')).toMatch(
      /For a salad on the side, toss the lettuce and radishes with (?:the(?: remaining)?|\S+ (?:tea|table)spoons?) (?:olive )?oil/,
    );
  });

  it('cooks for more than the dish was written for, and says so', () => {
    const many = cook({ ingredients: ['bratwurst', 'sauerkraut', 'potatoes'], servings: 12 }, onlyBratwurst);
    expect(many.tips.join(' ')).toMatch(/two pans side by side/);
  });
});

describe('seeds', () => {
  const brief: GenerateInput = {
    ingredients: ['chicken thighs', 'potatoes', 'carrots', 'onion', 'garlic', 'lemon', 'mushrooms'],
    servings: 4,
  };

  it('walk through near-best dishes', () => {
    const origins = Array.from({ length: 10 }, (_, seed) => cook({ ...brief, seed: seed + 1 }).origin);
    expect(new Set(origins).size).toBeGreaterThanOrEqual(5);
  });

  it('give the same recipe again', () => {
    expect(cook({ ...brief, seed: 7 })).toEqual(cook({ ...brief, seed: 7 }));
    expect(cook(brief)).toEqual(cook(brief));
  });
});

import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { leftoverSides } from './leftover-sides.ts';
import { isServedLikeItsKind } from '../kitchen/served-like.ts';
import { sweetRounds } from './sweet-rounds.ts';

const kitchen = loadKitchen();
const { dishes } = loadDishTables();
const all = [...leftoverSides, ...sweetRounds];

describe('the sides made of what is left', () => {
  it('take foods that the tables know, and speak of themselves, their oil and their companions alone', () => {
    for (const one of all) {
      const { id, step, tail, oil, machine, named } = one;
      const companions = one.with ?? [];
      for (const food of [one, ...companions].flatMap(({ takes }) => Object.keys(takes)))
        expect([food, kitchen.foods.get(food)?.id]).toEqual([food, food]);
      const own = new Set([
        id,
        ...(oil > 0 ? [`${id}_oil`] : []),
        ...companions.map((companion) => `${id}_${companion.id}`),
      ]);
      const rolesIn = (text: string): string[] => [
        ...new Set(
          [...text.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.match(/side_\w+/g) ?? []),
        ),
      ];
      for (const text of [step?.say ?? tail, machine ?? `{${[...own].join(', ')}}`])
        expect(rolesIn(text).sort()).toEqual([...own].sort());
      expect(rolesIn(named ?? '').filter((role) => !own.has(role))).toEqual([]);
      if (step !== null) expect(step.uses.filter((role) => !own.has(role))).toEqual([]);
    }
  });

  it('have names that no dish uses for a role of its own', () => {
    const ids = new Set(
      all.flatMap((one) => [one.id, `${one.id}_oil`, ...(one.with ?? []).map(({ id }) => `${one.id}_${id}`)]),
    );
    expect(dishes.flatMap(({ roles }) => roles.filter(({ id }) => ids.has(id)))).toEqual([]);
  });
});

describe('what every kitchen has', () => {
  it('dresses a slaw of the bag that is there, and rice takes the place of potatoes that would be bought', () => {
    const slaw = generateRecipe(kitchen, {
      ingredients: ['6 chicken drumsticks', '1 cup buttermilk', 'flour', 'paprika', 'slaw mix'],
      cuisine: 'Southern US',
      time_available: 90,
      servings: 3,
    });
    expect(slaw.pantry.unused).toEqual([]);
    expect(slaw.ingredients.map(({ text }) => text).join('\n')).toMatch(/coleslaw mix[^]*vinegar/);
    const rice = generateRecipe(kitchen, {
      ingredients: ['8 chicken thighs', 'bbq sauce', 'tin of peaches', 'rice'],
      time_available: 50,
      servings: 4,
    });
    const lines = rice.ingredients.map(({ text }) => text).join('\n');
    expect(lines).toMatch(/rice/);
    expect(lines).not.toMatch(/potato/);
  });
});

describe('what a dish has no place for', () => {
  const used = (ingredients: readonly string[], more: object = {}): readonly string[] => {
    const { pantry } = generateRecipe(kitchen, { ingredients, ...more });
    return pantry.used.map(({ item }) => item);
  };

  it('is served beside it or over it: a grain, beans, yogurt', () => {
    expect(
      used(['chicken thighs', 'yogurt', 'lemon', 'garlic', 'oregano', 'potatoes', 'feta'], {
        cuisine: 'greek',
      }),
    ).toContain('yogurt');
    expect(
      used(['ground chicken', 'lettuce', 'water chestnuts', 'carrots', 'hoisin sauce', 'peanuts', 'rice']),
    ).toContain('rice');
    expect(used(['pork shoulder', 'white beans', 'carrots', 'celery', 'rosemary', 'lemon'])).toContain(
      'white beans',
    );
  });

  it('is fried crisp or crumbled over it: chorizo over fish, blue cheese over a steak', () => {
    expect(used(['cod', 'potatoes', 'chorizo', 'peas'], { cuisine: 'spanish' })).toContain('chorizo');
    expect(used(['beef steak', 'potatoes', 'spinach', 'blue cheese', 'mushrooms'])).toContain('blue cheese');
  });

  it('is served beside it for whoever minds salt or sugar, and not for whoever eats no starch', () => {
    const kept = ['chicken breast', 'broccoli', 'almonds', 'lemon', 'brown rice'];
    expect(used(kept, { health_focus: 'lowSodium', time_available: 60 })).toContain('brown rice');
    expect(used(kept, { dietary_restrictions: ['keto'] })).not.toContain('brown rice');
  });

  it('is handed round where it burns or sharpens: harissa, chutney, a pickle', () => {
    expect(
      used(['lamb shoulder', 'dried apricots', 'couscous', 'onions', 'harissa'], { cuisine: 'moroccan' }),
    ).toContain('harissa');
    expect(
      used(['chicken thighs', 'yogurt', 'garam masala', 'tomatoes', 'mango chutney'], { cuisine: 'indian' }),
    ).toContain('mango chutney');
  });

  it.each([
    [['avocado', 'cocoa powder', 'maple syrup', 'almonds', 'coconut yogurt'], 'dessert', /coconut yogurt/],
    [['eggs', 'potatoes', 'onions', 'olive oil', 'pesto'], 'dinner', /pesto/],
  ] as const)('stands in the list where the text hands it round: %s', (ingredients, meal, what) => {
    const recipe = generateRecipe(kitchen, { ingredients, meal_type: meal });
    expect(recipe.instructions.join(' ')).toMatch(what);
    expect(recipe.ingredients.map(({ text }) => text).join('\n')).toMatch(what);
  });

  it('goes over a sweet dish as over others, and nothing savoury does', () => {
    const taken = used(['rice', 'milk', 'sugar', 'cinnamon', 'pistachios', 'mango', 'basil', 'feta'], {
      meal_type: 'dessert',
    });
    expect(taken).toEqual(expect.arrayContaining(['pistachios', 'mango']));
    expect(taken).not.toContain('feta');
  });

  it('is not served like others of its kind where it is done otherwise', () => {
    const like = (id: string): boolean => isServedLikeItsKind(kitchen.foods.get(id)!);
    expect(
      ['cremini-mushroom', 'basmati-rice', 'ciabatta', 'canned-chickpeas', 'frozen-peas'].map(like),
    ).toEqual([true, true, true, true, true]);
    const others = 'dried-porcini rice-cakes-tteok rice-paper pizza-dough croutons aquafaba lasagna-sheets';
    expect(others.split(' ').filter(like)).toEqual([]);
    const beets = ['beets', 'dried porcini', 'sour cream', 'onions', 'eggs', 'allspice', 'garlic'];
    const { ingredients } = generateRecipe(kitchen, { ingredients: beets, servings: 8 });
    expect(ingredients.find(({ food }) => food === 'dried-porcini')?.grams ?? 0).toBeLessThan(120);
  });

  it('stays in the kitchen where it is forbidden', () => {
    const recipe = generateRecipe(kitchen, {
      ingredients: ['chicken thighs', 'potatoes', 'lemon', 'garlic', 'yogurt', 'almonds', 'feta'],
      dietary_restrictions: ['dairy-free', 'nut-free'],
    });
    expect(recipe.ingredients.map(({ text }) => text).join(' ')).not.toMatch(/yogurt|almond|feta/);
  });

  it.each([
    ['bread', 'gluten'],
    ['bread', 'wheat'],
    ['tortillas', 'wheat'],
    ['noodles', 'gluten'],
    ['pasta', 'gluten'],
    ['cream', 'milk'],
  ])('%s is not taken for a safe kind of it where somebody is allergic to %s', (item, allergen) => {
    for (const more of [
      ['tomatoes', 'eggs'],
      ['chicken thighs', 'carrots'],
      ['lentils', 'celery'],
    ]) {
      const recipe = generateRecipe(kitchen, {
        ingredients: [item, ...more, 'onion', 'garlic'],
        allergies: [allergen],
      });
      expect(recipe.pantry.used.map((entry) => entry.item)).not.toContain(item);
    }
  });

  it('does not make a dish late', () => {
    for (const time_available of [20, 25, 30, 35, 40]) {
      const recipe = generateRecipe(kitchen, {
        ingredients: [
          'chicken breast',
          'broccoli',
          'sweet potatoes',
          'kale',
          'walnuts',
          'feta',
          'black beans',
        ],
        time_available,
      });
      expect(recipe.timing.total_minutes).toBeLessThanOrEqual(time_available);
    }
  });
});

describe('the starch beside a dish', () => {
  it('is the one that is there, where another would have to be bought', () => {
    const { pantry, steps } = generateRecipe(kitchen, {
      ingredients: ['beef short ribs', 'red wine', 'carrots', 'celery', 'polenta', 'thyme'],
      time_available: 240,
      skill_level: 'advanced',
      servings: 4,
    });
    expect(pantry.unused.map(({ item }) => item)).not.toContain('polenta');
    expect(pantry.missing.map(({ item }) => item).join('; ')).not.toMatch(/potato|milk/);
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/rain (?:in )?the polenta/);
  });
});

describe('slices of roast beef', () => {
  it('are no sausage that is taken out of its skin', () => {
    for (const meat of ['leftover roast beef', 'corned beef', 'deli turkey']) {
      const { title, ingredients } = generateRecipe(kitchen, {
        ingredients: [meat, 'savoy cabbage', 'onion', 'eggs', 'butter', 'chives'],
        meal_type: 'breakfast',
        cuisine: 'american',
      });
      const text = ingredients.map((item) => item.text).join('\n');
      expect([meat, title, /(?:beef|turkey)\b[^\n]*\bskin/.exec(text)]).toEqual([meat, title, null]);
    }
  });
});

describe('what a batter takes besides', () => {
  const loaf = generateRecipe(kitchen, {
    ingredients: [
      '2 courgettes',
      'self raising flour',
      '3 eggs',
      'sunflower oil',
      'caster sugar',
      '2 lemons',
      'poppy seeds',
      'icing sugar',
    ],
    must_use: ['2 courgettes'],
    allergies: ['tree nuts'],
    servings: 8,
    meal_type: 'snack',
  });

  it('is folded in before it is in the tin', () => {
    expect(loaf.instructions.join(' ')).toMatch(/(?:Fold in|Add) the poppy seeds\. Scrape into the tin/);
    expect(loaf.ingredients.map(({ text }) => text)).toContainEqual(expect.stringMatching(/poppy seeds/));
  });

  it('is iced when it is cold', () => {
    expect(loaf.instructions.at(-1)).toMatch(
      /When it is cold, stir the (?:powdered|icing) sugar .* run it over\.$/,
    );
  });
});

describe('who counts carbohydrates', () => {
  it('is given the leaves that are left over, and no starch', () => {
    const { instructions, pantry } = generateRecipe(kitchen, {
      ingredients: [
        '4 salmon fillets',
        'cauliflower',
        '200g baby spinach',
        'double cream',
        'lemon',
        'parmesan',
        'rice',
      ],
      dietary_restrictions: ['keto'],
      servings: 4,
    });
    expect(instructions.join(' ')).toMatch(/Add the spinach for the last 2 minutes\. Off the heat/);
    expect(pantry.unused.map(({ item }) => item)).toEqual(['rice']);
  });
});

describe('boiled rice', () => {
  it('is no rice cake', () => {
    const { ingredients } = generateRecipe(kitchen, {
      ingredients: ['gochujang', 'gochugaru', 'cooked rice', 'scallions', 'fish cakes', 'cabbage'],
      cuisine: 'korean',
      servings: 2,
    });
    expect(ingredients.map(({ food }) => food)).toContain('rice-cakes-tteok');
  });
});

describe('cottage cheese beside eggs', () => {
  it('is spooned beside an omelette that is filled with feta, and no chives are bought for it', () => {
    const { ingredients, pantry } = generateRecipe(kitchen, {
      ingredients: [
        '3 eggs',
        'spinach',
        'bit of feta',
        'cottage cheese',
        'cherry toms',
        'butter',
        'slice of sourdough',
      ],
      servings: 1,
      meal_type: 'breakfast',
      health_focus: 'highProtein',
      time_available: 15,
    });
    expect(ingredients.map(({ food }) => food)).toContain('cottage-cheese');
    expect(pantry.missing).toEqual([]);
  });
});

describe('honey in a kitchen that spares sugar', () => {
  it('is not put back at the end where the drink does without it', () => {
    const drink = (health_focus?: 'lowSugar') =>
      generateRecipe(kitchen, {
        ingredients: ['half a small watermelon', '3 limes', 'fresh mint', 'honey', 'ice', 'half a cucumber'],
        meal_type: 'drink',
        servings: 4,
        ...(health_focus === undefined ? {} : { health_focus }),
      });
    const spared = drink('lowSugar');
    expect(drink().ingredients.map(({ food }) => food)).toContain('honey');
    expect(spared.ingredients.map(({ food }) => food)).not.toContain('honey');
    expect(spared.pantry.unused.find(({ item }) => item === 'honey')?.reason).toBe(
      'left out to keep the sugar low',
    );
  });
});

describe('a mash that is kept warm under a lid', () => {
  it('is on the plate when the dish is served', () => {
    const { ingredients, steps } = generateRecipe(kitchen, {
      ingredients: ['4 pork chops', 'mushrooms', '1 cup heavy cream', '1 head cauliflower', 'butter', 'sage'],
      cuisine: 'american',
      dietary_restrictions: ['keto'],
      servings: 4,
    });
    expect(ingredients.map(({ food }) => food)).toContain('cauliflower');
    expect(steps.at(-1)!.text).toMatch(/\bcauliflower\b/);
  });
});

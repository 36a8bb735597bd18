import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
type Focus = Parameters<typeof healthify>[1]['health_focus'];
const healthier = (
  focus: Focus,
  title: string,
  servings: number,
  ingredients: string[],
  instructions: string[],
  more: object = {},
) => {
  const made = healthify(kitchen, {
    health_focus: focus,
    recipe: { title, recipeYield: String(servings), ingredients, instructions },
    ...more,
  });
  return { ...made, list: made.ingredients.map(({ text }) => text), steps: made.instructions };
};

describe('what gives back taste fits the kitchen of the dish', () => {
  it('puts lime and cilantro into a chili, before it is served', () => {
    const { list, steps } = healthier(
      'lowSodium',
      'Chili',
      6,
      [
        '2 lbs ground beef',
        '1 onion, diced',
        '1 can (28 oz) crushed tomatoes',
        '2 cups beef broth',
        '3 tbsp chili powder',
        '2 tsp salt',
      ],
      [
        'Brown the beef with the onion, 8 minutes.',
        'Stir in the tomatoes, broth, chili powder and salt and simmer 45 minutes. Serve hot.',
      ],
    );
    expect(list).toContain('1 lime');
    expect(list.join()).not.toMatch(/lemon|parsley/);
    expect(steps.at(-1)).toMatch(/Squeeze in the lime and scatter the cilantro on top\. Serve hot\.$/);
  });

  it('puts no lemon into a carbonara, and does not salt its water by the spoon', () => {
    const { list, steps } = healthier(
      'lowSodium',
      'Spaghetti Carbonara',
      4,
      [
        '400 g spaghetti',
        '150 g guanciale, diced',
        '4 egg yolks',
        '80 g Pecorino Romano',
        'salt for the pasta water',
      ],
      [
        'Cook the spaghetti in salted water.',
        'Fry the guanciale until crisp, 8 minutes.',
        'Toss the spaghetti with the guanciale, yolks and pecorino off the heat. Serve at once.',
      ],
    );
    expect(list.join()).not.toMatch(/lemon|parsley|salt/);
    expect(steps[0]).toMatch(/unsalted water/);
    expect(steps.at(-1)).toMatch(/Serve at once\.$/);
  });
});

describe('a dish stays what it is', () => {
  it('leaves a batter its flour and everybody a bun', () => {
    const pork = healthier(
      'lowSugar',
      'Pulled Pork',
      10,
      [
        '4 lbs pork shoulder',
        '1 cup ketchup',
        '1/2 cup brown sugar',
        '1/2 cup cider vinegar',
        '10 hamburger buns',
      ],
      [
        'Put everything but the buns in the slow cooker and cook on low for 9 hours.',
        'Shred and pile onto the buns.',
      ],
    );
    expect(pork.list).toContain('10 hamburger buns');
    const rings = healthier(
      'highProtein',
      'Onion Rings',
      4,
      ['3 onions, sliced', '200 g flour', '300 ml beer', '1 tsp salt', 'oil for frying'],
      ['Whisk the flour, salt and beer to a batter.', 'Dip the onions in the batter and fry for 4 minutes.'],
    );
    expect(rings.list).toContain('200 g flour');
  });

  it('does not put beans beside strips of steak that are seared and set aside, nor strands of zucchini for Alfredo', () => {
    const steak = healthier(
      'lowFat',
      'Beef Stroganoff',
      4,
      [
        '1 1/2 lbs beef sirloin, cut into strips',
        '8 oz mushrooms, sliced',
        '4 tbsp butter',
        '1 1/2 cups beef broth',
        '1 cup sour cream',
        '12 oz egg noodles',
      ],
      [
        'Sear the beef in half the butter, 2 minutes a side. Set aside.',
        'Cook the mushrooms in the rest of the butter, 8 minutes. Pour in the broth and simmer 5 minutes.',
        "Stir in the sour cream and return the beef. Heat through but don't let it boil. Serve over the noodles.",
      ],
    );
    expect(steak.list.join()).not.toMatch(/chickpea|lentil/);
    expect(steak.steps.at(-1)).toMatch(/Heat through but don't let it boil\./);
    const alfredo = healthier(
      'lowCalorie',
      'Fettuccine Alfredo',
      4,
      ['12 oz fettuccine', '4 tbsp butter', '2 cups heavy cream', '1 1/2 cups grated Parmesan'],
      [
        'Boil the fettuccine, 10 minutes.',
        'Melt the butter, pour in the cream and simmer 5 minutes until slightly thick.',
        'Whisk in the Parmesan and toss with the pasta.',
      ],
    );
    expect(alfredo.list.join('\n')).toMatch(/fettuccine/);
    expect(alfredo.list.join('\n')).not.toMatch(/yogurt/);
  });

  it('says in the title that beans share the dish with the meat', () => {
    const { title, list } = healthier(
      'highFiber',
      'Ground Beef Tacos',
      4,
      ['1 lb ground beef', '1 packet taco seasoning', '3/4 cup water', '8 taco shells'],
      [
        'Brown the beef, 7 minutes.',
        'Stir in the seasoning and water and simmer 5 minutes.',
        'Fill the shells.',
      ],
    );
    expect(list.join()).toMatch(/black beans/);
    expect(title).toBe('High-Fiber Ground Beef and Bean Tacos');
  });

  it('brings protein where protein is asked for, and takes no oats or rice away', () => {
    const { list, steps } = healthier(
      'highProtein',
      'Overnight Oats',
      1,
      ['1/2 cup rolled oats', '1/2 cup almond milk', '1 tbsp peanut butter', '1 tsp chia seeds'],
      [
        'Stir the oats, almond milk, peanut butter and chia seeds together in a jar.',
        'Refrigerate overnight.',
      ],
    );
    expect(list).toContain('1/2 cup rolled oats');
    expect(list.join()).toMatch(/hemp|yogurt/);
    expect(steps[0]).toMatch(/, chia seeds,? (?:and )?hemp seeds(?: and oat bran)? together in a jar\.$/);
  });

  it('makes a quiche without gluten of a crust without gluten', () => {
    const { list } = healthier(
      'lowFat',
      'Quiche',
      6,
      ['1 unbaked pie crust', '4 eggs', '2 cups heavy cream', '1 cup shredded Swiss cheese'],
      [
        'Sprinkle the cheese into the pie crust.',
        'Beat the eggs with the cream, pour over and bake 40 minutes.',
      ],
      { dietary_restrictions: ['gluten-free'] },
    );
    expect(list[0]).toMatch(/^1 gluten-free .*pie crust$/);
  });
});

describe('a cheaper dish', () => {
  it('keeps the wine that it is braised in, and counts no twenty onions', () => {
    const { ingredients } = budgetifyRecipe(kitchen, {
      reduction_percent: 35,
      recipe: {
        title: 'Coq au Vin',
        recipeYield: '6',
        ingredients: [
          '8 bone-in chicken thighs',
          '1 bottle (750 ml) red wine',
          '2 cups chicken stock',
          '20 pearl onions, peeled',
        ],
        instructions: [
          'Brown the chicken, 10 minutes.',
          'Add the onions, wine and stock and simmer 40 minutes.',
        ],
      },
    });
    const list = ingredients.map(({ text }) => text).join('\n');
    expect(list).toMatch(/red wine/);
    expect(list).not.toMatch(/vinegar|20 (?:red )?onions/);
  });

  it('soaks dried beans for canned ones and boils kidney beans hard', () => {
    const { ingredients, instructions, target_met } = budgetifyRecipe(kitchen, {
      recipe: {
        title: 'Bean Chili',
        recipeYield: '6',
        ingredients: [
          '1 onion, chopped',
          '3 cans (15 oz) kidney beans, drained',
          '1 can (28 oz) crushed tomatoes',
          '2 tbsp chili powder',
        ],
        instructions: [
          'Cook the onion 5 minutes. Add the beans, tomatoes and chili powder and simmer 30 minutes.',
        ],
      },
    });
    expect(target_met).toBe(true);
    expect(ingredients.map(({ text }) => text).join('\n')).toMatch(/dried kidney beans, soaked overnight/);
    expect(instructions[0]).toMatch(
      /^The night before, cover the dried kidney beans.* boil them hard for 10 minutes/,
    );
    expect(instructions.slice(1).join(' ')).not.toMatch(/dried/);
  });

  it('stirs no beans into a steak on the grill', () => {
    const { instructions } = budgetifyRecipe(kitchen, {
      recipe: {
        title: 'Steak Burrito Bowls',
        recipeYield: '4',
        ingredients: [
          '1 1/2 lbs flank steak',
          '1 cup long grain rice',
          '1 can black beans, drained',
          '2 avocados, sliced',
        ],
        instructions: [
          'Cook the rice, 18 minutes.',
          'Grill the steak 5 minutes per side. Rest and slice.',
          'Warm the beans. Top the rice with steak, beans and avocado.',
        ],
      },
    });
    expect(instructions[1]).not.toMatch(/beans/);
  });
});

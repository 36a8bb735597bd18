import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

const healthier = (health_focus: string, title: string, ingredients: string[], instructions: string[]) => {
  const result = healthify(kitchen, {
    health_focus,
    recipe: { title, recipeYield: '6', ingredients, instructions },
  } as Parameters<typeof healthify>[1]);
  return {
    ...result,
    list: result.ingredients.map(({ text }) => text).join('\n'),
    steps: result.instructions.join('\n'),
  };
};

describe('amounts and moments of a healthier recipe', () => {
  it('divides what takes the place of a stick of butter as the butter was divided', () => {
    const { steps, list } = healthier(
      'heartHealthy',
      'Shrimp Fettuccine Alfredo',
      [
        '1 pound fettuccine',
        '1 stick (8 tablespoons) butter',
        '4 cloves garlic, minced',
        '1 pound large shrimp, peeled',
        '2 cups heavy cream',
        '2 cups grated Parmesan',
      ],
      [
        'Boil the fettuccine in water and drain.',
        'Melt 2 tablespoons of the butter in a large skillet. Saute the shrimp 2 minutes per side. Take them out.',
        'Melt the rest of the butter, add garlic and cook 1 minute. Pour in cream and simmer gently 5 minutes.',
        'Whisk in the Parmesan and toss with the pasta and shrimp.',
      ],
    );
    expect(list).toMatch(/^2 tbsp olive oil$/m);
    expect(steps).toMatch(/Heat ½ tablespoon of the olive oil/);
  });

  it('speaks of one yolk where one is left, and tells the oil of the sauce from that of the tray', () => {
    const { steps, list } = healthier(
      'lowCholesterol',
      'Moussaka',
      [
        '3 eggplants, sliced',
        '1/2 cup olive oil',
        '1 1/2 lb ground lamb',
        '1 can (14 oz) crushed tomatoes',
        '6 tbsp butter',
        '1/2 cup flour',
        '4 cups whole milk',
        '2 egg yolks',
        '1 cup grated Parmesan',
      ],
      [
        'Brush the eggplant with the olive oil and bake at 425F for 25 minutes.',
        'Brown the lamb, add the tomatoes and simmer 25 minutes.',
        'For the bechamel, melt the butter, stir in the flour and cook 2 minutes. Whisk in the milk and simmer until thick. Beat in the yolks and half the cheese.',
        'Layer eggplant, meat and bechamel, top with the remaining cheese and bake at 350F for 45 minutes.',
      ],
    );
    expect(list).toMatch(/^1 egg yolk$/m);
    expect(steps).toMatch(/in the yolk and/);
    expect(list.match(/olive oil/g)).toHaveLength(2);
    expect(steps).toMatch(/heat the \d+ tablespoons olive oil/);
  });

  it('puts leaves in when the pot has simmered, and more liquid in with whole-wheat pasta', () => {
    const { steps, list, tips } = healthier(
      'highFiber',
      'One-Pot Chili Mac',
      [
        '1 lb ground beef',
        '1 yellow onion, chopped',
        '2 Tbsp chili powder',
        '1 (14.5 oz) can diced tomatoes',
        '1 (8 oz) can tomato sauce',
        '2 cups beef broth',
        '8 oz dry elbow macaroni',
        '2 cups shredded cheddar cheese',
      ],
      [
        'Brown beef with onion in a Dutch oven, 7-8 min. Add chili powder; cook 1 min.',
        'Stir in tomatoes, tomato sauce, broth and macaroni. Bring to a boil.',
        'Cover, reduce heat to low, simmer 12-14 min, stirring a few times, until pasta is tender.',
        'Off heat, stir in cheese until melted.',
      ],
    );
    expect(list).toMatch(/whole wheat/);
    expect(list).toMatch(/^2 1\/2 cups beef broth$/m);
    expect(steps).not.toMatch(/warm through/);
    expect(steps).toMatch(/simmer 12-14 min[^\n]*Stir in the spinach/);
    expect(tips.join(' ')).not.toMatch(/its own water/);
  });

  it('squeezes two limes', () => {
    const { list } = healthier(
      'lowSodium',
      'Chicken Tortilla Soup',
      [
        '1 onion, diced',
        '3 cloves garlic, minced',
        '6 cups chicken broth',
        '1 can (15 oz) black beans, drained',
        '1 1/2 lb boneless skinless chicken breasts',
        '2 tsp salt',
        'juice of 1 lime',
      ],
      [
        'Cook the onion and garlic until soft. Pour in the broth and beans. Add the salt and bring to a boil.',
        'Drop in the chicken, cover and simmer 20 minutes. Shred the chicken and put it back.',
        'Squeeze in the lime and serve.',
      ],
    );
    expect(list).toMatch(/^juice of 2 limes$/m);
  });

  it('boils the potatoes of a braise in water first where potassium counts, and weighs olives by the cup', () => {
    const { ingredients, steps, tips } = healthier(
      'kidneyFriendly',
      'Braised Chicken with Potatoes and Olives',
      [
        '2 lb bone-in chicken thighs',
        '1 tsp salt',
        '1 large onion, sliced',
        '1 cup chicken stock',
        '2 lb waxy potatoes, cut in chunks',
        '1 cup green olives',
      ],
      [
        'Brown the chicken with the onion and salt.',
        'Add stock, then the potatoes. Nestle the chicken in.',
        'Cover and simmer gently 35-40 minutes until the potatoes are tender.',
        'Stir in the olives for the last 5 minutes.',
      ],
    );
    expect(steps).toMatch(/^Cover the potato pieces with plenty of cold water[^\n]*pour the water away/);
    expect(tips.join(' ')).not.toMatch(/pour it away/);
    expect(ingredients.find(({ text }) => /olives/.test(text))?.grams).toBeGreaterThan(30);
  });
});

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();

const padKrapow = {
  title: 'Thai basil chicken',
  servings: 2,
  ingredients: [
    '300g minced chicken thigh',
    '3 tbsp vegetable oil',
    '1 tbsp oyster sauce',
    '1 tbsp light soy sauce',
    '1 tsp dark soy sauce',
    '1 tbsp fish sauce',
    '2 tsp palm sugar',
    'a big handful of Thai basil leaves',
  ],
  instructions: [
    'Heat the oil in a wok, add the chicken and toss over a high heat for 4 minutes.',
    'Splash in the oyster sauce, both soy sauces, fish sauce and sugar. Let it bubble until nearly dry.',
    'Throw in the basil and stir till it wilts.',
  ],
};

describe('What is changed reads as the cook wrote it', () => {
  it('small amounts are spoons, and two sauces that became different ones have two names', () => {
    const { ingredients, instructions } = healthify(kitchen, {
      recipe: padKrapow,
      health_focus: 'lowSodium',
    });
    expect(ingredients.map(({ text }) => text).join('\n')).not.toMatch(/\d g (?:reduced|coconut)/);
    expect(instructions.join(' ')).not.toMatch(/both coconut/);
  });

  it('fibre for meatballs goes into the mince, not beside the finished plate', () => {
    const { instructions } = healthify(kitchen, {
      recipe: {
        title: "Nonna's meatballs",
        servings: 6,
        ingredients: [
          '1 lb ground beef',
          '1 cup breadcrumbs',
          '1 egg',
          '1 (28 oz) can crushed tomatoes',
          '1 lb spaghetti',
        ],
        instructions: [
          'Mix the beef, breadcrumbs and egg with your hands and roll into 24 balls.',
          'Simmer the balls in the tomatoes for 30 minutes.',
          'Cook the spaghetti in salted water until al dente, drain, and serve with the meatballs.',
        ],
      },
      health_focus: 'highFiber',
    });
    expect(instructions.at(-1)).not.toMatch(/flaxseed|bran/);
  });

  it('a roux keeps fat for its flour', () => {
    const { ingredients } = healthify(kitchen, {
      recipe: {
        title: 'Mac and cheese',
        servings: 4,
        ingredients: [
          '12 oz macaroni',
          '3 tbsp butter',
          '3 tbsp flour',
          '2 1/2 cups whole milk',
          '8 oz cheddar, grated',
        ],
        instructions: [
          'Boil the macaroni for 7 minutes. Drain.',
          'Melt the butter, whisk in the flour and cook for 1 minute. Whisk in the milk and simmer for 5 minutes.',
          'Stir in the cheddar and the macaroni.',
        ],
      },
      health_focus: 'lowCalorie',
    });
    const butter = ingredients.find(({ food }) => food?.includes('butter') === true);
    expect(butter?.grams ?? 0).toBeGreaterThanOrEqual(19);
  });

  it('a wine that becomes vinegar and water is poured where the wine was', () => {
    const { title, instructions } = budgetifyRecipe(kitchen, {
      recipe: {
        title: 'Wild mushroom risotto',
        servings: 4,
        ingredients: [
          '30g dried porcini',
          '1.2 litres hot chicken stock',
          '50g butter',
          '2 shallots, finely chopped',
          '250g mixed wild mushrooms, torn',
          '350g arborio rice',
          '150ml dry white wine',
          '75g parmesan, grated',
        ],
        instructions: [
          'Soak the porcini in 200ml of the stock, drain and chop.',
          'Melt half the butter and soften the shallots for 5 minutes. Fry the mushrooms and porcini until dry.',
          'Stir in the rice, then pour in the wine and let it bubble away.',
          'Add the stock a ladleful at a time, about 18 minutes. Beat in the butter and parmesan.',
        ],
      },
    });
    expect(title).toBe('Mushroom risotto');
    expect(instructions.join(' ')).not.toMatch(/Stir together/);
  });
});

describe('What another machine cooks is all in it', () => {
  it('what was browned and set aside goes back before the lid', () => {
    const { instructions } = adaptRecipeMethod(kitchen, {
      recipe: {
        title: 'Coq au vin',
        servings: 4,
        ingredients: [
          '8 bone-in chicken thighs',
          '150 g bacon, chopped',
          '12 shallots, peeled',
          '750 ml red wine',
          '300 ml chicken stock',
        ],
        instructions: [
          'Fry the bacon in a large flameproof casserole until crisp and lift out. Brown the chicken for 10 minutes and lift out.',
          'Add the shallots and cook for 8 minutes. Add the wine and stock.',
          'Return the chicken and bacon, bring to a simmer, cover and cook gently for 45 minutes until the chicken is tender.',
        ],
      },
      method: 'pressureCooker',
    });
    const said = instructions.join('\n');
    expect(said.search(/bacon[^.]* the chicken with (?:its|their) juices/)).toBeGreaterThan(0);
    expect(said.search(/bacon[^.]* the chicken with (?:its|their) juices/)).toBeLessThan(
      said.toLowerCase().indexOf('lock the lid'),
    );
  });

  it('crumbed pieces beside a sauce are air-fried, and the sauce keeps its pan', () => {
    const { feasible, instructions, ingredients } = adaptRecipeMethod(kitchen, {
      recipe: {
        title: 'Chicken katsu curry',
        servings: 4,
        ingredients: [
          '4 chicken breasts',
          '100 g plain flour',
          '2 eggs, beaten',
          '150 g panko',
          '500 ml vegetable oil, for frying',
          '1 onion, chopped',
          '1 tbsp curry powder',
          '500 ml chicken stock',
        ],
        instructions: [
          'Fry the onion in 1 tbsp of the oil for 8 minutes. Stir in the curry powder and the stock and simmer for 15 minutes.',
          'Dust the chicken in the flour, dip in the egg, then coat in panko.',
          'Heat the remaining oil in a deep pan to 180°C and fry the chicken two at a time for 3-4 minutes on each side until golden and cooked through. Drain on kitchen paper.',
          'Slice the chicken and serve with the sauce.',
        ],
      },
      method: 'airFryer',
    });
    expect(feasible).toBe(true);
    expect(instructions.join('\n')).not.toMatch(/180|deep pan/);
    expect(ingredients.map(({ text }) => text)).toContain('3 tbsp vegetable oil');
  });
});

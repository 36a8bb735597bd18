import { describe, expect, it } from 'vitest';
import type { AdaptMethodRequest } from '#contract/endpoints/adapt-method';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';

const kitchen = loadKitchen();
const adapt = (recipe: AdaptMethodRequest['recipe'], method: AdaptMethodRequest['method']) => {
  const made = adaptRecipeMethod(kitchen, { recipe, method });
  return { ...made, said: made.steps.map(({ text }) => text).join('\n') };
};

const potRoast = {
  title: 'Pot Roast',
  description: 'Low and slow in the oven, like Mom made it. With plenty of gravy.',
  servings: 6,
  ingredients: [
    '1 (3 lb) beef chuck roast',
    '2 tbsp oil',
    '2 onions, sliced',
    '3 cups beef stock',
    '4 carrots',
  ],
  instructions: [
    'Preheat the oven to 300°F.',
    'Heat the oil in a Dutch oven over medium-high heat and brown the roast on all sides. Set aside.',
    'Brown the onions for 5 minutes. Add the stock and return the roast.',
    'Cover and braise in the oven for 2 hours.',
    'Add the carrots, cover again and cook for another hour, until tender.',
  ],
};
const pulledPork = {
  title: 'Pulled Pork',
  servings: 10,
  ingredients: ['5 lb boneless pork shoulder', '1 tbsp salt', '1 large onion, sliced', '1 cup apple juice'],
  instructions: [
    'Rub the pork with the salt.',
    'Put the onion in the bottom of a slow cooker, set the pork on top and pour the apple juice around it.',
    'Cover and cook on LOW for 9–10 hours, until it shreds easily.',
    'Shred the pork with two forks.',
  ],
};
const arroz = {
  title: 'Arroz con Pollo',
  servings: 6,
  ingredients: [
    '6 bone-in chicken thighs',
    '2 tbsp olive oil',
    '2 cups medium grain rice',
    '3 cups chicken broth',
    '1 tsp salt',
  ],
  instructions: [
    'Season the chicken with the salt. Heat the oil in a caldero over medium-high heat and brown the chicken for 5 minutes per side. Take out.',
    'Stir in the rice, then the broth. Put the chicken back on top. Bring to a boil.',
    'Cover and cook over low heat for 25 minutes.',
  ],
};

describe('what a recipe for another machine says of itself', () => {
  it('drops what the machine does not do, keeps the rest, and names the machine and a tip', () => {
    const { description, tips, changes } = adapt(potRoast, 'pressureCooker');
    expect(description).toMatch(/^With plenty of gravy\. .*under pressure/);
    expect(tips.join(' ')).toMatch(/full pressure/);
    expect(changes.filter(({ target }) => target === 'description')).toHaveLength(1);
  });

  it('puts the new machine into a sentence that still holds', () => {
    expect(adapt(potRoast, 'slowCooker').description).toMatch(
      /^Low and slow in the slow cooker, like Mom made it\. With plenty of gravy\./,
    );
  });

  it('promises no figure of the old machine', () => {
    const { description } = adapt(
      { ...potRoast, description: 'Rich, meaty, and ready in three hours. A Sunday thing.' },
      'slowCooker',
    );
    expect(description).toMatch(/^Rich and meaty\. A Sunday thing\./);
  });

  it('leaves a refused recipe as it was', () => {
    const { description, feasible, tips } = adapt(potRoast, 'airFryer');
    expect(feasible).toBe(false);
    expect([description, tips]).toEqual([potRoast.description, []]);
  });
});

describe('what the old machine leaves behind', () => {
  it('is no braise in an oven on a stove', () => {
    const { said } = adapt(potRoast, 'stovetop');
    expect(said).not.toMatch(/in the oven/);
    expect(said).toMatch(/cover and simmer gently over low heat/);
  });

  it('is no remark about the oil, once the chicken is air-fried', () => {
    const { said } = adapt(
      {
        title: 'Fried Chicken',
        servings: 4,
        ingredients: [
          '3 lb bone-in chicken pieces',
          '2 cups flour',
          '1 tbsp salt',
          '2 quarts peanut oil, for frying',
        ],
        instructions: [
          'Mix the flour and salt and dredge the chicken.',
          'Heat the oil to 350°F in a deep heavy pot. Fry the chicken for 12–15 minutes, until 165°F inside. Keep the oil around 325°F.',
          'Drain on a rack.',
        ],
      },
      'airFryer',
    );
    expect(said).not.toMatch(/Keep the oil/);
    expect(said).toMatch(/165 °F/);
  });

  it('is no pot in the smoker: pulled pork smokes on the grate, by its weight', () => {
    const { said } = adapt(pulledPork, 'smoker');
    expect(said).toMatch(/Lay the pork on the grate[^]*for 5½–7 hours[^]*145 °F/);
    expect(said).toMatch(/foil tray with the onion and apple juice/);
    expect(said).not.toMatch(/slow cooker|on top\./);
  });
});

describe('what is cooked beside', () => {
  it('keeps rice by its package in its own pot', () => {
    const { said } = adapt(
      {
        title: 'Teriyaki Salmon Bowls',
        servings: 4,
        ingredients: [
          '4 (6 oz) salmon fillets',
          '1/2 cup teriyaki sauce',
          '1 1/2 cups sushi rice',
          '1 cucumber, sliced',
        ],
        instructions: [
          'Rinse the rice and cook according to the package.',
          'Preheat the oven to 400°F. Put the salmon on a sheet pan and brush with the sauce.',
          'Bake for 12–14 minutes, until it flakes easily.',
          'Divide the rice among 4 bowls and top with the salmon and cucumber.',
        ],
      },
      'slowCooker',
    );
    expect(said).toMatch(/cook according to the package/);
    expect(said).not.toMatch(/Put the salmon fillets and the sushi rice/);
  });

  it('bakes the croutons of a salad in the oven, and not its chicken', () => {
    const { said } = adapt(
      {
        title: 'Chicken Caesar Salad',
        servings: 4,
        ingredients: [
          '3 boneless skinless chicken breasts',
          '2 hearts of romaine',
          '3 cups cubed sourdough',
          '3 tbsp melted butter',
          '1/2 cup Caesar dressing',
        ],
        instructions: [
          'Preheat the oven to 400°F. Toss the sourdough with the butter and bake for 10 to 12 minutes until crunchy.',
          'Season the chicken. Cook in a hot oiled pan about 6 minutes per side, until 165°F. Rest, then slice.',
          'Toss the romaine with the dressing and top with the croutons and the chicken.',
        ],
      },
      'grill',
    );
    expect(said).toMatch(/bake for 10 to 12 minutes until crunchy/);
    expect(said).toMatch(/Grill the chicken breasts[^.]*12–15 minutes/);
  });
});

it('cooks rice with browned chicken in a rice cooker, and has it measured', () => {
  const { feasible, said, title } = adapt(arroz, 'riceCooker');
  expect([feasible, title]).toEqual([true, 'Rice-Cooker Arroz con Pollo']);
  expect(said).toMatch(/press Cook[^]*Keep Warm[^]*165 °F/);
});

describe('a loaf that bakes in a hot pot', () => {
  const loaf = {
    title: 'No-Knead Bread',
    servings: 8,
    ingredients: ['3 1/4 cups bread flour', '2 tsp salt', '1/2 tsp instant yeast', '1 1/2 cups warm water'],
    instructions: [
      'Stir everything to a sticky dough, cover and leave for 12–18 hours. Shape into a ball and set on parchment.',
      'Put a lidded Dutch oven in the oven and heat to 450°F for 30 minutes.',
      'Lower the dough on its parchment into the hot pot. Cover and bake for 30 minutes.',
      'Uncover and bake for 12–15 minutes more, until deeply browned.',
    ],
  };

  it('has the camp oven itself for its pot, and keeps the lid with its coals', () => {
    const { said } = adapt(loaf, 'campfire');
    expect(said).not.toMatch(/Dutch oven in the camp oven|Uncover/);
    expect(said).toMatch(/Leave the lid on[^.]*for 12–15 minutes more, until deeply browned/);
  });

  it('rises under foil in an air fryer', () => {
    expect(adapt(loaf, 'airFryer').said).toMatch(/cover it tightly with foil[^]*Take off the foil/);
  });
});

it('takes steaks off where their author wants them, whatever the burner is turned to', () => {
  const { said } = adapt(
    {
      title: 'Strip Steaks with Butter',
      servings: 2,
      ingredients: ['2 New York strip steaks, 1 inch thick', '1 tbsp oil', '3 tbsp butter'],
      instructions: [
        'Heat the oil in a skillet over high heat and sear the steaks for 3 minutes per side.',
        'Reduce the heat to medium. Add the butter and baste for 1 minute. Pull at 130°F for medium-rare.',
      ],
    },
    'airFryer',
  );
  expect(said).toMatch(/the New York strip steaks[^]*for medium-rare/);
});

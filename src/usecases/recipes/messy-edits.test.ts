import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const text = (answer: { readonly instructions: readonly string[] }): string => answer.instructions.join('\n');
const lines = (answer: { readonly ingredients: readonly { readonly text: string }[] }): readonly string[] =>
  answer.ingredients.map((one) => one.text);

it('takes neither the cream of a coconut for dairy nor fish sauce for fish', () => {
  const vegan = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Green curry with prawns',
      servings: 4,
      ingredients: [
        '1 can coconut milk',
        '2 tbsp green curry paste',
        '350 g raw prawns',
        '1 tbsp fish sauce',
      ],
      instructions: [
        'Scoop the thick cream off the coconut milk into a wok and fry the paste in it for 2 minutes.',
        'Add the fish sauce and the prawns; they need 3 minutes till pink, no longer.',
      ],
    },
  });
  expect(text(vegan)).toMatch(/thick cream off the coconut milk/);
  expect(text(vegan)).toMatch(/vegan fish sauce/);
  expect(text(vegan)).not.toMatch(/no longer|almond|tofu sauce/);
});

it('judges a limited serving by the servings, and takes less before something else', () => {
  const recipe = {
    title: 'Chicken tray bake',
    servings: 4,
    ingredients: ['600 g chicken thighs', '3 peppers, sliced', '200 g green beans', '8 flour tortillas'],
    instructions: [
      'Roast the chicken, peppers and green beans for 30 minutes at 200 °C.',
      'Five minutes before the end wrap the tortillas in foil and put them in to warm.',
    ],
  };
  const answer = healthify(kitchen, { health_focus: 'low-fodmap', recipe });
  expect(lines(answer)).toContain('200 g green beans');
  expect(lines(answer)).toContain('2 1/2 peppers, sliced');
  expect(lines(answer)).toContain('8 corn tortillas');
  expect(text(answer)).toMatch(/wrap the tortillas in foil/);
});

it('keeps every food of a labelled line, and the cook from boiling a stock pot', () => {
  const answer = healthify(kitchen, {
    health_focus: 'dairy-free',
    recipe: {
      title: 'Cinnamon rolls',
      servings: 12,
      ingredients: [
        '4 cups bread flour',
        '1/3 cup butter, melted',
        'Filling: 1 cup brown sugar, 2 tbsp cinnamon, 1/3 cup soft butter',
      ],
      instructions: ['Melt everything in a large stock pot.', 'Bake at 180 °C for 25 minutes.'],
    },
  });
  expect(lines(answer).filter((line) => /vegan butter/.test(line))).toHaveLength(2);
  expect(lines(answer).some((line) => /cinnamon/.test(line))).toBe(true);
  expect(text(answer)).toMatch(/stock pot/);
});

it('gives everybody a fillet, and fills up what it takes from a stew', () => {
  const fish = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Baked salmon',
      servings: 4,
      ingredients: ['4 frozen salmon fillets (6 oz each)', '1 lemon', '2 tbsp butter'],
      instructions: ['Bake the salmon with the butter at 200 °C for 15 minutes.', 'Squeeze over the lemon.'],
    },
  });
  expect(lines(fish)[0]).toMatch(/^4 frozen salmon fillets \(4(?:½| 1\/2)? oz each\)/);
  const fresh = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Baked salmon',
      servings: 4,
      ingredients: ['4 salmon fillets (6 oz each)', '1 lemon', '2 tbsp butter'],
      instructions: ['Bake the salmon with the butter at 200 °C for 15 minutes.', 'Squeeze over the lemon.'],
    },
    reduction_percent: 10,
  });
  expect(lines(fresh)[0]).toBe('4 frozen salmon fillets (6 oz each)');
  expect(fresh.instructions[0]).toMatch(
    /^The night before, put the frozen salmon fillets into the fridge to thaw, then pat the fish very dry/,
  );
  const stew = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Beef stew',
      servings: 4,
      ingredients: ['900 g braising steak, diced', '2 onions, chopped', '500 ml beef stock'],
      instructions: [
        'Brown the beef and the onions.',
        'Add the stock and simmer, covered, for 2 hours. Leave to cool.',
      ],
    },
  });
  expect(lines(stew).some((line) => /potato/.test(line))).toBe(true);
  expect(text(stew)).toMatch(/Add the potato(?:es)? 40 minutes before the end[^.]*\. Leave to cool\.$/);
});

it('scrambles tofu, not flaxseed, and adds a flaxseed mixture a little at a time', () => {
  const breakfast = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Weekend breakfast',
      servings: 2,
      ingredients: ['4 eggs', '2 tomatoes', '1 tbsp oil'],
      instructions: ['Whisk the eggs and scramble them in the oil.', 'Fry the tomatoes beside.'],
    },
  });
  expect(lines(breakfast).some((line) => /firm tofu/.test(line))).toBe(true);
  const loaf = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Lemon drizzle loaf',
      servings: 8,
      ingredients: ['225 g butter', '225 g caster sugar', '4 eggs', '225 g self-raising flour', '1 lemon'],
      instructions: [
        'Beat the butter and sugar until pale, then add the eggs, one at a time.',
        'Fold in the flour and the zest of the lemon and bake at 180 °C for 45 minutes.',
      ],
    },
  });
  expect(text(loaf)).toMatch(/flaxseed mixture, a little at a time/);
});

const fajitas = {
  title: 'Chicken fajitas',
  servings: 4,
  ingredients: [
    '1 1/2 lb chicken breasts, sliced',
    '2 bell peppers, sliced',
    '1 onion, sliced',
    '2 tbsp olive oil',
    '8 flour tortillas',
    'sour cream and salsa, to serve',
  ],
  instructions: [
    'Heat the oil in a skillet and cook the chicken 6 minutes until cooked through; set aside.',
    'Cook the peppers and onion for 5 minutes, then return the chicken.',
    'Warm the tortillas and serve with the chicken, peppers, sour cream and salsa.',
  ],
};

it('takes leaves for tortillas where starch is out, and lactose-free cream for its lactose alone', () => {
  const keto = healthify(kitchen, { health_focus: 'keto', recipe: fajitas });
  expect(lines(keto)).toContain('16 butter lettuce leaves');
  expect(keto.ingredients[4]?.grams).toBe(120);
  expect(text(keto)).not.toMatch(/tortilla|[Ww]arm the/);
  const gentle = healthify(kitchen, { health_focus: 'low-fodmap', recipe: fajitas });
  expect(lines(gentle).join()).toMatch(/lactose-free sour cream/);
  expect(gentle.changes.map(({ reason }) => reason).join()).toMatch(/Flour tortillas are not/);
});

it('takes less of a pulse that is only limited, and leaves a side out that nothing replaces', () => {
  const curry = healthify(kitchen, {
    health_focus: 'low-fodmap',
    recipe: {
      title: 'Chickpea curry',
      servings: 4,
      ingredients: [
        '1 can chickpeas, drained',
        '1 can diced tomatoes',
        '1 can coconut milk',
        '4 cups spinach',
      ],
      instructions: [
        'Simmer the chickpeas, tomatoes and coconut milk for 15 minutes, then wilt the spinach.',
      ],
    },
  });
  expect(lines(curry).join()).toMatch(/canned chickpeas/);
  expect(lines(curry)).toContain('1 can diced tomatoes');
  const breakfast = healthify(kitchen, {
    health_focus: 'low-fodmap',
    recipe: {
      title: 'Full English breakfast',
      servings: 2,
      ingredients: [
        '4 pork sausages',
        '2 tomatoes, halved',
        '1 tin baked beans',
        '4 eggs',
        '2 slices bread',
        '4 rashers back bacon',
      ],
      instructions: [
        'Grill the sausages, bacon and tomatoes.',
        'Heat the beans in a small pan.',
        'Fry the eggs and toast the bread.',
      ],
    },
  });
  expect(lines(breakfast)).toContain('1 tomato, halved');
  expect(text(breakfast)).not.toMatch(/beans/);
});

it('tells what is made from what it is made of, and keeps verbs that the others can do', () => {
  const noodles = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Noodles',
      servings: 2,
      ingredients: ['3 tbsp fish sauce', '2 tbsp tamarind paste', '2 tbsp brown sugar', '6 oz rice noodles'],
      instructions: [
        'Mix the fish sauce, tamarind and sugar for the sauce.',
        'Toss the noodles with the sauce.',
      ],
    },
  });
  expect(noodles.instructions[0]).toBe('Mix the vegan fish sauce, tamarind and sugar for the sauce.');
  const frosted = healthify(kitchen, {
    health_focus: 'dairy-free',
    recipe: {
      title: 'Frosting',
      servings: 8,
      ingredients: ['8 oz cream cheese', '1/2 cup butter', '4 cups powdered sugar', '2 slices bread'],
      instructions: [
        'Beat the butter, cream cheese and powdered sugar until smooth.',
        'Toast the bread and butter it.',
      ],
    },
  });
  expect(frosted.instructions[0]).toMatch(/^Beat the [a-z -]+, [a-z -]*cream cheese and powdered sugar/);
  expect(frosted.instructions[1]).toMatch(/spread it with/);
});

it('fills up with what the dish has already before it brings in something new', () => {
  const answer = budgetifyRecipe(kitchen, {
    recipe: {
      // A stroganoff has a cheaper cut to go to first.
      title: 'Beef and mushrooms in sour cream',
      servings: 4,
      ingredients: [
        '1 lb beef sirloin, sliced',
        '8 oz mushrooms, sliced',
        '1 onion, sliced',
        '2 tbsp butter',
        '1 cup beef broth',
        '1 cup sour cream',
      ],
      instructions: [
        'Brown the beef in the butter for 3 minutes and remove.',
        'Cook the onion and mushrooms for 8 minutes, add the broth and simmer 5 minutes.',
        'Return the beef and stir in the sour cream.',
      ],
    },
  });
  expect(answer.target_met).toBe(true);
  expect(lines(answer).join()).toMatch(/1[24] oz mushrooms/);
  expect(text(answer)).not.toMatch(/carrot|potato/);
});

it('writes the same amount as it was, and the word of a diet after a name with an article', () => {
  const answer = healthify(kitchen, {
    health_focus: 'dairy-free',
    recipe: {
      title: 'The best lemon butter chicken',
      servings: 4,
      ingredients: ['1.5 lbs boneless skinless chicken thighs', '4 Tbsp butter, divided', '225g margarine'],
      instructions: [
        'Melt 2 Tbsp of the butter and brown the chicken.',
        'Stir in the remaining butter and the margarine.',
      ],
    },
  });
  expect(answer.title).toBe('The best lemon butter chicken, dairy-free');
  expect(lines(answer)).toContain('4 Tbsp vegan butter, divided');
  expect(answer.instructions[0]).toMatch(/^Melt 2 tbsp of the vegan butter/);
});

it('asks for no rice beside a keto dish, though nobody says how much', () => {
  const answer = healthify(kitchen, {
    health_focus: 'keto',
    recipe: {
      title: 'Thai basil pork',
      servings: 2,
      ingredients: ['300 g minced pork', '1 tbsp oil', 'handful Thai basil', 'steamed white rice, to serve'],
      instructions: ['Fry the pork in the oil til browned and fold in the basil.', 'Serve on the rice.'],
    },
  });
  expect(lines(answer).join()).toMatch(/cauliflower/);
  expect(answer.warnings.join()).not.toMatch(/sesame/);
});

it('says what is to be soaked first where a step takes all the ingredients together', () => {
  const vegan = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Lemon drizzle traybake',
      servings: 12,
      ingredients: [
        '225 g butter',
        '225 g caster sugar',
        '275 g self-raising flour',
        '4 eggs',
        'For the glaze: 175g granulated sugar and the juice of 2 lemons',
      ],
      instructions: [
        'Heat the oven to 160 °C.',
        'Beat together all the cake ingredients for 2 minutes.',
        'Bake 35 mins until it springs back. Mix the glaze and spoon over.',
      ],
    },
  });
  expect(vegan.instructions[1]).toMatch(/^Stir together 4 tablespoons ground flaxseed/);
  expect(lines(vegan)).toContain('For the glaze: 175g granulated sugar and the juice of 2 lemons');
});

it('takes short names of soy sauce for what they are, and a sauce that the recipe makes for its own', () => {
  const recipe = {
    title: 'Satay noodles',
    servings: 2,
    ingredients: ['2 tsp light soy', '3 tbsp peanut butter', '200 g egg noodles', '1 chicken breast, sliced'],
    instructions: [
      'Mix the soy and the peanut butter. Cook the noodles.',
      'Stir-fry the chicken for 5 minutes, pour over the satay sauce and toss with the noodles.',
    ],
  };
  const free = healthify(kitchen, { health_focus: 'gluten-free', recipe });
  expect(lines(free)[0]).toMatch(/gluten-free soy sauce/);
  const nutFree = healthify(kitchen, { health_focus: 'nut-free', recipe });
  expect(text(nutFree)).toMatch(/pour over the sauce/);
  const vegan = healthify(kitchen, { health_focus: 'vegan', recipe });
  expect(lines(vegan).join('; ')).toMatch(/udon noodles.*firm tofu/);
});

it('keeps a food whose packet is only in doubt, and adds every food of a labelled line', () => {
  const recipe = {
    title: 'Egg and bean burritos',
    servings: 2,
    ingredients: [
      '2 eggs',
      '4 flour tortillas',
      'For the gravy: 2 onions, sliced; 1 tbsp flour; splash Worcestershire sauce',
    ],
    instructions: [
      'Scramble the eggs.',
      'Fry the onions, stir in the flour and the Worcestershire sauce.',
      'Fill the tortillas.',
    ],
  };
  const answer = healthify(kitchen, { health_focus: 'egg-free', recipe });
  expect(lines(answer)).toContain('4 flour tortillas');
  expect(lines(answer)).toContain(
    'For the gravy: 2 onions, sliced; 1 tbsp flour; splash Worcestershire sauce',
  );
});

it('washes the leaves that hold what bread would, and mixes lentils in before anything is shaped', () => {
  const wraps = healthify(kitchen, {
    health_focus: 'keto',
    recipe: {
      title: 'Chicken wraps',
      servings: 4,
      ingredients: [
        '500 g chicken breast, in strips',
        '150 g yogurt',
        '4 flour tortillas',
        '1 cucumber, sliced',
      ],
      instructions: [
        'Grill the chicken for 10 minutes.',
        'Toast the tortillas in a dry pan for 30 seconds a side, spread with the yogurt, pile in the chicken and cucumber and roll up.',
      ],
    },
  });
  expect(text(wraps)).toMatch(/Rinse the butter lettuce leaves, pat dry, spread with/);
  const kofta = budgetifyRecipe(kitchen, {
    recipe: {
      title: 'Lamb kofta',
      servings: 4,
      ingredients: [
        '500 g ground lamb',
        '1 egg',
        '1 onion, grated',
        '2 tsp cumin',
        '4 pitta breads',
        '150 g yogurt',
      ],
      instructions: ['Mix the lamb, egg, onion and cumin and shape into 8 koftas.', 'Grill for 10 minutes.'],
    },
  });
  expect(kofta.instructions[0]).toMatch(
    /^Drain the lentils well, mash them and work them into the meat; chill [^.]+\. Mix/,
  );
});

it('puts the stock of its own meat in the place of beer, and drops the beer from the title', () => {
  const braised = healthify(kitchen, {
    health_focus: 'halal',
    recipe: {
      title: 'Beer-braised chicken',
      servings: 4,
      ingredients: ['8 chicken thighs', '2 tbsp oil', '2 onions, sliced', '330 ml lager'],
      instructions: [
        'Brown the chicken in the oil. Add the onions and lager, cover and simmer for 35 minutes.',
      ],
    },
  });
  expect(braised.title).toBe('Braised chicken');
  expect(lines(braised)).toContain('330 ml chicken stock');
});

it('renames the heading that speaks of what goes, instead of refusing the swap', () => {
  const vegan = healthify(kitchen, {
    health_focus: 'vegan',
    recipe: {
      title: 'Chicken skewers with yoghurt sauce',
      servings: 4,
      ingredients: [
        'For the chicken:',
        '600 g boneless chicken thighs, cut into chunks',
        '2 tbsp olive oil',
        '1 tsp ground cumin',
        'For the yoghurt sauce:',
        '200 g Greek yoghurt',
        '1 garlic clove, crushed',
      ],
      instructions: [
        'Mix everything for the chicken, thread onto skewers and grill for 12 minutes, turning.',
        'Stir the garlic into the yoghurt and serve with the chicken.',
      ],
    },
  });
  expect(vegan.ingredients.map(({ group }) => group ?? '').join(' ')).not.toMatch(/chicken|greek/i);
  expect(text(vegan)).not.toMatch(/chicken/i);
  expect(vegan.constraints.find(({ constraint }) => constraint === 'vegan')?.status).toBe('met');
});

it('leaves a cup of the meat sauce a cup of the meat sauce, whatever the meat', () => {
  const leaner = healthify(kitchen, {
    health_focus: 'lowSaturatedFat',
    recipe: {
      title: 'Lasagna',
      servings: 8,
      ingredients: [
        '1 pound ground beef (80/20)',
        '1 (28-ounce) can crushed tomatoes',
        '1 pound lasagna noodles',
        '12 ounces mozzarella, shredded',
      ],
      instructions: [
        'Brown the ground beef, 10 minutes. Add the tomatoes and simmer 1 hour.',
        'Spread about 1 cup of the meat sauce in a baking dish, layer with the noodles, the rest of the sauce and the mozzarella, and bake 30 minutes.',
      ],
    },
  });
  expect(lines(leaner).join('\n')).not.toMatch(/ground beef \(80\/20\)/);
  expect(text(leaner)).toContain('Spread about 1 cup of the meat sauce');
});

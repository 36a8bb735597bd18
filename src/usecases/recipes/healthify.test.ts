import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const healthier = (
  focus: Parameters<typeof healthify>[1]['health_focus'],
  title: string,
  ingredients: string[],
  instructions: string[],
) => healthify(kitchen, { recipe: { title, servings: 6, ingredients, instructions }, health_focus: focus });
const lines = ({ ingredients }: ReturnType<typeof healthify>): readonly string[] =>
  ingredients.map(({ text }) => text);

const ziti = [
  '1 lb ziti',
  '1 lb ground beef',
  '28 oz can crushed tomatoes',
  '2 cups shredded mozzarella cheese',
  '1 1/2 tsp salt',
];
const bakeZiti = [
  'Preheat oven to 375°F.',
  'Cook the ziti in boiling water for 8 minutes. Drain.',
  'Brown the beef for 8 minutes. Stir in the crushed tomatoes and salt and simmer for 10 minutes.',
  'Mix the ziti with the sauce, put it in a baking dish and top with the mozzarella.',
  'Bake for 25 minutes until bubbly.',
];

describe('healthify', () => {
  it('renames drumsticks in a title that have become thighs, and leaves beef that stays beef', () => {
    const roast = (title: string, meat: string): string =>
      healthier(
        'lowFat',
        title,
        [meat, '1 1/2 lb baby potatoes, halved', '3 tbsp olive oil', '1 tsp salt'],
        ['Toss everything together.', 'Roast at 425°F for 35 minutes until the chicken is 165°F inside.'],
      ).title ?? '';
    expect(roast('Roast Chicken Drumsticks', '10 chicken drumsticks')).toBe('Lighter Roast Chicken Thighs');
    // Lentils that share the plate are named; the beef stays beef.
    expect(healthier('lowFat', 'Beef Ziti', ziti, bakeZiti).title).toMatch(
      /^Lighter Beef (?:and Lentil )?Ziti$/,
    );
  });

  it('keeps the liquid of a dish where a lighter one takes its place', () => {
    const made = healthier(
      'lowFat',
      'Chicken curry',
      ['500 g chicken breast, sliced', '2 tbsp curry paste', '400 ml coconut milk', '200 g green beans'],
      [
        'Fry the curry paste for 1 minute.',
        'Add the coconut milk, chicken and beans and simmer for 12 minutes.',
      ],
    );
    // Where half of it is not enough, stock makes up the rest of the 400 ml.
    expect(lines(made).join('; ')).toMatch(
      /400 ml light coconut milk|200 ml light coconut milk; 200 ml [\p{L} -]*stock/u,
    );
  });

  it('keeps the unit of a can, and squeezes no lemon over a crust', () => {
    const made = healthier('lowSodium', 'Baked Ziti', ziti, bakeZiti);
    expect(lines(made)).toContain('28 oz can no-salt-added crushed tomatoes');
    expect(lines(made).join(' ')).not.toMatch(/lemon/);
  });

  it('adds lemons whole, to what is not baked', () => {
    const made = healthier(
      'lowSodium',
      'Beef soup',
      ['1 lb beef chuck, cubed', '2 l beef stock', '4 carrots, sliced', '2 tsp salt'],
      ['Simmer the beef in the stock with the carrots and salt for 90 minutes.'],
    );
    const lemon = made.ingredients.find(({ food }) => food === 'lemon');
    expect(lemon?.quantity).toBeGreaterThanOrEqual(1);
    expect(lemon?.unit).toBeNull();
  });

  it('finds a sausage for vegans, and names a soup after its vegetables', () => {
    const pasta = healthier(
      'vegan',
      'Sausage Pasta',
      ['1 lb Italian sausage', '1 lb penne', '28 oz can crushed tomatoes'],
      ['Brown the sausage for 8 minutes.', 'Add the tomatoes and simmer.', 'Boil the penne and toss.'],
    );
    expect(pasta.ingredients.map(({ food }) => food)).toContain('vegan-italian-sausage');
    const soup = healthier(
      'vegan',
      'Chicken Soup',
      ['1 l chicken stock', '2 carrots, sliced', '1 onion, chopped'],
      ['Simmer the carrots and onion in the chicken stock for 20 minutes.'],
    );
    expect(soup.title).toBe('Vegan Vegetable Soup');
  });
});

describe('what a swap brings along', () => {
  const stew = {
    title: 'Beef and Pork Meatballs',
    servings: 4,
    ingredients: ['1 lb ground beef', '1/2 lb ground pork', '1 egg', '1/2 cup oats', '2 cups tomato sauce'],
    instructions: [
      'Mix the beef, pork, egg and oats and shape into balls.',
      'Simmer in the tomato sauce for 1 hour, until the meatballs reach 160°F in the middle.',
    ],
  };

  it('makes one line of two foods that became the same, binds with soaked seeds, and forgets the meat', () => {
    const made = healthify(kitchen, { recipe: stew, health_focus: 'vegan' });
    const lines = made.ingredients.map(({ text }) => text);
    expect(lines.filter((line) => /mince/.test(line))).toEqual(['1 1/2 lb pea-protein mince']);
    expect(lines.filter((line) => /flaxseed|water/.test(line))).toEqual([
      expect.stringMatching(/^(?:7 g|¼ oz|[12] tbsp|[123]½? tsp) ground flaxseed/),
      expect.stringMatching(/water/),
    ]);
    const text = made.instructions.join(' ');
    expect(text).toContain('pea-protein mince, flaxseed mixture');
    expect(text).not.toMatch(/160|1 hour/);
    expect(text).toContain('30 minutes');
  });

  it('cooks what takes the place of rice in its own way', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Chicken with onions',
        servings: 4,
        ingredients: ['600 g chicken breast', '300 g basmati rice', '1 onion', '1 tbsp oil'],
        instructions: [
          'Brown the chicken and the onion in the oil and cook for 10 minutes.',
          'Meanwhile cook the rice in 600 ml water for 12 minutes. Serve with the chicken.',
        ],
      },
      health_focus: 'highFiber',
    });
    expect(made.instructions.join(' ')).not.toContain('12 minutes');
    expect(made.instructions.join(' ')).toMatch(/brown rice in plenty of water for 30 minutes.*Serve with/s);
  });

  it('bakes what was fried in a potful of oil', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Southern Fried Chicken',
        servings: 4,
        ingredients: [
          '8 chicken thighs, bone in',
          '2 cups buttermilk',
          '2 cups flour',
          '4 cups vegetable oil, for frying',
        ],
        instructions: [
          'Soak the chicken in the buttermilk.',
          'Heat the oil to 350°F in a skillet. Dredge the chicken in the flour.',
          'Fry the chicken for 12-15 minutes, turning once, until golden and it reaches 165°F inside. Drain on paper towels and serve hot.',
        ],
      },
      health_focus: 'lowFat',
    });
    const text = made.instructions.join(' ');
    expect(made.title).toContain('Oven-Fried');
    expect(text).toMatch(/oven to (?:220°C|425°F).*Bake the chicken.*165°F/s);
    expect(text).not.toMatch(/\bFry\b|paper towels|350/);
    expect(made.changes.some(({ kind }) => kind === 'method')).toBe(true);
    expect(made.targets.every(({ before, after }) => after! < before! * 0.75)).toBe(true);
  });

  it('does not measure out less of what has no measure', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Mushroom pasta',
        ingredients: ['pasta', 'mushrooms', 'cream', 'butter'],
        instructions: ['Fry the mushrooms in butter, add cream and toss with the pasta.'],
      },
      health_focus: 'lowFat',
    });
    expect(made.ingredients.map(({ text }) => text).some((line) => /\d.*cream/.test(line))).toBe(false);
  });
});

describe('what a dietitian reaches for first', () => {
  it('buys the same tins and stock without salt, line for line, and gives the taste back', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Chicken and bean soup',
        servings: 4,
        ingredients: [
          '6 cups chicken broth',
          '1 (15 oz) can black beans, drained',
          '1 lb chicken breast',
          '1 jalapeño, chopped',
          '1 1/2 tsp salt',
        ],
        instructions: [
          'Simmer everything for 20 minutes, until the chicken reaches 165°F.',
          'Taste and add more salt if it needs it.',
        ],
      },
      health_focus: 'lowSodium',
    });
    expect(lines(made)).toContain('6 cups unsalted chicken broth');
    expect(lines(made)).toContain('1 (15 oz) can no-salt-added black beans, drained');
    expect(lines(made).join(' ')).toMatch(/lime/);
    expect(made.instructions.join(' ')).toMatch(/reach for lime juice and pepper before any more salt/);
    expect(made.targets.every(({ met }) => met)).toBe(true);
  });

  it('takes the stock along that only the couscous soaked up, and says in the title what it is now', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Chicken with Couscous',
        servings: 4,
        ingredients: [
          '600 g chicken thighs',
          '300 g couscous',
          '350 ml hot chicken stock',
          '2 tbsp olive oil',
        ],
        instructions: [
          'Fry the chicken in the oil for 15 minutes, until it reaches 74 °C.',
          'Tip the couscous into a bowl, pour over the hot stock, cover and leave for 5 minutes, then fluff it up. Serve with the chicken.',
        ],
      },
      health_focus: 'lowCarb',
    });
    const text = made.instructions.join(' ');
    expect(made.title).toBe('Lower-Carb Chicken with Cauliflower Couscous');
    expect(lines(made).join(' ')).not.toMatch(/stock/);
    expect(text).toMatch(/cauliflower couscous in a wide pan/);
    expect(text).not.toMatch(/stock|fluff|bowl/);
  });

  it('cooks turkey in the place of beef to the temperature of poultry', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Meatloaf',
        servings: 6,
        ingredients: [
          '2 lbs ground beef (80/20)',
          '1 cup bread crumbs',
          '2 eggs',
          '1 onion, chopped',
          '1 tsp salt',
        ],
        instructions: [
          'Mix the beef, crumbs, eggs, onion and salt and shape into a loaf.',
          'Bake at 350°F for 1 hour, or until a thermometer reads 160°F.',
        ],
      },
      health_focus: 'heartHealthy',
    });
    expect(lines(made).join(' ')).toMatch(/ground turkey/);
    expect(made.instructions.join(' ')).toMatch(/reads 165°F/);
    expect(made.instructions.join(' ')).not.toMatch(/160/);
  });

  it('takes a rice pudding for a pudding, whatever dish the word rice says', () => {
    const made = healthify(kitchen, {
      recipe: {
        title: 'Mango Sticky Rice',
        servings: 4,
        ingredients: [
          '300 g glutinous rice',
          '400 ml coconut milk',
          '120 g palm sugar',
          '2 ripe mangoes, sliced',
        ],
        instructions: [
          'Steam the rice for 25 minutes.',
          'Warm the coconut milk and sugar, stir into the rice and serve with the mango.',
        ],
      },
      health_focus: 'diabeticFriendly',
    });
    expect(lines(made).join(' ')).not.toMatch(/peas|spinach|chickpeas|lentils/);
  });
});

it('keeps with each topping of a line the words that are its own', () => {
  const lines = kitchen.grounder.ground([
    'Tortilla chips, shredded cheddar and chopped cilantro, for serving',
  ]);
  expect(lines.map(({ ingredient }) => ingredient.text)).toEqual([
    'Tortilla chips, for serving',
    'shredded cheddar, for serving',
    'chopped cilantro, for serving',
  ]);
});

it('takes a dish further that meets its limit already, where somebody asks for just that', () => {
  const made = healthier(
    'highFiber',
    'Beef Tacos',
    ['600 g ground beef', '12 flour tortillas', '4 tomatoes, diced', '1 avocado, sliced', '300 g cabbage'],
    [
      'Brown the beef for 8 minutes.',
      'Warm the tortillas in a dry pan.',
      'Fill the tortillas with the beef, tomatoes, avocado and cabbage.',
    ],
  );
  const [fiber] = made.targets;
  expect(fiber!.before).toBeGreaterThan(5.6);
  expect(fiber!.after).toBeGreaterThan(fiber!.before! * 1.1);
  expect(fiber!.met).toBe(true);
  expect(made.changes.length).toBeLessThanOrEqual(5);
  expect(made.warnings.join(' ')).toMatch(/met the limit as it was/);
});

it('makes a salted mix of its spices, without the salt', () => {
  const made = healthier(
    'lowSodium',
    'Cajun Chicken and Rice Soup',
    ['1 lb chicken breast, diced', '3 tbsp Cajun seasoning', '2 tbsp oil', '1 l water', '200 g rice'],
    [
      'Cook the chicken and Cajun seasoning in the oil for 5 minutes.',
      'Add the water and rice and simmer for 20 minutes.',
    ],
  );
  expect(lines(made).join(' ')).toMatch(/paprika/);
  expect(lines(made).join(' ')).not.toMatch(/Cajun/i);
});

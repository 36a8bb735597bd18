import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus: 'lowCarb' | 'lowFat' | 'lowSugar' | 'lowSodium',
  recipe: { title: string; servings: number; ingredients: string[]; instructions: string[] },
) => {
  const { title, ingredients, instructions, tips } = healthify(kitchen, { health_focus: focus, recipe });
  return {
    title,
    tips: tips.join(' '),
    list: ingredients.map(({ text }) => text),
    steps: instructions.map((step) => (typeof step === 'string' ? step : (step as { text: string }).text)),
  };
};

describe('where starch is to go', () => {
  it('lays roasted zucchini in a lasagna for the noodles, and leaves its sauce and cheese; the title says so', () => {
    const { title, list, steps } = made('lowCarb', {
      title: 'Classic Meat Lasagna',
      servings: 8,
      ingredients: [
        '1 lb (450 g) ground beef',
        '1 medium onion, chopped',
        '1 (28 oz) can crushed tomatoes',
        '1 (6 oz) can tomato paste',
        '12 lasagna noodles',
        '15 oz whole milk ricotta',
        '1 large egg',
        '3 cups (12 oz) shredded mozzarella',
      ],
      instructions: [
        'Brown the beef and onion in a Dutch oven for 8-10 minutes. Drain the fat.',
        'Stir in the crushed tomatoes and tomato paste. Simmer, partly covered, for 45 minutes.',
        'Cook the noodles in salted water according to the package directions. Drain and lay flat on a towel.',
        'Mix the ricotta and egg. Preheat the oven to 375°F.',
        'Spread 1 cup of the sauce in a 9x13-inch baking dish. Layer 4 noodles, half of the ricotta mixture, a third of the mozzarella and a third of the remaining sauce. Repeat. Finish with the last 4 noodles, the last of the sauce and the remaining mozzarella.',
        'Cover with foil and bake for 25 minutes. Uncover and bake for another 25 minutes.',
      ],
    });
    expect(title).toBe('Lower-Carb Meat Zucchini Lasagna');
    expect(list.join('\n')).toMatch(/zucchini, cut lengthwise/);
    expect(list.join('\n')).not.toMatch(/noodle/);
    expect(list).toContain('1 (28 oz) can crushed tomatoes');
    expect(list).toContain('15 oz whole milk ricotta');
    expect(steps[2]).toMatch(
      /^Heat the oven to 425°F\. Spread the zucchini slices on two lined baking sheets/,
    );
    expect(steps[4]).toContain('Layer a third of the zucchini,');
    expect(steps[4]).toContain('Finish with the last of the zucchini, the last of the sauce');
  });

  it('roasts them in a step of their own where the sheets went in dry, and keeps the name behind them', () => {
    const { title, steps } = made('lowCarb', {
      title: 'Easy Lasagne',
      servings: 6,
      ingredients: [
        '500 g beef mince',
        '2 x 400 g tins chopped tomatoes',
        '250 g dried lasagne sheets',
        '50 g butter',
        '50 g plain flour',
        '600 ml milk',
        '100 g mature cheddar, grated',
      ],
      instructions: [
        'Brown the mince. Add the tomatoes and simmer for 30 minutes.',
        'Melt the butter, stir in the flour, then gradually whisk in the milk and simmer until thick.',
        'Heat the oven to 190°C. Spread a third of the meat sauce in a dish, top with a third of the lasagne sheets and a third of the white sauce. Repeat twice, scatter over the cheddar and bake for 40 minutes.',
      ],
    });
    expect(title).toBe('Easy Lower-Carb Courgette Lasagne');
    expect(steps[0]).toMatch(/Spread the courgette slices on two lined trays/);
    expect(steps.at(-1)).toContain('a third of the courgette and');
  });

  it('takes no sauce from a pizza for a few grams', () => {
    const { list } = made('lowCarb', {
      title: 'Pepperoni Pizza',
      servings: 4,
      ingredients: [
        '500 g bread flour',
        '7 g instant yeast',
        '320 ml water',
        '200 g passata',
        '250 g mozzarella',
      ],
      instructions: [
        'Mix the flour, yeast and water and knead for 10 minutes. Leave to rise for 1 hour.',
        'Divide the dough in 4 and roll out. Spread with the passata and top with mozzarella.',
        'Bake at 250°C for 10 minutes.',
      ],
    });
    expect(list).toContain('200 g passata');
  });
});

describe('where fat is to go', () => {
  it('takes breast for thighs that are grilled while their sauce simmers', () => {
    const { list, steps } = made('lowFat', {
      title: 'Butter Chicken',
      servings: 4,
      ingredients: [
        '800 g boneless, skinless chicken thighs, cut into 3 cm pieces',
        '200 g full-fat Greek yogurt',
        '80 g butter',
        '1 onion, finely chopped',
        '400 g passata',
        '200 ml double cream',
      ],
      instructions: [
        'Mix the chicken with the yogurt. Cover and chill for at least 1 hour.',
        'Heat the grill to high. Spread the chicken over a foil-lined tray and grill for 10-12 minutes, turning once, until cooked through.',
        'Meanwhile, melt half the butter in a wide pan and cook the onion over medium heat for 8-10 minutes.',
        'Add the passata and simmer for 15 minutes. Blend until smooth.',
        'Return the sauce to the pan, stir in the cream and remaining butter, and simmer for 5 minutes.',
        'Add the chicken and its juices and simmer for 3 minutes.',
      ],
    });
    expect(list.join('\n')).toMatch(/800 g (?:boneless, )?(?:skinless )?chicken breasts?/);
    expect(steps[1]).toMatch(/grill for 8 to 9 minutes/);
    expect(list).toContain('200 g low-fat Greek yogurt');
  });
});

describe('what a change asks for besides', () => {
  it('takes oil from a cake that gets applesauce and has no milk to give', () => {
    const { list, tips } = made('lowSugar', {
      title: 'Carrot Cake',
      servings: 12,
      ingredients: [
        '2 cups (250 g) all-purpose flour',
        '2 tsp baking soda',
        '1 1/4 cups (300 ml) vegetable oil',
        '2 cups (400 g) granulated sugar',
        '4 large eggs',
        '3 cups (330 g) grated carrots',
      ],
      instructions: [
        'Preheat the oven to 350°F. Whisk the flour and baking soda together.',
        'In a large bowl, whisk the oil, sugar and eggs until smooth. Fold in the flour mixture, then the carrots.',
        'Bake for 30-35 minutes.',
      ],
    });
    expect(list.join()).toMatch(/applesauce/);
    expect(list.join()).not.toMatch(/1 1\/4 cups? (?:\(300 ml\) )?vegetable oil/);
    expect(tips).not.toMatch(/\bthey stay\b/);
  });

  it('asks nobody who watches sodium to salt at the end', () => {
    const { list, tips } = made('lowSodium', {
      title: 'Beef and Broccoli',
      servings: 4,
      ingredients: [
        '1 lb flank steak, thinly sliced',
        '1/2 cup (120 ml) soy sauce',
        '1/2 cup (120 ml) beef broth',
        '1 lb broccoli florets',
        '2 tbsp vegetable oil',
        '3 cloves garlic, minced',
      ],
      instructions: [
        'Whisk the soy sauce with the broth.',
        'Heat the oil in a wok and sear the beef for 2 minutes. Add the garlic and broccoli and stir-fry for 3 minutes.',
        'Pour in the sauce and simmer for 2 minutes.',
      ],
    });
    expect(list.join()).toMatch(/unsalted beef broth/);
    expect(tips).not.toMatch(/salt on the surface/);
  });
});

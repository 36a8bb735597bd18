import { describe, expect, it } from 'vitest';
import { adaptForFour } from '../../../../test/support/adapt.ts';
import type { Method } from '../../vocabulary.ts';

const told = (title: string, list: readonly string[], steps: readonly string[], target: Method): string => {
  const made = adaptForFour(title, list, steps, target);
  expect(made.feasible, made.reason ?? '').toBe(true);
  return made.text.instructions.join('\n');
};

describe('dishes that a cook would not refuse', () => {
  it('cooks a quick fish curry in a rice cooker by the clock', () => {
    const text = told(
      'Fish curry',
      ['400g white fish fillet', '1 onion', '4 tomatoes', '200ml coconut milk', '1 tbsp oil'],
      [
        'Heat the oil in a wok over medium heat and sauté the onion.',
        'Add the tomatoes and boil for 6 minutes.',
        'Add the coconut milk and the fish and simmer for 6 minutes.',
      ],
      'riceCooker',
    );
    expect(text).toMatch(/Switch the rice cooker to Cook/);
    expect(text).toMatch(/Switch to Keep Warm\. Check with a thermometer that the .*fish.* 63 °C/);
    expect(text).not.toMatch(/\bwok\b|medium heat/);
  });

  it('steams filled buns in the basket of a rice cooker, and bakes them in an oven', () => {
    const list = ['350g flour', '1 sachet yeast', '50g sugar', '200g red bean paste', '180ml water'];
    const steps = [
      'Knead the flour, yeast, sugar and water into a dough and let it rise for 1 hour.',
      'Roll out 6 discs, fill each with red bean paste and seal.',
      'Place the buns in a steaming basket and let them rest for 10 minutes.',
      'Steam for 20 minutes.',
    ];
    expect(told('Red bean buns', list, steps, 'riceCooker')).toMatch(
      /basket of the rice cooker[\s\S]*20 minutes/,
    );
    const baked = told('Red bean buns', list, steps, 'oven');
    expect(baked).toMatch(/bake for 16–18 minutes/);
    expect(baked).not.toMatch(/steam/i);
  });

  it('sets beaten eggs in a microwave in two stages', () => {
    const text = told(
      'Frittata',
      ['4 eggs', '1 bell pepper', '2 tbsp cream', '30g grated cheese'],
      [
        'Dice the pepper and sauté in an oven-safe pan.',
        'Beat the eggs and cream in a bowl and add to the pan.',
        'Cook until the eggs begin to firm up.',
        'Place in the oven until firm.',
      ],
      'microwave',
    );
    expect(text).toMatch(/Draw the set edge into the middle/);
    expect(text).toMatch(/71 °C/);
    expect(text).not.toMatch(/\boven\b/);
  });

  it('bakes kneaded flatbreads on a hot stone', () => {
    const text = told(
      'Turmeric flatbread',
      ['150g flour', '1 tsp turmeric', '2 tbsp olive oil', '80ml water'],
      [
        'Mix all and knead until smooth.',
        'Flatten into 4 rounds.',
        'Cook one at a time in an oiled skillet over medium-high heat, flip when browned.',
      ],
      'oven',
    );
    expect(text).toMatch(/baking stone/);
    expect(text).not.toMatch(/skillet/);
  });

  it('cooks pasta with its short meat sauce in one pot under pressure', () => {
    const text = told(
      'Pasta navy style',
      ['250g pasta', '350g ground beef', '4 tomatoes', '1 carrot', '1/2 onion', '1 tbsp olive oil'],
      [
        'Add olive oil to your frying pan, heat it to medium-high heat.',
        'Chop the onion and add it to the preheated pan.',
        'After a couple of minutes add the ground beef to the pan and salt it.',
        'Cook the pasta in a pot until its done al dente while the beef is being cooked.',
        'Grate the tomatoes and the carrot over the pan.',
        'Cook it over medium-low heat for about 10-15 minutes or until the juices have almost completely evaporated.',
        'Once the pasta is cooked, add the pasta to the pan and cook for another couple of minutes.',
      ],
      'pressureCooker',
    );
    expect(text).toMatch(/strew the pasta over/i);
    expect(text).toMatch(/short bursts/);
    expect(text).not.toMatch(/evaporated/);
  });

  it('steams muffins in cups, and keeps drops off them', () => {
    const text = told(
      'Blueberry muffins',
      ['250g flour', '150g sugar', '2 eggs', '200ml milk', '100g butter, melted', '1 tbsp baking powder'],
      [
        'Preheat the oven to 190°C. Line a muffin tin with paper liners.',
        'Mix everything into a batter and spoon it into the muffin tin.',
        'Bake for 20–25 minutes until a toothpick comes out clean.',
      ],
      'steamer',
    );
    expect(text).toMatch(/towel round the lid/);
    expect(text).not.toMatch(/\boven\b|muffin tin/);
  });

  it('divides a bake that is too large for a toaster oven', () => {
    const text = told(
      'Pastitsio',
      ['600g penne', '700g ground beef', '340g tomato paste', '1 l milk', '200g butter', '200g flour'],
      [
        'Preheat the oven to 190°C.',
        'Boil the penne. Brown the ground beef and stir in the tomato paste.',
        'Melt the butter, stir in the flour, then the milk, and cook until thick.',
        'Layer the pasta, meat and sauce in a casserole dish.',
        'Bake for 45 minutes.',
      ],
      'toasterOven',
    );
    expect(text).toMatch(/two 20 cm baking dishes/);
    expect(text).toMatch(/one after the other/);
  });

  it('cooks a sauce of tins without heat, and refuses one of raw flour', () => {
    const list = ['2 onions', '700g tomato sauce', '2 tbsp olive oil', '1 tsp oregano'];
    const steps = [
      'Chop the onions into a pot with the oil and cook until soft.',
      'Add the tomato sauce and oregano and simmer for 60 minutes.',
    ];
    expect(told('Pizza sauce', list, steps, 'noCook')).toMatch(/at least 1 hour/);
    expect(adaptForFour('Flour sauce', [...list, '50g flour'], steps, 'noCook').feasible).toBe(false);
  });

  it('keeps yogurt warm in a slow cooker that is switched off', () => {
    const text = told(
      'Greek yogurt',
      ['1 l milk', '100ml yogurt'],
      [
        'Bring the milk to 45°C and whisk in the yogurt.',
        'Pour into a thermos and leave it in the oven for 12h.',
      ],
      'slowCooker',
    );
    expect(text).toMatch(/switched off, for 12 hours/);
    expect(text).not.toMatch(/thermos/);
  });
});

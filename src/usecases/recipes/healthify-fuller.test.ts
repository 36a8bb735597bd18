import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus:
    'lowCalorie' | 'highProtein' | 'lowSaturatedFat' | 'heartHealthy' | 'weightLoss' | 'lowFat' | 'highFiber',
  title: string,
  servings: number,
  ingredients: readonly string[],
  instructions: readonly string[],
) => {
  const result = healthify(kitchen, {
    recipe: { title, servings, ingredients: [...ingredients], instructions: [...instructions] },
    health_focus: focus,
  });
  return {
    ...result,
    list: result.ingredients.map(({ text }) => text).join('\n'),
    steps: result.instructions.join('\n'),
    reasons: result.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('the plate stays full', () => {
  it('cauliflower takes the place of some macaroni, in the same water', () => {
    const { list, steps } = made(
      'lowCalorie',
      'Macaroni Cheese',
      6,
      [
        '450 g macaroni',
        '85 g butter',
        '50 g plain flour',
        '1 litre whole milk',
        '450 g mature Cheddar, grated',
        '1 tsp Dijon mustard',
      ],
      [
        'Cook the macaroni in salted boiling water. Drain.',
        'Melt the butter, stir in the flour, then whisk in the milk and simmer for 5 minutes.',
        'Stir in the mustard and most of the Cheddar. Fold in the pasta, top with the rest of the Cheddar and bake at 190°C for 25 minutes.',
      ],
    );
    expect(list).toMatch(/^300 g macaroni$/m);
    expect(list).toMatch(/^\d+ g cauliflower, in small florets$/m);
    expect(steps).toMatch(/Put the cauliflower in with it for the last 4 minutes/);
  });

  it('a Caesar salad of high protein has chicken on it', () => {
    const { list, steps, targets } = made(
      'highProtein',
      'Caesar Salad',
      4,
      [
        '2 romaine lettuces, torn',
        '150 g ciabatta, torn into chunks',
        '3 tbsp olive oil',
        '1 egg yolk',
        '4 anchovy fillets, mashed',
        '150 ml sunflower oil',
        '1 tbsp lemon juice',
        '60 g Parmesan, finely grated',
      ],
      [
        'Toss the ciabatta with the olive oil and bake at 200°C for 10 minutes.',
        'Whisk the egg yolk and anchovies, then whisk in the sunflower oil. Stir in the lemon juice and half of the Parmesan.',
        'Toss the lettuce with the dressing, scatter over the croutons and the remaining Parmesan and serve.',
      ],
    );
    expect(list).toMatch(/chicken breasts?, grilled or pan-fried/);
    expect(steps).toMatch(/Lay the sliced chicken on top and serve\.$/);
    expect(targets.every(({ met }) => met)).toBe(true);
  });

  it('half of the coconut milk is stock where the lighter tin is not enough', () => {
    const { list, steps } = made(
      'lowSaturatedFat',
      'Thai Green Curry',
      4,
      [
        '4 tbsp Thai green curry paste',
        '800 ml coconut milk',
        '1 aubergine, cubed',
        '400 g raw prawns, peeled',
        '300 g jasmine rice',
      ],
      [
        'Fry the curry paste for 2 minutes. Add the coconut milk and bring to a simmer.',
        'Add the aubergine and cook for 8 minutes. Add the prawns and cook for 3 minutes until pink. Serve with the cooked rice.',
      ],
    );
    expect(list).toMatch(/^400 ml light coconut milk$/m);
    expect(list).toMatch(/^400 ml low-sodium vegetable stock$/m);
    expect(steps).toMatch(/Add the coconut milk(?: and|,) (?:the )?vegetable stock/);
  });
});

describe('what is changed fits the dish', () => {
  const roast = made(
    'weightLoss',
    'Roast Beef',
    6,
    ['1.5 kg beef topside', '1.2 kg potatoes, peeled', '100 g beef dripping'],
    [
      'Roast the beef at 220°C for 20 minutes, then at 170°C for 1 hour more. Rest for 30 minutes.',
      'Parboil the potatoes for 10 minutes, then roast them in the dripping for 50 minutes.',
    ],
  );

  it('a joint that roasts by its weight is no smaller', () => {
    expect(roast.list).toMatch(/^1\.5 kg beef topside$/m);
  });

  it('the steps call what came in by its plain name', () => {
    const { list, steps } = made(
      'lowFat',
      'Mushroom Soup',
      4,
      [
        '50 g butter',
        '500 g mushrooms, sliced',
        '2 tbsp plain flour',
        '800 ml chicken stock',
        '200 ml double cream',
      ],
      [
        'Melt the butter and cook the mushrooms for 10 minutes.',
        'Stir in the flour, then the stock. Simmer for 15 minutes.',
        'Blend until smooth and stir in the cream.',
      ],
    );
    expect(list).toMatch(/^200 ml low-fat evaporated milk$/m);
    expect(steps).toMatch(/stir in the evaporated milk\./);
  });

  it('fat that the recipe says to leave is not poured off', () => {
    const { steps } = made(
      'lowFat',
      'Loaded Potato Soup',
      6,
      [
        '6 slices bacon',
        '4 tbsp butter',
        '1 onion, diced',
        '4 cups chicken broth',
        '2 lbs russet potatoes, cubed',
      ],
      [
        'Cook the bacon in a big pot until crispy, remove. Leave the grease!',
        'Add butter and onion, cook 5 min. Add broth and potatoes, simmer 20 min till tender.',
      ],
    );
    expect(steps).not.toMatch(/Pour off/);
  });

  it('crumbs in a meatloaf bind, and are no crust', () => {
    const { reasons } = made(
      'heartHealthy',
      "Grandma's Meatloaf",
      8,
      [
        '2 lbs ground beef (80/20)',
        '1 cup breadcrumbs',
        '2 eggs',
        '1/2 cup milk',
        '1 onion, grated',
        '2 tsp salt',
      ],
      ['Mix everything with your hands and shape into a loaf.', 'Bake at 350°F for 1 hour, to 160°F inside.'],
    );
    expect(reasons).not.toMatch(/just as crisp/);
  });

  it('whole-wheat pasta swells as the other does, so that more can be done for a carbonara', () => {
    const { list } = made(
      'heartHealthy',
      'Spaghetti Carbonara',
      4,
      ['400 g spaghetti', '200 g pancetta, diced', '3 eggs', '100 g Pecorino Romano, finely grated'],
      [
        'Boil the spaghetti. Fry the pancetta until crisp. Beat the eggs with most of the cheese.',
        'Toss the pasta with the pancetta off the heat, then stir in the egg mixture. Serve with the rest of the cheese.',
      ],
    );
    expect(list).toMatch(/whole wheat spaghetti/);
    expect(list).not.toMatch(/^200 g pancetta/m);
    expect(list).not.toMatch(/^100 g Pecorino/m);
  });

  it('black beans go into a wrap that is to have more fiber, and tortillas are tortillas still', () => {
    const { list, steps } = made(
      'highFiber',
      'Breakfast Burritos',
      8,
      ['10 eggs', '2 tbsp butter', '2 cups shredded cheddar', '8 large flour tortillas', '1 cup salsa'],
      ['Scramble the eggs in the butter.', 'Fill the tortillas with eggs, cheese and salsa and roll up.'],
    );
    expect(list).toMatch(/whole wheat tortillas/);
    expect(list).toMatch(/black beans/);
    expect(steps).toMatch(/Fill the tortillas/);
  });
});

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  servings: number,
  percent: number,
  ingredients: string[],
  instructions: string[],
) => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return {
    ...made,
    list: made.ingredients.map(({ text }) => text).join('\n'),
    steps: made.instructions.join('\n'),
    reasons: made.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('a target that lies far', () => {
  it('is met by cuts on the dear lines, with stock for the wine, and the pot stays full', () => {
    const { list, target_met, reasons } = cheaper(
      'Coq au Vin for a Rainy Sunday',
      6,
      35,
      [
        '6 slices thick-cut bacon, diced',
        '3 lbs bone-in chicken thighs',
        '1 lb cremini mushrooms, quartered',
        '1 bag (14 oz) frozen pearl onions',
        '3 carrots',
        '1 bottle Burgundy (Pinot Noir)',
        '1 cup chicken broth',
        '1/4 cup cognac',
        '2 Tbsp butter',
        '2 Tbsp flour',
      ],
      [
        'Cook bacon in a Dutch oven until crisp, take it out.',
        'Brown chicken in the fat, 5 minutes a side, in batches. Set aside with the bacon.',
        'Add mushrooms, pearl onions and carrots, cook until golden, 10 min.',
        'Pour in the cognac, let it bubble away, then the wine and broth. Add chicken and bacon. Simmer, covered, 45 min.',
        'Mash butter with flour, whisk in, and simmer 10 more minutes until it coats a spoon.',
      ],
    );
    expect(target_met).toBe(true);
    expect(list).toMatch(/^1 bottle inexpensive dry red wine/m);
    expect(list).not.toMatch(/cognac/);
    expect(list).toMatch(/^1 lb cremini mushrooms/m);
    expect(reasons).not.toMatch(/does the same job|comes off the same lines/);
  });

  it('keeps lamb in a moussaka, stretched with lentils', () => {
    const { list, target_met } = cheaper(
      'Greek moussaka',
      6,
      30,
      [
        '2 large aubergines',
        '750g lamb mince',
        '1 onion',
        '2 x 400g tins plum tomatoes',
        '150ml red wine',
        '100ml olive oil',
        '60g butter',
        '60g flour',
        '600ml milk',
        '100g parmesan',
      ],
      [
        'Slice aubergines, brush with oil and grill until soft.',
        'Fry onion and lamb until brown. Add wine and tomatoes, simmer 45 min.',
        'Melt butter, stir in flour, then milk, whisk until thick. Stir in half the cheese.',
        'Layer aubergine and lamb, top with sauce and remaining cheese. Bake at 180C 45 min.',
      ],
    );
    expect(target_met).toBe(true);
    expect(list).not.toMatch(/turkey|chicken/);
    expect(list).toMatch(/lentils/);
  });
});

it('sums are told in shares where nobody pays in dollars, and in dollars where they do', () => {
  const [british, american] = [
    ['600g cod fillets', '200g plain flour', '1kg potatoes'],
    ['1 1/2 lb cod fillets', '2 cups flour', '2 lb potatoes'],
  ].map((lines) =>
    cheaper('Fish Pie', 4, 20, lines, [
      'Boil the potatoes and mash.',
      'Poach the cod for 8 minutes. Top with mash and bake 30 minutes.',
    ]),
  );
  expect(british!.reasons).toMatch(/saves about \d+ % of the cost/);
  expect(british!.reasons + british!.tips.join()).not.toMatch(/USD/);
  expect(american!.reasons).toMatch(/saves \$\d+\.\d\d, \d+ %/);
});

it('thin cutlets are told in their own minutes, and pounded anchovies make none', () => {
  const lines = ['4 chicken breasts', '100g breadcrumbs', '2 eggs', '80g parmesan', '6 anchovies'];
  const cutlets = cheaper('Milanese', 4, 25, lines, [
    'Pound the chicken breasts flat, dip in the egg, then in the breadcrumbs and parmesan.',
    'Fry the chicken breasts 5 minutes each side until golden. Scatter over the anchovies.',
  ]);
  expect(cutlets.list).toMatch(/halved horizontally/);
  expect(cutlets.steps).toMatch(/2–3 minutes each side/);
  const whole = cheaper('Chicken Salad', 4, 25, lines, [
    'Pound the anchovies.',
    'Griddle the chicken breasts 6 minutes each side, slice and toss with the parmesan.',
  ]);
  expect(whole.list).not.toMatch(/halved horizontally/);
});

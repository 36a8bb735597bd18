import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  percent: number,
  ingredients: string[],
  instructions: string[],
  servings = 4,
) => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return {
    ...made,
    list: made.ingredients.map(({ text }) => text).join('\n'),
    steps: made.instructions.join('\n'),
  };
};

describe('another cut of the same animal before less of everything', () => {
  it('makes a Sunday roast of topside, and says that it is done sooner where it roasts', () => {
    const roast = cheaper(
      'Sunday Roast Beef',
      30,
      [
        '2kg beef rib roast',
        '2 tbsp rapeseed oil',
        '1.5kg potatoes',
        '500ml fresh beef stock',
        '300ml red wine',
      ],
      [
        'Rub the beef with oil and salt. Roast at 220C for 20 minutes, then at 170C for 1 hour 15 minutes. Rest for 30 minutes.',
        'Boil the potatoes for 20 minutes.',
        'Add the wine and stock to the tin and simmer for 10 minutes.',
      ],
    );
    expect(roast.target_met).toBe(true);
    expect(roast.list).toMatch(/topside of beef/);
    expect(roast.steps).toMatch(/170C for 1 hour 15 minutes\. Topside .* done sooner/);
    expect(roast.steps).not.toMatch(/stock and stock/);
  });

  it('braises shin in the place of veal, and calls the dish so', () => {
    const braise = cheaper(
      'Braised Veal Shanks',
      25,
      ['4 veal shanks (about 1.4kg)', '3 tbsp olive oil', '1 onion, chopped', '500ml water'],
      [
        'Brown the veal in the oil for 4 minutes a side; remove.',
        'Soften the onion for 10 minutes. Pour in half the water.',
        'Add the rest of the water. Return the veal, cover and simmer for 2 hours until tender.',
      ],
    );
    expect(braise.target_met).toBe(true);
    expect(braise.title).toMatch(/Beef Shin/);
    expect(braise.steps).toMatch(/2 hours until tender\. It takes half an hour longer/);
    expect(braise.steps).not.toMatch(/\bveal\b/);
  });

  it('warms beans for tacos apart from steak that is grilled', () => {
    const tacos = cheaper(
      'Beef Tacos',
      35,
      [
        '1.5 lb skirt steak',
        '2 limes, juiced',
        '12 corn tortillas',
        '2 avocados',
        '1 cup cotija cheese, crumbled',
      ],
      [
        'Marinate the steak in the lime juice for 2 hours.',
        'Grill the steak over high heat for 3-4 minutes per side. Rest and slice thin.',
        'Fill the tortillas with steak, avocado and cotija.',
      ],
    );
    expect(tacos.target_met).toBe(true);
    expect(tacos.list).toMatch(/black beans/);
    expect(tacos.steps).toMatch(/Warm the black beans through in a small pan/);
    expect(tacos.list).toMatch(/2 avocados/);
  });
});

describe('what is left alone', () => {
  it('puts no peas beside shrimp that are seared before the pasta takes them', () => {
    const scampi = cheaper(
      'Shrimp Scampi with Linguine',
      25,
      [
        '1 lb linguine',
        '1 1/2 lb jumbo shrimp, peeled',
        '6 tbsp butter',
        '3/4 cup dry white wine',
        '1 lemon, juiced',
      ],
      [
        'Boil the linguine for 9 minutes and drain.',
        'Sear the shrimp in half the butter 1-2 minutes per side. Transfer to a plate.',
        'Add the wine and lemon juice and simmer until reduced by half. Toss in the linguine, shrimp and the rest of the butter.',
      ],
    );
    expect(scampi.list).not.toMatch(/peas/);
    expect(scampi.list).toMatch(/frozen shrimp/);
  });

  it('takes no butter from a roux, whichever of two lines the steps mean', () => {
    const mac = cheaper(
      'Lobster Mac and Cheese',
      40,
      [
        '1 lb macaroni',
        '4 tbsp butter',
        '1/4 cup flour',
        '3 cups milk',
        '8 oz Gruyere, grated',
        '1 lb cooked lobster meat, chopped',
        '1 cup panko',
        '2 tbsp melted butter',
      ],
      [
        'Boil the macaroni and drain.',
        'Melt butter, whisk in flour and cook 2 minutes. Whisk in the milk and simmer until thick. Stir in the Gruyere.',
        'Fold in macaroni and lobster. Spoon into a dish. Mix panko with melted butter and scatter over top. Bake for 25 minutes at 375°F.',
      ],
      6,
    );
    expect(mac.list).toMatch(/^4 tbsp butter$/m);
    expect(mac.steps).toMatch(/lobster and (?:cooked )?shrimp|Fold in the cooked shrimp too\. Spoon/);
  });

  it('blitzes no dried herbs into a green crust', () => {
    const rack = cheaper(
      'Rack of Lamb with Herb Crust',
      12,
      [
        '2 racks of lamb',
        '75g breadcrumbs',
        '20 sprigs thyme, leaves picked',
        '2 tbsp mustard',
        '800g new potatoes',
        '300ml red wine',
      ],
      [
        'Whizz the breadcrumbs and thyme until green.',
        'Brush the lamb with mustard and press on the crumbs. Roast at 200C for 25 minutes.',
        'Boil the potatoes for 15 minutes. Reduce the wine by half.',
      ],
    );
    expect(rack.list).not.toMatch(/dried thyme/);
  });
});

it('takes the shop’s own make where a finer one was asked for, before anything else gives way', () => {
  const brownies = cheaper(
    'Brownies',
    8,
    [
      '200g good-quality dark chocolate (70%), chopped',
      '200g butter',
      '3 eggs',
      '275g sugar',
      '90g plain flour',
      '100g chopped pecans',
    ],
    [
      'Melt the chocolate and butter.',
      'Whisk the eggs and sugar, fold in the chocolate, flour and pecans. Bake for 25 minutes at 180C.',
    ],
    16,
  );
  expect(brownies.list).toMatch(/own-brand dark chocolate \(70%\), chopped/);
  expect(brownies.list).not.toMatch(/good-quality/);
});

it('keeps the butter of a cream sauce, and the vanilla of a cake out of a jar of powder', () => {
  const alfredo = cheaper(
    'Chicken Alfredo',
    25,
    [
      '1 lb fettuccine',
      '1 1/2 lbs chicken breast',
      '1/2 cup butter',
      '2 cups heavy cream',
      '2 cups grated Parmesan',
    ],
    [
      'Boil the fettuccine and drain. Fry the chicken for 12 minutes and slice.',
      'Melt butter, add cream and simmer 5 minutes. Stir in the Parmesan. Toss with the pasta and chicken.',
    ],
  );
  expect(alfredo.list).toMatch(/butter/);
  expect(alfredo.list).not.toMatch(/canola/);
  const cheesecake = cheaper(
    'Cheesecake',
    20,
    [
      '200g digestive biscuits',
      '100g butter, melted',
      '900g Philadelphia cream cheese',
      '250g caster sugar',
      '1 vanilla pod, seeds scraped',
      '3 eggs',
      '300g fresh raspberries',
    ],
    [
      'Crush biscuits, mix with butter and press into a tin.',
      'Beat cheese, sugar, eggs and vanilla seeds. Bake at 180C for 40 minutes. Top with the raspberries.',
    ],
    12,
  );
  expect(cheesecake.list).not.toMatch(/vanilla powder|Philadelphia/);
});

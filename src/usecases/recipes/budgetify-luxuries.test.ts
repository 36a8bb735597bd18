import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  percent: number,
  ingredients: string[],
  instructions: string[],
  servings = 6,
) => {
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
  });
  return { ...made, list: made.ingredients.map(({ text }) => text), steps: made.instructions };
};

describe('luxuries that nobody tastes go first', () => {
  const bourguignon = cheaper(
    'Beef Bourguignon',
    27,
    [
      '3 lbs beef chuck roast, cut in 2-inch chunks',
      '6 oz thick-cut bacon, chopped',
      '1 bottle (750ml) Pinot Noir',
      '1/4 cup cognac',
      '2 cups beef stock',
      '8 oz pearl onions, peeled',
      '3 carrots, chunked',
      '1 small bunch fresh thyme',
    ],
    [
      'Crisp the bacon in a Dutch oven for 8 minutes and scoop it out.',
      'Brown the beef in the bacon fat, about 20 minutes.',
      'Toss in the carrots for 6 minutes. Carefully pour in the cognac and let it bubble off.',
      'Return the beef and bacon with the wine, stock and thyme. Cover and simmer for 2 1/2 hours.',
      'Brown the pearl onions in a skillet, about 12 minutes, and stir them into the stew.',
    ],
  );

  it('takes a plainer bottle and keeps every ounce of the meat', () => {
    expect(bourguignon.target_met).toBe(true);
    expect(bourguignon.list).toContain('3 lbs beef chuck roast, cut in 2-inch chunks');
    expect(bourguignon.list).toContain('1 bottle (750ml) inexpensive dry red wine');
    expect(bourguignon.steps.join(' ')).not.toMatch(/cognac/);
    expect((bourguignon.tips ?? []).join(' ')).toMatch(/Kept in full: the beef chuck roast/);
  });

  it('tells sums of the whole recipe that add up to the cent', () => {
    const sums = bourguignon.changes.map(({ reason }) =>
      Number(/saves \$(\d+\.\d\d)/.exec(reason)?.[1] ?? 0),
    );
    const all = Number(/\$(\d+\.\d\d) saved/.exec((bourguignon.tips ?? []).join(' '))![1]);
    expect(Math.round(sums.reduce((sum, one) => sum + one, 0) * 100)).toBe(Math.round(all * 100));
    const [was, is] = [bourguignon.cost_before.total!, bourguignon.cost.total!];
    expect(Math.round((was - is) * 100)).toBe(Math.round(all * 100));
  });

  it('leaves out what is flamed together with the flames', () => {
    const { steps } = cheaper(
      'Coq au Vin',
      45,
      [
        '1 whole chicken (about 1.6kg), jointed into 8 pieces',
        '150g bacon',
        '500ml red wine',
        '60ml brandy',
        '2 tbsp plain flour',
        '2 carrots, sliced',
      ],
      [
        'Fry the bacon and carrots for 5 minutes.',
        'Pour in the brandy and carefully set it alight. When the flames die down, stir in the flour.',
        'Add the wine and the chicken, cover and simmer for 45 minutes.',
      ],
      4,
    );
    expect(steps[1]).toBe('Stir in the flour.');
  });
});

describe('a cheaper food is cooked in its own way', () => {
  it('lays soft fish on top where firm fish was fried and put back', () => {
    const { steps, list } = cheaper(
      'Seafood Paella',
      25,
      [
        '400g paella rice',
        '300g squid, sliced into rings',
        '300g monkfish, cut into chunks',
        '3 tbsp olive oil',
        '1.2l hot vegetable stock',
        '100g frozen peas',
      ],
      [
        'Fry the monkfish and squid in the oil for 2 minutes, then remove.',
        'Stir in the rice, pour in the stock and simmer for 10 minutes.',
        'Return the squid and monkfish with the peas. Cook for 8 to 10 minutes until the rice is tender.',
      ],
    );
    expect(list).toContain('300g pollock, cut into chunks');
    expect(steps.join('\n')).toContain('Fry the squid in the oil for 2 minutes, then remove.');
    expect(steps.join('\n')).toContain('Return the squid with the peas. Lay the pollock on top, raw.');
  });

  it('flours frozen berries at the last minute and bakes their chill out', () => {
    const { steps, list } = cheaper(
      'Lemon and Raspberry Cake',
      10,
      [
        '200g butter, softened',
        '200g caster sugar',
        '4 eggs',
        '275g self-raising flour',
        '250g fresh raspberries',
        '1 lemon, zested',
      ],
      [
        'Beat the butter, sugar and lemon zest. Beat in the eggs, then fold in the flour.',
        'Fold in the raspberries.',
        'Bake at 180°C for 50 minutes, until a skewer comes out clean.',
      ],
      10,
    );
    expect(list).toContain('250g frozen raspberries');
    expect(list.join('\n')).toMatch(/^1 tbsp self-raising flour, for the raspberries$/m);
    expect(steps[1]).toMatch(
      /^Add the tablespoon of flour to the raspberries, still frozen, and toss them at the last minute\. Fold in the raspberries\./,
    );
    expect(steps[2]).toMatch(/55–60 minutes/);
  });

  it('gives dried pasta its own minutes and a thin fillet fewer', () => {
    const pasta = cheaper(
      'Lemon tagliatelle',
      10,
      ['400g fresh tagliatelle', '60g butter', '1 lemon', '60g parmesan, grated'],
      ['Cook the pasta for 3 minutes and drain.', 'Toss with the butter, lemon juice and parmesan.'],
      4,
    );
    expect(pasta.steps[0]).toMatch(/^Cook the (?:pasta|dried tagliatelle) for 9–11 minutes/);
    const tacos = cheaper(
      'Fish tacos',
      20,
      ['1 1/2 lbs mahi-mahi fillets', '8 corn tortillas', '2 cups shredded cabbage', '1 lime'],
      [
        'Sear the mahi-mahi 4 minutes per side, until it flakes.',
        'Fill the tortillas with the fish and cabbage and squeeze over the lime.',
      ],
      4,
    );
    expect(tacos.list[0]).toBe('1 1/2 lbs tilapia fillets');
    expect(tacos.steps[0]).toBe('Sear the tilapia 3 minutes per side, until it flakes.');
  });

  it('speaks of no seeds where the vanilla comes out of a bottle', () => {
    const { steps, list } = cheaper(
      'Almond Financiers',
      15,
      [
        '150g butter',
        '120g ground almonds',
        '150g icing sugar',
        '50g plain flour',
        '5 egg whites',
        '1 vanilla pod, seeds scraped',
      ],
      [
        'Melt the butter.',
        'Mix the almonds, sugar and flour. Fold in the egg whites with the vanilla seeds, then the butter.',
        'Bake at 190C for 15 minutes.',
      ],
      12,
    );
    expect(list.join('\n')).toMatch(/vanilla (?:extract|essence)/);
    expect(steps[1]).not.toMatch(/seeds|pod/);
  });
});

it('leaves a roux its butter, a curry its kind of bread, and a bowl its fruit', () => {
  const { list } = cheaper(
    'Chicken Tikka Masala',
    25,
    [
      '4 skinless chicken breasts, cut into chunks',
      '150g Greek yogurt',
      '2 tbsp tikka spice mix',
      '2 onions, finely chopped',
      '400g tin chopped tomatoes',
      '200ml double cream',
      '300g basmati rice',
      '4 naan breads',
    ],
    [
      'Marinate the chicken in the yogurt and spice mix for 1 hour, then grill for 10 minutes.',
      'Fry the onions for 12 minutes. Add the tomatoes and simmer for 15 minutes.',
      'Stir in the cream and chicken and simmer for 8 minutes. Serve with the rice and naan.',
    ],
    4,
  );
  expect(list.join('\n')).not.toMatch(/pita|tortilla/);
  expect(list).toContain('2 naan breads');
  const white = cheaper(
    'Cauliflower Cheese',
    15,
    ['1 cauliflower', '50g butter', '50g plain flour', '600ml whole milk', '150g Gruyère, grated'],
    [
      'Boil the cauliflower for 6 minutes and drain.',
      'Melt the butter, stir in the flour and cook for 1 minute. Whisk in the milk and simmer for 5 minutes. Stir in the cheese.',
      'Pour over and bake at 200C for 20 minutes.',
    ],
    4,
  );
  expect(white.list).toContain('50g butter');
});

it('tells in place how much less each piece weighs', () => {
  const { list } = cheaper(
    'Grilled Swordfish',
    15,
    ['4 swordfish steaks, 6 oz each', '1 lemon', '2 cups arugula'],
    ['Grill the swordfish over high heat 4 minutes per side.', 'Serve with the arugula and lemon.'],
    4,
  );
  expect(list[0]).toMatch(/^4 swordfish steaks, (?:4½|5) oz each$/);
});

it('puts another label on a packet only where no cookery gets there', () => {
  const { list } = cheaper(
    'Chicken Alfredo',
    20,
    [
      '1 lb fettuccine',
      '1 1/2 lbs chicken breast',
      '1 cup heavy cream',
      '4 oz parmesan, grated',
      '3/4 cup Pinot Noir',
    ],
    [
      'Boil the fettuccine for 9 minutes.',
      'Fry the chicken for 8 minutes. Add the wine and cream and simmer for 5 minutes.',
      'Toss with the pasta and parmesan.',
    ],
    4,
  );
  expect(list.join('\n')).not.toMatch(/(?:store|own)-brand/);
});

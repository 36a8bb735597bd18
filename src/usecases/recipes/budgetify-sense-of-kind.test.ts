import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';

const kitchen = loadKitchen();
const cheaper = (
  title: string,
  percent: number,
  ingredients: string[],
  instructions: string[],
  more: { servings?: number; keep?: string[] } = {},
) => {
  const { servings = 4, keep = [] } = more;
  const made = budgetifyRecipe(kitchen, {
    recipe: { title, servings, ingredients, instructions },
    reduction_percent: percent,
    keep,
  });
  return { ...made, list: made.ingredients.map(({ text }) => text), steps: made.instructions };
};

describe('what comes in is of a kind that the dish can take', () => {
  const gravy = cheaper(
    'Sunday Gravy with Meatballs',
    30,
    [
      '1 lb ground beef',
      '1/2 lb ground veal',
      '1/2 lb ground pork',
      '1 cup fresh breadcrumbs',
      '3/4 cup grated Pecorino Romano',
      '2 eggs',
      '2 (28 oz) cans San Marzano tomatoes',
      '1 bunch fresh basil',
      '1 lb rigatoni',
    ],
    [
      'Mix the meats, breadcrumbs, cheese and eggs and roll into 24 balls. Bake at 400°F for 20 minutes.',
      'Crush the tomatoes, add half the basil and simmer 1 hour.',
      'Drop in the meatballs and simmer 30 minutes more. Tear in the rest of the basil.',
      'Cook the rigatoni and toss with the sauce.',
    ],
    { servings: 8 },
  );

  it('tears no herb out of a jar, and brings no third kind of mince to two', () => {
    expect(gravy.list.join('\n')).not.toMatch(/dried basil|chicken|turkey/);
  });

  it('puts no raw pulse where mince was browned', () => {
    const sauce = cheaper(
      'Vegan Bolognese',
      25,
      ['1 pack (14 oz) Impossible ground', '1 onion, diced', '2 cans (14 oz) tomatoes', '1 lb spaghetti'],
      [
        'Fry the onion for 8 minutes, add the Impossible ground and brown it.',
        'Add the tomatoes and simmer for 20 minutes.',
        'Boil the spaghetti and serve with the sauce.',
      ],
    );
    expect(sauce.list[0]).toMatch(/^14 oz canned lentils, drained/);
  });

  it('fries in clear fat, and throws nothing out with the threads that are soaked in it', () => {
    const josh = cheaper(
      'Lamb Rogan Josh',
      40,
      [
        '700 g boneless leg of lamb, cut into cubes',
        '4 tbsp ghee',
        '2 onions, finely sliced',
        '1 tbsp ginger garlic paste',
        '2 tsp garam masala',
        '1 cup yogurt, whisked',
        '1/4 tsp saffron soaked in 2 tbsp milk',
      ],
      [
        'Heat the ghee and fry the onions till golden brown.',
        'Add the ginger garlic paste and the lamb and brown for 8 minutes.',
        'Stir in the garam masala and the yogurt. Add 2 cups water, cover and cook 1 hour till the lamb is soft.',
        'Stir in the saffron milk.',
      ],
      { keep: ['lamb'] },
    );
    expect(josh.list.join('\n')).not.toMatch(/margarine|turmeric/);
    expect(josh.list.join('\n')).toMatch(/saffron,? soaked in 2 tbsp milk/);
    expect(josh.list[0]).toMatch(/^700 g boneless leg of lamb/);
  });
});

describe('a food is measured and spoken of as it is used', () => {
  it('takes no more beans than there was asparagus', () => {
    const side = cheaper(
      'Roast Asparagus with Hazelnuts',
      30,
      [
        '2 bunches asparagus, trimmed',
        '1 tablespoon olive oil',
        '4 tablespoons unsalted butter',
        '1/3 cup hazelnuts, chopped',
      ],
      [
        'Roast the asparagus with the oil at 425°F for 12 minutes.',
        'Melt the butter, add the hazelnuts and spoon over.',
      ],
    );
    expect(side.list[0]).toBe('1 1/2 lb frozen green beans');
  });

  it('promises nothing of an oven to what is never baked', () => {
    const oats = cheaper(
      'Overnight Oats',
      30,
      [
        '1 cup rolled oats',
        '1 cup almond milk',
        '1 tsp vanilla extract',
        '2 tbsp maple syrup',
        '1/2 cup fresh raspberries',
      ],
      ['Mix all but the raspberries in a jar and refrigerate overnight.', 'Top with the raspberries.'],
      { servings: 2 },
    );
    expect(oats.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/oven/i);
  });

  it('has a sweet bottle for a drink, whose cream is no sauce', () => {
    const liqueur = cheaper(
      'Homemade Irish Cream Liqueur',
      30,
      [
        '1 cup heavy cream',
        '1 can (14 oz) sweetened condensed milk',
        '1 2/3 cups Irish whiskey',
        '1 tsp vanilla extract',
      ],
      ['Blend all for 1 minute and bottle. Keep in the fridge.'],
      { servings: 10 },
    );
    expect(liqueur.changes.map(({ reason }) => reason).join(' ')).not.toMatch(/sauce/);
  });

  it('drizzles no sugar, and makes no hollandaise of oil', () => {
    const dip = cheaper(
      'Goat Cheese Dip',
      40,
      ['8 oz cream cheese', '4 oz goat cheese', '1/4 cup chopped pistachios', '1/4 cup honey'],
      ['Beat the cheeses and spread on a plate. Top with pistachios. Drizzle with honey.'],
    );
    expect(dip.list.join('\n')).not.toMatch(/sugar/);
    const sauce = cheaper(
      'Hollandaise',
      30,
      ['3 egg yolks', '1 tbsp lemon juice', '175g unsalted butter, melted'],
      [
        'Whisk the yolks and the lemon juice over simmering water till thick.',
        'Trickle in the butter, whisking all the time.',
      ],
    );
    expect(sauce.list.join('\n')).not.toMatch(/oil/);
  });

  it('keeps the name of a dish that has one of its own', () => {
    const shanks = cheaper(
      'Ossobuco',
      30,
      [
        '4 veal shanks',
        '1/2 cup flour',
        '4 tbsp butter',
        '1 onion, chopped',
        '1 cup dry white wine',
        '2 cups veal stock',
      ],
      [
        'Dredge the shanks in flour and brown in the butter.',
        'Soften the onion, add the wine and the stock, cover and braise for 2 hours.',
      ],
    );
    expect(shanks.title).toMatch(/Ossobuco$/);
  });

  it('calls no share reached that is shown as less', () => {
    const balls = cheaper(
      'Peanut Butter Energy Balls',
      30,
      [
        '1 cup old fashioned oats',
        '1/2 cup natural peanut butter',
        '1/3 cup honey',
        '1/2 cup mini chocolate chips',
        '1/2 cup ground flaxseed',
        '1 tsp vanilla extract',
      ],
      ['Mix everything. Chill 30 minutes and roll into 20 balls.'],
      { servings: 20 },
    );
    expect(balls.target_met).toBe(Math.round(balls.saved_percent ?? 0) >= 30);
  });
});

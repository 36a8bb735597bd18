import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const made = (
  focus: Parameters<typeof healthify>[1]['health_focus'],
  title: string,
  ingredients: string[],
  instructions: string[],
  servings = 4,
) => healthify(kitchen, { recipe: { title, ingredients, instructions, servings }, health_focus: focus });
const list = ({ ingredients }: ReturnType<typeof made>): string =>
  ingredients.map(({ text }) => text).join('\n');
const steps = ({ instructions }: ReturnType<typeof made>): string => instructions.join(' ');

describe('what a dietitian who cooks puts on the plate', () => {
  it('bakes what was breaded and fried in a pan, and pours no stock into its oil', () => {
    const parm = made(
      'lowFat',
      'moms chicken parm',
      [
        '4 chicken breasts pounded',
        '2 eggs beaten',
        '1 c flour',
        '2 cups italian breadcrumbs',
        '1 cup veg oil for frying',
        'jar of marinara (24 oz)',
        '8 oz mozz, sliced',
      ],
      [
        'Set up your dredging station w/ flour, egg, and crumbs. season the chicken',
        'dredge each one',
        'fry in hot oil 3-4 min a side til golden',
        'put in baking dish, top w sauce and mozz. Bake 400 for 20 min until cheese is bubbly',
      ],
    );
    expect(parm.title).toBe("Mom's Lighter Chicken Parm");
    expect(list(parm)).toMatch(/2 tbsp veg oil, for brushing/);
    expect(list(parm)).not.toMatch(/stock/);
    expect(steps(parm)).toMatch(/Bake for 12–15 minutes, turning once, until golden/);
    expect(steps(parm)).toMatch(/top w sauce and (?:part-skim )?mozz\. Bake 400 for 20 min/);
    expect(steps(parm)).not.toMatch(/\bfry\b/i);
  });

  it('bakes dough that swam in oil', () => {
    const rings = made(
      'lowCalorie',
      'Old-Fashioned Doughnuts',
      [
        '500 g flour',
        '7 g instant yeast',
        '60 g sugar',
        '2 eggs',
        '250 ml milk',
        '60 g butter',
        '1 litre vegetable oil, for deep-frying',
        '100 g sugar, for rolling',
      ],
      [
        'Knead flour, yeast, sugar, eggs, milk and butter to a soft dough. Let rise 1 hour.',
        'Roll out 1.5 cm thick, cut out rings and let rise 30 minutes.',
        'Heat the oil to 180°C in a deep pan.',
        'Fry the doughnuts in batches for 2 minutes on each side until golden, then drain on paper towels.',
        'Roll in sugar while warm.',
      ],
      12,
    );
    expect(rings.title).toMatch(/Baked/);
    expect(list(rings)).toMatch(/4 tbsp vegetable oil, for brushing/);
    expect(steps(rings)).toMatch(/brush them all over with the oil and bake for 12–14 minutes, until golden/);
    expect(steps(rings)).not.toMatch(/\bfry\b|paper towels|180/i);
    expect(steps(rings)).not.toMatch(/skim the milk/);
  });

  it('lets blended potatoes thicken in place of starch', () => {
    const soup = made(
      'lowFat',
      'Potato Leek Soup',
      [
        '3 tablespoons butter',
        '2 large leeks',
        '1 quart chicken stock',
        '11 ounces potatoes, sliced',
        '¾ cup heavy cream',
      ],
      [
        'Melt the butter in a pot, add leeks and potatoes. Stir until soft.',
        'Add stock and simmer 15 minutes until potatoes are tender.',
        'Remove the pot from the heat and blend. Stir in heavy cream.',
      ],
      2,
    );
    expect(list(soup)).not.toMatch(/cornstarch/);
    expect(soup.changes.map(({ reason }) => reason).join(' ')).toMatch(/blended potatoes give the body/i);
  });

  it('leaves a vessel filled as it says, with another make of what fills it', () => {
    const chops = made(
      'kidneyFriendly',
      'Sticky Porkchops',
      ['4 pork chops', '2 tbsp honey', '3 garlic cloves, crushed', 'Soy sauce'],
      [
        'Fill a shallow dish with soy sauce to about half the thickness of the chops. Mix in the honey and garlic.',
        'Turn the chops in it and chill for 3 hours.',
        'Cook the chops in a pan for 10-15 minutes.',
      ],
    );
    expect(list(chops)).toMatch(/reduced-sodium soy sauce/i);
    expect(list(chops)).not.toMatch(/\d tsp soy/i);
  });

  it('asks for no sweetener out of a factory where whole food is asked for', () => {
    const cake = made(
      'wholeFood',
      'Butter Cake',
      [
        '250 g butter',
        '200 g sugar',
        '4 eggs',
        '250 g self-raising flour',
        '60 ml milk',
        '1 tsp vanilla extract',
      ],
      [
        'Cream the butter and sugar. Beat in the eggs and vanilla.',
        'Fold in the flour and milk. Bake at 175°C for 45 minutes.',
      ],
      8,
    );
    expect(list(cake)).not.toMatch(/erythritol/);
  });

  it('drops a second food of a pair and keeps what the recipe made itself', () => {
    const bake = made(
      'mediterranean',
      'Pastítsio',
      [
        '600 g penne',
        '1 onion',
        '700 g lean ground beef',
        '340 g tomato paste',
        '226 g butter',
        '226 g flour',
        '1 l milk',
        'grated cheese (optional)',
      ],
      [
        'Cook the pasta. Cook the onion, add meat and brown it. Add the tomato paste and simmer 3 minutes.',
        'Melt the butter, add the flour and whisk in the milk until thick.',
        'Assemble: half pasta, all the meat sauce, 2nd half of pasta, rest of béchamel and cheese.',
        'Bake at 190°C for 45 minutes.',
      ],
      6,
    );
    expect(steps(bake)).toMatch(/rest of (?:the )?béchamel/);
  });

  it('asks for less where less is left', () => {
    const pasta = made(
      'lowFat',
      'Baked Mostaccioli',
      ['24 oz marinara sauce', '1 lb penne', '8 oz shredded mozzarella cheese'],
      [
        'Boil the pasta for 6 minutes. Mix it with the sauce in a baking dish.',
        "Cover generously with the mozzarella until you can't see the pasta.",
        'Bake at 350°F for 20 minutes.',
      ],
      8,
    );
    expect(steps(pasta)).not.toMatch(/generously|can't see/);
  });

  it('takes a dish that has plenty of what is asked a good step further', () => {
    const chili = made(
      'highFiber',
      'Chili',
      [
        '2 lb ground beef',
        '1 onion, chopped',
        '2 cans kidney beans',
        '1 (28 oz) can crushed tomatoes',
        '3 tbsp chili powder',
      ],
      ['Brown the beef with the onion.', 'Add the chili powder, beans and tomatoes. Simmer for 1 hour.'],
      8,
    );
    const [fiber] = chili.targets;
    expect(fiber!.after! / fiber!.before!).toBeGreaterThan(1.1);
  });

  it('states what is known of a dish where the rest cannot be', () => {
    const { targets, warnings } = made(
      'lowSugar',
      'Tiramisù',
      ['4 eggs', '100 g sugar', '500 g mascarpone', '300 g savoiardi biscuits', 'coffee at room temperature'],
      [
        'Beat the eggs with the sugar. Stir in the mascarpone.',
        'Layer the biscuits, soaked in coffee, with the cream.',
      ],
      8,
    );
    for (const { before, after, met } of targets) {
      expect(before).not.toBeNull();
      expect(after).not.toBeNull();
      if (warnings.some((text) => /cannot be weighed/.test(text))) expect(met).toBe(false);
    }
  });
});

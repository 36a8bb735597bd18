import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
type Wish = Partial<Parameters<typeof healthify>[1]> & Pick<Parameters<typeof healthify>[1], 'health_focus'>;
const made = (wish: Wish, title: string, servings: number, ingredients: string[], instructions: string[]) => {
  const answer = healthify(kitchen, { recipe: { title, servings, ingredients, instructions }, ...wish });
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions.join('\n'),
    reasons: answer.changes.map(({ reason }) => reason).join('\n'),
  };
};

describe('a line of choices', () => {
  it('loses what must be avoided, and the rest stays to choose from', () => {
    const { list, reasons } = made(
      { health_focus: 'highFiber', allergies: ['peanuts', 'tree nuts'] },
      'Oatmeal Cookies',
      24,
      [
        '1 cup butter',
        '2 eggs',
        '2 cups sugar',
        '2 cups flour',
        '3 cups oats',
        'cranberries/raisins/nuts (optional)',
      ],
      [
        'Whisk butter, eggs and sugar together',
        'Add and combine flour, oats, and optional add-ins',
        'Shape 24 balls and bake for 10 minutes.',
      ],
    );
    expect(list).toMatch(/^cranberries or raisins \(optional\)$/m);
    expect(reasons).toContain(
      'Of the choices nuts are left out, as asked, and cranberries and raisins stay.',
    );
    // Three changes that add up, and the sugar of a treat besides.
    expect(list).toMatch(/whole wheat flour/);
    expect(list).toMatch(/ground flaxseed/);
    expect(list).not.toMatch(/^2 cups sugar$/m);
  });

  it('is no chicken in the minutes of shrimp', () => {
    const { list } = made(
      { health_focus: 'highFiber', allergies: ['shellfish'] },
      'Fried rice',
      4,
      ['3 cups cooked rice', '2 tbsp oil', '1 lb shrimp or chicken breast', '1 cup peas'],
      ['Heat the oil, fry the shrimp 3 min.', 'Add rice and peas.'],
    );
    expect(list).not.toMatch(/chicken/);
  });
});

it('what is boiled down until reduced is no reduced-sodium sauce', () => {
  const { steps } = made(
    { health_focus: 'highProtein', dietary_restrictions: ['glutenFree'] },
    'Glaze',
    4,
    ['1 quart chicken stock', '1 tsp low-sodium soy sauce', '1 tsp tomato paste'],
    ['Put the tomato paste in a pot and stir in the stock and soy sauce.', 'Boil until reduced to a sixth.'],
  );
  expect(steps).toMatch(/until reduced to a sixth/);
});

describe('what comes in goes where a cook would put it', () => {
  it('garlic at the end of a fry, and no yogurt into a sauce that simmers', () => {
    const { list, steps } = made(
      { health_focus: 'heartHealthy' },
      'Sausage Stroganoff',
      4,
      [
        '500 g sausage',
        '1 yellow onion',
        '1 tbsp olive oil',
        '4 tbsp tomato purée',
        '250 ml cream',
        '1 tbsp soy sauce',
      ],
      [
        'Cut the sausage into sticks and dice the onion.',
        'Fry the sausage and onion in oil for about ten minutes. Add the tomato purée and cook for another minute.',
        'Stir in cream and soy sauce. Let it simmer for at least five minutes.',
      ],
    );
    expect(steps).toMatch(/ten minutes\. Add the garlic and stir for 1 minute\./);
    expect(list).not.toMatch(/yogurt/);
  });

  it('no garlic into a roast that is done, nor into a pan of boiling eggs', () => {
    const roast = made(
      { health_focus: 'dash' },
      'Pot Roast',
      8,
      [
        '4 lb chuck roast',
        '1 packet onion soup mix',
        '1 cup beef broth',
        '2 lb potatoes',
        '1 lb carrots',
        'salt',
      ],
      [
        'Brown the roast. Add soup mix and broth.',
        'Cook at 300 for 3 hours, then add potatoes and carrots and cook another hour.',
      ],
    );
    expect(roast.steps).not.toMatch(/Add the garlic/);
    const bake = made(
      { health_focus: 'wholeFood' },
      'Baked pasta with broccoli and eggs',
      4,
      ['500 g penne', '500 g broccoli', '4 eggs', '200 g scamorza cheese', '400 g béchamel'],
      [
        'Boil the pasta.',
        'Boil broccoli and eggs for 10 minutes.',
        'Layer all with béchamel and cheese.',
        'Bake at 180°C for 20 minutes.',
      ],
    );
    expect(bake.steps).not.toMatch(/eggs for 10 minutes\. Add/);
  });

  it('the last of a list ends before the dish that it is stirred in', () => {
    const { steps } = made(
      { health_focus: 'lowSodium' },
      'Green Bean Casserole',
      8,
      [
        '2 cans green beans, drained',
        '1 can cream of mushroom soup',
        '1/2 cup milk',
        '1 tsp soy sauce',
        '1 1/3 cups french fried onions',
      ],
      [
        'Stir soup, milk, soy sauce, beans and half the onions in casserole.',
        'Bake at 350 for 25 min. Top with remaining onions, bake 5 min more.',
      ],
    );
    expect(steps).not.toMatch(/in casserole and/);
  });
});

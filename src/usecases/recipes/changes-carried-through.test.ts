import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { applyEdits, type Edit } from '#cooking/edit/edit';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';

const kitchen = loadKitchen();
const food = (id: string) => kitchen.foods.get(id)!;
const read = (ingredients: string[], instructions: string[]) =>
  understandRecipe(
    { title: 'Dinner', description: null, cuisine: null, servings: 4, ingredients, instructions },
    kitchen,
  );
const edited = (ingredients: string[], instructions: string[], ...edits: Edit[]) =>
  applyEdits(read(ingredients, instructions), edits, kitchen).text;

describe('a grain that takes longer has its own water and time', () => {
  it.each([
    'Start the rice: rinse it, add 3 cups water, bring to a boil, cover and cook on low 15 minutes, then leave it alone 10 minutes.',
    'Rinse the rice. Add 3 cups water, bring to a boil, cover and cook on low 15 minutes. Let stand 10 minutes.',
    'Rinse the rice, add 3 cups water and bring to a boil. Cover and cook on low for 15 minutes.',
  ])('%s', (first) => {
    const { instructions } = edited(
      ['1 lb chicken thighs', '¼ cup rice vinegar', '2 cups uncooked jasmine rice'],
      [first, 'Fry the chicken for 10 minutes. Stir in the vinegar and serve on the rice.'],
      {
        kind: 'swap',
        key: 'i2',
        by: [{ food: food('brown-rice'), grams: 370 }],
        cooked: 'Boil the brown rice in plenty of water for 30 minutes, until tender, and drain it well.',
        reason: 'test',
      },
    );
    expect(instructions[0]).toBe(
      'Boil the brown rice in plenty of water for 30 minutes, until tender, and drain it well.',
    );
  });
});

it('hears the extract in "vanilla", not the vanilla yogurt', () => {
  const { instructions } = edited(
    ['3 bananas, mashed', '½ cup sweetened vanilla yogurt', '1 teaspoon vanilla extract', '2 cups flour'],
    ['Beat the bananas, yogurt and vanilla. Fold in the flour.'],
    { kind: 'swap', key: 'i1', by: [{ food: food('greek-yogurt'), grams: 120 }], reason: 'test' },
  );
  expect(instructions[0]).toMatch(/Beat the bananas, (?:Greek )?yogurt and vanilla\./);
});

it('speaks of no packets, fat figures or examples of what was replaced', () => {
  const chili = healthify(kitchen, {
    health_focus: 'lowSodium',
    recipe: {
      title: 'Beef chili',
      servings: 6,
      ingredients: [
        '2 pounds ground beef (80/20)',
        '1 large yellow onion, chopped',
        '2 packets (1.25 oz each) chili seasoning mix',
        '1 can (28 oz) crushed tomatoes',
        '1 can (10 oz) diced tomatoes with green chiles (like Ro-Tel)',
        '1½ teaspoons salt',
      ],
      instructions: [
        'Brown the beef for 10 minutes. Add the onion and cook 5 minutes.',
        'Stir in both packets of chili seasoning and cook 1 minute.',
        'Add the crushed tomatoes, the Ro-Tel and the salt and simmer for 1 hour.',
      ],
    },
  });
  const text = [...chili.ingredients.map((one) => one.text), ...chili.instructions].join('\n');
  expect(text).toMatch(/Stir in the ancho chili powder/);
  expect(text).not.toMatch(/packets|Ro-Tel/);

  const { ingredients } = edited(['150 g full-fat Greek yoghurt (10% fat)'], ['Stir the yoghurt.'], {
    kind: 'swap',
    key: 'i0',
    by: [{ food: food('low-fat-greek-yogurt'), name: 'low-fat Greek yoghurt', sort: true, grams: 150 }],
    reason: 'test',
  });
  expect(ingredients).toEqual(['150 g low-fat Greek yoghurt']);
});

describe('what boils along with the pasta goes in before it is drained', () => {
  it.each([
    [
      ['Boil the spaghetti for 10 minutes. Drain, keeping back a mugful of water.'],
      'Boil the spaghetti for 10 minutes. Put the broccoli in with the pasta for the last 3 minutes. Drain, keeping back a mugful of water.',
    ],
    [
      ['Boil the spaghetti for 10 minutes, then drain.'],
      'Boil the spaghetti for 10 minutes. Put the broccoli in with the pasta for the last 3 minutes. Drain.',
    ],
  ])('%s', (steps, after) => {
    const { instructions } = edited(['400 g spaghetti'], steps, {
      kind: 'add',
      part: { food: food('broccoli'), grams: 300 },
      stepId: 's1',
      as: 'with',
      afterKey: 'i0',
      sentence: 'Put the broccoli in with the pasta for the last 3 minutes.',
      reason: 'test',
    });
    expect(instructions).toEqual([after]);
  });

  it('and what is stirred in goes before the seasoning', () => {
    const { instructions } = edited(
      ['400 g tin chopped tomatoes'],
      ['Simmer the sauce for 1 hour. Season.'],
      {
        kind: 'add',
        part: { food: food('cooked-lentils'), grams: 240 },
        stepId: 's1',
        as: 'then',
        reason: 'test',
      },
    );
    expect(instructions[0]).toMatch(/1 hour\. Stir in the .*lentils\. Season\.$/);
  });
});

describe('times and batches follow the amount', () => {
  const half = (key: string): Edit => ({ kind: 'amount', key, factor: 0.5, reason: 'test' });

  it('boils half the wine down in half the time', () => {
    const list = ['1 cup dry white wine', '2 lemons, juiced', '2 tbsp butter'];
    const step =
      'Add the wine and lemon juice and boil 4 minutes until reduced by half. Swirl in the butter.';
    expect(edited(list, [step], half('i0')).instructions[0]).toContain('boil 2 minutes until reduced');
    // A minute that reduces nothing stays, and so does that of a spoonful less.
    expect(edited(list, ['Add the wine and simmer 4 minutes.'], half('i0')).instructions[0]).toContain(
      '4 min',
    );
    expect(edited(list, [step], half('i2')).instructions[0]).toContain('4 minutes');
  });

  it('browns half the meat in fewer batches', () => {
    const list = ['1.2 kg lamb shoulder, in 4 cm cubes', '2 onions, sliced'];
    const step = 'Brown the lamb in 3 batches, about 5 minutes per batch.';
    expect(edited(list, [step], half('i0')).instructions[0]).toContain('in 2 batches, about 5 minutes');
    expect(edited(list, [step], half('i1')).instructions[0]).toContain('in 3 batches');
  });

  it('puts no onion in for shallots that see the wok for a minute', () => {
    const noodles = (minutes: number) =>
      budgetifyRecipe(kitchen, {
        reduction_percent: 25,
        recipe: {
          title: 'Prawn noodles',
          servings: 4,
          ingredients: [
            '250 g dried rice noodles',
            '500 g raw tiger prawns, peeled',
            '3 tbsp peanut oil',
            '8 red Asian shallots, sliced',
            '3 cloves garlic, chopped',
            '3 eggs',
          ],
          instructions: [
            'Soak the noodles for 40 min.',
            `Fry the shallots and garlic in the oil for ${minutes} min.`,
            'Add the prawns and cook for 3 min. Toss in the noodles and eggs for 2 min.',
          ],
        },
      }).ingredients.map(({ text }) => text);
    expect(noodles(1).join('\n')).not.toMatch(/onion/);
    expect(noodles(10).join('\n')).toMatch(/onion/);
  });
});

it('says how large a can of tomatoes is', () => {
  const { ingredients } = edited(
    ['1 can (28 oz) imported San Marzano tomatoes', '1 lb ground beef'],
    ['Simmer the tomatoes with the beef for 1 hour.'],
    {
      kind: 'swap',
      key: 'i0',
      by: [{ food: food('canned-tomatoes'), quantity: 2, unit: 'can', grams: null }],
      reason: 'test',
    },
  );
  expect(ingredients[0]).toBe('2 cans (14.5 oz each) tomatoes');
});

it('says which margarine a dough wants', () => {
  const { ingredients, tips } = budgetifyRecipe(kitchen, {
    reduction_percent: 30,
    recipe: {
      title: 'White Chocolate Macadamia Cookies',
      servings: 24,
      ingredients: [
        '1 cup (2 sticks) unsalted butter, soft',
        '1 cup packed light brown sugar',
        '½ cup granulated sugar',
        '2 large eggs',
        '2 teaspoons pure vanilla extract',
        '2¼ cups all-purpose flour',
        '1 teaspoon baking soda',
        '½ teaspoon salt',
        '7 oz good white chocolate bars, chopped',
        '1 cup roasted unsalted macadamia nuts, coarsely chopped',
      ],
      instructions: [
        'Beat the butter and both sugars for 3 minutes until fluffy. Add eggs one at a time, then vanilla.',
        'Mix flour, baking soda and salt; stir in. Fold in the chocolate and nuts.',
        'Scoop 24 balls and bake at 350°F 11 to 13 minutes.',
      ],
    },
  });
  expect(ingredients.map(({ text }) => text).join('; ')).toContain('margarine');
  expect(tips.join(' ')).toMatch(/margarine as a block or in sticks/);
});

it('calls the cheese in place of Parmesan what the shop calls it', () => {
  const { ingredients, instructions } = edited(
    ['1 cup freshly grated Parmesan'],
    ['Scatter with half a cup of Parmesan.'],
    { kind: 'swap', key: 'i0', by: [{ food: food('hard-grating-cheese'), grams: 100 }], reason: 'test' },
  );
  expect(ingredients[0]).toMatch(/grated hard Italian cheese$|hard Italian cheese, freshly grated$/);
  expect(instructions[0]).toContain('hard Italian cheese');
});

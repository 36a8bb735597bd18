import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { UnderstoodRecipe } from './model.ts';
import { readText } from './read-text.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const read = (ingredients: readonly string[], instructions: readonly string[]): UnderstoodRecipe =>
  understandRecipe(
    { title: '', description: null, cuisine: null, servings: null, ingredients, instructions },
    { grounder: kitchen.grounder, foods: kitchen.foods },
  );
const uses = (
  ingredients: readonly string[],
  instructions: readonly string[],
): readonly (readonly string[])[] => {
  const { recipe } = read(ingredients, instructions);
  return recipe.steps.map(({ inputs }) =>
    recipe.ingredients.filter(({ key }) => inputs.includes(key)).map(({ text }) => text),
  );
};
const action = (text: string, ingredients: readonly string[] = []): string | null =>
  read(ingredients, [text]).recipe.steps[0]!.action;

describe('times without a unit', () => {
  it.each([
    ['Bake for 30 minutes. Take the lid off and give it another 15 to 20 until brown.', 50],
    ['Simmer for 10 minutes, then give it a final 5.', 15],
    ['Boil the eggs for 6 and a half minutes.', 6.5],
  ])('counts what a clause ends with: %s', (text, minutes) => {
    expect(read([], [text]).recipe.steps[0]!.minutes).toBe(minutes);
  });
  it.each([
    'Combine the flour and salt in a second dish.',
    'Tap the base: a dull thud means another 5.',
    'Divide into 12 and fry 4 at a time.',
  ])('takes no other number for a time: %s', (text) => {
    expect(read([], [text]).steps[0]!.durations).toEqual([]);
  });
  it('leaves out how quickly a crumb browns in the oil', () => {
    const { steps } = read([], ['Heat the oil until a crumb browns in 30 seconds, then fry for 4 minutes.']);
    expect(steps[0]!.minutesMax).toBe(4);
  });
});

describe('which ingredients are meant', () => {
  it('takes a whole bird that goes back in for the bird, not for its back', () => {
    expect(uses(['1 whole chicken 3 1/2 lb'], ['chicken back in'])).toEqual([['1 whole chicken 3 1/2 lb']]);
  });

  it('takes the line that is left of two of the same food', () => {
    const list = ['2 tsp salt', '1 chicken', '2 cups flour', '1 tsp salt'];
    const [, second] = uses(list, ['Put the chicken in a pot with 2 tsp salt.', 'Sift the flour and salt.']);
    expect(second).toEqual(['2 cups flour', '1 tsp salt']);
  });
  it('takes sea salt flakes for the sea salt, not the plain salt', () => {
    const list = ['1/2 tsp salt', '200 g flour', 'sea salt flakes'];
    expect(uses(list, ['Mix the flour and salt.', 'Sprinkle over the sea salt.'])).toEqual([
      ['1/2 tsp salt', '200 g flour'],
      ['sea salt flakes'],
    ]);
  });
  it('means the part that it speaks of by everything', () => {
    const list = ['500 g beef mince', '4 buns', 'For the sauce', '100 g mayonnaise', '1 tbsp ketchup'];
    expect(uses(list, ['For the sauce, stir everything together in a bowl.'])[0]).toEqual([
      '100 g mayonnaise',
      '1 tbsp ketchup',
    ]);
  });
  it('adds no pasta where the sauce only has to cling to it', () => {
    const list = ['1 cup cream', '1 garlic clove', '200 g spaghetti'];
    const steps = ['Fry the garlic.', 'Add the cream and simmer until it coats the spaghetti.'];
    expect(uses(list, steps)[1]).toEqual(['1 cup cream']);
  });
  it('handles the meat that no instruction names', () => {
    const list = ['2 sirloin steaks', 'salt and pepper', '1 tbsp oil'];
    const steps = [
      'Pat dry and season with salt and pepper.',
      'Heat the oil and sear for 3 minutes per side.',
    ];
    expect(uses(list, steps)[0]).toContain('2 sirloin steaks');
  });
  it('knows a name with a doubled letter forgotten', () => {
    expect(uses(['2 bananas', '75 g melted butter'], ['Stir in the melted buter.'])[0]).toEqual([
      '75 g melted butter',
    ]);
  });
  it('does not wash in the water of the list', () => {
    const list = ['1 cup lentils', '4 cups hot water'];
    expect(uses(list, ['Wash the lentils in plenty of water.'])[0]).toEqual(['1 cup lentils']);
  });
});

describe('what is mainly done', () => {
  it.each([
    ['Rub the pork all over with salt and put it into a dish.', 'coat'],
    ['Cook on high pressure for 35 minutes.', 'pressure-cook'],
    ['Lift the fish from the milk, then dredge it in flour.', 'coat'],
    ['Toss in a large bowl with the dressing.', 'toss'],
    ['Water, milk and butter to a rolling boil.', 'boil'],
    ['Pour through a fine sieve.', 'strain'],
    ['Divide the dough in two and roll each piece into a rope.', 'roll'],
    ['Leave somewhere warm to double in size, about 1 hour.', 'proof'],
    ['Very finely slice the fennel.', 'cut'],
    ['Drop into a big pot of boiling salted water.', 'boil'],
  ])('%s', (text, wanted) => {
    expect(action(text)).toBe(wanted);
  });
  it('lets the slow cooker wait while something is fried in a pan', () => {
    const { recipe } = read(
      ['1 kg beef', '1 tbsp oil', '4 garlic cloves', '1 onion'],
      [
        'Brown the beef and transfer it to the slow cooker.',
        'Heat the oil in a frying pan and fry the onion for 5 minutes.',
        'Add the garlic and cook for another minute.',
      ],
    );
    expect(['fry', 'saute']).toContain(recipe.steps[2]!.action);
  });
  it('does not take a remedy for what is done', () => {
    const said = readText('Blend until smooth. If it is too thick, add some water.').verbs;
    expect(said.filter(({ aside }) => !aside).map((one) => one.action)).toEqual(['blend']);
  });
});

describe('a food whose name is written as one word', () => {
  it('is called by the end of it', () => {
    const lines = ['250 g flour', '400 ml buttermilk', '1 tsp baking soda'];
    const { unlisted, recipe } = read(lines, [
      'Mix the flour and soda.',
      'Tip in nearly all the milk and stir.',
    ]);
    expect(unlisted).toEqual([]);
    expect(recipe.steps[1]!.inputs).toEqual([recipe.ingredients[1]!.key]);
  });

  it('is not meant where there is one of the shorter name, or none', () => {
    const both = read(['100 ml milk', '400 ml buttermilk'], ['Warm the milk.']);
    expect(both.recipe.steps[0]!.inputs).toEqual([both.recipe.ingredients[0]!.key]);
    expect(read(['250 g flour'], ['Stir in the milk.']).unlisted.map(({ food }) => food)).toHaveLength(1);
  });
});

describe('a heat and its minutes alone', () => {
  it.each([
    'Fill crust. 350°, 15 min, just set.',
    'Crumbs into a plate. 350F, 8 min. Cool.',
    'Roll into balls. 180C 20 mins.',
  ])('are an oven: %s', (text) => expect(action(text)).toBe('bake'));

  it('are none where something else heats the food', () => {
    expect(action('Simmer gently. The thermometer says 180C after 20 min.')).not.toBe('bake');
    expect(action('Heat the oil to 180C. Drop in the dough. 180C, 3 min.')).not.toBe('bake');
  });
});

describe('what steams in its own heat', () => {
  it.each([
    ['Put them in a bowl, cover with cling film, and let them steam for 10 minutes.', 'rest'],
    ['Turn off the heat and leave the rice to steam for 10 minutes.', 'rest'],
    ['Let the peppers sweat in a paper bag for 15 minutes.', 'rest'],
    ['Add a splash of water, cover and let the dumplings steam for 6 minutes.', 'steam'],
  ])('%s: %s', (text, said) => {
    const { steps } = read(['4 red peppers', '300 g rice', '12 dumplings'], [text]);
    expect(steps[0]!.actions.map((one) => one.action)).toContain(said);
    expect(steps[0]!.actions.map((one) => one.action)).not.toContain(said === 'rest' ? 'steam' : 'rest');
  });
});

it('names no food by what happens to another, by a color or by a tool', () => {
  for (const text of [
    'Cook until the juices have almost completely evaporated.',
    'Stir the roux until it has a dark chocolate color.',
    'Use an ice cream scooper to make uniform balls.',
    'It is fine if the meat sticks to the bottom of the pot.',
  ])
    expect(read(['300 g flour', '500 g beef'], [text]).unlisted.map(({ food }) => food)).toEqual([]);
});

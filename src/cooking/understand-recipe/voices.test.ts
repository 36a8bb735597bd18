import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { UnderstoodRecipe } from './model.ts';
import { understandRecipe } from './understand-recipe.ts';

const kitchen = loadKitchen();
const read = (
  ingredients: readonly string[],
  instructions: readonly string[],
  title = '',
): UnderstoodRecipe =>
  understandRecipe(
    { title, description: null, cuisine: null, servings: null, ingredients, instructions },
    { grounder: kitchen.grounder, foods: kitchen.foods },
  );
const named = ({ recipe }: UnderstoodRecipe, keys: readonly string[]): readonly string[] =>
  recipe.ingredients.filter(({ key }) => keys.includes(key)).map(({ text }) => text);
/** What the last instruction handles. */
const used = (ingredients: readonly string[], ...instructions: readonly string[]): readonly string[] => {
  const understood = read(ingredients, instructions);
  return named(understood, understood.recipe.steps.at(-1)!.inputs);
};
/** What the last instruction mainly does. */
const done = (ingredients: readonly string[], ...instructions: readonly string[]): string | null =>
  read(ingredients, instructions).recipe.steps.at(-1)!.action;

describe('what is mainly done, told in other ways', () => {
  it.each([
    ['Bulk proof 60 min at 26 °C, covered.', 'proof'],
    ['In a large bowl, mix: oats, honey and nuts.', 'mix'],
    ['Slowly pour in the milk while blending. The sauce should thicken.', 'pour'],
    ['Add the cheese just before folding in the whites.', 'add'],
    ['Pat the chicken dry with paper towels, then slice each breast open.', 'cut'],
    ['Sift the flour into a bowl; set aside.', 'measure'],
    ['Drain the broccoli and wipe the pan dry.', 'drain'],
    ['Cut the dough in half and roll both halves out.', 'roll'],
    ['Pierce the base of each bun and fill from below.', 'stuff'],
    ['Start heating an oven at 200 °C.', 'preheat'],
    ['Position a rack in the upper third of the oven and crank it to 425°F.', 'preheat'],
    ['Stick a cast-iron skillet in the oven and set it to 220 °C.', 'preheat'],
    ['Place a large skillet over medium/high heat and add the oil.', 'heat'],
    ['Cook on low/medium heat for 45 minutes.', 'simmer'],
    ['Put a lid on and keep on sim for 5 mins.', 'simmer'],
    ['Into the tin; 30 mins in the oven, then out onto a rack.', 'bake'],
    ['Wrap in paper & chill at least 1 hr.', 'chill'],
    ['Put the onions in the pot and let them go soft, 10 minutes.', 'sweat'],
    ['First you gotta brown your meat.', 'sear'],
    ['Turn the fire down as low as it will go and steam for 30 minutes.', 'steam'],
    ['Give it a minute before serving.', 'rest'],
    ['Add the flour. You may sieve it to prevent lumps.', 'add'],
    ['Make a vertical cut in the middle and twist the ends.', 'shape'],
    ['Turn the mixture into the prepared tin.', 'assemble'],
    ['Fold in the basil; the heat will wilt it.', 'fold'],
    ['Once the pan is hot add rice and leave it be.', 'add'],
    ['Put the loaf into a basket of the shape you want it to bake in.', 'add'],
    ['Wash the beets and twist off the leaves.', 'cut'],
    ['Rub your hands with oil, then press the dough flat.', 'press'],
    ['Leave on the sheet 5 min before moving to a rack.', 'rest'],
    ['Hang the cheesecloth over the sink for 4 hours.', 'drain'],
  ])('%s', (text, wanted) => {
    expect(done([], text)).toBe(wanted);
  });
  it('orders nothing where it only tells how things are', () => {
    const list = ['1 block tofu', '1 tbsp chili sauce'];
    expect(done(list, 'You will know it is done when the chili sauce sticks to the tofu.')).toBeNull();
  });
  it('fries what is put into hot fat and left there', () => {
    const list = ['1 tbsp oil', '4 chicken thighs'];
    const text =
      'Heat the oil in a pot, then lay the thighs in and leave them be for 6 minutes, until golden.';
    expect(done(list, text)).toBe('saute');
  });
  it('bakes what was put on a tray', () => {
    expect(done([], 'Place balls of dough on trays with parchment.', 'Cook for 10 minutes.')).toBe('bake');
  });
  it('carries on as before where cooking goes on', () => {
    const list = ['1 onion', '2 tbsp oil', '1 tsp cumin'];
    const last = 'Add the cumin and continue cooking for another 2 minutes.';
    expect(done(list, 'Fry the onion in the oil for 5 minutes.', last)).toBe('fry');
  });
  it('makes caramel of sugar that is cooked till it colours', () => {
    expect(done(['100 g sugar'], 'Cook the sugar until it turns the colour of strong tea.')).toBe(
      'caramelise',
    );
  });
});

describe('which ingredients, told in other ways', () => {
  const crust = ['4 c. flour', '1 Tbsp. sugar', '2 tsp. salt', '1 3/4 c. butter', '1 egg'];
  it('counts lines by their place in the list', () => {
    expect(used(crust, 'Mix first 3 ingredients.')).toEqual(crust.slice(0, 3));
    expect(used(crust, 'Mix the flour and sugar.', 'Add the next two ingredients.')).toEqual(
      crust.slice(2, 4),
    );
    expect(used(crust, 'Beat the last 2 ingredients together.')).toEqual(crust.slice(3));
  });
  it('means what stands under no heading by the ingredients for the cake', () => {
    const list = ['200 g butter', '3 eggs', 'For the topping:', '100 g sugar'];
    expect(used(list, 'Measure all the ingredients for the cake into a bowl.')).toEqual(list.slice(0, 2));
  });
  it('knows the list to its end where several things are left out', () => {
    const list = ['1 onion', '2 carrots', '100 g cream cheese', '1 lime', '1 avocado'];
    expect(used(list, 'Add everything except the cream cheese, lime and avocado.')).toEqual(list.slice(0, 2));
  });
  it('takes boiling water from the tap where that of the list went into the dough', () => {
    const list = ['500 g flour', '1 glass warm water'];
    const first = 'Knead the flour and water to a dough.';
    expect(used(list, first, 'Boil the dumplings in plenty of salted water.')).toEqual([]);
    expect(used(['1 kg pork', '600 ml coconut water'], 'Bring a pot of water to the boil.')).toEqual([]);
  });
  it('tells lines of one food apart by a word of theirs', () => {
    const list = ['1/2 cup butter, melted', '2 eggs', 'butter, for spreading'];
    expect(used(list, 'Whisk the melted butter into the eggs.')).toEqual(list.slice(0, 2));
  });
  it('handles what a clause is about where the next verb takes it up', () => {
    const list = ['300 g cod', '1 bunch parsley'];
    expect(used(list, 'Poach the cod.', 'When the cod has cooled, flake it.')).toEqual(['300 g cod']);
  });
  it('does not use what something else stands in for', () => {
    const list = ['1 tbsp coconut oil', '2 eggs'];
    expect(used(list, 'You can use butter instead of coconut oil.')).toEqual([]);
    expect(used(list, 'Beat the eggs without the coconut oil.')).toEqual(['2 eggs']);
  });
  it('takes the masala that coats things for the gravy', () => {
    const list = ['6 eggs', '1/2 tsp garam masala', '1 onion'];
    expect(used(list, 'Drop in the eggs so that the masala coats them.')).toEqual(['6 eggs']);
  });
  it('takes the paste of a part of the list, not the tamarind paste of another', () => {
    const list = ['1 kg beef', '1 tbsp tamarind paste', 'For the paste:', '8 shallots', '5 garlic cloves'];
    expect(used(list, 'Blend the shallots and garlic.', 'Tip in the beef and turn it in the paste.')).toEqual(
      list.slice(0, 1),
    );
  });
  it('knows what is smoked or frozen by its plain name', () => {
    expect(used(['1 pound sausage'], 'Add the smoked sausage.')).toEqual(['1 pound sausage']);
  });
  it('knows salt behind a sign', () => {
    const list = ['1 onion, sliced', '1 tsp salt'];
    expect(used(list, 'Mix onion & salt in a bowl.')).toEqual(list);
  });
});

describe('times and heat, told in other ways', () => {
  const minutes = (text: string): number | null => {
    const { steps } = read([], [text]);
    return steps[0]!.minutesFrom === 'stated' ? steps[0]!.minutesMax : null;
  };
  it.each([
    ['Can be made ahead to this point and refrigerated overnight.', null],
    ['Bake 30 minutes on low or on medium-high for 20 minutes.', 30],
    ['Leave a fortnight before opening.', 20160],
    ['Leave to stand for 10 minutes, or better still overnight.', 10],
    ['Up to 2 hours before serving, whip the cream.', null],
    ['The turnips need a few days: cover and chill for 3 days.', 4320],
    ['Dry for 8 hours; turn the meat over 3 hours into drying time.', 480],
  ])('%s', (text, wanted) => {
    expect(minutes(text)).toBe(wanted);
  });
  it('keeps the heat of a fan oven that is turned down later', () => {
    const { recipe } = read([], ['Bake 6 min at 195 °C (fan), then reduce to 165 °C for 9 min.']);
    expect(recipe.steps[0]!.celsius).toBe(195);
  });
  it('takes a quarter turn for no heat', () => {
    expect(read([], ['Give one letter fold. Turn the dough 90°.']).recipe.steps[0]!.celsius).toBeNull();
  });
});

describe('what is in the pot', () => {
  it.each([
    ['a Dutch oven', 'Dutch oven'],
    ['the slow cooker', 'slow cooker'],
    ['a large stock pot', 'large pot'],
  ])('cooks on in %s where meat returns to the pot', (vessel, tool) => {
    const { recipe } = read(
      ['8 chicken drumsticks', '1 onion', '4 oz cream cheese'],
      [
        `Put the onion and drumsticks in ${vessel}.`,
        'Take the drumsticks out, shred them and return them to the pot.',
        'Stir in the cream cheese.',
      ],
    );
    expect(recipe.steps[1]!.tools).toEqual([tool]);
    expect(recipe.equipment).not.toContain('saucepan');
  });
  it('goes on cooking slowly after the lid was off', () => {
    const list = ['1 kg chicken', '4 oz cream cheese'];
    const steps = ['Put the chicken in a slow cooker.', 'Shred the chicken and return it to the pot.'];
    expect(done(list, ...steps, 'Stir in the cheese and cook on high for 15 minutes.')).toBe('slow-cook');
    expect(done(list, 'Add the cheese to the chicken and cook on low for 2 minutes.')).not.toBe('slow-cook');
  });
  it('is found again when meat that was put aside returns, whatever was stirred in a bowl since', () => {
    const list = ['8 chicken drumsticks', '1 onion', '500 ml stock', '1 garlic clove', '1 bunch parsley'];
    const understood = read(list, [
      'Brown the drumsticks for 8 minutes. Lift out onto a plate.',
      'Soften the onion, 5 minutes.',
      'Pour in the stock and bring to a boil.',
      'In a small bowl, mix the garlic and parsley.',
      'Return the drumsticks and simmer until tender, 30 minutes.',
    ]);
    const contents = named(understood, understood.steps.at(-1)!.contents);
    expect(contents).toEqual(expect.arrayContaining(list.slice(0, 3)));
    expect(contents).not.toContain('1 bunch parsley');
  });
  it('is not that of the pot beside when something goes into a pan', () => {
    const list = ['400 g spaghetti', '2 garlic cloves', '50 ml olive oil'];
    const understood = read(list, [
      'Bring a pot of water to the boil and cook the spaghetti.',
      'Add the oil and garlic to a skillet and fry gently.',
    ]);
    expect(named(understood, understood.steps[1]!.contents)).not.toContain('400 g spaghetti');
  });
});

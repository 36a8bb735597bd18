import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../test/support/adapt.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import type { Method } from '../vocabulary.ts';
import { checkAdaptation } from './checks/check-adaptation.ts';
import type { MethodAdaptation } from './model.ts';
import { readParts } from './read/parts.ts';

const kitchen = loadKitchen();
const adapt = (
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  target: Method,
): MethodAdaptation & { readonly said: string } => {
  const read = readForFour(title, ingredients, instructions);
  const adapted = adaptForFour(title, ingredients, instructions, target);
  const parts = readParts(read, kitchen.foods, kitchen.methods.foods);
  expect(adapted.reason).toBeNull();
  expect(checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts)).toEqual([]);
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

const braise = (target: Method): ReturnType<typeof adapt> =>
  adapt(
    'Braised chicken legs',
    [
      '1.2 kg chicken drumsticks',
      '2 tbsp oil',
      '1 leek, sliced',
      '2 yellow bell peppers, sliced',
      '200 ml white wine',
      '1 tin (800 g) chopped tomatoes',
      '3 sprigs thyme',
      '2 bay leaves',
    ],
    [
      'Brown the chicken in the oil in a Dutch oven over medium-high heat, 8 minutes. Remove to a plate.',
      'Cook the leek and yellow peppers in the fat for 7 minutes, until soft.',
      'Add the wine and boil until reduced by half. Add the tomatoes, thyme and bay leaves.',
      'Return the chicken, cover and simmer for 40 minutes, until tender.',
      'Simmer uncovered for 15 minutes, until thickened.',
    ],
    target,
  );

describe('a change says what is different and why', () => {
  const { edits } = braise('slowCooker');

  it('has two sides unless something was added or only left out', () => {
    for (const edit of edits.filter(({ kind }) => kind === 'text'))
      expect([edit.before, edit.after]).not.toContain(null);
    for (const edit of edits.filter(({ kind }) => kind === 'add')) expect(edit.before).toBeNull();
  });

  it('quotes a vessel by itself, and all else as whole instructions', () => {
    expect(edits.find(({ after }) => after?.includes('frying pan') === true)).toMatchObject({
      target: 'step 1',
      before: 'in a Dutch oven over medium-high heat',
      after: 'a large frying pan over medium-high heat',
    });
    for (const { kind, before, after } of edits)
      for (const side of [before, after])
        if (kind === 'text' && side !== null) expect(side).toMatch(/^(?:\p{Lu}[^]*\.|[\p{L} -]{3,45})$/u);
  });

  it('tells each instruction by itself, in sentences that can be read alone', () => {
    const { edits: told } = adapt(
      'Leek soup',
      ['3 leeks, sliced', '300 g potatoes, diced', '1 l vegetable stock', '1 tbsp butter'],
      [
        'Melt the butter in a pot and add the leeks and potatoes to the pot.',
        'Pour the stock into the pot and simmer for 20 minutes, until the potatoes are tender.',
        'Take the pot off the heat, blend the soup and return it to the pot.',
      ],
      'pressureCooker',
    );
    const texts = told.filter(({ kind }) => kind === 'text');
    expect(texts.length).toBeGreaterThan(0);
    for (const { after } of texts)
      for (const line of after!.split('\n')) expect(line).toMatch(/^\p{Lu}.*\.$|^[\p{L} ]+$/u);
    expect(told.map(({ reason }) => reason).join(' ')).not.toMatch(/same reason|same rule/);
  });

  it('names the machine, and tells a rule once', () => {
    expect(edits.find(({ target }) => target === 'step 1')?.reason).toMatch(/browns in a slow cooker/);
    expect(edits.find(({ kind }) => kind === 'time')?.reason).toMatch(/make the chicken tender/);
    const reasons = edits.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.join(' ')).not.toMatch(/old way of cooking|[{}]/);
  });
});

describe('a slow cooker keeps what long closed cooking would spoil', () => {
  const { said, text } = braise('slowCooker');

  it('boils down wine, which would not boil away under the lid', () => {
    expect(text.ingredients).toContain('200 ml white wine');
    expect(said).toMatch(/Pour the wine into the pan and boil for 3–4 minutes, until reduced by about half/);
  });

  it('takes sprigs and leaves out, and the lid off where it was open', () => {
    expect(said).toMatch(/Take out the thyme and bay leaves/);
    expect(said).toMatch(/Take off the lid and cook on HIGH for 30 minutes, until thickened/);
  });
});

it('takes out what no step takes out, and not twice', () => {
  const soup = (last: string): string =>
    adapt(
      'Lentil soup',
      ['250 g brown lentils', '1 l vegetable stock', '1 onion, chopped', '1 bay leaf', '1 tbsp oil'],
      [
        'Fry the onion in the oil in a pot for 5 minutes.',
        'Add the lentils, stock and bay leaf and simmer for 30 minutes, until tender.',
        last,
      ],
      'slowCooker',
    ).said;
  expect(soup('Season and serve.')).toMatch(/Take out the bay leaf/);
  expect(soup('Discard the bay leaf and serve.')).not.toMatch(/Take out/);
});

describe('an air fryer in batches', () => {
  const tray = adapt(
    'Chicken and potato tray bake',
    ['900 g small potatoes, quartered', '6 bone-in chicken thighs', '2 tbsp oil', '60 g cheddar, grated'],
    [
      'Preheat the oven to 200°C.',
      'Toss the potatoes with the oil on a baking sheet and roast for 20 minutes.',
      'Add the chicken thighs and roast for 35 minutes, until cooked through.',
      'Scatter with the cheddar and return to the oven for 5 minutes.',
    ],
    'airFryer',
  );

  it('takes each through every stage and keeps it warm', () => {
    expect(tray.said).toMatch(/Cook in \d batches: take each[^.]*through all that follows[^.]*keep it warm/);
    expect(tray.said.match(/batches/g)).toHaveLength(1);
  });

  it('shakes the potatoes, and checks the meat before the cheese', () => {
    expect(tray.said).toMatch(/shaking the basket halfway/);
    expect(tray.said).toMatch(/Check with a thermometer[^]*Scatter with the cheddar/);
  });
});

describe('a joint with pulses under pressure', () => {
  const soup = (beans: string, ...rest: readonly string[]): ReturnType<typeof adapt> =>
    adapt(
      'Bean soup with a hock',
      [beans, '1 smoked ham hock', '1 onion, diced', '1 bay leaf', ...rest],
      [
        'Put the beans, hock, onion, bay leaf and water in a large pot. Bring to a boil, reduce the heat and simmer for 2 hours, until the beans are tender.',
        'Take out the hock, shred the meat and return it. Discard the bay leaf.',
      ],
      'pressureCooker',
    );

  it('starts alone where the beans are soaked', () => {
    const { said } = soup('400 g dried pinto beans, soaked overnight', '1.4 litres water');
    expect(said).toMatch(
      /for 30 minutes, without the pinto beans[^]*Add the pinto beans, lock the lid again/,
    );
    expect(said).toMatch(/Check that the beans are tender; if not/);
  });

  it('starts alone where the beans are still to be soaked', () => {
    const { said } = soup('400 g dried pinto beans', '1.4 litres water');
    expect(said).toMatch(/^Soak the pinto beans/);
    expect(said).toMatch(
      /for 30 minutes, without the pinto beans[^]*Add the pinto beans, lock the lid again/,
    );
  });

  it('leaves room for what foams', () => {
    const { text, said, safety } = soup('450 g dried pinto beans, soaked overnight', '1900 ml water');
    expect(text.ingredients.join('\n')).toMatch(/1[1-4]\d\d ml water/);
    expect(said).toMatch(/thin it with hot water/);
    expect(safety.join('\n')).toMatch(/5\.7 litres/);
    expect(safety.join('\n')).not.toMatch(/milk|kidney|Soak/);
  });
});

describe('notes that a reader understands', () => {
  it('say how much oil is worked in, and why a simmer is short', () => {
    const falafel = adaptForFour(
      'Falafel',
      ['250 g dried chickpeas', '1 onion', '4 garlic cloves', '1 tsp salt', '700 ml oil for deep frying'],
      [
        'Soak the chickpeas overnight.',
        'Grind them with the onion, garlic and salt and roll into 20 balls.',
        'Fry at 180C, 5 at a time, 4 minutes, until dark brown. Drain.',
      ],
      'oven',
    );
    expect(falafel.edits.map(({ after }) => after)).toContain('Work in 2 tablespoons of the oil');
    const chili = adaptForFour(
      'Crockpot chicken chili',
      [
        '2 lbs boneless skinless chicken breasts',
        '1 onion, diced',
        '2 cans great northern beans, drained',
        '4 cups chicken broth',
        '8 oz cream cheese, cubed',
      ],
      [
        'Lay the chicken in the bottom of a 6 qt slow cooker. Top with onion and beans. Pour the broth over.',
        'Cover and cook on LOW 6-7 hours or HIGH 3-4 hours.',
        'Take the chicken out and shred it with two forks.',
        'Stir the cream cheese into the pot, then whisk until smooth.',
      ],
      'stovetop',
    );
    expect(chili.edits.map(({ reason }) => reason)).toContain(
      '15–20 minutes in all. A simmer cooks the chicken through in that time; longer would only dry the meat.',
    );
  });
});

import { expect, test } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { healthify } from './healthify.ts';

const made = (
  health_focus: string,
  title: string,
  recipeYield: string,
  ingredients: string[],
  instructions: string[],
) => {
  const answer = healthify(loadKitchen(), {
    health_focus,
    recipe: { title, recipeYield, ingredients, instructions },
  } as never);
  return {
    ...answer,
    list: answer.ingredients.map(({ text }) => text).join('\n'),
    steps: answer.instructions as readonly string[],
  };
};

test('rice that is cauliflower now is called so where it goes into the wok, and no change has a blank side', () => {
  const { list, steps, changes } = made(
    'lowCarb',
    'Chicken Fried Rice',
    '4',
    [
      '6 cups cooked white rice',
      '1 lb chicken breast, diced',
      '2 eggs',
      '1 cup peas',
      '3 tbsp soy sauce',
      '2 tbsp oil',
    ],
    [
      'Heat half the oil in a wok, scramble the eggs and set aside.',
      'Stir-fry the chicken in the rest of the oil for 5 minutes. Add the peas.',
      'Add the rice and soy sauce and stir-fry for 3 minutes. Stir in the eggs.',
    ],
  );
  expect(list).toMatch(/cauliflower rice$/m);
  expect(steps.join(' ')).not.toMatch(/Add the rice/);
  for (const change of changes)
    if (change.kind !== 'text' && change.kind !== 'method')
      expect(change.before && change.after).toBeTruthy();
});

test('a salted blend is most of the salt of a pot, and its parts take its place', () => {
  const { list, changes } = made(
    'lowSodium',
    'Chicken and Rice Skillet',
    '4',
    [
      '2 tbsp oil',
      '1 lb chicken thighs',
      '1 tbsp Creole seasoning',
      '1 onion, chopped',
      '1 cup rice',
      '2 cups chicken broth',
    ],
    [
      'Toss the chicken with the Creole seasoning and brown in the oil for 8 minutes.',
      'Add the onion for 5 minutes, then the rice and broth. Cover and simmer for 20 minutes.',
    ],
  );
  expect(list).toMatch(/paprika/);
  const blend = changes.find(({ before }) => /Creole/.test(before ?? ''))!;
  expect(blend.effect.nutrition.sodium_mg).toBeLessThan(-700);
});

test('what stretches the meat goes in with it, not into a sauce that is begun anew', () => {
  const { list, steps } = made(
    'lowFat',
    'Moussaka',
    '6',
    [
      '3 large aubergines, sliced',
      '150 ml olive oil',
      '750 g lamb mince',
      '2 onions, chopped',
      '400 g tin chopped tomatoes',
      '75 g butter',
      '75 g plain flour',
      '900 ml whole milk',
    ],
    [
      'Fry the aubergine slices in batches in most of the oil until golden on both sides. Drain on kitchen paper.',
      'Fry the onions in the remaining oil until soft, add the lamb and brown well. Stir in the tomatoes and simmer for 30 minutes.',
      'For the sauce melt the butter, stir in the flour, cook for 1 minute, then whisk in the milk. Simmer until thick.',
      'Heat the oven to 180°C. Layer aubergine and lamb in a large dish and pour over the sauce. Bake for 45 minutes.',
    ],
  );
  expect(list).toMatch(/lentils/);
  expect(steps[1]).toMatch(/lentils/);
  expect(steps[2]).not.toMatch(/lentils/);
});

test('a crumble keeps the butter that binds it, and the sugar in it is not said to be of the fruit', () => {
  const { list, changes } = made(
    'diabeticFriendly',
    'Apple Crumble',
    '6',
    ['900 g apples', '100 g caster sugar', '200 g plain flour', '120 g cold butter', '100 g demerara sugar'],
    [
      'Heat the oven to 190°C. Slice the apples and toss with the caster sugar in a dish.',
      'Rub the butter into the flour until like breadcrumbs. Stir in the demerara sugar.',
      'Scatter over the apples and bake for 40 minutes.',
    ],
  );
  const butter = /(\d+) g cold butter/.exec(list);
  expect(Number(butter?.[1])).toBeGreaterThanOrEqual(60);
  expect(changes.find(({ before }) => /demerara/.test(before ?? ''))?.reason).not.toMatch(/fruit/);
});

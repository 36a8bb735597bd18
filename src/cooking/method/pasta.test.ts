import { describe, expect, it } from 'vitest';
import { adaptForFour as adapt } from '../../../test/support/adapt.ts';
import type { Method } from '../vocabulary.ts';
import type { MethodAdaptation } from './model.ts';

const words = ({ text }: MethodAdaptation): string => text.instructions.join('\n');

const bolognese = (target: Method): MethodAdaptation =>
  adapt(
    'Spaghetti Bolognese',
    ['500 g ground beef', '1 onion, diced', '800 g canned tomatoes', '200 ml red wine', '400 g spaghetti'],
    [
      'Fry the onion in a heavy pot for 10 minutes. Add the beef and brown for 8 minutes.',
      'Pour in the wine, add the tomatoes and simmer for 1 1/2 hours on low heat.',
      'Boil the spaghetti in salted water for 10 minutes and drain.',
      'Serve the sauce over the spaghetti.',
    ],
    target,
  );
const onePot = (ingredients: readonly string[], target: Method): MethodAdaptation =>
  adapt(
    'One-pot pasta',
    ingredients,
    [
      'Put everything except the basil in a large pot.',
      'Bring to a boil, then simmer for 10 minutes, stirring often, until the pasta is tender.',
      'Stir in the basil and serve.',
    ],
    target,
  );

describe('a dish of pasta', () => {
  it.each(['slowCooker', 'pressureCooker', 'oven', 'convectionOven'] as const)(
    'cooks its sauce in the machine and keeps its pasta on the stove: %s',
    (target) => {
      const adapted = bolognese(target);
      expect(adapted.feasible).toBe(true);
      expect(words(adapted)).toContain('oil the spaghetti in salted water for 10 minutes and drain.');
      expect(words(adapted)).toMatch(/71 °C/);
    },
  );
  it('cooks in its own sauce under pressure, for half its time less a minute, in what it drinks', () => {
    const adapted = onePot(
      ['350 g linguine', '400 g cherry tomatoes', '1 l vegetable stock', 'a handful of basil'],
      'pressureCooker',
    );
    expect(adapted.feasible).toBe(true);
    expect(words(adapted)).toMatch(/high pressure for 4 minutes\. Release the pressure at once/);
    expect(adapted.text.ingredients).toContain('¾ l vegetable stock');
  });
  it('is not put under pressure in milk', () => {
    const adapted = onePot(['300 g macaroni', '600 ml milk', 'a handful of basil'], 'pressureCooker');
    expect(adapted.feasible).toBe(false);
    expect(adapted.reason).toMatch(/milk scorches/);
  });
  it('goes under pressure with what is browned, and cream and cheese come after', () => {
    const adapted = adapt(
      'Creamy chicken penne',
      ['350 g penne', '400 g chicken breast, cubed', '2 tbsp oil', '250 ml double cream', '60 g parmesan'],
      [
        'Boil the penne in salted water for 11 minutes; drain, keeping a cup of the pasta water.',
        'Meanwhile brown the chicken in the oil in a large frying pan for 6 minutes.',
        'Pour in the cream and simmer for 3 minutes. Toss with the penne, a splash of the pasta water and the parmesan.',
      ],
      'pressureCooker',
    );
    expect(adapted.feasible).toBe(true);
    expect(words(adapted)).toMatch(
      /^Set the pressure cooker to Sauté\. Brown the chicken in the oil in the pressure cooker for 6 minutes/,
    );
    expect(words(adapted)).toMatch(/Add the penne\.\s*Pour in \d+ ml of water with a good pinch of salt\./);
    expect(words(adapted)).toMatch(/high pressure for 4 minutes\. Release the pressure at once[^]*cream/);
    expect(words(adapted)).not.toMatch(/drain|pasta water/i);
  });
  it('keeps a white sauce in its own pan, away from the pressure', () => {
    const adapted = adapt(
      'Macaroni cheese',
      ['350 g macaroni', '40 g butter', '40 g flour', '600 ml milk', '200 g cheddar'],
      [
        'Boil the macaroni for 8 minutes and drain.',
        'Melt the butter, stir in the flour and whisk in the milk until thick, 5 minutes.',
        'Stir in the cheddar and the macaroni.',
      ],
      'pressureCooker',
    );
    expect(adapted.feasible).toBe(true);
    expect(adapted.text.instructions.at(-2)).toMatch(/^Melt the butter in a saucepan, stir in the flour/);
  });
  it('says why a sauce of minutes has nothing to gain', () => {
    const adapted = adapt(
      'Spaghetti aglio e olio',
      ['400 g spaghetti', '6 cloves garlic', '80 ml olive oil'],
      [
        'Boil the spaghetti in salted water for 9 minutes.',
        'Fry the garlic in the oil for 3 minutes.',
        'Drain the spaghetti and toss with the oil.',
      ],
      'slowCooker',
    );
    expect(adapted.feasible).toBe(false);
    expect(adapted.reason).toMatch(/pasta has to boil in its own water/);
  });
});

describe('a pot beside the dish', () => {
  it.each(['slowCooker', 'pressureCooker', 'oven'] as const)(
    'boils its potatoes where they boiled: %s',
    (target) => {
      const adapted = adapt(
        'Beef stew with mash',
        [
          '800 g stewing beef, cubed',
          '2 onions, sliced',
          '500 ml beef stock',
          '800 g potatoes',
          '100 ml milk',
        ],
        [
          'Brown the beef in a large pot for 8 minutes. Add the onions and the stock and simmer, covered, for 2 hours.',
          'Peel the potatoes, boil in salted water for 20 minutes, drain and mash with the milk.',
          'Serve the stew with the mash.',
        ],
        target,
      );
      expect(adapted.feasible).toBe(true);
      expect(words(adapted)).toContain(
        'Peel the potatoes, boil in salted water for 20 minutes, drain and mash with the milk.',
      );
    },
  );
});

describe('what a hasty source leaves', () => {
  it('turns off the heat with a comma, greases with an article, and sets no heat twice', () => {
    const bake = adapt(
      'Potato bake',
      ['600 g potatoes', '250 g cheddar', '275 ml milk', '16 g flour', '30 g butter'],
      [
        'Preheat to 180C',
        'Butter deep baking dish',
        'Melt butter in pot, add flour and milk. After 2 min or bubbly remove from heat',
        'Layer potatoes and sauce in the dish',
        'Put in oven for 45 min.',
      ],
      'slowCooker',
    );
    expect(words(bake)).toMatch(/Butter a 4–5 litre slow cooker/);
    expect(words(bake)).not.toMatch(/Butter slow cooker/);
  });
  it('keeps "heat a wok" as the pan that takes its place', () => {
    const chowMein = adapt(
      'Chow mein',
      ['300 g noodles', '200 g tofu', '1 carrot', '2 tbsp oil', '2 tbsp soy sauce'],
      [
        'Heat a wok over a high heat, add the oil and stir-fry the carrot for 2 minutes.',
        'Add the tofu and stir-fry for 4 minutes.',
        'Add the noodles and the soy sauce and toss.',
      ],
      'stovetop',
    );
    expect(words(chowMein)).toMatch(/Heat a [\w -]*frying pan over a high heat/);
  });
});

describe('the reason of a time', () => {
  it('of pieces with a time of their own is their own', () => {
    const adapted = adapt(
      'Oven wings',
      ['1 kg chicken wings', '1 tsp salt'],
      ['Preheat the oven to 220°C.', 'Toss the wings with the salt and bake for 45 minutes until crisp.'],
      'airFryer',
    );
    const time = adapted.edits.find(({ kind }) => kind === 'time');
    expect(time?.after).toBe('20–25 minutes in all');
    expect(time?.reason).not.toMatch(/four fifths/);
  });
});

it('simmers a ragù of one large piece', () => {
  const ragu = adapt(
    'Pulled beef ragù',
    ['1 kg beef chuck', '2 tbsp oil', '1 onion, chopped', '200 ml red wine', '800 g canned tomatoes'],
    [
      'Brown the beef in the oil in a casserole for 10 minutes; take it out.',
      'Soften the onion for 8 minutes, add the wine and boil for 2 minutes.',
      'Add the tomatoes and the beef, cover and cook in the oven at 150 °C for 3 hours.',
    ],
    'pressureCooker',
  );
  expect(words(ragu)).toMatch(/Brown the beef in the oil in the pressure cooker on Sauté for 10 minutes/);
  expect(words(ragu)).not.toMatch(/rack/);
});

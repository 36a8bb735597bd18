import { describe, expect, it } from 'vitest';
import { adaptForFour, readForFour } from '../../../../test/support/adapt.ts';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import type { Method } from '../../vocabulary.ts';
import { checkAdaptation } from '../checks/check-adaptation.ts';
import type { MethodAdaptation } from '../model.ts';
import { readParts } from '../read/parts.ts';

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
  expect(checkAdaptation(read, adapted, understandRecipe(adapted.text, kitchen), parts)).toEqual([]);
  return { ...adapted, said: adapted.text.instructions.join('\n') };
};

const stew = (target: Method): ReturnType<typeof adapt> =>
  adapt(
    'Slow Cooker Beef Stew',
    [
      '2 lb beef chuck, cut into 1-inch cubes',
      '1/4 cup all-purpose flour',
      '1 tsp salt',
      '1 onion, chopped',
      '3 carrots, sliced',
      '1 lb baby potatoes, halved',
      '3 cloves garlic, minced',
      '4 cups beef broth',
      '1 bay leaf',
      '1 cup frozen peas',
    ],
    [
      'Toss the beef with the flour and salt in the slow cooker.',
      'Add the onion, carrots, potatoes, garlic and bay leaf. Pour the broth over.',
      'Cover and cook on low for 8-10 hours or high for 4-5 hours.',
      'Stir in the peas for the last 15 minutes. Remove the bay leaf and serve.',
    ],
    target,
  );

describe('a stew of the slow cooker on the stove', () => {
  const { said, text } = stew('stovetop');

  it('is browned and softened first, in oil that the list names first', () => {
    expect(text.ingredients[0]).toBe('2 tbsp vegetable oil');
    expect(said).toMatch(/^Toss the beef with the flour and salt\.\n/);
    expect(said).toMatch(/Brown the beef in two or three batches/);
    expect(said).toMatch(/soften the onion for 6–8 minutes[^.]*\. Stir in the garlic for 1 minute/);
  });

  it('simmers a real time, with the roots for the last of it', () => {
    expect(said).toMatch(
      /simmer gently over low heat for 1[^.]*hours[^.]*\. Stir in the carrots and potatoes/,
    );
    expect(said).toMatch(/Stir in the peas and simmer for \d/);
    expect(said).not.toMatch(/\b(?:LOW|HIGH|slow cooker)\b/);
  });
});

it('a stew of the slow cooker in the oven names fan and dial', () => {
  const { said } = adapt(
    'Slow cooker beef stroganoff',
    ['800g braising steak, cut into strips', '1 onion, sliced', '400ml beef stock', '150ml soured cream'],
    [
      'Put the beef, onion and stock in the slow cooker. Cover and cook on low for 7 hours.',
      'Stir in the soured cream and serve.',
    ],
    'oven',
  );
  expect(said).toMatch(/Preheat the oven to 160 °C \(140 °C fan\)/);
  expect(said).toMatch(/cover and put it in the oven for \d/);
});

it('breast meat simmers minutes, beans join it, and cream cheese is loosened off the boil', () => {
  const { said, text } = adapt(
    'Crockpot White Chicken Chili',
    [
      '2 lbs boneless skinless chicken breasts',
      '1 onion, diced',
      '2 (15 oz) cans great northern beans, drained',
      '4 cups chicken broth',
      '2 tsp cumin',
      '1 tsp salt',
      '8 oz cream cheese, cubed',
    ],
    [
      'Lay the chicken in a slow cooker. Top with onion, beans and all of the spices. Pour the broth over.',
      'Cover and cook on LOW 6-7 hours or HIGH 3-4 hours.',
      'Take the chicken out and shred it.',
      'Stir the cream cheese into the pot, cover, turn to HIGH for 15 minutes, then whisk until smooth. Return the chicken.',
    ],
    'stovetop',
  );
  expect(text.title).toBe('Stovetop White Chicken Chili');
  expect(said).toMatch(/Stir in the cumin for 1 minute/);
  expect(said).toMatch(/salt/);
  expect(said).toMatch(/Stir in the beans and simmer, uncovered/);
  expect(said).toMatch(/Whisk the cream cheese with a ladleful of the hot liquid/);
  expect(said).toMatch(/165 °F/);
});

it('what was browned in a pan before it went into the slow cooker waits on a plate', () => {
  const { said } = adapt(
    'Slow Cooker Irish Stew with Guinness',
    [
      '1kg stewing beef, in chunks',
      '2 tbsp plain flour',
      '2 tbsp oil',
      '2 onions, chopped',
      '4 carrots, thickly sliced',
      '440ml can Guinness',
      '300ml beef stock',
    ],
    [
      'Toss the beef in the flour. Heat the oil in a frying pan and brown the beef in batches, then transfer to the slow cooker.',
      'Fry the onions in the same pan for 5 minutes and add to the slow cooker.',
      'Add the carrots, Guinness and stock. Cover and cook on low for 8 hours.',
    ],
    'pressureCooker',
  );
  expect(said).toMatch(/brown the beef in batches\.[^\n]*Set aside on a plate\./);
  expect(said).toMatch(/Pour in the Guinness and boil/);
  expect(said).toMatch(/high pressure for \d+ minutes/);
});

it('a meatless pot of the slow cooker simmers until its vegetables are tender', () => {
  const { said } = adapt(
    'Slow-Cooker Minestrone',
    [
      '1 tbsp olive oil',
      '1 onion, chopped',
      '2 carrots, diced',
      '400g tin chopped tomatoes',
      '400g tin cannellini beans, drained',
      '1.2 litres vegetable stock',
      '100g small pasta',
      '100g kale, shredded',
    ],
    [
      'Put the onion, carrots, tomatoes, beans and stock in the slow cooker with the oil. Cook on low for 6-8 hours.',
      'Add the pasta and kale, turn up to high and cook for 30 minutes until the pasta is tender.',
    ],
    'stovetop',
  );
  expect(said).toMatch(/until the vegetables are tender/);
  expect(said).toMatch(/Add the pasta and kale\. Simmer for 10–12 minutes/);
});

it('all ingredients but those of the table are read one by one', () => {
  const { said } = adapt(
    'Slow Cooker Chicken Tortilla Soup',
    [
      '1.5 lbs boneless skinless chicken breasts',
      '1 onion, diced',
      '1 can (15 oz) black beans, drained',
      '4 cups chicken broth',
      '1 tbsp chili powder',
      '1 lime, juiced',
      'tortilla strips and cheese for topping',
    ],
    [
      'Place all ingredients except lime juice and toppings in the slow cooker.',
      'Cover and cook on low for 6-8 hours or high for 3-4 hours.',
      'Remove chicken, shred and return to pot. Stir in lime juice. Ladle into bowls and add toppings.',
    ],
    'stovetop',
  );
  expect(said).toMatch(/Soften the onion/);
  expect(said).toMatch(/Stir in the beans|Stir in the black beans/);
  expect(said).toMatch(/165 °F \(74 °C\)/);
});

import { expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { ConditionScope } from '../conditions.ts';
import type { Plan } from '../plan/fill.ts';
import { inOneRow, manyAhead, manyBehindWith, titleOf } from './write-title.ts';

const kitchen = loadKitchen();
it('says in English what the name of a dish does not tell, of whichever cream it is made', () => {
  const { title } = generateRecipe(kitchen, {
    ingredients: ['salmon fillets', 'asparagus', 'lemon', 'dill', 'baby potatoes', 'crème fraîche'],
    cuisine: 'swedish',
    servings: 2,
  });
  expect(title).toBe('Lax med Dillsås (Salmon in Dill Cream Sauce)');
});

it('says in English what is asked for from no country, and by its own name what is known by it', () => {
  const titleOf = (...ingredients: string[]): string =>
    generateRecipe(kitchen, { ingredients, servings: 4 }).title;
  expect(titleOf('chicken drumsticks', 'honey', 'soy sauce', 'garlic', 'broccoli', 'rice')).not.toMatch(
    /Jitui/,
  );
  expect(titleOf('bacon', 'spaghetti', 'eggs', 'pecorino')).toMatch(/Carbonara/);
});

it('says only in English what the name of a neighbour would not tell', () => {
  const asked = { ingredients: ['salmon fillets', 'asparagus', 'dill', 'baby potatoes', 'crème fraîche'] };
  const titles = ['swedish', 'finnish', 'danish'].map(
    (cuisine) => generateRecipe(kitchen, { ...asked, cuisine, servings: 2 }).title,
  );
  expect(titles[0]).toContain('(');
  for (const title of titles.slice(1)) expect(title).not.toMatch(/^Lax med/);
});

it('says first what it is to a beginner who named no country', () => {
  const asked = {
    ingredients: [
      '1 lb pasta shells',
      '1 cup brown lentils',
      'crushed tomatoes',
      'carrots',
      'celery',
      'onion',
      'garlic',
    ],
    dietary_restrictions: ['vegetarian'],
    servings: 4,
  };
  const title = (skill_level: 'beginner' | 'advanced', cuisine?: string): string =>
    generateRecipe(kitchen, { ...asked, skill_level, ...(cuisine === undefined ? {} : { cuisine }) }).title;
  expect(title('beginner')).not.toMatch(/^Ragù/);
  expect(title('beginner', 'italian')).not.toMatch(/^Lentil Bolognese/);
});

it('names three things in one row', () => {
  expect(inOneRow('Steaks with Garlic Butter, Potatoes and Spinach and Mushrooms')).toBe(
    'Steaks with Garlic Butter, Potatoes, Spinach and Mushrooms',
  );
  expect(inOneRow('Chicken and Rice with Peas and Carrots')).toBe('Chicken and Rice with Peas and Carrots');
  expect(inOneRow('Shrimp with Tomatoes, White Beans')).toBe('Shrimp with Tomatoes and White Beans');
  expect(inOneRow('Tofu Tacos, Baja Style')).toBe('Tofu Tacos, Baja Style');
  expect(inOneRow('Mac and Cheese and Broccoli')).toBe('Mac and Cheese and Broccoli');
});

it('puts what stands by itself behind "with" in its number', () => {
  expect(manyBehindWith('Squid with {beans.T} and {greens.T}')).toBe('Squid with {beans.Ts} and {greens.Ts}');
  expect(manyBehindWith('Soba[greens:  with {greens.T}]')).toBe('Soba[greens:  with {greens.Ts}]');
  for (const whole of ['{fish.T} with {slaw.T} Slaw', '{fish.T} with {beans.T} and {fruit.T} Salsa'])
    expect(manyBehindWith(whole)).toBe(whole);
});

it('serves more than one scallop', () => {
  expect(manyAhead('Scallop with Succotash')).toBe('Scallops with Succotash');
  expect(manyAhead('Chicken Breast in Cream')).toBe('Chicken Breasts in Cream');
  expect(manyAhead('Roast Turkey Breast with Sage')).toBe('Roast Turkey Breast with Sage');
  expect(manyAhead('Sausage Casserole with Scallop Sauce')).toBe('Sausage Casserole with Scallop Sauce');
});

it('says nothing of what is not there, and no sort of dish in place of a name', () => {
  const titleOf = (minutes: number, ...ingredients: string[]): string =>
    generateRecipe(kitchen, { ingredients, servings: 4, meal_type: 'dinner', time_available: minutes }).title;
  expect(
    titleOf(
      240,
      '1.2 kg beef chuck',
      'carrots',
      'celery',
      'onions',
      'red wine',
      'tomato paste',
      'bay leaves',
      'beef stock',
    ),
  ).not.toMatch(/Olive|Orange/);
  expect(titleOf(40, 'smoked haddock', 'leeks', 'potatoes', 'milk', 'sweetcorn')).toMatch(/Haddock/);
});

it('has no empty brackets where a title says it all', () => {
  const dish = {
    title: 'Niu He',
    english: 'Beef Noodles',
    titles: [{ when: [], title: 'Niu He', english: '' }],
    roles: [],
  };
  const plan = { dish, fills: new Map(), grams: new Map() } as unknown as Plan;
  expect(titleOf(plan, {} as ConditionScope, (text) => text)).toBe('Niu He');
});

it('takes a cream that is made of the mascarpone for no cream that is missing', () => {
  const { title } = generateRecipe(kitchen, {
    ingredients: ['strawberries', 'mascarpone', 'ladyfingers', 'icing sugar', 'lemon'],
    meal_type: 'dessert',
    time_available: 40,
    servings: 6,
  });
  expect(title).toMatch(/Mascarpone/);
});

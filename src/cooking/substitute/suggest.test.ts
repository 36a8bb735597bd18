import { beforeAll, expect, test } from 'vitest';
import { understandRestrictions } from '../understand.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import type { SubstituteAnswer, SubstituteRequest } from './suggest.ts';
import { recipeText } from './use.ts';

const kitchen = loadKitchen();
const { foods } = kitchen;

const ask = (
  name: string,
  parts: Partial<SubstituteRequest> = {},
  lists: Parameters<typeof understandRestrictions>[0] = {},
): SubstituteAnswer => {
  const understood = understandRestrictions(lists, foods);
  expect(understood.unknown).toEqual([]);
  return kitchen.substitutes.suggest({
    food: foods.match(name).food,
    name,
    amount: null,
    recipe: null,
    recipeFoods: new Set(),
    servings: null,
    available: null,
    reason: null,
    maxResults: 10,
    restrictions: understood,
    jurisdiction: 'us',
    ...parts,
  });
};
const namesOf = (answer: SubstituteAnswer): readonly string[] => answer.suggestions.map(({ name }) => name);

/** Foods of every shelf, for the laws. */
const sample = foods.foods.filter((food) => !food.abstract).filter((_, at) => at % 9 === 0);

beforeAll(() => expect(sample.length).toBeGreaterThan(100));

test('an unknown ingredient gets a reason and no invention', () => {
  const answer = ask('xqzt blorp');
  expect(answer.suggestions).toEqual([]);
  expect(answer.noneReason).toMatch(/not in the food tables/);
});

test('the eggs of a soufflé: other birds lay them too, and without eggs nothing holds the foam', () => {
  const recipe = recipeText('Cheese soufflé', ['Whisk the whites to stiff peaks.']);
  const egg = foods.match('egg').food!;
  for (const { foods: parts } of ask('eggs', { recipe }).suggestions) expect(parts[0]!.kind).toBe(egg.kind);
  const answer = ask('eggs', { recipe }, { allergies: ['egg'] });
  expect(answer.suggestions).toEqual([]);
  expect(answer.noneReason).toMatch(/foam/);
});

test.each([
  ['peanut', 'almond'],
  ['milk', 'butter'],
  ['gluten', 'all-purpose flour'],
  ['soy', 'soy sauce'],
  ['tree-nut', 'pecan'],
  ['egg', 'mayonnaise'],
  ['fish', 'Worcestershire sauce'],
  ['sesame', 'tahini'],
])('nobody with an allergy to %s is offered it, or anything that may carry it, for %s', (allergy, name) => {
  const { suggestions } = ask(name, {}, { allergies: [allergy] });
  expect(suggestions.length).toBeGreaterThan(0);
  for (const { allergens } of suggestions) expect(allergens).not.toContain(allergy);
});

test('an allergy to one food keeps out what it is part of', () => {
  const { suggestions } = ask('onion', {}, { allergies: ['garlic'] });
  expect(suggestions.length).toBeGreaterThan(0);
  for (const { foods: parts } of suggestions)
    for (const part of parts) expect([part.id, ...part.ancestors, ...part.madeOf]).not.toContain('garlic');
});

test('for an allergy that is not named, what the ingredient itself carries is left out, and that is said', () => {
  const answer = ask('peanut butter', { reason: 'allergy' });
  expect(answer.suggestions.length).toBeGreaterThan(0);
  expect(answer.warnings.join()).toMatch(/No allergy was named/);
  for (const { allergens } of answer.suggestions) expect(allergens).not.toContain('peanut');
});

test('law: nothing stands in for itself, ranks count from 1, no suggestion comes twice', () => {
  for (const food of sample) {
    const { suggestions } = ask(food.name, { food });
    expect(suggestions.map(({ rank }) => rank)).toEqual(suggestions.map((_, at) => at + 1));
    expect(suggestions.every(({ foods: parts }) => parts.length > 1 || parts[0]!.id !== food.id)).toBe(true);
    expect(new Set(suggestions.map(({ name }) => name)).size).toBe(suggestions.length);
  }
});

test('law: where sorts count, no food is told to be replaced by what it is called', () => {
  const told = foods.foods
    .filter((food) => !food.abstract)
    .filter((food, at) => at % 9 === 0 || /^(?:mozzarella|pita|grape-jelly|pizza-dough)$/.test(food.id))
    .flatMap((food) => {
      const names = namesOf(ask(food.name, { food, sorts: true }));
      return names.filter((name) => name.toLowerCase() === food.name.toLowerCase());
    });
  expect(told).toEqual([]);
  // Who lacks a sort of it may take the food itself.
  expect(namesOf(ask('sharp cheddar', { sorts: true }))[0]).toBe('cheddar');
});

test('law: under a diet no part of a suggestion is meat, fish, milk, egg or honey for a vegan', () => {
  const banned = ['meat', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'gelatin', 'animal-fat'];
  let seen = 0;
  for (const food of sample) {
    for (const { foods: parts } of ask(food.name, { food }, { dietary_restrictions: ['vegan'] })
      .suggestions) {
      seen += 1;
      for (const part of parts)
        expect(
          part.traits.filter((trait) => banned.includes(trait)),
          `${food.id} → ${part.id}`,
        ).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(300);
});

test('law: the same request gives the same answer', () => {
  for (const food of sample.slice(0, 40)) expect(ask(food.name, { food })).toEqual(ask(food.name, { food }));
});

test('nearly every food has an answer, in milliseconds of processor time', () => {
  const started = process.cpuUsage();
  const answered = sample.filter(
    (food) => ask(food.name, { food, maxResults: 5 }).suggestions.length > 0,
  ).length;
  const { user } = process.cpuUsage(started);
  expect(answered / sample.length).toBeGreaterThan(0.95);
  expect(user / 1000 / sample.length).toBeLessThan(25);
});

test('amounts follow the recipe: a cup of buttermilk is a cup, two eggs take two spoons of flax', () => {
  const milk = ask('buttermilk', { amount: { quantity: 2, unit: 'cup', grams: 490 } }).suggestions[0]!;
  expect(milk.name).toBe('whole milk + lemon juice');
  expect(milk.converted).toMatchObject({ quantity: 2, unit: 'cup' });
  const flax = ask('egg', { amount: { quantity: 2, unit: null, grams: 100 } }).suggestions.find(
    ({ foods: parts }) => parts.some(({ id }) => id === 'ground-flaxseed'),
  )!;
  expect(flax.converted.parts[0]).toMatchObject({ quantity: 2, unit: 'tbsp' });
  expect(flax.methodChanges[0]).toMatch(/^Use 2 tbsp ground flaxseed and 6 tbsp water for 2 eggs\.$/);
});

test('a can of one bean is a can of another, and only grams of what is not sold in cans', () => {
  const amount = { quantity: 2, unit: 'can', grams: 516 };
  const { suggestions } = ask('canned black beans', { amount, maxResults: 20 });
  const unitOf = (name: string) => suggestions.find((one) => one.name === name)?.converted.unit;
  expect(unitOf('canned pinto beans')).toBe('can');
  expect(unitOf('cooked black beans')).toBe('g');
});

test('fresh herbs turn into a third of the dried', () => {
  const dried = ask('basil', { amount: { quantity: 3, unit: 'tbsp', grams: 8 } }).suggestions.find(
    ({ name }) => name === 'dried basil',
  )!;
  expect(dried.converted).toMatchObject({ quantity: 1, unit: 'tbsp' });
});

test('what is at home comes first and is marked; the rest is not', () => {
  const leek = foods.get('leek')!;
  const { suggestions } = ask('onion', { available: [leek] });
  expect(suggestions[0]).toMatchObject({ name: 'leek', available: true });
  expect(suggestions.slice(1).every(({ available }) => available === false)).toBe(true);
  expect(ask('onion').suggestions[0]!.available).toBeNull();
});

test('the dish decides: egg in meringue is foam, in an omelette the egg itself', () => {
  const meringue = ask('egg white', { recipe: recipeText('Lemon meringue pie', ['Whip to stiff peaks.']) });
  expect(namesOf(meringue).slice(0, 3).join()).toMatch(/aquafaba/);
  const omelette = ask('egg', { recipe: recipeText('Cheese omelette', []) }, { allergies: ['egg'] });
  expect(namesOf(omelette).slice(0, 3)).toContain('firm tofu');
});

test('what most cooks reach for comes first, and the dish decides what that is', () => {
  const first = (name: string, title: string): readonly string[] =>
    namesOf(ask(name, { recipe: recipeText(title, []) })).slice(0, 4);
  expect(first('butter', 'Garlic mashed potatoes')).toContain('olive oil');
  expect(first('butter', 'Pie crust')).toContain('shortening');
  expect(first('egg', 'Oatmeal cookies').join()).toMatch(/flaxseed/);
  expect(first('egg', 'Banana bread').join()).toMatch(/banana/);
  expect(first('spinach', 'Strawberry salad')).toContain('mixed salad leaves');
  expect(first('spinach', 'White bean soup')).toContain('kale');
  // The last word of the title says what the dish is.
  expect(first('mayonnaise', 'Turkey sandwich')).toContain('avocado');
  expect(first('celery', 'Chicken noodle soup')).toContain('carrot');
});

test('asked for by the name of a sort, another sort is the nearest; else a food never stands in for itself', () => {
  const ids = (answer: SubstituteAnswer): readonly string[] =>
    answer.suggestions.map(({ foods: parts }) => parts[0]!.id);
  expect(namesOf(ask('chicken broth', { sorts: true }))[0]).toBe('chicken stock');
  expect(namesOf(ask('yellow onions', { sorts: true }))[0]).toBe('white onion');
  expect(ids(ask('onion', { sorts: true }))).not.toContain('onion');
  expect(ids(ask('chicken broth'))).not.toContain('chicken-stock');
  expect(ids(ask('chicken broth', { sorts: true, reason: 'allergy' }))).not.toContain('chicken-stock');
});

test('a sort has its place in the list, is not named to who asked for it, and never to who must avoid the food', () => {
  const cheddars = (name: string, parts: Partial<SubstituteRequest> = {}): readonly string[] =>
    namesOf(ask(name, { sorts: true, ...parts })).filter((one) => /^(?:sharp )?cheddar$/.test(one));
  expect(cheddars('cheddar')).toEqual(['sharp cheddar']);
  expect(namesOf(ask('cheddar', { sorts: true }))[0]).not.toBe('sharp cheddar');
  expect(cheddars('sharp cheddar cheese')).toEqual(['cheddar']);
  expect(cheddars('cheddar', { sorts: false })).toEqual([]);
  expect(cheddars('cheddar', { reason: 'allergy' })).toEqual([]);
});

test('the title moves up what such dishes like, but never to the first place', () => {
  const place = (name: string, target: string, title: string): number =>
    namesOf(ask(name, { recipe: recipeText(title, []) })).indexOf(target);
  expect(place('cheddar', 'Mexican cheese blend', 'Taco casserole')).toBeLessThan(
    place('cheddar', 'Mexican cheese blend', 'Chicken casserole'),
  );
  expect(place('butter', 'bacon fat', 'Southern fried cabbage')).toBeGreaterThan(0);
  expect(place('butter', 'bacon fat', 'Southern fried cabbage')).toBeLessThan(5);
});

test('the plain food comes first for one with less in it, and that one is among ten for the plain', () => {
  expect(namesOf(ask('reduced-fat cheddar'))[0]).toBe('cheddar');
  for (const [plain, light] of [
    ['cheddar', 'reduced-fat cheddar'],
    ['feta', 'reduced-fat feta'],
    ['cottage cheese', 'low-fat cottage cheese'],
  ] as const)
    expect(namesOf(ask(plain, { maxResults: 12 })), plain).toContain(light);
});

test('who has few stand-ins is given those of its stand-ins for the same job, and no others', () => {
  expect(ask('angel food cake').suggestions.length).toBe(10);
  expect(namesOf(ask('baking soda'))).not.toContain('all-purpose flour');
});

test('spoons and cups are those of a kitchen, and what differs is said in a sentence', () => {
  const flour = ask('baking powder', { amount: { quantity: 1.5, unit: 'tsp', grams: 7 } }).suggestions;
  for (const { converted } of flour) if (converted.unit === 'tsp') expect(converted.quantity).toBeLessThan(3);
  const powder = ask('onion', { amount: { quantity: 0.5, unit: 'cup', grams: 80 } }).suggestions.find(
    ({ name }) => name === 'onion powder',
  )!;
  expect(powder.converted).toMatchObject({ quantity: 2.25, unit: 'tsp' });
  expect(powder.methodChanges[0]).toBe('Use 2 1/4 tsp onion powder for 1/2 cup onion.');
});

test('no amount is printed as a long decimal, and baking advice stays out of a stir-fry', () => {
  const yeast = ask('active dry yeast', { amount: { quantity: 2.25, unit: 'tsp', grams: 7 } });
  for (const { methodChanges } of yeast.suggestions) expect(methodChanges.join(' ')).not.toMatch(/\d\.\d{3}/);
  const said = (title: string): string =>
    ask('sugar', { recipe: recipeText(title, ['Stir in the sugar.']) })
      .suggestions.flatMap(({ methodChanges }) => methodChanges)
      .join(' ');
  expect(said('Pork stir-fry')).not.toMatch(/In baking/);
  expect(said('Carrot cake')).toMatch(/In baking/);
});

test('eggs that are beaten into a dough and brushed on it are not taken for its glaze', () => {
  const recipe = recipeText('Challah', [
    'Beat the eggs with the oil and mix into a dough.',
    'Brush with egg.',
  ]);
  expect(ask('egg', { recipe }).suggestions[0]!.role).not.toBe('glaze');
});

test('a sweetener is measured by the cup and never weighed out like sugar', () => {
  const { converted } = ask('sugar', { amount: { quantity: 100, unit: 'g', grams: 100 } }).suggestions.find(
    ({ name }) => name === 'sucralose',
  )!;
  expect(converted.grams).toBeLessThan(20);
});

test('two ways with one food are one idea: the second stands well behind', () => {
  const { suggestions } = ask('tomato sauce');
  const mains = suggestions.slice(0, 5).map(({ foods: parts }) => parts[0]!.id);
  expect(new Set(mains).size).toBe(mains.length);
});

test('in a meringue nothing but what foams is put first, whatever cooks take elsewhere', () => {
  const recipe = recipeText('Lemon meringue pie', ['Whip the egg whites to stiff peaks.']);
  expect(namesOf(ask('egg white', { recipe }))[0]).toMatch(/aquafaba/);
  expect(namesOf(ask('egg white', { recipe })).slice(0, 3)).not.toContain('egg');
});

test('who avoids the alcohol of an extract is not handed another extract', () => {
  for (const diet of ['halal', 'alcohol-free']) {
    const { suggestions } = ask('vanilla extract', {}, { dietary_restrictions: [diet] });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { foods: parts } of suggestions)
      for (const part of parts) expect(part.traits, part.id).not.toContain('alcohol-extract');
  }
});

test('who may not have mozzarella is offered the one made without milk first', () => {
  expect(namesOf(ask('mozzarella', {}, { dietary_restrictions: ['vegan'] }))[0]).toBe('vegan mozzarella');
});

test('beans that are poisonous raw come with their boiling', () => {
  const dried = ask('dried black beans').suggestions.find(
    ({ foods: parts }) => parts[0]!.id === 'dried-kidney-beans',
  );
  expect(dried).toBeDefined();
  const white = foods.get('canned-kidney-beans')!;
  const swap = ask(white.name, { food: white }).suggestions.find(({ foods: parts }) =>
    parts[0]!.traits.includes('toxic-raw'),
  );
  expect(swap?.methodChanges.join(' ')).toMatch(/boil/);
});

const calledOf = (answer: SubstituteAnswer): readonly string[] =>
  answer.suggestions.map(({ called }) => called);

test('a food is called as home cooks call it, and by what was judged where something must be avoided', () => {
  expect(namesOf(ask('butter'))).toContain('neutral oil');
  expect(calledOf(ask('butter'))).toContain('vegetable oil');
  expect(calledOf(ask('butter', {}, { allergies: ['milk'] }))).not.toContain('vegetable oil');
  expect(calledOf(ask('leek'))).toContain('green onions');
  expect(calledOf(ask('walnut'))[0]).toBe('pecans');
  expect(calledOf(ask('leek', {}, { allergies: ['milk'] }))).toContain('green onions');
});

test('a sort is not offered for itself under a shorter name', () => {
  expect(namesOf(ask('stew meat', { sorts: true }))).not.toContain('beef stew meat');
});

test('only what whips is whipped, nothing dried is strewn over a salad, and a diet by the plate is served', () => {
  const whipped = namesOf(
    ask('heavy cream', { recipe: recipeText('Whipped Cream', ['Whip the cream to soft peaks.']) }),
  );
  expect(whipped[0]).toBe('coconut cream');
  expect(whipped).not.toContain('half-and-half');
  const meringue = namesOf(
    ask(
      'egg white',
      { recipe: recipeText('Meringue', ['Whip the egg whites to stiff peaks.']) },
      { allergies: ['egg'] },
    ),
  );
  expect(meringue[0]).toBe('aquafaba');
  expect(meringue).not.toContain('whole milk');
  expect(namesOf(ask('basil', { recipe: recipeText('Caprese Salad', []) }))[0]).not.toMatch(/dried/);
  expect(namesOf(ask('white rice', {}, { dietary_restrictions: ['low-carb'] }))[0]).toBe('cauliflower rice');
  expect(namesOf(ask('coconut milk', { reason: 'health' }))[0]).toBe('light coconut milk');
  expect(namesOf(ask('ground beef'))).not.toContain('black bean');
});

test('what stands before "for" and "with" says what the dish is', () => {
  const given = (title: string): readonly string[] =>
    namesOf(ask('butter', { recipe: recipeText(title, []) })).slice(0, 3);
  expect(given('Frosting for Cupcakes')).toEqual(given('Frosting'));
  expect(given('Frosting')).not.toEqual(given('Zucchini Muffins'));
});

test('what is made for vegetarians goes first for them', () => {
  expect(namesOf(ask('parmesan', {}, { dietary_restrictions: ['vegetarian'] }))[0]).toMatch(
    /vegetarian parmesan/,
  );
});

test('who may never have soy sauce is told first what comes near it; a splash of water makes no other idea', () => {
  const names = namesOf(ask('soy sauce', {}, { allergies: ['soy'] }));
  expect(names[0]).toBe('coconut aminos');
  expect(names.filter((name) => name.startsWith('Worcestershire'))).toHaveLength(1);
});

test('a suggestion says how it tastes and feels, and sets nothing against what both are', () => {
  const said = new Map(
    ['cilantro', 'gruyère', 'bread flour'].flatMap((name) =>
      ask(name).suggestions.map((one) => [`${name} → ${one.name}`, one.difference]),
    ),
  );
  expect(said.get('cilantro → parsley')).toBe('It tastes grassy and mild rather than citrusy and pungent.');
  expect(said.get('gruyère → Swiss cheese')).toMatch(
    /^It tastes sweet and nutty, and is stretchy rather than/,
  );
  expect(said.get('bread flour → all-purpose flour')).toBe('It is tender rather than chewy.');
  for (const text of said.values())
    if (text !== null) {
      const [, now = '', before = ''] = /tastes (.+?) rather than (.+?)(?:,|\.)/.exec(text) ?? [];
      for (const word of now.split(' '))
        if (word !== 'and' && word !== '') expect(before.split(' ')).not.toContain(word);
    }
});

test('a quiche is no cake, a pot pie no dessert, and what is filled cold sees no oven', () => {
  const given = (name: string, title: string): readonly string[] =>
    namesOf(ask(name, { recipe: recipeText(title, []) }));
  expect(given('eggs', 'Spinach Quiche')[0]).toBe('egg substitute');
  expect(given('eggs', 'Ham and Cheese Egg Muffins')[0]).toBe('egg substitute');
  expect(given('flour', 'Chicken Pot Pie')).toContain('cornstarch');
  expect(given('milk', 'Cottage Pie')).not.toContain('orange juice');
  expect(given('heavy cream', 'Peanut Butter Pie')[0]).toBe('whipped topping');
  expect(given('eggs', 'Breaded Pork Chops')[0]).toBe('whole milk');
});

test('where a title says nothing, what else goes into the dish does', () => {
  const given = (others: readonly string[]): string | undefined =>
    namesOf(
      ask('vegetable oil', {
        recipe: recipeText("Aunt Mary's Favorite", []),
        recipeFoods: new Set(others.map((name) => foods.match(name).food!.id)),
      }),
    )[1];
  expect(given(['all-purpose flour', 'sugar', 'egg', 'baking powder'])).toBe('applesauce');
  expect(given(['chicken breast', 'onion'])).not.toBe('applesauce');
});

test('after what is near comes what else goes into such a dish, and nothing of it that is there already', () => {
  const names = (recipeFoods: ReadonlySet<string>): readonly string[] =>
    namesOf(ask('celery', { recipe: recipeText('Beef Vegetable Soup', []), recipeFoods }));
  expect(names(new Set())).toContain('potato');
  expect(names(new Set(['potato']))).not.toContain('potato');
  // What is near keeps the first places.
  expect(names(new Set()).slice(0, 5)).not.toContain('potato');
});

test('who writes "fresh" is told of the food as it keeps', () => {
  expect(namesOf(ask('fresh parsley'))[0]).toBe('dried parsley');
  expect(namesOf(ask('parsley'))[0]).toBe('cilantro');
  expect(namesOf(ask('fresh blueberries'))).toContain('frozen blueberries');
});

test('no meat goes into a dish whose title promises none', () => {
  const given = (title: string): readonly string[] => namesOf(ask('tofu', { recipe: recipeText(title, []) }));
  expect(given('Thai Curry')).toContain('chicken breast');
  expect(given('Vegetarian Thai Curry')).not.toContain('chicken breast');
});

test.each([
  ['sugar', ['honey', 'brown sugar', 'coconut sugar']],
  ['white rice', ['jasmine rice', 'basmati rice', 'instant rice']],
  ['soy sauce', ['tamari']],
])('for the sake of health %s is not replaced by what weighs as much on the body', (name, never) => {
  const names = namesOf(ask(name, { reason: 'health' }));
  expect(names.length).toBeGreaterThan(0);
  for (const one of never) expect(names).not.toContain(one);
});

test('law: what is named to save money saves some of it', () => {
  let seen = 0;
  for (const food of sample) {
    const amount = { grams: 100, quantity: 100, unit: 'g' } as SubstituteRequest['amount'];
    const { suggestions } = ask(food.name, { food, reason: 'cost', amount });
    for (const { costDelta, name } of suggestions) {
      if (costDelta === null || food.price === null) continue;
      seen += 1;
      expect([food.name, name, costDelta <= 0]).toEqual([food.name, name, true]);
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test('where nothing costs less the answer says so', () => {
  const answer = ask('salt', { reason: 'cost' });
  expect(answer.suggestions).toEqual([]);
  expect(answer.noneReason).toBe(
    'nothing that does the job of salt costs less, by the figures in the tables',
  );
});

test('neither money nor calories make a substitute of what does another job', () => {
  const usual = new Set(namesOf(ask('pine nuts', { maxResults: 40 })));
  for (const reason of ['cost', 'health'] as const)
    for (const name of namesOf(ask('pine nuts', { reason }))) expect(usual).toContain(name);
});

test('what is made without comes first for who must do without: crumbs of another bread for panko', () => {
  const first = (name: string): string | undefined =>
    namesOf(ask(name, {}, { dietary_restrictions: ['gluten-free'] }))[0];
  expect(first('panko')).toBe('gluten-free breadcrumbs');
  expect(first('soy sauce')).toBe('gluten-free soy sauce');
});

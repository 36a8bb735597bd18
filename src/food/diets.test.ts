import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenClaims } from './allergens.ts';
import { dietMeter, judgeDiets, type DietOptions, type DietVerdict } from './diets.ts';
import { judgeExclusion, judgeRestriction } from './exclusions.ts';
import type { Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import { nutritionOf } from './nutrition.ts';
import { allergens, diets, nutrients, traits, type Diet, type Nutrient } from './vocabulary.ts';
import { loadFactTables } from '../../test/support/fact-tables.ts';
import { makeFood, makeIngredient } from '../../test/support/make-food.ts';

const tables = loadFactTables();
const full = (values: Partial<Record<Nutrient, number>>): Partial<Record<Nutrient, number>> => ({
  ...Object.fromEntries(nutrients.map((n) => [n, 0])),
  ...values,
});
const kitchen: Record<string, Food> = Object.fromEntries(
  [
    makeFood('rice', {
      traits: ['grain', 'starchy'],
      per100g: full({ energy_kcal: 360, carbohydrate_g: 80, protein_g: 7 }),
    }),
    makeFood('tomato', {
      category: 'produce',
      per100g: full({ energy_kcal: 18, carbohydrate_g: 3.9, fiber_g: 1.2, sugars_g: 2.6, sodium_mg: 5 }),
    }),
    makeFood('beef', {
      traits: ['meat', 'red-meat', 'beef'],
      category: 'meat',
      per100g: full({ energy_kcal: 250, protein_g: 26, fat_g: 15, saturated_fat_g: 6 }),
    }),
    makeFood('chicken', { traits: ['meat', 'poultry'], category: 'poultry' }),
    makeFood('pork', { traits: ['meat', 'red-meat', 'pork'], category: 'meat' }),
    makeFood('salmon', { traits: ['fish'], contains: ['fish'], category: 'seafood' }),
    makeFood('eel', { traits: ['fish', 'fish-no-scales'], contains: ['fish'], category: 'seafood' }),
    makeFood('shrimp', { traits: ['shellfish'], contains: ['crustacean'], category: 'seafood' }),
    makeFood('butter', { traits: ['dairy', 'lactose'], contains: ['milk'] }),
    makeFood('ghee', { traits: ['dairy', 'lactose-trace'], contains: ['milk'], ancestors: ['butter'] }),
    makeFood('young-gouda', { traits: ['dairy', 'lactose-low'], contains: ['milk'], ancestors: ['cheese'] }),
    makeFood('milk-something', { contains: ['milk'] }),
    makeFood('parmesan', { traits: ['dairy', 'animal-rennet'], contains: ['milk'], ancestors: ['cheese'] }),
    makeFood('brie', { traits: ['dairy', 'soft-cheese'], contains: ['milk'], ancestors: ['cheese'] }),
    makeFood('egg', { traits: ['egg'], contains: ['egg'], ancestors: ['bird-egg'] }),
    makeFood('honey', { traits: ['honey', 'fodmap-fructose'] }),
    makeFood('sugar', {
      traits: ['added-sugar'],
      per100g: full({ energy_kcal: 387, carbohydrate_g: 100, sugars_g: 100 }),
    }),
    makeFood('erythritol', {
      traits: ['sweetener', 'fodmap-polyol'],
      per100g: full({ energy_kcal: 0, carbohydrate_g: 100 }),
    }),
    makeFood('maple-syrup', { traits: ['added-sugar'] }),
    makeFood('gelatin', { traits: ['gelatin'] }),
    makeFood('soy-sauce', { traits: ['soy', 'legume'], contains: ['soy', 'wheat', 'gluten'] }),
    makeFood('oats', { traits: ['grain'], may: ['gluten'] }),
    makeFood('garlic', { traits: ['allium', 'fodmap-fructan', 'root-vegetable'], category: 'produce' }),
    makeFood('potato', { traits: ['root-vegetable', 'nightshade'], category: 'produce' }),
    makeFood('turmeric', { traits: ['root-vegetable'], ancestors: ['ground-turmeric'] }),
    makeFood('wine', { traits: ['alcohol'], contains: ['sulphite'], ancestors: ['wine'] }),
    makeFood('vanilla-extract', { traits: ['alcohol-extract'] }),
    makeFood('avocado', { traits: ['fodmap-polyol'], category: 'produce' }),
    makeFood('almond', { contains: ['tree-nut'], ancestors: ['nut'] }),
    makeFood('walnut', { contains: ['tree-nut'], ancestors: ['nut'] }),
    makeFood('pesto', {
      contains: ['tree-nut', 'milk'],
      may: [],
      via: { 'tree-nut': 'pine-nut', milk: 'parmesan' },
      madeOf: ['basil', 'pine-nut', 'parmesan'],
      traits: ['dairy', 'animal-rennet'],
    }),
    makeFood('granola', { may: ['tree-nut'], traits: ['grain'] }),
    makeFood('tuna-raw', { traits: ['fish', 'raw-fish'], contains: ['fish'] }),
    makeFood('swordfish', { traits: ['fish', 'high-mercury', 'fish-no-scales'], contains: ['fish'] }),
    makeFood('ham', { traits: ['meat', 'red-meat', 'pork', 'cured-meat'] }),
    makeFood('pine-nut', { contains: ['tree-nut'], ancestors: ['nut'] }),
    makeFood('green-bean', { traits: ['legume'] }),
    makeFood('spice-mix', { opaque: true, category: 'spices-seasonings' }),
    makeFood('sausage-mix', { opaque: true, category: 'deli' }),
    makeFood('olive-oil', {
      category: 'oils-vinegars',
      per100g: full({ energy_kcal: 884, fat_g: 100, saturated_fat_g: 14 }),
    }),
    makeFood('lentil', {
      traits: ['legume'],
      ancestors: ['legume'],
      per100g: full({ energy_kcal: 350, protein_g: 25, carbohydrate_g: 60, fiber_g: 11, potassium_mg: 700 }),
    }),
    makeFood('salt', { per100g: full({ sodium_mg: 38758 }) }),
  ].map((food) => [food.id, food]),
);
const foods = { get: (id: string): Food | undefined => kitchen[id] };
const optionsFor = (ingredients: readonly Ingredient[], servings: number): DietOptions => ({
  tables,
  claims: allergenClaims(ingredients, { tables, foods }),
  nutrition: nutritionOf(ingredients, { servings, tables }),
  servings,
});
const judge = (ingredients: readonly Ingredient[], asked?: readonly Diet[], servings = 1): DietVerdict[] =>
  judgeDiets(ingredients, {
    ...optionsFor(ingredients, servings),
    ...(asked === undefined ? {} : { asked }),
  });
const of = (...ids: string[]): Ingredient[] => ids.map((id) => makeIngredient(kitchen[id]!));
const status = (diet: Diet, ingredients: readonly Ingredient[]): string =>
  judge(ingredients, [diet])[0]!.status;

describe('ingredient diets', () => {
  test.each<[Diet, string, string]>([
    ['vegan', 'rice tomato', 'met'],
    ['vegan', 'rice honey', 'violated'],
    ['vegan', 'rice butter', 'violated'],
    ['vegan', 'soy-sauce', 'met'],
    ['vegetarian', 'egg butter honey', 'met'],
    ['vegetarian', 'rice parmesan', 'violated'],
    ['vegetarian', 'rice gelatin', 'violated'],
    ['vegetarian', 'salmon', 'violated'],
    ['lacto-vegetarian', 'butter', 'met'],
    ['lacto-vegetarian', 'egg', 'violated'],
    ['ovo-vegetarian', 'egg', 'met'],
    ['ovo-vegetarian', 'butter', 'violated'],
    ['pescatarian', 'salmon shrimp egg butter', 'met'],
    ['pescatarian', 'chicken', 'violated'],
    ['pescatarian', 'gelatin', 'unverifiable'],
    ['gluten-free', 'rice', 'met'],
    ['gluten-free', 'soy-sauce', 'violated'],
    ['gluten-free', 'oats', 'unverifiable'],
    ['dairy-free', 'ghee', 'violated'],
    ['lactose-free', 'ghee', 'met'],
    ['lactose-free', 'butter', 'violated'],
    ['lactose-free', 'young-gouda', 'unverifiable'],
    ['lactose-free', 'milk-something', 'unverifiable'],
    ['lactose-free', 'rice', 'met'],
    ['egg-free', 'egg', 'violated'],
    ['nut-free', 'almond', 'violated'],
    ['nut-free', 'granola', 'unverifiable'],
    ['soy-free', 'soy-sauce', 'violated'],
    ['grain-free', 'rice', 'violated'],
    ['grain-free', 'potato', 'met'],
    ['paleo', 'beef potato honey ghee', 'met'],
    ['paleo', 'rice', 'violated'],
    ['paleo', 'sugar', 'violated'],
    ['paleo', 'butter', 'violated'],
    ['paleo', 'green-bean', 'met'],
    ['whole30', 'beef ghee green-bean', 'met'],
    ['whole30', 'honey', 'violated'],
    ['whole30', 'wine', 'violated'],
    ['halal', 'rice tomato', 'met'],
    ['halal', 'chicken', 'unverifiable'],
    ['halal', 'pork', 'violated'],
    ['halal', 'rice wine', 'violated'],
    ['halal', 'vanilla-extract', 'unverifiable'],
    ['kosher', 'rice salmon butter', 'met'],
    ['kosher', 'beef', 'unverifiable'],
    ['kosher', 'beef butter', 'violated'],
    ['kosher', 'shrimp', 'violated'],
    ['kosher', 'eel', 'violated'],
    ['kosher', 'parmesan', 'unverifiable'],
    ['hindu-vegetarian', 'butter', 'met'],
    ['hindu-vegetarian', 'egg', 'violated'],
    ['jain', 'rice butter tomato', 'met'],
    ['jain', 'potato', 'violated'],
    ['jain', 'garlic', 'violated'],
    ['jain', 'turmeric', 'met'],
    ['jain', 'honey', 'violated'],
    ['alcohol-free', 'wine', 'violated'],
    ['alcohol-free', 'vanilla-extract', 'met'],
    ['pork-free', 'ham', 'violated'],
    ['pork-free', 'beef', 'met'],
    ['red-meat-free', 'beef', 'violated'],
    ['red-meat-free', 'chicken', 'met'],
    ['pregnancy-safe', 'swordfish', 'violated'],
    ['pregnancy-safe', 'wine', 'violated'],
    ['pregnancy-safe', 'egg', 'unverifiable'],
    ['low-fodmap', 'garlic', 'violated'],
    ['low-fodmap', 'rice tomato', 'violated'],
    ['low-fodmap', 'butter', 'met'],
  ])('%s, of %s: %s', (diet, ids, expected) => expect(status(diet, of(...ids.split(' ')))).toBe(expected));

  test('raw is judged by how it is cooked', () => {
    const egg = kitchen['egg']!;
    expect(status('pregnancy-safe', [makeIngredient(egg, { cooked: { method: 'bake', minutes: 30 } })])).toBe(
      'met',
    );
    expect(status('pregnancy-safe', [makeIngredient(egg, { cooked: null })])).toBe('violated');
  });

  test('FODMAPs by the amount in a serving', () => {
    const avocado = (grams: number): Ingredient[] => [makeIngredient(kitchen['avocado']!, { grams })];
    expect(judge(avocado(100), ['low-fodmap'], 2)[0]!.status).toBe('met');
    expect(judge(avocado(100), ['low-fodmap'], 1)[0]!.status).toBe('violated');
    const tomato = [makeIngredient(kitchen['tomato']!, { grams: 120 })];
    expect(judge(tomato, ['low-fodmap'], 2)[0]!.status).toBe('met');
    expect(judge(tomato, ['low-fodmap'], 1)[0]!.status).toBe('violated');
  });

  test('what is not known is never met for any diet on ingredients', () => {
    for (const unknown of [
      makeIngredient(null, { name: 'frobnitz' }),
      makeIngredient(kitchen['sausage-mix']!),
      makeIngredient(kitchen['rice']!, { confidence: 0.3 }),
    ]) {
      for (const diet of ['vegan', 'gluten-free', 'halal', 'jain', 'pork-free', 'low-fodmap'] as const) {
        expect(status(diet, [...of('olive-oil'), unknown]), diet).toBe('unverifiable');
      }
    }
    expect(status('vegan', [])).toBe('unverifiable');
  });

  test('a blend of spices is trusted to be spices, but never cleared of allergens', () => {
    const spices = of('rice', 'spice-mix');
    expect(status('vegetarian', spices)).toBe('met');
    expect(status('halal', spices)).toBe('met');
    for (const diet of ['vegan', 'gluten-free', 'dairy-free', 'nut-free', 'whole30'] as const) {
      expect(status(diet, [spices[1]!])).toBe('unverifiable');
    }
  });

  test('a free-from word on the line is believed', () => {
    expect(status('vegan', [makeIngredient(kitchen['butter']!, { text: '50 g vegan butter' })])).toBe('met');
    expect(status('vegan', [makeIngredient(null, { text: 'vegan sausages', name: 'vegan sausages' })])).toBe(
      'unverifiable',
    );
    expect(status('gluten-free', [makeIngredient(kitchen['oats']!, { text: 'gluten-free oats' })])).toBe(
      'met',
    );
    expect(status('alcohol-free', [makeIngredient(kitchen['wine']!, { text: 'alcohol-free wine' })])).toBe(
      'met',
    );
    expect(status('dairy-free', [makeIngredient(kitchen['butter']!, { text: 'lactose-free butter' })])).toBe(
      'violated',
    );
    expect(
      status('lactose-free', [makeIngredient(kitchen['butter']!, { text: 'lactose-free butter' })]),
    ).toBe('met');
  });

  test('milk of unknown lactose is cleared by the line only where it says so', () => {
    const some = (text: string): Ingredient[] => [makeIngredient(kitchen['milk-something']!, { text })];
    expect(status('lactose-free', some('lactose-free something'))).toBe('met');
    expect(status('lactose-free', some('gluten-free something'))).toBe('unverifiable');
    expect(
      status('lactose-free', [makeIngredient(kitchen['young-gouda']!, { text: 'lactose-free gouda' })]),
    ).toBe('met');
    expect(
      status('lactose-free', [makeIngredient(kitchen['rice']!, { text: 'rice with cheese sauce' })]),
    ).toBe('unverifiable');
  });

  test('the line’s other words count: "beans, cooked with bacon"', () => {
    const beans = (text: string): Ingredient[] => [makeIngredient(kitchen['green-bean']!, { text })];
    expect(status('vegan', beans('green beans, cooked with bacon'))).toBe('unverifiable');
    expect(status('pork-free', beans('green beans, cooked with bacon'))).toBe('unverifiable');
    expect(status('halal', beans('green beans in white wine'))).toBe('unverifiable');
    expect(status('vegan', beans('green beans with ginger beer and lamb’s lettuce'))).toBe('met');
    expect(status('vegan', beans('green beans, no bacon'))).toBe('met');
  });

  test('the evidence names the food and the reason', () => {
    expect(judge(of('rice', 'honey'), ['vegan'])[0]!.evidence).toEqual(['honey: made by bees']);
    expect(judge(of('beef', 'butter'), ['kosher'])[0]!.evidence).toContain(
      'meat and milk in one dish: beef with butter',
    );
    expect(judge(of('chicken'), ['halal'])[0]!.evidence[0]).toMatch(/certified/);
  });
});

describe('measured diets', () => {
  const lines = (parts: Record<string, number>): Ingredient[] =>
    Object.entries(parts).map(([id, grams]) => makeIngredient(kitchen[id]!, { grams }));
  test.each<[Diet, Record<string, number>, string]>([
    ['low-sodium', { tomato: 300 }, 'met'],
    ['low-sodium', { tomato: 300, salt: 3 }, 'violated'],
    ['low-fat', { tomato: 300, rice: 50 }, 'met'],
    ['low-fat', { tomato: 300, 'olive-oil': 20 }, 'violated'],
    ['low-calorie', { tomato: 300 }, 'met'],
    ['low-calorie', { rice: 200 }, 'violated'],
    ['low-sugar', { tomato: 300 }, 'met'],
    ['low-sugar', { tomato: 300, sugar: 30 }, 'violated'],
    ['low-carb', { beef: 200, tomato: 100 }, 'met'],
    ['low-carb', { rice: 100 }, 'violated'],
    ['keto', { beef: 200, tomato: 100 }, 'met'],
    ['keto', { rice: 20 }, 'violated'],
    ['keto', { beef: 200, erythritol: 20 }, 'met'],
    ['keto', { beef: 200, sugar: 20 }, 'violated'],
    ['high-protein', { beef: 150 }, 'met'],
    ['high-protein', { rice: 150 }, 'violated'],
    ['high-fiber', { lentil: 80 }, 'met'],
    ['high-fiber', { rice: 80 }, 'violated'],
    ['diabetic-friendly', { lentil: 60, tomato: 200 }, 'met'],
    ['diabetic-friendly', { sugar: 30 }, 'violated'],
    ['mediterranean', { lentil: 60, tomato: 200, 'olive-oil': 10 }, 'met'],
    ['mediterranean', { beef: 200, ham: 50, butter: 30 }, 'violated'],
    ['dash', { lentil: 80, tomato: 300 }, 'met'],
    ['dash', { beef: 300, salt: 5, sugar: 30 }, 'violated'],
  ])('%s, of %o: %s', (diet, parts, expected) => {
    const known = lines(parts).filter(({ food }) => food!.nutrients !== null || expected === 'violated');
    expect(status(diet, known)).toBe(expected);
  });

  test('a gap cannot be met by what is missing, nor cure what is known', () => {
    const gap = makeIngredient(null, { grams: 5, name: 'frobnitz' });
    expect(status('low-carb', [...lines({ tomato: 200 }), gap])).toBe('unverifiable');
    expect(status('low-carb', [...lines({ rice: 200 }), gap])).toBe('violated');
    expect(status('high-fiber', [...lines({ lentil: 100 }), gap])).toBe('met');
  });

  test('carbohydrate within the limit is within it whatever its fibre; beyond it fibre has to be known', () => {
    const fiber = nutrients.indexOf('fiber_g');
    const unmeasured = (id: string, grams: number): Ingredient => {
      const food = kitchen[id]!;
      const known = food.nutrients!.map((amount, at) => (at === fiber ? null : amount));
      return makeIngredient({ ...food, nutrients: known }, { grams });
    };
    const [within] = judge([unmeasured('tomato', 200)], ['low-carb']);
    expect(within).toMatchObject({ status: 'met', evidence: [expect.stringContaining('at most')] });
    expect(status('low-carb', [unmeasured('rice', 100)])).toBe('unverifiable');
    // 20.3 g of carbohydrate, of which the tomato's 1.8 g are measured fiber; nobody knows of the rice's.
    const parts = [makeIngredient(kitchen['tomato']!, { grams: 150 }), unmeasured('rice', 18)];
    const [mixed] = judge(parts, ['low-carb']);
    expect(mixed).toMatchObject({ status: 'met', evidence: [expect.stringContaining('at most 18.5 g')] });
  });

  test('the evidence states measure, figure, limit and source', () => {
    const [verdict] = judge(lines({ tomato: 300 }), ['low-sodium']);
    expect(verdict!.evidence).toEqual(['sodium 5 mg per 100 g, limit 140 mg (21 CFR 101.61(b)(4))']);
  });

  test('without nutrition nothing is claimed', () => {
    const ingredients = of('tomato');
    const verdicts = judgeDiets(ingredients, {
      tables,
      claims: [],
      nutrition: null,
      servings: 1,
      asked: ['keto'],
    });
    expect(verdicts[0]!.status).toBe('unverifiable');
  });
});

describe('exclusions', () => {
  const check = (ingredients: Ingredient[], ...ids: string[]): string =>
    judgeExclusion(ingredients, ids, { foods, sources: [] }).status;
  test('a food, its kinds, and compounds made of it', () => {
    expect(check(of('ghee'), 'butter')).toBe('violated');
    expect(check(of('pesto'), 'pine-nut')).toBe('violated');
    expect(judgeExclusion(of('pesto'), ['pine-nut'], { foods, sources: [] }).evidence).toEqual([
      'pesto → pine nut',
    ]);
    expect(check(of('rice', 'tomato'), 'butter')).toBe('met');
    expect(check(of('walnut'), 'almond')).toBe('met');
    expect(check(of('granola'), 'almond')).toBe('unverifiable');
    expect(check([makeIngredient(null)], 'almond')).toBe('unverifiable');
    expect(check([makeIngredient(kitchen['rice']!, { text: 'rice, fried with garlic' })], 'garlic')).toBe(
      'unverifiable',
    );
  });

  test('one verdict per restriction', () => {
    const ingredients = of('rice', 'butter');
    const dish = {
      ingredients,
      claims: allergenClaims(ingredients, { tables, foods }),
      diets: judge(ingredients),
      foods,
      sources: [],
    };
    expect(judgeRestriction({ kind: 'diet', text: 'vegan', ids: ['vegan'] }, dish).status).toBe('violated');
    expect(judgeRestriction({ kind: 'diet', text: 'vegetarian', ids: ['vegetarian'] }, dish).status).toBe(
      'met',
    );
    expect(judgeRestriction({ kind: 'allergen', text: 'milk', ids: ['milk'] }, dish).status).toBe('violated');
    expect(judgeRestriction({ kind: 'food', text: 'no almonds', ids: ['almond'] }, dish).status).toBe('met');
  });
});

describe('laws', () => {
  const implied: readonly [Diet, readonly Diet[]][] = [
    [
      'vegan',
      [
        'vegetarian',
        'lacto-vegetarian',
        'ovo-vegetarian',
        'pescatarian',
        'dairy-free',
        'lactose-free',
        'egg-free',
        'pork-free',
        'red-meat-free',
      ],
    ],
    ['vegetarian', ['pescatarian', 'pork-free', 'red-meat-free']],
    ['lacto-vegetarian', ['vegetarian', 'egg-free']],
    ['ovo-vegetarian', ['vegetarian', 'dairy-free']],
    ['dairy-free', ['lactose-free']],
    ['jain', ['hindu-vegetarian', 'lacto-vegetarian', 'vegetarian', 'egg-free', 'alcohol-free']],
    ['whole30', ['grain-free', 'alcohol-free']],
    ['paleo', ['grain-free']],
    ['halal', ['pork-free', 'alcohol-free']],
    ['kosher', ['pork-free']],
    ['keto', ['low-carb']],
  ];
  const anyFood = fc
    .record({
      traits: fc.uniqueArray(fc.constantFrom(...traits), { maxLength: 4 }),
      contains: fc.uniqueArray(fc.constantFrom(...allergens), { maxLength: 2 }),
      opaque: fc.boolean(),
      carbohydrate: fc.double({ min: 0, max: 100, noNaN: true }),
    })
    .map(({ carbohydrate, ...parts }) =>
      makeFood('any', { ...parts, per100g: full({ carbohydrate_g: carbohydrate, energy_kcal: 100 }) }),
    );
  const line = fc
    .record({
      food: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...Object.values(kitchen)) },
        { weight: 2, arbitrary: anyFood },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      text: fc.constantFrom('', 'vegan thing', 'dairy-free thing', 'gluten-free thing', 'plain'),
    })
    .map(({ food, text }) => makeIngredient(food, { text }));

  test('who meets a diet meets the diets that follow from it', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (ingredients) => {
        const met = new Map(judge(ingredients).map((verdict) => [verdict.diet, verdict.status]));
        for (const [diet, follow] of implied) {
          if (met.get(diet) !== 'met') continue;
          for (const other of follow) {
            // Dried pasta does for vegans; whether the packet is free of egg, nobody can promise the allergic.
            const pasta = ingredients.some(({ food }) => food !== null && /-pasta$/.test(food.kind ?? ''));
            if (other === 'egg-free' && pasta && met.get(other) === 'unverifiable') continue;
            expect(met.get(other), `${diet} but not ${other}`).toBe('met');
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('adding an ingredient never makes an ingredient diet met', () => {
    const hard = tables.diets.filter(({ basis }) => basis === 'ingredients').map(({ diet }) => diet);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), line, (ingredients, extra) => {
        const rank = { met: 0, unverifiable: 1, violated: 2 };
        const before = judge(ingredients, hard);
        const after = judge([...ingredients, extra], hard);
        before.forEach((verdict, i) =>
          expect(rank[after[i]!.status]).toBeGreaterThanOrEqual(rank[verdict.status]),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('every diet of the vocabulary is judged, with evidence', () => {
    const verdicts = judge(of('rice', 'tomato'));
    expect(verdicts.map(({ diet }) => diet)).toEqual([...diets]);
    for (const { diet, evidence } of verdicts) expect(evidence.length, diet).toBeGreaterThan(0);
  });

  test('the diets that are met are those that are judged so', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 4 }),
        fc.integer({ min: 1, max: 6 }),
        (ingredients, servings) => {
          const met = judge(ingredients, undefined, servings).filter((verdict) => verdict.status === 'met');
          const meets = dietMeter(ingredients, optionsFor(ingredients, servings));
          expect(diets.filter(meets)).toEqual(met.map(({ diet }) => diet));
        },
      ),
      { numRuns: 500 },
    );
    const plain = of('rice', 'tomato');
    const meets = dietMeter(plain, optionsFor(plain, 1));
    expect([meets('vegan'), meets('keto')]).toEqual([true, false]);
  });
});

test('the rind of a melon is its own, and by itself the word is German for beef', () => {
  const melon = makeFood('melon', { category: 'produce' });
  const vegan = (text: string): string => status('vegan', [makeIngredient(melon, { name: 'melon', text })]);
  expect(vegan('1 melon, rind removed')).toBe('met');
  expect(vegan('1 melon, Rind')).toBe('unverifiable');
});

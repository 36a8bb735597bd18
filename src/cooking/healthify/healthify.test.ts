import { describe, expect, it } from 'vitest';
import { applyEdits } from '../edit/edit.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { judgeUnderstood } from '../verify/judge-understood.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { characterOf } from './character.ts';
import { planHealth } from './healthify.ts';
import { potWith } from './place.ts';

const kitchen = loadKitchen();
const asks = {
  diets: [],
  allergens: [],
  exclusions: [],
  timeAvailable: null,
  servings: null,
  skill: null,
  equipment: null,
  maxCostPerServing: null,
  jurisdiction: 'us',
} as const;

const read = (title: string, ingredients: readonly string[], instructions: readonly string[], servings = 4) =>
  understandRecipe({ title, description: null, cuisine: null, servings, ingredients, instructions }, kitchen);

const plan = (
  understood: ReturnType<typeof read>,
  focus: HealthFocus,
  maxChanges = 6,
  denied: readonly string[] = [],
) =>
  planHealth(
    understood,
    judgeUnderstood(understood, asks, kitchen),
    { focus, maxChanges, deny: (food) => (denied.includes(food.id) ? 'denied' : null) },
    kitchen,
  ).moves;

const wordsOf = (title: string, ingredients: readonly string[] = ['100 g flour', '1 egg']) =>
  characterOf(read(title, ingredients, ['Mix.']), kitchen.health, kitchen.foods);

describe('the character of a dish', () => {
  it.each([
    ['Spaghetti carbonara', 'pasta'],
    ['Chicken Noodle Soup', 'soup'],
    ['Grandma’s apple pie', 'pastry'],
    ['Banana Bread', 'cake'],
    ['No-knead bread', 'bread'],
    ['Turkey Meatloaf', 'meatballs'],
    ['Beef jerky', 'preserve'],
    ['Sticky Porkchops', 'meat'],
    ['Chocolate pavlova', 'candy'],
  ])('%s is read as %s', (title, form) => {
    expect([...wordsOf(title).words]).toContain(form);
  });

  it('keeps what a title names and lets other foods of its kind stand in', () => {
    const soup = read('Chicken soup', ['500 g chicken thighs', '1 l water'], ['Simmer the chicken.']);
    const character = characterOf(soup, kitchen.health, kitchen.foods);
    const [thigh, breast, tofu] = ['chicken-thigh', 'chicken-breast', 'firm-tofu'].map((id) =>
      kitchen.foods.get(id)!,
    );
    expect(character.admits(thigh!, breast!)).toBe(true);
    expect(character.admits(thigh!, tofu!)).toBe(false);
    expect(character.keepShare(thigh!)).toBeGreaterThan(0.5);
  });

  it('is not fooled by names within names', () => {
    const { keepShare } = wordsOf('Peanut butter noodles', ['50 g butter']);
    expect(keepShare(kitchen.foods.get('butter')!)).toBe(0);
  });
});

describe('a plan', () => {
  const stew = read(
    'Beef stew',
    ['600 g beef chuck, diced', '3 carrots', '1 l beef stock', '1 tbsp salt', '40 g butter'],
    ['Brown the beef in the butter.', 'Add the carrots, stock and salt and simmer for 2 hours.'],
  );

  it('makes no more moves than it may, and the best first', () => {
    const one = plan(stew, 'lowSodium', 1);
    expect(one).toHaveLength(1);
    expect(one[0]!.slot).toBe('i3');
    expect(plan(stew, 'lowSodium', 0)).toEqual([]);
  });

  it('changes nothing where nothing is wanting', () => {
    const fruit = read('Fruit plate', ['2 apples', '1 orange'], ['Slice the fruit.']);
    expect(plan(fruit, 'lowSodium')).toEqual([]);
  });

  it('never takes the salt that keeps jerky, nor the yeast and a hundredth of salt that bread needs', () => {
    const jerky = read('Beef jerky', ['1 kg beef', '3 tbsp salt', '1 tsp sugar'], ['Salt and dry the beef.']);
    expect(plan(jerky, 'lowSodium').map(({ slot }) => slot)).not.toContain('i1');
    const loaf = read(
      'White bread',
      ['500 g bread flour', '7 g yeast', '10 g salt', '320 g water'],
      ['Knead everything.', 'Bake at 220 °C for 35 minutes.'],
      10,
    );
    for (const { slot, edits } of plan(loaf, 'lowSodium')) {
      expect(slot).toBe('i2');
      expect(edits).toMatchObject([{ kind: 'amount', factor: expect.toSatisfy((to: number) => to >= 0.5) }]);
    }
  });

  it('takes half of the sugar out of a cake only where something as bulky takes its place', () => {
    const cake = read(
      'Sponge cake',
      ['200 g sugar', '200 g flour', '200 g butter', '4 eggs', '2 tsp baking powder'],
      ['Cream the butter and sugar, beat in the eggs, fold in the flour. Bake at 180 °C for 25 minutes.'],
      8,
    );
    const sugar = plan(cake, 'lowSugar').find(({ slot }) => slot === 'i0');
    expect(sugar?.edits[0]).toMatchObject({ kind: 'amount', factor: 0.5 });
    expect(sugar?.brings.map(({ id }) => id)).toEqual(['erythritol']);
    const plain = plan(cake, 'lowSugar', 6, ['erythritol']).find(({ slot }) => slot === 'i0');
    expect(plain?.edits).toHaveLength(1);
    expect(plain?.edits[0]).toMatchObject({ kind: 'amount', factor: 0.7 });
    expect(plan(cake, 'lowCalorie').map(({ slot }) => slot)).not.toContain('i4');
  });

  it('brings in nothing that is denied', () => {
    const denied = kitchen.foods.foods.map(({ id }) => id);
    for (const move of plan(stew, 'heartHealthy', 6, denied)) {
      expect(['reduce', 'increase', 'method']).toContain(move.kind);
      expect(move.brings).toEqual([]);
    }
  });

  it('leaves a meal: at least half of the energy and two thirds of the protein', () => {
    const judged = judgeUnderstood(stew, asks, kitchen).nutrition;
    const moves = plan(stew, 'lowCalorie', 20);
    const sum = (at: number): number =>
      moves.reduce((all, { difference }) => all + difference.values[at]!, 0);
    expect(judged.total.energy_kcal! + sum(0)).toBeGreaterThanOrEqual(judged.total.energy_kcal! * 0.5);
    expect(judged.total.protein_g! + sum(1)).toBeGreaterThanOrEqual(judged.total.protein_g! * 0.65 - 1e-6);
  });

  it('takes a crumble for the pudding it is, and leaves its fruit and half its butter', () => {
    const crumble = read(
      'Rhubarb crumble',
      ['700 g rhubarb', '100 g sugar', '180 g plain flour', '100 g butter, cubed', '60 g rolled oats'],
      [
        'Put the rhubarb in a dish with the sugar.',
        'Rub the butter into the flour until it looks like breadcrumbs, then stir in the oats.',
        'Tip the topping over the fruit and bake at 190 °C for 40 minutes.',
      ],
    );
    const { words } = characterOf(crumble, kitchen.health, kitchen.foods);
    expect([...words]).toContain('pastry');
    expect([...words]).not.toContain('savoury');
    const moves = plan(crumble, 'lowSaturatedFat');
    const { text: edited } = applyEdits(
      crumble,
      moves.flatMap(({ edits }) => edits),
      kitchen,
    );
    expect(edited.ingredients).toContain('700 g rhubarb');
    expect(edited.ingredients).toContain('50 g butter, cubed');
    expect(edited.instructions[1]).toMatch(/\boil and toss until it clumps\./);
    expect([...wordsOf('Crisp chicken with apples', ['500 g chicken', '2 apples']).words]).not.toContain(
      'crumble',
    );
  });

  it('keeps the servings of a recipe that counts its portions', () => {
    const dish = (last: string, fillets: string) =>
      plan(
        read(
          'Salmon with couscous',
          [fillets, '400 g couscous', '500 g cherry tomatoes', '4 tbsp olive oil'],
          [
            'Pour boiling water over the couscous and leave for 5 minutes.',
            'Roast the salmon and tomatoes with the oil at 200 °C for 14 minutes.',
            last,
          ],
        ),
        'lowCarb',
      ).some(({ kind }) => kind === 'servings');
    expect(dish('Divide between 4 plates.', '900 g salmon')).toBe(false);
    expect(dish('Serve.', '4 x 220 g salmon fillets')).toBe(false);
  });
});

describe('where what comes in goes', () => {
  it('stirs lentils into the sauce, not into the water that boils the pasta', () => {
    const lasagne = read(
      'Lasagna with meat sauce',
      [
        '1 lb Italian sausage',
        '1 onion, chopped',
        '800 g crushed tomatoes',
        '1 lb lasagna noodles',
        '300 g mozzarella',
      ],
      [
        'Brown the sausage with the onion in a large pot, about 10 minutes.',
        'Add the tomatoes and simmer for 1 hour.',
        'Boil the noodles in a big pot of salted water for 8 minutes, then drain.',
        'Layer the sauce, noodles and mozzarella in a dish and bake for 40 minutes.',
      ],
      8,
    );
    const [, simmer] = lasagne.recipe.steps;
    const lentils = kitchen.foods.get('cooked-lentils')!;
    const sausage = lasagne.grounded[0]!.key;
    expect(potWith(sausage, lentils, lasagne)).toBe(simmer!.id);
  });
});

describe('what is fried in a bath of oil', () => {
  const fried = read(
    'Fried chicken',
    ['1.2 kg chicken pieces', '240 g flour', '2 tsp salt', '6 cups vegetable oil'],
    [
      "When you're ready to fry, mix the flour and salt and coat the chicken.",
      'Heat the oil to 350°F in a large pot (it should come halfway up the sides). Fry the chicken in two batches, keeping the oil at 325°F, turning now and then, until golden, 15 minutes.',
      'Drain on a rack (not paper, or it steams), sprinkle with salt, and let it rest.',
    ],
  );

  it('is baked instead, with every clause of the text in step with it', () => {
    const moves = plan(fried, 'lowFat');
    expect(moves.map(({ kind }) => kind)).toContain('method');
    const { text: edited } = applyEdits(
      fried,
      moves.flatMap(({ edits }) => edits),
      kitchen,
    );
    const said = edited.instructions.join(' ');
    expect(said).not.toMatch(/\boil (?:at|to)\b|\bfry\b|\bsteams\b/i);
    expect(said).toMatch(/When you're ready to bake, mix the flour/);
    expect(said).toMatch(/Sprinkle with salt, and let it rest\./);
  });
});

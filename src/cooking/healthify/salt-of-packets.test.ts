import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { applyEdits } from '../edit/edit.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { judgeUnderstood } from '../verify/judge-understood.ts';
import { planHealth } from './healthify.ts';

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

function lessSalt(
  title: string,
  servings: number,
  ingredients: readonly string[],
  instructions: readonly string[],
) {
  const understood = understandRecipe(
    { title, description: null, cuisine: null, servings, ingredients, instructions },
    kitchen,
  );
  const { moves } = planHealth(
    understood,
    judgeUnderstood(understood, asks, kitchen),
    { focus: 'lowSodium', maxChanges: 7, further: 4, gladly: true, deny: () => null },
    kitchen,
  );
  return applyEdits(
    understood,
    moves.flatMap(({ edits }) => edits),
    kitchen,
  ).text;
}

describe('instant noodles', () => {
  it('lose their sachets with all that the steps do with them, whatever they are called', () => {
    const { title, ingredients, instructions } = lessSalt(
      'Instant Tom Yam noodle soup',
      2,
      ['2 packages of vegetable- or tom yam-quick noodles', '1 can coconut milk', '10 mushrooms', '1 lime'],
      [
        'Put a small amount of water and coconut milk to boil. Add the noodle spices.',
        'Add the mushrooms and noodles. After 3-5 minutes it is done. Squeeze over the lime.',
      ],
    );
    expect(title).toBe('Tom Yam noodle soup');
    expect(ingredients[0]).toMatch(/rice vermicelli/);
    expect(ingredients.join()).toMatch(/ginger.*garlic.*chili flakes/);
    expect(instructions[0]).toContain('Add the ginger, garlic and chili flakes.');
    expect(instructions.join(' ')).not.toMatch(/noodle spices|quick noodles/);
  });

  it('keep no word of packets that were only laid by, nor of a second one', () => {
    const { instructions } = lessSalt(
      'Beef Noodle Skillet',
      4,
      ['1 lb ground beef', '2 packs instant ramen', '2 cups water', '2 cups frozen broccoli', '1 onion'],
      [
        'Open the noodles, keep the flavor packets.',
        'Brown the beef and onion with one of the seasoning packets.',
        'Boil the water, broccoli and the other seasoning packet. Add the noodles and simmer 3 min.',
      ],
    );
    expect(instructions.join(' ')).not.toMatch(/packet/);
    expect(instructions[1]).toMatch(/with the ginger, garlic and chili flakes/);
    expect(instructions[2]).toMatch(/^Boil the water and broccoli\./);
  });

  it('stay crisp noodles where they are crushed into a salad', () => {
    const { ingredients, instructions } = lessSalt(
      'Crunchy Ramen Salad',
      8,
      ['1 bag coleslaw mix', '2 pkgs chicken flavor ramen noodles', '1/4 cup oil', '3 tbsp vinegar'],
      [
        'Crush the noodles. Toss with the slaw.',
        'Shake oil, vinegar and the seasoning packets in a jar; pour over.',
      ],
    );
    expect(ingredients[1]).toBe('2 pkgs ramen noodles without their sachets');
    expect(instructions[0]).toMatch(/^Crush the noodles/);
  });
});

it('condensed soups give way to one sauce and a soup mix to its spices where the salt is out of reach otherwise', () => {
  const { ingredients, instructions } = lessSalt(
    'Chicken and rice casserole',
    6,
    [
      '1 can cream of chicken soup',
      '1 can cream of mushroom soup',
      '1 cup milk',
      '1 pkt dry onion soup mix',
      '2 cups instant rice',
      '6 chicken breasts',
    ],
    [
      'Mix soups, milk and rice in a 9x13 pan. Lay chicken on top, sprinkle onion soup mix over everything.',
      'Cover and bake at 350 for 1 1/4 hrs.',
    ],
  );
  expect(ingredients.join('\n')).not.toMatch(/soup/);
  expect(ingredients.join('\n')).toMatch(/milk[^]*cornstarch[^]*onion powder/);
  expect(instructions[0]).toMatch(/^Make a white sauce in place of the soup: whisk the cornstarch/);
  expect(instructions[1]).toMatch(/^Mix white sauce, milk[, ]/);
});

it('a loaf for sandwiches is a bread', () => {
  const { ingredients, instructions } = lessSalt(
    'White Sandwich Loaf',
    12,
    ['3 cups bread flour', '1 pkg yeast', '1 1/4 cups warm water', '2 tbsp sugar', '1 1/2 tsp salt'],
    [
      'Dissolve the yeast in the water. Mix in the rest and knead.',
      'Let rise 1 hour. Bake at 375°F for 30 minutes.',
    ],
  );
  expect([...ingredients, ...instructions].join(' ')).not.toMatch(/pepper|parsley|arugula/);
});

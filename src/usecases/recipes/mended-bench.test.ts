import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { adaptRecipeMethod } from './adapt-method.ts';
import { analyzeRecipe } from './analyze-recipe.ts';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { generateRecipe } from './generate-recipe.ts';
import { healthify } from './healthify.ts';
import { rewriteTone } from './rewrite-tone.ts';

const kitchen = loadKitchen();
const sketched = {
  title: 'Beef and Broccoli',
  servings: 3,
  ingredients: [
    '1/2 lb beef, cut into strips',
    '2 Tbsp vegetable oil',
    '1 Tbsp ginger, minced',
    '2 cloves garlic, minced',
    '1 cup carrots, sliced',
    'Snow Peas',
    '1 cup broccoli pieces',
    '1/2 cup beef bouillon',
    '1 Tbsp soy sauce',
  ],
  instructions: [
    'Heat oil, add beef and stir-fry until the meat is browned, about 5 minutes.',
    'Add broccoli and carrots. Cover and steam the vegetables for 4 minutes.',
    'Add the bouillon and soy sauce, salt and pepper and heat. Serve over rice.',
  ],
};
const gap = /The list gave no amount|and the list had|and no step used/;
interface Told {
  readonly changes: readonly {
    readonly reason: string;
    readonly target: string;
    readonly after: string | null;
  }[];
}
const mends = ({ changes }: Told): Told['changes'] => changes.filter(({ reason }) => gap.test(reason));

describe('a recipe is mended before it is changed', () => {
  it('by all transforms but a change of tone, which leaves it as it is', () => {
    const told = [
      healthify(kitchen, { recipe: sketched, health_focus: 'highFiber' }),
      budgetifyRecipe(kitchen, { recipe: sketched }),
      adaptRecipeMethod(kitchen, { recipe: sketched, method: 'wok' }),
    ];
    for (const { instructions, ingredients, changes } of told) {
      expect(instructions.join(' ')).toMatch(/ginger and (?:the )?garlic/);
      expect(ingredients.some(({ text }) => /black pepper/i.test(text))).toBe(true);
      expect(mends({ changes }).length).toBeGreaterThan(1);
    }
    const { ingredients, instructions } = rewriteTone(kitchen, { recipe: sketched, tone: 'formal' });
    expect(ingredients.map(({ text }) => text)).toEqual(
      sketched.ingredients.map((line) => line.replace('Tbsp', 'tbsp')),
    );
    expect(instructions.join(' ')).not.toMatch(/ginger/);
  });

  it('so that the next transform finds nothing more to mend', () => {
    const first = budgetifyRecipe(kitchen, { recipe: sketched });
    expect(mends(first)).not.toEqual([]);
    const second = healthify(kitchen, { recipe: first as never, health_focus: 'highProtein' });
    expect(mends(second)).toEqual([]);
    const third = adaptRecipeMethod(kitchen, { recipe: second as never, method: 'slowCooker' });
    expect(mends(third)).toEqual([]);
  });

  it('and what does not fit the machine comes back as it was sent', () => {
    const { feasible, changes, ingredients, instructions } = adaptRecipeMethod(kitchen, {
      recipe: sketched,
      method: 'deepFryer',
    });
    expect(feasible).toBe(false);
    expect(changes).toEqual([]);
    expect(ingredients.map(({ text }) => text)).toEqual(sketched.ingredients);
    expect(instructions).toEqual(sketched.instructions);
  });

  it('a recipe of the house has nothing to mend', () => {
    for (const skill_level of ['beginner', 'advanced'] as const) {
      const recipe = generateRecipe(kitchen, {
        ingredients: ['chicken', 'carrots', 'rice'],
        skill_level,
      }) as never;
      expect(mends(budgetifyRecipe(kitchen, { recipe }))).toEqual([]);
    }
  });
});

describe('the figures', () => {
  it.each(['highFiber', 'lowSodium', 'lowCalorie'] as const)(
    'of %s add up from the recipe as it was sent',
    (health_focus) => {
      const sent = analyzeRecipe(kitchen, { recipe: sketched });
      const told = healthify(kitchen, { recipe: sketched, health_focus });
      expect(told.nutrition_before).toEqual(sent.nutrition);
      const [was, is] = [sent.nutrition.per_serving.energy_kcal, told.nutrition.per_serving.energy_kcal];
      const sum = told.changes.reduce((all, { effect }) => all + (effect.nutrition.energy_kcal ?? 0), 0);
      if (was !== null && is !== null)
        expect(Math.abs(is - was - sum)).toBeLessThan(1.1 * (told.changes.length + 1));
    },
  );

  it('of money are compared with what the author forgot to count on both sides', () => {
    const sent = analyzeRecipe(kitchen, { recipe: sketched });
    const { changes, cost, cost_before, saved_percent } = budgetifyRecipe(kitchen, { recipe: sketched });
    const sum = changes.reduce((all, { effect }) => all + (effect.cost ?? 0), 0);
    expect(sum).toBeCloseTo(cost.per_serving! - sent.cost.per_serving!, 1);
    expect(cost_before.per_serving!).toBeGreaterThan(sent.cost.per_serving!);
    expect(saved_percent!).toBeGreaterThan(0);
  });

  it('of a recipe whose mends weigh what was assumed are those of the recipe as it was sent', () => {
    const recipe = {
      title: 'Fried Potatoes',
      servings: 4,
      ingredients: ['1 kg potatoes', '200 g bacon', 'Olive oil', 'Salt'],
      instructions: [
        'Heat the olive oil and fry the potatoes and bacon for 20 minutes.',
        'Season with salt.',
      ],
    };
    const told = budgetifyRecipe(kitchen, { recipe });
    // What was asked is told first.
    expect(told.changes.at(-1)).toMatchObject({
      kind: 'text',
      before: 'Olive oil',
      after: '2 tbsp olive oil',
    });
    expect(told.cost_before).toEqual(analyzeRecipe(kitchen, { recipe }).cost);
  });
});

describe('what a wish takes away is not brought in', () => {
  it('salt, for less sodium', () => {
    const listed = (health_focus: 'lowSodium' | 'highFiber'): readonly string[] =>
      healthify(kitchen, { recipe: sketched, health_focus }).ingredients.flatMap(({ food }) => food ?? []);
    expect(listed('highFiber')).toEqual(expect.arrayContaining(['salt', 'black-pepper']));
    expect(listed('lowSodium')).toContain('black-pepper');
    expect(listed('lowSodium')).not.toContain('salt');
  });

  it('a fat or a side dish, for less energy', () => {
    const recipe = {
      title: 'Fried Chicken Bowl',
      servings: 2,
      ingredients: ['400 g chicken breast, diced', '1 onion', '2 carrots'],
      instructions: [
        'Heat olive oil and fry the chicken, onion and carrots for 10 minutes.',
        'Serve over rice.',
      ],
    };
    const listed = healthify(kitchen, { recipe, health_focus: 'lowCalorie' }).ingredients.map(
      ({ food }) => food,
    );
    expect(listed).not.toContain('olive-oil');
    expect(listed).not.toContain('cooked-white-rice');
    // Where the figures are compared, the side that a step names is only named there.
    const fiber = healthify(kitchen, { recipe, health_focus: 'highFiber' });
    expect(fiber.ingredients.map(({ food }) => food)).not.toContain('cooked-white-rice');
    const cheaper = budgetifyRecipe(kitchen, { recipe }).ingredients.map(({ food }) => food);
    expect(cheaper).toContain('cooked-white-rice');
  });

  it('an allergen, named or not', () => {
    const recipe = {
      title: 'Fried Apples',
      servings: 2,
      ingredients: ['4 apples, sliced', '2 tbsp sugar', '1 tsp cinnamon'],
      instructions: [
        'Melt butter in a pan and fry the apples for 8 minutes.',
        'Stir in the sugar and cinnamon.',
      ],
    };
    const named = (claims: readonly { readonly allergen: string }[]): readonly string[] =>
      [...new Set(claims.map(({ allergen }) => allergen))].sort();
    // The step's butter is claimed already; the list only says so as well.
    const { ingredients, allergens } = budgetifyRecipe(kitchen, { recipe });
    expect(ingredients.map(({ food }) => food)).toContain('butter');
    expect(named(allergens)).toEqual(named(analyzeRecipe(kitchen, { recipe }).allergens));
    const without = budgetifyRecipe(kitchen, { recipe, allergies: ['milk'] });
    expect(without.ingredients.map(({ food }) => food)).not.toContain('butter');
    expect(named(without.allergens)).not.toContain('milk');
  });
});

it('what a mend shows of a step stands there in the end, whatever was done to it since', () => {
  const said = [
    healthify(kitchen, { recipe: sketched, health_focus: 'lowSodium' }),
    budgetifyRecipe(kitchen, { recipe: sketched }),
    adaptRecipeMethod(kitchen, { recipe: sketched, method: 'wok' }),
    adaptRecipeMethod(kitchen, { recipe: sketched, method: 'oven' }),
  ];
  for (const { changes, instructions } of said)
    for (const { after } of changes.filter(({ reason }) => /^The list has/.test(reason)))
      for (const line of after!.split('\n')) expect(instructions.join('\n')).toContain(line);
});

it('who says how many changes there may be at most gets no more', () => {
  for (const max_changes of [1, 2, 3, 9]) {
    const told = healthify(kitchen, { recipe: sketched, health_focus: 'highFiber', max_changes });
    expect(told.changes.length).toBeLessThanOrEqual(max_changes);
    const free = told.changes.filter(({ reason }) => !gap.test(reason));
    expect(free.length).toBeGreaterThan(0);
  }
});

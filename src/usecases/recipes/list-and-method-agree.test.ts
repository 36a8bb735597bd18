import { describe, expect, it } from 'vitest';
import { budgetifyRecipe } from './budgetify-recipe.ts';
import { healthify } from './healthify.ts';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { ownRecipes } from '../../../eval/healthify/score.ts';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';

const kitchen = loadKitchen();

const chili = {
  title: 'Football Chili',
  servings: 8,
  ingredients: [
    '2 lb ground beef',
    '2 onions, diced',
    '2 packets chili seasoning (1.25 oz each)',
    '1 T garlic salt',
    '2 cans (28 oz) crushed tomatoes',
    '2 cans kidney beans',
    'to serve: shredded cheddar (2 cups), saltines',
  ],
  instructions: [
    'Brown the beef with the onions, 10 minutes.',
    'Add seasoning packets and garlic salt, stir it around a minute.',
    'Add the tomatoes and beans and simmer 1 1/2 hours.',
    'Top with the cheddar, crush saltines over.',
  ],
};

const pie = {
  title: 'Fish Pie',
  servings: 6,
  ingredients: [
    '1kg floury potatoes',
    '100g butter for the mash, plus 50g for the sauce',
    '150ml double cream',
    '500ml full-fat milk',
    '400g cod, skinned',
    '200g raw prawns',
    '50g plain flour',
    '150g mature Cheddar, grated',
    '1 tsp salt',
  ],
  instructions: [
    'Boil the potatoes 15-20 minutes, drain and mash with the 100g butter, the cream and the teaspoon of salt.',
    'Melt the other 50g butter in a saucepan, stir in the flour and cook for a minute, then add the milk bit by bit. Let it bubble 3 minutes. Add half the cheese.',
    'Put the cod and prawns into a buttered dish, pour the sauce over. Mash on top and the rest of the cheese over that.',
    'Bake at 200C for 30-35 minutes until brown and bubbling.',
  ],
};

describe('the list and the method of a changed recipe', () => {
  it('give the spices of a packet that goes, in the list and in the pot', () => {
    const { ingredients, instructions, changes } = healthify(kitchen, {
      recipe: chili,
      health_focus: 'lowSodium',
    });
    const list = ingredients.map(({ text }) => text).join('\n');
    const said = instructions.join('\n');
    expect(said).not.toMatch(/half of 1|packets/);
    if (/packets? chili seasoning/.test(list)) return;
    expect(list).toMatch(/cumin/);
    expect(said).toMatch(/cumin/);
    expect(changes.map(({ reason }) => reason).join(' ')).not.toMatch(/No list counts/);
  });

  it('keep a line of several foods to serve in its order', () => {
    const { ingredients } = healthify(kitchen, { recipe: chili, health_focus: 'lowSodium' });
    const list = ingredients.map(({ text }) => text).join('\n');
    expect(list).not.toMatch(/\(to serve, saltines\)/);
    expect(list).toMatch(/to serve: .*cheddar|cheddar.*to serve/);
    expect(list).toMatch(/saltines|crackers/);
  });

  it('count both amounts of a line, say the new spoon of salt, and butter no dish with oil', () => {
    const { ingredients, instructions, changes } = healthify(kitchen, {
      recipe: pie,
      health_focus: 'heartHealthy',
    });
    const list = ingredients.map(({ text }) => text).join('\n');
    const said = instructions.join('\n');
    expect(list.match(/olive oil|butter/g)).toHaveLength(2);
    if (/1\/2 tsp salt|½ tsp salt/.test(list)) expect(said).toMatch(/½ teaspoon of salt/);
    if (!/butter/.test(list)) expect(said).not.toMatch(/butter/);
    expect(list).not.toMatch(/beans|lentils|chickpeas/);
    expect(changes.map(({ reason }) => reason).join(' ')).not.toMatch(/russet|curdling/);
  });

  it('never ask in a step for more than the list has', () => {
    const over: string[] = [];
    let looked = 0;
    for (const recipe of [...ownRecipes(), chili, pie]) {
      const input = {
        title: recipe.title,
        servings: 4,
        ingredients: [...recipe.ingredients],
        instructions: [...recipe.instructions],
      };
      const before = tooMuch(input);
      for (const made of [
        healthify(kitchen, { recipe: input, health_focus: 'lowSodium' }),
        healthify(kitchen, { recipe: input, health_focus: 'heartHealthy' }),
        budgetifyRecipe(kitchen, { recipe: input }),
      ]) {
        looked += 1;
        const after = tooMuch({
          ...input,
          ingredients: made.ingredients.map(({ text }) => text),
          instructions: [...made.instructions],
        });
        over.push(...after.filter((one) => !before.includes(one)).map((one) => `${recipe.title}: ${one}`));
      }
    }
    expect(looked).toBeGreaterThan(60);
    expect(amounts).toBeGreaterThan(20);
    expect(over).toEqual([]);
  });
});

let amounts = 0;

/** Amounts beside a food in a step that are more than its line has, in the same unit. */
function tooMuch(recipe: {
  readonly title: string;
  readonly servings: number;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
}): string[] {
  const understood = understandRecipe({ ...recipe, description: null, cuisine: null }, kitchen);
  return understood.steps.flatMap(({ mentions, numbers }, at) => {
    const text = recipe.instructions[at]!;
    return numbers.flatMap((number) => {
      if (number.kind !== 'quantity' || number.unit === null) return [];
      const next = mentions.find(
        ({ start, kind }) =>
          kind === 'name' &&
          start >= number.end &&
          /^ (?:of )?(?:the )?$/.test(text.slice(number.end, start)),
      );
      if (next === undefined) return [];
      amounts += 1;
      const owners = understood.grounded.filter(({ key }) =>
        mentions.some((one) => one.start === next.start && one.key === key),
      );
      const most = owners.reduce((sum, { parsed }) => {
        const unit = kitchen.units.find(number.unit!)?.id;
        if (parsed.quantity === null || parsed.unit === null || unit === undefined) return Infinity;
        const same = kitchen.units.convert(parsed.quantityMax ?? parsed.quantity, parsed.unit, unit);
        return same === null ? Infinity : sum + same;
      }, 0);
      return number.value > most * 1.02 ? [text.slice(number.start, next.end)] : [];
    });
  });
}

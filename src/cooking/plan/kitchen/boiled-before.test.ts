import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { takingBoiled } from './boiled-before.ts';

const kitchen = loadKitchen();
const { dishes, forms } = loadDishTables();
const called = (id: string) => dishes.find((dish) => dish.id === id)!;

const cooked = (input: GenerateInput) => {
  const recipe = generateRecipe(kitchen, input);
  return {
    title: recipe.title,
    lines: recipe.ingredients.map(({ text }) => text),
    text: recipe.instructions.join('\n'),
  };
};

describe('what was boiled before', () => {
  it('is warmed in place of the step that boils it', () => {
    const { lines, text } = cooked({
      ingredients: ['cooked rice', 'ground beef', 'spinach', 'carrots', 'bean sprouts', 'gochujang', 'eggs'],
      cuisine: 'korean',
    });
    expect(lines.join('\n')).toMatch(/\d g cooked white rice$/m);
    expect(text).toMatch(/(?:Sprinkle|Warm) the rice/);
    expect(text).not.toMatch(/rice (?:and )?bring to the boil/);
  });

  it('is loosened where it would be drained: noodles', () => {
    const { title, lines, text } = cooked({
      ingredients: ['cooked noodles', 'cabbage', 'chicken thighs', 'soy sauce', 'scallions'],
      cuisine: 'chinese',
    });
    expect(title).toMatch(/Chow Mein/);
    expect(lines.join('\n')).toMatch(/\d g cooked egg noodles$/m);
    expect(text).toMatch(/Loosen the noodles under hot running water/);
    expect(text).not.toMatch(/Boil the noodles/);
  });

  it('never goes into water for a quarter of an hour', () => {
    for (const rest of [
      ['chicken thighs', 'paprika', 'sour cream', 'onions'],
      ['pork chops', 'apples', 'mustard', 'cream'],
      ['mushrooms', 'parmesan', 'onion', 'white wine'],
      ['salmon', 'asparagus', 'lemon'],
    ]) {
      const { text } = cooked({ ingredients: ['leftover rice', ...rest] });
      expect(text).not.toMatch(/rice[^.]*\b(?:boil|simmer)\b[^.]*1[0-9]–1[0-9] minutes/i);
    }
  });

  it('is another way to the same dish: every step that waited for the boiling waits for the warming', () => {
    let changed = 0;
    for (const dish of [...dishes, ...forms]) {
      const other = takingBoiled(dish, kitchen.foods);
      if (other === dish) continue;
      changed += 1;
      const ids = new Set(other.steps.map(({ id }) => id));
      expect(ids.size).toBe(other.steps.length);
      for (const { after } of other.steps) for (const id of after) expect(ids).toContain(id);
      const added = other.steps.filter(({ id }) => !dish.steps.some((step) => step.id === id));
      for (const { when } of added) expect(when.at(-1)).toMatch(/^is \w+ cooked-/);
    }
    expect(changed).toBeGreaterThan(150);
  });

  it('leaves a dish alone that boils nothing by itself', () => {
    expect(takingBoiled(called('risotto-ai-funghi'), kitchen.foods)).toBe(called('risotto-ai-funghi'));
  });
});

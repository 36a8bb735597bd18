import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { loadDishTables, loadKitchen } from '../../../../test/support/kitchen.ts';
import { skillLevels, type SkillLevel } from '../../vocabulary.ts';

const kitchen = loadKitchen();
const { dishes, forms } = loadDishTables();
const levelOf = new Map([...dishes, ...forms].map(({ id, skill }) => [id, skillLevels.indexOf(skill)]));

/** Kitchens from which more or less of a cook may make something. */
const kitchens: readonly (readonly [ingredients: string[], cuisine?: string])[] = [
  [['apples', 'butter', 'flour', 'sugar', 'cinnamon', 'lemon']],
  [['eggs', 'gruyere', 'butter', 'flour', 'milk'], 'french'],
  [['ground pork', 'napa cabbage', 'flour', 'soy sauce', 'ginger', 'scallions'], 'chinese'],
  [['chicken thighs', 'red wine', 'bacon', 'mushrooms', 'onions', 'carrots'], 'french'],
];

/** The levels of the dishes that a cook of some skill is given for these kitchens, added up. */
function levels(skill: SkillLevel): number {
  let sum = 0;
  for (const [ingredients, cuisine] of kitchens) {
    const input: GenerateInput = {
      ingredients,
      ...(cuisine === undefined ? {} : { cuisine }),
      skill_level: skill,
    };
    let origin = '';
    generateRecipe(
      {
        ...kitchen,
        engine: {
          consider: kitchen.engine.consider,
          generate: (brief) => {
            const result = kitchen.engine.generate(brief);
            if (result.ok) origin = result.value.recipe.origin.replace(/^\w+:/, '');
            return result;
          },
        },
      },
      input,
    );
    sum += levelOf.get(origin) ?? 0;
  }
  return sum;
}

describe('the cuisine that was asked for', () => {
  it('may be a part of the world, in which the neighbours of a dish lie', () => {
    const { title } = generateRecipe(kitchen, {
      ingredients: ['eggs', 'canned tomatoes', 'red bell pepper', 'onion', 'feta', 'cumin'],
      cuisine: 'Middle Eastern',
      servings: 2,
    });
    expect(title).toBe('Shakshuka');
  });
});

describe('the one thing that a cook names', () => {
  it.each([
    [
      'grill',
      ['1.5 lb flank steak', 'limes', 'cilantro', 'garlic', 'cumin', 'onion'],
      'Mexican',
      /\bgrill\b/,
    ],
    [
      'air fryer',
      ['dried chickpeas 250g', 'parsley', 'onion', 'garlic', 'cumin', 'tahini', 'lemon', 'pita'],
      'Lebanese',
      /\bair fryer\b/,
    ],
  ] as const)('%s is what the dish is told for', (tool, ingredients, cuisine, told) => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: [...ingredients],
      cuisine,
      servings: 4,
      equipment: [tool, 'food processor'],
    });
    expect(steps.map(({ text }) => text).join(' ')).toMatch(told);
  });

  it('is not told of where nobody named it', () => {
    const { steps } = generateRecipe(kitchen, {
      ingredients: ['1 kg chicken wings', 'soy sauce', 'honey', 'garlic', 'ginger'],
      servings: 4,
    });
    expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/air fryer/i);
  });
});

describe('the tin that a baker names', () => {
  it.each([
    ['loaf tin', /bread/i],
    ['muffin tin', /muffin/i],
  ] as const)('%s is what the bananas are baked in', (tin, title) => {
    const input = {
      ingredients: ['bananas', 'flour', 'butter', 'eggs', 'baking soda', 'walnuts'],
      equipment: ['oven', tin],
    };
    expect(generateRecipe(kitchen, input).title).toMatch(title);
  });
});

describe('the skill that a cook claims', () => {
  it('is met with dishes of more craft, and never with more than was claimed', () => {
    expect(levels('beginner')).toBe(0);
    expect(levels('expert')).toBeGreaterThan(levels('intermediate'));
  });
});

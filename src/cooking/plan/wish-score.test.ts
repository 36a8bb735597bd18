import { describe, expect, it } from 'vitest';
import { generateRecipe, type GenerateInput } from '#usecases/recipes/generate-recipe';
import { randomBrief } from '../../../eval/generate/briefs.ts';
import { loadDishTables, loadKitchen } from '../../../test/support/kitchen.ts';
import { skillLevels, type SkillLevel } from '../vocabulary.ts';

const kitchen = loadKitchen();
const { dishes, forms } = loadDishTables();
const levelOf = new Map([...dishes, ...forms].map(({ id, skill }) => [id, skillLevels.indexOf(skill)]));

/** The mean level of the dishes that a cook of some skill is given for forty kitchens. */
function meanLevel(skill: SkillLevel): number {
  const levels: number[] = [];
  for (let number = 0; number < 40; number++) {
    const { ingredients, cuisine } = randomBrief(number);
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
    const level = levelOf.get(origin);
    if (level !== undefined) levels.push(level);
  }
  expect(levels.length).toBeGreaterThan(20);
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
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

describe('the skill that a cook claims', () => {
  it('is met with dishes of more craft, and never with more than was claimed', () => {
    expect(meanLevel('beginner')).toBe(0);
    expect(meanLevel('expert')).toBeGreaterThan(meanLevel('intermediate'));
  });
});

import { describe, expect, it } from 'vitest';
import { adaptRecipeMethod } from '#usecases/recipes/adapt-method';
import { loadKitchen } from '../../../../test/support/kitchen.ts';

const kitchen = loadKitchen();
const chops = {
  title: 'Lemongrass pork chops',
  servings: 4,
  ingredients: [
    '4 thin bone-in pork chops, about 1/2 inch',
    '2 stalks lemongrass, minced',
    '2 shallots',
    '3 tbsp fish sauce',
    '2 tbsp brown sugar',
    '2 tbsp oil',
    'rice and cucumber, for serving',
  ],
  instructions: [
    'Blend the lemongrass and shallots with the fish sauce, sugar and 1 tbsp of the oil. Marinate the chops in it for 2 hours.',
    'Heat the rest of the oil in a frying pan over medium-high heat. Fry the chops for 4 minutes per side.',
    'Pour the leftover marinade into the pan and bubble until sticky, then spoon over. Serve on rice with cucumber.',
  ],
};

describe('chops from a pan to the grill', () => {
  const { recipe, instructions } = (() => {
    const answer = adaptRecipeMethod(kitchen, { recipe: chops, method: 'grill' });
    const shown = 'recipe' in answer ? (answer.recipe as typeof answer) : answer;
    return { recipe: shown, instructions: shown.instructions.join('\n') };
  })();

  it('lie on the grate without the rice and without what was ground into the marinade', () => {
    expect(recipe.title).toMatch(/Grilled/);
    const grilled = /^.*\bGrill (.*?) over direct/m.exec(instructions)?.[1];
    expect(grilled).toMatch(/pork chops/);
    expect(grilled).not.toMatch(/rice|shallot/);
  });

  it('are done sooner as they are thin', () => {
    expect(instructions).toMatch(/over direct high heat for 7–10 minutes/);
  });

  it('are never spooned over with a marinade that is still raw', () => {
    expect(instructions).toMatch(/Boil the leftover marinade hard in a small saucepan for 3 minutes/);
    expect(instructions).not.toMatch(/marinade into a/);
  });
});

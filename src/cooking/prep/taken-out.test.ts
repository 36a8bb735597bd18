import { describe, expect, it } from 'vitest';
import { generateRecipe } from '#usecases/recipes/generate-recipe';
import { loadKitchen } from '../../../test/support/kitchen.ts';

const kitchen = loadKitchen();

describe('what is cooked for its taste alone', () => {
  it('is taken out before anything is on a plate', () => {
    const { instructions } = generateRecipe(kitchen, {
      ingredients: [
        '2 tins chickpeas',
        'ditalini',
        'tin tomatoes',
        'rosemary sprigs',
        'garlic',
        'parmesan rind',
        'red onion',
      ],
      cuisine: 'italian',
      servings: 4,
    });
    expect(instructions.at(-1)).toMatch(/^Take out the rosemary and parmesan rind\. /);
  });

  it('is named once where a step takes it out already', () => {
    const { instructions } = generateRecipe(kitchen, {
      ingredients: [
        'lamb shoulder',
        'onions',
        'prunes',
        'almonds',
        'cinnamon stick',
        'ground ginger',
        'honey',
      ],
      cuisine: 'moroccan',
      servings: 6,
    });
    expect(instructions.join(' ').match(/take out the cinnamon/gi)).toHaveLength(1);
  });

  it('leaves curry leaves where they are, and rice that rests is told of once', () => {
    const { instructions, tips } = generateRecipe(kitchen, {
      ingredients: [
        'cod',
        'coconut milk',
        '3 sprigs curry leaves',
        'turmeric',
        'green chilies',
        'basmati rice',
      ],
      cuisine: 'indian',
      servings: 4,
    });
    expect(instructions.join(' ')).toMatch(/curry leaves/);
    expect(instructions.join(' ')).not.toMatch(/take out the curry/i);
    expect(instructions.join(' ')).toMatch(/still covered/);
    expect(tips.join(' ')).not.toMatch(/under its lid/);
  });
});

import { expect, it } from 'vitest';
import { tones } from '#cooking/vocabulary';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { rewriteTone } from './rewrite-tone.ts';

const kitchen = loadKitchen();
const foods = ['large shrimp, peeled', 'ground chicken', 'cod fillets'] as const;

it.each(tones.flatMap((tone) => foods.map((food) => [tone, food] as const)))(
  'nobody is told to taste raw food that is seasoned: %s, %s',
  (tone, food) => {
    const name = food.split(',')[0]!.replace('large ', '');
    const { instructions } = rewriteTone(kitchen, {
      recipe: {
        title: `Garlic Butter ${name}`,
        recipeYield: '2',
        ingredients: [`12 oz ${food}`, '2 tbsp butter', '3 cloves garlic, minced', '1/4 tsp salt'],
        instructions: [
          `Pat the ${name} dry and season with the salt.`,
          `Melt the butter in a large skillet and cook the ${name} with the garlic for 6 minutes, until done.`,
        ],
      },
      tone,
    });
    expect(instructions[0]).not.toMatch(
      /\bhave a (?:little )?taste\b|\btaste (?:it|them|one|and|for|as you)\b|(?:^|[.!?] )taste\b/i,
    );
  },
);

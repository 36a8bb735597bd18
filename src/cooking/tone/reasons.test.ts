import { expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandRecipe } from '../understand-recipe/understand-recipe.ts';
import { rewriteTone } from './rewrite.ts';

const kitchen = loadKitchen();
const explained = (title: string, ingredients: readonly string[], instructions: readonly string[]): string =>
  Array.from({ length: 12 }, (_, seed) => {
    const recipe = { title, description: null, cuisine: null, servings: 4, ingredients, instructions };
    const request = { tone: 'educational', length: seed % 2 === 0 ? 'same' : 'longer', seed } as const;
    return rewriteTone(understandRecipe(recipe, kitchen), request, kitchen).text.instructions.join(' ');
  }).join(' ');

it('gives a batter no reason that is true of rice or of meat alone', () => {
  const said = explained(
    'French Crêpes',
    ['300 g flour', '3 eggs', '600 ml milk', '30 g butter'],
    [
      'Mix the flour, eggs and melted butter.',
      'Slowly add the milk until the batter is fluid enough.',
      'Let it rest for one hour.',
      'Cook the crêpes in a flat pan, one ladle at a time.',
    ],
  );
  expect(said).not.toMatch(/steady simmer|rubs starch off|grains|Maillard|crust has formed|juices/);
  expect(said).toMatch(/spreads thin and even|a trial spoonful/i);
});

it('speaks of gluten only where there is some', () => {
  const said = explained(
    'Almond Cake',
    ['200 g almond flour', '3 eggs', '100 g sugar'],
    ['Mix the almond flour and the sugar.', 'Fold in the almond flour.', 'Beat the eggs until smooth.'],
  );
  expect(said).not.toMatch(/gluten/);
});

it('explains an emulsion by droplets, leaves by what clings to them, and names no starch where none is', () => {
  const said = explained(
    'Caesar Salad',
    [
      '4 slices sourdough bread',
      '4 anchovy fillets',
      '1 clove garlic',
      '1/4 tsp salt',
      '2 egg yolks',
      '2 tbsp lemon juice',
      '1 tsp Dijon mustard',
      '1/2 cup olive oil',
      '2 romaine hearts',
    ],
    [
      'Mash anchovies, garlic and salt to a paste.',
      'Whisk paste with yolks, lemon juice and mustard. Add 1/2 cup oil very slowly, whisking all the time, until thick.',
      'Wash romaine, dry very well, tear into bite-size pieces.',
      'Toss romaine with the dressing. Serve at once; refrigerate any leftover dressing and use within 2 days.',
    ],
  );
  expect(said).not.toMatch(/moisture evaporates|starch|within for/);
  expect(said).toMatch(/fine droplets/);
  expect(said).toMatch(/tongue reads as meaty/);
  expect(said).toMatch(/soil that hides|slides off a wet leaf/);
});

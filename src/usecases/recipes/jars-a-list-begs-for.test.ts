import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { generateRecipe } from './generate-recipe.ts';

const kitchen = loadKitchen();
const list = (text: string): string[] => text.split(', ');
const cook = (ingredients: string, cuisine: string, time_available = 60) =>
  generateRecipe(kitchen, { ingredients: list(ingredients), cuisine, time_available, servings: 3 });
const lines = ({ ingredients }: ReturnType<typeof generateRecipe>): string =>
  ingredients.map(({ text }) => text).join('\n');

describe('the jar that makes the dish', () => {
  it.each([
    ['chicken wings, jerk marinade, lime', 'Jamaican', /Jerk/, /jerk marinade/],
    [
      '400g chicken livers, onion, peri peri sauce, garlic, cream',
      'South African',
      /Peri-Peri/,
      /peri-peri sauce/,
    ],
    [
      'salmon 400g, coconut milk, yellow curry paste, new potatoes, lime, jasmine rice',
      'Thai',
      /Gaeng Kari/,
      /yellow curry paste/,
    ],
    [
      '2 duck legs, red curry paste, coconut milk, pineapple, fish sauce, jasmine rice',
      'Thai',
      /Gaeng Phet Ped/,
      /pineapple/,
    ],
    [
      'minced beef, aubergine, soy sauce, oyster sauce, garlic, ginger, spring onion, rice, shaoxing wine',
      'Chinese',
      /Rou Mo Qie Zi/,
      /Shaoxing/,
    ],
    [
      '8 chicken thighs, lemongrass, fish sauce, garlic, brown sugar, vermicelli noodles, carrot, cucumber, mint, peanuts, lime',
      'Vietnamese',
      /B[uú]n/,
      /vermicelli/,
    ],
  ])('%s', (ingredients, cuisine, title, line) => {
    const recipe = cook(ingredients, cuisine, 150);
    expect(recipe.title).toMatch(title);
    expect(lines(recipe)).toMatch(line);
  });

  it('is stirred into peanut noodles with the bag of vegetables from the freezer', () => {
    const recipe = cook(
      '200g rice noodles, 2 tbsp peanut butter, frozen stir fry veg, soy sauce, sweet chilli sauce, lime',
      '',
      15,
    );
    expect(lines(recipe)).toMatch(/peanut butter[^]*sweet chil[^]*stir-fry vegetables/);
  });
});

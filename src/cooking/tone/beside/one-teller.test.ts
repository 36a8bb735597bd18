import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { rewriteTone } from '../rewrite.ts';
import { spellingOf } from '../spelling-of.ts';

const kitchen = loadKitchen();
const cake = {
  title: 'Banana cake',
  description: "Okay so this is the cake my kids actually eat. You're welcome.",
  cuisine: null,
  servings: 8,
  ingredients: [
    '225g plain flour',
    '1 tsp baking powder',
    '225g caster sugar',
    '200ml double cream',
    '3 bananas',
    '2 eggs',
  ],
  instructions: [
    'Heat the oven to 180°C and grease a cake tin.',
    'Mash the bananas, beat in the sugar and the eggs, then fold in the flour.',
    'Bake for 40 minutes, until golden.',
    "Whip the cream and spread it on top (or don't, I won't tell).",
  ],
};
const say = (tone: 'professional' | 'storytelling' | 'concise' | 'enthusiastic', seed = 1) =>
  rewriteTone(understandRecipe(cake, kitchen), { tone, length: 'same', seed }, kitchen).text;

describe('a text that one person tells', () => {
  it('has no "you" before every order in a tale', () => {
    for (let seed = 0; seed < 5; seed++) {
      const said = say('storytelling', seed).instructions.join(' ');
      expect(said.match(/\byou (?:mash|beat|fold|bake|whip|spread|heat|grease)\b/giu) ?? []).toEqual([]);
    }
  });

  it('sees to nothing in the words of the trade, and keeps no talk', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { description, instructions } = say('professional', seed);
      expect(instructions.join(' ')).not.toMatch(/see that|won.t tell|will not tell|all measured/iu);
      expect(description ?? '').not.toMatch(/kids|welcome/iu);
    }
    expect(say('concise').description).toBeNull();
  });

  it('is spelled as its author spells', () => {
    const spelled = spellingOf(cake);
    expect(spelled('Color and flavor, the neighbors say.')).toBe('Colour and flavour, the neighbours say.');
    const american = spellingOf({ ...cake, ingredients: ['2 cups all-purpose flour'], instructions: [] });
    expect(american('Color and flavor.')).toBe('Color and flavor.');
  });
});

import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../../test/support/kitchen.ts';
import { understandRecipe } from '../../understand-recipe/understand-recipe.ts';
import { mainFoods } from './main-foods.ts';
import { rewriteTone } from '../rewrite.ts';

const kitchen = loadKitchen();
const understood = (title: string, ingredients: readonly string[]) =>
  understandRecipe(
    {
      title,
      description: null,
      cuisine: null,
      servings: 4,
      ingredients,
      instructions: ['Mix everything and bake for 20 minutes.'],
    },
    kitchen,
  );
const named = (title: string, ingredients: readonly string[]): readonly string[] =>
  mainFoods(understood(title, ingredients), kitchen);

describe('the foods by which a dish is known', () => {
  it('are what weighs most and what one tastes first, in the words of the list', () => {
    expect(
      named('Finnish Soup', ['500 g potatoes', '400 g salmon', '1 bunch dill', '1 tsp salt', '1 l water']),
    ).toEqual(['potatoes', 'salmon', 'dill']);
  });

  it('are nothing that only raises it, whatever the title says', () => {
    expect(
      named('Soda bread', [
        '4 cups flour',
        '1 tsp baking soda',
        '1 1/2 cups raisins',
        '1 3/4 cups buttermilk',
      ]),
    ).not.toContain('baking soda');
  });

  it('are no sort in brackets and no bay leaf', () => {
    const foods = named('Cullen Skink', [
      '500g tatties (maris piper)',
      '400g smoked haddock',
      '1 bay leaf',
      '1 leek',
    ]);
    expect(foods.join(' ')).not.toMatch(/maris|bay/);
    expect(named('Soup', ['500 g potatoes', '400 g haddock', '1 bay leaf']).join(' ')).not.toMatch(/bay/);
  });

  it('begin with what the dish is called by', () => {
    expect(named('Lentil stew', ['100 g lentils', '800 g tomatoes', '2 onions'])[0]).toBe('lentils');
  });

  it('are none where there is little to tell', () => {
    expect(named('Flatbread', ['500 g flour', '300 ml water', '1 tsp salt'])).toEqual([]);
  });

  it('stand in what presents the dish, and are taken out again by the next tone', () => {
    const source = understood('Tarta de Santiago', [
      '250 g almonds',
      '1 lemon, zest',
      '1 tsp cinnamon',
      '250 g sugar',
    ]);
    const { text } = rewriteTone(source, { tone: 'casual', length: 'same', seed: 1 }, kitchen);
    expect(text.description).toMatch(/almonds/i);
    const again = rewriteTone(
      understandRecipe(text, kitchen),
      { tone: 'formal', length: 'same', seed: 1 },
      kitchen,
    ).text;
    expect(again.description).not.toBe(text.description);
    expect(again.description).not.toContain(text.description!);
  });
});

import { describe, expect, it } from 'vitest';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { createCatalogue } from './catalogue.ts';
import { createGrounder } from './ground.ts';
import { createLineParser } from './parse/line-parser.ts';
import { isUsual } from './usual-amounts.ts';

const units = loadUnits();
const grounder = createGrounder({
  parser: createLineParser(units),
  catalogue: createCatalogue(loadFoodTable()),
  units,
});
const recipe = (lines: readonly string[], servings = 4, steps = 'Cook it all.') =>
  grounder.ground(lines, { servings, steps });
const weightOf = (line: string, servings = 4) => recipe([line], servings)[0]!.weight;

describe('what a recipe lists bare weighs what a cook takes', () => {
  it.each([
    ['onion', 110],
    ['lemon', 58],
    ['egg', 50],
    ['beef stock cube', 10],
    ['cucumber', 301],
    ['cauliflower', 588],
  ] as const)('one %s, whoever eats', (line, grams) => {
    for (const servings of [2, 6]) expect(weightOf(line, servings).grams).toBeCloseTo(grams, 0);
    expect(isUsual(weightOf(line))).toBe(true);
  });

  it.each([
    ['spaghetti', 75, 100],
    ['basmati rice', 55, 80],
    ['chicken thighs', 100, 180],
    ['mince', 100, 150],
    ['salmon fillets', 110, 160],
    ['potatoes', 150, 250],
    ['carrots', 50, 100],
    ['burger buns', 40, 70],
    ['tortilla chips', 20, 40],
    ['frozen peas', 40, 80],
    ['red lentils', 45, 70],
    ['spinach', 20, 50],
  ] as const)('%s by the head', (line, least, most) => {
    for (const servings of [1, 2, 6]) {
      const { grams, confidence } = weightOf(line, servings);
      expect(grams! / servings).toBeGreaterThanOrEqual(least);
      expect(grams! / servings).toBeLessThanOrEqual(most);
      expect(confidence).toBeLessThanOrEqual(0.3);
    }
  });

  it('a bird that is carved is a whole one', () => {
    const [line] = recipe(['chicken', 'lemon'], 4, 'Stuff the chicken with the lemon, roast and carve.');
    expect(line!.ingredient.food!.id).toBe('whole-chicken');
    expect(line!.weight.grams).toBeGreaterThan(800);
  });

  it('but in a dough nobody can say', () => {
    const list = ['flour', 'milk', '1 tsp baking powder', '100 g sugar'];
    expect(recipe(list).map(({ weight }) => weight.grams === null)).toEqual([true, true, false, false]);
  });

  it('a little more of what another line states', () => {
    expect(recipe(['1 l milk', 'milk'])[1]!.weight.grams).toBeCloseTo(103, 0);
  });

  it('and a line alone still says nothing of its dish', () => {
    for (const line of ['onion', 'chicken thighs', 'rice'])
      expect(grounder.ground([line])[0]!.weight.grams).toBeNull();
  });

  it('water and what is told stay as they are', () => {
    expect(weightOf('water').grams).toBeNull();
    expect(isUsual(weightOf('2 onions'))).toBe(false);
    expect(isUsual(weightOf('salt'))).toBe(false);
  });
});

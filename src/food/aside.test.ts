import { describe, expect, it } from 'vitest';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { loadFactTables } from '../../test/support/fact-tables.ts';
import { allergenClaims } from './allergens.ts';
import { createCatalogue } from './catalogue.ts';
import { judgeDiets } from './diets.ts';
import { createGrounder } from './ground.ts';
import { nutritionOf } from './nutrition.ts';
import { createLineParser } from './parse/line-parser.ts';

const units = loadUnits();
const catalogue = createCatalogue(loadFoodTable());
const grounder = createGrounder({ parser: createLineParser(units), catalogue, units });
const tables = loadFactTables();
const asideIn = (line: string) => grounder.ground([line]).map(({ ingredient }) => ingredient.aside);

describe('a thing of the kitchen is no food', () => {
  it.each([
    '2x 2 quart (8") baking dishes or 1 large baking dish (see picture below)',
    'glass jar',
    '12 wooden skewers, soaked in water for 30 minutes',
    'cocktail sticks',
    '6 baking paper square 7x7cm (~ 3x3inches)',
    '2 thermos, ½l capacity each',
    'Oven-safe pan',
    '1 roll aluminium foil',
    '4 sterilised jam jars (about 250ml each)',
    'nut milk bag',
    'foil or baking paper',
  ])('%s', (line) => expect(asideIn(line)).toEqual(['equipment']));

  it.each([
    '1 jar pesto',
    '2 cinnamon sticks',
    '4 sheets rice paper',
    '1 jar',
    '2 chicken skewers',
    '1 can baked beans',
    'pan drippings',
    '1 packet wonton wrappers',
    'string cheese',
    'blind-baked pastry case',
    '3 gloves of garlic',
    'bowl of berries',
    '1 wooden bowl of panang',
    '1 small baking dish of shrimp',
    'skewers or satay',
  ])('food stays food, or not known: %s', (line) => expect(asideIn(line)).not.toContain('equipment'));
});

describe('a remark is no food', () => {
  it.each([
    "I've found that pre-shredded cheese doesn't taste as good as shredding it right before cooking.",
    '(Optional) Instead of chicken broth, you can use your own shrimp stock',
    'Note: double everything for a crowd',
  ])('%s', (line) => expect(asideIn(line)).toEqual(['note']));

  it.each([
    'Any toppings if desired (chocolate chips, ...)',
    'glumberries, as you like them',
    '3 glumberries',
  ])('what may be food stays unknown: %s', (line) => expect(asideIn(line)).toEqual([null]));
});

describe('what is no food is missing nowhere', () => {
  const judged = (lines: readonly string[]) => {
    const ingredients = grounder.ground(lines).map(({ ingredient }) => ingredient);
    const claims = allergenClaims(ingredients, { tables, foods: catalogue });
    const nutrition = nutritionOf(ingredients, { servings: 4, tables });
    const [vegan] = judgeDiets(ingredients, { tables, claims, nutrition, servings: 4, asked: ['vegan'] });
    return { claims, nutrition, vegan: vegan!.status };
  };
  const rice = '200 g rice';

  it('equipment leaves coverage whole and restrictions decided', () => {
    const { claims, nutrition, vegan } = judged([rice, 'glass jar', 'parchment paper']);
    expect(nutrition).toMatchObject({ coverage: 1, unmatched: [] });
    expect(claims).toEqual([]);
    expect(vegan).toBe('met');
  });

  it('a remark leaves coverage whole and every restriction open', () => {
    const { claims, nutrition, vegan } = judged([rice, 'You can use whatever topping you have at hand']);
    expect(nutrition).toMatchObject({ coverage: 1, unmatched: [] });
    expect(claims.some(({ allergen }) => allergen === 'milk')).toBe(true);
    expect(vegan).toBe('unverifiable');
  });

  it('equipment whose name betrays an allergen does not clear it', () => {
    const { claims } = judged([rice, '1 nut milk bag']);
    expect(claims.map(({ allergen }) => allergen)).toContain('tree-nut');
  });

  it('equipment alone is no dish that meets a diet', () => {
    expect(judged(['glass jar']).vegan).toBe('unverifiable');
  });
});

import { describe, expect, it } from 'vitest';
import { loadFoodTable, loadUnits } from '../../test/support/food-table.ts';
import { createCatalogue } from './catalogue.ts';
import { createGrounder } from './ground.ts';
import { createLineParser } from './parse/line-parser.ts';

const units = loadUnits();
const grounder = createGrounder({
  parser: createLineParser(units),
  catalogue: createCatalogue(loadFoodTable()),
  units,
});
const read = (line: string) => grounder.ground([line])[0]!;

// Lines as they stand in recipes, over the real tables: food and grams.
describe('food and grams of lines that were read wrong once', () => {
  it.each<[string, string, number]>([
    // Cubes of stock, and cubes of meat.
    ['1 OXO beef cube', 'beef-stock-cube', 10],
    ['2 chicken cubes', 'chicken-stock-cube', 20],
    ['2 cubes chicken', 'chicken-stock-cube', 20],
    ['1 Chicken stock (added to boiling water)', 'chicken-stock-cube', 10],
    ['500 g beef cubes', 'beef-chuck', 500],
    // What is said in brackets and quantities in odd places.
    ['1 1/2 cups / 300 grams peas (dried green split)', 'green-split-peas', 300],
    ['Ginger (thumb sized piece), sliced', 'fresh-ginger', 15],
    ['5/6 bay leaves', 'bay-leaf', 1.1],
    ['Enough flour to make a soft dough (about 9 cups or a bit more)', 'all-purpose-flour', 1125],
    ['1 1/2 cups cooking oil used to fry the chicken', 'neutral-oil', 327],
    ['4 ea. 6 oz. salmon filets', 'salmon', 680.4],
    ['1 x 400g tin cherry tomatoes in juice', 'canned-cherry-tomatoes', 400],
    ['2 tbsp 40% a.b.v. vodka', 'vodka', 27.8],
    // A rack is the rack, and a heavy bird the whole one.
    ['2 racks of lamb', 'lamb-rack', 900],
    ['2 x 7-bone racks of lamb, French trimmed', 'lamb-rack', 900],
    ['5kg free-range turkey', 'whole-turkey', 3550],
    ['4 tbsp good raspberry jam', 'raspberry-jam', 80],
    // Dried where fresh makes no sense.
    ['1 tsp dry oregano', 'dried-oregano', 1],
    ['pinch of chilli', 'chili-flakes', 0.1],
    ['2 sticks cinnamon', 'cinnamon-stick', 6],
    // Packs and bowls.
    ['1 package spaghetti', 'spaghetti', 454],
    ['1 bowl corn', 'corn', 153.2],
    ['200 yogurt', 'yogurt', 200],
    // Counted behind the name, and kinds in brackets.
    ['lamb shanks x2', 'lamb-shank', 500],
    ['pork shoulder bone in 2kg', 'bone-in-pork-shoulder', 1520],
    ['drumsticks (moringa) 3', 'drumstick-pod', 120],
    ['2 tbsp soy sauce (tamari)', 'tamari', 36],
    ['2 onions (red)', 'red-onion', 220],
    ['1 jar roasted red peppers', 'roasted-red-pepper', 230],
    ['12 turns of the pepper mill', 'black-pepper', 0.8],
  ])('%s', (line, food, grams) => {
    const { ingredient } = read(line);
    expect([ingredient.food?.id, Math.round((ingredient.grams ?? 0) * 10) / 10]).toEqual([food, grams]);
  });

  it('a mix of seasonings that nobody knows leaves every restriction open', () => {
    const { ingredient, match } = read('2 tbsp Nashville hot chicken seasoning');
    expect(match.food?.id).toBe('mixed-seasoning');
    expect(match.food?.opaque).toBe(true);
    expect(ingredient.confidence).toBeLessThan(0.6);
  });

  it.each(['milk', 'flour', 'chicken', '1 onion or so, to taste', 'rice', 'carrots'])(
    'what may be the dish itself is never guessed: %s',
    (line) => {
      const { weight, parsed } = read(line);
      if (parsed.quantity === null) expect(weight.grams).toBeNull();
    },
  );

  it('an estimate is marked as one', () => {
    const { weight } = read('rice, to serve');
    expect(weight).toMatchObject({ rule: 'a side of rice', confidence: 0.3, gramsMin: 0 });
  });
});

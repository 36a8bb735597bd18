import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadUnits } from '../../../test/support/units.ts';
import type { ParsedLine } from '../line.ts';
import { formatLine } from './format.ts';
import { createLineParser } from './line-parser.ts';

const parser = createLineParser(loadUnits());
const { parse } = parser;

/** The fields of a line that are set. */
function read(line: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parse(line)).filter(
      ([field, value]) =>
        !['source', 'unitText', 'confidence'].includes(field) &&
        value !== null &&
        value !== false &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

describe('text that is no ingredient', () => {
  test.each([
    '',
    ' ',
    '\t\n',
    '-',
    '•',
    '***',
    '()',
    '1',
    '½',
    '200 g',
    '&nbsp;',
    '<br>',
    '::::',
    '(((',
    ')))',
    '/',
    '1/0',
    '🍕',
  ])('%j gives no name that was not there', (line) => {
    const parsed = parse(line);
    expect(parsed.source).toBe(line);
    expect(/\p{L}/u.test(parsed.name)).toBe(false);
    expect(parsed.confidence).toBeLessThanOrEqual(0.1);
  });

  test.each([
    ['For the sauce:', 'For the sauce'],
    ['**Dough**', 'Dough'],
    ['<b>Filling</b>', 'Filling'],
    ['## Salad', 'Salad'],
    ['FOR THE TOPPING', 'FOR THE TOPPING'],
    ['SAUCE', 'SAUCE'],
    ['To serve', 'To serve'],
    ['Marinade ingredients', 'Marinade ingredients'],
  ])('%s is a heading', (line, name) => {
    expect(read(line)).toEqual({ heading: true, name });
  });

  test.each(['SALT', 'Sauce: 2 cups', '2 cups SAUCE', 'For serving: lemon wedges', 'EGGS'])(
    '%s is no heading',
    (line) => {
      expect(parse(line).heading).toBe(false);
    },
  );

  test.each([
    ['half & half', 'half-and-half'],
    ['Half and half', 'half-and-half'],
    ['nutritional yeast', 'nutritional yeast'],
    ['Nutrition facts: 300 kcal', ''],
  ])('%j alone is the food %j', (line, name) => {
    expect(parse(line).name).toBe(name);
    expect(parse(line).quantity).toBeNull();
  });

  test('a line in capitals among others is a heading', () => {
    const lines = parser.parseMany(['NOODLE BOWL', '200 g noodles', 'Salt']);
    expect(lines.map((line) => line.heading)).toEqual([true, false, false]);
    expect(parser.parseMany(['SALT', 'PEPPER']).map((line) => line.heading)).toEqual([false, false]);
  });
});

describe('laws', () => {
  test('any text is read without throwing, and the source is kept', () => {
    const texts = [
      fc.string({ unit: 'binary', maxLength: 10_000 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.constantFrom(...'0123456789 /-.,()½⅓–aegkx&<>:;"\''), { maxLength: 80 })
        .map((parts) => parts.join('')),
      fc
        .array(
          fc.constantFrom(
            '1',
            '2',
            '1/2',
            '½',
            'cup',
            'g',
            'of',
            'or',
            'and',
            'plus',
            '(',
            ')',
            ',',
            'large',
            'about',
            'a',
            'chopped',
            'finely',
            'butter',
            'x',
            'to',
            '-',
            'each',
            'juice',
            'can',
            'packed',
            'fresh',
            ':',
          ),
          { maxLength: 40 },
        )
        .map((parts) => parts.join(' ')),
    ];
    fc.assert(
      fc.property(fc.oneof(...texts), (line) => {
        const parsed = parse(line);
        expect(parsed.source).toBe(line);
        for (const value of [parsed.quantity, parsed.quantityMax, parsed.amountEach?.quantity ?? null]) {
          if (value !== null) expect(value > 0 || value === 0).toBe(true);
        }
        expect(parsed.confidence >= 0 && parsed.confidence <= 1).toBe(true);
        formatLine(parsed);
      }),
      { numRuns: 1500 },
    );
  });

  test('time grows with the length, not with its square', () => {
    for (const piece of [
      'about ',
      '(',
      '1 ',
      '1/',
      'or ',
      'chopped ',
      '<a ',
      '&',
      'finely ',
      '- ',
      '1-',
      'a (',
      'cup ',
      ',',
    ]) {
      const started = process.cpuUsage();
      parse(piece.repeat(20_000));
      // Work that grew with the square of the length would take minutes.
      expect(process.cpuUsage(started).user / 1000, piece).toBeLessThan(1500);
    }
  });

  const amount = fc.oneof(
    fc.constantFrom('2', '1/2', '1 1/2', '250', '2-3', '0.75', '1 1/2 - 2', '12'),
    fc.integer({ min: 1, max: 999 }).map(String),
  );
  const unit = fc.constantFrom(
    'g',
    'kg',
    'ml',
    'cups',
    'tbsp',
    'tsp',
    'oz',
    'cloves',
    'sprigs',
    'bunch',
    'cans',
    '',
  );
  const name = fc.constantFrom(
    'flour',
    'unsalted butter',
    'dried oregano',
    'red onion',
    'olive oil',
    'half-and-half',
    'chicken thighs',
    'coconut milk',
  );
  const part = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom('', ...texts);
  const lines = fc
    .record({
      amount,
      unit,
      size: part('large', 'small'),
      name,
      other: part(' or margarine', ' and pepper', ' or fresh basil'),
      second: part(' (240 ml)', ' (about 7 oz)'),
      preparation: part(', finely chopped', ', at room temperature', ', peeled and diced'),
      comment: part(' (optional)', ', to taste', ' (plus more for dusting)', ', divided'),
    })
    .map(
      (of) =>
        `${of.amount} ${of.size} ${of.unit} ${of.name}${of.other}${of.second}${of.preparation}${of.comment}`,
    );

  test('a printed line reads back the same', () => {
    const fields = ({
      source: _source,
      confidence: _confidence,
      unitText: _unitText,
      ...rest
    }: ParsedLine): unknown => rest;
    fc.assert(
      fc.property(lines, (line) => {
        const parsed = parse(line);
        expect(fields(parse(formatLine(parsed)))).toEqual(fields(parsed));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('amounts', () => {
  test.each<[string, string, string | null]>([
    ['900g chuck steak in big chunks (2 lbs)', 'chuck steak', 'in big chunks'],
    ['3 carrots in coins', 'carrots', 'in coins'],
    ['4 big onions (about 800g) sliced not too thin', 'onions', 'sliced not too thin'],
    ['1 onion diced nice and small', 'onion', 'diced nice and small'],
    ['2 cups cheese grated on the big holes', 'cheese', 'grated on the big holes'],
    ['1 cup toor dal soaked 30 mins', 'toor dal', 'soaked 30 mins'],
    ['2 cups flour spooned and leveled', 'flour', 'spooned and leveled'],
    ['4 slices bread torn into bits', 'bread', 'torn into bits'],
    ['2 lg eggs beat up', 'eggs', null],
    ['8 oz noodles any kind', 'noodles', null],
    ['1.5 kg beef brisket fat on', 'beef brisket', null],
    ['2 rashers bacon rind off', 'bacon', null],
    ['1 bundle long beans cut 2 inch', 'long beans', null],
    ['3 egg whites stiffly beaten', 'egg whites', 'stiffly beaten'],
    ['3 cups tomatoes in juice', 'tomatoes in juice', null],
    ['1 cup chocolate covered raisins', 'chocolate covered raisins', null],
  ])('how a food is cut is no part of its name, however it is told: %s', (line, name, preparation) => {
    const read = parser.parse(line);
    expect(read.name).toBe(name);
    if (preparation !== null) expect(read.preparation).toBe(preparation);
    expect(read.also).toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    [
      '1 (14-oz) can diced tomatoes, drained',
      {
        quantity: 1,
        unit: 'can',
        amountEach: { quantity: 14, quantityMax: null, unit: 'oz' },
        name: 'diced tomatoes',
        preparation: 'drained',
      },
    ],
    [
      '4 (about 800g) potatoes',
      { quantity: 4, alternateAmount: { quantity: 800, quantityMax: null, unit: 'g' }, name: 'potatoes' },
    ],
    [
      '4 (about 200g each) potatoes',
      { quantity: 4, amountEach: { quantity: 200, quantityMax: null, unit: 'g' }, name: 'potatoes' },
    ],
    [
      '1 stick plus 2 tablespoons butter, melted',
      { quantity: 1, unit: 'stick', name: 'butter', also: ['2 tablespoons butter'], preparation: 'melted' },
    ],
    [
      '1 can 6 oz tomato paste',
      {
        quantity: 1,
        unit: 'can',
        amountEach: { quantity: 6, quantityMax: null, unit: 'oz' },
        name: 'tomato paste',
      },
    ],
    ['2 cups 1-inch cubes squash', { quantity: 2, unit: 'cup', name: 'squash', preparation: '1-inch cubes' }],
    [
      'a 3-to-4-pound chicken',
      { quantity: 1, amountEach: { quantity: 3, quantityMax: 4, unit: 'lb' }, name: 'chicken' },
    ],
    ['1 cup minus 2 tablespoons flour', { quantity: 0.875, unit: 'cup', name: 'flour' }],
    ['1 egg large', { quantity: 1, size: 'large', name: 'egg' }],
    [
      '2 x 400g tins chickpeas',
      {
        quantity: 2,
        unit: 'can',
        amountEach: { quantity: 400, quantityMax: null, unit: 'g' },
        name: 'chickpeas',
      },
    ],
    [
      '400g tin coconut milk',
      {
        quantity: 1,
        unit: 'can',
        amountEach: { quantity: 400, quantityMax: null, unit: 'g' },
        name: 'coconut milk',
      },
    ],
    [
      '200g/7oz plain flour',
      {
        quantity: 200,
        unit: 'g',
        alternateAmount: { quantity: 7, quantityMax: null, unit: 'oz' },
        name: 'plain flour',
      },
    ],
    ['1 kg 200 g potatoes', { quantity: 1.2, unit: 'kg', name: 'potatoes' }],
    ['1 lb. 4 oz beef', { quantity: 1.25, unit: 'lb', name: 'beef' }],
    ['2 cups plus 1 tablespoon flour', { quantity: 2.0625, unit: 'cup', name: 'flour' }],
    [
      'a 5- to 6-pound chicken',
      { quantity: 1, amountEach: { quantity: 5, quantityMax: 6, unit: 'lb' }, name: 'chicken' },
    ],
    ['1.000 g flour', { quantity: 1000, unit: 'g', name: 'flour' }],
    ['1,5 kg potatoes', { quantity: 1.5, unit: 'kg', name: 'potatoes' }],
    ['1 pound 80/20 ground beef', { quantity: 1, unit: 'lb', name: '80/20 ground beef' }],
    ['1 cup 2% milk', { quantity: 1, unit: 'cup', name: '2% milk' }],
    ['2 large garlic cloves', { quantity: 2, unit: 'clove', size: 'large', name: 'garlic' }],
    ['4 cloves', { quantity: 4, name: 'cloves' }],
    ['pinch of salt', { unit: 'pinch', name: 'salt' }],
    ['a few sprigs of thyme', { qualifier: 'a few', unit: 'sprig', name: 'thyme' }],
    ['Butter (100g), melted', { quantity: 100, unit: 'g', name: 'Butter', preparation: 'melted' }],
    [
      'one 1/4-inch-thick slice of ham',
      {
        quantity: 1,
        unit: 'slice',
        amountEach: { quantity: 0.25, quantityMax: null, unit: 'inch' },
        name: 'ham',
      },
    ],
    [
      '1 pack of 4 burger buns',
      {
        quantity: 1,
        unit: 'packet',
        amountEach: { quantity: 4, quantityMax: null, unit: 'piece' },
        name: 'burger buns',
      },
    ],
    [
      '12-inch baguette',
      { quantity: 1, amountEach: { quantity: 12, quantityMax: null, unit: 'inch' }, name: 'baguette' },
    ],
    ['1 cup cake flour', { quantity: 1, unit: 'cup', name: 'cake flour' }],
    ['1 pound cake', { quantity: 1, name: 'pound cake' }],
    ['1/4th cup sugar', { quantity: 0.25, unit: 'cup', name: 'sugar' }],
    ['a good grating of nutmeg', { quantity: 1, unit: 'grating', qualifier: 'good', name: 'nutmeg' }],
    ['a few grinds of black pepper', { qualifier: 'a few', unit: 'grind', name: 'black pepper' }],
    [
      '10 turns freshly ground pepper',
      { qualifier: '10 turns', name: 'pepper', preparation: 'freshly ground' },
    ],
    [
      '1 - 15 oz. can corn',
      {
        quantity: 1,
        unit: 'can',
        amountEach: { quantity: 15, quantityMax: null, unit: 'oz' },
        name: 'corn',
      },
    ],
    [
      '2-28 oz cans tomatoes',
      {
        quantity: 2,
        unit: 'can',
        amountEach: { quantity: 28, quantityMax: null, unit: 'oz' },
        name: 'tomatoes',
      },
    ],
    ['1 cup less 2 tablespoons flour', { quantity: 0.875, unit: 'cup', name: 'flour' }],
    ['a cup and a half of milk', { quantity: 1.5, unit: 'cup', name: 'milk' }],
    [
      '12 ounces, about 8 cups, spinach',
      {
        quantity: 12,
        unit: 'oz',
        alternateAmount: { quantity: 8, quantityMax: null, unit: 'cup' },
        name: 'spinach',
      },
    ],
    [
      'ginger, 1 inch piece',
      {
        quantity: 1,
        unit: 'piece',
        amountEach: { quantity: 1, quantityMax: null, unit: 'inch' },
        name: 'ginger',
      },
    ],
    ['4 wide strips lemon peel', { quantity: 4, unit: 'strip', size: 'wide', name: 'lemon peel' }],
    ['2 ribs of celery', { quantity: 2, unit: 'stalk', name: 'celery' }],
    ['1 (packed) cup mint', { quantity: 1, unit: 'cup', name: 'mint', preparation: 'packed' }],
    [
      '3 cups cooked beans or 2 (15-ounce) cans',
      { quantity: 3, unit: 'cup', name: 'cooked beans', comment: 'or 2 (15-ounce) cans' },
    ],
    ['from 30g to 70g of sugar', { quantity: 30, quantityMax: 70, unit: 'g', name: 'sugar' }],
    ['Eggs - 3', { quantity: 3, name: 'Eggs' }],
    [
      '2 (3 1/2) pound whole chickens',
      { quantity: 2, amountEach: { quantity: 3.5, quantityMax: null, unit: 'lb' }, name: 'whole chickens' },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe('foods', () => {
  test.each<[string, Record<string, unknown>]>([
    ['juice of 2 limes', { quantity: 2, name: 'lime juice', countOf: 'limes' }],
    ['1 lemon, juice of', { quantity: 1, name: 'lemon juice', countOf: 'lemon' }],
    ['zest and juice of 1 lemon', { quantity: 1, name: 'lemon', preparation: 'zest and juice' }],
    [
      'zest 1 lemon and juice of ½',
      { quantity: 1, name: 'lemon zest', countOf: 'lemon', also: ['1/2 lemon juice'] },
    ],
    [
      '1 cup cream whipped to peaks',
      { quantity: 1, unit: 'cup', name: 'cream', preparation: 'whipped to peaks' },
    ],
    ['whites of 3 eggs', { quantity: 3, name: 'egg whites', countOf: 'eggs' }],
    ['thyme, fresh', { name: 'fresh thyme' }],
    [
      '2 chicken or vegetable stock cubes',
      { quantity: 2, name: 'chicken stock cubes', alternatives: ['vegetable stock cubes'] },
    ],
    [
      '1 lb chicken breasts or thighs',
      { quantity: 1, unit: 'lb', name: 'chicken breasts', alternatives: ['chicken thighs'] },
    ],
    ['2 lamb or pork chops', { quantity: 2, name: 'lamb chops', alternatives: ['pork chops'] }],
    [
      '1 cup red or dry white wine',
      { quantity: 1, unit: 'cup', name: 'red wine', alternatives: ['dry white wine'] },
    ],
    [
      '2 slices white or whole wheat bread',
      { quantity: 2, unit: 'slice', name: 'white bread', alternatives: ['whole wheat bread'] },
    ],
    [
      '1 lb Yukon Gold or other waxy potatoes',
      { quantity: 1, unit: 'lb', name: 'Yukon Gold potatoes', comment: 'or other waxy potatoes' },
    ],
    [
      '1 red and 1 yellow bell pepper',
      { quantity: 1, name: 'red bell pepper', also: ['1 yellow bell pepper'] },
    ],
    ['sour cream and cheddar cheese', { name: 'sour cream', also: ['cheddar cheese'] }],
    [
      '4 1/2-inch-thick pork chops',
      { quantity: 4, amountEach: { quantity: 0.5, quantityMax: null, unit: 'inch' }, name: 'pork chops' },
    ],
    [
      '1 can whole kernel corn with red and green peppers',
      { quantity: 1, unit: 'can', name: 'whole kernel corn with red and green peppers' },
    ],
    [
      '2 cups fresh basil, chopped or 1 tablespoon dried',
      {
        quantity: 2,
        unit: 'cup',
        name: 'fresh basil',
        preparation: 'chopped',
        alternatives: ['dried basil'],
        comment: 'or 1 tablespoon dried',
      },
    ],
    [
      'Kosher salt, freshly ground pepper',
      { name: 'Kosher salt', also: ['pepper'], preparation: 'freshly ground' },
    ],
    [
      'Sliced radishes, cilantro leaves and lime wedges, for serving',
      {
        name: 'radishes',
        also: ['cilantro leaves', 'lime wedges'],
        preparation: 'Sliced',
        comment: 'for serving',
      },
    ],
    ['Parsley, chopped fine', { name: 'Parsley', preparation: 'chopped fine' }],
    ['Basil leaves, torn into pieces', { name: 'Basil leaves', preparation: 'torn into pieces' }],
    ['1 orange, zest and juice', { quantity: 1, name: 'orange', preparation: 'zest and juice' }],
    ['1 lime, zest only', { quantity: 1, name: 'lime zest', countOf: 'lime' }],
    [
      '1 tablespoon red- or white-wine vinegar',
      { quantity: 1, unit: 'tbsp', name: 'red-wine vinegar', alternatives: ['white-wine vinegar'] },
    ],
    [
      '2 cups chopped fresh or canned tomatoes',
      {
        quantity: 2,
        unit: 'cup',
        name: 'fresh tomatoes',
        alternatives: ['canned tomatoes'],
        preparation: 'chopped',
      },
    ],
    ['salt, to taste, and pepper', { name: 'salt', also: ['pepper'], comment: 'to taste', toTaste: true }],
    [
      '1 cup oil (or minced lard)',
      { quantity: 1, unit: 'cup', name: 'oil', alternatives: ['lard'], comment: 'or minced lard' },
    ],
    ['salt and pepper', { name: 'salt', also: ['pepper'] }],
    ['1 cup half and half', { quantity: 1, unit: 'cup', name: 'half and half' }],
    ['fresh or frozen peas', { name: 'fresh peas', alternatives: ['frozen peas'] }],
    [
      '1 cup chicken, beef or vegetable stock',
      { quantity: 1, unit: 'cup', name: 'chicken stock', alternatives: ['beef stock', 'vegetable stock'] },
    ],
    [
      '1 cup water or chicken stock',
      { quantity: 1, unit: 'cup', name: 'water', alternatives: ['chicken stock'] },
    ],
    ['salt + pepper', { name: 'salt', also: ['pepper'] }],
    [
      '1 lb fingerling, purple and gold potatoes',
      { quantity: 1, unit: 'lb', name: 'fingerling potatoes', also: ['purple potatoes', 'gold potatoes'] },
    ],
    [
      '1 cup peeled, seeded, diced cucumber',
      { quantity: 1, unit: 'cup', name: 'cucumber', preparation: 'peeled, seeded, diced' },
    ],
    [
      'peel of 1 orange, in wide strips',
      { quantity: 1, name: 'orange peel', countOf: 'orange', preparation: 'in wide strips' },
    ],
    ['1/2 onion (red, yellow or white)', { quantity: 0.5, name: 'onion', comment: 'red, yellow or white' }],
    [
      '1 lb beef, lamb or a combination',
      { quantity: 1, unit: 'lb', name: 'beef', alternatives: ['lamb'], comment: 'or a combination' },
    ],
    [
      '6 sprigs parsley, 2 sprigs thyme and 1 bay leaf, tied',
      {
        quantity: 6,
        unit: 'sprig',
        name: 'parsley',
        also: ['2 sprigs thyme', '1 bay leaf'],
        preparation: 'tied',
      },
    ],
    [
      '2 lb ham, 1 inch thick',
      { quantity: 2, unit: 'lb', name: 'ham', amountEach: { quantity: 1, quantityMax: null, unit: 'inch' } },
    ],
    ['salt and white pepper, to season', { name: 'salt', also: ['white pepper'], comment: 'to season' }],
    ['500g beef and/or pork', { quantity: 500, unit: 'g', name: 'beef', alternatives: ['pork'] }],
    [
      '1 lb ground beef chuck, veal, and pork',
      { quantity: 1, unit: 'lb', name: 'ground beef chuck', also: ['ground veal', 'ground pork'] },
    ],
    ['1 lb ground beef and 1 lb pork', { quantity: 1, unit: 'lb', name: 'ground beef', also: ['1 lb pork'] }],
    ['8 cups broth + 2 cups water', { quantity: 8, unit: 'cup', name: 'broth', also: ['2 cups water'] }],
    ['4 boneless, skinless chicken thighs', { quantity: 4, name: 'boneless, skinless chicken thighs' }],
    [
      '8 oz Philadelphia cream cheese',
      { quantity: 8, unit: 'oz', name: 'cream cheese', comment: 'Philadelphia' },
    ],
    ['2 Tbsp lemon juice, fresh', { quantity: 2, unit: 'tbsp', name: 'fresh lemon juice' }],
    [
      'a knob of butter the size of a walnut',
      { quantity: 1, unit: 'knob', name: 'butter', comment: 'the size of a walnut' },
    ],
    [
      '1 walnut sized lump of tamarind',
      { quantity: 1, unit: 'knob', size: 'walnut-sized', name: 'tamarind' },
    ],
    [
      '1 cup walnuts (optional)',
      { quantity: 1, unit: 'cup', name: 'walnuts', comment: 'optional', optional: true },
    ],
    [
      '2-3 chopped scallions white and green separated)',
      { quantity: 2, quantityMax: 3, name: 'scallions', preparation: 'chopped, white and green separated' },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });
});

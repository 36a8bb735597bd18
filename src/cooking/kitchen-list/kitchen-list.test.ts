import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandPantry } from '../understand.ts';

const { reader } = loadKitchen();
const read = (text: string): readonly (string | null)[] =>
  understandPantry([text], [], reader).items.map(({ food }) => food?.id ?? null);
const grams = (text: string): number | null => understandPantry([text], [], reader).items[0]?.grams ?? null;

describe('how many there are, wherever it is written', () => {
  it.each([
    ['salmon fillets x2', 'salmon'],
    ['2x salmon fillets', 'salmon'],
    ['aubergine x1', 'eggplant'],
    ['paneer 200g block', 'paneer'],
    ['halloumi block', 'halloumi'],
    ['half a bag spinach', 'spinach'],
    ['kale, bag, opened', 'kale'],
    ['the end of a tub of creme fraiche', 'creme-fraiche'],
    ['cheese ends', 'cheddar'],
    ['bacon bits and ends', 'bacon'],
    ['sultanas handful', 'sultana'],
    ['mangoes 3 ripe', 'mango'],
    ['rice noodles wide', 'pad-thai-noodles'],
    ['chicken carcass from Sunday roast', 'chicken-carcass'],
    ['plantains 2 very ripe', 'plantain'],
    ['tomatoes 4 medium ripe', 'tomato'],
    ['carrots 3 peeled', 'carrot'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));

  it('counts as in front of the food', () => {
    expect(grams('salmon fillets x2')).toBe(grams('2 salmon fillets'));
    expect(grams('paneer 200g block')).toBe(200);
    expect(grams('prawns, cooked & peeled 150g')).toBe(150);
  });
});

describe('remarks on how a food looks', () => {
  it.each([
    ['bag of rocket on its last legs', 'arugula'],
    ['half a bag spinach needs using', 'spinach'],
    ['3 carrots going bendy', 'carrot'],
    ['bunch of spring onions, bit floppy', 'scallion'],
    ['2 courgettes, one a bit soft', 'zucchini'],
    ['ricotta 250 g tub needs using today', 'ricotta'],
    ['runner beans from the garden', 'runner-bean'],
    ['cherry tomatoes going soft', 'cherry-tomato'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));
});

describe('the form that is told behind a food', () => {
  it.each([
    ['6 chicken thighs, skin on', 'bone-in-chicken-thigh'],
    ['chicken thighs skin-on bone-in x8', 'bone-in-chicken-thigh'],
    ['pack of chicken thighs (boneless)', 'chicken-thigh'],
    ['haddock (smoked, undyed) 300g', 'smoked-haddock'],
    ['prawns, cooked & peeled 150g', 'cooked-shrimp'],
    ['peas (freezer)', 'frozen-peas'],
    ['spinach in the freezer', 'frozen-spinach'],
    ['chickpeas tin', 'canned-chickpeas'],
    ['green lentils tin', 'canned-lentils'],
    ['brown rice cooked 2 cups', 'cooked-brown-rice'],
    ['puy lentils pouch (cooked)', 'cooked-lentils'],
    ['raw beetroot', 'beet'],
    ['beetroot (cooked)', 'cooked-beet'],
    ['500g beef mince 5% fat', 'lean-ground-beef'],
    ['1 lb ground beef (80/20)', 'ground-beef'],
    ['leftover basmati', 'cooked-basmati-rice'],
    ['leftover roast potatoes', 'cooked-potato'],
    ['cold boiled new potatoes', 'cooked-potato'],
    ['sweetcorn', 'canned-corn'],
    ['2 corn on the cob', 'corn'],
  ])('%s is %s', (text, food) => expect(read(text)).toEqual([food]));
});

describe('vegetables that were cooked before', () => {
  it.each([
    ['cooked sprouts', ['cooked-brussels-sprout']],
    ['leftover Brussels sprouts from Sunday', ['cooked-brussels-sprout']],
    ['leftover roast vegetables', ['cooked-vegetables']],
    ['leftover roast veg (carrots, parsnips)', ['cooked-vegetables']],
    ['roast carrots and parsnips', ['cooked-carrot', 'cooked-parsnip']],
    ['roasted butternut squash, 2 cups', ['cooked-squash']],
    ['steamed broccoli', ['cooked-broccoli']],
    ['grilled aubergine', ['cooked-eggplant']],
    ['mashed swede', ['cooked-rutabaga']],
    ['roast chestnuts', ['cooked-chestnuts']],
  ])('%s are never raw', (text, foods) => expect(read(text)).toEqual(foods));

  it('are cooked ones of some sort where the tables have none of theirs', () => {
    expect(read('braised fennel')).toEqual(['cooked-vegetables']);
    expect(read('cooked okra')).toEqual(['cooked-vegetables']);
  });

  it.each([
    ['half a leftover butternut squash', 'butternut-squash'],
    ['half an onion, leftover', 'onion'],
    ['2 leftover leeks', 'leek'],
    ['baked beans', 'baked-beans'],
    ['roasted red peppers', 'roasted-red-pepper'],
  ])('%s is what it says', (text, food) => expect(read(text)).toEqual([food]));
});

describe('several foods in one line', () => {
  it.each([
    ['butter, flour', ['butter', 'all-purpose-flour']],
    ['eggs & bacon', ['egg', 'bacon']],
    ['lemons x2, limes x1', ['lemon', 'lime']],
    ['salt, pepper, olive oil', ['salt', 'black-pepper', 'olive-oil']],
    ['frozen peas and sweetcorn', ['frozen-peas', 'frozen-corn']],
  ])('%s', (text, foods) => expect(read(text)).toEqual(foods));

  it('is one food where its name holds two', () => {
    expect(read('ginger and garlic paste')).toEqual(['ginger-garlic-paste']);
    expect(read('half and half')).toHaveLength(1);
    expect(read('cheese, cheddar')).toEqual(['cheddar']);
    expect(read('coriander / cilantro')).toEqual(['cilantro']);
  });

  it('names a part that is not known, and takes it for none of the others', () => {
    expect(read('butter and zorblax')).toEqual(['butter', null]);
  });
});

describe('what is in a dish of the day before', () => {
  it.each(['leftover curry', 'half a tub of leftover stew', 'curry from last night', 'leftover takeaway'])(
    '%s is not known, and clears no allergy',
    (text) => expect(read(text)).toEqual([null]),
  );

  it('is known where it goes by a name', () =>
    expect(read('leftover chilli (2 portions)')).toEqual(['chili-con-carne']));
});

describe('containers and forms that belong to the name', () => {
  it.each([
    ['soya chunks 100 gm', 'textured-soy-protein'],
    ['8 skin-on bone-in thighs', 'bone-in-chicken-thigh'],
    ['half a side of smoked salmon', 'smoked-salmon'],
    ['green chiles, small can', 'canned-green-chilies'],
    ['half a leftover roast leg of lamb', 'cooked-lamb'],
    ['glut of courgettes', 'zucchini'],
    ["spinach that's wilting", 'spinach'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));

  it('parts two jars, and leaves one', () => {
    expect(read('honey & mustard')).toHaveLength(2);
    expect(read('apples & pears')).toEqual(['apple', 'pear']);
    expect(read('red and yellow peppers')).toEqual(['red-bell-pepper', 'yellow-bell-pepper']);
    expect(read('2 tins of chickpeas and 1 tin tomatoes')).toEqual(['canned-chickpeas', 'canned-tomatoes']);
  });

  it('says of half a ring only that it is there', () => expect(grams('chorizo ring half')).toBeNull());
});

describe('what a line says that a food holds', () => {
  it.each([
    'pesto (cashew)',
    'bread - walnut',
    'chocolate (hazelnut)',
    'stuffing (chestnut)',
    'ice cream, pistachio',
    'cheese with walnuts',
    'olives stuffed with almonds',
    'marinated chicken thighs',
    'chicken breast stuffed with ham and cheese',
    'sausages (contains milk)',
    'tofu marinated (sesame)',
    'cod in batter',
  ])('is not left out: %s is not known', (text) => expect(read(text)).toEqual([null]));

  it.each([
    ['milk (almond)', 'almond-milk'],
    ['butter, peanut', 'peanut-butter'],
    ['yoghurt, coconut', 'coconut-yogurt'],
    ['cheese, goat', 'goat-cheese'],
    ['flour (chickpea)', 'chickpea-flour'],
    ['tomatoes (plum)', 'plum-tomato'],
    ['2 tins tuna (spring water)', 'canned-tuna'],
    ['tuna in sunflower oil', 'canned-tuna'],
    ['courgettes (zucchini)', 'zucchini'],
    ['beans (for the soup, kidney)', 'dried-kidney-beans'],
  ])('may be its kind: %s is %s', (text, food) => expect(read(text)).toEqual([food]));
});

describe('a list that is talked down', () => {
  it.each([
    ['got 3 eggs', 'egg'],
    ["i've got leftover rice", 'cooked-white-rice'],
    ['just a bit of parmesan left', 'parmesan'],
    ['two sad looking courgettes', 'zucchini'],
    ['3no. peppers', 'bell-pepper'],
    ['freezer: mince 500g', 'ground-beef'],
    ['yoghurt (natural, greek)', 'greek-yogurt'],
    ['chicken stock (cubes)', 'chicken-stock-cube'],
    ['LEFTOVER CHICKEN', 'cooked-chicken'],
    ['carrots - 3 - slightly bendy', 'carrot'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));
});

describe('what stands in brackets behind a food', () => {
  it.each([
    ['smoked sausage (calabresa), 300g', ['smoked-sausage']],
    ['walnuts (cashews)', [null]],
    ['pesto (cashew)', [null]],
    ['200g dark chocolate 70%', ['dark-chocolate']],
    ['old kimchi half a jar', ['kimchi']],
    ['2 bowls leftover rice', ['cooked-white-rice']],
    ['a few dates', ['date']],
  ] as const)('%s', (text, foods) => expect(read(text)).toEqual(foods));
});

describe('a piece or a vessel that no table names', () => {
  it.each([
    ['most of a jar of salsa verde', 'salsa-verde'],
    ['a ring of kielbasa', 'kielbasa'],
    ['nearly all of a tub of ricotta', 'ricotta'],
    ['heel of a sourdough loaf', 'sourdough-bread'],
    ['two fat links of chorizo', 'chorizo'],
    ['a sleeve of saltines', 'saltine-cracker'],
  ])('%s', (text, food) => expect(read(text)).toEqual([food]));

  it('is not looked for behind a food', () =>
    expect(read('cream of chicken')).toEqual(['cream-of-chicken-soup']));
  it('of most of a jar there is a jar', () =>
    expect(grams('most of a jar of salsa verde')).toBe(grams('a jar of salsa verde')));
  it('big is large', () => expect(grams('2 big onions')).toBe(grams('2 large onions')));

  it('a whole fish of two pounds is one fish, and half of it is eaten', () => {
    const [item] = understandPantry(['a whole sea bass, about 2 lb, cleaned'], [], reader).items;
    expect([item?.food?.id, item?.pieces]).toEqual(['whole-sea-bass', 1]);
    expect(item?.grams).toBeCloseTo(453.6, 0);
  });
});

describe('what goes along with a food', () => {
  it.each([
    ['2 cups really sour kimchi plus its juice', 'kimchi'],
    ['sauerkraut and all its brine', 'sauerkraut'],
    ['100g dairy-free block (the baking kind)', 'vegan-butter'],
    ['1 sachet fast action yeast', 'instant-yeast'],
  ])('is no second food: %s', (text, food) => expect(read(text)).toEqual([food]));

  it('a tin or a punnet that nobody counted is one', () => {
    expect(grams('tin chopped tomatoes')).toBe(grams('1 tin chopped tomatoes'));
    expect(grams('punnet of cherry tomatoes')).toBe(250);
    expect(grams('bag of spinach')).toBeNull();
  });

  it('a tortilla of corn is no corn', () => {
    const [item] = understandPantry(['8 stale corn tortillas'], [], reader).items;
    expect(item!.also).toEqual([]);
  });
});

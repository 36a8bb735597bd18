import { describe, expect, it } from 'vitest';
import { loadKitchen } from '../../../test/support/kitchen.ts';
import { understandPantry } from '../understand.ts';

const { reader } = loadKitchen();
const items = (text: string): ReturnType<typeof understandPantry>['items'] =>
  understandPantry([text], [], reader).items;
const read = (text: string): readonly (string | null)[] => items(text).map(({ food }) => food?.id ?? null);

describe('what a food is called elsewhere, with its amount and what describes it', () => {
  it.each([
    // Swedish, Norwegian, Danish
    ['500 g blandfärs', 'mixed-mince', 500],
    ['1 tsk kryddpeppar', 'allspice', 2],
    ['kalvfond', 'veal-stock', null],
    ['soja', 'soy-sauce', null],
    ['3 dl vispgrädde', 'heavy-cream', 302],
    ['lingonsylt', 'lingonberry-jam', null],
    ['2 klyftor vitlök', 'garlic', 6],
    ['2 st morötter', 'carrot', 122],
    ['persilja, finhackad', 'parsley', null],
    ['skalade räkor', 'shrimp', null],
    ['hasselnötter', 'hazelnut', null],
    ['2 ss smør', 'butter', 28],
    ['rødløg', 'red-onion', null],
    // German
    ['200 g Bergkäse', 'bergkaese', 200],
    ['150 g Greyerzer', 'gruyere', 150],
    ['Butterkäse', 'havarti', null],
    ['Muskat', 'nutmeg', null],
    ['Bärlauch', 'ramps', null],
    // Spanish
    ['1 cebolla grande', 'onion', 110],
    ['2 dientes de ajo', 'garlic', 6],
    ['perejil fresco picado', 'parsley', null],
    ['2 cdas. aceite de oliva', 'olive-oil', 27],
    ['nata 200 ml', 'heavy-cream', 202],
    ['gambas peladas', 'shrimp', null],
    ['avellanas', 'hazelnut', null],
    ['anacardos', 'cashew', null],
    ['300 g merluza', 'hake', 300],
    ['queso de cabra', 'goat-cheese', null],
    ['pimentón dulce', 'paprika', null],
    // Portuguese
    ['3 gemas', 'egg-yolk', 51],
    ['casca de 1 limão', 'lemon-zest', null],
    ['200 g arroz carolino', 'short-grain-rice', 200],
    ['1 pau de canela', 'cinnamon-stick', 3],
    ['2 dentes de alho', 'garlic', 6],
    ['bacalhau demolhado', 'salt-cod', null],
    ['1 colher de sopa de manteiga', 'butter', 14],
    ['castanhas de caju', 'cashew', null],
    ['natas para bater', 'heavy-cream', null],
    // French
    ["2 gousses d'ail", 'garlic', 6],
    ['200 g de lardons', 'bacon', 200],
    ['2 c. à s. de crème fraîche', 'creme-fraiche', 30],
    ['20 cl de crème liquide', 'heavy-cream', 202],
    ['un paquet de spaghetti', 'spaghetti', 454],
    ['cerneaux de noix', 'walnut', null],
    ['poudre de noisettes', 'ground-hazelnuts', null],
    ['persil plat haché', 'parsley', null],
    ['fond de veau', 'veal-stock', null],
    ['3 petites courgettes', 'zucchini', null],
    // Italian
    ['2 peperoni rossi', 'red-bell-pepper', 238],
    ['400 g pomodori pelati', 'canned-tomatoes', 400],
    ['2 spicchi di aglio', 'garlic', 6],
    ['olio evo', 'olive-oil', null],
    ['2 cucchiai di pinoli', 'pine-nuts', null],
    ['vongole', 'clams', null],
    ['panna da montare', 'heavy-cream', null],
    ['prosciutto cotto', 'cooked-ham', null],
    ['nocciole tritate', 'hazelnut', null],
    // German
    ['500 g Hackfleisch gemischt', 'mixed-mince', 500],
    ['3 Zehen Knoblauch', 'garlic', 9],
    ['1 Dose Kichererbsen', 'canned-chickpeas', 254],
    ['1 lata de atún', 'canned-tuna', 165],
    ['2 EL Currypulver', 'curry-powder', 13],
    ['2 EL Olivenöl', 'olive-oil', 27],
    ['1 Ei', 'egg', 50],
    ['zwei Eier', 'egg', 100],
    ['1 Bund Petersilie', 'parsley', 60],
    ['gemahlene Haselnüsse', 'ground-hazelnuts', null],
    ['Petersilie, gehackt', 'parsley', null],
    ['250 g Topfen', 'quark', 250],
    ['Cashewkerne', 'cashew', null],
    // Dutch
    ['500 g half-om-half gehakt', 'mixed-mince', 500],
    ['2 teentjes knoflook', 'garlic', 6],
    ['1 blik tomatenblokjes', 'canned-tomatoes', null],
    ["ongezouten pinda's", 'peanut', null],
    ['spekblokjes', 'bacon', null],
    ['1 ui', 'onion', 110],
    ['lente-uitjes', 'scallion', null],
    ['200 ml kookroom', 'cooking-cream', null],
    // Polish
    ['2 ząbki czosnku', 'garlic', 6],
    ['300 g piersi z kurczaka', 'chicken-breast', 300],
    ['twaróg', 'farmer-cheese', null],
    ['kiełbasa', 'kielbasa', null],
    ['orzechy laskowe', 'hazelnut', null],
    ['śmietanka 30%', 'heavy-cream', null],
    ['natka pietruszki', 'parsley', null],
    ['masło orzechowe', 'peanut-butter', null],
  ])('%s', (text, food, grams) => {
    expect(read(text)).toEqual([food]);
    const weight = items(text)[0]!.grams;
    if (grams !== null) expect(Math.round(weight!)).toBe(grams);
  });

  it('reads two that are joined', () => {
    expect(read('sel et poivre')).toEqual(['salt', 'black-pepper']);
    expect(read('Salz und Pfeffer')).toEqual(['salt', 'black-pepper']);
  });

  it.each([
    'pan sin gluten',
    'leche de avellanas',
    'tarta de nueces',
    'Pfannkuchen mit Nüssen',
    'pollo relleno',
  ])('leaves unknown what holds a word that nobody knows: %s', (text) => expect(read(text)).toEqual([null]));
});

it.each([
  ['2 ribeyes 1 1/4 inch thick', 'beef-ribeye-steak'],
  ['2 pork chops (about 2 cm thick)', 'pork-loin-chop'],
  ['4 salmon fillets, 1-inch thick', 'salmon'],
])('looks past how thick it is cut: %s', (text, food) => expect(read(text)).toEqual([food]));

it('keeps the pork of mixed mince', () => {
  expect(reader.foods.match('blandfärs').food?.traits).toEqual(expect.arrayContaining(['beef', 'pork']));
});

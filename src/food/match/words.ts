/**
 * Names as words: letters folded, plurals made singular, spellings unified, fixed phrases joined.
 * The results are keys for comparing, not English: `cookies` and `cookie` both give `cooky`.
 */

const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  geese: 'goose',
  octopi: 'octopus',
  fungi: 'fungus',
  feet: 'foot',
  teeth: 'tooth',
  // Nouns of their own: mustard greens are not green mustard, mints no herb, crisps not crisp.
  greens: 'greens',
  mints: 'mints',
  crisps: 'crisps',
};

/** One spelling for words that are written in several ways; keys and values are singular keys. */
const spellings: Readonly<Record<string, string>> = {
  yoghurt: 'yogurt',
  yoghourt: 'yogurt',
  yogourt: 'yogurt',
  chilli: 'chili',
  chile: 'chili',
  chilly: 'chili',
  chily: 'chili',
  soya: 'soy',
  tinned: 'canned',
  flavour: 'flavor',
  flavoured: 'flavored',
  fillet: 'filet',
  donut: 'doughnut',
  catsup: 'ketchup',
  lite: 'light',
  liquorice: 'licorice',
  whisky: 'whiskey',
  grey: 'gray',
  fibre: 'fiber',
  coloured: 'colored',
  bbq: 'barbecue',
  barbeque: 'barbecue',
  houmous: 'hummus',
  houmou: 'hummus',
  hommus: 'hummus',
  humus: 'hummus',
  hummous: 'hummus',
  pitta: 'pita',
  filo: 'phyllo',
  fillo: 'phyllo',
  haloumi: 'halloumi',
  jalapenos: 'jalapeno',
  omelet: 'omelette',
  dehydrated: 'dried',
  deboned: 'boneless',
  unskinned: 'skin_on',
  nonfat: 'fat_free',
  fatfree: 'fat_free',
  lowfat: 'low_fat',
  glutenfree: 'gluten_free',
  dairyfree: 'dairy_free',
  nondairy: 'dairy_free',
  plantbased: 'vegan',
  eggless: 'egg_free',
  meatless: 'meat_free',
  meatfree: 'meat_free',
  sugarfree: 'sugar_free',
  sugarless: 'sugar_free',
  decaffeinated: 'decaf',
  nonalcoholic: 'alcohol_free',
  dealcoholised: 'alcohol_free',
  dealcoholized: 'alcohol_free',
  sundried: 'sun_dried',
  semisweet: 'semi_sweet',
  semiskimmed: 'semi_skimmed',
  skimmed: 'skim',
  wholemeal: 'whole_wheat',
  wholewheat: 'whole_wheat',
  wholegrain: 'whole_grain',
  unsulfured: 'unsulphured',
  sulfured: 'sulphured',
  caster: 'castor',
  yoke: 'yolk',
  // As old recipe cards and tills shorten them.
  choc: 'chocolate',
  pwdr: 'powder',
  powd: 'powder',
  bak: 'baking',
  confect: 'confectioner',
  conf: 'confectioner',
  chix: 'chicken',
  chkn: 'chicken',
  chx: 'chicken',
  chk: 'chicken',
  marg: 'margarine',
  parm: 'parmesan',
  mozz: 'mozzarella',
  evap: 'evaporated',
  unsw: 'unsweetened',
  bnls: 'boneless',
  sknls: 'skinless',
  grnd: 'ground',
  brocc: 'broccoli',
  cauli: 'cauliflower',
  cuke: 'cucumber',
  zucch: 'zucchini',
  zuke: 'zucchini',
  nana: 'banana',
  brst: 'breast',
  veg: 'vegetable',
  // As lists of shopping shorten them.
  toms: 'tomato',
  avo: 'avocado',
  mushies: 'mushroom',
  shrooms: 'mushroom',
  chook: 'chicken',
  tattie: 'potato',
  tatty: 'potato',
  tater: 'potato',
  snags: 'sausage',
  spuds: 'potato',
  strawbs: 'strawberry',
  parma: 'parma',
};

/** Fixed phrases that act as one word; written as singular keys. */
const phrases: readonly (readonly [from: string, to: string])[] = [
  ['fat free', 'fat_free'],
  ['non fat', 'fat_free'],
  ['no fat', 'fat_free'],
  ['zero fat', 'fat_free'],
  ['0% fat', 'fat_free'],
  ['fat 0%', 'fat_free'],
  ['low fat', 'low_fat'],
  ['lower fat', 'low_fat'],
  ['reduced fat', 'low_fat'],
  ['half fat', 'low_fat'],
  ['full fat', 'full_fat'],
  ['high fat', 'full_fat'],
  ['un cooked', 'uncooked'],
  ['un salted', 'unsalted'],
  ['low sodium', 'low_sodium'],
  ['lower sodium', 'low_sodium'],
  ['reduced sodium', 'low_sodium'],
  ['less sodium', 'low_sodium'],
  ['low salt', 'low_sodium'],
  ['reduced salt', 'low_sodium'],
  ['less salt', 'low_sodium'],
  ['no salt added', 'unsalted'],
  ['no added salt', 'unsalted'],
  ['salt free', 'unsalted'],
  ['no salt', 'unsalted'],
  ['without salt', 'unsalted'],
  ['sodium free', 'unsalted'],
  ['sugar free', 'sugar_free'],
  ['zero sugar', 'sugar_free'],
  ['no sugar', 'sugar_free'],
  ['without sugar', 'sugar_free'],
  ['no sugar added', 'unsweetened'],
  ['no added sugar', 'unsweetened'],
  ['reduced sugar', 'low_sugar'],
  ['low sugar', 'low_sugar'],
  ['less sugar', 'low_sugar'],
  ['low carb', 'low_carb'],
  ['keto friendly', 'low_carb'],
  ['gluten free', 'gluten_free'],
  ['wheat free', 'wheat_free'],
  ['grain free', 'grain_free'],
  ['without gluten', 'gluten_free'],
  ['no gluten', 'gluten_free'],
  ['dairy free', 'dairy_free'],
  ['non dairy', 'dairy_free'],
  ['milk free', 'dairy_free'],
  ['without dairy', 'dairy_free'],
  ['lactose free', 'lactose_free'],
  ['egg free', 'egg_free'],
  ['nut free', 'nut_free'],
  ['soy free', 'soy_free'],
  ['fish free', 'fish_free'],
  ['meat free', 'meat_free'],
  ['plant based', 'vegan'],
  ['alcohol free', 'alcohol_free'],
  ['non alcoholic', 'alcohol_free'],
  ['0.0%', 'alcohol_free'],
  ['caffeine free', 'decaf'],
  ['free range', 'free_range'],
  ['cage free', 'free_range'],
  ['grass fed', 'grass_fed'],
  ['corn fed', 'grass_fed'],
  ['grain fed', 'grass_fed'],
  ['wild caught', 'wild_caught'],
  ['pasture raised', 'grass_fed'],
  ['bone in', 'bone_in'],
  ['on the bone', 'bone_in'],
  ['skin on', 'skin_on'],
  ['with skin', 'skin_on'],
  ['with bone', 'bone_in'],
  ['with the skin', 'skin_on'],
  ['without skin', 'skinless'],
  ['shell on', 'shell_on'],
  ['head on', 'shell_on'],
  ['tail on', 'shell_on'],
  ['tail off', 'shell_off'],
  ['sun dried', 'sun_dried'],
  ['fire roasted', 'roasted'],
  ['oven roasted', 'roasted'],
  ['dry roasted', 'roasted'],
  ['freeze dried', 'freeze_dried'],
  ['air dried', 'air_dried'],
  ['semi sweet', 'semi_sweet'],
  ['semi skim', 'semi_skimmed'],
  ['half skim', 'semi_skimmed'],
  ['part skim', 'part_skim'],
  ['whole wheat', 'whole_wheat'],
  ['whole meal', 'whole_wheat'],
  ['whole grain', 'whole_grain'],
  ['multi grain', 'multigrain'],
  ['cold pressed', 'cold_pressed'],
  ['deep fried', 'deep_fried'],
  ['stir fried', 'fried'],
  ['pan fried', 'fried'],
  ['ready made', 'ready_made'],
  ['store bought', 'ready_made'],
  ['shop bought', 'ready_made'],
  ['home made', 'homemade'],
  ['day old', 'stale'],
  ['good quality', 'good_quality'],
  ['high quality', 'good_quality'],
  ['best quality', 'good_quality'],
  ['chocolate covered', 'coated'],
  ['chocolate coated', 'coated'],
  ['ready to eat', 'ready_to_eat'],
  ['ready to use', 'ready_to_eat'],
  ['in shell', 'shell_on'],
  ['new zealand', 'new_zealand'],
  ['old fashioned', 'old_fashioned'],
  ['fine quality', 'good_quality'],
  ['store brand', 'store_brand'],
  ['own brand', 'store_brand'],
  ['house brand', 'store_brand'],
];

const phrasesByFirst = new Map<string, { readonly words: readonly string[]; readonly to: string }[]>();
for (const [from, to] of phrases) {
  const words = from.split(' ');
  const first = words[0]!;
  const list = phrasesByFirst.get(first) ?? [];
  list.push({ words, to });
  list.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirst.set(first, list);
}

const notAscii = /[\u0080-\uffff]/;
const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case without accents or apostrophes; `&` becomes `and`. */
export function fold(text: string): string {
  let folded = text.toLowerCase();
  if (notAscii.test(folded)) {
    folded = folded
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[ßæœøðþłđı]/g, (letter) => special[letter] ?? letter)
      .replace(/[‘’ʼ´`]/g, '');
  }
  if (folded.includes("'")) folded = folded.replaceAll("'", '');
  if (folded.includes('&')) folded = folded.replaceAll('&', ' and ');
  return folded;
}

/** The singular key of one folded word. */
export function singular(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  const { length } = word;
  if (length < 3) return word;
  const last = word.charCodeAt(length - 1);
  if (last === 115 /* s */) {
    if (word.endsWith('ies')) return word.slice(0, -3) + 'y';
    if (length < 4 || word.endsWith('ss') || word.endsWith('us')) return word;
    if (word.endsWith('es')) {
      const stem = word.slice(0, -2);
      if (length > 4 && stem.endsWith('o')) return stem;
      if (/(?:ch|sh|ss|x|zz|us)$/.test(stem)) return stem;
    }
    return word.slice(0, -1);
  }
  if (last === 101 /* e */) {
    if (word.endsWith('ie')) return word.slice(0, -2) + 'y';
    if (word.endsWith('che') || word.endsWith('sse')) return word.slice(0, -1);
  }
  return word;
}

const wordPattern = /[\p{L}\p{N}]+(?:[.,/][0-9]+)?%?/gu;
const asciiWordPattern = /[a-z0-9]+(?:[.,/][0-9]+)?%?/g;

/** The words of a text, folded, in the order written. */
export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded.match(notAscii.test(folded) ? wordPattern : asciiWordPattern) ?? [];
}

/** Keys of words met so far; bounded, as callers may send anything. */
const keyOfWord = new Map<string, string>();
const wordLimit = 40_000;

function keyOf(word: string): string {
  const known = keyOfWord.get(word);
  if (known !== undefined) return known;
  const one = singular(word);
  const key = spellings[word] ?? spellings[one] ?? one;
  if (word.length < 40) {
    if (keyOfWord.size >= wordLimit) keyOfWord.clear();
    keyOfWord.set(word, key);
  }
  return key;
}

/** The comparing keys of folded words: singular, one spelling, phrases joined. */
export function keysOf(words: readonly string[]): string[] {
  // Pepper is ground; peppers, with nothing before them, are the vegetable.
  if (words.length === 1 && words[0] === 'peppers') return ['bell', 'pepper'];
  const singulars = words.map(keyOf);
  let joined = singulars;
  for (let at = 0; at < joined.length; at++) {
    const choices = phrasesByFirst.get(joined[at]!);
    if (!choices) continue;
    const found = choices.find((phrase) => phrase.words.every((word, i) => joined[at + i] === word));
    if (!found) continue;
    if (joined === singulars) joined = [...singulars];
    joined.splice(at, found.words.length, found.to);
  }
  return joined;
}

/** A key as a person would write it: `gluten_free` → `gluten-free`. */
export function wordOfKey(key: string): string {
  return key.replaceAll('_', '-');
}

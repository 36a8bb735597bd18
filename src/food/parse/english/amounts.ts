/** English words for numbers, sizes and measures of an ingredient line. Another language is another such file. */
import { words } from './words.ts';

/** Whole numbers as they are spelled, in lists and in instructions. */
export const countingWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

/** Numbers spelled out, as they stand in lists. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...countingWords,
    sixteen: 16,
    'twenty-four': 24,
    half: 0.5,
    'one-half': 0.5,
    quarter: 0.25,
    'one-quarter': 0.25,
    'one-fourth': 0.25,
    'one-third': 1 / 3,
    'two-thirds': 2 / 3,
    'three-quarters': 0.75,
    'three-fourths': 0.75,
    'half-dozen': 6,
  }),
);

/** Parts that follow "one", "three", "a" as words: "three quarters". */
export const fractionWords: ReadonlyMap<string, number> = new Map(
  Object.entries({ half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourth: 4, eighth: 8 }),
);

/** Foods whose name begins with a number: "five-spice powder", "7 grain cereal". */
export const afterNumberInNames = words('spice spices grain grains');

/** Words before an amount that say how exact it is. */
export const approximators = words(
  'about around approximately approx roughly circa ca nearly almost scant generous overfilled heaped heaping rounded level good big full at-least up-to another additional extra overflowing hefty healthy mounded brimming',
);

/** Words between the number and the unit that say how full the measure is. */
export const measureWords = words(
  'overfilled heaped heaping rounded level scant generous good full big overflowing hefty healthy mounded brimming',
);

export const sizes = words(
  'small medium large extra-large x-large xl jumbo big tiny little medium-size medium-sized small-medium medium-large small-to-medium medium-to-large large-size large-sized small-size small-sized average average-size average-sized good-sized good-size decent-sized fat thick thin thumb-size thumb-sized walnut-sized walnut-size fist-sized fist-size golf-ball-sized bite-size bite-sized smallish largish biggish mid-size mid-sized regular-sized huge giant lge lrg sml jumbo-sized med lg sm',
);

/** Sizes only of what is cut or picked: "4 wide strips of lemon peel", "1 long sprig". */
export const cutShapes = words(
  'tall wide long broad short narrow thickish paper-thin wafer-thin fine very-thin',
);

/** Words after a size that make the two a kind of food: "medium grain rice", "small curd cottage cheese". */
export const sizeKinds: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    medium: words(
      'grain grained grind ground dry sherry cheddar salsa heat hot cut oatmeal curry strength bodied rare',
    ),
    large: words('flake flakes curd grain'),
    small: words('curd grain'),
    thick: words('cut soy yogurt yoghurt cream'),
    thin: words('cut crust spaghetti'),
    fat: words('free'),
    big: words('mac'),
    little: words('gem neck'),
  }),
);

/** Measures too loose to be units: "a grating of nutmeg". */
export const looseMeasures = words(
  'shaving shavings twist twists scraping scrapings slosh lug lugs smear smattering dusting dribble spritz sprinkle sprinkling scattering scatter sprinkles mound heap hint whisper turns cracks crack good-glug wodge hunk hunks nub chunk',
);

/** "little" before these is how much, not how big: "little oil for frying". */
export const littleOf = words(
  'oil olive vegetable sunflower butter melted softened flour plain milk water salt sugar icing cream beaten extra',
);

/** Container units: the content stated beside them is that of each. */
export const containers = words(
  'can tin jar packet package pack bag box bottle carton tub container pouch sachet envelope tube punnet block bar loaf sleeve wheel brick tray case keg log',
);

/** Units that a weight or length just before makes one of: "400g tin", "2-inch piece". */
export const portions = words(
  'can tin jar packet package pack bag box bottle carton tub container pouch sachet envelope tube punnet block bar loaf sleeve wheel brick tray piece slice knob chunk ball wedge log round slab rack fillet strip bunch cube square sheet length thumb stick sprig disc bulb joint nub hunk',
);

/** Units whose name alone, in front, is an amount: "pinch of salt". The others need "of". */
export const bareUnits = words(
  'pinch dash handful splash drizzle knob glug sprig bunch dollop squeeze grating grind tsp tbsp cup teaspoon tablespoon drop smidgen sprinkle sprinkling pat lump can jar packet bag bottle punnet carton shake scraping twist shaving',
);

/** Counted nouns that follow their food: "garlic cloves" is cloves of garlic. Empty set: after any food. */
export const trailingUnits: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    clove: words('garlic'),
    stalk: words('celery lemongrass lemon-grass grass rhubarb leek fennel'),
    stick: words('celery rhubarb lemongrass'),
    rib: words('celery'),
    sprig: words(''),
    rasher: words(''),
    slice: words(
      'bacon bread cheese ham prosciutto pancetta lemon lime orange apple tomato onion turkey toast salami baguette brioche sourdough ginger cucumber',
    ),
    strip: words('bacon'),
    head: words('garlic cauliflower broccoli lettuce cabbage fennel'),
    bulb: words('garlic fennel'),
    bunch: words(''),
  }),
);

/** Units that are names of foods when a certain word follows: "1 pound cake". */
export const notUnitBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    pound: words('cake cakes'),
    bottle: words('gourd gourds'),
    stick: words('blender'),
    tin: words('foil'),
    fillet: words('mignon mignons steak steaks'),
    fillets: words('mignon mignons'),
    filet: words('mignon mignons'),
    filets: words('mignon mignons'),
    pot: words('roast pie pies stickers sticker'),
    rib: words('eye eyes steak steaks roast'),
    lump: words('crab crabmeat'),
    blade: words('steak steaks roast'),
    strip: words('steak steaks loin'),
    box: words('grater'),
    round: words('steak steaks roast'),
    head: words('on'),
    leaf: words('spinach lettuce parsley gelatine'),
    ball: words('park'),
    button: words('mushroom mushrooms'),
    can: words('opener'),
    roll: words(''),
    cloves: words('powder'),
    bar: words(''),
    block: words(''),
    drumstick: words('drumsticks'),
    square: words(''),
    wing: words(''),
    piece: words(''),
    bag: words(''),
    jar: words(''),
    link: words(''),
    tube: words('pasta'),
    sheet: words('pan'),
    ear: words(''),
  }),
);

/**
 * What the words around a food's name do to it. Written as the singular keys of `keysOf`.
 * - neutral: the food stays the food ("large", "organic", "chopped")
 * - origin, variety: nearly always the same food ("Sicilian lemons", "red onions")
 * - changing: figures differ ("smoked", "canned"); without an own entry the base is a weaker answer
 * - claim: could change allergens or diet ("vegan", "gluten-free"); judged against the base's facts
 * - compounding: something unnamed was added ("breaded", "stuffed"); never the base
 * - shifting: makes another food of it ("sea cucumber", "sweet potato"); never the base
 */
export type WordClass =
  'neutral' | 'origin' | 'variety' | 'changing' | 'claim' | 'compounding' | 'shifting' | 'tail';

const words = (text: string): string[] => text.trim().split(/\s+/);

const neutral = words(`
  spicy untreated unwaxed unseasoned melty tubular crunchy finishing preferably
  a an the of some fresh freshly organic org natural naturally ripe overripe large small medium big jumbo mini
  xl little young craft best good good_quality store_brand quality premium finest fine favorite favourite your my our
  homemade ready_made prepared refrigerated cold warm chilled room temperature clean cleaned washed rinsed unwashed scrubbed trimmed
  untrimmed peeled unpeeled deseeded pitted unpitted stoned cored hulled shelled unshelled shell_on shell_off
  shucked deveined chopped diced minced sliced grated shredded crushed halved quartered quarter cubed torn
  melted softened soft beaten sifted packed cut finely roughly coarsely coarse thinly thickly thin thick
  julienned crumbled crumble plain regular normal standard classic traditional original real true pure
  genuine authentic free_range grass_fed wild wild_caught farmed local seasonal heirloom heritage artisan
  artisanal rustic squeezy rindless undyed spotty speckled freckled lean boneless skinless bone_in skin_on assorted leftover loose bunched optional
  divided extra unbleached bleached unpasteurized unpasteurised kosher halal cooking eating everyday
  value basic gourmet deluxe style type farmhouse country raw uncooked new stale ready_to_eat cow
  squeezed pressed cold_pressed half piece chunk cube slice bit unwaxed waxed juicy to taste needed as plump
  low_fodmap fodmap_friendly chunky chubby posh proper decent lovely gorgeous tasty delicious hefty
  firmly lightly heaped heaping scant level about approximately approx only each whole full_fat
  medium_sized sized size bite nice pound ounce gram kg pack packet bag box jar bottle tub carton punnet
  fair trade fairtrade sustainable sustainably sourced caught line salad snack snacking household
  unsulphured bitesize prewashed precut bulk hormone antibiotic ripened kitchen active baking unflavored unflavoured live more additional another other choice fed unfed bubbly
`);

const tail = words(`
  filet breast thigh leg wing drumstick chop steak cutlet loin tenderloin shoulder neck rack shank rump
  sirloin fillet roast joint meat flesh clove leaf sprig stalk stick rib spear floret
  head bulb kernel wedge half segment piece chunk cube slice strip frond bunch heart ear pod crown
  tip knob stem round rasher ring cube tail claw loaf fruit vegetable herb spice berry bean pulp
`);

const origin = words(`
  italian french spanish greek english irish scottish scotch welsh british german austrian swiss danish dutch
  belgian polish hungarian russian ukrainian turkish moroccan egyptian lebanese israeli palestinian persian
  iranian indian thai vietnamese chinese japanese korean mexican cuban jamaican american canadian californian
  california hawaiian australian new_zealand sicilian tuscan roman neapolitan ligurian provencal basque
  iberian iberico catalan andalusian alaskan atlantic pacific norwegian icelandic swedish finnish argentinian
  argentine brazilian peruvian chilean colombian ethiopian kenyan ceylon madagascar himalayan cornish devon
  kentish idaho maine florida georgia washington jersey mediterranean european asian african caribbean
  calabrian portuguese balinese indonesian malaysian filipino syrian sri lankan bengali kashmiri tibetan
  sichuan szechuan szechwan yucatan yucatecan oaxacan yibin chongqing hunan
  normandy brittany yorkshire lancashire scandinavian nordic southern northern
`);

const variety = words(`
  red green yellow white black brown purple orange pink golden gold blue violet pale dark light gray color
  colored mixed rainbow striped long short flat round curly curled baby hot mild medium_hot sharp mature aged
  vintage strong tart bitter sour seedless navel valencia roma vine campari beefsteak
  yukon russet maris piper king edward fuji gala braeburn honeycrisp mcintosh bramley pippin granny smith
  golden_delicious delicious pink_lady bosc anjou bartlett conference williams hass spanish vidalia walla
  maui bermuda persian english_cucumber kirby nantes chantenay dutch thai lacinato tuscan cavolo
  angus wagyu hereford berkshire iberian sockeye coho chinook chum atlantic yellowfin albacore skipjack
  bluefin tiger rock bay old_fashioned rolled steel ruby star stem button waxy floury starchy
  fingerling winter summer spring autumn virgin firm silken superfine double triple crisp
`);

const changing = words(`
  dried canned smoked unsmoked cured frozen thawed defrosted cooked precooked boiled parboiled blanched
  steamed roasted toasted baked fried deep_fried grilled barbecued barbecue sauteed braised poached
  caramelized caramelised charred scrambled hard ground powdered mashed pureed granulated flaked
  desiccated pickled fermented sprouted preserved brined salted unsalted low_sodium low_fat fat_free
  low_sugar sugar_free unsweetened sweetened low_carb condensed evaporated concentrated
  reconstituted instant quick quick_cooking skim semi_skimmed part_skim lactose_free decaf diet
  homogenized pasteurized pasteurised uht whipped clarified refined unrefined cultured enriched fortified
  whole_wheat whole_grain candied crystallized crystallised glazed freeze_dried air_dried sun_dried semi_dried
  dry rotisserie corned blackened hydrated soaked drained undrained rehydrated micronized degerminated
  aseptic semi_sweet sparkling still carbonated strained reduced 1% 2% 0% 3.25% 5% lowered husked unhulled
  liquid solid expired stewed browned jellied potted
`);

const compounding = words(`
  breaded battered stuffed filled flavored coated crumbed marinated seasoned malted creamed buttered cheesy
  curried seeded spiced multigrain loaded topped dipped glace honeyed chocolatey fruited nutty topping
  covered wrapped infused peppered teriyaki devilled deviled alfredo ranch
`);

const shifting = words(`
  non not except sea mountain prairie monkey tiger sweet bitter_leaf custard prickly water earth horse ground_nut snake
  dragon tree mock jerusalem bombay elephant bear lady toad dog cat devil swamp desert rose wax
  sugar_snap passion rock_sugar ox finger ice dragon jack bread star_fruit miracle monk wood elderly toilet
  pet bird fish_food dish washing cleaning hand shampoo scented candle soap lip body toy decorative fake_food
`);

/** Words by class; earlier lists win where a word stands in two. */
const wordClasses = new Map<string, WordClass>();
for (const [list, wordClass] of [
  [compounding, 'compounding'],
  [shifting, 'shifting'],
  [changing, 'changing'],
  [neutral, 'neutral'],
  [origin, 'origin'],
  [variety, 'variety'],
  [tail, 'tail'],
] as const) {
  for (const word of list) if (!wordClasses.has(word)) wordClasses.set(word, wordClass);
}

/** Words that are neutral elsewhere and change the foods of these categories ("whole milk", "minced beef"). */
export const changingIn: Readonly<Record<string, readonly string[]>> = {
  minced: ['meat', 'poultry', 'seafood'],
  crumbled: ['bakery'],
  whole: ['dairy-eggs', 'pasta-rice-grains', 'baking', 'bakery'],
  shredded: ['breakfast-spreads'],
  crushed: ['snacks-sweets', 'canned-jarred'],
};

/** What a claim rules out: traits and allergens that a base food may not have to be the answer. */
export interface Claim {
  readonly traits: readonly string[];
  readonly allergens: readonly string[];
}

const flesh = ['meat', 'fish', 'shellfish', 'gelatin', 'animal-fat', 'animal-stock', 'insect', 'blood'];
const animal = [...flesh, 'poultry', 'organ-meat', 'dairy', 'egg', 'honey', 'animal-rennet'];
const shell = ['crustacean', 'mollusc'];
const animalAllergens = ['milk', 'egg', 'fish', ...shell];

const vegan: Claim = { traits: animal, allergens: animalAllergens };
const vegetarian: Claim = { traits: flesh, allergens: ['fish', ...shell] };
const anything: Claim = { traits: ['*'], allergens: [] };

/** Words that promise something about allergens or diet. `anything` matches no base at all. */
export const claims: Readonly<Record<string, Claim>> = {
  vegan,
  vegetarian,
  veggie: vegetarian,
  meat_free: vegetarian,
  dairy_free: { traits: ['dairy'], allergens: ['milk'] },
  egg_free: { traits: ['egg'], allergens: ['egg'] },
  gluten_free: { traits: [], allergens: ['gluten', 'wheat'] },
  gf: { traits: [], allergens: ['gluten', 'wheat'] },
  wheat_free: { traits: [], allergens: ['wheat'] },
  grain_free: { traits: ['grain'], allergens: ['gluten', 'wheat'] },
  nut_free: { traits: [], allergens: ['tree-nut', 'peanut'] },
  soy_free: { traits: ['soy'], allergens: ['soy'] },
  fish_free: { traits: ['fish', 'shellfish'], allergens: ['fish', ...shell] },
  alcohol_free: { traits: ['alcohol'], allergens: [] },
  imitation: anything,
  artificial: anything,
  faux: anything,
  fake: anything,
  substitute: anything,
  alternative: anything,
  replacement: anything,
  analogue: anything,
  flavor: anything,
};
for (const word of Object.keys(claims)) wordClasses.set(word, 'claim');

/** The class of a key, or null for a word that says nothing known. */
export function classOf(key: string): WordClass | null {
  return wordClasses.get(key) ?? null;
}

/** Words that praise a food in front of it and name a dish behind it: "tart apples", "apple tart". */
export const dishBehind: ReadonlySet<string> = new Set(words('tart crisp danish salad snack'));

/**
 * Heads that are defined by the word before them ("tiger-nut milk", "kamut flour"): with an unknown
 * word in front they are not understood. Elsewhere an unknown word is taken for a variety or brand.
 */
export const definedByModifier: ReadonlySet<string> = new Set(
  words(`
    milk butter cream cheese yogurt flour oil bread sausage bacon burger mince stock broth sauce paste juice
    syrup vinegar sugar powder seed nut noodle chip crisps cracker cooky cake py soup salad spread jam dressing
    dip pudding water tea coffee cider meal starch bran meat steak roast fish egg ball leaf crumb curry
    seasoning rub mix extract essence wafer bar candy chocolate dessert drink shake wrap roll dumpling gravy
    gum root bark flower blossom sprout shoot kebab patty nugget jerky ham lard fat shortening margarine
    mayonnaise ketchup mustard relish chutney pickle salsa pesto hummus tofu tempeh jelly marmalade liqueur
    wine beer spirit pastry dough batter biscuit muffin pancake waffle pizza pasta rice bean pea grain
    sweetener cereal granola porridge apple potato pear melon berry chestnut cucumber oyster grape mushroom
  `),
);

/** Whole phrases that are never the food at their end, whatever the table lacks. */
export const falseFriends: ReadonlySet<string> = new Set([
  'french toast',
  'english muffin',
  'irish cream',
  'irish moss',
  'swiss roll',
  'danish pastry',
  'turkish delight',
  'scotch egg',
  'scotch broth',
  'welsh rarebit',
  'welsh cake',
  'russian dressing',
  'italian dressing',
  'french dressing',
  'black pudding',
  'white pudding',
  'yorkshire pudding',
  'white chocolate',
  'black salt',
  'green tea',
  'brown butter',
  'head cheese',
  'lemon cheese',
  'fruit leather',
  'hot dog',
  'hot chocolate',
  'hot sauce',
  'bitter melon',
  'winter melon',
  'star fruit',
  'star anise',
  'white sauce',
  'brown sauce',
  'red bean paste',
  'black bean sauce',
  'ginger ale',
  'ginger beer',
  'root beer',
  'cream soda',
  'egg nog',
  'egg cream',
  'beef tea',
  'corn dog',
  'hard cider',
  'hard seltzer',
  'hard candy',
  'rice paper',
  'bird food',
  'dog food',
  'cat food',
  'baby food',
  'baby formula',
  'long pepper',
  'spring roll',
  'summer roll',
  'grape nut',
  'corn nut',
  'soy nut',
  'ground nut',
  'ground cherry',
  'sour cream',
  'sour cherry',
  'red snapper',
  'rock salt',
  'celery root',
  'parsley root',
  'lotus root',
  'black garlic',
  'malt vinegar',
  'malt loaf',
  'malt milk',
  'dry ice',
  'corned beef',
  'bouillon cube',
  'stock cube',
  'powdered milk',
  'dry milk',
  'dried milk',
  'evaporated milk',
  'condensed milk',
  'malted milk',
  'powdered egg',
  'dried egg',
  'baby oil',
  'tea tree oil',
  'motor oil',
  'essential oil',
  'massage oil',
  'bay leaf',
  'curry leaf',
]);

/** Foods that are only a variety before certain heads ("grape tomato" is a tomato). */
export const varietyBefore: Readonly<Record<string, readonly string[]>> = {
  lettuce: ['butter', 'bibb', 'boston', 'oak', 'oakleaf', 'lollo', 'coral', 'iceberg', 'leaf'],
  tomato: ['grape', 'plum', 'cherry', 'pear', 'beef', 'beefsteak', 'steak', 'pomodoro', 'marzano', 'san'],
  onion: ['sweet', 'cooking', 'brown', 'maui', 'cipollini', 'pearl'],
  basil: ['lemon', 'cinnamon', 'holy'],
  thyme: ['lemon', 'orange'],
  mint: ['apple', 'chocolate', 'pineapple', 'pepper'],
  sage: ['pineapple'],
  paprika: ['sweet'],
  cherry: ['sweet', 'sour', 'bing', 'morello'],
  potato: ['salad', 'roasting', 'baking', 'mashing', 'desiree'],
  apple: ['dessert', 'eating', 'cooking', 'baking', 'gold', 'crab'],
  cucumber: ['lemon', 'mini', 'kirby', 'burpless'],
  carrot: ['dutch', 'nantes'],
  squash: ['winter', 'summer', 'onion'],
};

/** Tail words that keep the food only below certain kinds or categories ("basil leaves", not "fig leaves"). */
export const tailNeeds: Readonly<Record<string, readonly string[]>> = {
  loaf: ['bakery'],
  leaf: ['herbs', 'dried-herb', 'leafy-green', 'lettuce', 'cabbage', 'herb', 'celery', 'tea'],
  kernel: ['corn', 'sweet-corn', 'sweetcorn', 'nut', 'tree-nut'],
  berry: ['berry', 'spices-seasonings'],
  bean: ['bean', 'beans-legumes', 'legume', 'coffee', 'cocoa', 'cacao', 'vanilla'],
  head: ['produce'],
  heart: ['artichoke', 'celery', 'lettuce', 'cabbage', 'palm', 'romaine', 'leafy-green'],
  stem: ['herbs', 'produce'],
  tail: ['shrimp', 'lobster', 'crustacean', 'prawn'],
  ring: ['squid', 'pineapple', 'apple', 'calamari'],
  stick: ['produce', 'spices-seasonings'],
  strip: ['produce', 'meat', 'bakery'],
  spice: ['spices-seasonings'],
  herb: ['herbs', 'spices-seasonings'],
  vegetable: ['vegetable'],
  ear: ['corn', 'sweet-corn', 'sweetcorn'],
  pulp: ['produce'],
  meat: ['meat', 'poultry', 'seafood'],
  roast: ['meat', 'poultry'],
  fruit: ['fruit'],
  steak: ['meat', 'seafood'],
  chop: ['meat'],
  joint: ['meat'],
};

/** Words that part a name: what follows `of` is the food, what follows `with` is an addition. */
export const prepositions: ReadonlySet<string> = new Set([
  'of',
  'in',
  'with',
  'without',
  'for',
  'from',
  'and',
  'or',
  'plu',
]);

/** Words of measuring before `of`: a stick of butter is butter. */
export const measureWords: ReadonlySet<string> = new Set(
  words(`stick knob pat bunch sprig branch strand glove clove head slice piece bag jar can tin cup stalk loaf handful drizzle splash
  dash pinch squeeze box bottle glass sheet block wedge strip cube ball pack packet tub bar chunk spoonful
  tablespoon teaspoon pound ounce gram kilo liter litre few couple little lot drop scoop lump rasher`),
);

/** What a food may lie in or come with and stay the same food for allergens. */
export const harmlessCompany: ReadonlySet<string> = new Set(
  words(`water springwater brine oil olive sunflower vegetable rapeseed canola spring juice own syrup light heavy extra virgin salt
  skin bone top leaf shell stem its their natural vinegar added rind fat pod`),
);

/** The English words that an ingredient line is made of, apart from foods and units. Another language is another such file. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

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

/** Adjectives that stay in the name and are not a food by themselves. */
export const adjectives = words(`
  fresh dried dry frozen canned tinned jarred bottled smoked cured salted unsalted sweetened unsweetened
  outer inner boneless skinless bone-in skin-on skin-off head-on shell-on seedless lean extra-lean extra virgin extra-virgin
  low-fat lowfat nonfat non-fat fat-free full-fat reduced-fat reduced-sodium low-sodium lower-sodium no-salt-added
  salt-free sugar-free gluten-free dairy-free low-fat low-salt light lite heavy thick-cut thin-cut center-cut organic
  free-range cage-free grass-fed wild wild-caught raw uncooked cooked hot cold mild sweet bitter sour spicy sharp
  plain natural pure whole baby mini young old new tender crisp soft firm silken extra-firm dark white red green
  yellow black brown orange purple pink golden blue long-grain short-grain medium-grain quick-cooking instant
  old-fashioned self-raising self-rising all-purpose plain wholemeal whole-wheat wholegrain unbleached bleached
  pearled pearl semisweet semi-sweet bittersweet good-quality best-quality high-quality store-brand own-brand roasted roast grilled fried baked boiled
  poached steamed hard-boiled soft-boiled coarse fine flaky flat-leaf curly thick thin day-old stale crusty lukewarm
  warm store-bought homemade home-made shop-bought vegan vegetarian kosher halal unpeeled unflavored unflavoured
  flavorless whole-grain grainy coarse-grained stone-ground seasonal local large small medium skinned skim semi-skimmed low fat free sodium reduced boned
  long short nonpareil vine-ripened vine hothouse heirloom ready-made ready-rolled ready-to-eat oil-packed water-packed unsulphured
  unsulfured unrefined refined cold-pressed granulated powdered flaked double single creamy crunchy smooth chunky
  mixed assorted preserved pickled regular italian french greek mexican spanish thai chinese japanese english
`);

/** Adjectives that make two foods of "red and yellow peppers". */
export const kindAdjectives = words(
  'red green yellow orange white black brown purple pink golden dark light fresh dried frozen hot sweet mild smoked plain canned raw milk',
);

/** Single adjectives after a comma that belong in front of the name: "basil, dried". */
export const invertedAdjectives = words(
  'fresh dried frozen canned tinned ground smoked unsalted salted red green yellow black white brown all-purpose self-raising self-rising granulated powdered',
);

/** What is done to a food in the kitchen. */
export const preparations = words(`
  chopped minced diced cubed sliced grated shredded crumbled crushed julienned peeled unpeeled pitted stoned seeded deseeded
  de-seeded cored trimmed halved quartered torn snipped shaved slivered zested juiced mashed pureed puréed beaten
  whisked sifted softened melted chilled thawed defrosted drained rinsed washed patted scrubbed squeezed strained
  toasted packed pressed pounded flattened butterflied deveined de-veined cleaned scaled gutted filleted deboned
  shelled shucked hulled husked stemmed destemmed de-stemmed picked plucked bruised smashed cracked separated
  divided segmented sectioned supremed scraped scored split cooled warmed heated scalded soaked blanched parboiled
  reserved reconstituted rehydrated hydrated marinated seasoned buttered greased oiled floured dusted wrapped
  broken snapped crosscut spiralized spiralised riced ribboned matchsticked topped tailed sieved creamed
  caramelized caramelised browned wilted tempered proofed activated dissolved mixed blended blitzed processed
  pulsed ground grounded cut sectioned carved flaked muddled charred debearded frenched spatchcocked jointed tied
  rolled stripped discarded removed detached cut-up combined leftover overripe ripe over-ripe skinned boned
  julienne slit punctured pricked salted roasted cooked boiled hard-boiled poached crumbed finely roughly coarsely thinly sliver quarted dice hand-torn
  milled just-ripe firm-ripe fresh-ground fresh-grated fresh-squeezed fresh-cracked shaken stirred poured pulled fluffed chunked coddled tenderized tenderised macerated steeped crisped squished
  topped-and-tailed emptied room-temperature unwrapped opened uncooked refrigerated dried-off unrolled unfolded folded
  medium-diced small-diced large-diced fine-chopped thin-sliced rough-chopped well-beaten well-drained drained-well chiffonade chiffonaded
  baked grilled fried steamed sauteed sautéed braised simmered microwaved stewed brewed popped charred smoked brunoise batons matchsticks wedges cubes chunks rings rounds strips slices halves quarters florets segments
`);

/** Preparations that leave the name even when they stand before the food: "finely chopped onions". */
export const leadingPreparations = words(`
  chopped minced diced cubed sliced grated shredded crumbled crushed julienned peeled pitted stoned seeded deseeded
  de-seeded cored trimmed halved quartered torn snipped shaved zested mashed pureed puréed beaten whisked sifted softened
  melted chilled thawed defrosted drained rinsed washed squeezed toasted packed pressed pounded deveined de-veined
  cleaned shelled shucked hulled husked stemmed destemmed picked bruised smashed broken leftover ripe overripe over-ripe
  cooled warmed scalded soaked browned caramelized caramelised cut-up well-beaten well-drained reserved butterflied
  scrubbed firmly-packed lightly-packed julienne chiffonade sieved heaping heaped hand-torn room-temperature flattened
  just-ripe firm-ripe fresh-ground fresh-grated fresh-squeezed fresh-cracked reconstituted rehydrated separated unpeeled thin-sliced riced spiralized spiralised fine-chopped
`);

/** Preparations that are part of what is bought when one of these follows (checked against every later word, singular). */
export const productAfterPreparation: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    minced: words('beef pork lamb meat turkey chicken veal mutton bison venison'),
    crushed: words('pineapple chilli chili chile pepper tomato wheat'),
    shredded: words('wheat coconut'),
    sliced: words('bread almond loaf'),
    slivered: words('almond'),
    grated: words('coconut'),
    toasted: words('oil'),
    pressed: words('oil'),
    diced: words('chile chiles chilies'),
    ripe: words('olive'),
    packed: words('tuna salmon sardine anchovy'),
    broken: words('rice'),
    stewed: words('tomato'),
    hulled: words('barley sesame hemp wheat'),
    squeezed: words(''),
    chilled: words('pastry'),
    pitted: words(''),
  }),
);

/** Adverbs that go with a preparation. */
export const adverbs = words(`
  finely roughly coarsely thinly thickly lightly freshly well very loosely firmly tightly gently slightly partially
  partly completely fully diagonally lengthwise lengthways crosswise crossways evenly neatly newly just quite then
  barely super extra briefly fairly medium fine rough thin coarse freshly-ground carefully thoroughly hard
  almost not nicely quickly generously sparingly separately still previously halfway vertically horizontally
  good really mostly fresh bite-sized bite-size small large big equal even about chilled fresh- dry
`);

/** Adverbs that can only belong to a preparation, so that they open one anywhere in the line. */
export const strictAdverbs = words(`
  finely roughly coarsely thinly thickly lightly freshly loosely firmly tightly gently slightly partially partly
  completely fully diagonally lengthwise lengthways crosswise crossways evenly neatly newly very well
`);

/** Words that belong to a preparation which has begun: "cut into 1-inch pieces on the bias". */
export const preparationTail = words(`
  and or then into in to on at of off the a an with until for but , & plus small large medium thin thick fine rough bite-size bite-sized
  pieces piece chunks chunk slices slice strips strip cubes cube rings ring rounds round half halves quarters
  wedges wedge dice dices matchsticks batons florets ribbons segments sections spears coins shreds lengths
  lengthwise lengthways crosswise crossways diagonally diagonal bias grain angle paste inch inches cm mm cm-long
  long wide thick side sides bone skin skins seeds seed stems stem core cores ends end tops top membranes membrane
  ribs liquid juice juices leaves well dry once twice room temperature half-moons half-moon moons each large- coarse
  crisp stiff stiffly golden brown hard soft smooth all
  coarsely finely thinly roughly lightly about again very only if necessary needed
`);

/** How a part after a comma begins that describes the food's state although no preparation stands in it. */
export const preparationStarts: readonly string[] = [
  'at room temp',
  'at cool room',
  'room temp',
  'at cellar',
  'cut ',
  'made up ',
  'in chunks',
  'in cubes',
  'in pieces',
  'in strips',
  'in slices',
  'in wedges',
  'in rings',
  'in large ',
  'in small ',
  'in thin ',
  'in thick ',
  'in half',
  'in halves',
  'in quarters',
  'in bite',
  'into ',
  'skin on',
  'skin off',
  'skin-on',
  'skin left on',
  'bone in',
  'bone-in',
  'skins on',
  'tails on',
  'tails left',
  'tail left',
  'shell on',
  'shells on',
  'tail on',
  'tails off',
  'tail-on',
  'head on',
  'heads on',
  'leaves only',
  'leaves',
  'seeds',
  'flesh',
  'kernels',
  'meat ',
  'pulp',
  'white part',
  'white parts',
  'white and light',
  'white and pale',
  'white & light',
  'green part',
  'green parts',
  'green and ',
  'green tops',
  'light green',
  'pale green',
  'dark green parts',
  'whites only',
  'greens only',
  'juice only',
  'juice and',
  'juice of',
  'zest only',
  'zest and',
  'zest of',
  'juice',
  'zest',
  'rind only',
  'flesh only',
  'stems removed',
  'seeds and',
  'core and',
  'without skin',
  'without bone',
  'skin removed',
  'skin and',
  'lukewarm',
  'cold',
  'very cold',
  'very hot',
  'very warm',
  'ice cold',
  'ice-cold',
  'chilled',
  'warm',
  'hot',
  'boiling',
  'very soft',
  'soft',
  'boneless',
  'skinless',
  'bone-in',
  'leaves picked',
  'leaves and',
  'yolk',
  'whites and',
  'tough ',
  'outer ',
  'ends ',
  'stalks ',
  'tops ',
  'tails ',
  'tail ',
  'fat trimmed',
  'excess fat',
  'stems ',
  'stem ',
  'seeds ',
  'white pith',
  'with skin',
  'with skins',
  'skins ',
  'skin ',
  'bones ',
  'tied',
  'whole or',
  'on the diagonal',
  'left whole',
  'then ',
  'to a paste',
  'thick slices',
];

/** How a part begins that is a remark, whatever stands in it. */
export const commentStarts: readonly string[] = [
  'plus ',
  '+ ',
  'for ',
  'to taste',
  'to serve',
  'to garnish',
  'to finish',
  'to decorate',
  'to coat',
  'to dust',
  'to cover',
  'to drizzle',
  'to sprinkle',
  'to glaze',
  'to brush',
  'to grease',
  'to fry',
  'to top',
  'to make',
  'optional',
  'or to taste',
  'or more',
  'or less',
  'or as ',
  'or so',
  'or other',
  'or any',
  'or another',
  'or your',
  'or whatever',
  'or similar',
  'or equivalent',
  'or use',
  'or enough',
  'or substitute',
  'or until',
  'or if',
  'or depending',
  'preferably ',
  'ideally ',
  'such as ',
  'like ',
  'e.g',
  'eg ',
  'i.e',
  'about ',
  'if ',
  'see ',
  'from ',
  'i ',
  'we ',
  'you ',
  'use ',
  'not ',
  'depending ',
  'any ',
  'your ',
  'as ',
  'homemade',
  'store',
  'store-bought',
  'available ',
  'enough ',
  'more ',
  'extra ',
  'including ',
  'recipe',
  'each ',
  'do not',
  "don't",
  'can ',
  'may ',
  'note',
  'little ',
  'this ',
  'these ',
  'it ',
  'sold ',
  'also ',
  'both ',
  'per ',
  'only ',
  'but ',
  'because ',
  'make ',
  'makes ',
  'found ',
  'weighing ',
  'a ',
  'an ',
  'good quality',
  'good-quality',
  'best quality',
  'garnish',
  'total',
  'in total',
  'at least',
  'at most',
  'up to',
  'approximately',
  'approx',
  'around',
  'brand',
  'again ',
  'usually ',
  'adjust ',
  'try ',
  'my ',
  'our ',
  'please ',
  'remember ',
  'feel free',
  'must ',
  'should ',
  'substitute ',
  'depends ',
  'seasoned to',
  'and its ',
  'and their ',
  'made from',
  'made with',
  'made of',
  'instead ',
  'combination',
  'mixture of ',
  'mix of ',
  'suitable ',
  'check ',
  'ensure ',
  'no ',
];

/** Parts of a food that a line may ask for: "juice of 2 limes". True where the part is the food ("lime juice"). */
export const foodParts: ReadonlyMap<string, boolean> = new Map(
  Object.entries({
    juice: true,
    zest: true,
    juices: true,
    peels: true,
    rind: true,
    peel: true,
    'zest/juice': false,
    seeds: false,
    seed: false,
    leaves: false,
    flesh: false,
    pulp: false,
    meat: false,
    whites: true,
    white: true,
    yolks: true,
    yolk: true,
    kernels: false,
    florets: false,
    segments: false,
    tips: false,
  }),
);

/** Names with "and", "&" or "or" in them that are one food. */
export const joinedNames: readonly string[] = [
  'half and half',
  'half & half',
  'half n half',
  'macaroni and cheese',
  'macaroni & cheese',
  'mac and cheese',
  'mac & cheese',
  'pork and beans',
  'pork & beans',
  'bread and butter pickle',
  'bread & butter pickle',
  'bread and butter pudding',
  'sweet and sour',
  'sweet & sour',
  'hot and sour',
  'peaches and cream',
  'cookies and cream',
  'cookies & cream',
  'oil and vinegar dressing',
  'salt and vinegar',
  'salt & vinegar',
  'fish and chips',
  'lemon and herb',
  'garlic and herb',
  'garlic & herb',
  'sage and onion',
  'sage & onion',
  'surf and turf',
  'cream and chive',
  'sour cream and onion',
  'rice and beans',
  'beans and rice',
  'franks and beans',
  'hot and spicy',
  'onion and garlic salt',
  'onion and chive',
  'chive and onion',
  'chive & onion',
  'biscuits and gravy',
  'tomato and basil',
  'tomato & basil',
  'ham and cheese',
  'lemon and pepper',
  'wine and cheese',
  'gin and tonic',
  'arm and hammer',
  'arm & hammer',
  'm&m',
  'a&w',
  'a & w',
  'm & m',
  'spinach and ricotta',
  'cheese and onion',
  'land o',
];

/** Words of the head that two foods share: "chicken or vegetable stock". */
export const sharedHeads = words(`
  stock broth bouillon oil vinegar juice zest peel rind wine cheese flour sugar milk cream sauce bread rice bean lentil
  onion pepper potato potatoes chocolate chip extract seed nut leaf powder salt mustard syrup paste yogurt
  yoghurt pasta noodle tomato tomatoes meat mince sausage liqueur tortilla mushroom lettuce cabbage apple grape olive
  raisin squash chile chili chilli beer rum stalk fillet breast thigh drumstick wing steak chop bone crumb cracker
  cube granule gelatin gelatine egg plum pear berry berries cherry cherries lentils pea dressing wrapper bun roll
  concentrate puree seasoning shoulder loin butter bacon ham honey molasses flake basil thyme oregano rosemary sage parsley
  cilantro coriander mint dill vodka kale chard endive radish beet beetroot carrot corn mayonnaise gnocchi ravioli
  floret cutlet cider piece half liver slice wedge salmon tuna cod trout snapper shrimp prawn crab crabmeat clam mussel coconut shallot leek cauliflower broccoli lime lemon
`);

/** Words in front of a shared head that cannot be the whole food there: "olive or vegetable oil". */
export const sharedModifiers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    oil: words(
      'olive vegetable canola sunflower rapeseed peanut groundnut avocado corn safflower grapeseed coconut sesame soybean walnut almond mustard neutral nut argan flaxseed',
    ),
    stock: words('chicken beef vegetable veal fish ham turkey mushroom veg lamb seafood pork shrimp'),
    broth: words('chicken beef vegetable veal fish ham turkey mushroom veg lamb seafood bone pork'),
    bouillon: words('chicken beef vegetable fish'),
    cube: words('chicken beef vegetable stock bouillon'),
    juice: words('lemon lime orange grapefruit apple pineapple cranberry tomato clam pomegranate grape yuzu'),
    zest: words('lemon lime orange grapefruit tangerine clementine'),
    peel: words('lemon lime orange'),
    rind: words('lemon lime orange'),
    vinegar: words('cider wine rice sherry balsamic malt champagne tarragon distilled'),
    milk: words('almond soy oat coconut cow goat whole skim dairy soya cashew rice nut'),
    cheese: words(
      'cheddar swiss parmesan jack gruyere gruyère mozzarella feta goat cottage ricotta blue romano pecorino provolone fontina gouda asiago american cream colby muenster',
    ),
    flour: words('bread plain wheat rye spelt almond rice corn chickpea cake pastry strong 00'),
    sugar: words('caster icing demerara muscovado cane coconut palm'),
    mince: words('beef pork lamb turkey chicken veal'),
    seed: words('poppy sesame sunflower pumpkin fennel cumin chia'),
    powder: words('garlic onion chili chilli cocoa curry ginger'),
    extract: words('vanilla almond lemon maple orange'),
    bean: words('pinto kidney navy cannellini butter lima'),
    beans: words('pinto kidney navy cannellini butter lima borlotti haricot'),
    tomato: words('cherry grape plum roma vine heirloom beefsteak'),
    tomatoes: words('cherry grape plum roma vine heirloom beefsteak'),
    olives: words('green black kalamata'),
    potato: words('russet sweet gold idaho maris king fingerling'),
    potatoes: words('russet sweet gold idaho maris fingerling purple'),
    mustard: words('dijon wholegrain grainy english'),
    salt: words('sea kosher table celery garlic onion'),
    breast: words('chicken turkey duck'),
    thigh: words('chicken turkey'),
    sausage: words('pork beef turkey chicken italian breakfast'),
    rice: words('basmati jasmine arborio carnaroli sushi'),
    yogurt: words('greek'),
    tortilla: words('corn flour'),
    noodle: words('egg rice udon soba ramen'),
    lettuce: words('romaine iceberg butter bibb cos gem'),
    mushroom: words('button cremini shiitake portobello chestnut oyster'),
    cream: words('double single heavy whipping sour clotted'),
    onion: words('spring'),
    fillet: words(
      'salmon cod chicken beef haddock halibut snapper bass trout sole flounder tilapia catfish mackerel pollock tuna hake swordfish fish',
    ),
    slice: words('apple pear lemon lime orange cucumber peach'),
    wedge: words('apple pear lemon lime orange'),
    cider: words('apple pear'),
    cutlet: words('chicken turkey veal pork lamb'),
    chop: words('lamb pork veal'),
    meat: words('beef lamb pork veal chicken turkey'),
    half: words('pecan walnut cashew'),
    piece: words('pecan walnut cashew chicken'),
    butter: words('peanut almond cashew sunflower nut'),
    kale: words('lacinato tuscan curly dinosaur dino'),
    bun: words('hamburger brioche hotdog dog slider sesame burger'),
    roll: words('kaiser dinner hamburger brioche'),
    bread: words('white wheat rye sourdough french italian brioche pumpernickel country pita'),
    chip: words('potato tortilla corn chocolate butterscotch pita'),
    squash: words('butternut acorn kabocha delicata'),
    cabbage: words('napa savoy'),
    apple: words('smith honeycrisp gala fuji braeburn mcintosh golden pippin'),
    pear: words('bosc anjou bartlett comice'),
    drumstick: words('chicken turkey'),
    wing: words('chicken turkey'),
    liver: words('chicken duck calf beef'),
    floret: words('broccoli cauliflower romanesco'),
    steak: words('rib flank skirt sirloin hanger strip rump salmon tuna halibut swordfish'),
    seasoning: words('cajun creole italian taco greek bay'),
    syrup: words('apple maple golden corn agave rice'),
    crumb: words('bread cracker panko'),
    chocolate: words('milk'),
    pepper: words('bell chilli chili cayenne jalapeño jalapeno serrano poblano'),
  }),
);

/** Cuts that share the animal before them: "chicken breasts or | thighs". */
export const animalCuts = words(`
  breast breasts thigh thighs drumstick drumsticks leg legs wing wings tender tenders tenderloin tenderloins cutlet cutlets
  shank shanks shoulder neck loin rib ribs belly chop chops steak steaks rump brisket mince stock broth liver livers
`);
export const animals = words('chicken turkey duck beef pork lamb veal goose rabbit venison goat');

/** Openings of lines that are remarks, not ingredients. */
export const noteStarts: readonly string[] = [
  'note:',
  'note ',
  'notes:',
  'tip:',
  'tips:',
  'hint:',
  'serves ',
  'serving size',
  'makes ',
  'yield:',
  'yields ',
  'yield ',
  'see ',
  'preheat ',
  'you will need',
  "you'll need",
  'special equipment',
  'equipment',
  'serve with',
  'http://',
  'https://',
  'www.',
  'adapted from',
  'recipe by',
  'photo ',
  'click ',
  'prep time',
  'cook time',
  'total time',
  'special tools',
  '* note',
  'nutrition:',
  'nutrition facts',
  'nutrition info',
  'nutrition per',
  'nutritional info',
  'nutritional facts',
  'nutritional value',
  'method:',
  'ingredients:',
  "i've ",
  "i'm ",
  'i use',
  'i like',
  'i find',
  'you can ',
  'you may ',
  'make sure',
  'this is',
  'these are',
];

/** A line of one of these words and no amount, in capitals or with a colon, names a part of the recipe. */
export const headingWords = words(`
  sauce dressing filling dough topping toppings marinade crust frosting icing glaze garnish base batter streusel
  ingredients rub brine crumble syrup salad soup stew cake pastry mixture coating stuffing vinaigrette gravy seasoning
  meatballs assembly decoration custard ganache crumb layer starter poolish sponge biga slaw salsa dip spices mix blend
  bouquet drizzle accompaniment accompaniments garnishes optional extras wash filling: pie vegetables meat wet dry curry broth buttercream
  caramel meringue mousse compote relish chutney noodles rice chicken beef fish dumplings pickle pickles
`);

/** Brands that stand before a food and say nothing about it. */
export const brands: readonly string[] = [
  'philadelphia',
  'king arthur',
  'heinz',
  "hellmann's",
  'hellmanns',
  'hellmann’s',
  'kraft',
  "campbell's",
  'campbells',
  'mccormick',
  'knorr',
  "hershey's",
  'hersheys',
  'ghirardelli',
  'nestle',
  'nestlé',
  "land o'lakes",
  "land o' lakes",
  'land o lakes',
  'pillsbury',
  'betty crocker',
  'duncan hines',
  'kikkoman',
  'lee kum kee',
  'goya',
  "hunt's",
  'hunts',
  'muir glen',
  'swanson',
  'progresso',
  'barilla',
  'de cecco',
  'lurpak',
  'kerrygold',
  'yoplait',
  'chobani',
  'fage',
  'oatly',
  'alpro',
  'bertolli',
  "bob's red mill",
  "trader joe's",
  'del monte',
  'dole',
  'green giant',
  'birds eye',
  "smucker's",
  'jimmy dean',
  'johnsonville',
  'hormel',
  'oscar mayer',
  'perdue',
  'tyson',
  'sargento',
  'tillamook',
  'daisy',
  "breakstone's",
  'eagle brand',
  'carnation',
  'libby',
  "libby's",
  'domino',
  "mcdougall's",
  'gold medal',
  'white lily',
  'maldon',
  'morton',
  'diamond crystal',
  "fleischmann's",
  'red star',
  'clabber girl',
  'rumford',
  'oxo',
  'pama',
  'bisto',
  'schwartz',
  "sainsbury's",
  'tesco',
  'waitrose',
  'coles',
  'massel',
  'asda',
  'woolworths',
  'kirkland',
  'great value',
  'filippo berio',
  'napolina',
  'cirio',
  'mutti',
  'san marzano brand',
  'spice islands',
  'simply organic',
  'old el paso',
  'ortega',
  'la choy',
  'mazola',
  'wesson',
  'musselman',
  "mott's",
  'stonyfield',
  'silk',
  'anchor',
  'cadbury',
  "green & black's",
  'lindt',
  'valrhona',
  'callebaut',
  'guittard',
  'amul',
  'jiffy',
  'nandini',
  'mother dairy',
  'aashirvaad',
  'patanjali',
  'everest',
  'mdh',
  "patak's",
  'pataks',
  "sharwood's",
  'sharwoods',
  'tilda',
  'all gold',
  'koo',
  'lucky star',
  "robertson's",
  'robertsons',
  'ina paarman',
  'tastic',
  'lidl',
  'aldi',
  'morrisons',
  'm&s',
  'marks and spencer',
  'dunnes',
  'supervalu',
  'costco',
  "president's choice",
  'maple leaf',
  'bega',
  'devondale',
  'san remo',
  "leggo's",
  'leggos',
  'sirena',
  'john west',
  'princes',
  'cathedral city',
  "uncle ben's",
  'mccain',
  'linda mccartney',
  'cauldron',
  'tofoo',
  'rummo',
  'la molisana',
  'mae ploy',
  'maesri',
  'aroy-d',
  'aroy d',
  'chaokoh',
  "rao's",
];

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

/** After "in": the packing of a bought food, part of its name ("tuna in olive oil"). */
export const packedIn = words(
  'oil water brine adobo juice syrup spring olive sunflower own natural their its extra vegetable heavy light salt sauce tomato puree purée vinegar extra-virgin unsweetened salted',
);

/** Hot and cold say how to bring these, elsewhere they name a food ("hot sauce"). */
export const temperatureWords = words('cold hot warm lukewarm boiling iced ice-cold cool tepid chilled');
export const heldWarm = words(
  'water milk stock broth coffee tea cream butter espresso oil cider whipping unsalted heavy chicken beef vegetable double buttermilk lard shortening eggs egg tap cooked strong whole salted naan pita bread tortillas tortilla crusty flatbread flatbreads rolls rice',
);

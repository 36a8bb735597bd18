/** What people call the tools of a kitchen, by the names that dishes use for them. */
const calledSo: Readonly<Record<string, string>> = {
  stove:
    'hob, stovetop, stove top, stove-top, cooktop, burner, gas ring, gas burner, camping stove, camp stove, portable stove, hot plate, hotplate, range, cooker, gas, camping gas, primus, trangia, kerosene stove, jiko, campfire, fire pit, open fire, induction plate',
  'frying pan':
    'pan, skillet, fry pan, frypan, non-stick pan, nonstick pan, nonstick skillet, saute pan, sauté pan, omelette pan, crepe pan, pancake pan, tawa, tava, comal, chef pan, electric skillet',
  'large frying pan': 'paella pan, large skillet, big skillet, large pan, big frying pan, family-size pan',
  'cast-iron pan':
    'cast iron, cast-iron, cast iron skillet, cast-iron skillet, cast iron pan, cast iron frying pan, cast-iron frying pan',
  'ovenproof frying pan':
    'oven safe skillet, oven-safe skillet, oven safe pan, oven-safe pan, ovenproof pan, oven-proof pan, ovenproof skillet, oven-proof frying pan, oven-safe frying pan',
  saucepan: 'pot, sauce pan, milk pan, cooking pot',
  'large pot':
    'stockpot, stock pot, big pot, soup pot, pasta pot, tagine, clay pot, donabe, sufuria, pasta pan',
  'Dutch oven':
    'casserole, dutch oven, le creuset, cocotte, cast iron casserole, cast-iron casserole, cast iron pot, cast-iron pot, casserole pot, flameproof casserole, braiser, potjie, french oven',
  wok: 'kadai, kadhai, karahi, balti pan',
  griddle: 'plancha, flat top, electric griddle',
  steamer:
    'bamboo steamer, steamer basket, steaming basket, electric steamer, steamer insert, steamer pan, idli steamer, idli stand, idli maker, idli cooker, momo steamer, dim sum steamer, tamalera, couscoussier',
  'pressure cooker':
    'instant pot, instantpot, instapot, insta pot, instant pot duo, multicooker, multi cooker, multi-cooker, stovetop pressure cooker',
  'slow cooker': 'crock pot, crockpot, crock-pot, slow-cooker',
  'rice cooker': 'rice-cooker, zojirushi, cuckoo',
  'air fryer': 'airfryer, air-fryer, ninja air fryer, philips airfryer, cosori',
  microwave: 'microwave oven, micro',
  refrigerator: 'fridge',
  oven: 'toaster oven',
  'immersion blender': 'stick blender, hand blender, blending stick, bamix',
  blender:
    'liquidiser, liquidizer, nutribullet, nutri bullet, magic bullet, vitamix, smoothie maker, smoothie blender, jug blender, mixie, mixer grinder, mixer-grinder, high-speed blender',
  'food processor': 'mini chopper, chopper, magimix, cuisinart, mini food processor, thermomix',
  'electric mixer':
    'stand mixer, hand mixer, handheld mixer, mixer, electric whisk, electric beaters, hand-held mixer, kitchenaid, kenwood mixer',
  'baking tray':
    'sheet pan, baking sheet, cookie sheet, oven tray, sheet tray, half sheet pan, half-sheet pan, jelly roll pan, swiss roll tin, tray',
  'roasting tin': 'roasting pan, roasting tray, roasting dish, roaster',
  'baking dish':
    'tin, baking tin, tray bake tin, traybake tin, oven dish, casserole dish, pyrex dish, pyrex, lasagne dish, lasagna pan, gratin dish, brownie pan, brownie tin, square tin, square pan, baking pan, ovenproof dish',
  'muffin tin': 'muffin tray, muffin pan, cupcake tin, cupcake pan, bun tin, fairy cake tin',
  'loaf tin': 'loaf pan, bread tin, bread pan, 2 lb loaf tin, 1 lb loaf tin',
  'cake tin':
    'cake pan, round cake tin, sandwich tin, sandwich tins, ring tin, ring mould, bundt tin, bundt pan, bundt',
  'springform tin': 'springform, springform pan, spring form tin, springform cake tin',
  'pie dish': 'pie plate, pie tin, pie pan, deep dish pie pan, deep dish pie plate',
  'tart tin': 'flan tin, quiche dish, tart pan, quiche tin, flan dish',
  ramekins: 'ramekin',
  'wire rack': 'cooling rack, baking rack',
  'parchment paper': 'parchment, baking paper, greaseproof paper, baking parchment',
  foil: 'tin foil, aluminium foil, aluminum foil, kitchen foil',
  grill:
    'barbecue, bbq, weber, braai, outdoor grill, kettle bbq, pellet grill, traeger, gas bbq, charcoal bbq, hibachi',
  'mortar and pestle': 'pestle and mortar, pestle & mortar, mortar & pestle, molcajete',
  'kitchen torch': 'blowtorch, blow torch, culinary torch, brulee torch, brûlée torch, cooking torch',
  skewers: 'skewer, wooden skewers, metal skewers',
};

/** Every name, with what it is called in dishes. */
export const synonyms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(calledSo).flatMap(([tool, names]) => names.split(', ').map((name) => [name, tool])),
);

/** One thing that is several: a range is a stove and an oven. */
export const severalInOne: Readonly<Record<string, readonly string[]>> = {
  'range cooker': ['stove', 'oven'],
  aga: ['stove', 'oven'],
  rayburn: ['stove', 'oven'],
  'dual fuel cooker': ['stove', 'oven'],
  'ninja foodi': ['pressure cooker', 'air fryer'],
  'griddle pan': ['griddle', 'stove'],
  'grill pan': ['griddle', 'stove'],
  'combi microwave': ['microwave', 'oven'],
  'microwave oven combi': ['microwave', 'oven'],
};

/** "Full kitchen", "everything": all that a kitchen usually has. */
export const allOfIt =
  /^(?:(?:an?|the|my|our) )*(?:(?:full|normal|basic|standard|usual|regular|average|ordinary|typical|home|family|fully|well|decent|complete|whole)[ -]?)+(?:equipped |stocked |fitted )*(?:home )?kitchen(?: equipment)?$|^(?:everything|all|the usual|the basics|usual stuff|all the basics|all the usual)$/;

/** Of what make it is, how it is heated, and how many rings it has. */
export const makeBefore =
  /^(?:(?:[0-9]+|two|three|four|five|six|single|double)?[ -]?(?:ring|burner|zone|plate)s?\s+|(?:gas|induction|electric|ceramic|butane|wood|wood-burning|wood-fired|charcoal|portable|fan|fan-assisted|convection|conventional|combi|halogen|table-?top|single|double|built-in|small|mini|old|tiny)\s+)+(?=\S)/;
/** "800W", "(5 L)", "3.5 litre" behind it. */
export const powerBehind =
  /[ ,(]+[0-9]+(?:[.,][0-9]+)? ?(?:w|kw|watts?|ml|oz|l|lit(?:re|er)s?|qt|quarts?|cm|in|inch(?:es)?)\b.*$/;
/** How many of it, or whose. */
export const countBefore =
  /^(?:(?:[0-9]+|two|three|four|five|six|some|several|a couple of|a few|my|our|the|a|an) )+(?=\p{L})/u;

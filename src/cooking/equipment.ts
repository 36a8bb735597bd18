/**
 * Kitchen equipment: what people call it, and what owning one thing implies.
 * Canonical names are those that dishes use for their tools; `stove` and `oven` are the stations.
 */
const synonyms: Readonly<Record<string, string>> = {
  hob: 'stove',
  stovetop: 'stove',
  'stove top': 'stove',
  cooktop: 'stove',
  burner: 'stove',
  'gas burner': 'stove',
  'camping stove': 'stove',
  'camp stove': 'stove',
  'portable stove': 'stove',
  'hot plate': 'stove',
  hotplate: 'stove',
  'induction hob': 'stove',
  range: 'stove',
  cooker: 'stove',
  pan: 'frying pan',
  skillet: 'frying pan',
  'fry pan': 'frying pan',
  frypan: 'frying pan',
  'non-stick pan': 'frying pan',
  'nonstick pan': 'frying pan',
  'nonstick skillet': 'frying pan',
  'cast iron skillet': 'cast-iron pan',
  'cast-iron skillet': 'cast-iron pan',
  'cast iron pan': 'cast-iron pan',
  pot: 'saucepan',
  'sauce pan': 'saucepan',
  stockpot: 'large pot',
  'stock pot': 'large pot',
  'big pot': 'large pot',
  casserole: 'Dutch oven',
  'dutch oven': 'Dutch oven',
  'instant pot': 'pressure cooker',
  'crock pot': 'slow cooker',
  crockpot: 'slow cooker',
  'air fryer': 'air fryer',
  airfryer: 'air fryer',
  fridge: 'refrigerator',
  'stove-top': 'stove',
  'gas stove': 'stove',
  'electric stove': 'stove',
  'toaster oven': 'oven',
  multicooker: 'pressure cooker',
  'stick blender': 'immersion blender',
  'hand blender': 'immersion blender',
  liquidiser: 'blender',
  'sheet pan': 'baking tray',
  'baking sheet': 'baking tray',
  'cookie sheet': 'baking tray',
  'roasting pan': 'roasting tin',
  tin: 'baking dish',
  'baking tin': 'baking dish',
  'tray bake tin': 'baking dish',
  'traybake tin': 'baking dish',
  'oven dish': 'baking dish',
  'oven tray': 'baking tray',
  'muffin tray': 'muffin tin',
  'loaf pan': 'loaf tin',
  'cake pan': 'cake tin',
  'stand mixer': 'electric mixer',
  'hand mixer': 'electric mixer',
  barbecue: 'grill',
  bbq: 'grill',
  'microwave oven': 'microwave',
  'rice cooker': 'rice cooker',
};

const stoveWare = [
  'frying pan',
  'saucepan',
  'large pot',
  'large frying pan',
  'small saucepan',
  'medium saucepan',
  'small frying pan',
  'large saucepan',
  'lid',
];

/** What one tool can stand in for. */
const standsIn: Readonly<Record<string, readonly string[]>> = {
  stove: stoveWare,
  'frying pan': ['large frying pan', 'small frying pan', 'griddle', 'lid'],
  'large frying pan': ['frying pan', 'small frying pan', 'griddle', 'lid'],
  'cast-iron pan': ['frying pan', 'large frying pan', 'small frying pan', 'griddle'],
  saucepan: ['small saucepan', 'medium saucepan', 'large saucepan', 'large pot', 'lid'],
  'large pot': ['saucepan', 'small saucepan', 'medium saucepan', 'large saucepan', 'lid'],
  'large saucepan': ['saucepan', 'small saucepan', 'medium saucepan', 'large pot', 'lid'],
  wok: ['frying pan', 'large frying pan', 'lid'],
  'Dutch oven': ['large pot', 'saucepan', 'large saucepan', 'medium saucepan', 'lid', 'baking dish'],
  oven: [
    'baking tray',
    'baking dish',
    'roasting tin',
    'wire rack',
    'parchment paper',
    'ovenproof dish',
    'foil',
  ],
  blender: ['immersion blender', 'food processor'],
  'food processor': ['blender'],
  'immersion blender': ['blender'],
  grill: ['griddle', 'tongs', 'skewers'],
};

const bakeware = [
  'muffin tin',
  'loaf tin',
  'cake tin',
  'springform tin',
  'pie dish',
  'tart tin',
  'ramekins',
  'skewers',
];

/** Names that are understood as they are. */
const known: ReadonlySet<string> = new Set([
  ...Object.values(synonyms),
  ...Object.keys(standsIn),
  ...Object.values(standsIn).flat(),
  ...bakeware,
]);

const itsSize = /, (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of \d|$)).*$/;

/** A tool without the size that stands behind it: "baking dish, 30 × 20 cm (12 × 8 in)", "baking tray, two". */
export const withoutSize = (tool: string): string => tool.replace(itsSize, '');

/** What people say of a tool besides its name: a lid, a size, what it is made of. */
const lidBehind =
  /\s+(?:with|and) (?:(?:an?|its|the|tight(?:-fitting)?|matching|glass) )*lids?\b.*$|\s*\([^)]*\)/g;
const sizeBefore =
  /^\d+(?:[.,]\d+)?(?:\s*(?:cm|in|")?\s*[x×]\s*\d+(?:[.,]\d+)?)?(?:\s|-)*(?:inch(?:es)?|in|["”″]|cm|quarts?|qt|l|lit(?:er|re)s?|cup|hole)\.?(?:\s|-)+/;
const manner =
  /\b(?:big|large|medium|medium-sized|small|mini|wide|deep|shallow|heavy|heavy-(?:based|bottomed)|thick-bottomed|lidded|rimmed|good|old|cheap|stainless(?:[\s-]steel)?|steel|metal|glass|ceramic|enamel(?:l?ed)?|copper|carbon[\s-]steel|non-?stick|electric|countertop|stovetop|domestic|basic|ordinary|normal|regular|standard)\s+/g;

/** Canonical name of a tool as people write it: "12-inch nonstick skillet with a lid" is a frying pan. */
export function canonicalTool(text: string): string {
  const plain = withoutSize(text.trim()).toLowerCase().replace(/\s+/g, ' ');
  const bare = plain.replace(lidBehind, '').replace(sizeBefore, '').trim();
  const ways = [plain, bare, bare.replace(manner, '').trim()];
  for (const one of [...ways, ...ways.map((way) => way.replace(/s$/, ''))]) {
    const name = synonyms[one] ?? one;
    if (known.has(name)) return name;
  }
  return plain;
}

/** Besides the tools themselves: all the pots and pans that go with a stove, and that there is but one of them. */
export const wholeStove = 'pots and pans';
export const oneVessel = 'one vessel';

/** How many there are, and that it is all: "one pot", "just a microwave", "microwave only". */
const howMany = /^(?:(?:only|just)\s+)?(?:an?|one|1|single)[\s-]+|^(?:only|just)\s+|\s+only$/gi;
const oneOnly = /^(?:(?:only|just)\s+)?(?:one|1|(?:a )?single)[\s-]+(?:\S+ )?(?:pot|pan|skillet)\b/i;
/** "No oven": a usual kitchen but for that. */
const without = /^(?:no|without(?: an?)?)\s+/i;

/** What a kitchen has of which people only say what is missing. */
const usualKitchen = [
  'stove',
  'oven',
  'blender',
  'electric mixer',
  'grill',
  'wok',
  'Dutch oven',
  'ovenproof frying pan',
  'toaster',
  'pastry bag',
];

/** Everything that a kitchen with these tools can do, stand-ins included. */
export function kitchenTools(listed: readonly string[]): ReadonlySet<string> {
  const lacking = listed.filter((text) => without.test(text)).map((text) => text.replace(without, ''));
  const had = listed.filter((text) => !without.test(text));
  const names = (had.length === 0 && lacking.length > 0 ? usualKitchen : had).map((text) =>
    canonicalTool(text.replace(howMany, '')),
  );
  const missing = new Set(lacking.map(canonicalTool));
  const tools = new Set<string>(names.filter((name) => !missing.has(name)));
  if (tools.has('stove')) tools.add(wholeStove);
  // A single pot does what a pan does; nobody who has but one is asked for two.
  if (listed.some((text) => oneOnly.test(text))) {
    tools.add(oneVessel);
    if (tools.has('saucepan') || tools.has('large pot') || tools.has('Dutch oven')) tools.add(wholeStove);
  }
  // A pan says that there is something to put it on, unless an appliance is all there is.
  const heated = [
    'frying pan',
    'saucepan',
    'large pot',
    'wok',
    'cast-iron pan',
    'Dutch oven',
    'large frying pan',
    'large saucepan',
  ];
  if (heated.some((tool) => tools.has(tool))) tools.add('stove');
  for (const tool of [...tools]) for (const other of standsIn[tool] ?? []) tools.add(other);
  if (tools.has('oven')) for (const tool of bakeware) tools.add(tool);
  // What is missing is missing, whatever else seems to say that it is there; and with it what stands on it.
  for (const tool of missing) tools.delete(tool);
  if (missing.has('stove')) for (const tool of [...heated, ...stoveWare, wholeStove]) tools.delete(tool);
  return tools;
}

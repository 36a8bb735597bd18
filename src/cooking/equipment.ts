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
  'stick blender': 'immersion blender',
  'hand blender': 'immersion blender',
  liquidiser: 'blender',
  'sheet pan': 'baking tray',
  'baking sheet': 'baking tray',
  'cookie sheet': 'baking tray',
  'roasting pan': 'roasting tin',
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

const itsSize = /, (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of \d|$)).*$/;

/** A tool without the size that stands behind it: "baking dish, 30 × 20 cm (12 × 8 in)", "baking tray, two". */
export const withoutSize = (tool: string): string => tool.replace(itsSize, '');

/** Canonical name of a tool as people write it. */
export function canonicalTool(text: string): string {
  const plain = withoutSize(text.trim()).toLowerCase().replace(/\s+/g, ' ');
  return synonyms[plain] ?? plain;
}

/** Everything that a kitchen with these tools can do, stand-ins included. */
export function kitchenTools(listed: readonly string[]): ReadonlySet<string> {
  const tools = new Set<string>(listed.map(canonicalTool));
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
  return tools;
}

import { createMemo } from '#kernel/memo';
import { burnsCharcoal, charcoal } from './coals.ts';
import { allOfIt, countBefore, makeBefore, powerBehind, severalInOne, synonyms } from './equipment-words.ts';

/**
 * Kitchen equipment: what owning one thing implies. Canonical names are those that dishes use for their tools; `stove` and
 * `oven` are the stations.
 */
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
  'cast-iron pan': ['frying pan', 'large frying pan', 'small frying pan', 'griddle', 'ovenproof frying pan'],
  'ovenproof frying pan': ['frying pan', 'large frying pan', 'small frying pan', 'lid'],
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
  grill: ['griddle', 'grill pan', 'tongs', 'skewers', 'flat skewers'],
};

/** What is of no use without an oven. */
export const bakeware = [
  'muffin tin',
  'loaf tin',
  'cake tin',
  'springform tin',
  'pie dish',
  'tart tin',
  'ramekins',
] as const;

/** Names that are understood as they are. */
const known: ReadonlySet<string> = new Set([
  ...Object.values(synonyms),
  ...Object.keys(standsIn),
  ...Object.values(standsIn).flat(),
  ...bakeware,
  'skewers',
]);

const itsSize = /, (?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of \d|$)).*$/;

/** A tool without the size that stands behind it: "baking dish, 30 × 20 cm (12 × 8 in)", "baking tray, two". */
export const withoutSize = (tool: string): string => tool.replace(itsSize, '');

/** What people say of a tool besides its name: a lid, a size, what it is made of. */
const lidBehind =
  /\s+(?:with|and) (?:(?:an?|its|the|tight(?:-fitting)?|matching|glass) )*lids?\b.*$|\s*\([^)]*\)/g;
const sizeBefore =
  /^\d+(?:[.,]\d+)?(?:\s*(?:cm|in|")?\s*[x×]\s*\d+(?:[.,]\d+)?)?(?:\s|-)*(?:inch(?:es)?|in|["”″]|cm|quarts?|qt|l|lit(?:er|re)s?|ml|cup|hole|lbs?|pounds?|oz|g|kg)\.?(?:\s|-)+/;
const manner =
  /\b(?:big|large|medium|medium-sized|small|mini|wide|deep|shallow|heavy|heavy-(?:based|bottomed)|thick-bottomed|lidded|rimmed|good|old|cheap|stainless(?:[\s-]steel)?|steel|metal|glass|ceramic|enamel(?:l?ed)?|copper|carbon[\s-]steel|non[- ]?stick|electric|countertop|stovetop|round|square|domestic|basic|ordinary|normal|regular|standard)\s+/g;

/** What is 9 by 13 goes into the oven, whatever it is called. */
const ofTwoSides =
  /^\d+(?:[.,]\d+)? ?[x×] ?\d+(?:[.,]\d+)?(?:[- ]?(?:inch(?:es)?|in|cm|"))? (?:(?:metal|glass|ceramic|baking|cake|oven|pyrex|casserole|deep) )*(?:pan|tin|dish)$/;

/** "pressureCooker", "slow_cooker": words run together as programs write them, apart. */
const wordsApart = (text: string): string => text.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');

/** Names that are read already: dishes and recipes speak of the same few dozen tools. */
const namesRead = createMemo<string>(500);

/** Canonical name of a tool as people write it: "12-inch nonstick skillet with a lid" is a frying pan. */
export const canonicalTool = (text: string): string => namesRead.get(text, () => readName(text));

function readName(text: string): string {
  const plain = withoutSize(text.trim()).toLowerCase().replace(/\s+/g, ' ');
  if (ofTwoSides.test(plain)) return 'baking dish';
  const bare = plain
    .replace(lidBehind, '')
    .replace(powerBehind, '')
    .replace(sizeBefore, '')
    .replace(countBefore, '')
    .trim();
  const ways = [plain, bare, bare.replace(manner, '').trim(), bare.replace(makeBefore, '').trim()];
  for (const one of [...ways, ...ways.map((way) => way.replace(/s$/, ''))]) {
    const name = synonyms[one] ?? one;
    if (known.has(name)) return name;
  }
  // A maker's name that is written so is known as it stands.
  const apart = wordsApart(text);
  return apart === text ? plain : readName(apart);
}

/** Besides the tools themselves: all the pots and pans that go with a stove, and that there is but one of them. */
export const wholeStove = 'pots and pans';
export const oneVessel = 'one vessel';

/** How many there are, and that it is all: "one pot", "just a microwave", "microwave only". */
const howMany = /^(?:(?:only|just)\s+)?(?:an?|one|1|single)[\s-]+|^(?:only|just)\s+|\s+only$/gi;
const oneOnly =
  /^(?:(?:only|just)\s+)?(?:one|1|(?:a )?single)[\s-]+(?:\S+ ){0,2}(pot|pan|skillet|saucepan|casserole)\b/i;
const onHeat =
  /\b(?<!(?:baking|roasting|cake|loaf|sheet|muffin|pie|tart|springform)[\s-])(?:pots?|pans?|saucepans?|skillets?|woks?|casseroles?|dutch ovens?)\b/i;

/** What a list calls the only pot or pan of a kitchen: "frying pan" of "one frying pan"; null where there are more, or none is counted. */
export function onlyVessel(listed: readonly string[]): string | null {
  const vessels = listed.filter((text) => onHeat.test(text) && !without.test(text));
  const noun = vessels.length === 1 ? oneOnly.exec(vessels[0]!.trim())?.[1]?.toLowerCase() : undefined;
  return noun === undefined ? null : noun === 'pan' && /frying/i.test(vessels[0]!) ? 'frying pan' : noun;
}
/** "No oven": a usual kitchen but for that. */
const without = /^(?:no|without(?: an?)?)\s+/i;

/** What cooks besides a grill. */
const otherHeat = [
  'stove',
  'oven',
  'air fryer',
  'microwave',
  'slow cooker',
  'pressure cooker',
  'rice cooker',
  'toaster',
];

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

const plainly = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.!]$/, '');
/** What may part two tools of a line. */
const between = /\s*(?:[,;/+&]|\b(?:and|plus|with)\b)\s*(?:an? |built-in |integrated )?/;

/** A pressure cooker that heats itself, and has a button for browning. */
const sautes = /\binsta(?:nt)? ?pot\b|\bmulti[- ]?cooker\b|\bninja foodi\b|\belectric pressure cooker\b/i;

/** The tools that a line names: of "oven and hob" two, of "a range cooker" two as well, of "mortar and pestle" one. */
function toolsIn(text: string): readonly string[] {
  if (allOfIt.test(plainly(text))) return [];
  const name = canonicalTool(text.replace(howMany, ''));
  const several = severalInOne[name] ?? severalInOne[name.replace(makeBefore, '')];
  if (several !== undefined) return several;
  if (known.has(name)) return [name];
  const parts = plainly(text).split(between);
  const each =
    parts.length > 1 && parts.length < 9 ? parts.map((part) => canonicalTool(part.replace(howMany, ''))) : [];
  const found = each.flatMap((one) => severalInOne[one] ?? one);
  return found.some((one) => known.has(one)) ? found : [name];
}

/** Everything that a kitchen with these tools can do, stand-ins included. */
export function kitchenTools(listed: readonly string[]): ReadonlySet<string> {
  const lacking = listed.filter((text) => without.test(text)).map((text) => text.replace(without, ''));
  const had = listed.filter((text) => !without.test(text));
  const all = had.length === 0 ? lacking.length > 0 : had.some((text) => allOfIt.test(plainly(text)));
  const names = [...(all ? usualKitchen : []), ...had.flatMap(toolsIn)];
  const missing = new Set(lacking.map(canonicalTool));
  const tools = new Set<string>(names.filter((name) => !missing.has(name)));
  if (tools.has('grill') && had.some(burnsCharcoal)) tools.add(charcoal);
  if (tools.has('stove')) tools.add(wholeStove);
  // A single pot does what a pan does; nobody who has but one is asked for two.
  if (onlyVessel(listed) !== null) {
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
    'ovenproof frying pan',
    'Dutch oven',
    'large frying pan',
    'large saucepan',
    'small frying pan',
    'small saucepan',
    'medium saucepan',
  ];
  const onStove = [...heated, 'small frying pan', 'small saucepan', 'medium saucepan', 'griddle'];
  if (onStove.some((tool) => tools.has(tool))) tools.add('stove');
  // A pressure cooker for the stove stands on one, and is a big pot without its lid.
  if (listed.some((text) => /\b(?:stove[- ]?top|hob) pressure cooker\b/i.test(text))) {
    tools.add('stove');
    tools.add('large pot');
  }
  // One that browns and simmers as well is the one pot of a kitchen that names no stove.
  if (!tools.has('stove') && listed.some((text) => sautes.test(text))) {
    for (const tool of ['stove', 'large pot', oneVessel]) tools.add(tool);
  }
  // Any other is a pot that is closed, for the stove, where spices are tempered in a small pan beside it.
  if (
    tools.has('pressure cooker') &&
    !tools.has('stove') &&
    !otherHeat.some((tool) => tool !== 'pressure cooker' && tools.has(tool))
  )
    for (const tool of ['stove', 'large pot', 'small frying pan']) tools.add(tool);
  // A fire that is all there is bears a pan or a pot on its bars as well.
  if (tools.has('grill') && !otherHeat.some((tool) => tools.has(tool)))
    for (const tool of ['stove', wholeStove]) tools.add(tool);
  for (const tool of [...tools]) for (const other of standsIn[tool] ?? []) tools.add(other);
  if (tools.has('oven')) for (const tool of [...bakeware, 'skewers']) tools.add(tool);
  // What is missing is missing, whatever else seems to say that it is there; and with it what stands on it.
  for (const tool of missing) tools.delete(tool);
  if (missing.has('stove')) for (const tool of [...heated, ...stoveWare, wholeStove]) tools.delete(tool);
  return tools;
}

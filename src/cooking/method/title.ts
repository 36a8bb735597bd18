/** The title of a dish that another machine now cooks. */
import type { Method } from '../vocabulary.ts';
import type { DishClass } from './model.ts';
import { peoples } from '../text/peoples.ts';
import { oldMachine } from './words.ts';
import { wetDishes } from './read/core-actions.ts';

/** How a title says the way of cooking; only where it is no part of the dish's own name. */
const saidWays: Readonly<Partial<Record<Method, RegExp>>> = {
  oven: /\b(?:pan[- ]roasted|oven[- ](?:baked|roasted|roast|fried|braised|cooked)|oven (?=["“])|sheet[- ]?pan|(?<!\b(?:in|from) )oven(?= )|baked(?! (?:alaska|beans?|potato(?:es)?(?! (?:wedges|fries|chips|slices|rounds|skins))|ziti|camembert|brie|apples?)\b)|roasted)(?=[ "“])/i,
  convectionOven: /\b(?:convection oven|oven[- ](?:baked|roasted))(?= )/i,
  toasterOven: /\btoaster[- ]oven(?= )/i,
  stovetop:
    /\b(?:stove[- ]?top|grilled(?! cheese)|deep[- ]fried|fried(?! (?:rice|eggs?|green|chicken steak))|poached|pan[- ](?:seared|fried|roasted)|skillet|seared|saut[eé]ed|one[- ](?:pan|skillet))(?= )/i,
  airFryer: /\b(?:air[- ]?fryer|air[- ]fried)(?= )/i,
  slowCooker: /\b(?:slow[- ]?cooker|(?:slow|long)[- ]cooked|crock[- ]?pot)(?= )/i,
  pressureCooker: /\b(?:pressure[- ]?cooker|instant ?pot)(?= )/i,
  microwave: /\bmicrowave(?:d)?(?= )/i,
  grill:
    /\b(?:grilled|(?:gas|charcoal)[- ]grill(?:ed)?|barbecued|bbq(?= (?:chicken|ribs|salmon|shrimp|vegetables)))(?= )/i,
  smoker: /\bsmoked(?= )/i,
  sousVide: /\bsous[- ]vide(?= )/i,
  steamer: /\bsteamed(?= )/i,
  deepFryer: /\b(?:deep[- ]fried|fried)(?= )/i,
  riceCooker: /\brice[- ]cooker(?= )/i,
  dutchOven: /\bdutch[- ]oven(?= )/i,
  campfire: /\bcampfire(?= )/i,
};

const newWays: Readonly<Record<Method, string>> = {
  oven: 'Oven-Baked',
  convectionOven: 'Convection Oven',
  toasterOven: 'Toaster-Oven',
  stovetop: 'Stovetop',
  airFryer: 'Air-Fryer',
  slowCooker: 'Slow-Cooker',
  pressureCooker: 'Pressure-Cooker',
  microwave: 'Microwave',
  grill: 'Grilled',
  smoker: 'Smoked',
  sousVide: 'Sous-Vide',
  steamer: 'Steamed',
  deepFryer: 'Deep-Fried',
  wok: 'Stir-Fried',
  riceCooker: 'Rice-Cooker',
  dutchOven: 'Dutch-Oven',
  campfire: 'Campfire',
  noCook: 'No-Cook',
};

/** Machines that all titles of other machines are silent about: a pot says nothing of its stove. */
const unsaid = new Set<Method>(['wok', 'convectionOven']);

/** Machines whose name stands before a dish's, and never in the middle of it. */
const nouns = new Set<Method>([
  'toasterOven',
  'stovetop',
  'airFryer',
  'slowCooker',
  'pressureCooker',
  'microwave',
  'riceCooker',
  'dutchOven',
  'campfire',
  'sousVide',
]);

/** What stands in front of a dish's own name: "Grandma's", "My Favourite", "The Best". */
const lead =
  /^(?:(?:the|my|our|mom['’]s|mum['’]s|(?!(?:[Ss]hepherd|[Ff]isherman|[Pp]loughman|[Gg]eneral Tso|[Cc]owboy)['’]s)[A-Z][a-z]+(?:-[a-z]+)*['’]s|best|easy|quick|simple|classic|favou?rite|ultimate|perfect|homemade|killer|weeknight)\s+)+/i;

/** Names the new way of cooking in a title: in the place of the old one, or in front. */
export function adaptedTitle(title: string, source: Method, target: Method, dish: DishClass): string {
  const bare = withoutMachine(title, source);
  if (
    (unsaid.has(target) && saidWays[source]?.test(bare) !== true) ||
    (target === 'grill' && !(dish === 'pieces' || dish === 'roast'))
  )
    return withoutAppliance(bare, source);
  const made = named(bare, source, target, dish);
  // From one oven to another the old word may be all that is left to say.
  return oldMachine[source].test(made) && source === 'oven'
    ? bare.replace(/\boven[- ](?=\p{L})/iu, '')
    : made;
}

/** Appliances that a title is named after: its dish is another one's now. */
const appliances = new Set<Method>(['airFryer', 'slowCooker', 'pressureCooker', 'riceCooker', 'microwave']);

/** "Instant Pot lentil soup" over a fire is lentil soup. */
const withoutAppliance = (title: string, source: Method): string => {
  const said = appliances.has(source) ? saidWays[source] : undefined;
  const rest =
    said === undefined
      ? title
      : title
          .replace(said, '')
          .replace(/\s{2,}/g, ' ')
          .trim();
  return rest.length > 2 ? rest.charAt(0).toUpperCase() + rest.slice(1) : title;
};

/** "(the all-afternoon kind)", "(ready in 20 minutes)": it takes another time now. */
const takesTime =
  /\b(?:all[- ](?:afternoon|day|night|morning)|overnight|\d+[- ]?(?:hours?|hrs?|min(?:ute)?s?)|low (?:and|&|n['’]?) slow|slow|quick|fast|long|lazy) ?(?:kind|one|version|way|method|style)?\b/i;

/** "(grilled)". */
const bareWay =
  /^\s*(?:grilled|baked|roasted|fried|pan[- ]fried|oven[- ]baked|smoked|steamed|slow[- ]cooked)\s*$/i;

/** "Chili in the slow cooker" without where it was cooked. */
const withoutMachine = (title: string, source: Method): string => {
  const bare = title
    .replace(/\s*\(([^)]*)\)/g, (all, inside: string) =>
      oldMachine[source].test(inside) || bareWay.test(inside) || takesTime.test(inside) ? '' : all,
    )
    .replace(
      /\s+(?:in|on|from) (?:(?:the|a|an|my|your) )?(?:\w+ )?(?:slow cooker|crock[- ]?pot|instant pot|pressure cooker|air fryer|oven|microwave|grill|bbq|barbecue|smoker|rice cooker|wok|dutch oven|hob|stove(?:top)?)\b(?! sauce)/i,
      (all) => (oldMachine[source].test(all) ? '' : all),
    )
    .replace(/\bcharcoal(?:[- ]grilled)?\s+(?=\p{L})/iu, (all) =>
      source === 'grill' || source === 'smoker' ? '' : all,
    )
    .replace(/^stove[- ]?top\s+(?=\p{L})/iu, (all) => (source === 'dutchOven' || source === 'wok' ? '' : all))
    // "Keftedes, fried".
    .replace(/,\s*(?:(?:deep|pan|shallow)[- ])?(?:fried|grilled|baked|roasted)$/i, (all) =>
      source !== 'slowCooker' && source !== 'pressureCooker' ? '' : all,
    )
    .replace(/\b(vegetable)\s+(?=tray[- ]?bake$)/i, (all, word: string) =>
      source === 'oven' ? `${word}s ` : all,
    )
    .replace(/\s+(?:tray[- ]?bake|sheet[- ]pan (?:dinner|supper|bake|meal))$/i, (all) =>
      source === 'oven' ? '' : all,
    )
    .trim();
  return bare.length > 2 ? bare : title;
};

function named(title: string, source: Method, target: Method, dish: DishClass): string {
  const way =
    target === 'oven' && wetDishes.has(dish)
      ? dish === 'stew' && !/\b(?:mac(?:aroni)?|pasta|beans?|rice|cheese|lentils?)\b/i.test(title)
        ? 'Oven-Braised'
        : 'Oven'
      : target === 'oven' && dish === 'fried'
        ? 'Oven-Fried'
        : target === 'oven' && (dish === 'pieces' || dish === 'roast')
          ? 'Oven-Roasted'
          : newWays[target];
  const plain = way.toLowerCase().replace(/-/g, ' ');
  const said = saidWays[source];
  const old = said?.exec(title) ?? null;
  // A soup of roasted squash is roasted still.
  // "Garlic roasted broccoli" of a machine with a name of its own: the machine opens the title.
  if (
    old !== null &&
    old.index > (lead.exec(title)?.[0] ?? '').length &&
    nouns.has(target) &&
    !/^(?:crispy|creamy|crunchy|spicy|sticky|sweet|smoky|juicy|tender)\s+$/i.test(
      title.slice(0, old.index),
    ) &&
    !/ed$/.test(way)
  ) {
    const rest = title
      .replace(said!, '')
      .replace(/\s{2,}/g, ' ')
      .trim();
    const first = lead.exec(rest)?.[0] ?? '';
    return spell(`${first}${way} ${rest.slice(first.length)}`, title);
  }
  if (old !== null && !(wetDishes.has(dish) && /^roasted$/i.test(old[0])))
    return spell(title.replace(said!, /\s$/.test(old[0]) ? `${way} ` : way), title);
  if (title.toLowerCase().replace(/-/g, ' ').includes(plain)) return title;
  // A roast of the grill is grilled, and one of the smoker smoked; "Pork Roast" is what it is.
  if ((target === 'grill' || target === 'smoker') && source === 'oven' && roastFirst.test(title))
    return spell(title.replace(roastFirst, way), title);
  if (
    /\b(?:roast(?:ed)?|fried|baked|grilled|smoked|steamed|seared)\b/i.test(title) &&
    /ed$/.test(way) &&
    !wetDishes.has(dish)
  )
    return title;
  const front = lead.exec(title)?.[0] ?? '';
  return spell(`${front}${way} ${title.slice(front.length)}`, title);
}

const roastFirst =
  /\broast(?:ed)?(?= (?:whole )?(?:chicken|turkey|duck|beef|pork|lamb|salmon|vegetables|potatoes)\b)/i;

/** Words that a title in capitals leaves small. */
const smallWords =
  /^(?:and|with|the|for|from|like|into|over|style|way|our|your|con|del|des|aux|alla|della|las|los|mit|und|avec)$/i;

/** Whether a title capitalises its words: "Beef Stew with Beer", not "Beef stew like Grandma's". */
function capitalises(title: string): boolean {
  const words = title
    .split(/[\s/]+/)
    .slice(1)
    .map((word) => word.replace(/[^\p{L}’'-]/gu, ''))
    .filter((word) => word.length >= 3 && !smallWords.test(word));
  const tall = words.filter((word) => /^\p{Lu}/u.test(word) && !ownName.test(word));
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && ownName.test(word));
  // "Southern Fried Chicken": names alone tell nothing.
  return words.length === names.length
    ? /^\p{Lu}/u.test(title) && names.length > 0
    : tall.length * 2 > words.length - names.length;
}

/** A title in the style of the author's own: its words all in capitals, or all small but the first and the names. */
export function inOneStyle(made: string, title: string): string {
  if (!/\s/.test(title) || capitalises(title)) return made;
  const kept = new Set(title.split(/\s+/).slice(1));
  const first = title.split(/\s+/)[0]!;
  const words = made.split(/(\s+)/).map((word) => {
    if (kept.has(word) || ownName.test(word.split('-')[0]!.replace(/[^\p{L}’']/gu, ''))) return word;
    // "BBQ", "McDonald".
    if (/^\P{L}*\p{Lu}\p{Lu}|\p{Ll}\p{Lu}/u.test(word)) return word;
    return word === first && ownName.test(first) ? word : word.toLowerCase();
  });
  const said = words.join('');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const spell = inOneStyle;

/** Words that keep their capital wherever they stand: days, feasts, people, places. */
const ownName = new RegExp(
  String.raw`^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\p{L}*|(?:christmas|easter|thanksgiving|halloween|diwali|hanukkah|southern)|\p{L}+['’]s|(?:${peoples.join('|')}))$`,
  'iu',
);

import type { CuisineProfile, Dish, DishRole, DishStep } from '../../dish.ts';
import { option, role, takesFood } from './side-role.ts';

/** Ground spices and dried leaves that a spiced dish takes a little more of without becoming another, in its own kitchen. */
const joins: ReadonlySet<string> = new Set(
  'ground-cumin ground-coriander paprika smoked-paprika turmeric garam-masala dried-oregano dried-thyme dried-marjoram herbes-de-provence ras-el-hanout baharat cajun-seasoning kasuri-methi chili-flakes kashmiri-chili-powder'.split(
    ' ',
  ),
);
/** Blends are whole by themselves: what joins one must not be another. */
const blends: ReadonlySet<string> = new Set([
  'garam-masala',
  'ras-el-hanout',
  'baharat',
  'cajun-seasoning',
  'herbes-de-provence',
  'curry-powder',
]);
const families: ReadonlySet<string> = new Set('curry stew soup braise roast bake rice bowl wrap'.split(' '));

/** At home beside any ground spice, whatever the cuisine. */
const everywhere = ['ground-cumin', 'paprika', 'ground-coriander'];
const ground =
  /^(?:ground-|paprika|smoked-paprika|turmeric|garam-masala|curry-powder|chili-powder|baharat|ras-el-hanout)/;
/** What a cuisine uses whole it knows ground as well. */
const groundFrom: Readonly<Record<string, string>> = {
  'cumin-seeds': 'ground-cumin',
  'coriander-seeds': 'ground-coriander',
};

/** Grams a person. */
const pinch = 0.6;

/** What gives itself up to a liquid, and where it is at home. */
interface Steeped {
  readonly id: string;
  readonly food: string;
  /** What has to be at the heart of the dish; anything, where nothing is said. */
  readonly suits?: RegExp;
  readonly places: ReadonlySet<string>;
  readonly families: ReadonlySet<string>;
  /** What it goes in with, where that is no liquid, though it does not simmer. */
  readonly with?: RegExp;
  /** Foods with which it would be there twice. */
  readonly not?: readonly string[];
  /** Grams a person. */
  readonly grams: number;
  readonly unit: string | null;
  readonly prep: string | null;
}
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const pots = words('stew soup braise curry');
const potsAndRice = words('stew soup braise curry rice');
const spicedPlaces = words(
  'south-asian middle-eastern near-eastern north-african arab west-asian central-asian',
);
const westernPlaces = words('european western mediterranean north-american');
const fried = words('saute seared fry braise stew soup roast pasta curry rice bake');
const meats = /chicken|lamb|mutton|goat|beef|pork|duck|turkey|oxtail|veal|venison/;
const steeped: readonly Steeped[] = [
  {
    id: 'saffron_threads',
    food: 'saffron',
    suits:
      /chicken|cod|fish|hake|haddock|bass|bream|halibut|monkfish|shrimp|prawn|mussel|clam|squid|seafood|lamb|rice|fennel|chickpea|cauliflower/,
    places: words('mediterranean middle-eastern near-eastern north-african south-asian'),
    families: words('stew soup braise rice curry saute bake pasta'),
    grams: 0.03,
    unit: 'pinch',
    prep: null,
  },
  {
    id: 'cheese_rind',
    food: 'parmesan-rind',
    suits:
      /bean|lentil|chickpea|carrot|celery|cabbage|kale|squash|tomato|onion|leek|potato|barley|farro|sausage/,
    places: words('mediterranean western european north-american'),
    families: words('soup stew'),
    grams: 8,
    unit: 'g',
    prep: 'scrubbed',
  },
  {
    id: 'bruised_stalk',
    food: 'lemongrass',
    places: words('southeast-asian'),
    families: potsAndRice,
    grams: 5,
    unit: 'stalk',
    prep: 'bruised',
  },
  {
    id: 'lime_leaf',
    food: 'makrut-lime-leaf',
    places: words('southeast-asian'),
    families: potsAndRice,
    grams: 0.4,
    unit: 'piece',
    prep: 'torn',
  },
  {
    id: 'cinnamon_bark',
    food: 'cinnamon-stick',
    suits: /chicken|lamb|mutton|goat|beef|pork|duck|oxtail|rice|chickpea|lentil|kidney-beans|tomato/,
    places: new Set([...spicedPlaces, ...words('east-asian southeast-asian balkan')]),
    families: potsAndRice,
    not: ['ground-cinnamon', 'five-spice-powder', 'baharat'],
    grams: 0.75,
    unit: 'piece',
    prep: null,
  },
  {
    id: 'anise_star',
    food: 'star-anise',
    suits: meats,
    places: words('east-asian southeast-asian south-asian'),
    families: potsAndRice,
    not: ['five-spice-powder'],
    grams: 0.4,
    unit: 'piece',
    prep: null,
  },
  {
    id: 'brown_pods',
    food: 'black-cardamom',
    places: words('south-asian'),
    families: potsAndRice,
    grams: 0.5,
    unit: 'piece',
    prep: 'bruised',
  },
  {
    id: 'green_pods',
    food: 'cardamom-pods',
    suits: /chicken|lamb|mutton|goat|beef|rice|chickpea|lentil|beans|fish|paneer|potato/,
    places: spicedPlaces,
    families: potsAndRice,
    not: ['ground-cardamom'],
    grams: 0.25,
    unit: 'piece',
    prep: 'lightly crushed',
  },
  {
    id: 'clove_heads',
    food: 'cloves',
    suits: /chicken|lamb|mutton|goat|beef|pork|duck|ham|venison|rice|chickpea|kidney-beans|red-cabbage/,
    places: new Set([...spicedPlaces, ...words('central-european nordic caribbean')]),
    families: potsAndRice,
    not: ['ground-cloves'],
    grams: 0.08,
    unit: 'piece',
    prep: null,
  },
  {
    id: 'bay',
    food: 'bay-leaf',
    places: words(
      'european western mediterranean north-american latin-american caribbean south-asian african southeast-asian middle-eastern near-eastern',
    ),
    families: potsAndRice,
    grams: 0.12,
    unit: 'piece',
    prep: null,
  },
  {
    id: 'juniper',
    food: 'juniper-berries',
    suits: /duck|goose|pork|venison|beef|hare|rabbit|cabbage|sauerkraut|ham/,
    places: words('central-european european nordic alpine'),
    families: words('stew soup braise roast'),
    grams: 0.4,
    unit: 'tsp',
    prep: 'lightly crushed',
  },
  {
    id: 'sour_lime',
    food: 'dried-lime',
    suits: /chicken|lamb|beef|fish|beans|lentil|chickpea|rice/,
    places: words('middle-eastern near-eastern gulf west-asian'),
    families: potsAndRice,
    grams: 2,
    unit: 'piece',
    prep: 'pierced',
  },
  {
    id: 'curry_sprig',
    food: 'curry-leaves',
    suits: /coconut|tamarind|lentil|dal$|toor/,
    places: words('south-asian'),
    families: pots,
    grams: 0.6,
    unit: 'sprig',
    prep: null,
  },
  {
    id: 'methi_leaves',
    food: 'kasuri-methi',
    places: words('south-asian'),
    families: words('curry stew braise rice roast grill'),
    with: /^(?:garam-masala|heavy-cream|cream|yogurt)$/,
    not: ['fenugreek-leaves'],
    grams: 0.4,
    unit: 'tsp',
    prep: 'crushed between the palms',
  },
  {
    id: 'sage_leaves',
    food: 'sage',
    suits: /pork|chicken|turkey|sausage|squash|pumpkin|potato|liver|veal|cannellini|white-beans/,
    places: westernPlaces,
    families: fried,
    with: /^(?:onion|shallot|garlic|leek|butter)$/,
    not: ['rosemary', 'tarragon'],
    grams: 0.6,
    unit: 'tbsp',
    prep: 'finely chopped',
  },
  {
    id: 'rosemary_needles',
    food: 'rosemary',
    suits: /lamb|chicken|pork|beef|potato|beans|lentil|sausage|mushroom/,
    places: westernPlaces,
    families: fried,
    with: /^(?:onion|shallot|garlic|leek)$/,
    not: ['sage', 'tarragon'],
    grams: 0.5,
    unit: 'tbsp',
    prep: 'finely chopped',
  },
  {
    id: 'thyme_leaves',
    food: 'thyme',
    suits: /chicken|pork|beef|lamb|duck|mushroom|cod|haddock|lentil|beans|potato|squash|turkey|sausage|leek/,
    places: new Set([...westernPlaces, ...words('caribbean')]),
    families: fried,
    with: /^(?:onion|shallot|garlic|leek)$/,
    not: ['dried-thyme', 'tarragon'],
    grams: 0.5,
    unit: 'tbsp',
    prep: 'leaves picked',
  },
  {
    id: 'chopped_shallot',
    food: 'shallot',
    places: new Set([...westernPlaces, ...words('southeast-asian')]),
    families: fried,
    with: /^(?:onion|garlic|leek)$/,
    grams: 9,
    unit: 'piece',
    prep: 'finely chopped',
  },
  {
    id: 'garlic_cloves',
    food: 'garlic',
    places: new Set([
      ...westernPlaces,
      ...words('south-asian east-asian southeast-asian african caribbean latin-american'),
    ]),
    families: fried,
    with: /^(?:onion|shallot|leek|fresh-ginger)$/,
    not: ['garlic-powder', 'ginger-garlic-paste'],
    grams: 2,
    unit: 'clove',
    prep: 'finely chopped',
  },
  {
    id: 'ginger_root',
    food: 'fresh-ginger',
    places: words('south-asian east-asian southeast-asian african caribbean'),
    families: words('curry stew stir-fry soup rice noodles braise saute'),
    with: /^garlic$/,
    not: ['ground-ginger', 'ginger-paste', 'ginger-garlic-paste'],
    grams: 4,
    unit: 'tbsp',
    prep: 'finely grated',
  },
  {
    id: 'spoon_of_mustard',
    food: 'dijon-mustard',
    suits: /chicken|pork|beef|rabbit|mushroom|sausage|ham|leek|salmon|cod|haddock/,
    places: words('european western north-american'),
    families: words('saute seared braise stew bake'),
    with: /^(?:heavy-cream|creme-fraiche|sour-cream)$/,
    not: ['whole-grain-mustard', 'english-mustard', 'tomato', 'canned-tomatoes'],
    grams: 4,
    unit: 'tsp',
    prep: '',
  },
  {
    id: 'glass_of_red',
    food: 'red-wine',
    suits: /beef|lamb|pork|sausage|duck|venison|mushroom|lentil/,
    places: westernPlaces,
    families: words('stew braise pasta soup'),
    with: /^(?:canned-tomatoes|crushed-tomatoes|tomato-passata|beef-stock|chicken-stock|vegetable-stock)$/,
    not: ['white-wine', 'port', 'sherry', 'beer', 'stout'],
    grams: 22,
    unit: 'ml',
    prep: '',
  },
  {
    id: 'glass_of_white',
    food: 'white-wine',
    suits: /chicken|pork|rabbit|turkey|cod|fish|mussel|clam|shrimp|squid|mushroom|fennel|cannellini|sausage/,
    places: westernPlaces,
    families: words('stew braise pasta soup rice'),
    with: /^(?:canned-tomatoes|crushed-tomatoes|tomato-passata|chicken-stock|vegetable-stock|fish-stock)$/,
    not: ['red-wine', 'dry-sherry', 'vermouth', 'dry-vermouth', 'beer'],
    grams: 22,
    unit: 'ml',
    prep: '',
  },
  {
    id: 'nutmeg_pinch',
    food: 'nutmeg',
    suits: /spinach|chard|cauliflower|leek|potato|squash|pumpkin|cabbage|kale|celeriac/,
    places: westernPlaces,
    families: words('bake pie pasta soup saute braise'),
    with: /^(?:whole-milk|milk|heavy-cream|light-cream|creme-fraiche|ricotta)$/,
    not: ['allspice', 'mace', 'curry-powder', 'smoked-paprika'],
    grams: 0.12,
    unit: 'pinch',
    prep: 'freshly grated',
  },
  {
    id: 'vanilla_pod',
    food: 'vanilla-bean',
    places: words('european western mediterranean north-american latin-american'),
    families: words('pudding custard porridge'),
    not: ['vanilla-sugar'],
    grams: 0.6,
    unit: 'piece',
    prep: 'split lengthwise',
  },
];
const steepsIn =
  /(?:^|-)(?:stock|broth|water|milk|cream|yogurt)$|^(?:white-wine|orange-juice|canned-tomatoes|tomato)$/;
const wetSteps: ReadonlySet<string> = words('simmer stew braise boil poach reduce deglaze steam saute bake');
/** What a liquid has to weigh to be one, grams a person. */
const bath = 25;

/** Where the brackets that a place of a text lies in begin, the outermost first. */
function opened(text: string, place: number): readonly number[] {
  const open: number[] = [];
  for (let at = 0; at < place; at++) {
    if (text[at] === '[') open.push(at);
    else if (text[at] === ']') open.pop();
  }
  return open;
}

/** Parts of which one is enough: "egg|vanilla". */
const anyOf = /^\w+(?:\|\w+)*$/;

/**
 * Text with a role added to the first list of foods that names another by itself; null where there is none. What is only said
 * where one of the list is there ("[egg|vanilla: with {egg, vanilla}]") is then said for the new one too.
 */
export function joined(text: string, host: string, guest: string): string | null {
  // A splash of water and a bay leaf is no measure of a bay leaf.
  const list = new RegExp(`(?<!\\bof )\\{((?:\\w+, )*${host}(?:, \\w+)*)\\}`);
  const found = list.exec(text);
  // A sentence on the one spice ("{cumin} {cumin.is}") does not bear a second.
  if (found === null || text.includes(`{${host}.`) || text.includes(`[${host}`)) return null;
  let told = `${text.slice(0, found.index)}{${found[1]!}, ${guest}}${text.slice(found.index + found[0].length)}`;
  for (const at of [...opened(text, found.index)].reverse()) {
    const colon = text.indexOf(':', at);
    const when = text.slice(at + 1, colon);
    if (!anyOf.test(when) || !when.split('|').includes(host)) return null;
    told = `${told.slice(0, colon)}|${guest}${told.slice(colon)}`;
  }
  return told;
}

/** A step that takes what joins one of its spices, in all its wordings; null where it cannot. */
function joinedStep(step: DishStep, host: string, guest: string): DishStep | null {
  const say = joined(step.say, host, guest);
  const short = step.short === null ? null : joined(step.short, host, guest);
  if (say === null || (step.short !== null && short === null)) return null;
  return { ...step, say, short, uses: [...step.uses, guest] };
}

/**
 * A spiced dish with room for another spice of its own cuisine that the kitchen has: nobody who has cumin on the table
 * leaves it out of the chickpeas. It goes in with a spice that the dish takes anyway, so that it cooks as long.
 */
export function withFurtherSpices(dish: Dish, profile: CuisineProfile | undefined): Dish {
  return withSteeped(withGroundSpices(dish, profile), profile);
}

/** The first step that takes a guest together with one of its hosts, with the place of both; null where none does. */
function hostStep(
  dish: Dish,
  hosts: readonly DishRole[],
  guest: string,
): { readonly host: DishRole; readonly at: number; readonly step: DishStep } | null {
  for (const host of hosts) {
    const at = dish.steps.findIndex(({ uses }) => uses.includes(host.id));
    const step = at < 0 ? null : joinedStep(dish.steps[at]!, host.id, guest);
    if (step !== null) return { host, at, step };
  }
  return null;
}

/** The first step that simmers with one of the hosts, with a word on the guest: in its list, else by itself. */
function wetStep(dish: Dish, hosts: readonly DishRole[], guest: string): ReturnType<typeof hostStep> {
  const found = hostStep(dish, hosts, guest);
  if (found !== null && wetSteps.has(found.step.action)) return found;
  const ids = new Set(hosts.map(({ id }) => id));
  const at = dish.steps.findIndex(
    ({ action, uses, when, minutes }) =>
      simmering.has(action) &&
      when.length === 0 &&
      minutes[0] >= leastSteep &&
      uses.some((used) => ids.has(used)),
  );
  const step = dish.steps[at];
  const host = hosts.find(({ id }) => step?.uses.includes(id) === true);
  if (step === undefined || host === undefined || at === dish.steps.length - 1) return null;
  const said = `[${guest}: Let {${guest}} simmer in it from the start.]`;
  const short = step.short === null ? null : `${step.short.trimEnd()} ${said}`;
  return {
    host,
    at,
    step: { ...step, say: `${step.say.trimEnd()} ${said}`, short, uses: [...step.uses, guest] },
  };
}
const simmering: ReadonlySet<string> = words('simmer stew braise boil');
/** Minutes in which a stalk or a pod gives something of itself. */
const leastSteep = 6;

const withGuest = (
  dish: Dish,
  guest: DishRole,
  { host, at, step }: { readonly host: DishRole; readonly at: number; readonly step: DishStep },
): Dish => {
  const place = dish.roles.indexOf(host) + 1;
  return {
    ...dish,
    roles: [...dish.roles.slice(0, place), guest, ...dish.roles.slice(place)],
    steps: dish.steps.map((one, index) => (index === at ? step : one)),
  };
};

/** A dish with room for what the kitchen has to steep in its liquid: too dear to lie beside fish and be left. */
function withSteeped(dish: Dish, profile: CuisineProfile | undefined): Dish {
  if (dish.form || profile === undefined) return dish;
  return steeped.reduce((one, guest) => {
    const { id, food, suits, places, families: at, not, grams, unit, prep } = guest;
    if (!at.has(one.family) || takesFood(one, food)) return one;
    if (not?.some((other) => takesFood(one, other)) === true) return one;
    if (!profile.within.some((place) => places.has(place))) return one;
    const isAtHome = ({ need, food: own }: DishRole): boolean =>
      need !== 'extra' && own !== null && suits?.test(own) === true;
    if (suits !== undefined && !one.roles.some(isAtHome)) return one;
    const hosts = one.roles.filter(
      (part) =>
        part.food !== null &&
        part.need !== 'extra' &&
        !part.beside &&
        (guest.with === undefined
          ? part.grams >= bath && steepsIn.test(part.food)
          : guest.with.test(part.food)),
    );
    const found = guest.with === undefined ? wetStep(one, hosts, id) : hostStep(one, hosts.toReversed(), id);
    if (found === null) return one;
    const range = [grams / 2, grams * 2] as const;
    const { group } = found.host;
    return withGuest(
      one,
      role(id, { grams, range, picks: [0, 1], unit, group, options: [option(food, prep)] }),
      found,
    );
  }, dish);
}

function withGroundSpices(dish: Dish, profile: CuisineProfile | undefined): Dish {
  if (dish.form || profile === undefined || !families.has(dish.family)) return dish;
  const hosts = dish.roles.filter(({ food }) => food !== null && (joins.has(food) || blends.has(food)));
  const hasBlend = hosts.some(({ food }) => blends.has(food!));
  const known = profile.palette.spices.map(({ food }) => groundFrom[food] ?? food);
  const wider = hosts.some(({ food }) => ground.test(food!)) ? everywhere : [];
  const foods = [...new Set([...known, ...wider])].filter(
    (food) => joins.has(food) && !(hasBlend && blends.has(food)) && !takesFood(dish, food),
  );
  if (hosts.length === 0 || foods.length === 0) return dish;
  const guest = 'further_spice';
  const found = hostStep(dish, hosts, guest);
  if (found === null) return dish;
  const further = role(guest, {
    grams: pinch,
    range: [pinch / 2, pinch * 2],
    picks: [0, 2],
    unit: 'tsp',
    group: found.host.group,
    options: foods.map((food) => option(food)),
  });
  return withGuest(dish, further, found);
}

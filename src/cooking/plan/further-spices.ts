import type { CuisineProfile, Dish, DishRole, DishStep } from '../dish.ts';
import { option, role, takesFood } from './side-role.ts';

/** Ground spices and dried leaves that a spiced dish takes a little more of without becoming another, in its own kitchen. */
const joins: ReadonlySet<string> = new Set(
  'ground-cumin ground-coriander paprika smoked-paprika turmeric garam-masala dried-oregano dried-thyme dried-marjoram herbes-de-provence ras-el-hanout baharat cajun-seasoning'.split(
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

/** Liquids in which saffron gives up its color, and what it is at home with, from Valencia to Lucknow. */
const steeps =
  /(?:^|-)(?:stock|broth|water|milk|cream|yogurt)$|^(?:white-wine|orange-juice|canned-tomatoes|tomato)$/;
const takesSaffron =
  /chicken|cod|fish|hake|haddock|bass|bream|halibut|monkfish|shrimp|prawn|mussel|clam|squid|seafood|lamb|rice|fennel|chickpea|cauliflower/;
const saffronPlaces: ReadonlySet<string> = new Set(
  'mediterranean middle-eastern near-eastern north-african south-asian'.split(' '),
);
const saffronFamilies: ReadonlySet<string> = new Set(
  'stew soup braise rice curry saute bake pasta'.split(' '),
);
/** What is done with that liquid. */
const wetSteps: ReadonlySet<string> = new Set(
  'simmer stew braise boil poach reduce deglaze steam saute bake'.split(' '),
);
/** Grams a person, and what a liquid has to weigh to be one. */
const threads = 0.03;
const bath = 25;

/** Text with a role added to the first list of foods that names another by itself; null where there is none. */
function joined(text: string, host: string, guest: string): string | null {
  const list = new RegExp(`\\{((?:\\w+, )*${host}(?:, \\w+)*)\\}`);
  // A sentence on the one spice ("{cumin} {cumin.is}") does not bear a second.
  if (!list.test(text) || text.includes(`{${host}.`) || text.includes(`[${host}`)) return null;
  return text.replace(list, (_, inside: string) => `{${inside}, ${guest}}`);
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
  return withSaffron(withGroundSpices(dish, profile), profile);
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

/** A dish with room for the saffron of the kitchen, which goes into its liquid: too dear to lie beside fish and be left. */
function withSaffron(dish: Dish, profile: CuisineProfile | undefined): Dish {
  if (dish.form || !saffronFamilies.has(dish.family) || takesFood(dish, 'saffron')) return dish;
  if (profile?.within.some((place) => saffronPlaces.has(place)) !== true) return dish;
  if (!dish.roles.some(({ need, food }) => need === 'essential' && food !== null && takesSaffron.test(food)))
    return dish;
  const guest = 'saffron_threads';
  const hosts = dish.roles.filter(
    ({ food, grams, need, beside }) =>
      food !== null && need !== 'extra' && !beside && grams >= bath && steeps.test(food),
  );
  const found = hostStep(dish, hosts, guest);
  if (found === null || !wetSteps.has(found.step.action)) return dish;
  const extra = { grams: threads, range: [threads / 2, threads * 2], picks: [0, 1], unit: 'pinch' } as const;
  return withGuest(
    dish,
    role(guest, { ...extra, group: found.host.group, options: [option('saffron')] }),
    found,
  );
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

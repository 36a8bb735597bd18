import type { CuisineProfile, Dish, DishStep } from '../dish.ts';
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
  for (const host of hosts) {
    const at = dish.steps.findIndex(({ uses }) => uses.includes(host.id));
    const step = at < 0 ? null : joinedStep(dish.steps[at]!, host.id, guest);
    if (step === null) continue;
    const further = role(guest, {
      grams: pinch,
      range: [pinch / 2, pinch * 2],
      picks: [0, 2],
      unit: 'tsp',
      group: host.group,
      options: foods.map((food) => option(food)),
    });
    const place = dish.roles.indexOf(host) + 1;
    return {
      ...dish,
      roles: [...dish.roles.slice(0, place), further, ...dish.roles.slice(place)],
      steps: dish.steps.map((one, index) => (index === at ? step : one)),
    };
  }
  return dish;
}

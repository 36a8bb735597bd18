import type { Food } from '#food/model';
import { nutrients as order } from '#food/vocabulary';
import { gramsPerUnit } from '../../measures/amounts.ts';
import type { DishRole } from '../../dish.ts';
import { doughs } from '../../measures/doughs.ts';
import { anchorFactor, roleGrams } from '../../measures/measure-parts.ts';
import type { Brief, PantryItem } from '../brief.ts';
import { fillWith, planWith, type Fill, type Plan } from '../fill.ts';
import { ratiosHold } from './ratios.ts';
import { isLaidIn } from './own-measures.ts';
import { isStarch } from '../meal-parts.ts';
import type { Ranked } from '../rank/rank.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** What is eaten for itself: of it a dish bears a third more than its author's most, if then nothing is left over. */
const eaten: ReadonlySet<string> = new Set([
  'produce',
  'meat',
  'poultry',
  'seafood',
  'deli',
  'frozen',
  'canned-jarred',
  'beans-legumes',
  'pasta-rice-grains',
  'bakery',
  'nuts-seeds-dried-fruit',
  'cheese',
]);
const bearsEaten = 1.3;
/** A marinade of more yogurt and a sauce of more cream are as good; what else is poured and spooned makes another dish sooner. */
const bearsDairy = 1.6;
const bearsOther = 1.12;
/** A joint or a bird that is cooked whole is not cut up for the sake of a portion: what is left of it is eaten the next day. */
const bearsWhole = 1.85;
const leastJoint = 600;
/** Eight thighs for four are two for each. */
const bearsCounted = 1.5;
/** So much more nobody minds, if then nothing is left over. */
const bearsLittle = 1.35;
const isTasted = ({ roles }: Food): boolean => /^(?:spice|herb)$/.test(roles[0] ?? '');
/** What is rubbed into a joint and stuck in it grows with it, so far. */
const mostRub = 1.4;
/** What seasons stays within what its author allows, or nearly so. */
const bearsSeasoning = 1.06;
const seasons = /^(?:acid|heat|spice|herb|salt|umami|leavening|thickener|binder)$/;
/** Of vegetables and fruit that are hardly more than water so many grams a serving are never too much, kcal in 100 g. */
const light = { kcal: 90, grams: 135, essential: 1.6 } as const;
/** So many of cheese, and of olives and the like. */
const accents = { cheese: 50, jarred: 40 } as const;
/** And so many of rice, pasta and the like, dry. */
const grain = 95;
/** So many of potatoes and the like where nothing else fills the plate. */
const tubers = 260;
/** Half an avocado each is no more than a salad bears. */
const halfFruit = 80;
/** A pot bears a tin of tomatoes for two, and of beans. */
const tins: readonly (readonly [pattern: RegExp, grams: number])[] = [
  [/^canned-(?:[a-z]+-)?tomato(?:es)?$|^crushed-tomatoes$/, 200],
  [/^canned-(?:[a-z]+-)*(?:beans|chickpeas|lentils)$/, 130],
];
const wet: ReadonlySet<string> = new Set(['stew', 'braise', 'curry', 'soup', 'chili', 'pasta', 'casserole']);

/** So far from all that there is an amount is meant to be all of it. */
const same = 0.004;
/** So little more than there is nobody has. */
const hardlyMore = 1.045;
/** And so much more nobody buys where the dish bears that it is left out. */
const littleMore = 1.36;
/** But not less of what makes it than this share of its author's least. */
const leastOfMain = 0.9;
const eggEach = 45;
/** From so many grams a serving on a dish is one of eggs. */
const eggsFor = 35;

/** A plate that grows beyond this with what is there is left as it was, kcal a serving; and how much it may grow at all. */
const fullPlate = 1050;
const mostGrowth = 1.35;
const smallPlate = 600;
/** What hardly makes a plate bigger may always go in, kcal a serving. */
const hardlyFuller = 25;

const energyAt = order.indexOf('energy_kcal');
const energyIn = ({ nutrients }: Food): number => nutrients?.[energyAt] ?? 0;

/** Families of doughs and batters in which flour, sugar and fat rest on each other; a pudding bears a spoon of sugar more. */
const isBaked = ({ family }: Plan['dish']): boolean => doughs.has(family) && !/pudding|dumpling/.test(family);
/** Of these a cake bears more by itself, and how much. */
const inCake = /^(?:produce|nuts-seeds-dried-fruit|snacks-sweets|frozen|breakfast-spreads)$/;
const mostInCake = { own: 1.15, usual: 1.35 } as const;

/** What of the berries does not fit into pancakes lies beside them, g a serving. */
const besidePancakes = 80;

/** One place where a food of the kitchen goes into the dish. */
interface Place {
  readonly role: DishRole;
  readonly at: number;
  readonly fill: Fill;
  readonly grams: number;
  readonly most: number;
  /** It is one joint, and cooked as it comes. */
  readonly isWhole: boolean;
}

const hasHold = ({ grams, pieces }: PantryItem): boolean => grams !== null || pieces !== undefined;

/** Grams that lie there of a food; null where nobody said. */
function heldOf(item: PantryItem, food: Food): number | null {
  if (item.grams !== null || item.pieces === undefined) return item.grams;
  const each = gramsPerUnit(food, 'piece');
  return each === null ? null : item.pieces * each;
}

/** The food as it lies there, or one of its kind: of juice and peel the fruit is no measure. */
const isItself = ({ food: held }: PantryItem, food: Food): boolean =>
  held !== null && (held.id === food.id || food.ancestors.includes(held.id));

/** Grams for everybody that a role bears of a food. */
function mostOf(
  plan: Plan,
  role: DishRole,
  fill: Fill,
  among: number,
  servings: number,
  isWhole: boolean,
  isEachs: boolean,
): number {
  const { food, ratio } = fill;
  // Less fruit than usual makes a crumble no smaller, but less flour a smaller loaf.
  const batch = servings * (isBaked(plan.dish) ? (plan.batch ?? 1) : Math.max(1, plan.batch ?? 1));
  const usual = ((plan.grams.get(role.id) ?? role.grams) * ratio * batch) / among;
  const own = (role.range[1] * ratio * batch) / among;
  if (plan.dish.family === 'pancake' && isLight(food) && isLaidIn(role, fill))
    return Math.max(own * bearsEaten, besidePancakes * servings);
  if (isBaked(plan.dish))
    return inCake.test(food.category) ? Math.min(own * mostInCake.own, usual * mostInCake.usual) : own;
  if (isWhole) return Math.max(own, usual) * bearsWhole;
  if (isEachs) return own * bearsCounted;
  if ((isCreamy(food) || coconut.test(food.id)) && !doughs.has(plan.dish.family)) return own * bearsDairy;
  if (isTasted(food)) return Math.max(own * bearsSeasoning, usual * bearsLittle);
  if (seasons.test(food.roles[0] ?? '')) return own * bearsSeasoning;
  if (!eaten.has(food.category)) return own * bearsOther;
  return Math.max(
    own * bearsEaten,
    usual * bearsLittle,
    leastBorne(plan, role, food) * batch,
    isLight(food) ? own * light.essential : 0,
  );
}

const isLight = ({ category, roles, nutrients }: Food): boolean =>
  category === 'produce' && roles[0] !== 'starch' && (nutrients?.[energyAt] ?? 0) < light.kcal;

const isTuber = ({ category, roles }: Food): boolean => category === 'produce' && roles[0] === 'starch';

/** Whether nothing else on the plate is there to be full of. */
const fillsAlone = ({ dish, fills }: Plan, { id }: DishRole): boolean =>
  dish.roles.every(
    (other) =>
      other.id === id ||
      !(fills.get(other.id) ?? []).some(({ food }) => isStarch(food) && other.grams >= plateful),
  );
/** Less flour than this thickens a sauce, g a serving. */
const plateful = 25;

/** Grams a serving that a dish bears of a food, however little its author thought of. */
function leastBorne(plan: Plan, role: DishRole, food: Food): number {
  const { dish } = plan;
  const { need } = role;
  if (doughs.has(dish.family)) return 0;
  if (isTuber(food)) return fillsAlone(plan, role) ? tubers : 0;
  if (food.category === 'pasta-rice-grains') return isDry(food) ? grain : 0;
  if (need === 'essential') return 0;
  if (food.category === 'cheese') return accents.cheese;
  if (food.id === 'avocado') return halfFruit;
  const [, inPot] = wet.has(dish.family) ? (tins.find(([pattern]) => pattern.test(food.id)) ?? []) : [];
  if (inPot !== undefined) return inPot;
  if (food.category === 'canned-jarred') return accents.jarred;
  return isLight(food) ? light.grams : 0;
}

const joints: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
const parted = /\b(?:cut|cubed?|cubes|diced?|sliced?|strips|chunks|pieces|chopped|minced|shredded|boned)\b/;
const loose =
  /\b(?:ground|mince|diced|cubed|strips|steaks?|chops?|fillets?|thighs?|breasts?|drumsticks?|wings?|legs|ribs|shrimp|prawns|mussels|clams|scallops)\b/;

/** Whether it is one thing that is cooked as it comes: a shoulder, a bird, a whole fish. */
export const isCookedWhole = (
  role: DishRole,
  { food, prep }: Fill,
  { grams, pieces = 1 }: PantryItem,
): boolean =>
  joints.has(food.category) &&
  grams !== null &&
  grams >= leastJoint &&
  pieces === 1 &&
  !loose.test(food.plural ?? food.name) &&
  !parted.test(prep ?? role.prep ?? '');

/** Whether so many pieces of meat or fish were counted that everybody has as many. */
const isForEach = ({ food }: Fill, { pieces }: PantryItem, servings: number): boolean =>
  joints.has(food.category) && pieces !== undefined && pieces >= servings && pieces % servings === 0;

/** Cream and yogurt, and no milk, which thins what it is poured into. */
const isCreamy = ({ category, id }: Food): boolean =>
  category === 'dairy-eggs' && !/milk|egg|butter$/.test(id);
const coconut = /^coconut-(?:milk|cream)$/;
const isMilk = ({ id }: Food): boolean => /(?:^|-)milk(?:$|-)/.test(id);
const isStock = ({ ancestors }: Food): boolean => ancestors.includes('stock');

/** What is left of the water, and of the stock that makes a sauce, where milk or cream takes its place. */
const leastWater = 0.2;
const leastStock = 0.35;

/** Where all that is poured comes together, whatever step it is poured in. */
const allPoured = /^(?:drink|porridge|soup)$/;

/** A role of which less is poured where there is more of another, and how many grams it can spare. */
interface Donor {
  readonly role: DishRole;
  readonly grams: number;
  readonly spares: number;
}

/** Where a food's place could be taken from: the water beside the milk, the stock beside the cream. */
function donorFor(
  plan: Plan,
  { role, fill }: Place,
  servings: number,
  pantry: Brief['pantry'],
): Donor | null {
  const creamy = isCreamy(fill.food) || coconut.test(fill.food.id);
  if (!creamy && !isMilk(fill.food) && !isStock(fill.food)) return null;
  const { dish } = plan;
  for (const other of dish.roles) {
    const [only, more] = plan.fills.get(other.id) ?? [];
    if (only === undefined || more !== undefined || other.id === role.id || other.eaten < 1) continue;
    if (only.pantry !== null && hasHold(pantry[only.pantry]!)) continue;
    const isWater = only.food.id === 'water';
    if (!isWater && !(creamy && isStock(only.food))) continue;
    const meet = dish.steps.some(({ uses }) => uses.includes(role.id) && uses.includes(other.id));
    if (!meet && !(isWater && allPoured.test(dish.family))) continue;
    if ((other.group ?? null) !== (role.group ?? null) || other.scale !== 'linear') continue;
    const grams = roleGrams(plan, other, servings) * only.ratio;
    return { role: other, grams, spares: grams * (1 - (isWater ? leastWater : leastStock)) };
  }
  return null;
}

/** From so much energy on a grain has not been boiled yet, kcal in 100 g. */
const dry = 280;
const isDry = (food: Food): boolean => energyIn(food) >= dry;

/** What a plan takes of each thing of the kitchen that somebody measured or counted, place by place. */
function placesOf(
  plan: Plan,
  servings: number,
  pantry: Brief['pantry'],
): ReadonlyMap<number, readonly Place[]> {
  const factor = anchorFactor(plan, servings);
  const places = new Map<number, Place[]>();
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const [at, fill] of fills.entries()) {
      if (fill.pantry === null || !hasHold(pantry[fill.pantry]!)) continue;
      const grams =
        ((roleGrams(plan, role, servings) * fill.ratio) / fills.length) *
        (role.scale === 'linear' ? factor : 1);
      const isWhole = isCookedWhole(role, fill, pantry[fill.pantry]!);
      const most = mostOf(
        plan,
        role,
        fill,
        fills.length,
        servings,
        isWhole,
        isForEach(fill, pantry[fill.pantry]!, servings),
      );
      const list = places.get(fill.pantry);
      const place: Place = { role, at, fill, grams, most, isWhole };
      if (list === undefined) places.set(fill.pantry, [place]);
      else list.push(place);
    }
  }
  return places;
}

const sumOf = (places: readonly Place[], of: (place: Place) => number): number =>
  places.reduce((sum, place) => sum + of(place), 0);

/** The plan with so many times as much in some places. */
function scaled(plan: Plan, { places, times, instead }: Change): Plan {
  const fills = new Map(plan.fills);
  if (instead !== undefined)
    fills.set(
      instead.role,
      fills.get(instead.role)!.map((fill) => fillWith(fill, { ratio: fill.ratio * instead.share })),
    );
  for (const { role, at } of places)
    fills.set(
      role.id,
      fills
        .get(role.id)!
        .map((fill, other) => (other === at ? fillWith(fill, { ratio: fill.ratio * times }) : fill)),
    );
  return planWith(plan, { fills });
}

/** The plan with so many times as much water or stock too as the grain takes up, where nobody has measured that. */
function withItsWater(plan: Plan, places: readonly Place[], times: number, { pantry }: Brief): Plan {
  const roles = new Set(places.map(({ role }) => role.id));
  const partners = new Set(
    plan.dish.ratios
      .filter(({ of, to }) => [...of, ...to].some((id) => roles.has(id)))
      .flatMap(({ of, to }) => [...of, ...to]),
  );
  const fills = new Map(plan.fills);
  let changed = false;
  for (const role of plan.dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    if (!partners.has(role.id) || roles.has(role.id)) continue;
    const isFree = all.every(
      ({ food, pantry: at }) =>
        (food.id === 'water' || food.roles.includes('liquid')) && (at === null || !hasHold(pantry[at]!)),
    );
    if (all.length === 0 || !isFree) continue;
    changed = true;
    fills.set(
      role.id,
      all.map((fill) => fillWith(fill, { ratio: fill.ratio * times })),
    );
  }
  return changed ? planWith(plan, { fills }) : plan;
}

/** What goes into a joint, by what it is. */
const rub = /^(?:salt|spice|herb|heat|aromatic|umami)$/;

/** The plan with more of what the step that seasons a joint puts on it, where nobody has measured that. */
function withItsRub(plan: Plan, joint: DishRole, times: number, { pantry }: Brief): Plan {
  const step = plan.dish.steps.find(
    ({ uses }) => uses.includes(joint.id) && uses.some((id) => plan.fills.get(id)?.[0]?.food.id === 'salt'),
  );
  if (step === undefined) return plan;
  const fills = new Map(plan.fills);
  for (const role of plan.dish.roles) {
    const all = plan.fills.get(role.id) ?? [];
    const isRub =
      step.uses.includes(role.id) &&
      role.scale === 'linear' &&
      all.every(
        ({ food, pantry: at }) => rub.test(food.roles[0] ?? '') && (at === null || !hasHold(pantry[at]!)),
      );
    if (isRub)
      fills.set(
        role.id,
        all.map((fill) => fillWith(fill, { ratio: fill.ratio * times })),
      );
  }
  return planWith(plan, { fills });
}

/** Energy of a serving, kcal. */
function energyOf(plan: Plan, servings: number): number {
  let sum = 0;
  for (const role of plan.dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    if (fills.length === 0) continue;
    const each = (roleGrams(plan, role, servings) * role.eaten) / servings / fills.length;
    for (const { food, ratio } of fills) sum += (energyIn(food) / 100) * each * ratio;
  }
  return sum;
}

/** Who counts something is given no more of what brings it. */
const isCountedOut = (places: readonly Place[], { tilt }: Brief): boolean =>
  places.some(({ fill }) => fill.food.roles.some((role) => (tilt[role] ?? 0) < 0));

/**
 * The plan with exactly as much as the caller has measured or counted out, wherever the dish bears it: whose list says 200 g of
 * rice means them. What rests on it by a ratio goes along or keeps it as it was; a plate that it would make too full stays.
 * The same plan where nothing is to change.
 */
export function asStated(ranked: Ranked, servings: number, brief: Brief): Ranked {
  const { pantry } = brief;
  if (!pantry.some(hasHold)) return ranked;
  const { plan } = ranked;
  const changes = [...placesOf(plan, servings, pantry)].flatMap(([index, places]): readonly Change[] => {
    const change = changeOf(plan, pantry[index]!, places, servings, brief);
    return change === null ? [] : [change];
  });
  if (changes.length === 0) return ranked;
  const leeway = leewayFor(plan, brief);
  const usual = energyOf(plan, servings);
  const most = Math.max(
    usual * 1.02,
    Math.min(Math.max(fullPlate, usual), Math.max(smallPlate, usual * mostGrowth)),
  );
  const isPlate = (next: Plan, before: Plan, more?: Change): boolean => {
    if (more?.places.every(({ isWhole }) => isWhole) === true) return true;
    const energy = energyOf(next, servings);
    return energy <= most || energy - energyOf(before, servings) <= hardlyFuller;
  };
  // Flour and milk, of which there is less of both, go down together where neither could alone.
  const together = changes.reduce(scaled, plan);
  const inRatio = (next: Plan, some: readonly Change[]): boolean =>
    some.every(({ places }) => places.every(({ role }) => ratiosHold(next, role.id, servings, leeway)));
  if (changes.length > 1 && inRatio(together, changes) && isPlate(together, plan))
    return rankedWith(ranked, { plan: together });
  let next = plan;
  let left = changes;
  // What could not be before another had changed may be afterwards.
  for (let round = 0; round < 2 && left.length > 0; round++)
    left = left.filter((change) => {
      const one = withRatios(next, change, servings, brief);
      if (one === null || !isPlate(one, next, change)) return true;
      next = one;
      return false;
    });
  return next === plan ? ranked : rankedWith(ranked, { plan: next });
}

/** So many times as much as the plan takes of something, where it goes in. */
interface Change {
  readonly places: readonly Place[];
  readonly times: number;
  /** What it is poured in place of, and the share of that which is left. */
  readonly instead?: { readonly role: string; readonly share: number };
}

/** What would make a plan take all of a thing of the kitchen; null where that is not to be, or is so already. */
function changeOf(
  plan: Plan,
  item: PantryItem,
  places: readonly Place[],
  servings: number,
  brief: Brief,
): Change | null {
  const there = heldOf(item, places[0]!.fill.food);
  const taken = sumOf(places, ({ grams }) => grams);
  if (there === null || there <= 0 || taken <= 0) return null;
  if (!places.every(({ role, fill }) => mayChange(plan, role) && isItself(item, fill.food))) return null;
  const times = there / taken;
  if (Math.abs(times - 1) < same) return null;
  if (times < 1) {
    const least = sumOf(places, ({ role, fill }) =>
      role.need === 'essential' ? role.range[0] * fill.ratio * servings * (plan.batch ?? 1) : 0,
    );
    // Everybody gets an egg where the dish is one of eggs.
    const isEggless =
      there < eggEach * servings &&
      places.some(({ role, fill }) => role.grams >= eggsFor && fill.food.id === 'egg');
    const isFar =
      isEggless || times < 1 / (isBaked(plan.dish) ? hardlyMore : littleMore) || there < least * leastOfMain;
    return isFar ? null : { places, times };
  }
  if (isCountedOut(places, brief) || (isBaked(plan.dish) && !bakesMore(plan, places))) return null;
  const most = sumOf(places, (one) => one.most);
  const donor = places.length === 1 ? donorFor(plan, places[0]!, servings, brief.pantry) : null;
  if (donor === null) return there <= most ? { places, times } : null;
  // What is poured in besides takes the place of water, so that nothing gets thinner.
  if (there > most + donor.spares) return null;
  const instead = { role: donor.role.id, share: 1 - Math.min(there - taken, donor.spares) / donor.grams };
  return { places, times, instead };
}

/** Everything else hangs on the anchor, and a pinch stays one. */
const mayChange = ({ dish }: Plan, { id, scale }: DishRole): boolean =>
  scale === 'linear' && id !== dish.anchor;

/** Of a cake only what lies in it or on it, and what a ratio watches over; of a strata anything. */
const bakesMore = ({ dish }: Plan, places: readonly Place[]): boolean =>
  places.every(
    ({ role, fill }) =>
      inCake.test(fill.food.category) ||
      isUnbound(dish) ||
      dish.ratios.some(({ of, to }) => of.includes(role.id) || to.includes(role.id)),
  );

/** A bake for dinner in which no part rests on another bears whatever its author allows of each. */
export const isUnbound = ({ course, anchor, ratios }: Plan['dish']): boolean =>
  course === 'main' && anchor === null && ratios.length === 0;

/** Who measured both the milk and the pasta has a recipe that works: how far it may be from what our author says. */
const ownRecipe = 0.12;
const leewayFor =
  ({ dish, fills }: Plan, { pantry }: Brief): ((roles: readonly string[]) => number) =>
  (roles) =>
    !doughs.has(dish.family) &&
    roles.every((id) =>
      (fills.get(id) ?? []).every(({ pantry: at }) => at !== null && pantry[at]!.grams !== null),
    )
      ? ownRecipe
      : 0;

/** A plan with more or less in some places, and with it what a ratio asks for; null where no ratio allows it. */
function withRatios(plan: Plan, change: Change, servings: number, brief: Brief): Plan | null {
  const { places, times } = change;
  const more = scaled(plan, change);
  const leeway = leewayFor(plan, brief);
  const holds = (one: Plan): boolean =>
    places.every(({ role }) => ratiosHold(one, role.id, servings, leeway));
  if (change.instead !== undefined) return holds(more) ? more : null;
  if (places.every(({ isWhole }) => isWhole) && times > 1)
    return holds(more) ? withItsRub(more, places[0]!.role, Math.min(times, mostRub), brief) : null;
  const watered = withItsWater(more, places, times, brief);
  if (holds(watered)) return watered;
  return watered !== more && holds(more) ? more : null;
}

import type { Food } from '#food/model';
import type { CookingMethod } from '#food/vocabulary';
import type { Dish, DishStep, HeatFloors } from '../dish.ts';
import { actionNature } from '../dishes/actions.ts';
import { basketRounds } from '../equipment/basket-load.ts';
import { onionMinutes } from './golden-onions.ts';
import { briskMinutes, niceMinutes } from './nice-minutes.ts';
import { isByWeight, panLoad } from '../equipment/pan-load.ts';
import { isOwn, type Fill, type Plan } from '../plan/fill.ts';
import { strictest, type SafeTemperature } from '../doneness/safety.ts';
import { restsAfterwards } from '../measures/swelling.ts';
import type { Action, SkillLevel } from '../vocabulary.ts';

/** For whom a step is timed. */
export interface Pace {
  readonly servings: number;
  readonly skill: SkillLevel;
  /** Short of time: steps take the low end of their minutes, except where something raw must be cooked through. */
  readonly brisk: boolean;
  /**
   * How far steps that can be cut short are, 0–1 of the way from the low end of their minutes to the fewest that will do; up to
   * `mostHurry` where only the hands are quicker still.
   */
  readonly hurry: number;
  /** Minutes that a marinade gets besides the fewest that do, where time is short and some of it is left. */
  readonly soak?: number;
}

/** How long a step takes, and what in it must become safe to eat. */
export interface StepTime {
  readonly min: number;
  readonly max: number;
  /** Foods that this step brings to a safe temperature. */
  readonly cooked: readonly Food[];
  readonly safe: SafeTemperature | null;
  readonly activeMinutes: number;
  /** Rice that is left under its lid afterwards, and for how many minutes; 0 where the rest of the meal gives it its time. */
  readonly rests: boolean;
  readonly rest: number;
  /** Minutes besides these, in which more litres than usual come to the boil or earlier rounds are cooked. */
  readonly heating: number;
  /** In how many rounds it goes into an air fryer; the minutes are those of one, and `heating` has the others. */
  readonly rounds: number;
  /** In how many goes it is done where one pan does not take it all. */
  readonly batches: number;
  /** There is too much for the small pan that the author takes. */
  readonly outgrown: boolean;
}

/** From so many minutes on a step has long brought everything in it to a safe temperature. */
const braising = 45;
/** A marinade that has had this long has done most of its work on the surface. */
const shortMarinade = 15;

/** Speed of hands by skill, from a middling cook's 1. */
const handSpeed: Readonly<Record<SkillLevel, number>> = {
  beginner: 1.3,
  intermediate: 1,
  advanced: 0.8,
  expert: 0.7,
};

/** What is left of the minutes of hands that do not dawdle, because dinner has to be on the table. */
const quickHands = 0.75;
/** Beyond that nothing is cut shorter, and the knife goes a little faster: for who would be late by a minute. */
export const mostHurry = 1.3;
const handFactor = (skill: SkillLevel, hurry: number): number =>
  handSpeed[skill] * (1 - (1 - quickHands) * hurry);

/** Whole minutes of knife work for a cook of this skill, in that much of a hurry (0–1). */
export const handMinutes = (raw: number, skill: SkillLevel, hurry = 0): number =>
  Math.max(1, Math.round(raw * handFactor(skill, hurry)));

/** What knife work takes the quickest cook at the least, though it is done in two goes, each of them in whole minutes. */
export const fewestHandMinutes = (raw: number, skill: SkillLevel = 'expert'): number =>
  Math.max(0, raw * handFactor(skill, mostHurry) - 1);

/** Elapsed and hands-on minutes of a step for its foods, the number of servings and the cook. */
export function timeStep(step: DishStep, plan: Plan, pace: Pace): StepTime {
  const load = panLoad(step, plan, pace.servings);
  const cooked = step.cooks.flatMap((role) => (plan.fills.get(role) ?? []).map((fill) => fill.food));
  const safe = strictest(cooked);
  const exact = colored(longerBy(load.factor, stepMinutes(step, plan, pace)), step, plan, pace);
  // What is raw, and lentils and rice, get their time whatever the clock says, and onions theirs to color.
  const golden = pace.brisk ? 0 : onionMinutes(step, plan, pace.servings);
  const whole = cooked.length > 0 || step.times !== null || golden > 0;
  const [min, round] = pace.brisk ? briskMinutes(exact, whole) : niceMinutes(exact, whole);
  const most = Math.max(round, Math.min(golden, exact[1]));
  const max = pace.brisk && (min >= braising || safe === null || !cooked.some(isRaw)) ? min : most;
  const minutes = Math.round(((min + max) / 2) * 2) / 2;
  const hands =
    step.active *
    (step.grows === 'none' && load.factor === 1
      ? 1
      : minutes / Math.max(0.5, (step.minutes[0] + step.minutes[1]) / 2));
  const { phase } = actionNature[step.action];
  const activeMinutes = Math.min(max, phase === 'cook' ? hands : Math.max(hands, 0));
  const { batches, outgrown } = load;
  const rounds = basketRounds(step, plan, pace.servings, pace.brisk);
  const heating = load.heating + (rounds - 1) * max;
  return {
    min,
    max,
    cooked,
    safe,
    activeMinutes,
    ...restOf(step, plan, pace),
    heating,
    batches,
    rounds,
    outgrown,
  };
}

const isRaw = ({ id }: Food): boolean => !/^(?:cooked|rotisserie|pulled|canned|smoked)-/.test(id);

/** Minutes with the time that onions take to get their color, where nobody is short of it. */
function colored(
  [min, max]: readonly [number, number],
  step: DishStep,
  plan: Plan,
  { brisk, servings }: Pace,
): readonly [number, number] {
  const least = brisk ? 0 : onionMinutes(step, plan, servings);
  return max >= least ? [min, max] : [Math.max(min, least - 2), least];
}

/** Minutes of a step in whose pan there is more than usual. */
function longerBy(factor: number, [min, max]: readonly [number, number]): readonly [number, number] {
  return factor === 1 ? [min, max] : [roundMinutes(min * factor), roundMinutes(max * factor)];
}

/** Rice that has drunk its water evens out in its own steam; where time is short it does so while the rest is finished. */
const underLid = 10;

function restOf(
  { id, absorbs }: DishStep,
  { dish, fills }: Plan,
  { brisk }: Pace,
): Pick<StepTime, 'rest' | 'rests'> {
  const food = absorbs === null ? undefined : fills.get(absorbs)?.[0]?.food;
  const rests =
    food !== undefined &&
    restsAfterwards(food) &&
    // What is spread out to cool is not kept under a lid.
    !dish.steps.some(({ action, after }) => action === 'cool' && after.includes(id));
  return { rests, rest: rests && !brisk ? underLid : 0 };
}

/** Poultry on the bone that stands in for boneless pieces needs this long in a pot or an oven, minutes. */
const onTheBone: readonly [number, number] = [30, 35];
const bony = /drumstick|bone-in|^(?:chicken|turkey|duck)-leg$|chicken-wings/;
const throughHeat: ReadonlySet<string> = new Set(['simmer', 'braise', 'stew', 'roast', 'bake']);

/** Its bones are taken out before it is cooked, and it takes no longer than what never had any. */
const isBoned = ({ prep }: Fill): boolean => prep !== null && /\bboned\b/.test(prep);

/** Whether a step cooks poultry on the bone in place of the boneless cut that it was timed for. */
function isOnBone(step: DishStep, plan: Plan): boolean {
  return step.cooks.some((id) => {
    const own = plan.dish.roles.find((role) => role.id === id)?.food ?? null;
    const fill = plan.fills.get(id)?.[0];
    return own !== null && !bony.test(own) && fill !== undefined && bony.test(fill.food.id) && !isBoned(fill);
  });
}

function stepMinutes(step: DishStep, plan: Plan, pace: Pace): readonly [number, number] {
  const [low, high] = longerBy(ofHeavierJoint(step, plan), usualMinutes(step, plan, pace));
  const longer = throughHeat.has(step.action) && high < onTheBone[0] && isOnBone(step, plan);
  const [min, max] = atLeast(step, plan, longer ? onTheBone : [low, high], pace);
  if (!isCutMarinade(step, max, pace)) return [min, max];
  const minutes = Math.min(min, shortMarinade + (pace.soak ?? 0));
  return [minutes, minutes];
}

const isCutMarinade = ({ action }: DishStep, max: number, { brisk }: Pick<Pace, 'brisk'>): boolean =>
  brisk && action === 'marinate' && max > shortMarinade;

/** Minutes that a cook who is short of time takes from the marinades of a dish, of the one that loses most. */
export function cutFromMarinades(dish: Dish): number {
  let most = 0;
  for (const step of dish.steps)
    if (isCutMarinade(step, step.minutes[1], { brisk: true }))
      most = Math.max(most, step.minutes[0] - shortMarinade);
  return most;
}

/**
 * Minutes with which a food that stands in is as safe and tender as the dish's own, however little time there is; and
 * those that a tough cut deserves where there is time enough.
 */
function atLeast(
  { id }: DishStep,
  { dish, fills }: Plan,
  [min, max]: readonly [number, number],
  { brisk }: Pace,
): readonly [number, number] {
  const highest = (floors: HeatFloors | undefined): number => {
    let least = 0;
    for (const role in floors?.[id])
      for (const { food } of fills.get(role) ?? []) least = Math.max(least, floors[id]![role]![food.id] ?? 0);
    return least;
  };
  const wished = brisk ? 0 : highest(dish.unhurried);
  if (wished > min) return [wished, Math.max(max, Math.round((wished * spread) / 5) * 5)];
  const least = highest(dish.atLeast);
  return least <= min ? [min, max] : [least, Math.max(least, max)];
}
/** From the first piece that is tender to the last. */
const spread = 1.15;

function usualMinutes(step: DishStep, plan: Plan, pace: Pace): readonly [number, number] {
  const base = plan.dish.servings.default;
  const alone = boiledAlone(step, plan);
  const times = step.times ?? (alone !== null && isForOthers(step, alone.role, plan) ? null : alone);
  const own = times === null ? null : openRoleMinutes(step, times.role, times.method, plan);
  if (times !== null && isRibbons(times.role, times.method, plan)) return ribbonMinutes;
  if (own !== null) return hurriedMinutes(own, step.hurry, pace.hurry);
  const given = quickMinutes(step, plan);
  if (given !== null) return given;
  let factor = 1;
  if (step.grows === 'hands') factor *= 0.35 + 0.65 * (pace.servings / base);
  if (step.grows === 'batch' && !isByWeight(step, plan))
    factor *= Math.max(0.6, Math.ceil(pace.servings / base));
  if (times !== null) factor *= foodTimeRatio(times.role, times.method, plan);
  const nature = actionNature[step.action];
  if (nature.hands === 1 && nature.phase !== 'cook') factor *= handFactor(pace.skill, pace.hurry);
  const [low, high] = hurriedMinutes(step.minutes, step.hurry, pace.hurry);
  if (factor === 1) return [low, high];
  const min = roundMinutes(low * factor);
  return [min, Math.max(min, roundMinutes(high * factor))];
}

/** Vegetables cut as thin as noodles are dipped into the water, whatever the noodles would take. */
const ribbonMinutes = [1, 2] as const;

/** Whether what is boiled in a starch's place is a vegetable in ribbons. */
const isRibbons = (role: string, method: string, { fills }: Plan): boolean =>
  method === 'boil' &&
  (fills.get(role) ?? []).some(
    ({ food, prep }) => food.category === 'produce' && /\b(?:ribbons|spirals|noodles)\b/.test(prep ?? ''),
  );

/** Heat goes into a joint through its surface: the minutes of a heavier one grow with two thirds of its power. */
const byWeight = 2 / 3;
const slightly = 1.08;
const dryHeat: ReadonlySet<string> = new Set(['roast', 'bake']);

/** How many times as long a step takes in whose oven a heavier joint or bird lies than the dish reckons with. */
function ofHeavierJoint({ action, cooks }: DishStep, { fills }: Plan): number {
  if (!dryHeat.has(action)) return 1;
  let larger = 1;
  for (const id of cooks) for (const fill of fills.get(id) ?? []) larger = Math.max(larger, fill.larger ?? 1);
  return larger < slightly ? 1 : larger ** byWeight;
}

/** Minutes of a step for a cook in that much of a hurry; `hurry` with how many it still does its work, null where it takes its own. */
function hurriedMinutes(
  minutes: readonly [number, number],
  hurry: number | null,
  share: number,
): readonly [number, number] {
  if (hurry === null || share === 0) return minutes;
  const cut = roundMinutes(minutes[0] + Math.min(0, hurry - minutes[0]) * Math.min(1, share));
  return [cut, cut];
}

/** Minutes as one says them: halves, whole ones, fives. */
function roundMinutes(value: number): number {
  if (value < 3) return Math.max(0.5, Math.round(value * 2) / 2);
  return value < 30 ? Math.round(value) : Math.round(value / 5) * 5;
}

/** The starch that a step boils by itself: whatever stands in for it needs its own minutes, though the dish does not say so. */
export function boiledAlone(step: DishStep, plan: Plan): DishStep['times'] {
  if (step.action !== 'boil' && step.action !== 'simmer') return null;
  const filled = step.uses.filter((id) => (plan.fills.get(id) ?? []).length > 0);
  const mains = filled.filter((id) =>
    plan.fills.get(id)!.some(({ food }) => !besideStarch.has(food.roles[0] ?? '')),
  );
  const [only] = mains;
  return mains.length === 1 && only !== undefined && plan.fills.get(only)![0]!.food.roles[0] === 'starch'
    ? { role: only, method: 'boil' }
    : null;
}

/** Whether a step is only done for foods that are not the dish's own: its minutes are theirs already. */
function isForOthers({ when }: DishStep, roleId: string, plan: Plan): boolean {
  const food = plan.dish.roles.find(({ id }) => id === roleId)?.food ?? null;
  const own = food === null ? undefined : plan.defaults?.get(food);
  if (own === undefined) return false;
  return when.some((condition) => {
    const [type, role, kind] = condition.trim().split(/\s+/);
    const isKind = own.id === kind || own.ancestors.includes(kind ?? '');
    return role === roleId && (type === 'is' ? !isKind : type === 'isnt' && isKind);
  });
}

/** What may be in the pot with a starch that is boiled by itself. */
const besideStarch: ReadonlySet<string> = new Set(['salt', 'fat', 'liquid', 'spice']);

/** How the food table calls what a step does to a prawn, a scallop or squid. */
const quickMethods: Readonly<Partial<Record<Action, readonly CookingMethod[]>>> = {
  fry: ['saute', 'fry', 'stir-fry'],
  saute: ['saute', 'fry', 'stir-fry'],
  sear: ['saute', 'fry', 'stir-fry'],
  'stir-fry': ['saute', 'fry', 'stir-fry'],
  roast: ['roast'],
  bake: ['roast'],
  broil: ['roast'],
  'air-fry': ['roast'],
};

/** Shrimp and scallops in a pot of their own time: from the first bubble until they are opaque, minutes. */
const quickInPot: readonly [number, number] = [4, 5];
const inPot: ReadonlySet<Action> = new Set(['simmer', 'poach', 'braise', 'stew']);
/** So much longer than its own time turns it to rubber. */
const muchLonger = 1.2;
/** A longer simmer than this is for other things, and the dish says when they join. */
const shortSimmer = 15;

const isQuick = (food: Food): boolean =>
  ['shrimp', 'scallop', 'squid'].some((kind) => food.id === kind || food.ancestors.includes(kind));

/** Minutes of shrimp or scallops in a dish that is timed for meat or fish; null for everything else. */
function quickMinutes(step: DishStep, plan: Plan): readonly [number, number] | null {
  const roles = step.cooks.length > 0 ? step.cooks.slice(0, 1) : step.action === 'sear' ? step.uses : [];
  let fill: Fill | undefined;
  for (const role of roles) fill ??= plan.fills.get(role)?.find(({ food }) => isQuick(food));
  if (fill === undefined || roles.some((role) => (plan.fills.get(role) ?? []).length > 1)) return null;
  if (inPot.has(step.action))
    return step.times?.role === roles[0] && step.minutes[1] > quickInPot[1] && step.minutes[1] <= shortSimmer
      ? quickInPot
      : null;
  const methods = quickMethods[step.action] ?? [];
  const own = fill.food.cooking.find(({ method }) => methods.includes(method));
  return own !== undefined && step.minutes[1] > own.minutes[1] * muchLonger ? own.minutes : null;
}

/**
 * Minutes of the food in a role without a food of its own to compare with, or with one that is not cooked in this way
 * or not in this step.
 */
function openRoleMinutes(
  step: DishStep,
  roleId: string,
  method: string,
  plan: Plan,
): readonly [number, number] | null {
  const role = plan.dish.roles.find((one) => one.id === roleId);
  // What a palette puts first is not what the form's author timed: noodles of three minutes, where he thought of rice.
  const own = role?.from === null ? role.food : null;
  const comparable =
    own !== null && plan.defaults?.get(own)?.cooking.some((entry) => entry.method === method) !== false;
  if (comparable && !isForOthers(step, roleId, plan)) return null;
  if (own !== null && plan.fills.get(roleId)?.some(isBoned) === true) return null;
  const times = (plan.fills.get(roleId) ?? []).flatMap(({ food }) =>
    food.cooking.filter((entry) => entry.method === method).map((entry) => entry.minutes),
  );
  return times.sort((a, b) => b[1] - a[1])[0] ?? null;
}

/** Two names for one heat: the tables bake fish and roast chicken, and either may stand in for the other. */
const sameHeat: Readonly<Record<string, string>> = { roast: 'bake', bake: 'roast' };

/** The tables time a whole joint: cubes of it are done in less than that. */
const cutSmall = /\b(?:cubes?|pieces|chunks|strips|slices|sliced|diced)\b/;
const mostForPieces = 1.9;

/** How much longer (or shorter) the chosen food takes than the dish's own, from the food tables' cooking times. */
function foodTimeRatio(roleId: string, method: string, plan: Plan): number {
  const role = plan.dish.roles.find((other) => other.id === roleId);
  const fill = plan.fills.get(roleId)?.[0];
  if (!role || !fill || role.food === null || isOwn(role, fill.food) || isBoned(fill)) return 1;
  const timed = (food: Food | undefined) =>
    food?.cooking.find((entry) => entry.method === method) ??
    food?.cooking.find((entry) => entry.method === sameHeat[method]);
  const own = timed(fill.food);
  const usual = timed(plan.defaults?.get(role.food));
  if (!own || !usual) return 1;
  const middle = (range: readonly [number, number]): number => (range[0] + range[1]) / 2;
  const most = cutSmall.test(fill.prep ?? role.prep ?? '') ? mostForPieces : 3;
  return Math.min(most, Math.max(0.3, middle(own.minutes) / middle(usual.minutes)));
}

import type { Food } from '#food/model';
import type { CookingMethod } from '#food/vocabulary';
import type { Dish, DishRole, DishStep, HeatFloors } from '../dish.ts';
import { createConditionScope, shownSteps } from '../instantiate.ts';
import type { Fill, Plan } from '../plan/fill.ts';
import { safeTemperature } from '../doneness/safety.ts';
import { timeStep, type Pace } from '../time/step-minutes.ts';
import type { Action } from '../vocabulary.ts';
import type { DishProblem } from './compile.ts';
import { cutOf, type Cut } from './cut.ts';
import { minutesFor, type LeastHeatRow } from './least-heat.ts';

/** Where a food is cooked for less than it takes. */
export interface ShortHeat {
  readonly role: string;
  readonly food: string;
  readonly cut: Cut;
  /** What the hurried minutes are of the fewest, below 1. */
  readonly share: number;
  readonly steps: readonly string[];
  /** Named by the dish itself; else one of a kind that it names. */
  readonly listed: boolean;
  /** The step that may go on for longer, and for how long; null: none may. */
  readonly longer: { readonly step: string; readonly minutes: number } | null;
}

const slow: ReadonlySet<Action> = new Set<Action>([
  ...(['boil', 'simmer', 'poach', 'steam', 'blanch', 'braise', 'stew', 'bake', 'roast', 'smoke'] as const),
  ...(['reduce', 'slow-cook', 'pressure-cook', 'sous-vide', 'microwave'] as const),
]);
const quick: ReadonlySet<Action> = new Set<Action>([
  ...(['fry', 'saute', 'sear', 'stir-fry', 'deep-fry', 'broil', 'grill', 'air-fry', 'sweat'] as const),
  'caramelise',
]);
const oven: ReadonlySet<Action> = new Set<Action>(['bake', 'roast']);
/** Minutes in a pot that a minute by another slow heat is worth. */
const worth: Readonly<Partial<Record<Action, number>>> = {
  'pressure-cook': 3,
  microwave: 3,
  'slow-cook': 0.4,
  'air-fry': 1.4,
  'deep-fry': 1.8,
};
/** Browning does not reach the middle of what is simmered afterwards. */
const browning = 0.5;
/** Figures of minutes are rounded to fives above half an hour. */
const slack = 0.95;

/** Whose minutes are counted, and what is asked of them. */
interface Cook {
  readonly pace: Pick<Pace, 'brisk' | 'hurry'>;
  /** What the minutes have to be of the fewest. */
  readonly target: number;
  readonly minds: (row: LeastHeatRow, cut: Cut) => boolean;
}
const hurried: Cook = { pace: { brisk: true, hurry: 1 }, target: 1, minds: () => true };
/** A cut with so many minutes has sinew to melt; cookbooks give a shoulder of lamb half as much again. */
const sinewy = 40;
const atEase: Cook = {
  pace: { brisk: false, hurry: 0 },
  target: 1.6,
  minds: ({ source, slow: minutes }, cut) => source === 'tender' && (minutesFor(minutes, cut) ?? 0) >= sinewy,
};

const wetMethods: readonly CookingMethod[] = ['braise', 'simmer', 'boil', 'steam'];
const ovenMethods: readonly CookingMethod[] = ['roast', 'bake'];
/** Said of what is not raw any more. */
const done = /\b(?:boiled|cooked|leftover|roasted|parboiled)\b/;
/** Sold cooked through, or cooked already before it was frozen. */
const readyName = /^(?:frozen|cooked|canned|instant|hard-boiled|smoked)-/;
const animals = ['meat', 'seafood', 'bird-egg', 'sausage', 'organ-meat'] as const;
/** Grams a head below which a dal or a grain is a spice. */
const leastOfPlants = 12;
const doneNotes: ReadonlySet<string | null> = new Set(['cured', 'already cooked', 'eaten raw']);

const isA = (food: Food, kind: string): boolean => food.id === kind || food.ancestors.includes(kind);
/** The fewest minutes of a food by an action: null where that does not cook it, 0 where none are needed. */
function fewestBy(food: Food, cut: Cut, action: Action, row: LeastHeatRow): number | null {
  const given = minutesFor(slow.has(action) ? row.slow : row.quick, cut);
  if (given !== null || row.own === undefined) return given;
  if (row.quick !== undefined && !slow.has(action)) return null;
  const methods = oven.has(action) ? [...ovenMethods, ...wetMethods] : [...wetMethods, ...ovenMethods];
  const usual = food.cooking.some(({ method }) => method === 'braise') ? wetMethods : methods;
  for (const method of usual) {
    const own = food.cooking.find((entry) => entry.method === method);
    if (own !== undefined) return own.minutes[0] * minutesFor(row.own, cut)!;
  }
  return 0;
}

/** Ids of all steps before a step, by way of what it waits for. */
function stepsBefore(dish: Dish): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, ReadonlySet<string>>();
  for (const { id, after } of dish.steps)
    known.set(id, new Set(after.flatMap((one) => [one, ...(known.get(one) ?? [])])));
  return known;
}

/** Said where food is taken out of what it was cooked in, until it is spoken of again. */
const takenOut =
  /\b(?:lift|take|scoop|move)\b[^.]*\b(?:out|off|onto|aside|plate|bowl|tray)\b|\b(?:set|put) (?:it |them )?aside|\b(?:remove|transfer|reserve|unmold)\b/i;
/** A vessel of its own: what is in another one does not cook here. */
const ownVessel = /\b(?:saucepan|pot|steamer)\b/;

/**
 * The shown steps that heat what is in a role: those that name it, and those in the same pot that name other things while
 * it lies there.
 */
function heating(
  role: string,
  shown: readonly DishStep[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
): readonly DishStep[] {
  const found = new Set<DishStep>();
  const vessels = new Set<string>();
  let inPot: string | null = null;
  for (const step of shown) {
    const heats = slow.has(step.action) || quick.has(step.action);
    if (step.uses.includes(role)) {
      if (heats) found.add(step);
      inPot = takenOut.test(step.say) ? null : step.id;
      for (const tool of step.tools) vessels.add(tool);
    } else if (inPot !== null && before.get(step.id)?.has(inPot) === true) {
      const other = step.tools.filter((tool) => ownVessel.test(tool));
      const isElsewhere =
        other.length > 0 && step.uses.length > 0 && !other.some((tool) => vessels.has(tool));
      if (slow.has(step.action) && !isElsewhere) found.add(step);
      else if (takenOut.test(step.say) && step.uses.length === 0) inPot = null;
    }
  }
  return [...found];
}

/** One way of cooking the dish: its own foods, and one food in one role. */
function planWith(dish: Dish, role: DishRole, fill: Fill, foods: ReadonlyMap<string, Food>): Plan {
  const fills = new Map<string, readonly Fill[]>();
  const defaults = new Map<string, Food>();
  for (const other of dish.roles) {
    const food = other.food === null ? undefined : foods.get(other.food);
    if (food !== undefined) defaults.set(food.id, food);
    const left = other.need === 'extra' || other.unless.includes(role.id) || food === undefined;
    fills.set(
      other.id,
      left ? [] : [{ food, ratio: 1, loss: 0, prep: null, unit: null, as: null, pantry: null }],
    );
  }
  fills.set(role.id, [fill]);
  return { dish, fills, grams: new Map(), defaults };
}

const kinds = new WeakMap<ReadonlyMap<string, Food>, Map<string, readonly Food[]>>();

/** Every food of a kind, looked up once. */
function foodsOf(kind: string, foods: ReadonlyMap<string, Food>): readonly Food[] {
  let known = kinds.get(foods);
  if (known === undefined) kinds.set(foods, (known = new Map()));
  let found = known.get(kind);
  if (found === undefined) known.set(kind, (found = [...foods.values()].filter((food) => isA(food, kind))));
  return found;
}

/** What fills a role: its own food, and the foods that may stand in, every one of a kind. */
function choices(role: DishRole, foods: ReadonlyMap<string, Food>): readonly Choice[] {
  const found = new Map<string, Choice>();
  const listed = [
    ...(role.food === null ? [] : [{ food: role.food, ratio: 1, prep: null }]),
    ...role.options,
  ];
  for (const { food: id, ratio, prep } of listed) {
    const node = foods.get(id);
    const all = node?.abstract === true ? foodsOf(id, foods) : [node];
    for (const food of all)
      if (food !== undefined && !food.abstract && !found.has(food.id))
        found.set(food.id, { food, ratio, prep, text: prep ?? role.prep ?? '' });
  }
  return [...found.values()];
}

interface Choice {
  readonly food: Food;
  readonly ratio: number;
  readonly prep: string | null;
  /** How it is prepared, in words. */
  readonly text: string;
}

/** Whether a grain is ground to a batter before it meets any heat: it is cooked as one then. */
function isGround(role: string, { steps }: Dish): boolean {
  const into = steps.filter(({ uses, action }) => uses.includes(role) && action !== 'serve');
  return steps.some(
    ({ action, uses, after }) =>
      action === 'blend' &&
      (uses.includes(role) || into.some((one) => one.action === 'soak' && after.includes(one.id))),
  );
}

/** The row that holds for a food in a role, where it goes in raw and the dish is to cook it. */
function rowFor(
  { food, text }: Choice,
  role: DishRole,
  dish: Dish,
  rows: readonly LeastHeatRow[],
): LeastHeatRow | null {
  if (done.test(text) || readyName.test(food.id)) return null;
  const isAnimal = animals.some((kind) => isA(food, kind));
  if (isAnimal && safeTemperature(food) === null) return null;
  if (isAnimal && !dish.steps.some(({ cooks }) => cooks.includes(role.id))) return null;
  if (!isAnimal && isGround(role.id, dish)) return null;
  if (!isAnimal && (food.cooking.length === 0 || role.grams < leastOfPlants)) return null;
  return rows.find((row) => row.foods.some((kind) => isA(food, kind))) ?? null;
}

/** What a kitchen may lack, so that a dish is cooked in another way. */
const lacks = [
  ['slow cooker', 'pressure cooker', 'air fryer', 'microwave', 'grill'],
  ['slow cooker', 'pressure cooker'],
  ['slow cooker', 'pressure cooker', 'oven'],
  ['pressure cooker'],
  ['slow cooker'],
  ['oven'],
  ['stove', 'rice cooker'],
  ['stove'],
  [],
] as const;

/** The kitchens in which a dish is cooked in ways of their own, as what each of them lacks. */
function kitchensOf({ steps }: Dish): readonly (readonly string[])[] {
  const asked = new Set(
    steps.flatMap(({ when }) => when.map((text) => /^(?:no)?tool (.+)$/.exec(text)?.[1])),
  );
  const ways = new Map<string, readonly string[]>();
  for (const lacking of lacks) {
    const told = lacking.filter((tool) => asked.has(tool));
    if (!ways.has(told.join())) ways.set(told.join(), told);
  }
  return [...ways.values()];
}

/**
 * Says where a dish in its greatest hurry cooks a raw food for fewer minutes than make it safe and tender, by its own foods
 * and by every food that may stand in. Each kind of heat does its part of the work.
 */
export function findShortHeat(
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  rows: readonly LeastHeatRow[],
  cook: Cook = hurried,
): readonly ShortHeat[] {
  const found: ShortHeat[] = [];
  const before = stepsBefore(dish);
  const kitchens = kitchensOf(dish);
  for (const role of dish.roles) {
    if (doneNotes.has(role.note)) continue;
    for (const choice of choices(role, foods)) {
      const row = rowFor(choice, role, dish, rows);
      if (row === null) continue;
      const { food, ratio, prep } = choice;
      // Sausage meat out of its skin is fried in crumbs.
      const cut = isA(food, 'sausage') && /skin|casing/.test(choice.text) ? 'thin' : cutOf(choice.text);
      if (!cook.minds(row, cut)) continue;
      const plan = planWith(
        dish,
        role,
        { food, ratio, loss: 0, prep, unit: null, as: null, pantry: null },
        foods,
      );
      for (const lacking of kitchens) {
        const shown = shownIn(dish, plan, lacking);
        const steps = heating(role.id, shown, before);
        if (steps.length === 0) {
          // What another kitchen cooks must not be served raw in this one.
          // In a form it hangs on other roles too, which are empty here.
          if (
            !dish.form &&
            lacking.length > 0 &&
            heating(role.id, shownIn(dish, plan, []), before).length > 0
          )
            found.push({
              role: role.id,
              food: food.id,
              cut,
              share: 0,
              listed: food.id === role.food || role.options.some((option) => option.food === food.id),
              steps: [],
              longer: null,
            });
          continue;
        }
        const spoiled = new Set(grainsOf(plan, role.id).flatMap((other) => heating(other, shown, before)));
        const trial: Trial = { role: role.id, plan, food, cut, row, steps, spoiled, cook };
        const share = shareDone(trial);
        if (share >= slack * cook.target) continue;
        found.push({
          role: role.id,
          food: food.id,
          cut,
          share,
          listed: food.id === role.food || role.options.some((option) => option.food === food.id),
          steps: steps.map(({ id }) => id),
          longer: lengthen(trial, share),
        });
      }
    }
  }
  return found;
}

/** The steps of a plan in a kitchen that lacks some tools. */
const shownIn = (dish: Dish, plan: Plan, lacking: readonly string[]): readonly DishStep[] =>
  shownSteps(
    dish,
    createConditionScope(plan, { isA, skill: 'intermediate', hasTool: (tool) => !lacking.includes(tool) }),
  );

/** A food in a role, and the steps that heat it. */
interface Trial {
  readonly role: string;
  readonly plan: Plan;
  readonly food: Food;
  readonly cut: Cut;
  readonly row: LeastHeatRow;
  readonly steps: readonly DishStep[];
  /** Steps in which something lies that goes soft when it simmers for longer than it takes. */
  readonly spoiled: ReadonlySet<DishStep>;
  readonly cook: Cook;
}

const grains = ['grain', 'pasta', 'noodle'] as const;

/** The other roles in which there is a grain; in porridge it may boil for ever. */
const grainsOf = ({ dish, fills }: Plan, role: string): readonly string[] =>
  dish.family === 'porridge'
    ? []
    : [...fills].flatMap(([other, all]) =>
        other !== role && all.some(({ food }) => grains.some((kind) => isA(food, kind))) ? [other] : [],
      );

/** The step that may go on for longer, one that names the food if it can be: nothing is in it that time would spoil. */
function stepToLengthen({ role, food, cut, row, steps, spoiled }: Trial): DishStep | null {
  const able = steps.filter(
    (step) =>
      (fewestBy(food, cut, step.action, row) ?? 0) > 0 &&
      (step.absorbs === null || step.absorbs === role) &&
      !spoiled.has(step),
  );
  const naming = able.filter(({ uses }) => uses.includes(role));
  const inPot = (naming.length > 0 ? naming : able).filter(({ action }) => slow.has(action));
  return [...(inPot.length > 0 ? inPot : able)].sort((a, b) => b.minutes[1] - a.minutes[1])[0] ?? null;
}

/** The step that can go on for longer, and its minutes with which the food is done while all others are at their fewest. */
function lengthen(trial: Trial, share: number): ShortHeat['longer'] {
  const step = stepToLengthen(trial);
  if (step === null) return null;
  const needed = fewestBy(trial.food, trial.cut, step.action, trial.row)!;
  const minutes =
    timeStep(step, trial.plan, paceOf(trial)).min +
    ((trial.cook.target - share) * needed) / worthOf(step, trial);
  return { step: step.id, minutes: minutes < 30 ? Math.ceil(minutes) : Math.ceil(minutes / 5) * 5 };
}

const paceOf = ({ plan, cook }: Trial): Pace => ({
  servings: plan.dish.servings.default,
  skill: 'intermediate',
  ...cook.pace,
});

/** What a minute of a step counts: browning counts for less, unless the dish says that it cooks the food. */
function worthOf(step: DishStep, { role, row, steps }: Trial): number {
  const browns =
    quick.has(step.action) &&
    row.quick !== undefined &&
    !step.cooks.includes(role) &&
    steps.some(({ action }) => slow.has(action));
  return (worth[step.action] ?? 1) * (browns ? browning : 1);
}

/** How much of a food's cooking the steps do at their fewest minutes; 1 = it is done. */
function shareDone(trial: Trial): number {
  let share = 0;
  for (const step of trial.steps) {
    const needed = fewestBy(trial.food, trial.cut, step.action, trial.row);
    if (needed === null) continue;
    if (needed === 0) return 1;
    const { min, rest } = timeStep(step, trial.plan, paceOf(trial));
    share += ((min + rest) * worthOf(step, trial)) / needed;
  }
  return share;
}

const stewing: ReadonlySet<Action> = new Set<Action>(['simmer', 'boil', 'poach', 'braise', 'stew']);
/** A steak that is seared and a pink joint are not meant to melt, and a slow cooker has its own hours. */
const isLongPot = ({ steps }: Dish, { step, minutes }: { step: string; minutes: number }): boolean =>
  minutes >= sinewy && steps.some(({ id, action }) => id === step && stewing.has(action));

type Floors = Record<string, Record<string, Record<string, number>>>;

function raise(
  floors: Floors,
  { step, minutes }: NonNullable<ShortHeat['longer']>,
  role: string,
  food: string,
): void {
  const known = ((floors[step] ??= {})[role] ??= {});
  known[food] = Math.max(known[food] ?? 0, minutes);
}

/**
 * The fewest minutes of steps by role and food, for foods that may stand in and take longer than what the step was timed
 * for; the minutes in which tough cuts among them grow as tender as one would wish; and what is wrong with the dish: foods of its own that it cooks for too short a time, and others to which no step
 * can give the time they take.
 */
export function heatFloors(
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
  rows: readonly LeastHeatRow[],
): {
  readonly atLeast: HeatFloors;
  readonly unhurried: HeatFloors;
  readonly problems: readonly DishProblem[];
} {
  const atLeast: Floors = {};
  const unhurried: Floors = {};
  const problems: DishProblem[] = [];
  const isOwn = (role: string, food: string): boolean =>
    dish.roles.some((one) => one.id === role && one.food === food);
  for (const { role, food, longer } of findShortHeat(dish, foods, rows, atEase))
    if (longer !== null && !isOwn(role, food) && isLongPot(dish, longer))
      raise(unhurried, longer, role, food);
  for (const { role, food, cut, share, steps, listed, longer } of findShortHeat(dish, foods, rows)) {
    if (longer !== null && !isOwn(role, food)) raise(atLeast, longer, role, food);
    else if (listed) {
      const advice =
        longer === null
          ? 'no step can give it more'
          : `${longer.step} needs ${longer.minutes} minutes, hurried too`;
      problems.push({
        dish: dish.id,
        where: `roles.${role}`,
        problem: `${food} (${cut}) gets ${Math.round(share * 100)} % of the heat it takes in ${steps.join(', ')}: ${advice}`,
      });
    }
  }
  return { atLeast, unhurried, problems };
}

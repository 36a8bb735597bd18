import { lazyShape } from '#kernel/lazy-shape';
import { once } from '#kernel/once';
import type { Food } from '#food/model';
import type { UnitSystem } from './measures/amounts.ts';
import { charcoal, withCoals } from './equipment/coals.ts';
import { allHold, type ConditionScope } from './conditions.ts';
import type { Dish, DishStep } from './dish.ts';
import { findDoneness, type Doneness } from './doneness/doneness.ts';
import { actionNature } from './dishes/actions.ts';
import { lateAdditions, type LateAddition } from './time/late-additions.ts';
import { withFewHardHerbs } from './prep/hard-herbs.ts';
import { groupParts, listIngredient, toldApart, type ListLine } from './write/list-ingredients.ts';
import { measureParts, type Part } from './measures/measure-parts.ts';
import { withMise, type MiseStep, type MiseTask } from './prep/mise.ts';
import { inOrderOfNeed } from './write/order-of-need.ts';
import { planWith, isSwapped, type Plan } from './plan/fill.ts';
import { withLargerPan } from './equipment/pan-load.ts';
import { isBoardWork, prepMinutes } from './prep/prep.ts';
import { stepWith, type Recipe, type Step } from './recipe.ts';
import { roundOff } from './time/round-off.ts';
import { totalMinutes } from './time/schedule.ts';
import type { NamedVessel } from './equipment/named-vessel.ts';
import type { NamedPan } from './text/named-pan.ts';
import { withDippedSprouts } from './prep/sprouts.ts';
import { handMinutes, timeStep, type Pace, type StepTime } from './time/step-minutes.ts';
import { riceSoak, soakOf, withSoaks, type Soak } from './time/soaks.ts';
import type { MealType, SkillLevel } from './vocabulary.ts';
import { writeRecipe } from './write/write-recipe.ts';

/** How the finished recipe shall be. */
export interface RecipeWish {
  readonly servings: number;
  readonly skill: SkillLevel;
  readonly units: UnitSystem;
  readonly meal: MealType | null;
  /** Name of the cuisine for titles of forms ("Thai"). */
  readonly cuisineName: string;
  readonly cuisineId: string;
  /** Another cuisine was asked for than the dish's own, so that its name in its own language would only puzzle. */
  readonly abroad?: boolean;
  /** No cuisine was asked for. */
  readonly plain?: boolean;
  /** Short of time: steps take the low end of their minutes, except where something raw must be cooked through. */
  readonly brisk?: boolean;
  /** Shorter still: how far the steps are cut short for which the dish says so, 0–1. */
  readonly hurry?: number;
  /** Minutes that marinades get besides the fewest that do, where it is short of time and some is left. */
  readonly soak?: number;
  /** Minutes that there are, null where nobody said: the whole is rounded, but not beyond them. Left out, it stays exact. */
  readonly limit?: number | null;
  /** Somebody at the table must not eat what is underdone: only the official safe figures are told. */
  readonly careful?: boolean;
  /** The role whose rice has lain in water before it is cooked. */
  readonly soaked?: string | null;
  /** The pan that the caller named. */
  readonly pan?: NamedPan | null;
  /** Tins and dishes that the caller listed with their size. */
  readonly vessels?: readonly NamedVessel[];
  isA(food: Food, kind: string): boolean;
  hasTool(tool: string): boolean;
}

/** A recipe in numbers: all that is timed, weighed and judged, before anything is put into words. */
export interface Draft {
  /** The steps with their minutes and stations, to be scheduled. They have no words, and no inputs yet. */
  readonly steps: readonly Step[];
  /** The recipe without title, tips and the words of its steps; what it is judged on. */
  readonly recipe: Recipe;
  /** The recipe, with the same numbers. */
  write(): Recipe;
}

/** A step of the dish that this version has, with its minutes. */
export interface Shown {
  readonly step: DishStep;
  readonly time: StepTime;
  /** The inner temperature at which its food is done, where that is above the safe one. */
  readonly done: Doneness | null;
}

/** Knife work for one part. */
export interface KnifeTask extends MiseTask {
  readonly part: Part;
  readonly prep: string;
}

/** Knife work that waits for the step which uses what is cut. */
export interface LastCut {
  readonly task: KnifeTask;
  readonly stepId: string;
}

/**
 * Turns a plan into a recipe: weights for the servings, amounts that a kitchen can measure, steps with minutes,
 * temperatures and words. Pure; the same plan and wish give the same recipe.
 */
export const instantiate = (plan: Plan, wish: RecipeWish): Recipe => draftRecipe(plan, wish).write();

/** Reckons a recipe without writing it. Each part is done when it is first asked for, so that a plan may be refused early. */
export const draftRecipe = (plan: Plan, wish: RecipeWish): Draft => draftsOf(plan, wish)(wish);

/** How much haste a recipe is cooked in. */
export type Haste = Pick<RecipeWish, 'brisk' | 'hurry' | 'soak'>;

/** The drafts of one plan with more and less haste: what does not depend on the haste is reckoned once. */
export function draftsOf(planned: Plan, wish: RecipeWish): (haste: Haste) => Draft {
  const whole = withoutDependents(planned);
  const { dish } = whole;
  const condition = createConditionScope(whole, wish);
  const steps = shownSteps(dish, condition);
  const plan = withFewHardHerbs(whole, steps);
  const measured = withDippedSprouts(measureParts(plan, wish.servings, wish.units), steps);
  // Seasoning for a step that this version of the dish does not have: nobody needs it.
  const spoken = new Set(steps.flatMap(({ uses }) => uses));
  const parts = measured.filter((part) => spoken.has(part.role.id) || !mayGo(part));
  const lines = groupParts(parts);
  const keysOf = new Map<string, string[]>();
  const keyOf = new Map<Part, string>();
  for (const { key, members } of lines) for (const part of members) keyOf.set(part, key);
  for (const part of parts) {
    const key = keyOf.get(part)!;
    const keys = keysOf.get(part.role.id);
    if (keys === undefined) keysOf.set(part.role.id, [key]);
    else if (!keys.includes(key)) keys.push(key);
  }
  const { soaks, tasks } = soaksApart(miseTasks(parts, keysOf, steps), steps);
  const rice = riceTask(parts, keysOf, steps, dish);
  const ingredients = once(() =>
    toldApart(lines.map((line) => listIngredient(line, wish.units, goesInAtOnce(line, steps)))),
  );
  return (haste) =>
    draftWith(haste, {
      plan,
      wish,
      condition,
      measured,
      parts,
      steps,
      keysOf,
      keyOf,
      soaks,
      rice,
      tasks,
      ingredients,
    });
}

/** What all drafts of a plan share, with whatever haste. */
interface DraftBase {
  readonly plan: Plan;
  readonly wish: RecipeWish;
  readonly condition: ConditionScope;
  readonly measured: readonly Part[];
  readonly parts: readonly Part[];
  readonly steps: readonly DishStep[];
  readonly keysOf: ReadonlyMap<string, readonly string[]>;
  readonly keyOf: ReadonlyMap<Part, string>;
  readonly soaks: readonly Soak<KnifeTask>[];
  /** The soaking of the rice that is only done where it costs no time. */
  readonly rice: Soak<KnifeTask> | null;
  readonly tasks: readonly KnifeTask[];
  readonly ingredients: () => Recipe['ingredients'];
}

function draftWith({ brisk = false, hurry = 0, soak = 0 }: Haste, base: DraftBase): Draft {
  const { plan, condition, measured, parts, keysOf, keyOf, rice, tasks, ingredients } = base;
  const { dish } = plan;
  const wish: RecipeWish = { ...base.wish, brisk, hurry };
  const pace: Pace = { servings: wish.servings, skill: wish.skill, brisk, hurry, soak };
  const written = base.steps.map((step): Shown => ({
    step,
    time: timeStep(step, plan, pace),
    done: null,
  }));
  const timed = inOrderOfNeed(written, () => layOut(written, plan, new Map()), plan);
  const shown = timed.map((one): Shown => ({
    ...one,
    done: findDoneness(one, timed, plan),
  }));
  const named = layOut(shown, plan, keysOf);
  const late = lateAdditions(parts, shown, named);
  const isOverCoals = wish.hasTool(charcoal);
  let soaks = base.soaks;
  const lay = (last: readonly LastCut[]) => {
    const laid = laidWith(last);
    return isOverCoals
      ? {
          ...laid,
          steps: withCoals(
            laid.steps,
            shown.map(({ step }) => step),
          ),
        }
      : laid;
  };
  const laidWith = (last: readonly LastCut[]) => ({
    cutLast: last,
    ...withSoaks(
      withMise(
        named.map((step) => withCutting(late.length === 0 ? step : addLate(step, late, keyOf), last, pace)),
        shown.map(({ step }) => step),
        tasks.filter((task) => !last.some((one) => one.task === task)),
        (raw) => handMinutes(raw, wish.skill, pace.hurry),
        pace.brisk,
      ),
      soaks,
      shown.map(({ step }) => step),
    ),
  });
  const asUsed = tasks.flatMap((task) => cutAsUsed(task, shown));
  const dry = lay(asUsed);
  if (rice !== null) soaks = [...base.soaks, rice];
  const wet = rice === null ? dry : lay(asUsed);
  const isWet =
    rice !== null &&
    totalMinutes(wet.steps) <=
      Math.min(
        totalMinutes(dry.steps) + (typeof wish.limit === 'number' ? 3 * toSoak : toSoak),
        wish.limit ?? Infinity,
      );
  if (!isWet) soaks = base.soaks;
  const apart = isWet ? wet : dry;
  const lone = loneTask(apart.mise, shown);
  const joined = lone === null ? apart : lay([...asUsed, lone]);
  const {
    steps: exact,
    mise,
    cutLast,
  } = joined === apart || totalMinutes(joined.steps) > totalMinutes(apart.steps) ? apart : joined;
  const said = new Set(shown.flatMap(({ step }) => (step.say.includes('{min}') ? [step.id] : [])));
  const steps = wish.limit === undefined ? exact : roundOff(exact, wish.limit, ({ id }) => !said.has(id));
  const recipe = once((): Recipe => ({
    title: '',
    description: null,
    cuisine: wish.cuisineId,
    skillLevel: wish.skill,
    mealType: wish.meal ?? dish.meals[0] ?? null,
    servings: wish.servings,
    ingredients: ingredients(),
    steps,
    equipment: [...new Set(shown.flatMap(toolsOf))],
    tips: [],
    storage: null,
    origin: `${dish.form ? 'form' : 'dish'}:${dish.id}`,
  }));
  const write = (): Recipe =>
    writeRecipe({
      plan,
      wish: isWet ? { ...wish, soaked: rice.task.role } : wish,
      condition,
      measured,
      parts,
      shown,
      mise,
      cutLast,
      late,
      recipe: recipe(),
    });
  return withRecipe({ steps, write }, { recipe });
}

const withRecipe = lazyShape('recipe');

/** Whether one step takes everything on a line of the list. */
function goesInAtOnce({ members }: ListLine, steps: readonly DishStep[]): boolean {
  const takers = steps.filter(({ uses }) => members.some(({ role }) => uses.includes(role.id)));
  return takers.length === 1;
}

/** Without what goes only with another part that is not there: no vinegar for no mint sauce, no dressing for no salad. */
function withoutDependents(plan: Plan): Plan {
  const isThere = (role: string): boolean => (plan.fills.get(role) ?? []).length > 0;
  const alone = plan.dish.roles.filter(({ id, only }) => only !== null && isThere(id) && !isThere(only));
  if (alone.length === 0) return plan;
  const fills = new Map(plan.fills);
  for (const { id } of alone) fills.set(id, []);
  return planWith(plan, { fills });
}

/** The steps of a dish that one version of it has. */
export const shownSteps = (dish: Dish, condition: ConditionScope): readonly DishStep[] =>
  dish.steps.filter(
    ({ when, stands, uses }) =>
      allHold(when, condition) &&
      (stands || uses.length === 0 || uses.some((role) => condition.filled(role))),
  );

/** A step's tools, a larger pan where the author's small one has been outgrown. */
const toolsOf = ({ step, time }: Pick<Shown, 'step' | 'time'>): readonly string[] =>
  time.outgrown ? step.tools.map(withLargerPan) : step.tools;

/** The steps that this version of the dish has, in numbers. */
function layOut(
  shown: readonly Shown[],
  plan: Plan,
  keysOf: ReadonlyMap<string, readonly string[]>,
): readonly Step[] {
  const visible = new Set(shown.map(({ step }) => step.id));
  // A step that is not shown hands its own predecessors on.
  const resolve = (ids: readonly string[]): readonly string[] =>
    ids.every((id) => visible.has(id))
      ? [...new Set(ids)]
      : [
          ...new Set(
            ids.flatMap((id) =>
              visible.has(id) ? [id] : resolve(plan.dish.steps.find((step) => step.id === id)?.after ?? []),
            ),
          ),
        ];
  return shown.map(({ step, time, done }) => ({
    id: step.id,
    text: '',
    phase: actionNature[step.action].phase,
    action: step.action,
    inputs: [...new Set(step.uses.flatMap((role) => keysOf.get(role) ?? []))],
    tools: toolsOf({ step, time }),
    heat: step.heat,
    celsius: step.celsius,
    internalCelsius: done?.celsius ?? time.safe?.celsius ?? null,
    minutes: time.heating + time.max + time.rest,
    activeMinutes: time.activeMinutes,
    station: step.station,
    doneness: null,
    after: resolve(step.after),
  }));
}

/** A step with the foods that it handles when some go in later than the dish names them. */
function addLate(step: Step, late: readonly LateAddition[], keyOf: ReadonlyMap<Part, string>): Step {
  const keys = (some: (one: LateAddition) => boolean): readonly string[] =>
    late.filter(some).map(({ part }) => keyOf.get(part)!);
  const hidden = keys(({ hiddenIn }) => hiddenIn.has(step.id));
  const added = keys(({ addedIn }) => addedIn === step.id);
  return stepWith(step, { inputs: [...step.inputs.filter((key) => !hidden.includes(key)), ...added] });
}

/** Brown within minutes of being cut. */
const brownsAtOnce = /^(?:avocado|apple|granny-smith-apple|green-apple|pear|asian-pear|banana)$/;
/** So long before its step, cut fruit has begun to brown, minutes. */
const tooEarly = 6;

/** Knife work that is done in the step that uses what is cut; none for what may wait on the board. */
function cutAsUsed(task: KnifeTask, shown: readonly Shown[]): readonly LastCut[] {
  if (!brownsAtOnce.test(task.part.fill.food.id)) return [];
  const at = shown.findIndex(({ step }) => step.uses.includes(task.role));
  const before = shown.slice(0, at).reduce((sum, { time }) => sum + time.max, 0);
  const step = shown[at]?.step;
  return step === undefined || before < tooEarly || step.station !== 'none' || opensElsewhere.test(step.say)
    ? []
    : [{ task, stepId: step.id }];
}

/** The only piece of knife work at the beginning, where the step that takes it is done by hand: nobody makes a step of cubing the butter. */
function loneTask(mise: readonly MiseStep<KnifeTask>[], shown: readonly Shown[]): LastCut | null {
  const [task, ...more] = mise[0]?.tasks ?? [];
  if (task === undefined || more.length > 0) return null;
  const step = shown.find((one) => one.step.uses.includes(task.role))?.step;
  return step === undefined || step.station !== 'none' || opensElsewhere.test(step.say)
    ? null
    : { task, stepId: step.id };
}

/** A sentence that knife work cannot stand before. */
const opensElsewhere = /^(?:\[[^:]*: ?)?(?:Meanwhile|While|Off the heat)/;

/** A step with the minutes of what is cut in it. */
function withCutting(step: Step, cuts: readonly LastCut[], { skill, hurry }: Pace): Step {
  const raw = cuts
    .filter(({ stepId }) => stepId === step.id)
    .reduce((sum, { task }) => sum + task.minutes, 0);
  if (raw === 0) return step;
  const minutes = handMinutes(Math.ceil(raw), skill, hurry);
  return stepWith(step, {
    minutes: step.minutes + minutes,
    activeMinutes: step.activeMinutes + minutes,
  });
}

/** The knife work for each part. */
function miseTasks(
  parts: readonly Part[],
  keysOf: ReadonlyMap<string, readonly string[]>,
  steps: readonly DishStep[],
): readonly KnifeTask[] {
  return parts.flatMap((part): readonly KnifeTask[] => {
    const { prep, role, amount } = part;
    if (prep === null || !isBoardWork(prep) || isPeeledInPassing(part.fill.food, prep)) return [];
    if (isDoneInStep(prep, role.id, steps)) return [];
    return [
      { part, prep, role: role.id, keys: keysOf.get(role.id)!, minutes: prepMinutes(prep, amount.grams) },
    ];
  });
}

/** What has to lie in water first, apart from what is only cut; where a step soaks it, it is that step's. */
function soaksApart(
  all: readonly KnifeTask[],
  steps: readonly DishStep[],
): { readonly soaks: readonly Soak<KnifeTask>[]; readonly tasks: readonly KnifeTask[] } {
  const soaks = all.flatMap((task): readonly Soak<KnifeTask>[] => {
    const soak = soakOf(task.part.fill.food, task.prep);
    const first = steps.find(({ uses }) => uses.includes(task.role));
    if (soak === null || first === undefined || /\b[Ss]oak/.test(first.say)) return [];
    return [{ task: { ...task, prep: soak.prep }, minutes: soak.minutes }];
  });
  const wet = new Set(soaks.map(({ task }) => task.role));
  return { soaks, tasks: all.filter(({ role }) => !wet.has(role)) };
}

/** Rice is not put into water before a wait of so many minutes. */
const longWait = 40;
/** So much longer a cook takes who puts rice into water first, minutes; where it is more, the rice would be waited for. */
const toSoak = 3;

/** The rice that lies in water meanwhile, where its cooks do that; null where the dish has none. */
function riceTask(
  parts: readonly Part[],
  keysOf: ReadonlyMap<string, readonly string[]>,
  steps: readonly DishStep[],
  { cuisine }: Dish,
): Soak<KnifeTask> | null {
  for (const part of parts) {
    const { role, fill, prep } = part;
    const taker = steps.find(({ uses }) => uses.includes(role.id));
    // Drained rice that waits for an hour is dry again.
    const waits = steps
      .slice(0, taker === undefined ? 0 : steps.indexOf(taker))
      .some(({ minutes }) => minutes[1] >= longWait);
    const soak =
      taker === undefined || waits ? null : riceSoak(fill.food, { cuisine, say: taker.say, rinse: prep });
    if (soak === null) continue;
    const task = { part, prep: soak.prep, role: role.id, keys: keysOf.get(role.id)!, minutes: 1 };
    return { task, minutes: soak.minutes };
  }
  return null;
}

/** Whether the step that takes it first beats or melts it in its own words: the list says what comes of it, and nobody does it twice. */
function isDoneInStep(prep: string, role: string, steps: readonly DishStep[]): boolean {
  const verb = doneInSteps[prep];
  const first = steps.find(({ uses }) => uses.includes(role));
  if (verb === undefined || first === undefined) return false;
  const slot = new RegExp(String.raw`\{[^{}]*\b${role}\b`);
  return first.say.split('. ').some((sentence) => verb.test(sentence) && slot.test(sentence));
}

const doneInSteps: Readonly<Record<string, RegExp>> = {
  beaten: /\b(?:[Bb]eat|[Ww]hisk) \{/,
  'lightly beaten': /\b(?:[Bb]eat|[Ww]hisk) \{/,
  melted: /\b[Mm]elt \{/,
};

/** A banana is peeled as it is used. */
export const isPeeledInPassing = (food: Food, prep: string): boolean =>
  prep === 'peeled' && /banana$/.test(food.id);

/** Whether a part may be left out where no step speaks of it. */
const mayGo = ({ role, fill }: Part): boolean =>
  role.need === 'optional' ||
  role.need === 'extra' ||
  ['salt', 'sweet', 'fat'].includes(fill.food.roles[0] ?? '');

/** What the conditions of a dish are judged against. */
export function createConditionScope(
  plan: Plan,
  wish: Pick<RecipeWish, 'isA' | 'skill' | 'hasTool'>,
): ConditionScope {
  return {
    filled: (role) => (plan.fills.get(role) ?? []).length > 0,
    swapped: (role) => {
      const own = plan.dish.roles.find((other) => other.id === role);
      return own !== undefined && isSwapped(own, plan.fills.get(role) ?? []);
    },
    isKind: (role, kind) => (plan.fills.get(role) ?? []).some((fill) => wish.isA(fill.food, kind)),
    skill: wish.skill,
    hasTool: (tool) => wish.hasTool(tool),
  };
}

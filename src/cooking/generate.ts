import type { Catalogue } from '#food/catalogue';
import { measuresOf } from '#food/diets';
import type { FactTables } from '#food/fact-tables';
import type { Food } from '#food/model';
import type { Diet } from '#food/vocabulary';
import { type Result, err, ok } from '#kernel/result';
import { isAMeal, mealEnergy } from './a-meal.ts';
import { chooseProfiles, everywhere } from './choose-profiles.ts';
import type { Cuisines } from './cuisines.ts';
import type { CuisineProfile, Dish } from './dish.ts';
import { dressForm } from './dishes/cuisine.ts';
import { evenDish } from './dishes/even-shape.ts';
import { kitchenTools } from './equipment/equipment.ts';
import { type Standing, finish } from './finish.ts';
import { type Fitted, type Fitting, alone, fitPlans, usualServings } from './fit-plans.ts';
import type { GenerateBrief } from './generate-brief.ts';
import { type NoRecipe, explainNothing, explainTime } from './no-recipe.ts';
import { asFlatbread } from './plan/as-flatbread.ts';
import { finished } from './plan/beside/finish-forms.ts';
import { seasoned } from './plan/beside/season-forms.ts';
import { hasSides } from './plan/beside/side-role.ts';
import { withSides } from './plan/beside/sides.ts';
import { type Sides, withLeftovers } from './plan/beside/use-leftovers.ts';
import type { Brief, PantryItem } from './plan/brief.ts';
import type { Plan } from './plan/fill.ts';
import { forHowMany } from './plan/for-how-many.ts';
import { heartsToBuy } from './plan/hearts-to-buy.ts';
import { inNamedTools } from './plan/in-named-tools.ts';
import { takingBoiled } from './plan/kitchen/boiled-before.ts';
import { broughtAlong } from './plan/kitchen/brought-along.ts';
import { withCutBefore } from './plan/kitchen/cut-before.ts';
import { beansAsHeld, takingDriedBeans } from './plan/kitchen/dried-beans.ts';
import { bestOf, sidesOf } from './plan/kitchen/kept-apart.ts';
import { withKnownSeasonings } from './plan/kitchen/known-to-dish.ts';
import { allowed } from './plan/kitchen/larder.ts';
import type { Missing } from './plan/kitchen/missing.ts';
import { takingOtherCreams } from './plan/kitchen/other-creams.ts';
import { takingOtherCuts } from './plan/kitchen/other-cuts.ts';
import { takingOtherForms, withSoakingWater } from './plan/kitchen/other-forms.ts';
import { takingOtherStocks } from './plan/kitchen/other-stocks.ts';
import { shopName, shortfalls, takenBy } from './plan/kitchen/shortfalls.ts';
import { hasBlend, isWellSeasoned } from './plan/kitchen/staples.ts';
import { suitedTwin } from './plan/kitchen/suited-twin.ts';
import type { Unused } from './plan/kitchen/unused.ts';
import { withoutErrands } from './plan/kitchen/without-errands.ts';
import { balanced, besideSaltedMeat } from './plan/rank/balanced.ts';
import { createDishIndex } from './plan/rank/dish-index.ts';
import { type Ranked, rankDishes } from './plan/rank/rank.ts';
import { idleWorth } from './plan/rank/stakes.ts';
import { focusScore, tiltFor } from './plan/rank/tilt.ts';
import { tellingTools } from './plan/rank/wish-score.ts';
import { timeForSlowCooker } from './plan/tools.ts';
import { withUntold } from './plan/untold.ts';
import { drawnFreely, withDrawnStock } from './plan/within/drawn-stock.ts';
import { withinCost } from './plan/within/within-cost.ts';
import { withinFruit } from './plan/within/within-fruit.ts';
import { hasHeavierJoint, withUsualJoints, withinHeld } from './plan/within/within-held.ts';
import { limitsFor, withinLimits } from './plan/within/within-limits.ts';
import { type Measures, furtherDown, withinMeasures } from './plan/within/within-measures.ts';
import { withinPlate } from './plan/within/within-plate.ts';
import { withoutSlowExtras } from './plan/without-slow-extras.ts';
import type { Recipe } from './recipe.ts';
import { certified, createDenials } from './verify/denials.ts';
import { hopelessFor } from './verify/hopeless.ts';
import { type ConstraintVerdict, type Judgement, judgeRecipe } from './verify/judge.ts';

/** What the engine cooks from. */
export interface KitchenTables {
  readonly foods: Catalogue;
  readonly facts: FactTables;
  readonly dishes: readonly Dish[];
  readonly forms: readonly Dish[];
  readonly cuisines: Cuisines;
}

/** A recipe that stands, with the proof. */
export interface Generated {
  readonly recipe: Recipe;
  readonly judgement: Judgement;
  readonly pantry: {
    readonly used: readonly {
      readonly item: PantryItem;
      readonly food: Food;
      readonly grams: number | null;
    }[];
    readonly missing: readonly Missing[];
    readonly assumed: readonly string[];
    readonly unused: readonly Unused[];
  };
  readonly warnings: readonly string[];
  /** Null where no cuisine was asked for. */
  readonly cuisineKnown: boolean | null;
}

/** The embedded engine. Deterministic: the same brief, seed and tables give the same recipe. */
export interface Engine {
  generate(brief: GenerateBrief): Result<Generated, NoRecipe>;
  /** The plans that come into question, in the order in which they are tried, for those who ask why a dish (does not) come. */
  consider(brief: GenerateBrief): Iterable<Considered>;
}

/** A plan as the engine looks at it. */
export interface Considered {
  readonly dish: Dish;
  readonly score: number;
  /** Minutes as it would be cooked, 0 where no time was given. */
  readonly minutes: number;
  /** Pantry items that it takes, by index. */
  readonly used: ReadonlySet<number>;
  readonly buys: number;
  readonly loss: number;
}

/** Diets of belief or taste: the cook of such a kitchen bought the noodles that suit it. */
const waysOfEating: ReadonlySet<Diet> = new Set([
  'vegan',
  'vegetarian',
  'lacto-vegetarian',
  'ovo-vegetarian',
  'pescatarian',
  'halal',
  'kosher',
  'hindu-vegetarian',
  'jain',
  'alcohol-free',
  'pork-free',
  'red-meat-free',
]);

/** How many plans are cooked and judged before the engine gives up. */
const attemptLimit = 120;

/** Up to how many plans are cooked at once with everything beside them. */
const stillHopeful = 4;

/** How many plans may be put off for their figures before no more are looked at. */
const putOffLimit = 800;

/** How many of them are cooked all the same, where nothing better was found: the figures were a guess. */
const putOffTried = 12;

/** Each of a list when its turn comes, as a function makes of it. */
function* mapped<From, To>(list: Iterable<From>, make: (one: From) => To): Generator<To> {
  for (const one of list) yield make(one);
}

/** The plans in their order, those without much hope after the others. */
function* likelyFirst(ranked: Iterable<Ranked>, isHopeless: (one: Ranked) => boolean): Generator<Ranked> {
  const putOff: Ranked[] = [];
  for (const one of ranked) {
    if (!isHopeless(one)) yield one;
    else if (putOff.push(one) === putOffLimit) break;
  }
  yield* putOff.slice(0, putOffTried);
}

/** How many plans are cooked though they cannot be done in time. */
const slowSamples = 4;

/** How many plans that are no meal are passed over before the first of them is taken. */
const patience = 14;

/** How much less worth a plan may be that is taken because a better one is no meal. */
const mealWorth = 3;

/** A handful of leaves for four, kcal a serving: where nothing may be bought, rather said than served as a dish. */
const leastOfAll = 30;

/** How much less worth a plan may be that takes one more of what lies there, and up to how many more are looked at for that. */
const idleCost = 1.5;

const lookFurther = 12;

/** And how much more it counts there that something is bought than it does among the dishes. */
const errandCost = 0.25;

/** What it takes that somebody is sent out for the cheese of the cheesecake, so that the biscuits are used. */
const heartCost = 1;

/** How much a measured wish counts beside the use of the kitchen, how far it can carry a dish, and among how many it chooses. */
const focusWorth = 1.6;

const focusReach = 2.4;

const enoughStanding = 8;

/** What may lie there without another look: a spice, a spoon of something. */
const leastIdle = 0.3;

/** A dish as it is also made with what was boiled before, and with beans that were not. */
const takingAnyState = (dish: Dish, foods: Catalogue): Dish =>
  [
    takingBoiled,
    takingOtherForms,
    takingOtherCuts,
    takingDriedBeans,
    takingOtherStocks,
    takingOtherCreams,
  ].reduce((one, taking) => taking(one, foods), dish);

/** Builds the engine over the compiled tables. */
export function createEngine(tables: KitchenTables): Engine {
  const dressed = new Map<string, readonly Dish[]>();
  const formsFor = (profile: CuisineProfile): readonly Dish[] => {
    let forms = dressed.get(profile.id);
    if (!forms) {
      const fits = (form: Dish): boolean =>
        form.fits.length === 0 ||
        profile.id === everywhere ||
        form.fits.some((word) => word === profile.id || profile.within.includes(word));
      forms = tables.forms
        .filter(fits)
        .map((form) => evenDish(takingAnyState(dressForm(form, profile), tables.foods), form));
      dressed.set(profile.id, forms);
    }
    return forms;
  };
  const dishes = tables.dishes.map((dish) =>
    evenDish(takingAnyState(withSides(dish, tables.cuisines.get(dish.cuisine)), tables.foods), dish),
  );
  const denials = createDenials(tables);
  const index = createDishIndex(tables.foods, dishes);

  const prepare = (brief: GenerateBrief): Result<Prepared, NoRecipe> => {
    const cuisine = brief.cuisine === null ? null : tables.cuisines.find(brief.cuisine);
    const deny = denials(brief.asks);
    const forHealth = denials({
      ...brief.asks,
      diets: brief.asks.diets.filter((diet) => !waysOfEating.has(diet)),
    });
    const few = brief.servings === null ? forHowMany(brief.pantry) : null;
    const planning: Brief = {
      pantry: brief.pantry,
      servings: brief.servings ?? few ?? usualServings,
      servingsFree: brief.servings === null && few === null,
      skill: brief.skill,
      timeAvailable: brief.asks.timeAvailable,
      cuisine: cuisine === null ? null : { id: cuisine.id, within: cuisine.within },
      meal: brief.meal,
      tools: brief.asks.equipment === null ? null : kitchenTools(brief.asks.equipment),
      named: tellingTools(brief.asks.equipment ?? []).filter(
        (tool) => tool !== 'slow cooker' || (brief.asks.timeAvailable ?? Infinity) >= timeForSlowCooker,
      ),
      onlyThese: brief.onlyThese,
      seasoned: isWellSeasoned(brief.pantry),
      blended: hasBlend(brief.pantry),
      seed: brief.seed,
      tilt: tiltFor(brief.asks.diets, brief.healthFocus),
      deny,
      mayMean: (food) => forHealth(food) === null,
      isA: (food, kind) => food.id === kind || food.ancestors.includes(kind),
      get: (id) => tables.foods.get(id) ?? undefined,
      below: (id) => tables.foods.descendants(id),
      concrete: (id) => tables.foods.concrete(id),
    };
    const forbidden = brief.pantry.filter((item) => {
      const food = item.mustUse ? allowed(item, planning) : null;
      return food !== null && planning.deny(food) !== null && suitedTwin(food, planning) === null;
    });
    if (forbidden.length > 0) {
      return err({
        reasons: forbidden.map((item) => {
          const denial = planning.deny(item.food!)!;
          return `${item.text} must be used but ${denial.constraint} forbids it: ${denial.reason}`;
        }),
        wayOut: `take ${forbidden.map((item) => item.text).join(', ')} out of must_use, or drop the restriction`,
      });
    }
    const profiles = chooseProfiles(cuisine?.profile ?? null, cuisine?.within ?? null, planning, tables);
    const candidates = [dishes, ...profiles.map(formsFor)];
    const fitting = fitPlans(brief, planning, tables, cuisine?.label ?? null);
    const most = brief.asks.maxCostPerServing;
    const limits = limitsFor(brief.asks.diets, tables.facts);
    const measured = measuresOf(brief.asks.diets, tables.facts);
    const measures: Measures | null =
      measured.length === 0 ? null : { diets: measured, mealGrams: tables.facts.thresholds.mealGrams };
    const sides = sidesOf(planning, brief.asks.diets, tables.facts);
    const isInTime = (one: Ranked): boolean => fitting.isInTime(beansAsHeld(one, planning));
    const rank = (one: Brief): Generator<Ranked> => rankDishes(candidates, one, index, isInTime);
    const all =
      sides.length === 1 ? rank(planning) : bestOf(sides.map((one) => ({ ranked: rank(one), brief: one })));
    const inRank = mapped(all, (one) => {
      const servings = fitting.servingsOf(one.plan.dish);
      const known = withDrawnStock(
        withSoakingWater(
          withKnownSeasonings(withUntold(withoutErrands(beansAsHeld(one, planning), planning)), planning),
        ),
        planning,
      );
      const told = inNamedTools(asFlatbread(withCutBefore(known, planning), planning), planning);
      const profile = tables.cuisines.get(one.plan.dish.cuisine);
      const sharpened = seasoned(told, profile, planning);
      // Nobody loses the dish for a knob of ginger that there is no time to chop.
      const spiced = sharpened === told || isInTime(sharpened) ? sharpened : told;
      const dressed = most === null ? finished(spiced, profile, planning) : spiced;
      const salted = besideSaltedMeat(balanced(dressed), brief.asks.diets);
      const portioned = withinPlate(broughtAlong(salted), planning);
      const asHeld = (kitchen: Brief): Ranked =>
        withinFruit(withinHeld(portioned, servings, kitchen), servings, kitchen);
      const whole = asHeld(planning);
      // Where there is no time for a heavier joint, it is a usual one.
      const held =
        hasHeavierJoint(whole.plan) && !isInTime(whole) && isInTime(portioned)
          ? asHeld(withUsualJoints(planning, whole.plan))
          : whole;
      return withinMeasures(withinLimits(held, servings, limits), servings, measures);
    });
    const ranked =
      most === null
        ? inRank
        : mapped(inRank, (one) => withinCost(one, most, fitting.servingsOf(one.plan.dish), planning));
    const hopeless = hopelessFor(brief.asks, tables.facts);
    const inOrder =
      hopeless === null
        ? ranked
        : likelyFirst(ranked, ({ plan }) => hopeless(plan, fitting.servingsOf(plan.dish)));
    return ok({ inOrder, fitting, planning, measures });
  };
  const generate = (asked: GenerateBrief): Result<Generated, NoRecipe> => {
    const brief = { ...asked, pantry: drawnFreely(asked.pantry) };
    const prepared = prepare(brief);
    if (!prepared.ok) return prepared;
    return cook(prepared.value, brief, tables);
  };
  const consider = function* (asked: GenerateBrief): Generator<Considered> {
    const prepared = prepare({ ...asked, pantry: drawnFreely(asked.pantry) });
    if (!prepared.ok) return;
    const { inOrder, fitting } = prepared.value;
    for (const one of inOrder) {
      const { minutes } = fitting.fit(one);
      const { score, used, buys, loss } = one;
      yield { dish: one.plan.dish, score, minutes, used, buys, loss };
    }
  };
  return { generate, consider };
}

/** A brief with its plans in order, before any is cooked. */
interface Prepared {
  readonly inOrder: Iterable<Ranked>;
  readonly fitting: Fitting;
  readonly planning: Brief;
  readonly measures: Measures | null;
}

/** Cooks plans in order of rank until one stands; looks at a few more where a measured wish could be met better. */
function cook(
  { inOrder: ranked, fitting, planning, measures }: Prepared,
  brief: GenerateBrief,
  tables: KitchenTables,
): Result<Generated, NoRecipe> {
  const failures = new Map<string, number>();
  const fail = (reason: string): void => void failures.set(reason, (failures.get(reason) ?? 0) + 1);
  let best: { readonly standing: Standing; readonly score: number } | null = null;
  let fullest: { readonly standing: Standing; readonly worth: number } | null = null;
  let further = 0;
  const worthOf = ({ plan, score, used, buys }: Ranked): number =>
    score - idleCost * idleWorth(planning, used) - errandCost * buys - heartCost * heartsToBuy(plan);
  let reserve: Standing | null = null;
  let reserved = 0;
  let standing = 0;
  let shortest = Infinity;
  const limit = brief.asks.timeAvailable;
  const must = brief.pantry.flatMap((item, index) => (item.mustUse ? [index] : []));
  const withMore = (ranked: Ranked, sides: Sides): Ranked =>
    withLeftovers(ranked, tables.cuisines.get(ranked.plan.dish.cuisine), ranked.brief ?? planning, sides);
  const takeDown = furtherDown(measures);
  let looked = 0;
  let tooSlow = 0;
  for (const first of ranked) {
    let candidate = first;
    if (candidate.leastMinutes > (brief.asks.timeAvailable ?? Infinity)) {
      // A few are cooked all the same, so that the answer can say how long it would take.
      tooSlow += 1;
      if (tooSlow > slowSamples) continue;
    }
    if (fullest !== null) {
      // What takes more of the kitchen, though it is a little less by itself, is what a cook would think of.
      further += 1;
      if (further > lookFurther || candidate.score <= fullest.worth) break;
      if (worthOf(candidate) <= fullest.worth) continue;
    }
    looked += 1;
    if (looked > attemptLimit) break;
    // What comes now could not catch up with the best so far, however well it served the wish.
    if (best !== null && candidate.score + focusReach <= best.score) break;
    // A generous plate of what was meant is a better dinner than a proper one of something else.
    if (reserve !== null && candidate.score < reserve.ranked.score - mealWorth) break;
    const { used } = must.length === 0 ? candidate : withMore(candidate, 'all');
    const missed = must.filter((index) => !used.has(index));
    if (missed.length > 0) {
      const texts = missed.map((index) => brief.pantry[index]!.text);
      fail(`no dish takes ${texts.join(' and ')} together with everything else that was asked`);
      continue;
    }
    const fewest = fitting.fewestMinutes(candidate);
    if (limit !== null && fewest > limit && fewest >= shortest) {
      // Too long, and no news of how long it would take at the least.
      fail(tooLong);
      continue;
    }
    const whole = fitting.fit(candidate);
    const fitted =
      limit !== null && whole.minutes > limit ? nearlyInTime(whole, must, limit, fitting) : whole;
    candidate = fitted.ranked;
    if (limit !== null) {
      shortest = Math.min(shortest, fitted.minutes);
      if (fitted.minutes > limit) {
        fail(tooLong);
        continue;
      }
    }
    const beside: Beside = { must, withMore, fitting, hopeful: looked <= stillHopeful };
    let cooked = cookFully(fitted, beside, brief, tables);
    const lighter =
      typeof cooked === 'string' ? takeDown(candidate, fitting.servingsOf(candidate.plan.dish), cooked) : [];
    for (const less of lighter) {
      const again = fitting.fit(less);
      if (again.minutes > (limit ?? Infinity)) break;
      const second = cookFully(again, beside, brief, tables);
      if (typeof second === 'string') continue;
      cooked = second;
      break;
    }
    if (typeof cooked === 'string') {
      fail(cooked);
      continue;
    }
    const stands = cooked;
    candidate = stands.ranked;
    if (!isAMeal(stands.judgement, brief, stands.ranked.plan.dish, mealEnergy.withSides)) {
      if (brief.onlyThese && (stands.judgement.nutrition.perServing.energy_kcal ?? leastOfAll) < leastOfAll) {
        fail('only_these: what is there makes no more than a mouthful each');
        continue;
      }
      // A relish is no dinner, and neither is a day's food on one plate; taken only when nothing better comes soon.
      reserve ??= stands;
      reserved += 1;
      if (reserved > patience) break;
      continue;
    }
    if (brief.healthFocus === null) {
      const worth = worthOf(stands.ranked);
      if (fullest === null || worth > fullest.worth) fullest = { standing: stands, worth };
      if (brief.seed !== 0 || idleWorth(planning, fullest.standing.ranked.used) < leastIdle) break;
      continue;
    }
    const focused = focusWorth * focusScore(stands.judgement.nutrition, brief.healthFocus);
    const score = worthOf(stands.ranked) + focused;
    if (best === null || score > best.score) best = { standing: stands, score };
    standing += 1;
    if (standing >= enoughStanding) break;
  }
  const chosen = fullest?.standing ?? best?.standing ?? reserve;
  if (chosen !== null) return ok(finish(chosen, brief, planning, tables));
  // Where some are quick enough, the time is not what stands in the way.
  const timely = shortest <= (brief.asks.timeAvailable ?? Infinity);
  const reasons = [...failures]
    .sort((a, b) => Number(a[0] === tooLong && timely) - Number(b[0] === tooLong && timely) || b[1] - a[1])
    .map(([reason]) => (reason === tooLong ? explainTime(brief.asks.timeAvailable!, shortest) : reason));
  return err(explainNothing(reasons, looked, brief, shortest));
}

/** By how much a plan may be late of which something less is cooked. */
const littleLate = 1.4;

/** A plan that is a little late, without a thing that it only takes because it is there; the same where that does not help. */
function nearlyInTime(late: Fitted, must: readonly number[], limit: number, fitting: Fitting): Fitted {
  if (late.minutes > limit * littleLate) return late;
  for (const less of withoutSlowExtras(late.ranked, must)) {
    const fitted = fitting.fit(less);
    if (fitted.minutes <= limit) return fitted;
  }
  return late;
}

/** Where nothing may be bought: of which weighed item the recipe takes more than there is, in words; null where of none. */
function explainShortfall(recipe: Recipe, { fills }: Plan, { pantry }: GenerateBrief): string | null {
  const taken = takenBy(recipe, [...fills.values()].flat(), pantry);
  const [first] = shortfalls(taken, true);
  return first === undefined
    ? null
    : `only_these: ${Math.round(first.needs)} g of ${shopName(first.food)} would be needed for ${recipe.servings}, and there are ${Math.round(first.has)} g`;
}

/** What a judgement has against a recipe, null where it stands; the figures are looked at first. */
function reasonAgainst(judgement: Judgement): string | null {
  const broken = judgement.figures.find(isBroken) ?? judgement.constraints.find(isBroken);
  if (broken !== undefined) return `${broken.constraint}: ${broken.evidence[0] ?? ''}`;
  return judgement.hazards.find((hazard) => hazard.blocking)?.text ?? null;
}

/** How what lies beside a dish is found and fitted into the time. */
interface Beside {
  /** Pantry items that must be used, by index. */
  readonly must: readonly number[];
  readonly withMore: (ranked: Ranked, sides: Sides) => Ranked;
  readonly fitting: Fitting;
  /** Not many plans have been refused yet. */
  readonly hopeful: boolean;
}

/**
 * Cooks a plan with as much beside it as stands: all that is left in the kitchen, what needs no pan, what belongs to the
 * dish, or nothing, for what lies beside a dish must not be what speaks against it. Else the reason why it cannot be.
 */
function cookFully(
  fitted: Fitted,
  { must, withMore, fitting, hopeful }: Beside,
  brief: GenerateBrief,
  tables: KitchenTables,
): Standing | string {
  let reason = tooLong;
  const judged = (one: Fitted | null): Standing | null => {
    if (one === null) return null;
    const draft = one.draft();
    const judgement = judgeRecipe(draft.recipe, brief.asks, { facts: tables.facts, foods: tables.foods });
    const against =
      reasonAgainst(judgement) ??
      (brief.onlyThese ? explainShortfall(draft.recipe, one.ranked.plan, brief) : null);
    if (against !== null) reason = against;
    return against === null ? { draft, judgement, ranked: one.ranked } : null;
  };
  const { ranked } = fitted;
  const has = ({ used }: Ranked): boolean => must.every((index) => used.has(index));
  const withAll = (plain: Ranked, kinds: readonly Sides[]): Standing | null => {
    for (const sides of kinds) {
      const full = withMore(plain, sides);
      if (full === plain || !has(full)) continue;
      const more = judged(fitting.fitLike(full, fitted));
      if (more !== null) return more;
    }
    return null;
  };
  // Mostly what is first thought of stands; what is refused again and again is not cooked twice each time.
  const first = hopeful ? withAll(ranked, ['all']) : null;
  const isPlate = ({ judgement, ranked: { plan } }: Standing): boolean =>
    isAMeal(judgement, brief, plan.dish, mealEnergy.withSides);
  if (first !== null && isPlate(first)) return first;
  const own =
    judged(fitted) ?? (hasSides(ranked.plan) ? judged(fitting.fitLike(alone(ranked), fitted)) : null);
  if (own === null) return reason;
  const tried = hopeful && own.ranked === ranked;
  const more = withAll(own.ranked, tried ? ['few', 'cold'] : ['all', 'few', 'cold']);
  if (more !== null && (isPlate(more) || !isAMeal(own.judgement, brief, own.ranked.plan.dish))) return more;
  return has(own.ranked) ? own : reason;
}

/** Stands for the sentence on time, which is known when all plans have been looked at. */
const tooLong = 'time_available';

/** Whether a verdict speaks against a recipe; a certificate, which no table can hold, may be missing. */
const isBroken = (verdict: ConstraintVerdict): boolean =>
  verdict.status === 'violated' ||
  (verdict.status === 'unverifiable' && !certified.has(verdict.constraint as Diet));

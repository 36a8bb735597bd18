import type { Food } from '#food/model';
import type { CuisineProfile, Dish, DishRole, DishStep } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { fillWith, planWith, type Fill } from '../fill.ts';
import { drinkRounds } from './drink-rounds.ts';
import { mash } from './composed-sides.ts';
import { inBasket, isOnlyPan } from './in-basket.ts';
import { leftoverSides } from './leftover-sides.ts';
import { sideSauces } from './side-sauces.ts';
import { side, type LeftoverSide, type Plate } from './plate.ts';
import { potStep } from './into-the-pot.ts';
import { isStarch } from '../meal-parts.ts';
import type { Ranked } from '../rank/rank.ts';
import { companionsOf, fillOf, fitFor, ofCupboard, type Taken } from './companions.ts';
import { role } from './side-role.ts';
import { isStaple } from '../kitchen/staples.ts';
import { ovenSteps } from './side-oven.ts';
import { withTails } from './tails.ts';
import { noStarch, sparesSugar } from '../rank/tilt.ts';
import { isSweet, isSweetBake, sweetRounds } from './sweet-rounds.ts';
import { hasTools } from '../tools.ts';
import { temperedLast, temperingOf } from './tempering.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** So many sides are cooked beside a dish, and so many things handed round; more is a buffet. */
const mostCooked = 2;
const mostHanded = 4;
/** What there is no time for in a hurry. */
const toasting = /^toasted(?: and )?/;
/** From this share of what a side takes on it is worth making. */
const leastShare = 0.4;

const courses: ReadonlySet<string> = new Set(['main', 'soup', 'salad']);

/** Everything, one thing from the stove and one besides, or only what is handed round as it is. */
export type Sides = 'all' | 'few' | 'cold';

/** What a side is dressed in: the fat of the dish, if it is an oil, else the one that every kitchen has. */
function oilFor(plan: Ranked['plan'], brief: Brief): Fill | null {
  for (const fill of [...plan.fills.values()].flat())
    if (fill.food.id === 'olive-oil' || fill.food.id === 'neutral-oil')
      return fillWith(fill, { ratio: 1, prep: null, unit: 'tbsp', as: null });
  const oil = brief.get('olive-oil');
  if (oil === undefined || brief.deny(oil) !== null) return null;
  const pantry = brief.pantry.findIndex(({ food }) => food?.id === 'olive-oil');
  const dressing = { food: oil, ratio: 1, loss: 0, prep: null, unit: 'tbsp', as: null };
  return { ...dressing, pantry: pantry < 0 ? null : pantry };
}

/** What stands beside a dish in place of rice or potatoes: those, and roots that are mashed or roasted. */
const fillsUp = (food: Food): boolean => isStarch(food) || mashed.test(food.id);
const mashed =
  /^(?:celeriac|rutabaga|parsnip|cauliflower|turnip|(?:butternut|winter)-squash|kabocha|pumpkin)$/;

/**
 * The plan without the rice that would have to be bought beside it, or the potatoes that the dish could do without, and without
 * what is only there for that; the same plan where it has no such thing, or nothing in the kitchen could take its place.
 */
function withoutBoughtStarch(ranked: Ranked, brief: Brief): Ranked {
  const { plan } = ranked;
  const fillsOf = (id: string): readonly Fill[] => plan.fills.get(id) ?? [];
  const isBought = ({ id, beside, need }: DishRole): boolean =>
    (beside || (need === 'optional' && !plan.dish.any.includes(id))) &&
    fillsOf(id).length > 0 &&
    fillsOf(id).every(({ pantry, food }) => pantry === null && isStarch(food));
  const isLeft = brief.pantry.some(
    ({ food }, index) => food !== null && fillsUp(food) && !isStaple(food) && !ranked.used.has(index),
  );
  const dropped = new Set(isLeft ? plan.dish.roles.filter(isBought).map(({ id }) => id) : []);
  if (dropped.size === 0) return ranked;
  const goes = ({ id, only }: DishRole): boolean => dropped.has(id) || (only !== null && dropped.has(only));
  const fills = new Map(plan.fills);
  for (const one of plan.dish.roles) if (goes(one)) fills.set(one.id, []);
  return rankedWith(ranked, { plan: planWith(plan, { fills }) });
}

/** In the morning nobody cooks a second dish: an avocado, some bacon, what is handed round. */
const besideBreakfast = leftoverSides.filter(({ step, id }) => step === null || id === 'side_crisp');

/** What may lie beside a dish of its course; nothing beside a bread, a sauce or a starter. */
const tableFor = (dish: Dish, foods: readonly Food[]): readonly LeftoverSide[] =>
  courses.has(dish.course)
    ? leftoverSides
    : dish.course === 'drink'
      ? drinkRounds
      : isSweet(dish.course, foods) || isSweetBake(dish, foods)
        ? sweetRounds
        : dish.course === 'breakfast'
          ? besideBreakfast
          : [];

/** Starch first: who has polenta in the kitchen buys no potatoes for the side. Else as `withTheRest`. */
export function withLeftovers(
  ranked: Ranked,
  profile: CuisineProfile | undefined,
  brief: Brief,
  sides: Sides,
): Ranked {
  const freed = sides !== 'cold' ? withFreedVegetables(ranked) : ranked;
  if (freed !== ranked) {
    const made = withTheStarch(freed, profile, brief, sides);
    if ([...ranked.used].every((index) => made.used.has(index))) return made;
  }
  return withTheStarch(ranked, profile, brief, sides);
}

/** What a dish has beside it of itself, and what goes only with that. */
const plainSides = ['side_greens', 'side_gloss', 'side_salad', 'side_oil', 'side_acid'];

/** The plan whose vegetables beside the dish lie there again, to be made into something better; the same one where it has none. */
function withFreedVegetables(ranked: Ranked): Ranked {
  const { plan } = ranked;
  if (plainSides.every((id) => (plan.fills.get(id) ?? []).length === 0)) return ranked;
  const fills = new Map(plan.fills);
  for (const id of plainSides) if (fills.has(id)) fills.set(id, []);
  const taken = new Set([...fills.values()].flat().map(({ pantry }) => pantry));
  const used = new Set([...ranked.used].filter((index) => taken.has(index)));
  return rankedWith(ranked, { used, plan: planWith(plan, { fills }) });
}

function withTheStarch(
  ranked: Ranked,
  profile: CuisineProfile | undefined,
  brief: Brief,
  sides: Sides,
): Ranked {
  const bare = sides !== 'cold' ? withoutBoughtStarch(ranked, brief) : ranked;
  if (bare !== ranked) {
    const traded = withTheRest(bare, profile, brief, sides);
    const filling = [...traded.used].some((index) => {
      const food = brief.pantry[index]!.food;
      return !ranked.used.has(index) && food !== null && fillsUp(food);
    });
    if (filling) return traded;
  }
  return withTheRest(ranked, profile, brief, sides);
}

/**
 * A plan with what it leaves in the kitchen served beside it or over it, as far as a cook would: rice with what has
 * nothing to fill one up, beans in the pot, leaves and a lemon at the end. The dish itself stays what it is, and nothing is
 * bought. The same plan where nothing fits.
 */
function withTheRest(
  ranked: Ranked,
  profile: CuisineProfile | undefined,
  brief: Brief,
  sides: Sides,
): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  if (profile === undefined || dish.steps.at(-1)!.when.length > 0) return ranked;
  const foods = [...plan.fills.values()].flatMap((some) => some.map(({ food }) => food));
  const table = tableFor(dish, foods);
  // Who leaves the starch away is not given more of it; who minds salt or sugar still eats the rice that is there.
  const isCounting = (brief.tilt['starch'] ?? 0) <= noStarch;
  // Nor is sugar put back for whom the dish does without it.
  const isLeftOut = (food: Food, index: number): boolean =>
    sparesSugar(brief.tilt) && food.roles[0] === 'sweet' && brief.pantry[index]?.mustUse !== true;
  const left = [...brief.pantry.keys()].filter((index) => !ranked.used.has(index));
  if (left.length === 0) return ranked;
  const roles: DishRole[] = [];
  const steps: DishStep[] = [];
  const fills = new Map(plan.fills);
  const grams = new Map(plan.grams);
  const used = new Set(ranked.used);
  const tails: string[] = [];
  const named: string[] = [];
  let handed = 0;
  /** The dish, with what simmers with it. */
  let host = dish;
  const plate: Plate = { dish, profile, foods };
  for (const one of table) {
    if (sides === 'cold' && one.step !== null && !stirredIn.has(one.id)) continue;
    // With no time for a second tray the potatoes are boiled.
    if (sides === 'few' && one.oven === true) continue;
    if (one.step === null ? handed === mostHanded : isFull(one.step, steps, sides)) continue;
    const found: Taken[] = [];
    for (const index of left) {
      if (used.has(index) || found.length === (sides === 'few' ? 1 : one.most)) continue;
      const fit = fitFor(brief.pantry[index]!, one, brief);
      if (fit === null || !one.suits(plate, fit.food)) continue;
      if (isCounting && !hardlyAny.test(fit.food.id)) continue;
      if (isLeftOut(fit.food, index)) continue;
      if (foods.includes(fit.food) || found.some(({ food }) => food === fit.food)) continue;
      const held = brief.pantry[index]!.grams;
      if (held !== null && held < one.grams * leastShare * brief.servings) continue;
      found.push({ index, ...fit, prep: sides === 'cold' ? fit.prep.replace(toasting, '') : fit.prep });
    }
    if (found.length === 0) continue;
    const inPot = potStep(host, one.id, found[0]!.food);
    const roasted = one.oven === true ? ovenSteps(one.step!, { dish, fills }, steps, brief) : null;
    if (one.oven === true && roasted === null) continue;
    const joined =
      inPot === null
        ? companionsOf(one, { brief, plan, used, found, suits: (food) => !isCounting || !isCounted(food) })
        : [];
    if (joined === null) continue;
    const isCreamy = joined.some(
      ({ companion: { id } }) => id === 'cream' || (id === 'fat' && one.id === mash.id),
    );
    const needsOil = one.oil > 0 && inPot === null && !isCreamy;
    const oil = needsOil ? oilFor(plan, brief) : null;
    if (needsOil && oil === null) continue;
    if (
      one.step !== null &&
      inPot === null &&
      brief.tools !== null &&
      !hasTools(
        { ...dish, steps: [...dish.steps, ...steps, inBasket(one.step, dish, brief.tools)] },
        brief.tools,
        brief.timeAvailable,
      )
    )
      continue;
    if (one.step !== null && inPot === null && takesSecondPan(one.step, dish, brief.tools)) continue;
    const group = one.group === '' || inPot !== null ? null : one.group;
    const range = [one.grams * leastShare, one.grams * 1.6] as const;
    roles.push(role(one.id, { grams: one.grams, range, picks: [0, one.most], unit: one.unit, group }));
    fills.set(
      one.id,
      found.map((taken) => fillOf(taken, one.unit)),
    );
    const heldAll = found.reduce<number | null>((sum, { index }) => {
      const held = brief.pantry[index]!.grams;
      return held === null || sum === null ? null : sum + held;
    }, 0);
    const held = heldAll === null ? null : heldAll / brief.servings;
    // What is left of a roast is eaten up, and of vegetables a plate bears more than a spoonful.
    const isEaten = (inPot !== null && one.id === 'side_second') || (one.group === side && isGrown(found));
    const most = isEaten
      ? range[1]
      : one.id === 'side_grain'
        ? hungry
        : pouredOut.has(one.id)
          ? range[1]
          : one.grams;
    if (held !== null && (held < one.grams || most > one.grams)) grams.set(one.id, Math.min(held, most));
    if (oil !== null) {
      const id = `${one.id}_oil`;
      const range = [one.oil / 2, one.oil * 2] as const;
      // The oil of the dish is one line of the list, whatever it goes into.
      const own = plan.dish.roles.find((other) => fills.get(other.id)?.[0]?.food === oil.food);
      const line = own === undefined ? group : own.group;
      const dressing = {
        food: oil.food.id,
        need: 'optional',
        unit: 'tbsp',
        only: one.id,
        group: line,
      } as const;
      roles.push(role(id, { ...dressing, grams: one.oil, range }));
      fills.set(id, [oil]);
      foods.push(oil.food);
    }
    for (const { companion, taken, grams: each } of joined) {
      const id = `${one.id}_${companion.id}`;
      const of = {
        need: companion.needed ? 'required' : 'extra',
        grams: each,
        range: [each / 2, each * 1.6],
        picks: [0, companion.most],
      } as const;
      roles.push(role(id, { ...of, unit: companion.unit, only: one.id, group }));
      fills.set(
        id,
        taken.map((part) => fillOf(part, companion.unit)),
      );
    }
    for (const { index, food } of [...found, ...joined.flatMap(({ taken }) => taken)]) {
      if (index !== ofCupboard) used.add(index);
      foods.push(food);
    }
    if (one.named !== undefined && inPot === null) named.push(one.named);
    const tail = keptWarm.has(one.id) ? ` Serve with {${one.id}}.` : one.tail;
    if (tail !== '' && inPot === null) tails.push(tail);
    if (one.step === null) {
      handed += 1;
    } else if (inPot !== null) {
      host = { ...host, steps: host.steps.map((step) => (step.id === inPot.id ? inPot : step)) };
    } else {
      const inPot = steps.filter(({ id }) => stirredIn.has(id)).map(({ id }) => id);
      const after =
        inPot.length > 0 ? inPot : dish.steps.at(-1)!.after.filter((id) => id !== temperingOf(dish)?.id);
      const uses = [
        ...new Set([
          ...one.step.uses,
          ...(oil === null ? [] : [`${one.id}_oil`]),
          ...joined.map(({ companion }) => `${one.id}_${companion.id}`),
        ]),
      ];
      const made = { ...inBasket(withMachine(one, one.step, brief), dish, brief.tools), uses };
      if (roasted === null) steps.push({ ...made, after: stirredIn.has(one.id) ? after : [] });
      else
        steps.push(
          ...roasted.map((each) =>
            each.id === made.id ? { ...made, celsius: each.celsius, after: each.after } : each,
          ),
        );
    }
  }
  if (roles.length === 0) return ranked;
  return rankedWith(ranked, {
    used,
    plan: planWith(plan, { dish: enlarged(host, roles, steps, tails, named), fills, grams }),
  });
}

/** Whether a side is fried in a second pan, and the caller listed one pan that the dish itself lies in. */
const takesSecondPan = (step: DishStep, dish: Dish, tools: ReadonlySet<string> | null): boolean =>
  tools !== null &&
  inBasket(step, dish, tools).station === 'burner' &&
  isOnlyPan(tools) &&
  // "Saucepan or large frying pan": then it is the saucepan.
  step.tools.some((tool) => /\bpan$/.test(tool) && !tool.startsWith('saucepan')) &&
  dish.steps.some(
    ({ station, tools: own }) => station === 'burner' && own.some((tool) => /\bpan$/.test(tool)),
  );

/** What somebody who counts carbohydrates is given none of, not even in a dressing. */
const isCounted = ({ roles, category }: Food): boolean =>
  roles[0] === 'sweet' || roles[0] === 'fruit' || category === 'breakfast-spreads';

/** Vegetables and leaves of which a portion has so little carbohydrate that nobody who counts it minds. */
const hardlyAny =
  /spinach|kale|chard|cavolo|collard|lettuce|leaves|greens|arugula|watercress|endive|radicchio|broccoli|cauliflower|zucchini|cucumber|^celery|asparagus|mushroom|cremini|shiitake|cabbage|bok-choy|choy-sum|green-bean|radish|bell-pepper|tomato|avocado|^fennel$|sprout|eggplant|okra|olive|^lemon|^lime|parsley|basil|chives|dill|mint|cilantro|^bacon|pancetta|parmesan|feta|sour-cream|creme-fraiche/;

/** What goes into the dish itself, when that is done. */
const stirredIn: ReadonlySet<string> = new Set([
  'side_folded',
  'side_folded_seeds',
  'side_pot_beans',
  'side_pot_veg',
  'side_pot_greens',
  'side_splash',
  'side_enrich',
  'side_tucked',
]);
/** What waits under a lid beside the dish, and is not to be forgotten there. */
const keptWarm: ReadonlySet<string> = new Set([
  'side_mash',
  'side_root_tray',
  'side_roots',
  'side_beans',
  'side_glossed',
  'side_green_tray',
  'side_green_veg',
  'side_quick_veg',
  'side_fried_veg',
  'side_pan_fruit',
]);
/** A sauce and what is spooned out bear what there is rather than a rest in the carton. */
const pouredOut: ReadonlySet<string> = new Set([
  'side_spooned',
  'side_enrich',
  ...sideSauces.map(({ id }) => id),
]);
/** Grams of dry rice that somebody eats who is hungry, where a bag is finished by it. */
const hungry = 80;
const isGrown = (found: readonly Taken[]): boolean =>
  found.every(({ food }) => food.category === 'produce' || food.category === 'frozen');

/** Whether there are enough sides of a sort: from the stove, or raw. */
const isFull = (one: DishStep, steps: readonly DishStep[], sides: Sides): boolean =>
  !stirredIn.has(one.id) &&
  (isCooked(one)
    ? steps.filter(isCooked).length >= (sides === 'few' ? 1 : mostCooked)
    : steps.filter((other) => !isCooked(other) && !stirredIn.has(other.id)).length >=
      (sides === 'few' ? 1 : mostRaw));
const mostRaw = 2;
const isCooked = ({ station, id, action }: DishStep): boolean =>
  station !== 'none' && action !== 'preheat' && !stirredIn.has(id);

/** The dish with more roles, with steps before its last one, which waits for them, and with a word at its end. */
function enlarged(
  dish: Dish,
  roles: readonly DishRole[],
  steps: readonly DishStep[],
  tails: readonly string[],
  named: readonly string[],
): Dish {
  const last = dish.steps.at(-1)!;
  const said = {
    ...last,
    uses: [
      ...last.uses,
      ...roles.map(({ id }) => id).filter((id) => tails.some((tail) => namesRole(tail, id))),
    ],
    after: [...last.after, ...steps.filter(({ action }) => action !== 'preheat').map(({ id }) => id)],
    say: withTails(last.say, tails),
    short: last.short === null ? null : withTails(last.short, tails),
  };
  const all = [...dish.steps.slice(0, -1), said];
  for (const one of steps) all.splice(one.action === 'preheat' ? 0 : placeFor(one, all), 0, one);
  const description = [dish.description.trimEnd(), ...named.slice(0, mostNamed)].join(' ');
  const simmered = steps.filter(({ id, action }) => stirredIn.has(id) && action === 'simmer');
  return {
    ...dish,
    description,
    roles: [...dish.roles, ...roles],
    steps: temperedLast(
      all,
      temperingOf(dish),
      simmered.map(({ id }) => id),
    ),
  };
}
/** A headnote is no list. */
const mostNamed = 2;

/** Whether a role stands in a list of a text. */
const namesRole = (text: string, id: string): boolean =>
  (text.match(/\{[^}]*\}/g) ?? []).some((slot) =>
    slot
      .slice(1, -1)
      .split(/[,.| ]+/)
      .includes(id),
  );

/** The step of a side as it is told in a kitchen with a machine that does the work. */
function withMachine({ machine }: LeftoverSide, step: DishStep, { tools }: Brief): DishStep {
  const named = machine === undefined ? undefined : machines.find((one) => tools?.has(one) === true);
  return machine === undefined || named === undefined
    ? step
    : { ...step, say: machine.replace('{machine}', named), tools: [...step.tools, named] };
}
const machines = ['food processor', 'immersion blender', 'blender'];

/** From how many times its own minutes on something else goes on by itself long enough for a side to be made meanwhile. */
const longBeside = 1.4;

/** Where among the steps a side is begun, so that it is ready with the rest. */
function placeFor({ id, station, minutes: [, needed] }: DishStep, steps: readonly DishStep[]): number {
  let at = steps.length - 1;
  if (stirredIn.has(id)) return at;
  // Nothing goes into an oven that nobody has lit.
  const first = station === 'oven' ? steps.findIndex(({ action }) => action === 'preheat') + 1 : 0;
  for (let left = 0; at > first; at--) {
    const { minutes } = steps[at - 1]!;
    if (minutes[0] >= needed * longBeside) break;
    left += minutes[0];
    if (left >= needed) return at - 1;
  }
  return at;
}

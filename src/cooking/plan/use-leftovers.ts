import type { Food } from '#food/model';
import type { CuisineProfile, Dish, DishRole, DishStep } from '../dish.ts';
import type { Brief, PantryItem } from './brief.ts';
import type { Fill } from './fill.ts';
import { usable } from './larder.ts';
import { drinkRounds } from './drink-rounds.ts';
import { leftoverSides } from './leftover-sides.ts';
import type { LeftoverSide, Plate } from './plate.ts';
import { potStep } from './into-the-pot.ts';
import { isStarch } from './meal-parts.ts';
import type { Ranked } from './rank.ts';
import { role } from './side-role.ts';
import { isStaple } from './staples.ts';
import { withTails } from './tails.ts';
import { noStarch } from './tilt.ts';
import { isServedLikeItsKind } from './served-like.ts';
import { isSweet, isSweetBake, sweetRounds } from './sweet-rounds.ts';
import { hasTools } from './tools.ts';

/** So many sides are cooked beside a dish, and so many things handed round; more is a buffet. */
const mostCooked = 2;
const mostHanded = 4;
/** What there is no time for in a hurry. */
const toasting = /^toasted(?: and )?/;
/** From this share of what a side takes on it is worth making. */
const leastShare = 0.4;

const courses: ReadonlySet<string> = new Set(['main', 'soup', 'salad']);

/** Everything, or only what is handed round as it is. */
export type Sides = 'all' | 'cold';

/** A pantry item as a side takes it. */
interface Taken {
  readonly index: number;
  readonly food: Food;
  readonly prep: string;
}

/** What each side takes, as a list: each is asked for with everything that lies in the kitchen. */
const takenBy = new Map(
  [...leftoverSides, ...sweetRounds, ...drinkRounds].map((side) => [side, Object.entries(side.takes)]),
);

/** The food that an item would be in a side, and how it is cut; null where the side does not take it. */
function fitFor(item: PantryItem, side: LeftoverSide, brief: Brief): Omit<Taken, 'index'> | null {
  const takes = takenBy.get(side)!;
  // A kind that is forbidden stays forbidden: "bread" in a coeliac's kitchen is not assumed to be a corn tortilla.
  const written = usable(item, brief);
  if (written === null) return null;
  // Who wrote "beans" or "olives" has whichever of them the side is made of.
  const kinds = written.abstract
    ? takes.flatMap(([id]) => {
        const food = brief.concrete(id);
        return food !== null && food.ancestors.includes(written.id) ? [food] : [];
      })
    : [];
  const foods = [written, ...kinds, ...item.also.map((id) => brief.get(id))];
  for (const food of foods) {
    if (food === undefined || food.abstract || brief.deny(food) !== null) continue;
    for (const [id, prep] of takes)
      if (food.id === id || (food.ancestors.includes(id) && isServedLikeItsKind(food))) return { food, prep };
  }
  return null;
}

const fillOf = ({ food, prep, index }: Taken, unit: string | null): Fill => ({
  food,
  ratio: 1,
  loss: 0.05,
  prep,
  unit,
  as: null,
  pantry: index,
});

/** What a side is dressed in: the fat of the dish, if it is an oil, else the one that every kitchen has. */
function oilFor(plan: Ranked['plan'], brief: Brief): Fill | null {
  for (const fill of [...plan.fills.values()].flat())
    if (fill.food.id === 'olive-oil' || fill.food.id === 'neutral-oil')
      return { ...fill, ratio: 1, prep: null, unit: 'tbsp', as: null };
  const oil = brief.get('olive-oil');
  if (oil === undefined || brief.deny(oil) !== null) return null;
  const pantry = brief.pantry.findIndex(({ food }) => food?.id === 'olive-oil');
  const dressing = { food: oil, ratio: 1, loss: 0, prep: null, unit: 'tbsp', as: null };
  return { ...dressing, pantry: pantry < 0 ? null : pantry };
}

/**
 * The plan without the rice that would have to be bought beside it, and without what is only there for that; the same plan
 * where it has no such thing, or nothing in the kitchen could take its place.
 */
function withoutBoughtStarch(ranked: Ranked, brief: Brief): Ranked {
  const { plan } = ranked;
  const fillsOf = (id: string): readonly Fill[] => plan.fills.get(id) ?? [];
  const isBought = ({ id, beside }: DishRole): boolean =>
    beside &&
    fillsOf(id).length > 0 &&
    fillsOf(id).every(({ pantry, food }) => pantry === null && isStarch(food));
  const isLeft = brief.pantry.some(
    ({ food }, index) => food !== null && isStarch(food) && !isStaple(food) && !ranked.used.has(index),
  );
  const dropped = new Set(isLeft ? plan.dish.roles.filter(isBought).map(({ id }) => id) : []);
  if (dropped.size === 0) return ranked;
  const goes = ({ id, only }: DishRole): boolean => dropped.has(id) || (only !== null && dropped.has(only));
  const fills = new Map(plan.fills);
  for (const one of plan.dish.roles) if (goes(one)) fills.set(one.id, []);
  return { ...ranked, plan: { ...plan, fills } };
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
  const bare = sides === 'all' ? withoutBoughtStarch(ranked, brief) : ranked;
  if (bare !== ranked) {
    const traded = withTheRest(bare, profile, brief, sides);
    const filling = [...traded.used].some((index) => {
      const food = brief.pantry[index]!.food;
      return !ranked.used.has(index) && food !== null && isStarch(food);
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
  const left = [...brief.pantry.keys()].filter((index) => !ranked.used.has(index));
  if (left.length === 0) return ranked;
  const roles: DishRole[] = [];
  const steps: DishStep[] = [];
  const fills = new Map(plan.fills);
  const grams = new Map(plan.grams);
  const used = new Set(ranked.used);
  const tails: string[] = [];
  let handed = 0;
  /** The dish, with what simmers with it. */
  let host = dish;
  const plate: Plate = { dish, profile, foods };
  for (const one of table) {
    if (sides === 'cold' && one.step !== null && !stirredIn.has(one.id)) continue;
    if (one.step === null ? handed === mostHanded : steps.filter(isCooked).length === mostCooked) continue;
    const found: Taken[] = [];
    for (const index of left) {
      if (used.has(index) || found.length === one.most) continue;
      const fit = fitFor(brief.pantry[index]!, one, brief);
      if (fit === null || !one.suits(plate, fit.food)) continue;
      if (isCounting && !hardlyAny.test(fit.food.id)) continue;
      if (foods.includes(fit.food) || found.some(({ food }) => food === fit.food)) continue;
      const held = brief.pantry[index]!.grams;
      if (held !== null && held < one.grams * leastShare * brief.servings) continue;
      found.push({ index, ...fit, prep: sides === 'cold' ? fit.prep.replace(toasting, '') : fit.prep });
    }
    if (found.length === 0) continue;
    const inPot = potStep(host, one.id, found[0]!.food);
    const oil = one.oil > 0 && inPot === null ? oilFor(plan, brief) : null;
    if (one.oil > 0 && oil === null && inPot === null) continue;
    if (
      one.step !== null &&
      inPot === null &&
      brief.tools !== null &&
      !hasTools({ ...dish, steps: [...dish.steps, ...steps, one.step] }, brief.tools, brief.timeAvailable)
    )
      continue;
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
    // What is left of a roast is eaten up.
    const most = inPot !== null && one.id === 'side_second' ? range[1] : one.grams;
    if (held !== null && (held < one.grams || most > one.grams)) grams.set(one.id, Math.min(held, most));
    if (oil !== null) {
      const id = `${one.id}_oil`;
      const range = [one.oil / 2, one.oil * 2] as const;
      const dressing = { food: oil.food.id, need: 'optional', unit: 'tbsp', only: one.id, group } as const;
      roles.push(role(id, { ...dressing, grams: one.oil, range }));
      fills.set(id, [oil]);
      foods.push(oil.food);
    }
    for (const { index, food } of found) {
      used.add(index);
      foods.push(food);
    }
    if (one.tail !== '' && inPot === null) tails.push(one.tail);
    if (one.step === null) {
      handed += 1;
    } else if (inPot !== null) {
      host = { ...host, steps: host.steps.map((step) => (step.id === inPot.id ? inPot : step)) };
    } else {
      const inPot = steps.filter(({ id }) => stirredIn.has(id)).map(({ id }) => id);
      const after = inPot.length > 0 ? inPot : dish.steps.at(-1)!.after;
      steps.push({ ...one.step, after: stirredIn.has(one.id) ? after : [] });
    }
  }
  if (roles.length === 0) return ranked;
  return { ...ranked, used, plan: { ...plan, dish: enlarged(host, roles, steps, tails), fills, grams } };
}

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
]);
const isCooked = ({ station, id }: DishStep): boolean => station !== 'none' && !stirredIn.has(id);

/** The dish with more roles, with steps before its last one, which waits for them, and with a word at its end. */
function enlarged(
  dish: Dish,
  roles: readonly DishRole[],
  steps: readonly DishStep[],
  tails: readonly string[],
): Dish {
  const last = dish.steps.at(-1)!;
  const said = {
    ...last,
    uses: [
      ...last.uses,
      ...roles
        .map(({ id }) => id)
        .filter((id) => tails.some((tail) => tail.includes(`{${id}}`) || tail.includes(`{${id}.`))),
    ],
    after: [...last.after, ...steps.map(({ id }) => id)],
    say: withTails(last.say, tails),
    short: last.short === null ? null : withTails(last.short, tails),
  };
  const all = [...dish.steps.slice(0, -1), said];
  for (const one of steps) all.splice(placeFor(one, all), 0, one);
  return { ...dish, roles: [...dish.roles, ...roles], steps: all };
}

/** From how many times its own minutes on something else goes on by itself long enough for a side to be made meanwhile. */
const longBeside = 1.4;

/** Where among the steps a side is begun, so that it is ready with the rest. */
function placeFor({ id, minutes: [, needed] }: DishStep, steps: readonly DishStep[]): number {
  let at = steps.length - 1;
  if (stirredIn.has(id)) return at;
  for (let left = 0; at > 0; at--) {
    const { minutes } = steps[at - 1]!;
    if (minutes[0] >= needed * longBeside) break;
    left += minutes[0];
    if (left >= needed) return at - 1;
  }
  return at;
}

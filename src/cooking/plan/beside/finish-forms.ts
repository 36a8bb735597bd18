import type { Food } from '#food/model';
import type { CuisineProfile, Dish, DishRole, Finish } from '../../dish.ts';
import type { Brief, Tilt } from '../brief.ts';
import type { Fill } from '../fill.ts';
import { usable } from '../kitchen/larder.ts';
import { isAssumed, isCommon } from '../kitchen/staples.ts';
import type { Ranked } from '../rank/rank.ts';
import { noStarch, sparesSugar } from '../rank/tilt.ts';
import { hasTools } from '../tools.ts';

/** So many foods may be bought for a finish, those that most kitchens have counted half. */
const mostBought = 2;
/** What a purchase costs in the choice, and a food of the kitchen earns, against one place in the cuisine's order. */
const purchase = 0.45;
const found = 0.6;
/** Finishes that are as good as each other, of which the seed takes one. */
const alike = 0.5;
/** Minutes that must be over, so that the rest of the dish is not driven. */
const spare = 8;

/** A finish with its foods, and what it costs. */
interface Made {
  readonly finish: Finish;
  readonly fills: ReadonlyMap<string, Fill>;
  readonly worth: number;
}

/**
 * A form with what its cuisine puts over a plain dish at the end (gremolata, sumac onions, ginger-scallion oil): without it a
 * seared fillet on beans is the same from Lima to Athens. It counts for nothing in the choice, takes from the kitchen first, and is no
 * part of a dish that has a sauce of its own, or of a kitchen where nothing is bought.
 */
export function finished(ranked: Ranked, profile: CuisineProfile | undefined, brief: Brief): Ranked {
  const { plan } = ranked;
  const { dish } = plan;
  const taken = dish.finish;
  const isFilled = (id: string): boolean => (plan.fills.get(id) ?? []).length > 0;
  if (taken === undefined || brief.onlyThese || taken.unless.some(isFilled)) return ranked;
  if (brief.timeAvailable !== null && ranked.leastMinutes + spare > brief.timeAvailable) return ranked;
  const foods = [...plan.fills.values()].flat().map(({ food }) => food);
  const made = (profile?.finishes ?? [])
    .filter(({ families }) => families.includes(dish.family))
    .filter(({ not }) => !not.some((kind) => foods.some((food) => brief.isA(food, kind))))
    .filter((finish) => isBorne(finish, brief.tilt))
    .flatMap((finish, index) => madeOf(finish, index, ranked, brief) ?? []);
  const best = Math.max(...made.map(({ worth }) => worth));
  const equals = made.filter(({ worth }) => worth >= best - alike);
  const chosen = equals[Math.abs(brief.seed) % Math.max(1, equals.length)];
  return chosen === undefined ? ranked : withFinish(ranked, chosen);
}

/** Whether those may have it who mind fat, salt, sugar or starch. */
function isBorne({ light, salty, roles }: Finish, tilt: Tilt): boolean {
  const takes = (part: string): boolean => roles.some(({ id }) => id === `side_top_${part}`);
  if ((tilt['fat'] ?? 0) < 0 && !light) return false;
  if (((tilt['salt'] ?? 0) < 0 || (tilt['umami'] ?? 0) < 0) && salty) return false;
  if (sparesSugar(tilt) && takes('sugar')) return false;
  // Raw tomatoes and onions by the spoonful are what these leave away.
  return (tilt['starch'] ?? 0) > noStarch || !(light || takes('crumbs'));
}

/** A finish of what the kitchen holds and what may be bought; null where something of it may not, or too much would have to be. */
function madeOf(finish: Finish, index: number, ranked: Ranked, brief: Brief): Made | null {
  const { dish, fills: planned } = ranked.plan;
  if (
    brief.tools !== null &&
    !hasTools({ ...dish, steps: [...dish.steps, finish.step] }, brief.tools, brief.timeAvailable)
  )
    return null;
  const fills = new Map<string, Fill>();
  const inDish = new Set([...planned.values()].flat().map(({ food }) => food.id));
  let bought = 0;
  let own = 0;
  for (const role of finish.roles) {
    const fill = fillFor(role, ranked, brief);
    if (fill === null && role.need === 'required') return null;
    if (fill === null) continue;
    fills.set(role.id, fill);
    if (fill.pantry !== null) own += 1;
    else if (!inDish.has(fill.food.id)) bought += errand(fill.food, role);
  }
  if (bought > mostBought) return null;
  return { finish, fills, worth: own * found - bought * purchase - index };
}

/** What most kitchens have is half an errand, what every kitchen has none. */
const errand = (food: Food, role: DishRole): number =>
  isAssumed(food, role, false) ? 0 : isCommon(food) ? 0.5 : 1;

/** The first of a part's foods that the kitchen holds, else the first that the dish takes or that may be bought; nothing is bought that may be absent. */
function fillFor(role: DishRole, ranked: Ranked, brief: Brief): Fill | null {
  const ways = role.options.flatMap(({ food: id, ratio, prep, unit }): readonly Fill[] => {
    const food = id === null ? null : brief.concrete(id);
    if (food === null || food.abstract || brief.deny(food) !== null) return [];
    const held = brief.pantry.findIndex((item, at) => {
      const named = usable(item, brief);
      if (named === null || (ranked.used.has(at) && item.grams !== null)) return false;
      return (
        named.id === food.id || item.also.includes(food.id) || (named.abstract && brief.isA(food, named.id))
      );
    });
    const of = { ratio, loss: 0, prep: prep ?? role.prep, unit: unit ?? role.unit, as: null };
    return [{ food, ...of, pantry: held < 0 ? null : held }];
  });
  const own = ways.find(({ pantry }) => pantry !== null);
  if (own !== undefined || role.need !== 'required') return own ?? null;
  const inDish = [...ranked.plan.fills.values()].flat();
  const [first] = ways;
  if (first === undefined) return null;
  const least = errand(first.food, role) < 1 ? first : ways.find(({ food }) => errand(food, role) === 0);
  return ways.find(({ food }) => inDish.some((fill) => fill.food === food)) ?? least ?? first;
}

const takes = (parts: ReadonlyMap<string, Fill>, food: Food): boolean =>
  [...parts.values()].some((fill) => fill.food === food);

function withFinish(ranked: Ranked, { finish, fills: parts }: Made): Ranked {
  const { plan } = ranked;
  const fills = new Map(plan.fills);
  const isSour = finish.roles.some(({ id }) => id.endsWith('_acid') && parts.has(id));
  for (const { id, from } of plan.dish.roles) {
    if (!plan.dish.finish!.instead.includes(id) || (from === 'acid' && !isSour)) continue;
    // What the finish takes of the kitchen's own goes into it whole, and not over the dish a second time.
    const kept = (fills.get(id) ?? []).filter(({ food, pantry }) => pantry !== null && !takes(parts, food));
    fills.set(id, kept);
  }
  const used = new Set(ranked.used);
  for (const [id, fill] of parts) {
    fills.set(id, [fill]);
    if (fill.pantry !== null) used.add(fill.pantry);
  }
  return { ...ranked, used, plan: { ...plan, fills, dish: dishWith(plan.dish, finish) } };
}

/** The dish with a finish: its parts, its step before the last, its word at the end, in the title and in the headnote. */
function dishWith(dish: Dish, { name, roles, step, tail, named, tip }: Finish): Dish {
  const first = roles[0]!.id;
  const last = dish.steps.at(-1)!;
  // What is hot when it goes over is made when the rest is done.
  const after = step.heat === null ? [] : last.after;
  const said = (text: string): string => beforeServing(text, `[${first}:  ${tail}]`);
  const mentioned = roles.map(({ id }) => id).filter((id) => tail.includes(id));
  return {
    ...dish,
    titles: [
      { when: [`has ${first}`], title: dish.finish!.title.replace('{finish}', name), english: null },
      ...dish.titles,
    ],
    description: `${dish.description.trimEnd()}[${first}:  ${named}]`,
    roles: [...dish.roles, ...roles],
    steps: [
      ...dish.steps.slice(0, -1),
      { ...step, after },
      {
        ...last,
        uses: [...last.uses, first, ...mentioned],
        after: [...last.after, step.id],
        say: said(last.say),
        short: last.short === null ? null : said(last.short),
      },
    ],
    tips: tip === null ? dish.tips : [{ when: [`has ${first}`], text: tip }, ...dish.tips],
  };
}

/** A text with a sentence before the one, under a condition or not, that says what the dish is served with. */
function beforeServing(text: string, sentence: string): string {
  const whole = text.trimEnd();
  let depth = 0;
  let opened = 0;
  for (let at = 0; at < whole.length; at++) {
    if (whole[at] === '[' && depth++ === 0) opened = at;
    if (whole[at] === ']') depth -= 1;
    // What stands under a condition goes as a whole.
    if (servedWith.test(whole.slice(at, at + 12)))
      return depth > 0
        ? whole.slice(0, opened) + sentence + whole.slice(opened)
        : `${whole.slice(0, at)}${sentence}${whole.slice(at)}`;
  }
  return whole + sentence;
}
const servedWith = /^ Serve (?:with|over) /;

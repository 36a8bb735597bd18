import { once } from '#kernel/once';
import type { Food } from '#food/model';
import type { Plan } from '../plan/fill.ts';
import { isStarch } from '../plan/meal-parts.ts';
import { isSide } from '../plan/beside/side-role.ts';
import { restsAfterwards } from '../measures/swelling.ts';
import { scheduleSteps } from '../time/schedule.ts';
import type { Step } from '../recipe.ts';
import type { DishStep } from '../dish.ts';

/** Nobody turns to another pot in the middle of these. */
const hasty: ReadonlySet<string> = new Set(['stir-fry', 'toss', 'rest']);
/** So many minutes earlier than need be nobody minds. */
const early = 8;
/** What is dropped into water for minutes and must not lie about afterwards. */
const inWater: ReadonlySet<string> = new Set(['boil', 'steam', 'blanch', 'soak']);
const dressing: ReadonlySet<string> = new Set(['spices-seasonings', 'oils-vinegars', 'herbs']);
/** So many minutes late a pot may be put on. */
const late = 3;
/** So many minutes over a step that is looked after now and then are enough for a pan of vegetables beside it. */
const idle = 5;
/** What goes on by itself once it is on the fire. */
const leftAlone: ReadonlySet<string> = new Set([
  'boil',
  'simmer',
  'steam',
  'braise',
  'stew',
  'bake',
  'roast',
]);
/** What stands, with nobody at it and nothing on the fire. */
const stands: ReadonlySet<string> = new Set(['rest', 'chill', 'soak', 'marinate', 'proof']);
/** A covered pot of rice or boiled potatoes stays hot so long. */
const keepsHot = 20;
/** Over a longer wait than this it is told when something is begun, if so much of the wait is left. */
const longWait = 12;
const shareOfWait = 4;
/** Vegetables under a lid stay green so long. */
const keepsWarm = 10;
/** What is put on, left alone, and eaten beside. */
const putOn: ReadonlySet<string> = new Set(['boil', 'simmer', 'steam']);
const strands = /^(?:pasta|noodle|couscous)$/;
/** Leaves that are dressed when all else is done. */
const atTheLast = /just before serving/;
/** A sentence that leans on the one before it: it says so, or does not name what it handles. */
const leansOn =
  /^(?:\[[^:\]]*: ?)*(?:(?:Meanwhile|While|Now|Then|At the same time|As soon as|In the same|Into the same)\b|(?:Tip|Turn|Lift|Drain|Pour|Spread|Scoop|Toss|Beat|Stir|Whisk)(?: (?:everything|it|them))? (?:into|onto|out|off|at once|together|well|and)\b|[A-Z][^.;]*\bturn at once\b)/;
/** Its first words stand for a food that only the step before it names: "Lay them in the sauce". */
const standsFor = /^(?:\[[^:\]]*: ?)*[A-Z][^.{]*(?:\{\w+\.(?:it|they)\}|\b(?:it|them)\b)/;
const leans = { test: (say: string): boolean => leansOn.test(say) || standsFor.test(say) };
/** It boils in water of its own, in a pot of its own. */
const ownWater = /\{\w+\.water|\bwater\b/;
const intoOthers = /^(?:\[[^:\]]*: ?)*(?:Add|Stir|Tip|Pour|Return)\b/;
/** How a part of something is told that is the same wherever the step stands. */
const fixedPart =
  /(?:(?:half|(?:a|one|two|another|three) (?:third|quarter)s?)\]* of |\b(?:pinch|little|few drops) of (?:the )?)$/;
const whatIsLeft = /\b(?:rest|last|remainder|left|remaining|other half)\b/;

/** Pasta sticks, couscous goes cold and greens go gray, and an oven that waits burns money. */
function suffers({ action, uses }: DishStep, { fills }: Plan): boolean {
  if (action === 'preheat') return true;
  if (!inWater.has(action)) return false;
  const foods = uses
    .flatMap((role) => (fills.get(role) ?? []).map(({ food }) => food))
    .filter(({ category }) => !dressing.has(category));
  const isTender = (food: Food): boolean =>
    strands.test(food.id) ||
    food.ancestors.some((kind) => strands.test(kind)) ||
    (food.category === 'produce' && !isStarch(food));
  return foods.length > 0 && foods.every(isTender);
}

/** A side dish in a pan of its own, or a pot beside. */
const isBeside = (step: DishStep, plan: Plan): boolean =>
  isPotBeside(step, plan) ||
  (isSide(step.id) && step.station === 'burner' && step.after.length === 0 && !leans.test(step.say));

/** Rice or potatoes in a pot of their own, which bubbles away without the cook. */
function isPotBeside({ action, after, uses, say }: DishStep, { fills }: Plan): boolean {
  if (after.length > 0 && (!ownWater.test(say) || intoOthers.test(say))) return false;
  if (!putOn.has(action) || leans.test(say)) return false;
  const foods = uses
    .flatMap((role) => (fills.get(role) ?? []).map(({ food }) => food))
    .filter(({ id, category }) => id !== 'water' && !dressing.has(category));
  return foods.length > 0 && foods.every(isStarch);
}

/** Whether a step takes a part of something that stays the same when others take theirs before it: a quarter of the oil, not the rest. */
function takesFixedPart({ say: whole }: DishStep, role: string, present: readonly string[]): boolean {
  // What is said where a part is not there is no matter here.
  const say = whole.replace(/\[!(\w+): [^[\]]*\]/g, (words, id: string) =>
    present.includes(id) ? '' : words,
  );
  const slots = [...say.matchAll(/\{([^}]*)\}/g)].filter(({ 1: inside }) =>
    new RegExp(`(?:^|[\\s,])${role}(?=[\\s,.|]|$)`).test(inside!),
  );
  if (slots.length === 0) return false;
  const ends = slots.every(({ index, 0: slot }) => {
    const before = say.slice(Math.max(0, index - 24), index);
    return (/\.q 0/.test(slot) || fixedPart.test(before)) && !whatIsLeft.test(before);
  });
  return ends && !new RegExp(`${whatIsLeft.source}[^.]*\\b${role}\\b`).test(say);
}

/** Whether two steps handle the same thing in a way that fixes which of them comes first. */
const sharesInOrder = (one: DishStep, other: DishStep): boolean =>
  one.uses.some(
    (role) =>
      other.uses.includes(role) &&
      !(takesFixedPart(one, role, one.uses) && takesFixedPart(other, role, one.uses)),
  );

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a step leaves the cook so long to himself that another pot, or a quick pan, is put on meanwhile. */
const isWait = ({ action, active }: DishStep, { start, end }: Span, forPan: boolean): boolean =>
  leftAlone.has(action) || stands.has(action)
    ? end - start - active >= early
    : forPan && end - start - active >= idle;

/**
 * What is cooked beside a dish is told of when it has to be begun, if it stays hot until all is ready: where the cook has
 * something on that goes on by itself, else first of all. Nobody who reads on wants to learn at the end that the rice
 * should have been boiling, nor to leave a sauce half made for the potatoes.
 */
function withPotsInTime<One extends { readonly step: DishStep }>(
  all: readonly One[],
  spans: () => ReadonlyMap<One, Span>,
  plan: Plan,
): readonly One[] {
  const first = all.findIndex(({ step }) => step.action !== 'preheat');
  const order = [...all];
  for (const one of all) {
    const from = order.indexOf(one);
    if (from < first || !isBeside(one.step, plan)) continue;
    const to = placeFor(one, order, first, spans, plan);
    if (to === null) continue;
    order.splice(from, 1);
    order.splice(to > from ? to - 1 : to, 0, one);
  }
  return order;
}

/**
 * A side in a pan of its own that is begun well before the step that it stands behind comes in front of that: who reads on
 * would else begin it when it should be done.
 */
function sidesByTheClock<One extends { readonly step: DishStep }>(
  all: readonly One[],
  spans: () => ReadonlyMap<One, Span>,
): readonly One[] {
  const order = [...all];
  for (const one of all) {
    const { id, station, after, say, uses } = one.step;
    if (!isSide(id) || station !== 'burner' || after.length > 0 || leans.test(say)) continue;
    const from = order.indexOf(one);
    const own = spans().get(one)!.start;
    let to = from;
    while (to > 0) {
      const { step } = order[to - 1]!;
      const isLater = spans().get(order[to - 1]!)!.start > own + 1;
      if (!isLater || step.action === 'preheat' || step.uses.some((role) => uses.includes(role))) break;
      to -= 1;
    }
    if (to === from || spans().get(order[from - 1]!)!.start < own + early) continue;
    const following = order[to]!;
    if (leans.test(following.step.say)) continue;
    order.splice(from, 1);
    order.splice(to, 0, one);
  }
  return order;
}

/** Rice evens out in its steam; boiled potatoes only go on drinking. */
const drinksItsWater = ({ uses }: DishStep, { fills }: Plan): boolean =>
  uses.some((role) => (fills.get(role) ?? []).some(({ food }) => restsAfterwards(food)));

/** Where in an order a step of something beside is told of best, as the place of the step that then comes after it; null: where it is. */
function placeFor<One extends { readonly step: DishStep }>(
  one: One,
  order: readonly One[],
  first: number,
  spans: () => ReadonlyMap<One, Span>,
  plan: Plan,
): number | null {
  const from = order.indexOf(one);
  const next = order[from + 1];
  if (next !== undefined && next.step.action !== 'serve' && leans.test(next.step.say)) return null;
  const shares = ({ step }: One): boolean =>
    sharesInOrder(one.step, step) || one.step.after.includes(step.id);
  const needs = ({ step }: One): boolean => step.after.includes(one.step.id);
  const least = order.findLastIndex((other, at) => at < from && shares(other)) + 1;
  const end = order.findIndex((other, at) => at > from && (shares(other) || needs(other)));
  const most = end < 0 ? order.length - 1 : end;
  const spanOf = (at: number): Span => spans().get(order[at]!)!;
  const isPot = isPotBeside(one.step, plan);
  const followsWait = (at: number): boolean =>
    at > first && order[at - 1] !== one && isWait(order[at - 1]!.step, spanOf(at - 1), !isPot);
  const own = spanOf(from);
  // Over a pot that goes on for long it is said when to begin: "About 20 minutes before that is done".
  const isToldWhen = (at: number): boolean => {
    const { start, end } = spanOf(at - 1);
    return (
      leftAlone.has(order[at - 1]!.step.action) &&
      leftAlone.has(one.step.action) &&
      own.start - start >= longWait &&
      own.start <= end - shareOfWait
    );
  };
  // When somebody who reads step by step comes to a place.
  const reached = (at: number): number => {
    if (!followsWait(at)) return spanOf(at).start;
    return isToldWhen(at) ? own.start : spanOf(at - 1).start + order[at - 1]!.step.active;
  };
  // Nothing is on the fire yet that would have to wait for it.
  const followsBowls = (at: number): boolean =>
    isPot &&
    at > first &&
    order.slice(0, at).every((other) => other === one || other.step.station === 'none');
  const begun = Math.max(...order.slice(first, from).map((_, at) => spanOf(first + at).start));
  if (followsWait(from) && begun < own.start + early) return null;
  const needed = Math.min(...order.filter(needs).map((other) => spans().get(other)!.start));
  const stays = isPot ? keepsHot : keepsWarm;
  // Told first of all it is on before anything else, whatever the clock says.
  // It waits until the step that takes it is come to, which is when the one before that is done.
  const taken = order.findIndex(needs);
  const readAt = taken > from + 1 ? Math.max(needed, spanOf(taken - 1).end) : needed;
  const lies = isPot && !drinksItsWater(one.step, plan) ? early : stays;
  if (from === first && readAt - (own.end - own.start) <= lies) return null;
  const suits = (at: number): boolean => {
    const told = reached(at);
    return (
      at !== from &&
      at >= Math.max(first, least) &&
      at <= most &&
      !leans.test(order[at]!.step.say) &&
      (at === first || followsWait(at) || followsBowls(at)) &&
      told <= own.start + late &&
      needed - (told + own.end - own.start) <= stays
    );
  };
  const to = order.findLastIndex((_, at) => suits(at));
  if (to >= 0 && to !== from + 1) return to;
  // Where nobody waits anywhere it is put on between two steps, rather than lie about.
  if (!isPot || from > first) return null;
  const between = order.findLastIndex(
    (other, at) =>
      at > first &&
      at >= least &&
      at <= most &&
      !leans.test(other.step.say) &&
      !hasty.has(other.step.action) &&
      other.step.action !== 'serve' &&
      spanOf(at).start <= own.start + late,
  );
  return between <= from + 1 ? null : between;
}

/**
 * The steps of a dish in the order in which a cook would be told of them: what does not keep is named when its turn
 * comes, not when it could be begun, and a pot of rice that has to be begun early is not named last. The others stay in the author's order, since their texts speak of what is left
 * ("the rest of the oil"); for the same reason nothing changes places with a step that uses the same part.
 * @param numbers the steps as they will be timed, in the same order; asked for only where something may move
 */
export function inOrderOfNeed<One extends { readonly step: DishStep }>(
  all: readonly One[],
  numbers: () => readonly Step[],
  plan: Plan,
): readonly One[] {
  const times = once(() => {
    const schedule = scheduleSteps(numbers());
    return new Map(all.map((one, at) => [one, schedule[at]!]));
  });
  const movable = all.filter(({ step }) => step.after.length === 0 && suffers(step, plan));
  const order = [...sidesByTheClock(withPotsInTime(all, times, plan), times)];
  if (movable.length === 0) return order;
  const startOf = (one: One): number => times().get(one)!.start;
  for (const one of movable) {
    const from = order.indexOf(one);
    const start = startOf(one);
    let to = from;
    while (to + 1 < order.length) {
      const next = order[to + 1]!;
      const passes =
        startOf(next) < start &&
        !next.step.after.includes(one.step.id) &&
        !sharesInOrder(one.step, next.step) &&
        !(to === from && leans.test(next.step.say)) &&
        next.step.action !== 'serve' &&
        !atTheLast.test(next.step.say);
      if (!passes) break;
      to += 1;
    }
    const waited = to === from ? 0 : start - startOf(order[from + 1]!);
    if (to === from || waited < early) continue;
    order.splice(from, 1);
    order.splice(to, 0, one);
  }
  return order;
}

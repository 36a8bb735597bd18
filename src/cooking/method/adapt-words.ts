/** How adapt-method reads the parts of a dish before it plans, and how it speaks of machines. */
import { isKind } from '#food/ingredient';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { actionNature } from '../dishes/actions.ts';
import { type CastClauses } from './read/roles.ts';
import { chambers } from './plans/dry-heat.ts';
import type { Clause, DishClass, MethodDeps } from './model.ts';
import { isThinLiquid, statesTemperature, type Part } from './read/parts.ts';
import { pans } from './as-cooked.ts';
import { formatTemperature, type PlanContext } from './plan.ts';
import { machineNoun } from './words.ts';

export const wordsOf = ({ source }: UnderstoodRecipe): string =>
  [source.title, ...source.instructions].join('\n');

/** An oven of its own kind, far hotter than any kitchen's. */
export const pizzaOven = /\bpizza oven\b|\bwood[- ]fired\b/i;

/** What is done elsewhere before it is named: nobody is told that all of it is in the oven. */
export function alreadyThere(target: Method, clauses: readonly Clause[]): string {
  const before = chambers.has(target)
    ? clauses.find(
        ({ actions, minutes, text }) =>
          (minutes?.[1] ?? 0) >= 5 &&
          !/\boven\b/i.test(text) &&
          actions.some((action) => actionNature[action].heats && actionNature[action].station === 'burner'),
      )
    : undefined;
  return before === undefined
    ? `The recipe is already made ${wayOf(target)}; nothing had to change.`
    : `The recipe is already finished ${wayOf(target)}, and what its steps do in a pan first gives it colour or a sauce that it would not have otherwise; nothing had to change.`;
}

/** "Cooked rice, to serve": "everything except the chicken" does not mean it. */
export const forTheTable = ({ item }: Part): boolean =>
  /\b(?:to|for) (?:serve|serving|garnish|the table)\b/i.test(`${item.text} ${item.preparation ?? ''}`);

const grinds = /\b(?:blitz|blend|process|pur[eé]e|whi[sz]+|whizz|pound|grind|liquidi[sz]e)\w*\b/i;

/** "The stock, puree and herbs": tomato purée is a thing. */
const pasteNoun = /(?:,|\band|\bthe|\btomato)\s+pur[eé]e\b/gi;

/** Whether nothing of it is left to be seen: it was ground to a paste before, and only that is used. */
export function isGround({ key, safe, food }: Part, clauses: readonly Clause[], main: number): boolean {
  // Broth that was whisked in or blended is in the pot all the same.
  if (safe !== null || isThinLiquid(food)) return false;
  const told = clauses.slice(0, main + 1).filter(({ names }) => names.includes(key));
  return (
    told.length > 0 &&
    told.every(
      ({ text, action }) => grinds.test(text) || action === 'cut' || action === 'wash' || action === 'grate',
    ) &&
    told.some(({ text }) => grinds.test(text.replace(pasteNoun, '')))
  );
}

/** Pulses that a pot of their own boiled nearly soft go in as those of a tin do. */
export const boiledAlready = (
  { key, time }: Part,
  clauses: readonly Clause[],
  { roles, main }: CastClauses,
  understood: UnderstoodRecipe,
): boolean =>
  time?.dry === true &&
  clauses.some(
    ({ minutes, actions, step }, at) =>
      at < main &&
      roles[at] === 'side' &&
      (minutes?.[1] ?? 0) >= leastBoil &&
      actions.some((action) => action === 'simmer' || action === 'boil') &&
      understood.steps[step]!.contents.includes(key),
  );

const leastBoil = 30;
export const fromTin = (rows: MethodDeps['methods']['foods']): Part['time'] =>
  rows.find(({ foods }) => foods.includes('canned-beans')) ?? null;

/** °C; less is the middle of the food. */
export const leastFire = 80;

/** Timed stretches of the cooking before and after the main one, and where the main food first goes in. */
export function stretchesOf(
  clauses: readonly Clause[],
  { roles, main }: CastClauses,
  mainKey: string | null,
): PlanContext['stretches'] {
  const timed = (at: number): boolean =>
    at !== main && (roles[at] === 'core' || roles[at] === 'late') && clauses[at]!.minutes !== null;
  const enters = clauses.find(
    ({ names, action }) =>
      mainKey !== null && names.includes(mainKey) && !['cut', 'wash', 'season'].includes(action ?? ''),
  );
  return {
    before: clauses.some((_, at) => at < main && timed(at)),
    after: clauses.some((_, at) => at > main && timed(at)),
    enters: enters?.step ?? 0,
    filled: clauses.some(
      ({ names }, at) => at < main && names.some((key) => clauses[main]!.names.includes(key)),
    ),
  };
}

export const wayOf = (method: Method): string =>
  method === 'noCook'
    ? 'without cooking'
    : method === 'stovetop' || method === 'campfire' || method === 'grill'
      ? `on the ${machineNoun[method]}`
      : `in the ${machineNoun[method]}`;

export function rawFoods(parts: readonly Part[], dish: DishClass): readonly string[] {
  return parts
    .filter((part) => statesTemperature(part, dish))
    .map((part) => {
      const name = part.item.name;
      const rest = part.safe!.restMinutes > 0 ? `, then ${part.safe!.restMinutes} minutes of rest` : '';
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: at least ${formatTemperature(part.safe!.celsius)} in the middle${rest}.`;
    });
}

/** Machines in which the rice sets the time, whatever lies on it. */
export const withRice: ReadonlySet<Method> = new Set(['riceCooker', 'oven', 'convectionOven']);
/** Meat that is done in the minutes of a rice cooker's rice, once it is browned. */
const quickWithRice = 45;

/** Rice that cooks in its stock with pieces of poultry, sausage or shellfish, which are done when it is. */
export function isRicePot(parts: readonly Part[], source: Method): boolean {
  const meat = parts.filter(({ safe }) => safe !== null && safe.kind !== 'egg');
  return (
    pans.includes(source) &&
    parts.some(({ food, grams }) => food !== null && isKind(food, 'rice') && grams >= 150) &&
    parts.some((part) => isThinLiquid(part.food) && part.grams >= 300) &&
    meat.length > 0 &&
    meat.every(
      ({ time, whole, safe }) =>
        !whole &&
        time !== null &&
        !time.tough &&
        (safe!.kind === 'poultry' || safe!.kind === 'fish' || /sausage/.test(time.foods.join(' '))) &&
        (time.minutes.simmer?.[1] ?? 99) <= quickWithRice,
    )
  );
}

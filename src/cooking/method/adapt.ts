import type { Catalogue } from '#food/catalogue';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { castClauses, wetDishes } from './roles.ts';
import { classify } from './dish-class.ts';
import { readClauses } from './clauses.ts';
import { detectMethod } from './detect-method.ts';
import type { Clause, DishClass, MachineSize, MethodAdaptation, MethodTables, Range } from './model.ts';
import { mainPart, readParts, statesTemperature, type Part } from './parts.ts';
import { planDry } from './plan-dry.ts';
import { planWet } from './plan-wet.ts';
import { Refusal, because, formatTemperature, type PlanContext } from './plan.ts';
import { machineNoun } from './words.ts';
import { writeAdaptation } from './write.ts';

/** What adapting needs: the table of foods and the tables of methods. */
export interface MethodDeps {
  readonly foods: Catalogue;
  readonly methods: MethodTables;
}

export interface MethodWish {
  readonly target: Method;
  /** The method of the source, where the caller says it. */
  readonly source: Method | null;
  readonly size: MachineSize;
}

/**
 * Rewrites a recipe for another machine by named rules. Pure; the text that comes out is to be understood and judged
 * again. A dish that the machine cannot cook comes back unchanged with the reason.
 */
export function adaptMethod(
  understood: UnderstoodRecipe,
  wish: MethodWish,
  deps: MethodDeps,
): MethodAdaptation {
  const clauses = readClauses(understood);
  const parts = readParts(understood, deps.foods, deps.methods.foods);
  const source = wish.source ?? detectMethod(understood, clauses);
  const { target } = wish;
  const whole = classify(understood, clauses, source, parts);
  const dish =
    whole === 'pasta' &&
    (target === 'slowCooker' || target === 'pressureCooker') &&
    hasSauce(understood, clauses, source, parts)
      ? 'sauce'
      : whole;
  const unchanged = (feasible: boolean, reason: string): MethodAdaptation => ({
    source,
    method: target,
    dish,
    feasible,
    reason,
    text: understood.source,
    edits: [],
    safety: rawFoods([...parts.values()], dish),
  });
  if (source === target)
    return unchanged(true, `The recipe is already made ${wayOf(target)}; nothing had to change.`);
  if (dish === 'raw' && [...parts.values()].some((part) => part.safe !== null && part.safe.kind !== 'egg'))
    return unchanged(
      false,
      'No step was understood to cook the raw food in it, so there is nothing that could be converted safely.',
    );
  if (source === 'noCook' || dish === 'raw')
    return unchanged(
      false,
      `Nothing in this recipe is cooked, so there is nothing for the ${machineNoun[target]} to take over.`,
    );
  if (target === 'noCook') return unchanged(false, noCookReason([...parts.values()]));
  const fit = deps.methods.fits[target];
  if (!fit.takes.includes(dish))
    return unchanged(false, fit.not[dish] ?? fit.otherwise ?? 'This machine cannot cook this sort of dish.');

  const first = castClauses(
    understood,
    clauses,
    source,
    dish,
    mainPart([...parts.values()].filter((part) => dish !== 'sauce' || part.time?.late !== 'pasta'))?.key ??
      null,
    toldAnew(source, target, dish),
    (key) => (dish === 'stew' || dish === 'soup' || dish === 'sauce') && isStarchySide(parts.get(key)),
  );
  if (first.main < 0)
    return unchanged(
      false,
      'No step was understood to cook the dish, so there is nothing that could be converted safely.',
    );
  const inside = [...parts.values()].filter((part) => first.contents.has(part.key));
  const core = inside.length === 0 ? [...parts.values()] : inside;
  const main = clauses[first.main]!;
  const minutes = first.roles.reduce<Range | null>((sum, role, at) => {
    const own = clauses[at]!.minutes;
    if (role !== 'core' || own === null || at > first.main) return sum;
    // Stretches before the main one are part of it where the dish simmers or fries in one pan.
    if (at !== first.main && !wetDishes.has(dish) && source !== 'stovetop') return sum;
    return sum === null ? own : [sum[0] + own[0], sum[1] + own[1]];
  }, null);
  const oven = [...clauses]
    .slice(0, first.main + 1)
    .findLast(
      (one) => one.celsius !== null && one.celsius >= 60 && (one.action === 'preheat' || one === main),
    );
  const context: PlanContext = {
    source,
    target,
    dish,
    size: wish.size,
    tables: deps.methods,
    main,
    minutes,
    celsius:
      main.celsius ??
      oven?.celsius ??
      (source === 'oven'
        ? (understood.recipe.steps.find((step) => step.celsius !== null && step.celsius >= 100)?.celsius ??
          null)
        : null),
    parts: core,
    mainPart: mainPart(core),
    title: understood.recipe.title,
    text: understood.recipe.steps.map((step) => step.text).join('\n'),
    browned: first.roles.some((role, at) => role === 'brown' && at < first.main),
    covered: /\bcover/i.test(main.text),
  };
  const plan =
    (wetDishes.has(dish) && (dish !== 'boiled' || target !== 'oven') && !dryTarget(target)) ||
    (wetDishes.has(dish) && (target === 'grill' || target === 'smoker'))
      ? planWet(context)
      : planDry(context);
  if (plan instanceof Refusal) return unchanged(false, plan.reason);
  const written = writeAdaptation({ understood, clauses, cast: first, context, plan, parts });
  return {
    source,
    method: target,
    dish,
    feasible: true,
    reason: null,
    text: written.text,
    edits: [
      {
        kind: 'method',
        target: 'recipe',
        before: machineNoun[source],
        after: machineNoun[target],
        reason: because(deps.methods, 'method'),
        rule: 'method',
      },
      ...written.edits,
    ],
    safety: [...new Set([...rawFoods([...parts.values()], dish), ...plan.safety])],
  };
}

const isStarchySide = (part: Part | undefined): boolean =>
  part?.time?.late === 'pasta' || part?.time?.late === 'grain' || part?.food?.id === 'water';

/** Whether a dish of pasta has a sauce that simmers by itself, so that only the pasta is left to the stove. */
function hasSauce(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  parts: ReadonlyMap<string, Part>,
): boolean {
  const noodles = (key: string): boolean => parts.get(key)?.time?.late === 'pasta';
  const main = mainPart([...parts.values()].filter((part) => !noodles(part.key)));
  const cast = castClauses(understood, clauses, source, 'sauce', main?.key ?? null, false, noodles);
  const clause = clauses[cast.main];
  return (
    clause !== undefined &&
    (clause.minutes?.[1] ?? 0) >= 10 &&
    !clause.names.some(noodles) &&
    ![...cast.contents].some(noodles)
  );
}

/** Pieces that go from one sort of heat to another are told anew; between ovens of any sort the sentence is converted. */
function toldAnew(source: Method, target: Method, dish: DishClass): boolean {
  const dry = ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'];
  const pans: readonly Method[] = ['stovetop', 'wok', 'dutchOven', 'campfire'];
  if (pans.includes(source) && pans.includes(target) && !(target === 'wok' && dish === 'pieces'))
    return false;
  return (
    (dish === 'pieces' || dish === 'roast' || dish === 'fried' || dish === 'steamed' || dish === 'boiled') &&
    !(dry.includes(source) && dry.includes(target)) &&
    !(wetDishes.has(dish) && !dryTarget(target))
  );
}

const dryTarget = (target: Method): boolean =>
  target === 'airFryer' || target === 'toasterOven' || target === 'sousVide' || target === 'deepFryer';

const wayOf = (method: Method): string =>
  method === 'noCook'
    ? 'without cooking'
    : method === 'stovetop' || method === 'campfire' || method === 'grill'
      ? `on the ${machineNoun[method]}`
      : `in the ${machineNoun[method]}`;

function noCookReason(parts: readonly Part[]): string {
  const raw = parts.filter((one) => one.safe !== null).map((one) => one.item.name.toLowerCase());
  return raw.length > 0
    ? `The ${raw[0]} must not be eaten raw: without cooking nothing makes it safe.`
    : 'This dish depends on cooking; without heat it is another dish.';
}

function rawFoods(parts: readonly Part[], dish: DishClass): readonly string[] {
  return parts
    .filter((part) => statesTemperature(part, dish))
    .map((part) => {
      const name = part.item.name;
      const rest = part.safe!.restMinutes > 0 ? `, then ${part.safe!.restMinutes} minutes of rest` : '';
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: at least ${formatTemperature(part.safe!.celsius)} in the middle${rest}.`;
    });
}

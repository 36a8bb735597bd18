import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import { joinList } from '../text/grammar.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { pastaBake, pulsesApart } from './apart.ts';
import { readStages, stagedPlan, type Stages } from './plan-staged.ts';
import { castClauses, wetDishes, type CastClauses } from './roles.ts';
import { findSidePots } from './side-pots.ts';
import { classify } from './dish-class.ts';
import { readClauses } from './clauses.ts';
import { detectMethod } from './detect-method.ts';
import { fillingOf } from './filling.ts';
import type { Clause, DishClass, MachineSize, MethodAdaptation, MethodTables, Range } from './model.ts';
import {
  isDairy,
  isThinLiquid,
  mainPart,
  makesSteam,
  readParts,
  statesTemperature,
  type Part,
} from './parts.ts';
import { oneCooking, type Cooking } from './one-cooking.ts';
import { boiledApart, onePot } from './one-pot.ts';
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
  const read = readClauses(understood);
  const parts = readParts(understood, deps.foods, deps.methods.foods);
  const own = wish.source ?? detectMethod(understood, read);
  const { target } = wish;
  const whole = classify(understood, read, own, parts);
  const filling = fillingOf(understood, read, own, target, whole, parts);
  // A filling simmers on the stove before its crust goes into the oven.
  const source = filling === null ? own : 'stovetop';
  const { dish, only, drawn, stages } = asCooked(
    understood,
    read,
    source,
    filling === null ? whole : 'stew',
    parts,
    wish,
    deps,
  );
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
  if (
    stages === undefined &&
    !fit.takes.includes(dish) &&
    !(dish === 'pasta' && target === 'pressureCooker' && only !== null)
  )
    return unchanged(
      false,
      `${refusalOf(understood, read, parts, dish, wish, deps)}${insteadOf(whole, own, deps)}`,
    );

  const mainKey =
    mainPart([...parts.values()].filter((part) => dish !== 'sauce' || part.time?.late !== 'pasta'))?.key ??
    null;
  const anew = toldAnew(source, target, dish);
  const cast =
    filling?.cast ??
    drawn?.cast ??
    (only !== null && (dish === 'pieces' || target === 'riceCooker')
      ? castOnly(read, only)
      : castClauses(
          understood,
          read,
          source,
          dish,
          // Fish that goes in for the last minutes is not what the long simmer is for.
          wetDishes.has(dish) && mainKey !== null && parts.get(mainKey)?.time?.late === 'seafood'
            ? null
            : mainKey,
          anew,
          (key) => (dish === 'stew' || dish === 'soup' || dish === 'sauce') && isStarchySide(parts.get(key)),
          pans.includes(source) ? findSidePots(understood, read, parts, mainKey) : [],
          target,
        ));
  if (cast.main < 0)
    return unchanged(
      false,
      'No step was understood to cook the dish, so there is nothing that could be converted safely.',
    );
  const { clauses, cast: first } =
    anew && dish === 'pieces' && only === null && !pans.includes(source)
      ? oneCooking(understood, { clauses: read, cast }, parts)
      : (drawn ?? { clauses: read, cast });
  const inside = [...parts.values()].filter((part) => first.contents.has(part.key));
  // "Fry the cubes": where nothing in the pan is known by name, all that is in the recipe may be.
  const core = inside.some(({ time }) => time !== null) ? inside : [...parts.values()];
  const main = clauses[first.main]!;
  const minutes = first.roles.reduce<Range | null>((sum, role, at) => {
    const own = clauses[at]!.minutes;
    if (role !== 'core' || own === null || at > first.main) return sum;
    // Stretches before the main one are part of it where the dish simmers or fries in one pan.
    if (at !== first.main && !wetDishes.has(dish) && source !== 'stovetop') return sum;
    return sum === null ? own : [sum[0] + own[0], sum[1] + own[1]];
  }, null);
  const chamber = [...clauses]
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
      chamber?.celsius ??
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
  const planned =
    stages !== undefined
      ? stagedPlan(context, stages)
      : (wetDishes.has(dish) && (dish !== 'boiled' || target !== 'oven') && !dryTarget(target)) ||
          (wetDishes.has(dish) && (target === 'grill' || target === 'smoker'))
        ? planWet(context)
        : planDry(context);
  if (planned instanceof Refusal) return unchanged(false, planned.reason);
  const oven = filling?.oven ?? null;
  const plan = oven === null ? planned : { ...planned, core: [...planned.core, oven] };
  const written = writeAdaptation({
    understood,
    clauses,
    cast: first,
    context,
    plan,
    parts,
    partly:
      filling !== null ||
      (only !== null && dish !== 'casserole' && dish !== 'boiled') ||
      (dish === 'sauce' && whole === 'pasta'),
  });
  const lost = lostIn(understood, written.text.instructions, parts);
  if (lost !== null)
    return unchanged(
      false,
      `What becomes of the ${lost} is not told clearly enough in the steps for another machine to cook it safely.`,
    );
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
        reason: because(deps.methods, filling === null ? 'method' : 'filling-only'),
        rule: filling === null ? 'method' : 'filling-only',
      },
      ...written.edits,
    ],
    safety: [...new Set([...rawFoods([...parts.values()], dish), ...plan.safety])],
  };
}

/** A raw food that the old steps name and the new ones do not: nobody would cook it. */
function lostIn(
  understood: UnderstoodRecipe,
  instructions: readonly string[],
  parts: ReadonlyMap<string, Part>,
): string | null {
  const now = instructions
    .join('\n')
    .toLowerCase()
    .replace(/check with a thermometer[^.]*\.|the [^.]* safe minimum of [^.]*\./g, '');
  if (/\beverything\b|\ball (?:the )?ingredients\b/.test(now)) return null;
  const words = new Map<string, Set<string>>();
  for (const { mentions } of understood.steps)
    for (const { key, text, kind } of mentions)
      if (kind === 'name' || kind === 'head')
        words.set(
          key,
          (words.get(key) ?? new Set()).add(
            text
              .toLowerCase()
              .split(' ')
              .at(-1)!
              .replace(/(?:es|s)$/, ''),
          ),
        );
  for (const part of parts.values()) {
    if (part.grams < 60 || isThinLiquid(part.food) || isStarchySide(part)) continue;
    const said = words.get(part.key);
    if (said === undefined || [...said].some((word) => now.includes(word))) continue;
    if (
      now.includes(
        part.item.name
          .toLowerCase()
          .split(' ')
          .at(-1)!
          .replace(/(?:es|s)$/, ''),
      )
    )
      continue;
    return part.item.name.toLowerCase();
  }
  return null;
}

const pans: readonly Method[] = ['stovetop', 'wok', 'dutchOven', 'campfire'];

interface AsCooked {
  readonly dish: DishClass;
  /** The one clause that the machine takes over, where the rest stays on the stove. */
  readonly only: number | null;
  /** The clauses in another order, where the machine asks for one. */
  readonly drawn?: Cooking;
  /** What goes into one tray stage by stage. */
  readonly stages?: Stages;
}

/** How a machine sees a dish, and the one clause that it takes over where the rest stays on the stove. */
function asCooked(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  whole: DishClass,
  parts: ReadonlyMap<string, Part>,
  { target }: MethodWish,
  { methods }: MethodDeps,
): AsCooked {
  const { takes } = methods.fits[target];
  // Salmon with a cream sauce: a dry machine cooks the fish, and the sauce stays in its pan.
  if (whole === 'stew' && !takes.includes('stew') && takes.includes('pieces') && pans.includes(source)) {
    const pieces = target === 'deepFryer' ? null : piecesBeside(understood, clauses, parts);
    return pieces === null ? { dish: whole, only: null } : { dish: 'pieces', only: pieces };
  }
  if (target === 'riceCooker' && pans.includes(source)) {
    const rice = grainBeside(clauses, parts);
    if (rice !== null) return { dish: 'grain', only: rice };
  }
  if (target === 'pressureCooker' && pans.includes(source) && takes.includes(whole)) {
    const drawn = pulsesApart(understood, clauses, parts);
    if (drawn !== null) return { dish: 'boiled', only: drawn.cast.main, drawn };
  }
  // Crackers, flatbreads and scones are as old as the griddle.
  if (
    (whole === 'cookies' || whole === 'bread') &&
    takes.includes('griddle') &&
    onGriddle.test(understood.recipe.title) &&
    ovenLike.has(source)
  )
    return { dish: 'griddle', only: null };
  if (whole === 'pieces' && chamberLike.has(source) && pans.includes(target) && target !== 'campfire') {
    const stages = readStages(understood, clauses, parts);
    if (stages !== null) return { dish: 'casserole', only: null, stages };
  }
  // What is seared and then cooked under a lid in its sauce is a small braise.
  if (
    whole === 'pieces' &&
    pans.includes(source) &&
    (target === 'slowCooker' || target === 'pressureCooker') &&
    braised(clauses, parts)
  )
    return { dish: 'stew', only: null };
  if (whole !== 'pasta' || takes.includes('pasta') || source === target) return { dish: whole, only: null };
  if (ovenLike.has(target) && target !== 'airFryer') {
    const drawn = pastaBake(clauses, findSidePots(understood, clauses, parts, null), parts);
    if (drawn !== null) return { dish: 'casserole', only: drawn.cast.main, drawn };
  }
  if (takes.includes('sauce') && hasSauce(understood, clauses, source, parts))
    return { dish: 'sauce', only: null };
  if (target === 'pressureCooker') {
    const pot = onePot(understood, clauses, parts);
    if (pot !== null) return { dish: 'pasta', only: pot };
    const drawn = boiledApart(clauses, findSidePots(understood, clauses, parts, null), parts);
    if (drawn !== null) return { dish: 'pasta', only: drawn.cast.main, drawn };
  }
  if (takes.includes('pieces') && (dryTarget(target) || target === 'grill') && target !== 'deepFryer') {
    const pieces = piecesBeside(understood, clauses, parts);
    if (pieces !== null) return { dish: 'pieces', only: pieces };
  }
  return { dish: whole, only: null };
}

/** Everyday machines, the likeliest at hand first. */
const everyday: readonly Method[] = [
  'oven',
  'stovetop',
  'slowCooker',
  'pressureCooker',
  'airFryer',
  'grill',
  'dutchOven',
  'microwave',
];

/** Machines that take such a dish, for whoever asked for one that does not. */
function insteadOf(dish: DishClass, source: Method, { methods }: MethodDeps): string {
  const others = everyday
    .filter((one) => one !== source && methods.fits[one].takes.includes(dish))
    .slice(0, 3)
    .map((one) => `${/^[aeiou]/.test(machineNoun[one]) ? 'an' : 'a'} ${machineNoun[one]}`);
  return others.length === 0 ? '' : ` A dish like this one can be moved to ${joinList(others, 'or')}.`;
}

const chamberLike = new Set<Method>(['oven', 'convectionOven', 'toasterOven']);

/** A sear, then a sauce that is poured over, then a stretch with the lid on or at a simmer. */
function braised(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): boolean {
  const sear = clauses.findIndex(({ text }) => /\b(?:sear|brown)\b/i.test(text));
  if (sear < 0) return false;
  const pour = clauses.findIndex(({ text }, at) => at > sear && /\b(?:pour|add|stir in)\b/i.test(text));
  const covered = clauses.findIndex(
    ({ text, minutes }, at) =>
      at >= pour && (minutes?.[1] ?? 0) >= 5 && /\b(?:cover\w*|simmer|lid)\b/i.test(text),
  );
  const wet = [...parts.values()]
    .filter(
      ({ food }) =>
        food !== null &&
        (makesSteam(food) ||
          ['sauce', 'honey', 'syrup', 'tomato-product', 'cream', 'coconut-milk'].some((kind) =>
            isKind(food, kind),
          )),
    )
    .reduce((sum, { grams }) => sum + grams, 0);
  return pour >= 0 && covered >= 0 && wet >= 80;
}

const onGriddle =
  /\b(?:crackers?|crisp ?breads?|flat ?breads?|naans?|pitt?as?|rotis?|oat ?cakes?|matzos?|lavash|english muffins?|(?:drop |griddle )?scones?|farls?|tortillas?)\b/i;
const ovenLike = new Set<Method>(['oven', 'convectionOven', 'toasterOven', 'airFryer']);

/** The clause that boils the grain in a pot of its own, where other things are cooked beside it. */
function grainBeside(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): number | null {
  const isGrain = (key: string): boolean => typeof parts.get(key)?.time?.water === 'number';
  const at = clauses.findIndex(
    ({ names, text }) =>
      names.length > 0 &&
      names.every((key) => isGrain(key) || (parts.get(key)?.grams ?? 0) < 10) &&
      names.some(isGrain) &&
      /\b(?:boil|cook|simmer)\b/i.test(text) &&
      !/\b(?:stir|add)\b/i.test(text),
  );
  const beside = clauses.some(
    ({ names, actions }, other) =>
      other !== at &&
      names.some((key) => !isGrain(key)) &&
      actions.some((action) => actionNature[action].heats),
  );
  return at >= 0 &&
    beside &&
    /\b(?:drain|boiling water|salted water|packet|package)\b/i.test(
      clauses
        .slice(at, at + 2)
        .map(({ text }) => text)
        .join(' '),
    )
    ? at
    : null;
}

/** The clause that cooks pieces of meat by themselves, beside the pasta and its sauce. */
function piecesBeside(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
): number | null {
  const at = clauses.findIndex((clause) => {
    const raw = clause.names.filter((key) => {
      const part = parts.get(key);
      return (
        part !== undefined &&
        part.safe !== null &&
        part.safe.kind !== 'egg' &&
        part.time?.minutes.airfry !== undefined &&
        !part.time.minced
      );
    });
    const text = understood.recipe.steps[clause.step]!.text;
    return (
      raw.length === 1 &&
      (clause.minutes?.[1] ?? 0) >= 5 &&
      cooksPieces.test(clause.text) &&
      clause.names.every(
        (key) => raw.includes(key) || parts.get(key)?.time === null || (parts.get(key)?.grams ?? 0) < 40,
      ) &&
      !/\bin batches|sauce\b/i.test(clause.text) &&
      /\b(?:remove|set aside|rest|slice|transfer|plate)\b/i.test(text)
    );
  });
  return at < 0 ? null : at;
}

const cooksPieces = /\b(?:cook|sear|fry|pan-fry|saut[eé]|grill|roast|bake|brown)\w*\b/i;

/** The machine takes over one clause; all others stay as they are. */
function castOnly(clauses: readonly Clause[], main: number): CastClauses {
  return {
    // Nothing is left to drain out of a machine.
    roles: clauses.map((clause, at) =>
      at === main
        ? 'core'
        : at === main + 1 &&
            clause.step === clauses[main]!.step &&
            /^\W*(?:and )?drain\b[^,;]*$/i.test(clause.text)
          ? 'drop'
          : 'side',
    ),
    main,
    contents: new Set(clauses[main]!.names),
  };
}

/** Why a machine does not take a dish, as near to this dish as can be said. */
function refusalOf(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  parts: ReadonlyMap<string, Part>,
  dish: DishClass,
  { target }: MethodWish,
  { methods }: MethodDeps,
): string {
  const fit = methods.fits[target];
  const usual = fit.not[dish] ?? fit.otherwise ?? 'This machine cannot cook this sort of dish.';
  if (dish !== 'pasta') return usual;
  const apart = findSidePots(understood, clauses, parts, null).some(({ keys }) =>
    [...keys].some((key) => parts.get(key)?.time?.late === 'pasta'),
  );
  if (apart && fit.takes.includes('sauce'))
    return `The pasta has to boil in its own water on the stove, and the sauce is done in less time than that: the ${machineNoun[target]} has nothing to take over.`;
  if (
    target === 'pressureCooker' &&
    [...parts.values()].some((part) => isDairy(part.food) && part.grams > 150)
  )
    return 'Pasta that cooks in milk scorches and foams under pressure, and foam blocks the valve.';
  return usual;
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
  const pots = findSidePots(understood, clauses, parts, main?.key ?? null);
  const cast = castClauses(understood, clauses, source, 'sauce', main?.key ?? null, false, noodles, pots);
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

/** How a machine sees a dish: what of it the machine takes over, in which order it is told. */
import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { pastaBake, pulsesApart } from './read/apart.ts';
import { wetDishes } from './read/core-actions.ts';
import type { Clause, DishClass, MethodDeps, MethodWish } from './model.ts';
import type { Cooking } from './read/one-cooking.ts';
import { boiledApart, onePot } from './plans/one-pot.ts';
import { mainPart, makesSteam, type Part } from './read/parts.ts';
import { basinSteam } from './plans/plan-basin.ts';
import { readStages, type Stages } from './plans/plan-staged.ts';
import { castClauses } from './read/roles.ts';
import { stirFryApart } from './crossings/stir-fry-apart.ts';
import { findSidePots } from './read/side-pots.ts';

/** Ways that share the stove's pans. */
export const pans: readonly Method[] = ['stovetop', 'wok', 'dutchOven', 'campfire'];

export interface AsCooked {
  readonly dish: DishClass;
  /** The one clause that the machine takes over, where the rest stays on the stove. */
  readonly only: number | null;
  /** The clauses in another order, where the machine asks for one. */
  readonly drawn?: Cooking;
  /** A pudding that steams in its basin. */
  readonly basin?: true;
  /** What goes into one tray stage by stage. */
  readonly stages?: Stages;
}

/** How a machine sees a dish, and the one clause that it takes over where the rest stays on the stove. */
export function asCooked(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  whole: DishClass,
  parts: ReadonlyMap<string, Part>,
  { target }: MethodWish,
  { methods }: MethodDeps,
): AsCooked {
  const { takes } = methods.fits[target];
  const basin = basinSteam(understood, clauses, target);
  if (basin !== null) return { dish: 'cake', only: null, drawn: basin, basin: true };
  // Salmon with a cream sauce: a dry machine cooks the fish, and the sauce stays in its pan.
  if (whole === 'stew' && !takes.includes('stew') && takes.includes('pieces') && pans.includes(source)) {
    const found = target === 'deepFryer' ? null : piecesBeside(understood, clauses, parts);
    const pieces = found !== null && simmersAfter(understood, clauses, found) ? null : found;
    if (pieces !== null) return { dish: 'pieces', only: pieces };
    const drawn = target === 'steamer' ? poachedApart(clauses, parts) : null;
    return drawn === null ? { dish: whole, only: null } : { dish: 'pieces', only: drawn.cast.main, drawn };
  }
  // Without a wok the pieces brown apart from their sauce.
  if (whole === 'stirFry' && ovenLike.has(target) && pans.includes(source)) {
    const drawn = stirFryApart(understood, clauses, parts);
    if (drawn !== null) return { dish: 'pieces', only: null, drawn };
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
    target !== 'grill' &&
    onGriddle.test(understood.recipe.title) &&
    ovenLike.has(source)
  )
    return { dish: 'griddle', only: null };
  // Poultry on the bone is browned on its skin before all else.
  const boned = [...parts.values()].some(
    ({ food, time }) => food !== null && isKind(food, 'poultry') && (time?.minutes.pan?.[1] ?? 0) >= 25,
  );
  if (
    whole === 'pieces' &&
    chamberLike.has(source) &&
    pans.includes(target) &&
    target !== 'campfire' &&
    !(boned && target !== 'wok')
  ) {
    const stages = readStages(understood, clauses, parts);
    if (stages !== null) return { dish: 'casserole', only: null, stages };
  }
  // What is seared and then cooked under a lid in its sauce is a small braise.
  if (
    whole === 'pieces' &&
    pans.includes(source) &&
    (target === 'slowCooker' || target === 'pressureCooker') &&
    (braised(clauses, parts) || returnsToSauce(clauses, parts))
  )
    return { dish: 'stew', only: null };
  if (
    whole === 'pieces' &&
    chamberLike.has(source) &&
    (target === 'slowCooker' || target === 'pressureCooker') &&
    (searedFirst(clauses, parts) || stagedInDish(clauses) || layeredInDish(clauses))
  )
    return { dish: 'stew', only: null };
  if (whole !== 'pasta' || takes.includes('pasta') || source === target) return { dish: whole, only: null };
  if (ovenLike.has(target) && target !== 'airFryer') {
    const drawn = pastaBake(clauses, findSidePots(understood, clauses, parts, null), parts);
    if (drawn !== null) return { dish: 'casserole', only: drawn.cast.main, drawn };
  }
  if (takes.includes('sauce') && target !== 'slowCooker' && hasSauce(understood, clauses, source, parts))
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

/** Meat that is browned, waits beside the pan and comes back into the sauce that was made there. */
function returnsToSauce(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): boolean {
  const meat = mainPart([...parts.values()]);
  if (meat?.safe === null || meat?.safe === undefined || meat.safe.kind === 'egg') return false;
  const sear = clauses.findIndex(
    ({ names, actions }) => names.includes(meat.key) && actions.some((action) => actionNature[action].heats),
  );
  const aside = clauses.findIndex(
    ({ text }, at) =>
      at > sear && /\b(?:set|put) (?:it |them )?aside\b|\bout of the pan\b|\bto a plate\b/i.test(text),
  );
  const back = clauses.findLastIndex(
    ({ names, text }) => names.includes(meat.key) && /^\W*(?:then )?(?:add|return|put|stir in)\b/i.test(text),
  );
  const wet = [...parts.values()]
    .filter(
      ({ food }) =>
        food !== null &&
        (makesSteam(food) || ['cream', 'tomato-product', 'coconut-milk'].some((kind) => isKind(food, kind))),
    )
    .reduce((sum, { grams }) => sum + grams, 0);
  return sear >= 0 && aside > sear && back > aside && wet >= leastSauceGrams;
}

/** Less than this makes no sauce for a closed pot. */
const leastSauceGrams = 200;

const inOven = ({ actions, minutes }: Clause): boolean =>
  actions.some((action) => action === 'bake' || action === 'roast') && (minutes === null || minutes[1] >= 10);

/** Minced meat that is coloured in a pan before the oven cooks it through: a pan keeps its part of it. */
function searedFirst(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): boolean {
  const oven = clauses.findIndex((clause) => inOven(clause) || /\bto the oven\b/i.test(clause.text));
  const pan = clauses.findIndex(({ text }) => /\b(?:skillet|frying pan|pan)\b/i.test(text));
  return (
    pan >= 0 &&
    pan < oven &&
    [...parts.values()].some(({ time, grams }) => time?.minced === true && grams > 100) &&
    clauses.slice(pan, oven).some(({ text }) => /\b(?:brown|sear)\w*\b/i.test(text))
  );
}

/** A stretch in the oven, more food into the same dish, another stretch: a pot takes all of it as it comes. */
function stagedInDish(clauses: readonly Clause[]): boolean {
  const stretches = clauses.flatMap((clause, at) => (inOven(clause) ? [at] : []));
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined || first === last) return false;
  const added = clauses
    .slice(first + 1, last)
    .some(({ names, action, text }) => names.length > 0 && action === 'add' && intoDish.test(text));
  // A tray that wine and stock are poured over is a shallow dish.
  const poured = clauses
    .slice(first + 1, last)
    .some(({ text }) => /^\W*(?:then\s+)?pour\b[^.;]*\b(?:stock|broth|wine|cider|beer|water)\b/i.test(text));
  return (added || poured) && (poured || !clauses.some(({ text }) => onTray.test(text)));
}

/** Laid, poured over and tucked in, one after the other, in a dish: it goes into a pot in that order as well. */
function layeredInDish(clauses: readonly Clause[]): boolean {
  const main = clauses.findIndex(inOven);
  const before = clauses.slice(0, main);
  const first = before.findIndex(({ text }) => dishWords.test(text));
  return (
    first >= 0 &&
    before.slice(first + 1).filter(({ text, names }) => names.length > 0 && lays.test(text)).length >= 2 &&
    !clauses.some(({ text }) => onTray.test(text))
  );
}

const dishWords =
  /\b(?:(?:baking|casserole|gratin|oven-?proof|oven) dish|casserole|9 ?[x×] ?13|13 ?[x×] ?9)\b/i;
const lays = /^\W*(?:then\s+)?(?:nestle|tuck|pour|lay|arrange|place|put|scatter|top|add|set)\b/i;
const intoDish = /\b(?:to|into|in) the (?:[\w-]+ )?(?:dish|tin|casserole|pan)\b/i;
const onTray = /\b(?:sheets?|trays?|racks?)\b/i;

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
      /\b(?:remove|set aside|rest|slice|transfer|plate|drain)\b/i.test(text)
    );
  });
  return at < 0 ? null : at;
}

/** Whether what was browned goes back and simmers for long: then the pot is the dish. */
const simmersAfter = (understood: UnderstoodRecipe, clauses: readonly Clause[], at: number): boolean =>
  clauses.some(
    ({ step, minutes, text }, other) =>
      other > at &&
      (minutes?.[1] ?? 0) >= 25 &&
      /\b(?:simmer|stew|braise)\w*\b/i.test(text) &&
      clauses[at]!.names.some((key) => understood.steps[step]!.contents.includes(key)),
  );

const cooksPieces = /\b(?:cook|sear|fry|pan-fry|saut[eé]|grill|roast|bake|brown)\w*\b/i;

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
export function toldAnew(source: Method, target: Method, dish: DishClass): boolean {
  const dry = ['oven', 'convectionOven', 'toasterOven', 'airFryer', 'grill', 'smoker'];
  if (pans.includes(source) && pans.includes(target) && !(target === 'wok' && dish === 'pieces'))
    return false;
  return (
    (dish === 'pieces' || dish === 'roast' || dish === 'fried' || dish === 'steamed' || dish === 'boiled') &&
    !(dry.includes(source) && dry.includes(target)) &&
    !(wetDishes.has(dish) && !dryTarget(target))
  );
}

/** Machines of dry heat that a pot of liquid has no place in. */
export const dryTarget = (target: Method): boolean =>
  target === 'airFryer' || target === 'toasterOven' || target === 'sousVide' || target === 'deepFryer';

/**
 * Fish that is laid in a simmering sauce, poached for minutes and lifted out: steam cooks it as gently, and the sauce
 * keeps its pan. Null where it stays in its pot.
 */
function poachedApart(clauses: readonly Clause[], parts: ReadonlyMap<string, Part>): Cooking | null {
  const isFish = (key: string): boolean => parts.get(key)?.safe?.kind === 'fish';
  const laid = clauses.findIndex(
    ({ names, text }) =>
      names.length === 1 &&
      isFish(names[0]!) &&
      /^\W*(?:then\s+)?(?:lay|put|place|add|slide|lower|nestle)\b/i.test(text),
  );
  if (laid < 0) return null;
  const main = clauses.findIndex(
    ({ step, actions, minutes }, at) =>
      at > laid &&
      at <= laid + 2 &&
      step === clauses[laid]!.step &&
      (minutes?.[1] ?? 99) <= 20 &&
      actions.some((action) => action === 'poach' || action === 'simmer' || action === 'steam'),
  );
  const lifted = clauses.some(
    ({ text, names }, at) =>
      at > main && /^\W*(?:lift|take|remove|transfer)\b/i.test(text) && names.some(isFish),
  );
  if (main < 0 || !lifted) return null;
  const fish = clauses[laid]!.names;
  return {
    clauses: clauses.map((clause, at) => (at === main ? { ...clause, names: fish } : clause)),
    cast: {
      roles: clauses.map((_, at) => (at === main ? 'core' : at >= laid && at < main ? 'drop' : 'side')),
      main,
      contents: new Set(fish),
    },
  };
}

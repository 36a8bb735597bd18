import type { UnderstoodRecipe } from '../../understand-recipe/model.ts';
import { actionNature } from '../../dishes/actions.ts';
import type { Action, Method } from '../../vocabulary.ts';
import { hotPan, machineAction, wetCore, wetDishes } from './core-actions.ts';
import { ovenActions } from './detect-method.ts';
import {
  afterTakenOut,
  backToStove,
  bakesBeside,
  inMeantime,
  inOtherPan,
  inOwnPan,
  inPan,
  onStoveAgain,
  onTray,
  potBefore,
} from './elsewhere.ts';
import {
  cooksInLiquid,
  cooksOn,
  flavoursFat,
  friesElse,
  glazed,
  givesStir,
  goesWithBoil,
  isOneThing,
  leadsUp,
  seasoned,
  simmersLong,
  softens,
  softensOn,
  thickensJuices,
  topsUp,
  usual,
  watching,
} from './leads-up.ts';
import { oilsGrate } from './care-remarks.ts';
import { keptForLater } from './kept-apart.ts';
import type { Clause, ClauseRole, DishClass } from '../model.ts';
import {
  amongst,
  backToHeat,
  boilsOff,
  bringUp,
  browningTooFast,
  darkens,
  drained,
  fireReady,
  flipAlone,
  heatsPan,
  heatsVessel,
  inOneLayer,
  intoOven,
  keptHot,
  ladled,
  standsCold,
  leftIn,
  laysOn,
  lining,
  namesMachine,
  namesOven,
  oilRemark,
  oldTime,
  ontoPlate,
  ovenAt,
  ovenElse,
  ovenGrill,
  outOfOven,
  overFire,
  overTin,
  ownBoil,
  ownShreds,
  poursRound,
  spareStock,
  sprayed,
  steamerReady,
  trayReady,
  underBroiler,
  toastsBread,
  tossesHalfway,
  underGrill,
  unwraps,
  waterBath,
  wrapsInFoil,
} from './role-words.ts';
import { boiledBefore } from './boiled-before.ts';
import { settleRoles } from './settle-roles.ts';
import type { SidePot } from './side-pots.ts';
import { machineTalk, namesVessel } from '../words.ts';
import {
  pressesKey,
  nestles,
  ownPanAfter,
  sitsOnBed,
  tipsOver,
  lidOnAfter,
  buildsUp,
  putsIn,
  otherPot,
  backToBoil,
  minutesMore,
  comesToSimmer,
  simmersAgain,
  fillsPan,
  bubblesSauce,
  oldClock,
  uncoversLast,
  toldAnewFor,
  laidOnFire,
  laidBare,
  placesOnTray,
  dressesFood,
  anotherDay,
  machineSet,
  leftAlone,
  sameSentence,
  ovens,
  fryers,
  poursIn,
  unwrapped,
  chambered,
  closed,
} from './roles-words.ts';

/** The clauses with what each is to the conversion, and which of the core ones is the main cooking. */
export interface CastClauses {
  readonly roles: readonly ClauseRole[];
  /** Index of the main cooking, or -1. */
  readonly main: number;
  /** Keys of what is in the vessel at the main cooking. */
  readonly contents: ReadonlySet<string>;
}

/** Grams of meat or fish that make a dish, and minutes of a sauce that only waits for them. Own rules. */
const makesDish = 300;
const sauceMinutes = 30;

/** "Add the chicken", "return it to the sauce". */
const joins = /^\W*(?:and |then )*(?:add|return|stir in|put|tip|slip|slide|nestle|fold in)\b/i;

/** Where grilled or fried meat joins a sauce that simmered for a short while without it; -1 where it was in it all along. */
function meatJoins(
  { grounded }: UnderstoodRecipe,
  clauses: readonly Clause[],
  main: number,
  isCore: (clause: Clause) => boolean,
): number {
  if ((clauses[main]!.minutes?.[1] ?? Infinity) > sauceMinutes) return -1;
  const flesh = grounded.flatMap(({ key, ingredient: { food, grams } }) =>
    food !== null &&
    (food.traits.includes('meat') || food.traits.includes('fish')) &&
    (grams ?? 0) >= makesDish
      ? [key]
      : [],
  );
  const adds = (clause: Clause): boolean =>
    joins.test(clause.text) && clause.names.some((key) => flesh.includes(key));
  const added = clauses.findIndex(adds);
  // Meat that was only marinated has gone in raw, and the sauce with it.
  const cooked = clauses.some(
    (clause, at) =>
      at < main &&
      clause.names.some((key) => flesh.includes(key)) &&
      clause.actions.some((action) => actionNature[action].heats),
  );
  if (added <= main || !cooked) return -1;
  return clauses.findIndex((clause, at) => at >= added && (clause.minutes?.[1] ?? 0) >= 5 && isCore(clause));
}

/** Gives every clause its role. */
export function castClauses(
  understood: UnderstoodRecipe,
  clauses: readonly Clause[],
  source: Method,
  dish: DishClass,
  mainKey: string | null,
  /** The main cooking is told anew from the start: what only leads up to it falls away. */
  anew: boolean,
  /** Rice and pasta that are boiled beside a dish of something else. */
  beside: (key: string) => boolean,
  pots: readonly SidePot[] = [],
  target: Method = 'oven',
  isLiquid: (key: string) => boolean = () => false,
): CastClauses {
  const heats = (action: Action): boolean => actionNature[action].heats || ovenActions.has(action);
  const own = machineAction[source];
  const chamber = ovens.has(source);
  const isCore = (clause: Clause): boolean =>
    (source === 'microwave' || !clause.actions.includes('microwave')) &&
    // Onions that caramelise are made ready for the liquid; the soup cooks after them.
    !(
      own === undefined &&
      wetDishes.has(dish) &&
      (darkens.test(clause.text) || underGrill(source, clause.text))
    ) &&
    eitherCore(clause);
  const eitherCore = (clause: Clause): boolean =>
    // "Transfer to the oven and braise for 2 hours."
    (chamber &&
      wetDishes.has(dish) &&
      (clause.minutes?.[1] ?? 0) >= 20 &&
      clause.actions.some((action) => action === 'braise' || action === 'stew' || action === 'simmer') &&
      !inPan(understood, clause.step)) ||
    ((chamber || ((source === 'smoker' || source === 'grill') && (clause.minutes?.[1] ?? 0) >= 20)) &&
      /\bcook\b/i.test(clause.text) &&
      clause.minutes !== null &&
      !inPan(understood, clause.step) &&
      clause.actions.some(heats)) ||
    ownCore(clause);
  const ownCore = (clause: Clause): boolean =>
    own === undefined
      ? (wetDishes.has(dish) && comesToSimmer.test(clause.text)) ||
        (dish === 'grain' && ladled.test(clause.text)) ||
        (wetDishes.has(dish) && (cooksInLiquid(clauses, clause, isLiquid) || simmersLong(clause))) ||
        clause.actions.some((action) =>
          wetDishes.has(dish) || dish === 'steamed'
            ? wetCore.has(action)
            : heats(action) && action !== 'heat' && action !== 'melt' && action !== 'warm',
        )
      : clause.actions.some((action) => own.includes(action)) ||
        // "cook on low for 8 hours" after the machine was named.
        (clause.actions.some(
          (action) =>
            heats(action) &&
            action !== 'saute' &&
            action !== 'sear' &&
            action !== 'heat' &&
            action !== 'warm' &&
            action !== 'melt',
        ) &&
          namesMachine(source, clause.text) &&
          !ovenElse(source, clause));
  /** What is in the vessel; "Cover and simmer" at the start of an instruction goes on with what was there. */
  const contentsOf = (clause: Clause): readonly string[] => {
    const inside = understood.steps[clause.step]!.contents;
    const before = understood.steps[clause.step - 1]?.contents ?? [];
    const cooks = (action: Action): boolean =>
      wetCore.has(action) || (wetDishes.has(dish) && ovenActions.has(action));
    if (clause.names.length > 0 || !clause.actions.some(cooks)) return inside;
    const same = clauses.filter(({ step }) => step === clause.step);
    const later = new Set(same.filter(({ start }) => start > clause.start).flatMap(({ names }) => names));
    return same.some(({ start, names }) => start < clause.start && names.length > 0) ||
      !inside.every((key) => later.has(key))
      ? inside
      : [...new Set([...inside, ...before])];
  };
  let main = -1;
  let best = -1;
  const boiled = wetDishes.has(dish) ? boiledBefore(clauses, isCore) : new Set<number>();
  clauses.forEach((clause, at) => {
    if (!isCore(clause) || boiled.has(at) || pots.some((pot) => pot.clauses.has(at))) return;
    const inputs = contentsOf(clause);
    // "Simmer for 4 hours, adding a bit of water if it gets dry" is about more than the water.
    const inSoup = dish === 'soup' && inputs.some((key) => !beside(key));
    const about = clause.names.length === 0 || topsUp(clause, isLiquid) || inSoup ? inputs : clause.names;
    if (about.length > 0 && about.every(beside)) return;
    // "Place over medium heat to boil", where the simmer after it has its minutes: it only leads there.
    const onTheWay =
      wetDishes.has(dish) &&
      clause.minutes === null &&
      clause.actions.includes('boil') &&
      clauses.slice(at + 1).some((one) => (one.minutes?.[1] ?? 0) >= 5 && isCore(one));
    const minutes = clause.minutes?.[1] ?? (onTheWay ? 3 : usual(understood, clause));
    // Chicken that waits in its bowl is not in the pan of the peppers.
    const besides =
      !wetDishes.has(dish) &&
      mainKey !== null &&
      clause.names.length > 0 &&
      !clause.names.includes(mainKey) &&
      clauses.some(
        (one) => one !== clause && one.names.includes(mainKey) && one.minutes !== null && isCore(one),
      );
    const holdsMain =
      mainKey === null || (!besides && [...inputs, ...clause.names].includes(mainKey)) ? 1000 : 0;
    // Beans that boil first for themselves are not the pot of the fish that comes last.
    const full = mainKey === null && wetDishes.has(dish) && inputs.length >= 4 ? 500 : 0;
    // The ladling is the cooking of a risotto, however short it is told.
    const spooned = dish === 'grain' && ladled.test(clause.text) ? 5000 : 0;
    // What is fried is the dish, whatever was boiled for it before.
    const fried =
      (dish === 'fried' || dish === 'batterFried') &&
      clause.actions.some((action) => action === 'fry' || action === 'deep-fry')
        ? 3000
        : 0;
    // A boil that only leads to a simmer is not the cooking, though it may usually take as long.
    const stated = clause.minutes === null || !wetDishes.has(dish) ? 0 : 1;
    const score = spooned + fried + holdsMain + full + minutes + stated;
    if (score > best) [best, main] = [score, at];
  });
  // A sauce that simmers before grilled meat joins it is no dish yet: what the closed pot cooks has both.
  if (main >= 0 && own === undefined && wetDishes.has(dish) && closed.has(target)) {
    const joined = meatJoins(understood, clauses, main, isCore);
    if (joined >= 0) main = joined;
  }
  // "Form balls and put them into the pot": the oil in it was told of before.
  if (main < 0 && dish === 'fried')
    main = clauses.findLastIndex(({ text }) =>
      /^\W*(?:and |then )*(?:put|place|drop|lower|slide|add)\b[^.;]*\b(?:in|into|to) the (?:[\w-]+ )?(?:pot|pan|oil|fat)\b/i.test(
        text,
      ),
    );
  // What was only roasted or fried for a soup is not what a closed pot cooks.
  const roastedFor = (clause: Clause): boolean =>
    own === undefined &&
    wetDishes.has(dish) &&
    (closed.has(target) || clause.actions.some((action) => ovenActions.has(action) || action === 'grill'));
  if (main < 0) {
    // Nothing says the machine's own verb: the longest heated clause, in an oven what lies under its grill first.
    const grilled =
      chamber &&
      clauses.some((clause) => clause.actions.includes('grill') && (clause.minutes?.[1] ?? 0) >= 5);
    clauses.forEach((clause, at) => {
      if (roastedFor(clause) || !clause.actions.some(heats) || (grilled && !clause.actions.includes('grill')))
        return;
      const minutes = clause.minutes?.[1] ?? usual(understood, clause);
      if (minutes > best) [best, main] = [minutes, at];
    });
  }
  // "Let it be for at least 6 hours", where a machine was filled and switched on: left alone there, it cooks.
  if (main < 0 && own !== undefined)
    clauses.forEach((clause, at) => {
      const named = namesMachine(source, clause.text) && machineSet.test(clause.text);
      const minutes = clause.minutes?.[1] ?? (named ? 60 : 0);
      if (
        minutes >= 20 &&
        minutes > best &&
        (named || leftAlone.test(clause.text)) &&
        !standsCold.test(clause.text)
      )
        [best, main] = [minutes, at];
    });
  if (main < 0) return { roles: clauses.map(() => 'keep'), main, contents: new Set() };
  // What is roasted on its tray first is filling; the bake of what was built from it is the dish.
  const built =
    chamber && dish === 'casserole' && closed.has(target)
      ? clauses.findLastIndex(
          (clause, at) =>
            at > main &&
            isCore(clause) &&
            clause.step > clauses[main]!.step &&
            clauses.slice(main + 1, at).some(({ text }) => buildsUp.test(text)),
        )
      : -1;
  const ahead = built < 0 ? -1 : main;
  if (built >= 0) main = built;
  // What boils apart and joins the dish when it is done is not in its vessel.
  const apart = pots.filter(
    (pot) =>
      !pot.clauses.has(main) &&
      (pot.from > main ||
        !clauses
          .slice(pot.to + 1, main + 1)
          .some(
            (clause, i) => !pot.clauses.has(pot.to + 1 + i) && clause.names.some((key) => pot.keys.has(key)),
          )),
  );
  const away = new Set(apart.flatMap((pot) => [...pot.keys]));
  const contents = new Set(
    [
      ...contentsOf(clauses[main]!),
      ...(own === undefined && wetDishes.has(dish) && pots.length === 0
        ? potBefore(understood, clauses, main)
        : []),
      ...clauses[main]!.names,
      // "Nestle the sausages in": what the dish is made of lies on the tray with the rest.
      ...(mainKey !== null &&
      anew &&
      clauses.some(
        ({ names, text, step }, at) =>
          at < main && step >= clauses[main]!.step - 1 && names.includes(mainKey) && nestles.test(text),
      )
        ? [mainKey]
        : []),
    ].filter((key) => !away.has(key)),
  );
  // Pulses that boil alone for a curry of another pan: all that comes after is told as it was.
  const curry =
    closed.has(target) &&
    own === undefined &&
    wetDishes.has(dish) &&
    mainKey !== null &&
    [...contents].every((key) => key === mainKey || isLiquid(key))
      ? clauses.findIndex(
          ({ text, step }, at) =>
            at > main &&
            step > clauses[main]!.step &&
            ownPanAfter.test(text) &&
            clauses.slice(at + 1).some(({ names }) => names.includes(mainKey)),
        )
      : -1;
  // "Lay the chops in the dish, flip them, chill for an hour": until it comes out of the fridge nothing leads up to the fire.
  const lastCold = clauses.findLastIndex(({ text }, at) => at < main && standsCold.test(text));
  const inStream = (clause: Clause, at: number): boolean => {
    const inside = contentsOf(clause);
    if (at === main) return true;
    if (at < main)
      return inside.every((key) => contents.has(key)) || clause.names.some((key) => contents.has(key));
    return inside.some((key) => contents.has(key)) || goesInPot(at);
  };
  /** "Add the vermicelli and cook another 6 minutes": no other pot is named, so it goes into this one. */
  const goesInPot = (at: number): boolean => {
    const { step } = clauses[at]!;
    const first = clauses.findIndex((one) => one.step === step);
    return (
      wetDishes.has(dish) &&
      first > main &&
      putsIn.test(clauses[first]!.text) &&
      !otherPot.test(understood.recipe.steps[step]!.text)
    );
  };
  const elsewhere =
    wetDishes.has(dish) && main >= 0
      ? inOtherPan(
          clauses,
          main,
          (own !== undefined && !chamber) || dish === 'boiled' || target === 'microwave',
          isLiquid,
        )
      : anew && (dish === 'pieces' || dish === 'roast') && (own === undefined || backToStove(clauses, main))
        ? afterTakenOut(clauses, main, contents)
        : new Set<number>();
  const meantime = wetDishes.has(dish) ? inMeantime(clauses, main, contents) : new Set<number>();
  const ownPan =
    wetDishes.has(dish) || main < 0 ? new Set<number>() : inOwnPan(clauses, main, contents, mainKey);
  const kept = wetDishes.has(dish) ? new Set<number>() : keptForLater(clauses, main, mainKey);
  const anyOven = understood.recipe.steps.some(({ text }) =>
    /\b(?:oven|broil|grill|gas mark)\w*/i.test(text),
  );
  const charred = new Set(
    clauses.flatMap(({ actions, minutes, step }, at) =>
      at < main &&
      step < clauses[main]!.step &&
      minutes !== null &&
      actions.some((action) => action === 'grill' || action === 'broil')
        ? [step]
        : [],
    ),
  );
  const roles = clauses.map((clause, at): ClauseRole => {
    if (at === main) return 'core';
    // The tray of the filling stays in its oven, with what leads up to it.
    if (ahead >= 0 && clause.step <= clauses[ahead]!.step) return 'side';
    if (kept.has(at)) return 'side';
    // Eggs that the microwave scrambles meanwhile stay there.
    if (source !== 'microwave' && clause.actions.includes('microwave')) return 'side';
    // The oil of "oil the grate" is none of the list's.
    if (laidOnFire.has(source) && source !== target && oilsGrate.test(clause.text)) return 'drop';
    // "Set the pot over medium heat": its juices are in the machine, which heats them itself.
    if (
      wetDishes.has(dish) &&
      closed.has(target) &&
      at > main &&
      clause.names.length === 0 &&
      clause.minutes === null &&
      onStoveAgain.test(clause.text)
    )
      return 'drop';
    // "For leftovers, boil it with rice": another day's dish.
    if (at > main && anotherDay.test(understood.recipe.steps[clause.step]!.text)) return 'side';
    // "Heat oil in a skillet; brown all sides of the roast": the sear at the end needs its own hot pan.
    if (
      anew &&
      at > main &&
      clauses.some(
        (one) =>
          one.step === clause.step &&
          one.start > clause.start &&
          /^\W*(?:then\s+)?(?:brown|sear|crisp)\b/i.test(one.text),
      )
    )
      return 'side';
    if (curry >= 0 && at > main) return clause.step === clauses[main]!.step ? 'keep' : 'side';
    if (elsewhere.has(at) || ownPan.has(at) || boiled.has(at)) return 'side';
    // Skewers that char under a grill for a sauce of the pot are charred there still.
    if (
      (own === undefined || (chamber && closed.has(target))) &&
      wetDishes.has(dish) &&
      charred.has(clause.step)
    )
      return 'side';
    if (wetDishes.has(dish) && (at < main ? goesWithBoil(clauses, at) : meantime.has(at))) return 'side';
    if (apart.some((pot) => pot.clauses.has(at))) return 'side';
    // Buns that toast beside the dish are no stretch of its cooking.
    if (own !== undefined && at > main && toastsBread.test(clause.text)) return 'side';
    if (clause.action === 'preheat' || (clause.actions.includes('preheat') && clause.minutes === null))
      return own === undefined && (at > main || !namesOven(clause.text) || bakesBeside(clauses, at))
        ? 'keep'
        : 'preheat';
    // The old fire is lit no more, and the new machine is got ready in its place.
    if (chamber && at < main && clause.names.length === 0 && ovenAt.test(clause.text)) return 'preheat';
    if (source === 'steamer' && at < main && clause.names.length === 0 && steamerReady.test(clause.text))
      return 'preheat';
    if (anew && at < main && ontoPlate.test(clause.text) && clause.names.every((key) => contents.has(key)))
      return 'drop';
    if (
      (source === 'grill' || source === 'smoker') &&
      at < main &&
      clause.names.length === 0 &&
      clause.minutes === null &&
      fireReady.test(clause.text)
    )
      return 'preheat';
    // Cabbage that is boiled for its leaves, and beets for their skins, boil in their own water.
    if (
      own === undefined &&
      wetDishes.has(dish) &&
      at < main &&
      isOneThing(clauses, at) &&
      clause.actions.some((action) => action === 'boil' || action === 'blanch' || action === 'simmer') &&
      clauses[at + 1]?.step === clause.step &&
      (((clause.minutes?.[1] ?? 99) <= 15 && ownBoil.test(clauses[at + 1]!.text)) ||
        // "Cook the chicken, shred and set aside."
        ownShreds.test(clauses[at + 1]!.text))
    )
      return 'side';
    // A stretch in the oven that went ahead of the rest: under a lid all of it goes in together.
    if (
      chamber &&
      wetDishes.has(dish) &&
      closed.has(target) &&
      at < main &&
      clause.names.every((key) => contents.has(key)) &&
      clause.minutes !== null &&
      /^\W*(?:then\s+)?(?:put|place|set|return|slide|pop|transfer|move)\b[^.;]*\b(?:in|into|to) the (?:hot |preheated )?oven\b/i.test(
        clause.text,
      )
    )
      return 'drop';
    // "Cover and transfer to the oven", "put a skillet in to heat": there is no oven any more.
    if (
      (chamber || at < main) &&
      !chambered.has(target) &&
      target !== 'dutchOven' &&
      clause.names.length === 0 &&
      clause.minutes === null &&
      (intoOven.test(clause.text) || (at < main && heatsVessel.test(clause.text)))
    )
      return 'drop';
    if (
      chamber &&
      !chambered.has(target) &&
      ((clause.names.length === 0 &&
        (outOfOven.test(clause.text) || (at > main && browningTooFast.test(clause.text)))) ||
        (closed.has(target) && tossesHalfway.test(clause.text)))
    )
      return 'drop';
    // "Add the vegetables and cook 6 minutes more": they lie on the new machine with the rest.
    if (
      anew &&
      at > main &&
      clause.names.length > 0 &&
      clause.names.every((key) => contents.has(key)) &&
      /^\W*(?:then\s+)?add\b/i.test(clause.text) &&
      clauses[at + 1]?.step === clause.step &&
      clauses[at + 1]!.names.length === 0 &&
      clauses[at + 1]!.actions.some(heats)
    )
      return 'drop';
    // "Sit it on the onions in a roasting tin": the new machine's own sentence does it.
    if (
      (anew || target === 'grill') &&
      dish === 'roast' &&
      at < main &&
      sitsOnBed.test(clause.text) &&
      clause.names.every((key) => key === mainKey || contents.has(key))
    )
      return 'drop';
    // What roasted over its vegetables lies on the grate, and they under it, by that machine's own sentence.
    if (
      laidBare.has(target) &&
      target !== 'airFryer' &&
      chamber &&
      dish === 'roast' &&
      at < main &&
      overTin.test(clause.text) &&
      clause.names.every((key) => key === mainKey || contents.has(key)) &&
      (mainKey === null || clause.names.length === 0 || clause.names.includes(mainKey))
    )
      return 'drop';
    // What is laid among or on the rest lies there by the new machine's own sentence.
    if (
      anew &&
      at !== main &&
      laysOn.test(clause.text) &&
      (clause.names.length === 0 ||
        clause.names.every((key) => key === mainKey || (contents.has(key) && amongst.test(clause.text))))
    )
      return 'drop';
    // "Transfer to the baking sheet", and only then the paste goes under the skin: nothing lies over the fire before that.
    if (
      laidBare.has(target) &&
      dish !== 'casserole' &&
      at < main &&
      clause.minutes === null &&
      placesOnTray.test(clause.text) &&
      namesVessel(clause.text, ['tray', 'dish']) &&
      clause.names.every((key) => contents.has(key) || key === mainKey) &&
      clauses.some(
        ({ text, step }, other) => other > at && other < main && step > clause.step && dressesFood.test(text),
      )
    )
      return 'drop';
    if (anew && poursIn.has(target) && poursRound.test(clause.text) && clause.names.some(isLiquid))
      if (clause.names.every((key) => key === mainKey || contents.has(key))) return 'drop';
    if (
      anew &&
      dish === 'pieces' &&
      own !== undefined &&
      at < main &&
      (fillsPan.test(clause.text) || /^\W*you can skip this step\b/i.test(clause.text))
    )
      return 'drop';
    const potless = target === 'deepFryer' || !fryers.has(target);
    if (anew && potless && oilRemark.test(clause.text)) return 'drop';
    // "Put the sauce in and let it bubble": it has a pan, though nothing else does.
    if (anew && at > main && own === undefined && potless && bubblesSauce.test(clause.text)) return 'side';
    if (
      anew &&
      dish === 'fried' &&
      at < main &&
      !fryers.has(target) &&
      /^\W*(?:pour|put|fill|heat)\b[^.;]*\b(?:oil|fat|lard)\b[^.;]*\b(?:pot|pan|fryer|wok)\b/i.test(
        clause.text,
      )
    )
      return 'drop';
    if (anew && at < main && clause.names.length === 0 && clause.minutes === null)
      if (heatsPan.test(clause.text) || inOneLayer.test(clause.text)) return 'drop';
    // What is boiled and mashed before it is shaped and fried.
    if (dish === 'fried' && at < main && clause.actions.includes('boil')) return 'side';
    if (source === 'grill' && at > main && clause.minutes !== null && overFire.test(clause.text))
      return chambered.has(target) ? 'core' : 'drop';
    if (
      unwrapped.has(target) &&
      own !== undefined &&
      (wrapsInFoil.test(clause.text) || unwraps.test(clause.text))
    )
      return 'drop';
    if (own === undefined && !anew && onTray(clauses, at)) return 'side';
    // The fire has coloured it already.
    if (target === 'grill' && at > main && underBroiler.test(clause.text) && own !== undefined)
      return dish === 'pieces' && (clauses[main]!.minutes?.[1] ?? 0) <= 45 ? 'drop' : 'core';
    if (
      own !== undefined &&
      !ovens.has(target) &&
      clause.names.length === 0 &&
      (trayReady.test(clause.text) ||
        (trayReady.test(clauses[at - 1]?.text ?? '') && sprayed.test(clause.text)))
    )
      return 'drop';
    if (own !== undefined && target === 'grill' && clause.names.length === 0 && flipAlone.test(clause.text))
      return 'drop';
    // "Flip, 3 more minutes": the new machine's own sentence turns it.
    if (
      (anew || laidOnFire.has(source)) &&
      own !== undefined &&
      at > main &&
      clause.step === clauses[main]!.step &&
      clause.names.length === 0 &&
      clause.minutes !== null &&
      /^\W*(?:and\s+|then\s+)*(?:flip|turn)(?: (?:it|them|the \w+))?(?: over)?\b/i.test(clause.text)
    )
      return 'drop';
    // "Lay the chicken on a rack over it": a grate is a rack.
    if (
      laidBare.has(target) &&
      chamber &&
      at < main &&
      clause.minutes === null &&
      clause.names.every((key) => key === mainKey) &&
      /^\W*(?:and\s+|then\s+)*(?:lay|put|place|set|arrange|sit)\b[^.;]*\bon (?:a|the) (?:wire )?rack\b/i.test(
        clause.text,
      )
    )
      return 'drop';
    // "Hit Sauté", where the next sentence says what simmers.
    if (
      source === 'pressureCooker' &&
      at > main &&
      clause.names.length === 0 &&
      pressesKey.test(clause.text) &&
      clauses.slice(at + 1).some((one) => one.step === clause.step && one.actions.some(heats))
    )
      return 'drop';
    // What melted under the broiler melts under a lid.
    if (
      own !== undefined &&
      at > main &&
      underBroiler.test(clause.text) &&
      clause.names.length === 0 &&
      fryers.has(target)
    )
      return 'core';
    // "Turn off the oven and leave them in".
    if (
      own !== undefined &&
      at > main &&
      leftIn.test(clause.text) &&
      machineTalk(source, clauses[at - 1]?.text ?? '')
    )
      return 'drop';
    // "Warm the sauce in a small pan", ahead of the skewers that it is served with.
    if (
      at < main &&
      !wetDishes.has(dish) &&
      /\b(?:sauce|glaze|gravy|dip)\b/i.test(clause.text) &&
      /\bin (?:a|another) (?:small |little |separate )?(?:sauce)?pan\b/i.test(clause.text) &&
      (mainKey === null || !clause.names.includes(mainKey))
    )
      return 'side';
    // There is no oil to drain.
    if (
      (source === 'deepFryer' || anew) &&
      !fryers.has(target) &&
      at > main &&
      drained.test(clause.text) &&
      clause.names.length === 0
    )
      return 'drop';
    // "Bring to a simmer in a pan. Tip into the dish": there is one pot now.
    if (
      chamber &&
      !ovens.has(target) &&
      dish === 'grain' &&
      at < main &&
      clause.names.length <= 1 &&
      (tipsOver.test(clause.text) ||
        /^\W*(?:butter|grease) (?:a|the) [\w -]{0,24}\bdish\W*$/i.test(clause.text))
    )
      return 'drop';
    // What closes its lid heats up by itself.
    if (
      (closed.has(target) || (chamber && wetDishes.has(dish) && target === 'stovetop')) &&
      at < main &&
      bringUp.test(clause.text.replace(lidOnAfter, ''))
    )
      return 'drop';
    if (at > main && anew && backToHeat.test(clause.text)) return 'drop';
    if (
      at > main &&
      ladled.test(clauses[main]!.text) &&
      (spareStock.test(clause.text) || (oldTime.test(clause.text) && clause.names.length === 0))
    )
      return 'drop';
    // Stock that is kept hot for the ladle goes in with the rest.
    if (
      at < main &&
      ladled.test(clauses[main]!.text) &&
      keptHot.test(clause.text) &&
      clause.names.every((key) => clauses[main]!.names.includes(key))
    )
      return 'drop';
    // "Heat a wok over high heat" holds for whatever pan comes after.
    const wokHeats = source === 'wok' && !anew && /^\W*heat\b/i.test(clause.text);
    // "Lid back on, high pressure 3 min, quick release" cooks what was put in.
    const secondStretch = at > main && clause.minutes !== null && clause.actions.includes('pressure-cook');
    if (
      machineTalk(source, clause.text) &&
      clause.names.length === 0 &&
      !wokHeats &&
      !(secondStretch && source === 'pressureCooker')
    )
      return 'drop';
    // The broiler of the old oven, called by its French or British name.
    if (own !== undefined && at > main && ovenGrill.test(clause.text) && clause.names.length === 0)
      return 'drop';
    const hot =
      clause.actions.some((action) => heats(action)) ||
      (at < main && cooksOn(clause)) ||
      (at > main &&
        own === undefined &&
        wetDishes.has(dish) &&
        closed.has(target) &&
        simmersAgain.test(clause.text));
    if (
      (own !== undefined || anew) &&
      clause.names.length === 0 &&
      ((own !== undefined && lining.test(clause.text)) || (at !== main && oldTime.test(clause.text)))
    )
      return 'drop';
    if (
      anew &&
      at !== main &&
      !(at > main && glazed(clauses[at - 1], clause)) &&
      ((at > lastCold &&
        leadsUp(clause, at, main, contents, inStream(clause, at), hot) &&
        (hot || !seasoned(clause, clauses[at + 1]))) ||
        (dish === 'pieces' && flavoursFat(clauses, at, main, contents, mainKey)))
    )
      return 'drop';
    if (at === main + 1 && sameSentence(clause, clauses[main]!) && givesStir.test(clause.text)) return 'drop';
    // "Start checking after it has simmered for two hours": that was the old machine's clock.
    if (
      at > main &&
      wetDishes.has(dish) &&
      toldAnewFor.has(target) &&
      clause.names.every((key) => contents.has(key)) &&
      oldClock.test(clause.text)
    )
      return 'drop';
    if (at > main && watching.test(clause.text) && clause.names.length === 0 && clause.minutes === null)
      return 'drop';
    // "Uncover last hour", of an oven's hours.
    if (at > main && closed.has(target) && clause.names.length === 0 && uncoversLast.test(clause.text))
      return 'drop';
    // The machine is its own water bath.
    if (
      own !== undefined &&
      dish === 'custard' &&
      !ovens.has(target) &&
      at < main &&
      waterBath.test(clause.text) &&
      clause.names.every(isLiquid)
    )
      return 'drop';
    // "Return the soup to a boil", where what goes in then has a stretch of its own.
    if (
      wetDishes.has(dish) &&
      closed.has(target) &&
      at > main &&
      clause.minutes === null &&
      backToBoil.test(clause.text) &&
      clauses
        .slice(at + 1, at + 5)
        .some(({ actions, minutes }) => minutes !== null && actions.some((action) => heats(action)))
    )
      return 'drop';
    // "Stir in the cream and peas, 5 minutes more": it takes the heat of the pot, though no verb says so.
    if (
      !hot &&
      wetDishes.has(dish) &&
      (closed.has(target) || target === 'microwave') &&
      at > main &&
      clause.names.length > 0 &&
      clause.minutes !== null &&
      minutesMore.test(clause.text)
    )
      return 'late';
    if (!hot) return 'keep';
    if (own !== undefined) {
      // "… for 2 hours; add the potatoes and cook 45 minutes more."
      // "Transfer to the oven and cook until a thermometer reads 71 °C."
      if (chamber && at === main + 1 && clause.names.length === 0 && sameSentence(clause, clauses[main]!))
        return 'core';
      if (isCore(clause))
        return wetDishes.has(dish) &&
          at > main &&
          (chamber ||
            source === 'slowCooker' ||
            source === 'microwave' ||
            // What goes in for a second, shorter stretch under pressure.
            (source === 'pressureCooker' && contentsOf(clause).some((key) => !contents.has(key))))
          ? 'late'
          : 'core';
      return at > main &&
        inStream(clause, at) &&
        (source === 'slowCooker' ||
          source === 'pressureCooker' ||
          // "Simmer the juices on the stove until thickened."
          (chamber && wetDishes.has(dish) && thickensJuices(clause, contents)))
        ? 'late'
        : inStream(clause, at) &&
            at < main &&
            (source === 'slowCooker' || source === 'pressureCooker' || (chamber && wetDishes.has(dish)))
          ? 'brown'
          : 'side';
    }
    const onWithIt = at > main && wetDishes.has(dish) && closed.has(target) && simmersAgain.test(clause.text);
    if (!inStream(clause, at) && !onWithIt) return 'side';
    if (at > main && wetDishes.has(dish) && friesElse(clauses, at, contents)) return 'side';
    if (at > main && underGrill(source, clause.text)) return 'side';
    if (at < main && wetDishes.has(dish) && darkens.test(clause.text)) return 'brown';
    // "Open the lid and roast on high for 2 minutes till dry": where there is no oven, the pot roasts.
    const inPot = wetDishes.has(dish) && at > main && clause.action === 'roast' && !anyOven;
    if (
      !inPot &&
      (namesOven(clause.text) ||
        clause.actions.some((action) => action === 'microwave' || ovenActions.has(action)))
    )
      return 'side';
    if (wetDishes.has(dish)) {
      if (at > main) return 'late';
      // A short boil on the way is part of the cooking; a reduction or a sear is not.
      return cooksOn(clause) ||
        softens(clause, isLiquid) ||
        softensOn(clauses, at, isLiquid) ||
        boilsOff.test(clause.text) ||
        clause.actions.some((action) => hotPan.has(action) || action === 'reduce')
        ? 'brown'
        : 'core';
    }
    const names = clause.names;
    return mainKey === null || names.length === 0 || names.includes(mainKey) ? 'core' : 'side';
  });
  const left = settleRoles(roles, clauses, main, dish, anew && !fryers.has(target), isLiquid);
  return { roles: left, main, contents };
}

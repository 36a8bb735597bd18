import { isKind } from '#food/ingredient';
import { actionNature } from '../dishes/actions.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Method } from '../vocabulary.ts';
import { afterwards } from './read/afterwards.ts';
import { asCooked, dryTarget, pans, toldAnew } from './as-cooked.ts';
import { wetDishes } from './read/core-actions.ts';
import { atOnce } from './moments/at-once.ts';
import { breadLast } from './moments/bread-last.ts';
import { broilerFinish } from './moments/broiler-finish.ts';
import { withoutCare } from './read/care-remarks.ts';
import { withoutJottings } from './read/jotted.ts';
import { keepCrisp } from './moments/crisp-top.ts';
import { friedInAir } from './crossings/fried-in-air.ts';
import { friedFirst } from './crossings/fried-first.ts';
import { meltFirst } from './moments/hot-fat.ts';
import { cookedTwice } from './checks/cooked-twice.ts';
import { hangsInAir } from './checks/hangs-in-air.ts';
import { unsoundReason, withoutDangling } from './checks/sound-whole.ts';
import { lostFlesh, lostIn } from './checks/lost-food.ts';
import { basinPlan } from './plans/plan-basin.ts';
import { stagedPlan } from './plans/plan-staged.ts';
import { dumplingReason, insteadOf, noCookReason, refusalOf } from './plans/refusals.ts';
import { castClauses } from './read/roles.ts';
import { dumplingsLast } from './moments/late-dumplings.ts';
import { withEverything, withoutExcepted } from './read/everything.ts';
import { withoutStories } from './read/only-told.ts';
import { findSidePots } from './read/side-pots.ts';
import { chambers } from './plans/dry-heat.ts';
import { eggsInDish } from './plans/egg-dish.ts';
import { methodRules } from './changes/change-reasons.ts';
import { bakedDry, classify, isPotOfShells } from './read/dish-class.ts';
import { readClauses } from './read/clauses.ts';
import { besideOven, detectMethod } from './read/detect-method.ts';
import { withoutBlast } from './crossings/first-blast.ts';
import { fireToOven } from './crossings/fire-to-oven.ts';
import { fillingOf } from './crossings/filling.ts';
import type { MethodAdaptation, MethodDeps, MethodWish, Range } from './model.ts';
import { withoutOldFire } from './read/old-fire.ts';
import { boiledAtEnd, withBoiledMarinade } from './moments/boiled-marinade.ts';
import { liesOnFire } from './read/on-the-fire.ts';
import { indoors } from './crossings/indoors.ts';
import {
  isStarchySide,
  isThinLiquid,
  mainPart,
  readParts,
  statesTemperature,
  type Part,
} from './read/parts.ts';
import { oneCooking } from './read/one-cooking.ts';
import { withoutLeftOvers } from './told/left-over.ts';
import { keepsSentences, writeInPlace } from './told/in-place.ts';
import { deepOil, fireSafety, goesOverFire, ovenNeeded, writeOverFire } from './crossings/over-fire.ts';
import { inNewWords } from './told/in-new-words.ts';
import { inOwnMeasures } from './told/own-measures.ts';
import { finishStays } from './crossings/own-finish.ts';
import { openFinish, sauceApart, sievedApart } from './moments/open-finish.ts';
import { keptBeside } from './read/kept-beside.ts';
import { namedLast, putInFirst } from './read/placed.ts';
import { planDry } from './plans/plan-dry.ts';
import { programs, rescues } from './programs/index.ts';
import { lostFoods, unusedFoods } from './programs/sound.ts';
import { adaptationOf, type Ask, type Program } from './programs/telling.ts';
import { planWet } from './plans/plan-wet.ts';
import { Refusal, emptyPlan, why, type PlanContext } from './plan.ts';
import { replayed } from './checks/replay.ts';
import { roastVegetables } from './crossings/roast-vegetables.ts';
import { withToasterCare } from './told/toaster-tray.ts';
import { saidOnce } from './told/said-once.ts';
import { pulsesApart } from './stretches/stretch-pulses.ts';
import { startsWithSide } from './stretches/stretch-sauce.ts';
import { lostTexture } from './read/textures.ts';
import { findStretch } from './stretches/stretches.ts';
import { writeStretch } from './stretches/stretch.ts';
import { rawRoots } from './moments/slow-pot.ts';
import { temperedApart } from './moments/tempered.ts';
import { machineNoun } from './words.ts';
import { trayInAir } from './crossings/tray-in-air.ts';
import { trayBeside } from './moments/tray-beside.ts';
import { withCare } from './care/care.ts';
import { withGlaze } from './moments/sweet-glaze.ts';
import { tinGravy } from './moments/tin-gravy.ts';
import { writeAdaptation } from './told/write.ts';
import { keepForeign, castOnly } from './adapt-foreign.ts';
import {
  wordsOf,
  pizzaOven,
  alreadyThere,
  forTheTable,
  isGround,
  boiledAlready,
  fromTin,
  isRicePot,
  leastFire,
  withRice,
  stretchesOf,
  wayOf,
  rawFoods,
} from './adapt-words.ts';

/**
 * Rewrites a recipe for another machine by named rules. Pure; the text that comes out is to be understood and judged
 * again. A dish that the machine cannot cook comes back unchanged with the reason.
 */
export function adaptMethod(
  understood: UnderstoodRecipe,
  wish: MethodWish,
  deps: MethodDeps,
): MethodAdaptation {
  const made = withGlaze(
    understood,
    withoutLeftOvers(understood.source.instructions, converted(understood, wish, deps), deps.methods),
    deps,
  );
  const cared = withCare(understood, withToasterCare(understood, made, deps.methods), deps, wish.size);
  const told = withoutDangling(inNewWords(understood, cared, deps.methods));
  const reason = unsoundReason(understood, told, deps);
  if (reason === null) return told;
  return { ...told, feasible: false, reason, text: understood.source, edits: [], tips: [] };
}

/** The recipe for the other machine: its list and its steps. */
function converted(understood: UnderstoodRecipe, wish: MethodWish, deps: MethodDeps): MethodAdaptation {
  const parts = readParts(understood, deps.foods, deps.methods.foods);
  const listed = [...parts.values()];
  const allIn = withEverything(withoutExcepted(readClauses(understood), listed), listed, wish.target);
  const jotted = withoutJottings(withoutStories(allIn), wish.target, parts);
  const heard = temperedApart(jotted, understood, wish.target);
  const plain = dumplingsLast(meltFirst(withoutOldFire(heard), wish.target, parts), wish.target);
  const told = putInFirst(namedLast(plain), wish.source ?? detectMethod(understood, plain));
  const own = wish.source ?? besideOven(detectMethod(understood, told), told, wish.target);
  const read = eggsInDish(friedFirst(told, own, wish.target, parts), understood.recipe.title, wish.target);
  const { target } = wish;
  // Porridge is boiled like a soup, and is a grain to a rice cooker.
  const isPorridge =
    target === 'riceCooker' &&
    [...parts.values()].some(
      ({ food, grams }) => grams > 60 && /oat|grits|polenta|cornmeal/.test(food?.id ?? ''),
    ) &&
    [...parts.values()].every(({ safe }) => safe === null);
  const whole =
    isPorridge || (withRice.has(target) && isRicePot([...parts.values()], own))
      ? 'grain'
      : (target === 'grill' || target === 'campfire') && isPotOfShells(own, parts)
        ? 'stew'
        : bakedDry(understood, read, own, parts)
          ? 'pieces'
          : classify(understood, read, own, parts);
  const filling = fillingOf(understood, read, own, target, whole, parts);
  // A filling simmers on the stove before its crust goes into the oven.
  const source = filling === null ? own : 'stovetop';
  const { dish, only, drawn, stages, basin } = asCooked(
    understood,
    read,
    source,
    filling === null ? whole : 'stew',
    parts,
    wish,
    deps,
  );
  /** Machines without a vessel: what goes in lies there by itself. */
  const bare: ReadonlySet<Method> = new Set(['grill', 'airFryer', 'smoker']);

  /** The one stretch that the machine takes over, where it takes nothing else. */
  const partly = (onlyWhere: (goesOn: boolean) => boolean = () => true): MethodAdaptation | null => {
    const part =
      source === target || filling !== null
        ? null
        : findStretch([understood, told, parts], source, whole, wish, deps);
    if (part === null || !onlyWhere(part.goesOn)) return null;
    const { text, edits } = writeStretch(understood, told, part.stretch, part.context);
    if (lostFlesh(understood.source.instructions, text.instructions, parts) !== null) return null;
    return inOwnMeasures(understood.source, {
      source,
      method: target,
      dish,
      feasible: true,
      reason: null,
      text,
      edits: [
        {
          kind: 'method',
          target: 'recipe',
          before: machineNoun[source],
          after: machineNoun[target],
          reason: why(part.context, 'stretch-only'),
          rule: 'stretch-only',
        },
        ...saidOnce(edits),
      ],
      safety: [...new Set([...rawFoods([...parts.values()], dish), ...part.stretch.safety])],
    });
  };
  /** The dish told anew by the first of these programs that knows it; a text is why it cannot be done. */
  const tell = (some: readonly Program[]): MethodAdaptation | string | null => {
    const ask: Ask = {
      understood,
      clauses: allIn,
      parts: [...parts.values()],
      source: own,
      target,
      size: wish.size,
      tables: deps.methods,
    };
    for (const program of some) {
      const made = program(ask);
      if (typeof made === 'string') return made;
      if (made !== null && lostFoods(ask, made).length > 0) continue;
      // Without heat whole steps go: what they used has to be used by another.
      if (made !== null && target === 'noCook' && unusedFoods(ask, made).length > 0) continue;
      if (made !== null) return inOwnMeasures(understood.source, adaptationOf(ask, made));
    }
    return null;
  };
  const rescued = (): MethodAdaptation | null => {
    const made = source === target ? null : tell(rescues);
    return typeof made === 'string' ? null : made;
  };
  const unchanged = (feasible: boolean, reason: string): MethodAdaptation =>
    (feasible ? null : (partly() ?? rescued())) ??
    inOwnMeasures(understood.source, {
      source,
      method: target,
      dish,
      feasible,
      reason,
      text: understood.source,
      edits: [],
      safety: rawFoods([...parts.values()], dish),
    });
  const anewTold =
    own === target && target !== 'noCook' && !pizzaOven.test(wordsOf(understood)) ? null : tell(programs);
  if (typeof anewTold === 'string') return unchanged(false, anewTold);
  if (anewTold !== null) return anewTold;
  if (source === target) return unchanged(true, alreadyThere(target, read));
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
  if (target === 'noCook')
    return unchanged(false, noCookReason([...parts.values()], understood.recipe.title));
  const texture = filling === null ? lostTexture(understood, source, target, parts) : null;
  const dumplings = dumplingReason(read, parts, wish);
  if (dumplings !== null) return unchanged(false, dumplings);
  if (texture !== null)
    return unchanged(
      false,
      `${texture}${insteadOf(whole, own, deps, (one) => lostTexture(understood, source, one, parts) === null)}`,
    );
  if (whole === 'stew' && pans.includes(source)) {
    const roasted = roastVegetables(understood, parts, source, target, deps.methods);
    if (roasted !== null)
      return inOwnMeasures(understood.source, {
        source,
        method: target,
        dish: 'casserole',
        feasible: true,
        reason: null,
        text: roasted.text,
        edits: [
          {
            kind: 'method',
            target: 'recipe',
            before: machineNoun[source],
            after: machineNoun[target],
            reason: why({ tables: deps.methods, source, target }, methodRules[target]),
            rule: 'method',
          },
          ...roasted.edits,
        ],
        safety: [],
      });
  }
  const low = indoors(understood, told, parts, source, target, deps.methods);
  const indoor = low ?? fireToOven(understood, told, parts, source, target, deps.methods);
  if (indoor !== null)
    return inOwnMeasures(understood.source, {
      source,
      method: target,
      dish: 'roast',
      feasible: true,
      reason: null,
      text: indoor.text,
      edits: [
        {
          kind: 'method',
          target: 'recipe',
          before: machineNoun[source],
          after: machineNoun[target],
          reason: why({ tables: deps.methods, source, target }, low === null ? 'from-fire' : 'indoors'),
          rule: 'method',
        },
        ...indoor.edits,
      ],
      safety: rawFoods([...parts.values()], 'roast'),
    });
  if (target === 'slowCooker' || target === 'pressureCooker') {
    // Rice that boils first would be cold by then: its dish is told stretch by stretch.
    const apart = target === 'pressureCooker' && pulsesApart([understood, told, parts]) !== null;
    const sided = (whole === 'stew' || whole === 'sauce') && startsWithSide(read, parts);
    const part =
      (whole === 'pasta' && (target === 'slowCooker' || dish === 'sauce')) || sided || apart
        ? partly()
        : null;
    if (part !== null) return part;
  }
  // Pieces that are browned for a sauce of the same pan: the sauce stays there, told as it was.
  if (pans.includes(source) && (whole === 'pieces' || whole === 'eggs')) {
    const part = partly((goesOn) => goesOn);
    if (part !== null) return part;
  }
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
    mainPart(
      [...parts.values()].filter(
        (part) =>
          (dish !== 'sauce' || part.time?.late !== 'pasta') &&
          // A risotto is its rice, however much squash is stirred in.
          (dish !== 'grain' || !chambers.has(source) || part.time?.late === 'grain'),
      ),
    )?.key ?? null;
  const anew = toldAnew(source, target, dish);
  const foreign = keepForeign(
    understood,
    read,
    parts,
    mainKey,
    anew && only === null && drawn === undefined && (source === 'campfire' || !pans.includes(source)),
    filling?.cast ??
      drawn?.cast ??
      (only !== null && (dish === 'pieces' || target === 'riceCooker')
        ? castOnly(read, only, target)
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
            (key) =>
              (dish === 'stew' || dish === 'soup' || dish === 'sauce') && isStarchySide(parts.get(key)),
            pans.includes(source) ? findSidePots(understood, read, parts, mainKey) : [],
            target,
            (key) => isThinLiquid(parts.get(key)?.food ?? null),
          )),
  );
  const cast = keptBeside(read, foreign, parts);
  const overFire =
    filling === null &&
    drawn === undefined &&
    stages === undefined &&
    goesOverFire(source, target, dish) &&
    (cast.main >= 0 || ![...parts.values()].some((part) => statesTemperature(part, dish)));
  const baked = overFire && target === 'campfire' ? ovenNeeded(understood.source.instructions) : 0;
  if (baked > 0)
    return unchanged(
      false,
      `Step ${baked} needs an oven, which nobody has at a camp fire.${insteadOf(whole, own, deps)}`,
    );
  if (
    (target === 'grill' || target === 'campfire') &&
    (dish === 'fried' || dish === 'pieces' || dish === 'griddle') &&
    (source === 'deepFryer' ||
      (pans.includes(source) && deepOil.test(understood.source.instructions.join('\n'))))
  )
    return unchanged(false, `Deep oil over an open fire is a fire hazard.${insteadOf(whole, own, deps)}`);
  if (cast.main < 0 && !overFire)
    return unchanged(
      false,
      'No step was understood to cook the dish, so there is nothing that could be converted safely.',
    );
  const finish =
    drawn === undefined && only === null && filling === null && stages === undefined
      ? finishStays({ clauses: read, cast }, source, target, dish, parts)
      : null;
  const cooking =
    finish ??
    (anew && dish === 'pieces' && only === null && !pans.includes(source)
      ? oneCooking(understood, { clauses: read, cast }, parts, target)
      : (drawn ?? { clauses: read, cast }));
  const onePiece = withoutBlast(
    trayBeside(tinGravy(cooking, source, target), source, target, dish),
    source,
    target,
    dish,
  );
  const kempt = withoutCare(afterwards(onePiece, source, parts), source, target);
  const crisp = keepCrisp(pans.includes(target) ? kempt : atOnce(kempt), target, dish, parts);
  const browned =
    finish === null
      ? openFinish(broilerFinish(crisp, source, target, dish, parts), source, target, dish, parts)
      : crisp;
  const { clauses, cast: first } = breadLast(
    sauceApart(sievedApart(browned, target), target),
    target,
    dish,
    parts,
  );
  const within = [...parts.values()].filter(
    (part) => first.contents.has(part.key) && !forTheTable(part) && !isGround(part, clauses, first.main),
  );
  const laid = bare.has(target) ? within.filter((part) => liesOnFire(part, understood)) : within;
  const inside = laid.some(({ time }) => time !== null) ? laid : within;
  // "Fry the cubes": where nothing in the pan is known by name, all that is in the recipe may be.
  const atTable = ({ key }: Part): boolean =>
    clauses.some(({ names }, at) => at > first.main && names.includes(key)) &&
    !clauses.some(({ names }, at) => at <= first.main && names.includes(key));
  // Rice that is cooked by itself for the table never lies in the pan.
  const aside = (part: Part): boolean =>
    dish === 'pieces' &&
    isStarchySide(part) &&
    clauses.some(
      ({ names, text }, at) =>
        at !== first.main && names.includes(part.key) && /\b(?:cook|boil|steam|prepare|serve)\b/i.test(text),
    );
  const core = (
    inside.some(({ time }) => time !== null)
      ? inside
      : [...parts.values()].filter((part) => part.safe !== null || !atTable(part))
  )
    .filter((part) => !aside(part))
    .map((part) =>
      boiledAlready(part, clauses, first, understood) ? { ...part, time: fromTin(deps.methods.foods) } : part,
    );
  const main = clauses[first.main] ?? clauses[0]!;
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
      (one, at) =>
        one.celsius !== null &&
        one.celsius >= 60 &&
        (one.action === 'preheat' || one === main || first.roles[at] === 'preheat'),
    );
  const context: PlanContext = {
    source,
    target,
    dish,
    size: wish.size,
    tables: deps.methods,
    main,
    minutes,
    // "For medium rare (130 °F)" is the steak's middle, and no fire.
    celsius:
      (source === 'sousVide' || (main.celsius ?? 0) >= leastFire ? main.celsius : null) ??
      chamber?.celsius ??
      (source === 'oven'
        ? (understood.recipe.steps.find((step) => step.celsius !== null && step.celsius >= 100)?.celsius ??
          null)
        : null),
    parts: core,
    mainPart: mainPart(core),
    title: understood.recipe.title,
    text: understood.recipe.steps.map((step) => step.text).join('\n'),
    stretches: stretchesOf(clauses, first, mainPart(core)?.key ?? null),
    browned: first.roles.some((role, at) => role === 'brown' && at < first.main),
    covered: /\bcover/i.test(main.text),
    roots: rawRoots(clauses, first, core),
  };
  // A dough of which no step tells how it bakes is no pan of eggs, and a batter no piece on a sheet.
  const flours = [...parts.values()].filter(
    ({ food, item, grams }) =>
      grams > 80 && ((food !== null && isKind(food, 'flour')) || /\b(?:flour|cornmeal)\b/i.test(item.text)),
  );
  const leavened = [...parts.values()].some(({ item }) =>
    /\bbaking (?:powder|soda)\b|\bself[- ]rais/i.test(item.text),
  );
  if (
    dish === 'pieces' &&
    flours.length > 0 &&
    (context.mainPart?.safe?.kind === 'egg' ||
      (leavened && flours.some(({ key }) => key === context.mainPart?.key)))
  )
    return unchanged(
      false,
      read.some((one) => one.minutes !== null && one.actions.some((action) => actionNature[action].heats))
        ? 'This batter bakes all through in its own tin or pan, and the steps do not tell clearly enough what is baked with it for another machine to do it safely.'
        : 'No step tells how this dough is cooked, and for how long, so there is nothing that could be converted safely.',
    );
  const planned = overFire
    ? { ...emptyPlan, safety: fireSafety(context) }
    : stages !== undefined
      ? stagedPlan(context, stages)
      : basin === true
        ? basinPlan(context)
        : (wetDishes.has(dish) && (dish !== 'boiled' || target !== 'oven') && !dryTarget(target)) ||
            (wetDishes.has(dish) && (target === 'grill' || target === 'smoker'))
          ? planWet(context)
          : planDry(context);
  if (planned instanceof Refusal) return unchanged(false, planned.reason);
  const oven = filling?.oven ?? null;
  const plan = oven === null ? planned : { ...planned, core: [...planned.core, oven] };
  const kept =
    stages === undefined &&
    filling === null &&
    finish === null &&
    read === told &&
    keepsSentences(understood, context, read, cast);
  const input = {
    understood,
    clauses,
    cast: first,
    context,
    plan,
    parts,
    partly:
      filling !== null ||
      (only !== null && dish !== 'casserole' && dish !== 'boiled' && target !== 'steamer'),
  };
  const crisped =
    target === 'airFryer' &&
    dish === 'fried' &&
    (pans.includes(source) || source === 'deepFryer') &&
    only === null &&
    drawn === undefined &&
    stages === undefined &&
    filling === null
      ? friedInAir({ ...input, clauses: read, cast })
      : null;
  const shared =
    crisped === null && only === null && drawn === undefined && stages === undefined && filling === null
      ? trayInAir({ ...input, clauses: told, cast })
      : null;
  const drafted =
    crisped !== null
      ? crisped
      : shared !== null
        ? shared
        : overFire
          ? writeOverFire({ ...input, clauses: read, cast })
          : kept
            ? writeInPlace({ ...input, clauses: read, cast, plan: emptyPlan })
            : writeAdaptation(input);
  const boiled = withBoiledMarinade(understood.source.instructions);
  const written = {
    text: {
      ...drafted.text,
      instructions: boiledAtEnd(understood.source.instructions, drafted.text.instructions.map(boiled)),
    },
    edits: drafted.edits.map((edit) => ({ ...edit, after: edit.after === null ? null : boiled(edit.after) })),
  };
  const lost = lostIn(understood, written.text.instructions, parts, written.text.ingredients);
  if (lost !== null)
    return unchanged(
      false,
      `What becomes of the ${lost} is not told clearly enough in the steps for another machine to cook it safely.`,
    );
  const fault = replayed(understood.source.instructions, written.text.instructions, parts, dish);
  if (fault !== null)
    return unchanged(
      false,
      `The steps do not tell clearly enough what goes in when: ${wayOf(target)} ${fault}.`,
    );
  if (cookedTwice(understood.source.instructions, written.text.instructions, target, parts) !== null)
    return unchanged(
      false,
      `The steps do not tell clearly enough which of them the ${machineNoun[target]} takes over: the long cooking would be done twice.`,
    );
  const hanging = hangsInAir(
    understood.source.instructions,
    written.text.instructions,
    understood.source.ingredients,
  );
  if (hanging !== null)
    return unchanged(
      false,
      `The ${machineNoun[target]} would take over steps that the rest of the recipe stands on: ${hanging}.`,
    );
  return inOwnMeasures(understood.source, {
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
        reason: why(context, filling === null ? methodRules[target] : 'filling-only'),
        rule: filling === null ? 'method' : 'filling-only',
      },
      ...saidOnce(written.edits),
    ],
    safety: [...new Set([...rawFoods([...parts.values()], dish), ...plan.safety])],
  });
}

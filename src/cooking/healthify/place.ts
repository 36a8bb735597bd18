import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { Step } from '../recipe.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { cookedAlone, friesAlone, inLiquid, isWetBefore, softensIn, starches } from './lone-pans.ts';
import type { AddRule } from './rules.ts';

/** "Mix all dry ingredients." */
const dryTogether = /\b(?:all|the) (?:\p{L}+ )?dry (?:ingredients|things|mix)\b/iu;
/** "Stir the dry ingredients into the bananas": mixed they are already. */
const dryInto =
  /\bdry (?:ingredients|things|mix)\b[^.]*\b(?:in)?to\b|\b(?:add|fold in|stir in|tip in) (?:the )?dry\b/iu;
/** "Pour into the dry ingredients": they are in their bowl. */
const intoDry = /\b(?:in)?to (?:all )?(?:the |your )?(?:\p{L}+ )?dry\b/iu;
/** "Stir it all together." */
const allTogether =
  /\b(?:stir|mix|whisk|shake|combine|blend)(?: up)? (?:it|them|everything) all\b|\b(?:stir|mix|whisk|shake|combine|blend)(?: up| together)? everything\b|\b(?:add|mix in|stir in|combine)(?: in)? (?:all )?(?:the )?(?:remaining|other|rest of the) ingredients\b/i;
const mixing = new Set(['mix', 'whisk', 'beat', 'fold', 'knead', 'blend', 'combine', 'toss', 'stir']);
/** "Beat the eggs, pour into dry, stir till just combined. Let sit 5 min": it is mixed there, whatever else is done. */
const stirring = /\b(?:mix|whisk|beat|fold|blend|combine|stir)\b/i;
const cooking = new Set([
  'simmer',
  'boil',
  'stew',
  'braise',
  'saute',
  'sweat',
  'fry',
  'stir-fry',
  'reduce',
  'heat',
  'slow-cook',
  'pressure-cook',
  'warm',
]);
/** What is bound with crumbs or meal. */
const bound = [
  'ground-beef',
  'ground-pork',
  'ground-lamb',
  'ground-veal',
  'ground-turkey',
  'ground-chicken',
] as const;
const shapes = /\b(?:mix|combine|knead|hands|work|shape|roll|form)\b/i;
const baking = new Set(['bake', 'roast', 'broil', 'grill', 'freeze', 'chill']);

/** "Divide the eggs and cheese among the tortillas." */
const fillsBread =
  /\b(?:fill|divide|load|stuff|pile|assemble|layer|spoon|serve in)\b[^.]*\b(?:tortillas?|wraps?|shells?|tacos?|pitas?|burritos?)\b/i;

/** The line that brings most of a kind of food. */
export function mostOf(kind: string, { grounded }: UnderstoodRecipe): string | null {
  const [most] = grounded
    .filter(({ ingredient: { food } }) => food !== null && isKind(food, kind))
    .sort((a, b) => (b.ingredient.grams ?? 0) - (a.ingredient.grams ?? 0));
  return most?.key ?? null;
}

/**
 * The step that takes an addition, or null where none can: what is mixed in goes where most is mixed, what is stirred in
 * goes into the last pot that holds most of the dish, before it is baked; what is served with it comes last.
 */
export function placeOf(
  rule: Pick<AddRule, 'as' | 'say' | 'per' | 'taste'> & Partial<Pick<AddRule, 'beside'>>,
  understood: UnderstoodRecipe,
  isSalad = false,
): { readonly stepId: string | null } | null {
  const told = understood.recipe.steps;
  if (told.length === 0) return null;
  const done = lastOfDish(understood);
  const steps = told.slice(0, done + 1);
  // What is folded into a mash goes in while it is mashed.
  if (rule.say?.includes('fold it in') === true) {
    const mashed = steps.findLast((_, at) =>
      /\bmash(?:ed)?\b(?! on\b)[^.]*\b(?:with|until|in|and|well)\b/i.test(
        understood.source.instructions[at]!,
      ),
    );
    if (mashed !== undefined) return { stepId: mashed.id };
  }
  // What fills a tortilla goes in with the rest of its filling, not into the eggs.
  if (rule.as === 'with' && rule.say === null && rule.taste === null && rule.per === null) {
    const filled = steps.findLast((_, at) => fillsBread.test(understood.source.instructions[at]!));
    if (filled !== undefined) return { stepId: filled.id };
  }
  // What is stirred in goes into the pot, before a crust is baked on it or it is spooned over buns.
  if (rule.as === 'finish' && rule.say?.startsWith('Stir in') !== true)
    return { stepId: done === told.length - 1 ? null : steps.at(-1)!.id };
  // What balances a glaze is stirred into it.
  if (rule.as === 'with' && rule.taste === 'sugar' && rule.say === null) {
    const glaze = understood.grounded.find(
      ({ ingredient: { food } }) => food !== null && (rule.beside ?? []).some((id) => isKind(food, id)),
    );
    const at = glaze === undefined ? null : firstNamed(glaze.key, understood);
    if (at !== null && !understood.steps.some(({ id, mentions }) => id === at && mentions.length < 2))
      return { stepId: at };
  }
  // Whipped whites are folded into the batter where it is made, not into what is in the pan.
  if (rule.say?.includes('into the batter') === true) {
    const mixed = steps.findLast(
      ({ station, inputs }, at) =>
        station === 'none' && inputs.length > 1 && stirring.test(understood.source.instructions[at]!),
    );
    return mixed === undefined ? null : { stepId: mixed.id };
  }
  // "Stir it all together": there it goes in with the rest.
  if (rule.as === 'with' && rule.say === null && rule.taste === null && rule.per === null) {
    const all = steps.find(({ text }) => allTogether.test(text));
    if (all !== undefined) return { stepId: all.id };
  }
  // With the pasta: into the water that it boils in, where a text says that it boils.
  if (rule.say?.includes('with the pasta') === true) {
    const boiled = steps.find(
      ({ inputs }, at) =>
        /\b(?:cook|boil)\b/i.test(understood.source.instructions[at]!) &&
        /\b(?:water|package|packet|al dente)\b/i.test(understood.source.instructions[at]!) &&
        !/\b(?:toss|sauce)\b/i.test(understood.source.instructions[at]!) &&
        inputs.some((key) =>
          understood.grounded.some(
            ({ key: own, ingredient: { food } }) => own === key && food !== null && isKind(food, 'pasta'),
          ),
        ),
    );
    return boiled === undefined ? null : { stepId: boiled.id };
  }
  const beside = rule.say?.includes('serve beside') === true;
  if (beside) return { stepId: steps[steps.length - 1]!.id };
  // What goes into a salad goes into the bowl with the other vegetables, before the dressing.
  if (rule.as === 'with' && rule.say === null && rule.taste === null && isSalad) {
    const green = new Set(
      understood.grounded
        .filter(({ ingredient: { food } }) => food?.category === 'produce')
        .map(({ key }) => key),
    );
    const bowl = steps.find(
      ({ action, inputs }) =>
        action !== null && mixing.has(action) && inputs.filter((key) => green.has(key)).length > 1,
    );
    if (bowl !== undefined) return { stepId: bowl.id };
  }
  if (rule.per !== null) {
    // What goes into a dough goes in with its flour.
    const flour = mostOf(rule.per.food, understood);
    const dry = steps.find(
      ({ action, text }) =>
        action !== null &&
        mixing.has(action) &&
        dryTogether.test(text) &&
        !dryInto.test(text) &&
        !intoDry.test(text),
    );
    const step =
      dry ??
      steps.find(
        ({ action, inputs }) =>
          action !== null && mixing.has(action) && flour !== null && inputs.includes(flour),
      );
    // "Pour the butter into the bananas, then add the flour": whatever else is done there, the flour goes in.
    const named = flour === null ? null : firstNamed(flour, understood);
    const at = (id: string | undefined): number => steps.findIndex((one) => one.id === id);
    if (named !== null && (step === undefined || (at(named) >= 0 && at(named) < at(step.id))))
      return { stepId: named };
    if (step !== undefined) return { stepId: step.id };
  }
  if (rule.per !== null || (rule.as === 'with' && rule.say === null)) {
    // Bran, meal and spices go into the mince with the crumbs, and nowhere else in a dish of meat.
    const minced = new Set(
      understood.grounded
        .filter(({ ingredient: { food } }) => food !== null && bound.some((id) => isKind(food, id)))
        .map(({ key }) => key),
    );
    if (minced.size > 0) {
      const mince = steps.find(
        ({ text, inputs }) =>
          /\b(?:mix|combine|work|knead|add|stir)\w*\b/i.test(text) &&
          inputs.filter((key) => minced.has(key)).length > 0 &&
          shapes.test(text),
      );
      if (mince !== undefined) return { stepId: mince.id };
      if (rule.per !== null) return null;
    }
  }
  if (rule.taste === 'sugar' && rule.say === null) {
    // What scents a batter is beaten in with its sugar and eggs.
    const sweet = new Set(
      understood.grounded
        .filter(
          ({ ingredient: { food } }) =>
            food !== null && (isKind(food, 'sugar-kind') || isKind(food, 'bird-egg')),
        )
        .map(({ key }) => key),
    );
    const all = steps.find(({ text }) => allTogether.test(text));
    if (all !== undefined) return { stepId: all.id };
    const step = steps.findLast(
      ({ action, inputs, text }) =>
        action !== null &&
        mixing.has(action) &&
        // What is turned in the pan is mixed.
        !/^\W*(?:turn|flip)\b/i.test(text) &&
        inputs.some((key) => sweet.has(key)),
    );
    if (step !== undefined) return { stepId: step.id };
  }
  if (rule.taste === 'salt' && rule.say === null) {
    // A ground spice goes in with the others, else with the onion and garlic.
    const withOf = (kinds: readonly string[]): Step | undefined => {
      const keys = new Set(
        understood.grounded.flatMap(({ key, ingredient: { food } }) =>
          // Pepper and salt go on meat before the pan is hot: they are no company for what is fried.
          food !== null && food.id !== 'black-pepper' && kinds.some((kind) => isKind(food, kind))
            ? [key]
            : [],
        ),
      );
      return steps.find(
        ({ action, station, inputs }, at) =>
          (station !== 'none' || (action !== null && (cooking.has(action) || mixing.has(action)))) &&
          !pouredOff.test(understood.source.instructions[at]!) &&
          // Where all that was in the pan is taken out nothing is left to scent.
          !takenOut.test(understood.source.instructions[at]!) &&
          inputs.some((key) => keys.has(key)),
      );
    };
    const step = withOf(['spice', 'dried-herb']) ?? withOf(['garlic', 'onion']);
    if (step !== undefined) return { stepId: step.id };
  }
  const share = (at: number): number => {
    const held = understood.steps[at]?.contents.length ?? 0;
    return held / Math.max(1, understood.recipe.ingredients.length);
  };
  // What roasts first is not what is baked at the end: a sauce made between takes what is stirred in.
  const apart = cookedAlone(understood);
  const heated = (step: Step): boolean =>
    (step.action !== null && baking.has(step.action)) ||
    // "Foil on, 375 for 25 min".
    ovenBound.test(understood.source.instructions[steps.indexOf(step)]!);
  const oven = rule.say === null ? steps.findIndex(heated) : steps.findLastIndex(heated);
  const end = oven === -1 ? steps.length : oven;
  const cooksOn = rule.say !== null && /\bcook for\b/.test(rule.say);
  const fitting = (actions: ReadonlySet<string>): readonly { step: Step; held: number }[] =>
    steps
      .map((step, at) => ({ step, held: share(at), at }))
      .filter(
        ({ step, at }) =>
          at < end &&
          step.action !== null &&
          actions.has(step.action) &&
          // Where rice or pasta is drained nothing that is stirred in stays.
          !pouredOff.test(understood.source.instructions[at]!) &&
          // Rice that boils by itself is no pot for the peas of the stew.
          !apart.has(at) &&
          // Chops that fry by themselves are no pot for peas.
          !friesAlone(step, at, understood) &&
          // What is done in another pan meanwhile is not the dish.
          !aside.test(understood.source.instructions[at]!) &&
          // Nothing is worked into the crust.
          !(rule.per === null && crust.test(understood.source.instructions[at]!)) &&
          // What has to cook for minutes does not go where nothing may boil any more.
          !(cooksOn && gentle.test(understood.source.instructions[at]!)),
      );
  const best = (options: readonly { step: Step; held: number }[]): { step: Step; held: number } | null =>
    options.reduce<{ step: Step; held: number } | null>(
      (top, one) => (top === null || one.held >= top.held ? one : top),
      null,
    );
  // Where there is a pot, what has no place of its own goes into it, not into the blender with the spice paste.
  const pot = best(fitting(cooking));
  const bowl = best(fitting(mixing));
  const found =
    rule.say !== null ? pot : bowl === null || (pot !== null && pot.held > bowl.held + 0.25) ? pot : bowl;
  if (found === null || found.held < (rule.say === null ? 0.25 : 0.5)) {
    // Of a dish in layers the sauce takes it: the pot with the tomatoes.
    const sauce =
      rule.say === null
        ? undefined
        : steps.find(
            ({ action, inputs }, at) =>
              at < end &&
              action !== null &&
              inLiquid.has(action) &&
              inputs.some((key) =>
                understood.grounded.some(
                  ({ key: own, ingredient: { food } }) =>
                    own === key &&
                    food !== null &&
                    (isKind(food, 'tomato-product') || isKind(food, 'tomato')),
                ),
              ),
          );
    return sauce === undefined ? null : { stepId: sauce.id };
  }
  const from = steps.indexOf(found.step);
  // What is stirred in off the heat waits for the step that takes the pot off it for good.
  if (rule.say?.endsWith(' off the heat.') === true) {
    const off = steps.findIndex(
      (_, at) => at > from && at < end && turnedOff.test(understood.source.instructions[at]!),
    );
    if (off >= 0 && !steps.slice(off + 1).some(({ station }) => station !== 'none'))
      return { stepId: steps[off]!.id };
  }
  // Peas do not boil along with pasta that comes into the same pot after them, nor with the stock of a risotto.
  const later = cooksOn
    ? steps.findLast(
        (step, at) =>
          at > from &&
          at < end &&
          (takesStarch(step, at, understood) ||
            drinksUp(step, at, understood) ||
            simmersOn(step, at, understood)),
      )
    : undefined;
  return { stepId: (later ?? found.step).id };
}

/**
 * Where a kind of food is cooked or stirred, and which line that is: pepper goes in where the spices do. Null where none
 * of the kinds is named in such a step.
 */
export function besideLike(
  kinds: readonly string[],
  understood: UnderstoodRecipe,
  /** What is sour goes in where the last of its kind does, not while the meat still browns. */
  late = false,
  /** What burns in a long fry and stays raw in a pot that is done goes in where its company softens in a pan. */
  aromatic = false,
): { readonly stepId: string; readonly key: string; readonly softens?: boolean } | null {
  const steps = [...understood.recipe.steps.slice(0, lastOfDish(understood) + 1).entries()];
  if (late) steps.reverse();
  for (const kind of kinds)
    for (const [at, { id, action, station }] of steps) {
      const text = understood.source.instructions[at]!;
      if (action === null || (!cooking.has(action) && !mixing.has(action) && station === 'none')) continue;
      // Salt for the water or for what sweats in a colander seasons nothing that stays.
      if (pouredOff.test(text) || watery.test(text)) continue;
      const named = understood.steps[at]!.mentions.find(
        ({ key, kind: how }) =>
          (how === 'name' || how === 'head') &&
          understood.grounded.some(
            ({ key: own, ingredient: { food } }) => own === key && food !== null && isKind(food, kind),
          ),
      );
      if (named === undefined) continue;
      if (!aromatic) return { stepId: id, key: named.key };
      const pan = isWetBefore(at, understood) ? null : softensIn(text, named.start);
      if (pan !== null) return { stepId: id, key: named.key, softens: pan.done };
    }
  return null;
}

/** "Whisk all the sauce ingredients." */
const sauceIngredients =
  /\b(?:stir|whisk|mix|combine|shake|beat|blend)\b[^.]*\b(?:sauce|dressing|marinade|glaze) ingredients\b/i;
const calledSauce = /^(?:\p{L}+ )?(?:sauce|dressing|marinade|glaze)s?$/iu;

/** The one step that gathers a sauce by its list, and a line of one of the kinds that no step names otherwise; or null. */
export function gatheredWith(
  kinds: readonly string[],
  { source, recipe, steps, grounded }: UnderstoodRecipe,
): { readonly stepId: string; readonly key: string } | null {
  const [step, another] = recipe.steps.filter((_, at) => sauceIngredients.test(source.instructions[at]!));
  if (step === undefined || another !== undefined) return null;
  const line = grounded.find(
    ({ key, ingredient: { food } }) =>
      food !== null &&
      kinds.some((kind) => isKind(food, kind)) &&
      steps.every(({ mentions }) =>
        mentions.every(
          (one) =>
            one.key !== key ||
            one.kind === 'collective' ||
            one.kind === 'pronoun' ||
            calledSauce.test(one.text),
        ),
      ),
  );
  return line === undefined ? null : { stepId: step.id, key: line.key };
}

/** "Brown the beef. Take it out." */
const takenOut =
  /\b(?:take (?:it|them|the \p{L}+) out|set (?:it |them |the \p{L}+ )?aside|remove (?:it|them|the \p{L}+)?(?: to| from|\s*[.,]|\s*$)|take out)\b[^.]*[.!]*\s*$/iu;

const watery =
  /\b(?:salted|of|boiling|pot of) (?:salted )?water\b|\bcolander\b|\bmarinat|\bcoat(?:ing)?\b|\bdredg/i;

/** A step that is nothing but the oven, by its figures. */
const ovenBound = /^\W*(?:foil on|foil off|into the oven|oven)\b|\b[2-4]\d{2} ?[°FC]*,? for \d+/i;

/** "Combine all pastry ingredients", "knead the dough". */
const crust = /\b(?:pastry|dough|crust)\b/i;

/** Whether raw pasta or rice comes into the pot of the dish in a step. */
const takesStarch = (
  { inputs }: Step,
  at: number,
  { grounded, source, steps }: UnderstoodRecipe,
): boolean => {
  const text = source.instructions[at]!;
  if (
    pouredOff.test(text) ||
    aside.test(text) ||
    ownVessel.test(text) ||
    /\bwater\b|\bpack(?:age|et)\b/i.test(text)
  )
    return false;
  if (!/\b(?:add|stir in|tip in|pour in)\b/i.test(text)) return false;
  return grounded.some(
    ({ key, ingredient: { food } }) =>
      food !== null &&
      inputs.includes(key) &&
      !/cooked|rice-(?:vinegar|wine|flour)/.test(food.id) &&
      starches.some((kind) => isKind(food, kind)) &&
      // What was cooked before is only warmed here.
      !steps.slice(0, at).some(({ mentions }) => mentions.some((one) => one.key === key)),
  );
};

/** Minutes from which on what only has to get hot would be cooked to rags. Own rule. */
const drinking = 8;
const ladled = /\b(?:add|ladle|pour|stir)\b[^.]*\b(?:stock|broth|water|liquid)\b/i;

/** Whether the pot goes on with more liquid for a good while: "add the hot stock a ladle at a time, 18 min". */
const drinksUp = ({ station, minutes }: Step, at: number, { source }: UnderstoodRecipe): boolean => {
  const text = source.instructions[at]!;
  return (
    station === 'burner' &&
    minutes >= drinking &&
    ladled.test(text) &&
    !pouredOff.test(text) &&
    !aside.test(text) &&
    !ownVessel.test(text)
  );
};

/** "Boil it in plenty of water", "and drain it well": rice or quinoa in a pan of its own. */
const boiledAlone = /\b(?:plenty of (?:salted )?(?:boiling )?water|drain (?:it|them|well))\b/i;

/** "Cover, reduce heat, simmer 12 min until the pasta is tender": the same pot goes on for longer than leaves can bear. */
const simmersOn = (
  { station, minutes, action, inputs }: Step,
  at: number,
  { grounded, source, steps }: UnderstoodRecipe,
): boolean => {
  const text = source.instructions[at]!;
  // "Cook the rice": that is another pot.
  const another = steps[at]!.mentions.some(
    ({ key, start }) =>
      inputs.includes(key) &&
      grounded.some((line) => {
        const { food } = line.ingredient;
        return (
          line.key === key &&
          food !== null &&
          ['rice', 'grain', 'pasta'].some((kind) => isKind(food, kind)) &&
          /\b(?:cook|boil|rinse|steam)\s+(?:the\s+)?$/i.test(text.slice(0, start))
        );
      }),
  );
  return (
    !another &&
    station === 'burner' &&
    action !== null &&
    inLiquid.has(action) &&
    minutes >= drinking &&
    (steps[at]?.contents.length ?? 0) >= (steps[at - 1]?.contents.length ?? 0) &&
    !pouredOff.test(text) &&
    !boiledAlone.test(text) &&
    !aside.test(text) &&
    !ownVessel.test(text) &&
    !gentle.test(text)
  );
};

/** "(Optional) For leftovers …", "Store in a jar", "Enjoy!": words after the dish is done. */
const afterwards =
  /^\W*(?:(?:optional(?:ly)?|notes?|tips?|variations?|alternatively)\b|(?:for |any |to use up )?(?:the )?left-?overs?\b|(?:to )?(?:(?:it )?keeps|store|freeze|re-?heat|dispose|portion)\b|(?:and )?(?:enjoy|bon app[eé]tit|dig in|done|feed)\b[^.]{0,40}[.!]*\W*$|if at any point\b)/i;

/** The last step that belongs to making and serving the dish: what comes after is what to do with the rest of it. */
function lastOfDish({ source }: UnderstoodRecipe): number {
  const at = source.instructions.findLastIndex((text) => !afterwards.test(text));
  return at < 0 ? source.instructions.length - 1 : at;
}

const aside =
  /\b(?:another|(?:a|the) (?:separate|second|small|smaller)) (?:\p{L}+ ){0,2}(?:skillet|pan|pot|saucepan|bowl)\b/iu;

/** The end of a cream sauce. */
const gentle =
  /\b(?:not|n't|without) (?:let (?:it |them )?)?boil|\boff (?:of )?the heat\b|\bfrom the heat\b|\b(?:just )?warm through\b/i;

/** What is boiled in plain water and drained is no sauce: nothing that is stirred in there stays. */
const pouredOff =
  /\b(?:boil|cook)\b[^.]*\beggs\b[^.]*\b(?:hard|soft)\b|\b(?:boil|cook|blanch|parboil)\b[^.]*\bwater\b[\s\S]*\bdrain\b|\bdrain\b[^.]*\b(?:pasta|noodles|rice|potatoes)\b|\b(?:boil|cook)\b[^.]*\b(?:pasta|spaghetti|linguine|tagliatelle|fettuccine|penne|macaroni|rigatoni|noodles|rice|potatoes|spuds)\b[^.]*(?:,|\band|\.|\bthen)\s*drain\b/i;

/** "In a saucepan heat the butter": what is made there is made apart. */
const ownVessel =
  /^\W*(?:meanwhile,? |now,? )?in (?:a|an|another) (?:\p{L}+[- ]){0,3}(?:pan|pot|saucepan|skillet|bowl)\b/iu;

/** "For the sauce melt the butter, stir in the flour": what is begun there is no pot of what went before. */
const begunAnew =
  /^\W*(?:meanwhile,? |now,? |next,? )?(?:(?:for|to make|make|prepare) (?:the|a|your) (?:\p{L}+ ){0,2}(?:sauce|b[eé]chamel|topping|mash|custard|crust|dough|batter|dressing|salsa|glaze|frosting)\b|melt\b[^.]*\bbutter\b[^.]*\bflour\b)/iu;

/** The last pot with an ingredient in it, for what is cooked already and only warms through; null for anything else. */
export function potWith(key: string, food: Food, understood: UnderstoodRecipe): string | null {
  if (!/^(?:cooked|canned|unsalted)-/.test(food.id) || isKind(food, 'stock')) return null;
  const { steps } = understood.recipe;
  const held = steps.filter(
    ({ action }, at) =>
      action !== null &&
      inLiquid.has(action) &&
      understood.steps[at]!.contents.includes(key) &&
      // Where another pot boils its pasta meanwhile, the sauce is not in the water; nor is it in the pan of a sauce of its own.
      !pouredOff.test(understood.source.instructions[at]!) &&
      ((!ownVessel.test(understood.source.instructions[at]!) &&
        !begunAnew.test(understood.source.instructions[at]!)) ||
        understood.steps[at]!.mentions.some((one) => one.key === key && one.kind !== 'pronoun')),
  );
  // Into the pot before its pie goes in the oven.
  const pot = held.findLast(({ action }) => action !== 'bake');
  // A pie is filled from the pan: nothing is stirred in once its crust is on.
  const pan = steps.findLast(
    ({ station }, at) =>
      station === 'burner' &&
      understood.steps[at]!.mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
  );
  return (pot ?? pan ?? held.at(-1))?.id ?? null;
}

/** The step where an ingredient is first cooked, else first used; null where no step is understood to use it. */
export function firstUse(key: string, understood: UnderstoodRecipe): string | null {
  const using = understood.recipe.steps.filter((step) => step.inputs.includes(key));
  const cooked = using.find(
    ({ action, station }) =>
      action !== null &&
      (cooking.has(action) || mixing.has(action) || baking.has(action) || station === 'burner'),
  );
  return (cooked ?? using[0])?.id ?? null;
}

/** The step that first names an ingredient itself, and no mixture of it. */
export function firstNamed(key: string, { steps, source }: UnderstoodRecipe): string | null {
  const found = steps.find(({ mentions }, at) =>
    mentions.some(
      (one) =>
        one.key === key &&
        (one.kind === 'name' || one.kind === 'head') &&
        !/^\s+(?:mixture|mix)\b/i.test(source.instructions[at]!.slice(one.end)),
    ),
  );
  return found?.id ?? null;
}

/** "Heat off.", "Take off the heat and …": a step that opens with it. */
const turnedOff =
  /^\W*(?:heat off|off (?:of )?the heat|turn off the heat|(?:take|remove)(?: \p{L}+){0,3} (?:off|from) the heat)\b/iu;

/** "Straight onto the rice": there it is served. */
const servedOn = /\b(?:on|onto|over|on top of)\s+(?:the |your |some |a bed of )?(?:\p{L}+ )?$/iu;

/**
 * Where something that cooks along for the last minutes goes in: the step where the food itself is last cooked, or where
 * it is put on, never where the dish is heaped onto it.
 */
export function lateUse(key: string, understood: UnderstoodRecipe): string | null {
  const cooks = understood.recipe.steps.flatMap(({ id, action, station }, at) =>
    understood.steps[at]!.mentions.some(
      (one) =>
        one.key === key &&
        one.kind !== 'pronoun' &&
        !servedOn.test(understood.source.instructions[at]!.slice(0, one.start)),
    )
      ? [{ id, hot: action !== null && station !== 'none' }]
      : [],
  );
  return (cooks.findLast(({ hot }) => hot) ?? cooks[0])?.id ?? lastUse(key, understood);
}

/** The step where an ingredient is last cooked, else where it is first used. */
function lastUse(key: string, understood: UnderstoodRecipe): string | null {
  const { steps } = understood.recipe;
  const cooked = steps.findLast(
    ({ action, station }, at) =>
      action !== null &&
      station !== 'none' &&
      understood.steps[at]!.mentions.some((one) => one.key === key && one.kind !== 'pronoun'),
  );
  return cooked?.id ?? firstUse(key, understood);
}

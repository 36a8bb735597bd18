import type { Food } from '#food/model';
import { type ConditionScope, allHold } from '../conditions.ts';
import { isLighting, lightingText, overCoals } from '../equipment/coals.ts';
import { sizeVessels } from '../equipment/vessel-words.ts';
import type { KnifeTask, LastCut, RecipeWish, Shown } from '../instantiate.ts';
import type { Part } from '../measures/measure-parts.ts';
import { type Plan, isSwapped } from '../plan/fill.ts';
import { byTurn, hasRaw, washing } from '../prep/knife-turns.ts';
import type { MiseStep } from '../prep/mise.ts';
import { type PrepTask, describeBriefly, describePrep, spokenOfJust } from '../prep/prep.ts';
import { withSkinOn } from '../prep/skin-on.ts';
import type { Recipe, Step } from '../recipe.ts';
import { reasonedOnce } from '../text/batches.ts';
import { cutInPlace } from '../text/cut-in-place.ts';
import { balanceFats } from '../text/fat-ledger.ts';
import { firstUses } from '../text/first-use.ts';
import { forFew, isForMany } from '../text/for-few.ts';
import { explainTerms } from '../text/glossary.ts';
import { keptWithout, speaksOfGonePart, unboned, unbutter } from '../text/gone-parts.ts';
import { capitalise, formatMinutes, titleCase } from '../text/grammar.ts';
import { withKitchenFoods } from '../text/headnote.ts';
import { withGloves } from '../text/hot-chilies.ts';
import { inTime } from '../text/in-time.ts';
import { heatOil } from '../text/liquid-fat.ts';
import { sayMeanwhile } from '../text/meanwhile.ts';
import { measureShares } from '../text/measured-shares.ts';
import { withNamedPan, withOnlyPan } from '../text/named-pan.ts';
import { forEaters } from '../text/one-plate.ts';
import { asOneRow } from '../text/one-row.ts';
import { withoutOneVessel } from '../text/one-vessel.ts';
import { withOwnAmounts } from '../text/own-amounts.ts';
import { type Stand, renamer } from '../text/rename.ts';
import { wantsMoreTime } from '../text/short-of-time.ts';
import { type SlotScope, renderFragment, renderSlots } from '../text/slots.ts';
import { type Spoken, namesAhead, spokenNames } from '../text/spoken-names.ts';
import { thawedGreens } from '../text/thawed-greens.ts';
import { withoutEcho } from '../text/without-echo.ts';
import { onionMinutes } from '../time/golden-onions.ts';
import type { LateAddition } from '../time/late-additions.ts';
import { isSoak } from '../time/soaks.ts';
import { fromKitchen, isHeatedAgain } from './from-kitchen.ts';
import {
  itemOf,
  lateSentence,
  listedFats,
  markDivided,
  namesByFood,
  ownAmounts,
  sharedParts,
} from './listed-amounts.ts';
import { preparedOnce } from './prepared-once.ts';
import { littleSaltOf, saltedOnce } from './salted-once.ts';
import { withWaterOn } from './water-on.ts';
import { createScope, isCutOtherwise } from './write-scope.ts';
import { slots, writeStep } from './write-step.ts';
import { speaksOfSwapped, titleOf } from './write-title.ts';

/** A recipe of so few steps is mostly knife work. */
const fewSteps = 4;

/** Families in which everything is cut before the fire is lit, since there is no time afterwards. */
const allAtOnce: ReadonlySet<string> = new Set(['stir-fry', 'noodles', 'rice']);

/** Minutes of knife work in a wait that nobody makes a step of: lemon wedges. */
const noWork = 2;

/** For more people than the dish was written for. */
const crowded =
  'For this many, use two pans side by side, or cook in two rounds and keep the first one warm.';

/** Whether a step takes a pan or a tray; a bowl is only a larger one. */
const isOnHeat = ({ station }: Step): boolean => station === 'burner' || station === 'oven';

/** Everything that a draft's words are made from. */
export interface Written {
  readonly plan: Plan;
  readonly wish: RecipeWish;
  readonly condition: ConditionScope;
  readonly measured: readonly Part[];
  readonly parts: readonly Part[];
  readonly shown: readonly Shown[];
  readonly mise: readonly MiseStep<KnifeTask>[];
  readonly cutLast: readonly LastCut[];
  readonly late: readonly LateAddition[];
  readonly recipe: Recipe;
}

/** Puts a draft into words: title, description, steps, tips and storage. */
export function writeRecipe({
  plan,
  wish,
  condition,
  measured,
  parts,
  shown,
  mise,
  cutLast,
  late,
  recipe,
}: Written): Recipe {
  const { dish } = plan;
  // Titles and headnotes say what it is in full, the steps as a cook does who has read the list.
  const spoken = spokenNames(spokenParts(measured));
  const scope = createScope(plan, wish, measured, spoken);
  const ahead = createScope(plan, wish, measured, namesAhead(spokenParts(measured)));
  const stands = standsIn(plan);
  const present = parts.map(({ fill }) => fill.food);
  const say = renamer(stands, present, spoken);
  const sayAhead = renamer(stands, present);
  // Oil that has only the taste of garlic is no garlic, for who must do without.
  const sayTold = renamer(
    stands,
    present.filter(({ name }) => !infused.test(name)),
  );
  const words = new Map<string, Pick<Step, 'text' | 'doneness'>>();
  // What the list says of a cut is for a beginner to be told again.
  const tellCuts = wish.skill === 'beginner' ? describePrep : describeBriefly;
  // "Meanwhile" looks back on something that goes on already.
  const opening = shown.find(({ step }) => step.action !== 'preheat');
  for (const one of shown) {
    const away = late.filter(({ hiddenIn }) => hiddenIn.has(one.step.id)).map(({ part }) => part);
    const here =
      away.length === 0
        ? scope
        : createScope(
            plan,
            wish,
            measured.filter((part) => !away.includes(part)),
            spoken,
          );
    const { text, doneness } = writeStep(one, plan, wish, here, isHeatedAgain(one, shown));
    const opened = one === opening ? capitalise(text.replace(/^(?:Meanwhile|In the meantime),? /, '')) : text;
    const cuts = cutLast
      .filter(({ stepId }) => stepId === one.step.id)
      .map(({ task }) => namedTask(task, parts, scope));
    const cut = tellCuts(cuts);
    const behind = cuts.length === 1 ? spokenOfJust(opened, cuts[0]!) : opened;
    words.set(one.step.id, {
      text: say(
        cutInPlace(
          inTime(
            behind + lateSentence(one.step.id, late, parts, scope),
            formatMinutes(one.time.min, one.time.max),
          ),
          cut,
          cuts.map(({ name }) => name),
          behind !== opened,
        ),
      ),
      doneness,
    });
  }
  for (const { id, lead, tasks } of mise) {
    const turns = [...byTurn(tasks)].map(([turn, some]) =>
      some.map((task) => ({ ...namedTask(task, parts, scope), raw: turn === 'raw' })),
    );
    const text = isSoak(id)
      ? describePrep(turns.flat())
      : wish.skill === 'beginner'
        ? turns
            .map((some) => describeBriefly(some))
            .concat(hasRaw(tasks) ? [washing(mise, id)] : [])
            .join(' ')
        : tellCuts(turns.flat());
    words.set(id, {
      text: say(lead === '' ? text : lead + text[0]!.toLowerCase() + text.slice(1)),
      doneness: null,
    });
  }
  const lighting = recipe.steps.findIndex(({ id }) => isLighting(id));
  if (lighting >= 0)
    words.set(recipe.steps[lighting]!.id, {
      text: lightingText(lighting === 0),
      doneness: recipe.steps[lighting]!.doneness,
    });
  const stale = speaksOfSwapped(plan);
  const own = ownFoods(plan);
  const isGone = speaksOfGonePart(own, present);
  const oiled = unbutter(own, present);
  const boned = unboned(present);
  const plainly = (text: string): string => withoutEcho(boned(oiled(text)));
  const isKnifeWork = (at: number): boolean => mise.some(({ id }) => id === recipe.steps[at]!.id);
  const told = firstUses(
    thawedGreens(
      recipe.steps.map(({ id, action }) => {
        const text = plainly(heatOil(words.get(id)!.text));
        return lighting >= 0 && action === 'grill' ? overCoals(text) : text;
      }),
      parts.map((part) => ({ food: part.fill.food, name: itemOf(part, parts, scope).name })),
    ),
    recipe.ingredients.map(({ name }) => name),
    isKnifeWork,
  );
  const amounts = ownAmounts(parts, shown, scope);
  const shares = sharedParts(parts, shown, scope, wish);
  const { texts: inShares, divided: parted } = measureShares(
    reasonedOnce(told).map((text, at) => {
      const { id } = recipe.steps[at]!;
      return { id, text: isKnifeWork(at) ? text : withOwnAmounts(id, text, amounts) };
    }),
    shares,
  );
  const little = littleSaltOf(recipe.ingredients);
  const salted = little === null ? null : saltedOnce(inShares, takesWatersSalt(parts, shown, recipe.steps));
  const divided =
    salted === null ? parted : new Set([...parted].filter((one) => !one.names.includes(saltName)));
  const measuredTexts = balanceFats(salted ?? inShares, listedFats(parts, scope));
  const explained =
    wish.skill === 'beginner'
      ? explainTerms(
          measuredTexts,
          isKnifeWork,
          recipe.ingredients.map(({ text }) => text),
        )
      : measuredTexts;
  const careful = withGloves(
    explained.map(asOneRow),
    parts.map((part) => ({
      food: part.fill.food.id,
      name: itemOf(part, parts, scope).name,
      prep: part.prep,
    })),
    isKnifeWork,
  );
  const inOwnPan = withNamedPan(careful, wish.pan ?? null);
  const { texts, equipment } = sizeVessels(
    recipe.steps.map(({ id }, at) => ({ id, text: inOwnPan[at]! })),
    withOnlyPan(recipe.equipment, wish.pan ?? null),
    dish,
    shown,
    parts,
    wish.servings,
    wish.units,
    wish.vessels ?? [],
  );
  // Whoever reads "finely chopped" in the list knows what to do; a beginner is told where nothing waits for the knife, and
  // what can be cut while something cooks.
  const readsTheList =
    recipe.steps.length >= fewSteps && (wish.skill !== 'beginner' || !allAtOnce.has(dish.family));
  const unsaid = mise.filter(
    ({ id, lead, tasks }) =>
      !isSoak(id) &&
      ((readsTheList && (lead === '' || wish.skill !== 'beginner')) ||
        (lead !== '' && tasks.reduce((sum, { minutes }) => sum + minutes, 0) < noWork)),
  );
  const unread = new Set(unsaid.map(({ id }) => id));
  const inTurn = sayMeanwhile(recipe.steps, texts, unread);
  const timely = forEaters(
    wish.servings,
    forFew(wish.servings, dish.family === 'pasta' ? withWaterOn(recipe.steps, inTurn, unread) : inTurn),
  );
  const steps = recipe.steps.map((step, at) => ({
    ...step,
    ...words.get(step.id)!,
    text: timely[at]!,
    ...(salted === null ? {} : { inputs: saltedInputs(step.inputs, timely[at]!, little!.key) }),
    ...(unsaid.some(({ id }) => id === step.id) ? { unsaid: true } : {}),
  }));
  const title = titleOf(
    plan,
    condition,
    (text) => titleCase(sayAhead(renderFragment(slots(text), ahead))),
    wish.abroad,
    wish.skill === 'beginner' && wish.plain === true,
  );
  const promised = plainly(sayTold(renderSlots(slots(dish.description), ahead)));
  const headnote =
    wish.pan?.all === true
      ? promised
      : withoutOneVessel(
          promised,
          recipe.steps.flatMap((step, at) => (isOnHeat(step) ? [timely[at]!] : [])),
        );
  const stayPale = shown.some(({ step, time }) => onionMinutes(step, plan, wish.servings) > time.max + 1);
  return {
    ...recipe,
    title,
    description: withKitchenFoods(
      title,
      headnote,
      fromKitchen(parts, shown, ahead, (id) => words.get(id)!.text),
    ),
    ingredients: withSkinOn(
      preparedOnce(
        markDivided(recipe.ingredients, parts, shares, divided),
        steps.filter(({ unsaid: isUnsaid }) => isUnsaid !== true),
        namesByFood(recipe.ingredients, parts, scope),
      ),
      steps,
    ),
    steps,
    equipment,
    tips: [
      ...(wish.servings > dish.servings.max && recipe.steps.some(isOnHeat) ? [crowded] : []),
      ...dish.tips
        .filter((tip) => allHold(tip.when, condition))
        .map((tip) => renderSlots(slots(tip.text), ahead))
        // What is true of basil need not be true of the mint that stands in for it.
        .filter((text) => text !== '' && sayTold(text) === text && !stale(text) && !isGone(text))
        .filter((text) => wish.servings > 2 || !isForMany(text))
        .filter((text) => !wantsMoreTime(text, wish.limit ?? null))
        // Where there is no time for onions to brown, nobody is told to wait for it.
        .filter((text) => !(stayPale && waitsForBrown.test(text)))
        .map(plainly),
    ],
    storage:
      dish.storage === null
        ? null
        : plainly(keptWithout(sayAhead(renderSlots(slots(dish.storage), ahead)), own, present, isGone)),
  };
}

/** What a step handles, where one step takes all the salt: the one that says so, and not those that say nothing of it. */
function saltedInputs(inputs: readonly string[], text: string, key: string): readonly string[] {
  if (/\bthe salt\b/i.test(text)) return inputs.includes(key) ? inputs : [...inputs, key];
  return /\bsalt\b/i.test(text) ? inputs : inputs.filter((one) => one !== key);
}

/** Whether a step takes the salt of the water that something boils in, of which little is eaten. */
function takesWatersSalt(
  parts: readonly Part[],
  shown: readonly Shown[],
  steps: Recipe['steps'],
): (at: number) => boolean {
  const roles = parts.flatMap(({ role, fill }) =>
    fill.food.id === saltName && role.eaten < 1 ? [role.id] : [],
  );
  const ids = new Set(
    shown.flatMap(({ step }) => (step.uses.some((id) => roles.includes(id)) ? [step.id] : [])),
  );
  return (at) => ids.has(steps[at]!.id);
}

const saltName = 'salt';

const infused = /-infused\b/;

/** A remark that it is the color of the onions that makes the dish. */
const waitsForBrown =
  /\b(?:onions?|shallots?)\b[^]*\b(?:brown|pale|gold(?:en)?|colou?r)\b|\b(?:brown|pale|gold(?:en)?|colou?r)\b[^]*\b(?:onions?|shallots?)\b/i;

/** Knife work with the name of what is cut. */
function namedTask({ part, prep }: KnifeTask, parts: readonly Part[], scope: SlotScope): PrepTask {
  const item = itemOf(part, parts, scope);
  const measured = isCutOtherwise(part, parts) ? { measured: item.quantity(1) } : {};
  const sort = sortOf(part);
  return {
    name: item.name,
    singular: item.singular,
    plural: item.plural,
    prep,
    ...measured,
    ...(sort === null ? {} : { sort }),
  };
}

/** What a food is one of, where many are spoken of together. */
function sortOf({ fill }: Part): string | null {
  const { category, ancestors } = fill.food;
  if (category === 'herbs') return 'herbs';
  if (category === 'nuts-seeds-dried-fruit') return 'nuts';
  if (category === 'produce') return ancestors.includes('fruit') ? 'fruit' : 'vegetables';
  return null;
}

/** Foods of which the author may have spoken by name, and what is there instead of them. */
const standsIn = (plan: Plan): readonly Stand[] =>
  plan.dish.roles.flatMap((role) => {
    const fills = plan.fills.get(role.id) ?? [];
    const own = role.food === null ? undefined : plan.defaults?.get(role.food);
    return own !== undefined && fills.length === 1 && isSwapped(role, fills)
      ? [{ own, instead: fills[0]!.food }]
      : [];
  });

/** The foods that the dish is written for, whether or not this version has them. */
const ownFoods = ({ dish, defaults }: Plan): readonly Food[] =>
  dish.roles.flatMap(({ food, need }) => {
    const own = food === null || need === 'extra' ? undefined : defaults?.get(food);
    return own === undefined ? [] : [own];
  });

const spokenParts = (parts: readonly Part[]): readonly Spoken[] =>
  parts.map(({ fill, prep }) => ({ food: fill.food, prep }));

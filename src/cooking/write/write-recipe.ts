import { basketRounds, twoDeep, withRounds } from '../equipment/basket-load.ts';
import { isLighting, lightingText, overCoals } from '../equipment/coals.ts';
import { believableCue, onionMinutes } from '../time/golden-onions.ts';
import { isCutSmall } from '../doneness/cut-size.ts';
import { formatFoodAmount, gramsPerUnit, kitchenAmount, speaksOfMany } from '../measures/amounts.ts';
import type { Food } from '#food/model';
import { allHold, type ConditionScope } from '../conditions.ts';
import type { DishStep } from '../dish.ts';
import type { KnifeTask, LastCut, RecipeWish, Shown } from '../instantiate.ts';
import { byTurn, hasRaw, washing } from '../prep/knife-turns.ts';
import type { LateAddition } from '../time/late-additions.ts';
import type { Part } from '../measures/measure-parts.ts';
import type { MiseStep } from '../prep/mise.ts';
import { withLargerPan } from '../equipment/pan-load.ts';
import { isSwapped, type Plan } from '../plan/fill.ts';
import { isSide } from '../plan/beside/side-role.ts';
import { sayDone, type Doneness } from '../doneness/doneness.ts';
import { describeBriefly, describePrep, spokenOfJust, type PrepTask } from '../prep/prep.ts';
import type { Recipe, Step } from '../recipe.ts';
import {
  longPast,
  safetySentence,
  safetyTail,
  unbracketed,
  withSafety,
  withTail,
  type SafetyCase,
} from '../doneness/safety-sentence.ts';
import type { SafeTemperature } from '../doneness/safety.ts';
import { boiledAlone, type StepTime } from '../time/step-minutes.ts';
import { findWanted, withWanted } from '../doneness/wanted.ts';
import { lastInOrder } from '../text/last-first.ts';
import { leavesEggsSoft, leavesYolksSoft, ofOneEgg, yolksLeft } from '../doneness/soft-yolks.ts';
import { givesItsSeeds } from '../prep/suited-prep.ts';
import { waterPhrase } from '../measures/swelling.ts';
import { measuredPart } from '../measures/measured-part.ts';
import {
  capitalise,
  formatMinutes,
  formatOvenHeat,
  formatTemperature,
  joinList,
  numberWord,
  pluralise,
  titleCase,
} from '../text/grammar.ts';
import { servedOnce } from '../text/served-once.ts';
import { sayMeanwhile } from '../text/meanwhile.ts';
import { forFew, isForMany } from '../text/for-few.ts';
import { withoutOneVessel } from '../text/one-vessel.ts';
import { forEaters } from '../text/one-plate.ts';
import { noFigure, withoutFigure } from '../text/no-figure.ts';
import { inBatches, reasonedOnce } from '../text/batches.ts';
import { cutInPlace } from '../text/cut-in-place.ts';
import { withGloves } from '../text/hot-chilies.ts';
import { asOneRow } from '../text/one-row.ts';
import { inTime } from '../text/in-time.ts';
import { balanceFats, type ListedFat } from '../text/fat-ledger.ts';
import { keptWithout, speaksOfGonePart, unboned, unbutter } from '../text/gone-parts.ts';
import { firstUses } from '../text/first-use.ts';
import { withKitchenFoods, type FromKitchen } from '../text/headnote.ts';
import { withOwnAmounts, type OwnAmount } from '../text/own-amounts.ts';
import { measureShares, type Shared } from '../text/measured-shares.ts';
import { explainTerms } from '../text/glossary.ts';
import { minutesFirst, namedOnce } from '../text/minutes-first.ts';
import { placeBehind, placeRemark } from '../text/place-remark.ts';
import { heatOil } from '../text/liquid-fat.ts';
import { isPluralName, singularName } from '../text/naming.ts';
import { renamer, type Stand } from '../text/rename.ts';
import { namesAhead, spokenNames, type Spoken, type SpokenName } from '../text/spoken-names.ts';
import {
  parseSlots,
  renderFragment,
  renderSlots,
  type SlotItem,
  type SlotNode,
  type SlotScope,
} from '../text/slots.ts';
import { atRoomTemperature, wantsMoreTime } from '../text/short-of-time.ts';
import { withNamedPan, withOnlyPan } from '../text/named-pan.ts';
import { thawedGreens } from '../text/thawed-greens.ts';
import { withoutEcho } from '../text/without-echo.ts';
import { withSkinOn } from '../prep/skin-on.ts';
import { drunkBefore, isSoak } from '../time/soaks.ts';
import { sizeVessels } from '../equipment/vessel-words.ts';
import type { Action } from '../vocabulary.ts';
import { preparedOnce } from './prepared-once.ts';
import { littleSaltOf, saltedOnce } from './salted-once.ts';
import { withWaterOn } from './water-on.ts';
import { speaksOfSwapped, titleOf } from './write-title.ts';

/** A recipe of so few steps is mostly knife work. */
const fewSteps = 4;
/** From this share on a scant batch of biscuits makes smaller ones, and not too few for those who share them. */
const stillForAll = 0.6;
/** Of biscuits a bigger batch makes more, and not bigger ones; a cake is cut into as many pieces as there are people. */
const piecesOf = ({ dish, batch = 1 }: Plan, servings: number): number =>
  dish.family === 'cookie' && (batch > 1 || batch < stillForAll) ? Math.round(servings * batch) : servings;

/** Families in which everything is cut before the fire is lit, since there is no time afterwards. */
const allAtOnce: ReadonlySet<string> = new Set(['stir-fry', 'noodles', 'rice']);

/** Minutes of knife work in a wait that nobody makes a step of: lemon wedges. */
const noWork = 2;

/** For more people than the dish was written for. */
const crowded =
  'For this many, use two pans side by side, or cook in two rounds and keep the first one warm.';

/** Whether a step takes a pan or a tray; a bowl is only a larger one. */
const isOnHeat = ({ station }: Step): boolean => station === 'burner' || station === 'oven';

const slotCache = new Map<string, readonly SlotNode[]>();

/** Parses a text of a dish once; the compiler has already refused texts that do not parse. */
function slots(text: string): readonly SlotNode[] {
  let nodes = slotCache.get(text);
  if (nodes === undefined) {
    const parsed = parseSlots(text);
    nodes = parsed.ok ? parsed.value : [{ type: 'text', text }];
    slotCache.set(text, nodes);
  }
  return nodes;
}

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
    const opened = one === opening ? capitalise(text.replace(/^Meanwhile,? /, '')) : text;
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

/** What of somebody's kitchen a recipe is made of, once each. */
const fromKitchen = (
  parts: readonly Part[],
  shown: readonly Shown[],
  scope: SlotScope,
  textOf: (step: string) => string,
): readonly FromKitchen[] =>
  parts
    .filter(
      ({ role, fill }, at) =>
        fill.pantry !== null &&
        !role.beside &&
        !isSide(role.id) &&
        parts.findIndex((other) => other.fill.food.id === fill.food.id) === at,
    )
    .map((part) => {
      const { role, fill, prep } = part;
      const { name, plural } = itemOf(part, parts, scope);
      const from = shown.findIndex(({ step }) => step.uses.includes(role.id));
      return {
        food: fill.food,
        name,
        plural,
        prep,
        last:
          from >= shown.length - 2 &&
          shown.slice(from).every(({ step }) => step.station === 'none') &&
          goesOver(textOf(shown[from]!.step.id), name),
        own: role.food === fill.food.id && role.need !== 'extra',
      };
    });

/** Whether a text puts a food over what is done. */
const goesOver = (text: string, name: string): boolean =>
  text
    .split('. ')
    .some((sentence) => over.test(sentence) && sentence.toLowerCase().includes(name.toLowerCase()));
const over = /\b(?:scatter|top|crumble|sprinkle|finish|dollop)\b/i;

/** Minutes over the heat that cook what is cooked already. */
const cooksOn = 2;
const overHeat: ReadonlySet<Action> = new Set<Action>([
  'fry',
  'saute',
  'sear',
  'stir-fry',
  'simmer',
  'stew',
  'braise',
  'glaze',
  'reduce',
  'toss',
]);

/** Whether a text speaks of what is in a role, and does not only ask what that is: `{meat}`, not `[meat=poultry: …]`. */
const handles = (say: string, role: string): boolean =>
  [...say.matchAll(slotNames)].some(([, names]) =>
    names!.split(',').some((name) => name.trim().split('.')[0] === role),
  );
const slotNames = /\{([a-z][^{}|]*)(?:\|[^{}]*)?\}/g;

/** Whether what a step cooks goes over the heat again in a later one. */
const isHeatedAgain = (one: Shown, shown: readonly Shown[]): boolean =>
  shown
    .slice(shown.indexOf(one) + 1)
    .some(
      ({ step, time }) =>
        time.max >= cooksOn &&
        (step.station === 'burner' || step.heat !== null) &&
        overHeat.has(step.action) &&
        one.step.cooks.some((role) => step.uses.includes(role) && handles(step.say, role)) &&
        !/for the last minute|for (?:a|the) moment/.test(step.say),
    );

const weighedUnits: ReadonlySet<string> = new Set(['g', 'ml', 'tbsp', 'tsp', 'cup', 'l', 'kg']);

/** Parts of a food that other parts of the recipe are too, with what the first step that takes each one takes. */
function ownAmounts(parts: readonly Part[], shown: readonly Shown[], scope: SlotScope): readonly OwnAmount[] {
  return parts.flatMap((part): readonly OwnAmount[] => {
    const { food } = part.fill;
    const twin = parts.some((other) => other.role.id !== part.role.id && other.fill.food.id === food.id);
    const weighed = part.amount.unit !== null && weighedUnits.has(part.amount.unit);
    // Salt and water go in by the step's own words everywhere.
    if (!twin || !weighed || /^(?:salt|water|black-pepper)$/.test(food.id)) return [];
    const first = shown.find(({ step }) => step.uses.includes(part.role.id));
    const rivals = parts.filter((other) => other !== part && other.fill.food.id === food.id);
    if (first === undefined || rivals.some(({ role }) => first.step.uses.includes(role.id))) return [];
    const { name, quantity } = itemOf(part, parts, scope);
    // What one line of the list gives for both comes out even: the last to take it takes the rest.
    const sameLine = rivals.every(
      ({ role, prep }) =>
        prep === part.prep && role.group === part.role.group && role.eaten === part.role.eaten,
    );
    const at = shown.indexOf(first);
    const isLast = rivals.every(
      ({ role }) => shown.findLastIndex(({ step }) => step.uses.includes(role.id)) < at,
    );
    const cut = cutWord(part);
    const told = cut !== null && rivals.every((other) => cutWord(other) !== cut) && !name.startsWith(cut);
    const measured = sameLine && isLast ? `the remaining ${name}` : told ? `the ${cut} ${name}` : quantity(1);
    return [{ name, step: first.step.id, measured }];
  });
}

/** The parts of which a step may take some and leave some, as the sentences know them. */
function sharedParts(
  parts: readonly Part[],
  shown: readonly Shown[],
  scope: SlotScope,
  { units }: RecipeWish,
): readonly Shared[] {
  return parts.map((part) => {
    const { name, singular } = itemOf(part, parts, scope);
    const { food } = part.fill;
    return {
      names: [...new Set([name, singular])],
      steps: new Set(shown.flatMap(({ step }) => (step.uses.includes(part.role.id) ? [step.id] : []))),
      grams: part.amount.grams,
      gramsPer: (unit) => gramsPerUnit(food, unit),
      measure: (grams, share) => measuredPart(food, part.amount, grams, share, units),
    };
  });
}

/** The fats that stand on one line of the list. */
function listedFats(parts: readonly Part[], scope: SlotScope): readonly ListedFat[] {
  const byFood = new Map<string, Part[]>();
  for (const part of parts)
    if (part.fill.food.roles[0] === 'fat') {
      const { id } = part.fill.food;
      byFood.set(id, [...(byFood.get(id) ?? []), part]);
    }
  return [...byFood.values()].flatMap((same) => {
    const [{ role, prep, fill }] = same as [Part];
    const oneLine = same.every((one) => one.role.group === role.group && one.prep === prep);
    if (!oneLine || same.some((one) => one.role.eaten < 1)) return [];
    return {
      name: itemOf(same[0]!, parts, scope).name,
      grams: same.reduce((sum, { amount }) => sum + amount.grams, 0),
      gramsPer: (unit: string) => gramsPerUnit(fill.food, unit),
    };
  });
}

/** The list with "divided" behind what the steps take in parts. */
const markDivided = (
  ingredients: Recipe['ingredients'],
  parts: readonly Part[],
  shares: readonly Shared[],
  divided: ReadonlySet<Shared>,
): Recipe['ingredients'] => {
  const inParts = parts.filter(({ fill }, at) => fill.food.id !== 'water' && divided.has(shares[at]!));
  return ingredients.map((item) =>
    !/, divided\b/.test(item.text) &&
    inParts.some(
      ({ fill, prep, role }) =>
        fill.food.id === item.food &&
        prep === item.preparation &&
        role.group === item.group &&
        role.eaten === item.eatenShare,
    )
      ? { ...item, text: item.text.replace(/(?=, optional$)|$/, ', divided') }
      : item,
  );
};

/** What the steps call the food of a line of the list. */
const namesByFood =
  (ingredients: Recipe['ingredients'], parts: readonly Part[], scope: SlotScope) =>
  (key: string): readonly string[] => {
    const item = ingredients.find((one) => one.key === key);
    const part = parts.find(({ fill, prep }) => fill.food.id === item?.food && prep === item.preparation);
    if (part === undefined) return [];
    const { name, singular } = itemOf(part, parts, scope);
    return [...new Set([name, singular])];
  };

/** Tells what goes into a step for its last minutes; empty where nothing does. */
function lateSentence(
  stepId: string,
  late: readonly LateAddition[],
  parts: readonly Part[],
  scope: SlotScope,
): string {
  const here = late.filter(({ addedIn }) => addedIn === stepId);
  if (here.length === 0) return '';
  const minutes = Math.max(...here.map((one) => one.minutes));
  const foods = joinList(here.map(({ part }) => itemOf(part, parts, scope).name));
  return ` Add the ${foods} for the last ${formatMinutes(minutes, minutes)}.`;
}

/** What the sentences call a part. */
function itemOf(part: Part, parts: readonly Part[], scope: SlotScope): SlotItem {
  const items = scope.items(part.role.id);
  return items[parts.filter((other) => other.role.id === part.role.id).indexOf(part)] ?? items[0]!;
}

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

/**
 * How a part is cut, in one word, where another part of the recipe is the same food cut in another way and sentences have
 * to tell the two apart; null where nobody would take one for the other.
 */
function cutOf(part: Part, parts: readonly Part[]): string | null {
  return isStandIn(part) && isCutOtherwise(part, parts) ? cutWord(part) : null;
}

/** Whether another part of the recipe is the same food cut in another way. */
const isCutOtherwise = (part: Part, parts: readonly Part[]): boolean =>
  parts.some(
    (other) =>
      other.role.id !== part.role.id && other.fill.food.id === part.fill.food.id && other.prep !== part.prep,
  );

const cutWord = ({ prep }: Part): string | null =>
  /\b(sliced|chopped|diced|minced|grated|quartered|halved|shredded)\b/.exec(prep ?? '')?.[1] ?? null;

/** Whether a part is filled by another food than its own: an author tells parts of one food apart in his own words. */
const isStandIn = ({ role, fill }: Part): boolean => role.food !== null && role.food !== fill.food.id;

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

/** What goes into the pan of a pod that is scraped out. */
const vanillaSeeds: SpokenName = { singular: 'vanilla seeds', plural: null };

function createScope(
  plan: Plan,
  wish: RecipeWish,
  parts: readonly Part[],
  names: ReadonlyMap<string, SpokenName>,
): SlotScope {
  const itemsOf = new Map<string, SlotItem[]>();
  for (const part of parts) {
    const { food } = part.fill;
    const name = givesItsSeeds(food, part.prep) ? vanillaSeeds : names.get(food.id)!;
    // Garlic in cloves and rice in grams stay singular; carrots by weight are still carrots.
    const plural = name.plural === null ? isPluralName(name.singular) : speaksOfMany(food, part.amount);
    const cut = cutOf(part, parts);
    const called = (text: string): string => (cut === null ? text : `${cut} ${text}`);
    const item: SlotItem = {
      name: called(plural ? (name.plural ?? name.singular) : name.singular),
      singular: called(name.singular),
      plural,
      title: part.fill.as ?? singularName(name.singular),
      ...(part.fill.as === null
        ? {}
        : { menu: plural && !part.fill.as.endsWith('s') ? pluralise(part.fill.as) : part.fill.as }),
      quantity: (share) => {
        const inUnit = (unit: string) => kitchenAmount(food, part.amount.grams * share, unit, wish.units);
        const own = share === 1 ? part.amount : inUnit(part.amount.unit ?? 'piece');
        // Nobody has half a tablespoon.
        const share_ = own.unit === 'tbsp' && own.quantity !== null && own.quantity < 1 ? inUnit('tsp') : own;
        const said = food.plural === null ? name.singular : food.name;
        // What is measured as the whole leaves nothing for a later step: by eye it is most of it.
        if (share < 1 && share_.quantity === part.amount.quantity && share_.unit === part.amount.unit)
          return `most of the ${said}`;
        return formatFoodAmount(food, share_, 'sentence', said);
      },
      water: (how) =>
        waterPhrase(
          food,
          part.amount.grams * (wish.soaked === part.role.id ? drunkBefore : 1),
          how,
          wish.units,
        ),
    };
    itemsOf.set(part.role.id, [...(itemsOf.get(part.role.id) ?? []), item]);
  }
  return {
    items: (role) => itemsOf.get(role) ?? [],
    isKind: (role, kind) => (plan.fills.get(role) ?? []).some((fill) => wish.isA(fill.food, kind)),
    skill: wish.skill,
    hasTool: (tool) => wish.hasTool(tool),
    value: (name) => {
      if (name === 'servings') return numberWord(piecesOf(plan, wish.servings));
      if (name === 'cuisine') return wish.cuisineName;
      if (name === 'diners') return wish.careful === true ? 'careful' : '';
      if (name === 'runny') return yolksLeft(wish.careful === true);
      if (name.startsWith('count.')) {
        const counted = name.slice(6);
        const each = (plan.dish.counts[counted] ?? 1) * piecesOf(plan, wish.servings);
        return numberWord(shownPieces(parts, plan.dish.countsOf[counted]) ?? Math.max(1, Math.round(each)));
      }
      return '';
    },
  };
}

/** How many pieces the list has of a role; null where it is weighed. */
function shownPieces(parts: readonly Part[], role: string | undefined): number | null {
  const amounts = parts.flatMap((part) => (part.role.id === role ? [part.amount] : []));
  const all = amounts.reduce((sum, { quantity }) => sum + (quantity ?? Number.NaN), 0);
  const counted = amounts.every(({ unit }) => unit === null || unit === 'piece' || unit === 'sheet');
  return amounts.length > 0 && counted && Number.isInteger(all) ? all : null;
}

/** The heat of a step; of an oven that is lit also the setting for one with a fan, 20 degrees lower. */
function sayHeat({ celsius, action, say }: DishStep): string {
  if (celsius === null) return '';
  return action === 'preheat' && celsius >= 140 && /\boven\b/i.test(say)
    ? formatOvenHeat(celsius)
    : formatTemperature(celsius);
}

/** The words of a step, and how a cook sees that it is done. */
function writeStep(
  { step, time, done }: Shown,
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
  again: boolean,
): Pick<Step, 'text' | 'doneness'> {
  const { min, max, safe } = time;
  const wanted =
    safe === null || done !== null || wish.careful === true ? null : findWanted(step, time, plan, again);
  const goal = safe === null ? noFigure : (wanted?.said ?? done?.said ?? formatTemperature(safe.celsius));
  const own: SlotScope = {
    ...scope,
    value: (name) => {
      if (name === 'min') return formatMinutes(min, max);
      if (name === 'until') return cue ?? '';
      if (name === 'temp') return sayHeat(step);
      if (name === 'safe') return goal;
      return scope.value(name);
    },
  };
  const colorMinutes = onionMinutes(step, plan, wish.servings);
  const pale = colorMinutes > max + 1;
  const cue: string | null =
    step.until === null
      ? null
      : believableCue(
          inOwnWords(withoutFigure(renderFragment(slots(step.until), own)), done),
          max,
          colorMinutes,
        );
  const expert = wish.skill === 'advanced' || wish.skill === 'expert';
  const said = expert && step.short !== null ? step.short : step.say;
  const told = (words: string): string => inOwnWords(withoutFigure(renderSlots(slots(words), own)), done);
  let text = steeped(step, plan, wish, own, cue);
  if (text === null) {
    // Where the onions stay pale, what is said of their color would be no help.
    const remark =
      wish.skill === 'beginner' && step.more !== null && !(pale && /colou?r|brown|gold/i.test(step.more))
        ? told(step.more).trim()
        : '';
    text = remark === '' ? told(said) : placeRemark(told(said), remark);
  }
  if (time.outgrown) text = withLargerPan(text);
  text = atRoomTemperature(text, max);
  if (step.action === 'air-fry') {
    text = withRounds(text, time.rounds, formatMinutes(min, max));
    if (time.rounds < basketRounds(step, plan, wish.servings)) text = twoDeep(text);
  }
  if (time.batches > 1) text = placeBehind(text, formatMinutes(min, max), inBatches(time.batches));
  if (time.rests) {
    const until = time.rest > 0 ? `for ${formatMinutes(time.rest)}` : 'until everything else is ready';
    text += ` Leave it off the heat, still covered, ${until}.`;
  }
  if (safe !== null) {
    const about = safetyCase(safe, done, time, step, plan, scope, again, wish, cue);
    if (wanted !== null) text = withWanted(text, wanted, about, [formatMinutes(min, max), cue ?? '']);
    else if (text.includes(goal)) text = done === null ? longPast(text, about) : text;
    // What only some need would interrupt what everybody does.
    else if (about.soft === true || about.barely === true) text += ` ${safetySentence(about)}`;
    else {
      const tail = safetyTail(about);
      const minutes = formatMinutes(min, max);
      text =
        (tail === null ? null : withTail(text, tail, minutes)) ??
        withSafety(text, safetySentence(about), [minutes, cue ?? ''], about.name);
    }
  }
  if (cue !== null && isLeftAlone(time)) text = minutesFirst(text, cue, formatMinutes(min, max));
  const single =
    leavesYolksSoft(step) && step.cooks.every((id) => scope.items(id).every(({ plural }) => !plural));
  const counted = (words: string): string => (single ? ofOneEgg(words) : words);
  return {
    text: servedOnce(counted(namedOnce(unbracketed(lastInOrder(text))))),
    doneness: cue === null ? (safe === null ? null : `${goal} in the middle`) : counted(cue),
  };
}

/** So many minutes, most of them without the cook, that one sets a clock. */
const worthAClock = 10;
const isLeftAlone = ({ min, max, activeMinutes }: StepTime): boolean =>
  min >= worthAClock && activeMinutes <= max / 2;

const inOwnWords = (text: string, done: Doneness | null): string =>
  done === null ? text : sayDone(text, done);

/** How couscous is cooked where the dish speaks of boiling or simmering a starch that it stands in for; null otherwise. */
function steeped(
  step: DishStep,
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
  cue: string | null,
): string | null {
  const role = boiledAlone(step, plan)?.role;
  if (role === undefined || step.uses.some((id) => id !== role && scope.items(id).length > 0)) return null;
  const [fill] = plan.fills.get(role)!;
  if (!wish.isA(fill!.food, 'couscous') || wish.isA(fill!.food, 'pearl-couscous')) return null;
  if (/boiling water|off the heat/.test(renderSlots(slots(step.say), scope))) return null;
  const couscous = scope.items(role)[0]!.name;
  return `Pour ${scope.items(role)[0]!.water('boiling, lightly salted')} over the ${couscous}, cover and leave until ${cue ?? 'tender'}, ${scope.value('min')}. Fluff with a fork.`;
}

/** What the safety sentence of a step is about. */
function safetyCase(
  safe: SafeTemperature,
  done: Doneness | null,
  { cooked, max }: StepTime,
  step: DishStep,
  plan: Plan,
  scope: SlotScope,
  again: boolean,
  { careful = false }: RecipeWish,
  cue: string | null,
): SafetyCase {
  const role = step.cooks.find((id) => scope.items(id).length > 0) ?? step.cooks[0] ?? '';
  const items = scope.items(role);
  return {
    safe,
    done,
    foods: cooked,
    name: items.length > 0 ? `the ${items.map((item) => item.name).join(' and ')}` : 'it',
    plural: items.length > 1 || (items[0]?.plural ?? false),
    small: isCutSmall(step, plan),
    minutes: max,
    action: step.action,
    again,
    soft: !careful && leavesYolksSoft(step),
    barely: !careful && cue !== null && leavesEggsSoft(cue),
  };
}

import { formatFoodAmount, gramsPerUnit, kitchenAmount, speaksOfMany } from './amounts.ts';
import { allHold, type ConditionScope } from './conditions.ts';
import type { DishStep } from './dish.ts';
import type { KnifeTask, RecipeWish, Shown } from './instantiate.ts';
import type { LateAddition } from './late-additions.ts';
import type { Part } from './measure-parts.ts';
import type { MiseStep } from './mise.ts';
import { withLargerPan } from './pan-load.ts';
import { isSwapped, type Plan } from './plan/fill.ts';
import { describePrep, type PrepTask } from './prep.ts';
import type { Recipe, Step } from './recipe.ts';
import { safetySentence, withSafety, type SafetyCase } from './safety-sentence.ts';
import type { SafeTemperature } from './safety.ts';
import { boiledAlone, type StepTime } from './step-minutes.ts';
import { waterPhrase } from './swelling.ts';
import { measuredPart } from './measured-part.ts';
import {
  capitalise,
  formatMinutes,
  formatTemperature,
  joinList,
  numberWord,
  pluralise,
  titleCase,
} from './text/grammar.ts';
import { firstUses } from './text/first-use.ts';
import { measureShares, type Shared } from './text/measured-shares.ts';
import { explainTerms } from './text/glossary.ts';
import { isPluralName, shortNames, singularName } from './text/naming.ts';
import { renamer, type Stand } from './text/rename.ts';
import {
  parseSlots,
  renderFragment,
  renderSlots,
  type SlotItem,
  type SlotNode,
  type SlotScope,
} from './text/slots.ts';
import { titleOf } from './write-title.ts';

/** For more people than the dish was written for. */
const crowded =
  'This is more than one pan does well. Use two side by side, or cook in two rounds and keep the first one warm.';

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
  late,
  recipe,
}: Written): Recipe {
  const { dish } = plan;
  const scope = createScope(plan, wish, measured);
  const say = renamer(
    standsIn(plan),
    parts.map(({ fill }) => fill.food),
  );
  const words = new Map<string, Pick<Step, 'text' | 'doneness'>>();
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
          );
    const { text, doneness } = writeStep(one, plan, wish, here);
    const opened = one === opening ? capitalise(text.replace(/^Meanwhile,? /, '')) : text;
    words.set(one.step.id, { text: say(opened + lateSentence(one.step.id, late, parts, scope)), doneness });
  }
  const brief = wish.skill === 'advanced' || wish.skill === 'expert';
  for (const { id, lead, tasks } of mise) {
    const text = describePrep(
      tasks.map((task) => namedTask(task, parts, scope)),
      brief,
    );
    words.set(id, {
      text: say(lead === '' ? text : lead + text[0]!.toLowerCase() + text.slice(1)),
      doneness: null,
    });
  }
  const told = firstUses(recipe.steps.map(({ id }) => words.get(id)!.text));
  const measuredTexts = measureShares(
    recipe.steps.map(({ id }, at) => ({ id, text: told[at]! })),
    sharedParts(parts, shown, scope, wish),
  );
  const texts = wish.skill === 'beginner' ? explainTerms(measuredTexts) : measuredTexts;
  return {
    ...recipe,
    title: titleOf(plan, condition, (text) => titleCase(say(renderFragment(slots(text), scope)))),
    description: say(renderSlots(slots(dish.description), scope)),
    steps: recipe.steps.map((step, at) => ({ ...step, ...words.get(step.id)!, text: texts[at]! })),
    tips: [
      ...(wish.servings > dish.servings.max ? [crowded] : []),
      ...dish.tips
        .filter((tip) => allHold(tip.when, condition))
        .map((tip) => renderSlots(slots(tip.text), scope))
        // What is true of basil need not be true of the mint that stands in for it.
        .filter((text) => text !== '' && say(text) === text),
    ],
    storage: dish.storage === null ? null : say(renderSlots(slots(dish.storage), scope)),
  };
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
  return { name: item.name, plural: item.plural, prep };
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

function createScope(plan: Plan, wish: RecipeWish, parts: readonly Part[]): SlotScope {
  const names = shortNames(parts.map((part) => part.fill.food));
  const itemsOf = new Map<string, SlotItem[]>();
  for (const part of parts) {
    const { food } = part.fill;
    const name = names.get(food.id)!;
    // Garlic in cloves and rice in grams stay singular; carrots by weight are still carrots.
    const plural = name.plural === null ? isPluralName(name.singular) : speaksOfMany(food, part.amount);
    const item: SlotItem = {
      name: plural ? (name.plural ?? name.singular) : name.singular,
      singular: name.singular,
      plural,
      title: part.fill.as ?? singularName(name.singular),
      ...(part.fill.as === null
        ? {}
        : { menu: plural && !part.fill.as.endsWith('s') ? pluralise(part.fill.as) : part.fill.as }),
      quantity: (share) => {
        const share_ =
          share === 1
            ? part.amount
            : kitchenAmount(food, part.amount.grams * share, part.amount.unit ?? 'piece', wish.units);
        return formatFoodAmount(food, share_, 'sentence', food.plural === null ? name.singular : food.name);
      },
      water: (how) => waterPhrase(food, part.amount.grams, how, wish.units),
    };
    itemsOf.set(part.role.id, [...(itemsOf.get(part.role.id) ?? []), item]);
  }
  return {
    items: (role) => itemsOf.get(role) ?? [],
    isKind: (role, kind) => (plan.fills.get(role) ?? []).some((fill) => wish.isA(fill.food, kind)),
    skill: wish.skill,
    value: (name) => {
      if (name === 'servings') return numberWord(wish.servings);
      if (name === 'cuisine') return wish.cuisineName;
      if (name.startsWith('count.'))
        return numberWord(Math.max(1, Math.round((plan.dish.counts[name.slice(6)] ?? 1) * wish.servings)));
      return '';
    },
  };
}

/** The words of a step, and how a cook sees that it is done. */
function writeStep(
  { step, time }: Shown,
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
): Pick<Step, 'text' | 'doneness'> {
  const { min, max, safe } = time;
  const own: SlotScope = {
    ...scope,
    value: (name) => {
      if (name === 'min') return formatMinutes(min, max);
      if (name === 'until') return cue ?? '';
      if (name === 'temp') return step.celsius === null ? '' : formatTemperature(step.celsius);
      if (name === 'safe') return safe === null ? '' : formatTemperature(safe.celsius);
      return scope.value(name);
    },
  };
  const cue: string | null = step.until === null ? null : renderFragment(slots(step.until), own);
  const expert = wish.skill === 'advanced' || wish.skill === 'expert';
  const said = expert && step.short !== null ? step.short : step.say;
  const more = wish.skill === 'beginner' && step.more !== null ? ` ${step.more}` : '';
  let text = steeped(step, plan, wish, own, cue) ?? renderSlots(slots(said + more), own);
  if (time.outgrown) text = withLargerPan(text);
  if (time.batches > 1)
    text += ` Work in ${numberWord(time.batches)} batches, so that it browns and does not stew; the minutes are for all of them.`;
  if (time.rests) {
    const until = time.rest > 0 ? `for ${formatMinutes(time.rest)}` : 'until everything else is ready';
    text += ` Leave it off the heat, still covered, ${until}.`;
  }
  if (safe !== null && !text.includes(formatTemperature(safe.celsius))) {
    const about = safetyCase(safe, time, step, plan, scope);
    text = withSafety(text, safetySentence(about), [formatMinutes(min, max), cue ?? ''], about.name);
  }
  return {
    text,
    doneness: cue ?? (safe === null ? null : `${formatTemperature(safe.celsius)} in the middle`),
  };
}

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
  { cooked, max }: StepTime,
  step: DishStep,
  plan: Plan,
  scope: SlotScope,
): SafetyCase {
  const role = step.cooks.find((id) => scope.items(id).length > 0) ?? step.cooks[0] ?? '';
  const items = scope.items(role);
  const prep = (plan.fills.get(role) ?? [])
    .map((fill) => fill.prep ?? plan.dish.roles.find(({ id }) => id === role)?.prep ?? '')
    .join(' ');
  return {
    safe,
    foods: cooked,
    name: items.length > 0 ? `the ${items.map((item) => item.name).join(' and ')}` : 'it',
    plural: items.length > 1 || (items[0]?.plural ?? false),
    small: smallCut.test(prep),
    minutes: max,
  };
}

/** Preparations after which nobody probes a piece. */
const smallCut = /strip|slic|dice|cube|bite|sliver|small|pieces|chunk|chopp|shred|minced/;

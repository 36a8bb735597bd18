import type { Food } from '#food/model';
import {
  formatFoodAmount,
  gramsPerUnit,
  kitchenAmount,
  speaksOfMany,
  type KitchenAmount,
  type UnitSystem,
} from './amounts.ts';
import { holds, parseCondition, type ConditionScope } from './conditions.ts';
import type { DishRole, DishStep } from './dish.ts';
import { actionNature } from './dishes/actions.ts';
import { isOwn, isSwapped, type Fill, type Plan } from './plan/fill.ts';
import { withMise, type MiseTask } from './mise.ts';
import { parsePrep, prepMinutes } from './prep.ts';
import type { Recipe, RecipeIngredient, Step } from './recipe.ts';
import { safetySentence, withSafety, type SafetyCase } from './safety-sentence.ts';
import { strictest, type SafeTemperature } from './safety.ts';
import { capitalise, formatMinutes, formatTemperature, numberWord, titleCase } from './text/grammar.ts';
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
import type { MealType, SkillLevel } from './vocabulary.ts';

/** How the finished recipe shall be. */
export interface RecipeWish {
  readonly servings: number;
  readonly skill: SkillLevel;
  readonly units: UnitSystem;
  readonly meal: MealType | null;
  /** Name of the cuisine for titles of forms ("Thai"). */
  readonly cuisineName: string;
  readonly cuisineId: string;
  /** Short of time: steps take the low end of their minutes, except where something raw must be cooked through. */
  readonly brisk?: boolean;
  /** Only the steps with their minutes are wanted, to see whether there is time: nothing is put into words. */
  readonly wordless?: boolean;
  isA(food: Food, kind: string): boolean;
  hasTool(tool: string): boolean;
}

/** From so many minutes on a step has long brought everything in it to a safe temperature. */
const braising = 45;

/** For more people than the dish was written for. */
const crowded =
  'This is more than one pan does well. Use two side by side, or cook in two rounds and keep the first one warm.';

/** Speed of hands by skill, from a middling cook's 1. */
const handSpeed: Readonly<Record<SkillLevel, number>> = {
  beginner: 1.3,
  intermediate: 1,
  advanced: 0.8,
  expert: 0.7,
};

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

/** One role's food with its amounts. */
interface Part {
  readonly role: DishRole;
  readonly fill: Fill;
  readonly amount: KitchenAmount;
  readonly prep: string | null;
}

/**
 * Turns a plan into a recipe: weights for the servings, amounts that a kitchen can measure, steps with minutes,
 * temperatures and words. Pure; the same plan and wish give the same recipe.
 */
export function instantiate(plan: Plan, wish: RecipeWish): Recipe {
  const { dish } = plan;
  const measured = measureParts(plan, wish);
  const scope = createScope(plan, wish, measured);
  const condition = createConditionScope(plan, wish);
  const when = (conditions: readonly string[]): boolean =>
    conditions.every((text) => {
      const parsed = parseCondition(text);
      return parsed.ok && holds(parsed.value, condition);
    });

  const shown = dish.steps.filter(
    (step) =>
      when(step.when) &&
      (step.stands || step.uses.length === 0 || step.uses.some((role) => scope.items(role).length > 0)),
  );
  // Seasoning for a step that this version of the dish does not have: nobody needs it.
  const spoken = new Set(shown.flatMap((step) => step.uses));
  const parts = measured.filter((part) => spoken.has(part.role.id) || !mayGo(part));
  const ingredients = listIngredients(parts);
  const keyOf = new Map<Part, string>(
    ingredients.flatMap(({ ingredient, members }) => members.map((part) => [part, ingredient.key] as const)),
  );
  const keysOfRole = (role: string): string[] => [
    ...new Set(parts.filter((part) => part.role.id === role).map((part) => keyOf.get(part)!)),
  ];
  const mute = wish.wordless === true;
  const say = mute
    ? (text: string): string => text
    : renamer(
        standsIn(plan),
        parts.map(({ fill }) => fill.food),
      );
  const steps = buildSteps(plan, wish, shown, parts, scope, keysOfRole).map((step) => ({
    ...step,
    text: say(step.text),
  }));
  const alternative = dish.titles.find((entry) => when(entry.when));
  return {
    title: mute ? '' : titleCase(say(renderFragment(slots(alternative?.title ?? dish.title), scope))),
    description: mute ? null : say(renderSlots(slots(dish.description), scope)),
    cuisine: wish.cuisineId,
    skillLevel: wish.skill,
    mealType: wish.meal ?? dish.meals[0] ?? null,
    servings: wish.servings,
    ingredients: ingredients.map(({ ingredient }) => ingredient),
    steps,
    equipment: [...new Set(shown.flatMap((step) => step.tools))],
    tips: [
      ...(wish.servings > dish.servings.max ? [crowded] : []),
      ...dish.tips
        .filter((tip) => !mute && when(tip.when))
        .map((tip) => say(renderSlots(slots(tip.text), scope)))
        .filter((text) => text !== ''),
    ],
    storage: dish.storage === null || mute ? null : say(renderSlots(slots(dish.storage), scope)),
    origin: `${dish.form ? 'form' : 'dish'}:${dish.id}`,
  };
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

/** Whether a part may be left out where no step speaks of it. */
const mayGo = ({ role, fill }: Part): boolean =>
  role.need === 'optional' ||
  role.need === 'extra' ||
  ['salt', 'sweet', 'fat'].includes(fill.food.roles[0] ?? '');

/** Grams of a role for the whole recipe, before rounding to the kitchen's measures. */
function roleGrams(plan: Plan, role: DishRole, servings: number): number {
  const perServing = plan.grams.get(role.id) ?? role.grams;
  const base = plan.dish.servings.default;
  if (role.scale === 'fixed') return perServing * base;
  if (role.scale === 'root') return perServing * base * Math.sqrt(servings / base);
  return perServing * servings;
}

function measureParts(plan: Plan, wish: RecipeWish): readonly Part[] {
  const { dish } = plan;
  const factor = anchorFactor(plan, wish);
  const parts: Part[] = [];
  for (const role of dish.roles) {
    const fills = plan.fills.get(role.id) ?? [];
    for (const fill of fills) {
      const scaled = roleGrams(plan, role, wish.servings) * (role.scale === 'linear' ? factor : 1);
      const grams = (scaled * fill.ratio) / fills.length;
      const swapped = !isOwn(role, fill.food);
      const amount = kitchenAmount(
        fill.food,
        grams,
        fill.unit ??
          (swapped && role.unit !== null && gramsPerUnit(fill.food, role.unit) === null ? null : role.unit),
        wish.units,
      );
      // An option may say with '' that it needs no preparation.
      parts.push({ role, fill, amount, prep: (fill.prep ?? role.prep) || null });
    }
  }
  return parts;
}

/** Scales everything to a whole count of the anchor (a cake for three takes 2 eggs, not 1.5). */
function anchorFactor(plan: Plan, wish: RecipeWish): number {
  const role = plan.dish.roles.find((other) => other.id === plan.dish.anchor);
  const fill = role && plan.fills.get(role.id)?.[0];
  const each = fill ? gramsPerUnit(fill.food, 'piece') : null;
  if (!role || !fill || each === null) return 1;
  const count = (roleGrams(plan, role, wish.servings) * fill.ratio) / each;
  return Math.max(1, Math.round(count)) / count;
}

function listIngredients(
  parts: readonly Part[],
): readonly { readonly ingredient: RecipeIngredient; readonly members: readonly Part[] }[] {
  const merged = new Map<string, Part[]>();
  for (const part of parts) {
    const { role, fill, prep } = part;
    const key = [fill.food.id, prep ?? '', role.group ?? '', role.eaten].join('|');
    merged.set(key, [...(merged.get(key) ?? []), part]);
  }
  const taken = new Set<string>();
  const groups = [...new Set([...merged.values()].map((members) => members[0]!.role.group))];
  const inGroups = groups.flatMap((group) =>
    [...merged.values()].filter((members) => members[0]!.role.group === group),
  );
  return inGroups.map((members) => {
    const { role, fill, prep, amount } = members[0]!;
    const total = members.length === 1 ? amount : sumAmounts(members);
    let key =
      members.length === 1 && parts.filter((part) => part.role.id === role.id).length === 1
        ? role.id
        : fill.food.id;
    while (taken.has(key)) key += '-2';
    taken.add(key);
    const divided = members.length > 1 && new Set(members.map((part) => part.role.id)).size > 1;
    const name =
      fill.food.plural !== null && speaksOfMany(fill.food, total) ? fill.food.plural : fill.food.name;
    const text = [
      formatFoodAmount(fill.food, total),
      prep,
      divided ? 'divided' : null,
      role.need === 'extra' && fill.pantry === null ? 'optional' : null,
    ]
      .filter(Boolean)
      .join(', ');
    return {
      members,
      ingredient: {
        key,
        text: role.note !== null && !notes.has(role.note) ? `${text} (${role.note})` : text,
        name,
        food: fill.food.id,
        quantity: total.quantity,
        quantityMax: null,
        unit: total.unit ?? (total.quantity === null ? null : 'piece'),
        grams: Math.round(total.grams * 100) / 100,
        eatenShare: role.eaten,
        preparation: prep,
        group: role.group,
        optional: role.need === 'extra' && fill.pantry === null,
        fromPantry: members.some((part) => part.fill.pantry !== null),
        confidence: 1,
      },
    };
  });
}

/** Notes that speak to the checker, not to the cook. */
const notes = new Set(['eaten raw', 'already cooked', 'cured']);

/** The sum of what several roles take of one food, in the unit of the largest. */
function sumAmounts(members: readonly Part[]): KitchenAmount {
  const grams = members.reduce((sum, part) => sum + part.amount.grams, 0);
  const units = new Set(members.map((part) => part.amount.unit));
  const unit = members[0]!.amount.unit;
  // A quarter and an eighth of a spoon are no amount; they are measured anew.
  if (units.size === 1 && (unit === 'tsp' || unit === 'tbsp'))
    return kitchenAmount(members[0]!.fill.food, grams, unit, 'metric');
  if (units.size === 1 && members.every((part) => part.amount.quantity !== null)) {
    return {
      quantity: members.reduce((sum, part) => sum + part.amount.quantity!, 0),
      unit: members[0]!.amount.unit,
      grams,
    };
  }
  const largest = [...members].sort((a, b) => b.amount.grams - a.amount.grams)[0]!;
  return kitchenAmount(largest.fill.food, grams, largest.amount.unit ?? 'piece', 'metric');
}

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
      quantity: (share) => {
        const share_ =
          share === 1
            ? part.amount
            : kitchenAmount(food, part.amount.grams * share, part.amount.unit ?? 'piece', wish.units);
        return formatFoodAmount(food, share_, 'sentence', food.plural === null ? name.singular : food.name);
      },
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

function createConditionScope(plan: Plan, wish: RecipeWish): ConditionScope {
  return {
    filled: (role) => (plan.fills.get(role) ?? []).length > 0,
    swapped: (role) => {
      const own = plan.dish.roles.find((other) => other.id === role);
      return own !== undefined && isSwapped(own, plan.fills.get(role) ?? []);
    },
    isKind: (role, kind) => (plan.fills.get(role) ?? []).some((fill) => wish.isA(fill.food, kind)),
    skill: wish.skill,
    hasTool: (tool) => wish.hasTool(tool),
  };
}

function buildSteps(
  plan: Plan,
  wish: RecipeWish,
  shown: readonly DishStep[],
  parts: readonly Part[],
  scope: SlotScope,
  keysOfRole: (role: string) => string[],
): readonly Step[] {
  const visible = new Set(shown.map((step) => step.id));
  const byId = new Map(plan.dish.steps.map((step) => [step.id, step]));
  // A step that is not shown hands its own predecessors on.
  const resolve = (ids: readonly string[]): string[] => [
    ...new Set(ids.flatMap((id) => (visible.has(id) ? [id] : resolve(byId.get(id)?.after ?? [])))),
  ];
  const steps = shown.map((step) => buildStep(step, resolve(step.after), plan, wish, scope, keysOfRole));
  // "Meanwhile" looks back on something that goes on already.
  const opening = steps.findIndex(({ action }) => action !== 'preheat');
  if (opening >= 0 && wish.wordless !== true)
    steps[opening] = {
      ...steps[opening]!,
      text: capitalise(steps[opening]!.text.replace(/^Meanwhile,? /, '')),
    };
  return withMise(steps, shown, miseTasks(parts, scope, keysOfRole), {
    brief: wish.skill === 'advanced' || wish.skill === 'expert',
    mute: wish.wordless === true,
    minutes: (raw) => Math.max(1, Math.round(raw * handSpeed[wish.skill])),
  });
}

/** The knife work for each part, said once for a food that is cut alike for several. */
function miseTasks(
  parts: readonly Part[],
  scope: SlotScope,
  keysOfRole: (role: string) => string[],
): readonly MiseTask[] {
  return parts.flatMap((part) => {
    if (part.prep === null || parsePrep(part.prep).length === 0) return [];
    const items = scope.items(part.role.id);
    const item = items[parts.filter((other) => other.role.id === part.role.id).indexOf(part)] ?? items[0]!;
    return [
      {
        role: part.role.id,
        name: item.name,
        plural: item.plural,
        prep: part.prep,
        keys: keysOfRole(part.role.id),
        minutes: prepMinutes(part.prep, part.amount.grams),
      },
    ];
  });
}

function buildStep(
  step: DishStep,
  after: readonly string[],
  plan: Plan,
  wish: RecipeWish,
  scope: SlotScope,
  keysOfRole: (role: string) => string[],
): Step {
  const [min, most] = stepMinutes(step, plan, wish);
  const cooked = step.cooks.flatMap((role) => (plan.fills.get(role) ?? []).map((fill) => fill.food));
  const safe = strictest(cooked);
  const raw = safe !== null && cooked.some(({ id }) => !/^(?:cooked|rotisserie|canned|smoked)-/.test(id));
  const max = wish.brisk === true && (min >= braising || !raw) ? min : most;
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
  const mute = wish.wordless === true;
  const cue: string | null = step.until === null || mute ? null : renderFragment(slots(step.until), own);
  const expert = wish.skill === 'advanced' || wish.skill === 'expert';
  const said = expert && step.short !== null ? step.short : step.say;
  const more = wish.skill === 'beginner' && step.more !== null ? ` ${step.more}` : '';
  let text = mute ? '' : renderSlots(slots(said + more), own);
  if (!mute && safe !== null && !text.includes(formatTemperature(safe.celsius)))
    text = withSafety(text, safetySentence(safetyCase(safe, cooked, step, max, plan, scope)), [
      formatMinutes(min, max),
      cue ?? '',
    ]);
  const minutes = Math.round(((min + max) / 2) * 2) / 2;
  const hands =
    step.active *
    (step.grows === 'none' ? 1 : minutes / Math.max(0.5, (step.minutes[0] + step.minutes[1]) / 2));
  const nature = actionNature[step.action];
  return {
    id: step.id,
    text,
    phase: nature.phase,
    action: step.action,
    inputs: [...new Set(step.uses.flatMap(keysOfRole))],
    tools: step.tools,
    heat: step.heat,
    celsius: step.celsius,
    internalCelsius: safe?.celsius ?? null,
    minutes: max,
    activeMinutes: Math.min(max, nature.phase === 'cook' ? hands : Math.max(hands, 0)),
    station: step.station,
    doneness: cue ?? (safe === null ? null : `${formatTemperature(safe.celsius)} in the middle`),
    after,
  };
}

/** A marinade that has had this long has done most of its work on the surface. */
const shortMarinade = 15;

/** Elapsed minutes of a step for this food, number of servings and cook. */
function stepMinutes(step: DishStep, plan: Plan, wish: RecipeWish): readonly [number, number] {
  const [min, max] = usualMinutes(step, plan, wish);
  if (wish.brisk !== true || step.action !== 'marinate' || max <= shortMarinade) return [min, max];
  return [shortMarinade, shortMarinade];
}

function usualMinutes(step: DishStep, plan: Plan, wish: RecipeWish): readonly [number, number] {
  const base = plan.dish.servings.default;
  const given = step.times === null ? null : openRoleMinutes(step.times.role, step.times.method, plan);
  if (given !== null) return given;
  let factor = 1;
  if (step.grows === 'hands') factor *= 0.35 + 0.65 * (wish.servings / base);
  if (step.grows === 'batch') factor *= Math.max(0.6, Math.ceil(wish.servings / base));
  if (step.times !== null) factor *= foodTimeRatio(step.times.role, step.times.method, plan);
  const nature = actionNature[step.action];
  if (nature.hands === 1 && nature.phase !== 'cook') factor *= handSpeed[wish.skill];
  if (factor === 1) return step.minutes;
  const round = (value: number): number =>
    value < 3
      ? Math.max(0.5, Math.round(value * 2) / 2)
      : value < 30
        ? Math.round(value)
        : Math.round(value / 5) * 5;
  const min = round(step.minutes[0] * factor);
  return [min, Math.max(min, round(step.minutes[1] * factor))];
}

/** Minutes of the food in an open role, which has no food of its own to compare with; the slowest where several share it. */
function openRoleMinutes(roleId: string, method: string, plan: Plan): readonly [number, number] | null {
  if (plan.dish.roles.find((role) => role.id === roleId)?.food !== null) return null;
  const times = (plan.fills.get(roleId) ?? []).flatMap(({ food }) =>
    food.cooking.filter((entry) => entry.method === method).map((entry) => entry.minutes),
  );
  return times.sort((a, b) => b[1] - a[1])[0] ?? null;
}

/** How much longer (or shorter) the chosen food takes than the dish's own, from the food tables' cooking times. */
function foodTimeRatio(roleId: string, method: string, plan: Plan): number {
  const role = plan.dish.roles.find((other) => other.id === roleId);
  const fill = plan.fills.get(roleId)?.[0];
  if (!role || !fill || role.food === null || isOwn(role, fill.food)) return 1;
  const own = fill.food.cooking.find((entry) => entry.method === method);
  const usual = plan.defaults?.get(role.food)?.cooking.find((entry) => entry.method === method);
  if (!own || !usual) return 1;
  const middle = (range: readonly [number, number]): number => (range[0] + range[1]) / 2;
  return Math.min(3, Math.max(0.3, middle(own.minutes) / middle(usual.minutes)));
}

/** What the safety sentence of a step is about. */
function safetyCase(
  safe: SafeTemperature,
  foods: readonly Food[],
  step: DishStep,
  minutes: number,
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
    foods,
    name: items.length > 0 ? `the ${items.map((item) => item.name).join(' and ')}` : 'it',
    plural: items.length > 1 || (items[0]?.plural ?? false),
    small: smallCut.test(prep),
    minutes,
  };
}

/** Preparations after which nobody probes a piece. */
const smallCut = /strip|slic|dice|cube|bite|sliver|small|pieces|chunk|chopp|shred|minced/;

import type { Catalogue } from '#food/catalogue';
import type { Dish, DishRole, DishStep, RoleOption } from '../../dish.ts';
import type { Brief } from '../brief.ts';
import { fillWith, planWith, type Plan } from '../fill.ts';
import type { Ranked } from '../rank/rank.ts';
import { step } from '../beside/side-role.ts';
import { rankedWith } from '../rank/ranked-with.ts';

/** The dried beans of a tin, the likeliest first. */
const driedOf: Readonly<Record<string, readonly string[]>> = {
  'canned-kidney-beans': ['dried-kidney-beans'],
  'canned-black-beans': ['dried-black-beans'],
  'canned-white-beans': ['dried-cannellini-beans', 'navy-beans', 'great-northern-beans'],
  'canned-cannellini-beans': ['dried-cannellini-beans', 'great-northern-beans', 'navy-beans'],
  'canned-navy-beans': ['navy-beans', 'dried-cannellini-beans'],
  'canned-great-northern-beans': ['great-northern-beans', 'dried-cannellini-beans'],
  'canned-chickpeas': ['chickpeas'],
  'canned-pinto-beans': ['dried-pinto-beans'],
  'canned-borlotti-beans': ['dried-borlotti-beans'],
  'canned-butter-beans': ['lima-beans', 'gigante-beans'],
  'canned-black-eyed-peas': ['black-eyed-peas'],
  'canned-pigeon-peas': ['pigeon-peas'],
};

/** Grams of dried beans that are a gram of drained ones once they are boiled. Source: the kind's own yield, `data/foods/kinds.yaml`. */
const ratio = 0.43;
/** As good, and more work. */
const loss = 0.02;

/** A word on the tin or on what is in it; such a step is one of tins only. */
const ofTins = /\b(?:tins?|cans?|tinned|canned|aquafaba|liquid they come in)\b/i;
const driedKind = 'dried-bean';

/** The role's beans in tins that it does not take dried as well. */
function tinsOf(role: DishRole, foods: Catalogue): readonly (readonly [tin: string, loss: number])[] {
  const own = role.food === null ? [] : [[role.food, 0] as const];
  const all = [...own, ...role.options.map((one) => [one.food, one.loss] as const)];
  if (all.some(([id]) => foods.isA(id, driedKind))) return [];
  return all.filter(([id]) => driedOf[id] !== undefined);
}

const driedOptions = (role: DishRole, foods: Catalogue): readonly RoleOption[] => {
  const found = new Map<string, RoleOption>();
  const within = role.options.find(({ food }) => driedOf[food] !== undefined)?.ratio ?? 1;
  const base = role.food !== null && driedOf[role.food] !== undefined ? 1 : within;
  for (const [tin, lost] of tinsOf(role, foods))
    for (const food of driedOf[tin]!)
      if (!found.has(food))
        found.set(food, {
          food,
          ratio: base * ratio,
          loss: lost + loss,
          prep: '',
          unit: 'g',
          as: null,
        });
  return [...found.values()];
};

const soakId = (role: string): string => `${role}_soak`;
const boilId = (role: string): string => `${role}_boil`;

const soaking = (role: string): DishStep =>
  step(soakId(role), {
    action: 'soak',
    uses: [role],
    when: [`is ${role} ${driedKind}`],
    tools: ['large mixing bowl'],
    minutes: [480, 480],
    active: 2,
    say: `Cover {${role}} with three times their depth of cold water and soak for {min} or overnight, then drain.`,
  });

const boiling = (role: string): DishStep =>
  step(boilId(role), {
    action: 'simmer',
    uses: [role],
    when: [`is ${role} ${driedKind}`],
    tools: ['large pot'],
    heat: 'medium-low',
    station: 'burner',
    minutes: [60, 70],
    active: 2,
    times: { role, method: 'boil' },
    after: [soakId(role)],
    until: 'soft right through',
    say: `Cover {${role}} with fresh cold water by the width of a hand, boil hard for ten minutes, then simmer, half covered, until {until}, {min} in all. Drain, keeping a cupful of the cooking water.`,
  });

/**
 * The dish as it is also made with dried beans, where it takes those of a tin: soaked and boiled first, they go where the
 * drained ones go. The same dish where it has no such part, or speaks of the tin.
 */
export function takingDriedBeans(dish: Dish, foods: Catalogue): Dish {
  const options = new Map<string, readonly RoleOption[]>();
  for (const role of dish.roles) {
    if (role.picks[1] > 1) continue;
    const dried = driedOptions(role, foods);
    if (dried.length === 0) continue;
    const uses = dish.steps.filter((one) => one.uses.includes(role.id));
    if (uses.length === 0 || uses.some(({ say, short }) => ofTins.test(`${say} ${short ?? ''}`))) continue;
    options.set(role.id, dried);
  }
  if (options.size === 0) return dish;
  const roles = dish.roles.map((role) => {
    const more = options.get(role.id);
    return more === undefined ? role : { ...role, options: [...role.options, ...more] };
  });
  const steps = dish.steps.map((one) => {
    const first = [...options.keys()].filter((id) => one.uses.includes(id)).map(boilId);
    return first.length === 0 ? one : { ...one, after: [...new Set([...one.after, ...first])] };
  });
  const before = [...options.keys()].flatMap((id) => [soaking(id), boiling(id)]);
  return { ...dish, roles, steps: [...before, ...steps] };
}

/** The caller has soaked them. */
const soakedAlready =
  /(?<!\b(?:not|never|un|n['’]t)(?: yet)?[ -]?)\b(?:(?:pre-?)?soaked|soaking|sprouted)\b/i;
/** Minutes at high pressure, soaked and not; chickpeas take longest. Source: `data/methods/foods.yaml`. */
const atPressure = (
  food: string,
): { readonly soaked: string; readonly dry: string; readonly most: number } =>
  food === 'chickpeas' || food === 'dried-soybeans'
    ? { soaked: '20', dry: '45', most: 45 }
    : { soaked: '15', dry: '40', most: 40 };
const pressureCooker = 'pressure cooker';
/** Minutes until there is pressure, and until it has fallen by itself. */
const comesUp = 10;
const fallsBy = 10;
/** Minutes of a day that has room for a night's soaking. */
const wholeNight = 540;
/** Of the minutes of unsoaked beans, what soaked ones take. */
const soakedShare = 0.65;

const isSoaking = ({ action, uses }: DishStep, role: string): boolean =>
  action === 'soak' && uses.length === 1 && uses[0] === role;
const isBoiling = ({ action, uses, when }: DishStep, role: string): boolean =>
  (action === 'simmer' || action === 'boil') &&
  uses.length === 1 &&
  uses[0] === role &&
  when.some((one) => one.startsWith(`is ${role} `));

/** The step that boils them, in the pressure cooker. */
function underPressure(boil: DishStep, role: string, food: string, isSoaked: boolean): DishStep {
  const { soaked, dry } = atPressure(food);
  const minutes = Number(isSoaked ? soaked : dry) + comesUp + fallsBy;
  return {
    ...boil,
    action: 'pressure-cook',
    tools: [pressureCooker],
    heat: null,
    station: 'appliance',
    minutes: [minutes, minutes + 4],
    hurry: null,
    times: null,
    more: null,
    short: null,
    until: 'a bean crushes between two fingers',
    say: `Put {${role}} into the pressure cooker with a pinch of salt and fresh water to stand three centimeters above them, no more than half full. Lock the lid, bring to high pressure and cook for ${isSoaked ? soaked : dry} minutes. Let the pressure fall by itself, then check that {until}, {min} in all. Drain, keeping a cupful of the cooking water.`,
  };
}

const longPressed = /\bcook for (\d+) minutes\b/;
/** A dish's own way of cooking them from hard under pressure. */
const isPressed = ({ action, uses, say, when }: DishStep, role: string): boolean =>
  action === 'pressure-cook' &&
  uses.includes(role) &&
  !when.includes(`isnt ${role} ${driedKind}`) &&
  Number(longPressed.exec(say)?.[1] ?? 0) >= 30;

/** The same for beans that were soaked: they are done in less than half of the time. */
function soakedUnderPressure(own: DishStep, food: string): DishStep {
  const { soaked } = atPressure(food);
  const spared = Number(longPressed.exec(own.say)![1]) - Number(soaked);
  return {
    ...own,
    minutes: own.minutes.map((one) => one - spared) as [number, number],
    say: own.say.replace(longPressed, `cook for ${soaked} minutes`),
  };
}

/** The dish of a plan with the beans of one role as the caller has them, and in the pot that the caller has; the same where that is no other. */
function asHeld(plan: Plan, role: DishRole, brief: Brief): Dish {
  const { dish } = plan;
  const fill = plan.fills.get(role.id)?.[0];
  if (fill === undefined || fill.pantry === null || !fill.food.ancestors.includes(driedKind)) return dish;
  const given = soakedAlready.test(brief.pantry[fill.pantry]!.text);
  const hasPressure = brief.tools?.has(pressureCooker) === true;
  if (given && hasPressure && dish.steps.some((one) => isPressed(one, role.id)))
    return {
      ...dish,
      steps: dish.steps.map((one) =>
        isPressed(one, role.id) ? soakedUnderPressure(one, fill.food.id) : one,
      ),
    };
  const boil = dish.steps.find(
    (one) => isBoiling(one, role.id) && !one.when.includes(`notool ${pressureCooker}`),
  );
  if (boil === undefined || (!given && !hasPressure)) return dish;
  const soak = dish.steps.find((one) => isSoaking(one, role.id));
  const inHaste = (brief.timeAvailable ?? Infinity) < wholeNight;
  const dropped = soak !== undefined && (given || (hasPressure && inHaste)) ? soak : null;
  const isSoaked = given || (soak !== undefined && dropped === null);
  const shorter = given && soak === undefined;
  const cooked = hasPressure
    ? underPressure(boil, role.id, fill.food.id, isSoaked)
    : shorter
      ? {
          ...boil,
          minutes: boil.minutes.map((one) => Math.round(one * soakedShare)) as [number, number],
          hurry: null,
        }
      : boil;
  const steps = dish.steps.flatMap((one): readonly DishStep[] => {
    if (one === dropped) return [];
    const here = one === boil ? cooked : one;
    return dropped === null || !here.after.includes(dropped.id)
      ? [here]
      : [
          {
            ...here,
            after: [...new Set(here.after.flatMap((id) => (id === dropped.id ? dropped.after : [id])))],
          },
        ];
  });
  return { ...dish, steps };
}

const known = new WeakMap<Ranked, Ranked>();

/**
 * A plan with dried beans as the caller has them: those that were soaked already are not soaked again, and who has a pressure
 * cooker boils them in it. The same plan where there are none.
 */
export function beansAsHeld(ranked: Ranked, brief: Brief): Ranked {
  const before = known.get(ranked);
  if (before !== undefined) return before;
  let { plan } = ranked;
  for (const role of plan.dish.roles) {
    const [fill] = plan.fills.get(role.id) ?? [];
    if (fill === undefined || fill.pantry === null || !fill.food.ancestors.includes(driedKind)) continue;
    const given = soakedAlready.test(brief.pantry[fill.pantry]!.text);
    const prep = given ? 'dried, soaked overnight and drained' : 'dried';
    plan = planWith(plan, {
      dish: asHeld(plan, role, brief),
      fills: new Map([
        ...plan.fills,
        [role.id, [fillWith(fill, { prep: fill.prep === '' || fill.prep === null ? prep : fill.prep })]],
      ]),
    });
  }
  const held = plan === ranked.plan ? ranked : rankedWith(ranked, { plan });
  known.set(ranked, held);
  return held;
}

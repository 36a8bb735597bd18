import type { Food } from '#food/model';
import { smallCut } from '../doneness/cut-size.ts';
import type { Dish, DishRole, DishStep } from '../dish.ts';
import type { Plan } from '../plan/fill.ts';
import type { Action } from '../vocabulary.ts';

/**
 * What a wide pan takes, grams: more raw meat or fish than this goes in by batches; vegetables beyond it fry more slowly,
 * because their water has to go first. Mince lies on itself and is broken up as it fries. Whole thighs and breasts are thicker than slices and lie closer. House
 * measurements on a 28 cm pan.
 */
const panful = { meat: 500, mince: 750, whole: 700, vegetables: 400, small: 150 } as const;
/** So much more than a panful is still pressed in. */
const squeezed = 1.2;

const pans: ReadonlySet<Action> = new Set<Action>([
  'fry',
  'saute',
  'sear',
  'stir-fry',
  'sweat',
  'caramelise',
]);
const browning: ReadonlySet<Action> = new Set<Action>(['fry', 'sear', 'stir-fry']);
const pots: ReadonlySet<Action> = new Set<Action>(['boil', 'simmer', 'stew', 'braise', 'poach']);
const meats: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood']);
const solids: ReadonlySet<string> = new Set([...meats, 'produce', 'deli', 'frozen', 'bakery']);

/** What more people make of a step's minutes. */
export interface PanLoad {
  /** Minutes by those of the dish's own number of servings, 1 or more. */
  readonly factor: number;
  /** In how many goes it is done; 1 where all fits the pan. */
  readonly batches: number;
  /** Minutes until litres boil that no sentence counts. */
  readonly heating: number;
  /** There is too much for the small pan that the author takes. */
  readonly outgrown: boolean;
}

const light: PanLoad = { factor: 1, batches: 1, heating: 0, outgrown: false };

/** How a step changes with the weight that is in its pan or pot, for more people than the dish was written for. */
export function panLoad(step: DishStep, plan: Plan, servings: number): PanLoad {
  const base = plan.dish.servings.default;
  if (servings <= base || step.station !== 'burner' || (step.grows !== 'none' && !isByWeight(step, plan)))
    return light;
  const more = servings / base;
  if (step.action === 'reduce' || (pots.has(step.action) && thickens(step)))
    return { ...light, factor: more ** 0.4, heating: heatingMinutes(step, plan, servings) };
  if (pots.has(step.action)) return { ...light, heating: heatingMinutes(step, plan, servings) };
  if (!pans.has(step.action)) return light;
  const here = weigh(step, plan, servings, (food) => solids.has(food.category));
  const usual = here / more;
  const meat = weigh(step, plan, servings, (food) => meats.has(food.category));
  if (browning.has(step.action) && meat > here / 2) {
    // What was browned before is only turned in a glaze now.
    if (step.cooks.length === 0 && isBrownedBefore(step, plan.dish)) return light;
    const isMince = isLooseMince(step, plan);
    const whole = isInWholePieces(step, plan) ? panful.whole : panful.meat;
    const room = Math.max(meat / more, isMince ? panful.mince : whole) * squeezed;
    const batches = Math.ceil(meat / room);
    // Broken up onto onions that are there already, mince fries in one go, and takes longer.
    if (isMince && (batches === 1 || here > meat * 1.2))
      return { ...light, factor: Math.max(1, Math.sqrt((meat / room) * squeezed)) };
    return { ...light, factor: batches, batches: batches > 1 && !speaksOfBatches(step) ? batches : 1 };
  }
  const room = Math.max(
    usual,
    step.tools.some((tool) => tool.startsWith('small')) ? panful.small : panful.vegetables,
  );
  const outgrown = here > panful.small * 2;
  return { ...light, factor: here > room ? Math.sqrt(here / room) : 1, outgrown };
}

/**
 * Whether it is the weight in the pan that makes batches, and not the number of servings: four fillets lie side by side
 * where two did, but only one omelette or one escalope beaten flat does.
 */
export const isByWeight = (step: DishStep, plan: Plan): boolean =>
  step.grows === 'batch' && (step.action === 'air-fry' || isMeatByWeight(step, plan));

const isMeatByWeight = (step: DishStep, plan: Plan): boolean =>
  browning.has(step.action) &&
  step.cooks.length > 0 &&
  step.cooks.every((id) => {
    const prep = roleOf(plan.dish, id)?.prep ?? '';
    const fills = plan.fills.get(id) ?? [];
    return fills.every((fill) => meats.has(fill.food.category) && !spreadOut.test(fill.prep ?? prep));
  });

/** Whether the meat of a step is thighs, breasts, steaks or fillets as they come, neither cut up nor ground nor flat. */
const isInWholePieces = ({ uses }: DishStep, { dish, fills }: Plan): boolean =>
  uses.every((id) => {
    const prep = roleOf(dish, id)?.prep ?? '';
    return (fills.get(id) ?? []).every(
      (fill) =>
        !meats.has(fill.food.category) ||
        !(ground.test(fill.food.id) || spreadOut.test(fill.prep ?? prep) || smallCut.test(fill.prep ?? prep)),
    );
  });
const ground = /ground|mince|stir-fry|^shaved-/;

/** Whether the meat of a step is mince that is broken up in the pan, and not shaped. */
const isLooseMince = ({ uses }: DishStep, { dish, fills }: Plan): boolean =>
  uses.every((id) =>
    (fills.get(id) ?? []).every(({ food }) => !meats.has(food.category) || mince.test(food.id)),
  ) && !dish.steps.some(({ say }) => shapes.test(say));
const mince = /(?:^|-)(?:ground|minced?)-/;
const shapes =
  /\b(?:shap(?:e|ed|ing)|balls?|patt(?:y|ies)|meatballs?|koftas?|discs?|rolls?|press(?:ed)? flat)\b/i;

/** Takes more of the pan than its weight tells. */
const spreadOut = /flat|pounded|beaten|thin|shaped|\bpatt(?:y|ies)\b/;

/** A step's words or tools with a pan in place of a small pan. */
export const withLargerPan = (text: string): string =>
  text.replace(/\bsmall (?=(?:frying |sauce)?pan\b|skillet)/g, '');

/** Grams of what a step handles, for so many people. */
function weigh(step: DishStep, plan: Plan, servings: number, counts: (food: Food) => boolean): number {
  return step.uses.reduce((sum, id) => {
    const role = roleOf(plan.dish, id);
    const fills = role === undefined ? [] : (plan.fills.get(id) ?? []);
    const each = role === undefined ? 0 : ((plan.grams.get(id) ?? role.grams) * servings) / fills.length;
    return fills.reduce((all, { food, ratio }) => all + (counts(food) ? each * ratio : 0), sum);
  }, 0);
}

/** Whether an earlier step fried something that this one handles again. */
function isBrownedBefore({ id, uses }: DishStep, { steps }: Dish): boolean {
  const at = steps.findIndex((one) => one.id === id);
  return steps
    .slice(0, at)
    .some(({ action, cooks }) => pans.has(action) && cooks.some((role) => uses.includes(role)));
}

const roleOf = (dish: Dish, id: string): DishRole | undefined => dish.roles.find((role) => role.id === id);

/** A minute and a half for each half litre beyond what the dish's own number of servings brings to the boil. */
const minutesPerKilo = 3;
const usualPot = 1500;

function heatingMinutes(step: DishStep, plan: Plan, servings: number): number {
  if (!boils.test(step.say)) return 0;
  const here = weigh(step, plan, servings, () => true);
  const usual = Math.max(usualPot, (here * plan.dish.servings.default) / servings);
  return Math.max(0, Math.round(((here - usual) / 1000) * minutesPerKilo));
}

const boils = /\bto (?:the|a) (?:\w+ )?(?:boil|simmer|bubble)\b|\bbring\b/i;

const thick = /thick|reduced|cling|coat|syrup|by half|glaze|oil (?:rises|stands|separates)|jam/i;
/** Yolks thicken as they set, in a pan of any width; only sauces have to lose their water first. */
const thickens = ({ until, minutes, action }: DishStep): boolean =>
  until !== null && action !== 'poach' && !/yolk|\begg/.test(until) && thick.test(until) && minutes[1] <= 40;

const speaksOfBatches = ({ say, short }: DishStep): boolean =>
  /batch|rounds|at a time|two pans|in turns?\b|crowd/i.test(`${say} ${short ?? ''}`);

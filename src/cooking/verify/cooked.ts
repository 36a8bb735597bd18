import type { Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import type { CookingMethod } from '#food/vocabulary';
import type { Recipe, Step } from '../recipe.ts';
import { safeTemperature } from '../doneness/safety.ts';
import type { Action } from '../vocabulary.ts';

/** The food tables' way of cooking for an action; null where nothing is cooked. */
const methodOf: Readonly<Partial<Record<Action, CookingMethod>>> = {
  boil: 'boil',
  blanch: 'boil',
  simmer: 'simmer',
  poach: 'simmer',
  reduce: 'simmer',
  deglaze: 'simmer',
  steam: 'steam',
  braise: 'braise',
  stew: 'braise',
  saute: 'saute',
  sweat: 'saute',
  sear: 'fry',
  caramelise: 'saute',
  fry: 'fry',
  'stir-fry': 'stir-fry',
  'deep-fry': 'deep-fry',
  bake: 'bake',
  roast: 'roast',
  broil: 'grill',
  grill: 'grill',
  smoke: 'roast',
  toast: 'toast',
  heat: 'simmer',
  warm: 'simmer',
  melt: 'saute',
  microwave: 'microwave',
  'slow-cook': 'slow',
  'pressure-cook': 'pressure',
  'air-fry': 'air-fry',
  'sous-vide': 'simmer',
};

/**
 * A recipe's ingredients as the food room judges them: with their food, weight, eaten share and how they are cooked.
 * An ingredient counts as cooked by the longest heated step that it goes through, whether put in there or carried
 * along in what was put in before. An egg that is only warmed, or boiled for a soft yolk, does not.
 */
export function judgedIngredients(
  recipe: Pick<Recipe, 'ingredients' | 'steps'>,
  food: (id: string) => Food | null,
): readonly Ingredient[] {
  const { heat, firm } = heatByIngredient(recipe.steps);
  return recipe.ingredients.map((item) => {
    const known = item.food === null ? null : food(item.food);
    const soft = known !== null && !firm.has(item.key) && safeTemperature(known)?.kind === 'egg';
    const longest = soft ? null : heat.get(item.key);
    return {
      key: item.key,
      text: item.text,
      name: item.name,
      food: known,
      grams: item.grams,
      eatenShare: item.eatenShare,
      cooked: longest ?? null,
      optional: item.optional,
      confidence: item.confidence,
      alternatives:
        item.alternatives === undefined || item.alternatives.length === 0
          ? none
          : item.alternatives.flatMap((id) => food(id) ?? []),
      modifiers: item.modifiers ?? none,
      aside: item.aside ?? null,
    };
  });
}

const none: readonly never[] = [];

/** Heat that sets no egg. */
export const gentle: ReadonlySet<Action> = new Set<Action>(['melt', 'heat', 'warm']);
const softYolk =
  /\b(?:soft[- ]?(?:boiled|cooked|poached)|runny|jammy|(?:soft|liquid|flowing) (?:yolks?|cent(?:er|re)s?)|over[- ]easy|sunny[- ]side[- ]up)\b/i;
/** An egg in its shell is firm after no less. House timing. */
const firmEggMinutes = 8;

/** Whether a step heats so that eggs in it come out firm. */
const setsEggs = ({ action, inputs, minutes, internalCelsius, text }: Step): boolean =>
  internalCelsius !== null ||
  (action !== null &&
    !gentle.has(action) &&
    !softYolk.test(text) &&
    !((action === 'boil' || action === 'simmer') && inputs.length === 1 && minutes < firmEggMinutes));

/** How each ingredient is heated, followed down the graph of steps, and which go through heat that sets an egg. */
function heatByIngredient(steps: readonly Step[]): {
  readonly heat: ReadonlyMap<string, { readonly method: CookingMethod; readonly minutes: number }>;
  readonly firm: ReadonlySet<string>;
} {
  const contents = new Map<string, Set<string>>();
  const heat = new Map<string, { method: CookingMethod; minutes: number }>();
  const firm = new Set<string>();
  for (const step of steps) {
    const inside = new Set<string>(step.inputs);
    for (const before of step.after) for (const key of contents.get(before) ?? []) inside.add(key);
    // The knife block and what is set aside are in no pot.
    contents.set(step.id, step.id === 'prep' ? new Set() : inside);
    const method = step.action === null ? undefined : methodOf[step.action];
    if (method === undefined && step.internalCelsius === null) continue;
    const sets = setsEggs(step);
    for (const key of inside) {
      if (sets) firm.add(key);
      const known = heat.get(key);
      if (!known || step.minutes > known.minutes)
        heat.set(key, { method: method ?? 'simmer', minutes: step.minutes });
    }
  }
  return { heat, firm };
}

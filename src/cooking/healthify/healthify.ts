import type { Catalogue } from '#food/catalogue';
import type { FactTables } from '#food/fact-tables';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutrients } from '#food/vocabulary';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import type { Judgement } from '../verify/judge.ts';
import type { HealthFocus } from '../vocabulary.ts';
import { characterOf, type Character } from './character.ts';
import { amountsWith, knownAmounts, type Contribution } from './estimate.ts';
import type { Move } from './move.ts';
import { movesFor } from './moves.ts';
import type { FocusLimit, HealthTables } from './rules.ts';
import { searchMoves } from './search.ts';
import { limitsFor } from './limits.ts';
import { amountsOf, measure, shortfall } from './targets.ts';

/** What planning needs. */
export interface HealthDeps {
  readonly foods: Catalogue;
  readonly facts: FactTables;
  readonly health: HealthTables;
}

/** What is asked of a plan. */
export interface HealthWish {
  readonly focus: HealthFocus;
  readonly maxChanges: number;
  /** A diet leaves no choice: grams of carbohydrate a serving that must be kept, whatever it costs the dish. */
  readonly mostCarbohydrate?: number;
  /** Why a food may not come in, or null: what the caller must not eat, and what the dish was free of. */
  deny(food: Food): string | null;
}

/** Moves to make, most useful first, and what they are measured by. */
export interface HealthPlan {
  readonly moves: readonly Move[];
  readonly limits: readonly FocusLimit[];
  readonly character: Character;
  /** Said with every answer of this focus. */
  readonly note: string | null;
}

/** What a dish may lose of itself where a diet would else refuse it. Own rule. */
const strictLoss = 1.5;

/** Bringing in an allergen that the dish was free of costs this much besides. Own rule. */
const allergenLoss = 0.15;

/**
 * Plans how a dish comes nearer to what a focus asks for without becoming another dish. Nothing is changed here: the
 * moves hold the edits, and what they bring is computed again from the edited recipe.
 */
export function planHealth(
  understood: UnderstoodRecipe,
  judgement: Judgement,
  wish: HealthWish,
  deps: HealthDeps,
): HealthPlan {
  const { health, facts, foods } = deps;
  const rule = health.focuses[wish.focus];
  const character = characterOf(understood, health, foods);
  const strict = wish.mostCarbohydrate;
  const limits = limitsFor(rule, judgement, character, facts)
    .map((limit) => caution(limit, judgement))
    .map((limit) =>
      strict !== undefined && limit.nutrient === 'carbohydrate_g' && (limit.max ?? 0) > strict
        ? { ...limit, max: strict }
        : limit,
    );
  const known = knownAmounts(judgement.nutrition, judgement.ingredients, facts);
  if (shortfall(limits, amountsWith(known, [], judgement.nutrition.servings)) === 0)
    return { moves: [], limits, character, note: rule.note };
  const had = new Set(judgement.allergens.map(({ allergen }) => allergen));
  const found = movesFor({
    understood,
    ingredients: judgement.ingredients,
    character,
    measured: limits.map(({ nutrient }) => nutrient),
    tables: health,
    facts,
    foods,
    deny: (food) => wish.deny(food),
    surcharge: (food) =>
      food.allergens.some((fact) => fact.level === 'contains' && !had.has(fact.allergen)) ? allergenLoss : 0,
  });
  const moves = [...found, ...portionMoves(understood, judgement, limits)];
  const chosen = searchMoves(moves, {
    limits,
    known,
    servings: judgement.nutrition.servings,
    maxChanges: wish.maxChanges,
    ...(strict === undefined ? {} : { mostLoss: strictLoss }),
  });
  return {
    moves: [...chosen, ...restoreTaste(chosen, moves, understood, wish.maxChanges - chosen.length)].sort(
      (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind),
    ),
    limits,
    character,
    note: rule.note,
  };
}

/** The order in which a dietitian who cooks would try, and tell. */
const order: readonly Move['kind'][] = ['method', 'reduce', 'swap', 'increase', 'add', 'servings'];

const nothing: Contribution = { values: new Float64Array(nutrients.length), cookedGrams: 0 };

/** Where part of a nutrient is not known, the known part must leave room for it. Own rule: four tenths. */
function caution(limit: FocusLimit, { nutrition }: Judgement): FocusLimit {
  return nutrition.total[limit.nutrient] === null && limit.max !== null
    ? { ...limit, max: limit.max * 0.6 }
    : limit;
}

/** Smaller portions of a large serving: last of all, and never below a meal. Own rule: 350 g and 400 kcal stay. */
function portionMoves(
  understood: UnderstoodRecipe,
  { nutrition }: Judgement,
  limits: readonly FocusLimit[],
): readonly Move[] {
  const stated = understood.servingsStated;
  const kcal = nutrition.perServing.energy_kcal;
  const dish = amountsOf(nutrition);
  const over = limits.some(({ nutrient, basis, max }) => {
    const value = measure(dish, nutrient, basis);
    return basis === 'per_serving' && max !== null && value !== null && value > max;
  });
  if (stated === null || stated < 2 || kcal === null || !over || countsPortions(understood, stated))
    return [];
  return [1.2, 1.34].flatMap((factor): Move[] => {
    const servings = Math.round(stated * factor);
    const share = stated / servings;
    if (servings <= stated || kcal * share < 400 || dish.cookedGrams / servings < 350) return [];
    const why = 'smaller portions of a generous dish, so that nothing of it is lost';
    return [
      {
        slot: 'servings',
        kind: 'servings',
        loss: 0.3 * factor,
        edits: [{ kind: 'servings', servings, reason: why }],
        why,
        difference: nothing,
        servings,
        side: false,
        taste: null,
      },
    ];
  });
}

/** Whether the recipe itself counts its portions: "between 4 plates", "cut into 8", four fillets for four. */
function countsPortions({ recipe, grounded }: UnderstoodRecipe, servings: number): boolean {
  const shared = new RegExp(
    String.raw`\b(?:between|among|into|onto?)\s+(?:the\s+)?${servings}(?![\d.,/–-]*\d)\b`,
    'i',
  );
  const piece = /\b(?:fillets?|filets?|steaks?|chops?|breasts?|thighs?|cutlets?|shanks?)\b/i;
  return (
    recipe.steps.some(({ text }) => shared.test(text)) ||
    grounded.some(
      ({ parsed }) =>
        parsed.quantity === servings &&
        parsed.quantityMax === null &&
        (parsed.amountEach !== null || parsed.unit === null) &&
        piece.test(parsed.name),
    )
  );
}

/** Something sour, fresh or fragrant where salt or sugar went, as far as changes are left. */
function restoreTaste(
  chosen: readonly Move[],
  all: readonly Move[],
  understood: UnderstoodRecipe,
  left: number,
): readonly Move[] {
  const cut = (kind: string): boolean =>
    chosen.some(
      ({ slot, kind: how }) =>
        how === 'reduce' &&
        understood.grounded.some(
          ({ key, ingredient }) => key === slot && ingredient.food !== null && isKind(ingredient.food, kind),
        ),
    );
  const wanted = [
    ...(cut('salt') || cut('stock-cube') || cut('soy-sauce') ? (['salt'] as const) : []),
    ...(cut('sugar-kind') ? (['sugar'] as const) : []),
  ];
  return wanted
    .flatMap((taste) => all.find((move) => move.taste === taste) ?? [])
    .slice(0, Math.max(0, left));
}

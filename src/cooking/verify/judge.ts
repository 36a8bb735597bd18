import { lazyShape } from '#kernel/lazy-shape';
import { once } from '#kernel/once';
import { allergenClaims, judgeAllergens, type AllergenClaim } from '#food/allergens';
import { costOf, type Cost, type CostOptions, type Prices } from '#food/cost';
import { dietMeter, isMeasured, judgeDiets, type DietOptions, type DietVerdict } from '#food/diets';
import { judgeExclusion } from '#food/exclusions';
import type { FactTables, Verdict } from '#food/fact-tables';
import type { FoodLookup, Ingredient } from '#food/ingredient';
import type { Food } from '#food/model';
import { nutritionOf, type Nutrition } from '#food/nutrition';
import { diets as allDiets, type Allergen, type Diet, type Jurisdiction } from '#food/vocabulary';
import { kitchenTools, withoutSize } from '../equipment/equipment.ts';
import { owns } from '../plan/tools.ts';
import type { Recipe, RecipeIngredient, Timing } from '../recipe.ts';
import { timeRecipe } from '../time/schedule.ts';
import { skillLevels, type SkillLevel } from '../vocabulary.ts';
import { judgedIngredients } from './cooked.ts';
import { findHazards, type Hazard } from './hazards.ts';

/** A food or kind that somebody will not or must not eat. */
export interface Exclusion {
  /** As asked: "cilantro". */
  readonly label: string;
  /** Node of the food tree; whatever is it, lies below it or is made of it is excluded. */
  readonly node: string;
  /** An allergy rather than a dislike: what cannot be cleared is `unverifiable`. */
  readonly allergy: boolean;
}

/** Everything that can be asked of a finished recipe. */
export interface Asks {
  readonly diets: readonly Diet[];
  readonly allergens: readonly Allergen[];
  readonly exclusions: readonly Exclusion[];
  readonly timeAvailable: number | null;
  readonly servings: number | null;
  readonly skill: SkillLevel | null;
  readonly equipment: readonly string[] | null;
  readonly maxCostPerServing: number | null;
  readonly jurisdiction: Jurisdiction;
}

/** One thing that was asked, and how the recipe stands to it. */
export interface ConstraintVerdict extends Verdict {
  readonly constraint: string;
}

/** What code can say of a recipe, whoever wrote it. */
export interface Judgement {
  readonly ingredients: readonly Ingredient[];
  readonly timing: Timing;
  readonly nutrition: Nutrition;
  readonly cost: Cost;
  readonly allergens: readonly AllergenClaim[];
  /** Of the diets that were asked for, in the order of the vocabulary. */
  readonly diets: readonly DietVerdict[];
  /** Every diet that is met, asked for or not. */
  readonly suitableFor: readonly Diet[];
  /** Whether one diet is met, asked for or not. */
  meets(diet: Diet): boolean;
  readonly constraints: readonly ConstraintVerdict[];
  /** Those of the constraints that hang on weights alone: measured diets and the cost. Quick to know. */
  readonly figures: readonly ConstraintVerdict[];
  readonly hazards: readonly Hazard[];
}

/** What judging needs. */
export interface JudgeTables {
  readonly facts: FactTables;
  readonly foods: FoodLookup;
}

/** What is known of a recipe beside its model. */
export interface JudgedAlso {
  /** Foods beside the list: they count for the verdicts, not for the figures, as nobody knows how much of them there is. */
  readonly beside?: readonly RecipeIngredient[];
  /** Claims beside those of the list. */
  readonly further?: (claims: readonly AllergenClaim[]) => readonly AllergenClaim[];
  /** Other hazards than those of a recipe of our own. */
  readonly hazards?: () => readonly Hazard[];
}

/**
 * Judges a finished recipe like a stranger's: reads only the recipe, the tables and what was asked; knows nothing of
 * the plan that it came from.
 */
export function judgeRecipe(
  recipe: Recipe,
  asks: Asks,
  tables: JudgeTables,
  prices?: Prices,
  also: JudgedAlso = {},
): Judgement {
  const { beside = [] } = also;
  const food = (id: string): Food | null => tables.foods.get(id) ?? null;
  const ingredients = judgedIngredients(recipe, food);
  const present =
    beside.length === 0
      ? ingredients
      : [...ingredients, ...judgedIngredients({ ...recipe, ingredients: beside }, food)];
  const timing = once(() => timeRecipe(recipe.steps));
  const nutritionFor = (items: readonly Ingredient[]): Nutrition =>
    nutritionOf(items, { servings: recipe.servings, tables: tables.facts });
  const costFor = (items: readonly Ingredient[]): Cost =>
    costOf(items, {
      servings: recipe.servings,
      ...pricedBy(prices),
    });
  const nutrition = once(() => nutritionFor(ingredients));
  const presentNutrition = beside.length === 0 ? nutrition : once(() => nutritionFor(present));
  const cost = once(() => costFor(ingredients));
  const presentCost = beside.length === 0 ? cost : once(() => costFor(present));
  const claims = once(() => {
    const listed = allergenClaims(present, {
      tables: tables.facts,
      foods: tables.foods,
      jurisdiction: asks.jurisdiction,
    });
    const more = also.further?.(listed) ?? [];
    return more.length === 0 ? listed : [...listed, ...more];
  });
  const dietOptions = (): Omit<DietOptions, 'asked'> => ({
    tables: tables.facts,
    claims,
    nutrition: presentNutrition(),
    servings: recipe.servings,
  });
  const judge = (asked: readonly Diet[]): readonly DietVerdict[] =>
    asked.length === 0 ? [] : judgeDiets(present, { asked, ...dietOptions() });
  const verdicts = once(() => judge(allDiets.filter((diet) => asks.diets.includes(diet))));
  const meter = once(() => dietMeter(present, dietOptions()));
  const meets = (diet: Diet): boolean => meter()(diet);
  const suitable = once(() => allDiets.filter(meets));
  const named = (verdict: DietVerdict): ConstraintVerdict => ({
    constraint: verdict.diet,
    status: verdict.status,
    evidence: verdict.evidence,
  });
  const figures = once((): readonly ConstraintVerdict[] => [
    ...judge(asks.diets.filter((diet) => isMeasured(diet, tables.facts))).map(named),
    ...judgeCost(presentCost, asks),
  ]);
  const constraints = once((): readonly ConstraintVerdict[] => [
    ...judge(asks.diets).map(named),
    ...asks.allergens.map((allergen) => ({
      constraint: `no ${allergen}`,
      ...judgeAllergens(claims(), [allergen]),
    })),
    ...asks.exclusions.map((exclusion) => ({
      constraint: `no ${exclusion.label}`,
      ...judgeExclusion(
        present,
        [exclusion.node],
        { foods: tables.foods, sources: tables.facts.sources },
        exclusion,
      ),
    })),
    ...judgeCircumstances(recipe, timing(), asks),
    ...judgeCost(presentCost, asks),
  ]);
  return judgement(
    { ingredients, meets },
    {
      nutrition,
      cost,
      allergens: claims,
      timing,
      diets: verdicts,
      suitableFor: suitable,
      constraints,
      figures,
      hazards: once(also.hazards ?? (() => findHazards(recipe, food))),
    },
  );
}

/** How a recipe is priced: by the caller's own prices where there are such. */
export const pricedBy = (prices: Prices | undefined): Omit<CostOptions, 'servings'> =>
  prices === undefined ? {} : { priceBook: prices.book, currency: prices.currency };

/** What a caller never looks at is never computed: recipes between two changes need no diets. */
const judgement = lazyShape(
  'nutrition',
  'cost',
  'allergens',
  'timing',
  'diets',
  'suitableFor',
  'constraints',
  'figures',
  'hazards',
);

function judgeCircumstances(recipe: Recipe, timing: Timing, asks: Asks): readonly ConstraintVerdict[] {
  const verdicts: ConstraintVerdict[] = [];
  const say = (constraint: string, met: boolean, evidence: string): void =>
    void verdicts.push({ constraint, status: met ? 'met' : 'violated', evidence: [evidence] });
  if (asks.timeAvailable !== null) {
    say(
      `at most ${asks.timeAvailable} minutes`,
      timing.totalMinutes <= asks.timeAvailable,
      `${timing.totalMinutes} minutes in all, ${timing.activeMinutes} of them active`,
    );
  }
  if (asks.servings !== null)
    say(
      `${asks.servings} serving${asks.servings === 1 ? '' : 's'}`,
      recipe.servings === asks.servings,
      `amounts are for ${recipe.servings}`,
    );
  if (asks.skill !== null) {
    const needed = recipe.skillLevel ?? 'beginner';
    say(
      `skill ${asks.skill}`,
      skillLevels.indexOf(needed) <= skillLevels.indexOf(asks.skill),
      `written for ${needed === 'intermediate' || needed === 'advanced' || needed === 'expert' ? 'an' : 'a'} ${needed} cook`.replace(
        'an beginner',
        'a beginner',
      ),
    );
  }
  if (asks.equipment !== null) {
    const owned = kitchenTools(asks.equipment);
    const lacking = [
      ...recipe.equipment.map(withoutSize).filter((tool) => !owns(owned, tool)),
      ...(recipe.steps.some((step) => step.station === 'oven') && !owned.has('oven') ? ['oven'] : []),
      ...(recipe.steps.some((step) => step.station === 'burner') && !owned.has('stove') ? ['stove'] : []),
    ];
    say(
      'equipment',
      lacking.length === 0,
      lacking.length === 0
        ? 'everything needed is listed or in any kitchen'
        : `needs ${[...new Set(lacking)].join(', ')}`,
    );
  }
  return verdicts;
}

function judgeCost(cost: () => Cost, { maxCostPerServing: most }: Asks): readonly ConstraintVerdict[] {
  if (most === null) return [];
  const constraint = `at most ${most} per serving`;
  const { perServing: each, pricedShare, currency } = cost();
  if (each === null) return [{ constraint, status: 'unverifiable', evidence: ['nothing could be priced'] }];
  return [
    {
      constraint,
      status: each > most ? 'violated' : pricedShare >= 0.9 ? 'met' : 'unverifiable',
      evidence: [
        `${each.toFixed(2)} ${currency} per serving, ${Math.round(pricedShare * 100)} % of the weight priced`,
      ],
    },
  ];
}

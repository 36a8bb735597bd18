import type { AllergenClaim } from './allergens.ts';
import {
  compileDiets,
  dietPlace,
  forbids,
  stancesToAllergen,
  stancesToFood,
  type Compiled,
  type Hit,
  type Stances,
} from './diet-rules.ts';
import { judgeMeasured, measuredStatus } from './diet-measures.ts';
import type { FactTables, FreeFromMarker, MeasuredDiet, Verdict } from './fact-tables.ts';
import { isKind, type Ingredient } from './ingredient.ts';
import type { Food } from './model.ts';
import type { Nutrition } from './nutrition.ts';
import { diets as allDiets, type Allergen, type Diet, type Trait } from './vocabulary.ts';
import { wordingOf } from './wording.ts';

/** Judgement of a dish by one diet. */
export interface DietVerdict extends Verdict {
  readonly diet: Diet;
}

export interface DietOptions {
  readonly tables: Pick<FactTables, 'diets' | 'thresholds' | 'allergenWords'>;
  /** Claims on all fifteen allergens, as `allergenClaims` made them of the same ingredients; asked where they count. */
  readonly claims: readonly AllergenClaim[] | (() => readonly AllergenClaim[]);
  /** Null: measured diets cannot be judged. */
  readonly nutrition: Nutrition | null;
  readonly servings: number;
  /** Absent: every diet. */
  readonly asked?: readonly Diet[];
}

/** What one ingredient adds to the judgement of one diet. */
interface Finding {
  readonly status: 'violated' | 'unverifiable' | 'note';
  readonly text: string;
}

/** An ingredient with everything that does not depend on the diet. */
interface Seen {
  readonly ingredient: Ingredient;
  readonly markers: readonly FreeFromMarker[];
  readonly claims: readonly AllergenClaim[];
  readonly gramsPerServing: number | null;
  /** Why it cannot be judged at all, or null. */
  readonly open: string | null;
  /** Whether it may be another food than the one found. */
  readonly unsure: boolean;
  /** Known for sure, one food, and without a single claim. */
  readonly plain: boolean;
  /** What the diets say of its food by itself; null for one that is not known. */
  readonly ofFood: Stances | null;
  /** Where nothing but its food and its claims speaks, what the diets say of these; else null. */
  readonly ofAll: Stances | null;
  /** Traits that words of the line betray beside the food, with the word. */
  readonly betrayed: ReadonlyMap<Trait, string>;
}

/** A food taken for another with less certainty than this is judged like one that is not known. */
const sureEnough = 0.6;

const denies = (markers: readonly FreeFromMarker[], hit: Hit): boolean =>
  hit.kinds.length === 0 &&
  hit.traits.every((trait) => markers.some((marker) => marker.firm && marker.deniesTraits.includes(trait)));

function findingOf(hit: Hit, seen: Seen, choice: boolean): Finding | null {
  const { ingredient, markers } = seen;
  if (!choice && markers.length > 0 && denies(markers, hit)) return null;
  const text = `${ingredient.name}: ${hit.rule.why}`;
  if (hit.level === 'note') return { status: 'note', text };
  if (choice) return { status: 'unverifiable', text: `${text} (one of the choices)` };
  if (hit.level === 'depends') return { status: 'unverifiable', text };
  if (hit.level === 'raw') {
    if (ingredient.cooked === undefined)
      return { status: 'unverifiable', text: `${text} (not known to be cooked)` };
    return ingredient.cooked === null ? { status: 'violated', text } : null;
  }
  return { status: 'violated', text };
}

/** A forbidden food within the amount that the diet allows, or a food that has an amount at all. */
function limited(diet: Compiled, seen: Seen): Finding | 'within' | null {
  const { food, name } = seen.ingredient;
  const limit = food === null ? undefined : diet.limitOf(food);
  if (limit === undefined) return null;
  const grams = seen.gramsPerServing;
  if (grams === null)
    return { status: 'unverifiable', text: `${name}: amount not known; up to ${limit.grams} g a serving` };
  const amount = `${Math.round(grams * 10) / 10} g a serving, up to ${limit.grams} g (${limit.source})`;
  return grams <= limit.grams ? 'within' : { status: 'violated', text: `${name}: ${amount}` };
}

const none: readonly Finding[] = [];

function findingsOf(diet: Compiled, seen: Seen): readonly Finding[] {
  const { ingredient, markers, claims } = seen;
  const { food, name } = ingredient;
  const limit = diet.limits ? limited(diet, seen) : null;
  if (limit === 'within') return none;
  if (limit !== null) return [limit];
  const hits = food === null ? [] : diet.hitsOf(food);
  if (hits.length === 0 && seen.plain) return none;
  const violated: string[] = [];
  const others: Finding[] = [];
  const take = (finding: Finding | null): void => {
    if (finding?.status === 'violated') violated.push(finding.text);
    else if (finding !== null) others.push(finding);
  };
  for (const hit of hits) take(findingOf(hit, seen, false));
  for (const alternative of ingredient.alternatives ?? []) {
    for (const hit of diet.hitsOf(alternative)) take(findingOf(hit, seen, true));
  }
  const trusted =
    diet.trustsSeasonings && food?.opaque === true && !seen.unsure && food.category === 'spices-seasonings';
  for (const claim of claims) {
    // What is open altogether is said once, below.
    if (claim.source === 'none') continue;
    if (!diet.forbidsAllergen(claim.allergen, food)) {
      // Of milk that only the words betray ("cheesy"), nothing tells how much lactose it has.
      if (claim.source === 'name' && food !== null && diet.asksAfter(claim.allergen))
        take({ status: 'unverifiable', text: `${name}: ${claim.evidence}` });
      continue;
    }
    if (claim.status !== 'contains' && eggless(diet, claim.allergen, food))
      others.push({
        status: 'note',
        text: `${name}: dried pasta, made without egg unless its packet says otherwise`,
      });
    else if (claim.status !== 'contains' && livesAmongIt(diet, claim.allergen, food))
      others.push({
        status: 'note',
        text: `${name}: a plant of the sea, among which small crustaceans live; none is put in`,
      });
    else take({ status: claim.status === 'contains' ? 'violated' : 'unverifiable', text: claim.evidence });
  }
  // One reason is enough; the one that shows the way through a compound says most.
  const best = violated.find((text) => text.split(' → ').length > 2) ?? violated[0];
  if (best !== undefined) return [{ status: 'violated', text: best }];
  for (const [trait, word] of seen.betrayed) {
    const known =
      food?.traits.includes(trait) === true || markers.some((m) => m.deniesTraits.includes(trait));
    if (known || !diet.forbidsTrait(trait)) continue;
    others.push({ status: 'unverifiable', text: `${name}: the line also says “${word}”` });
  }
  const vouched = food?.vouchedDiets;
  if (vouched !== undefined && !vouched.includes(diet.diet)) {
    others.push({ status: 'unverifiable', text: `${name}: nothing says that it is ${diet.diet}` });
  } else if (vouched !== undefined && !seen.unsure) return others;
  else if (trusted) others.push({ status: 'note', text: `${name}: what is in it is not known for sure` });
  else if (seen.open !== null && (food === null || !diet.clearedBy(markers))) {
    others.push({ status: 'unverifiable', text: seen.open });
  }
  return others;
}

/**
 * Dried durum pasta, some of which holds egg. Who eats no egg by conviction reads the packet; for an allergy, and for the
 * diet that stands for one, it stays open.
 */
const eggless = (diet: Compiled, allergen: Allergen, food: Food | null): boolean =>
  allergen === 'egg' &&
  diet.diet !== 'egg-free' &&
  food !== null &&
  ['long-pasta', 'short-pasta', 'soup-pasta'].some((kind) => isKind(food, kind));

/**
 * What small crustaceans leave on seaweed is told to those who are allergic to them, and keeps nobody from nori who eats no
 * animals.
 */
const livesAmongIt = (diet: Compiled, allergen: Allergen, food: Food | null): boolean =>
  allergen === 'crustacean' &&
  (diet.diet === 'vegan' || diet.diet === 'vegetarian') &&
  food !== null &&
  isKind(food, 'seaweed');

/** Why an ingredient cannot be judged at all, or null. */
function openReason({ food, name, confidence, aside }: Ingredient): string | null {
  if (aside === 'equipment') return null;
  if (food === null) return `${name}: not in the food tables`;
  if (food.opaque) return `${name}: what is in it is not known for sure`;
  return (confidence ?? 1) < sureEnough ? `${name}: not sure that it is ${food.name}` : null;
}

/** Kinds of food that may not meet, on either side of the pot. */
function meetings(diet: Compiled, all: readonly Seen[]): Finding[] {
  return diet.apart.flatMap(({ one, other, why }): Finding[] => {
    const side = (rule: typeof one): { sure: string[]; may: string[] } => {
      const sure: string[] = [];
      const may: string[] = [];
      for (const { ingredient, markers, claims } of all) {
        const hit = ingredient.food === null ? null : diet.hitOf(ingredient.food, rule);
        const claim = claims.find((c) => rule.allergens?.includes(c.allergen) === true);
        if ((hit !== null && !denies(markers, hit)) || claim?.status === 'contains')
          sure.push(ingredient.name);
        else if (claim !== undefined) may.push(ingredient.name);
      }
      return { sure, may };
    };
    const [a, b] = [side(one), side(other)];
    if (a.sure.length > 0 && b.sure.length > 0)
      return [{ status: 'violated', text: `${why}: ${a.sure.join(', ')} with ${b.sure.join(', ')}` }];
    if (a.sure.length + a.may.length > 0 && b.sure.length + b.may.length > 0) {
      const text = `${why}: ${[...a.sure, ...a.may].join(', ')} with ${[...b.sure, ...b.may].join(', ')} (depends on the product)`;
      return [{ status: 'unverifiable', text }];
    }
    return [];
  });
}

/** Whether the diet at a place has anything to say of an ingredient. */
const isTouched = ({ ofAll }: Seen, place: number): boolean => ofAll === null || ofAll[place] !== 0;

/** Whether there is anything to eat among the lines. */
const hasFood = (all: readonly Seen[]): boolean =>
  all.some(({ ingredient }) => (ingredient.aside ?? null) === null);

/** Whether `judgeIngredients` would call it met. */
function nothingAgainst(diet: Compiled, all: readonly Seen[]): boolean {
  const place = dietPlace[diet.diet];
  for (const { ofFood, markers } of all)
    if (ofFood !== null && markers.length === 0 && (ofFood[place]! & forbids) !== 0) return false;
  for (const seen of all)
    if (isTouched(seen, place))
      for (const { status } of findingsOf(diet, seen)) if (status !== 'note') return false;
  return hasFood(all) && (diet.apart.length === 0 || meetings(diet, all).length === 0);
}

function judgeIngredients(diet: Compiled, all: readonly Seen[]): Verdict {
  const findings: Finding[] = [];
  const place = dietPlace[diet.diet];
  for (const seen of all) {
    if (!isTouched(seen, place)) continue;
    const found = findingsOf(diet, seen);
    if (found.length > 0) findings.push(...found);
  }
  if (diet.apart.length > 0) findings.push(...meetings(diet, all));
  const pick = (status: Finding['status']): string[] => [
    ...new Set(findings.filter((finding) => finding.status === status).map((finding) => finding.text)),
  ];
  const violated = pick('violated');
  if (violated.length > 0) return { status: 'violated', evidence: violated };
  const open = pick('unverifiable');
  if (open.length > 0) return { status: 'unverifiable', evidence: open };
  if (!hasFood(all)) return { status: 'unverifiable', evidence: ['no ingredients'] };
  return {
    status: 'met',
    evidence: [
      `nothing among ${all.length} ingredients is forbidden`,
      ...pick('note').map((text) => `note: ${text}`),
    ],
  };
}

/** Whether a diet is judged on numbers. */
export const isMeasured = (diet: Diet, tables: Pick<FactTables, 'diets'>): boolean =>
  (compileDiets(tables.diets).get(diet)?.measured ?? null) !== null;

/** Limits of the measured ones among these diets, with those that they include. */
export const measuresOf = (
  diets: readonly Diet[],
  tables: Pick<FactTables, 'diets'>,
): readonly MeasuredDiet[] => diets.flatMap((diet) => compileDiets(tables.diets).get(diet)?.measured ?? []);

/**
 * Judges a dish by diets: ingredient diets by facts of its foods, nutrient diets by published limits.
 * `unverifiable` where an ingredient is not known, may carry what is forbidden, or needs a certificate;
 * the evidence names it. Whoever meets a diet meets the diets that it includes.
 */
export function judgeDiets(ingredients: readonly Ingredient[], options: DietOptions): DietVerdict[] {
  const { tables, nutrition } = options;
  const compiled = compileDiets(tables.diets);
  let seen: readonly Seen[] | null = null;
  return (options.asked ?? allDiets).map((diet): DietVerdict => {
    const rules = compiled.get(diet);
    if (rules === undefined) return { diet, status: 'unverifiable', evidence: ['no rules for this diet'] };
    const verdict =
      rules.measured === null
        ? judgeIngredients(rules, (seen ??= lookAt(ingredients, options, compiled)))
        : judgeMeasured(rules.measured, ingredients, nutrition, tables.thresholds);
    return { diet, ...verdict };
  });
}

/**
 * Tells of any diet whether it is met: whether `judgeDiets` calls it so, without the evidence. The first thing that
 * speaks against a diet settles it; what is known of the ingredients is gathered once.
 */
export function dietMeter(
  ingredients: readonly Ingredient[],
  options: Omit<DietOptions, 'asked'>,
): (diet: Diet) => boolean {
  const { tables, nutrition } = options;
  const compiled = compileDiets(tables.diets);
  const known = new Map<Diet, boolean>();
  let seen: readonly Seen[] | null = null;
  const find = (rules: Compiled): boolean =>
    rules.measured === null
      ? nothingAgainst(rules, (seen ??= lookAt(ingredients, options, compiled)))
      : measuredStatus(rules.measured, ingredients, nutrition, tables.thresholds) === 'met';
  return (diet) => {
    let met = known.get(diet);
    if (met === undefined) {
      const rules = compiled.get(diet);
      known.set(diet, (met = rules !== undefined && find(rules)));
    }
    return met;
  };
}

/** What the diets say of a food and of the allergens that are claimed of it. */
function withClaims(
  ofFood: Stances | null,
  claims: readonly AllergenClaim[],
  table: ReadonlyMap<Diet, Compiled>,
): Stances | null {
  if (ofFood === null || claims.length === 0) return ofFood;
  const all = Uint8Array.from(ofFood);
  for (const { allergen } of claims) {
    const more = stancesToAllergen(table, allergen);
    for (let place = 0; place < all.length; place += 1) all[place]! |= more[place]!;
  }
  return all;
}

/** Gathers what is known of each ingredient whatever the diet. */
function lookAt(
  ingredients: readonly Ingredient[],
  { tables, claims, servings }: DietOptions,
  compiled: ReadonlyMap<Diet, Compiled>,
): readonly Seen[] {
  const byKey = new Map<string, AllergenClaim[]>();
  for (const claim of typeof claims === 'function' ? claims() : claims) {
    const list = byKey.get(claim.key);
    if (list === undefined) byKey.set(claim.key, [claim]);
    else list.push(claim);
  }
  return ingredients.map((ingredient): Seen => {
    const { key, grams, eatenShare } = ingredient;
    const own = byKey.get(key) ?? [];
    const { markers, betrayed } = wordingOf(ingredient, tables.allergenWords);
    const open = openReason(ingredient);
    const { food } = ingredient;
    const known =
      open === null &&
      food?.vouchedDiets === undefined &&
      betrayed.traits.size === 0 &&
      (ingredient.alternatives ?? []).length === 0;
    const plain = known && own.length === 0;
    const ofFood = food === null ? null : stancesToFood(compiled, food);
    return {
      ingredient,
      markers,
      claims: own,
      gramsPerServing: grams === null ? null : (grams * eatenShare) / servings,
      open,
      unsure: (ingredient.confidence ?? 1) < sureEnough,
      plain,
      ofFood,
      ofAll: known ? withClaims(ofFood, own, compiled) : null,
      betrayed: betrayed.traits,
    };
  });
}

import { createMemo, type Memo } from '#kernel/memo';
import type { AllergenWords, FactTables, FreeFromMarker, JurisdictionRule, Verdict } from './fact-tables.ts';
import { isKind, type FoodLookup, type Ingredient } from './ingredient.ts';
import type { AllergenFact, Food } from './model.ts';
import { openingWord } from './name-screen.ts';
import { allergens as allAllergens, type Allergen, type Jurisdiction } from './vocabulary.ts';
import { wordingOf, wordsWithoutFigures } from './wording.ts';

/** That a dish carries, may carry, or may not be cleared of an allergen, and why. */
export interface AllergenClaim {
  readonly allergen: Allergen;
  readonly status: 'contains' | 'may_contain' | 'unknown';
  /** The ingredient that the claim rests on. */
  readonly key: string;
  readonly ingredient: string;
  readonly food: string | null;
  /** "Worcestershire sauce → anchovy → fish". */
  readonly evidence: string;
  /** 0–1. */
  readonly confidence: number;
  /** Whether the law of the place asked for makes a seller declare it. */
  readonly declared: boolean;
  readonly source: string;
}

export interface AllergenOptions {
  readonly tables: Pick<FactTables, 'jurisdictions' | 'allergenWords'>;
  /** Names the parts of compound foods in the evidence. */
  readonly foods: FoodLookup;
  /** Law for `declared`; the claims themselves are the same everywhere. */
  readonly jurisdiction?: Jurisdiction;
  /** Only these; absent: all fifteen. */
  readonly asked?: readonly Allergen[];
}

/** A food taken for another with less certainty than this leaves every allergen open. */
const sureEnough = 0.6;

const names: Readonly<Record<Allergen, string>> = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  'tree-nut': 'tree nuts',
  peanut: 'peanut',
  wheat: 'wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphite: 'sulphites',
};

/** The foods from a compound down to the part that carries the allergen itself. */
function chainTo(food: Food, fact: AllergenFact, foods: FoodLookup): readonly Food[] {
  if (fact.via === null) return [food];
  const search = (from: Food, depth: number): readonly Food[] | null => {
    for (const id of from.madeOf) {
      const part = foods.get(id);
      const carried = part?.allergens.find((f) => f.allergen === fact.allergen);
      if (!part || carried === undefined) continue;
      if (carried.via === null) return [part];
      const deeper = depth < 5 ? search(part, depth + 1) : null;
      if (deeper !== null) return [part, ...deeper];
    }
    return null;
  };
  const path = search(food, 0);
  if (path !== null) return [food, ...path];
  const via = foods.get(fact.via);
  return via ? [food, via] : [food];
}

function declaredBy(rule: JurisdictionRule | undefined, allergen: Allergen, chain: readonly Food[]): boolean {
  if (rule === undefined || !rule.declared.includes(allergen)) return false;
  if (chain.some((food) => rule.exempt.some((e) => e.allergen === allergen && isKind(food, e.food))))
    return false;
  const carrier = chain.at(-1);
  const left = allergen === 'tree-nut' && carrier !== undefined;
  return !(left && rule.undeclaredNuts.some((kind) => isKind(carrier, kind)));
}

/** What the line's free-from words do to one allergen of the food. */
function denial(markers: readonly FreeFromMarker[], allergen: Allergen): 'none' | 'loose' | 'firm' {
  let result: 'none' | 'loose' | 'firm' = 'none';
  for (const marker of markers) {
    if (!marker.denies.includes(allergen)) continue;
    if (marker.firm) return 'firm';
    result = 'loose';
  }
  return result;
}

interface Claimed {
  readonly of: Ingredient;
  readonly rule: JurisdictionRule | undefined;
  readonly claims: readonly AllergenClaim[];
}

const noFoods: readonly Food[] = [];
const noWords: readonly string[] = [];

/** Whether two ingredients with the same words, amounts aside, are judged alike: the same food, known as surely. */
function judgedAlike(a: Ingredient, b: Ingredient): boolean {
  if (a === b) return true;
  const [others, asked] = [a.alternatives ?? noFoods, b.alternatives ?? noFoods];
  const [said, words] = [a.modifiers ?? noWords, b.modifiers ?? noWords];
  return (
    a.food === b.food &&
    a.name === b.name &&
    (a.aside ?? null) === (b.aside ?? null) &&
    a.confidence === b.confidence &&
    others.length === asked.length &&
    others.every((one, at) => one === asked[at]) &&
    said.length === words.length &&
    said.every((one, at) => one === words[at])
  );
}

/** Lines that are remembered: a transform judges most of a recipe's again after every change. */
const claimsLimit = 3000;
const remembered = new WeakMap<AllergenWords, Memo<Claimed>>();

/** The claims of an ingredient, kept by all that they are made of; amounts, and its place in the list, are no part of that. */
function knownClaims(
  ingredient: Ingredient,
  options: AllergenOptions,
  rule: JurisdictionRule | undefined,
): readonly AllergenClaim[] {
  if (options.asked !== undefined) return claimsOf(ingredient, options, rule);
  const { food, key } = ingredient;
  const { allergenWords } = options.tables;
  let memo = remembered.get(allergenWords);
  if (memo === undefined) remembered.set(allergenWords, (memo = createMemo(claimsLimit)));
  const known = memo.get(`${food?.id ?? ''}|${wordsWithoutFigures(ingredient)}`, () => ({
    of: ingredient,
    rule,
    claims: claimsOf(ingredient, options, rule),
  }));
  // The same words may stand for more, and another table may have other foods by these ids.
  if (known.rule !== rule || !judgedAlike(known.of, ingredient)) return claimsOf(ingredient, options, rule);
  const [first] = known.claims;
  return first === undefined || first.key === key
    ? known.claims
    : known.claims.map((claim) => ({ ...claim, key }));
}

/** All claims that one ingredient gives rise to; nothing that stands beside it can take one away. */
function claimsOf(
  ingredient: Ingredient,
  options: AllergenOptions,
  rule: JurisdictionRule | undefined,
): AllergenClaim[] {
  const { allergenWords } = options.tables;
  const { food, key, name } = ingredient;
  const sure = ingredient.confidence ?? 1;
  const { markers, betrayed } = wordingOf(ingredient, allergenWords);
  const claims: AllergenClaim[] = [];
  const claimed = new Set<Allergen>();
  const add = (
    allergen: Allergen,
    status: AllergenClaim['status'],
    evidence: string,
    confidence: number,
    declared: boolean,
    source: string,
  ): void => {
    claimed.add(allergen);
    if (options.asked !== undefined && !options.asked.includes(allergen)) return;
    claims.push({
      allergen,
      status,
      key,
      ingredient: name,
      food: food?.id ?? null,
      evidence,
      confidence: Math.round(confidence * 100) / 100,
      declared,
      source,
    });
  };
  const lawful = (allergen: Allergen): boolean => declaredBy(rule, allergen, []);

  let contradicted = false;
  const ofFood = (candidate: Food, choice: boolean): void => {
    for (const fact of candidate.allergens) {
      if (claimed.has(fact.allergen)) continue;
      const denied = choice ? 'none' : denial(markers, fact.allergen);
      if (denied === 'firm') {
        if (fact.level === 'contains') contradicted = true;
        continue;
      }
      const chain = chainTo(candidate, fact, options.foods);
      const path = [...chain.map((part) => part.name), names[fact.allergen]].join(' → ');
      const certain = fact.level === 'contains' && denied === 'none' && !choice;
      const evidence = certain
        ? path
        : `${path} (${choice ? 'one of the choices' : denied === 'loose' ? 'the label is not firm' : 'depends on the product'})`;
      add(
        fact.allergen,
        certain ? 'contains' : 'may_contain',
        evidence,
        (certain ? 0.98 : 0.6) * sure,
        declaredBy(rule, fact.allergen, chain),
        fact.source,
      );
    }
  };
  if (food !== null) ofFood(food, false);
  for (const alternative of ingredient.alternatives ?? []) ofFood(alternative, true);

  for (const [allergen, word] of betrayed.allergens) {
    if (claimed.has(allergen) || denial(markers, allergen) === 'firm') continue;
    const evidence =
      food === null
        ? `“${name}” is not in the food tables; its name says “${word}”`
        : `the line also says “${word}”`;
    add(allergen, 'may_contain', evidence, food === null ? 0.7 : 0.5, lawful(allergen), 'name');
  }
  if (contradicted) {
    for (const allergen of markers.flatMap((marker) => marker.bringsIn)) {
      if (claimed.has(allergen) || denial(markers, allergen) === 'firm') continue;
      add(
        allergen,
        'unknown',
        `“${name}”: products so labelled may use it instead`,
        0.4,
        lawful(allergen),
        'label',
      );
    }
  }
  const opening = openingWord(ingredient, allergenWords);
  const open =
    ingredient.aside === 'equipment'
      ? null
      : food === null
        ? `“${name}” is not in the food tables`
        : food.opaque && food.allergensListed !== true
          ? `what is in ${food.name} is not known for sure`
          : sure < sureEnough
            ? `not sure that “${name}” is ${food.name}`
            : opening !== null
              ? `“${opening}” ${food.name} may hold more than ${food.name}`
              : null;
  if (open !== null) {
    for (const allergen of allAllergens) {
      if (claimed.has(allergen)) continue;
      // A label clears a food that we know; on one that we do not know it is only a hint.
      const labelled = denial(markers, allergen) === 'firm';
      if (labelled && food !== null) continue;
      const evidence = labelled ? `${open}, though the line says it is free of it` : open;
      add(allergen, 'unknown', evidence, 0.3, lawful(allergen), 'none');
    }
  }
  return claims;
}

/**
 * Allergen claims of a dish, worst first, with the chain of evidence behind each. No claim means: every
 * ingredient is known and none carries the allergen. An ingredient that the tables do not know, or whose
 * composition is open, leaves every allergen `unknown`. Adding an ingredient never removes a claim.
 */
export function allergenClaims(
  ingredients: readonly Ingredient[],
  options: AllergenOptions,
): AllergenClaim[] {
  const rule = options.tables.jurisdictions.find((r) => r.id === (options.jurisdiction ?? 'us'));
  const certain: AllergenClaim[] = [];
  const possible: AllergenClaim[] = [];
  const open: AllergenClaim[] = [];
  for (const ingredient of ingredients)
    for (const claim of knownClaims(ingredient, options, rule))
      (claim.status === 'contains' ? certain : claim.status === 'may_contain' ? possible : open).push(claim);
  for (const claim of possible) certain.push(claim);
  for (const claim of open) certain.push(claim);
  return certain;
}

/** Whether a dish with these claims is free of the allergens, for somebody who must avoid them. */
export function judgeAllergens(claims: readonly AllergenClaim[], asked: readonly Allergen[]): Verdict {
  const relevant = claims.filter((claim) => asked.includes(claim.allergen));
  const say = (claim: AllergenClaim): string =>
    claim.status === 'unknown' ? `${names[claim.allergen]}: ${claim.evidence}` : claim.evidence;
  const certain = relevant.filter((claim) => claim.status === 'contains');
  if (certain.length > 0) return { status: 'violated', evidence: certain.map(say) };
  if (relevant.length > 0) return { status: 'unverifiable', evidence: [...new Set(relevant.map(say))] };
  return {
    status: 'met',
    evidence: [`no ingredient carries ${asked.map((allergen) => names[allergen]).join(' or ')}`],
  };
}

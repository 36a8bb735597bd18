import { lazyShape } from '#kernel/lazy-shape';
import { once } from '#kernel/once';
import { createRecent } from '#kernel/recent';
import { allergenClaims } from '#food/allergens';
import type { Catalogue } from '#food/catalogue';
import { judgeDiets } from '#food/diets';
import { judgeExclusion } from '#food/exclusions';
import type { FactTables } from '#food/fact-tables';
import { isKind, isWater, type Ingredient } from '#food/ingredient';
import { keysOf, wordsOf } from '#food/match/words';
import type { Food } from '#food/model';
import { roundNutrient } from '#food/nutrition';
import type { Units } from '#food/units';
import { nutrients, type Allergen, type Jurisdiction, type Nutrient } from '#food/vocabulary';
import { certified, createDenials, type Restrictions } from '../verify/denials.ts';
import { createCandidates, isLighter, type Candidate } from './candidates.ts';
import { convert, type Converted, type OriginalAmount } from './convert.ts';
import { createDifferences } from './difference.ts';
import { sameInOtherForm } from './likeness.ts';
import { plainName } from './plain-name.ts';
import { methodChanges } from './method-changes.ts';
import type { Affinity, SubstitutionTable, Variants } from './rule.ts';
import { useOf, type IngredientUse, type RecipeText } from './use.ts';
import { cheaper, isHealthier, lighter, towards } from './wishes.ts';
import type { Impact } from './vocabulary.ts';

/** Why something is to be replaced. */
export type SubstituteReason = 'outOfStock' | 'diet' | 'allergy' | 'cost' | 'health' | 'taste';

/** A wish for a substitute, everything understood. */
export interface SubstituteRequest {
  /** Null = not in the food tables. */
  readonly food: Food | null;
  /** As the caller wrote it, without the amount. */
  readonly name: string;
  readonly amount: OriginalAmount | null;
  readonly recipe: RecipeText | null;
  /** Ids of the foods that the recipe uses besides. */
  readonly recipeFoods: ReadonlySet<string>;
  /** Whether a recipe is given and holds no meat. */
  readonly meatless?: boolean;
  /** Portions; null = not known, amounts are then for all. */
  readonly servings: number | null;
  /** What there is at home; null = not said. */
  readonly available: readonly Food[] | null;
  readonly reason: SubstituteReason | null;
  readonly maxResults: number;
  /** Whether another sort of the food itself counts: yellow onions for white ones. */
  readonly sorts?: boolean;
  readonly restrictions: Restrictions;
  readonly jurisdiction: Jurisdiction;
}

/** One substitute, ranked and converted. */
export interface Suggestion {
  readonly rank: number;
  /** As the tables call it. */
  readonly name: string;
  /** As home cooks call it. */
  readonly called: string;
  readonly foods: readonly Food[];
  readonly converted: Converted;
  /** What the original does in the dish. */
  readonly role: string | null;
  readonly methodChanges: readonly string[];
  /** A sentence on how it differs on the plate; null where there is nothing to say. */
  readonly difference: string | null;
  readonly flavor: Impact;
  readonly texture: Impact;
  readonly allergens: readonly Allergen[];
  readonly introducesAllergens: readonly Allergen[];
  /** Per serving; what does not change or is not known is left out. */
  readonly nutritionDelta: Readonly<Partial<Record<Nutrient, number>>>;
  /** US dollars per serving; null where a price or weight is not known. */
  readonly costDelta: number | null;
  readonly available: boolean | null;
  readonly confidence: number;
}

/** Suggestions, or why there are none. */
export interface SubstituteAnswer {
  readonly suggestions: readonly Suggestion[];
  readonly noneReason: string | null;
  readonly warnings: readonly string[];
}

/** Finds substitutes. Deterministic: the same request and tables give the same answer. */
export interface Substitutes {
  suggest(request: SubstituteRequest): SubstituteAnswer;
}

/** Candidates below this are no substitutes. */
const leastScore = 0.4;
/** What is at home may be a looser fit. */
const leastAtHome = 0.3;

/** Builds the finder over the tables. */
export function createSubstitutes(tables: {
  readonly foods: Catalogue;
  readonly facts: FactTables;
  readonly units: Units;
  readonly substitutions: SubstitutionTable;
}): Substitutes {
  const { foods, facts, units, substitutions } = tables;
  const candidates = createCandidates(foods, substitutions);
  const denials = createDenials(tables);
  const differences = createDifferences(substitutions.tastes);
  const sortsOf = createSorts(substitutions.variants);
  const ratherIn = createAffinities(substitutions.affinities);
  const measured = new Set(facts.diets.filter((one) => one.basis === 'measured').map(({ diet }) => diet));

  const claimsOf = (ingredients: readonly Ingredient[], jurisdiction: Jurisdiction) =>
    allergenClaims(ingredients, { tables: facts, foods, jurisdiction });

  /** Why a substitute may not be used, or null. Whatever cannot be cleared for an allergy is denied. */
  const deny = (
    parts: readonly Food[],
    weighed: () => readonly Ingredient[],
    request: SubstituteRequest,
    restrictions: Restrictions,
  ): string | null => {
    // An extract is let pass for what little gets into a dish, but is no way out for who avoids its alcohol.
    const dry = restrictions.diets.find((diet) => diet === 'alcohol-free' || diet === 'halal');
    if (dry !== undefined && request.food?.traits.includes('alcohol-extract'))
      for (const food of parts)
        if (food.traits.includes('alcohol-extract'))
          return `${food.name} (${dry}: it is made with alcohol too)`;
    const denied = denials(restrictions);
    for (const food of parts) {
      const denial = denied(food);
      if (denial !== null) return `${food.name} (${denial.constraint}: ${denial.reason})`;
    }
    for (const exclusion of restrictions.exclusions) {
      const verdict = judgeExclusion(
        weighed(),
        [exclusion.node],
        { foods, sources: facts.sources },
        exclusion,
      );
      if (verdict.status === 'violated' || (exclusion.allergy && verdict.status !== 'met'))
        return `${parts[0]!.name} (no ${exclusion.label}: ${verdict.evidence[0] ?? ''})`;
    }
    const asked = restrictions.diets.filter((diet) => !measured.has(diet));
    if (asked.length === 0) return null;
    const ingredients = weighed();
    const verdicts = judgeDiets(ingredients, {
      tables: facts,
      claims: claimsOf(ingredients, request.jurisdiction),
      nutrition: null,
      servings: request.servings ?? 4,
      asked,
    });
    const broken = verdicts.find(
      ({ diet, status }) => status === 'violated' || (status === 'unverifiable' && !certified.has(diet)),
    );
    return broken === undefined ? null : `${parts[0]!.name} (${broken.diet}: ${broken.evidence[0] ?? ''})`;
  };

  return {
    suggest(request) {
      const { food } = request;
      if (food === null) {
        return {
          suggestions: [],
          noneReason: `“${request.name}” is not in the food tables, so nothing can be said to stand in for it`,
          warnings: [],
        };
      }
      const warnings: string[] = [];
      const use =
        request.recipe === null
          ? { contexts: new Set<never>(), functions: new Set<never>() }
          : inContext(useOf(food, request.name, request.recipe), request, foods);
      const restrictions = withReason(request, food, warnings);
      const only = substitutions.irreplaceable.find(
        (one) =>
          isKind(food, one.from) &&
          request.recipe !== null &&
          one.when.some((word) => request.recipe!.title.includes(word)),
      );
      const wantsSorts =
        request.sorts === true && (request.reason === null || request.reason === 'outOfStock');
      const listed = candidates.find(food, use, request.available ?? []);
      const found = wantsSorts
        ? withSorts(food, request.name, sortsOf(food, request.name), listed)
        : listed.filter(({ sort }) => sort === undefined);
      const rather = ratherIn(request.recipe);
      const saysFresh = /\bfresh\b/i.test(request.name);
      const forGood = asked(restrictions);
      const scored = found
        // Where nothing else does the job, only another of its own kind may: a duck's egg for a hen's.
        .filter(
          (one) => only === undefined || (one.function === only.function && one.foods[0]!.kind === food.kind),
        )
        .flatMap((one) => {
          const dish = one.sort === undefined && rather.has(one.foods[0]!.id) ? liked(one) : one;
          const candidate = saysFresh && sameInOtherForm(food, one.foods[0]!) ? keeps(dish) : dish;
          const home = atHome(candidate.foods, request.available);
          const gain = gainOf(candidate, food, request.reason, units);
          // Money or calories saved make no substitute of what does another job: coffee for stock.
          if (gain === null || (gain > 0 && home !== true && candidate.score < leastScore)) return [];
          const score = scoreFor(candidate, home, food, request, gain);
          // Who may never have the original wants what comes near it, not what others take on a day without.
          const far = forGood ? distance[candidate.flavor] + distance[candidate.texture] : 0;
          return [{ candidate, home, score, order: score - far }];
        })
        .filter(
          ({ score, home, candidate }) =>
            score >= leastScore || (home === true && candidate.score >= leastAtHome),
        )
        .sort((a, b) => b.order - a.order || compareIds(a.candidate, b.candidate));

      const suggestions: Suggestion[] = [];
      const denied: string[] = [];
      const taken = new Set<string>();
      const before = once(() =>
        claimsOf([ingredientOf(food, request.amount?.grams ?? null)], request.jurisdiction),
      );
      for (const { candidate, home, score } of scored) {
        if (suggestions.length >= request.maxResults) break;
        const main = candidate.foods[0]!.id;
        // One suggestion for a food, and a mixture beside it: three ways with milk are one idea.
        const mixed = candidate.foods.slice(1).some((one) => !isWater(one));
        const key = candidate.sort ?? (mixed ? `${main}+` : main);
        if (taken.has(key)) continue;
        // What only some callers look at is told when it is asked for.
        const converted = once(() => convert(food, request.amount, candidate, units));
        const weighed = once(() =>
          converted().parts.map((part) => {
            const made = ingredientOf(part.food, part.grams);
            return use.contexts.has('raw') || use.contexts.has('drink') ? { cooked: null, ...made } : made;
          }),
        );
        const no = deny(candidate.foods, weighed, request, restrictions);
        if (no !== null) {
          denied.push(no);
          continue;
        }
        const name = candidate.sort ?? candidate.foods.map((one) => one.name).join(' + ');
        // By another of its names it may stand in the list of its own sorts.
        if (name.toLowerCase() === request.name.toLowerCase()) continue;
        taken.add(key);
        const after = once(() =>
          claimsOf(weighed(), request.jurisdiction).filter(({ status }) => status !== 'unknown'),
        );
        const had = (allergen: Allergen, sure: boolean): boolean =>
          before().some((one) => one.allergen === allergen && (one.status === 'contains' || !sure));
        const said =
          candidate.sort ?? candidate.foods.map((one) => plainName(one, substitutions.called)).join(' + ');
        // The list may name a whole kind; to who must avoid something only the food that was judged is named.
        const called = asked(restrictions) ? said : (candidate.called ?? said);
        suggestions.push(
          withDetails(
            {
              rank: suggestions.length + 1,
              name,
              // Two foods may be called the same; the second goes by its own name.
              called: suggestions.some((one) => one.called === called)
                ? called === said
                  ? name
                  : said
                : called,
              foods: candidate.foods,
              role: [...use.functions][0] ?? candidate.function ?? food.roles[0] ?? null,
              flavor: candidate.flavor,
              texture: candidate.texture,
              available: home,
              confidence:
                Math.round(Math.min(0.97, Math.max(0.1, Math.min(candidate.score, score))) * 100) / 100,
            },
            {
              converted,
              methodChanges: () =>
                methodChanges(food, candidate, converted(), request.amount, use, {
                  units,
                  called: substitutions.called,
                }),
              difference: () => differences(food, candidate),
              allergens: () => [...new Set(after().map(({ allergen }) => allergen))],
              introducesAllergens: () => {
                const brought = after().filter(
                  ({ allergen, status }) => !had(allergen, status === 'contains'),
                );
                return [...new Set(brought.map(({ allergen }) => allergen))];
              },
              nutritionDelta: () => nutritionDelta(food, request, converted()),
              costDelta: () => costDelta(food, request, converted()),
            },
          ),
        );
      }
      return {
        suggestions,
        noneReason: noneReason(suggestions, only?.reason ?? null, denied, request),
        warnings,
      };
    },
  };
}

/** What raises a dough or a batter: with flour it says that something is baked. */
const raising: readonly string[] = ['baking-powder', 'baking-soda', 'active-dry-yeast', 'instant-yeast'];
/** What only a cooked dish holds, and no vegetarian one. */
const flesh = ['meat', 'fish', 'shellfish'] as const;

const isFlesh = ({ traits }: Food): boolean => flesh.some((one) => traits.includes(one));

/** Where a title says nothing ("Grandma's favorite") what else goes into the dish does. */
function inContext(
  use: IngredientUse,
  { food, recipeFoods }: SubstituteRequest,
  foods: Catalogue,
): IngredientUse {
  if (use.contexts.size > 0 || recipeFoods.size === 0) return use;
  const has = (id: string): boolean => recipeFoods.has(id) || food?.id === id;
  const all = [...recipeFoods].flatMap((id) => foods.get(id) ?? []);
  if (has('all-purpose-flour') && (raising.some(has) || (has('sugar') && has('egg'))))
    return { ...use, contexts: new Set(['baking']) };
  return all.some(isFlesh) ? { ...use, contexts: new Set(['cooking']) } : use;
}

/** What only some callers look at. */
const withDetails = lazyShape(
  'converted',
  'methodChanges',
  'difference',
  'allergens',
  'introducesAllergens',
  'nutritionDelta',
  'costDelta',
);

/** How many other sorts of a food are named. */
const mostSorts = 2;

const keyOf = (name: string): string => keysOf(wordsOf(name)).join(' ');

/** A sort of the very food that is replaced, under the name it is sold by. */
const sortOf = (food: Food, sort: string, score: number): Candidate => ({
  foods: [food],
  sort,
  score,
  parts: null,
  per: null,
  function: food.roles[0] ?? null,
  method: [],
  flavor: 'none',
  texture: 'none',
  source: 'own',
});

/** The sorts that stand in a group of their own, then those of the food's list that the name does not mean. */
function withSorts(
  food: Food,
  name: string,
  grouped: readonly Candidate[],
  listed: readonly Candidate[],
): readonly Candidate[] {
  // "Stew meat" is beef stew meat where the food is a beef.
  const asked = [...keyOf(name).split(' '), ...keyOf(food.kind ?? '').split(' ')];
  const named = new Set(grouped.map(({ sort }) => keyOf(sort ?? '')));
  const isAsked = (sort: string): boolean =>
    keyOf(sort)
      .split(' ')
      .every((word) => asked.includes(word));
  const further = listed.filter(
    ({ sort }) => sort === undefined || !(named.has(keyOf(sort)) || isAsked(sort)),
  );
  const meant = listed.find(({ sort }) => sort !== undefined && isAsked(sort));
  if (meant === undefined || grouped.length > 0) return [...grouped, ...further];
  // Who names no sort is not told to take the food itself, nor what is only another word for it.
  const kindWords = new Set(keyOf(food.kind ?? '').split(' '));
  const own = (said: string): string =>
    keyOf(said)
      .split(' ')
      .filter((word) => !kindWords.has(word))
      .join(' ');
  if (own(name) === own(food.name))
    return own(meant.sort!) === own(name) ? further : [sortOf(food, meant.sort!, meant.score), ...further];
  // Who lacks sharp cheddar takes the cheddar there is; broth and stock stand in for each other at one place.
  return [sortOf(food, food.name, isAsked(food.name) ? 1 : meant.score), ...further];
}

/** By how much a dish of a title would rather have a food: about three places of a list. */
const likedThere = 0.11;
/** What everybody takes first stays first in such dishes too. */
const mostLiked = 0.958;

const liked = (one: Candidate): Candidate => ({
  ...one,
  score: Math.max(one.score, Math.min(one.score + likedThere, mostLiked)),
});

/** Who writes "fresh" and has none most often has the food as it keeps: dried parsley, frozen spinach. */
const keeps = (one: Candidate): Candidate => ({
  ...one,
  score: Math.max(one.score, Math.min(one.score + likedThere, 1.01)),
});

/** Finds which foods dishes of a title would rather be given. */
function createAffinities(
  affinities: readonly Affinity[],
): (recipe: RecipeText | null) => ReadonlySet<string> {
  const patterns = affinities.map(({ titles, foods }) => ({
    pattern: new RegExp(`\\b(?:${titles.join('|')})(?:e?s)?\\b`),
    foods,
  }));
  const none: ReadonlySet<string> = new Set();
  // A transform asks for every line of one recipe.
  const known = createRecent<RecipeText, ReadonlySet<string>>();
  const read = ({ title }: RecipeText): ReadonlySet<string> => {
    const fitting = patterns.filter(({ pattern }) => pattern.test(title));
    return fitting.length === 0 ? none : new Set(fitting.flatMap(({ foods }) => foods));
  };
  return (recipe) => (recipe === null ? none : known.get(recipe, () => read(recipe)));
}

/** Finds the other sorts of a food that is asked for by the name of one. */
function createSorts(groups: readonly Variants[]): (food: Food, name: string) => readonly Candidate[] {
  const byName = new Map<string, Variants>();
  for (const group of groups) for (const name of group.names) byName.set(keyOf(name), group);
  return (food, name) => {
    const group = byName.get(keyOf(name));
    if (group?.food !== food.id) return [];
    const others = group.names.filter((other) => keyOf(other) !== keyOf(name));
    return others.slice(0, mostSorts).map((sort, at) => sortOf(food, sort, 1 - 0.02 * at));
  };
}

const compareIds = (a: Candidate, b: Candidate): number => {
  const [x, y] = [a, b].map(({ foods }) => foods.map(({ id }) => id).join('+'));
  return x! < y! ? -1 : 1;
};

function ingredientOf(food: Food, grams: number | null): Ingredient {
  return { key: food.id, text: food.name, name: food.name, food, grams, eatenShare: 1 };
}

/** Whether all of a substitute is at home; water and salt always are. */
function atHome(parts: readonly Food[], available: readonly Food[] | null): boolean | null {
  if (available === null) return null;
  return parts.every(
    (part) =>
      isWater(part) ||
      part.id === 'salt' ||
      available.some((have) => have.id === part.id || (have.abstract && isKind(part, have.id))),
  );
}

/** The restrictions of the request, and those that its reason means where none is named. */
function withReason(request: SubstituteRequest, food: Food, warnings: string[]): Restrictions {
  const { restrictions, reason } = request;
  const named = asked(restrictions);
  if (named || (reason !== 'allergy' && reason !== 'diet')) return restrictions;
  if (reason === 'diet') {
    warnings.push('No diet was named in dietary_restrictions, so no suggestion was left out for one.');
    return restrictions;
  }
  const allergens = food.allergens.filter((fact) => fact.level === 'contains').map((fact) => fact.allergen);
  warnings.push(
    allergens.length > 0
      ? `No allergy was named, so everything that carries what ${food.name} does (${allergens.join(', ')}) was left out.`
      : `No allergy was named, so everything that is or holds ${food.name} was left out.`,
  );
  return {
    ...restrictions,
    allergens,
    exclusions: [{ label: food.name, node: food.id, allergy: true }],
  };
}

/** What meat costs a candidate for a dish that has none, and for one whose title promises that. */
const meatIntoNone = 0.12;
const meatIntoVegetarian = 0.6;
const meatlessTitle = /\b(?:vegan|vegetarian|meatless|veggie)\b/;

/** The rank of a candidate under what the caller wants of it. */
function scoreFor(
  candidate: Candidate,
  home: boolean | null,
  food: Food,
  request: SubstituteRequest,
  gain: number,
): number {
  let { score } = candidate;
  const main = candidate.foods[0]!;
  if (home === true && score >= leastAtHome) score += 0.6;
  // Chicken stock in a pot of mussels or beans is meat where there was none.
  if (isFlesh(main) && !isFlesh(food)) {
    if (request.recipe !== null && meatlessTitle.test(request.recipe.title)) score -= meatIntoVegetarian;
    else if (request.meatless === true && main.traits.includes('meat')) score -= meatIntoNone;
  }
  // A cook who swaps seldom takes more of what is in the pot already.
  if (request.recipeFoods.has(main.id)) score *= 0.8;
  // Made for those who may not have the original, it is what they look for first.
  if (asked(request.restrictions) && isMadeWithout(main, food)) score += 0.4;
  if (request.reason === 'taste' && (sameInOtherForm(food, main) || isKind(main, food.id))) score *= 0.5;
  score += gain + towards(request.restrictions.diets, food, candidate);
  if (request.reason === 'diet' && request.restrictions.diets.length === 0)
    score -= 0.1 * main.traits.filter((trait) => food.traits.includes(trait) && animal.has(trait)).length;
  return score;
}

/**
 * What a candidate is worth for the sake of money or health; null where it brings nothing: honey is no lighter than sugar,
 * basmati no cheaper than rice.
 */
function gainOf(
  candidate: Candidate,
  food: Food,
  reason: SubstituteReason | null,
  units: Units,
): number | null {
  if (reason !== 'cost' && reason !== 'health') return 0;
  const instead = convert(food, hundredGrams, candidate, units).parts;
  if (reason === 'cost') {
    const saved = cheaper(food, instead);
    return saved === null ? 0.3 * priceUnknown : saved < leastSaved ? null : 0.3 * saved;
  }
  if (food.nutrients === null) return 0;
  // The lighter sort of the very food changes the dish least.
  const sort = isLighter(candidate.foods[0]!, food);
  return sort || isHealthier(food, instead) ? 0.3 * lighter(food, instead) + (sort ? lighterSort : 0) : null;
}

const hundredGrams: OriginalAmount = { quantity: 100, unit: 'g', grams: 100 };
/** What a price that is not known counts for beside one that is lower. */
const priceUnknown = -0.2;
/** Share of the money below which nobody looks for something else. */
const leastSaved = 0.05;
/** What the lighter sort of the food itself is worth where health is the reason. */
const lighterSort = 0.25;
/** What a difference on the plate costs a candidate that is for good. */
const distance: Readonly<Record<Impact, number>> = { none: 0, low: 0, medium: 0.1, high: 0.2 };

/** How foods made to do without something begin their names. */
const madeWithout = /^(?:vegan|vegetarian|plant-based|gluten-free|dairy-free|egg-free|lactose-free) /;

/** "Vegetarian parmesan-style cheese" is the parmesan of vegetarians. */
const madeLike = /-style(?: \w+)?$/;

/** Whether one food is the other, or what the other is a kind of, made to do without something. */
const isMadeWithout = (main: Food, food: Food): boolean => {
  const base = main.name.replace(madeWithout, '').replace(madeLike, '');
  if (base === main.name) return false;
  // Breadcrumbs without gluten are the panko of who avoids it.
  return base === food.name || (main.kind === food.kind && base === food.kind) || food.kin[0] === base;
};

const asked = ({ diets, allergens, exclusions }: Restrictions): boolean =>
  diets.length + allergens.length + exclusions.length > 0;

const animal: ReadonlySet<string> = new Set([
  'meat',
  'dairy',
  'egg',
  'fish',
  'shellfish',
  'honey',
  'animal-fat',
]);

/** Differences per serving, of nutrients that both sides know. */
function nutritionDelta(
  food: Food,
  request: SubstituteRequest,
  converted: Converted,
): Readonly<Partial<Record<Nutrient, number>>> {
  const grams = request.amount?.grams ?? null;
  const known = converted.parts.every(
    (part) => part.grams !== null && (part.food.nutrients !== null || isWater(part.food)),
  );
  if (grams === null || food.nutrients === null || !known) return {};
  const servings = request.servings ?? 1;
  const delta: Partial<Record<Nutrient, number>> = {};
  for (const [index, nutrient] of nutrients.entries()) {
    const old = food.nutrients[index];
    if (old === null || old === undefined) continue;
    let sum = (-old * grams) / 100;
    let complete = true;
    for (const part of converted.parts) {
      const value = isWater(part.food) ? (nutrient === 'water_g' ? 100 : 0) : part.food.nutrients![index];
      if (value === null || value === undefined) complete = false;
      else sum += (value * part.grams!) / 100;
    }
    const rounded = roundNutrient(nutrient, sum / servings);
    if (complete && rounded !== 0) delta[nutrient] = rounded;
  }
  return delta;
}

/** US dollars per serving, or null where a price or a weight is not known. */
function costDelta(food: Food, request: SubstituteRequest, converted: Converted): number | null {
  const grams = request.amount?.grams ?? null;
  if (grams === null || food.price === null) return null;
  let sum = -food.price.usdPerKg * grams;
  for (const part of converted.parts) {
    if (isWater(part.food)) continue;
    if (part.grams === null || part.food.price === null) return null;
    sum += part.food.price.usdPerKg * part.grams;
  }
  return Math.round((sum / 1000 / (request.servings ?? 1)) * 100) / 100;
}

function noneReason(
  suggestions: readonly Suggestion[],
  irreplaceable: string | null,
  denied: readonly string[],
  request: SubstituteRequest,
): string | null {
  if (suggestions.length > 0) return null;
  if (irreplaceable !== null) return irreplaceable;
  if (denied.length > 0)
    return `everything that does the job of ${request.name} is ruled out: ${denied.slice(0, 4).join('; ')}`;
  const better = request.reason === 'cost' ? 'costs less' : request.reason === 'health' ? 'is lighter' : null;
  if (better !== null)
    return `nothing that does the job of ${request.name} ${better}, by the figures in the tables`;
  return `nothing in the tables does the job of ${request.name} well enough to be recommended; leaving it out changes the dish less than a poor stand-in would`;
}

import { denialsOf } from '#cooking/verify/denials';
import { mendRecipe } from '#cooking/mend/mend';
import type { Mend, MendWish } from '#cooking/mend/model';
import type { Change } from '#contract/schemas/change';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import { roundNutrient } from '#food/nutrition';
import { nutrients, type Nutrient } from '#food/vocabulary';
import type { KitchenDeps } from './kitchen-deps.ts';
import { spelledBench, spellingTarget, spellingThatStands } from './spelled-bench.ts';
import { toolsChange } from './tools-apart.ts';
import { balanced, dietsToKeep, effectOf, type Bench, type Standing } from './transform.ts';

/** A bench whose recipe starts without the gaps that its author left, and what closed them. */
export interface MendedBench {
  readonly bench: Bench;
  /** As the caller sent it. */
  readonly sent: Standing;
  readonly changes: readonly Change[];
  /** A text of the recipe as its author spelled it. */
  readonly asWritten: (text: string) => string;
}

/** So much of a serving's figure is no matter: what is listed where a wish takes it away may bring no more. */
const unseen: Readonly<Partial<Record<Nutrient, number>>> = {
  energy_kcal: 20,
  fat_g: 1.5,
  saturated_fat_g: 0.5,
  carbohydrate_g: 3,
  sugars_g: 2,
  sodium_mg: 35,
  cholesterol_mg: 5,
  potassium_mg: 120,
};

const unsaltedWords =
  /\b(?:won['’]t|will not|shouldn['’]t|should not|does not|doesn['’]t|may not|might not) (?:probably |really )?need (?:any |more |extra )?salt\b|\bno (?:more |extra |added )?salt (?:is )?needed\b/i;
/** What a list may get to know of later, where figures are compared: half a spoon of oil a serving. */
const mostKcal = 70;

/**
 * Closes the gaps of a recipe before it is changed: no diet that it keeps is broken, no allergen comes in, and where
 * a wish limits a nutrient no more of it is listed than nobody sees.
 * @param limited what the wish sets limits to; null: no figures are compared
 * @param bakes whether what is baked will still be baked
 */
export function mendedBench(
  given: Bench,
  deps: KitchenDeps,
  limited: readonly Nutrient[] | null = null,
  bakes = true,
): MendedBench {
  const { bench, changes: spelled, asWritten } = spelledBench(given, deps.speller);
  const { start } = bench;
  const mended = mendRecipe(start.understood, { ...wishOf(bench, deps, limited), bakes }, deps);
  if (mended.mends.length === 0)
    return { bench, sent: given.start, changes: [...toolsChange(start.understood), ...spelled], asWritten };
  const next = bench.stand(mended.text);
  return {
    bench: { ...bench, start: next },
    sent: given.start,
    changes: [
      ...changesOf(mended.mends, start, next).map((change) => ({
        ...change,
        reason: bench.ownWords(change.reason),
      })),
      ...toolsChange(start.understood),
      ...spelled,
    ],
    asWritten,
  };
}

function wishOf(
  bench: Bench,
  deps: KitchenDeps,
  limited: readonly Nutrient[] | null,
): Omit<MendWish, 'bakes'> {
  const deny = denialsOf(deps)({ ...bench.asks, diets: dietsToKeep(bench, bench.start) });
  const carried = new Set(
    bench.start.judgement.allergens
      .filter(({ status }) => status !== 'unknown')
      .map(({ allergen }) => allergen),
  );
  return {
    allows: (food, gramsPerServing) =>
      deny(food) === null &&
      // "It probably won't need salt": then none is listed.
      !(isKind(food, 'salt') && unsaltedWords.test(bench.start.understood.source.instructions.join(' '))) &&
      food.allergens.every(({ allergen }) => carried.has(allergen)) &&
      // A side dish that was not counted before would make before and after two plates.
      (limited === null ||
        (!isKind(food, 'rice') && bringsOf(food, 'energy_kcal', gramsPerServing) <= mostKcal)) &&
      (limited ?? []).every(
        (nutrient) => bringsOf(food, nutrient, gramsPerServing) <= (unseen[nutrient] ?? 0),
      ),
  };
}

const bringsOf = (food: Food, nutrient: Nutrient, grams: number): number =>
  ((food.nutrients?.[nutrients.indexOf(nutrient)] ?? 0) * grams) / 100;

/**
 * The mends of steps as they stand in the end: what was worded anew afterwards is shown so, and what is gone altogether
 * is no change.
 */
export function asTheyStand(mends: readonly Change[], end: Standing, from?: Standing): readonly Change[] {
  const told = end.understood.source.instructions;
  // A step more or less in front, and the numbers of the rest are others.
  const moved = from !== undefined && from.understood.source.instructions.length !== told.length;
  return mends.flatMap((given): readonly Change[] => {
    const mend = moved
      ? { ...given, reason: given.reason.replace(/^Steps? [\d, and]+ uses? (?=it|them)/, 'The method uses ') }
      : given;
    const { kind, target, before, after } = mend;
    if (target === spellingTarget) {
      const stays = spellingThatStands(mend, end);
      return stays === null ? [] : [stays];
    }
    if (kind !== 'text' || !target.startsWith('step ') || after === null || told.includes(after))
      return [mend];
    const fresh = wordsOf(after).filter((word) => !wordsOf(before ?? '').includes(word));
    const meant = new Set(wordsOf(after));
    const share = (text: string): number => {
      const words = new Set(wordsOf(text));
      if (!fresh.every((word) => words.has(word))) return 0;
      return [...words].filter((word) => meant.has(word)).length / words.size;
    };
    const best = told.reduce((top, text) => (share(text) > share(top) ? text : top), '');
    return best === '' ? [] : [{ ...mend, after: best }];
  });
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** The mends as changes: what is new in the figures is shared out by what each line weighs. */
function changesOf(mends: readonly Mend[], sent: Standing, mended: Standing): readonly Change[] {
  const all = effectOf(sent.judgement, mended.judgement);
  const { servings } = mended.judgement.nutrition;
  const lines = mends.filter(({ brings }) => brings.length > 0);
  const none: Change['effect'] = { nutrition: {}, cost: 0, allergens: { added: [], removed: [] } };
  const effects = mends.map((mend, at): Change['effect'] => {
    if (!lines.includes(mend)) return lines.length === 0 && at === 0 ? all : none;
    if (lines.length === 1) return all;
    const nutrition: Partial<Record<Nutrient, number>> = {};
    for (const nutrient of nutrients) {
      if (all.nutrition[nutrient] === undefined) continue;
      const value = roundNutrient(
        nutrient,
        mend.brings.reduce((sum, { food, grams }) => sum + bringsOf(food, nutrient, grams / servings), 0),
      );
      if (value !== 0) nutrition[nutrient] = value;
    }
    const cost = mend.brings.reduce(
      (sum, { food, grams }) => sum + ((food.price?.usdPerKg ?? 0) * grams) / 1000 / servings,
      0,
    );
    return { ...none, nutrition, cost: Math.round(cost * 100) / 100 };
  });
  if (lines.length > 1) {
    // What the shares leave over is with the line that costs most.
    const said = effects.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
    const most = effects.reduce(
      (best, { cost }, at) => ((cost ?? 0) > (effects[best]!.cost ?? 0) ? at : best),
      0,
    );
    effects[most] = {
      ...effects[most]!,
      cost: all.cost === null ? null : Math.round(((effects[most]!.cost ?? 0) + all.cost - said) * 100) / 100,
      allergens: all.allergens,
    };
  }
  return balanced(
    mends.map(({ kind, target, before, after, reason }, at) => ({
      kind,
      target,
      before,
      after,
      reason,
      effect: effects[at]!,
    })),
    sent,
    mended,
  );
}

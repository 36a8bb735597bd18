import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allergenClaims } from '#food/allergens';
import type { Catalogue } from '#food/catalogue';
import { judgeDiets } from '#food/diets';
import type { FactTables } from '#food/fact-tables';
import type { Grounder } from '#food/ground';
import { nutritionOf } from '#food/nutrition';
import type { Allergen, Diet } from '#food/vocabulary';

/** A dish by its lines, and what must be said of it. */
export interface JudgedDish {
  readonly name: string;
  readonly servings: number;
  readonly lines: readonly string[];
  readonly contains?: readonly Allergen[];
  readonly may?: readonly Allergen[];
  readonly free?: readonly Allergen[];
  readonly met?: readonly Diet[];
  readonly violated?: readonly Diet[];
  readonly unverifiable?: readonly Diet[];
}

/** How many statements came out right, and those that did not. */
export interface DishScore {
  readonly statements: number;
  readonly right: number;
  readonly misses: readonly {
    readonly dish: string;
    readonly expected: string;
    readonly got: string;
    readonly unsafe: boolean;
  }[];
}

/** Our own list, `dishes.yaml`. */
export function readDishes(): JudgedDish[] {
  return parse(readFileSync(join(import.meta.dirname, 'dishes.yaml'), 'utf8')) as JudgedDish[];
}

/** Judges every dish from its lines. A miss is unsafe when it clears what must not be cleared. */
export function scoreDishes(
  dishes: readonly JudgedDish[],
  grounder: Grounder,
  foods: Catalogue,
  tables: FactTables,
): DishScore {
  const misses: DishScore['misses'][number][] = [];
  let statements = 0;
  for (const dish of dishes) {
    const ingredients = grounder
      .ground(dish.lines, { servings: dish.servings })
      .map((line) => line.ingredient);
    const claims = allergenClaims(ingredients, { tables, foods });
    const nutrition = nutritionOf(ingredients, { servings: dish.servings, tables });
    const verdicts = judgeDiets(ingredients, { tables, claims, nutrition, servings: dish.servings });
    const check = (expected: string, got: string, ok: boolean, unsafe: boolean): void => {
      statements += 1;
      if (!ok) misses.push({ dish: dish.name, expected, got, unsafe });
    };
    const statusOf = (allergen: Allergen): string => {
      const found = claims
        .filter((claim) => claim.allergen === allergen)
        .map(({ status, evidence }) => `${status} (${evidence})`);
      return found[0] ?? 'cleared';
    };
    for (const allergen of dish.contains ?? []) {
      const got = statusOf(allergen);
      check(`contains ${allergen}`, got, got.startsWith('contains'), got === 'cleared');
    }
    for (const allergen of dish.may ?? []) {
      const got = statusOf(allergen);
      check(`may contain ${allergen}`, got, got !== 'cleared', got === 'cleared');
    }
    for (const allergen of dish.free ?? []) {
      const got = statusOf(allergen);
      check(`free of ${allergen}`, got, got === 'cleared', false);
    }
    for (const status of ['met', 'violated', 'unverifiable'] as const) {
      for (const diet of dish[status] ?? []) {
        const verdict = verdicts.find((one) => one.diet === diet)!;
        const got = `${verdict.status} (${verdict.evidence.join('; ')})`;
        check(
          `${diet} ${status}`,
          got,
          verdict.status === status,
          status !== 'met' && verdict.status === 'met',
        );
      }
    }
  }
  return { statements, right: statements - misses.length, misses };
}

/** Loads the compiled tables and builds the kitchen: everything that knows food, without server or database. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ofOneShape } from '#kernel/one-shape';
import { createCatalogue, type Catalogue } from '#food/catalogue';
import { createCategorySuggester, type CategorySuggester } from '#food/category/suggest';
import type { CategoryTable } from '#food/category/words';
import type { FactTables } from '#food/fact-tables';
import { createGrounder, type Grounder } from '#food/ground';
import { createFurtherFoods, type ImportedStore } from '#food/imported/imported-food';
import type { FoodTable } from '#food/model';
import { createLineParser } from '#food/parse/line-parser';
import { createUnits, type Units, type UnitTable } from '#food/units';
import { createUnsafeScreen, type UnsafeRule } from '#food/unsafe';
import { asListed, weigh } from '#food/weigh';
import { createCuisines, type Cuisines } from '#cooking/cuisines';
import type { CuisineProfile, Dish } from '#cooking/dish';
import { evenDish } from '#cooking/dishes/even-shape';
import { createEngine, type Engine } from '#cooking/generate';
import { namesOfDishes } from '#cooking/healthify/named-dish';
import type { HealthTables } from '#cooking/healthify/rules';
import type { SubstitutionTable } from '#cooking/substitute/rule';
import type { MethodTables } from '#cooking/method/model';
import { createSubstitutes, type Substitutes } from '#cooking/substitute/suggest';
import type { Speller, SpellingTable } from '#cooking/spelling/model';
import { createSpeller } from '#cooking/spelling/speller';
import type { ToneTables } from '#cooking/tone/tone-table';
import type { PantryReader } from '#cooking/understand';

/** Everything that cooks and judges. */
export interface Kitchen {
  readonly foods: Catalogue;
  readonly units: Units;
  readonly facts: FactTables;
  readonly cuisines: Cuisines;
  readonly grounder: Grounder;
  readonly categories: CategorySuggester;
  readonly engine: Engine;
  readonly reader: PantryReader;
  readonly substitutes: Substitutes;
  readonly health: HealthTables;
  readonly methods: MethodTables;
  readonly tones: ToneTables;
  readonly speller: Speller;
  /** Version of the tables, for `X-Data-Version`. */
  readonly dataVersion: string;
}

/** The compiled tables as they lie in a folder. */
export interface KitchenTables {
  readonly foods: FoodTable;
  readonly units: UnitTable;
  readonly facts: FactTables;
  readonly unsafe: readonly UnsafeRule[];
  readonly categories: CategoryTable;
  readonly substitutions: SubstitutionTable;
  readonly health: HealthTables;
  readonly methods: MethodTables;
  readonly tones: ToneTables;
  readonly spelling: SpellingTable;
  readonly dishes: {
    readonly dishes: readonly Dish[];
    readonly forms: readonly Dish[];
    readonly cuisines: readonly CuisineProfile[];
  };
}

/** Reads one of the tables that `npm run build` compiled. They hold nothing but ASCII, which is quicker to read. */
export const readTable = <T>(folder: string, name: string): T =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'latin1')) as T;

/** Reads the tables that `npm run build` compiled. */
export function readTables(folder: string): KitchenTables {
  const read = <T>(name: string): T => readTable(folder, name);
  const foods = read<FoodTable>('foods');
  const cooked = read<KitchenTables['dishes']>('dishes');
  return {
    foods: { ...foods, foods: ofOneShape(foods.foods) },
    units: read('units'),
    facts: read('facts'),
    unsafe: read('unsafe'),
    categories: read('categories'),
    substitutions: read('substitutions'),
    health: read('health'),
    methods: read('methods'),
    tones: read('tones'),
    spelling: read('spelling'),
    dishes: {
      ...cooked,
      dishes: cooked.dishes.map((dish) => evenDish(dish)),
      forms: cooked.forms.map((form) => evenDish(form)),
    },
  };
}

/** Builds the kitchen over the tables, and over imported foods for names that the tables do not know. */
export function createKitchen(tables: KitchenTables, imported: ImportedStore | null = null): Kitchen {
  const foods = createCatalogue(
    tables.foods,
    imported === null ? undefined : (kindOf) => createFurtherFoods(imported, kindOf),
  );
  const units = createUnits(tables.units);
  const cuisines = createCuisines(tables.dishes.cuisines);
  const parser = createLineParser(units);
  return {
    foods,
    units,
    facts: tables.facts,
    cuisines,
    grounder: createGrounder({ parser, catalogue: foods, units }),
    categories: createCategorySuggester(foods, tables.categories),
    engine: createEngine({
      foods,
      facts: tables.facts,
      dishes: tables.dishes.dishes,
      forms: tables.dishes.forms,
      cuisines,
    }),
    reader: {
      foods,
      unsafe: createUnsafeScreen(tables.unsafe),
      parse: (line) => parser.parse(line),
      weigh: (food, line) => asListed(food, weigh(food, line, units)),
    },
    substitutes: createSubstitutes({
      foods,
      facts: tables.facts,
      units,
      substitutions: tables.substitutions,
    }),
    health: { ...tables.health, dishNames: namesOfDishes(tables.dishes.dishes) },
    methods: tables.methods,
    tones: tables.tones,
    speller: createSpeller(tables.spelling),
    dataVersion: foods.version,
  };
}

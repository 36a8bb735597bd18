import type { FoodMatch } from '../match/matcher.ts';
import type { AllergenFact, Food, Measure } from '../model.ts';
import { nutrients, type Allergen, type Category, type Trait } from '../vocabulary.ts';
import { askedKey, searchKeys, spokenName, standsAs, type KeyKind } from './search-keys.ts';

/** A food of another table, as it is kept. */
export interface ImportedRecord {
  readonly fdcId: number;
  /** Trust in its figures: 0 measured, 1 reference, 2 survey, 3 from a label. */
  readonly rank: number;
  readonly name: string;
  readonly brand: string | null;
  readonly category: Category;
  /** Pairs of position and amount per 100 g; what is not there is unknown. */
  readonly nutrients: readonly number[];
  /** Whether the figures are of 100 ml. */
  readonly perVolume: boolean;
  readonly measures: readonly Omit<Measure, 'source'>[];
  readonly gramsPerMl: number | null;
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
  readonly traits: readonly Trait[];
}

/** Where imported foods are kept: found by key, read one by one. Both are quick and hold nothing in memory. */
export interface ImportedStore {
  /** Foods in it. */
  readonly count: number;
  readonly version: string;
  /** Numbers of the records that have the key in this form, at most `limit` of them. */
  find(key: string, kind: KeyKind, limit: number): readonly number[];
  record(number: number): ImportedRecord;
}

/** Foods beyond the tables, for names that the tables do not know. */
export interface FurtherFoods {
  readonly count: number;
  readonly version: string;
  match(name: string): FoodMatch | null;
  get(id: string): Food | null;
}

/** How sure a name is of a food that it says in full, in short, or without its brand. */
const confidences: Readonly<Record<KeyKind, number>> = { whole: 0.9, shortened: 0.8, brandless: 0.75 };
/** More records of one name than this are not told apart. */
const recordLimit = 12;
const rememberedFoods = 5000;

/** Key under which a record is kept by its own number. */
export const idKey = (fdcId: number): string => `#${fdcId}`;

/** Opens the foods of a store. `kindOf` says which food of the tables one is a kind of, for what is inherited. */
export function createFurtherFoods(
  store: ImportedStore,
  kindOf: (name: string) => Food | null,
): FurtherFoods {
  const foods = new Map<number, Food>();
  const foodOf = (record: ImportedRecord): Food => {
    let food = foods.get(record.fdcId);
    if (food === undefined) {
      if (foods.size >= rememberedFoods) foods.clear();
      foods.set(record.fdcId, (food = importedFood(record, kindOf(record.name))));
    }
    return food;
  };
  return {
    count: store.count,
    version: store.version,
    match(name) {
      const asked = askedKey(name);
      if (asked === null) return null;
      for (const kind of ['whole', 'shortened', 'brandless'] as const) {
        const numbers = store.find(asked.key, kind, recordLimit + 1);
        const records = numbers
          .slice(0, recordLimit)
          .map((number) => store.record(number))
          .filter((record) =>
            searchKeys(record.name, record.brand).some((own) => own.kind === kind && standsAs(asked, own)),
          );
        const makers = new Set(records.map(({ brand }) => brand));
        // A name that many makers use says of none which is meant.
        if (kind === 'brandless' && (numbers.length > recordLimit || makers.size > 1)) continue;
        const best = records.sort((a, b) => a.rank - b.rank || b.fdcId - a.fdcId)[0];
        if (best === undefined) continue;
        const food = foodOf(best);
        const confidence = confidences[kind];
        const how = kind === 'whole' ? 'exact' : 'alias';
        return { food, confidence, candidates: [{ food, confidence, how }], modifiers: [] };
      }
      return null;
    },
    get(id) {
      const fdcId = /^fdc-(\d{1,9})$/.exec(id)?.[1];
      if (fdcId === undefined) return null;
      for (const number of store.find(idKey(Number(fdcId)), 'whole', recordLimit)) {
        const record = store.record(number);
        if (record.fdcId === Number(fdcId)) return foodOf(record);
      }
      return null;
    },
  };
}

/** A record as a food: what its source does not show is unknown, so that allergies and diets stay open. */
function importedFood(record: ImportedRecord, kind: Food | null): Food {
  const source = `fdc:${record.fdcId}`;
  const values: (number | null)[] = nutrients.map(() => null);
  for (let at = 0; at + 1 < record.nutrients.length; at += 2) {
    values[record.nutrients[at]!] = record.nutrients[at + 1]!;
  }
  const facts: AllergenFact[] = [
    ...record.contains.map((allergen) => ({ allergen, level: 'contains' as const, via: null, source })),
    ...record.may.map((allergen) => ({ allergen, level: 'may' as const, via: null, source })),
  ];
  const stated = new Set(facts.map(({ allergen }) => allergen));
  // A kind says what its foods usually hold; whether this one does, only its own words say.
  for (const fact of kind?.allergens ?? []) {
    if (!stated.has(fact.allergen)) facts.push({ ...fact, level: 'may', source });
  }
  return {
    id: `fdc-${record.fdcId}`,
    kind: kind?.id ?? null,
    ancestors: kind === null ? [] : [kind.id, ...kind.ancestors],
    abstract: false,
    name: nameOf(record),
    plural: null,
    aliases: [record.name],
    category: record.category === 'other' && kind !== null ? kind.category : record.category,
    nutrients: values,
    nutrientSource: record.perVolume ? `${source} (of 100 ml)` : source,
    // Figures of 100 ml are right for a volume when a millilitre counts as a gram.
    gramsPerMl: record.perVolume ? 1 : record.gramsPerMl,
    gramsPerMlSource: record.perVolume || record.gramsPerMl !== null ? source : null,
    measures: record.measures.map((measure) => ({ ...measure, source })),
    edibleShare: 1,
    edibleSource: null,
    yields: [],
    allergens: facts,
    madeOf: [],
    opaque: true,
    traits: record.traits,
    price: null,
    storage: kind?.storage ?? null,
    season: null,
    cooking: [],
    roles: kind?.roles ?? [],
    kin: [],
    vouchedDiets: [],
  };
}

/** The name inside a sentence: packs shout, and tables begin with a capital. */
function nameOf({ name: written, brand }: ImportedRecord): string {
  const name = spokenName(written);
  const shouted = name === name.toUpperCase();
  const quiet = shouted ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1);
  if (brand === null || quiet.toLowerCase().includes(brand.toLowerCase())) return quiet;
  return `${brand === brand.toUpperCase() ? brand.toLowerCase() : brand} ${quiet}`;
}

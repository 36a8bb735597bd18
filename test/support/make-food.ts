import type { Ingredient } from '#food/ingredient';
import type { AllergenFact, Food } from '#food/model';
import { nutrients, type Allergen, type Nutrient } from '#food/vocabulary';

type Parts = Partial<Omit<Food, 'nutrients' | 'allergens'>> & {
  /** Per 100 g; what is not named is unknown. */
  readonly per100g?: Partial<Record<Nutrient, number>>;
  readonly contains?: readonly Allergen[];
  readonly may?: readonly Allergen[];
  /** The part that carries an allergen. */
  readonly via?: Partial<Record<Allergen, string>>;
};

/** A food for tests: bare but for what is given. */
export function makeFood(id: string, parts: Parts = {}): Food {
  const { per100g, contains = [], may = [], via = {}, ...rest } = parts;
  const fact =
    (level: AllergenFact['level']) =>
    (allergen: Allergen): AllergenFact => ({
      allergen,
      level,
      via: via[allergen] ?? null,
      source: 'own',
    });
  return {
    id,
    kind: rest.ancestors?.[0] ?? null,
    ancestors: [],
    abstract: false,
    name: id.replaceAll('-', ' '),
    plural: null,
    aliases: [],
    category: 'other',
    nutrients: per100g === undefined ? null : nutrients.map((nutrient) => per100g[nutrient] ?? null),
    nutrientSource: per100g === undefined ? null : `fdc:${id}`,
    gramsPerMl: null,
    gramsPerMlSource: null,
    measures: [],
    edibleShare: 1,
    edibleSource: null,
    yields: [],
    allergens: [...contains.map(fact('contains')), ...may.map(fact('may'))],
    madeOf: [],
    opaque: false,
    traits: [],
    price: null,
    storage: null,
    season: null,
    cooking: [],
    roles: [],
    kin: [],
    ...rest,
  };
}

let serial = 0;

/** An ingredient line for tests; 100 g, all eaten. */
export function makeIngredient(food: Food | null, parts: Partial<Ingredient> = {}): Ingredient {
  const name = parts.name ?? food?.name ?? 'something';
  serial += 1;
  return { key: `k${serial}`, text: name, name, food, grams: 100, eatenShare: 1, ...parts };
}

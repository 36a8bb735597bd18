import type { Food, FoodTable } from '#food/model';
import type { Allergen, Category, Trait } from '#food/vocabulary';

/** A food in one line: id, parent, category, aliases, allergens that it contains, traits, parts. */
export interface SmallFood {
  readonly id: string;
  readonly kind?: string;
  readonly name?: string;
  readonly plural?: string;
  readonly category?: Category;
  readonly aliases?: readonly string[];
  readonly contains?: readonly Allergen[];
  readonly traits?: readonly Trait[];
  readonly madeOf?: readonly string[];
  readonly abstract?: boolean;
  readonly kin?: readonly string[];
}

/** A table for tests of looking up, with only the given facts; ancestors are followed, traits inherited. */
export function smallTable(list: readonly SmallFood[]): FoodTable {
  const byId = new Map(list.map((food) => [food.id, food]));
  const chain = (id: string | undefined): string[] => {
    const above = id === undefined ? undefined : byId.get(id);
    return above ? [above.id, ...chain(above.kind)] : [];
  };
  const foods = list.map((small): Food => {
    const ancestors = chain(small.kind);
    const line = [small, ...ancestors.map((id) => byId.get(id)!)];
    const containing = new Set(line.flatMap((food) => food.contains ?? []));
    return {
      id: small.id,
      kind: small.kind ?? null,
      ancestors,
      abstract: small.abstract ?? false,
      name: small.name ?? small.id.replaceAll('-', ' '),
      plural: small.plural ?? null,
      aliases: small.aliases ?? [],
      category: line.find((food) => food.category)?.category ?? 'other',
      nutrients: null,
      nutrientSource: null,
      gramsPerMl: null,
      gramsPerMlSource: null,
      measures: [],
      edibleShare: 1,
      edibleSource: null,
      yields: [],
      allergens: [...containing].map((allergen) => ({
        allergen,
        level: 'contains',
        via: null,
        source: 'own',
      })),
      madeOf: small.madeOf ?? [],
      opaque: false,
      traits: [...new Set(line.flatMap((food) => food.traits ?? []))],
      price: null,
      storage: null,
      season: null,
      cooking: [],
      roles: [],
      kin: small.kin ?? [],
    };
  });
  return { version: 'small', foods };
}

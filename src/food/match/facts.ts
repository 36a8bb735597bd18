import type { Food } from '../model.ts';
import type { Claim } from './lexicon.ts';
import type { Category } from '../vocabulary.ts';
import type { MatchFacts } from './names.ts';

const whole: ReadonlySet<Category> = new Set(['produce', 'herbs', 'meat', 'poultry', 'seafood', 'cheese']);

/** States that a shop category has by itself. */
const implied: Readonly<Partial<Record<Category, readonly string[]>>> = {
  'pasta-rice-grains': ['dried', 'dry', 'uncooked'],
  'beans-legumes': ['dried', 'dry'],
  'spices-seasonings': ['dried', 'dry', 'ground', 'powder', 'powdered'],
  'nuts-seeds-dried-fruit': ['dried', 'dry'],
  baking: ['dry', 'powdered', 'powder', 'refined'],
  frozen: ['frozen'],
  'canned-jarred': ['canned', 'preserved'],
  'oils-vinegars': ['refined', 'liquid'],
  'dairy-eggs': ['pasteurized', 'pasteurised', 'homogenized', 'liquid', 'uht'],
  beverages: ['liquid', 'still'],
};

const general: readonly string[] = ['still', 'pasteurized', 'pasteurised', 'thawed', 'defrosted', 'solid'];

/** Answers about foods, from the facts of the table. */
export function createMatchFacts(
  byId: ReadonlyMap<string, Food>,
  below: ReadonlyMap<string, readonly Food[]>,
): MatchFacts {
  const isA = (food: Food, ancestor: Food): boolean =>
    food === ancestor || food.ancestors.includes(ancestor.id);
  const holds = (food: Food, part: Food, depth: number): boolean =>
    food.madeOf.some((id) => {
      const member = byId.get(id);
      return member !== undefined && (isA(member, part) || (depth > 0 && holds(member, part, depth - 1)));
    });
  return {
    isA,
    related: (food, part) =>
      isA(food, part) || holds(food, part, 4) || (food.traits as readonly string[]).includes(part.id),
    // A kind keeps a promise only when everything below it does: not all chocolate is free of milk.
    satisfies: (food, claim) =>
      keeps(food, claim) &&
      (!food.abstract || (below.get(food.id) ?? []).every((kind) => keeps(kind, claim))),
    implies: (food, key) =>
      general.includes(key) ||
      (implied[food.category]?.includes(key) ?? false) ||
      food.id.split('-').includes(key),
    wholeFood: (food) => whole.has(food.category),
    keepsTail(food, _tail, needs) {
      if (!whole.has(food.category) && food.category !== 'spices-seasonings' && !needs) return false;
      return (
        !needs ||
        needs.some((need) => need === food.category || need === food.id || food.ancestors.includes(need))
      );
    },
  };
}

function keeps(food: Food, claim: Claim): boolean {
  if (food.opaque || claim.traits.includes('*')) return false;
  if (food.traits.some((trait) => claim.traits.includes(trait))) return false;
  return !food.allergens.some((fact) => fact.level === 'contains' && claim.allergens.includes(fact.allergen));
}

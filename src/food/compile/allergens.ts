import type { AllergenFact, Food } from '../model.ts';
import { allergens, type Allergen, type Trait } from '../vocabulary.ts';
import type { Problem } from './problem.ts';
import type { ReadableFood } from './readable.ts';

/**
 * Traits that go with the substance, so that whatever is made of the food has them too; the others
 * (raw, refined, fermented, staple …) speak of one product only.
 */
const substanceTraits: ReadonlySet<Trait> = new Set([
  ...([
    'meat',
    'red-meat',
    'pork',
    'beef',
    'poultry',
    'game',
    'fish',
    'shellfish',
    'fish-no-scales',
  ] as const),
  ...(['animal-fat', 'animal-stock', 'gelatin', 'animal-rennet', 'insect', 'blood', 'organ-meat'] as const),
  ...(['liver', 'dairy', 'egg', 'honey', 'grain', 'pseudograin', 'legume', 'soy'] as const),
  ...(['lactose', 'lactose-low', 'lactose-trace'] as const),
  ...(['nightshade', 'allium', 'mushroom', 'root-vegetable', 'added-sugar', 'sweetener', 'alcohol'] as const),
  ...(['alcohol-extract', 'caffeine', 'seed-oil', 'fodmap-fructan', 'fodmap-gos'] as const),
  ...(['fodmap-fructose', 'fodmap-polyol'] as const),
] as const);

/**
 * Allergens of a food: its kind's, those of the foods it is made of (through `via`), its own; what it
 * says it is `without` is taken away. Of two facts the surer wins, then the one with the shorter chain.
 */
export function allergensOf(
  food: ReadableFood,
  parent: Food | null,
  parts: readonly Food[],
  problems: Problem[],
): AllergenFact[] {
  const facts = new Map<Allergen, AllergenFact>();
  const better = (fact: AllergenFact, than: AllergenFact | undefined): boolean =>
    !than ||
    (fact.level === 'contains' && than.level === 'may') ||
    (fact.level === than.level && fact.via === null && than.via !== null);
  const add = (fact: AllergenFact): void => {
    if (better(fact, facts.get(fact.allergen))) facts.set(fact.allergen, fact);
  };
  for (const fact of parent?.allergens ?? []) add(fact);
  for (const part of parts) for (const fact of part.allergens) add({ ...fact, via: part.id });
  const wrong = (message: string): void => {
    problems.push({ file: food.file, id: food.id, rule: 'allergens', message });
  };
  for (const allergen of food.without) {
    if (!facts.delete(allergen)) {
      wrong(`without: [${allergen}] denies what neither its kind nor its parts have: remove it`);
    }
    if (food.contains.includes(allergen)) wrong(`it both contains and is without ${allergen}`);
  }
  for (const allergen of food.may) {
    if (facts.get(allergen)?.level === 'contains') {
      wrong(`may: [${allergen}] contradicts its kind or parts, which contain it: add without: [${allergen}]`);
    }
    if (food.contains.includes(allergen)) wrong(`${allergen} stands both under contains and under may`);
  }
  for (const level of ['contains', 'may'] as const) {
    for (const allergen of food[level]) {
      add({ allergen, level, via: food.via[allergen] ?? null, source: 'own' });
    }
  }
  for (const allergen of Object.keys(food.via)) {
    if (![...food.contains, ...food.may].includes(allergen as Allergen)) {
      wrong(`via.${allergen} explains nothing: list ${allergen} under contains or may`);
    }
  }
  return allergens.flatMap((allergen) => facts.get(allergen) ?? []);
}

/** How much lactose a food has, most first; it has one of the three. */
const lactoseGrades = ['lactose', 'lactose-low', 'lactose-trace'] as const satisfies readonly Trait[];

/** Whether anything says how much lactose there is. */
export const isLactoseGraded = (food: Food): boolean =>
  lactoseGrades.some((grade) => food.traits.includes(grade));

/** The grade that the food gives itself, else the highest of its kind's and its parts'; the others go. */
function gradeLactose(traits: Set<Trait>, own: readonly Trait[]): void {
  const kept =
    lactoseGrades.find((grade) => own.includes(grade)) ?? lactoseGrades.find((grade) => traits.has(grade));
  for (const grade of lactoseGrades) if (grade !== kept) traits.delete(grade);
}

/**
 * Traits of a food: its kind's, those of its parts that go with the substance, its own, less `no_traits`. Of the grades
 * of lactose one stays.
 */
export function traitsOf(
  food: ReadableFood,
  parent: Food | null,
  parts: readonly Food[],
  problems: Problem[],
): Trait[] {
  const own = new Set<Trait>(parent?.traits ?? []);
  // What every kitchen has is one product, not its whole kind.
  own.delete('staple');
  for (const part of parts) for (const trait of part.traits) if (substanceTraits.has(trait)) own.add(trait);
  for (const trait of food.noTraits) {
    if (!own.delete(trait)) {
      problems.push({
        file: food.file,
        id: food.id,
        rule: 'traits',
        message: `no_traits: [${trait}] denies what neither its kind nor its parts have: remove it`,
      });
    }
  }
  for (const trait of food.traits) {
    if (food.noTraits.includes(trait)) {
      problems.push({
        file: food.file,
        id: food.id,
        rule: 'traits',
        message: `${trait} is both given and denied`,
      });
    }
    own.add(trait);
  }
  gradeLactose(own, food.traits);
  return [...own];
}

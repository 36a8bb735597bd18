import type { SourceWords } from './fact-tables.ts';
import { isKind, type FoodLookup } from './ingredient.ts';
import type { Food } from './model.ts';
import { wordsOf } from './name-screen.ts';

/** Where a food comes from beside its kind and its list of parts: ids of the plants and animals. */
export interface Origins {
  /** From which it surely is: garlic powder from garlic. */
  readonly sure: readonly string[];
  /** What may be in it by brand or recipe, or what one of its other names speaks of. */
  readonly open: readonly string[];
  /** Of the sure ones those that its name itself says. */
  readonly named: readonly string[];
}

const known = new WeakMap<readonly SourceWords[], WeakMap<Food, Origins>>();
const none: Origins = { sure: [], open: [], named: [] };

type Words = ReadonlySet<string>;

const says = (words: Words, phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => phrase.every((word) => words.has(word)));

const compiled = new WeakMap<SourceWords, readonly (readonly string[])[]>();
const phrasesOf = (row: SourceWords): readonly (readonly string[])[] => {
  let phrases = compiled.get(row);
  if (phrases === undefined) compiled.set(row, (phrases = row.words.map(wordsOf)));
  return phrases;
};

/** The origins of a food by the table of `data/sources.yaml`. Reckoned once for each food. */
export function originsOf(food: Food, table: readonly SourceWords[]): Origins {
  if (table.length === 0) return none;
  let foods = known.get(table);
  if (foods === undefined) known.set(table, (foods = new WeakMap()));
  let origins = foods.get(food);
  if (origins === undefined) foods.set(food, (origins = reckon(food, table)));
  return origins;
}

function reckon(food: Food, table: readonly SourceWords[]): Origins {
  const sure: string[] = [];
  const open: string[] = [];
  const named: string[] = [];
  const listed = (ids: readonly string[]): boolean => ids.some((id) => isKind(food, id));
  // Once for all rows of the table: reading words is most of the work.
  const name: Words = new Set(wordsOf(food.name));
  const aliases: readonly Words[] = food.aliases.map((alias) => new Set(wordsOf(alias)));
  for (const row of table) {
    if (food.id === row.head || listed(row.not)) continue;
    const phrases = phrasesOf(row);
    const isNamed = says(name, phrases);
    if (isNamed) named.push(row.head);
    if (isNamed || listed(row.also)) sure.push(row.head);
    else if (listed(row.may) || aliases.some((alias) => says(alias, phrases))) open.push(row.head);
  }
  return { sure, open, named };
}

/** How a food was found to be of another. */
export interface Path {
  /** Names from the food down to the other. */
  readonly names: readonly string[];
  /** False where it depends on the product. */
  readonly sure: boolean;
}

const deepest = 5;
/** Words of a state: dried, canned and cooked black beans are black beans. */
const states: ReadonlySet<string> = new Set(
  'dried dry canned tinned jarred fresh frozen cooked raw ground roasted toasted pickled smoked salted whole'.split(
    ' ',
  ),
);

/** Whether a food bears the name of another in another state, where the table has nothing to say of either. */
function sharesName(food: Food, target: Food, table: readonly SourceWords[]): boolean {
  const core = wordsOf(target.name).filter((word) => !states.has(word));
  if (core.length < 2 || target.abstract || originsOf(target, table).named.length > 0) return false;
  return says(new Set(wordsOf(food.name)), [core]) && !table.some((row) => row.head === target.id);
}

/** Whether the table says that a food only sounds like a node. */
export const onlySoundsLike = (food: Food, node: string, table: readonly SourceWords[]): boolean =>
  table.some((row) => row.head === node && row.not.some((id) => isKind(food, id)));

/** From a food down to a node: itself, what it is made of, what it comes from; null where it is not in there. */
export function pathTo(
  food: Food,
  node: string,
  tables: { readonly foods: FoodLookup; readonly sources: readonly SourceWords[] },
  depth = 0,
): Path | null {
  if (isKind(food, node)) return { names: [food.name], sure: true };
  const target = tables.foods.get(node);
  if (target && sharesName(food, target, tables.sources))
    return { names: [food.name, target.name], sure: true };
  if (depth > deepest) return null;
  const { sure, open } = originsOf(food, tables.sources);
  let doubtful: Path | null = null;
  const down = (id: string, isSure: boolean): Path | null => {
    const inner = tables.foods.get(id);
    const path = inner ? pathTo(inner, node, tables, depth + 1) : null;
    return path === null ? null : { names: [food.name, ...path.names], sure: isSure && path.sure };
  };
  for (const id of [...food.madeOf, ...sure]) {
    const path = down(id, true);
    if (path?.sure) return path;
    doubtful ??= path;
  }
  for (const id of open) doubtful ??= down(id, false);
  return doubtful;
}

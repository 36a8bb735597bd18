import { nearestWord } from '#kernel/nearest';
import { compileFoods } from '../compile/compile.ts';
import type { Problem } from '../compile/problem.ts';
import { compileDiets } from '../diet-rules.ts';
import type { FactTables } from '../fact-tables.ts';
import { keysOf, wordsOf } from '../match/words.ts';
import type { Food, FoodTable, PriceFact } from '../model.ts';
import type { Units } from '../units.ts';
import type { Allergen, Diet } from '../vocabulary.ts';
import { isPlain, readOwnNode, show, type OwnEntry, type OwnNode } from './own-node.ts';
import { readMoney, readOwnPrice, withOwnPrices } from './own-prices.ts';

/** The operator's file, read but not understood. */
export interface OwnDocument {
  readonly file: string;
  readonly currency: unknown;
  readonly rates: unknown;
  readonly foods: readonly OwnEntry[];
  readonly prices: readonly OwnEntry[];
}

/** The table with the operator's foods and prices in it; with any problem it must not be used. */
export interface Extended {
  readonly table: FoodTable;
  readonly problems: readonly Problem[];
  /** What is right, but might not be meant: a name that the tables have for another food. */
  readonly notes: readonly string[];
  readonly foodCount: number;
  readonly priceCount: number;
}

/** What an own food may leave out, although a food of the tables may not. */
const leave: ReadonlySet<string> = new Set(['price', 'storage', 'roles', 'lactose']);

/** Diets that rest on allergens alone, which stated allergens therefore answer. */
const byAllergens: readonly Diet[] = [
  ...(['gluten-free', 'dairy-free', 'lactose-free', 'egg-free', 'nut-free', 'soy-free'] as const),
];

/**
 * Adds an operator's foods and prices to the table. The foods are compiled and checked by the rules of the tables;
 * allergens and diets that they leave out are unknown. Every problem is told, not only the first.
 */
export function addOwnFoods(
  document: OwnDocument,
  base: { readonly table: FoodTable; readonly units: Units; readonly diets: FactTables['diets'] },
): Extended {
  const { table, units } = base;
  const problems: Problem[] = [];
  const nodes = document.foods.flatMap((entry) => readOwnNode(entry, units, problems) ?? []);
  const compiled = compileFoods(
    nodes.map(({ file, node, figures }) => ({ file, nodes: [node], figures })),
    units,
    { over: table.foods, leave },
  );
  // What was said of the figures before they were compiled need not be said again.
  const told = new Set(problems.filter(({ rule }) => rule === 'nutrients').map(({ id }) => id));
  problems.push(...compiled.problems.filter(({ rule, id }) => rule !== 'nutrients' || !told.has(id)));
  const nodeOf = new Map<string, OwnNode>();
  for (const node of nodes) if (!nodeOf.has(node.id)) nodeOf.set(node.id, node);
  const vouched = compiled.foods.map((food) => vouch(food, nodeOf.get(food.id)!, base.diets, problems));

  const money = readMoney(document.currency, document.rates, (rule, message) => {
    problems.push({ file: document.file, id: null, rule, message });
  });
  const own = vouched.map((food): Food => {
    const { price, file } = nodeOf.get(food.id)!;
    if (price === undefined) return food;
    const fact = readOwnPrice(food, price, money, units, (rule, message) => {
      problems.push({ file, id: food.id, rule, message });
    });
    return fact ? { ...food, price: fact } : food;
  });
  const prices = readPrices(
    document.prices,
    table.foods,
    own,
    (food, value, wrong) => readOwnPrice(food, value, money, units, wrong),
    problems,
  );
  return {
    table: { ...table, foods: withOwnPrices(table.foods, prices), own: withOwnPrices(own, prices) },
    problems,
    notes: notesOn(own, table.foods),
    foodCount: own.length,
    priceCount: prices.size,
  };
}

/** Which diets may be believed of an own food; a stated diet that its own facts contradict is a problem. */
function vouch(compiled: Food, own: OwnNode, table: FactTables['diets'], problems: Problem[]): Food {
  const food = own.diets.includes('lactose-free') ? withoutLactose(compiled) : compiled;
  const rules = compileDiets(table);
  const wrong = (message: string): void => {
    problems.push({ file: own.file, id: food.id, rule: 'diets', message });
  };
  const includes = new Map(table.map((entry) => [entry.diet, entry.includes]));
  const contradiction = (diet: Diet, level: 'contains' | 'may'): string | null => {
    const judged = rules.get(diet);
    const hit = judged?.hitsOf(food).find((found) => found.level === 'forbid');
    if (hit) return hit.rule.why;
    const fact = food.allergens.find(
      (found) =>
        (level === 'may' || found.level === 'contains') && judged?.forbidsAllergen(found.allergen, food),
    );
    return fact ? `${fact.level} ${fact.allergen}` : null;
  };
  const levelOf = (allergen: Allergen): string | undefined =>
    food.allergens.find((fact) => fact.allergen === allergen)?.level;
  const [wheat, gluten] = [levelOf('wheat'), levelOf('gluten')];
  if (own.knowsAllergens && !own.complete && wheat !== undefined && gluten === undefined) {
    const message = 'allergens: wheat brings gluten: list gluten as well';
    problems.push({ file: own.file, id: food.id, rule: 'allergens', message });
  }
  const vouched = new Set<Diet>();
  const add = (diet: Diet): void => {
    if (vouched.has(diet)) return;
    vouched.add(diet);
    for (const other of includes.get(diet) ?? []) add(other);
  };
  for (const diet of own.diets) {
    if (rules.get(diet)?.measured) wrong(`diets: ${diet} is judged by the figures: leave it out`);
    const why = contradiction(diet, 'contains');
    if (why !== null) wrong(`diets: it is said to be ${diet}, but: ${why}`);
    add(diet);
  }
  if (own.complete) return food;
  const hangs = (diet: Diet): boolean =>
    rules
      .get(diet)
      ?.hitsOf(food)
      .some((hit) => hit.level === 'depends') === true;
  if (own.knowsAllergens)
    for (const diet of byAllergens) if (contradiction(diet, 'may') === null && !hangs(diet)) add(diet);
  return { ...food, vouchedDiets: [...vouched] };
}

/** A food with milk that is stated to be lactose-free has a trace at most, whatever its kind has. */
function withoutLactose(food: Food): Food {
  if (!food.allergens.some(({ allergen }) => allergen === 'milk')) return food;
  const traits = food.traits.filter((trait) => !trait.startsWith('lactose'));
  return { ...food, traits: [...traits, 'lactose-trace'] };
}

function readPrices(
  entries: readonly OwnEntry[],
  foods: readonly Food[],
  own: readonly Food[],
  read: (food: Food, value: unknown, wrong: (rule: string, message: string) => void) => PriceFact | null,
  problems: Problem[],
): ReadonlyMap<string, PriceFact> {
  const byId = new Map([...foods, ...own].map((food) => [food.id, food]));
  const byName = new Map<string, Food>();
  for (const food of [...own, ...foods]) {
    const key = keysOf(wordsOf(food.name)).join(' ');
    if (!byName.has(key)) byName.set(key, food);
  }
  const prices = new Map<string, PriceFact>();
  for (const { file, value } of entries) {
    const name = isPlain(value) ? value['food'] : undefined;
    const wrong = (rule: string, message: string): void => {
      problems.push({ file, id: typeof name === 'string' ? name : null, rule, message });
    };
    if (typeof name !== 'string') {
      wrong('price', `a price needs a food, amount, per and as_of: ${show(value)}`);
      continue;
    }
    const food = byId.get(name) ?? byName.get(keysOf(wordsOf(name)).join(' '));
    if (!food) {
      const near = nearestWord(name, [...byId.keys()]);
      wrong('known-id', `there is no food "${name}"${near === null ? '' : `; did you mean ${near}?`}`);
      continue;
    }
    if (prices.has(food.id)) wrong('price', `${food.id} has a price further up already: remove one`);
    const fact = read(food, value, wrong);
    if (fact) prices.set(food.id, fact);
  }
  return prices;
}

/** Names by which an own food is now found instead of a food of the tables. */
function notesOn(own: readonly Food[], foods: readonly Food[]): string[] {
  const owners = new Map<string, Food>();
  for (const food of foods) {
    for (const name of [food.name, food.plural ?? '', ...food.aliases]) {
      const key = keysOf(wordsOf(name)).join(' ');
      if (key !== '' && !owners.has(key)) owners.set(key, food);
    }
  }
  return own.flatMap((food) =>
    [food.name, ...food.aliases].flatMap((name) => {
      const other = owners.get(keysOf(wordsOf(name)).join(' '));
      return other ? [`"${name}" now means ${food.id} instead of ${other.id}`] : [];
    }),
  );
}

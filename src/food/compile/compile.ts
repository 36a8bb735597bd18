import type { Food, PriceFact, StorageFact } from '../model.ts';
import type { Units } from '../units.ts';
import { allergensOf, traitsOf } from './allergens.ts';
import type { Figure, Figures } from './figures.ts';
import type { Problem } from './problem.ts';
import { readFood, sourcesOf, type ReadableFood } from './readable.ts';
import { checkFoods, checkNames } from './rules.ts';
import { growTree, inBuildingOrder } from './tree.ts';
import { densityOf, measuresOf, nutrientsOf } from './weights.ts';

/** One readable file with the figures that stand beside it. */
export interface FoodFile {
  /** `data/foods/grains.yaml`. */
  readonly file: string;
  /** The parsed list. */
  readonly nodes: unknown;
  readonly figures: Figures;
}

/** The compiled foods, and everything that is wrong; with any problem the foods must not be used. */
export interface CompiledFoods {
  readonly foods: readonly Food[];
  readonly problems: readonly Problem[];
}

/** How foods are compiled that are not the whole table. */
export interface CompileOptions {
  /** A compiled table that the foods are added to: they may name its foods, and are checked without it. */
  readonly over?: readonly Food[];
  /** Rules of which a breach is let pass: what may be left out. */
  readonly leave?: ReadonlySet<string>;
}

/** Compiles readable foods and their figures into the table, and checks the rules of data/foods/README.md. */
export function compileFoods(
  files: readonly FoodFile[],
  units: Units,
  { over = [], leave = new Set() }: CompileOptions = {},
): CompiledFoods {
  const problems: Problem[] = [];
  const readable: ReadableFood[] = [];
  const figures = new Map<string, Figure>();
  for (const { file, nodes, figures: beside } of files) {
    if (!Array.isArray(nodes)) {
      problems.push({ file, id: null, rule: 'shape', message: 'the file must be a list of foods' });
      continue;
    }
    const own = nodes.flatMap((node: unknown) => readFood(node, file, problems) ?? []);
    readable.push(...own);
    checkSources(file, own, beside, problems);
    for (const [source, figure] of beside) figures.set(source, figure);
  }
  const trunk = new Map(over.map((food) => [food.id, food]));
  const tree = growTree(readable, problems, trunk);
  const compiled = new Map<string, Food>(trunk);
  inBuildingOrder(tree, problems, needsOf, (food) => {
    compiled.set(food.id, compileFood(food, tree.byId, compiled, figures, units, problems));
  });
  const foods = readable.flatMap((food) =>
    tree.byId.get(food.id) === food ? (compiled.get(food.id) ?? []) : [],
  );
  checkNames(readable, problems);
  const broken: Problem[] = [];
  checkFoods(foods, tree.byId, compiled, figures, units, broken);
  problems.push(...broken.filter(({ rule }) => !leave.has(rule)));
  return { foods, problems };
}

/** Ids that must be compiled before this food. */
function needsOf(food: ReadableFood): readonly string[] {
  const { nutrients, price } = food;
  return [
    ...food.madeOf,
    ...(nutrients && 'like' in nutrients ? [nutrients.like] : []),
    ...(nutrients && 'made' in nutrients ? nutrients.made.map((part) => part.food) : []),
    ...food.measures.flatMap((row) => ('like' in row ? [row.like] : [])),
    ...(price && 'like' in price ? [price.like] : []),
  ];
}

function compileFood(
  food: ReadableFood,
  byId: ReadonlyMap<string, ReadableFood>,
  compiled: ReadonlyMap<string, Food>,
  figures: Figures,
  units: Units,
  problems: Problem[],
): Food {
  const parent = food.kind === null ? null : (compiled.get(food.kind) ?? null);
  const priced = [
    food,
    ...(parent ? [parent.id, ...parent.ancestors].flatMap((id) => byId.get(id) ?? []) : []),
  ].find((node) => node.price);
  const parts = food.madeOf.flatMap((id) => compiled.get(id) ?? []);
  const nutrients = nutrientsOf(food, figures, compiled);
  const measures = food.abstract ? [] : measuresOf(food, figures, compiled, units);
  const density = food.abstract ? null : densityOf(food, measures, units);
  const edible = edibleOf(food, figures) ?? {
    share: parent?.edibleShare ?? 1,
    source: parent?.edibleSource ?? null,
  };
  return {
    id: food.id,
    kind: food.kind,
    ancestors: parent ? [parent.id, ...parent.ancestors] : [],
    abstract: food.abstract,
    name: food.name,
    plural: food.plural,
    aliases: food.aliases,
    category: food.category ?? parent?.category ?? 'other',
    nutrients: nutrients?.values ?? null,
    nutrientSource: nutrients?.source ?? null,
    gramsPerMl: density?.gramsPerMl ?? null,
    gramsPerMlSource: density?.source ?? null,
    measures,
    edibleShare: edible.share,
    edibleSource: edible.source,
    yields:
      food.yields?.map(({ method, ratio, src }) => ({ method, ratio, source: src })) ?? parent?.yields ?? [],
    allergens: allergensOf(food, parent, parts, problems),
    madeOf: food.madeOf,
    opaque: food.opaque ?? parts.some((part) => part.opaque),
    ...(food.allergensListed ? { allergensListed: true } : {}),
    traits: traitsOf(food, parent, parts, problems),
    price: priced
      ? priceOf(food, priced, compiled, figures, edible.share, density?.gramsPerMl ?? null)
      : inheritedPrice(parent),
    storage: storageOf(food, figures) ?? parent?.storage ?? null,
    season: food.season === undefined ? (parent?.season ?? null) : food.season,
    cooking: food.cooking ?? parent?.cooking ?? [],
    roles: food.roles ?? parent?.roles ?? [],
    kin: food.kin ?? parent?.kin.filter((id) => id !== food.id) ?? [],
  };
}

/** The price of a kind that stands in a table compiled before. */
function inheritedPrice(parent: Food | null): PriceFact | null {
  const price = parent?.price ?? null;
  if (price === null || price.source.includes('(kind ')) return price;
  return { ...price, source: `${price.source} (kind ${parent!.id})` };
}

/** The share that is eaten: as said, else what the nutrients' source says is thrown away. */
function edibleOf(food: ReadableFood, figures: Figures): { share: number; source: string } | null {
  if (food.edible) return { share: food.edible.share, source: food.edible.src };
  if (!food.nutrients || !('from' in food.nutrients)) return null;
  const refuse = figures.get(food.nutrients.from)?.refusePercent ?? 0;
  return refuse > 0 ? { share: Math.round(100 - refuse) / 100, source: food.nutrients.from } : null;
}

/** The price that the food or the nearest kind above it names, for this food's own refuse and density. */
function priceOf(
  food: ReadableFood,
  priced: ReadableFood,
  compiled: ReadonlyMap<string, Food>,
  figures: Figures,
  edibleShare: number,
  gramsPerMl: number | null,
): PriceFact | null {
  const asked = priced.price!;
  const fact = (usdPerKg: number, asOf: string, source: string): PriceFact => ({
    usdPerKg: Math.round(usdPerKg * 1000) / 1000,
    asOf,
    source: priced === food ? source : `${source} (kind ${priced.id})`,
  });
  if ('usdPerKg' in asked) return fact(asked.usdPerKg, asked.asOf, asked.src);
  if ('like' in asked) {
    const price = compiled.get(asked.like)?.price;
    return price ? { ...price, source: `${price.source.split(' (')[0]!} (like ${asked.like})` } : null;
  }
  const figure = figures.get(asked.from)?.price;
  if (!figure || (figure.basis === 'litre' && gramsPerMl === null)) return null;
  const divisor = figure.basis === 'bought' ? edibleShare : figure.basis === 'litre' ? gramsPerMl! : 1;
  return fact((figure.usdPerKg / divisor) * asked.ratio, figure.asOf, asked.from);
}

function storageOf(food: ReadableFood, figures: Figures): StorageFact | null {
  const asked = food.storage;
  if (!asked) return null;
  if ('from' in asked) {
    const figure = figures.get(asked.from)?.storage;
    return figure ? { ...figure, best: asked.best ?? figure.best, source: asked.from } : null;
  }
  return {
    best: asked.best,
    pantryDays: asked.pantry,
    fridgeDays: asked.fridge,
    freezerDays: asked.freezer,
    openedDays: asked.opened,
    source: asked.src,
  };
}

/** Every source that the foods name has figures beside them, and no figure is there for nothing. */
function checkSources(
  file: string,
  foods: readonly ReadableFood[],
  figures: Figures,
  problems: Problem[],
): void {
  const named = new Set<string>();
  for (const food of foods) {
    for (const source of sourcesOf(food)) {
      named.add(source);
      if (figures.has(source)) continue;
      const message = `no figures for ${source}: correct it, or run npm run data:extract`;
      problems.push({ file, id: food.id, rule: 'source', message });
    }
  }
  for (const source of figures.keys()) {
    if (named.has(source)) continue;
    const message = `figures for ${source} that no food names: run npm run data:extract`;
    problems.push({ file, id: source, rule: 'orphan-figures', message });
  }
}

import {
  allergens,
  categories,
  cookingMethods,
  culinaryRoles,
  nutrients,
  traits,
  type Allergen,
  type Category,
  type CookingMethod,
  type CulinaryRole,
  type Nutrient,
  type Trait,
} from '../vocabulary.ts';
import type { Problem } from './problem.ts';

/** A measure typed by hand, with the source that has the figure. */
export interface WrittenMeasure {
  readonly unit: string;
  readonly size: string | null;
  readonly state: string | null;
  readonly grams: number;
  readonly src: string;
}

/** Take another source's portions: all, or those in the state `pick`; `state` is put on them. */
export interface MeasuresFrom {
  readonly from: string;
  readonly pick: string | null;
  readonly state: string | null;
}

/** Take another food's measures. */
export interface MeasuresLike {
  readonly like: string;
}

export type ReadableNutrients =
  | { readonly from: string; readonly fill: string | null }
  | { readonly like: string }
  | {
      readonly made: readonly { readonly food: string; readonly grams: number }[];
      readonly yield: number;
    };

export type ReadablePrice =
  | { readonly from: string; readonly ratio: number }
  | { readonly like: string }
  | { readonly usdPerKg: number; readonly asOf: string; readonly src: string };

export type Place = 'pantry' | 'fridge' | 'freezer';

export type ReadableStorage =
  | { readonly from: string; readonly best: Place | null }
  | {
      readonly pantry: number | null;
      readonly fridge: number | null;
      readonly freezer: number | null;
      readonly opened: number | null;
      readonly best: Place;
      readonly src: string;
    };

/** Rules that a food may break for a reason that it states. */
const excusable = ['energy', 'sum', 'price', 'density', 'piece', 'measure'] as const;
export type Excusable = (typeof excusable)[number];

/** One node of `data/foods/*.yaml` with its shape checked; undefined = not said, to be inherited. */
export interface ReadableFood {
  readonly file: string;
  readonly id: string;
  readonly kind: string | null;
  readonly abstract: boolean;
  readonly name: string;
  readonly plural: string | null;
  readonly aliases: readonly string[];
  readonly category: Category | undefined;
  readonly nutrients: ReadableNutrients | undefined;
  readonly measures: readonly (WrittenMeasure | MeasuresFrom | MeasuresLike)[];
  /** False where the portions of the nutrients' own source must not be taken. */
  readonly ownPortions: boolean;
  readonly density: { readonly gramsPerMl: number; readonly src: string } | undefined;
  readonly edible: { readonly share: number; readonly src: string } | undefined;
  readonly yields:
    readonly { readonly method: CookingMethod; readonly ratio: number; readonly src: string }[] | undefined;
  readonly contains: readonly Allergen[];
  readonly may: readonly Allergen[];
  readonly via: Readonly<Partial<Record<Allergen, string>>>;
  readonly without: readonly Allergen[];
  readonly traits: readonly Trait[];
  readonly noTraits: readonly Trait[];
  readonly madeOf: readonly string[];
  readonly opaque: boolean | undefined;
  readonly allergensListed: boolean;
  readonly price: ReadablePrice | undefined;
  readonly storage: ReadableStorage | undefined;
  readonly season: readonly number[] | null | undefined;
  readonly cooking:
    | readonly {
        readonly method: CookingMethod;
        readonly minutes: readonly [number, number];
        readonly cue: string | null;
      }[]
    | undefined;
  readonly roles: readonly CulinaryRole[] | undefined;
  readonly kin: readonly string[] | undefined;
  readonly excuses: Readonly<Partial<Record<Excusable, string>>>;
}

type Plain = Readonly<Record<string, unknown>>;

const known = new Set([
  ...['id', 'kind', 'abstract', 'name', 'plural', 'aliases', 'category', 'nutrients', 'measures', 'density'],
  ...['edible', 'yields', 'allergens', 'traits', 'no_traits', 'made_of', 'opaque', 'price', 'storage'],
  ...['season', 'cooking', 'roles', 'kin', ...excusable.map((rule) => `${rule}_ok`)],
]);

/** Reads one node; what is wrong with its shape is added to `problems`, and the field is left out. */
export function readFood(value: unknown, file: string, problems: Problem[]): ReadableFood | null {
  if (!isPlain(value) || typeof value['id'] !== 'string') {
    problems.push({ file, id: null, rule: 'shape', message: `give every entry an id: ${show(value)}` });
    return null;
  }
  const id = value['id'];
  const wrong = (message: string): undefined => {
    problems.push({ file, id, rule: 'shape', message });
    return undefined;
  };
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) wrong('the id must be in kebab-case');
  for (const key of Object.keys(value)) if (!known.has(key)) wrong(`there is no field "${key}"`);

  const text = (from: Plain, key: string): string | undefined => {
    const found = from[key];
    if (found === undefined || found === null) return undefined;
    return typeof found === 'string' && found.trim() === found && found !== ''
      ? found
      : wrong(`${key} must be a text: ${show(found)}`);
  };
  const number = (from: Plain, key: string): number | undefined => {
    const found = from[key];
    if (found === undefined || found === null) return undefined;
    return typeof found === 'number' && Number.isFinite(found)
      ? found
      : wrong(`${key} must be a number: ${show(found)}`);
  };
  const texts = (from: Plain, key: string): readonly string[] | undefined => {
    const found = from[key];
    if (found === undefined) return undefined;
    return Array.isArray(found) && found.every((item) => typeof item === 'string')
      ? (found as string[])
      : wrong(`${key} must be a list of texts: ${show(found)}`);
  };
  const words = <Word extends string>(
    from: Plain,
    key: string,
    list: readonly Word[],
  ): readonly Word[] | undefined =>
    texts(from, key)?.filter((word): word is Word => {
      const fits = (list as readonly string[]).includes(word);
      if (!fits) wrong(`${key}: there is no "${word}"; one of ${list.join(', ')}`);
      return fits;
    });
  const flag = (key: string): boolean | undefined => {
    const found = value[key];
    return found === undefined || typeof found === 'boolean' ? found : wrong(`${key} must be true or false`);
  };
  const only = (from: Plain, keys: readonly string[], what: string): void => {
    for (const key of Object.keys(from)) if (!keys.includes(key)) wrong(`${what} has no field "${key}"`);
  };

  const allergy = value['allergens'] ?? {};
  if (!isPlain(allergy)) wrong('allergens must be {contains, may, via, without, listed}');
  const said = isPlain(allergy) ? allergy : {};
  only(said, ['contains', 'may', 'via', 'without', 'listed'], 'allergens');
  if (said['listed'] !== undefined && said['listed'] !== true) wrong('allergens.listed can only be true');
  const via = said['via'] ?? {};
  if (!isPlain(via)) wrong('allergens.via must name a part for an allergen: {fish: anchovy}');

  const category = text(value, 'category');
  if (category !== undefined && !(categories as readonly string[]).includes(category)) {
    wrong(`there is no category "${category}"`);
  }

  const readNutrients = (): ReadableNutrients | undefined => {
    const given = value['nutrients'];
    if (given === undefined) return undefined;
    if (typeof given === 'string') return { from: given, fill: null };
    if (!isPlain(given)) return wrong('nutrients must be fdc:…, {from, fill}, {like} or {made, yield}');
    only(given, ['from', 'fill', 'like', 'made', 'yield'], 'nutrients');
    const like = text(given, 'like');
    if (like !== undefined) return { like };
    const from = text(given, 'from');
    if (from !== undefined) return { from, fill: text(given, 'fill') ?? null };
    const made = given['made'];
    if (!Array.isArray(made) || made.length === 0) return wrong('nutrients.made must list {food, grams}');
    const parts = made.flatMap((part: unknown) => {
      if (!isPlain(part)) return [];
      only(part, ['food', 'grams'], 'nutrients.made');
      const food = text(part, 'food');
      const grams = number(part, 'grams');
      return food === undefined || grams === undefined || grams <= 0 ? [] : [{ food, grams }];
    });
    if (parts.length !== made.length) return wrong('each part of nutrients.made is {food, grams}');
    const share = number(given, 'yield') ?? 1;
    return share > 0 && share <= 4 ? { made: parts, yield: share } : wrong('nutrients.yield is a share');
  };

  const readMeasures = (): readonly (WrittenMeasure | MeasuresFrom | MeasuresLike)[] => {
    const given = value['measures'];
    if (given === undefined || given === 'fdc' || given === 'none') return [];
    if (!Array.isArray(given)) {
      wrong('measures must be fdc, none or a list');
      return [];
    }
    return given.flatMap((row: unknown): (WrittenMeasure | MeasuresFrom | MeasuresLike)[] => {
      if (!isPlain(row)) return [];
      const like = text(row, 'like');
      if (like !== undefined) return [{ like }];
      const from = text(row, 'from');
      if (from !== undefined) {
        only(row, ['from', 'pick', 'state'], 'measures from another source');
        return [{ from, pick: text(row, 'pick') ?? null, state: text(row, 'state') ?? null }];
      }
      only(row, ['unit', 'size', 'state', 'grams', 'src', 'only'], 'a measure');
      if (row['only'] === true) return [];
      const unit = text(row, 'unit');
      const grams = number(row, 'grams');
      const src = text(row, 'src');
      if (unit === undefined || grams === undefined || src === undefined) {
        wrong(`a measure needs unit, grams and src: ${show(row)}`);
        return [];
      }
      return [{ unit, size: text(row, 'size') ?? null, state: text(row, 'state') ?? null, grams, src }];
    });
  };

  const readEdible = (): ReadableFood['edible'] => {
    const given = value['edible'];
    if (given === undefined) return undefined;
    if (given === 'all') return { share: 1, src: 'own' };
    if (!isPlain(given)) return wrong('edible must be "all" or {share, src}');
    only(given, ['share', 'src'], 'edible');
    const share = number(given, 'share');
    const src = text(given, 'src');
    return share !== undefined && src !== undefined && share > 0 && share <= 1
      ? { share, src }
      : wrong('edible needs a share between 0 and 1, and src');
  };

  const readYields = (): ReadableFood['yields'] => {
    const given = value['yields'];
    if (given === undefined) return undefined;
    if (!Array.isArray(given)) return wrong('yields must be a list of {method, ratio, src}');
    return given.flatMap((row: unknown) => {
      if (!isPlain(row)) return [];
      only(row, ['method', 'ratio', 'src'], 'a yield');
      const [method] = words({ method: [row['method']] }, 'method', cookingMethods) ?? [];
      const ratio = number(row, 'ratio');
      const src = text(row, 'src');
      if (method === undefined || ratio === undefined || src === undefined || ratio < 0.1 || ratio > 8) {
        wrong(`a yield needs method, ratio (0.1 to 8) and src: ${show(row)}`);
        return [];
      }
      return [{ method, ratio, src }];
    });
  };

  const readPrice = (): ReadablePrice | undefined => {
    const given = value['price'];
    if (given === undefined) return undefined;
    if (typeof given === 'string') return { from: given, ratio: 1 };
    if (!isPlain(given))
      return wrong('price must be a source, {from, ratio}, {like} or {usd_per_kg, src, as_of}');
    only(given, ['from', 'ratio', 'like', 'usd_per_kg', 'src', 'as_of'], 'price');
    const like = text(given, 'like');
    if (like !== undefined) return { like };
    const from = text(given, 'from');
    if (from !== undefined) return { from, ratio: number(given, 'ratio') ?? 1 };
    const usdPerKg = number(given, 'usd_per_kg');
    const src = text(given, 'src');
    const asOf = text(given, 'as_of');
    return usdPerKg !== undefined && src !== undefined && asOf !== undefined && /^\d{4}-\d{2}$/.test(asOf)
      ? { usdPerKg, src, asOf }
      : wrong('price needs usd_per_kg, src and as_of (YYYY-MM)');
  };

  const readStorage = (): ReadableStorage | undefined => {
    const given = value['storage'];
    if (given === undefined) return undefined;
    if (typeof given === 'string') return { from: given, best: null };
    if (!isPlain(given)) return wrong('storage must be foodkeeper:…, {from, best} or days in each place');
    only(given, ['from', 'best', 'pantry', 'fridge', 'freezer', 'opened', 'src'], 'storage');
    const best = text(given, 'best');
    if (best !== undefined && best !== 'pantry' && best !== 'fridge' && best !== 'freezer') {
      return wrong('storage.best is pantry, fridge or freezer');
    }
    const from = text(given, 'from');
    if (from !== undefined) return { from, best: best ?? null };
    const src = text(given, 'src');
    if (best === undefined || src === undefined) return wrong('storage needs best and src');
    return {
      pantry: number(given, 'pantry') ?? null,
      fridge: number(given, 'fridge') ?? null,
      freezer: number(given, 'freezer') ?? null,
      opened: number(given, 'opened') ?? null,
      best,
      src,
    };
  };

  const readDensity = (): ReadableFood['density'] => {
    const given = value['density'];
    if (given === undefined) return undefined;
    if (!isPlain(given)) return wrong('density must be {g_per_ml, src}');
    only(given, ['g_per_ml', 'src'], 'density');
    const gramsPerMl = number(given, 'g_per_ml');
    const src = text(given, 'src');
    return gramsPerMl !== undefined && src !== undefined
      ? { gramsPerMl, src }
      : wrong('density needs g_per_ml and src');
  };

  const readCooking = (): ReadableFood['cooking'] => {
    const given = value['cooking'];
    if (given === undefined) return undefined;
    if (!isPlain(given)) return wrong('cooking must be {method: [least, most, "cue"]}');
    return Object.entries(given).flatMap(([key, row]) => {
      const [method] = words({ cooking: [key] }, 'cooking', cookingMethods) ?? [];
      if (method === undefined) return [];
      if (
        !Array.isArray(row) ||
        typeof row[0] !== 'number' ||
        typeof row[1] !== 'number' ||
        row[0] > row[1]
      ) {
        wrong(`cooking.${key} must be [least, most] minutes, then perhaps a cue`);
        return [];
      }
      return [
        {
          method,
          minutes: [row[0], row[1]] as const,
          cue: typeof row[2] === 'string' ? row[2] : null,
        },
      ];
    });
  };

  const season = value['season'];
  if (
    season !== undefined &&
    season !== null &&
    !(Array.isArray(season) && season.every((month) => Number.isInteger(month) && month >= 1 && month <= 12))
  ) {
    wrong('season must be a list of months 1 to 12, or null for all year');
  }

  const excuses: Partial<Record<Excusable, string>> = {};
  for (const rule of excusable) {
    const reason = text(value, `${rule}_ok`);
    if (reason !== undefined) excuses[rule] = reason;
  }

  return {
    file,
    id,
    kind: text(value, 'kind') ?? null,
    abstract: flag('abstract') ?? false,
    name: text(value, 'name') ?? id.replaceAll('-', ' '),
    plural: text(value, 'plural') ?? null,
    aliases: texts(value, 'aliases') ?? [],
    category: category as Category | undefined,
    nutrients: readNutrients(),
    measures: readMeasures(),
    ownPortions: takesOwnPortions(value['measures']),
    density: readDensity(),
    edible: readEdible(),
    yields: readYields(),
    contains: words(said, 'contains', allergens) ?? [],
    may: words(said, 'may', allergens) ?? [],
    via: (isPlain(via) ? via : {}) as Partial<Record<Allergen, string>>,
    without: words(said, 'without', allergens) ?? [],
    traits: words(value, 'traits', traits) ?? [],
    noTraits: words(value, 'no_traits', traits) ?? [],
    madeOf: texts(value, 'made_of') ?? [],
    opaque: flag('opaque'),
    allergensListed: said['listed'] === true,
    price: readPrice(),
    storage: readStorage(),
    season: season as readonly number[] | null | undefined,
    cooking: readCooking(),
    roles: words(value, 'roles', culinaryRoles),
    kin: texts(value, 'kin'),
    excuses,
  };
}

/** Source ids whose figures a node needs: `fdc:…`, `ppnap:…`, `foodkeeper:…`, but not `own`. */
export function sourcesOf(food: ReadableFood): readonly string[] {
  const { nutrients: figures, price, storage } = food;
  const list = [
    ...(figures && 'from' in figures ? [figures.from, figures.fill] : []),
    ...food.measures.map((row) => ('like' in row ? null : 'from' in row ? row.from : row.src)),
    food.density?.src,
    food.edible?.src,
    ...(food.yields ?? []).map((row) => row.src),
    ...(price && 'from' in price ? [price.from] : price && 'src' in price ? [price.src] : []),
    ...(storage && 'from' in storage ? [storage.from] : storage ? [storage.src] : []),
  ];
  return [...new Set(list.filter((source) => typeof source === 'string' && source !== 'own'))] as string[];
}

/** Position of a nutrient in every vector. */
export const nutrientIndex = Object.fromEntries(nutrients.map((name, at) => [name, at])) as Readonly<
  Record<Nutrient, number>
>;

/** `measures: none`, or a list with `{only: true}`, leaves the portions of the nutrients' source out. */
function takesOwnPortions(measures: unknown): boolean {
  if (measures === 'none') return false;
  return !(Array.isArray(measures) && measures.some((row) => isPlain(row) && row['only'] === true));
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}

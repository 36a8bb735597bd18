import { methods, type Method } from '../vocabulary.ts';
import { compileTelling } from './compile-telling.ts';
import {
  dishClasses,
  timedWays,
  type DishClass,
  type FoodTime,
  type MethodFitTable,
  type MethodRule,
  type MethodTables,
  type Range,
  type TimedWay,
} from './model.ts';

/** `data/methods` as it is written. */
export interface MethodFiles {
  readonly rules: unknown;
  readonly foods: unknown;
  readonly fits: unknown;
  readonly telling: unknown;
  readonly sources: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lates = ['seafood', 'tender', 'grain', 'pasta'];
const flags = ['whole', 'tough', 'minced', 'dry', 'root'];
const numbers = ['at', 'vide_at', 'water'];

/** Compiles the tables of methods; every problem is named, none is passed over. */
export function compileMethods(
  files: MethodFiles,
  knownFood: (id: string) => boolean,
): { readonly tables: MethodTables; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const sources = isRecord(files.sources) ? files.sources : {};
  const source = (value: unknown, where: string): string => {
    if (typeof value === 'string' && value in sources) return value;
    problems.push(`${where}: the source ${String(value)} is not in sources.yaml`);
    return 'own';
  };

  const rules: Record<string, MethodRule> = {};
  for (const [id, raw] of Object.entries(isRecord(files.rules) ? files.rules : {})) {
    if (!isRecord(raw) || typeof raw['why'] !== 'string' || !/[.]$/.test(raw['why'])) {
      problems.push(`rule ${id}: needs a sentence in why`);
      continue;
    }
    const figures: Record<string, number> = {};
    for (const [name, value] of Object.entries(raw)) {
      if (name === 'why' || name === 'src') continue;
      if (typeof value === 'number' && Number.isFinite(value)) figures[name] = value;
      else problems.push(`rule ${id}: ${name} is not a number`);
    }
    rules[id] = { id, why: raw['why'], figures, source: source(raw['src'], `rule ${id}`) };
  }
  if (Object.keys(rules).length === 0) problems.push('rules.yaml holds no rules');

  const foods = (Array.isArray(files.foods) ? files.foods : []).map((raw, at): FoodTime => {
    const where = `foods.yaml row ${at + 1}`;
    const row = isRecord(raw) ? raw : {};
    const ids = Array.isArray(row['food']) ? (row['food'] as string[]) : [];
    if (ids.length === 0) problems.push(`${where}: names no food`);
    for (const id of ids) if (!knownFood(id)) problems.push(`${where}: no food ${id}`);
    const minutes: Partial<Record<TimedWay, Range>> = {};
    for (const [name, value] of Object.entries(row)) {
      if ((timedWays as readonly string[]).includes(name)) {
        const [min, max] = Array.isArray(value) ? (value as unknown[]) : [];
        if (typeof min === 'number' && typeof max === 'number' && min > 0 && max >= min)
          minutes[name as TimedWay] = [min, max];
        else problems.push(`${where}: ${name} is not a range of minutes`);
      } else if (!['food', 'src', 'late', 'release', ...flags, ...numbers].includes(name))
        problems.push(`${where}: no field ${name}`);
    }
    const late = row['late'];
    if (late !== undefined && !lates.includes(String(late))) problems.push(`${where}: late ${String(late)}`);
    if (minutes.roast !== undefined && typeof row['at'] !== 'number')
      problems.push(`${where}: roast without at`);
    if (minutes.vide !== undefined && typeof row['vide_at'] !== 'number')
      problems.push(`${where}: vide without vide_at`);
    const number = (name: string): number | null => (typeof row[name] === 'number' ? row[name] : null);
    return {
      foods: ids,
      whole: row['whole'] === true,
      minutes,
      at: number('at'),
      videAt: number('vide_at'),
      tough: row['tough'] === true,
      minced: row['minced'] === true,
      dry: row['dry'] === true,
      root: row['root'] === true,
      late: (late ?? null) as FoodTime['late'],
      release:
        row['release'] === 'quick' || late === 'seafood' || late === 'tender'
          ? 'quick'
          : row['release'] === 'natural'
            ? 'natural'
            : 'quick',
      water: number('water'),
      source: source(row['src'], where),
    };
  });
  if (foods.length === 0) problems.push('foods.yaml holds no rows');

  const fits: Partial<Record<Method, MethodFitTable>> = {};
  const fitFile = isRecord(files.fits) ? files.fits : {};
  for (const method of methods) {
    const raw = fitFile[method];
    if (!isRecord(raw)) {
      problems.push(`fits.yaml: no ${method}`);
      continue;
    }
    const takes = (Array.isArray(raw['takes']) ? raw['takes'] : []) as DishClass[];
    const not = (isRecord(raw['not']) ? raw['not'] : {}) as Partial<Record<DishClass, string>>;
    const otherwise = typeof raw['else'] === 'string' ? raw['else'] : null;
    for (const one of [...takes, ...Object.keys(not)])
      if (!(dishClasses as readonly string[]).includes(one))
        problems.push(`fits.yaml ${method}: no dish ${one}`);
    for (const one of takes)
      if (one in not) problems.push(`fits.yaml ${method}: ${one} both taken and refused`);
    for (const one of dishClasses)
      if (one !== 'raw' && !takes.includes(one) && !(one in not) && otherwise === null)
        problems.push(`fits.yaml ${method}: nothing said of ${one}`);
    fits[method] = { takes, not, otherwise };
  }
  const telling = compileTelling(files.telling, problems);
  return { tables: { rules, foods, fits: fits as Record<Method, MethodFitTable>, telling }, problems };
}

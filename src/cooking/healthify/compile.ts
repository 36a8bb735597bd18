import type { Catalogue } from '#food/catalogue';
import { nutrients, type Nutrient } from '#food/vocabulary';
import { healthFocuses, type HealthFocus } from '../vocabulary.ts';
import type {
  AddRule,
  AdviceRule,
  AmountRule,
  BrandRule,
  CharacterRule,
  FocusLimit,
  FocusRule,
  FrillRule,
  HealthTables,
  SwapRule,
  TargetBasis,
} from './rules.ts';

type Loose = Readonly<Record<string, unknown>>;

const bases: Readonly<Record<string, TargetBasis>> = {
  '100g': 'per_100g',
  serving: 'per_serving',
  energy: 'energy_share',
};

const list = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];
const words = (value: unknown): readonly string[] => list(value).map(String);
const record = (value: unknown): Loose => (typeof value === 'object' && value !== null ? value : {}) as Loose;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The readable files of `data/health`, parsed. */
export interface HealthFiles {
  readonly focuses: unknown;
  readonly characters: unknown;
  readonly moves: unknown;
  readonly advice: unknown;
}

/**
 * Compiles the tables of health foci, characters of dishes and moves. Never throws: whatever names an unknown food,
 * field, form or nutrient is a problem.
 */
export function compileHealth(
  files: HealthFiles,
  foods: Pick<Catalogue, 'get'>,
): { readonly tables: HealthTables; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const known = (where: string, ids: readonly string[]): readonly string[] =>
    ids.filter((id) => {
      if (foods.get(id) !== null) return true;
      problems.push(`${where}: no food or kind "${id}"`);
      return false;
    });
  const number = (where: string, value: unknown): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    problems.push(`${where}: "${String(value)}" is no number`);
    return 0;
  };
  const only = (where: string, entry: Loose, keys: readonly string[]): void => {
    for (const key of Object.keys(entry))
      if (!keys.includes(key)) problems.push(`${where}: unknown field "${key}"`);
  };
  const said = (where: string, value: unknown): string => {
    const found = text(value);
    if (found === null || found === '') problems.push(`${where}: a sentence or source is missing`);
    return found ?? '';
  };

  const sheets = record(files.characters);
  const groups: Record<string, readonly string[]> = Object.fromEntries(
    Object.entries(record(sheets['groups'])).map(([name, forms]) => [name, words(forms)]),
  );
  const characters = list(sheets['dishes']).map((raw): CharacterRule => {
    const entry = record(raw);
    const where = `characters ${String(entry['id'])}`;
    only(where, entry, ['id', 'title', 'foods', 'unless', 'form', 'also', 'keep', 'fixed', 'why']);
    const keep = Object.entries(record(entry['keep']));
    return {
      id: said(where, entry['id']),
      title: words(entry['title']).map((word) => word.toLowerCase()),
      foods: known(where, words(entry['foods'])),
      unless: words(entry['unless']).map((word) => word.toLowerCase()),
      form: said(where, entry['form']),
      also: words(entry['also']),
      keep: keep
        .filter(([food]) => known(where, [food]).length > 0)
        .map(([food, share]) => ({ food, share: share === 'fast' ? 1 : number(where, share) })),
      fixed: known(where, [
        ...words(entry['fixed']),
        ...keep.filter(([, share]) => share === 'fast').map(([food]) => food),
      ]),
      why: text(entry['why']),
    };
  });
  const places = new Set([
    ...Object.keys(groups),
    ...Object.values(groups).flat(),
    ...characters.flatMap(({ id, form, also }) => [id, form, ...also]),
    ...derivedWords,
  ]);
  const placed = (where: string, value: unknown): readonly string[] =>
    words(value).filter((word) => {
      if (places.has(word)) return true;
      problems.push(`${where}: no form of dish "${word}"`);
      return false;
    });

  const measured = (where: string, value: unknown): readonly Nutrient[] =>
    words(value).filter((word): word is Nutrient => {
      if ((nutrients as readonly string[]).includes(word)) return true;
      problems.push(`${where}: no nutrient "${word}"`);
      return false;
    });

  const foci = (where: string, value: unknown): readonly HealthFocus[] =>
    words(value).filter((word): word is HealthFocus => {
      if ((healthFocuses as readonly string[]).includes(word)) return true;
      problems.push(`${where}: no focus "${word}"`);
      return false;
    });

  const moves = record(files.moves);
  const common = (where: string, entry: Loose) => ({
    in: placed(where, entry['in']),
    not: placed(where, entry['not']),
    nutrients: measured(where, entry['for']),
    why: said(where, entry['why']),
    source: said(where, entry['src']),
  });
  const amountRule = (raw: unknown, at: number, kind: 'reduce' | 'increase'): AmountRule => {
    const entry = record(raw);
    const where = `${kind} ${at + 1} (${words(entry['of'])[0] ?? ''})`;
    only(where, entry, ['of', 'in', 'not', 'for', 'asked', 'to', 'floor', 'cap', 'per', 'tip', 'why', 'src']);
    const levels = Object.entries(record(entry['to'])).map(([factor, loss]) => ({
      factor: number(where, Number(factor)),
      loss: number(where, loss),
    }));
    if (levels.some(({ factor }) => (kind === 'reduce' ? factor >= 1 : factor <= 1)))
      problems.push(`${where}: a share that does not ${kind}`);
    const bound = entry['floor'] ?? entry['cap'];
    const per = record(entry['per']);
    return {
      ...common(where, entry),
      of: known(where, words(entry['of'])),
      asked: foci(where, entry['asked']),
      levels: levels.sort((a, b) => a.loss - b.loss),
      tip: text(entry['tip']),
      bound: bound === undefined ? null : number(where, bound),
      per:
        entry['per'] === undefined
          ? null
          : { food: said(where, per['food']), least: number(where, per['least']) },
    };
  };
  const swapRule = (raw: unknown, at: number, kind: string): SwapRule => {
    const entry = record(raw);
    const where = `${kind} ${at + 1} (${words(entry['of'])[0] ?? ''})`;
    only(where, entry, [
      'of',
      'by',
      'in',
      'not',
      'for',
      'loss',
      'why',
      'src',
      'method',
      'before',
      'prep',
      'say',
      'except',
      'cook',
      'gladly',
      'asked',
      'first',
      'qualifier',
      'called',
      'renames',
      'together',
      'tip',
      'unless',
      'with',
      'spares',
      'beside',
      'near',
      'late',
      'least',
    ]);
    const extra = record(entry['with']);
    const spared = record(entry['spares']);
    const gladly = Object.entries(record(entry['gladly']));
    for (const [focus] of gladly)
      if (!(healthFocuses as readonly string[]).includes(focus))
        problems.push(`${where}: no focus "${focus}"`);
    const by: readonly (readonly [string, unknown])[] =
      typeof entry['by'] === 'string' ? [[entry['by'], 1]] : Object.entries(record(entry['by']));
    if (by.length === 0) problems.push(`${where}: nothing comes in`);
    for (const [food] of by)
      if (food !== 'same' && foods.get(food) === null) problems.push(`${where}: no food "${food}"`);
    return {
      ...common(where, entry),
      of: known(where, words(entry['of'])),
      by: by.map(([food, ratio]) => ({ food, ratio: number(where, ratio) })),
      loss: number(where, entry['loss']),
      gladly: Object.fromEntries(gladly.map(([focus, loss]) => [focus, number(where, loss)])),
      asked: foci(where, entry['asked']),
      first: foci(where, entry['first']),
      qualifier: text(entry['qualifier']),
      called: text(entry['called']),
      renames: entry['renames'] === true,
      together: entry['together'] === true,
      tip: text(entry['tip']),
      except: known(where, words(entry['except'])),
      unless: known(where, words(entry['unless'])),
      with:
        entry['with'] === undefined
          ? null
          : {
              food: known(where, words(extra['food']))[0] ?? '',
              ratio: number(where, extra['ratio']),
              say: said(where, extra['say']),
              then: text(extra['then']),
            },
      spares:
        entry['spares'] === undefined
          ? null
          : { of: known(where, words(spared['of'])), ratio: number(where, spared['ratio']) },
      beside: known(where, words(entry['beside'])),
      near: known(where, words(entry['near'])),
      late: entry['late'] === true,
      method: text(entry['method']),
      before: text(entry['before']),
      cook: text(entry['cook']),
      say: by[0]?.[0] === 'same' ? said(where, entry['say']) : text(entry['say']),
      preparation: text(entry['prep']),
      least: entry['least'] === undefined ? 0 : number(where, entry['least']),
    };
  };
  const addRule = (raw: unknown, at: number): AddRule => {
    const entry = record(raw);
    const where = `add ${at + 1} (${String(entry['food'])})`;
    only(where, entry, [
      'food',
      'called',
      'per',
      'grams',
      'in',
      'not',
      'for',
      'as',
      'say',
      'after',
      'prep',
      'unless',
      'beside',
      'whole',
      'taste',
      'asked',
      'loss',
      'why',
      'src',
    ]);
    const [food] = known(where, words(entry['food']));
    const as = entry['as'];
    if (as !== 'with' && as !== 'first' && as !== 'then' && as !== 'finish')
      problems.push(`${where}: "${String(as)}" is no place in a step`);
    const taste = entry['taste'];
    return {
      ...common(where, entry),
      food: food ?? '',
      called: text(entry['called']),
      per:
        entry['per'] === undefined
          ? null
          : {
              food: said(where, record(entry['per'])['food']),
              most: number(where, record(entry['per'])['most']),
            },
      gramsPerServing: number(where, entry['grams']),
      as: as as AddRule['as'],
      say: text(entry['say']),
      after:
        entry['after'] === undefined
          ? null
          : {
              of: known(where, words(record(entry['after'])['of'])),
              say: said(where, record(entry['after'])['say']),
            },
      preparation: text(entry['prep']),
      unless: known(where, words(entry['unless'])),
      beside: known(where, words(entry['beside'])),
      whole: text(entry['whole']),
      taste: taste === 'salt' || taste === 'sugar' || taste === 'fat' ? taste : null,
      asked: foci(where, entry['asked']),
      loss: number(where, entry['loss']),
    };
  };

  const sheet = record(files.focuses);
  only('focuses', sheet, healthFocuses);
  const focusRule = (focus: HealthFocus): FocusRule => {
    const entries = list(sheet[focus]).map(record);
    const note = entries.flatMap((entry) => text(entry['note']) ?? [])[0] ?? null;
    const limits = entries
      .filter((entry) => entry['note'] === undefined)
      .map((entry): FocusLimit => {
        const where = `focus ${focus}`;
        only(where, entry, [
          'nutrient',
          'per',
          'min',
          'max',
          'less',
          'enough',
          'most',
          'when',
          'added',
          'weight',
          'source',
        ]);
        const basis = bases[String(entry['per'])];
        if (basis === undefined) problems.push(`${where}: per "${String(entry['per'])}"`);
        if (!(nutrients as readonly unknown[]).includes(entry['nutrient']))
          problems.push(`${where}: no nutrient "${String(entry['nutrient'])}"`);
        const bounds = ['min', 'max', 'less'].filter((key) => entry[key] !== undefined);
        if (bounds.length !== 1) problems.push(`${where}: one of min, max and less is needed`);
        const when = entry['when'];
        return {
          nutrient: entry['nutrient'] as Nutrient,
          basis: basis ?? 'per_serving',
          min: entry['min'] === undefined ? null : number(where, entry['min']),
          max: entry['max'] === undefined ? null : number(where, entry['max']),
          ...(entry['less'] === undefined ? {} : { less: number(where, entry['less']) / 100 }),
          ...(entry['most'] === undefined ? {} : { most: number(where, entry['most']) }),
          ...(entry['enough'] === undefined ? {} : { enough: number(where, entry['enough']) }),
          when: when === 'meal' || when === 'food' || when === 'treat' ? when : null,
          added: entry['added'] === true,
          weight: entry['weight'] === undefined ? 1 : number(where, entry['weight']),
          source: said(where, entry['source']),
        };
      });
    for (const when of ['meal', 'food'] as const)
      if (!limits.some((limit) => limit.when === null || limit.when === when))
        problems.push(`focus ${focus}: nothing measures a ${when}`);
    return { limits, note };
  };

  const brandRule = (entry: Loose): BrandRule => {
    only('brands', entry, ['of', 'except', 'loss', 'why']);
    return {
      of: known('brands', words(entry['of'])),
      except: known('brands', words(entry['except'])),
      loss: number('brands', entry['loss']),
      why: said('brands', entry['why']),
    };
  };

  const tables: HealthTables = {
    focuses: Object.fromEntries(healthFocuses.map((focus) => [focus, focusRule(focus)])) as Record<
      HealthFocus,
      FocusRule
    >,
    groups,
    characters,
    reduce: list(moves['reduce']).map((raw, at) => amountRule(raw, at, 'reduce')),
    increase: list(moves['increase']).map((raw, at) => amountRule(raw, at, 'increase')),
    swap: list(moves['swap']).map((raw, at) => swapRule(raw, at, 'swap')),
    fit: list(moves['fit']).map((raw, at) => swapRule(raw, at, 'fit')),
    add: list(moves['add']).map(addRule),
    thrift: list(moves['thrift']).map((raw, at) => swapRule(raw, at, 'thrift')),
    frills: list(moves['frills']).map((raw, at): FrillRule => {
      const entry = record(raw);
      const where = `frills ${at + 1} (${words(entry['of'])[0] ?? ''})`;
      only(where, entry, ['of', 'less', 'most', 'loss', 'why']);
      return {
        of: known(where, words(entry['of'])),
        less: entry['less'] === undefined ? 1 : number(where, entry['less']),
        most: entry['most'] === undefined ? null : number(where, entry['most']),
        loss: number(where, entry['loss']),
        why: said(where, entry['why']),
      };
    }),
    brands: brandRule(record(moves['brands'])),
    advice: list(files.advice).map((raw, at): AdviceRule => {
      const entry = record(raw);
      const where = `advice ${at + 1}`;
      only(where, entry, ['for', 'in', 'not', 'beside', 'say']);
      return {
        for: foci(where, entry['for']),
        in: placed(where, entry['in']),
        not: placed(where, entry['not']),
        beside: known(where, words(entry['beside'])),
        say: said(where, entry['say']),
      };
    }),
  };
  return { tables, problems };
}

/** Words that the reading of the recipe itself gives a dish, beside the titles of the table. */
const derivedWords = [
  'main',
  'sweet',
  'vegetable',
  'whipped',
  'creamed',
  'rubbed',
  'scrambled',
  'roux',
  'creamy-base',
  'egg-whole',
  'crisp',
  'poultry',
  'meatless',
  'shredded',
  'pureed',
  'under-pressure',
  'stuffed',
  'coconut-cracked',
  'brushed',
  'drippings',
  'cobbler-batter',
  'put-up',
  'beverage',
  'warm',
] as const;

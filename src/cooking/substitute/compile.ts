import type { Catalogue } from '#food/catalogue';
import { isKind } from '#food/ingredient';
import type { ParsedLine } from '#food/line';
import type { Food } from '#food/model';
import type {
  Affinity,
  EverydayList,
  Irreplaceable,
  ListedSort,
  ReplacedAmount,
  SubstitutePart,
  SubstitutionRule,
  Taste,
  Variants,
} from './rule.ts';
import {
  contexts,
  functions,
  impacts,
  type Context,
  type Impact,
  type IngredientFunction,
} from './vocabulary.ts';

/** What the compiler of substitutions needs to know about foods. */
export interface SubstitutionCompilerParts {
  readonly foods: Catalogue;
  parse(line: string): ParsedLine;
  /** Grams of an amount of a food; null where it cannot be told. */
  weigh(food: Food, line: ParsedLine): number | null;
}

/** One readable file. */
export interface SubstitutionFile {
  readonly file: string;
  readonly entries: unknown;
}

/** The compiled rules with what is wrong (`problems`) and what waits for foods that the tables lack (`awaited`). */
export interface CompiledSubstitutions {
  readonly everyday: readonly EverydayList[];
  readonly others: readonly EverydayList[];
  readonly affinities: readonly Affinity[];
  readonly tastes: Readonly<Record<string, Taste>>;
  readonly variants: readonly Variants[];
  readonly called: Readonly<Record<string, string>>;
  readonly rules: readonly SubstitutionRule[];
  readonly irreplaceable: readonly Irreplaceable[];
  readonly problems: readonly string[];
  /** Names of foods, and weights of foods, that rules speak of and the tables lack. */
  readonly awaited: readonly string[];
  /** Rules written out by hand, whatever was derived from them left out. */
  readonly written: number;
}

type Loose = Readonly<Record<string, unknown>>;

const groupKeys = new Set(['from', 'to', 'role', 'in', 'flavor', 'texture', 'method', 'src', 'note']);
const swapKeys = new Set(['use', 'per', 'role', 'in', 'flavor', 'texture', 'method', 'src', 'note']);
const amongKeys = new Set(['among', 'role', 'in', 'flavor', 'texture', 'method', 'src']);
const pairKeys = new Set(['pairs', 'per', 'use', 'back', 'role', 'in', 'flavor', 'texture', 'method', 'src']);
const noneKeys = new Set(['none', 'from', 'role', 'when']);

/** A substitute weighing less or more than this many times the original is a slip of the pen. */
const plausibleRatio: readonly [number, number] = [0.001, 120];

const list = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];

/**
 * Compiles the readable rules: names become foods, amounts grams. Never throws; what breaks a rule is a
 * problem, what names a food that the tables lack is left out and listed.
 */
export function compileSubstitutions(
  files: readonly SubstitutionFile[],
  parts: SubstitutionCompilerParts,
): CompiledSubstitutions {
  const { foods } = parts;
  const rules: SubstitutionRule[] = [];
  const everyday: EverydayList[] = [];
  const others: EverydayList[] = [];
  const variants: Variants[] = [];
  const spoken: Record<string, string> = {};
  const affinities: Affinity[] = [];
  const irreplaceable: Irreplaceable[] = [];
  const tastes: Record<string, Taste> = {};
  const problems: string[] = [];
  const awaited = new Set<string>();
  /** Where a rule stands first, and the words it was written in. */
  const seen = new Map<string, { readonly where: string; readonly words: string }>();
  let written = 0;
  let where = '';
  const problem = (text: string): void => void problems.push(`${where}: ${text}`);

  const find = (name: string): Food | null => {
    const byId = foods.get(name) ?? foods.get(name.replaceAll(' ', '-'));
    if (byId !== null) return byId;
    const [best] = foods.match(name).candidates;
    if (best !== undefined && (best.how === 'exact' || best.how === 'alias' || best.how === 'plural'))
      return best.food;
    awaited.add(name);
    return null;
  };
  const buyable = (food: Food): Food | null => foods.concrete(food.id);

  const word = <Word extends string>(words: readonly Word[], value: unknown, what: string): Word | null => {
    if (value === undefined) return null;
    if ((words as readonly unknown[]).includes(value)) return value as Word;
    problem(`"${String(value)}" is no ${what}`);
    return null;
  };

  const amountOf = (food: Food, text: string): ReplacedAmount | null => {
    const line = parts.parse(`${text} ${food.name}`);
    const grams = parts.weigh(food, line);
    if (line.quantity === null || grams === null || grams <= 0) {
      awaited.add(`${food.name} (weight of ${text})`);
      return null;
    }
    return { quantity: line.quantity, unit: line.unit, grams };
  };

  const partOf = (text: string): { food: Food; named: string; part: SubstitutePart | null } | null => {
    const bare = foods.get(text) ?? foods.get(text.replaceAll(' ', '-'));
    const line = parts.parse(text);
    const named = bare ?? find(line.quantity === null ? text : line.name);
    const food = named === null ? null : buyable(named);
    if (food === null) return null;
    const spoken = bare !== null || line.quantity === null ? text : line.name;
    if (bare !== null || line.quantity === null) return { food, named: spoken, part: null };
    const grams = parts.weigh(food, line);
    if (grams === null || grams <= 0) {
      awaited.add(`${food.name} (weight of ${text})`);
      return null;
    }
    return { food, named: spoken, part: { food: food.id, quantity: line.quantity, unit: line.unit, grams } };
  };

  const common = (entry: Loose, base: Loose) => {
    const own = <T>(key: string): T | undefined => (entry[key] ?? base[key]) as T | undefined;
    // A comma outside quotes cuts a sentence in two.
    for (const text of list(own('method')).map(String))
      if (!/^[^a-z].*[.!]$/s.test(text)) problem(`"${text}" in method is no whole sentence`);
    return {
      function: word<IngredientFunction>(functions, own('role'), 'function'),
      contexts: list(own('in')).flatMap((one) => word<Context>(contexts, one, 'context') ?? []),
      method: list(own('method')).map(String),
      flavor: word<Impact>(impacts, own('flavor'), 'impact') ?? 'low',
      texture: word<Impact>(impacts, own('texture'), 'impact') ?? 'low',
      note: own<string>('note') ?? null,
      source: own<string>('src') ?? 'own',
    };
  };

  const add = (rule: SubstitutionRule, words: string): boolean => {
    const key = [rule.from, rule.foods.join('+'), rule.function ?? '', rule.contexts.join(' ')].join('|');
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, { where, words });
      rules.push(rule);
      return true;
    }
    // Two names of one food, or a pair out of a group, may come down to a rule that is there already.
    if (!rule.derived && other.words === words) problem(`${words} is there twice, first in ${other.where}`);
    return false;
  };

  const swap = (
    name: string,
    from: Food,
    raw: unknown,
    base: Loose,
    place: number,
    listed: boolean,
  ): void => {
    const entry: Loose = typeof raw === 'string' ? { use: raw } : (raw as Loose);
    for (const key of Object.keys(entry)) if (!swapKeys.has(key)) problem(`no field "${key}" in a swap`);
    const use = entry['use'];
    if (typeof use !== 'string') return problem('a swap needs `use`');
    const found = use.split(' + ').map((text) => partOf(text.trim()));
    const chosen = found.flatMap((one) => (one === null ? [] : [one]));
    if (chosen.length < found.length) return;
    const [main] = chosen;
    if (main!.food.id === from.id && chosen.length === 1) {
      if (!listed && main!.named === name) problem(`${from.id} stands in for itself`);
      return;
    }
    const weighed = chosen.flatMap(({ part }) => part ?? []);
    const per = entry['per'] ?? base['per'];
    if (weighed.length > 0 && (weighed.length < chosen.length || per === undefined))
      return problem(`"${use}": give amounts to every food and say what they are \`per\`, or to none`);
    if (chosen.length > 1 && weighed.length === 0)
      return problem(`"${use}": a mixture needs amounts and \`per\``);
    const sold = buyable(from);
    let replaced: ReplacedAmount | null = null;
    if (weighed.length > 0) {
      replaced = sold === null ? null : amountOf(sold, String(per));
      if (replaced === null) return;
      const ratio = weighed.reduce((sum, { grams }) => sum + grams, 0) / replaced.grams;
      if (ratio < plausibleRatio[0] || ratio > plausibleRatio[1])
        return problem(`${from.id} → ${use}: ${ratio.toPrecision(3)} g for 1 g is not plausible`);
    }
    const added = add(
      {
        from: from.id,
        foods: chosen.map(({ food }) => food.id),
        parts: weighed.length > 0 ? weighed : null,
        per: replaced,
        ...common(entry, base),
        place,
        derived: false,
      },
      `${name} → ${use}`,
    );
    if (added) written += 1;
  };

  const group = (entry: Loose): void => {
    for (const key of Object.keys(entry)) if (!groupKeys.has(key)) problem(`no field "${key}"`);
    const names = list(entry['from']).map(String);
    for (const name of names) {
      where = `${where.split(' ')[0]!} ${name}`;
      const from = find(name);
      if (from === null) continue;
      let place = 0;
      for (const raw of list(entry['to'])) {
        swap(name, from, raw, entry, place, names.length > 1);
        place += 1;
      }
      if (place === 0) problem('a group needs `to`');
    }
  };

  const among = (entry: Loose): void => {
    for (const key of Object.keys(entry)) if (!amongKeys.has(key)) problem(`no field "${key}"`);
    const names = list(entry['among']).map(String);
    if (names.length < 2) return problem('`among` needs two or more');
    const members = names.flatMap((name) => {
      const found = find(name);
      return found === null ? [] : [found];
    });
    for (const from of members) {
      const at = members.indexOf(from);
      members.forEach((to, place) => {
        const target = buyable(to);
        if (target === null || to === from || target.id === from.id) return;
        add(
          {
            from: from.id,
            foods: [target.id],
            parts: null,
            per: null,
            ...common({}, entry),
            // Neighbours in the list are nearest to each other; of two as near, the more usual one stands first.
            place: Math.abs(place - at) + (place > at ? 0.5 : 0),
            derived: true,
          },
          '',
        );
      });
    }
  };

  const pairs = (entry: Loose): void => {
    for (const key of Object.keys(entry)) if (!pairKeys.has(key)) problem(`no field "${key}"`);
    const { pairs: both, per, use, back, ...base } = entry;
    for (const [one, other] of Object.entries((both ?? {}) as Record<string, unknown>)) {
      where = `${where.split(' ')[0]!} ${one}`;
      const [a, b] = [find(one), find(String(other))];
      if (a === null || b === null) continue;
      const amount = (text: unknown): string => (text === undefined ? '' : `${String(text)} `);
      swap(
        one,
        a,
        { use: `${amount(use)}${b.name}`, ...(per === undefined ? {} : { per }) },
        base,
        0.5,
        false,
      );
      if (back === true)
        swap(
          String(other),
          b,
          { use: `${amount(per)}${a.name}`, ...(use === undefined ? {} : { per: use }) },
          base,
          0.5,
          false,
        );
    }
  };

  /** Beans in the place of meat come out of a can: dried ones would have to be boiled first. */
  const readyFor = (from: Food, food: Food | null): Food | null =>
    food === null || isKind(from, 'legume') || !isKind(food, 'dried-bean')
      ? food
      : (foods.get(food.id.replace(/^dried-/, 'canned-')) ?? food);

  /** `onion (salad): red onion, scallion`: the words in brackets are contexts, several foods stand by comma. */
  const usual = (entry: Loose, field: 'everyday' | 'others', lists: EverydayList[]): void => {
    for (const key of Object.keys(entry)) if (key !== field) problem(`no field "${key}"`);
    for (const [key, names] of Object.entries((entry[field] ?? {}) as Record<string, unknown>)) {
      const [, asked = key, places] = /^(.*?)(?: \(([^)]+)\))?$/.exec(key) ?? [];
      const within = (places?.split(', ') ?? []).flatMap(
        (one) => word<Context>(contexts, one, 'context') ?? [],
      );
      for (const name of asked.split(/,\s*/)) {
        where = `${where.split(' ')[0]!} ${field} ${name}`;
        const from = find(name);
        if (from === null) continue;
        if (lists.some((one) => one.from === from.id && one.contexts.join() === within.join()))
          problem(`${from.id} has such a list already`);
        const ids = new Set<string>();
        const called: Record<string, string> = {};
        const sortsOf: ListedSort[] = [];
        for (const said of String(names).split(/,\s*/)) {
          const found = find(said);
          const food = found === null ? null : readyFor(from, buyable(found));
          if (food === null || ids.has(food.id)) continue;
          const own = [food.name, food.plural, food.id].map((one) => one?.toLowerCase());
          const byOwnName = own.includes(said.toLowerCase());
          if (food.id === from.id) {
            if (!byOwnName) sortsOf.push({ name: said, place: ids.size });
            continue;
          }
          ids.add(food.id);
          if (!byOwnName) called[food.id] = said;
        }
        if (ids.size === 0) problem('a list names at least one other food');
        lists.push({
          from: from.id,
          contexts: within,
          foods: [...ids],
          ...(Object.keys(called).length === 0 ? {} : { called }),
          ...(sortsOf.length === 0 ? {} : { sorts: sortsOf }),
        });
      }
    }
  };

  /** `titles` and what such dishes would rather be given. */
  const affinity = (entry: Loose): void => {
    for (const key of Object.keys(entry))
      if (key !== 'titles' && key !== 'rather') problem(`no field "${key}"`);
    const titles = list(entry['titles']).map(String);
    where = `${where.split(' ')[0]!} titles ${titles[0] ?? ''}`;
    if (titles.some((one) => !/^[a-z' -]+$/.test(one))) problem('titles are words in small letters');
    const ids = String(entry['rather'] ?? '')
      .split(/,\s*/)
      .flatMap((said) => find(said) ?? [])
      .flatMap((food) => buyable(food)?.id ?? []);
    if (titles.length === 0 || ids.length === 0) return problem('`titles` needs words and `rather` foods');
    affinities.push({ titles, foods: [...new Set(ids)] });
  };

  const sorts = (entry: Loose): void => {
    for (const raw of list(entry['variants'])) {
      const names = list(raw).map(String);
      where = `${where.split(' ')[0]!} ${names[0] ?? ''}`;
      const ids = new Set(names.map((name) => find(name)?.id ?? ''));
      const [food] = ids;
      if (ids.size > 1 || food === undefined || food === '' || names.length < 2)
        problem(`variants are two or more names of one food, not of ${[...ids].join(', ')}`);
      else variants.push({ food, names });
    }
  };

  /** `chili flakes: red pepper flakes`: two names of one food, the second as it is said at home. */
  const names = (entry: Loose): void => {
    for (const [name, said] of Object.entries((entry['called'] ?? {}) as Record<string, unknown>)) {
      where = `${where.split(' ')[0]!} name of ${name}`;
      const food = find(name);
      if (food === null) continue;
      if (find(String(said))?.id !== food.id) problem(`"${String(said)}" does not mean ${food.id}`);
      if (food.id in spoken) problem(`${food.id} has such a name already`);
      spoken[food.id] = String(said);
    }
  };

  /** `feta: salty and tangy; crumbly`: the taste, and after a semicolon the texture. */
  const taste = (entry: Loose): void => {
    for (const [name, said] of Object.entries((entry['tastes'] ?? {}) as Record<string, unknown>)) {
      where = `${where.split(' ')[0]!} taste of ${name}`;
      const found = find(name);
      if (found === null) continue;
      const [words = '', texture = null, ...more] = String(said).split('; ');
      if (words === '' || more.length > 0 || /[.A-Z]/.test(String(said)))
        problem('a taste reads on after "It tastes", a texture after "It is"');
      if (found.id in tastes) problem(`${found.id} has a taste already`);
      tastes[found.id] = { taste: words, texture };
    }
  };

  const none = (entry: Loose): void => {
    for (const key of Object.keys(entry)) if (!noneKeys.has(key)) problem(`no field "${key}"`);
    const job = word<IngredientFunction>(functions, entry['role'], 'function');
    const when = list(entry['when']).map((one) => String(one).toLowerCase());
    if (job === null || when.length === 0) return problem('`none` needs a role and `when`');
    for (const name of list(entry['from'])) {
      const from = find(String(name));
      if (from !== null)
        irreplaceable.push({ from: from.id, function: job, when, reason: String(entry['none']) });
    }
  };

  for (const { file, entries } of files) {
    if (!Array.isArray(entries)) problems.push(`${file}: must be a list`);
    for (const raw of list(entries)) {
      const entry = raw as Loose;
      const first = list(entry['from'] ?? entry['among']).map(String)[0] ?? '';
      where = `${file} ${first}`;
      // The words are checked whether or not the foods are there yet.
      for (const one of [entry, ...list(entry['to'])])
        if (typeof one === 'object' && one !== null) common(one as Loose, {});
      if ('none' in entry) none(entry);
      else if ('everyday' in entry) usual(entry, 'everyday', everyday);
      else if ('others' in entry) usual(entry, 'others', others);
      else if ('titles' in entry) affinity(entry);
      else if ('tastes' in entry) taste(entry);
      else if ('variants' in entry) sorts(entry);
      else if ('called' in entry) names(entry);
      else if ('among' in entry) among(entry);
      else if ('pairs' in entry) pairs(entry);
      else if ('from' in entry) group(entry);
      else
        problem(
          'an entry is `from` … `to`, `among`, `pairs`, `everyday`, `others`, `titles`, `tastes`, `variants`, `called` or `none`',
        );
    }
  }
  return {
    rules,
    everyday,
    others,
    affinities,
    tastes,
    variants,
    called: spoken,
    irreplaceable,
    problems: [...new Set(problems)],
    awaited: [...awaited].sort(),
    written,
  };
}

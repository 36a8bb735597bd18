import type { Food } from '../model.ts';
import { compileNames } from '../match/names.ts';
import { classOf, prepositions } from '../match/lexicon.ts';
import { keysOf, wordsOf } from '../match/words.ts';
import type { Problem } from './problem.ts';

/** The foods with their names of other languages, and their ids by the key that a written name is looked up with. */
export interface NamesAbroad {
  readonly foods: readonly Food[];
  readonly names: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

/** The names of one language, as its file under `data/foods/names/` holds them. */
export interface LanguageFile {
  readonly file: string;
  readonly names: unknown;
}

/** The names of a list with commas between them. */
const namesIn = (list: string): readonly string[] => list.split(',').map((one) => one.trim());

/**
 * Reads the files of single languages, for each food its names there. A name that means one thing in one language and
 * another in the next is left out, as nobody says which one a list is written in; what is known already is passed over.
 */
function namesOfLanguages(
  files: readonly LanguageFile[],
  known: ReadonlySet<string>,
  meaning: (key: string) => string | undefined,
  problems: Problem[],
): readonly (readonly [key: string, name: string, id: string])[] {
  const found = new Map<string, { readonly name: string; readonly ids: Set<string> }>();
  for (const { file, names } of files)
    for (const [id, list] of Object.entries((names ?? {}) as Record<string, unknown>)) {
      const problem = (message: string): void => void problems.push({ file, id, rule: 'abroad', message });
      if (!known.has(id)) problem('no such food');
      else if (typeof list !== 'string') problem('names are a text with commas');
      else
        for (const name of namesIn(list)) {
          const keys = keysOf(wordsOf(name));
          const key = keys.join(' ');
          const other = meaning(key);
          if (key.length < 3) problem(`"${name}" is too short to mean one thing`);
          else if (other !== undefined && other !== id) problem(`"${name}" means ${other} already`);
          else if (keys.length === 1 && (classOf(key) !== null || prepositions.has(key)))
            problem(`"${name}" is a word that describes foods in English`);
          else if (other === undefined)
            found.set(key, { name, ids: new Set([...(found.get(key)?.ids ?? []), id]) });
        }
    }
  return [...found].flatMap(
    ([
      key,
      {
        name,
        ids: [id, ...more],
      },
    ]) => (more.length === 0 ? [[key, name, id!] as const] : []),
  );
}

/**
 * Reads `data/names-abroad.yaml`: for each food the names of other languages, with commas between them. Such a name
 * means its food only where it stands by itself, so none may be an English name of another food, or an English word
 * that says something of a food. The files of single languages add to them.
 */
export function compileNamesAbroad(
  loose: unknown,
  foods: readonly Food[],
  file: string,
  languages: readonly LanguageFile[] = [],
): NamesAbroad {
  const problems: Problem[] = [];
  const known = new Map(foods.map((food) => [food.id, food]));
  const own = compileNames(foods);
  const english = new Map(own.keys.map((key, at) => [key, foods[own.foods[at]! >> 1]!.id]));
  const names: Record<string, string> = {};
  const lists = new Map<string, string[]>();
  for (const [id, list] of Object.entries((loose ?? {}) as Record<string, unknown>)) {
    const problem = (message: string): void => void problems.push({ file, id, rule: 'abroad', message });
    if (!known.has(id)) {
      problem('no such food');
      continue;
    }
    if (typeof list !== 'string') {
      problem('names are a text with commas');
      continue;
    }
    for (const name of namesIn(list)) {
      const keys = keysOf(wordsOf(name));
      const key = keys.join(' ');
      const other = names[key] ?? english.get(key);
      if (key.length < 3) problem(`"${name}" is too short to mean one thing`);
      else if (other === id && names[key] === undefined)
        problem(`"${name}" is an English name of it already`);
      else if (other !== undefined && other !== id) problem(`"${name}" means ${other} already`);
      else if (keys.length === 1 && (classOf(key) !== null || prepositions.has(key)))
        problem(`"${name}" is a word that describes foods in English`);
      else {
        names[key] = id;
        lists.set(id, [...(lists.get(id) ?? []), name]);
      }
    }
  }
  const ids = new Set(known.keys());
  const further = namesOfLanguages(languages, ids, (key) => names[key] ?? english.get(key), problems);
  for (const [key, name, id] of further) {
    names[key] = id;
    lists.set(id, [...(lists.get(id) ?? []), name]);
  }
  const named = foods.map((food) => {
    const abroad = lists.get(food.id);
    return abroad === undefined ? food : { ...food, abroad };
  });
  return { foods: named, names, problems };
}

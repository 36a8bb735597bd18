/** Compiles `data/methods/telling.yaml`: how a recipe for another machine speaks of itself. */
import { methods, type Method } from '../vocabulary.ts';
import { dishClasses, type ByDish, type TellingTable } from './model.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '');
const isSentence = (value: unknown): value is string => typeof value === 'string' && /[.!]$/.test(value);
const kinds: ReadonlySet<string> = new Set([...dishClasses, 'else', 'partly']);

/** The table; every problem is named in `problems`. */
export function compileTelling(file: unknown, problems: string[]): TellingTable {
  const raw = isRecord(file) ? file : {};
  const claims: Record<string, readonly string[]> = {};
  for (const [name, words] of Object.entries(isRecord(raw['claims']) ? raw['claims'] : {}))
    if (isWords(words)) claims[name] = words;
    else problems.push(`telling.yaml: claim ${name} is no list of words`);
  const broken = isRecord(raw['breaks']) ? raw['breaks'] : {};
  const breaks = {} as Record<Method, readonly string[]>;
  for (const method of methods) {
    const names = broken[method];
    if (isWords(names) && names.every((name) => name in claims)) breaks[method] = names;
    else problems.push(`telling.yaml: breaks of ${method}`);
  }
  const byDish = <T>(part: string, fits: (value: unknown) => value is T) => {
    const table: Partial<Record<Method, ByDish<T>>> = {};
    for (const [method, rows] of Object.entries(isRecord(raw[part]) ? (raw[part] as object) : {})) {
      if (!(methods as readonly string[]).includes(method) || !isRecord(rows)) {
        problems.push(`telling.yaml: ${part} of ${method}`);
        continue;
      }
      for (const [kind, said] of Object.entries(rows))
        if (!kinds.has(kind) || !fits(said)) problems.push(`telling.yaml: ${part} of ${method}: ${kind}`);
      table[method as Method] = rows as ByDish<T>;
    }
    return table;
  };
  const descriptions = byDish('descriptions', isSentence);
  for (const method of methods)
    if (descriptions[method]?.else === undefined) problems.push(`telling.yaml: no description for ${method}`);
  return {
    claims,
    breaks,
    descriptions,
    tips: byDish('tips', (value): value is readonly string[] => isWords(value) && value.every(isSentence)),
  };
}

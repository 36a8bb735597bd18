import { readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { isMap, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import { nearestWord } from '#kernel/nearest';
import type { Problem } from '#food/compile/problem';
import type { FactTables } from '#food/fact-tables';
import type { FoodTable } from '#food/model';
import { addOwnFoods } from '#food/own/own-foods';
import type { OwnEntry } from '#food/own/own-node';
import type { Units } from '#food/units';

/** Some ten thousand foods. */
const mostBytes = 4 * 1024 * 1024;

/** What an operator's file says, with everything that is wrong with it. */
export interface OwnFile {
  /** The table with the foods and prices in it; null where there is any problem. */
  readonly table: FoodTable | null;
  /** `foods.yaml:12: acme-sauce: energy: …`, in the order of the file. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly foodCount: number;
  readonly priceCount: number;
}

/** The operator's file of own foods is wrong; the message lists everything. */
class OwnFoodsError extends Error {
  override readonly name = 'OwnFoodsError';
}

/** Where an entry of the file stands: its own line, and those of its fields. */
interface Place {
  readonly line: number;
  readonly fields: ReadonlyMap<string, number>;
}

/** Reads a file of own foods and prices and adds it to the table. Never throws: what is wrong is told. */
export function readOwnFile(
  path: string,
  base: { readonly table: FoodTable; readonly units: Units; readonly diets: FactTables['diets'] },
): OwnFile {
  const name = basename(path);
  const failed = (problems: readonly string[]): OwnFile => ({
    ...{ table: null, problems, notes: [], foodCount: 0, priceCount: 0 },
  });
  const text = readText(path, name);
  if (typeof text !== 'string') return failed([text.problem]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return failed(
      document.errors.map(({ message, pos }) => {
        const { line, col } = lines.linePos(pos[0]);
        return `${name}:${line}:${col}: syntax: ${message.split('\n')[0]!}`;
      }),
    );
  }
  const root = document.contents;
  const usage = 'the file must have foods: (a list), prices: (a list), or both';
  if (root === null || !isMap(root)) {
    return failed([`${name}${root === null ? ' is empty' : ':1: shape'}: ${usage}`]);
  }
  const places = new Map<string, Place>();
  const problems: Problem[] = [];
  const problem = (file: string, rule: string, message: string): void => {
    problems.push({ file, id: null, rule, message });
  };
  const lineOf = (node: unknown): number => lines.linePos((node as Node | null)?.range?.[0] ?? 0).line;
  const known = ['currency', 'rates', 'foods', 'prices'];
  for (const { key } of root.items) {
    const word = String(key);
    if (known.includes(word)) continue;
    const near = nearestWord(word, known);
    const place = `${name}:${lineOf(key)}`;
    problem(place, 'shape', `there is no field "${word}"${near === null ? '' : `; did you mean ${near}?`}`);
  }
  const entriesOf = (field: string): OwnEntry[] => {
    const list = root.get(field, true) as unknown;
    if (list === undefined) return [];
    if (!isSeq(list)) {
      problem(`${name}:${lineOf(list)}`, 'shape', `${field} must be a list`);
      return [];
    }
    return list.items.map((item) => {
      const file = `${name}:${lineOf(item)}`;
      places.set(file, placeOf(item, lineOf));
      return { file, value: plainOf(item, document, () => problem(file, 'shape', exploding)) };
    });
  };
  const foods = entriesOf('foods');
  const prices = entriesOf('prices');
  if (foods.length + prices.length === 0 && problems.length === 0) problem(name, 'shape', usage);
  const plain = (field: string): unknown => {
    const node = root.get(field, true) as unknown;
    return plainOf(node, document, () => problem(`${name}:${lineOf(node)}`, 'shape', exploding));
  };
  const extended = addOwnFoods(
    { file: name, currency: plain('currency'), rates: plain('rates'), foods, prices },
    base,
  );
  const all = [...problems, ...extended.problems];
  if (all.length > 0) return failed(inOrder(all, places));
  const { table, notes, foodCount, priceCount } = extended;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const version = `${table.version}-${hash}`;
  return { table: { ...table, version }, problems: [], notes, foodCount, priceCount };
}

/** The tables with the operator's file in them. Throws `OwnFoodsError` with the list of what is wrong. */
export function withOwnFile(
  path: string,
  base: { readonly table: FoodTable; readonly units: Units; readonly diets: FactTables['diets'] },
): FoodTable {
  const { table, problems } = readOwnFile(path, base);
  if (table !== null) return table;
  const many = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
  throw new OwnFoodsError(`${many} in the file of own foods, ${path}\n${problems.join('\n')}`);
}

/** The text of the file, or why it is none. */
function readText(path: string, name: string): string | { readonly problem: string } {
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > mostBytes) {
      const megabytes = (size / 1024 / 1024).toFixed(1);
      return { problem: `${name} has ${megabytes} MB; at most ${mostBytes / 1024 / 1024} MB are read` };
    }
    bytes = readFileSync(path);
  } catch (error) {
    return { problem: `${name} cannot be read: ${(error as Error).message}` };
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    let line = 1;
    for (let from = 0; from < bytes.length; line += 1) {
      const end = bytes.indexOf(10, from);
      const to = end < 0 ? bytes.length : end;
      try {
        decoder.decode(bytes.subarray(from, to));
      } catch {
        break;
      }
      from = to + 1;
    }
    return { problem: `${name}:${line}: encoding: this is not UTF-8: save the file as UTF-8` };
  }
}

const exploding = 'it refers to itself or to others beyond reason: write it out';

/** A node of the document as a value; `onExploding` where its references multiply without bound. */
function plainOf(node: unknown, document: Parameters<Node['toJS']>[0], onExploding: () => void): unknown {
  if (node === undefined || node === null) return undefined;
  try {
    return (node as Node).toJS(document, { maxAliasCount: 100 });
  } catch {
    onExploding();
    return undefined;
  }
}

function placeOf(item: unknown, lineOf: (node: unknown) => number): Place {
  const fields = isMap(item)
    ? (item as YAMLMap).items.map(({ key }) => [String(key), lineOf(key)] as const)
    : [];
  return { line: lineOf(item), fields: new Map(fields) };
}

/** Fields that a rule speaks of, the first that is there counting. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  energy: ['nutrients'],
  sum: ['nutrients'],
  nutrients: ['nutrients'],
  density: ['density', 'portions'],
  measure: ['portions'],
  piece: ['plural'],
  parent: ['kind'],
  category: ['category'],
  allergens: ['allergens'],
  traits: ['no_traits', 'traits'],
  diets: ['diets'],
  price: ['price'],
  currency: ['price'],
};

/** Words that a message begins with and the field that they stand in. */
const insideOf: Readonly<Record<string, string>> = {
  ...{ contains: 'allergens', may: 'allergens', without: 'allergens', via: 'allergens' },
  ...{ a: 'portions' },
};

/** Problems as lines, each with the line of the field that it speaks of. */
function inOrder(problems: readonly Problem[], places: ReadonlyMap<string, Place>): string[] {
  return problems
    .map(({ file, id, rule, message }) => {
      const place = places.get(file);
      const named = /^(?:there is no (?:field "|(?=category)))?([a-z_]+)/.exec(message)?.[1] ?? '';
      const quoted = /^(?:the (?:name|plural|alias) )"/.test(message) ? message.split(' ')[1]! : '';
      const fields = [
        insideOf[named] ?? named,
        ...(fieldsOf[rule] ?? []),
        quoted === 'alias' ? 'aliases' : quoted,
      ];
      const line = fields.map((field) => place?.fields.get(field)).find((found) => found !== undefined);
      const [name = ''] = file.split(':');
      const at = line ?? place?.line ?? Number(/:(\d+)$/.exec(file)?.[1] ?? 0);
      const where = at > 0 ? `${name}:${at}` : name;
      const said = message.startsWith(`${rule}: `) ? message : `${rule}: ${message}`;
      return { at, text: `${where}: ${id === null ? '' : `${id}: `}${said}` };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

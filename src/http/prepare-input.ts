/** What is done to a request before it is validated: words get their canonical spelling, long lists are cut off. */
import type { TSchema } from 'typebox';
import { foldWord, spellingsKey } from '#contract/schemas/enum-input';
import type { Spellings } from '#contract/schemas/enum-input';
import type { FieldProblem } from '#kernel/errors';

/** Changes a value in its place in `holder`. Problems are located below the value; whoever holds it adds the rest. */
type Step = (holder: Record<string | number, unknown>, key: string | number, problems: Located[]) => void;

interface Located {
  /** JSON pointer from the value at hand. */
  pointer: string;
  readonly count: number;
  readonly max: number;
}

interface Node {
  readonly [spellingsKey]?: Spellings;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly maxItems?: number;
}

/** An object with more fields than this is not looked at one by one. */
const mostFields = 500;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compile(node: Node): Step | null {
  const spellings = node[spellingsKey];
  if (spellings !== undefined) {
    const canonical = new Set(
      [...spellings.values()].filter((word) => spellings.get(foldWord(word)) === word),
    );
    return (holder, key) => {
      const value = holder[key];
      if (typeof value !== 'string' || value.length > 100 || canonical.has(value)) return;
      const word = spellings.get(foldWord(value));
      if (word !== undefined && word !== value) holder[key] = word;
    };
  }
  const fields: (readonly [string, Step])[] = [];
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    const step = compile(child);
    if (step !== null) fields.push([name, step]);
  }
  const item = node.items === undefined ? null : compile(node.items);
  const { maxItems } = node;
  if (fields.length === 0 && item === null && maxItems === undefined) return null;
  return (holder, key, problems) => {
    const value = holder[key];
    if (typeof value !== 'object' || value === null) return;
    const before = problems.length;
    if (Array.isArray(value)) {
      if (maxItems !== undefined && value.length > maxItems) {
        problems.push({ pointer: '', count: value.length, max: maxItems });
        // Nothing is lost: the request is refused. What is left is still checked, in bounded time.
        value.length = maxItems;
      }
      if (item !== null) for (let i = 0; i < value.length; i += 1) item(value as never, i, problems);
    } else {
      const object = value as Record<string, unknown>;
      for (let i = 0; i < fields.length; i += 1) {
        const [name, step] = fields[i]!;
        if (object[name] !== undefined) step(object, name, problems);
      }
    }
    // Only a request that is refused pays for saying where.
    for (let i = before; i < problems.length; i += 1) problems[i]!.pointer = `/${key}${problems[i]!.pointer}`;
  };
}

const problemOf = ({ pointer, count, max }: Located): FieldProblem => ({
  pointer,
  code: 'too_many',
  detail: `${pointer.slice(1).replaceAll('/', '.')} has ${count} entries; at most ${max} are allowed`,
  allowed: { max },
});

/** Compiles the preparation of bodies of a schema. The result changes the body in place and says what was too long. */
export function compilePreparation(schema: TSchema): (body: unknown) => readonly FieldProblem[] {
  const step = compile(schema as Node) ?? (() => undefined);
  const steps = new Map<string, Step>();
  for (const [name, child] of Object.entries((schema as Node).properties ?? {})) {
    const own = compile(child);
    if (own !== null) steps.set(name, own);
  }
  const none: readonly FieldProblem[] = [];
  return (body) => {
    if (!isObject(body)) return none;
    const names = Object.keys(body);
    const located: Located[] = [];
    if (names.length > mostFields) {
      for (const name of names.slice(mostFields)) Reflect.deleteProperty(body, name);
      // The pointer of the whole body is empty.
      const holder = { body };
      step(holder, 'body', located);
      for (const each of located) each.pointer = each.pointer.replace(/^\/body/, '');
      return [
        { pointer: '', code: 'too_many', detail: `more than ${mostFields} fields` },
        ...located.map(problemOf),
      ];
    }
    for (let i = 0; i < names.length; i += 1) steps.get(names[i]!)?.(body, names[i]!, located);
    return located.length === 0 ? none : located.map(problemOf);
  };
}

/** What is done to a request before it is validated: words get their canonical spelling, long lists are cut off. */
import type { TSchema } from 'typebox';
import { foldWord, spellingsKey } from '#contract/schemas/enum-input';
import type { Spellings } from '#contract/schemas/enum-input';
import type { FieldProblem } from '#kernel/errors';

/** Changes a value in its place in `holder`; reports what it had to cut. */
type Step = (
  holder: Record<string | number, unknown>,
  key: string | number,
  pointer: string,
  problems: FieldProblem[],
) => void;

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
    return (holder, key) => {
      const value = holder[key];
      if (typeof value !== 'string' || value.length > 100) return;
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
  return (holder, key, pointer, problems) => {
    const value = holder[key];
    if (Array.isArray(value)) {
      if (maxItems !== undefined && value.length > maxItems) {
        const detail = `${pointer.slice(1).replaceAll('/', '.')} has ${value.length} entries; at most ${maxItems} are allowed`;
        problems.push({ pointer, code: 'too_many', detail, allowed: { max: maxItems } });
        // Nothing is lost: the request is refused. What is left is still checked, in bounded time.
        value.length = maxItems;
      }
      if (item !== null) {
        for (let i = 0; i < value.length; i += 1) item(value as never, i, `${pointer}/${i}`, problems);
      }
    } else if (isObject(value)) {
      for (const [name, step] of fields) {
        if (Object.hasOwn(value, name)) step(value, name, `${pointer}/${name}`, problems);
      }
    }
  };
}

/** Compiles the preparation of bodies of a schema. The result changes the body in place and says what was too long. */
export function compilePreparation(schema: TSchema): (body: unknown) => readonly FieldProblem[] {
  const step = compile(schema as Node) ?? (() => undefined);
  const none: readonly FieldProblem[] = [];
  return (body) => {
    if (!isObject(body)) return none;
    const problems: FieldProblem[] = [];
    if (Object.keys(body).length > mostFields) {
      for (const name of Object.keys(body).slice(mostFields)) Reflect.deleteProperty(body, name);
      problems.push({ pointer: '', code: 'too_many', detail: `more than ${mostFields} fields` });
    }
    step({ body }, 'body', '', problems);
    return problems.length === 0 ? none : problems;
  };
}

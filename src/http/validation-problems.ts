/** Turns the validator's errors into problems that a person can act on: all at once, each once. */
import type { ErrorObject } from './validator.ts';
import type { FieldProblem } from '#kernel/errors';
import { nearestWord } from '#kernel/nearest';

type Schema = Readonly<Record<string, unknown>>;

/** More than these help nobody. */
const mostProblems = 50;

const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** `/recipe/ingredients/2` → `recipe.ingredients[2]`. */
const nameOf = (pointer: string): string =>
  pointer === ''
    ? 'the body'
    : pointer
        .slice(1)
        .split('/')
        .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce(
          (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
          '',
        );

const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (typeWords[typeof value] ?? typeof value);

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const isBounded = (schema: Schema, low: string, high: string): boolean =>
  typeof schema[low] === 'number' && typeof schema[high] === 'number';

function rangeProblem(pointer: string, name: string, schema: Schema): FieldProblem {
  const min = schema['minimum'] ?? schema['exclusiveMinimum'];
  const max = schema['maximum'];
  const above = schema['exclusiveMinimum'] !== undefined;
  const detail = isBounded(schema, 'minimum', 'maximum')
    ? `${name} must be between ${min} and ${max}`
    : `${name} must be ${[
        ...(min === undefined ? [] : [`${above ? 'more than' : 'at least'} ${min}`]),
        ...(max === undefined ? [] : [`at most ${max}`]),
      ].join(' and ')}`;
  const allowed = {
    ...(min === undefined ? {} : above ? { above: min } : { min }),
    ...(max === undefined ? {} : { max }),
  };
  return { pointer, code: 'out_of_range', detail, allowed };
}

function unknownField(error: ErrorObject, at: string): FieldProblem {
  const field = String(error.params['additionalProperty']);
  const shown = field.length > 60 ? `${field.slice(0, 60)}…` : field;
  const known = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});
  const near = nearestWord(field, known);
  const hint = near === null ? '' : `; did you mean ${near}?`;
  const detail = `${shown} is not a known field${hint}`;
  return {
    pointer: `${at}/${escapePointer(field)}`,
    code: 'unknown_field',
    detail,
    allowed: near === null ? known : [near],
  };
}

function lengthProblem(error: ErrorObject, pointer: string, name: string): FieldProblem {
  const limit = error.params['limit'];
  switch (error.keyword) {
    case 'maxLength':
      return {
        pointer,
        code: 'too_long',
        detail: `${name} must have at most ${limit} characters`,
        allowed: { max_length: limit },
      };
    case 'maxItems':
      return {
        pointer,
        code: 'too_many',
        detail: `${name} must have at most ${limit} entries`,
        allowed: { max: limit },
      };
    case 'minItems':
      return {
        pointer,
        code: 'too_few',
        detail: `${name} must have at least ${limit === 1 ? 'one entry' : `${limit} entries`}`,
        allowed: { min: limit },
      };
    case 'minProperties':
      return {
        pointer,
        code: 'too_few',
        detail: `${name} must have at least one field`,
        allowed: Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {}),
      };
    default:
      return { pointer, code: 'blank', detail: `${name} must not be blank` };
  }
}

function patternProblem(error: ErrorObject, pointer: string, name: string): FieldProblem {
  if (error.params['pattern'] === '\\S') return lengthProblem(error, pointer, name);
  const schema = error.parentSchema ?? {};
  const allowed = error.params['pattern'] ?? error.params['format'];
  const what =
    typeof schema['description'] === 'string' ? `: ${schema['description']}` : ` ${String(allowed)}`;
  return { pointer, code: 'invalid_format', detail: `${name} has the wrong form${what}`, allowed };
}

/** Groups of which one is needed, from `anyOf: [{required: [a]}, {required: [b]}]`. */
function oneOfRequired(error: ErrorObject): readonly string[] | null {
  const groups = error.schema as readonly { readonly required?: readonly string[] }[];
  const names = groups.map((group) => group.required?.[0]);
  return names.every((name) => name !== undefined) ? names : null;
}

function problemOfError(error: ErrorObject): FieldProblem | null {
  const pointer = error.instancePath;
  const name = nameOf(pointer);
  const schema = error.parentSchema ?? {};
  const inside = pointer === '' ? '' : ` in ${name}`;
  switch (error.keyword) {
    case 'required': {
      // Part of a group, for which the group's own error speaks.
      if (error.schemaPath.includes('/anyOf/')) return null;
      const field = String(error.params['missingProperty']);
      return {
        pointer: `${pointer}/${escapePointer(field)}`,
        code: 'required',
        detail: `${field} is required${inside}`,
      };
    }
    case 'anyOf': {
      const names = oneOfRequired(error);
      if (names === null)
        return { pointer, code: 'invalid', detail: `${name} has none of the forms that are allowed` };
      const detail = `${list(names)} is required${inside}`;
      return { pointer: `${pointer}/${names[0]!}`, code: 'required', detail, allowed: names };
    }
    case 'additionalProperties':
      return unknownField(error, pointer);
    case 'type': {
      const types = ([schema['type']].flat() as string[]).filter((type) => type !== 'null' || true);
      const detail = `${name} must be ${list(types.map((type) => typeWords[type] ?? type))}, not ${kindOf(error.data)}`;
      return { pointer, code: 'wrong_type', detail, allowed: types };
    }
    case 'enum': {
      const words = (error.params['allowedValues'] as readonly unknown[]).map(String);
      const near = typeof error.data === 'string' ? nearestWord(error.data, words) : null;
      const hint = near === null ? '' : `; did you mean ${near}?`;
      return {
        pointer,
        code: 'not_allowed',
        detail: `${name} must be one of ${list(words)}${hint}`,
        allowed: words,
      };
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return rangeProblem(pointer, name, schema);
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
      return lengthProblem(error, pointer, name);
    case 'pattern':
    case 'format':
      return patternProblem(error, pointer, name);
    default:
      return error.keyword === 'allOf'
        ? null
        : { pointer, code: 'invalid', detail: `${name} ${error.message ?? 'is not valid'}` };
  }
}

/** All problems of a body; several about one place are told by the first that matters. */
export function validationProblems(
  errors: readonly ErrorObject[],
  before: readonly FieldProblem[] = [],
): FieldProblem[] {
  const problems = [...before];
  const told = new Set(before.map((problem) => problem.pointer));
  // A wrong type explains everything else about the same place.
  const ordered = [
    ...errors.filter((error) => error.keyword === 'type'),
    ...errors.filter((error) => error.keyword !== 'type'),
  ];
  for (const error of ordered) {
    const problem = problemOfError(error);
    if (problem === null || told.has(problem.pointer)) continue;
    told.add(problem.pointer);
    problems.push(problem);
    if (problems.length >= mostProblems) break;
  }
  return problems;
}

/** One sentence for `detail`, with the rest counted. */
export function summarise(problems: readonly FieldProblem[]): string {
  const first = problems[0]?.detail ?? 'The request is not valid';
  const more = problems.length - 1;
  return more <= 0 ? first : `${first} (and ${more} more ${more === 1 ? 'problem' : 'problems'}: see errors)`;
}

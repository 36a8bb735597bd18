/** Compiles schemas into strict validators and into the filters through which answers pass. */
import { Ajv, _ } from 'ajv';
import type { ErrorObject as AjvError, KeywordCxt, ValidateFunction } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { TObject, TSchema } from 'typebox';
import { AppError } from '#kernel/errors';
import { compilePreparation } from './prepare-input.ts';
import { summarise, validationProblems } from './validation-problems.ts';

export type ErrorObject = AjvError<string, Record<string, unknown>>;

// Nothing is coerced, dropped or filled in: what the caller sent is judged as it is.
const strictness = {
  strict: false,
  strictNumbers: true,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  unicodeRegExp: true,
} as const;
/** Says yes or no, and stops at the first no: of usual requests nothing more is to be known. */
const judge = new Ajv({ ...strictness, messages: false });
/** Says everything that is wrong, and where. */
const explain = new Ajv({ ...strictness, allErrors: true, verbose: true });

// The same meaning as the standard's, but the usual string is judged by its length and first character alone.
const codePoints = (text: string): number => {
  let count = 0;
  for (const _char of text) count += 1;
  return count;
};
const limitError = {
  message: 'has the wrong length',
  params: ({ schemaCode }: KeywordCxt) => _`{limit: ${schemaCode}}`,
};
/** The same words for both. */
for (const ajv of [judge, explain]) {
  for (const keyword of ['maxLength', 'minLength', 'pattern']) ajv.removeKeyword(keyword);
  ajv.addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    error: limitError as never,
    code: (cxt) => {
      const count = cxt.gen.scopeValue('func', { ref: codePoints });
      cxt.fail(_`${cxt.data}.length > ${cxt.schemaCode} && ${count}(${cxt.data}) > ${cxt.schemaCode}`);
    },
  });
  ajv.addKeyword({
    keyword: 'minLength',
    type: 'string',
    schemaType: 'number',
    error: limitError as never,
    code: (cxt) => {
      const count = cxt.gen.scopeValue('func', { ref: codePoints });
      cxt.fail(
        _`${cxt.data}.length < ${2 * (cxt.schema as number)} && ${count}(${cxt.data}) < ${cxt.schemaCode}`,
      );
    },
  });
  ajv.addKeyword({
    keyword: 'pattern',
    type: 'string',
    schemaType: 'string',
    error: {
      message: 'has the wrong form',
      params: ({ schemaCode }: KeywordCxt) => _`{pattern: ${schemaCode}}`,
    } as never,
    code: (cxt) => {
      const { data, gen } = cxt;
      const source = cxt.schema as string;
      const regExp = gen.scopeValue('pattern', { key: source, ref: new RegExp(source, 'u') });
      // A visible ASCII character in the first place is no blank.
      const quick =
        source === '\\S' ? _`!(${data}.charCodeAt(0) > 32 && ${data}.charCodeAt(0) < 127) && ` : _``;
      cxt.fail(_`${quick}!${regExp}.test(${data})`);
    },
  });
  ajv.addFormat('date-time', {
    type: 'string',
    validate: (text: string) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i.test(text) &&
      !Number.isNaN(Date.parse(text)),
  });
}

/**
 * Compiles the check of a request body. The check puts words of closed lists into their canonical spelling and
 * throws one `validation_failed` with all problems.
 */
export function compileCheck(schema: TSchema): (body: unknown) => void {
  const prepare = compilePreparation(schema);
  const isValid = judge.compile(schema);
  let validate: ValidateFunction | null = null;
  return (body) => {
    const problems = prepare(body);
    if (isValid(body) && problems.length === 0) return;
    validate ??= explain.compile(schema);
    validate(body);
    const errors = validationProblems((validate.errors ?? []) as ErrorObject[], problems);
    throw new AppError('validation_failed', summarise(errors), { errors });
  };
}

/** Compiles a schema into a check of query parameters, which come as text: whole numbers become numbers. */
export function compileQueryCheck(schema: TObject): (query: unknown) => unknown {
  const check = compileCheck(schema);
  const isWhole = (name: string): boolean =>
    (schema.properties[name] as { readonly type?: string } | undefined)?.type === 'integer';
  return (query) => {
    const given = Object.entries(query as Readonly<Record<string, unknown>>).map(([name, value]) => [
      name,
      isWhole(name) && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ]);
    const parsed = Object.fromEntries(given) as Record<string, unknown>;
    check(parsed);
    return parsed;
  };
}

/** Compiles the filter of answers: only what the schema names gets out, and what it requires must be there. */
export const compileFilter = (schema: TSchema): ((value: unknown) => string) =>
  fastJsonStringify(schema as object) as (value: unknown) => string;

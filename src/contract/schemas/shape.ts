/** Building blocks of schemas: JSON Schema keywords that TypeBox has no short word for, with their static types. */
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';

/** A value that callers only read: every array and object in it is readonly. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** The static type of a schema, readonly throughout. */
export type Shape<S extends TSchema> = Frozen<Static<S>>;

// A type, not an interface: TypeBox wants an index signature, which only a type has by itself.
type Note = {
  readonly description?: string;
  readonly examples?: unknown[];
  readonly default?: unknown;
};

/** Limits of the contract's section 1. */
export const limits = {
  bodyBytes: 256 * 1024,
  depth: 16,
  ingredients: 100,
  instructions: 100,
  generateIngredients: 50,
  generateIngredientLength: 200,
  stringLength: 2000,
} as const;

/** A text that is not blank. */
export const text = (maxLength: number = limits.stringLength, note: Note = {}) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', ...note });

/** `number` or null. JSON Schema's list of types is one check where a union would be several. */
export const nullableNumber = (note: Note & { minimum?: number; maximum?: number } = {}) =>
  Type.Unsafe<number | null>({ type: ['number', 'null'], ...note });

export const nullableInteger = (note: Note & { minimum?: number; maximum?: number } = {}) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], ...note });

export const nullableString = (note: Note & { maxLength?: number } = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], ...note });

/** One of a closed list, or null. */
export const nullableOneOf = <const Word extends string>(words: readonly Word[], note: Note = {}) =>
  Type.Unsafe<Word | null>({ type: ['string', 'null'], enum: [...words, null], ...note });

/** One of a closed list, as answered: always the canonical spelling. */
export const oneOf = <const Word extends string>(words: readonly Word[], note: Note = {}) =>
  Type.Unsafe<Word>({ type: 'string', enum: [...words], ...note });

/** An object whose fields may be absent, and null where the whole is. */
export const nullable = <S extends TSchema>(schema: S) =>
  Type.Unsafe<Static<S> | null>({
    ...schema,
    type: [(schema as { type?: string }).type ?? 'object', 'null'],
  });

/** A list of plain strings. */
export const strings = (note: Note = {}) => Type.Array(Type.String(), note);

/** A time with an explicit offset. */
export const timestamp = (note: Note = {}) => Type.String({ format: 'date-time', ...note });

export const nullableTimestamp = (note: Note = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date-time', ...note });

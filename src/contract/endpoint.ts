/** One endpoint is one value; routing, validation, the response filter, OpenAPI and llms.txt are derived from it. */
import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from '#kernel/errors';
import type { Scope } from '#usecases/access/ports';
import type { Frozen } from './schemas/shape.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export const tags = ['Recipes', 'Transforms', 'Ingredients', 'Account', 'Callbacks', 'Reference'] as const;
export type Tag = (typeof tags)[number];

/** A request that works, for the documentation and for the tests that send it. */
export interface Example {
  readonly summary: string;
  readonly body: unknown;
}

/** Everything that is to know of an endpoint, apart from the work. */
export interface Endpoint {
  readonly id: string;
  readonly method: HttpMethod;
  /** With parameters as `{name}`, as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tag: Tag;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** Null where the answer has no body. */
  readonly response: TSchema | null;
  readonly successStatus: 200 | 201 | 204;
  /** Beyond those that every endpoint can answer with. */
  readonly errors: readonly ErrorCode[];
  /** Null for an endpoint that is open without a key. */
  readonly scope: Scope | null;
  /** `ai`: reserved before the work and kept on success. */
  readonly charge: 'ai' | 'none';
  /** Whether the answer is wrapped in the envelope of section 4, and under which `type`. */
  readonly envelope: string | null;
  /** Whether `callback_url` is taken. */
  readonly callback: boolean;
  /** Which of the two base addresses serves it. */
  readonly role: 'api' | 'ai' | 'both';
  /** Whether the answer shows a secret once: what is kept for replay is encrypted then. */
  readonly secret: boolean;
  /** Whether the handler gives the answer's own text, which is sent as it is. */
  readonly verbatim: boolean;
  readonly examples: readonly Example[];
}

/** Has a value where an endpoint doesn't say. */
const defaults = {
  successStatus: 200,
  errors: [],
  charge: 'none',
  envelope: null,
  callback: false,
  role: 'api',
  secret: false,
  verbatim: false,
  examples: [],
} as const satisfies Partial<Endpoint>;

type Defaults = typeof defaults;
type Given = Omit<Endpoint, keyof Defaults> & Partial<Pick<Endpoint, keyof Defaults>>;
type Complete<E> = E & Omit<Defaults, keyof E>;

/** An endpoint with its defaults filled in; keeps the literal types, from which handlers are typed. */
export const defineEndpoint = <const E extends Given>(endpoint: E): Complete<E> => ({
  ...defaults,
  ...endpoint,
});

/** The words of an AI endpoint that are the same for all of them. */
export const aiEndpoint = {
  method: 'POST',
  scope: 'ai',
  charge: 'ai',
  role: 'ai',
  successStatus: 200,
} as const;

/** Errors that any AI endpoint can answer with beyond its own. */
export const aiErrors = [
  'unknown_dietary_restriction',
  'unsafe_request',
  'not_food',
  'language_unavailable',
  'tier_unavailable',
  'tier_required',
  'daily_quota_exceeded',
  'trial_exhausted',
  'concurrency_exceeded',
  'model_output_invalid',
  'model_timeout',
] as const satisfies readonly ErrorCode[];

/** Errors of endpoints that take a callback. */
export const callbackErrors = [
  'request_id_required',
  'callback_url_invalid',
  'callback_host_not_allowed',
] as const satisfies readonly ErrorCode[];

type StaticOf<S> = S extends TSchema ? Frozen<Static<S>> : undefined;
type Part<E, Key extends string> = E extends Readonly<Record<Key, infer S>> ? StaticOf<S> : undefined;

/** The body that an endpoint's handler is given. */
export type BodyOf<E> = Part<E, 'body'>;
/** The path parameters that an endpoint's handler is given. */
export type ParamsOf<E> = Part<E, 'params'>;
/** The query parameters that an endpoint's handler is given. */
export type QueryOf<E> = Part<E, 'query'>;
/** What an endpoint answers with: inside the envelope, where it has one. */
export type ResultOf<E> = E extends { readonly envelope: string }
  ? Part<E, 'response'> extends { readonly data: infer Data }
    ? Data
    : never
  : Part<E, 'response'>;

/** Builds the OpenAPI 3.1 document from the endpoints that are mounted. */
import type { TSchema } from 'typebox';
import { errorCatalogue } from '#kernel/errors';
import type { ErrorCode } from '#kernel/errors';
import { tags } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { errorCodes, problem } from './schemas/problem.ts';
import { recipeInput } from './schemas/recipe-input.ts';
import {
  allergenClaim,
  constraintVerdict,
  cost,
  nutrientAmounts,
  nutrition,
  recipeIngredient,
  recipeOutput,
  recipeStep,
  timing,
} from './schemas/recipe.ts';
import { change, methodChange } from './schemas/change.ts';
import { suggestion } from './schemas/suggestion.ts';

type Json = Readonly<Record<string, unknown>>;

/** Schemas that many places share, by the name under which they are referred to. */
const shared: Readonly<Record<string, TSchema>> = {
  RecipeInput: recipeInput,
  Recipe: recipeOutput,
  RecipeIngredient: recipeIngredient,
  RecipeStep: recipeStep,
  Timing: timing,
  Nutrition: nutrition,
  NutrientAmounts: nutrientAmounts,
  Cost: cost,
  AllergenClaim: allergenClaim,
  ConstraintVerdict: constraintVerdict,
  Change: change,
  MethodChange: methodChange,
  Suggestion: suggestion,
  Problem: problem,
};

const names = new Map(Object.entries(shared).map(([name, schema]) => [JSON.stringify(schema), name]));

/** The schema with every shared part in it replaced by a reference. */
function withReferences(schema: unknown, isRoot = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withReferences(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = isRoot ? undefined : names.get(JSON.stringify(schema));
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value)]));
}

const rateHeaders: readonly (readonly [string, string])[] = [
  ['X-RateLimit-Limit', 'Requests per minute.'],
  ['X-RateLimit-Remaining', 'Requests left in this minute.'],
  ['X-RateLimit-Used', 'Requests used in this minute.'],
  ['X-RateLimit-Reset', 'UTC epoch seconds at which the minute is full again.'],
  ['X-RateLimit-Limit-Day', 'AI calls per day.'],
  ['X-RateLimit-Remaining-Day', 'AI calls left today.'],
  ['X-RateLimit-Reset-Day', 'UTC epoch seconds at which the day ends.'],
  ['X-RateLimit-Limit-Trial', 'AI calls of the trial.'],
  ['X-RateLimit-Remaining-Trial', 'AI calls left of the trial.'],
  ['X-RateLimit-Tier', 'Tier of the account; anonymous without a key.'],
  ['RateLimit-Policy', 'The limits (IETF RateLimit fields).'],
  ['RateLimit', 'What is left (IETF RateLimit fields).'],
  ['X-Request-Id', 'Under which logs speak of this call.'],
  ['X-Api-Version', 'Version of the interface.'],
];
const aiHeaders: readonly (readonly [string, string])[] = [
  ['X-Model', 'Which model did the work.'],
  ['X-Model-Tier', 'Its tier.'],
  ['X-Quota-Charged', '1 where the call counted, 0 where it was replayed.'],
  ['X-Engine-Version', 'Version of the embedded engine.'],
  ['X-Data-Version', 'Version of the food tables.'],
];

const headerRefs = (headers: readonly (readonly [string, string])[]): Json =>
  Object.fromEntries(headers.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]));

/** Errors that an endpoint can answer with: its own and those of its kind. */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const always: ErrorCode[] = [
    'rate_limit_exceeded',
    'not_acceptable',
    'internal_error',
    'service_overloaded',
  ];
  const keyed: ErrorCode[] =
    endpoint.scope === null
      ? []
      : ['https_required', 'missing_api_key', 'invalid_api_key', 'insufficient_scope', 'account_suspended'];
  const withBody: ErrorCode[] =
    endpoint.body === undefined
      ? []
      : ['invalid_json', 'validation_failed', 'payload_too_large', 'unsupported_media_type'];
  const posted: ErrorCode[] =
    endpoint.method === 'POST' && endpoint.scope !== null
      ? ['idempotency_key_invalid', 'idempotency_in_progress', 'idempotency_key_reused']
      : [];
  const all = new Set([...always, ...keyed, ...withBody, ...posted, ...endpoint.errors]);
  return [...all].sort((a, b) => errorCatalogue[a].status - errorCatalogue[b].status);
}

/** Error responses that several operations share, by the codes they can carry. */
class SharedResponses {
  private readonly byCodes = new Map<string, string>();
  readonly components: Record<string, Json> = {};

  /** A reference to the response of a status with these codes. */
  refer(status: number, codes: readonly ErrorCode[]): Json {
    const key = codes.join();
    let name = this.byCodes.get(key);
    if (name === undefined) {
      const others = Object.keys(this.components).filter((other) =>
        other.startsWith(`Error${status}`),
      ).length;
      name = others === 0 ? `Error${status}` : `Error${status}_${others + 1}`;
      this.byCodes.set(key, name);
      this.components[name] = {
        description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].cause}`).join('\n\n'),
        headers: headerRefs(rateHeaders),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      };
    }
    return { $ref: `#/components/responses/${name}` };
  }
}

function errorResponses(endpoint: Endpoint, shared: SharedResponses): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), shared.refer(status, codes)]),
  );
}

/** A problem document as an example. */
export function exampleProblem(code: ErrorCode, instance: string): Json {
  const { status, title, retryable, cause } = errorCatalogue[code];
  return {
    type: `/docs/errors/${code}`,
    title,
    status,
    detail: cause,
    instance,
    code,
    request_id: 'req_5f1c9a2b7d',
    retryable,
    charged: false,
  };
}

function parametersOf(endpoint: Endpoint): readonly Json[] {
  const of = (place: 'path' | 'query', schema: Endpoint['params']): Json[] =>
    Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || ((schema?.required ?? []) as readonly string[]).includes(name),
      schema: withReferences(part),
    }));
  const keyed = endpoint.method === 'POST' && endpoint.scope !== null;
  return [
    ...of('path', endpoint.params),
    ...of('query', endpoint.query),
    ...(keyed ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    { $ref: '#/components/parameters/RequestId' },
  ];
}

const isOptionalBody = ({ body }: Endpoint): boolean =>
  (body?.required ?? []).length === 0 && (body as Json | undefined)?.['anyOf'] === undefined;

function operationOf(endpoint: Endpoint, errors: SharedResponses): Json {
  const { body, response, examples } = endpoint;
  const headers = headerRefs(endpoint.charge === 'ai' ? [...rateHeaders, ...aiHeaders] : rateHeaders);
  return {
    operationId: endpoint.id.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: endpoint.summary,
    description: endpoint.description,
    tags: [endpoint.tag],
    security: endpoint.scope === null ? [] : [{ apiKey: [endpoint.scope] }],
    parameters: parametersOf(endpoint),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !isOptionalBody(endpoint),
            content: {
              'application/json': {
                schema: withReferences(body, true),
                examples: Object.fromEntries(
                  examples.map((example, index) => [
                    `example${index + 1}`,
                    { summary: example.summary, value: example.body },
                  ]),
                ),
              },
            },
          },
        }),
    responses: {
      [String(endpoint.successStatus)]: {
        description: endpoint.summary,
        headers,
        ...(response === null
          ? {}
          : { content: { 'application/json': { schema: withReferences(response) } } }),
      },
      ...errorResponses(endpoint, errors),
    },
  };
}

export interface OpenApiOptions {
  readonly endpoints: readonly Endpoint[];
  readonly version: string;
  readonly publicUrl: string | null;
}

/** The document as a value; keys are in a fixed order, so that its text and ETag are too. */
export function buildOpenApi({ endpoints, version, publicUrl }: OpenApiOptions): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  const errors = new SharedResponses();
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint, errors);
  }
  const used = new Set(endpoints.map((endpoint) => endpoint.tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sous',
      version,
      summary: 'A cooking AI that proposes recipes and proves them.',
      description:
        'Every quantity is parsed, every gram, calorie, cent and minute computed, every diet and allergy judged with evidence. Unknown is null, never 0; a restriction is never ignored; only a 2xx AI result counts against a quota.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    tags: tags.filter((tag) => used.has(tag)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer sous_…' },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The first answer is kept for 24 hours and replayed without a charge.',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description: 'An id of your own for this call, echoed in the answer.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,128}$' },
        },
      },
      headers: Object.fromEntries(
        [...rateHeaders, ...aiHeaders].map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
      responses: errors.components,
      examples: Object.fromEntries(
        errorCodes.map((code) => [code, { value: exampleProblem(code, '/api/v1/recipes/generate') }]),
      ),
      schemas: Object.fromEntries(
        Object.entries(shared).map(([name, schema]) => [name, withReferences(schema, true)]),
      ),
    },
  };
}

/** The one shape of every failure: problem details (RFC 9457) with a stable code. */
import { Type } from 'typebox';
import { errorCatalogue } from '#kernel/errors';
import type { ErrorCode } from '#kernel/errors';
import { oneOf, strings } from './shape.ts';
import type { Shape } from './shape.ts';

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

const fieldProblem = Type.Object({
  pointer: Type.String({
    description: 'JSON pointer into the body, or to the query parameter.',
    examples: ['/servings'],
  }),
  code: Type.String({ examples: ['out_of_range'] }),
  detail: Type.String(),
  allowed: Type.Optional(Type.Unknown({ description: 'What would have been accepted.' })),
});

export const problem = Type.Object({
  type: Type.String({ description: 'Address of the error’s page, relative to the service.' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String({ description: 'The path that was called.' }),
  code: oneOf(errorCodes),
  request_id: Type.String(),
  retryable: Type.Boolean({ description: 'Whether the same request may succeed later.' }),
  charged: Type.Literal(false),
  errors: Type.Optional(Type.Array(fieldProblem, { description: 'All problems of the request at once.' })),
  suggestions: Type.Optional(strings({ description: 'Near words for what was not understood.' })),
  violated_policies: Type.Optional(strings({ description: 'Limits that were reached (429).' })),
});
export type Problem = Shape<typeof problem>;

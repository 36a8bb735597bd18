import { Type } from 'typebox';
import { defineEndpoint } from '../endpoint.ts';
import { strings } from '../schemas/shape.ts';

const vocabularyWord = Type.Object({
  value: Type.String({ description: 'The canonical spelling, as answers have it.' }),
  aliases: strings({ description: 'Other words that are understood.' }),
});

const vocabulary = Type.Object({
  name: Type.String(),
  description: Type.String(),
  values: Type.Array(vocabularyWord),
});

export const listVocabularies = defineEndpoint({
  id: 'vocabularies.list',
  method: 'GET',
  path: '/api/v1/vocabularies',
  tag: 'Reference',
  summary: 'List the vocabularies',
  description: 'The closed lists of words that requests and answers use.',
  scope: null,
  role: 'both',
  response: Type.Object({
    vocabularies: Type.Array(
      Type.Object({ name: Type.String(), description: Type.String(), size: Type.Integer() }),
    ),
  }),
});

export const getVocabulary = defineEndpoint({
  id: 'vocabularies.get',
  method: 'GET',
  path: '/api/v1/vocabularies/{name}',
  tag: 'Reference',
  summary: 'Show one vocabulary',
  description:
    'Its words and what else is understood for each. Spelling ignores case, spaces, hyphens and underscores.',
  scope: null,
  role: 'both',
  params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
  response: vocabulary,
  errors: ['not_found'],
});

export const getSample = defineEndpoint({
  id: 'sample.get',
  method: 'GET',
  path: '/api/v1/sample',
  tag: 'Reference',
  summary: 'Show a sample request of each endpoint',
  description: 'Requests that work, ready to be sent.',
  scope: null,
  response: Type.Object({
    samples: Type.Array(
      Type.Object({
        endpoint: Type.String(),
        method: Type.String(),
        path: Type.String(),
        summary: Type.String(),
        body: Type.Unknown(),
        curl: Type.String(),
      }),
    ),
  }),
});

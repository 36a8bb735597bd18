import { Type } from 'typebox';
import { aiEndpoint, defineEndpoint, type Endpoint } from '#contract/endpoint';
import { healthify } from '#contract/endpoints/healthify';
import { envelope } from '#contract/schemas/envelope';
import type { StartServer } from '../server.ts';
import { fillerAnswer } from './filler-answer.ts';
import { startBenchedService } from './service.ts';

/** Bytes of the envelope and of its other five fields. */
const envelopeBytes = 170;

/**
 * An AI call through everything that surrounds the engine (key, limits, reading and checking of a real transform
 * request, reservation, envelope, answer by schema, metering, log), whose own work is next to nothing.
 */
export const startAround: StartServer = async ({ answerBytes, requestBody }) => {
  const endpoint = defineEndpoint({
    ...aiEndpoint,
    id: 'bench',
    path: '/api/v1/bench',
    tag: 'Transforms',
    envelope: 'bench',
    callback: true,
    summary: 'Nothing',
    description: 'Answers with the same each time.',
    body: healthify.body,
    response: envelope('bench', Type.Object({ steps: Type.Array(Type.String()), end: Type.String() })),
  });
  const data = fillerAnswer(answerBytes - envelopeBytes);
  const handler = () => ({ data, modelTier: 'embedded', model: 'sous-engine-bench' });
  const service = await startBenchedService({
    extraEndpoints: [{ endpoint: endpoint as unknown as Endpoint, handler }],
  });
  return {
    port: service.port,
    shots: [
      {
        method: 'POST',
        path: endpoint.path,
        headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
        body: requestBody,
      },
    ],
    close: service.close,
  };
};

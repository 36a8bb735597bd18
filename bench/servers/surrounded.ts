import { systemClock } from '#kernel/clock';
import { Type } from 'typebox';
import { healthify } from '#contract/endpoints/healthify';
import { envelope } from '#contract/schemas/envelope';
import { newCaller, tiersWith } from '../../test/support/callers.ts';
import { startTestService } from '../../test/support/http-service.ts';
import type { StartServer } from '../server.ts';
import { fillerAnswer } from './filler-answer.ts';

/**
 * An AI call whose work is next to nothing: authenticated, limited, validated, metered and counted by the day on
 * the embedded database. What surrounds the engine, by itself. The body goes through the schema of `healthify`.
 */
export const startSurrounded: StartServer = async ({ answerBytes, requestBody }) => {
  // The envelope's own five fields are part of the answer's size.
  const around = 160;
  const data = fillerAnswer(answerBytes - around);
  const endpoint = {
    ...healthify,
    id: 'bench',
    path: '/api/v1/bench',
    envelope: 'bench',
    response: envelope('bench', Type.Object({ steps: Type.Array(Type.String()), end: Type.String() })),
  };
  const result = { data, model: 'sous-engine-1.0.0', modelTier: 'embedded' };
  const service = await startTestService({
    tiers: tiersWith({ scale: { perMinute: 100_000_000, perDay: 100_000_000, inFlight: 10_000 } }),
    deps: { clock: systemClock, extraEndpoints: [{ endpoint, handler: () => result }] },
  });
  const { key } = await newCaller(service.access.deps, 'scale');
  return {
    port: service.port,
    shots: [
      {
        method: 'POST',
        path: endpoint.path,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: requestBody,
      },
    ],
    close: () => service.close(),
  };
};

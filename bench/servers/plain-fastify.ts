import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import type { StartServer } from '../server.ts';
import { fillerAnswer } from './filler-answer.ts';

/** A Fastify route that parses the body and serialises an object of the same size: the framework alone. */
export const startPlainFastify: StartServer = async ({ answerBytes, requestBody }) => {
  const answer = fillerAnswer(answerBytes);
  const app = Fastify();
  app.post('/', async () => answer);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (app.server.address() as AddressInfo).port,
    shots: [
      { method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: requestBody },
    ],
    close: () => app.close(),
  };
};

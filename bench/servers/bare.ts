import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StartServer } from '../server.ts';
import { fillerAnswer } from './filler-answer.ts';

/** Node's own HTTP server that reads the body and answers ready-made bytes: the limit for everything else. */
export const startBare: StartServer = async ({ answerBytes, requestBody }) => {
  const answer = Buffer.from(JSON.stringify(fillerAnswer(answerBytes)));
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Buffer.concat(chunks);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': answer.length });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    shots: [
      { method: 'POST', path: '/', headers: { 'content-type': 'application/json' }, body: requestBody },
    ],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * Receives callbacks of Sous: checks the secret and the signature, answers 2xx at once and works afterwards.
 * Needs nothing but Node. `SOUS_CALLBACK_SECRET=whsec_… node receiver.ts` (Node 22.18 or later, or with tsx).
 * Behind a proxy that speaks TLS it listens on HTTP; with TLS_CERT and TLS_KEY it serves HTTPS itself.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** While a secret is being rotated: the new one, a comma, the old one. */
const secrets = (process.env['SOUS_CALLBACK_SECRET'] ?? '').split(',').filter((secret) => secret !== '');
const toleranceSeconds = 300;
const maxBodyBytes = 2 * 1024 * 1024;

/** Compares in constant time. Texts of different lengths would throw, so the lengths come first. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const header = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

/** Whether a callback is from Sous: the shared secret, and a signature over these very bytes that is not old. */
function isAuthentic(headers: IncomingHttpHeaders, body: Buffer): boolean {
  if (!secrets.some((secret) => isEqual(header(headers, 'x-callback-secret'), secret))) return false;
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  });
  return header(headers, 'webhook-signature')
    .split(' ')
    .map((part) => part.split(','))
    .some(([version, given = '']) => version === 'v1' && expected.some((one) => isEqual(given, one)));
}

/** Deliveries that were here already: each comes once, but somebody may press Redeliver or replay what was caught. */
const seen = new Set<string>();

/** What your application does with a result. Takes as long as it likes: the answer has been sent. */
async function work(result: { type: string; request_id: string }): Promise<void> {
  console.log(`received ${result.type} ${result.request_id}`);
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) response.writeHead(413).end(() => request.destroy());
    else chunks.push(chunk);
  });
  request.on('end', () => {
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
    const body = Buffer.concat(chunks);
    if (!isAuthentic(request.headers, body)) return void response.writeHead(401).end();
    // At once: Sous waits ten seconds at most, and never sends again.
    response.writeHead(204).end();
    const id = header(request.headers, 'webhook-id');
    if (seen.has(id)) return;
    seen.add(id);
    setImmediate(() => {
      work(JSON.parse(body.toString('utf8')) as never).catch((error: unknown) => console.error(error));
    });
  });
  request.on('error', () => undefined);
}

if (secrets.length === 0) throw new Error('set SOUS_CALLBACK_SECRET to the secret of your account: whsec_…');
const { TLS_CERT: certFile, TLS_KEY: keyFile, HOST: host = '127.0.0.1', PORT: port = '8443' } = process.env;
const server =
  certFile !== undefined && keyFile !== undefined
    ? createHttpsServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, receive)
    : createHttpServer(receive);
server.listen(Number(port), host, () => {
  console.log(`listening on port ${(server.address() as AddressInfo).port}`);
});

/** Callbacks of the built service, as its operator would run it: settings, approval by command, a graceful stop. */
import { spawnSync } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { temporaryFolder } from '../support/databases.ts';
import { ask } from '../support/http-service.ts';
import { startService } from '../support/service-process.ts';
import type { ServiceProcess } from '../support/service-process.ts';

let authority: CertificateAuthority;
beforeAll(() => void (authority = makeAuthority()));
afterAll(() => authority?.remove());

interface LocalReceiver {
  readonly port: number;
  readonly received: { headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

const listen = async (server: Server, port: number): Promise<void> => {
  // Another run of these tests may have the port for a moment.
  for (let tries = 0; ; tries++) {
    const error = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done).listen(port, '127.0.0.1', () => done(null));
    });
    if (error === null) return;
    if (error.code !== 'EADDRINUSE' || tries === 120) throw error;
    await pause(250);
  }
};

/** A receiver on this machine under `localhost`; `afterMs` before it answers. */
async function receiver({ tls, port, afterMs = 0 }: { tls: boolean; port: number; afterMs?: number }) {
  const received: LocalReceiver['received'] = [];
  const listener: RequestListener = (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      setTimeout(() => response.writeHead(204).end(), afterMs);
    });
  };
  const server = tls
    ? createHttpsServer(authority.certify(['localhost']), listener)
    : createHttpServer(listener);
  await listen(server, port);
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return { received, close, port: (server.address() as AddressInfo).port } satisfies LocalReceiver;
}

/** Runs `sous` beside the service. */
function sous(dataDir: string, ...args: string[]): Record<string, unknown> {
  const run = spawnSync(process.execPath, [resolve('dist/cli.js'), ...args, '--json'], {
    cwd: dataDir,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  expect(run.status, run.stderr).toBe(0);
  return JSON.parse(run.stdout) as Record<string, unknown>;
}

const path = '/api/v1/suggest-category';
const cook = ({ url, key }: ServiceProcess, callbackUrl: string, requestId: string) =>
  ask(url, path, { key, body: { name: 'feta', callback_url: callbackUrl, request_id: requestId } });
const log = async ({ url, key }: ServiceProcess) =>
  (await ask(url, '/api/v1/account/deliveries', { key })).json['deliveries'] as Record<string, unknown>[];
/** The log's newest line once it has ended. */
async function ended(service: ServiceProcess): Promise<Record<string, unknown>> {
  const started = performance.now();
  for (;;) {
    const [line] = await log(service);
    if (line !== undefined && line['finished_at'] !== null) return line;
    if (performance.now() - started > 15_000) throw new Error(`still ${JSON.stringify(line)}`);
    await pause(20);
  }
}
const account = 'operator@sous.invalid';

it('by default nothing on the machine is reached, not even with an approval', async () => {
  const service = await startService();
  const local = await receiver({ tls: false, port: 0 });
  try {
    const plain = await cook(service, `http://localhost:${local.port}/`, 'job-1');
    expect([plain.status, plain.json['code']]).toEqual([422, 'callback_url_invalid']);
    const unknown = await cook(service, 'https://localhost/', 'job-2');
    expect([unknown.status, unknown.json['code']]).toEqual([422, 'callback_host_not_allowed']);
    const approved = sous(
      service.dataDir,
      'callbacks',
      'approve',
      '--account',
      account,
      '--host',
      'localhost',
    );
    expect(approved['callback_host']).toMatchObject({ host: 'localhost', verified_by: 'operator' });
    const listed = sous(service.dataDir, 'callbacks', 'list', '--account', account);
    expect(listed['callback_hosts']).toEqual([approved['callback_host']]);
    // The approval holds at once, and the address is refused all the same.
    expect((await cook(service, 'https://localhost/', 'job-3')).status).toBe(200);
    expect(await ended(service)).toMatchObject({ status: 'failed', error: 'address_refused' });
    expect(local.received).toEqual([]);
  } finally {
    await service.stop();
    await local.close();
  }
}, 90_000);

it('with the settings for development it delivers, and a stop lets what runs finish', async () => {
  const folder = temporaryFolder();
  const environment = {
    CALLBACK_ALLOW_ADDRESSES: '127.0.0.0/8',
    CALLBACK_ALLOW_HTTP: 'true',
    CALLBACK_CA: authority.file,
  };
  const plain = await receiver({ tls: false, port: 0, afterMs: 2_000 });
  const secure = await receiver({ tls: true, port: 8443 });
  let service = await startService({ dataDir: folder.path, environment });
  try {
    sous(folder.path, 'callbacks', 'approve', account, 'localhost');
    const answer = await cook(service, 'https://localhost:8443/hooks', 'job-1');
    expect(answer.status, answer.text).toBe(200);
    expect(await ended(service)).toMatchObject({ status: 'delivered', http_status: 204 });
    expect(secure.received.map(({ body }) => body)).toEqual([answer.text]);
    expect(secure.received[0]!.headers['user-agent']).toMatch(/^Sous\/\d+\.\d+\.\d+/);

    const slow = await cook(service, `http://localhost:${plain.port}/`, 'job-2');
    expect(slow.status, slow.text).toBe(200);
    while (plain.received.length === 0) await pause(10);
    expect(await service.stop(), service.output()).toBe(0);
    const { key } = service;
    service = await startService({ dataDir: folder.path, environment, key });
    const [line] = await log(service);
    expect(line).toMatchObject({ request_id: 'job-2', status: 'delivered', http_status: 204 });
    expect(plain.received).toHaveLength(1);
    const result = await ask(service.url, '/api/v1/results/job-2', { key });
    expect(result.text).toBe(slow.text);
  } finally {
    await service.stop();
    await Promise.all([plain.close(), secure.close()]);
    folder.remove();
  }
}, 120_000);

/** The receivers of examples/ as real processes, behind real TLS. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { approveHost } from '../../src/usecases/callbacks/approve-host.ts';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { newCaller } from '../support/callers.ts';
import { temporaryFolder } from '../support/databases.ts';
import { ask, startTestService } from '../support/http-service.ts';
import type { TestService } from '../support/http-service.ts';
import { loopbackDial } from '../support/loopback-dial.ts';

const folder = temporaryFolder();
const python = process.env['SOUS_TEST_PYTHON'] ?? 'python3';
const programs = {
  TypeScript: [process.execPath, '--import', 'tsx', resolve('examples/callback-receiver/receiver.ts')],
  Python: [python, resolve('examples/callback-receiver/receiver.py')],
} as const;

let authority: CertificateAuthority;
let service: TestService;
let account: { accountId: string; key: string };
/** Where the receiver under test is. */
let port = 0;

beforeAll(async () => {
  authority = makeAuthority();
  const { cert, key } = authority.certify(['hooks.example.test']);
  writeFileSync(join(folder.path, 'cert.pem'), cert);
  writeFileSync(join(folder.path, 'key.pem'), key);
  service = await startTestService({
    outbound: {
      ca: authority.ca,
      resolver: { addresses: () => Promise.resolve(['9.9.9.9']), texts: () => Promise.resolve([]) },
      dial: loopbackDial(() => port),
    },
  });
  account = await newCaller(service.access.deps, 'scale');
  const host = 'hooks.example.test';
  await approveHost({ db: service.db, clock: systemClock }, { account: account.accountId, host });
}, 60_000);
afterAll(async () => {
  await service?.close();
  authority?.remove();
  folder.remove();
});

/** Starts a receiver and answers what it prints, line by line. */
async function start([program, ...args]: readonly [string, ...string[]], secret: string) {
  const env = {
    ...{ PATH: process.env['PATH'], PORT: '0', SOUS_CALLBACK_SECRET: secret },
    ...{ TLS_CERT: join(folder.path, 'cert.pem'), TLS_KEY: join(folder.path, 'key.pem') },
  };
  const child: ChildProcess = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  const waiting = new Set<() => void>();
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (const look of waiting) look();
  });
  const line = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((found) => {
      const look = (): void => {
        const match = pattern.exec(text);
        if (match === null) return;
        waiting.delete(look);
        found(match);
      };
      waiting.add(look);
      look();
    });
  return {
    port: Number((await line(/listening on port (\d+)/))[1]),
    line,
    output: () => text,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Posts to the receiver as somebody else than Sous would. */
const post = (body: string, headers: Readonly<Record<string, string>>, method = 'POST'): Promise<number> =>
  new Promise((done, fail) => {
    const place = { host: '127.0.0.1', port, servername: 'hooks.example.test', ca: authority.ca };
    const sent = httpsRequest({ ...place, method, path: '/', headers, agent: false }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', fail).end(body);
  });

/** Headers that are right for a body. */
function signed(secret: string, id: string, body: string, at = Math.floor(Date.now() / 1000)) {
  const key = Buffer.from(secret.slice(6), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'x-callback-secret': secret,
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${mac}`,
  };
}

describe.each(Object.entries(programs))('the receiver in %s', (_language, command) => {
  it('takes what Sous sends, once, and nothing else', async () => {
    const at = '/api/v1/account/callback-secret';
    const secret = (await ask(service.url, at, { key: account.key })).json['secret'] as string;
    const receiver = await start(command, secret);
    ({ port } = receiver);
    try {
      const body = { name: 'feta', callback_url: 'https://hooks.example.test/', request_id: 'job-1' };
      expect((await ask(service.url, '/api/v1/suggest-category', { key: account.key, body })).status).toBe(
        200,
      );
      await service.callbacks.settled();
      const { rows } = await service.query(
        'select status, http_status from deliveries order by created_at desc',
      );
      expect(rows[0]).toEqual({ status: 'delivered', http_status: 204 });
      await receiver.line(/received suggest-category job-1/);

      const text = JSON.stringify({ type: 'healthify', request_id: 'job-2', data: { name: 'crème 🧀' } });
      const good = signed(secret, 'msg_a', text);
      // The headers of this test are what the public library takes, too.
      new Webhook(secret).verify(text, good);
      const stranger = `whsec_${randomBytes(32).toString('base64')}`;
      const now = Math.floor(Date.now() / 1000);
      const refused: readonly Readonly<Record<string, string>>[] = [
        {},
        { ...good, 'x-callback-secret': stranger },
        { ...good, 'x-callback-secret': secret.slice(0, -1) },
        { ...good, 'x-callback-secret': `${secret}x` },
        { ...good, 'x-callback-secret': '' },
        { ...good, 'webhook-signature': '' },
        { ...good, 'webhook-signature': good['webhook-signature'].replace('v1,', 'v2,') },
        { ...good, 'webhook-signature': good['webhook-signature'].slice(0, -1) },
        { ...good, 'webhook-id': 'msg_b' },
        { ...good, 'webhook-timestamp': String(now + 1) },
        { ...good, 'webhook-timestamp': 'now' },
        signed(stranger, 'msg_a', text),
        signed(secret, 'msg_a', text, now - 3_600),
        signed(secret, 'msg_a', text, now + 3_600),
        signed(secret, 'msg_a', `${text} `),
      ];
      for (const headers of refused) {
        expect(await post(text, { ...headers, 'content-length': String(Buffer.byteLength(text)) })).toBe(401);
      }
      expect(await post('', {}, 'GET')).toBeGreaterThanOrEqual(400);
      expect(await post(text, { ...good, 'content-length': String(Buffer.byteLength(text)) })).toBe(204);
      expect(await post(text, { ...good, 'content-length': String(Buffer.byteLength(text)) })).toBe(204);
      const last = JSON.stringify({ type: 'healthify', request_id: 'job-3' });
      const both = `v1,AAAA ${signed(secret, 'msg_c', last)['webhook-signature']}`;
      const headers = { ...signed(secret, 'msg_c', last), 'webhook-signature': both };
      expect(await post(last, { ...headers, 'content-length': String(last.length) })).toBe(204);
      await receiver.line(/received healthify job-3/);
      expect(receiver.output().match(/received healthify/g)).toHaveLength(2);
    } finally {
      await receiver.stop();
    }
  });
});

/** Callbacks as the contract tells them, sentence by sentence, over real sockets and real TLS, on both databases. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import { approveHost } from '../../src/usecases/callbacks/approve-host.ts';
import { scopes } from '../../src/usecases/access/ports.ts';
import { createAccount } from '../../src/usecases/account/create-account.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';
import type { Call } from '../../src/usecases/call.ts';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { tiersWith } from '../support/callers.ts';
import { startPostgres } from '../support/databases.ts';
import type { TestPostgres } from '../support/databases.ts';
import { ask, startTestService, trivialEndpoint } from '../support/http-service.ts';
import type { Answer, TestService } from '../support/http-service.ts';
import { expectProblem } from '../support/problem-expectations.ts';
import { startInternet } from '../support/receivers.ts';
import type { Internet, Receiver, ReceiverOptions } from '../support/receivers.ts';

const path = '/api/v1/suggest-category';
const timeoutMs = 4_000;
let authority: CertificateAuthority;
let postgres: TestPostgres;

beforeAll(async () => {
  authority = makeAuthority();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  authority?.remove();
  await postgres?.close();
});

interface Account {
  readonly accountId: string;
  readonly key: string;
}

interface DeliveryLine {
  readonly id: string;
  readonly status: string;
  readonly http_status: number | null;
  readonly error: string | null;
  readonly error_detail: string | null;
  readonly duration_ms: number | null;
  readonly request_id: string;
  readonly redelivery_of: string | null;
}

describe.each(['embedded', 'PostgreSQL'] as const)('callbacks on %s', (kind) => {
  let service: TestService;
  let internet: Internet;
  let names = 0;
  let jobs = 0;
  /** Told when a call that waits for its caller to go has begun. */
  let begin = (): void => undefined;
  const errors: unknown[] = [];

  beforeAll(async () => {
    internet = startInternet(authority);
    const slow = trivialEndpoint('slow', { callback: true });
    service = await startTestService({
      ...(kind === 'embedded' ? {} : { databaseUrl: await postgres.createDatabase() }),
      tiers: tiersWith({ scale: { perMinute: 100_000 } }),
      outbound: { resolver: internet.resolver, dial: internet.dial, ca: authority.ca },
      callbackLimits: { timeoutMs, perOwner: 4, perDestination: 2 },
      onCallbackError: (error) => void errors.push(error),
      deps: {
        extraEndpoints: [
          {
            endpoint: slow,
            handler: async (call: Call, { text }: { text: string }) => {
              if (text === 'fail') throw new Error('out of onions');
              // Works on until the caller has gone.
              if (text === 'wait') {
                const left = once(call.signal, 'abort');
                begin();
                await left;
              }
              return { data: { text }, model: 'sous-engine-1.0.0', modelTier: 'embedded' };
            },
          },
        ],
      },
    });
  }, 60_000);
  afterAll(async () => {
    await service?.close();
    await internet?.close();
  });
  beforeEach(() => void (errors.length = 0));

  const newAccount = async (tier = 'scale'): Promise<Account> => {
    const { id: accountId } = await createAccount(service.access.deps, {
      email: `cook${++names}.${kind}@example.org`,
      tier,
    });
    return { accountId, key: (await createKey(service.access.deps, { account: accountId, scopes })).key };
  };
  const approve = ({ accountId }: Account, host: string): Promise<unknown> =>
    approveHost({ db: service.db, clock: systemClock }, { account: accountId, host });
  /** An account, a receiver of its own, and the host approved. */
  const scene = async (options: ReceiverOptions = {}): Promise<{ account: Account; receiver: Receiver }> => {
    const account = await newAccount();
    const receiver = await internet.receiver(`hooks${++names}.example.test`, options);
    await approve(account, receiver.host);
    return { account, receiver };
  };
  const newId = (): string => `job-${++jobs}`;
  const cook = (
    { key }: Account,
    callbackUrl: string,
    requestId = newId(),
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    ask(service.url, path, {
      key,
      headers,
      body: { name: 'crème fraîche 🧀', callback_url: callbackUrl, request_id: requestId },
    });
  const log = async ({ key }: Account, query = ''): Promise<readonly DeliveryLine[]> => {
    await service.callbacks.settled();
    const answer = await ask(service.url, `/api/v1/account/deliveries${query}`, { key });
    expect(answer.status, answer.text).toBe(200);
    return answer.json['deliveries'] as DeliveryLine[];
  };
  /** Cooks once and answers the only line of the log. */
  const outcome = async (options: ReceiverOptions): Promise<{ line: DeliveryLine; receiver: Receiver }> => {
    const { account, receiver } = await scene(options);
    expect((await cook(account, receiver.url)).status).toBe(200);
    const [line, ...more] = await log(account);
    expect(more).toEqual([]);
    expect(errors).toEqual([]);
    return { line: line!, receiver };
  };

  describe('trigger', () => {
    it('both fields and a success: the callback has the bytes of the HTTP answer', async () => {
      const { account, receiver } = await scene();
      const answer = await cook(account, receiver.url, 'job:A-1_b.2');
      expect(answer.status).toBe(200);
      const [line] = await log(account);
      expect(line).toMatchObject({ status: 'delivered', http_status: 204, request_id: 'job:A-1_b.2' });
      expect(receiver.received).toHaveLength(1);
      const [{ body, method, path: target }] = receiver.received as [(typeof receiver.received)[0]];
      expect([method, target]).toEqual(['POST', '/hooks?from=sous']);
      expect(body.toString('utf8')).toBe(answer.text);
      expect(body.toString('utf8')).toContain('crème fraîche 🧀');
      expect(Object.keys(JSON.parse(body.toString('utf8')) as object).sort()).toEqual(
        ['data', 'model', 'model_tier', 'request_id', 'timestamp', 'type'].sort(),
      );
    });

    it('the HTTP answer is sent first', async () => {
      const times: string[] = [];
      const { account, receiver } = await scene({
        respond: (_request, response) => {
          times.push('callback');
          response.end();
        },
      });
      const answer = await cook(account, receiver.url);
      times.push('answer');
      expect(answer.status).toBe(200);
      await log(account);
      expect(times).toEqual(['answer', 'callback']);
    });

    it('callback_url alone is refused, request_id alone is fine', async () => {
      const { account, receiver } = await scene();
      const body = { name: 'feta', callback_url: receiver.url };
      expectProblem(await ask(service.url, path, { key: account.key, body }), 'request_id_required', path);
      const alone = { name: 'feta', request_id: newId() };
      expect((await ask(service.url, path, { key: account.key, body: alone })).status).toBe(200);
      expect(await log(account)).toEqual([]);
      expect(receiver.received).toEqual([]);
    });

    it('a failure has no callback', async () => {
      const { account, receiver } = await scene();
      const body = { text: 'fail', callback_url: receiver.url, request_id: newId() };
      expect((await ask(service.url, '/api/v1/slow', { key: account.key, body })).status).toBe(500);
      const refused = { name: '', callback_url: receiver.url, request_id: newId() };
      expect((await ask(service.url, path, { key: account.key, body: refused })).status).toBe(400);
      expect(await log(account)).toEqual([]);
      expect(receiver.received).toEqual([]);
    });

    it('a request_id may be repeated: each call has its own callback', async () => {
      const { account, receiver } = await scene();
      for (let n = 0; n < 3; n++) expect((await cook(account, receiver.url, 'same')).status).toBe(200);
      expect((await log(account)).map(({ status }) => status)).toEqual(Array(3).fill('delivered'));
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    });

    it('a replayed answer has no second callback', async () => {
      const { account, receiver } = await scene();
      const headers = { 'idempotency-key': 'once' };
      const first = await cook(account, receiver.url, 'job-once', headers);
      const again = await cook(account, receiver.url, 'job-once', headers);
      expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
      expect(await log(account)).toHaveLength(1);
      expect(receiver.received).toHaveLength(1);
    });

    it('a caller who goes away before the answer still gets its callback', async () => {
      let deliver = (): void => undefined;
      const delivered = new Promise<void>((resolve) => (deliver = resolve));
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const { account, receiver } = await scene({
        respond: (_request, response) => {
          response.end();
          deliver();
        },
      });
      const going = new AbortController();
      const body = JSON.stringify({ text: 'wait', callback_url: receiver.url, request_id: newId() });
      const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' };
      const call = fetch(`${service.url}/api/v1/slow`, {
        method: 'POST',
        headers,
        body,
        signal: going.signal,
      });
      const gone = expect(call).rejects.toThrow('aborted');
      await begun;
      going.abort();
      await gone;
      await delivered;
      expect(await log(account)).toEqual([expect.objectContaining({ status: 'delivered' })]);
      expect(receiver.received).toHaveLength(1);
    });
  });

  describe('checked before any work, and nothing is charged', () => {
    it.each([
      ['http', 'http://hooks.example.test/'],
      ['credentials', 'https://me:secret@hooks.example.test/'],
      ['a user', 'https://me@hooks.example.test/'],
      ['an IPv4 address', 'https://9.9.9.9/'],
      ['an IPv6 address', 'https://[2606:4700::1]/'],
      ['another port', 'https://hooks.example.test:444/'],
      ['no URL', 'hooks.example.test'],
      ['another scheme', 'ftp://hooks.example.test/'],
      ['more than 2,048 characters', `https://hooks.example.test/${'a'.repeat(2_048)}`],
    ])('%s', async (_name, url) => {
      const account = await newAccount();
      const answer = await cook(account, url);
      expectProblem(answer, 'callback_url_invalid', path);
      expect(answer.headers.get('x-ratelimit-remaining-day')).toBe(
        answer.headers.get('x-ratelimit-limit-day'),
      );
    });

    it('a host that is not registered, or not verified, or somebody else’s', async () => {
      const { account, receiver } = await scene();
      const stranger = await newAccount();
      const refuse = async (who: Account, url: string): Promise<void> => {
        const answer = await cook(who, url);
        expectProblem(answer, 'callback_host_not_allowed', path);
        expect(answer.headers.get('x-ratelimit-remaining-day')).toBe(
          answer.headers.get('x-ratelimit-limit-day'),
        );
      };
      await refuse(stranger, receiver.url);
      await refuse(account, `https://sub.${receiver.host}/`);
      await refuse(account, `https://${receiver.host}./`);
      await refuse(account, `https://${receiver.host}.evil.example/`);
      const body = { host: receiver.host };
      const registered = await ask(service.url, '/api/v1/account/callback-hosts', {
        key: stranger.key,
        body,
      });
      expect([registered.status, registered.json['status']]).toEqual([201, 'pending']);
      await refuse(stranger, receiver.url);
      expect(receiver.received).toEqual([]);
    });

    it('port 8443 and a name in capitals are fine', async () => {
      const { account, receiver } = await scene({ port: 8443 });
      expect((await cook(account, receiver.url.toUpperCase())).status).toBe(200);
      expect((await log(account))[0]).toMatchObject({ status: 'delivered' });
    });
  });

  describe('the request', () => {
    it('carries the headers of the contract, and a signature that the public library verifies', async () => {
      const { account, receiver } = await scene();
      const answer = await cook(account, receiver.url);
      const [line] = await log(account);
      const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
      const shown = await ask(service.url, '/api/v1/account/callback-secret', { key: account.key });
      const secret = shown.json['secret'] as string;
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'user-agent': 'Sous/1.0.0',
        'x-callback-secret': secret,
        'webhook-id': line!.id,
        'content-length': String(Buffer.byteLength(answer.text)),
        host: receiver.host,
      });
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(30);
      const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
      expect(verified).toEqual(JSON.parse(answer.text));
      const other = (
        await ask(service.url, '/api/v1/account/callback-secret', { key: (await newAccount()).key })
      ).json['secret'] as string;
      expect(() => new Webhook(other).verify(body, headers as Record<string, string>)).toThrow();
      expect(() =>
        new Webhook(secret).verify(`${body.toString()} `, headers as Record<string, string>),
      ).toThrow();
    });

    it('after a rotation both secrets verify, and only the new one when the overlap is over', async () => {
      const { account, receiver } = await scene();
      const at = '/api/v1/account/callback-secret';
      const before = (await ask(service.url, at, { key: account.key })).json['secret'] as string;
      const rotate = (hours: number): Promise<Answer> =>
        ask(service.url, `${at}/rotate`, { key: account.key, body: { overlap_hours: hours } });
      const after = (await rotate(1)).json['secret'] as string;
      await cook(account, receiver.url);
      await log(account);
      const first = receiver.received[0]!;
      expect(first.headers['x-callback-secret']).toBe(after);
      for (const secret of [before, after]) {
        new Webhook(secret).verify(first.body, first.headers as Record<string, string>);
      }
      const last = (await rotate(0)).json['secret'] as string;
      await cook(account, receiver.url);
      await log(account);
      const second = receiver.received[1]!;
      expect(second.headers['webhook-signature']).toMatch(/^v1,\S+$/);
      new Webhook(last).verify(second.body, second.headers as Record<string, string>);
      expect(() =>
        new Webhook(after).verify(second.body, second.headers as Record<string, string>),
      ).toThrow();
    });
  });

  describe('one attempt', () => {
    it.each([200, 201, 202, 204, 299])('%i is delivered', async (status) => {
      const { line } = await outcome({ respond: (_request, response) => response.writeHead(status).end() });
      expect(line).toMatchObject({ status: 'delivered', http_status: status, error: null });
      expect(line.duration_ms).toBeGreaterThanOrEqual(0);
    });

    it.each([400, 401, 404, 410, 429, 500, 503])('%i is failed, and not repeated', async (status) => {
      const { line, receiver } = await outcome({
        respond: (_request, response) => response.writeHead(status, { 'retry-after': '0' }).end(),
      });
      expect(line).toMatchObject({ status: 'failed', http_status: status, error: 'http_status' });
      expect(receiver.received).toHaveLength(1);
    });

    it.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
      const target = await internet.receiver(`target${++names}.example.test`);
      const { line, receiver } = await outcome({
        respond: (_request, response) => response.writeHead(status, { location: target.url }).end(),
      });
      expect(line).toMatchObject({ status: 'failed', http_status: status, error: 'redirected' });
      expect([receiver.received.length, target.received.length]).toEqual([1, 0]);
    });

    it('a receiver that never answers is given up when the time is over', async () => {
      const { line, receiver } = await outcome({ respond: () => undefined });
      expect(line).toMatchObject({ status: 'failed', http_status: null, error: 'timeout' });
      expect(line.duration_ms).toBeGreaterThanOrEqual(timeoutMs - 50);
      expect(line.duration_ms).toBeLessThan(timeoutMs * 4);
      expect(receiver.received).toHaveLength(1);
    });

    it('a receiver that answers by drops is given up when the time is over', async () => {
      const { line } = await outcome({
        respond: (_request, response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write('.'), 50);
          response.on('close', () => clearInterval(timer));
        },
      });
      expect(line).toMatchObject({ status: 'failed', http_status: 200, error: 'timeout' });
    });

    it('an endless answer is read to 64 KiB and no further', async () => {
      let written = 0;
      const { line } = await outcome({
        respond: (_request, response) => {
          response.writeHead(200);
          const chunk = Buffer.alloc(16 * 1024, 'x');
          const more = (): void => {
            while (!response.destroyed && response.write(chunk)) written += chunk.length;
            if (!response.destroyed) response.once('drain', more);
          };
          more();
        },
      });
      expect(line).toMatchObject({ status: 'delivered', http_status: 200 });
      // What is still in the sockets' buffers when we hang up is written too, but never gets anywhere.
      expect(written).toBeLessThan(16 * 1024 * 1024);
    });

    it.each([
      [
        'garbage',
        (socket: { end(text: string): void }) => socket.end('no HTTP at all\r\n\r\n'),
        'invalid_response',
      ],
      ['nothing', (socket: { end(): void }) => socket.end(), 'connection_failed'],
      [
        'endless headers',
        (socket: { write(text: string): void }) =>
          socket.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(40_000)}`),
        'invalid_response',
      ],
      [
        'another protocol',
        (socket: { write(text: string): void }) =>
          socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
        'connection_failed',
      ],
    ])('a receiver that answers with %s', async (_name, raw, error) => {
      const { line } = await outcome({
        raw: (socket) => socket.on('error', () => undefined).once('data', () => raw(socket as never)),
      });
      expect(line).toMatchObject({ status: 'failed', http_status: null, error });
    });

    it.each([
      ['of another name', () => authority.certify(['other.example.test']), 'ERR_TLS_CERT_ALTNAME_INVALID'],
      ['that has run out', () => authority.certify(['*.example.test'], -1), 'CERT_HAS_EXPIRED'],
      [
        'of an unknown authority',
        () => {
          const other = makeAuthority();
          const certificate = other.certify(['*.example.test']);
          other.remove();
          return certificate;
        },
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      ],
    ])('a certificate %s ends it before a byte of the result is sent', async (_name, certificate, code) => {
      const { line, receiver } = await outcome({ certificate: certificate() });
      expect(line).toMatchObject({ status: 'failed', error: 'tls_failed' });
      expect(line.error_detail).toContain(code);
      expect(receiver.received).toEqual([]);
    });

    it('a host that nobody listens at, and a name that is gone', async () => {
      const { account, receiver } = await scene();
      internet.name(receiver.host, ['9.9.9.250']);
      await cook(account, receiver.url);
      expect((await log(account))[0]).toMatchObject({ status: 'failed', error: 'connection_failed' });
      internet.name(receiver.host, []);
      await cook(account, receiver.url);
      expect((await log(account))[0]).toMatchObject({ status: 'failed', error: 'name_not_found' });
      expect(receiver.received).toEqual([]);
    });

    it('of several addresses the next is tried when one does not answer, and the result is sent once', async () => {
      const { account, receiver } = await scene();
      internet.name(receiver.host, ['9.9.9.251', receiver.address]);
      await cook(account, receiver.url);
      expect((await log(account))[0]).toMatchObject({ status: 'delivered' });
      expect(receiver.received).toHaveLength(1);
    });

    it('is in the log as begun before the receiver sees a byte', async () => {
      let seen: unknown = null;
      const { account, receiver } = await scene({
        respond: (request, response) => {
          const id = String(request.headers['webhook-id']);
          void service.query(`select status from deliveries where id = '${id}'`).then(({ rows }) => {
            seen = rows[0]?.['status'];
            response.end();
          });
        },
      });
      await cook(account, receiver.url);
      expect((await log(account))[0]).toMatchObject({ status: 'delivered' });
      expect(seen).toBe('sending');
    });

    it('has a connection of its own', async () => {
      const ports = new Set<number | undefined>();
      const { account, receiver } = await scene({
        respond: (request, response) => {
          ports.add(request.socket.remotePort);
          response.end();
        },
      });
      const other = await newAccount();
      await approve(other, receiver.host);
      for (const who of [account, other, account]) await cook(who, receiver.url);
      await log(account);
      expect(ports.size).toBe(3);
    });
  });

  it('a slow receiver delays neither the answers, nor another account, nor another host of the account', async () => {
    const { account, receiver: dead } = await scene({ respond: () => undefined });
    const good = await internet.receiver(`good${++names}.example.test`);
    await approve(account, good.host);
    const { account: other, receiver: theirs } = await scene();
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cook(account, dead.url)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all([cook(account, good.url), cook(other, theirs.url)]);
    expect(performance.now() - started).toBeLessThan(timeoutMs);
    while (good.received.length + theirs.received.length < 2 && performance.now() - started < 5_000) {
      await pause(5);
    }
    expect(performance.now() - started).toBeLessThan(timeoutMs);
    // Two at once to one host; the rest wait.
    expect(service.callbacks.figures).toMatchObject({ waiting: 18 });
    const [host] = (await ask(service.url, '/api/v1/account/callback-hosts', { key: account.key })).json[
      'callback_hosts'
    ] as [{ id: string }];
    // Taking the host away ends what waits for it.
    const gone = await ask(service.url, `/api/v1/account/callback-hosts/${host.id}`, {
      key: account.key,
      method: 'DELETE',
    });
    expect(gone.status).toBe(204);
    const lines = await log(account, `?host=${dead.host}&limit=100`);
    expect(lines).toHaveLength(20);
    expect(lines.filter(({ error }) => error === 'host_removed').length).toBeGreaterThanOrEqual(16);
    expect(dead.received.length).toBeLessThanOrEqual(4);
    expectProblem(await cook(account, dead.url), 'callback_host_not_allowed', path);
  });

  describe('registration', () => {
    const hosts = '/api/v1/account/callback-hosts';
    const register = async (account: Account, host: string): Promise<{ id: string; token: string }> => {
      const answer = await ask(service.url, hosts, { key: account.key, body: { host } });
      expect(answer.status, answer.text).toBe(201);
      return answer.json as never;
    };
    const verify = async (account: Account, id: string): Promise<Record<string, unknown>> =>
      (await ask(service.url, `${hosts}/${id}/verify`, { key: account.key, method: 'POST', body: {} })).json;

    it('a file at the well-known place proves control', async () => {
      const account = await newAccount();
      let shown = 'something else';
      const receiver = await internet.receiver(`hooks${++names}.example.test`, {
        respond: (_request, response) => response.end(`${shown}\n`),
      });
      const { id, token } = await register(account, receiver.host);
      expect(await verify(account, id)).toMatchObject({
        status: 'pending',
        last_check: { file: 'holds something else than the token', dns: 'has no TXT record' },
      });
      expectProblem(await cook(account, receiver.url), 'callback_host_not_allowed', path);
      shown = token;
      expect(await verify(account, id)).toMatchObject({ status: 'verified', verified_by: 'file' });
      expect(receiver.received.map(({ method, path: target }) => [method, target])).toEqual(
        Array(2).fill(['GET', '/.well-known/sous-callback']),
      );
      expect((await cook(account, receiver.url)).status).toBe(200);
      expect((await log(account))[0]).toMatchObject({ status: 'delivered' });
      const again = await ask(service.url, hosts, { key: account.key, body: { host: receiver.host } });
      expectProblem(again, 'duplicate_item', hosts);
    });

    it('a TXT record proves control, of this account only', async () => {
      const [account, other] = [await newAccount(), await newAccount()];
      const receiver = await internet.receiver(`hooks${++names}.example.test`);
      const { id, token } = await register(account, receiver.host);
      const theirs = await register(other, receiver.host);
      internet.text(`_sous-callback.${receiver.host}`, 'v=spf1 -all', token);
      expect(await verify(account, id)).toMatchObject({ status: 'verified', verified_by: 'dns' });
      expect(await verify(other, theirs.id)).toMatchObject({ status: 'pending' });
    });

    it('a redirect, an error and a page that merely holds the token prove nothing', async () => {
      const account = await newAccount();
      const target = await internet.receiver(`target${++names}.example.test`);
      const host = `hooks${++names}.example.test`;
      let token = '';
      let mode = 0;
      await internet.receiver(host, {
        respond: (_request, response) => {
          if (mode === 0) response.writeHead(302, { location: target.url }).end(token);
          else if (mode === 1) response.writeHead(404).end(token);
          else response.end(`<p>${token}</p>`);
        },
      });
      const registered = await register(account, host);
      token = registered.token;
      for (mode = 0; mode < 3; mode++) {
        expect(await verify(account, registered.id)).toMatchObject({ status: 'pending' });
      }
      expect(target.received).toEqual([]);
    });

    it('a host at an address that is not public is not looked at', async () => {
      const account = await newAccount();
      const host = `inside${++names}.example.test`;
      internet.name(host, ['169.254.169.254']);
      const before = internet.dialled.length;
      const { id } = await register(account, host);
      expect(await verify(account, id)).toMatchObject({
        status: 'pending',
        last_check: { file: `${host} is not at a public address` },
      });
      expect(internet.dialled.length).toBe(before);
    });

    it('the operator can approve a host directly', async () => {
      const { account, receiver } = await scene();
      const [host] = (await ask(service.url, hosts, { key: account.key })).json['callback_hosts'] as [object];
      expect(host).toMatchObject({ host: receiver.host, status: 'verified', verified_by: 'operator' });
    });

    it.each([
      ['sandbox', 1],
      ['starter', 1],
      ['pro', 5],
    ] as const)('the tier %s has %i', async (tier, most) => {
      const account = await newAccount(tier);
      const body = (n: number) => ({ host: `h${n}.${tier}.example.test` });
      // At once, so that counting and adding cannot fall apart.
      const answers = await Promise.all(
        Array.from({ length: most + 2 }, (_, n) =>
          ask(service.url, hosts, { key: account.key, body: body(n) }),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expectProblem(answer, 'tier_required', hosts);
      }
    });

    it('another account’s host is as good as missing', async () => {
      const [account, other] = [await newAccount(), await newAccount()];
      const { id } = await register(account, `hooks${++names}.example.test`);
      for (const [method, end] of [
        ['GET', ''],
        ['DELETE', ''],
        ['POST', '/verify'],
      ] as const) {
        const at = `${hosts}/${id}${end}`;
        expectProblem(await ask(service.url, at, { key: other.key, method }), 'not_found', at);
      }
      expect((await ask(service.url, `${hosts}/${id}`, { key: account.key })).status).toBe(200);
    });
  });

  describe('the log', () => {
    it('has pages, newest first, and filters', async () => {
      const { account, receiver } = await scene();
      const bad = await internet.receiver(`bad${++names}.example.test`, {
        respond: (_request, response) => response.writeHead(500).end(),
      });
      await approve(account, bad.host);
      for (let n = 0; n < 7; n++) await cook(account, n % 3 === 0 ? bad.url : receiver.url, `page-${n}`);
      const all = await log(account);
      expect(all.map(({ request_id }) => request_id)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `page-${n}`));
      const seen: string[] = [];
      for (let cursor: string | null = '', pages = 0; cursor !== null; pages++) {
        const query = cursor === '' ? '?limit=3' : `?limit=3&cursor=${cursor}`;
        const { json } = await ask(service.url, `/api/v1/account/deliveries${query}`, { key: account.key });
        const lines = json['deliveries'] as DeliveryLine[];
        seen.push(...lines.map(({ id }) => id));
        expect(json['has_more']).toBe(pages < 2);
        cursor = json['cursor'] as string | null;
      }
      expect(seen).toEqual(all.map(({ id }) => id));
      expect(await log(account, '?status=failed')).toHaveLength(3);
      expect(await log(account, `?host=${receiver.host}`)).toHaveLength(4);
      expect(await log(account, '?request_id=page-4')).toHaveLength(1);
      expect(await log(account, '?after=2099-01-01T00:00:00Z')).toEqual([]);
      expect(await log(account, '?before=2001-01-01T00:00:00Z')).toEqual([]);
      expect(await log(await newAccount())).toEqual([]);
    });

    it('Redeliver is a new delivery of the same bytes, logged by itself', async () => {
      let status = 500;
      const { account, receiver } = await scene({
        respond: (_request, response) => response.writeHead(status).end(),
      });
      const answer = await cook(account, receiver.url);
      const [first] = await log(account);
      status = 200;
      const at = `/api/v1/account/deliveries/${first!.id}/redeliver`;
      const again = await ask(service.url, at, { key: account.key, method: 'POST', body: {} });
      expect(again.status, again.text).toBe(201);
      const [second, before] = await log(account);
      expect(before).toEqual(first);
      expect(second).toMatchObject({ status: 'delivered', redelivery_of: first!.id, http_status: 200 });
      expect(second!.id).not.toBe(first!.id);
      expect(receiver.received.map(({ body }) => body.toString())).toEqual([answer.text, answer.text]);
      expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([first!.id, second!.id]);
      const stranger = await newAccount();
      expectProblem(
        await ask(service.url, at, { key: stranger.key, method: 'POST', body: {} }),
        'not_found',
        at,
      );
    });

    it('Redeliver is refused once the result is gone or the host is off the list', async () => {
      const { account, receiver } = await scene();
      await cook(account, receiver.url);
      const [line] = await log(account);
      const at = `/api/v1/account/deliveries/${line!.id}/redeliver`;
      const again = () => ask(service.url, at, { key: account.key, method: 'POST', body: {} });
      const hosts = (await ask(service.url, '/api/v1/account/callback-hosts', { key: account.key })).json;
      await service.query(`delete from results where account_id = '${account.accountId}'`);
      expectProblem(await again(), 'not_found', at);
      const [{ id }] = hosts['callback_hosts'] as [{ id: string }];
      await ask(service.url, `/api/v1/account/callback-hosts/${id}`, { key: account.key, method: 'DELETE' });
      expectProblem(await again(), 'callback_host_not_allowed', at);
      expect(receiver.received).toHaveLength(1);
    });
  });

  describe('results', () => {
    const result = (key: string, id: string): Promise<Answer> =>
      ask(service.url, `/api/v1/results/${id}`, { key });

    it('are there at once, byte for byte, the newest under each request_id, for this account only', async () => {
      const [account, other] = [await newAccount(), await newAccount()];
      for (const name of ['feta', 'naïve rice 🍚']) {
        const body = { name, request_id: 'job-9' };
        const answer = await ask(service.url, path, { key: account.key, body });
        expect((await result(account.key, 'job-9')).text).toBe(answer.text);
        await service.callbacks.settled();
        const later = await result(account.key, 'job-9');
        expect(hashOf(later.text)).toBe(hashOf(answer.text));
        expect(later.headers.get('content-type')).toBe('application/json; charset=utf-8');
      }
      const at = '/api/v1/results/job-9';
      expectProblem(await result(other.key, 'job-9'), 'not_found', at);
      await service.query(
        `update results set created_at = created_at - interval '25 hours' where account_id = '${account.accountId}'`,
      );
      expectProblem(await result(account.key, 'job-9'), 'not_found', at);
    });
  });

  it('recipes/generate takes no callback_url', async () => {
    const { account, receiver } = await scene();
    const at = '/api/v1/recipes/generate';
    const body = { ingredients: ['rice'], callback_url: receiver.url, request_id: newId() };
    expectProblem(await ask(service.url, at, { key: account.key, body }), 'callback_not_supported', at);
  });
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

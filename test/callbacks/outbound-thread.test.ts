/** The way out in a thread of its own: the same answers, the same failures, and no harm when it dies. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outbound, OutboundRequest } from '../../src/outbound/send-once.ts';
import { makeAuthority } from '../support/certificate-authority.ts';
import type { CertificateAuthority } from '../support/certificate-authority.ts';
import { startInternet } from '../support/receivers.ts';
import type { Internet, Receiver } from '../support/receivers.ts';
import { bundleOutbound } from '../support/threaded-outbound.ts';

let authority: CertificateAuthority;
let internet: Internet;
let echo: Receiver;
let dead: Receiver;
let outbound: Outbound;

beforeAll(async () => {
  authority = makeAuthority();
  internet = startInternet(authority);
  echo = await internet.receiver('echo.example.test', {
    respond: (_request, response) => response.writeHead(201).end('thanks'),
  });
  dead = await internet.receiver('dead.example.test', { respond: () => undefined });
  const ports = { [echo.host]: echo.localPort, [dead.host]: dead.localPort };
  outbound = (await bundleOutbound())({ ca: authority.ca, ports });
}, 60_000);
afterAll(async () => {
  await outbound?.close();
  await internet?.close();
  authority?.remove();
});

const to = (host: string): OutboundRequest => ({
  ...{ method: 'POST', url: `https://${host}/`, headers: { 'x-test': 'ü' }, timeoutMs: 1_000 },
  ...{ body: Buffer.from('crème 🧀'), maxAnswerBytes: 100 },
});

it('sends the bytes and brings back the answer', async () => {
  const { status, body } = await outbound.send({ ...to(echo.host), headers: { 'x-test': 'yes' } });
  expect([status, Buffer.from(body).toString()]).toEqual([201, 'thanks']);
  expect(echo.received[0]).toMatchObject({ body: Buffer.from('crème 🧀'), headers: { 'x-test': 'yes' } });
});

it('failures come back as what they are', async () => {
  const headers = {};
  await expect(outbound.send({ ...to(dead.host), headers })).rejects.toMatchObject({
    ...{ name: 'OutboundError', failure: 'timeout', status: null },
  });
  await expect(outbound.send({ ...to('nowhere.example.test'), headers })).rejects.toMatchObject({
    failure: 'name_not_found',
  });
  // What cannot even be asked for is a defect, and said so.
  await expect(outbound.send({ ...to(echo.host), url: 'no URL', headers })).rejects.toThrow('Invalid URL');
});

it('when the thread dies what is under way fails, and the next request has a new one', async () => {
  const sent = expect(outbound.send({ ...to(dead.host), headers: {}, timeoutMs: 20_000 })).rejects.toThrow(
    'the thread that sends has ended',
  );
  await internet.requests(1);
  await outbound.texts('die.example.test').catch(() => undefined);
  await sent;
  expect((await outbound.send({ ...to(echo.host), headers: {} })).status).toBe(201);
});

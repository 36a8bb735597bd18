/** What Node says of its own accord and what is said in its place are the same bytes. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, linesOf } from './header-lines.ts';
import { ServedRequest, ServedResponse } from './served-messages.ts';

const texts: Readonly<Record<string, string>> = {
  ascii: '{"text":"soup"}',
  beyond: '{"text":"Crème brûlée – 焼き, 180 °C"}',
};
let server: Server;
let port = 0;
/** What the last requests were told of their bodies. */
const taken: (string | null)[] = [];
let short = 0;

beforeAll(async () => {
  const classes = { IncomingMessage: ServedRequest, ServerResponse: ServedResponse };
  server = createServer({ ...classes, keepAliveTimeout: 72_000 }, (request, raw) => {
    const [, way, name] = request.url!.split('/');
    const body = texts[name!]!;
    const lines = `x-one: 1\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
    const pieces: Buffer[] = [];
    request.on('error', () => taken.push('broken'));
    request.takeBody((piece) => {
      if (piece !== null) {
        pieces.push(piece);
        return;
      }
      taken.push(Buffer.concat(pieces).toString());
      const isAscii = name === 'ascii';
      if (way === 'short' && raw.sendWhole('HTTP/1.1 200 OK\r\n', lines, body, isAscii)) {
        short += 1;
        return;
      }
      raw.writeHead(200, headersOf(lines));
      raw.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends bytes over one connection, piece by piece, and reads until `answers` of them have come or it ends. */
const exchange = (pieces: readonly string[], answers: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const done = (): void => {
      socket.destroy();
      resolve(text.replaceAll(/Date: [^\r]+ GMT/g, 'Date: now'));
    };
    socket.setNoDelay(true).setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.split('"}').length > answers) done();
    });
    socket.on('end', done).on('error', reject);
    const send = async (): Promise<void> => {
      for (const piece of pieces) {
        socket.write(piece);
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    void send();
  });

const request = (url: string, body: string, { version = '1.1', more = '' } = {}): string =>
  `POST ${url} HTTP/${version}\r\nHost: x\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;

describe('an answer sent as a whole', () => {
  it.each(Object.keys(texts))('is the same bytes as Node would send: %s', async (name) => {
    const before = short;
    const whole = await exchange([request(`/short/${name}`, '{}')], 1);
    expect(short).toBe(before + 1);
    expect(whole).toBe(await exchange([request(`/long/${name}`, '{}')], 1));
    expect(whole).toMatch(/Date: now\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\n\{/);
    expect(whole).toContain(texts[name]);
  });

  it.each([
    ['close', { more: 'Connection: close\r\n' }],
    ['HTTP/1.0', { version: '1.0' }],
  ])('is left to Node on a connection that ends: %s', async (_name, how) => {
    const before = short;
    const answer = await exchange([request('/short/ascii', '{}', how)], 1);
    expect(short).toBe(before);
    expect(answer).toContain('Connection: close\r\n');
  });

  it('keeps its place among requests that were sent at once', async () => {
    const sent = ['/short/ascii', '/short/beyond', '/long/ascii'].map((url) => request(url, '{}'));
    const answer = await exchange([sent.join('')], 3);
    const bodies = [...answer.matchAll(/\r\n\r\n(\{.*?"\})/g)].map(([, body]) => body);
    expect(bodies).toEqual([texts['ascii'], texts['beyond'], texts['ascii']]);
  });
});

describe('a body taken from the parser', () => {
  it('comes whole, in however many pieces it was sent', async () => {
    taken.length = 0;
    const text = request('/short/ascii', '{"a":1}');
    await exchange([text.slice(0, -4), text.slice(-4, -2), text.slice(-2) + request('/short/ascii', '2')], 2);
    expect(taken).toEqual(['{"a":1}', '2']);
  });

  it('that breaks off ends in an error, not in half a body', async () => {
    taken.length = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(request('/short/ascii', '{"a":1}').slice(0, -3));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    const deadline = performance.now() + 5_000;
    while (taken.length === 0 && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(taken).toEqual(['broken']);
  });
});

describe('the lines of a head', () => {
  it('read back as they were given', () => {
    const headers = ['x-one', '1', 'ratelimit', '"minute";r=1;t=60, "day";r=2;t=3', 'x-empty', ''];
    expect(headersOf(linesOf(headers))).toEqual(headers);
  });

  it.each([
    ['a line break', ['x-one', '1\r\nx-two: 2']],
    ['a name with a blank', ['x one', '1']],
  ])('refuse %s', (_name, headers) => {
    expect(() => linesOf(headers)).toThrow();
    expect(() => linesOf(Object.freeze([...headers]))).toThrow();
  });
});

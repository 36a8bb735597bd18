import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { limits } from '../../src/contract/schemas/shape.ts';
import { recipeInput } from '../../src/contract/schemas/recipe-input.ts';
import { newCaller, tiersWith } from '../support/callers.ts';
import { ask, startTestService, trivialEndpoint } from '../support/http-service.ts';
import type { Answer, TestService } from '../support/http-service.ts';
import { expectCommonHeaders, expectProblem } from '../support/problem-expectations.ts';

const path = '/api/v1/cook';
const result = (text: string) => ({ data: { text }, model: 'sous-engine-1.0.0', modelTier: 'embedded' });
const cook = trivialEndpoint('cook', {
  callback: true,
  fields: { recipe: Type.Optional(recipeInput), wait_ms: Type.Optional(Type.Integer()) },
});
const handler = async (_call: unknown, body: { text: string; wait_ms?: number }) => {
  if (body.wait_ms !== undefined) await new Promise((resolve) => setTimeout(resolve, body.wait_ms));
  return result(body.text);
};
const extraEndpoints = [{ endpoint: cook, handler }];

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({
    tiers: tiersWith({ scale: { perMinute: 100_000 } }),
    config: { trustProxy: true },
    deps: { extraEndpoints },
  });
  key = (await newCaller(service.access.deps, 'scale')).key;
});
afterAll(() => service.close());

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(service.url, path, { body, key, headers });

/** Bytes on a socket of their own, until the service ends the connection or says `until`. */
const converse = (
  bytes: readonly (string | Buffer)[],
  until?: RegExp,
  port = service.port,
): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => bytes.forEach((part) => socket.write(part)));
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (until?.test(text)) socket.destroy();
    });
    socket
      .on('close', () => resolve(text))
      .on('error', (error) => (text === '' ? reject(error) : resolve(text)));
    socket.setTimeout(8000, () => socket.destroy());
  });

describe('a body', () => {
  it.each<
    [
      string,
      string | object,
      Record<string, string>,
      'invalid_json' | 'unsupported_media_type' | 'validation_failed',
    ]
  >([
    [
      'of another type',
      'text=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'unsupported_media_type',
    ],
    [
      'of a type that only looks like JSON',
      '{}',
      { 'content-type': 'application/json-patch+json' },
      'unsupported_media_type',
    ],
    [
      'in another charset',
      '{"text":"x"}',
      { 'content-type': 'application/json; charset=latin1' },
      'unsupported_media_type',
    ],
    ['that is compressed', '{"text":"x"}', { 'content-encoding': 'gzip' }, 'unsupported_media_type'],
    ['with a trailing comma', '{"text":"x",}', {}, 'invalid_json'],
    ['with a key twice', '{"text":"x","text":"y"}', {}, 'invalid_json'],
    ['with __proto__', '{"text":"x","recipe":{"__proto__":{"a":1}}}', {}, 'invalid_json'],
    ['with constructor', '{"text":"x","constructor":{}}', {}, 'invalid_json'],
    ['nested 17 deep', `{"text":"x","recipe":${'{"a":'.repeat(16)}1${'}'.repeat(16)}}`, {}, 'invalid_json'],
    ['that is a string', '"text"', {}, 'validation_failed'],
    ['that is a list', '[{"text":"x"}]', {}, 'validation_failed'],
    [
      'with 20,000 unknown fields',
      `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
      {},
      'validation_failed',
    ],
    [
      'with 60,000 wrong entries',
      { text: 'x', exclude: Array.from({ length: 60_000 }, () => 1) },
      {},
      'validation_failed',
    ],
  ])('%s is refused in time and not charged', async (_name, body, headers, code) => {
    const started = performance.now();
    const answer = await post(body, headers);
    expectProblem(answer, code, path);
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(answer.headers.get('x-ratelimit-remaining-day')).toBe(answer.headers.get('x-ratelimit-limit-day'));
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'of type %s is taken',
    async (type) => expect((await post({ text: 'x' }, { 'content-type': type })).status).toBe(200),
  );

  it('of bytes that are no UTF-8 is refused', async () => {
    const body = Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`;
    const answer = await converse([head, body]);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toContain('not valid UTF-8');
  });

  it('of exactly 256 KiB is taken, and of one byte more refused, with and without its length', async () => {
    const padded = (bytes: number) => {
      const empty = JSON.stringify({
        text: 'x',
        recipe: { title: 'a', ingredients: ['b'], steps: ['c'], note: '' },
      });
      return empty.replace('"note":""', `"note":"${'n'.repeat(bytes - empty.length)}"`);
    };
    expect((await post(padded(limits.bodyBytes))).status).toBe(200);
    expectProblem(await post(padded(limits.bodyBytes + 1)), 'payload_too_large', path);
    const big = padded(limits.bodyBytes + 1);
    const chunked = await new Promise<number>((resolve, reject) => {
      const request = httpRequest(
        service.url + path,
        { method: 'POST', headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          resolve(response.statusCode!);
        },
      );
      request.on('error', reject);
      for (let at = 0; at < big.length; at += 50_000) request.write(big.slice(at, at + 50_000));
      request.end();
    });
    expect(chunked).toBe(413);
  });

  it('that is refused leaves the connection usable', async () => {
    const wrong = 'x'.repeat(3000);
    const bad = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${wrong.length}\r\n\r\n${wrong}`;
    const good = 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await converse([bad, good]);
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
  });

  it('without end is cut off', async () => {
    const flood = Buffer.alloc(1024 * 1024, 'x');
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000000\r\n\r\n`;
    const answer = await converse([head, ...Array.from({ length: 12 }, () => flood)]);
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
  });

  it('counts characters, not halves of them', async () => {
    const emoji = (count: number) => '🍲'.repeat(count);
    expect((await post({ text: emoji(2000) })).status).toBe(200);
    const problem = expectProblem(await post({ text: emoji(2001) }), 'validation_failed', path);
    expect(problem['detail']).toBe('text must have at most 2000 characters');
  });
});

describe('recipes of other people', () => {
  const base = { title: 'Soup', ingredients: ['1 onion'], instructions: ['Cook.'] };
  it.each([
    ['name and steps', { name: 'Soup', ingredients: ['1 onion'], steps: [{ text: 'Cook.' }] }],
    [
      'objects and strings mixed',
      {
        ...base,
        ingredients: ['1 onion', { text: '2 carrots' }, { name: 'salt', quantity: null, unit: null }],
      },
    ],
    ['a quantity as text', { ...base, ingredients: [{ name: 'flour', quantity: '1 1/2', unit: 'cups' }] }],
    ['fields of their own', { ...base, image: { url: 'x' }, author: ['me'], rating: 5, keywords: null }],
    ['no instructions yet', { ...base, instructions: [] }],
    [
      'schema.org',
      {
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: 'Soup',
        recipeYield: ['4', '4 servings'],
        recipeIngredient: ['1 onion'],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Base',
            itemListElement: [{ '@type': 'HowToStep', text: 'Cook.' }],
          },
        ],
      },
    ],
    [
      'schema.org with one text',
      { name: 'Soup', recipeIngredient: ['1 onion'], recipeInstructions: 'Cook.' },
    ],
  ])('are taken: %s', async (_name, recipe) => {
    const answer = await post({ text: 'x', recipe });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  });

  it('a generated recipe can be sent as it is', async () => {
    const made = await ask(service.url, '/api/v1/recipes/generate', {
      key,
      body: { ingredients: ['eggs', 'rice', 'peas'] },
    });
    const answer = await post({ text: 'x', recipe: made.json });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  });

  it.each<[string, unknown, string[]]>([
    ['without a title', { ingredients: ['x'], steps: ['y'] }, ['/recipe/title']],
    ['without anything', {}, ['/recipe/title', '/recipe/ingredients', '/recipe/instructions']],
    ['that is a text', 'soup', ['/recipe']],
    ['with a number for a line', { ...base, ingredients: ['x', 7] }, ['/recipe/ingredients/1']],
    [
      'with an empty object for a line',
      { ...base, ingredients: [{ amount: 1 }] },
      ['/recipe/ingredients/0/text'],
    ],
    [
      'with a wrong field of a line',
      { ...base, ingredients: [{ text: 'x', grams: '5' }] },
      ['/recipe/ingredients/0/grams'],
    ],
    ['without ingredients in the list', { ...base, ingredients: [] }, ['/recipe/ingredients']],
    [
      'with 101 ingredients',
      { ...base, ingredients: Array.from({ length: 101 }, () => 'x') },
      ['/recipe/ingredients'],
    ],
    [
      'with a step of 2,001 characters',
      { ...base, instructions: ['x'.repeat(2001)] },
      ['/recipe/instructions/0'],
    ],
  ])('are refused %s, each problem at its place', async (_name, recipe, pointers) => {
    const problem = expectProblem(await post({ text: 'x', recipe }), 'validation_failed', path);
    expect((problem['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe('the callback fields', () => {
  it('alone as request_id are echoed; without it the envelope says null', async () => {
    const answer = await post({ text: 'x', request_id: 'job-17' });
    expect(answer.json).toEqual({
      type: 'cook',
      request_id: 'job-17',
      model_tier: 'embedded',
      model: 'sous-engine-1.0.0',
      data: { text: 'x' },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    });
    expect((await post({ text: 'x' })).json['request_id']).toBeNull();
  });

  it.each([
    ['http://hooks.example.com/', 'https'],
    ['ftp://hooks.example.com/', 'https'],
    ['hooks.example.com', 'absolute'],
    ['https://user:pw@hooks.example.com/', 'credentials'],
    ['https://hooks.example.com:8080/', 'port'],
    ['https://10.0.0.1/', 'IP'],
    ['https://0x7f.1/', 'IP'],
    ['https://2130706433/', 'IP'],
    ['https://[::1]/', 'IP'],
    ['https://hooks.example.com/\nx', 'control'],
    [`https://hooks.example.com/${'x'.repeat(2048)}`, '2048'],
  ])('refuse %s', async (url, because) => {
    const problem = expectProblem(
      await post({ text: 'x', callback_url: url, request_id: 'a' }),
      'callback_url_invalid',
      path,
    );
    expect(problem['detail']).toContain(because);
  });

  it('refuse a request_id of another form', async () => {
    for (const request_id of ['', 'a b', 'x'.repeat(129), 'é', 5]) {
      expectProblem(await post({ text: 'x', request_id }), 'validation_failed', path);
    }
  });
});

describe('headers', () => {
  it('echo the caller’s request id where it is valid', async () => {
    for (const [given, kept] of [
      ['my-id:1.2_3', true],
      ['no spaces', false],
      ['x'.repeat(129), false],
    ] as const) {
      const answer = await ask(service.url, '/health/live', { headers: { 'x-request-id': given } });
      expect(answer.headers.get('x-request-id') === given).toBe(kept);
      expectCommonHeaders(answer);
    }
  });

  it('are as on GET for HEAD, without a body', async () => {
    const get = await ask(service.url, '/api/v1/vocabularies/tones');
    const head = await ask(service.url, '/api/v1/vocabularies/tones', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    const usage = await ask(service.url, '/api/v1/usage', { method: 'HEAD', key });
    expect([usage.status, usage.text]).toEqual([200, '']);
    expect(Number(usage.headers.get('content-length'))).toBeGreaterThan(100);
  });

  it('say what a path allows', async () => {
    for (const [where, allow] of [
      ['/api/v1/account', 'GET, HEAD, OPTIONS, PATCH'],
      ['/api/v1/account/keys/key_1', 'DELETE, OPTIONS, PATCH'],
    ] as const) {
      const options = await ask(service.url, where, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
      expectCommonHeaders(options);
      const refused = await ask(service.url, where, {
        method: 'PUT',
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow]);
    }
  });

  it('are not read by strangers: no CORS unless it is switched on', async () => {
    const answer = await ask(service.url, '/health/live', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('requests without a key', () => {
  it('have 30 a minute for each address, health not counted, and then wait', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    for (let n = 1; n <= 30; n += 1) {
      await ask(service.url, '/health/live', { headers });
      const answer = await ask(service.url, '/api/v1/vocabularies/tones', { headers });
      expect([answer.status, answer.headers.get('x-ratelimit-used')]).toEqual([200, String(n)]);
    }
    expectProblem(
      await ask(service.url, '/api/v1/nowhere', { headers }),
      'rate_limit_exceeded',
      '/api/v1/nowhere',
    );
    expect((await ask(service.url, '/health/live', { headers })).status).toBe(200);
    expect(
      (
        await ask(service.url, '/health/live', { headers: { 'x-forwarded-for': '203.0.113.78' } })
      ).headers.get('x-ratelimit-used'),
    ).toBe('0');
  });

  it('cost more with a bad key, also where no key is needed', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.80' };
    const answer = await ask(service.url, '/api/v1/vocabularies/tones', { headers, key: 'sous_guess' });
    expect(Number(answer.headers.get('x-ratelimit-used'))).toBeGreaterThan(1);
  });
});

it('one request too many in flight is not charged, and those that are answered are, exactly', async () => {
  const { key: own } = await newCaller(service.access.deps, 'starter');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask(service.url, path, { key: own, body: { text: 'x', wait_ms: 150 } })),
  );
  const good = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(good.length + refused.length).toBe(12);
  expect(good.length).toBe(4);
  const remaining = good.map(({ headers }) => Number(headers.get('x-ratelimit-remaining-day'))).sort();
  const last = await ask(service.url, path, { key: own, body: { text: 'x' } });
  expect(last.headers.get('x-ratelimit-remaining-day')).toBe('495');
  expect(Math.min(...remaining)).toBe(496);
});

/** What every answer, and every failure, must carry. */
import { expect } from 'vitest';
import { errorCatalogue } from '../../src/kernel/errors.ts';
import type { ErrorCode } from '../../src/kernel/errors.ts';
import type { Answer } from './http-service.ts';

const wholeNumber = /^\d+$/;

/** The headers of every response, section 3 of the contract included. */
export function expectCommonHeaders({ headers }: Answer): void {
  expect(headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._:-]{1,128}$/);
  expect(headers.get('x-api-version')).toBe('1');
  const minute = ['limit', 'remaining', 'used', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));
  for (const figure of minute) expect(figure).toMatch(wholeNumber);
  const [limit, remaining, used, reset] = minute.map(Number);
  expect(remaining! + used!).toBe(limit);
  expect(reset).toBeGreaterThan(1_700_000_000);
  const tier = headers.get('x-ratelimit-tier');
  expect(tier).toMatch(/^(anonymous|sandbox|starter|pro|scale)$/);
  expect(headers.get('ratelimit-policy')).toContain(`"minute";q=${limit};w=60`);
  expect(headers.get('ratelimit')).toMatch(new RegExp(`^"minute";r=${remaining};t=([0-5]?\\d|60)(,|$)`));
  const isDaily = tier !== 'anonymous' && tier !== 'sandbox';
  expect(headers.has('x-ratelimit-limit-day')).toBe(isDaily);
  expect(headers.has('x-ratelimit-remaining-day')).toBe(isDaily);
  expect(headers.has('x-ratelimit-reset-day')).toBe(isDaily);
  expect(headers.has('x-ratelimit-limit-trial')).toBe(tier === 'sandbox');
  expect(headers.has('x-ratelimit-remaining-trial')).toBe(tier === 'sandbox');
}

/** The one shape of failures, with the headers that belong to the code. */
export function expectProblem(answer: Answer, code: ErrorCode, path: string): Record<string, unknown> {
  const { status, title, retryable } = errorCatalogue[code];
  const { headers, json } = answer;
  expect({ code: json['code'], status: answer.status, detail: json['detail'] }).toMatchObject({
    code,
    status,
  });
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(json).toMatchObject({
    type: `/docs/errors/${code}`,
    title,
    status,
    code,
    retryable,
    charged: false,
    instance: path,
    request_id: headers.get('x-request-id'),
  });
  expect(json['detail']).toMatch(/\S/);
  expect(JSON.stringify(json)).not.toMatch(/node_modules|\.[jt]s:\d|\\n\s+at |select \w+ from|insert into/i);
  expect(headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
  expect(headers.has('allow')).toBe(status === 405);
  const waits =
    (status === 429 && code !== 'trial_exhausted') || status === 503 || code === 'idempotency_in_progress';
  if (waits) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  else expect(headers.has('retry-after')).toBe(false);
  expect(headers.has('x-quota-charged')).toBe(false);
  expectCommonHeaders(answer);
  return json;
}

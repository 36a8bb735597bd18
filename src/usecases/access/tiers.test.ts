import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTiers } from './tiers.ts';

const shipped = readFileSync(new URL('../../../config/tiers.yaml', import.meta.url), 'utf8');

describe('the table of tiers', () => {
  it.each([
    ['', 'must map'],
    ['- sandbox', 'must map'],
    [shipped.replace('per_minute: 10\n', 'per_minute: ten\n'), 'sandbox.per_minute must be'],
    [shipped.replace('per_minute: 10\n', 'per_minute: 0\n'), 'sandbox.per_minute must be'],
    [shipped.replace('  trial: 10\n', ''), 'sandbox.trial must be'],
    [shipped.replace('trial: 10\n', 'trail: 10\n'), 'sandbox.trail is not known'],
    [shipped.replace('[embedded]', '[embeded]'), 'sandbox.model_tiers must be'],
    [shipped.replace('\npro:', '\nprofessional:'), 'professional is not a tier; pro is missing'],
  ])('names what is wrong', (text, problem) => {
    expect(() => parseTiers(text)).toThrow(problem);
  });

  it('holds the published figures as shipped', () => {
    const tiers = parseTiers(shipped);
    expect(tiers.sandbox).toMatchObject({ perMinute: 10, perDay: null, trial: 10, inFlight: 2 });
    expect(tiers.starter).toMatchObject({ perMinute: 30, perDay: 500, trial: null, inFlight: 4 });
    expect(tiers.pro).toMatchObject({ perMinute: 120, perDay: 5000, trial: null, inFlight: 8 });
    expect(tiers.scale).toMatchObject({ perMinute: 600, perDay: 50_000, trial: null, inFlight: 32 });
  });
});

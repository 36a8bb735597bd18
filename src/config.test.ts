import { describe, expect, it } from 'vitest';
import { generateKey } from '#usecases/access/key-format';
import { ConfigError, inspectConfig, readConfig } from './config.ts';

const read = (environment: Record<string, string>, file: Record<string, string> = {}) =>
  readConfig(environment, file);

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      ...{
        host: '127.0.0.1',
        port: 8080,
        databaseUrl: null,
        valkeyUrl: null,
        role: 'all',
        bootstrapTier: 'scale',
      },
      ...{
        requireHttps: false,
        trustProxy: false,
        corsOrigins: [],
        metricsPort: null,
        logLevel: 'info',
        tls: null,
      },
    });
  });

  it('takes the environment before .env before the default, and an empty value as none', () => {
    expect(read({ PORT: '1', HOST: '' }, { PORT: '2', HOST: '0.0.0.0' })).toMatchObject({
      port: 1,
      host: '0.0.0.0',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['SOUS_ROLE', 'worker'],
    ['SOUS_BOOTSTRAP_TIER', 'gold'],
    ['SOUS_BOOTSTRAP_KEY', 'sous_short'],
    ['SOUS_BOOTSTRAP_KEY', `${generateKey().slice(0, -1)}_`],
    ['DATABASE_URL', 'mysql://db/x'],
    ['VALKEY_URL', 'localhost:6379'],
    ['PUBLIC_URL', 'sous.example.com'],
    ['PUBLIC_URL', 'https://me:pw@sous.example.com'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['REQUIRE_HTTPS', 'sometimes'],
    ['CORS_ORIGINS', 'https://app.example.com/path'],
    ['CALLBACK_ALLOW_ADDRESSES', '10.0.0.0/8, home'],
    ['TLS_CERT', 'no/such/file.pem'],
    ['MODEL_TIMEOUT_MS', '0'],
    ['METRICS_PORT', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  it('tells all problems at once', () => {
    const { problems } = inspectConfig({ PORT: 'x', LOG_LEVEL: 'y' }, { SOUS_ROL: 'ai', OTHER: '1' });
    expect(problems).toHaveLength(3);
    expect(problems[2]).toBe('.env sets SOUS_ROL, which is not known; did you mean SOUS_ROLE?');
  });

  it.each([
    ['1', 1],
    ['true', true],
    ['off', false],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('reads TRUST_PROXY=%s', (text, value) => expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(value));

  it('shows no secret, only whether there is one', () => {
    const key = generateKey();
    const { reports } = inspectConfig(
      { SOUS_BOOTSTRAP_KEY: key, DATABASE_URL: 'postgres://u:hunter2@db/x' },
      {},
    );
    const text = JSON.stringify(reports);
    expect(text).not.toContain(key);
    expect(text).not.toContain('hunter2');
    expect(reports.find(({ name }) => name === 'DATABASE_URL')).toMatchObject({
      origin: 'environment',
      value: null,
    });
  });

  it('explains every variable', () => {
    const { reports } = inspectConfig({}, {});
    expect(reports.length).toBeGreaterThan(25);
    for (const { name, meaning } of reports) expect(meaning.length, name).toBeGreaterThan(10);
  });
});

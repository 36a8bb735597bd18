/** The configuration: the only reader of the environment. Every variable has a default or a meaning when absent. */
import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { nearestWord } from '#kernel/nearest';
import { isWellFormedKey } from '#usecases/access/key-format';
import { tierNames } from '#usecases/access/ports';
import type { TierName } from '#usecases/access/ports';

const roles = ['all', 'api', 'ai'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const logFormats = ['pretty', 'json'] as const;

/** The service's configuration, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly foodsFile: string | null;
  readonly databaseUrl: string | null;
  readonly valkeyUrl: string | null;
  readonly role: (typeof roles)[number];
  readonly bootstrapKey: string | null;
  readonly bootstrapTier: TierName;
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | number | readonly string[];
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null;
  readonly requireHttps: boolean;
  readonly corsOrigins: readonly string[];
  readonly callbackAllowAddresses: readonly string[];
  readonly callbackAllowHttp: boolean;
  readonly callbackCa: Buffer | null;
  readonly modelsFile: string | null;
  readonly openaiApiKey: string | null;
  readonly anthropicApiKey: string | null;
  readonly googleApiKey: string | null;
  readonly modelTimeoutMs: number;
  readonly stripeSecretKey: string | null;
  readonly stripeWebhookSecret: string | null;
  readonly stripeApiBase: string | null;
  readonly metricsPort: number | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Null: pretty on a terminal, JSON otherwise. */
  readonly logFormat: (typeof logFormats)[number] | null;
}

/** A variable as it is explained to the operator, and how its text becomes a value. */
interface Variable<T> {
  readonly name: string;
  /** As text; null where it is absent unless set. */
  readonly fallback: string | null;
  readonly meaning: string;
  /** Never shown. */
  readonly secret?: boolean;
  /** Throws an error whose message ends the sentence "NAME …". */
  readonly parse: (text: string) => T;
}

const fail = (message: string): never => {
  throw new Error(message);
};

const asText = (text: string): string => text;

const asOneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string): Word =>
    words.find((word) => word === text.toLowerCase()) ?? fail(`must be one of ${words.join(', ')}`);

const asWhole =
  (least: number, most: number) =>
  (text: string): number =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : fail(`must be a whole number from ${least} to ${most}`);

function asBoolean(text: string): boolean {
  if (/^(true|1|yes|on)$/i.test(text)) return true;
  if (/^(false|0|no|off)$/i.test(text)) return false;
  return fail('must be true or false');
}

const asUrl =
  (...protocols: string[]) =>
  (text: string): string => {
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      return fail(
        `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      );
    }
    return text;
  };

/** An address under which the service is reached: no path, so that paths can be put after it. */
function asBaseUrl(text: string): string {
  const url = new URL(asUrl('http:', 'https:')(text));
  if (url.search !== '' || url.hash !== '' || url.username !== '')
    fail('must not hold a query or credentials');
  return url.href.replace(/\/+$/, '');
}

const asList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function asOrigins(text: string): readonly string[] {
  const origins = asList(text);
  for (const origin of origins) {
    if (origin !== '*' && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
      fail(`must be * or a list of origins such as https://app.example.com; ${origin} is none`);
    }
  }
  return origins;
}

function asAddresses(text: string): readonly string[] {
  const list = new BlockList();
  for (const range of asList(text)) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    if (family === 0) fail(`must be a list of addresses or networks such as 10.0.0.0/8; ${range} is none`);
    const length = prefix === undefined ? most : asWhole(0, most)(prefix);
    list.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return asList(text);
}

function asProxies(text: string): boolean | number | readonly string[] {
  if (/^\d+$/.test(text)) return asWhole(0, 100)(text);
  if (/^(true|false|yes|no|on|off)$/i.test(text)) return asBoolean(text);
  const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
  asAddresses(
    asList(text)
      .filter((part) => !named.has(part))
      .join(','),
  );
  return asList(text);
}

function asFile(text: string): Buffer {
  try {
    return readFileSync(text);
  } catch (error) {
    return fail(`names a file that cannot be read: ${(error as Error).message}`);
  }
}

function asKey(text: string): string {
  if (isWellFormedKey(text)) return text;
  return fail(
    'is not a well-formed key: sous_, 30 characters 0-9A-Za-z, and the CRC-32 of these 35 characters as 6 base62 digits',
  );
}

const secret = (name: string, meaning: string): Variable<string> => ({
  name,
  fallback: null,
  meaning,
  secret: true,
  parse: asText,
});

/** Every variable, in the order in which they are explained. */
const variables = {
  host: { name: 'HOST', fallback: '127.0.0.1', meaning: 'address to listen on', parse: asText },
  port: {
    name: 'PORT',
    fallback: '8080',
    meaning: 'port to listen on; 0 takes a free one',
    parse: asWhole(0, 65_535),
  },
  dataDir: {
    name: 'DATA_DIR',
    fallback: './.sous',
    meaning: 'folder of the embedded database and of everything else that must last',
    parse: (text: string) => resolve(text),
  },
  foodsFile: {
    name: 'SOUS_FOODS_FILE',
    fallback: null,
    meaning: 'file of own foods and prices; DATA_DIR/foods.yaml otherwise, where there is one',
    parse: (text: string) => (asFile(text), resolve(text)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: null,
    meaning: 'a PostgreSQL server, instead of the embedded database',
    secret: true,
    parse: asUrl('postgres:', 'postgresql:'),
  },
  valkeyUrl: {
    name: 'VALKEY_URL',
    fallback: null,
    meaning: 'Valkey or Redis, for limits that instances share',
    secret: true,
    parse: asUrl('redis:', 'rediss:', 'valkey:', 'valkeys:'),
  },
  role: {
    name: 'SOUS_ROLE',
    fallback: 'all',
    meaning: 'what this process serves: all, api (all but the AI endpoints) or ai (only those)',
    parse: asOneOf(roles),
  },
  bootstrapKey: {
    name: 'SOUS_BOOTSTRAP_KEY',
    fallback: null,
    meaning:
      'a key that the operator’s account has from the first start; otherwise one is made and printed once',
    secret: true,
    parse: asKey,
  },
  bootstrapTier: {
    name: 'SOUS_BOOTSTRAP_TIER',
    fallback: 'scale',
    meaning: 'tier of the operator’s account',
    parse: asOneOf(tierNames),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: null,
    meaning: 'address under which clients reach the service, for documents',
    parse: asBaseUrl,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    fallback: 'false',
    meaning:
      'whose X-Forwarded-* headers are believed: true, a number of proxies, or a list of addresses and networks',
    parse: asProxies,
  },
  tlsCert: {
    name: 'TLS_CERT',
    fallback: null,
    meaning: 'file of the certificate chain (PEM), to serve HTTPS',
    parse: asFile,
  },
  tlsKey: { name: 'TLS_KEY', fallback: null, meaning: 'file of its private key (PEM)', parse: asFile },
  requireHttps: {
    name: 'REQUIRE_HTTPS',
    fallback: 'false',
    meaning: 'refuse API calls over plain HTTP',
    parse: asBoolean,
  },
  corsOrigins: {
    name: 'CORS_ORIGINS',
    fallback: '',
    meaning: 'origins whose pages may call the API from a browser, separated by commas; * for any',
    parse: asOrigins,
  },
  callbackAllowAddresses: {
    name: 'CALLBACK_ALLOW_ADDRESSES',
    fallback: '',
    meaning:
      'networks (CIDR) that callbacks may reach although they are not public, for development and tests',
    parse: asAddresses,
  },
  callbackAllowHttp: {
    name: 'CALLBACK_ALLOW_HTTP',
    fallback: 'false',
    meaning: 'take http:// in callback_url, with any port, for development and tests',
    parse: asBoolean,
  },
  callbackCa: {
    name: 'CALLBACK_CA',
    fallback: null,
    meaning: 'file of a CA bundle (PEM) for receivers with a private authority',
    parse: asFile,
  },
  modelsFile: {
    name: 'MODELS_FILE',
    fallback: null,
    meaning: 'file that describes the language models',
    parse: (text: string) => (asFile(text), resolve(text)),
  },
  openaiApiKey: secret('OPENAI_API_KEY', 'key for OpenAI models'),
  anthropicApiKey: secret('ANTHROPIC_API_KEY', 'key for Anthropic models'),
  googleApiKey: secret('GOOGLE_API_KEY', 'key for Google models'),
  modelTimeoutMs: {
    name: 'MODEL_TIMEOUT_MS',
    fallback: '30000',
    meaning: 'milliseconds that a model has in all for one call',
    parse: asWhole(1000, 600_000),
  },
  stripeSecretKey: secret('STRIPE_SECRET_KEY', 'key for Stripe; without it billing is off'),
  stripeWebhookSecret: secret('STRIPE_WEBHOOK_SECRET', 'secret of Stripe’s webhooks'),
  stripeApiBase: {
    name: 'STRIPE_API_BASE',
    fallback: null,
    meaning: 'another address of Stripe’s API, for tests',
    parse: asBaseUrl,
  },
  metricsPort: {
    name: 'METRICS_PORT',
    fallback: null,
    meaning: 'port on HOST for /metrics (Prometheus); off by default',
    parse: asWhole(0, 65_535),
  },
  logLevel: { name: 'LOG_LEVEL', fallback: 'info', meaning: logLevels.join(', '), parse: asOneOf(logLevels) },
  logFormat: {
    name: 'LOG_FORMAT',
    fallback: null,
    meaning: 'pretty or json; pretty on a terminal and JSON otherwise by default',
    parse: asOneOf(logFormats),
  },
} as const satisfies Record<string, Variable<unknown>>;

type VariableName = keyof typeof variables;
type Parsed = { [Name in VariableName]: ReturnType<(typeof variables)[Name]['parse']> | null };

/** Where the value of a variable comes from. */
export type Origin = 'environment' | '.env' | 'default';

/** A variable as `sous doctor` and the documentation explain it. */
export interface VariableReport {
  readonly name: string;
  readonly fallback: string | null;
  readonly meaning: string;
  readonly secret: boolean;
  /** As text, null where absent; never of a secret. */
  readonly value: string | null;
  readonly origin: Origin;
  /** What is wrong with the value, as a whole sentence. */
  readonly problem: string | null;
}

/** One start tells everything that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** The `.env` file of the folder; nothing where there is none. */
function readEnvFile(folder: string): Environment {
  try {
    return parseEnv(readFileSync(resolve(folder, '.env'), 'utf8')) as Environment;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError(`.env cannot be read: ${(error as Error).message}`);
  }
}

const own =
  /^(SOUS_|CALLBACK_|STRIPE_|TLS_|CORS_|TRUST_|REQUIRE_|MODELS?_|METRICS_|LOG_|VALKEY_|DATABASE_|DATA_)/;

/** Reads every variable and says of each where it comes from and what is wrong with it. Never throws. */
export function inspectConfig(
  environment: Environment = process.env,
  file: Environment = readEnvFile('.'),
): {
  readonly reports: readonly VariableReport[];
  readonly problems: readonly string[];
  readonly config: Config | null;
} {
  const reports: VariableReport[] = [];
  const values: Partial<Record<VariableName, unknown>> = {};
  const problems: string[] = [];
  for (const [key, variable] of Object.entries(variables) as [VariableName, Variable<unknown>][]) {
    const { name, fallback, meaning } = variable;
    // An empty variable counts as absent: that is how containers leave one out.
    const set = [environment[name], file[name]].map((text) => (text?.trim() ? text.trim() : undefined));
    const text = set[0] ?? set[1] ?? fallback;
    const origin: Origin = set[0] !== undefined ? 'environment' : set[1] !== undefined ? '.env' : 'default';
    let problem: string | null = null;
    try {
      values[key] = text === null ? null : variable.parse(text);
    } catch (error) {
      problem = `${name} ${(error as Error).message}`;
      problems.push(problem);
    }
    const isSecret = variable.secret ?? false;
    reports.push({
      name,
      fallback,
      meaning,
      secret: isSecret,
      value: isSecret ? null : text,
      origin,
      problem,
    });
  }
  const parsed = values as Parsed;
  if ((parsed.tlsCert === null) !== (parsed.tlsKey === null)) {
    problems.push('TLS_CERT and TLS_KEY must be set together');
  }
  const names = reports.map((report) => report.name);
  for (const name of Object.keys(file)) {
    if (names.includes(name) || !own.test(name)) continue;
    const near = nearestWord(name, names);
    problems.push(`.env sets ${name}, which is not known${near === null ? '' : `; did you mean ${near}?`}`);
  }
  return { reports, problems, config: problems.length > 0 ? null : configOf(parsed) };
}

function configOf({ tlsCert, tlsKey, ...rest }: Parsed): Config {
  const tls = tlsCert !== null && tlsKey !== null ? { cert: tlsCert, key: tlsKey } : null;
  return { ...rest, tls } as Config;
}

/** The configuration. Throws one `ConfigError` that names every wrong value. */
export function readConfig(environment?: Environment, file?: Environment): Config {
  const { config, problems } = inspectConfig(environment, file);
  if (config === null) throw new ConfigError(problems.join('\n'));
  return config;
}

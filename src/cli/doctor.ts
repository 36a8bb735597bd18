/** `sous doctor`: explains every setting, tries what the service needs, and says what to mend. */
import { X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { inspectConfig } from '../config.ts';
import type { Config, VariableReport } from '../config.ts';
import { serviceVersion } from '../installation.ts';
import type { Command } from './command.ts';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function look(check: string, run: () => string | Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await run() };
  } catch (error) {
    return { check, ok: false, detail: messageOf(error) };
  }
}

function checkNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node ${process.versions.node}; 20.19 or newer is needed`);
  return `Node ${process.versions.node}`;
}

async function checkTables(config: Config | null): Promise<string> {
  const { openKitchen, ownFileOf } = await import('../open-kitchen.ts');
  const { foods, dataVersion } = openKitchen(config);
  const own = config === null ? null : ownFileOf(config);
  const from = own === null ? '' : `, with the foods of ${own}`;
  const imported = foods.furtherCount === 0 ? '' : `, ${foods.furtherCount} imported`;
  return `${foods.foods.filter((food) => !food.abstract).length} foods${imported}, version ${dataVersion}${from}`;
}

async function checkDatabase(config: Config): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && !existsSync(dataDir)) {
    let place = dirname(dataDir);
    while (!existsSync(place)) place = dirname(place);
    accessSync(place, constants.W_OK);
    return `${dataDir} will be made at the first start`;
  }
  const { openConfiguredStore } = await import('../open-database.ts');
  const store = await openConfiguredStore(config, 'command');
  try {
    await store.ping();
    const where = store.kind === 'embedded' ? `embedded, in ${dataDir}` : 'PostgreSQL';
    return `${where}; ${store.migrated.total} migrations`;
  } finally {
    await store.close();
  }
}

/** Whether the service could listen, or already does. */
const checkPort = ({ host, port }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE'
        ? resolve(`${host}:${port} is in use: by the running service, or PORT must be another`)
        : reject(error),
    );
    server.listen(port, host, () => server.close(() => resolve(`${host}:${port} is free`)));
  });

function checkTls({ tls, requireHttps, trustProxy }: Config): string {
  if (tls === null) {
    if (requireHttps && trustProxy === false) {
      throw new Error('REQUIRE_HTTPS without TLS_CERT or TRUST_PROXY refuses every call');
    }
    return 'plain HTTP: put a proxy with TLS before it, or set TLS_CERT and TLS_KEY';
  }
  const certificate = new X509Certificate(tls.cert);
  if (Date.parse(certificate.validTo) < Date.now())
    throw new Error(`the certificate expired on ${certificate.validTo}`);
  return `certificate for ${certificate.subject.replaceAll('\n', ', ')}, valid to ${certificate.validTo}`;
}

const variableLines = (reports: readonly VariableReport[]): string[] =>
  reports.map(({ name, value, origin, meaning, secret, problem }) => {
    const shown = secret
      ? origin === 'default'
        ? 'not set'
        : 'set'
      : value === null || value === ''
        ? 'not set'
        : value;
    return `  ${problem === null ? ' ' : '!'} ${name} = ${shown} (${origin})\n      ${problem ?? meaning}`;
  });

export const doctorCommand: Command = {
  summary: 'Check the settings and say what to mend',
  options: {},
  run: async () => {
    const { reports, problems, config } = inspectConfig();
    const findings: Finding[] = [
      await look('node', checkNode),
      await look('tables', () => checkTables(config)),
      await look('tiers', async () => {
        const { readTiers } = await import('../open-database.ts');
        return Object.keys(readTiers()).join(', ');
      }),
    ];
    for (const problem of problems) findings.push({ check: 'setting', ok: false, detail: problem });
    if (config !== null) {
      findings.push(
        await look('database', () => checkDatabase(config)),
        await look('port', () => checkPort(config)),
        await look('https', () => checkTls(config)),
      );
    }
    const healthy = findings.every(({ ok }) => ok);
    if (!healthy) process.exitCode = 1;
    const text = [
      `Sous ${serviceVersion}`,
      '',
      ...variableLines(reports),
      '',
      ...findings.map(({ check, ok, detail }) => `${ok ? 'ok  ' : 'MEND'} ${check}: ${detail}`),
      '',
      healthy ? 'All is well.' : 'Mend what is marked MEND.',
    ].join('\n');
    const variables = reports.map(({ name, fallback, meaning, value, origin, problem, secret }) => ({
      ...{ name, default: fallback, meaning, secret, value, origin, problem },
    }));
    return { json: { version: serviceVersion, healthy, findings, variables }, text };
  },
};

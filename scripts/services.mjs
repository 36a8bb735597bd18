// What the tests need beyond npm: finds each program, installs it on Debian as root, or says what is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * One entry per service: the variable that carries its path to the tests, the programs that must be there,
 * where they may lie besides PATH, and how to get them. `folder`: the variable holds the folder, not the file.
 */
export const services = {
  postgresql: {
    variable: 'SOUS_TEST_PG_BIN',
    folder: true,
    programs: [['initdb', 'postgres', 'pg_ctl']],
    folders: ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin'],
    debianPackages: ['postgresql'],
    hint: 'PostgreSQL 14 or later, the server with initdb',
  },
  redis: {
    variable: 'SOUS_TEST_REDIS_BIN',
    programs: [['valkey-server'], ['redis-server']],
    folders: ['/opt/homebrew/bin', '/usr/local/bin'],
    debianPackages: ['redis-server'],
    hint: 'Valkey or Redis 6 or later, the server',
  },
  openssl: {
    variable: 'SOUS_TEST_OPENSSL',
    programs: [['openssl']],
    folders: ['/usr/local/bin'],
    debianPackages: ['openssl'],
    hint: 'OpenSSL, the command that makes certificates',
  },
  curl: {
    variable: 'SOUS_TEST_CURL',
    programs: [['curl']],
    folders: ['/usr/local/bin'],
    debianPackages: ['curl'],
    hint: 'curl',
  },
  chromium: {
    variable: 'SOUS_TEST_CHROMIUM',
    programs: [['chromium'], ['chromium-browser'], ['google-chrome']],
    folders: ['/snap/bin'],
    debianPackages: ['chromium'],
    hint: 'Chromium or Chrome',
  },
};

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Expands one `*` in a path; of several versions the newest comes first. */
const expand = (pattern) => {
  const star = pattern.split('/').findIndex((part) => part.includes('*'));
  if (star < 0) return [pattern];
  const parts = pattern.split('/');
  const base = parts.slice(0, star).join('/');
  const [before, after] = parts[star].split('*');
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => [base, name, ...parts.slice(star + 1)].join('/'));
};

/**
 * Path of an installed service, or null. A path given in the service's variable wins, and is an error when
 * the programs are not there: a wrong setting must not be papered over by another installation.
 */
export const findService = (name, environment = process.env) => {
  const service = services[name];
  const holds = (folder) =>
    service.programs.find((set) => set.every((program) => runnable(join(folder, program))));
  const given = environment[service.variable];
  if (given) {
    if (service.folder ? holds(given) : runnable(given)) return given;
    throw new Error(`${service.variable}=${given} does not hold ${service.hint}`);
  }
  const onPath = (environment.PATH ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  for (const folder of [...service.folders.flatMap(expand), ...onPath]) {
    const found = holds(folder);
    if (!found) continue;
    // A link on PATH may point into the folder that also holds the server's libraries.
    const file = realpathSync(join(folder, found[0]));
    if (!service.folder) return join(folder, found[0]);
    return holds(dirname(file)) ? dirname(file) : folder;
  }
  return null;
};

/** Installs Debian packages without starting the services they bring. Answers null, or what went wrong. */
const installOnDebian = (packages) => {
  const policy = '/usr/sbin/policy-rc.d';
  const own = !existsSync(policy);
  if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const apt = (...args) => {
    const run = spawnSync('apt-get', ['-q', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      timeout: 10 * 60_000,
    });
    if (run.status === 0) return null;
    return `apt-get ${args.join(' ')}: ${(run.stderr || String(run.error ?? '')).trim()}`;
  };
  try {
    return (
      apt('update') ??
      apt('install', '-y', '--no-install-recommends', ...packages.map((name) => String(name)))
    );
  } finally {
    if (own) rmSync(policy, { force: true });
  }
};

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * Makes sure that the named services are there and sets their variables in `environment` (this process's own).
 * Installs what is missing on Debian as root; otherwise throws an error that names all that is missing.
 * @param {string[]} names of `services`
 * @returns {Record<string, string>} variable to path
 */
export const ensureServices = (
  names = ['postgresql', 'redis'],
  { environment = process.env, install = canInstall() ? installOnDebian : null, log = console.error } = {},
) => {
  const missing = () => names.filter((name) => findService(name, environment) === null);
  const before = missing();
  let failure = null;
  if (before.length > 0 && install) {
    const packages = before.flatMap((name) => services[name].debianPackages);
    log(`installing for the tests: ${packages.join(', ')}`);
    failure = install(packages);
  }
  const after = missing();
  if (after.length > 0) {
    const list = after.map((name) => {
      const { hint, variable, debianPackages } = services[name];
      return `  ${name}: ${hint} (Debian: apt-get install ${debianPackages.join(' ')}; elsewhere set ${variable})`;
    });
    throw new Error(['The tests need what is not here:', ...list, ...(failure ? [failure] : [])].join('\n'));
  }
  const paths = Object.fromEntries(
    names.map((name) => [services[name].variable, findService(name, environment)]),
  );
  Object.assign(environment, paths);
  return paths;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const names = process.argv.slice(2);
    const unknown = names.filter((name) => !Object.hasOwn(services, name));
    if (unknown.length > 0) {
      throw new Error(`unknown service ${unknown.join(', ')}; known: ${Object.keys(services).join(', ')}`);
    }
    const paths = ensureServices(names.length > 0 ? names : undefined);
    for (const [variable, path] of Object.entries(paths)) console.log(`${variable}=${path}`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

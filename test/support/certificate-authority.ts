/** A certificate authority of the tests' own, made with openssl, and certificates that it signs. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './databases.ts';

export interface Certificate {
  /** PEM. */
  readonly cert: string;
  readonly key: string;
}

export interface CertificateAuthority {
  /** PEM of the authority itself. */
  readonly ca: string;
  /** File that holds it. */
  readonly file: string;
  /** A certificate for names; `days` may be negative: then it has run out. */
  certify(names: readonly string[], days?: number): Certificate;
  remove(): void;
}

function openssl(folder: string, ...args: string[]): void {
  const run = spawnSync(process.env['SOUS_TEST_OPENSSL'] ?? 'openssl', args, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 0)
    throw new Error(`openssl ${args[0]} failed: ${run.stderr}${run.error?.message ?? ''}`);
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Makes an authority in a temporary folder. */
export function makeAuthority(): CertificateAuthority {
  const folder = temporaryFolder();
  const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8');
  const ca = ['-x509', ...newKey, '-days', '3', '-subj', '/CN=Test authority', '-keyout', 'ca.key'];
  openssl(folder.path, 'req', ...ca, '-out', 'ca.pem', '-addext', 'keyUsage=critical,keyCertSign');
  let count = 0;
  return {
    ca: read('ca.pem'),
    file: join(folder.path, 'ca.pem'),
    certify: (names, days = 2) => {
      const name = `leaf${++count}`;
      const subject = ['-subj', `/CN=leaf ${count}`, '-keyout', `${name}.key`, '-out', `${name}.csr`];
      openssl(folder.path, 'req', ...newKey, ...subject);
      writeFileSync(
        join(folder.path, 'names'),
        `subjectAltName=${names.map((dns) => `DNS:${dns}`).join(',')}\n`,
      );
      const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names'];
      const request = ['-req', '-in', `${name}.csr`, '-out', `${name}.pem`, '-days', String(days)];
      openssl(folder.path, 'x509', ...request, ...signed);
      return { cert: read(`${name}.pem`), key: read(`${name}.key`) };
    },
    remove: () => folder.remove(),
  };
}

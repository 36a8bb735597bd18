/** A host as its account sees it, and the rules for its name. */
import { randomBytes } from 'node:crypto';
import type { CallbackHostRow } from '#store/callbacks';
import { refuse } from '../account/account.ts';

const proofKinds = ['file', 'dns', 'operator'] as const;
type ProofKind = (typeof proofKinds)[number];

export interface CallbackHost {
  readonly id: string;
  readonly accountId: string;
  readonly host: string;
  readonly status: 'pending' | 'verified';
  readonly verifiedBy: ProofKind | null;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
  /** What the host must show, at one of these two places. */
  readonly token: string;
  readonly fileUrl: string;
  readonly dnsName: string;
  /** What the last look found, or null before the first. */
  readonly lastCheck: { readonly at: Date; readonly file: string; readonly dns: string } | null;
}

export const proofPath = '/.well-known/sous-callback';
export const dnsNameOf = (host: string): string => `_sous-callback.${host}`;

export const newProofToken = (): string => `sous-verify-${randomBytes(24).toString('base64url')}`;

/** The stored host as a value. */
export const callbackHostOf = (row: CallbackHostRow): CallbackHost => ({
  id: row.id,
  accountId: row.accountId,
  host: row.host,
  status: row.verifiedAt === null ? 'pending' : 'verified',
  verifiedBy: proofKinds.find((kind) => kind === row.verifiedBy) ?? null,
  verifiedAt: row.verifiedAt,
  createdAt: row.createdAt,
  token: row.token,
  fileUrl: `https://${row.host}${proofPath}`,
  dnsName: dnsNameOf(row.host),
  lastCheck:
    row.checkedAt === null
      ? null
      : { at: row.checkedAt, file: row.checkFile ?? 'not looked at', dns: row.checkDns ?? 'not looked at' },
});

const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

function problemOf(given: string): string | null {
  if (/[/\\@:?#[\]\s\u0000-\u001f\u007f%]/.test(given)) {
    return 'host must be a name alone, such as hooks.example.com: without https://, port or path';
  }
  if (given.includes('*')) return 'host must be one exact name; patterns are not possible';
  if (given.endsWith('.') || !URL.canParse(`https://${given}`)) return 'host is not a host name';
  const { hostname } = new URL(`https://${given}`);
  const labels = hostname.split('.');
  if (/^(\d+|0x[0-9a-f]*)$/.test(labels.at(-1)!)) return 'host must be a name, not an IP address';
  const isName = hostname.length <= 253 && labels.every((part) => label.test(part));
  return isName ? null : 'host is not a host name';
}

/** A host's name in lower-case ASCII, as URLs write it (IDN in Punycode). Throws `validation_failed`. */
export function parseHostName(given: string): string {
  const text = given.trim();
  const detail = text === '' ? 'host is empty' : problemOf(text);
  if (detail !== null) refuse([{ pointer: '/host', code: 'invalid_format', detail }]);
  return new URL(`https://${text}`).hostname;
}

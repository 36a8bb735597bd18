/** `sous keys …` */
import { AppError } from '#kernel/errors';
import { scopes as allScopes } from '#usecases/access/ports';
import type { ApiKey } from '#usecases/account/account';
import { createKey } from '#usecases/account/create-key';
import { listKeys } from '#usecases/account/list-keys';
import { revokeKey } from '#usecases/account/revoke-key';
import { rotateKey } from '#usecases/account/rotate-key';
import { tableOf, textOf, timeText } from './access-command.ts';
import type { AccessCommand, OptionSpec } from './access-command.ts';
import { accountOption, requiredOf } from './accounts.ts';

const unitMs: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * A moment to come, as people write it: `90d`, `12h`, `2w`, or a date or time in ISO 8601 (UTC unless it says
 * otherwise; a date ends with its last second). Throws `validation_failed`.
 */
function parseExpiry(text: string, nowMs: number): Date {
  const [, amount, unit] = /^(\d{1,5})\s*([hdw])$/.exec(text) ?? [];
  if (amount !== undefined && unit !== undefined) return new Date(nowMs + Number(amount) * unitMs[unit]!);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/i.exec(text);
  const whole = day ? `${text}T23:59:59Z` : time?.[3] === undefined ? `${text}Z` : text;
  const at = new Date(whole);
  // A date such as 30 February must not slip into March.
  const kept = !day || at.toString() === 'Invalid Date' || at.toISOString().startsWith(text);
  if ((day || time !== null) && !Number.isNaN(at.getTime()) && kept) return at;
  const detail = 'expires must be a duration such as 90d, or a date or time such as 2030-12-31';
  throw new AppError('validation_failed', detail, {
    errors: [{ pointer: '/expires', code: 'invalid_format', detail }],
  });
}

/** A key as `--json` prints it; never the key itself. */
const keyJson = (key: ApiKey) => ({
  id: key.id,
  account_id: key.accountId,
  name: key.name,
  last_four: key.lastFour,
  scopes: key.scopes,
  status: key.status,
  created_at: key.createdAt.toISOString(),
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  successor_id: key.successorId,
});

const keyOption: OptionSpec = {
  type: 'string',
  required: true,
  positional: true,
  value: 'ID',
  help: 'the key’s id, key_… as keys list shows it',
};

export const keysCommands = {
  create: {
    summary: 'Make a key, which is shown this once',
    options: {
      account: accountOption,
      name: { type: 'string', value: 'N', help: 'what it is for; default by default' },
      scopes: {
        type: 'string',
        value: 'S,…',
        help: `some of ${allScopes.join(', ')}; all but account:write by default`,
      },
      expires: { type: 'string', value: 'WHEN', help: 'such as 90d, 12h, 2030-12-31; never by default' },
    },
    run: async (deps, values) => {
      const name = textOf(values, 'name');
      const scopes = textOf(values, 'scopes');
      const expires = textOf(values, 'expires');
      const { key, apiKey } = await createKey(deps, {
        account: requiredOf(values, 'account'),
        ...(name === undefined ? {} : { name }),
        ...(scopes === undefined ? {} : { scopes: scopes.split(/[\s,]+/).filter((scope) => scope !== '') }),
        ...(expires === undefined ? {} : { expiresAt: parseExpiry(expires, deps.clock.now()) }),
      });
      const text = [
        `Key ${apiKey.id} (${apiKey.name}), scopes ${apiKey.scopes.join(', ')}, expires ${timeText(apiKey.expiresAt)}.`,
        `Shown only now: ${key}`,
      ];
      return { json: { key, ...keyJson(apiKey) }, text: text.join('\n') };
    },
  },
  list: {
    summary: 'List an account’s keys, ended ones included',
    options: { account: accountOption },
    run: async (deps, values) => {
      const keys = await listKeys(deps, { account: requiredOf(values, 'account') });
      const rows = keys.map((key) => [
        key.id,
        key.name,
        `…${key.lastFour}`,
        key.status,
        timeText(key.lastUsedAt),
        timeText(key.expiresAt),
        key.scopes.join(','),
      ]);
      const heading = ['ID', 'NAME', 'KEY', 'STATE', 'LAST USED', 'EXPIRES', 'SCOPES'];
      return { json: { keys: keys.map(keyJson) }, text: tableOf([heading, ...rows]) };
    },
  },
  rotate: {
    summary: 'Make a key’s successor; the old one goes on for a while',
    options: {
      key: keyOption,
      'overlap-hours': {
        type: 'string',
        value: 'H',
        help: 'how long the old key goes on: 0 to 72, 24 by default',
      },
    },
    run: async (deps, values) => {
      const overlap = textOf(values, 'overlap-hours');
      const { key, apiKey, old } = await rotateKey(deps, {
        accountId: null,
        keyId: requiredOf(values, 'key'),
        ...(overlap === undefined ? {} : { overlapHours: Number(overlap) }),
      });
      const text = [
        `Key ${apiKey.id} takes the place of ${old.id}, which ends ${timeText(old.expiresAt)}.`,
        `Shown only now: ${key}`,
      ];
      return { json: { key, ...keyJson(apiKey), old: keyJson(old) }, text: text.join('\n') };
    },
  },
  revoke: {
    summary: 'End a key; a running service follows within 5 s',
    options: { key: keyOption },
    run: async (deps, values) => {
      const key = await revokeKey(deps, { accountId: null, keyId: requiredOf(values, 'key') });
      return { json: keyJson(key), text: `Key ${key.id} (${key.name}) is revoked.` };
    },
  },
} as const satisfies Record<string, AccessCommand>;

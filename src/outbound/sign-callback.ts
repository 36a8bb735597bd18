/** Secrets of callbacks and what they sign, after Standard Webhooks 1.0.0 (symmetric signatures, `v1`). */
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret: `whsec_` and 32 random bytes in base64. */
export const generateCallbackSecret = (): string => prefix + randomBytes(32).toString('base64');

/** `v1,<base64>` for each secret, parted by blanks: HMAC-SHA256 over id, time and the body's bytes. */
function signatureOf(secrets: readonly string[], id: string, timestamp: string, body: Uint8Array): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
      return `v1,${mac.digest('base64')}`;
    })
    .join(' ');
}

/** The headers of one callback. The first secret is the account's own, the others run out soon. */
export function callbackHeaders(callback: {
  readonly id: string;
  readonly secrets: readonly [string, ...string[]];
  readonly nowMs: number;
  readonly body: Uint8Array;
  readonly version: string;
}): Readonly<Record<string, string>> {
  const { id, secrets, nowMs, body, version } = callback;
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    'content-type': 'application/json',
    'user-agent': `Sous/${version}`,
    'x-callback-secret': secrets[0],
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secrets, id, timestamp, body),
  };
}

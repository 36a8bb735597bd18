import { AppError } from '#kernel/errors';
import { OutboundError } from '#outbound/outbound-error';
import type { Outbound } from '#outbound/send-once';
import { findCallbackHost, updateCallbackHost } from '#store/callbacks';
import { callbackHostOf, dnsNameOf, proofPath } from './callback-host.ts';
import type { CallbackHost } from './callback-host.ts';
import type { CallbackDeps } from './deps.ts';

/** What was found in one place; `null` is the proof. */
type Finding = string | null;

const timeoutMs = 5_000;
/** Both are ports that callbacks may use. */
const ports = ['', ':8443'];

async function lookAtFile(outbound: Outbound, host: string, port: string, token: string): Promise<Finding> {
  try {
    const { status, body } = await outbound.send({
      method: 'GET',
      url: `https://${host}${port}${proofPath}`,
      headers: { accept: 'text/plain' },
      timeoutMs,
      maxAnswerBytes: 1024,
    });
    if (status !== 200) return `answered with ${status}`;
    return Buffer.from(body).toString('utf8').trim() === token ? null : 'holds something else than the token';
  } catch (error) {
    if (error instanceof OutboundError) return error.message;
    throw error;
  }
}

async function lookAtFiles(outbound: Outbound, host: string, token: string): Promise<Finding> {
  const findings: Finding[] = await Promise.all(ports.map((port) => lookAtFile(outbound, host, port, token)));
  return findings.includes(null) ? null : findings[0]!;
}

async function lookAtDns(outbound: Outbound, host: string, token: string): Promise<Finding> {
  try {
    const texts = await outbound.texts(dnsNameOf(host));
    if (texts.some((text) => text.trim() === token)) return null;
    return texts.length === 0 ? 'has no TXT record' : 'has no TXT record with the token';
  } catch {
    return 'could not be looked up';
  }
}

/**
 * Looks whether a host shows its token, in its file or in the DNS. The answer says what was found where.
 * A host that is verified stays so. Throws `not_found`.
 */
export async function verifyHost(
  { db, clock, outbound }: Pick<CallbackDeps, 'db' | 'clock' | 'outbound'>,
  input: { readonly accountId: string; readonly hostId: string },
): Promise<CallbackHost> {
  const row = await findCallbackHost(db, input.accountId, { id: input.hostId });
  if (row === null) throw new AppError('not_found', `There is no callback host ${input.hostId}.`);
  if (row.verifiedAt !== null) return callbackHostOf(row);
  const { host, token } = row;
  const [file, dns] = await Promise.all([
    lookAtFiles(outbound, host, token),
    lookAtDns(outbound, host, token),
  ]);
  const at = new Date(clock.now());
  const updated = await updateCallbackHost(db, row.id, {
    checkedAt: at,
    checkFile: file ?? 'holds the token',
    checkDns: dns ?? 'holds the token',
    ...(file === null || dns === null ? { verifiedAt: at, verifiedBy: file === null ? 'file' : 'dns' } : {}),
  });
  if (updated === null) throw new AppError('not_found', `There is no callback host ${input.hostId}.`);
  return callbackHostOf(updated);
}

/** `Idempotency-Key`: the first answer of a request is kept and replayed. */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '#kernel/errors';
import type { Endpoint } from '#contract/endpoint';
import type { StoredAnswer } from '#usecases/access/ports';
import type { RequestContext } from './context.ts';
import type { HttpDeps } from './deps.ts';
import type { Answer } from './work.ts';

/** Headers that are kept with an answer; all others belong to the response that carries them. */
const keptHeaders: ReadonlySet<string> = new Set([
  'content-type',
  'location',
  'x-model',
  'x-model-tier',
  'x-engine-version',
  'x-data-version',
]);

/** Throws `idempotency_key_invalid`; null where there is no key. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x20-\x7e]{1,255}$/.test(header) && header.trim() !== '')
    return header;
  throw new AppError(
    'idempotency_key_invalid',
    'Idempotency-Key must be 1 to 255 printable ASCII characters.',
  );
}

/** The value as text with the keys of objects in order: another order of fields is the same request. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

/** Answers that show a secret are kept encrypted under the caller's own token, which is stored nowhere. */
class Vault {
  private readonly secret: Buffer;

  constructor(token: string, key: string) {
    this.secret = Buffer.from(hkdfSync('sha256', token, key, 'sous idempotent answer', 32));
  }

  seal(text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.secret, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  open(bytes: Uint8Array): string {
    const cipher = createDecipheriv('aes-256-gcm', this.secret, bytes.subarray(0, 12));
    cipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
  }
}

function replayOf(stored: StoredAnswer, vault: Vault | null, isAi: boolean): Answer {
  const body = vault === null ? Buffer.from(stored.body).toString('utf8') : vault.open(stored.body);
  return {
    status: stored.status,
    headers: [
      ...Object.entries(stored.headers).flat(),
      ...['idempotency-replayed', 'true'],
      ...(isAi ? ['x-quota-charged', '0'] : []),
    ],
    body,
  };
}

function toStore({ status, headers, body }: Answer, vault: Vault | null): StoredAnswer {
  const kept: Record<string, string> = {};
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]!;
    if (keptHeaders.has(name)) kept[name] = headers[i + 1]!;
  }
  return { status, headers: kept, body: vault === null ? Buffer.from(body, 'utf8') : vault.seal(body) };
}

/** Wraps an endpoint's work so that a request with a key is done once. */
export function createIdempotent({ idempotency, log }: HttpDeps, endpoint: Endpoint) {
  return async (
    key: string,
    target: string,
    context: RequestContext,
    body: unknown,
    work: () => Answer | Promise<Answer>,
  ): Promise<Answer> => {
    const vault = endpoint.secret ? new Vault(context.token!, key) : null;
    // Under a secret only the same API key can read the answer again, so the name is its own too.
    const name = endpoint.secret ? hash('sha256', `${context.token}\n${key}`, 'hex') : key;
    const fingerprint = hash('sha256', `${endpoint.method} ${target}\n${canonicalJson(body ?? null)}`, 'hex');
    const start = await idempotency.start(context.principal.accountId, name, fingerprint);
    switch (start.state) {
      case 'replay':
        context.model = start.answer.headers['x-model'] ?? null;
        context.modelTier = start.answer.headers['x-model-tier'] ?? null;
        return replayOf(start.answer, vault, endpoint.charge === 'ai');
      case 'in-progress':
        throw new AppError('idempotency_in_progress', 'The first request with this key is still under way.');
      case 'reused':
        throw new AppError('idempotency_key_reused', 'This key was used with another request.');
      case 'new':
    }
    let answer: Answer;
    try {
      answer = await work();
    } catch (error) {
      await start.abandon().catch((cause: unknown) => {
        log.error({ err: cause, request_id: context.requestId }, 'an idempotency key could not be set free');
      });
      throw error;
    }
    try {
      await start.finish(toStore(answer, vault));
    } catch (error) {
      // The answer exists and is counted: it is worth more to the caller than its copy.
      log.error({ err: error, request_id: context.requestId }, 'an answer could not be kept for replay');
    }
    return answer;
  };
}

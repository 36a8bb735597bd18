/** One request on one connection of its own, once: no redirect, no second try, bounded in time and size. */
import { createSecureContext, rootCertificates } from 'node:tls';
import { Client, errors } from 'undici';
import type { Dispatcher } from 'undici';
import { createAddressPolicy } from './address-policy.ts';
import { connectPinned, dialAddress } from './connect-pinned.ts';
import type { Dial, Network } from './connect-pinned.ts';
import { OutboundError } from './outbound-error.ts';
import { systemResolver } from './resolve-name.ts';
import type { NameResolver } from './resolve-name.ts';

export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  /** Checked in form already. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** For everything, from the look-up of the name to the end of the answer. */
  readonly timeoutMs: number;
  /** Of the answer; what comes after it is not read. */
  readonly maxAnswerBytes: number;
}

export interface OutboundAnswer {
  readonly status: number;
  /** What was read of it. */
  readonly body: Uint8Array;
}

export interface Outbound {
  /** Sends a request. Rejects with `OutboundError`, which has the status where the answer had begun. */
  send(request: OutboundRequest): Promise<OutboundAnswer>;
  /** The TXT records of a name. */
  texts(name: string): Promise<readonly string[]>;
  /** Gives back what it holds. What is under way then may fail. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  /** Networks that callbacks may reach although they are not public. */
  readonly allowAddresses: readonly string[];
  /** PEM of authorities beside the well-known ones. */
  readonly ca: string | null;
  readonly resolver?: NameResolver;
  readonly dial?: Dial;
}

const maxHeaderBytes = 16 * 1024;

const failureOf = (error: unknown, isLate: boolean, status: number | null): OutboundError => {
  if (isLate)
    return new OutboundError('timeout', 'there was no whole answer in time', { cause: error, status });
  if (error instanceof OutboundError) return error;
  const { code = '' } = error as { code?: string };
  if (code === 'UND_ERR_SOCKET') {
    const why = 'the connection was closed before the answer';
    return new OutboundError('connection_failed', why, { cause: error });
  }
  if (error instanceof errors.HTTPParserError || /^(HPE|UND_ERR)_/.test(code)) {
    return new OutboundError('invalid_response', 'the answer is not HTTP', { cause: error });
  }
  return new OutboundError('connection_failed', 'the connection broke', { cause: error });
};

async function readUpTo(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  body.on('error', () => undefined);
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk.subarray(0, maxBytes - bytes));
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function sendOn(network: Network, request: OutboundRequest): Promise<OutboundAnswer> {
  const { method, url: text, headers, body, timeoutMs, maxAnswerBytes } = request;
  const url = new URL(text);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    deadline.signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
  });
  let connections = 0;
  const client = new Client(url.origin, {
    connect: (_options, done) => {
      connections += 1;
      if (connections > 1) {
        done(new OutboundError('connection_failed', 'the connection was closed at once'), null);
        return;
      }
      connectPinned(url, network, deadline.signal).then(
        (socket) => done(null, socket),
        (error: unknown) => done(error as Error, null),
      );
    },
    pipelining: 1,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: timeoutMs + 1000,
    bodyTimeout: timeoutMs + 1000,
  });
  let status: number | null = null;
  const exchange = async (): Promise<OutboundAnswer> => {
    const answer = await client.request({
      method,
      path: url.pathname + url.search,
      headers: { ...headers },
      reset: true,
      signal: deadline.signal,
      ...(body === undefined ? {} : { body }),
    });
    status = answer.statusCode;
    // What was said counts; that the rest of it got lost on the way does not.
    const read = await readUpTo(answer.body, maxAnswerBytes).catch(() => new Uint8Array());
    return { status, body: read };
  };
  try {
    return await Promise.race([exchange(), late]);
  } catch (error) {
    throw failureOf(error, deadline.signal.aborted, status);
  } finally {
    clearTimeout(timer);
    // Whatever is still open ends here: a look-up that comes too late finds nobody who would connect.
    deadline.abort();
    void client.destroy();
  }
}

/** Makes the way out. Without `resolver` and `dial` it is the machine's own. */
export function createOutbound(options: OutboundOptions): Outbound {
  const { resolver = systemResolver(), dial = dialAddress, ca } = options;
  const policy = createAddressPolicy(options.allowAddresses);
  const trust = createSecureContext({
    minVersion: 'TLSv1.2',
    ...(ca === null ? {} : { ca: [...rootCertificates, ca] }),
  });
  const network: Network = { policy, resolver, dial, trust };
  return {
    send: (request) => sendOn(network, request),
    texts: (name) => resolver.texts(name),
    close: () => Promise.resolve(),
  };
}

/** The log: structured, without secrets, keys or bodies; on stderr, so that stdout stays free for answers. */
import pino from 'pino';
import type { Logger } from 'pino';
import pretty from 'pino-pretty';
import { accessFields } from '#http/observer';
import type { AccessEntry } from '#http/observer';
import type { Config } from './config.ts';

export interface Log {
  readonly logger: Logger;
  /** Writes one line for an answer, as `logger` would. */
  access(entry: AccessEntry): void;
  /** Writes what is still in memory. */
  flush(): void;
}

/** Nothing that looks like a key gets out, whoever put it into a message. */
const masked = (text: string): string => text.replaceAll(/\b(sous|whsec|sk)_[A-Za-z0-9+/=]{8,}/g, '$1_…');

/** What is told of an error: never its properties, which may hold a query and its values. */
const errorFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: masked(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: masked(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
};

let last = { epochMs: Number.NaN, text: '' };

/** The time as ISO 8601. Under load many lines share a millisecond, and writing it out is dear. */
const time = (): string => {
  const epochMs = Date.now();
  if (last.epochMs !== epochMs) last = { epochMs, text: `,"time":"${new Date(epochMs).toISOString()}"` };
  return last.text;
};

/** Opens the log as the configuration says. */
export function openLog(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  isTerminal: boolean,
): Log {
  const isPretty = (logFormat ?? (isTerminal ? 'pretty' : 'json')) === 'pretty';
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: null,
    timestamp: time,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFields },
  };
  if (isPretty) {
    const stream = pretty({
      destination: 2,
      sync: true,
      colorize: isTerminal,
      translateTime: 'SYS:HH:MM:ss',
      singleLine: true,
    });
    const logger = pino(options, stream);
    return { logger, access: (entry) => logger.info(accessFields(entry)), flush: () => undefined };
  }
  // Lines are gathered and written together: one write for each answer would cost more than the answer.
  const destination = pino.destination({ dest: 2, sync: false, minLength: 4096, maxWrite: 256 * 1024 });
  let gathered = '';
  const pass = (): void => {
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    destination.write(lines);
  };
  const timer = setInterval(() => {
    pass();
    destination.flush();
  }, 250).unref();
  const stream = {
    write: (line: string): void => {
      // What was gathered came first.
      pass();
      destination.write(line);
    },
  };
  return {
    logger: pino(options, stream),
    access: (entry) => {
      gathered += accessLine(entry);
      if (gathered.length > 32 * 1024) pass();
    },
    flush: () => {
      clearInterval(timer);
      pass();
      try {
        destination.flushSync();
      } catch {
        // It was never opened: there is nothing to write.
      }
    },
  };
}

/** The parts of the last line that mostly come again in the next one. */
let route = { method: '', id: '', text: '' };
let caller = { accountId: '', keyId: '', text: '' };

/**
 * The line of an answer, put together by hand: the general way costs a fifth of the whole request. Nothing in it
 * needs escaping: ids and names are of letters, digits and a few signs.
 */
function accessLine({
  requestId,
  method,
  route: id,
  status,
  durationMs,
  accountId,
  keyId,
  code,
}: AccessEntry): string {
  if (route.id !== id || route.method !== method) {
    route = { method, id, text: `","method":"${method}","route":"${id}","status":` };
  }
  let line = `{"level":"info"${time()},"request_id":"${requestId}${route.text}${status}`;
  line += `,"ms":${Math.round(durationMs * 100) / 100}`;
  if (accountId !== null) {
    if (caller.accountId !== accountId || caller.keyId !== keyId) {
      caller = { accountId, keyId: String(keyId), text: `,"account":"${accountId}","key":"${keyId}"` };
    }
    line += caller.text;
  }
  return code === null ? `${line}}\n` : `${line},"code":"${code}"}\n`;
}

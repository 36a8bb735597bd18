/** Counts finished calls in memory and writes them in batches, off the path of any response. */
import type { Clock } from '#kernel/clock';
import type { Database } from '#store/database';
import { addUsage } from '#store/usage';
import type { UsageDayRow } from '#store/usage';
import type { UsageEvent, UsageMeter } from './ports.ts';

const flushEveryMs = 1_000;
/** Lines in one statement: ten parameters each, of PostgreSQL's 65,535. */
const batchLines = 500;
const dayMs = 86_400_000;

type Line = { -readonly [Field in keyof UsageDayRow]: UsageDayRow[Field] };

/** Starts a meter. A killed process loses at most the last second; `close` loses nothing. */
export function startUsageMeter(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { onError = () => undefined }: { readonly onError?: (error: unknown) => void } = {},
): UsageMeter {
  let lines = new Map<string, Line>();
  let writing: Promise<void> = Promise.resolve();
  let dayNumber = -1;
  let day = '';

  const today = (): string => {
    const number = Math.floor(clock.now() / dayMs);
    if (number !== dayNumber) {
      dayNumber = number;
      day = new Date(number * dayMs).toISOString().slice(0, 10);
    }
    return day;
  };
  const add = (line: Line): void => {
    const key = `${line.accountId}|${line.day}|${line.keyId}|${line.endpoint}|${line.modelTier}`;
    const there = lines.get(key);
    if (there === undefined) {
      lines.set(key, line);
      return;
    }
    there.calls += line.calls;
    there.charged += line.charged;
    there.clientErrors += line.clientErrors;
    there.serverErrors += line.serverErrors;
    there.durationMs += line.durationMs;
  };
  const write = async (): Promise<void> => {
    // The order is the same in every process, so that two of them never wait for each other's rows.
    const batch = [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
    lines = new Map();
    for (let start = 0; start < batch.length; start += batchLines) {
      try {
        const part = batch.slice(start, start + batchLines);
        await addUsage(
          db,
          part.map((line) => ({ ...line, durationMs: Math.round(line.durationMs) })),
        );
      } catch (error) {
        batch.slice(start).forEach(add);
        throw error;
      }
    }
  };
  const flush = (): Promise<void> => {
    const run = writing.then(write);
    writing = run.catch(() => undefined);
    return run;
  };
  const timer = setInterval(() => {
    if (lines.size > 0) flush().catch(onError);
  }, flushEveryMs).unref();

  return {
    record: (event: UsageEvent) =>
      add({
        accountId: event.accountId,
        day: today(),
        keyId: event.keyId,
        endpoint: event.endpoint,
        modelTier: event.modelTier ?? 'none',
        calls: 1,
        charged: event.charged ? 1 : 0,
        clientErrors: event.status >= 400 && event.status < 500 ? 1 : 0,
        serverErrors: event.status >= 500 ? 1 : 0,
        durationMs: event.durationMs,
      }),
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

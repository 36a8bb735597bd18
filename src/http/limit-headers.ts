/** The rate-limit headers of a response, in the service's own names and in those of the IETF draft. */
import type { LimitSnapshot } from '#usecases/access/ports';

/** The last tier's lines that are the same in every response: mostly it comes again. */
let fixed = { tier: '', minute: -1, day: -1, trial: -1, lines: '' };

/** What depends on the limits alone. */
function fixedLines({ tier, minute, day, trial }: LimitSnapshot): string {
  const [perMinute, perDay, perTrial] = [minute.limit, day?.limit ?? -1, trial?.limit ?? -1];
  const isSame = fixed.minute === perMinute && fixed.day === perDay && fixed.trial === perTrial;
  if (isSame && fixed.tier === tier) return fixed.lines;
  let lines = `x-ratelimit-limit: ${perMinute}\r\n`;
  let policy = `"minute";q=${perMinute};w=60`;
  if (day !== null) {
    lines += `x-ratelimit-limit-day: ${perDay}\r\n`;
    policy += `, "day";q=${perDay};w=86400`;
  }
  if (trial !== null) {
    lines += `x-ratelimit-limit-trial: ${perTrial}\r\n`;
    policy += `, "trial";q=${perTrial}`;
  }
  lines += `x-ratelimit-tier: ${tier}\r\nratelimit-policy: ${policy}\r\n`;
  fixed = { tier, minute: perMinute, day: perDay, trial: perTrial, lines };
  return lines;
}

const secondsUntil = (resetAt: number, nowSeconds: number): number => Math.max(0, resetAt - nowSeconds);

/** The headers that `snapshot` says, as lines of a head; `nowMs` is the time of the response. */
export function limitLines(snapshot: LimitSnapshot, nowMs: number): string {
  const { minute, day, trial } = snapshot;
  const now = Math.floor(nowMs / 1000);
  const left = String(minute.remaining);
  let lines = `${fixedLines(snapshot)}x-ratelimit-remaining: ${left}\r\n`;
  lines += `x-ratelimit-used: ${minute.limit - minute.remaining}\r\nx-ratelimit-reset: ${minute.resetAt}\r\n`;
  let state = `"minute";r=${left};t=${Math.min(60, secondsUntil(minute.resetAt, now))}`;
  if (day !== null) {
    const leftToday = String(day.remaining);
    lines += `x-ratelimit-remaining-day: ${leftToday}\r\nx-ratelimit-reset-day: ${day.resetAt}\r\n`;
    state += `, "day";r=${leftToday};t=${secondsUntil(day.resetAt, now)}`;
  }
  if (trial !== null) {
    lines += `x-ratelimit-remaining-trial: ${trial.remaining}\r\n`;
    state += `, "trial";r=${trial.remaining}`;
  }
  return `${lines}ratelimit: ${state}\r\n`;
}

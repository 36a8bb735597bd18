import type { Clock } from '#kernel/clock';
import type { Database } from '#store/database';
import { listKeyRows } from '#store/api-keys';
import { listUsage } from '#store/usage';
import type { UsageDayRow } from '#store/usage';
import type { Limiter, LimitSnapshot, Principal, UsageMeter } from '../access/ports.ts';

/** Sums over calls. `charged` counts against day and trial. */
export interface UsageFigures {
  readonly calls: number;
  readonly charged: number;
  readonly clientErrors: number;
  readonly serverErrors: number;
  /** Null without calls. */
  readonly meanDurationMs: number | null;
}

export interface UsagePeriod extends UsageFigures {
  /** First and last UTC day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly byEndpoint: readonly (UsageFigures & { readonly endpoint: string })[];
  readonly byKey: readonly (UsageFigures & { readonly keyId: string; readonly keyName: string | null })[];
}

export interface Usage {
  readonly today: UsagePeriod;
  readonly month: UsagePeriod;
  readonly limits: LimitSnapshot;
}

export interface UsageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly meter: UsageMeter;
  readonly limiter: Limiter;
}

function figures(rows: readonly UsageDayRow[]): UsageFigures {
  const sum = (field: 'calls' | 'charged' | 'clientErrors' | 'serverErrors' | 'durationMs'): number =>
    rows.reduce((total, row) => total + row[field], 0);
  const calls = sum('calls');
  return {
    calls,
    charged: sum('charged'),
    clientErrors: sum('clientErrors'),
    serverErrors: sum('serverErrors'),
    meanDurationMs: calls === 0 ? null : Math.round(sum('durationMs') / calls),
  };
}

/** Most calls first. */
function grouped<Name extends string>(
  rows: readonly UsageDayRow[],
  field: 'endpoint' | 'keyId',
  name: Name,
): (UsageFigures & Record<Name, string>)[] {
  const groups = new Map<string, UsageDayRow[]>();
  for (const row of rows) groups.set(row[field], [...(groups.get(row[field]) ?? []), row]);
  return [...groups]
    .map(([value, group]) => ({ ...figures(group), [name]: value }) as UsageFigures & Record<Name, string>)
    .sort((a, b) => b.calls - a.calls || (a[name] < b[name] ? -1 : 1));
}

/** What an account has used today and this month (UTC), by endpoint and by key, beside its limits. */
export async function readUsage(deps: UsageDeps, { principal }: { principal: Principal }): Promise<Usage> {
  await deps.meter.flush();
  const today = new Date(deps.clock.now()).toISOString().slice(0, 10);
  const first = `${today.slice(0, 7)}-01`;
  const rows = await listUsage(deps.db, principal.accountId, first, today);
  const names = new Map((await listKeyRows(deps.db, principal.accountId)).map((key) => [key.id, key.name]));
  const period = (from: string, part: readonly UsageDayRow[]): UsagePeriod => ({
    from,
    to: today,
    ...figures(part),
    byEndpoint: grouped(part, 'endpoint', 'endpoint'),
    byKey: grouped(part, 'keyId', 'keyId').map((line) => ({
      ...line,
      keyName: names.get(line.keyId) ?? null,
    })),
  });
  return {
    today: period(
      today,
      rows.filter((row) => row.day === today),
    ),
    month: period(first, rows),
    limits: await deps.limiter.snapshot(principal),
  };
}

/** Delivers results without pause until it is killed; says what the log held when it began. */
import { sql } from 'drizzle-orm';
import { systemClock } from '#kernel/clock';
import { findAccount } from '#store/accounts';
import { openStore } from '#store/open-store';
import { createOutbound } from '#outbound/send-once';
import { loopbackDial } from './loopback-dial.ts';
import { openAccess } from '../../src/usecases/access/open-access.ts';
import { createAccount } from '../../src/usecases/account/create-account.ts';
import { approveHost } from '../../src/usecases/callbacks/approve-host.ts';
import { openCallbacks } from '../../src/usecases/callbacks/open-callbacks.ts';
import { tiersWith } from './callers.ts';

/** What the process is told. */
export interface CallbackProcessOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly round: number;
  readonly ca: string;
  /** Receivers by name, each with its port on loopback. */
  readonly receivers: Readonly<Record<string, number>>;
  /** Only look at the log, as if the processes before had been gone for long. */
  readonly lookOnly: boolean;
}

/** A line of the log, and what the process says once it works. */
export interface LogLine {
  readonly id: string;
  readonly status: string;
  readonly requestId: string;
}
export interface CallbackProcessReport {
  readonly lines: readonly LogLine[];
}

const options = JSON.parse(process.argv[2]!) as CallbackProcessOptions;
const { databaseUrl, dataDir, round, ca, receivers, lookOnly } = options;
const store = await openStore({ databaseUrl, dataDir, purpose: 'service' });
const { db } = store;
const access = await openAccess({ store, clock: systemClock, tiers: tiersWith(), valkeyUrl: null });
const { instanceId } = access;
if (lookOnly) {
  await db.execute(sql`update instances set seen_at = seen_at - interval '1 hour' where id <> ${instanceId}`);
}
const hosts = Object.keys(receivers);
const outbound = createOutbound({
  allowAddresses: [],
  ca,
  resolver: {
    addresses: (name) => Promise.resolve([`9.9.9.${hosts.indexOf(name) + 1}`]),
    texts: () => Promise.resolve([]),
  },
  dial: loopbackDial((address) => receivers[hosts[Number(address.split('.')[3]) - 1]!]),
});
const email = 'cook@example.org';
if ((await findAccount(db, email)) === null) {
  const { id } = await createAccount(access.deps, { email, tier: 'scale' });
  for (const host of hosts) await approveHost({ db, clock: systemClock }, { account: id, host });
}
const { id: accountId } = (await findAccount(db, email))!;
const callbacks = await openCallbacks({
  ...{ store, clock: systemClock, instanceId, outbound, allowHttp: false, version: '1.0.0' },
  limits: { timeoutMs: 3_000 },
});
const { rows } = await db.execute(sql`select id, status, request_id as "requestId" from deliveries`);
const report: CallbackProcessReport = { lines: rows as unknown as LogLine[] };
process.send?.(report);
if (lookOnly) {
  await callbacks.close();
  await access.close();
  await store.close();
  process.exit(0);
}
const filler = 'x'.repeat(2_000);
for (let n = 0; ; n++) {
  const host = hosts[n % hosts.length]!;
  const requestId = `r${round}-${n}`;
  const body = JSON.stringify({ type: 'healthify', request_id: requestId, data: { filler } });
  const callbackUrl = `https://${host}/hooks`;
  callbacks.finished({ accountId, requestId, endpoint: 'healthify', body, callbackUrl });
  await new Promise((resolve) => setTimeout(resolve, 4));
}

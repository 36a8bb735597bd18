/** Writes accounts as fast as it can and says which are acknowledged, until it is killed. */
import { systemClock } from '#kernel/clock';
import { listAccountRows } from '#store/accounts';
import { openStore } from '#store/open-store';
import { noChanges } from '../../src/usecases/access/deps.ts';
import { createAccount } from '../../src/usecases/account/create-account.ts';

const { databaseUrl, dataDir, round } = JSON.parse(process.argv[2]!) as {
  databaseUrl: string | null;
  dataDir: string;
  round: number;
};
const store = await openStore({ databaseUrl, dataDir, purpose: 'service' });
const deps = { db: store.db, clock: systemClock, changes: noChanges };
process.send?.({ found: (await listAccountRows(store.db)).map(({ email }) => email) });
let count = 0;
const write = async (): Promise<void> => {
  for (;;) {
    const email = `cook${round}.${++count}@example.org`;
    // Long enough to fill pages of the log now and then.
    await createAccount(deps, { email, name: 'n'.repeat(count % 90 || 1) });
    process.send?.({ written: email });
  }
};
await Promise.all([write(), write(), write()]);

/** Commands that work on the database, whether or not the service runs on it. */
import { systemClock } from '#kernel/clock';
import { noChanges } from '#usecases/access/deps';
import type { AccessCommand } from './access-command.ts';
import type { Command } from './command.ts';
import { migrateSummary, reportMigration } from './migrate.ts';

/** Opens the database for a command of the access kind and closes it again. */
export const withDatabase = ({ summary, options, run }: AccessCommand): Command => ({
  summary,
  options,
  run: async (context, values) => {
    const { openConfiguredStore } = await import('../open-database.ts');
    const store = await openConfiguredStore(context.config(), 'command');
    try {
      return await run({ db: store.db, clock: systemClock, changes: noChanges }, values);
    } finally {
      await store.close();
    }
  },
});

export const migrateCommand: Command = {
  summary: migrateSummary,
  options: {},
  run: async (context) => {
    const { openConfiguredStore } = await import('../open-database.ts');
    const store = await openConfiguredStore(context.config(), 'command');
    try {
      return reportMigration(store);
    } finally {
      await store.close();
    }
  },
};

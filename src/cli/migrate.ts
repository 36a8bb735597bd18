/** `sous migrate`: opening the database brings it up to date; this says what was done. */
import type { Store } from '#store/open-store';
import type { CommandAnswer } from './access-command.ts';

export const migrateSummary = 'Bring the database to this version’s schema';

/** Reports on a store that has just been opened. */
export function reportMigration({ kind, migrated }: Pick<Store, 'kind' | 'migrated'>): CommandAnswer {
  const { applied, total } = migrated;
  const place = kind === 'embedded' ? 'The embedded database' : 'The database';
  const what = applied === 0 ? 'was up to date' : `is up to date: ${applied} applied`;
  return { json: { database: kind, applied, total }, text: `${place} ${what} (${total} migrations in all).` };
}

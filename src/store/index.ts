/**
 * store: PostgreSQL, embedded in a data folder or a server. Connection, folder lock, migrations, one file per
 * aggregate with typed functions.
 * Promises: the same schema and queries on both; an acknowledged write survives the process being killed,
 * and is flushed to the disk before it is acknowledged.
 * Must not know: HTTP, models, callbacks; which caller may do what.
 */
export { FolderInUseError, openStore } from './open-store.ts';
export type { Store, StoreOptions } from './open-store.ts';
export type { Database } from './database.ts';

/** What the use cases about accounts and keys need. */
import type { Clock } from '#kernel/clock';
import type { Database } from '#store/database';

/** Told when a key or an account has changed, so that nothing remembered outlives the change in this process. */
export interface AccessChanges {
  keyChanged(hash: string): void;
  accountChanged(accountId: string): void;
}

export interface AccessDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly changes: AccessChanges;
}

/** For processes that authenticate nobody, such as a command. */
export const noChanges: AccessChanges = { keyChanged: () => undefined, accountChanged: () => undefined };

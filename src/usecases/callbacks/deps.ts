/** What the use cases about callbacks need. */
import type { Clock } from '#kernel/clock';
import type { Outbound } from '#outbound/send-once';
import type { Database } from '#store/database';
import type { TierTable } from '../access/tiers.ts';
import type { CallbackService } from './open-callbacks.ts';

export interface CallbackDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly tiers: TierTable;
  readonly outbound: Outbound;
  readonly service: CallbackService;
}

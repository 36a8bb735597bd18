/** The database and the tiers as an installation has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#store/open-store';
import type { Store } from '#store/open-store';
import { parseTiers } from '#usecases/access/tiers';
import type { TierTable } from '#usecases/access/tiers';
import type { Config } from './config.ts';
import { installationFolder } from './installation.ts';

/** The table of tiers as it is shipped. */
export const readTiers = (): TierTable =>
  parseTiers(readFileSync(join(installationFolder, 'config/tiers.yaml'), 'utf8'));

/** Opens the database as the configuration says. */
export const openConfiguredStore = (
  { databaseUrl, dataDir }: Config,
  purpose: 'service' | 'command',
): Promise<Store> => openStore({ databaseUrl, dataDir, purpose });

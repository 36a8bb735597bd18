/** The kitchen as an installation has it: the built tables, the operator's own foods, what was imported. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createUnits } from '#food/units';
import { openImportedFile } from '#larder/imported-file';
import { withOwnFile } from '#larder/own-file';
import type { Config } from './config.ts';
import { installationFolder } from './installation.ts';
import { createKitchen, readTables } from './kitchen.ts';
import type { Kitchen, KitchenTables } from './kitchen.ts';

/** The tables as they were built. Throws with a sentence for the operator where they were not. */
export function openTables(): KitchenTables {
  try {
    return readTables(join(installationFolder, 'dist/data'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('the food tables are not built: run npm run build', { cause: error });
  }
}

/** What an operator's file of own foods is added to. */
export const baseOf = ({ foods, units, facts }: KitchenTables) => ({
  table: foods,
  units: createUnits(units),
  diets: facts.diets,
});

/** The file of own foods and prices; null where there is none. */
export function ownFileOf({ foodsFile, dataDir }: Pick<Config, 'foodsFile' | 'dataDir'>): string | null {
  if (foodsFile !== null) return foodsFile;
  const usual = join(dataDir, 'foods.yaml');
  return existsSync(usual) ? usual : null;
}

/** Loads the kitchen, given a configuration with own and imported foods. Throws with everything wrong in their files. */
export function openKitchen(config: Pick<Config, 'foodsFile' | 'dataDir'> | null): Kitchen {
  const tables = openTables();
  if (config === null) return createKitchen(tables);
  const file = ownFileOf(config);
  const foods = file === null ? tables.foods : withOwnFile(file, baseOf(tables));
  return createKitchen({ ...tables, foods }, openImportedFile(config.dataDir));
}

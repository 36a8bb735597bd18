/** Reads `data/health` and compiles it against the food table. */
import { createCatalogue } from '#food/catalogue';
import type { FoodTable } from '#food/model';
import { compileHealth } from '../src/cooking/healthify/compile.ts';
import { readYaml } from './food-tables.ts';

/** The rules of health below `root`, compiled; problems come with them. */
export function readHealthTables(root: string, table: FoodTable): ReturnType<typeof compileHealth> {
  return compileHealth(
    {
      focuses: readYaml(root, 'data/health/focuses.yaml'),
      characters: readYaml(root, 'data/health/characters.yaml'),
      moves: readYaml(root, 'data/health/moves.yaml'),
      advice: readYaml(root, 'data/health/advice.yaml'),
    },
    createCatalogue(table),
  );
}

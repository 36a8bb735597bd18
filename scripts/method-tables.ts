/** Reads `data/methods` and compiles it against the food table. */
import { compileMethods } from '../src/cooking/method/compile.ts';
import type { MethodTables } from '../src/cooking/method/model.ts';
import type { FoodTable } from '#food/model';
import { readYaml } from './food-tables.ts';

/** The tables of methods below `root`, compiled; problems come with them. */
export function readMethodTables(
  root: string,
  table: FoodTable,
): { readonly tables: MethodTables; readonly problems: readonly string[] } {
  const ids = new Set(table.foods.map((food) => food.id));
  const read = (name: string): unknown => readYaml(root, `data/methods/${name}.yaml`);
  return compileMethods(
    {
      rules: read('rules'),
      foods: read('foods'),
      fits: read('fits'),
      telling: read('telling'),
      sources: read('sources'),
    },
    (id) => ids.has(id),
  );
}

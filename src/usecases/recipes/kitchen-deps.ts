import type { Engine } from '#cooking/generate';
import type { PantryReader } from '#cooking/understand';
import type { HealthTables } from '#cooking/healthify/rules';
import type { MethodTables } from '#cooking/method/model';
import type { Substitutes } from '#cooking/substitute/suggest';
import type { Catalogue } from '#food/catalogue';
import type { CategorySuggester } from '#food/category/suggest';
import type { FactTables } from '#food/fact-tables';
import type { Grounder } from '#food/ground';
import type { Speller } from '#cooking/spelling/model';
import type { ToneTables } from '#cooking/tone/tone-table';
import type { Units } from '#food/units';

/** Everything that knows food and cooking, as the use cases of the kitchen are handed it. */
export interface KitchenDeps {
  readonly foods: Catalogue;
  readonly facts: FactTables;
  readonly grounder: Grounder;
  readonly units: Units;
  readonly categories: CategorySuggester;
  readonly engine: Engine;
  readonly reader: PantryReader;
  readonly substitutes: Substitutes;
  readonly health: HealthTables;
  readonly methods: MethodTables;
  readonly tones: ToneTables;
  readonly speller: Speller;
}

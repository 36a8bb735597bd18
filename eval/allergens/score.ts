import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { allergenClaims } from '#food/allergens';
import type { FactTables } from '#food/fact-tables';
import type { FoodLookup } from '#food/ingredient';
import type { Food } from '#food/model';
import { allergens, type Allergen } from '#food/vocabulary';

/** What is expected of one name about one allergen. */
export interface AllergenRow {
  readonly name: string;
  readonly allergen: Allergen;
  readonly carries: 'yes' | 'may' | 'no';
}

/** A row that came out wrong. */
export interface AllergenMiss extends AllergenRow {
  readonly food: string | null;
  readonly got: string;
}

/** How many rows came out right, by what was expected. */
export interface AllergenScore {
  readonly rows: number;
  /** Names that the tables know. */
  readonly matchedShare: number;
  readonly yes: { readonly rows: number; readonly found: number };
  readonly may: { readonly rows: number; readonly closed: number };
  readonly no: { readonly rows: number; readonly clear: number };
  /** Rows of a known name whose `yes` came out as cleared, and the like. */
  readonly misses: readonly AllergenMiss[];
}

/** How names are found; `food: null` = not known. */
export type Find = (name: string) => {
  readonly food: Food | null;
  readonly confidence: number;
  readonly modifiers: readonly string[];
};

const here = import.meta.dirname;

/** Our own list, `names.yaml`. */
export function ownRows(): AllergenRow[] {
  const list = parse(readFileSync(join(here, 'names.yaml'), 'utf8')) as Record<string, unknown>[];
  return list.flatMap((entry) =>
    (['yes', 'may', 'no'] as const).flatMap((carries) =>
      ((entry[carries] ?? []) as Allergen[]).map((allergen) => {
        if (!allergens.includes(allergen))
          throw new Error(`${String(entry['name'])}: "${allergen}" is no allergen`);
        return { name: String(entry['name']), allergen, carries };
      }),
    ),
  );
}

/** Rows of a tab-separated table of ingredient, allergen code and yes, may or no; other codes are left out. */
export function referenceRows(file: string): AllergenRow[] {
  const rename: Record<string, string> = { tree_nut: 'tree-nut', sulphites: 'sulphite' };
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [name = '', code = '', carries = ''] = line.split('\t');
      const allergen = (rename[code] ?? code) as Allergen;
      return allergens.includes(allergen)
        ? [{ name, allergen, carries: carries as AllergenRow['carries'] }]
        : [];
    });
}

/**
 * Judges every row. A `yes` is found when a claim says contains or may contain; a `may` fails closed when
 * there is any claim; a `no` is clear when none says contains or may contain. For a name that the tables
 * do not know, `unknown` counts as closed for yes and may, and as clear for no.
 */
export function scoreAllergens(
  rows: readonly AllergenRow[],
  find: Find,
  foods: FoodLookup,
  tables: FactTables,
): AllergenScore {
  const names = [...new Set(rows.map((row) => row.name))];
  const found = new Map(names.map((name) => [name, find(name)]));
  const misses: AllergenMiss[] = [];
  const count = { yes: 0, may: 0, no: 0 };
  const right = { yes: 0, may: 0, no: 0 };
  for (const row of rows) {
    const { food, confidence, modifiers } = found.get(row.name)!;
    const claims = allergenClaims(
      [
        {
          key: 'x',
          text: row.name,
          name: row.name,
          food,
          grams: 1,
          eatenShare: 1,
          ...(food === null ? {} : { confidence, modifiers }),
        },
      ],
      { tables, foods, asked: [row.allergen] },
    );
    const statuses = claims.map((claim) => claim.status);
    const stated = statuses.includes('contains') || statuses.includes('may_contain');
    const open = stated || statuses.includes('unknown');
    const ok = row.carries === 'no' ? !stated : row.carries === 'may' ? open : food === null ? open : stated;
    count[row.carries] += 1;
    if (ok) right[row.carries] += 1;
    else misses.push({ ...row, food: food?.id ?? null, got: statuses.join(' ') || 'cleared' });
  }
  return {
    rows: rows.length,
    matchedShare: names.filter((name) => found.get(name)!.food !== null).length / names.length,
    yes: { rows: count.yes, found: right.yes },
    may: { rows: count.may, closed: right.may },
    no: { rows: count.no, clear: right.no },
    misses,
  };
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { applyEdits, type Edit } from '#cooking/edit/edit';
import { staleMentions } from '#cooking/edit/stale-mentions';
import type { RecipeText } from '#cooking/understand-recipe/model';
import { understandRecipe } from '#cooking/understand-recipe/understand-recipe';
import { loadKitchen } from './kitchen.ts';

interface PartRow {
  readonly food: string;
  readonly grams?: number;
  readonly quantity?: number;
  readonly unit?: string;
}

interface EditRow {
  readonly swap?: string;
  readonly by?: readonly PartRow[];
  readonly method?: readonly string[];
  readonly remove?: string;
  readonly amount?: string;
  readonly factor?: number;
  readonly add?: string;
  readonly grams?: number;
  readonly step?: number;
  readonly as?: 'with' | 'first' | 'then' | 'finish';
}

/** One recipe of the golden file: what is done to it and what must come out. */
export interface GoldenEdit {
  readonly name: string;
  readonly recipe: Partial<RecipeText> & Pick<RecipeText, 'title' | 'ingredients' | 'instructions'>;
  readonly edits: readonly EditRow[];
  readonly expect?: {
    readonly title: string;
    readonly description?: string;
    readonly ingredients: readonly string[];
    readonly instructions: readonly string[];
  };
}

/** Reads the golden file. */
export const readGoldenEdits = (): readonly GoldenEdit[] =>
  parse(readFileSync(new URL('../golden/edits.yaml', import.meta.url), 'utf8')) as readonly GoldenEdit[];

/** Does what a row says. */
export function playGoldenEdit({ recipe, edits }: GoldenEdit) {
  const kitchen = loadKitchen();
  const food = (id: string) => {
    const found = kitchen.foods.get(id);
    if (found === null) throw new Error(`no food ${id}`);
    return found;
  };
  const source: RecipeText = { description: null, cuisine: null, servings: null, ...recipe };
  const understood = understandRecipe(source, kitchen);
  const key = (name: string): string => {
    const found = understood.grounded.find(({ ingredient }) => ingredient.name.toLowerCase().includes(name));
    if (found === undefined) throw new Error(`no ingredient ${name}`);
    return found.key;
  };
  const reason = 'golden';
  const made = edits.map((row): Edit => {
    if (row.swap !== undefined)
      return {
        kind: 'swap',
        key: key(row.swap),
        by: row.by!.map(({ food: id, ...amount }) => ({ food: food(id), ...amount })),
        methodChanges: row.method ?? [],
        reason,
      };
    if (row.remove !== undefined) return { kind: 'remove', key: key(row.remove), reason };
    if (row.amount !== undefined)
      return { kind: 'amount', key: key(row.amount), factor: row.factor!, reason };
    return {
      kind: 'add',
      part: { food: food(row.add!), grams: row.grams },
      stepId: `s${row.step!}`,
      as: row.as!,
      reason,
    };
  });
  const result = applyEdits(understood, made, kitchen);
  const gone = made.flatMap((edit) => (edit.kind === 'swap' || edit.kind === 'remove' ? [edit.key] : []));
  const { text, skipped } = result;
  return { text, skipped, stale: staleMentions(understood, text, gone, kitchen) };
}

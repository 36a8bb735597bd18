/** Titles and descriptions in a tone; the dish keeps its name. */
import type { Picker } from './pick.ts';
import { createPicker } from './pick.ts';
import { reword } from './reword.ts';
import type { ToneTable, ToneTables } from './tone-table.ts';

/** A title in the tone: a pattern around the dish's own name. */
export function retitle(title: string, table: ToneTable, tables: ToneTables, seed: number): string {
  if (title.trim() === '' || table.titles.length === 0) return title;
  const name = dishName(title, tables);
  const chosen = createPicker(seed, `${name}/title`).of(table.titles, 'title');
  const said = chosen.replace('{title}', () => name);
  return said.length > 120 ? title : said;
}

/** The dish's name without a frame that a tone put around it before. */
function dishName(title: string, tables: ToneTables): string {
  for (const pattern of Object.values(tables.tones).flatMap(({ titles }) => titles)) {
    const [before = '', after = ''] = pattern.split('{title}');
    if (
      (before !== '' || after !== '') &&
      title.startsWith(before) &&
      title.endsWith(after) &&
      title.length > before.length + after.length
    )
      return title.slice(before.length, title.length - after.length);
  }
  return title;
}

/** A description in the tone's words; none stays none. */
export function retold(description: string | null, table: ToneTable, pick: Picker): string | null {
  return description === null ? null : reword(description, table, pick);
}

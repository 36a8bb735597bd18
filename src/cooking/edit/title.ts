import { createMentionReader } from '../understand-recipe/mentions.ts';
import type { UnderstoodRecipe } from '../understand-recipe/model.ts';
import { tokenise } from '../understand-recipe/tokens.ts';
import { titleCase } from '../text/grammar.ts';
import type { WrittenLine } from './edit-lines.ts';
import type { LineEdits } from './line-edits.ts';
import type { EditDeps } from './model.ts';
import { editMarked } from './step-edits.ts';
import { markText, writeOut } from './marked-text.ts';

/** Edits a title or a description. */
export function editTitle(
  text: string,
  edits: LineEdits,
  written: ReadonlyMap<string, readonly WrittenLine[]>,
  understood: UnderstoodRecipe,
  deps: EditDeps,
  title: boolean,
): string {
  if (![...edits.values()].some(({ kind }) => kind !== 'amount')) return text;
  const tokens = tokenise(text);
  const { mentions } = createMentionReader(understood.grounded, deps.foods, '', [])(text, tokens, []);
  const touched = mentions.filter(({ key }) => edits.has(key));
  if (touched.length === 0) return text;
  const marked = markText(text, mentions, []);
  const lines = new Map(understood.grounded.map((line) => [line.key, line]));
  editMarked(marked, { byKey: edits, written, lines, deps, literals: [], notes: [], before: null });
  const made = writeOut(marked)
    .replace(/\s{2,}/g, ' ')
    .trim();
  const bare = made
    .replace(/^(?:with|and|in|&|,)\s+/i, '')
    .replace(/\s+(?:with|and|in|&|,)$/i, '')
    .trim();
  if (bare === '') return text;
  const capitals =
    text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length > text.split(/\s+/).length / 2;
  return title && capitals ? titleCase(bare) : bare;
}

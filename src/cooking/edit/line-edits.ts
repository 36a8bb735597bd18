import type { GroundedLine } from '#food/ground';
import type { UnitSystem } from '../amounts.ts';
import { ownLine, scaleLine, writePart, type WrittenLine } from './edit-lines.ts';
import type { AddEdit, AmountEdit, EditDeps, RemoveEdit, SwapEdit } from './model.ts';

/** What happens to each ingredient that is touched. */
export type LineEdits = Map<string, SwapEdit | AmountEdit | RemoveEdit>;

/** The list as edited. */
export interface EditedLines {
  readonly lines: readonly string[];
  /** New lines of a changed ingredient. */
  readonly written: ReadonlyMap<string, readonly WrittenLine[]>;
  readonly added: ReadonlyMap<AddEdit, WrittenLine>;
  readonly refused: readonly { readonly key: string; readonly why: string }[];
}

/** Edits the ingredient list; untouched lines stay byte for byte. */
export function editLines(
  source: readonly string[],
  grounded: readonly GroundedLine[],
  edits: LineEdits,
  additions: readonly AddEdit[],
  system: UnitSystem,
  deps: EditDeps,
): EditedLines {
  const written = new Map<string, readonly WrittenLine[]>();
  const added = new Map<AddEdit, WrittenLine>();
  const refused: { key: string; why: string }[] = [];
  const out: { text: string; heading: boolean }[] = [];
  const say = (text: string): void => void out.push({ text, heading: false });
  source.forEach((text, at) => {
    const foods = grounded.filter(({ key }) => key === `i${at}` || key.startsWith(`i${at}+`));
    const touched = foods.filter(({ key }) => edits.has(key));
    if (foods.length === 0) out.push({ text, heading: text.trim() !== '' });
    else if (touched.length === 0) say(text);
    else
      for (const line of foods) {
        const edit = edits.get(line.key);
        if (edit === undefined) say(ownLine(line));
        else if (edit.kind === 'swap') {
          const made = edit.by.map((part, index) => writePart(part, index === 0 ? line : null, system, deps));
          written.set(line.key, made);
          for (const one of made) say(one.text);
        } else if (edit.kind === 'amount') {
          const made = scaleLine(line, edit.factor, system, deps);
          if (made === null) {
            refused.push({ key: line.key, why: `the list does not say how much ${line.ingredient.name}` });
            say(foods.length === 1 ? text : ownLine(line));
          } else {
            written.set(line.key, [made]);
            say(made.text);
          }
        }
      }
    for (const edit of additions)
      if (edit.afterKey !== undefined && foods.some(({ key }) => key === edit.afterKey)) say(add(edit));
  });
  for (const edit of additions) if (!added.has(edit)) say(add(edit));
  // A heading with nothing left below it goes.
  const lines = out.filter(
    ({ heading }, at) => !heading || (out[at + 1] !== undefined && !out[at + 1]!.heading) || edits.size === 0,
  );
  return { lines: lines.map(({ text }) => text), written, added, refused };

  function add(edit: AddEdit): string {
    const made = writePart(edit.part, null, system, deps);
    added.set(edit, made);
    return made.text;
  }
}

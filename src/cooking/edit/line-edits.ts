import type { GroundedLine } from '#food/ground';
import type { UnitSystem } from '../amounts.ts';
import { ownLine, scaleLine, writePart, type WrittenLine } from './edit-lines.ts';
import { leftovers } from './leftovers.ts';
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
  goneWords: ReadonlyMap<string, string>,
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
    else if (touched.length === 0) say(withoutGone(text, foods, goneWords, written, deps));
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

/** A remark of another line that speaks of a food which goes: "(for spreading on the muffins)". */
function withoutGone(
  text: string,
  foods: readonly GroundedLine[],
  goneWords: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, readonly WrittenLine[]>,
  deps: EditDeps,
): string {
  const found = leftovers(text, goneWords, []);
  const [first] = found;
  if (first === undefined) return text;
  const { start, end, key } = first;
  const name = written.get(key)?.[0]?.name;
  const inBrackets = [...text.matchAll(/\s*\([^()]*\)/g)].find(
    (one) => one.index <= start && one.index + one[0].length >= end,
  );
  const afterComma = text.lastIndexOf(',', start);
  const tries = [
    ...(name === undefined ? [] : [text.slice(0, start) + name + text.slice(end)]),
    ...(inBrackets
      ? [text.slice(0, inBrackets.index) + text.slice(inBrackets.index + inBrackets[0].length)]
      : []),
    ...(afterComma > 0 ? [text.slice(0, afterComma)] : []),
    text.slice(0, start).replace(/\s*(?:\bor|\/|\bwith|\bfor|\bfrom|\bin)\s+(?:\S+\s+){0,4}$/i, '') +
      text.slice(end),
  ];
  const same = (line: string): boolean => {
    const back = deps.grounder.ground([line]);
    return (
      back.length === foods.length &&
      back.every(
        ({ ingredient }, at) =>
          ingredient.food?.id === foods[at]!.ingredient.food?.id &&
          ingredient.grams === foods[at]!.ingredient.grams,
      )
    );
  };
  return tries.map((one) => one.trim()).find((one) => one !== text && same(one)) ?? text;
}

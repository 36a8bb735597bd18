import type { GroundedLine } from '#food/ground';
import { labelFirst } from './same-words.ts';
import { isKind } from '#food/ingredient';
import type { Food } from '#food/model';
import type { UnitSystem } from '../measures/amounts.ts';
import { shapeOf } from './can-do.ts';
import { ownLine, writePart, type WrittenLine } from './edit-lines.ts';
import { scaleLine } from './scale-line.ts';
import { leftovers } from './leftovers.ts';
import type { EditMemory } from './memory.ts';
import { fractionsLike } from './fractions.ts';
import type { AddEdit, AmountEdit, EditDeps, EditPart, RemoveEdit, SwapEdit } from './model.ts';

/** What happens to each ingredient that is touched. */
export type LineEdits = Map<string, SwapEdit | AmountEdit | RemoveEdit>;

/** The list as edited. */
export interface EditedLines {
  readonly lines: readonly string[];
  /** Which of the lines are headings ("For the chicken:"), by their place. */
  readonly headings: ReadonlySet<number>;
  /** New lines of a changed ingredient. */
  readonly written: ReadonlyMap<string, readonly WrittenLine[]>;
  readonly added: ReadonlyMap<AddEdit, WrittenLine>;
  /** A line that took another in: the text of the sum, by the keys of both. */
  readonly merged: ReadonlyMap<
    string,
    { readonly text: string; readonly swallowed: string | null; readonly other: string }
  >;
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
  uses: (key: string) => string,
  memory: EditMemory,
): EditedLines {
  const written = new Map<string, readonly WrittenLine[]>();
  const added = new Map<AddEdit, WrittenLine>();
  const refused: { key: string; why: string }[] = [];
  const out: Row[] = [];
  const style = fractionsLike(source);
  const styled = (made: WrittenLine): WrittenLine => {
    const text = style(made.text);
    return text === made.text ? made : { ...made, text };
  };
  const say = (text: string, own: Omit<Row, 'text' | 'heading'> = {}): void =>
    void out.push({ text, heading: false, ...own });
  source.forEach((text, at) => {
    // "For the cake: 2 cups flour" above lines without a label heads them all, and is said once.
    const heads = labelFirst.test(text) && source[at + 1] !== undefined && !labelFirst.test(source[at + 1]!);
    const foods = grounded.filter(({ key }) => key === `i${at}` || key.startsWith(`i${at}+`));
    const touched = foods.filter(({ key }) => edits.has(key));
    if (foods.length === 0) out.push({ text, heading: text.trim() !== '' });
    else if (touched.length === 0) {
      const [only] = foods;
      const { food, grams } = only!.ingredient;
      say(
        withoutGone(text, foods, goneWords, written, deps),
        foods.length === 1 && food !== null && only!.parsed.quantity !== null
          ? { key: only!.key, food, grams, part: only! }
          : {},
      );
    } else
      for (const line of foods) {
        const edit = edits.get(line.key);
        if (edit === undefined) say(ownLine(withName(line, foods[0]!)));
        else if (edit.kind === 'swap') {
          const made = edit.by.map((part, index) => {
            const old = index === 0 ? line : null;
            const made = styled(
              memory.part(
                part,
                old,
                () =>
                  smallerOfSort(part, old, system, deps) ??
                  writePart(measuredLike(part, line, system), old, system, deps),
              ),
            );
            const bare = withoutRemark(made.text, line);
            return bare === made.text ? made : { ...made, text: bare };
          });
          written.set(line.key, made);
          const [main] = edit.by;
          for (const [nth, one] of made.entries())
            say(
              nth > 0 && heads ? one.text : underLabel(one.text, line),
              made.length === 1 && one.amount !== null
                ? {
                    key: line.key,
                    food: one.food,
                    grams: one.grams,
                    part: line,
                    swapped: main!.name ?? null,
                  }
                : {},
            );
        } else if (edit.kind === 'amount') {
          const made = scaleLine(line, edit.factor, system, deps);
          if (made === null) {
            refused.push({ key: line.key, why: `the list does not say how much ${line.ingredient.name}` });
            say(foods.length === 1 ? text : ownLine(line));
          } else {
            written.set(line.key, [styled(made)]);
            // Beside the same food out of a swap it is one line with that.
            const { food } = line.ingredient;
            say(
              style(made.text),
              foods.length === 1 && food !== null
                ? { key: line.key, food, grams: made.grams, part: line }
                : {},
            );
          }
        }
      }
    for (const edit of additions)
      if (edit.afterKey !== undefined && foods.some(({ key }) => key === edit.afterKey))
        say(underLabel(add(edit), edit.together === true && !heads ? foods[0] : undefined));
  });
  for (const edit of additions) if (!added.has(edit)) say(add(edit));
  const was = new Map(grounded.map(({ key, ingredient }) => [key, ingredient.food?.id ?? null]));
  const merged = mergeRows(out, uses, (key) => was.get(key) ?? null, system, deps, style);
  // A heading with nothing left below it goes.
  const lines = out.filter(
    ({ heading }, at) => !heading || (out[at + 1] !== undefined && !out[at + 1]!.heading) || edits.size === 0,
  );
  const headings = new Set(lines.flatMap(({ heading }, at) => (heading ? [at] : [])));
  return { lines: lines.map(({ text }) => text), headings, written, added, merged, refused };

  function add(edit: AddEdit): string {
    const made = styled(memory.part(edit.part, null, () => writePart(edit.part, null, system, deps)));
    added.set(edit, made);
    return made.text;
  }
}

/** "6 tbsp butter, plus 2 tbsp melted for the crumbs": on a line of its own the rest is called by its name. */
function withName(line: GroundedLine, first: GroundedLine): GroundedLine {
  const { parsed, ingredient } = line;
  if (line === first || ingredient.food !== null || !/^(?:for|to)\b|^$/i.test(parsed.name)) return line;
  return { ...line, parsed: { ...parsed, name: `${first.parsed.name} ${parsed.name}`.trim() } };
}

/** "For the biscuits: 2 cups flour": what takes its place, or part of it, is for the biscuits too. */
function underLabel(text: string, line: GroundedLine | undefined): string {
  const label = line === undefined ? undefined : labelFirst.exec(line.parsed.source)?.[0];
  // "Cream: 4 dl" is labelled with itself.
  const own = line !== undefined && label?.toLowerCase().includes(line.parsed.name.toLowerCase()) === true;
  return label === undefined || line === undefined || own || text.startsWith(label)
    ? text
    : `${label}${withoutRemark(text, line)}`;
}

/** The reading of a line has its label as a remark, too: "90 g flour, For the topping". */
function withoutRemark(text: string, line: GroundedLine): string {
  const label = labelFirst.exec(line.parsed.source)?.[0];
  if (label === undefined) return text;
  const remark = `, ${label.replace(/:\s*$/, '')}`.toLowerCase();
  return text.toLowerCase().endsWith(remark) ? text.slice(0, -remark.length) : text;
}

/** Where the old was poured by the millilitre, what is stirred for it is not measured by the cup. */
function measuredLike(part: EditPart, line: GroundedLine, system: UnitSystem): EditPart {
  const own = line.parsed.amountEach?.unit ?? line.parsed.unit;
  const quantity = part.quantity ?? null;
  if (part.unit !== 'cup' || quantity === null || system !== 'metric' || own === null || !poured.has(own))
    return part;
  return shapeOf(part.food) === 'liquid' || isKind(part.food, 'water')
    ? { ...part, quantity: Math.max(25, Math.round((quantity * cupMl) / 25) * 25), unit: 'ml' }
    : part;
}

const poured: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l']);
const cupMl = 236.588;

/** A line of the new list. */
interface Row {
  text: string;
  readonly heading: boolean;
  readonly key?: string;
  readonly food?: Food;
  readonly grams?: number | null;
  readonly part?: GroundedLine;
  /** Came in by a swap, under this name or its own. */
  readonly swapped?: string | null;
}

/** Two lines of the same food that go in together become one with the sum; at least one of them came in by a swap. */
function mergeRows(
  rows: Row[],
  uses: (key: string) => string,
  was: (key: string) => string | null,
  system: UnitSystem,
  deps: EditDeps,
  style: (text: string) => string,
): EditedLines['merged'] {
  const merged = new Map<string, { text: string; swallowed: string | null; other: string }>();
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const row = rows[at]!;
    if (row.key === undefined || row.food === undefined || row.grams === null || row.grams === undefined)
      continue;
    const section = rows.slice(0, at).findLastIndex(({ heading }) => heading);
    const other = rows.slice(section + 1, at).find(
      (one) =>
        one.food?.id === row.food!.id &&
        one.key !== undefined &&
        one.grams !== null &&
        one.grams !== undefined &&
        (one.swapped !== undefined || row.swapped !== undefined) &&
        (one.swapped ?? null) === (row.swapped ?? null) &&
        // The butter of the dough and that of the icing were two lines before.
        (was(one.key) !== was(row.key!) || one.swapped === undefined || row.swapped === undefined) &&
        (uses(one.key) === uses(row.key!) || uses(one.key) === '' || uses(row.key!) === ''),
    );
    if (other === undefined) continue;
    const first = other.swapped === undefined ? row : other;
    const plain = writePart(
      {
        food: row.food,
        grams: row.grams + other.grams!,
        ...(typeof first.swapped === 'string' ? { name: first.swapped } : {}),
      },
      other.part ?? null,
      system,
      deps,
    );
    const made = { ...plain, text: style(plain.text) };
    const own = [row, other].find(({ swapped }) => swapped === undefined);
    const swallowed = own?.text ?? null;
    merged.set(row.key, { text: made.text, swallowed, other: other.key! });
    merged.set(other.key!, { text: made.text, swallowed, other: row.key });
    rows[rows.indexOf(other)] = {
      ...other,
      text: made.text,
      grams: made.grams ?? row.grams + other.grams!,
      ...(first.swapped === undefined ? {} : { swapped: first.swapped }),
    };
    rows.splice(at, 1);
  }
  return merged;
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

/** "4 salmon fillets (6 oz each)" out of the freezer and smaller are still four: "4 frozen salmon fillets (5 oz each)". */
function smallerOfSort(
  part: EditPart,
  old: GroundedLine | null,
  system: UnitSystem,
  deps: EditDeps,
): WrittenLine | null {
  const { sort, less, name, food, grams = null } = part;
  const had = old?.ingredient.grams ?? null;
  if (old === null || sort !== true || less !== true || name === undefined || grams === null || had === null)
    return null;
  if (old.parsed.amountEach === null || grams >= had) return null;
  const scaled = scaleLine(old, grams / had, system, deps);
  // A plural in brackets ("(6 oz each)") stays where it stands: only the name is another.
  const bare = (words: string): string => words.toLowerCase().replace(/^frozen /, '');
  const at = scaled === null ? -1 : scaled.text.toLowerCase().indexOf(bare(name));
  if (scaled === null || at < 0) return null;
  const text = scaled.text.slice(0, at) + name + scaled.text.slice(at + bare(name).length);
  const [back, ...more] = deps.grounder.ground([text]);
  return back?.ingredient.food?.id === food.id && more.length === 0
    ? { ...scaled, text, food, name, grams: back.ingredient.grams }
    : null;
}

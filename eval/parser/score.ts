/** Scores the ingredient-line parser against lines that were labelled by hand, and prints what it gets wrong. */
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { LineAmount, ParsedLine } from '#food/line';
import { createLineParser } from '#food/parse/line-parser';
import { parseQuantity } from '#food/quantity';
import { createUnits, type UnitTable } from '#food/units';

/** One labelled line; an empty cell means that the line says nothing of the kind. */
export interface LabelledLine {
  readonly line: string;
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
  readonly preparation: string;
  /** `size=`, `each=`, `second=`, `alt=`, `also=`, `of=`, `optional`, `taste`, `heading`. */
  readonly extra: string;
}

/** Shares of lines that are right, 0–1. */
export interface ParserScore {
  readonly lines: number;
  /** Quantity, range and unit. */
  readonly amount: number;
  readonly name: number;
  readonly preparation: number;
  /** Everything that the label states. */
  readonly whole: number;
  readonly failures: readonly string[];
}

/** The labelled sets: `dev` was looked at while the parser was written, `held-out` was not, `fresh` only after its first score. */
export const labelledSets = ['dev', 'held-out', 'fresh'] as const;
export type LabelledSet = (typeof labelledSets)[number];

/** The rows of one set. */
export function readLabelledLines(set: LabelledSet): LabelledLine[] {
  const text = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => {
      const [line = '', quantity = '', unit = '', name = '', preparation = '', extra = ''] = row.split('\t');
      return { line, quantity, unit, name, preparation, extra };
    });
}

const near = (left: number | null, right: number | null): boolean =>
  left === null || right === null ? left === right : Math.abs(left - right) <= 1e-6 * Math.max(1, left);

function sameQuantity(label: string, quantity: number | null, quantityMax: number | null): boolean {
  if (label === '') return quantity === null && quantityMax === null;
  const stated = parseQuantity(label);
  if (stated === null) throw new Error(`the label "${label}" is no quantity`);
  return near(stated.quantity, quantity) && near(stated.quantityMax, quantityMax);
}

function sameAmount(label: string | undefined, amount: LineAmount | null): boolean {
  if (label === undefined) return amount === null;
  const [, quantity = '', unit = ''] = /^([\d./ -]+?) ([a-z-]+)$/.exec(label) ?? [];
  return (
    amount !== null && sameQuantity(quantity, amount.quantity, amount.quantityMax) && amount.unit === unit
  );
}

const fold = (text: string | null): string => (text ?? '').toLowerCase();

/** The extra fields of a label: "size=large second=8 oz" → a map. */
function extras(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(
    /([a-z]+)(?:=(.*?))?(?= (?:size|each|second|alt|also|of|optional|taste|heading)\b(?==| |$)|$)/g,
  )) {
    found.set(match[1] ?? '', match[2]?.trim() ?? '');
  }
  return found;
}

function sameExtras(label: LabelledLine, parsed: ParsedLine): boolean {
  const extra = extras(label.extra);
  const list = (field: string): string => fold(extra.get(field) ?? '');
  return (
    list('size') === fold(parsed.size) &&
    sameAmount(extra.get('each'), parsed.amountEach) &&
    sameAmount(extra.get('second'), parsed.alternateAmount) &&
    list('alt') === fold(parsed.alternatives.join(';')) &&
    list('also') === fold(parsed.also.join(';')) &&
    list('of') === fold(parsed.countOf) &&
    extra.has('optional') === parsed.optional &&
    extra.has('taste') === parsed.toTaste &&
    extra.has('heading') === parsed.heading
  );
}

/** Parses one labelled set and compares. */
export function scoreParser(set: LabelledSet): ParserScore {
  const units = createUnits(
    parseYaml(readFileSync(new URL('../../data/units.yaml', import.meta.url), 'utf8')) as UnitTable,
  );
  const parser = createLineParser(units);
  const lines = readLabelledLines(set);
  const right = { amount: 0, name: 0, preparation: 0, whole: 0 };
  const failures: string[] = [];
  for (const label of lines) {
    const parsed = parser.parse(label.line);
    const amount =
      sameQuantity(label.quantity, parsed.quantity, parsed.quantityMax) && label.unit === (parsed.unit ?? '');
    const name = fold(label.name) === fold(parsed.name);
    const preparation = fold(label.preparation) === fold(parsed.preparation);
    const rest = sameExtras(label, parsed);
    if (amount) right.amount++;
    if (name) right.name++;
    if (preparation) right.preparation++;
    if (amount && name && preparation && rest) right.whole++;
    else failures.push(describe(label, parsed, { amount, name, preparation, rest }));
  }
  const share = (count: number): number => count / lines.length;
  return {
    lines: lines.length,
    amount: share(right.amount),
    name: share(right.name),
    preparation: share(right.preparation),
    whole: share(right.whole),
    failures,
  };
}

function describe(label: LabelledLine, parsed: ParsedLine, right: Record<string, boolean>): string {
  const wrong = Object.keys(right).filter((field) => right[field] === false);
  const {
    quantity,
    quantityMax,
    unit,
    name,
    preparation,
    size,
    amountEach,
    alternateAmount,
    also,
    alternatives,
    countOf,
    comment,
  } = parsed;
  return `${wrong.join(', ')}: ${label.line}\n    ${JSON.stringify({ quantity, quantityMax, unit, name, preparation, size, amountEach, alternateAmount, also, alternatives, countOf, comment })}`;
}

/** The table of all sets, for people. */
export function parserBoard(): string {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
  const rows = labelledSets.map((set) => {
    const score = scoreParser(set);
    return `${set.padEnd(10)}${String(score.lines).padStart(6)}${percent(score.amount)}${percent(score.name)}${percent(score.preparation)}${percent(score.whole)}`;
  });
  return ['parser     lines  amount    name    prep   whole', ...rows].join('\n');
}

if (process.argv[1]?.endsWith('score.ts') === true) {
  for (const set of labelledSets)
    if (process.argv.includes(set)) console.log(scoreParser(set).failures.join('\n'));
  console.log(parserBoard());
}

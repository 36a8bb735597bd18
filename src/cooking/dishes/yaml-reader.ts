import { parseCondition } from '../conditions.ts';
import type { Condition } from '../dish.ts';
import { parseSlots, type SlotNode } from '../text/slots.ts';

/** A mapping as YAML gives it. */
export type Raw = Readonly<Record<string, unknown>>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Typed readers of parsed YAML. */
export interface Reader {
  readonly say: (where: string, problem: string) => void;
  keys(raw: Raw, known: ReadonlySet<string>, where: string): void;
  text(raw: Raw, key: string, where: string): string | null;
  number(raw: Raw, key: string, where: string): number | null;
  word<T extends string>(value: unknown, words: readonly T[], where: string, optional?: boolean): T | null;
  words<T extends string>(value: unknown, words: readonly T[], where: string): readonly T[];
  list(value: unknown): readonly unknown[];
  strings(value: unknown): readonly string[];
  conditions(value: unknown, where: string): readonly Condition[];
  slots(text: string, where: string): readonly SlotNode[];
}

/** Small typed readers over parsed YAML that report instead of throwing. */
export function createReader(say: (where: string, problem: string) => void): Reader {
  const reader: Reader = {
    say,
    keys: (raw, known, where) => {
      for (const key of Object.keys(raw)) if (!known.has(key)) say(where, `has an unknown key "${key}"`);
    },
    text: (raw, key, where) => {
      const value = raw[key];
      if (typeof value !== 'string' || value.trim() === '')
        return (say(`${where}.${key}`, 'is missing'), null);
      reader.slots(value, `${where}.${key}`);
      return value.trim();
    },
    number: (raw, key, where) => {
      const value = raw[key];
      if (value === undefined || value === null) return null;
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      say(`${where}.${key}`, 'must be a number');
      return null;
    },
    word: (value, words, where, optional = false) => {
      if (optional && (value === undefined || value === null)) return null;
      const found = words.find((word) => word === value);
      if (found === undefined) say(where, `"${String(value)}" is not one of ${words.join(', ')}`);
      return found ?? null;
    },
    words: (value, words, where) =>
      reader.strings(value).flatMap((entry) => reader.word(entry, words, where) ?? []),
    list: (value) => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]),
    strings: (value) => reader.list(value).filter((entry): entry is string => typeof entry === 'string'),
    conditions: (value, where) => {
      const texts = reader.strings(value);
      for (const text of texts) {
        const parsed = parseCondition(text);
        if (!parsed.ok) say(where, parsed.error);
      }
      return texts;
    },
    slots: (text, where) => {
      const parsed = parseSlots(text);
      if (parsed.ok) return parsed.value;
      say(where, parsed.error);
      return [];
    },
  };
  return reader;
}

/** What a command of `sous` is, and how its arguments are read. */
import { parseArgs } from 'node:util';
import { nearestWord } from '#kernel/nearest';
import type { Config } from '../config.ts';
import type { CommandAnswer, OptionSpec, OptionValues } from './access-command.ts';

/** The command line was not understood; the message says why, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CommandContext {
  /** Reads the configuration. Throws `ConfigError`. */
  readonly config: () => Config;
  readonly wantsJson: boolean;
}

export interface Command {
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Examples and remarks, below the options. */
  readonly more?: string;
  /** Answers what to print, or null where it has printed itself. */
  run(context: CommandContext, values: OptionValues): Promise<CommandAnswer | null>;
}

/** A command, or a group of commands by their second word. */
export type CommandTree = Readonly<
  Record<string, Command | { readonly summary: string; readonly group: Readonly<Record<string, Command>> }>
>;

/** Options that every command has. */
export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  json: { type: 'boolean', help: 'print one JSON document on stdout and nothing else there' },
  help: { type: 'boolean', help: 'explain this command' },
};

const didYouMean = (near: string | null): string => (near === null ? '' : `; did you mean ${near}?`);

/** The word's entry. Throws `UsageError` with the nearest one. */
export function pick<T>(table: Readonly<Record<string, T>>, word: string, what: string): T {
  if (Object.hasOwn(table, word)) return table[word]!;
  const names = Object.keys(table);
  const near = nearestWord(word, names);
  throw new UsageError(
    `${word} is not ${what}${near === null ? `; there are ${names.join(', ')}` : didYouMean(near)}`,
  );
}

/** Reads a command's arguments. Throws `UsageError`. */
export function readArguments(
  args: readonly string[],
  specs: Readonly<Record<string, OptionSpec>>,
): OptionValues {
  const options = Object.fromEntries(Object.entries(specs).map(([name, { type }]) => [name, { type }]));
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const values: Record<string, string | boolean> = {};
  const places = Object.entries(specs).filter(([, { positional }]) => positional === true);
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name]! : null;
    if (spec === null) {
      const near = nearestWord(token.name, Object.keys(specs));
      throw new UsageError(`${token.rawName} is not known${didYouMean(near === null ? null : `--${near}`)}`);
    }
    if (spec.type === 'string' && token.value === undefined)
      throw new UsageError(`--${token.name} needs a value`);
    if (spec.type === 'boolean' && token.value !== undefined)
      throw new UsageError(`--${token.name} takes no value`);
    if (values[token.name] !== undefined && spec.type === 'string') {
      throw new UsageError(`--${token.name} is there twice`);
    }
    values[token.name] = token.value ?? true;
  }
  // Words without a name fill the places that are still free, in order.
  const free = places.filter(([name]) => values[name] === undefined);
  for (const [index, word] of words.entries()) {
    const place = free[index];
    if (place === undefined) throw new UsageError(`${JSON.stringify(word)} is one word too many`);
    values[place[0]] = word;
  }
  if (values['help'] !== true) {
    for (const [name, { required }] of Object.entries(specs)) {
      if (required === true && values[name] === undefined) throw new UsageError(`--${name} is missing`);
    }
  }
  return values;
}

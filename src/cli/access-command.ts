/** The form of the commands about accounts, keys and the database: what they take, and what they answer. */
import type { AccessDeps } from '#usecases/access/deps';

/** One `--option`; `positional` lets it be given without its name, too. */
export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly required?: boolean;
  readonly positional?: boolean;
  /** Placeholder of its value in the help text. */
  readonly value?: string;
  readonly help: string;
}

/** What a command says: `json` for `--json`, `text` for a person. */
export interface CommandAnswer {
  readonly json: unknown;
  readonly text: string;
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** A command that works on the database, whether or not the service runs on it. */
export interface AccessCommand {
  readonly summary: string;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Throws `AppError` with a sentence for a person. */
  run(deps: AccessDeps, values: OptionValues): Promise<CommandAnswer>;
}

/** The value of a text option; empty counts as absent. */
export function textOf(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Lines up columns for a person; the first row is the heading. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time as people read it, or a dash. */
export const timeText = (at: Date | null): string =>
  at === null ? '-' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

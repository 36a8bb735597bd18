/** The texts of `--help`. */
import { commonOptions } from './command.ts';
import type { Command, CommandTree } from './command.ts';
import type { OptionSpec } from './access-command.ts';

const lineUp = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRow = ([name, spec]: readonly [string, OptionSpec]): readonly [string, string] => {
  const value = spec.type === 'string' ? ` ${spec.value ?? 'TEXT'}` : '';
  return [`--${name}${value}`, spec.required === true ? `${spec.help} (required)` : spec.help];
};

/** Help for `sous` itself. */
export function overview(commands: CommandTree): string {
  const rows = Object.entries(commands).map(([name, entry]): readonly [string, string] =>
    'group' in entry
      ? [`${name} ${Object.keys(entry.group).join('|')}`, entry.summary]
      : [name, entry.summary],
  );
  return [
    'sous: a cooking AI that proposes recipes and proves them',
    '',
    'Usage: sous COMMAND [OPTIONS]',
    '',
    ...lineUp(rows),
    '',
    'sous COMMAND --help explains a command. Settings come from the environment and from .env: sous doctor.',
    '',
  ].join('\n');
}

/** Help for a group such as `sous keys`. */
export const groupHelp = (name: string, summary: string, group: Readonly<Record<string, Command>>): string =>
  [
    `sous ${name}: ${summary}`,
    '',
    ...lineUp(
      Object.entries(group).map(([word, { summary: each }]) => [`sous ${name} ${word}`, each] as const),
    ),
    '',
  ].join('\n');

/** Help for one command. */
export function commandHelp(name: string, command: Command): string {
  const options = Object.entries(command.options);
  const places = options
    .filter(([, { positional }]) => positional === true)
    .map(([, { value, required }]) => (required === true ? (value ?? 'TEXT') : `[${value ?? 'TEXT'}]`));
  return [
    `sous ${name}: ${command.summary}`,
    '',
    `Usage: ${['sous', name, ...places, '[OPTIONS]'].join(' ')}`,
    '',
    ...lineUp([...options, ...Object.entries(commonOptions)].map(optionRow)),
    ...(command.more === undefined ? [] : ['', command.more]),
    '',
  ].join('\n');
}

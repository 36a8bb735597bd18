#!/usr/bin/env node
/** The `sous` command. Answers go to stdout, everything else to stderr; exit code 1 for a failure, 2 for wrong use. */
import { AppError } from '#kernel/errors';
import { migrateCommand, withDatabase } from './cli/access-commands.ts';
import { accountsCommands } from './cli/accounts.ts';
import { callbacksCommands } from './cli/callbacks.ts';
import { commonOptions, pick, readArguments, UsageError } from './cli/command.ts';
import type { Command, CommandTree } from './cli/command.ts';
import { doctorCommand } from './cli/doctor.ts';
import { foodCommands } from './cli/food.ts';
import { generateCommand } from './cli/generate.ts';
import { commandHelp, groupHelp, overview } from './cli/help.ts';
import { keysCommands } from './cli/keys.ts';
import { serveCommand } from './cli/serve.ts';
import { readConfig } from './config.ts';
import { serviceVersion } from './installation.ts';

const onDatabase = <Name extends string>(group: Readonly<Record<Name, Parameters<typeof withDatabase>[0]>>) =>
  Object.fromEntries(
    Object.entries(group).map(([name, command]) => [
      name,
      withDatabase(command as Parameters<typeof withDatabase>[0]),
    ]),
  );

const commands: CommandTree = {
  serve: serveCommand,
  generate: generateCommand,
  doctor: doctorCommand,
  migrate: migrateCommand,
  accounts: { summary: 'Accounts and their tiers', group: onDatabase(accountsCommands) },
  keys: { summary: 'API keys', group: onDatabase(keysCommands) },
  callbacks: { summary: 'Hosts that get callbacks', group: onDatabase(callbacksCommands) },
  food: { summary: 'What the food tables know', group: foodCommands },
};

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help';

/** Finds the command that the words name, and the words that are left for it. */
function find(
  words: readonly string[],
): { name: string; command: Command; rest: readonly string[] } | string {
  const [written, second] = words;
  const first = written === 'foods' ? 'food' : written;
  if (first === undefined || isHelp(first)) return overview(commands);
  if (first.startsWith('-')) throw new UsageError(`${first} is not known here: sous COMMAND [OPTIONS]`);
  const entry = pick(commands, first, 'a command');
  if (!('group' in entry)) return { name: first, command: entry, rest: words.slice(1) };
  if (second === undefined || isHelp(second)) return groupHelp(first, entry.summary, entry.group);
  const command = pick(entry.group, second, `a command of sous ${first}`);
  return { name: `${first} ${second}`, command, rest: words.slice(2) };
}

async function run(words: readonly string[], wantsJson: boolean): Promise<void> {
  if (words[0] === '--version') {
    process.stdout.write(`${serviceVersion}\n`);
    return;
  }
  const found = find(words);
  if (typeof found === 'string') {
    process.stdout.write(found);
    return;
  }
  const { name, command, rest } = found;
  const values = readArguments(rest, { ...command.options, ...commonOptions });
  if (values['help'] === true) {
    process.stdout.write(commandHelp(name, command));
    return;
  }
  const answer = await command.run({ config: readConfig, wantsJson }, values);
  if (answer === null) return;
  process.stdout.write(wantsJson ? `${JSON.stringify(answer.json)}\n` : `${answer.text.trimEnd()}\n`);
}

/** What a person is told: every problem on a line of its own. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  if (error instanceof AppError && (error.extras.errors?.length ?? 0) > 1) {
    return error.extras.errors!.map(({ detail }) => detail).join('\n');
  }
  if (code === 'EADDRINUSE')
    return `${error.message}: another process listens there; set PORT to another port`;
  if (code === 'EACCES') return `${error.message}: no right to do that`;
  return error.message;
}

const words = process.argv.slice(2);
const wantsJson = words.includes('--json');
try {
  await run(words, wantsJson);
} catch (error) {
  const isUsage = error instanceof UsageError;
  const text = explain(error);
  process.stderr.write(`sous: ${text}\n${isUsage ? 'sous --help lists the commands.\n' : ''}`);
  if (wantsJson) {
    const code = error instanceof AppError ? error.code : isUsage ? 'usage' : 'failed';
    const errors = error instanceof AppError ? error.extras.errors : undefined;
    process.stdout.write(`${JSON.stringify({ error: { code, detail: text, errors } })}\n`);
  }
  process.exitCode = isUsage ? 2 : 1;
}

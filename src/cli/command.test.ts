import { describe, expect, it } from 'vitest';
import { pick, readArguments, UsageError } from './command.ts';

const specs = {
  account: { type: 'string', required: true, positional: true, help: '' },
  name: { type: 'string', help: '' },
  json: { type: 'boolean', help: '' },
  help: { type: 'boolean', help: '' },
} as const;

describe('arguments', () => {
  it.each<[string[], object]>([
    [['--account', 'a', '--name=b c'], { account: 'a', name: 'b c' }],
    [['a', '--json'], { account: 'a', json: true }],
    [['--json', '--', '--odd'], { account: '--odd', json: true }],
    [['-h'], { help: true }],
  ])('%j are read', (args, values) => expect(readArguments(args, specs)).toMatchObject(values));

  it.each<[string[], string]>([
    [[], '--account is missing'],
    [['a', 'b'], '"b" is one word too many'],
    [['a', '--nmae', 'x'], '--nmae is not known; did you mean --name?'],
    [['a', '--name'], '--name needs a value'],
    [['a', '--json=yes'], '--json takes no value'],
    [['a', '--name', 'x', '--name', 'y'], '--name is there twice'],
  ])('%j are refused', (args, message) => {
    expect(() => readArguments(args, specs)).toThrow(new UsageError(message));
  });

  it('a misspelt command is answered with the nearest, an odd one with all', () => {
    const table = { serve: 1, doctor: 2 };
    expect(() => pick(table, 'docter', 'a command')).toThrow('docter is not a command; did you mean doctor?');
    expect(() => pick(table, 'xyzzy', 'a command')).toThrow('there are serve, doctor');
    expect(() => pick(table, 'constructor', 'a command')).toThrow(UsageError);
  });
});

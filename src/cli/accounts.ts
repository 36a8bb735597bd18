/** `sous accounts …` */
import { AppError } from '#kernel/errors';
import { tierNames } from '#usecases/access/ports';
import type { Account } from '#usecases/account/account';
import { createAccount } from '#usecases/account/create-account';
import { createKey } from '#usecases/account/create-key';
import { listAccounts } from '#usecases/account/list-accounts';
import { setTier } from '#usecases/account/set-tier';
import { suspendAccount } from '#usecases/account/suspend-account';
import { tableOf, textOf, timeText } from './access-command.ts';
import type { AccessCommand, OptionSpec, OptionValues } from './access-command.ts';

/** An account as `--json` prints it. */
const accountJson = (account: Account) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  tier: account.tier,
  operator: account.operator,
  suspended: account.suspended,
  created_at: account.createdAt.toISOString(),
});

/** The account that a command is about. */
export const accountOption: OptionSpec = {
  type: 'string',
  required: true,
  positional: true,
  value: 'ID|E',
  help: 'the account: its id or its e-mail address',
};

/** A required option's value. Throws `validation_failed` naming the option. */
export function requiredOf(values: OptionValues, name: string): string {
  const value = textOf(values, name);
  if (value !== undefined) return value;
  const detail = `--${name} is missing`;
  throw new AppError('validation_failed', detail, {
    errors: [{ pointer: `/${name}`, code: 'required', detail }],
  });
}

const tierHelp = `one of ${tierNames.join(', ')}`;
const stateOf = (account: Account): string => (account.suspended ? 'suspended' : 'active');

export const accountsCommands = {
  create: {
    summary: 'Make an account and its first key, which is shown this once',
    options: {
      email: { type: 'string', required: true, positional: true, value: 'E', help: 'e-mail address' },
      tier: { type: 'string', value: 'T', help: `${tierHelp}; sandbox by default` },
      name: { type: 'string', value: 'N', help: 'who it is for' },
    },
    run: async (deps, values) => {
      const tier = textOf(values, 'tier');
      const name = textOf(values, 'name');
      const account = await createAccount(deps, {
        email: requiredOf(values, 'email'),
        ...(tier === undefined ? {} : { tier }),
        ...(name === undefined ? {} : { name }),
      });
      const { key } = await createKey(deps, { account: account.id });
      const text = [
        `Account ${account.id} for ${account.email}, tier ${account.tier}.`,
        `Its key, shown only now: ${key}`,
      ];
      return { json: { account: accountJson(account), key }, text: text.join('\n') };
    },
  },
  list: {
    summary: 'List all accounts',
    options: {},
    run: async (deps) => {
      const accounts = await listAccounts(deps);
      const rows = accounts.map((account) => [
        account.id,
        account.email,
        account.tier,
        account.operator ? `${stateOf(account)}, operator` : stateOf(account),
        timeText(account.createdAt),
      ]);
      const text = tableOf([['ID', 'E-MAIL', 'TIER', 'STATE', 'CREATED'], ...rows]);
      return { json: { accounts: accounts.map(accountJson) }, text };
    },
  },
  'set-tier': {
    summary: 'Move an account to another tier; a running service follows within 5 s',
    options: {
      account: accountOption,
      tier: { type: 'string', required: true, positional: true, value: 'T', help: tierHelp },
    },
    run: async (deps, values) => {
      const input = { account: requiredOf(values, 'account'), tier: requiredOf(values, 'tier') };
      const account = await setTier(deps, input);
      return {
        json: { account: accountJson(account) },
        text: `${account.email} is on tier ${account.tier} now.`,
      };
    },
  },
  suspend: {
    summary: 'Shut an account out, or let it back in; a running service follows within 5 s',
    options: {
      account: accountOption,
      resume: { type: 'boolean', help: 'let the account back in' },
    },
    run: async (deps, values) => {
      const input = { account: requiredOf(values, 'account'), resume: values['resume'] === true };
      const account = await suspendAccount(deps, input);
      return {
        json: { account: accountJson(account) },
        text: `${account.email} is ${stateOf(account)} now.`,
      };
    },
  },
} as const satisfies Record<string, AccessCommand>;

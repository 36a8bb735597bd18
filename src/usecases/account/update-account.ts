import { AppError } from '#kernel/errors';
import { updateAccount as updateRow } from '#store/accounts';
import { isUniqueViolation } from '#store/database';
import type { AccessDeps } from '../access/deps.ts';
import { accountOf, emailProblems, nameProblems, refuse } from './account.ts';
import type { Account } from './account.ts';
import { getAccount } from './get-account.ts';

export interface UpdateAccountInput {
  readonly account: string;
  readonly email?: string;
  /** Null takes the name away. */
  readonly name?: string | null;
}

/** Changes an account's own details. Throws `validation_failed`, `not_found` or `duplicate_item`. */
export async function updateAccount(deps: AccessDeps, input: UpdateAccountInput): Promise<Account> {
  const email = input.email?.trim().toLowerCase();
  refuse([
    ...(email === undefined ? [] : emailProblems(email)),
    ...(typeof input.name === 'string' ? nameProblems(input.name) : []),
  ]);
  const before = await getAccount(deps, input);
  const change = {
    ...(email === undefined ? {} : { email }),
    ...(input.name === undefined ? {} : { name: input.name?.trim() ?? null }),
  };
  if (Object.keys(change).length === 0) return before;
  try {
    const row = await updateRow(deps.db, before.id, change);
    if (row === null) throw new AppError('not_found', `there is no account ${input.account}`);
    return accountOf(row);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('duplicate_item', `there is an account for ${email} already`);
    throw error;
  }
}

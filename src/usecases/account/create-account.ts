import { AppError } from '#kernel/errors';
import { insertAccount } from '#store/accounts';
import { isUniqueViolation } from '#store/database';
import type { AccessDeps } from '../access/deps.ts';
import { randomBase62 } from '../access/key-format.ts';
import { accountOf, emailProblems, nameProblems, refuse, tierProblems } from './account.ts';
import type { Account } from './account.ts';

export interface CreateAccountInput {
  readonly email: string;
  readonly name?: string;
  /** `sandbox` by default. */
  readonly tier?: string;
  readonly operator?: boolean;
}

/** Makes an account. Throws `validation_failed`, or `duplicate_item` when the address has one. */
export async function createAccount(deps: AccessDeps, input: CreateAccountInput): Promise<Account> {
  const email = input.email.trim().toLowerCase();
  const tier = input.tier ?? 'sandbox';
  refuse([
    ...emailProblems(email),
    ...tierProblems(tier),
    ...(input.name === undefined ? [] : nameProblems(input.name)),
  ]);
  try {
    const row = await insertAccount(deps.db, {
      id: `acc_${randomBase62(20)}`,
      email,
      name: input.name?.trim() ?? null,
      tier,
      operator: input.operator ?? false,
      createdAt: new Date(deps.clock.now()),
    });
    return accountOf(row);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('duplicate_item', `there is an account for ${email} already`);
    throw error;
  }
}

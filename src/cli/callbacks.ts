/** `sous callbacks …` */
import { approveHost } from '#usecases/callbacks/approve-host';
import type { CallbackHost } from '#usecases/callbacks/callback-host';
import { listHosts } from '#usecases/callbacks/list-hosts';
import { getAccount } from '#usecases/account/get-account';
import { tableOf, timeText } from './access-command.ts';
import type { AccessCommand } from './access-command.ts';
import { accountOption, requiredOf } from './accounts.ts';

/** A host as `--json` prints it. */
const hostJson = (host: CallbackHost) => ({
  id: host.id,
  account_id: host.accountId,
  host: host.host,
  status: host.status,
  verified_by: host.verifiedBy,
  verified_at: host.verifiedAt?.toISOString() ?? null,
  created_at: host.createdAt.toISOString(),
});

export const callbacksCommands = {
  approve: {
    summary: 'Vouch for a callback host of an account, without a proof; works at once',
    options: {
      account: accountOption,
      host: {
        type: 'string',
        required: true,
        positional: true,
        value: 'H',
        help: 'the host’s name alone, as callback_url will name it',
      },
    },
    run: async (deps, values) => {
      const host = await approveHost(deps, {
        account: requiredOf(values, 'account'),
        host: requiredOf(values, 'host'),
      });
      return {
        json: { callback_host: hostJson(host) },
        text: `${host.host} may get callbacks of account ${host.accountId} (verified by ${host.verifiedBy ?? '-'}).`,
      };
    },
  },
  list: {
    summary: 'List an account’s callback hosts',
    options: { account: accountOption },
    run: async (deps, values) => {
      const { id } = await getAccount(deps, { account: requiredOf(values, 'account') });
      const hosts = await listHosts(deps, { accountId: id });
      const rows = hosts.map((host) => [
        host.id,
        host.host,
        host.status,
        host.verifiedBy ?? '-',
        timeText(host.createdAt),
      ]);
      const text = tableOf([['ID', 'HOST', 'STATE', 'BY', 'CREATED'], ...rows]);
      return { json: { callback_hosts: hosts.map(hostJson) }, text };
    },
  },
} as const satisfies Record<string, AccessCommand>;

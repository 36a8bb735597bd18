/** A process of the service as far as counting goes; the test drives it over IPC (see `startCallers`). */
import { systemClock } from '#kernel/clock';
import { openStore } from '#store/open-store';
import { openAccess } from '../../src/usecases/access/open-access.ts';
import type { Access } from '../../src/usecases/access/open-access.ts';
import type { TierTable } from '../../src/usecases/access/tiers.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';
import { revokeKey } from '../../src/usecases/account/revoke-key.ts';
import { call, newCaller, principalOf, shortWork } from './callers.ts';
import type { CallOutcome } from './callers.ts';

/** What a test can ask of the process. Every answer carries the id of its request. */
export type CallerRequest =
  | { readonly do: 'caller'; readonly tier: 'sandbox' | 'starter' | 'pro' | 'scale' }
  /** Calls at once; every `failEach`-th fails (0: none). */
  | { readonly do: 'burst'; readonly key: string; readonly calls: number; readonly failEach: number }
  /** One after the other until told that no waiting helps, or until `most` calls were made. */
  | { readonly do: 'persist'; readonly key: string; readonly most: number; readonly failEach: number }
  /** Begins calls that never end. */
  | { readonly do: 'hang'; readonly key: string; readonly calls: number }
  | { readonly do: 'remaining'; readonly key: string }
  | { readonly do: 'valid'; readonly key: string }
  | { readonly do: 'new-key'; readonly accountId: string }
  | { readonly do: 'revoke'; readonly keyId: string }
  | { readonly do: 'idempotency'; readonly accountId: string; readonly key: string; readonly finish: boolean }
  | { readonly do: 'close' };

interface Options {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly valkeyUrl: string | null;
  readonly tiers: TierTable;
}

const options = JSON.parse(process.argv[2]!) as Options;
const store = await openStore({ ...options, purpose: 'service' });
const access: Access = await openAccess({ ...options, store, clock: systemClock });

const summary = (outcomes: readonly CallOutcome[]) => ({
  successes: outcomes.filter(({ answer }) => answer === 'success').length,
  last: outcomes.at(-1) ?? null,
});

async function burst(key: string, calls: number, failEach: number): Promise<unknown> {
  const principal = await principalOf(access, key);
  const works = Array.from({ length: calls }, (_, n) => shortWork(failEach === 0 || n % failEach !== 0));
  return summary(
    await Promise.all(
      works.map(async (work) => {
        const outcome = await call(access, principal, work);
        if (outcome.answer === 'success') process.send?.({ event: 'success' });
        return outcome;
      }),
    ),
  );
}

async function persist(key: string, most: number, failEach: number): Promise<unknown> {
  const principal = await principalOf(access, key);
  const outcomes: CallOutcome[] = [];
  for (let n = 1; n <= most; n++) {
    const outcome = await call(access, principal, shortWork(failEach === 0 || n % failEach !== 0, 1));
    outcomes.push(outcome);
    if (outcome.answer === 'success') process.send?.({ event: 'success' });
    if (outcome.violated.includes('trial') || outcome.violated.includes('day')) break;
    if (outcome.violated.length > 0) await shortWork(true, 5)();
  }
  return summary(outcomes);
}

async function hang(key: string, calls: number): Promise<unknown> {
  const principal = await principalOf(access, key);
  const verdicts = await Promise.all(Array.from({ length: calls }, () => access.limiter.reserve(principal)));
  return verdicts.filter(({ ok }) => ok).length;
}

async function answer(request: CallerRequest): Promise<unknown> {
  switch (request.do) {
    case 'caller':
      return newCaller(access.deps, request.tier);
    case 'burst':
      return burst(request.key, request.calls, request.failEach);
    case 'persist':
      return persist(request.key, request.most, request.failEach);
    case 'hang':
      return hang(request.key, request.calls);
    case 'remaining':
      return access.limiter.snapshot(await principalOf(access, request.key));
    case 'valid':
      return (await access.authenticator.authenticate(request.key)) !== null;
    case 'new-key':
      return createKey(access.deps, { account: request.accountId });
    case 'revoke':
      return revokeKey(access.deps, { accountId: null, keyId: request.keyId });
    case 'idempotency': {
      const start = await access.idempotency.start(request.accountId, request.key, 'same');
      if (start.state === 'new' && request.finish) {
        await start.finish({ status: 200, headers: {}, body: Buffer.from('done') });
      }
      return start.state;
    }
    case 'close':
      await access.close();
      await store.close();
      return null;
  }
}

process.on('message', (message: { id: number; request: CallerRequest }) => {
  void answer(message.request).then(
    (value) => process.send?.({ id: message.id, value }),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ event: 'ready' });

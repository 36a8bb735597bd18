/** Accounts, keys, replayed answers and usage: the same suite on the embedded database and on PostgreSQL. */
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#store/open-store';
import type { Store } from '#store/open-store';
import { accountsCommands } from '../../src/cli/accounts.ts';
import { keysCommands } from '../../src/cli/keys.ts';
import { startAuthenticator } from '../../src/usecases/access/authenticator.ts';
import type { AccessDeps } from '../../src/usecases/access/deps.ts';
import { generateKey, hashKey } from '../../src/usecases/access/key-format.ts';
import { openAccess } from '../../src/usecases/access/open-access.ts';
import type { Access } from '../../src/usecases/access/open-access.ts';
import { bootstrap } from '../../src/usecases/account/bootstrap.ts';
import { createAccount } from '../../src/usecases/account/create-account.ts';
import { createKey } from '../../src/usecases/account/create-key.ts';
import { listKeys } from '../../src/usecases/account/list-keys.ts';
import { readUsage } from '../../src/usecases/account/read-usage.ts';
import { renameKey } from '../../src/usecases/account/rename-key.ts';
import { revokeKey } from '../../src/usecases/account/revoke-key.ts';
import { rotateKey } from '../../src/usecases/account/rotate-key.ts';
import { setTier } from '../../src/usecases/account/set-tier.ts';
import { suspendAccount } from '../../src/usecases/account/suspend-account.ts';
import { updateAccount } from '../../src/usecases/account/update-account.ts';
import { call, newCaller, principalOf, tiersWith } from '../support/callers.ts';
import { openEmbeddedStore, startPostgres } from '../support/databases.ts';
import type { TestPostgres } from '../support/databases.ts';
import { bundleProgram } from '../support/program.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.close());

const hourMs = 3_600_000;

describe.each(['embedded', 'PostgreSQL'] as const)('access on %s', (kind) => {
  let store: Store;
  let access: Access;
  let deps: AccessDeps;
  let aheadMs = 0;
  const clock = { now: () => Date.now() + aheadMs };
  const errors: unknown[] = [];
  beforeAll(async () => {
    store =
      kind === 'embedded'
        ? await openEmbeddedStore()
        : await openStore({
            databaseUrl: await postgres.createDatabase(),
            dataDir: '',
            purpose: 'service',
          });
    const onError = (error: unknown): void => void errors.push(error);
    access = await openAccess({ store, clock, tiers: tiersWith(), valkeyUrl: null, onError });
    deps = access.deps;
  }, 60_000);
  afterAll(async () => {
    await access?.close();
    await store?.close();
    expect(errors).toEqual([]);
  });
  const authenticate = async (key: string) => access.authenticator.authenticate(key);

  describe('accounts', () => {
    it.each([
      [{ email: 'nobody' }, 'email must be'],
      [{ email: 'a b@example.org' }, 'email must be'],
      [{ email: 'ok@example.org', tier: 'gold' }, 'tier must be one of sandbox, starter, pro, scale'],
      [{ email: 'ok@example.org', name: ' ' }, 'name must have'],
      [{ email: '', tier: 'gold', name: '\u0000' }, 'tier must be'],
    ])('are refused with every wrong field named: %o', async (input, detail) => {
      await expect(createAccount(deps, input)).rejects.toThrow(detail);
    });

    it('have one address each, whatever its case', async () => {
      const made = await createAccount(deps, { email: 'Ada@Example.org' });
      expect(made).toMatchObject({
        email: 'ada@example.org',
        tier: 'sandbox',
        suspended: false,
        operator: false,
      });
      await expect(createAccount(deps, { email: 'ADA@example.ORG' })).rejects.toMatchObject({
        code: 'duplicate_item',
      });
      const other = await createAccount(deps, { email: 'bob@example.org' });
      await expect(
        updateAccount(deps, { account: other.id, email: 'ada@example.org' }),
      ).rejects.toMatchObject({
        code: 'duplicate_item',
      });
      expect(await updateAccount(deps, { account: other.id, name: 'Bob' })).toMatchObject({ name: 'Bob' });
    });

    it('change tier, are suspended and let back in, at once in this process', async () => {
      const { key, accountId } = await newCaller(deps, 'starter');
      expect(await authenticate(key)).toMatchObject({ tier: 'starter', suspended: false });
      await setTier(deps, { account: accountId, tier: 'pro' });
      expect(await authenticate(key)).toMatchObject({ tier: 'pro' });
      await suspendAccount(deps, { account: accountId });
      expect(await authenticate(key)).toMatchObject({ suspended: true });
      await suspendAccount(deps, { account: accountId, resume: true });
      expect(await authenticate(key)).toMatchObject({ suspended: false });
      await expect(setTier(deps, { account: 'acc_none', tier: 'pro' })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(suspendAccount(deps, { account: 'no@example.org' })).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });

  describe('keys', () => {
    it('are stored as a hash and nothing else', async () => {
      const { key } = await newCaller(deps, 'pro');
      const { rows } = await store.db.execute<Record<string, unknown>>(
        sql`select * from api_keys where hash = ${hashKey(key)}`,
      );
      expect(rows).toHaveLength(1);
      const everything = JSON.stringify(rows);
      expect(everything).toContain(key.slice(-4));
      expect(everything).not.toContain(key.slice(5, 20));
      expect(everything).not.toContain(key.slice(20, 40));
    });

    it('let nobody in when unknown, mistyped, expired or revoked, and give the same answer', async () => {
      const { key, accountId } = await newCaller(deps, 'pro');
      expect(await authenticate(generateKey())).toBeNull();
      expect(await authenticate(key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a'))).toBeNull();
      const expiresAt = new Date(clock.now() + hourMs);
      const short = await createKey(deps, { account: accountId, expiresAt });
      expect(await authenticate(short.key)).not.toBeNull();
      aheadMs += hourMs + 1;
      expect(await authenticate(short.key)).toBeNull();
      expect(await authenticate(key)).not.toBeNull();
      const { keyId } = (await authenticate(key))!;
      await revokeKey(deps, { accountId, keyId });
      expect(await authenticate(key)).toBeNull();
      const listed = await listKeys(deps, { account: accountId });
      expect(listed.map(({ status }) => status)).toEqual(['revoked', 'expired']);
    });

    it('are refused without a look-up when malformed', () => {
      for (const text of ['', 'sous_', 'Bearer x', generateKey().toLowerCase(), `${generateKey()}x`]) {
        expect(access.authenticator.authenticate(text)).toBeNull();
      }
    });

    it('have the scopes that were asked for, all but account:write by default', async () => {
      const { accountId, key } = await newCaller(deps, 'pro');
      expect([...(await principalOf(access, key)).scopes]).toEqual([
        'ai',
        'pantry:read',
        'pantry:write',
        'collections:read',
        'collections:write',
        'account:read',
      ]);
      const narrow = await createKey(deps, { account: accountId, scopes: ['account:write', 'ai'] });
      expect([...(await principalOf(access, narrow.key)).scopes]).toEqual(['ai', 'account:write']);
      const wrong = createKey(deps, { account: accountId, scopes: ['ai', 'everything'] });
      await expect(wrong).rejects.toMatchObject({
        code: 'validation_failed',
        extras: { errors: [{ pointer: '/scopes/1' }] },
      });
    });

    it('rotate: the successor works at once, the old one until the overlap ends', async () => {
      const { accountId, key, keyId } = await newCaller(deps, 'pro');
      const rotated = await rotateKey(deps, { accountId, keyId, overlapHours: 2 });
      expect(rotated.apiKey).toMatchObject({ name: 'default', status: 'active' });
      expect(rotated.old).toMatchObject({ status: 'active', successorId: rotated.apiKey.id });
      expect(await authenticate(rotated.key)).not.toBeNull();
      expect(await authenticate(key)).not.toBeNull();
      await expect(rotateKey(deps, { accountId, keyId })).rejects.toMatchObject({ code: 'duplicate_item' });
      aheadMs += 2 * hourMs + 1;
      expect(await authenticate(key)).toBeNull();
      expect(await authenticate(rotated.key)).not.toBeNull();
      const now = await rotateKey(deps, { accountId, keyId: rotated.apiKey.id, overlapHours: 0 });
      expect(await authenticate(rotated.key)).toBeNull();
      for (const overlapHours of [-1, 73, Number.NaN]) {
        const wrong = rotateKey(deps, { accountId, keyId: now.apiKey.id, overlapHours });
        await expect(wrong).rejects.toThrow('overlap_hours must be between 0 and 72');
      }
    });

    it('belong to their account: another one finds nothing to rename, rotate or revoke', async () => {
      const { keyId, key } = await newCaller(deps, 'pro');
      const { accountId: stranger } = await newCaller(deps, 'pro');
      const input = { accountId: stranger, keyId };
      await expect(renameKey(deps, { ...input, name: 'mine' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(rotateKey(deps, input)).rejects.toMatchObject({ code: 'not_found' });
      await expect(revokeKey(deps, input)).rejects.toMatchObject({ code: 'not_found' });
      expect(await authenticate(key)).not.toBeNull();
    });

    it('remember when they were last used', async () => {
      const authenticator = startAuthenticator({ db: store.db, clock });
      const { accountId, key } = await newCaller(deps, 'pro');
      expect(await authenticator.authenticate(key)).not.toBeNull();
      const before = clock.now();
      await authenticator.close();
      const [listed] = await listKeys(deps, { account: accountId });
      expect(Math.abs((listed?.lastUsedAt?.getTime() ?? 0) - before)).toBeLessThan(5_000);
    });
  });

  describe('the operator', () => {
    it('gets one account and one key, also when several instances start at once', async () => {
      const starts = await Promise.all(
        Array.from({ length: 4 }, () => bootstrap(deps, { key: null, tier: 'scale' })),
      );
      expect(new Set(starts.map(({ operator }) => operator.id)).size).toBe(1);
      const keys = starts.flatMap(({ newKey }) => newKey ?? []);
      expect(keys).toHaveLength(1);
      expect(await authenticate(keys[0]!)).toMatchObject({ tier: 'scale' });
      expect((await authenticate(keys[0]!))?.scopes.has('account:write')).toBe(true);
      expect((await bootstrap(deps, { key: null, tier: 'scale' })).newKey).toBeNull();
    });

    it('has a given key too, which stays revoked once it was revoked, and a malformed one is named', async () => {
      const key = generateKey();
      for (let start = 0; start < 2; start++) {
        expect((await bootstrap(deps, { key, tier: 'scale' })).newKey).toBeNull();
        expect(await authenticate(key)).toMatchObject({ tier: 'scale' });
      }
      await revokeKey(deps, { accountId: null, keyId: (await authenticate(key))!.keyId });
      await bootstrap(deps, { key, tier: 'scale' });
      expect(await authenticate(key)).toBeNull();
      await expect(bootstrap(deps, { key: 'sous_secret', tier: 'scale' })).rejects.toThrow(
        'SOUS_BOOTSTRAP_KEY',
      );
    });
  });

  describe('an Idempotency-Key', () => {
    const answer = { status: 201, headers: { location: '/x' }, body: Buffer.from([0, 255, 10, 13, 0x7b]) };

    it('replays the first answer byte for byte, to its account alone', async () => {
      const first = await access.idempotency.start('acc_1', 'k', 'a');
      expect(first.state).toBe('new');
      if (first.state === 'new') await first.finish(answer);
      const again = await access.idempotency.start('acc_1', 'k', 'a');
      expect(again.state).toBe('replay');
      if (again.state !== 'replay') return;
      expect(again.answer).toMatchObject({ status: 201, headers: { location: '/x' } });
      expect(Buffer.from(again.answer.body).equals(answer.body)).toBe(true);
      expect((await access.idempotency.start('acc_2', 'k', 'a')).state).toBe('new');
      expect((await access.idempotency.start('acc_1', 'k', 'b')).state).toBe('reused');
    });

    it('lets one of many at once work, and the next after a failure', async () => {
      const starts = await Promise.all(
        Array.from({ length: 20 }, () => access.idempotency.start('acc_3', 'k', 'a')),
      );
      const working = starts.filter((start) => start.state === 'new');
      expect(working).toHaveLength(1);
      expect(starts.filter((start) => start.state === 'in-progress')).toHaveLength(19);
      expect((await access.idempotency.start('acc_3', 'k', 'b')).state).toBe('reused');
      await working[0]!.abandon();
      expect((await access.idempotency.start('acc_3', 'k', 'b')).state).toBe('new');
    });

    it('is free again after 24 hours', async () => {
      const first = await access.idempotency.start('acc_4', 'k', 'a');
      if (first.state === 'new') await first.finish(answer);
      const age = (hours: number) =>
        store.db.execute(sql`update idempotency_keys
          set expires_at = expires_at - make_interval(hours => ${hours}) where account_id = 'acc_4'`);
      await age(23);
      expect((await access.idempotency.start('acc_4', 'k', 'a')).state).toBe('replay');
      await age(1);
      expect((await access.idempotency.start('acc_4', 'k', 'b')).state).toBe('new');
    });

    it('is not answered by an attempt that has lost it', async () => {
      const slow = await access.idempotency.start('acc_5', 'k', 'a');
      await store.db.execute(
        sql`update idempotency_keys set expires_at = now() - interval '1 s' where account_id = 'acc_5'`,
      );
      const second = await access.idempotency.start('acc_5', 'k', 'a');
      expect(second.state).toBe('new');
      if (slow.state === 'new') await slow.finish({ ...answer, body: Buffer.from('late') });
      expect((await access.idempotency.start('acc_5', 'k', 'a')).state).toBe('in-progress');
      if (second.state === 'new') await second.finish(answer);
      expect((await access.idempotency.start('acc_5', 'k', 'a')).state).toBe('replay');
    });
  });

  describe('usage', () => {
    it('is summed for today and this month, by endpoint and by key, beside the limits', async () => {
      const { accountId, key, keyId } = await newCaller(deps, 'starter');
      const principal = await principalOf(access, key);
      await call(access, principal);
      const event = { accountId, keyId, durationMs: 10.4, modelTier: 'embedded', model: 'm' };
      for (let n = 0; n < 3; n++) {
        access.meter.record({ ...event, endpoint: 'healthify', status: 200, charged: true });
      }
      access.meter.record({ ...event, endpoint: 'generate', status: 422, charged: false, durationMs: 2 });
      access.meter.record({ ...event, endpoint: 'generate', status: 500, charged: false, keyId: 'key_gone' });
      const usage = await readUsage({ ...deps, meter: access.meter, limiter: access.limiter }, { principal });
      const { today } = usage;
      expect(today).toMatchObject({
        calls: 5,
        charged: 3,
        clientErrors: 1,
        serverErrors: 1,
        meanDurationMs: 9,
      });
      expect(today.byEndpoint).toMatchObject([
        { endpoint: 'healthify', calls: 3, charged: 3 },
        { endpoint: 'generate', calls: 2, charged: 0 },
      ]);
      expect(today.byKey).toMatchObject([
        { keyId, keyName: 'default', calls: 4 },
        { keyId: 'key_gone', keyName: null, calls: 1 },
      ]);
      expect(usage.month).toMatchObject({ calls: 5, charged: 3, from: `${today.to.slice(0, 7)}-01` });
      expect(usage.limits).toMatchObject({ tier: 'starter', day: { limit: 500, remaining: 499 } });
      const stranger = await principalOf(access, (await newCaller(deps, 'pro')).key);
      const none = await readUsage(
        { ...deps, meter: access.meter, limiter: access.limiter },
        { principal: stranger },
      );
      expect(none.month).toMatchObject({ calls: 0, meanDurationMs: null, byEndpoint: [], byKey: [] });
    });
  });

  describe('commands', () => {
    it('make, show, rotate and end keys', async () => {
      const email = `cli.${kind}@example.org`.toLowerCase();
      const made = await accountsCommands.create.run(deps, { email, tier: 'pro' });
      const { account, key } = made.json as { account: { id: string }; key: string };
      expect(made.text).toContain(key);
      expect(await authenticate(key)).toMatchObject({ accountId: account.id, tier: 'pro' });
      const second = await keysCommands.create.run(deps, {
        account: email,
        name: 'till',
        scopes: 'ai, pantry:read',
        expires: '90d',
      });
      const { key: till, id } = second.json as { key: string; id: string };
      expect([...(await principalOf(access, till)).scopes]).toEqual(['ai', 'pantry:read']);
      const rotated = await keysCommands.rotate.run(deps, { key: id, 'overlap-hours': '0' });
      expect(await authenticate((rotated.json as { key: string }).key)).not.toBeNull();
      expect(await authenticate(till)).toBeNull();
      await keysCommands.revoke.run(deps, { key: (rotated.json as { id: string }).id });
      const listed = await keysCommands.list.run(deps, { account: email });
      expect(JSON.stringify(listed.json)).not.toContain(till.slice(5, 30));
      expect(listed.text.split('\n')).toHaveLength(4);
      expect(listed.text).toContain('revoked');
      const accounts = await accountsCommands.list.run(deps);
      expect(accounts.text).toContain(email);
      expect(await accountsCommands['set-tier'].run(deps, { account: email, tier: 'scale' })).toMatchObject({
        json: { account: { tier: 'scale' } },
      });
      expect((await accountsCommands.suspend.run(deps, { account: email })).text).toContain('suspended');
    });

    it.each(['soon', '2030-02-30', '-5d', '5', '2030', '1999-01-01'])(
      'refuse an expiry that is none: %s',
      async (expires) => {
        const { accountId } = await newCaller(deps, 'pro');
        const run = keysCommands.create.run(deps, { account: accountId, expires });
        await expect(run).rejects.toMatchObject({ code: 'validation_failed' });
      },
    );
  });
});

describe('migrations', () => {
  it('are applied once when three processes start at once', async () => {
    const databaseUrl = await postgres.createEmptyDatabase();
    const startWriter = await bundleProgram('writer-process');
    const children = [1, 2, 3].map((round) =>
      startWriter(JSON.stringify({ databaseUrl, dataDir: '', round })),
    );
    try {
      // The first message comes once the store is open, so after the migrations.
      await Promise.all(
        children.map((child) =>
          Promise.race([
            once(child, 'message'),
            once(child, 'exit').then(() => Promise.reject(new Error('a process failed to start'))),
          ]),
        ),
      );
    } finally {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null) return;
          child.kill('SIGKILL');
          await once(child, 'exit');
        }),
      );
    }
    const store = await openStore({ databaseUrl, dataDir: '', purpose: 'command' });
    expect(store.migrated).toMatchObject({ applied: 0 });
    const { rows } = await store.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ n: store.migrated.total }]);
    await store.close();
  });

  it('of a newer build are not touched by an older one', async () => {
    const databaseUrl = await postgres.createDatabase();
    const store = await openStore({ databaseUrl, dataDir: '', purpose: 'command' });
    await store.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await store.close();
    const open = openStore({ databaseUrl, dataDir: '', purpose: 'command' });
    await expect(open).rejects.toThrow('use a newer build');
  });
});

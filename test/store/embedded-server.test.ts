/** Many connections on the embedded database's one session behave like sessions of their own. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socketFolder } from '#store/embedded';
import { openEmbeddedStore } from '../support/databases.ts';

let store: Awaited<ReturnType<typeof openEmbeddedStore>>;
const clients: pg.Client[] = [];
const newClient = async (): Promise<pg.Client> => {
  const client = new pg.Client({ host: socketFolder(store.dataDir), port: 5432, user: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
};
beforeAll(async () => {
  store = await openEmbeddedStore();
  const client = await newClient();
  await client.query('create table t (n int)');
}, 60_000);
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  await store?.close();
});

describe('connections of the embedded database', () => {
  it('never run each other’s statements', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, newClient));
    await Promise.all(
      many.map(async (client, own) => {
        for (let n = 0; n < 100; n++) {
          const { rows } = await client.query('select $1::int as own, $2::text as n', [own, `n${n}`]);
          expect(rows).toEqual([{ own, n: `n${n}` }]);
        }
      }),
    );
  });

  it('keep a transaction to themselves until it ends', async () => {
    const [one, two] = [await newClient(), await newClient()];
    await one.query('begin');
    await one.query('insert into t values ($1)', [1]);
    let answered = false;
    const other = two.query('select count(*)::int as n from t').then(({ rows }) => {
      answered = true;
      return rows[0].n as number;
    });
    await one.query('insert into t values ($1)', [2]);
    expect(answered).toBe(false);
    await one.query('rollback');
    expect(await other).toBe(0);
  });

  it('roll a transaction back whose connection breaks, and go on', async () => {
    const [one, two] = [await newClient(), await newClient()];
    await one.query('begin');
    await one.query('insert into t values (3)');
    const other = two.query('select count(*)::int as n from t');
    (one as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect((await other).rows).toEqual([{ n: 0 }]);
  });

  it('wait for each other also in the middle of a statement that is read in parts', async () => {
    const [one, two] = [await newClient(), await newClient()];
    const config = { text: 'select n from generate_series(1, 5) n', rows: 2 };
    const parts = one.query(config as pg.QueryConfig);
    const others = async (): Promise<number[]> => {
      const got: number[] = [];
      for (let n = 0; n < 5; n++) got.push((await two.query('select $1::int as n', [n])).rows[0].n as number);
      return got;
    };
    const meanwhile = others();
    expect((await parts).rows.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(await meanwhile).toEqual([0, 1, 2, 3, 4]);
  });

  it('say what is wrong with a statement and take the next', async () => {
    const client = await newClient();
    await expect(client.query('select * from nothing where x = $1', [1])).rejects.toMatchObject({
      code: '42P01',
    });
    await expect(client.query('selec')).rejects.toMatchObject({ code: '42601' });
    expect((await client.query('select $1::int as n', [5])).rows).toEqual([{ n: 5 }]);
  });

  it('carry large values both ways', async () => {
    const client = await newClient();
    const large = 'ä'.repeat(3_000_000);
    const { rows } = await client.query('select $1::text as large', [large]);
    expect(rows[0].large === large).toBe(true);
  });

  it('are cut off when they send rubbish, and leave the others alone', async () => {
    const client = await newClient();
    for (const rubbish of [
      Buffer.alloc(64, 0xff),
      Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    ]) {
      const socket = connect(join(socketFolder(store.dataDir), '.s.PGSQL.5432'));
      socket.on('error', () => undefined);
      socket.write(rubbish);
      socket.end();
      socket.resume();
      await once(socket, 'close');
      expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    }
  });
});

// The database goes away, in the middle of anything, and comes back: the process lives, whoever asked
// is told to try again, what was acknowledged is there and nothing acts twice.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newPool, newQueryPool, openPostgres } from '../../src/db/engines/open-postgres.ts';
import { isUnavailable } from '../../src/db/unavailable.ts';
import { buildApp, createShop } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createStarterContent } from '../../src/site/index.ts';
import { databaseProxy } from '../database-proxy.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { Caller, engine, NOW, openMigrated, openShop, orderBody } from '../shop-under-test.ts';

const AWAY = { status: 503, body: { code: 'NOT_READY' } };

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.unreachable('it should have been rejected'),
    (error: unknown) => error,
  );
}

if (engine === 'postgres') {
  /** The app on a database that is reached through a network of the test's own. */
  async function openBehindProxy() {
    const { url } = await openMigrated();
    const proxy = await databaseProxy(url);
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const database = await openPostgres(proxy.url, () => {});
    const time = { now: NOW };
    const shop = createShop(database, () => time.now, config);
    await createStarterContent(shop);
    const app = await buildApp(shop, config, undefined);
    onTestFinished(async () => {
      await proxy.mend();
      await app.close();
      await database.close();
    });
    return { proxy, shop, time, visitor: new Caller(app) };
  }

  test('a transaction whose connection is ended fails as unavailable, and the process goes on', async () => {
    const { shop, visitor } = await openShop();
    const error = await rejection(
      shop.db.transact(async ({ sql: transaction }) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
          transaction,
        );
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(shop.db.read);
        await sql`select 1`.execute(transaction);
      }),
    );
    expect(isUnavailable(error)).toBe(true);
    expect((await visitor().post('/api/orders', orderBody())).status).toBe(201);
  });

  test('an order whose connection is ended is refused, stored by nobody, and placed once by a repeat', async () => {
    const { shop, visitor } = await openShop();
    const key = { 'idempotency-key': 'conexion-perdida-1' };
    await visitor().post('/api/orders', orderBody());
    const refused = await shop.db.transact(async ({ sql: blocking }) => {
      await blocking.selectFrom('stock').selectAll().forUpdate().execute();
      const order = visitor().post('/api/orders', orderBody(), key);
      const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(shop.db.read)).rows.length).toBe(1);
      const { rows } = await waiting.execute(shop.db.read);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(shop.db.read);
      return order;
    });
    expect(refused).toMatchObject(AWAY);
    expect(await shop.db.read.selectFrom('orders').select('id').execute()).toHaveLength(1);
    const first = await visitor().post('/api/orders', orderBody(), key);
    const again = await visitor().post('/api/orders', orderBody(), key);
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await shop.db.read.selectFrom('orders').select('id').execute()).toHaveLength(2);
    await expectStockToAgree(shop);
  });

  test('while the database is away every call says so, and works when it is back', async () => {
    const { proxy, time, visitor } = await openBehindProxy();
    expect((await visitor.get('/readyz')).status).toBe(200);
    await proxy.cut();
    time.now += 2000;
    expect(await visitor.get('/readyz')).toMatchObject(AWAY);
    expect(await visitor.post('/api/orders', orderBody())).toMatchObject(AWAY);
    expect(await visitor.get('/api/products')).toMatchObject(AWAY);
    expect((await visitor.get('/healthz')).status).toBe(200);
    await proxy.mend();
    time.now += 2000;
    expect((await visitor.get('/readyz')).status).toBe(200);
    expect((await visitor.post('/api/orders', orderBody())).status).toBe(201);
  });

  test('a database that is frozen is not ready; what it was asked is answered when it thaws', async () => {
    const { proxy, time, visitor } = await openBehindProxy();
    expect((await visitor.get('/readyz')).status).toBe(200);
    proxy.freeze();
    time.now += 2000;
    const order = visitor.post('/api/orders', orderBody());
    expect(await visitor.get('/readyz')).toMatchObject(AWAY);
    await proxy.mend();
    expect((await order).status).toBe(201);
  });

  test('a process that hangs in the middle of a transaction keeps its locks only for a while', async () => {
    const { url } = await openMigrated();
    const hanging = newQueryPool(url, () => {}, { idle_in_transaction_session_timeout: 50 });
    const other = newQueryPool(url, () => {});
    onTestFinished(() => Promise.all([hanging.end(), other.end()]).then(() => undefined));
    const client = await hanging.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(1)');
    expect((await other.query('select pg_advisory_xact_lock(1)')).rowCount).toBe(1);
    const error = await rejection(client.query('select 1'));
    expect(isUnavailable(error)).toBe(true);
    client.release(true);
  });

  test('a lock that takes too long is given up by the server, and the connection goes on', async () => {
    const { url } = await openMigrated();
    const pool = newQueryPool(url, () => {}, { lock_timeout: 50 });
    onTestFinished(() => pool.end());
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(1)');
    const waiting = await pool.connect();
    const error = await rejection(waiting.query('select pg_advisory_xact_lock(1)'));
    expect(isUnavailable(error)).toBe(true);
    expect((await waiting.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await holder.query('commit');
    holder.release();
    waiting.release();
  });

  test('by itself each connection has such limits, shorter than the driver’s patience', async () => {
    const { url } = await openMigrated();
    const pool = newQueryPool(url, () => {});
    onTestFinished(() => pool.end());
    const { rows } = await pool.query(
      `select name, setting from pg_settings where name in
       ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '20000' },
      { name: 'lock_timeout', setting: '12000' },
      { name: 'statement_timeout', setting: '14000' },
    ]);
  });

  test('a connection that is cut while nobody has it is replaced, and ends nothing', async () => {
    const { url } = await openMigrated();
    const [pool, other] = [newPool(url, { max: 1 }), newPool(url, { max: 1 })];
    onTestFinished(() => Promise.all([pool.end(), other.end()]).then(() => undefined));
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => pool.totalCount).toBe(0);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('a connection on which an answer took too long is used by nobody else', async () => {
    const { url } = await openMigrated();
    const pool = newPool(url, { query_timeout: 100, max: 1 });
    onTestFinished(() => pool.end());
    const client = await pool.connect();
    const error = await rejection(client.query('select pg_sleep(60)'));
    expect(isUnavailable(error)).toBe(true);
    await expect.poll(() => rejection(client.query('select 1')).then(isUnavailable)).toBe(true);
    client.release();
    expect(pool.totalCount).toBe(0);
    const patient = { text: 'select 1 as one', query_timeout: 60_000 };
    expect((await pool.query(patient)).rows).toEqual([{ one: 1 }]);
  });
}

if (engine === 'sqlite') {
  test('a full disk refuses what would be written, keeps what was, and serves again with room', async () => {
    const { shop, visitor, time } = await openShop();
    const limit = (pages: number) =>
      shop.db.transact(({ sql: transaction }) =>
        sql`pragma max_page_count = ${sql.lit(pages)}`.execute(transaction),
      );
    await limit(1);
    const long = orderBody({ details: 'x'.repeat(1000) });
    const replies = [];
    for (let sent = 0; sent < 20; sent += 1)
      replies.push(await visitor().post('/api/orders', long));
    expect(replies.at(-1)).toMatchObject(AWAY);
    const accepted = replies.filter(({ status }) => status === 201);
    expect(replies.every(({ status }) => status === 201 || status === 503)).toBe(true);
    const stored = await shop.db.read.selectFrom('orders').select('id').execute();
    expect(stored).toHaveLength(accepted.length);
    await limit(1_000_000);
    expect((await visitor().post('/api/orders', long)).status).toBe(201);
    time.now += 2000;
    expect((await visitor().get('/readyz')).status).toBe(200);
    await expectStockToAgree(shop);
  });
}

// What the rules forbid, the database refuses too, so that no bug can store it.
import { describe, expect, test } from 'vitest';
import type { Day } from '@brasa/core/kernel/madrid-time.ts';
import type { TableName } from '../../src/db/tables/tables.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { RIGHT } from './right-rows.ts';
import { WRONG } from './wrong-rows.ts';

/** Puts in what the references of the rows above point to. */
async function openFilled(): Promise<ShopUnderTest> {
  const under = await openShop();
  await under.shop.db.transact(async ({ sql }) => {
    await sql.deleteFrom('businessHours').where('dayOfWeek', '=', 3).execute();
    await sql
      .insertInto('users')
      .values(
        [2, 3, 4].map((n) => ({ ...RIGHT.users, username: `n${n}`, phone: `68888888${n + 4}` })),
      )
      .execute();
    await sql
      .insertInto('userPhones')
      .values({ ...RIGHT.userPhones, phone: '699999999' })
      .execute();
    await sql
      .insertInto('userMerges')
      .values({ ...RIGHT.userMerges, mergedUserId: 3 })
      .execute();
    await sql.insertInto('orders').values(RIGHT.orders).execute();
    for (let n = 1; n <= 2; n += 1) {
      await sql.insertInto('pointTransactions').values(RIGHT.pointTransactions).execute();
    }
    await sql
      .insertInto('pointLots')
      .values({ ...RIGHT.pointLots, transactionId: 2 })
      .execute();
    await sql
      .insertInto('idempotencyKeys')
      .values({ ...RIGHT.idempotencyKeys, caller: 'user:1', key: 'known' })
      .execute();
    await sql
      .insertInto('stock')
      .values({ ...RIGHT.stock, date: '2026-11-19' as Day })
      .execute();
  });
  return under;
}

function insert({ shop }: ShopUnderTest, table: TableName, row: object): Promise<unknown> {
  return shop.db.transact(({ sql }) =>
    sql
      .insertInto(table)
      .values(row as never)
      .execute(),
  );
}

describe.each(Object.keys(RIGHT) as TableName[])('the table %s', (table) => {
  test('takes a row that is right and refuses each that is not', async () => {
    const under = await openFilled();
    for (const wrong of WRONG[table]) {
      const what = JSON.stringify(wrong);
      await expect(insert(under, table, { ...RIGHT[table], ...wrong }), what).rejects.toThrow(
        /constraint|violates|null value/i,
      );
    }
    await insert(under, table, RIGHT[table]);
  });
});

describe('a row that something refers to', () => {
  test('cannot be deleted under it', async () => {
    const under = await openFilled();
    await insert(under, 'orderLogs', RIGHT.orderLogs);
    await insert(under, 'stockHistory', RIGHT.stockHistory);
    for (const table of ['orders', 'stock', 'categories', 'users'] as const) {
      const deleting = under.shop.db.transact(({ sql }) =>
        sql.deleteFrom(table).where('id', '=', 1).execute(),
      );
      await expect(deleting, table).rejects.toThrow(/constraint|violates/i);
    }
  });

  test('takes its sessions along when it is a user', async () => {
    const under = await openShop();
    const customer = await under.signedIn('abaranci');
    await under.shop.db.transact(({ sql }) =>
      sql.deleteFrom('users').where('id', '=', customer.id).execute(),
    );
    expect((await customer.get('/api/auth/me')).status).toBe(401);
  });
});

test('a phone and a user name belong to one user each; those without either do not collide', async () => {
  const under = await openShop();
  const phoneOnly = (phone: string | null) =>
    insert(under, 'users', {
      ...RIGHT.users,
      username: null,
      password: null,
      phoneOnly: 1,
      phone,
    });
  await insert(under, 'users', RIGHT.users);
  await expect(insert(under, 'users', { ...RIGHT.users, username: 'otra' })).rejects.toThrow(
    /unique/i,
  );
  await expect(phoneOnly('600111222')).rejects.toThrow(/unique/i);
  await phoneOnly('600333444');
  await phoneOnly('600555666');
  for (const username of ['sin-1', 'sin-2']) {
    await insert(under, 'users', { ...RIGHT.users, username, phone: null });
  }
});

test('a phone is one user’s, as the main one or as a further one, and can be moved', async () => {
  const under = await openFilled();
  const move = (phone: string, to: number) =>
    under.shop.db.transact(async ({ sql }) => {
      await sql.updateTable('users').set({ phone: null }).where('phone', '=', phone).execute();
      await sql.insertInto('userPhones').values({ phone, userId: to, createdAt: 0 }).execute();
    });
  await move('688888888', 1);
  const change = under.shop.db.transact(({ sql }) =>
    sql.updateTable('users').set({ phone: '688888888' }).where('id', '=', 1).execute(),
  );
  await expect(change).rejects.toThrow(/unique/i);
  await under.shop.db.transact(async ({ sql }) => {
    await sql.deleteFrom('userPhones').where('phone', '=', '688888888').execute();
    await sql.updateTable('users').set({ phone: '688888888' }).where('id', '=', 1).execute();
  });
});

test('nobody becomes part of themselves, and only who is nobody any more of another', async () => {
  const under = await openFilled();
  const point = (id: number, change: object) =>
    under.shop.db.transact(({ sql }) =>
      sql.updateTable('users').set(change).where('id', '=', id).execute(),
    );
  const gone = {
    ...{ username: null, password: null, phone: null, active: 0, erasedAt: 1 },
  };
  await expect(point(2, { ...gone, mergedInto: 2 })).rejects.toThrow(/constraint|violates/i);
  await expect(point(2, { mergedInto: 1 })).rejects.toThrow(/constraint|violates/i);
  await point(2, { ...gone, mergedInto: 1 });
});

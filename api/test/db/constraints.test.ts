// What the rules forbid, the database refuses too, so that no bug can store it.
import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { TableName } from '../../src/db/tables/tables.ts';
import { TABLE_NAMES } from '../count-rows.ts';
import { engine, openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { fill, ROWS } from './rows.ts';

async function openFilled(): Promise<ShopUnderTest> {
  const under = await openShop();
  await under.shop.db.transact(({ sql }) => fill(sql));
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

/** By the constraint that refused a row, on PostgreSQL. */
const refusedBy = new Set<string | undefined>();
const noteConstraint = (error: unknown) =>
  refusedBy.add((error as { constraint?: string }).constraint);

describe.each(TABLE_NAMES)('the table %s', (table) => {
  test('takes a row that is right and refuses each that is not', async () => {
    const under = await openFilled();
    const { right, wrong } = ROWS[table];
    for (const change of wrong) {
      const refused = insert(under, table, { ...right, ...change });
      await expect(refused, JSON.stringify(change)).rejects.toThrow(
        /constraint|violates|null value/i,
      );
      await refused.catch(noteConstraint);
    }
    await insert(under, table, right);
    // The same once more is refused where something of it is unique.
    await insert(under, table, right).catch(noteConstraint);
  });
});

if (engine === 'postgres') {
  test('each constraint has a row that it refuses', async () => {
    const { shop } = await openShop();
    // A key that the database gives out is nobody's to get wrong.
    const { rows } = await raw<{ name: string }>`select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u')
        and conrelid::regclass::text not like 'kysely%' and not exists (select from pg_attribute
          where attrelid = conrelid and attnum = any (conkey) and attidentity <> '')
      union select c.relname from pg_index join pg_class c on c.oid = indexrelid
      where indisunique and not indisprimary and c.relnamespace = 'public'::regnamespace
      order by 1`.execute(shop.db.read);
    const names = rows.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !refusedBy.has(name))).toEqual([]);
  });
}

describe('a row that something refers to', () => {
  test('cannot be deleted under it', async () => {
    const under = await openFilled();
    await insert(under, 'orderLogs', ROWS.orderLogs.right);
    await insert(under, 'stockHistory', ROWS.stockHistory.right);
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
      ...ROWS.users.right,
      username: null,
      password: null,
      phoneOnly: 1,
      phone,
    });
  await insert(under, 'users', ROWS.users.right);
  await expect(insert(under, 'users', { ...ROWS.users.right, username: 'otra' })).rejects.toThrow(
    /unique/i,
  );
  await expect(phoneOnly('600111222')).rejects.toThrow(/unique/i);
  await phoneOnly('600333444');
  await phoneOnly('600555666');
  for (const username of ['sin-1', 'sin-2']) {
    await insert(under, 'users', { ...ROWS.users.right, username, phone: null });
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

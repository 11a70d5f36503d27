// What the rules forbid, the database refuses too, so that no bug can store it.
import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/cents.ts';
import type { ClockTime, Day } from '@brasa/core/kernel/madrid-time.ts';
import { tenths } from '@brasa/core/kernel/tenths.ts';
import type { Tables } from '../../src/db/tables/tables.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

/** A row of each table that is right: the cases below spoil one thing of it. */
const RIGHT = {
  settings: { key: 'nueva', value: 'x', created_at: 0, updated_at: 0 },
  business_hours: {
    day_of_week: 3,
    open_time: '10:00' as ClockTime,
    close_time: '17:00' as ClockTime,
    is_open: 1,
    auto_update: 1,
  },
  categories: { name: 'x', description: null, image_url: null, deleted: 0 },
  products: {
    name: 'x',
    description: null,
    price: cents(100),
    image_url: null,
    category_id: 1,
    featured: 0,
    featured_order: 0,
    allergens: '[]',
    deleted: 0,
  },
  users: {
    username: 'nueva',
    password: 'x',
    role: 'abaranci',
    phone: '600111222',
    active: 1,
    phone_only: 0,
    created_at: 0,
    updated_at: 0,
  },
  sessions: { token_hash: 'x', user_id: 1, created_at: 0, expires_at: 0 },
  orders: {
    customer_name: 'x',
    quantity: tenths(15),
    pickup_time: 0,
    pickup_day: '2026-11-20' as Day,
    status: 'pending',
    total_amount: cents(0),
    deleted: 0,
    confirmado: 0,
    error: 0,
    notificado: 0,
    points_earned: 0,
    points_redeemed: 0,
    payment_method: 'cash',
    is_manual_entry: 0,
    created_at: 0,
    updated_at: 0,
  },
  order_logs: { order_id: 1, action: 'created', created_at: 0 },
  user_points: { user_id: 1, total_points: 0, available_points: 0, bonus_active: 0, updated_at: 0 },
  point_transactions: { user_id: 1, type: 'earned', points: 5, created_at: 0 },
  point_lots: {
    user_id: 1,
    transaction_id: 1,
    earned_points: 5,
    remaining_points: 5,
    expires_at: 0,
  },
  stock: {
    date: '2026-11-20' as Day,
    initial_stock: tenths(600),
    current_stock: tenths(600),
    reserved_stock: tenths(15),
    unreserved_stock: tenths(585),
    last_updated: 0,
  },
  stock_history: {
    stock_id: 1,
    action: 'order_created',
    quantity: tenths(15),
    previous_stock: tenths(600),
    new_stock: tenths(600),
    previous_reserved: tenths(0),
    new_reserved: tenths(15),
    created_at: 0,
  },
} satisfies { [Table in keyof Tables]?: Insertable<Tables[Table]> };

type Table = keyof typeof RIGHT;

const WRONG: { [Name in Table]: Record<string, unknown>[] } = {
  settings: [{ key: null }, { value: null }, { key: 'restaurantName' }],
  business_hours: [
    { day_of_week: 7 },
    { day_of_week: -1 },
    { day_of_week: 1 },
    { open_time: '9:00' },
    { close_time: '10:00' },
    { open_time: '18:00' },
    { is_open: 2 },
    { auto_update: null },
  ],
  categories: [{ name: null }, { deleted: 2 }, { deleted: null }],
  products: [
    { name: null },
    { price: -1 },
    { price: 10_000_000_000 },
    { price: null },
    { category_id: 999 },
    { featured: 3 },
  ],
  users: [
    { username: 'dueña' },
    { username: null },
    { password: null },
    { role: 'admin' },
    { role: null },
    { active: 2 },
    { phone_only: 1, phone: null, username: null },
    { username: null, password: null },
    { created_at: null },
  ],
  sessions: [{ user_id: 999 }, { user_id: null }, { expires_at: null }],
  orders: [
    { customer_name: null },
    { quantity: 12 },
    { quantity: -5 },
    { quantity: 180 },
    { quantity: null },
    { pickup_time: null },
    { pickup_day: 'hoy' },
    { status: 'reopened' },
    { status: 'delivered' },
    { confirmado: 1 },
    { deleted: 1 },
    { error: 1 },
    { status: 'error', error: 1, confirmado: 1 },
    { total_amount: -1 },
    { cash_amount: -1 },
    { final_amount: 10_000_000_000 },
    { payment_method: 'bizum' },
    { points_earned: -1 },
    { points_redeemed: -1 },
    { user_id: 999 },
    { is_manual_entry: 5 },
  ],
  order_logs: [{ order_id: 999 }, { order_id: null }, { action: null }, { created_by: 999 }],
  user_points: [
    { user_id: 999 },
    { available_points: -1 },
    { total_points: -1 },
    { bonus_active: 1 },
    { available_points: 100 },
  ],
  point_transactions: [
    { user_id: 999 },
    { type: 'gift' },
    { type: 'redeemed', points: 5 },
    { type: 'expired', points: 0 },
    { order_id: 999 },
  ],
  point_lots: [
    { transaction_id: 999 },
    { earned_points: 0 },
    { remaining_points: 6 },
    { remaining_points: -1 },
    { user_id: 999 },
  ],
  stock: [
    { date: 'hoy' },
    { unreserved_stock: 600 },
    { current_stock: 601 },
    { initial_stock: -1 },
    { reserved_stock: -1, unreserved_stock: 601 },
    { initial_stock: 100_000 },
    { current_stock: 100_000, unreserved_stock: 99_985 },
  ],
  stock_history: [
    { stock_id: 999 },
    { order_id: 999 },
    { created_by: 999 },
    { action: null },
    { new_stock: 100_000 },
  ],
};

/** Puts in what the references of the rows above point to. */
async function openFilled(): Promise<ShopUnderTest> {
  const under = await openShop();
  await under.shop.db.transact(async ({ sql }) => {
    await sql.deleteFrom('business_hours').where('day_of_week', '=', 3).execute();
    await sql.insertInto('orders').values(RIGHT.orders).execute();
    await sql.insertInto('point_transactions').values(RIGHT.point_transactions).execute();
    await sql
      .insertInto('stock')
      .values({ ...RIGHT.stock, date: '2026-11-19' as Day })
      .execute();
  });
  return under;
}

function insert({ shop }: ShopUnderTest, table: Table, row: object): Promise<unknown> {
  return shop.db.transact(({ sql }) =>
    sql
      .insertInto(table)
      .values(row as never)
      .execute(),
  );
}

describe.each(Object.keys(RIGHT) as Table[])('the table %s', (table) => {
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
    await insert(under, 'order_logs', RIGHT.order_logs);
    await insert(under, 'stock_history', RIGHT.stock_history);
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
      phone_only: 1,
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

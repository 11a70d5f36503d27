// Orders that were given to accounts with points on them are taken back
// (docs/rules/orders.md#orders-of-signed-in-customers).
import { expect, test } from 'vitest';
import { up } from '../../src/db/migrations/0048-placed-orders.ts';
import { customerBody } from '../accounts/customer-body.ts';
import { merged } from '../customers/people.ts';
import { newCustomer } from '../loyalty/customers.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

const migrate = ({ shop }: ShopUnderTest) => shop.db.transact(({ sql }) => up(sql));

/** As it was done with points or a bonus. */
async function attach({ shop }: ShopUnderTest, orderIds: number[], userId: number): Promise<void> {
  await shop.db.transact(({ sql }) =>
    sql.updateTable('orders').set({ userId }).where('id', 'in', orderIds).execute(),
  );
}

/** By the order. */
async function accountsOf({ shop }: ShopUnderTest): Promise<Record<number, number | null>> {
  const rows = await shop.db.read.selectFrom('orders').select(['id', 'userId']).execute();
  return Object.fromEntries(rows.map(({ id, userId }) => [id, userId]));
}

async function openWithOrders() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const [ana, berta] = [await under.signedIn('abaranci'), await newCustomer(under)];
  return { under, staff, ana, berta };
}

test('what a customer placed stays, what staff or a guest placed is nobody’s again', async () => {
  const { under, staff, ana, berta } = await openWithOrders();
  const own = await placeOrder(ana);
  const byHand = await placeOrder(staff, { is_manual_entry: true });
  const inTheForm = await placeOrder(staff);
  const guests = await placeOrder(under.visitor());
  const left = await placeOrder(under.visitor());
  await attach(under, [byHand.id, guests.id], berta.id);
  // Staff who took the points themselves have not placed it either.
  await attach(under, [inTheForm.id], staff.id);
  const before = await under.shop.db.read.selectFrom('orders').selectAll().orderBy('id').execute();
  expect(await migrate(under)).toBe(
    'Pedidos que ya no están en la cuenta de quien recibió o usó puntos en ellos: 3',
  );
  expect(await accountsOf(under)).toEqual({
    [own.id]: ana.id,
    ...{ [byHand.id]: null, [inTheForm.id]: null, [guests.id]: null, [left.id]: null },
  });
  const after = await under.shop.db.read.selectFrom('orders').selectAll().orderBy('id').execute();
  const others = (rows: typeof before) => rows.map(({ userId: _, ...row }) => row);
  expect(others(after)).toEqual(others(before));
  expect(await migrate(under)).toBeNull();
});

test('an order that staff entered by hand is nobody’s, whoever is its creator', async () => {
  const { under, ana } = await openWithOrders();
  const { id } = await placeOrder(ana);
  await under.shop.db.transact(({ sql }) =>
    sql.updateTable('orders').set({ isManualEntry: 1 }).where('id', '=', id).execute(),
  );
  expect(await migrate(under)).toMatch(/: 1$/);
  expect(await accountsOf(under)).toEqual({ [id]: null });
});

test('an order follows its customer into the account that they are part of now', async () => {
  const { under, staff, ana, berta } = await openWithOrders();
  const [second, third] = [await under.signedIn('abaranci'), await under.signedIn('abaranci')];
  const own = await placeOrder(ana);
  const guests = await placeOrder(under.visitor());
  await attach(under, [guests.id], berta.id);
  // Into a second, and with that one into a third; an account of a phone goes along with what it was given.
  await merged(staff, second.id, ana.id);
  await merged(staff, third.id, second.id);
  await merged(staff, third.id, berta.id);
  expect(await accountsOf(under)).toEqual({ [own.id]: third.id, [guests.id]: third.id });
  expect(await migrate(under)).toMatch(/: 1$/);
  expect(await accountsOf(under)).toEqual({ [own.id]: third.id, [guests.id]: null });
  // As if it had been another's meanwhile.
  await attach(under, [own.id], staff.id);
  expect(await migrate(under)).toMatch(/: 1$/);
  expect(await accountsOf(under)).toEqual({ [own.id]: third.id, [guests.id]: null });
});

test('an order whose creation is in no log is nobody’s, whatever was logged later', async () => {
  const { under, staff, ana } = await openWithOrders();
  const [silent, later] = [await placeOrder(ana), await placeOrder(ana)];
  await staff.patch(`/api/orders/${later.id}/confirm`);
  await under.shop.db.transact(async ({ sql }) => {
    await sql.deleteFrom('orderLogs').where('action', '=', 'created').execute();
    await sql.updateTable('orderLogs').set({ createdBy: ana.id }).execute();
  });
  expect(await migrate(under)).toMatch(/: 2$/);
  expect(await accountsOf(under)).toEqual({ [silent.id]: null, [later.id]: null });
});

test('an order of somebody who has left stays with the row that is left of them', async () => {
  const { under, staff } = await openWithOrders();
  const customer = under.visitor();
  const { body } = await customer.post('/api/auth/register', customerBody());
  const { id: userId } = (body as { user: { id: number } }).user;
  const { id } = await placeOrder(customer);
  await staff.patch(`/api/orders/${id}/confirm`);
  const erasure = await customer.post('/api/auth/me/erasure', { password: 'leña y brasa' });
  expect(erasure.status).toBe(200);
  expect(await migrate(under)).toBeNull();
  expect(await accountsOf(under)).toEqual({ [id]: userId });
});

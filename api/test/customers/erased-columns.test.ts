// Whatever column of an order says who it was for is blanked by each way of erasing it: a column that is new and
// forgotten is found here (docs/rules/customers.md#what-an-erasure-takes).
import { expect, test } from 'vitest';
import { fieldName } from '../../src/db/names.ts';
import { sweepPersonalData } from '../../src/customers/index.ts';
import type { Classification } from '../../src/db/tables/classification.ts';
import { COLUMNS } from '../../src/db/tables/personal-columns.ts';
import type { TableName } from '../../src/db/tables/tables.ts';
import { TOLD } from '../../src/orders/archive/logged-state.ts';
import { fill, ROWS } from '../db/rows.ts';
import { everything } from '../everything.ts';
import { placeOrder } from '../place-order.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';
import { PART_FIELDS } from '@brasa/core/payments/payments.rules.ts';

const MARK = 'Edelmira';
const PASSWORD = 'contraseña de prueba';
const SIX_YEARS_ON = Date.parse('2032-11-21T12:00Z');

/** What of a log's state is no person's. */
const IMPERSONAL: readonly string[] = [
  ...['status', 'quantity', 'linesTotal', 'pickupTime', 'totalAmount', 'discountAmount'],
  ...['finalAmount', 'waivedAmount', 'keptAmount', 'paymentMethod', ...PART_FIELDS],
  ...['pointsEarned', 'pointsRedeemed', 'invoiceNumber', 'invoiceAmount', 'invoicePdf'],
];

/** By "table.column", what stands in for the mark where that is no value of the column; null where none may be. */
const VALUES: Record<string, unknown> = {
  'orders.code': MARK.padEnd(22, '-'),
  'orders.gdprConsentDate': 1,
  // A message of an order goes to the order's address, and has none of its own: the database sees to that.
  'messages.recipient': null,
  // Of an order no session asks to be told.
  'pushSubscriptions.session': null,
};

const kindsOf = (table: TableName) =>
  Object.entries(COLUMNS[table] as Record<string, Classification>).filter(
    ([, kind]) => kind !== 'not personal' && kind !== 'kept by law',
  );

/** The tables whose rows are of an order, and say or may say who it was for. */
async function tablesOfOrders({ shop }: ShopUnderTest): Promise<TableName[]> {
  const tables = await shop.db.read.introspection.getTables();
  const ofOrders = tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'order_id'))
    .map(({ name }) => fieldName(name) as TableName);
  // Of the points of an order their user is told, whose they are (erase-person.ts).
  return ofOrders.filter((name) => kindsOf(name).length > 0 && name !== 'pointTransactions');
}

const allPersonalFields = JSON.stringify(
  Object.fromEntries(
    Object.keys(TOLD)
      .filter((field) => !IMPERSONAL.includes(field))
      .map((field) => [field, MARK]),
  ),
);

/** A row of the table for the order, each of its personal columns with the mark. */
async function mark({ shop }: ShopUnderTest, table: TableName, orderId: number): Promise<void> {
  const key = table === 'orders' ? 'id' : 'orderId';
  const marked = kindsOf(table).map(([column, kind]) => {
    const value = kind === 'personal fields' ? allPersonalFields : MARK;
    const place = `${table}.${column}`;
    return [column, place in VALUES ? VALUES[place] : value];
  });
  await shop.db.transact(async ({ sql }) => {
    if (table !== 'orders') {
      await sql
        .deleteFrom(table)
        .where('orderId' as never, '=', orderId as never)
        .execute();
      const row = { ...ROWS[table].right, orderId };
      await sql.insertInto(table).values(row).execute();
    }
    await sql
      .updateTable(table)
      .set(Object.fromEntries(marked) as never)
      .where(key as never, '=', orderId as never)
      .execute();
  });
}

test.each(['staff', 'its time', 'the customer'] as const)(
  'an order that is erased by %s keeps nothing in any column that is personal',
  async (way) => {
    const under = await openShop();
    await under.shop.db.transact(({ sql }) => fill(sql));
    const staff = await under.signedIn('haykakan');
    const customer = await under.signedIn('abaranci');
    const { id } = await placeOrder(customer, { customerName: MARK });
    await staff.patch(`/api/orders/${id}/confirm`);
    const tables = await tablesOfOrders(under);
    expect(tables).toEqual(
      expect.arrayContaining(['orderLines', 'orderLogs', 'pushSubscriptions']),
    );
    // The words of the name stand with it as the order has it; they are not written by hand.
    const written = tables.filter((table) => !table.endsWith('NameWords'));
    for (const table of ['orders', ...written] as TableName[]) await mark(under, table, id);
    expect(await everything(under)).toContain(MARK);

    if (way === 'staff') expect((await staff.post(`/api/orders/${id}/erase`)).status).toBe(200);
    if (way === 'the customer') {
      const erased = await customer.post('/api/auth/me/erasure', { password: PASSWORD });
      expect(erased.status).toBe(200);
    }
    if (way === 'its time') {
      under.time.now = SIX_YEARS_ON;
      await sweepPersonalData(under.shop);
    }

    expect((await everything(under)).toLowerCase()).not.toContain(MARK.toLowerCase());
    const order = await under.shop.db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const [column, kind] of kindsOf('orders')) {
      const { erased } = kind as { erased: unknown };
      const left = order[column as keyof typeof order];
      expect(left, column).toBe(column === 'details' ? '1 1/2 pollos' : erased);
    }
  },
);

test('what the history tells of an order is either a person’s or stands in the list of what is not', () => {
  const personal = Object.keys(TOLD).filter((field) => !IMPERSONAL.includes(field));
  expect(personal).toEqual([
    ...['reason', 'customerName', 'customerPhone', 'customerEmail', 'customerDni'],
    ...['customerAddress', 'details', 'note', 'lines', 'withdrawnDrinks'],
  ]);
});

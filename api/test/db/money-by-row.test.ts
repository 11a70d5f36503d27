// A shop is carried over to money by row to the cent (docs/rules/payments.md#rows).
import fc from 'fast-check';
import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import type { Parts } from '@brasa/core/payments/parts.rules.ts';
import { partField } from '@brasa/core/payments/payments.rules.ts';
import { viewCloses } from '../../src/books/books-view.ts';
import { findCloses } from '../../src/books/books.store.ts';
import type { Queries } from '../../src/db/database.ts';
import { readParts } from '../../src/orders/pay/stated-parts.ts';
import { findSale } from '../../src/sales/sales.store.ts';
import { listEntries, type PaymentEntry } from '../payments/list-entries.ts';
import { databaseBefore } from './database-before.ts';
import { insertRow } from './insert-row.ts';

type OldParts = { cash: number; card: number; transfer: number };

const METHODS = ['cash', 'card', 'transfer'] as const;
const [ORDERS, SALES, CLOSES] = [40, 30, 4];

const partsOf = (amount: fc.Arbitrary<number>) =>
  fc.record({ cash: amount, card: amount, transfer: amount });
const sum = ({ cash, card, transfer }: OldParts) => cash + card + transfer;
const sample = <Value>(values: fc.Arbitrary<Value>, count: number) =>
  fc.sample(values, { numRuns: count, seed: 20_261_129 });

const sold = sample(partsOf(fc.nat(5000)), SALES);
const stated = sample(
  fc.record({
    method: fc.constantFrom(...METHODS, 'mixed'),
    parts: partsOf(fc.nat(5000)),
  }),
  ORDERS,
);
const entered = sample(
  fc.record({
    parts: partsOf(fc.oneof(fc.constant(0), fc.integer({ min: -5000, max: 5000 }))).filter(
      (parts) => METHODS.some((method) => parts[method] !== 0),
    ),
    orderId: fc.integer({ min: 1, max: ORDERS }),
    day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'),
    close: fc.option(fc.integer({ min: 1, max: CLOSES })),
  }),
  200,
);

/** The shop as it was: orders, sales with a line each, one of them taken back, entries and closes. */
async function fillShop(sql: Queries): Promise<void> {
  const made = { created_at: 0, updated_at: 0 };
  await insertRow(sql, 'users', { id: 1, username: 'a', password: 'x', search_text: 'a', ...made });
  await insertRow(sql, 'products', { id: 1, name: 'Cerveza', price: 200 });
  for (const [index, { method, parts }] of stated.entries()) {
    await insertRow(sql, 'orders', {
      ...{
        id: index + 1,
        customer_name: 'x',
        quantity: 15,
        pickup_time: index,
        pickup_day: '2026-11-20',
      },
      ...{ deleted: 0, notificado: 0, total_amount: sum(parts), payment_method: method, ...made },
      ...{ cash_amount: parts.cash, card_amount: parts.card, transfer_amount: parts.transfer },
    });
  }
  for (const [index, parts] of sold.entries()) {
    const id = index + 1;
    const entry = {
      subject: 'sale',
      subject_id: id,
      day: '2026-11-20',
      entered_at: id,
      entered_by: 1,
    };
    await insertRow(sql, 'sales', {
      ...{ id, payment_method: 'mixed', total: sum(parts), ...parts, chickens: 0 },
      ...{ day: '2026-11-20', entered_at: id, sold_by: 1, invoiced_total: null },
    });
    await insertRow(sql, 'sale_lines', {
      ...{ sale_id: id, id: 1, product_id: 1, name: 'Cerveza', quantity: 10, unit_price: 200 },
      ...{ vat_rate: 21, chickens: 0 },
    });
    await insertRow(sql, 'payments', { ...entry, ...parts, action: 'sold' });
  }
  await insertRow(sql, 'sale_annulments', { sale_id: 1, entered_at: 9, annulled_by: 1 });
  for (const { parts, orderId, day, close } of entered) {
    await insertRow(sql, 'payments', {
      ...{ subject: 'order', subject_id: orderId, ...parts, action: 'payment', day },
      ...{ entered_at: 0, entered_by: 1, close_number: close },
    });
  }
  for (let number = 1; number <= CLOSES; number += 1) {
    const parts = addUp(entered.filter(({ close }) => close === number).map((one) => one.parts));
    await insertRow(sql, 'day_closes', {
      ...{
        number,
        day: '2026-11-20',
        closed_at: number,
        closed_by: 1,
        opening_cash: 0,
        cash_in: 0,
      },
      ...{
        cash_out: 0,
        ...parts,
        expected_cash: parts.cash,
        counted_cash: 0,
        left_cash: 0,
        facts: '{}',
      },
    });
  }
}

const addUp = (parts: readonly OldParts[]): OldParts =>
  parts.reduce(
    (all, one) => ({
      cash: all.cash + one.cash,
      card: all.card + one.card,
      transfer: all.transfer + one.transfer,
    }),
    { cash: 0, card: 0, transfer: 0 },
  );

/** The entries' sums by a key, each key in its order. */
function sumsBy<Entry extends OldParts>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
) {
  const keys = Map.groupBy(entries, (entry) => String(keyOf(entry)));
  return [...keys].map(([key, some]) => [key, addUp(some)]).toSorted();
}

const KEYS = [
  ({ subject, subjectId }: PaymentEntry) => `${subject} ${subjectId}`,
  ({ day }: PaymentEntry) => day,
  ({ closeNumber }: PaymentEntry) => closeNumber,
  ({ action }: PaymentEntry) => action,
];

test('every sum by order, sale, day, close and method stays as it was', async () => {
  const { database, migrate } = await databaseBefore('0065');
  await database.transact(({ sql }) => fillShop(sql));
  const { rows: before } = await raw<PaymentEntry>`select * from payments order by id`.execute(
    database.read,
  );
  const closesBefore = await raw<Parts & { number: number }>`
    select number, cash, card, transfer from day_closes order by number desc`.execute(
    database.read,
  );
  await migrate();

  const sql = database.read;
  const after = await listEntries(sql);
  const fields = ({
    subject,
    subjectId,
    action,
    day,
    enteredAt,
    closeNumber,
    ...entry
  }: PaymentEntry) => [
    ...[subject, subjectId, action, day, enteredAt, closeNumber],
    ...METHODS.map((method) => entry[method]),
  ];
  expect(after.map(fields)).toEqual(before.map(fields));
  for (const keyOf of KEYS) expect(sumsBy(after, keyOf)).toEqual(sumsBy(before, keyOf));

  const closes = await viewCloses(sql, await findCloses(sql, { limit: 99 }));
  expect(closes.map(({ number, payments }) => [number, ...euros(payments)])).toEqual(
    closesBefore.rows.map(({ number, ...parts }) => [
      number,
      ...METHODS.map((method) => parts[method]),
    ]),
  );
  for (const [index, parts] of sold.entries()) {
    const sale = await findSale(sql, index + 1);
    expect(sale).toMatchObject({ parts, total: sum(parts), lines: [{ name: 'Cerveza' }] });
  }
  expect((await findSale(sql, 1))?.annulledAt).toBe(9);

  const orders = await sql.selectFrom('orders').selectAll().orderBy('id').execute();
  const fieldsOf = (parts: OldParts) => METHODS.map((method) => parts[method]);
  expect(
    orders
      .map((order) => readParts(order))
      .map((order) => [order.paymentMethod, ...METHODS.map((method) => order[partField(method)])]),
  ).toEqual(stated.map(({ method, parts }) => [method, ...fieldsOf(parts)]));
});

const euros = (payments: Record<(typeof METHODS)[number], string>) =>
  METHODS.map((method) => Math.round(Number(payments[method]) * 100));

test('entries, sales and closes are never changed, as before', async () => {
  const { database, migrate } = await databaseBefore('0065');
  await database.transact(({ sql }) => fillShop(sql));
  await migrate();
  const run = (statement: string) =>
    database.transact(({ sql }) => raw.raw(statement).execute(sql));
  for (const statement of [
    'update payments set amount = 1',
    'delete from payments',
    'update payments set close_number = 1 where close_number is null',
    'update sales set total = 1',
    'delete from sales',
    'update day_closes set cash = 1',
  ]) {
    await expect(run(statement), statement).rejects.toThrow(/violates append-only/);
  }
});

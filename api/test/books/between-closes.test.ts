// What closes add up by time (docs/rules/books.md#between-two-closes).
import { expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import { readOpenPeriod } from '../../src/books/open-period.ts';
import { lastClose } from '../../src/books/books.store.ts';
import { listened, tablesReadWhole } from '../explained.ts';
import { answered, openInvoicingShop, type InvoicingShop } from '../invoices/invoicing-shop.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { expectSumsToAgree } from './expect-sums-to-agree.ts';

async function openDesk() {
  const under = await openInvoicingShop();
  const { staff } = under;
  const closes: DayClose[] = [];
  const books = async () => (await staff.get('/api/books')).body as OpenBooks;
  const close = async () => {
    const { number, facts } = await books();
    const count = { number, countedCash: '0.00', leftCash: '0.00' };
    const closed = answered(await staff.post('/api/books/closes', count)) as DayClose;
    expect(closed.facts).toEqual(facts);
    closes.push(closed);
    return closed;
  };
  return { ...under, closes, books, close };
}

/** Points for ten euros of somebody who passes by. */
const visitOf = async ({ staff }: InvoicingShop, phone: string) =>
  answered(
    await staff.post('/api/auth/points/accumulate', {
      ...{ phone, paymentAmount: '10.00', pointsToAdd: 10, orderId: null, cashPayment: true },
      ...{ walkIn: true, walkInId: 'visita-de-las-tres' },
    }),
  );

const annul = ({ staff }: InvoicingShop, { id }: { id: number }) =>
  staff.post(`/api/invoices/${id}/annulment`, { reason: 'Repetida' });

test('an order that is invoiced and then gets a full invoice counts once', async () => {
  const under = await openDesk();
  const { staff, order, full, list, close, books, closes } = under;
  const placed = await order('13.50');
  answered(await staff.post(`/api/orders/${placed.id}/simplified-invoice`));
  await full(placed);
  expect((await list()).totals.total).toBe('13.50');
  expect((await books()).facts.invoices).toEqual({ count: 2, total: '13.50' });
  await close();
  await expectSumsToAgree(under, closes);
});

test('what is annulled comes off, also after the close that had it', async () => {
  const under = await openDesk();
  const { simplified, close, books, time, closes } = under;
  const [early, late] = [await simplified('20.00'), await simplified('10.00')];
  expect((await annul(under, late)).status).toBe(201);
  expect((await close()).facts?.invoices).toEqual({ count: 2, total: '20.00' });
  time.now += 60_000;
  expect((await annul(under, early)).status).toBe(201);
  expect((await books()).facts.invoices).toEqual({ count: 0, total: '-20.00' });
  time.now += 3_600_000;
  await close();
  await expectSumsToAgree(under, closes);
});

test('an invoice of the second of a close, just after it, is in the next one', async () => {
  const under = await openDesk();
  const { simplified, close, time, closes } = under;
  time.now += 400;
  await simplified('20.00');
  expect((await close()).facts?.invoices.count).toBe(1);
  time.now += 200;
  await simplified('10.00');
  time.now += 60_000;
  expect((await close()).facts?.invoices).toEqual({ count: 1, total: '10.00' });
  await expectSumsToAgree(under, closes);
});

/** As if each of them had been committed only now. */
async function repeatLater({ shop }: InvoicingShop): Promise<void> {
  await shop.db.transact(async ({ sql }) => {
    for (const table of ['stockHistory', 'pointTransactions'] as const) {
      const rows = await sql.selectFrom(table).selectAll().execute();
      for (const { id: _id, ...row } of rows) await sql.insertInto(table).values(row).execute();
    }
    const [invoice] = await sql.selectFrom('invoices').selectAll().limit(1).execute();
    if (!invoice) throw new Error('there is no invoice');
    const { id: _id, ...copy } = invoice;
    await sql
      .insertInto('invoices')
      .values({ ...copy, series: 'Z', code: 'Z1', number: 1 })
      .execute();
  });
}

test('what bears a moment before a close and is committed after it is in the next one', async () => {
  const under = await openDesk();
  const { staff, simplified, close, time, closes } = under;
  const { id: userId } = await newCustomer(under);
  time.now += 1000;
  await earn(under, userId, 100);
  await simplified('20.00');
  await staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 2.5 });
  time.now += 1000;
  const first = await close();
  expect(first.facts?.chickens.walkIn).toBe('2.5');
  await repeatLater(under);
  time.now += 60_000;
  const { chickens, points, invoices } = (await close()).facts ?? {};
  expect({ chickens, points, invoices }).toEqual({
    chickens: first.facts?.chickens,
    points: first.facts?.points,
    invoices: first.facts?.invoices,
  });
  time.now += 60_000;
  expect((await close()).facts).toMatchObject({
    chickens: { ordered: '0.0', walkIn: '0.0' },
    points: { given: 0, redeemed: 0 },
    invoices: { count: 0, total: '0.00' },
  });
  await expectSumsToAgree(under, closes);
});

test('what comes after a close whose clock was ahead is in the next one all the same', async () => {
  const under = await openDesk();
  const { staff, simplified, close, time, closes } = under;
  const { id: userId, phone } = await newCustomer(under);
  const sell = () => staff.post('/api/stock/movements', { type: 'walk_in_sale', quantity: 1 });
  await sell();
  time.now += 3_600_000;
  await earn(under, userId, 100);
  await close();
  time.now -= 3_600_000;
  await sell();
  await earn(under, userId, 50);
  await simplified('20.00');
  await visitOf(under, phone);
  time.now += 60_000;
  expect((await close()).facts).toMatchObject({
    chickens: { ordered: '0.0', walkIn: '1.0' },
    points: { given: 60, redeemed: 0 },
    invoices: { count: 1, total: '20.00' },
    visitsWithoutSale: 1,
  });
  time.now += 3 * 3_600_000;
  expect((await close()).facts).toMatchObject({
    chickens: { ordered: '0.0', walkIn: '0.0' },
    points: { given: 0, redeemed: 0 },
    visitsWithoutSale: 0,
  });
  await expectSumsToAgree(under, closes);
});

test('after a close from before its last minutes were kept, the next begins with it', async () => {
  const under = await openDesk();
  const { simplified, close, books, time, shop } = under;
  await simplified('20.00');
  time.now += 1000;
  const { facts } = await books();
  await shop.db.transact(({ sql }) =>
    sql
      .insertInto('dayCloses')
      .values({
        ...{ number: 1, day: '2026-11-20', closedAt: time.now, closedBy: under.staff.id },
        ...{ openingCash: 0, cashIn: 0, cashOut: 0, cash: 0 },
        ...{ expectedCash: 0, countedCash: 0, leftCash: 0, coins: null, note: null },
        facts: JSON.stringify(facts),
      } as never)
      .execute(),
  );
  time.now += 1000;
  await simplified('10.00');
  expect((await close()).facts?.invoices).toEqual({ count: 1, total: '10.00' });
  expect((await close()).facts?.invoices).toEqual({ count: 0, total: '0.00' });
});

test('the open books read no table whole but those that are small', async () => {
  const under = await openDesk();
  await under.simplified('20.00');
  await under.close();
  const { nodes, shop } = listened(under);
  const sql = shop.db.read;
  await readOpenPeriod(sql, await lastClose(sql), { now: under.time.now, taken: null });
  const read = (await tablesReadWhole(under, nodes)).flatMap(({ tables }) => tables);
  const large = ['invoices', 'annulment', 'earlier', 'point_transactions', 'stock_history'];
  expect(read.filter((table) => [...large, 'payments'].includes(table))).toEqual([]);
});

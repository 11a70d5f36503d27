// Visits with points and without a sale, before a close (docs/rules/books.md#visits-without-a-sale).
import { describe, expect, test } from 'vitest';
import type { DayClose, OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { viewOpenBooks } from '../../src/books/books-view.ts';
import { readOpenPeriod } from '../../src/books/open-period.ts';
import { listened, plansOf, tablesReadWhole } from '../explained.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

const [WHOLE, BEER] = [8, 26];
const PHONE = '600111222';

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `visita-${String((lastKey += 1)).padStart(8, '0')}` });

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const books = async () => (await staff.get('/api/books')).body as OpenBooks;
  const listed = async () => {
    const { visits, facts } = await books();
    expect(facts.visitsWithoutSale).toBe(visits.length);
    return visits.map(({ walkInId }) => walkInId);
  };
  return { under, staff, books, listed };
}

async function visit(staff: Caller, walkInId: string, paymentAmount: string, more: object = {}) {
  const sent = { phone: PHONE, paymentAmount, cashPayment: true, walkIn: true, walkInId, ...more };
  expect((await staff.post('/api/auth/points/accumulate', sent)).status).toBe(200);
}

async function sell(staff: Caller, productId: number, more: object = {}) {
  const lines = [{ productId, quantity: 1 }];
  const reply = await staff.post('/api/sales', { lines, paymentMethod: 'cash', ...more }, newKey());
  expect(reply.status).toBe(201);
  return (reply.body as SoldReply).sale;
}

async function close(staff: Caller, { number }: OpenBooks): Promise<DayClose> {
  const reply = await staff.post('/api/books/closes', { number, countedCash: 0, leftCash: 0 });
  expect(reply.status).toBe(201);
  return reply.body as DayClose;
}

describe('a visit with points', () => {
  test('is listed with who, when, points and what was paid, and is no money', async () => {
    const { staff, books } = await openDesk();
    await visit(staff, 'V1', '13.50', { visitedAt: '2026-11-20T10:50:00.000Z' });
    expect(await books()).toMatchObject({
      payments: { total: '0.00' },
      facts: { visitsWithoutSale: 1, points: { given: 13 } },
      visits: [
        {
          ...{ walkInId: 'V1', customerName: null, phone: PHONE, points: 13, amount: '13.50' },
          visitedAt: '2026-11-20T10:50:00.000Z',
        },
      ],
    });
  });

  test('is not listed once a sale names it, and again once that is taken back', async () => {
    const { staff, listed } = await openDesk();
    await visit(staff, 'V1', '2.00');
    await visit(staff, 'V2', '2.00');
    const { id } = await sell(staff, BEER, { walkInId: 'V2' });
    expect(await listed()).toEqual(['V1']);
    await staff.post(`/api/sales/${id}/annulment`, {}, newKey());
    expect(await listed()).toEqual(['V1', 'V2']);
  });

  test('is listed where the sale that names it came to less', async () => {
    const { staff, listed } = await openDesk();
    await visit(staff, 'V1', '99999.99');
    await sell(staff, BEER, { walkInId: 'V1' });
    expect(await listed()).toEqual(['V1']);
  });

  test('that is committed after a close, and bears a time before it, is in the next one', async () => {
    const { under, staff, books, listed } = await openDesk();
    await visit(staff, 'V1', '13.50');
    under.time.now += 1000;
    await close(staff, await books());
    under.time.now -= 500;
    await visit(staff, 'V2', '13.50');
    under.time.now += 1000;
    expect(await listed()).toEqual(['V2']);
    const written = await close(staff, await books());
    expect(written.facts).toMatchObject({ visitsWithoutSale: 1 });
    expect(await listed()).toEqual([]);
  });

  test('of a closed day is listed once its sale is taken back', async () => {
    const { under, staff, books, listed } = await openDesk();
    await visit(staff, 'V1', '13.50');
    const { id } = await sell(staff, WHOLE, { walkInId: 'V1' });
    await close(staff, await books());
    under.time.now += 1000;
    expect(await listed()).toEqual([]);
    await staff.post(`/api/sales/${id}/annulment`, {}, newKey());
    expect(await listed()).toEqual(['V1']);
    const written = await close(staff, await books());
    expect(written.facts).toMatchObject({ visitsWithoutSale: 1 });
  });

  test('is not listed where a sale of the same cash was noted, one for each', async () => {
    const { under, staff, listed } = await openDesk();
    await sell(staff, WHOLE);
    await visit(staff, 'V1', '13.50');
    expect(await listed()).toEqual([]);
    under.time.now += 1000;
    await visit(staff, 'V2', '13.50');
    await visit(staff, 'V3', '2.00');
    await sell(staff, BEER, { paymentMethod: 'card' });
    expect(await listed()).toEqual(['V2', 'V3']);
    const { id } = await sell(staff, BEER);
    await sell(staff, WHOLE, { walkInId: 'another' });
    expect(await listed()).toEqual(['V2']);
    await staff.post(`/api/sales/${id}/annulment`, {}, newKey());
    expect(await listed()).toEqual(['V2', 'V3']);
  });

  test('of an order, and one whose points were taken back, is none', async () => {
    const { under, staff, listed } = await openDesk();
    await visit(staff, 'V1', '13.50');
    const points = under.shop.db.read.selectFrom('pointTransactions');
    const { id } = await points.select('id').executeTakeFirstOrThrow();
    expect((await staff.post(`/api/points/movements/${id}/annulment`, {})).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test('sent again is one visit', async () => {
    const { staff, listed } = await openDesk();
    await visit(staff, 'V1', '13.50');
    await visit(staff, 'V1', '13.50');
    expect(await listed()).toEqual(['V1']);
  });

  test('does not hold the close up, which says how many there were; the next one begins anew', async () => {
    const { under, staff, books, listed } = await openDesk();
    await visit(staff, 'V1', '13.50');
    const written = await close(staff, await books());
    expect(written.facts).toMatchObject({ visitsWithoutSale: 1 });
    under.time.now += 1000;
    expect(await listed()).toEqual([]);
    // What was sold before that close stands for nobody who came after it.
    await visit(staff, 'V2', '13.50');
    expect(await listed()).toEqual(['V2']);
  });
});

test('every statement of the open books that reads visits, points or payments goes by an index', async () => {
  const { under, staff } = await openDesk();
  await visit(staff, 'V1', '13.50');
  await sell(staff, BEER);
  const { nodes, shop } = listened(under);
  const sql = shop.db.read;
  const period = await readOpenPeriod(sql, undefined, { now: under.time.now, taken: null });
  expect((await viewOpenBooks(sql, period)).visits).toHaveLength(1);
  const read = await tablesReadWhole(under, nodes);
  const ofVisits = read.filter(({ statement }) => statement.includes('walk_in_visits'));
  const ofSales = read.filter(({ statement }) => statement.includes('"sales"'));
  expect([ofVisits.length, ofSales.length]).toEqual([1, 3]);
  const big = [
    'walk_in_visits',
    'sales',
    'sale_annulments',
    'sale_refunds',
    'payments',
    'point_transactions',
  ];
  for (const { statement, tables } of read) {
    expect(
      tables.filter((name) => [...big, 'point_reversals', 'users', 'member'].includes(name)),
      statement,
    ).toEqual([]);
  }
  // Of the ledger no more than what the close has, or none yet: not all that was ever paid for orders or sales.
  const ofLedger = (await plansOf(under, nodes)).filter(({ statement }) =>
    statement.includes('from "payments"'),
  );
  expect(ofLedger).toHaveLength(4);
  for (const { statement, plan } of ofLedger) {
    expect(plan, statement).toContain('payments_by_close');
  }
});

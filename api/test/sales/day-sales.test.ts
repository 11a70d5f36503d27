// A day's sales as staff look for one (docs/rules/sales.md#the-days-sales).
import { expect, test } from 'vitest';
import type { DaySales, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { at } from '../loyalty/customers.ts';
import { openShop, type Caller } from '../shop-under-test.ts';

const [WHOLE, BEER] = [8, 26];

let lastKey = 0;
async function sell(caller: Caller, productId: number, headers: Record<string, string> = {}) {
  const sale = { lines: [{ productId, quantity: 2 }], paymentMethod: 'card' };
  const key = { 'idempotency-key': `venta-del-dia-${(lastKey += 1)}` };
  const { body } = await caller.post('/api/sales', sale, { ...key, ...headers });
  return (body as SoldReply).sale;
}

async function openDesk() {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const list = async (query = '') => (await staff.get(`/api/sales${query}`)).body as DaySales;
  return { under, staff, list };
}

const idsOf = ({ sales }: DaySales) => sales.map(({ id }) => id);

const NO_INVOICE = { isInvoiced: false, invoicedTotal: null };

test('today’s sales are listed, the last first, with lines, method, time and seller', async () => {
  const { under, staff, list } = await openDesk();
  expect(await list()).toEqual({
    ...{ day: '2026-11-20', sales: [], hasMore: false },
    standing: { count: 0, total: '0.00' },
  });
  const beers = await sell(staff, BEER);
  under.time.now += 60_000;
  const chickens = await sell(staff, WHOLE);
  const listed = await list();
  const soldBy = { id: staff.id, name: listed.sales[0]?.soldBy.name ?? '' };
  expect(soldBy.name).not.toBe('');
  expect(listed).toEqual({
    day: '2026-11-20',
    sales: [
      { ...chickens, soldBy, annulledBy: null, refunds: [], ...NO_INVOICE, arrivedAt: null },
      { ...beers, soldBy, annulledBy: null, refunds: [], ...NO_INVOICE, arrivedAt: null },
    ],
    hasMore: false,
    standing: { count: 2, total: '31.00' },
  });
  expect(chickens).toMatchObject({ soldAt: '2026-11-20T11:11:00.000Z', paymentMethod: 'card' });
});

test('a sale that was taken back stays in the list with who did so, and counts no more', async () => {
  const { under, staff, list } = await openDesk();
  const beers = await sell(staff, BEER);
  await sell(staff, WHOLE);
  under.time.now += 1000;
  const colleague = await under.signedIn('haykakan');
  await colleague.post(`/api/sales/${beers.id}/annulment`);
  const { sales, standing } = await list();
  expect(sales.map(({ annulledAt }) => annulledAt)).toEqual([null, '2026-11-20T11:10:01.000Z']);
  expect(sales.map(({ soldBy }) => soldBy.id)).toEqual([staff.id, staff.id]);
  expect(sales.map(({ annulledBy }) => annulledBy?.id)).toEqual([undefined, colleague.id]);
  expect(standing).toEqual({ count: 1, total: '27.00' });
});

test('many are listed page by page, each once', async () => {
  const { staff, list } = await openDesk();
  for (let count = 0; count < 5; count += 1) await sell(staff, BEER);
  const first = await list('?limit=2');
  const second = await list(`?limit=2&before=${first.sales.at(-1)?.id}`);
  const third = await list(`?limit=2&before=${second.sales.at(-1)?.id}`);
  expect([first, second, third].map((page) => [idsOf(page), page.hasMore])).toEqual([
    [[5, 4], true],
    [[3, 2], true],
    [[1], false],
  ]);
  expect(third.standing).toEqual({ count: 5, total: '20.00' });
  expect(idsOf(await list('?before=1'))).toEqual([]);
});

test('a sale is of the Madrid day on which it was made, also where it came later', async () => {
  const { under, staff, list } = await openDesk();
  under.time.now = at('2026-11-21T09:00');
  const madeAt = new Date(at('2026-11-20T23:59')).toISOString();
  const late = await sell(staff, BEER, { 'made-at': madeAt, 'made-offline-by': String(staff.id) });
  const fresh = await sell(staff, BEER);
  expect(idsOf(await list())).toEqual([fresh.id]);
  expect((await list('?day=2026-11-20')).sales).toMatchObject([
    { id: late.id, soldAt: madeAt, arrivedAt: '2026-11-21T08:00:00.000Z' },
  ]);
  expect(idsOf(await list('?day=2026-11-19'))).toEqual([]);
});

test('what was sold by an account that is part of another by now is that one’s', async () => {
  const { under, staff, list } = await openDesk();
  const other = await under.signedIn('haykakan');
  await sell(other, BEER);
  await under.shop.db.transact(({ sql }) =>
    sql
      .updateTable('users')
      .set({
        ...{ username: null, password: null, phone: null, email: null, name: null },
        ...{ active: 0, erasedAt: 0, mergedInto: staff.id },
      })
      .where('id', '=', other.id)
      .execute(),
  );
  expect((await list()).sales).toMatchObject([{ soldBy: { id: staff.id } }]);
});

test.each(['day=2026-02-30', 'day=hoy', 'before=0', 'before=uno', 'limit=0', 'limit=101'])(
  'a list by %s is refused',
  async (query) => {
    const { staff } = await openDesk();
    expect((await staff.get(`/api/sales?${query}`)).status).toBe(400);
  },
);

test('the list is staff’s alone', async () => {
  const { under } = await openDesk();
  expect((await (await under.signedIn('abaranci')).get('/api/sales')).status).toBe(403);
  expect((await under.visitor().get('/api/sales')).status).toBe(401);
});

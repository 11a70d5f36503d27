// Goods of a counter sale that are paid back (docs/rules/sales.md#refunds-of-a-sale). The starter products: 8 a whole chicken at
// 13.50, 9 half a one, 26 beer at 2.00.
import { expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { DaySales, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import type { StockMovements } from '@brasa/core/stock/stock.contract.ts';
import { countRows } from '../count-rows.ts';
import { expectStockToAgree } from '../expect-stock-to-agree.ts';
import { openInvoicingShop } from '../invoices/invoicing-shop.ts';
import type { Caller } from '../shop-under-test.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';

const [WHOLE, BEER] = [8, 26];

let lastKey = 0;
const newKey = () => ({ 'idempotency-key': `devolver-${String((lastKey += 1)).padStart(8, '0')}` });

/** A shop that has sold two chickens and a beer for 29.00, in cash. */
async function openSold() {
  const under = await openInvoicingShop();
  const { staff } = under;
  const lines = [
    { productId: WHOLE, quantity: 2 },
    { productId: BEER, quantity: 1 },
  ];
  const { sale } = (await staff.post('/api/sales', { lines, paymentMethod: 'cash' }, newKey()))
    .body as SoldReply;
  under.time.now += 1000;
  const books = async () => (await staff.get('/api/books')).body as OpenBooks;
  return { ...under, sale, books };
}

const CHICKEN = { line: 1, quantity: 1 };
const BOTH_CHICKENS = { line: 1, quantity: 2 };
const THE_BEER = { line: 2, quantity: 1 };

const refundOf = (goods: object[], changes: object = {}) => ({
  ...{ goods, method: 'cash', reason: 'Quemado', refundedAmount: '0.00' },
  ...changes,
});

const giveBack = (
  caller: Caller,
  id: number,
  refund: object,
  headers: Record<string, string> = newKey(),
) => caller.post(`/api/sales/${id}/refunds`, refund, headers);

async function historyOf({ staff }: { staff: Caller }) {
  return ((await staff.get('/api/stock/movements')).body as StockMovements).history;
}

test('goods that come back go out of the drawer, the books and the report, and their chickens into the stock only where staff say so', async () => {
  const under = await openSold();
  const { staff, sale, books, time } = under;
  const first = await giveBack(staff, sale.id, refundOf([CHICKEN]));
  expect(first).toMatchObject({
    status: 201,
    body: {
      sale: { total: '29.00', refundedAmount: '13.50', cashAmount: '15.50', chickens: '2.0' },
      stock: { currentStock: '58.0' },
    },
  });
  expect((first.body as SoldReply).sale.lines).toMatchObject([
    { quantity: '2.0', returned: '1.0' },
    { quantity: '1.0' },
  ]);
  time.now += 1000;
  const goods = [{ ...CHICKEN, toStock: true }];
  const changes = { method: 'card', refundedAmount: '13.50' };
  expect(await giveBack(staff, sale.id, refundOf(goods, changes))).toMatchObject({
    status: 201,
    body: {
      sale: { refundedAmount: '27.00', cashAmount: '15.50', cardAmount: '-13.50' },
      stock: { currentStock: '59.0' },
    },
  });
  expect((await historyOf(under))[0]).toMatchObject({
    action: 'walk_in_returned',
    quantity: '1.0',
  });
  expect(await books()).toMatchObject({
    payments: { cash: '15.50', card: '-13.50', total: '2.00' },
    facts: {
      sales: { count: 1, total: '2.00' },
      annulledSales: { count: 0 },
      refunds: { cash: '13.50', card: '13.50', total: '27.00' },
      chickens: { walkIn: '1.0' },
    },
  });
  const { standing, sales } = (await staff.get('/api/sales')).body as DaySales;
  expect(standing).toEqual({ count: 1, total: '2.00' });
  expect(sales).toMatchObject([
    {
      ...{ refundedAmount: '27.00', lines: [{ returned: '2.0' }, {}] },
      refunds: [1, 2].map(() => ({ by: { id: staff.id }, reason: 'Quemado' })),
    },
  ]);
  expect(
    (await staff.get('/api/books/report/products?unit=day&day=2026-11-20')).body,
  ).toMatchObject({ products: [{ productId: BEER, quantity: '1.0', total: '2.00' }] });
  await expectStockToAgree(under.shop);
});

test('a sale of which a part came back is taken back for the rest', async () => {
  const under = await openSold();
  const { staff, sale, books } = under;
  await giveBack(staff, sale.id, refundOf([CHICKEN]));
  expect(await staff.post(`/api/sales/${sale.id}/annulment`)).toMatchObject({
    status: 200,
    // The chicken that was thrown away stays out of the stock.
    body: { stock: { currentStock: '59.0' } },
  });
  expect(await books()).toMatchObject({
    payments: { cash: '0.00', total: '0.00' },
    facts: {
      sales: { count: 0, total: '0.00' },
      annulledSales: { count: 1, total: '15.50' },
      refunds: { cash: '13.50' },
    },
  });
  expect(await giveBack(staff, sale.id, refundOf([CHICKEN]))).toMatchObject({
    status: 409,
    body: { code: 'SALE_ANNULLED' },
  });
  await expectStockToAgree(under.shop);
});

test('a refund in another way than the payment stays as it was given when the rest is taken back', async () => {
  const { staff, sale, books } = await openSold();
  await giveBack(staff, sale.id, refundOf([CHICKEN], { method: 'card' }));
  await staff.post(`/api/sales/${sale.id}/annulment`);
  expect(await books()).toMatchObject({
    // The 15.50 of the rest left the drawer; the 13.50 of the chicken had left the card.
    payments: { cash: '13.50', card: '-13.50', total: '0.00' },
    facts: { sales: { count: 0, total: '0.00' }, annulledSales: { count: 1, total: '15.50' } },
  });
});

test('where all came back by lines there is nothing left to take back', async () => {
  const { staff, sale, books, shop } = await openSold();
  await giveBack(staff, sale.id, refundOf([BOTH_CHICKENS, THE_BEER]));
  const rows = await countRows(shop.db);
  expect(await staff.post(`/api/sales/${sale.id}/annulment`)).toMatchObject({
    status: 409,
    body: { code: 'SALE_RETURNED', error: 'Todo lo de esta venta ya se ha devuelto' },
  });
  expect(await countRows(shop.db)).toEqual(rows);
  expect(await books()).toMatchObject({ payments: { total: '0.00' } });
});

test('a refund is noted once, however often it is sent, and by one of two devices that have seen the same', async () => {
  const under = await openSold();
  const { staff, sale, books } = under;
  const key = newKey();
  const replies = [1, 2].map(() => giveBack(staff, sale.id, refundOf([THE_BEER]), key));
  const [one, other] = await Promise.all(replies);
  expect([one?.status, other?.body]).toEqual([201, one?.body]);
  const devices = await twoDevices(under);
  const same = refundOf([CHICKEN], { refundedAmount: '2.00' });
  const both = await Promise.all(devices.map((device) => giveBack(device, sale.id, same)));
  expect(countStatuses(both)).toEqual({ 201: 1, 409: 1 });
  expect(both.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'SALE_CHANGED' },
  });
  expect((await books()).payments.total).toBe('13.50');
  await expectStockToAgree(under.shop);
});

test.each([
  ['no goods', refundOf([]), 'Elige al menos un producto'],
  ['a line that the sale has not', refundOf([{ line: 3, quantity: 1 }]), 'Línea inválida'],
  ['more than was sold', refundOf([{ line: 1, quantity: 2.5 }]), 'De eso no queda tanto'],
  ['more than was sold, in two parts', refundOf([BOTH_CHICKENS, CHICKEN]), 'De eso no queda tanto'],
  ['a part of a half', refundOf([{ line: 1, quantity: 0.3 }]), 'Cantidad inválida'],
  ['no reason', refundOf([CHICKEN], { reason: ' ' }), 'Indica el motivo'],
  ['several ways', refundOf([CHICKEN], { method: 'mixed' }), 'Forma de pago inválida'],
])('refused, and changes nothing: %s', async (_what, refund, message) => {
  const { staff, sale, shop } = await openSold();
  const rows = await countRows(shop.db);
  const reply = await giveBack(staff, sale.id, refund);
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain(message);
  expect(await countRows(shop.db)).toEqual(rows);
});

test('an invoiced sale is refunded once its invoice is corrected, and invoiced without what came back', async () => {
  const under = await openSold();
  const { staff, sale } = under;
  const ticket = (await staff.post(`/api/sales/${sale.id}/simplified-invoice`)).body as Invoice;
  expect(await giveBack(staff, sale.id, refundOf([CHICKEN]))).toMatchObject({
    status: 409,
    body: { code: 'SALE_INVOICED' },
  });
  await staff.post(`/api/invoices/${ticket.id}/corrections`, {
    ...{ kind: 'R5', method: 'I', reason: 'Devuelto' },
    lines: [{ description: 'Pollo entero', rate: 10, total: '-13.50' }],
  });
  expect((await giveBack(staff, sale.id, refundOf([CHICKEN]))).status).toBe(201);
  const more = refundOf([CHICKEN], { refundedAmount: '13.50' });
  expect(await giveBack(staff, sale.id, more)).toMatchObject({ body: { code: 'SALE_INVOICED' } });
  await expectStockToAgree(under.shop);
});

test('a sale of which a part came back is invoiced without it', async () => {
  const { staff, sale } = await openSold();
  await giveBack(staff, sale.id, refundOf([CHICKEN]));
  expect((await staff.post(`/api/sales/${sale.id}/simplified-invoice`)).body).toMatchObject({
    total: '15.50',
    lines: [{ total: '13.50' }, { total: '2.00' }],
  });
});

test('a visit whose sale is refunded in part has its sale all the same', async () => {
  const { staff, books } = await openSold();
  const points = { phone: '611222333', walkIn: true, cashPayment: true };
  const visit = { ...points, walkInId: 'V1', paymentAmount: '29.00' };
  expect((await staff.post('/api/auth/points/accumulate', visit)).status).toBe(200);
  expect((await books()).visits).toEqual([]);
  await giveBack(staff, 1, refundOf([THE_BEER]));
  expect((await books()).visits).toEqual([]);
});

test('only staff give money back', async () => {
  const { sale, shop, visitor, signedIn } = await openSold();
  const customer = await signedIn('abaranci');
  expect((await giveBack(visitor(), sale.id, refundOf([CHICKEN]))).status).toBe(401);
  expect((await giveBack(customer, sale.id, refundOf([CHICKEN]))).status).toBe(403);
  expect(await shop.db.read.selectFrom('saleRefunds').selectAll().execute()).toEqual([]);
});

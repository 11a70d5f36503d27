// A counter sale's invoice (docs/rules/invoices.md#invoice-of-a-sale). The starter products: 8 a whole chicken at 13.50
// with 10 %, 26 beer at 2.00 with 21 %.
import { describe, expect, test } from 'vitest';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { DaySales, SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { checkChain } from '../../src/invoices/records/check-chain.ts';
import { countRows } from '../count-rows.ts';
import { countStatuses, twoDevices } from '../two-devices.ts';
import { answered, CUSTOMER_NIF, openInvoicingShop } from './invoicing-shop.ts';

const LINES = [
  { productId: 8, quantity: 1 },
  { productId: 26, quantity: 3 },
];

async function openCounter(options: Parameters<typeof openInvoicingShop>[0] = {}) {
  const under = await openInvoicingShop(options);
  const { staff } = under;
  let last = 0;
  const sell = async (lines: object[] = LINES) => {
    const key = { 'idempotency-key': `venta-facturada-${(last += 1)}` };
    const reply = await staff.post('/api/sales', { lines, paymentMethod: 'card' }, key);
    return (answered(reply) as SoldReply).sale;
  };
  const ask = (id: number) => staff.post(`/api/sales/${id}/simplified-invoice`);
  return {
    ...under,
    sell,
    ask,
    invoiced: async (id: number) => answered(await ask(id)) as Invoice,
    annul: (id: number) => staff.post(`/api/sales/${id}/annulment`),
    listed: async () => ((await staff.get('/api/sales')).body as DaySales).sales,
  };
}

describe('a sale’s simplified invoice', () => {
  test('has its lines, rates and payment, its number and record, and names the sale', async () => {
    const { shop, sell, invoiced, list, listed } = await openCounter();
    const sale = await sell();
    const invoice = await invoiced(sale.id);
    expect(invoice).toMatchObject({
      ...{ kind: 'F2', code: 'S2026-000001', orderId: null, saleId: sale.id },
      ...{ total: '19.50', recipientName: null, state: 'pending', previousHuella: '' },
      lines: [
        { quantity: '1.0', rate: 10, total: '13.50' },
        { description: 'Cerveza', quantity: '3.0', rate: 21, total: '6.00' },
      ],
      rates: [
        { rate: 10, total: '13.50' },
        { rate: 21, total: '6.00' },
      ],
    });
    expect(invoice.qrUrl).toContain('S2026-000001');
    expect((await list()).invoices).toEqual([invoice]);
    expect(await listed()).toMatchObject([{ id: sale.id, isInvoiced: true }]);
    expect(await checkChain(shop.db.read)).toEqual({ records: 1, broken: null });
  });

  test('is a PDF, found by its sale too', async () => {
    const { staff, sell, invoiced } = await openCounter();
    const sale = await sell();
    const path = `/api/sales/${sale.id}/invoice`;
    expect(await staff.get(path)).toMatchObject({
      status: 404,
      body: { code: 'INVOICE_NOT_FOUND' },
    });
    const { id } = await invoiced(sale.id);
    const byInvoice = await staff.get(`/api/invoices/${id}/pdf`);
    expect(byInvoice.status).toBe(200);
    const bySale = await staff.get(path);
    expect(bySale).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('factura-S2026-000001.pdf') as string,
      },
    });
    expect(bySale.body).toEqual(byInvoice.body);
    expect(await staff.get('/api/sales/999/invoice')).toMatchObject({
      status: 404,
      body: { code: 'SALE_NOT_FOUND' },
    });
  });

  test('found by its sale is the one that stands', async () => {
    const { staff, sell, invoiced } = await openCounter();
    const sale = await sell();
    const first = await invoiced(sale.id);
    await staff.post(`/api/invoices/${first.id}/annulment`, { reason: 'Se hizo mal' });
    const path = `/api/sales/${sale.id}/invoice`;
    expect((await staff.get(path)).status).toBe(404);
    await invoiced(sale.id);
    expect((await staff.get(path)).headers['content-disposition']).toContain('S2026-000002');
  });

  test('is one, however often and from however many devices it is asked for', async () => {
    const under = await openCounter();
    const { id } = await under.sell();
    const [here, there] = await twoDevices(under);
    const replies = await Promise.all(
      [here, there, here, there].map((one) => one.post(`/api/sales/${id}/simplified-invoice`)),
    );
    expect(countStatuses(replies)).toEqual({ 200: 4 });
    expect(new Set(replies.map(({ body }) => (body as Invoice).code)).size).toBe(1);
    const key = { 'idempotency-key': 'factura-de-venta' };
    const path = `/api/sales/${(await under.sell()).id}/simplified-invoice`;
    const first = await here.post(path, {}, key);
    const rows = await countRows(under.shop.db);
    expect(await here.post(path, {}, key)).toMatchObject({ status: 200, body: first.body });
    expect(await countRows(under.shop.db)).toEqual(rows);
    expect(await checkChain(under.shop.db.read)).toEqual({ records: 2, broken: null });
  });

  test('shares series and chain with those of orders', async () => {
    const { shop, sell, invoiced, simplified } = await openCounter();
    const codes = [
      (await simplified()).code,
      (await invoiced((await sell()).id)).code,
      (await simplified()).code,
    ];
    expect(codes).toEqual(['S2026-000001', 'S2026-000002', 'S2026-000003']);
    expect(await checkChain(shop.db.read)).toEqual({ records: 3, broken: null });
  });

  test('of a sale of the day before says so', async () => {
    const { time, sell, invoiced, shop } = await openCounter();
    const { id } = await sell();
    time.now += 24 * 3_600_000;
    await invoiced(id);
    const rows = await shop.db.read.selectFrom('invoices').select('operationDay').execute();
    expect(rows).toEqual([{ operationDay: '2026-11-20' }]);
  });
});

describe('what is refused', () => {
  test('a sale that there is not, one taken back, one of nothing, one too large', async () => {
    const { shop, staff, sell, ask, annul } = await openCounter();
    const back = await sell();
    await annul(back.id);
    await staff.patch('/api/products/26', { price: '0.00', version: 1 });
    const free = await sell([{ productId: 26, quantity: 1 }]);
    await staff.patch('/api/products/26', { price: '3000.01', version: 2 });
    const dear = await sell([{ productId: 26, quantity: 1 }]);
    const rows = await countRows(shop.db);
    for (const [id, status, code] of [
      [999, 404, 'SALE_NOT_FOUND'],
      [back.id, 422, 'INVOICE_SALE_ANNULLED'],
      [free.id, 422, 'INVOICE_WITHOUT_AMOUNT'],
      [dear.id, 422, 'SIMPLIFIED_TOO_LARGE'],
    ] as const) {
      expect(await ask(id)).toMatchObject({ status, body: { code } });
    }
    expect(await countRows(shop.db)).toEqual(rows);
  });

  test('any without a tax identity, and by anybody but staff', async () => {
    const under = await openCounter({ hasIdentity: false });
    const { id } = await under.sell();
    expect(await under.ask(id)).toMatchObject({
      status: 422,
      body: { code: 'INVOICE_TAX_IDENTITY_MISSING' },
    });
    const path = `/api/sales/${id}/simplified-invoice`;
    expect((await (await under.signedIn('abaranci')).post(path)).status).toBe(403);
    expect((await under.visitor().post(path)).status).toBe(401);
  });
});

describe('an invoiced sale', () => {
  test('is not taken back until its invoice is annulled', async () => {
    const { shop, staff, sell, invoiced, annul, listed } = await openCounter();
    const sale = await sell();
    const invoice = await invoiced(sale.id);
    const rows = await countRows(shop.db);
    expect(await annul(sale.id)).toMatchObject({ status: 409, body: { code: 'SALE_INVOICED' } });
    expect(await countRows(shop.db)).toEqual(rows);
    await staff.post(`/api/invoices/${invoice.id}/annulment`, { reason: 'No hubo venta' });
    expect(await listed()).toMatchObject([{ isInvoiced: false }]);
    expect((await annul(sale.id)).status).toBe(200);
    expect(await checkChain(shop.db.read)).toEqual({ records: 2, broken: null });
  });

  test('is taken back once its invoices come to nothing; a correction names the sale too, and stays', async () => {
    const { shop, staff, sell, invoiced, annul } = await openCounter();
    const sale = await sell();
    const invoice = await invoiced(sale.id);
    const correct = (total: string, rate: number) =>
      staff.post(`/api/invoices/${invoice.id}/corrections`, {
        ...{ kind: 'R5', method: 'I', reason: 'Devolución' },
        lines: [{ description: 'Devuelto', rate, total }],
      });
    await correct('-13.50', 10);
    expect(await annul(sale.id)).toMatchObject({ body: { code: 'SALE_INVOICED' } });
    const correction = await correct('-6.00', 21);
    expect(correction).toMatchObject({
      status: 201,
      body: { kind: 'R5', orderId: null, saleId: sale.id },
    });
    expect((await annul(sale.id)).status).toBe(200);
    // Without the correction the invoice would stand for nothing.
    const url = `/api/invoices/${(correction.body as Invoice).id}/annulment`;
    const refused = await staff.post(url, { reason: 'Por error' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVOICE_SALE_ANNULLED' } });
    expect(await checkChain(shop.db.read)).toEqual({ records: 3, broken: null });
  });

  test('whose invoice was annulled is invoiced anew', async () => {
    const { staff, sell, invoiced, annul } = await openCounter();
    const sale = await sell();
    const first = await invoiced(sale.id);
    await staff.post(`/api/invoices/${first.id}/annulment`, { reason: 'Se hizo mal' });
    expect((await invoiced(sale.id)).code).toBe('S2026-000002');
    expect(await annul(sale.id)).toMatchObject({ body: { code: 'SALE_INVOICED' } });
  });

  test('and its annulment at once: one of them is refused', async () => {
    const under = await openCounter();
    const { id } = await under.sell();
    const [here, there] = await twoDevices(under);
    const replies = await Promise.all([
      here.post(`/api/sales/${id}/simplified-invoice`),
      there.post(`/api/sales/${id}/annulment`),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('whose invoice is gone breaks the chain check', async () => {
    const { shop, sell, invoiced } = await openCounter();
    const { id } = await sell();
    const lost = await sell();
    await invoiced(id);
    await shop.db.transact(({ sql }) =>
      sql
        .updateTable('sales')
        .set({ invoicedTotal: cents(1950) })
        .where('id', '=', lost.id)
        .execute(),
    );
    expect((await checkChain(shop.db.read)).broken).toMatchObject({
      ...{ code: `Venta ${lost.id}`, fault: 'Su factura ya no está' },
    });
  });
});

test('a sale’s invoices still count in the books as invoices', async () => {
  const { staff, sell, invoiced } = await openCounter();
  await invoiced((await sell()).id);
  expect((await staff.get('/api/books')).body).toMatchObject({
    facts: { sales: { count: 1 }, invoices: { count: 1, total: '19.50' } },
  });
});

describe('a sale’s full invoice', () => {
  const CUSTOMER = {
    ...{ customerName: 'Ana Roca', customerDNI: CUSTOMER_NIF },
    customerAddress: 'Calle Nueva, 3, Villena',
  };
  async function openFull() {
    const under = await openCounter();
    const path = (id: number) => `/api/sales/${id}/invoice`;
    const askFull = (id: number, changes: object = {}) =>
      under.staff.post(path(id), { ...CUSTOMER, ...changes });
    return {
      ...under,
      askFull,
      full: async (id: number) => answered(await askFull(id)) as Invoice,
    };
  }

  test('names its customer; asked for again it is the same one', async () => {
    const { shop, sell, full, list } = await openFull();
    const { id } = await sell();
    const invoice = await full(id);
    expect(invoice).toMatchObject({
      ...{ kind: 'F1', code: 'F2026-000001', saleId: id, total: '19.50' },
      ...{ recipientName: 'Ana Roca', recipientNif: CUSTOMER_NIF },
    });
    expect(await full(id)).toEqual(invoice);
    expect((await list()).invoices).toHaveLength(1);
    expect(await checkChain(shop.db.read)).toEqual({ records: 1, broken: null });
  });

  test('takes the place of its ticket, at what corrections leave of it', async () => {
    const { staff, sell, invoiced, full, list } = await openFull();
    const { id } = await sell();
    const ticket = await invoiced(id);
    const lines = [{ description: 'Cerveza', rate: 21, total: '-6.00' }];
    const body = { kind: 'R5', method: 'I', lines, reason: 'Devueltas' };
    answered(await staff.post(`/api/invoices/${ticket.id}/corrections`, body));
    const invoice = await full(id);
    expect(invoice).toMatchObject({ kind: 'F3', total: '13.50' });
    expect(invoice.rates.map(({ rate, total }) => [rate, total])).toEqual([
      [10, '13.50'],
      [21, '0.00'],
    ]);
    expect((await list()).invoices).toHaveLength(3);
  });

  test('two devices make one', async () => {
    const { sell, list, ...under } = await openFull();
    const { id } = await sell();
    const other = await under.signedIn('haykakan');
    const replies = await Promise.all(
      [under.staff, other].map((staff) => staff.post(`/api/sales/${id}/invoice`, CUSTOMER)),
    );
    expect(countStatuses(replies)).toEqual({ 200: 2 });
    expect((await list()).invoices).toHaveLength(1);
  });

  test.each([
    ['a number that is none', { customerDNI: '12345678A' }, 'customerDNI'],
    ['no name', { customerName: ' ' }, 'customerName'],
    ['no address', { customerAddress: '' }, 'customerAddress'],
  ])('with %s is refused', async (_what, changes, path) => {
    const { sell, askFull, list } = await openFull();
    const { id } = await sell();
    expect(await askFull(id, changes)).toMatchObject({
      status: 400,
      body: { details: [{ path }] },
    });
    expect((await list()).invoices).toEqual([]);
  });

  test('is of no sale that was taken back, nor of one that does not exist', async () => {
    const { sell, askFull, annul } = await openFull();
    const { id } = await sell();
    await annul(id);
    expect((await askFull(id)).body).toMatchObject({ code: 'INVOICE_SALE_ANNULLED' });
    expect((await askFull(id + 1)).status).toBe(404);
  });

  test('needs a tax identity', async () => {
    const { sell, staff } = await openCounter({ hasIdentity: false });
    const { id } = await sell();
    const reply = await staff.post(`/api/sales/${id}/invoice`, CUSTOMER);
    expect(reply.body).toMatchObject({ code: 'INVOICE_TAX_IDENTITY_MISSING' });
  });
});

// An order's invoice (docs/rules/invoices.md#invoice-of-an-order).
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { OrderWithHistory } from '@brasa/core/orders/archive/order-history.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { issueSimplifiedInvoice } from '../../src/invoices/issue/issue-invoice.ts';
import { placeOrder } from '../place-order.ts';
import {
  answered,
  CUSTOMER_NIF,
  giveTaxIdentity,
  invoiceBody,
  openInvoicingShop,
  SHOP_NIF,
} from './invoicing-shop.ts';

const code = (body: unknown) => (body as { code: string }).code;

describe('a full invoice', () => {
  test('has the first number of its series, its record and its QR, and the order knows it', async () => {
    const { staff, order, full, folder } = await openInvoicingShop();
    const paid = await order('20.00');
    const invoice = await full(paid);
    expect(invoice).toMatchObject({
      series: 'F2026',
      number: 1,
      code: 'F2026-000001',
      kind: 'F1',
      orderId: paid.id,
      recipientNif: CUSTOMER_NIF,
      recipientName: paid.customerName,
      total: '20.00',
      previousHuella: '',
      state: 'pending',
    });
    expect(invoice.qrUrl).toBe(
      `https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=${SHOP_NIF}&numserie=F2026-000001&fecha=20-11-2026&importe=20.00`,
    );
    const { history, ...after } = answered(
      await staff.get(`/api/orders/${paid.id}`),
    ) as OrderWithHistory;
    expect(after).toMatchObject({
      invoicePDF: 'invoices/F2026-000001.pdf',
      invoiceNumber: String(paid.id).padStart(6, '0'),
      customerDNI: CUSTOMER_NIF,
    });
    expect(history.map(({ action }) => action)).toContain('invoice_issued');
    expect(existsSync(join(folder, 'invoices/F2026-000001.pdf'))).toBe(true);
  });

  test('is made once, however often it is asked for', async () => {
    const { staff, order, list } = await openInvoicingShop();
    const { id } = await order('20.00');
    const ask = () => staff.post(`/api/orders/${id}/invoice`, invoiceBody());
    const replies = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await list()).totals.count).toBe(1);
  });

  test.each([
    ['I', '-20.00'],
    ['S', '0.00'],
  ])('is made anew where a correction (%s) has brought it to nothing', async (method, total) => {
    const { staff, order, full, list } = await openInvoicingShop();
    const placed = await order('20.00');
    const wrong = await full(placed);
    const correct = () =>
      staff.post(`/api/invoices/${wrong.id}/corrections`, {
        ...{ kind: 'R1', method, reason: 'Otro cliente' },
        lines: [{ description: 'Pollo', rate: 10, total }],
      });
    expect((await correct()).status).toBe(201);
    const address = `/api/orders/${placed.id}`;
    expect((await staff.get(address)).body).toMatchObject({ invoicedTotal: '0.00' });
    const data = { customerDNI: '87654321X', totalAmount: '20.00' };
    const sent = { ...invoiceBody(data), invoiceNumber: 'x' };
    expect((await staff.patch(address, sent)).status).toBe(200);
    const right = await full(placed, data);
    expect(right).toMatchObject({ kind: 'F1', recipientNif: '87654321X', total: '20.00' });
    expect((await staff.get(address)).body).toMatchObject({
      ...{ invoicedTotal: '20.00', invoicePDF: `invoices/${right.code}.pdf` },
    });
    expect((await full(placed, data)).id).toBe(right.id);
    expect((await correct()).status).toBe(409);
    expect((await list()).totals).toMatchObject({ total: '20.00' });
  });

  test('is read again from its file, which is written again where it is gone', async () => {
    const { staff, order, full, folder } = await openInvoicingShop();
    const { id, code: number } = await full(await order('20.00'));
    const path = join(folder, `invoices/${number}.pdf`);
    const first = await readFile(path);
    await rm(path);
    const again = await staff.get(`/api/invoices/${id}/pdf`);
    expect(again.headers['content-type']).toBe('application/pdf');
    expect(again.headers['content-disposition']).toBe(
      `attachment; filename="factura-${number}.pdf"`,
    );
    expect(await readFile(path)).toEqual(first);
  });

  test('takes the order’s lines at their rates; what they are not of the total is a line a rate', async () => {
    const { staff, full, shop } = await openInvoicingShop();
    const products = await shop.db.read.selectFrom('products').selectAll().orderBy('id').execute();
    const beer = products.find(({ vatRate, minQuantity }) => vatRate === 21 && minQuantity === 10);
    const chicken = products.find(({ vatRate, chickens }) => vatRate === 10 && chickens === 10);
    const lines = [beer, chicken].map((one) => ({ productId: one?.id, quantity: 2 }));
    const placed = answered(
      await staff.post('/api/orders', {
        customerName: 'Ana',
        pickupTime: '2026-11-20T14:00',
        isManualEntry: true,
        is_manual_entry: true,
        lines,
      }),
    ) as Order;
    const paid = String(Number(placed.linesTotal) - 1.01);
    const order = answered(
      await staff.patch(`/api/orders/${placed.id}`, { totalAmount: paid }),
    ) as Order;
    const invoice = await full(order);
    expect(invoice.total).toBe(order.finalAmount);
    expect(invoice.lines.map(({ description, rate }) => [description, rate])).toEqual([
      [beer?.name, 21],
      [chicken?.name, 10],
      ['Descuento', 10],
      ['Descuento', 21],
    ]);
    const sum = (field: 'base' | 'tax' | 'total', rate: number) =>
      invoice.lines
        .filter((line) => line.rate === rate)
        .reduce((all, line) => all + Math.round(Number(line[field]) * 100), 0);
    for (const { rate, base, tax, total } of invoice.rates) {
      expect([sum('base', rate), sum('tax', rate), sum('total', rate)]).toEqual(
        [base, tax, total].map((amount) => Math.round(Number(amount) * 100)),
      );
    }
  });

  test('takes lines that somebody wrote, where they are the total', async () => {
    const { staff, order, full } = await openInvoicingShop();
    const placed = await order('20.00');
    const lines = [
      { description: 'Menú de empresa', rate: 10, total: '15.00' },
      { description: 'Vino', rate: 21, total: 5 },
    ];
    const wrong = await staff.post(
      `/api/orders/${placed.id}/invoice`,
      invoiceBody({ lines: lines.slice(1) }),
    );
    expect([wrong.status, code(wrong.body)]).toEqual([422, 'INVOICE_LINES_MISMATCH']);
    const invoice = await full(placed, { lines, customerName: 'Talleres Núñez SL' });
    expect(invoice.recipientName).toBe('Talleres Núñez SL');
    expect(invoice.rates).toEqual([
      { rate: 10, base: '13.64', tax: '1.36', total: '15.00' },
      { rate: 21, base: '4.13', tax: '0.87', total: '5.00' },
    ]);
  });
});

describe('for a firm of another member state', () => {
  test('the record names it by its VAT number, and an amendment may', async () => {
    const { staff, order, full } = await openInvoicingShop();
    const french = await full(await order('20.00'), { customerDNI: 'FR 12-345 678 901' });
    expect(french).toMatchObject({ kind: 'F1', recipientNif: 'FR12345678901' });
    const xml = async (id: number) => String((await staff.get(`/api/invoices/${id}/xml`)).body);
    expect(await xml(french.id)).toContain('<sf:IDType>02</sf:IDType><sf:ID>FR12345678901</sf:ID>');
    const { id } = await full(await order('20.00'));
    const path = `/api/invoices/${id}/amendment`;
    const wrong = await staff.post(path, { recipientNif: 'GB123456789', reason: 'Otro NIF' });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'recipientNif' }] } });
    const amended = await staff.post(path, { recipientNif: 'pt 500 000 000', reason: 'Otro NIF' });
    expect(amended.status).toBe(201);
    expect(await xml(id)).toContain('<sf:CodigoPais>PT</sf:CodigoPais>');
  });
});

describe('what cannot be invoiced', () => {
  test.each([
    ['customerEmail', 'no', 'Email inválido'],
    ['customerPhone', '12', 'Teléfono inválido'],
    ['customerDNI', '1234', 'DNI/NIF inválido'],
    ['customerDNI', '12345678A', 'DNI/NIF inválido'],
    ['customerAddress', 'x', 'Dirección inválida'],
    ['totalAmount', '-1', 'El total debe ser mayor que 0'],
    ['totalAmount', '0', 'El total debe ser mayor que 0'],
    ['customerAddress', 'Calle\u0000 Mayor', 'El texto contiene caracteres no permitidos'],
  ])('%s: %j', async (path, value, message) => {
    const { staff, order } = await openInvoicingShop();
    const { id } = await order('20.00');
    const reply = await staff.post(`/api/orders/${id}/invoice`, invoiceBody({ [path]: value }));
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ details: [{ path, message }] });
  });

  test('an order that is called off, a ticket of nothing, or an order that there is not', async () => {
    const { staff, order } = await openInvoicingShop();
    const { id } = await order();
    await staff.patch(`/api/orders/${id}/cancel`);
    const off = await staff.post(`/api/orders/${id}/invoice`, invoiceBody());
    expect(code(off.body)).toBe('INVOICE_ORDER_CALLED_OFF');
    const other = await order();
    await staff.patch(`/api/orders/${other.id}`, { totalAmount: '0', paymentMethod: 'cash' });
    const empty = await staff.post(`/api/orders/${other.id}/simplified-invoice`);
    expect(code(empty.body)).toBe('INVOICE_WITHOUT_AMOUNT');
    const none = await staff.post('/api/orders/999999/invoice', invoiceBody());
    expect(none.status).toBe(404);
  });

  test('a dish without a price, until the payment is noted: neither a ticket nor a receipt', async () => {
    const { staff, list } = await openInvoicingShop();
    const order = await placeOrder(staff, {
      ...{ quantity: 2, details: '2 pollos, paella de marisco para 8', is_manual_entry: true },
    });
    const path = `/api/orders/${order.id}`;
    const ticket = () => staff.post(`${path}/simplified-invoice`);
    const receipt = () => staff.post(`${path}/tickets`, { kind: 'receipt', way: 'browser' });
    for (const ask of [ticket, receipt]) {
      const reply = await ask();
      expect([reply.status, code(reply.body)]).toEqual([422, 'INVOICE_WITHOUT_AMOUNT']);
    }
    expect((await list()).totals.count).toBe(0);
    await staff.patch(path, { totalAmount: '123.00', paymentMethod: 'cash' });
    expect((await receipt()).status).toBe(201);
    expect((await list()).invoices).toMatchObject([{ kind: 'F2', total: '123.00' }]);
  });

  test('with a clock that went back further than it may', async () => {
    const { staff, order, simplified, time, list } = await openInvoicingShop();
    const { id } = await order('20.00');
    const first = await simplified();
    time.now -= 60_000;
    const soon = await simplified();
    expect(soon.issuedAt).toBe(first.issuedAt);
    time.now -= 600_000;
    const reply = await staff.post(`/api/orders/${id}/invoice`, invoiceBody());
    expect([reply.status, code(reply.body)]).toEqual([409, 'INVOICE_CLOCK_BEHIND']);
    expect((await list()).totals.count).toBe(2);
  });
});

describe('a device that says what its clock shows', () => {
  test('is refused where it is another day than the server’s, and nothing is issued', async () => {
    const { staff, order, simplified, time, list } = await openInvoicingShop();
    const { id } = await order('20.00');
    const first = await simplified();
    const present = time.now;
    time.now += 3 * 24 * 60 * 60 * 1000;
    const said = (now: number) => ({
      'Idempotency-Key': 'una-factura',
      'Sent-At': new Date(now).toISOString(),
    });
    for (const [path, body] of [
      [`/api/orders/${id}/invoice`, invoiceBody()],
      [`/api/orders/${id}/simplified-invoice`, {}],
      [`/api/orders/${id}/tickets`, { kind: 'receipt', way: 'browser' }],
      [`/api/invoices/${first.id}/annulment`, { reason: 'Repetida' }],
    ] as const) {
      const reply = await staff.post(path, body, said(present));
      expect([path, reply.status, code(reply.body)]).toEqual([path, 409, 'INVOICE_CLOCK_DOUBTED']);
    }
    expect((await list()).totals.count).toBe(1);
    time.now = present;
    const reply = await staff.post(`/api/orders/${id}/invoice`, invoiceBody(), said(present));
    expect(reply.status).toBe(200);
  });
});

describe('a simplified invoice', () => {
  test('counts in a series of its own and names nobody', async () => {
    const { simplified } = await openInvoicingShop();
    expect((await simplified()).code).toBe('S2026-000001');
    const second = await simplified('3000.00');
    expect(second).toMatchObject({ code: 'S2026-000002', kind: 'F2', recipientName: null });
  });

  test('is of 3.000 € at most, and wants the shop’s tax identity', async () => {
    const { staff, order } = await openInvoicingShop();
    const { id } = await order('3000.01');
    const tooMuch = await staff.post(`/api/orders/${id}/simplified-invoice`);
    expect([tooMuch.status, code(tooMuch.body)]).toEqual([422, 'SIMPLIFIED_TOO_LARGE']);
    const without = await openInvoicingShop({ hasIdentity: false });
    const other = await without.order('20.00');
    const reply = await without.staff.post(`/api/orders/${other.id}/simplified-invoice`);
    expect(code(reply.body)).toBe('INVOICE_TAX_IDENTITY_MISSING');
  });

  test('gives way to a full one of the same total, and is counted once', async () => {
    const { staff, simplified, full, list } = await openInvoicingShop();
    const ticket = await simplified('20.00');
    const order = { id: ticket.orderId } as Order;
    const invoice = await full(order, { totalAmount: '99.00' });
    expect(invoice).toMatchObject({ kind: 'F3', code: 'F2026-000001', total: '20.00' });
    expect(invoice.cites).toEqual({ id: ticket.id, code: ticket.code });
    expect((await list()).totals).toMatchObject({ total: '20.00' });
    const again = await staff.post(`/api/orders/${order.id}/simplified-invoice`);
    expect(code(again.body)).toBe('INVOICE_HAS_RECIPIENT');
  });
});

describe('without a tax identity', () => {
  test('a paper has the order’s number; it becomes an invoice once there is one', async () => {
    const under = await openInvoicingShop({ hasIdentity: false });
    const { staff, order, list, folder } = under;
    const placed = await order('20.00');
    const ask = (changes = {}) =>
      staff.post(`/api/orders/${placed.id}/invoice`, invoiceBody(changes));
    expect((await ask({ customerDNI: 'PASSPORT1' })).status).toBe(200);
    const number = String(placed.id).padStart(6, '0');
    expect(existsSync(join(folder, `invoices/${number}.pdf`))).toBe(true);
    expect((await list()).invoices).toEqual([]);
    await giveTaxIdentity(under);
    expect((await ask({ customerDNI: 'PASSPORT1' })).status).toBe(400);
    expect((await ask()).status).toBe(200);
    expect((await list()).invoices.map((invoice) => invoice.code)).toEqual(['F2026-000001']);
  });
});

describe('a paper without a tax identity', () => {
  const openPapers = async () => {
    const under = await openInvoicingShop({ hasIdentity: false });
    const { id } = await under.order('20.00');
    const ask = (changes = {}) =>
      under.staff.post(`/api/orders/${id}/invoice`, invoiceBody(changes));
    const papers = () =>
      under.shop.db.read
        .selectFrom('invoices')
        .select(['code', 'total', 'kind'])
        .orderBy('id')
        .execute();
    return { ...under, id, ask, papers };
  };

  test('is made once of the same order, and anew after the order has changed', async () => {
    const { staff, id, ask, papers } = await openPapers();
    const first = await ask();
    expect((await ask()).body).toEqual(first.body);
    expect(await papers()).toHaveLength(1);
    await staff.patch(`/api/orders/${id}`, { quantity: 3, totalAmount: '40.50' });
    const second = await ask();
    expect(second.status).toBe(200);
    const number = String(id).padStart(6, '0');
    expect(await papers()).toEqual([
      { code: number, total: 2000, kind: 'F1' },
      { code: `${number}-2`, total: 4050, kind: 'F3' },
    ]);
    const shown = await staff.get(`/api/orders/${id}/invoice`);
    expect(shown.body).toEqual(second.body);
    expect(shown.body).not.toEqual(first.body);
    const books = answered(await staff.get('/api/books')) as OpenBooks;
    expect(books.facts.invoices).toEqual({ count: 2, total: '40.50' });
  });

  test('is made anew for another customer, another way of paying or another day', async () => {
    const { staff, id, ask, papers } = await openPapers();
    await ask();
    await ask({ customerDNI: 'PASSPORT1' });
    await staff.patch(`/api/orders/${id}`, { paymentMethod: 'card' });
    await ask({ customerDNI: 'PASSPORT1' });
    expect(await papers()).toHaveLength(3);
    await staff.patch(`/api/orders/${id}`, { pickupTime: '2026-11-19T13:30' });
    await ask({ customerDNI: 'PASSPORT1' });
    expect(await papers()).toHaveLength(4);
  });

  test('is none of an order that is called off', async () => {
    const { staff, id, ask } = await openPapers();
    await ask();
    await staff.patch(`/api/orders/${id}/cancel`);
    expect(code((await ask()).body)).toBe('INVOICE_ORDER_CALLED_OFF');
  });
});

describe('the year', () => {
  test('begins every series anew, by Madrid’s midnight', async () => {
    const { shop, staff, time, order } = await openInvoicingShop();
    const orders = [await order('20.00'), await order('20.00'), await order('20.00')];
    const moments = ['2026-12-01T12:00:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'];
    for (const [at, { id }] of orders.entries()) {
      time.now = Date.parse(moments[at] ?? '');
      await issueSimplifiedInvoice(shop, { id, by: staff.id, identity: null });
    }
    const rows = await shop.db.read.selectFrom('invoices').select('code').orderBy('id').execute();
    expect(rows.map((row) => row.code)).toEqual(['S2026-000001', 'S2026-000002', 'S2027-000001']);
  });
});

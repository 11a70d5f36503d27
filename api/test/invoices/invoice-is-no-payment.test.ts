// What an invoice is of is no payment: that is what staff note (docs/rules/orders.md#invoice-data).
import { describe, expect, test } from 'vitest';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { answered, CUSTOMER_NIF, invoiceBody, openInvoicingShop } from './invoicing-shop.ts';

const code = (body: unknown) => (body as { code: string }).code;
const UNPAID = { finalAmount: null, cashAmount: null, cardAmount: null, transferAmount: null };
const DATA = { ...invoiceBody({ totalAmount: '7.20' }), invoiceNumber: 'x' };

async function openUnpaid() {
  const under = await openInvoicingShop();
  const placed = await under.order();
  const url = `/api/orders/${placed.id}`;
  const { staff } = under;
  return {
    ...under,
    placed,
    url,
    read: async () => answered(await staff.get(url)) as Order,
    books: async () => answered(await staff.get('/api/books')) as OpenBooks,
    ask: (changes: object) => staff.post(`${url}/invoice`, invoiceBody({ ...changes })),
  };
}

describe('an order that is not paid', () => {
  test('says what its invoice is of, and nothing comes into the books', async () => {
    const { staff, url, read, books, ask, list, shop } = await openUnpaid();
    const before = await books();
    expect((await staff.patch(url, DATA)).body).toMatchObject({ totalAmount: '7.20', ...UNPAID });
    expect((await ask({ totalAmount: '7.20' })).status).toBe(200);
    expect(await read()).toMatchObject({ totalAmount: '7.20', pointsEarned: 0, ...UNPAID });
    expect((await list()).invoices).toMatchObject([{ total: '7.20' }]);
    const after = await books();
    expect(after).toMatchObject({
      payments: before.payments,
      expectedCash: before.expectedCash,
      facts: { paidOrders: 0, invoices: { count: 1, total: '7.20' } },
    });
    expect(await shop.db.read.selectFrom('payments').select('id').execute()).toEqual([]);
    const report = answered(await staff.get('/api/books/report?unit=day&day=2026-11-20'));
    expect(JSON.stringify(report)).not.toContain('7.20');
    const unpaid = answered(await staff.get('/api/order-archive?payment=unpaid')) as {
      orders: Order[];
    };
    expect(unpaid.orders).toMatchObject([{ totalAmount: '7.20', finalAmount: null }]);
  });

  test.each([
    ['its invoice fails', true],
    ['its paper is from before the tax identity', false],
  ])(
    'forgets the total kept for an invoice with an edit of its contents where %s',
    async (_why, hasIdentity) => {
      const { staff, order } = await openInvoicingShop({ hasIdentity });
      const { id } = await order(undefined, {
        lines: [{ productId: 8, quantity: '1' }],
        quantity: 1,
      });
      const url = `/api/orders/${id}`;
      await staff.patch(url, { ...DATA, totalAmount: '13.50' });
      const nif = hasIdentity ? '12345678A' : CUSTOMER_NIF;
      await staff.post(`${url}/invoice`, invoiceBody({ customerDNI: nif, totalAmount: '13.50' }));
      const edited = await staff.patch(url, { lines: [{ productId: 8, quantity: '2' }] });
      expect(edited.body).toMatchObject({ linesTotal: '27.00', totalAmount: '0.00' });
      expect((await staff.patch(url, { customerName: 'Otra' })).body).toMatchObject({
        totalAmount: '0.00',
      });
    },
  );

  test('stays unpaid where the invoice fails, and the invoice can be asked for again', async () => {
    const { staff, url, read, ask } = await openUnpaid();
    await staff.patch(url, DATA);
    expect((await ask({ totalAmount: '7.20', customerDNI: '12345678A' })).status).toBe(400);
    expect(await read()).toMatchObject({ totalAmount: '7.20', ...UNPAID, invoicePDF: null });
    await staff.patch(url, { ...DATA, totalAmount: '8.20' });
    expect((await ask({ totalAmount: '8.20' })).status).toBe(200);
    expect(await read()).toMatchObject({ totalAmount: '8.20', ...UNPAID });
  });

  test('has the total of an invoice that came without its data, as the history tells', async () => {
    const { staff, url, read, ask } = await openUnpaid();
    await ask({ totalAmount: '7.20' });
    expect(await read()).toMatchObject({ totalAmount: '7.20', ...UNPAID });
    const { history } = answered(await staff.get(url)) as {
      history: { action: string; changes: unknown[] }[];
    };
    expect(history[0]).toMatchObject({
      action: 'invoice_issued',
      changes: expect.arrayContaining([
        { field: 'invoiceAmount', before: null, after: '7.20' },
      ]) as unknown,
    });
    expect(JSON.stringify(history[0])).not.toContain('totalAmount');
  });

  test('is paid with the total of its invoice and no other', async () => {
    const { staff, placed, url, read, ask } = await openUnpaid();
    await ask({ totalAmount: '7.20' });
    for (const payment of [
      { totalAmount: '8.00' },
      { paymentMethod: 'card' },
      { ...DATA, totalAmount: '8.00' },
    ]) {
      const reply = await staff.patch(url, payment);
      expect([reply.status, code(reply.body)]).toEqual([409, 'ORDER_INVOICED']);
    }
    const points = await staff.post('/api/auth/points/accumulate', {
      ...{ phone: '600111222', paymentAmount: '8.00', pointsToAdd: 8, cashPayment: true },
      ...{ orderId: placed.id, walkIn: false, walkInId: null },
    });
    expect([points.status, code(points.body)]).toEqual([409, 'ORDER_INVOICED']);
    expect(await read()).toMatchObject({ totalAmount: '7.20', ...UNPAID });
    expect((await staff.patch(url, DATA)).status).toBe(200);
    await staff.patch(url, { totalAmount: '7.20', paymentMethod: 'card' });
    expect(await read()).toMatchObject({
      totalAmount: '7.20',
      finalAmount: '7.20',
      cardAmount: '7.20',
      cashAmount: null,
    });
  });

  test('has a total no more once its invoice is annulled, and the right one once it is corrected', async () => {
    const { staff, order, full } = await openInvoicingShop();
    const [annulled, corrected] = [await order(), await order()];
    const totalOf = async ({ id }: Order) =>
      (answered(await staff.get(`/api/orders/${id}`)) as Order).totalAmount;
    const wrong = await full(annulled);
    await staff.post(`/api/invoices/${wrong.id}/annulment`, { reason: 'No se vendió' });
    expect(await totalOf(annulled)).toBe('0.00');
    const lines = (total: string) => [{ description: 'Pollo', rate: 10, total }];
    const correct = (id: number, method: string, total: string) =>
      staff.post(`/api/invoices/${id}/corrections`, {
        ...{ kind: 'R4', method, reason: 'Precio' },
        lines: lines(total),
      });
    const { id } = await full(corrected);
    answered(await correct(id, 'I', '-5.00'));
    expect(await totalOf(corrected)).toBe('15.00');
    answered(await correct(id, 'S', '12.00'));
    expect(await totalOf(corrected)).toBe('12.00');
    expect(
      (await staff.patch(`/api/orders/${corrected.id}`, { totalAmount: '12.00' })).body,
    ).toMatchObject({ finalAmount: '12.00' });
  });

  test('whose ticket is made in the place of the invoice has the total that was said', async () => {
    const { staff, url, read } = await openUnpaid();
    await staff.patch(url, DATA);
    expect(answered(await staff.post(`${url}/simplified-invoice`))).toMatchObject({
      total: '7.20',
    });
    expect(await read()).toMatchObject({ totalAmount: '7.20', ...UNPAID });
  });

  test('whose ticket was made without any form says no total', async () => {
    const { staff, url, read } = await openUnpaid();
    answered(await staff.post(`${url}/simplified-invoice`));
    expect(await read()).toMatchObject({ totalAmount: '0.00', ...UNPAID });
  });
});

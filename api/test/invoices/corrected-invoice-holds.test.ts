// A corrected invoice holds its order or sale at the corrected amount (docs/rules/orders.md#invoiced-orders).
import { describe, expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

const code = (body: unknown) => (body as { code: string }).code;
const line = (total: string) => ({ description: 'Pollo asado', rate: 10, total });

/** An order of 20 € paid in cash, its ticket, and that ticket corrected by difference. */
async function openCorrected(difference: string) {
  const under = await openInvoicingShop();
  const { staff, list } = under;
  const ticket = await under.simplified('20.00');
  const id = ticket.orderId ?? 0;
  const lines = [line(difference)];
  const body = { kind: 'R5', method: 'I', lines, reason: 'Importe equivocado' };
  const correction = answered(
    await staff.post(`/api/invoices/${ticket.id}/corrections`, body),
  ) as Invoice;
  return {
    ...under,
    id,
    ticket,
    correction,
    change: (body: object) => staff.patch(`/api/orders/${id}`, body),
    move: (to: 'cancel' | 'reopen' | 'confirm') => staff.patch(`/api/orders/${id}/${to}`),
    makeTicket: async () =>
      answered(await staff.post(`/api/orders/${id}/simplified-invoice`)) as Invoice,
    invoicesOf: async () => (await list()).invoices.map(({ total }) => total),
  };
}

describe('an order whose invoice was corrected', () => {
  test('is paid with the corrected amount and no third one', async () => {
    const { change } = await openCorrected('-3.00');
    expect(code((await change({ totalAmount: '99.00' })).body)).toBe('ORDER_INVOICED');
    expect((await change({ totalAmount: '17.00' })).status).toBe(200);
    expect(code((await change({ totalAmount: '20.00' })).body)).toBe('ORDER_INVOICED');
  });

  test('gives back what was paid beyond the corrected amount, in parts too', async () => {
    const { change } = await openCorrected('-3.00');
    const back = (amount: string) => change({ refund: { method: 'cash', amount } });
    expect((await back('1.00')).body).toMatchObject({ finalAmount: '19.00', amountDue: '-2.00' });
    expect((await back('2.00')).body).toMatchObject({ finalAmount: '17.00', amountDue: '0.00' });
    expect((await back('0.01')).status).toBe(400);
  });

  test('may have other contents, as the correction says', async () => {
    const { change } = await openCorrected('-13.50');
    expect((await change({ quantity: 1 })).status).toBe(200);
  });

  test('is called off by nobody while its invoices come to something', async () => {
    const { move } = await openCorrected('-3.00');
    expect(code((await move('cancel')).body)).toBe('ORDER_INVOICED');
  });

  test('is not called off by its customer either', async () => {
    const { order: place, full, staff, visitor } = await openInvoicingShop();
    const order = await place();
    const invoice = await full(order);
    const reason = 'Importe equivocado';
    const body = { kind: 'R1', method: 'I', lines: [line('-3.00')], reason };
    answered(await staff.post(`/api/invoices/${invoice.id}/corrections`, body));
    const page = (await visitor().get(`/api/order-pages/${order.code}`)).body as {
      version: number;
    };
    expect(page).toMatchObject({ changeRefusal: { code: 'ORDER_IS_INVOICED' } });
    const { version } = page;
    const own = await visitor().post(`/api/order-pages/${order.code}/cancel`, { version });
    expect([own.status, code(own.body)]).toEqual([409, 'ORDER_IS_INVOICED']);
  });

  test('is changed and called off as one without once they come to nothing', async () => {
    const { change, move } = await openCorrected('-20.00');
    expect((await change({ totalAmount: '25.00' })).status).toBe(200);
    expect((await move('cancel')).status).toBe(200);
  });

  test('is held at the first amount again once the correction is annulled', async () => {
    const { staff, correction, change } = await openCorrected('-3.00');
    const annulment = `/api/invoices/${correction.id}/annulment`;
    expect((await staff.post(annulment, { reason: 'No era' })).status).toBe(201);
    expect(code((await change({ totalAmount: '17.00' })).body)).toBe('ORDER_INVOICED');
  });

  test('keeps a correction that its payment has followed', async () => {
    const { staff, correction, change } = await openCorrected('-3.00');
    await change({ totalAmount: '17.00' });
    const annulment = `/api/invoices/${correction.id}/annulment`;
    const reply = await staff.post(annulment, { reason: 'No era' });
    expect([reply.status, code(reply.body)]).toEqual([409, 'INVOICE_ORDER_CHANGED']);
  });
});

describe('an order that was given back and is collected after all', () => {
  async function openReopened() {
    const under = await openCorrected('-20.00');
    await under.move('cancel');
    answered(await under.move('reopen'));
    answered(await under.change({ totalAmount: '20.00' }));
    return under;
  }

  test('has an invoice of its own, and is held to it', async () => {
    const { makeTicket, ticket, change, move, invoicesOf } = await openReopened();
    const again = await makeTicket();
    expect(again).toMatchObject({ kind: 'F2', total: '20.00' });
    expect(again.id).not.toBe(ticket.id);
    expect((await makeTicket()).id).toBe(again.id);
    expect((await invoicesOf()).toSorted()).toEqual(['-20.00', '20.00', '20.00']);
    expect(code((await change({ totalAmount: '99.00' })).body)).toBe('ORDER_INVOICED');
    expect((await move('confirm')).status).toBe(200);
  });

  test('has a receipt of what was paid', async () => {
    const { staff, id } = await openReopened();
    const job = answered(
      await staff.post(`/api/orders/${id}/tickets`, { kind: 'receipt', way: 'browser' }),
    ) as { id: number };
    const { body } = await staff.get(`/api/tickets/${job.id}`);
    expect(JSON.stringify(body)).toContain('20,00');
    expect(JSON.stringify(body)).not.toContain('-20,00');
  });

  test('has a full invoice that replaces no ticket of before', async () => {
    const { full, staff, id } = await openReopened();
    const order = answered(await staff.get(`/api/orders/${id}`)) as Order;
    await full(order);
    const { invoices } = answered(await staff.get('/api/invoices')) as { invoices: Invoice[] };
    expect(invoices.find(({ kind }) => kind === 'F1')).toMatchObject({ total: '20.00' });
    expect(invoices.some(({ kind }) => kind === 'F3')).toBe(false);
  });

  test('has a full invoice in the place of its own ticket, not of the one before', async () => {
    const { full, makeTicket, staff, id } = await openReopened();
    const again = await makeTicket();
    const order = answered(await staff.get(`/api/orders/${id}`)) as Order;
    await full(order);
    const { invoices } = answered(await staff.get('/api/invoices')) as { invoices: Invoice[] };
    expect(invoices.find(({ kind }) => kind === 'F3')).toMatchObject({
      ...{ total: '20.00', cites: { id: again.id } },
    });
  });

  test('is as before its invoice once that is annulled', async () => {
    const { staff, change, makeTicket } = await openReopened();
    const wrong = await makeTicket();
    answered(await staff.post(`/api/invoices/${wrong.id}/annulment`, { reason: 'No era' }));
    expect((await change({ totalAmount: '26.00' })).body).toMatchObject({ invoicePDF: null });
    expect(await makeTicket()).toMatchObject({ kind: 'F2', total: '26.00' });
  });

  test.each(['annulment', 'corrections'])(
    'keeps the invoices of before as they are: no %s',
    async (what) => {
      const { staff, correction, ticket, makeTicket, invoicesOf } = await openReopened();
      const id = what === 'annulment' ? correction.id : ticket.id;
      const body = { kind: 'R5', method: 'I', lines: [line('20.00')], reason: 'No era' };
      const attempt = () =>
        staff.post(
          `/api/invoices/${id}/${what}`,
          what === 'annulment' ? { reason: 'No era' } : body,
        );
      expect(code((await attempt()).body)).toBe('INVOICE_ORDER_CHANGED');
      await makeTicket();
      const reply = await attempt();
      expect([reply.status, code(reply.body)]).toEqual([409, 'INVOICE_ORDER_CHANGED']);
      expect(await invoicesOf()).toHaveLength(3);
    },
  );
});

test('an order whose corrected ticket has a full invoice keeps its contents', async () => {
  const { full, staff, id, change } = await openCorrected('-3.00');
  await change({ totalAmount: '17.00' });
  const order = answered(await staff.get(`/api/orders/${id}`)) as Order;
  await full(order);
  expect(code((await change({ quantity: 1 })).body)).toBe('ORDER_INVOICED');
});

test('an unpaid order that is taken up again has a ticket of its lines', async () => {
  const { order: place, full, staff } = await openInvoicingShop();
  const order = await place(undefined, { lines: [{ productId: 8, quantity: '1' }], quantity: 1 });
  const invoice = await full(order, { totalAmount: '13.50' });
  const body = { kind: 'R1', method: 'I', lines: [line('-13.50')], reason: 'Devuelto' };
  answered(await staff.post(`/api/invoices/${invoice.id}/corrections`, body));
  for (const step of ['cancel', 'reopen']) {
    answered(await staff.patch(`/api/orders/${order.id}/${step}`));
  }
  const ticket = answered(await staff.post(`/api/orders/${order.id}/simplified-invoice`));
  expect(ticket).toMatchObject({ kind: 'F2', total: '13.50' });
});

test('nothing is added to the invoices of an order that was called off', async () => {
  const { staff, ticket, move } = await openCorrected('-20.00');
  await move('cancel');
  const body = { kind: 'R5', method: 'I', lines: [line('20.00')], reason: 'Por error' };
  const reply = await staff.post(`/api/invoices/${ticket.id}/corrections`, body);
  expect([reply.status, code(reply.body)]).toEqual([422, 'INVOICE_ORDER_CALLED_OFF']);
});

// What is done to an invoice that stands (docs/rules/invoices.md#corrections).
import { describe, expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { answered, openInvoicingShop, type InvoicingShop } from './invoicing-shop.ts';

const code = (body: unknown) => (body as { code: string }).code;
const reason = 'Importe equivocado';
const line = (total: string, rate = 10) => ({ description: 'Pollo asado', rate, total });

async function openWithInvoice() {
  const under = await openInvoicingShop();
  const order = await under.order('20.00');
  const invoice = await under.full(order);
  const act = (what: string, body: object, { id }: { id: number } = invoice) =>
    under.staff.post(`/api/invoices/${id}/${what}`, { reason, ...body });
  const correct = async (body: object, of: { id: number } = invoice) =>
    answered(await act('corrections', { kind: 'R1', method: 'I', ...body }, of)) as Invoice;
  return { ...under, placed: order, invoice, act, correct };
}

describe('a correction', () => {
  test('by difference adds to the invoice; the period counts both', async () => {
    const { invoice, correct, list } = await openWithInvoice();
    const correction = await correct({ lines: [line('-5.00')] });
    expect(correction).toMatchObject({
      code: 'R2026-000001',
      kind: 'R1',
      method: 'I',
      total: '-5.00',
      base: '-4.55',
      reason,
      cites: { id: invoice.id, code: invoice.code },
      recipientNif: invoice.recipientNif,
    });
    expect(correction.previousHuella).toBe(invoice.huella);
    expect((await list()).totals).toMatchObject({ total: '15.00', base: '13.63', tax: '1.37' });
  });

  test('of an invoice that somebody else has corrected meanwhile is refused until its author sees the new worth', async () => {
    const { act, correct, list } = await openWithInvoice();
    const less = { kind: 'R1', method: 'I', lines: [line('-5.00')] };
    await correct({ lines: [line('-5.00')], expectedTotal: '20.00' });
    const late = await act('corrections', { ...less, expectedTotal: '20.00' });
    expect([late.status, code(late.body)]).toEqual([409, 'INVOICE_CORRECTED_MEANWHILE']);
    const right = { kind: 'R1', method: 'S', lines: [line('19.80')] };
    const whole = await act('corrections', { ...right, expectedTotal: '20' });
    expect([whole.status, code(whole.body)]).toEqual([409, 'INVOICE_CORRECTED_MEANWHILE']);
    expect((await list()).totals.total).toBe('15.00');
    await correct({ lines: [line('-5.00')], expectedTotal: '15.00' });
    expect((await list()).totals.total).toBe('10.00');
  });

  test('by substitution takes the invoice’s place; the period counts the right amounts', async () => {
    const { staff, correct, list } = await openWithInvoice();
    await correct({ lines: [line('-5.00')] });
    const right = await correct({ method: 'S', lines: [line('12.00', 21)] });
    expect(right.total).toBe('12.00');
    const { body } = await staff.get(`/api/invoices/${right.id}/xml`);
    expect(body).toContain('<sf:BaseRectificada>13.63</sf:BaseRectificada>');
    expect(body).toContain('<sf:CuotaRectificada>1.37</sf:CuotaRectificada>');
    const { totals } = await list();
    expect(totals.total).toBe('12.00');
    expect(totals.rates).toEqual([
      { rate: 10, base: '0.00', tax: '0.00', total: '0.00' },
      { rate: 21, base: '9.92', tax: '2.08', total: '12.00' },
    ]);
  });

  test.each([
    ['of the wrong kind', { kind: 'R5', lines: [line('-1')] }, 'CORRECTION_KIND_WRONG'],
    ['of nothing', { lines: [line('0')] }, 'CORRECTION_WITHOUT_EFFECT'],
    ['to the same', { method: 'S', lines: [line('20')] }, 'CORRECTION_WITHOUT_EFFECT'],
    ['of more than there is', { lines: [line('-20.01')] }, 'CORRECTION_EXCEEDS_INVOICE'],
    ['beyond any amount', { lines: [line('99999999.99')] }, 'CORRECTION_TOO_LARGE'],
    ['below nothing', { method: 'S', lines: [line('-1')] }, 'CORRECTION_EXCEEDS_INVOICE'],
    ['without lines', { lines: [] }, 'VALIDATION'],
    ['without a reason', { lines: [line('-1')], reason: ' ' }, 'VALIDATION'],
  ])('%s is refused and changes nothing', async (_name, body, refusal) => {
    const { act, list } = await openWithInvoice();
    const reply = await act('corrections', { kind: 'R1', method: 'I', ...body });
    expect(code(reply.body)).toBe(refusal);
    expect((await list()).invoices).toHaveLength(1);
  });

  test('of a simplified invoice leaves it at 3.000 € at most, however often it is corrected', async () => {
    const { act, correct, simplified } = await openWithInvoice();
    const ticket = await simplified('20.00');
    await correct({ kind: 'R5', lines: [line('2980.00')] }, ticket);
    const more = { kind: 'R5', method: 'I', lines: [line('0.01')] };
    expect(code((await act('corrections', more, ticket)).body)).toBe('SIMPLIFIED_TOO_LARGE');
  });

  test('by difference is not corrected itself: its invoice could end below nothing', async () => {
    const { act, correct } = await openWithInvoice();
    const more = await correct({ lines: [line('5.00')] });
    const body = { kind: 'R1', method: 'S', lines: [line('0')] };
    const reply = await act('corrections', body, more);
    expect([reply.status, code(reply.body)]).toEqual([422, 'CORRECTION_OF_DIFFERENCE']);
  });

  test('goes to the last invoice: what was substituted stays', async () => {
    const { act, correct } = await openWithInvoice();
    const right = await correct({ method: 'S', lines: [line('12.00')] });
    const reply = await act('corrections', { kind: 'R1', method: 'I', lines: [line('-1')] });
    expect([reply.status, code(reply.body)]).toEqual([409, 'INVOICE_SUPERSEDED']);
    const further = await correct({ lines: [line('-1.00')] }, right);
    expect(further.cites?.code).toBe(right.code);
  });

  test('of a simplified one is R5', async () => {
    const { simplified, correct } = await openWithInvoice();
    const correction = await correct({ kind: 'R5', lines: [line('-1')] }, await simplified());
    expect(correction).toMatchObject({ kind: 'R5', recipientName: null, recipientNif: null });
  });

  test('sent twice under one key is made once', async () => {
    const { staff, invoice, list } = await openWithInvoice();
    const body = { kind: 'R1', method: 'I', lines: [line('-1')], reason };
    const send = () =>
      staff.post(`/api/invoices/${invoice.id}/corrections`, body, {
        'idempotency-key': 'una-vez-1',
      });
    const [one, other] = [await send(), await send()];
    expect(one.body).toEqual(other.body);
    expect((await list()).invoices).toHaveLength(2);
  });
});

describe('an annulment', () => {
  test('takes the invoice out of the period; the order can be invoiced again', async () => {
    const { act, placed, full, list } = await openWithInvoice();
    const annulled = answered(await act('annulment', {})) as Invoice;
    expect(annulled.annulmentReason).toBe(reason);
    expect((await list()).totals).toMatchObject({ count: 0, total: '0.00' });
    expect(code((await act('annulment', {})).body)).toBe('INVOICE_ANNULLED');
    const next = await full(placed);
    expect(next.code).toBe('F2026-000002');
  });

  test('of an invoice that was corrected waits until the correction is annulled', async () => {
    const { act, correct } = await openWithInvoice();
    const correction = await correct({ lines: [line('-1')] });
    expect(code((await act('annulment', {})).body)).toBe('INVOICE_SUPERSEDED');
    expect((await act('annulment', {}, correction)).status).toBe(201);
    expect((await act('annulment', {})).status).toBe(201);
  });
});

test('a difference is annulled after what was made of its invoice since', async () => {
  const { act, correct, list } = await openWithInvoice();
  const less = await correct({ lines: [line('-5.00')] });
  const right = await correct({ method: 'S', lines: [line('12.00')] });
  expect(code((await act('annulment', {}, less)).body)).toBe('INVOICE_SUPERSEDED');
  expect((await list()).totals.total).toBe('12.00');
  for (const one of [right, less]) expect((await act('annulment', {}, one)).status).toBe(201);
  expect((await list()).totals.total).toBe('20.00');
});

describe('an amendment', () => {
  test('is a further record of the same invoice, which stays as it is', async () => {
    const { staff, invoice, act } = await openWithInvoice();
    const amended = answered(await act('amendment', { recipientNif: '12.345.678-z' })) as Invoice;
    expect(amended).toMatchObject({ code: invoice.code, previousHuella: invoice.huella });
    const { body } = await staff.get(`/api/invoices/${invoice.id}/xml`);
    expect(body).toContain('<sf:Subsanacion>S</sf:Subsanacion>');
    expect(body).not.toContain('RechazoPrevio');
    const wrong = await act('amendment', { recipientNif: '12345678A' });
    expect(wrong.body).toMatchObject({ details: [{ path: 'recipientNif' }] });
  });

  test('is what further records, corrections and the book name', async () => {
    const { staff, invoice, act, correct } = await openWithInvoice();
    const xmlOf = async (id: number) => (await staff.get(`/api/invoices/${id}/xml`)).body;
    await act('amendment', { recipientNif: '87654321X' });
    const again = await act('amendment', { recipientName: 'Ana Gil' });
    expect(again.body).toMatchObject({ recipientNif: '87654321X', recipientName: 'Ana Gil' });
    expect(await xmlOf(invoice.id)).toMatch(/>Ana Gil<[^D]*>87654321X</);
    const book = await staff.get('/api/invoices.csv?from=2026-11-01&to=2026-11-30');
    expect(book.body).toMatch(/87654321X.*Ana Gil|Ana Gil.*87654321X/);
    const correction = await correct({ lines: [line('-5.00')] });
    expect(correction).toMatchObject({ recipientNif: '87654321X', recipientName: 'Ana Gil' });
    expect(await xmlOf(correction.id)).toContain('<sf:NIF>87654321X</sf:NIF>');
  });

  test.each([
    ['the first record', [], 'X'],
    ['a later one', ['accepted'], 'S'],
  ] as const)('after the tax agency refused %s says so', async (_name, before, mark) => {
    const { shop, invoice, act, staff } = await openWithInvoice();
    const answers = [...before, 'rejected'] as const;
    for (const [at, state] of answers.entries()) {
      if (at > 0) await act('amendment', {});
      await answer(shop, at + 1, state);
    }
    await act('amendment', {});
    const { body } = await staff.get(`/api/invoices/${invoice.id}/xml`);
    expect(body).toContain(`<sf:RechazoPrevio>${mark}</sf:RechazoPrevio>`);
  });

  test('of an annulled invoice is only for an annulment that was refused', async () => {
    const { shop, invoice, act, staff } = await openWithInvoice();
    await act('annulment', {});
    expect(code((await act('amendment', {})).body)).toBe('INVOICE_ANNULLED');
    await answer(shop, 2, 'rejected');
    expect((await act('amendment', {})).status).toBe(201);
    const { body } = await staff.get(`/api/invoices/${invoice.id}/xml`);
    expect(body).toMatch(/RegistroAnulacion.*<sf:RechazoPrevio>S</s);
  });
});

function answer(
  shop: InvoicingShop['shop'],
  position: number,
  state: 'accepted' | 'rejected',
): Promise<void> {
  return shop.db.transact(async ({ sql }) => {
    const row = { position, state, text: null, csv: null, answeredAt: 0 };
    await sql.insertInto('recordAnswers').values(row).execute();
  });
}

describe('an order with an invoice', () => {
  type Change = (order: Order) => [url: string, body: object];
  const changes: [what: string, change: Change, correction: string][] = [
    ['another total', ({ id }) => [`/api/orders/${id}`, { totalAmount: '25.00' }], '5.00'],
    ['another quantity', ({ id }) => [`/api/orders/${id}`, { quantity: '1.0' }], '-5.00'],
    ['calling it off', ({ id }) => [`/api/orders/${id}/cancel`, {}], '-20.00'],
    ['marking it as an error', ({ id }) => [`/api/orders/${id}/error`, {}], '-20.00'],
    [
      'another total with its invoice data',
      ({ id }) => [`/api/orders/${id}`, { invoiceNumber: '1', totalAmount: '25.00' }],
      '5.00',
    ],
  ];
  test.each(changes)(
    'refuses %s until the invoice was corrected so',
    async (_name, changeOf, correction) => {
      const { staff, placed, correct } = await openWithInvoice();
      const [url, body] = changeOf(placed);
      const reply = await staff.patch(url, body);
      expect([reply.status, code(reply.body)]).toEqual([409, 'ORDER_INVOICED']);
      await correct({ lines: [line(correction)] });
      expect((await staff.patch(url, body)).status).toBe(200);
    },
  );

  test('takes everything else, and the payment that the invoice says', async () => {
    const { staff, order, full } = await openInvoicingShop();
    const placed = await order();
    await full(placed, { totalAmount: '30.00' });
    const path = `/api/orders/${placed.id}`;
    expect((await staff.patch(path, { customerName: 'Otra' })).status).toBe(200);
    expect(code((await staff.patch(path, { totalAmount: '31.00' })).body)).toBe('ORDER_INVOICED');
    expect((await staff.patch(path, { totalAmount: '30.00' })).status).toBe(200);
    expect((await staff.patch(`${path}/confirm`)).status).toBe(200);
  });
});

// An invoice of an order that is paid in part is of its whole price (docs/rules/payments.md#payments-add-up).
import { expect, test } from 'vitest';
import { paymentText } from '@brasa/core/invoices/invoice-words.rules.ts';
import { cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { expectPaymentsToAgree } from '../expect-payments-to-agree.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { answered, invoiceBody, openInvoicingShop } from './invoicing-shop.ts';

const DEPOSIT = { totalAmount: '5.00', paymentMethod: 'card', waiveRest: false };
const add = (amount: string) => ({ addedPayment: { method: 'cash', amount } });

test('the rest is noted after the invoice, and nothing that leaves another price', async () => {
  const { staff, order, list, shop } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '1' }], quantity: 1 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, DEPOSIT));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect((await list()).invoices).toMatchObject([{ total: '13.50' }]);
  const other = { lines: [{ productId: 8, quantity: 2 }] };
  for (const change of [other, { totalAmount: '12.00', paymentMethod: 'cash' }]) {
    expect(await staff.patch(url, change)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_INVOICED' },
    });
  }
  answered(await staff.patch(url, add('4.50')));
  expect(answered(await staff.patch(url, add('4.00')))).toMatchObject({ amountDue: '0.00' });
  const paid = answered(await staff.get(url)) as Order;
  expect(paid).toMatchObject({ finalAmount: '13.50', invoicedTotal: '13.50' });
  await expectPaymentsToAgree(shop);
});

test('the invoice of a deposit says that a part is paid; that of what is to be given back is of the price', async () => {
  const { staff, order, list, shop } = await openInvoicingShop();
  const lines = (quantity: number) => ({ lines: [{ productId: 8, quantity }] });
  const { id } = await order(undefined, { ...lines(1), quantity: 1 });
  answered(await staff.patch(`/api/orders/${id}`, DEPOSIT));
  answered(await staff.post(`/api/orders/${id}/simplified-invoice`));
  const [deposit] = await shop.db.read.selectFrom('invoices').select('payment').execute();
  expect(deposit && paymentText({ ...deposit, total: cents(1350) })).toBe('Pagado en parte');
  const other = await order(undefined, { ...lines(2), quantity: 2 });
  const url = `/api/orders/${other.id}`;
  answered(await staff.patch(url, { totalAmount: '27.00', paymentMethod: 'cash' }));
  answered(await staff.patch(url, lines(1)));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect((await list()).invoices[0]).toMatchObject({ orderId: other.id, total: '13.50' });
  answered(await staff.patch(url, { totalAmount: '13.50', paymentMethod: 'cash' }));
  expect(answered(await staff.get(url))).toMatchObject({ amountDue: '0.00' });
  await expectPaymentsToAgree(shop);
});

test.each([
  ['', DEPOSIT],
  [' of the price of its lines', { ...DEPOSIT, totalAmount: '13.50' }],
  [' beyond that', { ...DEPOSIT, totalAmount: '20.00' }],
])('no ticket is made of a deposit%s while a dish has no price', async (_what, deposit) => {
  const { staff, order, list } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '1' }], quantity: 1 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { details: '1 pollo, croquetas (sin precio)' }));
  answered(await staff.patch(url, deposit));
  expect(await staff.post(`${url}/simplified-invoice`)).toMatchObject({
    status: 422,
    body: { code: 'INVOICE_WITHOUT_AMOUNT' },
  });
  expect((await list()).invoices).toEqual([]);
});

test('what is owed of an order with an invoice goes by the invoice, which a deposit leaves', async () => {
  const { staff, order, shop } = await openInvoicingShop();
  const placed = await order(undefined, {
    ...{ lines: [{ productId: 8, quantity: '2' }], quantity: 2 },
  });
  const url = `/api/orders/${placed.id}`;
  const body = invoiceBody({ totalAmount: '24.00' });
  answered(await staff.post(`${url}/invoice`, body));
  const due = async () => (answered(await staff.get(url)) as Order).amountDue;
  expect(await due()).toBe('24.00');
  const page = answered(await staff.get(`/api/order-pages/${placed.code}`));
  expect(page).toMatchObject({ invoiced: '24.00', paid: null, owed: null });
  answered(await staff.patch(`${url}/confirm`));
  const books = answered(await staff.get('/api/books')) as OpenBooks;
  expect(books.unpaid).toMatchObject([{ amountDue: '24.00' }]);
  answered(await staff.patch(url, add('10.00')));
  expect(await due()).toBe('14.00');
  answered(await staff.patch(url, add('14.00')));
  expect(await due()).toBe('0.00');
  await expectPaymentsToAgree(shop);
});

test('a payment that waived the rest is what its invoice is of, and stays so', async () => {
  const { staff, order } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '1' }], quantity: 1 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { totalAmount: '12.00', paymentMethod: 'cash' }));
  answered(await staff.post(`${url}/simplified-invoice`));
  answered(await staff.patch(url, { waiveRest: false }));
  expect(answered(await staff.get(url))).toMatchObject({ amountDue: '0.00', finalAmount: '12.00' });
});

test('a correction of the invoice is what is owed, whatever was waived or paid beyond the lines', async () => {
  const { staff, order } = await openInvoicingShop();
  const corrected = async (total: string, difference: string) => {
    const { id } = await order(undefined, {
      lines: [{ productId: 8, quantity: '2' }],
      quantity: 2,
    });
    const url = `/api/orders/${id}`;
    answered(await staff.patch(url, { totalAmount: total, paymentMethod: 'card' }));
    const { id: invoiceId } = answered(await staff.post(`${url}/simplified-invoice`)) as Invoice;
    const line = { description: 'Diferencia', rate: 10, total: difference };
    const correction = { kind: 'R5', method: 'I', reason: 'Precio mal puesto', lines: [line] };
    const reply = await staff.post(`/api/invoices/${invoiceId}/corrections`, correction);
    if (reply.status >= 400) throw new Error(JSON.stringify(reply.body));
    return { url, due: (answered(await staff.get(url)) as Order).amountDue };
  };
  expect((await corrected('65.00', '-38.00')).due).toBe('-38.00');
  expect((await corrected('30.00', '-3.00')).due).toBe('-3.00');
  const { url, due } = await corrected('20.00', '7.00');
  expect(due).toBe('7.00');
  expect(answered(await staff.patch(url, add('3.00')))).toMatchObject({ amountDue: '4.00' });
  expect(answered(await staff.patch(url, add('4.00')))).toMatchObject({ amountDue: '0.00' });
});

test('the total of an invoice’s data is the price of an order that nobody has paid', async () => {
  const { staff, order } = await openInvoicingShop({ hasIdentity: false });
  const placed = await order(undefined, { lines: [{ productId: 8, quantity: '2' }], quantity: 2 });
  const url = `/api/orders/${placed.id}`;
  answered(await staff.post(`${url}/invoice`, invoiceBody({ totalAmount: '24.00' })));
  const { amountDue, totalAmount } = answered(await staff.get(url)) as Order;
  expect([amountDue, totalAmount]).toEqual(['24.00', '24.00']);
  expect(answered(await staff.patch(url, add('10.00')))).toMatchObject({ amountDue: '14.00' });
  expect(answered(await staff.patch(url, add('14.00')))).toMatchObject({ amountDue: '0.00' });
});

test('an order whose invoice was corrected takes no bonus', async () => {
  const under = await openInvoicingShop();
  const { staff, order } = under;
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 100);
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '2' }], quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { totalAmount: '27.00', paymentMethod: 'cash' }));
  const { id: invoiceId } = answered(await staff.post(`${url}/simplified-invoice`)) as Invoice;
  const line = { description: 'Un pollo menos', rate: 10, total: '-13.50' };
  const correction = { kind: 'R5', method: 'I', reason: 'Un pollo menos', lines: [line] };
  answered(await staff.post(`/api/invoices/${invoiceId}/corrections`, correction));
  answered(await staff.patch(url, { totalAmount: '13.50', paymentMethod: 'cash' }));
  const held = { status: 409, body: { code: 'ORDER_INVOICED' } };
  const bonus = await staff.post('/api/points/consume-bonus', { userId, orderId: id });
  expect(bonus).toMatchObject(held);
});

/** An order of 27,00 with the payment, and its ticket corrected by that. */
async function openCorrected(
  payment: object,
  difference: string,
  { isHandedOver = false }: { isHandedOver?: boolean } = {},
) {
  const { staff, order } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '2' }], quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, payment));
  if (isHandedOver) answered(await staff.patch(`${url}/confirm`));
  const { id: invoiceId } = answered(await staff.post(`${url}/simplified-invoice`)) as Invoice;
  const line = { description: 'Diferencia', rate: 10, total: difference };
  const correction = { kind: 'R5', method: 'I', reason: 'Mal hecho', lines: [line] };
  answered(await staff.post(`/api/invoices/${invoiceId}/corrections`, correction));
  const { invoices } = answered(await staff.get('/api/invoices')) as { invoices: Invoice[] };
  const correctionId = invoices.find(({ kind }) => kind === 'R5')?.id;
  return {
    change: (body: object) => staff.patch(url, body),
    annul: () => staff.post(`/api/invoices/${correctionId}/annulment`, { reason: 'No era' }),
  };
}

/** An unpaid order of two chickens, its full invoice of 27,00 corrected to nothing. */
async function openUnpaid() {
  const { staff, order, list } = await openInvoicingShop();
  const { id } = await order(undefined, { ...chickens(2), quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.post(`${url}/invoice`, invoiceBody({ totalAmount: '27.00' })));
  const [invoice] = (await list()).invoices;
  const line = { description: 'Todo', rate: 10, total: '-27.00' };
  const correction = { kind: 'R1', method: 'I', reason: 'Mal hecho', lines: [line] };
  answered(await staff.post(`/api/invoices/${invoice?.id}/corrections`, correction));
  return { change: (body: object) => staff.patch(url, body) };
}

const HELD = { status: 409, body: { code: 'ORDER_INVOICED' } };
const chickens = (quantity: number) => ({ lines: [{ productId: 8, quantity }] });

test('the contents of an order follow its corrected invoice, and go no further away from it', async () => {
  const { change } = await openCorrected({ totalAmount: '27.00', paymentMethod: 'cash' }, '-13.50');
  expect(await change(chickens(3))).toMatchObject(HELD);
  answered(await change({ totalAmount: '13.50', paymentMethod: 'cash' }));
  expect(answered(await change(chickens(1)))).toMatchObject({ amountDue: '0.00' });
  expect(await change(chickens(3))).toMatchObject(HELD);
});

test.each([
  ['30.00', '-3.00', chickens(1)],
  ['30.00', '-2.00', chickens(1)],
  ['20.00', '7.00', { lines: [...chickens(2).lines, { productId: 9, quantity: 1 }] }],
  ['20.00', '7.00', chickens(3)],
])(
  'an order that was invoiced as %s and corrected by %s keeps its contents',
  async (totalAmount, difference, contents) => {
    const { change } = await openCorrected({ totalAmount, paymentMethod: 'cash' }, difference);
    expect(await change(contents)).toMatchObject(HELD);
  },
);

test.each([
  ['the rest of a deposit', add('10.00'), [], add('17.00'), '27.00'],
  ['all of it', {}, [], { totalAmount: '27.00', paymentMethod: 'cash' }, '27.00'],
  [
    'what is given back',
    { totalAmount: '27.00', paymentMethod: 'cash' },
    [chickens(1)],
    { totalAmount: '13.50', paymentMethod: 'cash' },
    '13.50',
  ],
  [
    'a dish without a price',
    { totalAmount: '27.00', paymentMethod: 'cash' },
    [{ details: '2 pollos, croquetas (sin precio)' }],
    add('6.00'),
    '33.00',
  ],
])(
  '%s is noted where the invoice was corrected to nothing',
  async (_what, paid, changes, payment, finalAmount) => {
    const { change } = await openCorrected(paid, '-27.00');
    for (const step of changes) answered(await change(step));
    expect(answered(await change(payment))).toMatchObject({ finalAmount });
  },
);

test.each([
  ['a discount', { totalAmount: '23.00', paymentMethod: 'cash' }, 'simplified-invoice', '7.20'],
  ['an agreed total', {}, 'invoice', '30.20'],
])('what comes to an order with %s follows its correction', async (_what, paid, what, due) => {
  const { staff, order, list } = await openInvoicingShop();
  const { id } = await order(undefined, { ...chickens(2), quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, paid));
  answered(await staff.post(`${url}/${what}`, invoiceBody({ totalAmount: '23.00' })));
  const [invoice] = (await list()).invoices;
  const line = { description: 'Medio pollo', rate: 10, total: '7.20' };
  const correction = { kind: 'R5', method: 'I', reason: 'Medio pollo más', lines: [line] };
  if (what === 'invoice') correction.kind = 'R1';
  answered(await staff.post(`/api/invoices/${invoice?.id}/corrections`, correction));
  const more = {
    lines: [
      { productId: 8, quantity: 2 },
      { productId: 9, quantity: 1 },
    ],
  };
  expect(answered(await staff.patch(url, more))).toMatchObject({ amountDue: due });
  expect(await staff.patch(url, chickens(3))).toMatchObject(HELD);
  expect(answered(await staff.patch(url, add(due)))).toMatchObject({ amountDue: '0.00' });
  expect(answered(await staff.get(url))).toMatchObject({ finalAmount: '30.20' });
});

test.each([
  ['one that costs as much', [], 201],
  ['one that costs less by now', [chickens(1)], 409],
])('a correction to nothing of %s is annulled or stays', async (_what, changes, status) => {
  const { change, annul } = await openCorrected(add('27.00'), '-27.00');
  for (const step of changes) answered(await change(step));
  expect(await annul()).toMatchObject({ status });
});

test('a correction to nothing stays once all the money went back', async () => {
  const handedOver = { isHandedOver: true };
  const { change, annul } = await openCorrected(add('27.00'), '-27.00', handedOver);
  const refund = { method: 'cash', amount: '27.00' };
  expect(answered(await change({ refund }))).toMatchObject({ finalAmount: '0.00' });
  expect(await annul()).toMatchObject({ status: 409, body: { code: 'INVOICE_ORDER_CHANGED' } });
});

test.each([
  ['the contents that change take the price', chickens(3), '40.50'],
  ['a deposit leaves the rest of the total', add('10.00'), '13.00'],
])(
  'the data of a second invoice after one that came to nothing are of no invoice: %s',
  async (_what, step, amountDue) => {
    const { change } = await openUnpaid();
    answered(await change({ ...invoiceBody({ totalAmount: '23.00' }), invoiceNumber: 'F-2' }));
    expect(answered(await change(step))).toMatchObject({ amountDue });
  },
);

test('a dish without a price joins no order with an invoice; what its note says may change', async () => {
  const { staff, order } = await openInvoicingShop();
  const details = '2 pollos, croquetas (sin precio)';
  const { id } = await order(undefined, { ...chickens(2), quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { details }));
  answered(await staff.patch(url, { totalAmount: '33.00', paymentMethod: 'cash' }));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect(await staff.patch(url, { details: `${details}, paella` })).toMatchObject(HELD);
  expect(await staff.patch(url, { details: '2 pollos, paella' })).toMatchObject(HELD);
  expect(answered(await staff.patch(url, { note: 'Muy hecho' }))).toMatchObject({
    amountDue: '0.00',
  });
});

test('a receipt leaves what is owed beside a discount', async () => {
  const { staff, order } = await openInvoicingShop();
  const { id } = await order(undefined, { lines: [{ productId: 8, quantity: '2' }], quantity: 2 });
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { totalAmount: '20.00', paymentMethod: 'cash' }));
  answered(await staff.patch(url, { lines: [{ productId: 8, quantity: 3 }] }));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect(answered(await staff.get(url))).toMatchObject({ amountDue: '13.50' });
  expect(answered(await staff.patch(url, add('13.50')))).toMatchObject({ amountDue: '0.00' });
});

test.each(['24.00', '30.00'])(
  'an order that was invoiced and paid with %s owes nothing once the invoice is annulled, and its next one is of as much',
  async (agreed) => {
    const { staff, order, list } = await openInvoicingShop();
    const { id } = await order(undefined, {
      lines: [{ productId: 8, quantity: '2' }],
      quantity: 2,
    });
    const url = `/api/orders/${id}`;
    const body = invoiceBody({ totalAmount: agreed });
    answered(await staff.post(`${url}/invoice`, body));
    answered(await staff.patch(url, add(agreed)));
    const [first] = (await list()).invoices;
    const annulment = { reason: 'Datos mal puestos' };
    answered(await staff.post(`/api/invoices/${first?.id}/annulment`, annulment));
    expect(answered(await staff.get(url))).toMatchObject({ amountDue: '0.00' });
    answered(await staff.post(`${url}/invoice`, body));
    expect((await list()).invoices[0]).toMatchObject({ total: agreed });
  },
);

test('an invoice says Bizum where that is how it was paid', async () => {
  const { staff, order, list } = await openInvoicingShop();
  const { id } = await order();
  const url = `/api/orders/${id}`;
  answered(await staff.patch(url, { totalAmount: '20.00', paymentMethod: 'bizum' }));
  answered(await staff.post(`${url}/simplified-invoice`));
  expect((await list()).invoices).toMatchObject([{ total: '20.00' }]);
});

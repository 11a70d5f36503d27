// An invoice lists the goods that its customer keeps, by name and rate (docs/rules/invoices.md#lines-of-an-invoice).
import { expect, test } from 'vitest';
import type { Invoice } from '@brasa/core/invoices/invoices.contract.ts';
import type { OpenBooks } from '@brasa/core/books/books.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { up } from '../../src/db/migrations/0072-dues-of-invoices.ts';
import { earn, newCustomer } from '../loyalty/customers.ts';
import { answered, openInvoicingShop } from './invoicing-shop.ts';

/** A chicken of 13.50 € at 10 % and ten soft drinks of 1.80 € at 21 %, paid 31.50 € and handed over. */
async function openPaid(changes: object = {}, paid = '31.50') {
  const under = await openInvoicingShop();
  const { staff } = under;
  const order = await under.order(undefined, {
    is_manual_entry: true,
    lines: [
      { productId: 8, quantity: 1 },
      { productId: 25, quantity: 10 },
    ],
    quantity: 1,
    ...changes,
  });
  const url = `/api/orders/${order.id}`;
  answered(await staff.patch(url, { totalAmount: paid, paymentMethod: 'cash' }));
  answered(await staff.patch(`${url}/confirm`));
  const ticket = async () => answered(await staff.post(`${url}/simplified-invoice`)) as Invoice;
  const correctToNothing = async () => {
    const { id, rates } = await ticket();
    const lines = rates.map(({ rate, total }) => ({
      ...{ description: 'Todo', rate, total: `-${total}` },
    }));
    const body = { kind: 'R5', method: 'I', lines, reason: 'Devuelto' };
    answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  };
  const refund = (amount: string, goods: object[] = []) =>
    staff.patch(url, { refund: { method: 'cash', amount, reason: 'x', goods } });
  const read = async () => (await staff.get(url)).body as Order;
  return { ...under, placed: order, url, ticket, correctToNothing, refund, read };
}

const told = ({ lines }: Invoice) =>
  lines.map(({ description, rate, total }) => [description, rate, total]);

const DRINKS = { line: 2, quantity: 10 };
const CHICKEN_ALONE = [['Pollo entero a la leña', 10, '13.50']];

test('goods that came back are on neither ticket nor full invoice', async () => {
  const { ticket, refund } = await openPaid();
  answered(await refund('18.00', [DRINKS]));
  expect(told(await ticket())).toEqual(CHICKEN_ALONE);
  const other = await openPaid();
  answered(await other.refund('18.00', [DRINKS]));
  expect(told(await other.full(other.placed, { totalAmount: '13.50' }))).toEqual(CHICKEN_ALONE);
});

test('what a corrected ticket leaves owed goes back with its goods in turn', async () => {
  const { staff, ticket, refund, read } = await openPaid();
  const { id } = await ticket();
  const lines = [
    { description: 'Pollo', rate: 10, total: '-13.50' },
    { description: 'Refrescos', rate: 21, total: '-9.00' },
  ];
  const body = { kind: 'R5', method: 'I', lines, reason: 'Devueltos' };
  answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  answered(await refund('13.50', [{ line: 1, quantity: 1 }]));
  expect(await read()).toMatchObject({ amountDue: '-9.00', waivedAmount: '0.00' });
  answered(await refund('9.00', [{ line: 2, quantity: 5 }]));
  expect(await read()).toMatchObject({ amountDue: '0.00', finalAmount: '9.00' });
});

test('a full invoice in the place of a corrected ticket has what that leaves at each rate', async () => {
  const { staff, full, placed, ticket, refund } = await openPaid();
  const { id } = await ticket();
  const lines = [{ description: 'Refrescos', rate: 21, total: '-18.00' }];
  const body = { kind: 'R5', method: 'I', lines, reason: 'Devueltos' };
  answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  answered(await refund('18.00'));
  const invoice = await full(placed, { totalAmount: '13.50' });
  expect(invoice).toMatchObject({ kind: 'F3', total: '13.50' });
  const at = (rate: number) =>
    invoice.lines
      .filter((line) => line.rate === rate)
      .reduce((sum, { total }) => sum + Number(total), 0);
  expect([at(10), at(21)]).toEqual([13.5, 0]);
});

test('a dish without a price is named, at the rate of food', async () => {
  const { ticket } = await openPaid({ details: '1 pollo, refresco × 10, paella para 6' }, '91.50');
  expect(told(await ticket()).slice(2)).toEqual([['paella para 6', 10, '60.00']]);
});

/** An order of nothing but a dish without a price, paid 60 €. */
const PAELLA = { lines: [], quantity: 0 };

test('an order of a paella alone has its ticket once it is paid, and nothing in it of a person', async () => {
  const details = 'paella para 8, Ana López es alérgica al marisco, avisar al 600 111 222';
  const { ticket } = await openPaid({ ...PAELLA, details }, '60.00');
  expect(told(await ticket())).toEqual([['paella para 8', 10, '60.00']]);
});

test('its full invoice is of what was paid, whatever total is sent', async () => {
  const { full, placed } = await openPaid({ ...PAELLA, details: 'Paella' }, '60.00');
  expect(await full(placed, { totalAmount: '6.00' })).toMatchObject({ total: '60.00' });
});

test('its invoice is its price: too little is not stated as all of it, and a correction is given back', async () => {
  const { staff, url, ticket, refund, read } = await openPaid(
    { ...PAELLA, details: 'Paella' },
    '60.00',
  );
  const { id } = await ticket();
  expect(await staff.patch(url, { totalAmount: '20.00' })).toMatchObject({
    ...{ status: 409, body: { code: 'ORDER_INVOICED' } },
  });
  const lines = [{ description: 'Paella', rate: 10, total: '-20.00' }];
  const body = { kind: 'R5', method: 'I', lines, reason: 'Cruda' };
  answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  expect(await read()).toMatchObject({ amountDue: '-20.00' });
  expect((await refund('20.00')).body).toMatchObject({ finalAmount: '40.00', amountDue: '0.00' });
});

test('orders from before such invoices were their price owe what is left of it (migration 0072)', async () => {
  const { shop, staff, ticket, order, full, read } = await openPaid(
    { ...PAELLA, details: 'Paella' },
    '60.00',
  );
  const { id } = await ticket();
  const lines = [{ description: 'Paella', rate: 10, total: '-20.00' }];
  const body = { kind: 'R5', method: 'I', lines, reason: 'Cruda' };
  answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  const unpaid = await order(undefined, {
    ...{ ...PAELLA, details: 'Paella', is_manual_entry: true },
  });
  await full(unpaid, { totalAmount: '45.00' });
  const dues = () => shop.db.read.selectFrom('orders').select('amountDue').orderBy('id').execute();
  const known = await dues();
  expect(known.map(({ amountDue }) => amountDue)).toEqual([-2000, 4500]);
  await shop.db.transact(async ({ sql }) => {
    await sql.updateTable('orders').set({ amountDue: null }).execute();
    await up(sql);
  });
  expect(await dues()).toEqual(known);
  expect((await read()).amountDue).toBe('-20.00');
});

test('a ticket that is corrected to nothing leaves all of the money to be given back, once', async () => {
  const { staff, url, correctToNothing, refund, read } = await openPaid();
  await correctToNothing();
  expect(await read()).toMatchObject({ amountDue: '-31.50' });
  expect(((await staff.get('/api/books')).body as OpenBooks).facts.owed).toMatchObject({
    toGiveBack: '31.50',
  });
  expect((await refund('31.50')).body).toMatchObject({ finalAmount: '0.00', amountDue: '0.00' });
  expect((await staff.patch(`${url}/reopen`)).body).toMatchObject({ amountDue: '31.50' });
});

test('all goods and money of a ticket that was corrected to nothing leave nothing waived', async () => {
  const { staff, url, correctToNothing, refund } = await openPaid();
  await correctToNothing();
  const back = await refund('31.50', [{ line: 1, quantity: 1 }, DRINKS]);
  expect(back.body).toMatchObject({ finalAmount: '0.00', amountDue: '0.00', waivedAmount: '0.00' });
  answered(await staff.patch(`${url}/reopen`));
  const again = {
    lines: [
      { id: 1, productId: 8, quantity: 2 },
      { id: 2, productId: 25, quantity: 10 },
    ],
    addedPayment: { method: 'cash', amount: '13.50' },
  };
  answered(await staff.patch(url, again));
  answered(await staff.patch(`${url}/confirm`));
  // A later complaint lowers the price, and nobody owes it.
  expect((await refund('3.00')).body).toMatchObject({ finalAmount: '10.50', amountDue: '0.00' });
});

test('a ticket that was corrected to nothing may be made anew', async () => {
  const { ticket, correctToNothing, read } = await openPaid();
  await correctToNothing();
  expect(await ticket()).toMatchObject({ kind: 'F2', total: '31.50' });
  expect(await read()).toMatchObject({ amountDue: '0.00' });
});

test('a deposit of an order without lines leaves the rest of its invoice’s price owed', async () => {
  const { staff, order, full } = await openInvoicingShop();
  const placed = await order(undefined, { ...PAELLA, details: 'Paella', is_manual_entry: true });
  const { id } = await full(placed, { totalAmount: '80.00' });
  const url = `/api/orders/${placed.id}`;
  const paid = await staff.patch(url, { totalAmount: '30.00', waiveRest: false });
  expect(paid.body).toMatchObject({ finalAmount: '30.00', amountDue: '50.00' });
  answered(await staff.post(`/api/invoices/${id}/annulment`, { reason: 'NIF equivocado' }));
  expect((await staff.get(url)).body).toMatchObject({ amountDue: '50.00' });
  expect(await full(placed, { totalAmount: '80.00' })).toMatchObject({ total: '80.00' });
});

test('a ticket is made once a part of what has a price came back', async () => {
  const details = '1 pollo, refresco × 10, croquetas (sin precio)';
  const { ticket, refund } = await openPaid({ details }, '39.50');
  answered(await refund('18.00', [DRINKS]));
  expect(told(await ticket())).toEqual([...CHICKEN_ALONE, ['croquetas', 10, '8.00']]);
});

test('a discount of points is told beside a dish without a price, and drinks have their own rate', async () => {
  const { order, staff } = await openPaidWithPoints();
  const ticket = answered(
    await staff.post(`/api/orders/${order.id}/simplified-invoice`),
  ) as Invoice;
  expect(told(ticket).slice(1, 4)).toEqual([
    ['2 botellas de vino', 21, '10.00'],
    ['croquetas', 10, '10.00'],
    ['Descuento', 10, '-3.51'],
  ]);
  expect(ticket.total).toBe('28.50');
});

/** A chicken of 13.50 €, and wine and croquetas without a price, paid 33.50 €, of which points have paid 5 €. */
async function openPaidWithPoints() {
  const under = await openInvoicingShop();
  const { staff } = under;
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const order = await under.order('33.50', {
    ...{ is_manual_entry: true, lines: [{ productId: 8, quantity: 1 }], quantity: 1 },
    details: '1 pollo, 2 botellas de vino (sin precio), croquetas (sin precio)',
  });
  const spent = { userId, bonusType: 1, pointsCost: 100, orderId: order.id };
  answered(await staff.post('/api/points/consume-bonus', spent));
  return { staff, order };
}

test('an order that is handed over after its ticket was corrected to nothing owes its price', async () => {
  const { staff, simplified } = await openInvoicingShop();
  const { orderId, id, rates } = await simplified('27.00');
  const url = `/api/orders/${orderId}`;
  const lines = rates.map(({ rate, total }) => ({ description: 'Todo', rate, total: `-${total}` }));
  const body = { kind: 'R5', method: 'I', lines, reason: 'Quiere otro' };
  answered(await staff.post(`/api/invoices/${id}/corrections`, body));
  answered(await staff.patch(url, { quantity: 3 }));
  const confirmed = await staff.patch(`${url}/confirm`);
  expect(confirmed.body).toMatchObject({ status: 'delivered', amountDue: '13.50' });
  const added = { addedPayment: { method: 'cash', amount: '13.50' } };
  expect((await staff.patch(url, added)).body).toMatchObject({ amountDue: '0.00' });
});

test('the points of a bonus come back with the money of a ticket that is corrected to nothing', async () => {
  const { staff, order } = await openPaidWithPoints();
  const url = `/api/orders/${order.id}`;
  answered(await staff.patch(`${url}/confirm`));
  const ticket = answered(await staff.post(`${url}/simplified-invoice`)) as Invoice;
  const lines = ticket.rates.map(({ rate, total }) => ({
    ...{ description: 'Todo', rate, total: `-${total}` },
  }));
  const body = { kind: 'R5', method: 'I', lines, reason: 'Devuelto' };
  answered(await staff.post(`/api/invoices/${ticket.id}/corrections`, body));
  const refunded = await staff.patch(url, { refund: { method: 'cash', amount: '28.50' } });
  expect(refunded.body).toMatchObject({
    ...{ finalAmount: '0.00', amountDue: '0.00', pointsRedeemed: 0 },
    pointsChange: { redeemed: -100 },
  });
});

test('a bonus on an order without lines is not asked for again', async () => {
  const under = await openInvoicingShop({ hasIdentity: false });
  const { staff } = under;
  const { id: userId } = await newCustomer(under);
  await earn(under, userId, 150);
  const placed = await under.order(undefined, {
    ...{ ...PAELLA, details: 'paella para 8', is_manual_entry: true },
  });
  const url = `/api/orders/${placed.id}`;
  answered(
    await staff.patch(url, { invoiceNumber: '1', totalAmount: '80.00', version: placed.version }),
  );
  answered(await staff.patch(url, { totalAmount: '80.00', paymentMethod: 'cash' }));
  const spent = { userId, bonusType: 1, pointsCost: 100, orderId: placed.id };
  answered(await staff.post('/api/points/consume-bonus', spent));
  expect((await staff.get(url)).body).toMatchObject({ finalAmount: '75.00', amountDue: null });
});

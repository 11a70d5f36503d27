// Invented steps are taken, one after the other. What is refused is refused: the books have to agree all the same.
import { expect } from 'vitest';
import { parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import { instantToIso } from '@brasa/core/kernel/time/madrid-time.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { keptOf, returnedTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import type { SoldReply } from '@brasa/core/sales/sales.contract.ts';
import { findSale } from '../../src/sales/index.ts';
import { CUSTOMER_NIF } from '../invoices/invoicing-shop.ts';
import { placeOrder } from '../place-order.ts';
import type { Reply } from '../shop-under-test.ts';
import { euros, oneOf, type Counter } from './invented-counter.ts';
import { correctInvoice, invoiceOrder, takeInvoiceBack } from './invented-invoices.ts';
import type { Paid, Step, StepOf } from './invented-steps.ts';

const sent = ({ paymentMethod, total, cash, card }: Paid) => ({
  paymentMethod,
  totalAmount: euros(total),
  ...(cash === undefined ? {} : { cashAmount: euros(cash) }),
  ...(card === undefined ? {} : { cardAmount: euros(card) }),
});

/** A key of its own, and the time at which it was made where it comes late. */
function headersOf({ time, staff }: Counter, hoursLate: number | null): Record<string, string> {
  const key = { 'idempotency-key': `en-el-mostrador-${time.now}` };
  if (hoursLate === null) return key;
  const madeAt = instantToIso(time.now - hoursLate * HOUR);
  return { ...key, 'made-at': madeAt, 'made-offline-by': String(staff.id) };
}

/** Refused as a field: money of an order that was called off, more than was paid, less of a line that has come back. */
const FIELDS_REFUSED: ReadonlySet<Step['what']> = new Set([
  ...(['pay', 'add', 'refund', 'edit', 'invoice-order', 'full-invoice', 'refund-sale'] as const),
]);

/** Does it and notes whether it was refused. */
export async function take(counter: Counter, step: Step): Promise<void> {
  counter.time.now += 1000;
  const reply = await replyTo(counter, step);
  if (!reply) return;
  expect(
    [200, 201, ...(FIELDS_REFUSED.has(step.what) ? [400] : []), 409, 422],
    `${step.what}: ${JSON.stringify(reply.body)}`,
  ).toContain(reply.status);
  if (reply.status < 400) counter.done.add(step.what);
}

/** Undefined where there is nothing that it could be done to. */
async function replyTo(counter: Counter, step: Step): Promise<Reply | undefined> {
  if (isOfSale(step)) return takeSaleStep(counter, step);
  if (step.what === 'visit') return visit(counter, step);
  if (step.what === 'visit-back') return takeVisitBack(counter, step);
  if (step.what === 'correct') return correctInvoice(counter, step);
  if (step.what === 'annul-invoice') return takeInvoiceBack(counter, step);
  if (step.what === 'invoice-order' || step.what === 'full-invoice') {
    return invoiceOrder(counter, step);
  }
  if (!('amount' in step)) return takeOrderStep(counter, step);
  const movement = { kind: step.what, amount: euros(step.amount), reason: 'x' };
  return counter.staff.post('/api/books/cash-movements', movement);
}

const OF_SALE = ['sale', 'take-back', 'refund-sale', 'invoice-sale', 'full-sale-invoice'] as const;
type SaleStep = StepOf<(typeof OF_SALE)[number]>;

const isOfSale = (step: Step): step is SaleStep => OF_SALE.some((what) => what === step.what);

function takeSaleStep(counter: Counter, step: SaleStep): Promise<Reply | undefined> {
  if (step.what === 'sale') return sell(counter, step);
  if (step.what === 'invoice-sale') return toSale(counter, step.which, 'simplified-invoice');
  if (step.what === 'full-sale-invoice') return toSale(counter, step.which, 'invoice', {}, BUYER);
  return step.what === 'take-back' ? takeBack(counter, step) : refundSale(counter, step);
}

type OrderStep =
  | StepOf<'order'>
  | StepOf<'pay'>
  | StepOf<'add'>
  | StepOf<'confirm'>
  | StepOf<'call-off'>
  | StepOf<'edit'>
  | StepOf<'refund'>;

async function takeOrderStep(counter: Counter, step: OrderStep): Promise<Reply | undefined> {
  const { staff, userId, orders, corrected } = counter;
  if (step.what === 'order') {
    const paid = step.payment ? sent(step.payment) : {};
    orders.push((await placeOrder(staff, { is_manual_entry: true, ...paid })).id);
    return { status: 201, body: null, headers: {} };
  }
  const orderId = oneOf(orders, step.which);
  if (orderId === undefined || corrected.has(`order ${orderId}`)) return undefined;
  const url = `/api/orders/${orderId}`;
  if (step.what === 'pay') {
    const payment = { ...sent(step.payment), waiveRest: !step.isOnAccount };
    return staff.patch(url, payment, headersOf(counter, step.hoursLate));
  }
  if (step.what === 'add') {
    const addedPayment = { method: step.method, amount: euros(step.more) };
    return staff.patch(url, { addedPayment }, headersOf(counter, step.hoursLate));
  }
  if (step.what === 'call-off') return callOff(counter, url, step);
  if (step.what === 'edit') return staff.patch(url, { quantity: step.chickens });
  if (step.what === 'refund') return refund(counter, url, step);
  if (step.what !== 'discount') return staff.patch(`${url}/${step.what}`);
  return staff.post('/api/points/consume-bonus', { userId, orderId });
}

/** With its money, and sometimes taken back. */
async function callOff(
  { staff }: Counter,
  url: string,
  { isError, money, isUndone }: StepOf<'call-off'>,
): Promise<Reply> {
  const reply = await staff.patch(`${url}/${isError ? 'error' : 'cancel'}`, { money });
  if (reply.status !== 200 || !isUndone) return reply;
  const { version } = reply.body as Order;
  return staff.patch(`${url}/reopen`, { undo: true, version });
}

async function refund(
  counter: Counter,
  url: string,
  { method, percent, hasReason, goods, hoursLate }: StepOf<'refund'>,
): Promise<Reply | undefined> {
  const { finalAmount, lines } = (await counter.staff.get(url)).body as Order;
  const paid = parseCents(finalAmount ?? '') ?? 0;
  const amount = Math.ceil((paid * percent) / 100);
  if (amount === 0) return undefined;
  const [line] = lines;
  const returned = goods !== 'none' && hasReason && line;
  const back = returned && { line: returned.id, quantity: 1, toStock: goods === 'to-stock' };
  const given = {
    ...{ method, amount: euros(amount) },
    ...(hasReason && { reason: 'Quemado' }),
    ...(back && { goods: [back] }),
  };
  return counter.staff.patch(url, { refund: given }, headersOf(counter, hoursLate));
}

async function sell(counter: Counter, step: StepOf<'sale'>): Promise<Reply> {
  const { staff, prices, sales, visits } = counter;
  const { lines, paymentMethod, percent, isSentTwice } = step;
  const total = lines.reduce(
    (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
    0,
  );
  const cash = Math.ceil(total / 2) + Math.floor((Math.floor(total / 2) * percent) / 100);
  const parts = { cashAmount: euros(cash), transferAmount: euros(total - cash) };
  const sale = {
    ...{ lines, paymentMethod, expectedTotal: euros(total) },
    walkInId: step.visit === null ? null : (oneOf(visits, step.visit) ?? null),
    ...(paymentMethod === 'mixed' ? parts : {}),
  };
  const headers = headersOf(counter, step.hoursLate);
  const reply = await staff.post('/api/sales', sale, headers);
  if (isSentTwice) {
    const again = await staff.post('/api/sales', sale, headers);
    expect([again.status, again.body]).toEqual([reply.status, reply.body]);
  }
  if (reply.status === 201) sales.push((reply.body as SoldReply).sale.id);
  return reply;
}

const BUYER = {
  ...{ customerName: 'Ana Roca', customerDNI: CUSTOMER_NIF },
  customerAddress: 'Calle Nueva, 3',
};

async function toSale(
  counter: Counter,
  which: number,
  what: string,
  headers: Record<string, string> = {},
  body: object = {},
): Promise<Reply | undefined> {
  const id = oneOf(counter.sales, which);
  if (id === undefined || counter.corrected.has(`sale ${id}`)) return undefined;
  return counter.staff.post(`/api/sales/${id}/${what}`, body, headers);
}

/** One of its first line, or all that is left. */
async function refundSale(
  counter: Counter,
  { which, method, goods }: StepOf<'refund-sale'>,
): Promise<Reply | undefined> {
  const id = oneOf(counter.sales, which);
  if (id === undefined || counter.corrected.has(`sale ${id}`)) return undefined;
  const { lines = [] } = (await findSale(counter.shop.db.read, id)) ?? {};
  const left = lines
    .map(keptOf)
    .filter(({ quantity }) => quantity > 0)
    .map(({ id: line, quantity }) => ({
      ...{ line, quantity: quantity / 10, toStock: goods === 'to-stock' },
    }));
  const [first = { line: 1, quantity: 1, toStock: false }] = left;
  const back = goods === 'all' ? left : [{ ...first, quantity: Math.min(1, first.quantity) }];
  const refundedAmount = euros(returnedTotal(lines));
  const refund = { goods: back, method, reason: 'Quemado', refundedAmount };
  return counter.staff.post(`/api/sales/${id}/refunds`, refund);
}

const takeBack = (counter: Counter, { which, hoursLate }: StepOf<'take-back'>) =>
  toSale(counter, which, 'annulment', headersOf(counter, hoursLate));

async function visit(counter: Counter, { paid }: StepOf<'visit'>): Promise<Reply> {
  const { staff, phone, visits, time } = counter;
  const walkInId = `V${time.now}`;
  const visitor = { phone, walkIn: true, walkInId, cashPayment: true, paymentAmount: euros(paid) };
  const reply = await staff.post('/api/auth/points/accumulate', visitor);
  if (reply.status === 200) visits.push(walkInId);
  return reply;
}

async function takeVisitBack(
  { shop, staff, visits }: Counter,
  { which }: StepOf<'visit-back'>,
): Promise<Reply | undefined> {
  const walkInId = oneOf(visits, which);
  if (walkInId === undefined) return undefined;
  const { transactionId } = await shop.db.read
    .selectFrom('walkInVisits')
    .select('transactionId')
    .where('walkInId', '=', walkInId)
    .executeTakeFirstOrThrow();
  return staff.post(`/api/points/movements/${transactionId}/annulment`, {});
}

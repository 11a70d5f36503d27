// Invoices of invented orders and sales. Whoever corrects one corrects what was paid too: until then the books could
// not agree with it.
import { expect } from 'vitest';
import { invoiceBody } from '../invoices/invoicing-shop.ts';
import type { Reply } from '../shop-under-test.ts';
import { euros, oneOf, type Counter } from './invented-counter.ts';
import type { StepOf } from './invented-steps.ts';
import { readSubjects } from './invoices-added-up.ts';

/** Of an order that is paid; one that is not is paid first. */
export async function invoiceOrder(
  { shop, staff, orders, corrected }: Counter,
  { what, which }: StepOf<'invoice-order'> | StepOf<'full-invoice'>,
): Promise<Reply | undefined> {
  const id = oneOf(orders, which);
  if (id === undefined || corrected.has(`order ${id}`)) return undefined;
  const { finalAmount } = await shop.db.read
    .selectFrom('orders')
    .select('finalAmount')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (finalAmount === null) {
    const payment = { totalAmount: '20.25', paymentMethod: 'card' };
    const paid = await staff.patch(`/api/orders/${id}`, payment);
    if (paid.status !== 200) return paid;
  }
  if (what === 'invoice-order') return staff.post(`/api/orders/${id}/simplified-invoice`);
  return staff.post(`/api/orders/${id}/invoice`, invoiceBody());
}

const reason = 'Importe equivocado';

/** The one that stands last, made right by difference or by substitution. */
export async function correctInvoice(
  counter: Counter,
  { which, method: chosen, percent: left }: StepOf<'correct'>,
): Promise<Reply | undefined> {
  const invoiced = (await readSubjects(counter)).filter(({ invoices }) => invoices.length > 0);
  const subject = oneOf(invoiced, which);
  const wrong = subject?.invoices.findLast(({ method }) => method !== 'I');
  if (!subject || !wrong) return undefined;
  const isSale = subject.name.startsWith('sale');
  const [method, percent] = isSale ? ['S', left === 0 ? 0 : 100] : [chosen, left];
  const worth = subject.invoiced ?? 0;
  const total = Math.round((worth * percent) / 100);
  const stated = euros(method === 'S' ? total : total - worth);
  const reply = await counter.staff.post(`/api/invoices/${wrong.id}/corrections`, {
    ...{ kind: wrong.kind === 'F2' || wrong.kind === 'R5' ? 'R5' : 'R1', method, reason },
    lines: [{ description: 'Pollo', rate: percent === 100 ? 21 : 10, total: stated }],
  });
  if (reply.status < 400) await putRight(counter, subject.name, total);
  return reply;
}

/** An order is paid what is left of its invoice; a sale of which nothing is left is taken back. */
async function putRight(counter: Counter, name: string, total: number): Promise<void> {
  counter.corrected.add(name);
  const isSale = name.startsWith('sale');
  if (isSale && total > 0) return;
  const put = isSale ? await takeBack(counter, name) : await pay(counter, name, total);
  expect(put.status, JSON.stringify(put.body)).toBe(200);
}

const idOf = (name: string) => Number(name.split(' ')[1]);

const takeBack = ({ staff }: Counter, name: string) =>
  staff.post(`/api/sales/${idOf(name)}/annulment`);

async function pay({ shop, staff }: Counter, name: string, total: number): Promise<Reply> {
  const { discountAmount } = await shop.db.read
    .selectFrom('orders')
    .select('discountAmount')
    .where('id', '=', idOf(name))
    .executeTakeFirstOrThrow();
  const payment = { totalAmount: euros(total + discountAmount), paymentMethod: 'cash' };
  return staff.patch(`/api/orders/${idOf(name)}`, payment);
}

/** Of one that nobody has corrected. */
export async function takeInvoiceBack(
  counter: Counter,
  { which }: StepOf<'annul-invoice'>,
): Promise<Reply | undefined> {
  const invoices = (await readSubjects(counter))
    .filter(({ name }) => !counter.corrected.has(name))
    .flatMap(({ invoices: own }) => own.slice(-1));
  const last = oneOf(invoices, which);
  return last && counter.staff.post(`/api/invoices/${last.id}/annulment`, { reason });
}

// An order as a change that waits on a device will leave it, before the server has said so.
// See docs/rules/dashboard.md#without-a-connection.
import { cents, centsToDecimal, parseCents } from '../kernel/cents.ts';
import { instantToIso, parseInstant } from '../kernel/madrid-time.ts';
import { normalizePhone } from '../kernel/phone.ts';
import { points } from '../kernel/points.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../kernel/tenths.ts';
import type { Offer } from './basket.rules.ts';
import { detailsOfLines } from './order-details.rules.ts';
import { unpaidInvoiceTotal } from './due-total.rules.ts';
import { readLine, viewLine } from './order-line-wire.rules.ts';
import {
  chickensOfLines,
  linesTotal,
  requestedOfQuantity,
  resolveLines,
  type Line,
  type RequestedLine,
} from './order-lines.rules.ts';
import type { Order } from './orders.contract.ts';
import {
  detailsOfQuantity,
  flagsOf,
  TRANSITIONS,
  type OrderStatus,
  type Transition,
} from './orders.rules.ts';

/** What a request says, as it travels. */
export type Body = Readonly<Record<string, unknown>>;

/** What a queued change does to an order that there is, by the call that it is sent with. */
export type QueuedOrderChange =
  | { call: 'editOrder' | 'reopenOrder'; body: Body }
  | { call: 'confirm'; body: Body | null }
  | { call: Exclude<Transition, 'confirm'> | 'ready'; body: null }
  | { call: 'accumulatePoints'; body: Body };

/** An order that will be otherwise once what waits has been sent. */
export type QueuedOrder = Order & { queued?: true };

export const isQueued = (order: QueuedOrder): boolean => order.queued === true;

/** The order after the change, made at that time in milliseconds. */
export function queuedChangeOf(
  before: Order,
  change: QueuedOrderChange,
  { madeAt, offer }: { madeAt: number; offer: Offer },
): QueuedOrder {
  const at = instantToIso(madeAt);
  // Readiness raises no version: no edit conflicts with it.
  const version = change.call === 'ready' ? before.version : before.version + 1;
  const next = { ...before, version, updatedAt: at, queued: true as const };
  switch (change.call) {
    case 'editOrder':
      return edited(next, change.body, offer);
    case 'reopenOrder':
      return inStatus(next, 'pending');
    case 'ready':
      return { ...next, readyAt: before.readyAt ?? at };
    case 'accumulatePoints':
      return paid(next, change.body);
    case 'confirm':
    case 'cancel':
    case 'error':
      return inStatus(next, TRANSITIONS[change.call]);
  }
}

function inStatus<Kind extends Order>(order: Kind, status: OrderStatus): Kind {
  return { ...order, status, ...flagsOf(status) };
}

const read = (decimal: string): Tenths => parseTenths(decimal) ?? tenths(0);

const text = (body: Body, field: string): string | null => {
  const value = body[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
};

export const quantityIn = ({ quantity }: Body): Tenths | null =>
  typeof quantity === 'string' || typeof quantity === 'number' ? parseTenths(quantity) : null;

const moneyIn = (body: Body, field: string): string | null => {
  const value = body[field];
  const amount = typeof value === 'string' || typeof value === 'number' ? parseCents(value) : null;
  return amount === null ? null : centsToDecimal(amount);
};

/** The instant as it travels; what it was where it says none. */
const instantIn = (body: Body, otherwise: string): string => {
  const at = parseInstant(text(body, 'pickupTime') ?? '');
  return at === null ? otherwise : instantToIso(at);
};

function requestedIn({ lines }: Body): RequestedLine[] {
  if (!Array.isArray(lines)) return [];
  return (lines as readonly Body[]).map((line) => ({
    ...(typeof line['id'] === 'number' && { id: line['id'] }),
    productId: Number(line['productId']),
    quantity: quantityIn(line) ?? tenths(0),
    note: text(line, 'note'),
  }));
}

type Content = Pick<Order, 'lines' | 'linesTotal' | 'quantity' | 'details'>;

/** What is in it, in numbers and in words; without lines where the menu does not know them. */
function contentOf(
  requested: readonly RequestedLine[] | null,
  { quantity, details }: { quantity: Tenths; details: string | null },
  { menu, products }: Offer,
  before: readonly Line[] = [],
): Content {
  const resolved = requested && resolveLines(requested, menu, before);
  const lines = resolved && 'lines' in resolved ? resolved.lines : [];
  const ordered = lines.length > 0 ? chickensOfLines(lines) : quantity;
  const words = lines.length > 0 ? detailsOfLines(lines, products) : detailsOfQuantity(ordered);
  return {
    lines: lines.map(viewLine),
    linesTotal: lines.length > 0 ? centsToDecimal(linesTotal(lines)) : null,
    quantity: tenthsToDecimal(ordered),
    details: details ?? words,
  };
}

/** An order that staff enter, called by `id` until the server has numbered it. */
export function queuedOrderOf(
  id: number,
  body: Body,
  { madeAt, offer }: { madeAt: number; offer: Offer },
): QueuedOrder {
  const at = instantToIso(madeAt);
  const quantity = quantityIn(body) ?? tenths(0);
  const asked = requestedIn(body);
  const requested =
    asked.length > 0 ? asked : requestedOfQuantity(quantity, offer.products, offer.menu);
  return {
    id,
    code: null,
    ...personIn(body),
    customerName: text(body, 'customerName') ?? '',
    customerDNI: text(body, 'customerDNI'),
    customerAddress: text(body, 'customerAddress'),
    ...contentOf(requested, { quantity, details: text(body, 'details') }, offer),
    note: text(body, 'note'),
    pickupTime: instantIn(body, at),
    status: 'pending',
    ...flagsOf('pending'),
    invoicePDF: null,
    invoiceNumber: null,
    invoicedTotal: null,
    notificado: false,
    readyAt: null,
    userId: null,
    pointsEarned: points(0),
    pointsRedeemed: points(0),
    ...paymentIn(body, { totalAmount: '0.00', paymentMethod: 'cash' }),
    isManualEntry: true,
    customerChangedAt: null,
    erasedAt: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    queued: true,
  };
}

function personIn(body: Body): Pick<Order, 'customerPhone' | 'customerEmail'> {
  const phone = text(body, 'customerPhone');
  return {
    customerPhone: phone === null ? null : (normalizePhone(phone) ?? phone),
    customerEmail: text(body, 'customerEmail'),
  };
}

type Paid = Pick<
  Order,
  'totalAmount' | 'finalAmount' | 'paymentMethod' | 'cashAmount' | 'cardAmount' | 'transferAmount'
>;

function paymentIn(
  body: Body,
  before: Pick<Order, 'totalAmount' | 'paymentMethod'> & Partial<Paid>,
): Paid {
  const noted = unpaidInvoiceTotal(before) === null ? before.totalAmount : '0.00';
  const totalAmount = moneyIn(body, 'totalAmount') ?? noted;
  const discount = Number(noted) - Number(before.finalAmount ?? noted);
  const due = Math.max(0, Math.round((Number(totalAmount) - discount) * 100));
  return {
    totalAmount,
    finalAmount: centsToDecimal(cents(due)),
    paymentMethod: (text(body, 'paymentMethod') ?? before.paymentMethod) as Order['paymentMethod'],
    cashAmount: moneyIn(body, 'cashAmount'),
    cardAmount: moneyIn(body, 'cardAmount'),
    transferAmount: moneyIn(body, 'transferAmount'),
  };
}

/** What the body names is as it says, the rest as it was; an edit of more than the payment makes it pending. */
function edited(before: QueuedOrder, body: Body, offer: Offer): QueuedOrder {
  const isPaid = 'paymentMethod' in body || 'totalAmount' in body;
  const payment = isPaid ? paymentIn(body, before) : {};
  if (!('customerName' in body)) return { ...before, ...payment };
  const quantity = quantityIn(body) ?? read(before.quantity);
  const lines = before.lines.map(readLine);
  const isSame = quantity === read(before.quantity);
  const requested = 'lines' in body ? requestedIn(body) : isSame ? lines : null;
  const own = { quantity, details: text(body, 'details') };
  return {
    ...inStatus(before, 'pending'),
    ...payment,
    ...personIn(body),
    customerName: text(body, 'customerName') ?? before.customerName,
    ...contentOf(requested, own, offer, lines),
    ...('note' in body && { note: text(body, 'note') }),
    pickupTime: instantIn(body, before.pickupTime),
  };
}

/** Its points are known once it has been sent; what was paid is known now. */
function paid(before: QueuedOrder, body: Body): QueuedOrder {
  const amount = moneyIn(body, 'paymentAmount') ?? before.totalAmount;
  return {
    ...before,
    ...{ totalAmount: amount, finalAmount: amount, paymentMethod: 'cash' },
    ...{ cashAmount: amount, cardAmount: null, transferAmount: null },
    pointsEarned: points(Number(body['pointsToAdd'] ?? 0)),
  };
}

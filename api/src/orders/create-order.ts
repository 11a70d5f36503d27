// Taking an order: the order, its log, its reservation in the stock of the pick-up day, all or
// nothing, and once however often it is sent. See docs/rules/orders.md#an-order-is-created-once.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { pickupRefusal, type OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { cents } from '@brasa/core/kernel/cents.ts';
import { CONSENT_VERSION } from '@brasa/core/kernel/consent.ts';
import { DAY, MINUTE } from '@brasa/core/kernel/durations.ts';
import { tenths, type Tenths } from '@brasa/core/kernel/tenths.ts';
import { points } from '@brasa/core/kernel/points.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import type { CustomerOrder, ManualOrder, Order } from '@brasa/core/orders/orders.contract.ts';
import { paidParts } from '@brasa/core/orders/paid-parts.rules.ts';
import { figuresOf, withParts } from '@brasa/core/orders/payment.rules.ts';
import { NO_PARTS } from '@brasa/core/payments/payments.rules.ts';
import { isPausable } from '@brasa/core/oven/pause.rules.ts';
import { isTooSoon, slotCapacity } from '@brasa/core/oven/slots.rules.ts';
import { chickenProducts, type Settings } from '@brasa/core/settings/settings.rules.ts';
import { stockEffectOf } from '@brasa/core/stock/stock.rules.ts';
import { ownerNow } from '../accounts/index.ts';
import type { Transaction } from '../db/database.ts';
import { isMadeOffline, madeAtOf, type RequestIdentity } from '../db/idempotency.ts';
import { flag } from '../db/tables/columns.ts';
import { DAILY, hit, networkOf, type Limit } from '../db/throttle.ts';
import { Failure, throwRefusal } from '../failure.ts';
import { holdOffPauses, refusePaused } from '../oven/index.ts';
import { recordPayment } from '../payments/index.ts';
import type { Shop } from '../shop.ts';
import { moveStock } from '../stock/index.ts';
import { queueOrderTicket } from '../tickets/index.ts';
import { transactOnce } from '../transact-once.ts';
import { stateAtFirst } from './logged-state.ts';
import { columnsOf } from './move-to-status.ts';
import { viewOrder } from './order-view.ts';
import {
  orderedChickens,
  orderedLines,
  refusePriceChange,
  wordsFor,
  type Choice,
  type Ordered,
} from './ordered-lines.ts';
import { followWithOven } from './follow-with-oven.ts';
import { orSlotFull } from './full-slot.ts';
import { newOrderCode } from './order-code.ts';
import { insertOrder, insertOrderLog, type NewOrder, type OrderRow } from './orders.store.ts';
import { tellCustomer } from './tell-customer.ts';
import { storedOrder } from './stored-order.ts';

/** Many customers share one address. */
const PER_ADDRESS: readonly Limit[] = [
  { most: 120, windowMilliseconds: 10 * MINUTE },
  { most: 300, windowMilliseconds: DAY },
];

export type OrderRequest = {
  order: CustomerOrder | ManualOrder;
  viewer: CurrentUser | null;
  identity: RequestIdentity | null;
  /** Counted against the limit; staff are not. */
  address: string;
  /** Staff, too, are held to what a customer may order: nobody has looked at it before. */
  asCustomer?: boolean;
};

/**
 * Creates the order and answers it; the first answer again when the identity is known. Refuses
 * customers a pick-up outside the opening hours or too soon (PICKUP_…), one of today while orders are paused
 * (ORDERING_PAUSED) and more than a slot ever holds (ORDER_LARGER_THAN_SLOT), anybody a full slot (SLOT_FULL;
 * staff only unless they say so or had no connection), a full stock column (STOCK_LIMIT_REACHED), what is not to be had so
 * (LINES_NOT_AVAILABLE, QUANTITY_MISMATCH) or at another price (PRICE_CHANGED), another request's key
 * (IDEMPOTENCY_KEY_REUSED), and more than 120 orders in ten minutes or 300 in 24 hours from one address
 * (TOO_MANY_ATTEMPTS).
 */
export async function createOrder(shop: Shop, request: OrderRequest): Promise<Order> {
  const { order, viewer, identity, asCustomer = false } = request;
  const isManual = 'is_manual_entry' in order;
  const isFree = isManual && !asCustomer;
  const settings = await shop.settings();
  const week = await shop.openingHours();
  const menu = await shop.menu();
  const create = async (transaction: Transaction, now: number) => {
    if (!isFree) refusePickup(order.pickupTime, { week, settings, now });
    await countOrder(shop, transaction, request, now);
    const products = chickenProducts(settings);
    const pickup = order.pickupTime;
    const ordered = orderedBy(order, { menu, products, isByStaff: isFree, pickup, now });
    refusePriceChange(ordered.lines, order.expectedTotal);
    if (!isFree) refuseLarger(ordered, settings);
    const details = saidDetails(order) ?? wordsFor(ordered, products);
    const content = { quantity: ordered.quantity, details };
    const userId = await ownerOf(transaction, viewer);
    const heedsPause = !isManual && isPausable(pickup, now);
    // A deferred lock, and an answer that comes with the order: no round trip more.
    if (heedsPause) await holdOffPauses(transaction);
    const { row, lastPause } = await insertOrder(
      transaction,
      newOrder(order, content, { userId, now }),
      ordered.lines,
    );
    if (heedsPause) refusePaused(lastPause, now);
    const overCapacity = isManual && (order.overCapacity || isMadeOffline(identity));
    const madeAt = madeAtOf(identity);
    const by = viewer?.id ?? null;
    await followNew(transaction, row, { settings, overCapacity, by, madeAt, now });
    await tellCustomer(shop, transaction, row, { kind: 'confirmation', now });
    return viewOrder(row);
  };
  return orSlotFull(shop, { isByStaff: isStaff(viewer?.role) }, () =>
    transactOnce(shop, identity, create, { storing: storedOrder }),
  );
}

/** What the sender says of it; of an order with lines only what staff say counts. */
function saidDetails(order: CustomerOrder | ManualOrder): string | null {
  return 'is_manual_entry' in order || order.lines.length === 0 ? order.details : null;
}

/** Staff enter orders for others; a customer's own order stays theirs. */
async function ownerOf(
  transaction: Transaction,
  viewer: CurrentUser | null,
): Promise<number | null> {
  if (!viewer || isStaff(viewer.role)) return null;
  return ownerNow(transaction, viewer.id);
}

type Following = {
  settings: Settings;
  overCapacity: boolean;
  by: number | null;
  madeAt: number | null;
  now: number;
};

/** The new order's log, what was paid for it, its place in the oven, its chickens in the stock, and its ticket. */
async function followNew(
  transaction: Transaction,
  row: OrderRow,
  { settings, overCapacity, by, madeAt, now }: Following,
): Promise<void> {
  const entry = { orderId: row.id, by, now };
  const after = stateAtFirst(row);
  await insertOrderLog(transaction, { ...entry, action: 'created', before: null, after });
  await recordPayment(transaction, {
    subject: 'order',
    subjectId: row.id,
    before: NO_PARTS,
    after: paidParts(row),
    action: 'created',
    by,
    madeAt,
    now,
  });
  await followWithOven(transaction, null, row, { ...entry, settings, overCapacity });
  await moveStock(transaction, {
    ...entry,
    day: row.pickupDay,
    move: stockEffectOf(row.status, row.quantity),
    action: 'order_created',
    settings,
  });
  await queueOrderTicket(transaction, settings, { orderId: row.id, now });
}

/** Throws PICKUP_… where a customer cannot pick up at that time any more. */
function refusePickup(
  pickup: number,
  { week, settings, now }: { week: readonly OpeningHours[]; settings: Settings; now: number },
): void {
  throwRefusal(pickupRefusal(week, pickup, now));
  if (isTooSoon(pickup, now, settings)) throw new Failure('PICKUP_TOO_SOON');
}

/** What not even an empty slot has room for is staff's to promise. */
function refuseLarger({ quantity }: Ordered, settings: Settings): void {
  const capacity = slotCapacity(settings);
  if (capacity !== null && quantity > capacity) throw new Failure('ORDER_LARGER_THAN_SLOT');
}

async function countOrder(
  shop: Shop,
  transaction: Transaction,
  { viewer, address }: OrderRequest,
  now: number,
): Promise<void> {
  if (!shop.rateLimits || isStaff(viewer?.role)) return;
  await hit(transaction, `${DAILY}order@${networkOf(address)}`, PER_ADDRESS, now);
}

// What is paid, and how, is staff's to say: what a customer says of it is not even kept.
const NOTHING_PAID = {
  paymentMethod: 'cash' as const,
  totalAmount: cents(0),
  cashAmount: null,
  cardAmount: null,
  transferAmount: null,
};

/** What is due is known once there is a total. */
function paidOf({ totalAmount, ...order }: ManualOrder) {
  const { paymentMethod, cashAmount, cardAmount, transferAmount } = order;
  const payment = {
    paymentMethod,
    totalAmount: totalAmount ?? cents(0),
    cashAmount,
    cardAmount,
    transferAmount,
  };
  if (payment.totalAmount === 0) return withParts(payment);
  return figuresOf(payment, { discount: cents(0), status: 'pending' });
}

/** A plain quantity is of chickens; lines say for themselves what they are. */
function orderedBy(order: CustomerOrder | ManualOrder, choice: Choice): Ordered {
  const { lines, quantity } = order;
  if (lines.length > 0) return orderedLines(lines, choice, { quantity });
  return orderedChickens(quantity ?? tenths(0), choice);
}

function newOrder(
  order: CustomerOrder | ManualOrder,
  content: { quantity: Tenths; details: string },
  { userId, now }: { userId: number | null; now: number },
): NewOrder {
  const isManual = 'is_manual_entry' in order;
  return {
    code: newOrderCode(),
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    customerEmail: order.customerEmail,
    customerDni: order.customerDNI,
    customerAddress: order.customerAddress,
    ...content,
    pickupTime: order.pickupTime,
    pickupDay: madridDay(order.pickupTime),
    ...columnsOf('pending'),
    ...(isManual ? paidOf(order) : NOTHING_PAID),
    notificado: flag(false),
    userId,
    pointsEarned: points(0),
    pointsRedeemed: points(0),
    gdprConsentDate: order.gdprConsent ? now : null,
    gdprConsentVersion: order.gdprConsent ? CONSENT_VERSION : null,
    isManualEntry: flag(isManual),
    createdAt: now,
    updatedAt: now,
  };
}

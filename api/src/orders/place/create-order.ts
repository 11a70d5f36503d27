// Taking an order: the order, its log, its reservation in the stock of the pick-up day, all or
// nothing, and once however often it is sent. See docs/rules/orders.md#an-order-is-created-once.
import type { CurrentUser } from '@brasa/core/accounts/accounts.contract.ts';
import { isStaff } from '@brasa/core/accounts/accounts.rules.ts';
import { pickupRefusal, type OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { DAY, MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { MAX_STOCK, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { priceRefusal, wordsFor, type Ordered } from '@brasa/core/orders/change/ordered.rules.ts';
import { orderedAtFirst } from '@brasa/core/orders/change/place.rules.ts';
import type { CustomerOrder, ManualOrder, Order } from '@brasa/core/orders/orders.contract.ts';
import { beyondContent, joinedNote } from '@brasa/core/orders/lines/order-content.rules.ts';
import { MOST_PENDING_OF_PHONE } from '@brasa/core/orders/place/pending-of-phone.rules.ts';
import { paidParts } from '@brasa/core/orders/pay/paid-parts.rules.ts';
import { NO_PARTS } from '@brasa/core/payments/parts.rules.ts';
import { isPausable } from '@brasa/core/oven/pause.rules.ts';
import { isTooSoon, slotCapacity } from '@brasa/core/oven/slots.rules.ts';
import { chickenProducts, type ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import { MOST_RESERVED_BY_CUSTOMERS, stockEffectOf } from '@brasa/core/stock/stock.rules.ts';
import { ownerNow } from '../../accounts/index.ts';
import type { Transaction } from '../../db/database.ts';
import {
  isKeyUsed,
  isRepeat,
  isMadeOffline,
  madeAtOf,
  pickupMeant,
  type RequestIdentity,
} from '../../db/idempotency.ts';
import { DAILY, hitFrom, type Limit } from '../../db/throttle.ts';
import { Failure, orThrow, throwRefusal } from '../../failure.ts';
import { holdOffPauses, refusePaused } from '../../oven/index.ts';
import { recordPayment } from '../../payments/index.ts';
import type { Shop } from '../../shop.ts';
import { moveStock } from '../../stock/index.ts';
import { queueOrderTicket } from '../../tickets/index.ts';
import { transactOnce } from '../../transact-once.ts';
import { stateAtFirst } from '../archive/logged-state.ts';
import { viewOrder } from '../order-view.ts';
import { followWithOven } from '../change/follow-with-oven.ts';
import { orSlotFull } from './full-slot.ts';
import { newOrder } from './new-order.ts';
import { insertOrderLog } from '../archive/order-logs.store.ts';
import { insertOrder, type NewOrder, type OrderRow } from '../orders.store.ts';
import { lockPendingOf } from '../pending-orders.store.ts';
import { tellCustomer } from '../page/tell-customer.ts';
import { storedOrder } from '../stored-order.ts';

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
 * (IDEMPOTENCY_KEY_REUSED). Customers are refused more pending orders with one phone (PHONE_LIMIT_REACHED),
 * chickens of a day of which too many are reserved (DAY_FULL), and more than 240 attempts in ten minutes, 120 orders
 * in ten minutes or 300 in 24 hours from one address (TOO_MANY_ATTEMPTS).
 */
export async function createOrder(shop: Shop, request: OrderRequest): Promise<Order> {
  const { order: sent, viewer, identity, asCustomer = false } = request;
  const isManual = 'is_manual_entry' in sent;
  const isFree = isManual && !asCustomer;
  const isByCustomer = !isStaff(viewer?.role);
  if (isByCustomer) await countAttempt(shop, request);
  const settings = await shop.settings();
  const week = await shop.openingHours();
  const menu = await shop.menu();
  const create = async (transaction: Transaction, now: number) => {
    const pickup = pickupMeant(sent.pickupTime, identity, now);
    const order = { ...sent, pickupTime: pickup };
    if (!isFree) refusePickup(pickup, { week, settings, now });
    await countOrder(shop, transaction, request, now);
    const products = chickenProducts(settings);
    const choice = { menu, products, isByStaff: isFree, pickup, now };
    const ordered = orThrow(orderedAtFirst(order, choice));
    orThrow(priceRefusal(ordered.lines, order.expectedTotal));
    if (!isFree) refuseLarger(ordered, settings);
    const details = saidDetails(order) ?? wordsFor(ordered, products);
    const content = { quantity: ordered.quantity, details, note: noteOf(order, ordered, products) };
    const userId = await ownerOf(transaction, viewer);
    const heeds = { pause: !isManual && isPausable(pickup, now), pending: isByCustomer };
    const inserted = newOrder(order, { ...content, lines: ordered.lines }, { userId, now });
    const row = await insertHeeding(transaction, inserted, ordered.lines, { heeds, now });
    const overCapacity = isManual && (sent.overCapacity || isMadeOffline(identity));
    const madeAt = madeAtOf(identity, now);
    const by = viewer?.id ?? null;
    const mostReserved = isByCustomer ? MOST_RESERVED_BY_CUSTOMERS : MAX_STOCK;
    const following = { settings, overCapacity, mostReserved, by, madeAt, now };
    await followNew(transaction, row, following);
    await tellCustomer(shop, transaction, row, { kind: 'confirmation', now });
    return viewOrder(row);
  };
  return orSlotFull(shop, { isByStaff: !isByCustomer }, () =>
    transactOnce(shop, identity, create, { storing: storedOrder }),
  );
}

/**
 * The order that a request has created already, as it was answered then; null where the key is new. Throws
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function createdBefore(
  shop: Shop,
  identity: RequestIdentity | null,
): Promise<Order | null> {
  if (identity === null || !(await isKeyUsed(shop.db.read, identity))) return null;
  const forgotten = () => Promise.reject<Order>(new Failure('IDEMPOTENCY_KEY_REUSED'));
  return transactOnce(shop, identity, forgotten, { storing: storedOrder });
}

/** What the sender says of it; of an order with lines only what staff say counts. */
function saidDetails(order: CustomerOrder | ManualOrder): string | null {
  return 'is_manual_entry' in order || order.lines.length === 0 ? order.details : null;
}

/** A customer's note, and what else their details say: it never goes without a word. */
function noteOf(
  order: CustomerOrder | ManualOrder,
  ordered: Ordered,
  products: ChickenProducts,
): string | null {
  const { note } = order;
  if ('is_manual_entry' in order) return note;
  return joinedNote(note, beyondContent(order.details, ordered, products));
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
  mostReserved: Tenths;
  by: number | null;
  madeAt: number | null;
  now: number;
};

/** The new order's log, what was paid for it, its place in the oven, its chickens in the stock, and its ticket. */
async function followNew(
  transaction: Transaction,
  row: OrderRow,
  { settings, overCapacity, mostReserved, by, madeAt, now }: Following,
): Promise<void> {
  const entry = { orderId: row.id, by, now, madeAt };
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
    mostReserved,
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

type Heeding = { heeds: { pause: boolean; pending: boolean }; now: number };

/**
 * Inserts the order. Throws ORDERING_PAUSED, and PHONE_LIMIT_REACHED where customers have so many others pending
 * with the phone. The locks are deferred and the answers come with the order: no round trip more.
 */
async function insertHeeding(
  transaction: Transaction,
  order: NewOrder,
  lines: Ordered['lines'],
  { heeds, now }: Heeding,
): Promise<OrderRow> {
  if (heeds.pause) await holdOffPauses(transaction);
  if (heeds.pending) await lockPendingOf(transaction, order.customerPhone ?? null);
  const { row, lastPause, pendingOfPhone } = await insertOrder(transaction, order, lines);
  if (heeds.pause) refusePaused(lastPause, now);
  if (heeds.pending && pendingOfPhone >= MOST_PENDING_OF_PHONE) {
    throw new Failure('PHONE_LIMIT_REACHED');
  }
  return row;
}

/** Before anything is begun. A repeat of what was answered goes on: it does nothing. */
async function countAttempt(shop: Shop, { identity, address }: OrderRequest): Promise<void> {
  const refusal = shop.orderAttempts.count(address);
  if (refusal && !(identity && (await isRepeat(shop.db.read, identity)))) throw refusal;
}

async function countOrder(
  shop: Shop,
  transaction: Transaction,
  { viewer, address }: OrderRequest,
  now: number,
): Promise<void> {
  if (!shop.rateLimits || isStaff(viewer?.role)) return;
  await hitFrom(transaction, `${DAILY}order`, address, PER_ADDRESS, now);
}

// What an order's customer sees of it (docs/rules/orders.md#the-customers-order-page).
import type { Allergen } from '@brasa/core/catalog/catalog.rules.ts';
import { centsToDecimal } from '@brasa/core/kernel/amounts/cents.ts';
import {
  instantToIso,
  madridDay,
  startOfDay,
  addDays,
} from '@brasa/core/kernel/time/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { closedDrinks } from '@brasa/core/orders/lines/closed-drinks.rules.ts';
import { linesTotal } from '@brasa/core/orders/lines/order-lines.rules.ts';
import { ORDERS_FAILURES } from '@brasa/core/orders/orders.failures.ts';
import { viewLine } from '@brasa/core/orders/lines/order-line-wire.rules.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { hasPage } from '@brasa/core/orders/page/order-page.rules.ts';
import {
  changeableUntil,
  changeRefusal,
  offeredDays,
  offeredPickups,
  orderStage,
} from '@brasa/core/orders/page/own-changes.rules.ts';
import { amountDue, invoicePrice } from '@brasa/core/orders/pay/owed.rules.ts';
import {
  namesOtherFood,
  unpricedDishes,
  unpricedThings,
} from '@brasa/core/orders/lines/unpriced.rules.ts';
import { pausedUntilNow } from '@brasa/core/oven/pause.rules.ts';
import { readAllergens } from '../../catalog/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { readLastPause } from '../../oven/index.ts';
import type { Shop } from '../../shop.ts';
import { readOven } from '../place/full-slot.ts';
import { findLastLog } from '../archive/order-logs.store.ts';
import { withdrawalOf } from '../order-view.ts';
import { findByCode, isOnSpit } from './order-page.store.ts';
import type { OrderRow } from '../orders.store.ts';

/** The order with the code. Throws ORDER_NOT_FOUND, the same for every code that has no page, or none any more. */
export async function findOwnOrder(sql: Queries, code: string, now: number): Promise<OrderRow> {
  const order = await findByCode(sql, code);
  if (!order || !hasPage(order.pickupTime, now)) throw new Failure('ORDER_NOT_FOUND');
  return order;
}

/** How far the order is, for its customer. */
export async function progressOf(sql: Queries, order: OrderRow) {
  const { status, readyAt, invoicedTotal, pickupTime: pickup } = order;
  return {
    status,
    pickup,
    isReady: readyAt !== null,
    isOnSpit: await isOnSpit(sql, order),
    isPaid: isPaid(order),
    isInvoiced: invoicedTotal !== null && invoicedTotal !== 0,
  };
}

/** True where some of the payment is left, a discount has paid, or all was given back and nothing is owed. */
function isPaid(order: OrderRow): boolean {
  const { finalAmount, discountAmount } = order;
  if (finalAmount === null) return false;
  return finalAmount > 0 || discountAmount > 0 || amountDue(order) === 0;
}

/** The pick-up of the order with this code, for a calendar. Throws ORDER_NOT_FOUND. */
export async function readOwnPickup({ db, clock }: Shop, code: string): Promise<OwnPickup> {
  const order = await findOwnOrder(db.read, code, clock());
  const { id, version, details, pickupTime } = order;
  const stage = orderStage(await progressOf(db.read, order));
  return { id, version, details, pickupTime: instantToIso(pickupTime), stage };
}

export type OwnPickup = Pick<OrderPage, 'id' | 'version' | 'details' | 'pickupTime' | 'stage'>;

/** The page of the order with this code. Throws ORDER_NOT_FOUND. */
export async function readOrderPage(shop: Shop, code: string): Promise<OrderPage> {
  const sql = shop.db.read;
  const now = shop.clock();
  const order = await findOwnOrder(sql, code, now);
  const settings = await shop.settings();
  const progress = await progressOf(sql, order);
  const refusal = changeRefusal(progress, now, settings);
  const { id, customerName, quantity, details, note, version } = order;
  const { lines, finalAmount, discountAmount, pickupTime } = order;
  const invoiced = invoicePrice(order);
  const paid = isPaid(order) ? finalAmount : null;
  const due = paid === null ? null : amountDue(order);
  return {
    ...{ id, customerName, details, note, version },
    stage: orderStage(progress),
    quantity: tenthsToDecimal(quantity),
    lines: lines.map(pageLine),
    unpriced: unpricedThings(order),
    ...(await drinksPart(sql, order)),
    acknowledgedBy: acknowledgedBy(shop, order),
    linesTotal: lines.length === 0 ? null : centsToDecimal(linesTotal(lines)),
    invoiced: invoiced === null ? null : centsToDecimal(invoiced),
    discount: discountAmount > 0 ? centsToDecimal(discountAmount) : null,
    paid: paid === null ? null : centsToDecimal(paid),
    owed: due === null || due === 0 ? null : centsToDecimal(due),
    allergens: await allergensOf(shop, order),
    changeableUntil: instantToIso(changeableUntil(pickupTime, settings)),
    changeRefusal: refusal && { code: refusal, error: ORDERS_FAILURES[refusal].text },
    pickups: refusal === null ? (await pickupsFor(shop, order, now)).map(instantToIso) : [],
  };
}

/** The facts that decide on the right to withdraw from its drinks. */
export async function drinksPart(sql: Queries, order: OrderRow) {
  const drinks = closedDrinks(order);
  const isHandedOver = order.status === 'delivered' && drinks.length > 0;
  const handOver = isHandedOver ? await findLastLog(sql, order.id, 'delivered') : undefined;
  return {
    pickupTime: instantToIso(order.pickupTime),
    collectedAt: handOver ? instantToIso(handOver.createdAt) : null,
    drinks,
    withdrawal: withdrawalOf(order),
  };
}

function acknowledgedBy({ mail }: Shop, { customerEmail }: OrderRow): OrderPage['acknowledgedBy'] {
  if (!mail) return 'page';
  return customerEmail ? 'mail' : 'asked_mail';
}

/** The rate of tax is the invoice's. */
function pageLine(line: OrderRow['lines'][number]): OrderPage['lines'][number] {
  const { vatRate: _taxed, ...shown } = viewLine(line);
  return shown;
}

/** Whether nothing has become of the order since its customer changed it. Throws ORDER_NOT_FOUND. */
export async function isCustomersLast({ db, clock }: Shop, code: string): Promise<boolean> {
  const { customerChangedAt, updatedAt } = await findOwnOrder(db.read, code, clock());
  return customerChangedAt === updatedAt;
}

/** Of all lines; null where that is not all, or of something not known. */
async function allergensOf(shop: Shop, order: OrderRow): Promise<Allergen[] | null> {
  const dishes = [...(await shop.menu()).values()].map(({ name }) => name);
  if (unpricedDishes(order) !== '' || namesOtherFood(order, dishes)) return null;
  const { lines } = order;
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const known = await readAllergens(shop.db.read, ids);
  const found = ids.map((id) => known.get(id));
  if (ids.length === 0 || found.includes(undefined)) return null;
  return [...new Set(found.flatMap((allergens) => allergens ?? []))];
}

async function pickupsFor(shop: Shop, order: OrderRow, now: number): Promise<number[]> {
  const days = offeredDays(order.pickupTime, now);
  const [first, last] = [days[0] ?? madridDay(now), days.at(-1) ?? madridDay(now)];
  const [oven, menu, lastPause] = await Promise.all([
    readOven(shop, startOfDay(first), startOfDay(addDays(last, 1))),
    shop.menu(),
    readLastPause(shop.db.read),
  ]);
  const moved = {
    pickup: order.pickupTime,
    chickens: order.quantity,
    productIds: order.lines.map(({ productId }) => productId),
  };
  return offeredPickups(moved, {
    ...oven,
    now,
    menu,
    isPaused: pausedUntilNow(lastPause, now) !== null,
  });
}

// What changes that wait on a device will do to the desk's list and to today's stock, so that the desk
// shows it before the server knows. The server computes its own. See docs/rules/dashboard.md#without-a-connection.
import { madridDay } from '../kernel/time/madrid-time.ts';
import { parseTenths, tenths, tenthsToDecimal, type Tenths } from '../kernel/amounts/tenths.ts';
import type { Offer } from '../orders/place/basket.rules.ts';
import { chickensBack, chickensOfLines } from '../orders/lines/order-lines.rules.ts';
import type { Order } from '../orders/orders.contract.ts';
import { chickensToStock } from '../orders/change/goods-back.rules.ts';
import { quantityIn, readEdit, type Body } from '../orders/change/read-body.rules.ts';
import { readLine } from '../orders/lines/order-line-wire.rules.ts';
import {
  queuedChangeOf,
  queuedOrderOf,
  type QueuedOrder,
  type QueuedOrderChange,
} from '../orders/queued-order.rules.ts';
import { initialMove, moveByHand } from '../stock/movements.rules.ts';
import type { MovementType } from '../stock/stock.contract.ts';
import { moveBetween, stockEffectOf, type StockMove } from '../stock/stock.rules.ts';
import type { DashboardData } from './dashboard.contract.ts';

/** What a queued change is, by the call that it is sent with. */
export type QueuedKind =
  | { call: 'createOrder'; body: Body }
  | { call: 'moveStock'; body: Body }
  | { call: 'sellAtCounter'; body: Body }
  | (QueuedOrderChange & { orderId: number | null });

/** `seq` is its place in the queue: an order that it makes is called -seq until the server has numbered it. */
export type QueuedChange = QueuedKind & {
  seq: number;
  madeAt: number;
  /** Of the order that it changes, as it was known then; null without an order. */
  baseVersion?: number | null;
};

type QueuedOrderEntry = Extract<QueuedChange, { orderId: number | null }>;

const temporaryId = (seq: number): number => 0 - seq;

/** The desk with what waits: its pending orders and, by their ids, those that left the list meanwhile. */
export type QueuedDesk = { data: DashboardData; handled: ReadonlyMap<number, Order> };

/** What the worker answers the desk while something waits: also the orders that have left the list. */
export type QueuedDashboard = DashboardData & { handled?: readonly Order[] };

/** What the change leaves, and the order that it concerned as it will be. */
export type Outlook = { desk: QueuedDesk; order: Order | null };

export const deskOf = (data: DashboardData): QueuedDesk => ({ data, handled: new Map() });

/** The desk once all of them have been sent, one after the other. */
export function withQueued(
  data: DashboardData,
  changes: readonly QueuedChange[],
  offer: Offer,
): QueuedDesk {
  return changes.reduce((desk, change) => applyQueued(desk, change, offer).desk, deskOf(data));
}

/** The desk after one more change; as it is where the desk does not know the order. */
export function applyQueued(desk: QueuedDesk, change: QueuedChange, offer: Offer): Outlook {
  const { madeAt } = change;
  if (change.call === 'moveStock') return { desk: withMovement(desk, change), order: null };
  if (change.call === 'sellAtCounter') return { desk: withSale(desk, change, offer), order: null };
  if (change.call === 'createOrder') {
    const order = queuedOrderOf(temporaryId(change.seq), change.body, { madeAt, offer });
    return withOrder(desk, null, order);
  }
  const before = change.orderId === null ? null : orderOf(desk, change.orderId);
  if (!before) return { desk, order: null };
  if (isAddedAlready(before, change)) return withOrder(desk, before, { ...before, queued: true });
  const after = queuedChangeOf(before, change, { madeAt, offer });
  return withChickensBack(withOrder(desk, before, after), { before, after, change });
}

type Changed = { before: Order; after: Order; change: QueuedOrderEntry };

/** The chickens of a refund that are sold again are in the stock of the day on which it is noted. */
function withChickensBack({ desk, order }: Outlook, { before, after, change }: Changed): Outlook {
  const { data } = desk;
  const goods = change.call === 'editOrder' ? (readEdit(change.body).refund?.goods ?? []) : [];
  const isRefused = backOf(before) === backOf(after);
  if (isRefused || madridDay(change.madeAt) < data.stock.date) return { desk, order };
  const current = chickensToStock(before.lines.map(readLine), goods);
  const delivered = plus(data.today.delivered, 0 - current);
  const moved = withFigures(data, { current, reserved: tenths(0) }, delivered);
  return { desk: { ...desk, data: moved }, order };
}

/** The quantity of all its lines that has come back. */
const backOf = ({ lines }: Order): number =>
  lines.reduce((sum, { returned }) => sum + read(returned ?? '0'), 0);

/** A payment that comes to others is in the list once that is newer: it is not added again, nor to another desk's change. */
function isAddedAlready(
  { version }: Order,
  { call, body, baseVersion }: QueuedOrderEntry,
): boolean {
  return (
    call === 'editOrder' && 'addedPayment' in body && baseVersion != null && version > baseVersion
  );
}

/** The order as the desk knows it, pending or not. */
export function orderOf({ data, handled }: QueuedDesk, id: number): Order | null {
  return data.orders.find((order) => order.id === id) ?? handled.get(id) ?? null;
}

/** In the list while it is pending, else among those that have left it; the stock of its day follows. */
function withOrder(desk: QueuedDesk, before: Order | null, order: QueuedOrder): Outlook {
  const others = desk.data.orders.filter(({ id }) => id !== order.id);
  const isPending = order.status === 'pending';
  const handled = new Map(desk.handled);
  if (isPending) handled.delete(order.id);
  else handled.set(order.id, order);
  const orders = isPending
    ? [...others, order].sort((one, other) => one.pickupTime.localeCompare(other.pickupTime))
    : others;
  const data = withStock({ ...desk.data, orders }, before, order);
  return { desk: { data, handled }, order };
}

const read = (text: string): Tenths => parseTenths(text) ?? tenths(0);
const plus = (text: string, by: number): string => tenthsToDecimal(tenths(read(text) + by));

function effectOn(day: string, order: Order | null): StockMove & { delivered: number } {
  const isOfDay = order !== null && madridDay(Date.parse(order.pickupTime)) === day;
  if (!isOfDay) return { ...stockEffectOf('cancelled', tenths(0)), delivered: 0 };
  const back = chickensBack(order.lines.map(readLine));
  const effect = stockEffectOf(order.status, read(order.quantity), back);
  return { ...effect, delivered: 0 - effect.current };
}

function withStock(data: DashboardData, before: Order | null, after: Order): DashboardData {
  const [was, is] = [effectOn(data.stock.date, before), effectOn(data.stock.date, after)];
  const delivered = plus(data.today.delivered, is.delivered - was.delivered);
  return withFigures(data, moveBetween(was, is), delivered);
}

function withFigures(
  data: DashboardData,
  move: StockMove,
  delivered = data.today.delivered,
  initialStock = data.stock.initialStock,
): DashboardData {
  const currentStock = plus(data.stock.currentStock, move.current);
  const reservedStock = plus(data.stock.reservedStock, move.reserved);
  const left = plus(currentStock, 0 - read(reservedStock));
  const stock = { ...data.stock, initialStock, currentStock, reservedStock, unreservedStock: left };
  const ordered = plus(reservedStock, read(delivered));
  return { ...data, stock, today: { ordered, delivered, reserved: reservedStock, left } };
}

/** What came in, was sold or corrected on the day that the desk shows. */
function withMovement(
  desk: QueuedDesk,
  { body, madeAt }: Extract<QueuedChange, { call: 'moveStock' }>,
): QueuedDesk {
  const { data } = desk;
  const type = body['type'] as MovementType;
  const quantity = quantityIn(body) ?? tenths(0);
  // A device whose clock is ahead made it today.
  if (madridDay(madeAt) < data.stock.date) return desk;
  if (type !== 'initial') {
    return { ...desk, data: withFigures(data, moveByHand(type, quantity)) };
  }
  const move = initialMove(read(data.stock.initialStock), quantity);
  const initial = tenthsToDecimal(quantity);
  return { ...desk, data: withFigures(data, move, data.today.delivered, initial) };
}

/** The chickens of what was sold at the counter leave the day that the desk shows. */
function withSale(
  desk: QueuedDesk,
  { body, madeAt }: Extract<QueuedChange, { call: 'sellAtCounter' }>,
  { menu }: Offer,
): QueuedDesk {
  const { data } = desk;
  if (madridDay(madeAt) < data.stock.date) return desk;
  const lines = Array.isArray(body['lines']) ? (body['lines'] as Body[]) : [];
  const chickens = lines.map((line) => {
    const item = menu.get(Number(line['productId']));
    return { quantity: quantityIn(line) ?? tenths(0), chickens: item?.chickens ?? tenths(0) };
  });
  const move = moveByHand('walk_in_sale', chickensOfLines(chickens));
  return { ...desk, data: withFigures(data, move) };
}

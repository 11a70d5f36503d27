// All that follows from a change of an order, whichever command made it: its columns, its history, the ledgers of money and
// points, the oven, the stock, and the message to its customer. Each follows from the order before and after.
import type { OpeningHours } from '@brasa/core/hours/hours.rules.ts';
import { negatePoints, points, type Points } from '@brasa/core/kernel/amounts/points.ts';
import { tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { decide } from '@brasa/core/orders/change/decide.rules.ts';
import type { Command, Decision, World } from '@brasa/core/orders/change/decision.ts';
import type { OrderState } from '@brasa/core/orders/change/order-state.rules.ts';
import type { PointsChange } from '@brasa/core/orders/pay/points-change.contract.ts';
import { flagsOf, isCalledOff, type OrderStatus } from '@brasa/core/orders/orders.rules.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { flag } from '../../db/tables/columns.ts';
import { orThrow } from '../../failure.ts';
import { correctEarnings, hasReversals, reversePoints } from '../../loyalty/index.ts';
import type { Shop } from '../../shop.ts';
import { moveStock, type StockChange } from '../../stock/index.ts';
import { changeOrder, type Entry, type OrderColumns } from './change-order.ts';
import { followWithOven } from './follow-with-oven.ts';
import { followWithStock } from './follow-with-stock.ts';
import type { OrderRow } from '../orders.store.ts';
import { NOT_READY } from './readiness.store.ts';
import { tellCustomer, toldOf } from '../page/tell-customer.ts';

/** The order afterwards, what became of its points where they were concerned, and whether it was so already. */
export type ChangedRow = OrderRow & { pointsChange?: PointsChange; unchanged?: true };

/** The order is already as the request asks. The answer says so, since the change may be somebody else's. */
export const unchanged = (row: OrderRow): ChangedRow => ({ ...row, unchanged: true });

/** The shop with the settings, menu and hours that commands are decided by. The server knows its hours. */
export type House = {
  shop: Shop;
  settings: Settings;
  world: Omit<World, 'now'> & { week: readonly OpeningHours[] };
};

/** Reads them. Called before the transaction: a read inside it waits for a second connection. */
export async function houseOf(shop: Shop): Promise<House> {
  const [settings, menu, week] = await Promise.all([
    shop.settings(),
    shop.menu(),
    shop.openingHours(),
  ]);
  return { shop, settings, world: { menu, week, products: chickenProducts(settings) } };
}

export type Terms = Omit<Entry, 'action'> & {
  /** Staff take it although the oven is full; without it they do not. */
  overCapacity?: boolean;
  /** Columns that no command decides, written with the decision's. */
  columns?: OrderColumns;
} & Pick<StockChange, 'mostReserved'>;

/** Decides the command of the order; null where there is nothing to do. Throws the command's refusal. */
export function decideOn(
  { world }: House,
  before: OrderRow,
  { command, now }: { command: Command; now: number },
): Decision | null {
  return orThrow(decide(before, command, { ...world, now }));
}

type Carried = Terms & { decision: Decision };

/**
 * Does the command to the locked order, with all that follows from it; answers the order as it was where there is nothing to
 * do. Throws the command's refusal, and as `carryOut`.
 */
export async function runCommand(
  house: House,
  transaction: Transaction,
  before: OrderRow,
  { command, ...terms }: Terms & { command: Command },
): Promise<ChangedRow> {
  const decision = decideOn(house, before, { command, now: terms.now });
  if (decision === null) return before;
  return carryOut(house, transaction, before, { decision, ...terms });
}

/**
 * Writes what was decided of the locked order. Throws ORDER_INVOICED, STOCK_LIMIT_REACHED, DAY_FULL and SlotIsFull: the last
 * three at the latest at the commit.
 */
export async function carryOut(
  { shop, settings }: House,
  transaction: Transaction,
  before: OrderRow,
  { decision, overCapacity = false, columns = {}, mostReserved, ...entry }: Carried,
): Promise<ChangedRow> {
  const { action, changes, toStock } = decision;
  const { by, now } = entry;
  const { pointsEarned, pointsChange } = await followWithPoints(
    transaction,
    before,
    decision,
    entry,
  );
  const after = await changeOrder(
    transaction,
    before,
    { ...columnsOf(changes), ...columns, ...(pointsEarned !== undefined && { pointsEarned }) },
    { action, ...entry },
  );
  const kind = toldOf(before, after);
  if (kind !== null) {
    await tellCustomer(shop, transaction, after, { kind, now, isOwn: by === null });
  }
  const mover = { orderId: before.id, by, settings, now };
  await followWithOven(transaction, before, after, { ...mover, overCapacity });
  await followWithStock(transaction, before, after, {
    ...mover,
    action,
    ...(mostReserved && { mostReserved }),
  });
  if (toStock !== undefined) {
    const move = { current: toStock, reserved: tenths(0) };
    await moveStock(transaction, { ...mover, day: madridDay(now), move, action: 'order_returned' });
  }
  const told = pointsChange ?? (await ofReopening(transaction, before, after));
  return { ...after, ...(told && { pointsChange: told }) };
}

/** The status with the flags that go with it. */
export function statusColumns(status: OrderStatus) {
  const { confirmado, deleted, error } = flagsOf(status);
  return { status, confirmado: flag(confirmado), deleted: flag(deleted), error: flag(error) };
}

/** The columns of what changes. */
function columnsOf(changes: Partial<OrderState>): OrderColumns {
  const { status, pickupTime, readyAt } = changes;
  return {
    ...changes,
    ...(status !== undefined && statusColumns(status)),
    ...(pickupTime !== undefined && { pickupDay: madridDay(pickupTime) }),
    ...(readyAt === null && NOT_READY),
  };
}

const NO_CHANGE: PointsChange = { earned: points(0), redeemed: points(0), missing: points(0) };

type Followed = { pointsEarned?: Points; pointsChange?: PointsChange };

/** Points follow the order: see docs/rules/orders.md#points-follow-the-order. */
function followWithPoints(
  transaction: Transaction,
  before: OrderRow,
  { ledger: effect, action }: Decision,
  { by, now }: Pick<Entry, 'by' | 'now'>,
): Promise<Followed> {
  // An order that its customer may change has earned and cost no points.
  if (effect === null || by === null) return Promise.resolve({});
  const entry = { orderId: before.id, by, now };
  return effect.kind === 'correct'
    ? correct(transaction, before, { ...entry, due: effect.due })
    : reverse(transaction, before, { ...entry, isReturned: action === 'refunded' });
}

type PointsEntry = { orderId: number; by: number; now: number };

async function correct(
  transaction: Transaction,
  before: OrderRow,
  entry: PointsEntry & { due: Points },
): Promise<Followed> {
  const description = `Pedido ${before.id} corregido`;
  const { earned, missing } = await correctEarnings(transaction, { ...entry, description });
  if (earned === before.pointsEarned && missing === 0) return {};
  const earnedMore = points(earned - before.pointsEarned);
  return { pointsEarned: earned, pointsChange: { ...NO_CHANGE, earned: earnedMore, missing } };
}

/** Nothing to tell of an order that had neither earned nor cost any. */
async function reverse(
  transaction: Transaction,
  before: OrderRow,
  { isReturned, ...entry }: PointsEntry & { isReturned: boolean },
): Promise<Followed> {
  const description = `Pedido ${before.id} ${isReturned ? 'devuelto' : 'anulado'}`;
  // A payment that is stated anew restores the earnings of a return, as those that an edit has taken.
  const kind = isReturned
    ? { orderVersion: null, byEdit: true as const }
    : { orderVersion: before.version + 1 };
  const reversed = await reversePoints(transaction, { ...entry, description, ...kind });
  const { earned, redeemed, missing } = reversed;
  if (earned === 0 && redeemed === 0) return {};
  return {
    pointsChange: { earned: negatePoints(earned), redeemed: negatePoints(redeemed), missing },
  };
}

/** A reopening earns nothing by itself, which is said where points had been undone. */
async function ofReopening(
  transaction: Transaction,
  before: OrderRow,
  after: OrderRow,
): Promise<PointsChange | null> {
  if (!isCalledOff(before.status) || isCalledOff(after.status)) return null;
  return (await hasReversals(transaction, after.id)) ? NO_CHANGE : null;
}

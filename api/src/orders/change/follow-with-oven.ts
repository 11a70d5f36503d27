// What is promised of the oven follows the orders, in their own transaction.
// See docs/rules/oven.md#capacity.
import { tenths, type Tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import { isCalledOff } from '@brasa/core/orders/orders.rules.ts';
import { slotCapacity, slotOf } from '@brasa/core/oven/slots.rules.ts';
import type { Settings } from '@brasa/core/settings/settings.rules.ts';
import type { Transaction } from '../../db/database.ts';
import { moveSlot } from '../../oven/index.ts';
import { insertOverCapacityLog } from '../archive/order-logs.store.ts';
import { type OrderRow } from '../orders.store.ts';

type Holding = Pick<OrderRow, 'status' | 'quantity' | 'pickupTime'>;

type Terms = {
  settings: Settings;
  /** Staff take it although the oven is full. */
  overCapacity: boolean;
  /** Whose history says that they did. */
  orderId: number;
  by: number | null;
  now: number;
};

/** There is no room for so many chickens at this pick-up: told outside the transaction (full-slot.ts). */
export class SlotIsFull extends Error {
  readonly pickup: number;
  readonly chickens: Tenths;

  constructor(pickup: number, chickens: Tenths) {
    super('the slot is full');
    this.pickup = pickup;
    this.chickens = chickens;
  }
}

function heldBy(order: Holding | null): Tenths {
  return order && !isCalledOff(order.status) ? order.quantity : tenths(0);
}

/**
 * Lets the slots follow an order from one state to another; null is before there was any. Nothing waits
 * for it: where it does not fit, the transaction fails with SlotIsFull.
 */
export async function followWithOven(
  transaction: Transaction,
  before: Holding | null,
  after: Holding,
  { settings, overCapacity, ...entry }: Terms,
): Promise<void> {
  const moves = new Map<number, number>();
  const move = (at: number, by: number) => moves.set(slotOf(at), (moves.get(slotOf(at)) ?? 0) + by);
  if (before) move(before.pickupTime, 0 - heldBy(before));
  move(after.pickupTime, heldBy(after));
  const capacity = slotCapacity(settings);
  const most = overCapacity ? null : capacity;
  const full = () => new SlotIsFull(after.pickupTime, heldBy(after));
  const changed = [...moves].filter(([, by]) => by !== 0).sort(([one], [other]) => one - other);
  for (const [slot, by] of changed) {
    await moveSlot(transaction, { slot, by: tenths(by), most, full });
  }
  // There may have been room all the same: the row that is locked by now knows.
  if (!overCapacity || capacity === null) return;
  for (const [slot, by] of changed) {
    if (by > 0) await insertOverCapacityLog(transaction, { ...entry, slot, capacity });
  }
}

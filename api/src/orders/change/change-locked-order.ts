// What every change of an existing order has in common: once for each identity, in one transaction,
// with the order locked so that whoever else wants to change it waits.
import type { Command } from '@brasa/core/orders/change/decision.ts';
import type { OrderAction } from '@brasa/core/orders/archive/order-history.rules.ts';
import type { ChangedOrder } from '@brasa/core/orders/pay/points-change.contract.ts';
import type { Transaction } from '../../db/database.ts';
import { madeAtOf, nothingDone } from '../../db/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { transactOnce, type StaffTarget } from '../../transact-once.ts';
import {
  carryOut,
  houseOf,
  runCommand,
  type ChangedRow,
  type House,
  type Terms,
} from './carry-out.ts';
import type { OrderColumns } from './change-order.ts';
import { orSlotFull } from '../place/full-slot.ts';
import { viewOrder } from '../order-view.ts';
import { lockOrder, type OrderRow } from '../orders.store.ts';
import { storedOrder } from '../stored-order.ts';

export type LockedOrder = {
  transaction: Transaction;
  before: OrderRow;
  now: number;
  /** When this was decided without a connection; null for what is sent at once. */
  madeAt: number | null;
  /** Read before the transaction began. */
  house: House;
  /** Does the command with all that follows from it; the order as it was where there is nothing to do. Throws its refusal. */
  run: (command: Command, terms?: Partial<Terms>) => Promise<ChangedRow>;
  /** Notes what no command decides. */
  note: (action: OrderAction, columns: OrderColumns) => Promise<ChangedRow>;
};

/** `by` is null for the order's own customer. */
type Target = Omit<StaffTarget, 'by'> & { by: number | null };

type Options = {
  /** What is locked before the order. */
  lockFirst?: (transaction: Transaction, now: number) => Promise<void>;
};

/** Answers the order as `change` leaves it. Throws ORDER_NOT_FOUND, and whatever `change` throws. */
export async function changeLockedOrder(
  shop: Shop,
  { id, by, identity }: Target,
  change: (locked: LockedOrder) => Promise<ChangedRow>,
  { lockFirst }: Options = {},
): Promise<ChangedOrder> {
  const house = await houseOf(shop);
  const changeLocked = async (transaction: Transaction, now: number) => {
    await lockFirst?.(transaction, now);
    const before = await lockOrder(transaction, id);
    const madeAt = madeAtOf(identity, now);
    const entry = { by, now, madeAt };
    const run: LockedOrder['run'] = (command, terms) =>
      runCommand(house, transaction, before, { command, ...entry, ...terms });
    const note: LockedOrder['note'] = (action, columns) => {
      const decision = { action, changes: {}, ledger: null };
      return carryOut(house, transaction, before, { decision, columns, ...entry });
    };
    const after = await change({ house, transaction, before, now, madeAt, run, note });
    const { pointsChange, unchanged } = after;
    const answer = {
      ...viewOrder(after),
      ...(pointsChange && { pointsChange }),
      ...(unchanged && { unchanged }),
    };
    // A customer names the version that they saw: once anything becomes of the order, a repeat is refused.
    return by === null && after === before ? nothingDone(answer) : answer;
  };
  return orSlotFull(shop, { isByStaff: by !== null }, () =>
    transactOnce(shop, identity, changeLocked, { storing: storedOrder }),
  );
}

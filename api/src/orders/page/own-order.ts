// What an order's customer changes by its code: found by it, and looked at again once it is locked.
import { changeRefusal } from '@brasa/core/orders/page/own-changes.rules.ts';
import { HOUR } from '@brasa/core/kernel/time/durations.ts';
import type { OrdersFailure } from '@brasa/core/orders/orders.failures.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import type { Transaction } from '../../db/database.ts';
import type { RequestIdentity } from '../../db/idempotency.ts';
import { hit, type Limit } from '../../db/throttle.ts';
import { refuseStale } from '../../edit-conflict.ts';
import { Failure } from '../../failure.ts';
import { holdOffBatches } from '../../oven/index.ts';
import type { Shop } from '../../shop.ts';
import type { ChangedRow } from '../change/carry-out.ts';
import { changeLockedOrder, type LockedOrder } from '../change/change-locked-order.ts';
import { findOwnOrder, progressOf, readOrderPage } from './read-order-page.ts';

/** Each change is an alarm on the desk and a mail. */
const PER_ORDER: Limit = { most: 10, windowMilliseconds: HOUR };

export type OwnRequest = { code: string; version: number; identity: RequestIdentity | null };

/** The customer's own change; `isDone` is of an order that is already as they want it. */
export type OwnChange = {
  /** What the order's changes of this kind are counted as. */
  counted: 'moved' | 'cancelled' | 'withdrawn';
  isDone: (locked: LockedOrder) => boolean | Promise<boolean>;
  change: (locked: LockedOrder) => Promise<ChangedRow>;
  /** Why it is refused, in place of what refuses a change of an order that is under way. */
  refusalOf?: (locked: LockedOrder) => Promise<OrdersFailure | null>;
  /** What is locked before the order. */
  lockFirst?: (transaction: Transaction) => Promise<void>;
};

/**
 * Changes the order for its customer and answers its page. Throws ORDER_NOT_FOUND, ORDER_IS_… and
 * ORDER_CHANGE_TOO_LATE where they may no longer, EDITED_MEANWHILE with the page as it is for another version,
 * TOO_MANY_ATTEMPTS (what is refused is rolled back, and does not count), and what `change` throws.
 */
export async function changeOwnOrder(
  shop: Shop,
  { code, version, identity }: OwnRequest,
  { counted, isDone, change, refusalOf, lockFirst }: OwnChange,
): Promise<OrderPage> {
  const settings = await shop.settings();
  const { id } = await findOwnOrder(shop.db.read, code, shop.clock());
  await changeLockedOrder(
    shop,
    { id, by: null, identity },
    async (locked) => {
      const { before, transaction, now } = locked;
      // Its person may have been erased while it was waited for.
      if (before.code !== code) throw new Failure('ORDER_NOT_FOUND');
      if (await isDone(locked)) return before;
      const refusal = refusalOf
        ? await refusalOf(locked)
        : changeRefusal(await progressOf(transaction.sql, before), now, settings);
      if (refusal) throw new Failure(refusal);
      refuseStale(before, version);
      return change(locked);
    },
    {
      // What goes onto the spit meanwhile waits, so that no order leaves a batch that was said to have it.
      lockFirst: async (transaction, now) => {
        if (shop.rateLimits) await hit(transaction, `order ${id} ${counted}`, PER_ORDER, now);
        await lockFirst?.(transaction);
        await holdOffBatches(transaction);
      },
    },
  ).catch(async (error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'EDITED_MEANWHILE') throw error;
    throw new Failure('EDITED_MEANWHILE', { current: await readOrderPage(shop, code) });
  });
  return readOrderPage(shop, code);
}

import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { eachInTurn, type Swept } from '../../db/each-in-turn.ts';
import type { Shop } from '../../shop.ts';
import { blankOrders, listPastOrders, type PastOrder } from './blank-orders.store.ts';
import { lockOrder } from '../orders.store.ts';

const LISTED_AT_ONCE = 200;

/**
 * Takes out of the orders placed and picked up before the Madrid day who they were for, each in a transaction of its own.
 * A pick-up alone proves no age: staff may move it. Twice does nothing more.
 */
export async function sweepOrders({ clock, db }: Shop, before: Day): Promise<Swept> {
  let swept: Swept = { count: 0, faults: [] };
  for (const isPending of [false, true]) {
    swept = await eachInTurn<PastOrder>(
      (last) => listPastOrders(db.read, { before, isPending, most: LISTED_AT_ONCE }, last),
      ({ id }) =>
        db.transact(async (transaction) => {
          const order = await lockOrder(transaction, id);
          // By now it may be for another day.
          if (transaction.holdsExpiry || order.pickupDay >= before) return false;
          return (await blankOrders(transaction, [id], { by: null, now: clock() })) > 0;
        }),
      swept,
    );
  }
  return swept;
}

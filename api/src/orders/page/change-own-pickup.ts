// The customer picks the order up at another time (docs/rules/orders.md#changing-ones-own-order).
import { pickupRefusal } from '@brasa/core/hours/hours.rules.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { missingForMove } from '@brasa/core/orders/page/own-changes.rules.ts';
import { isPausable } from '@brasa/core/oven/pause.rules.ts';
import { isTooSoon, slotCapacity } from '@brasa/core/oven/slots.rules.ts';
import { MOST_RESERVED_BY_CUSTOMERS } from '@brasa/core/stock/stock.rules.ts';
import { Failure, throwRefusal } from '../../failure.ts';
import { holdOffPauses, readLastPause, refusePaused } from '../../oven/index.ts';
import type { Shop } from '../../shop.ts';
import type { LockedOrder } from '../change/change-locked-order.ts';
import { changeOwnOrder, type OwnRequest } from './own-order.ts';

/**
 * Moves the order and answers its page. Throws as `changeOwnOrder`, and what refuses a new order at
 * that time: PICKUP_…, ORDERING_PAUSED, SLOT_FULL, ORDER_LARGER_THAN_SLOT, LINES_NOT_AVAILABLE, DAY_FULL, STOCK_LIMIT_REACHED.
 */
export async function changeOwnPickup(
  shop: Shop,
  { pickupTime, ...request }: OwnRequest & { pickupTime: number },
): Promise<OrderPage> {
  return changeOwnOrder(shop, request, {
    counted: 'moved',
    lockFirst: holdOffPauses,
    isDone: ({ before }) => before.status === 'pending' && before.pickupTime === pickupTime,
    change: async (locked) => {
      await refusePickup(locked, pickupTime);
      const columns = { customerChangedAt: locked.now };
      const mostReserved = MOST_RESERVED_BY_CUSTOMERS;
      return locked.run({ kind: 'move', pickup: pickupTime }, { columns, mostReserved });
    },
  });
}

async function refusePickup(
  { house, transaction, before, now }: LockedOrder,
  pickup: number,
): Promise<void> {
  const { settings } = house;
  const { week, menu } = house.world;
  throwRefusal(pickupRefusal(week, pickup, now));
  if (isTooSoon(pickup, now, settings)) throw new Failure('PICKUP_TOO_SOON');
  if (isPausable(pickup, now)) refusePaused(await readLastPause(transaction.sql), now);
  const capacity = slotCapacity(settings);
  if (capacity !== null && before.quantity > capacity) throw new Failure('ORDER_LARGER_THAN_SLOT');
  const order = {
    pickup: before.pickupTime,
    chickens: before.quantity,
    productIds: before.lines.map(({ productId }) => productId),
  };
  const message = missingForMove(order, madridDay(pickup), { menu, now });
  if (message !== null) {
    throw new Failure('LINES_NOT_AVAILABLE', { details: [{ path: 'pickupTime', message }] });
  }
}

// What notifications about orders say when they are sent: the order as it is then.
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { PUSH_TERM } from '@brasa/core/messages/push.rules.ts';
import {
  isWorthSending,
  orderPush,
  type PushedKind,
} from '@brasa/core/orders/page/order-mail.rules.ts';
import { orNothing } from '../../failure.ts';
import type { PushContent } from '../../messages/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrder } from '../orders.store.ts';
import { readOrderPage } from './read-order-page.ts';

/** By kind, what is said of an order; null for what is no longer so. */
export const orderPushes = (
  shop: Shop,
): Record<Exclude<PushedKind, 'confirmation'>, PushContent> => ({
  changed: contentOf('changed', shop),
  cancelled: contentOf('cancelled', shop),
  ready: contentOf('ready', shop),
});

function contentOf(kind: PushedKind, shop: Shop): PushContent {
  return async ({ orderId }, _to, told) => {
    const order = orderId === null ? undefined : await findOrder(shop.db.read, orderId);
    const { code = null } = order ?? {};
    if (code === null) return null;
    const page = await orNothing('ORDER_NOT_FOUND', () => readOrderPage(shop, code));
    if (!page || !isWorthSending(kind, page, told, shop.clock())) return null;
    return {
      notice: orderPush(kind, page, { code, today: madridDay(shop.clock()) }),
      ...{ term: PUSH_TERM.order, isUrgent: true, toldVersion: page.version },
    };
  };
}

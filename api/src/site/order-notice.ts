// What an order's page says that a form has led to. Anybody can write an address, so it is said only of an
// order of which it is true. See docs/rules/orders.md#changing-ones-own-order.
import { FAILURES, type FailureCode } from '@brasa/core/failures.ts';
import {
  cancelOwnOrder,
  changeOwnPickup,
  withdrawFromDrinks,
} from '@brasa/core/orders/order-page.calls.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import {
  OWN_CHANGES,
  type OrderNotice,
  type OwnChangeName,
} from '@brasa/core/orders/page/order-page.rules.ts';
import { isCustomersLast } from '../orders/index.ts';
import type { Shop } from '../shop.ts';

/** Of the order as it is; they are the same for both changes. */
const OF_THE_ORDER: readonly string[] = cancelOwnOrder.refusals;

const OF_ANY_WISH = ['EDITED_MEANWHILE', 'VALIDATION'];

/** Of what was wished. */
const OF_THE_CHANGE: readonly string[] = [
  ...changeOwnPickup.refusals.filter((code) => !OF_THE_ORDER.includes(code)),
  ...OF_ANY_WISH,
];
const OF_A_WITHDRAWAL: readonly string[] = [...withdrawFromDrinks.refusals, ...OF_ANY_WISH];

/** The notice of that outcome; null where it does not agree with the order, and for anybody else's words. */
export async function noticeOf(
  shop: Shop,
  { code, order }: { code: string; order: OrderPage },
  outcome: unknown,
): Promise<OrderNotice | null> {
  const { stage } = order;
  if (outcome === 'cancel') return stage === 'cancelled' ? done(outcome) : null;
  if (outcome === 'withdrawal') return order.withdrawal ? done(outcome) : null;
  if (outcome === 'change') {
    const isTrue = stage !== 'cancelled' && (await isCustomersLast(shop, code));
    return isTrue ? done(outcome) : null;
  }
  const isTrue = typeof outcome === 'string' && refusalsOf(order).includes(outcome);
  return isTrue ? { isDone: false, text: FAILURES[outcome as FailureCode].text } : null;
}

/** The refusals that a form of the order as it is may have met. */
function refusalsOf({ stage, changeRefusal }: OrderPage): readonly string[] {
  if (stage === 'collected') return OF_A_WITHDRAWAL;
  return changeRefusal === null ? OF_THE_CHANGE : [changeRefusal.code];
}

const done = (change: OwnChangeName): OrderNotice => ({
  isDone: true,
  text: OWN_CHANGES[change],
});

// Orders of the same name are told apart by the phone's last three digits
// (docs/rules/dashboard.md#orders-of-the-same-name).
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import { orderNumber } from '@brasa/core/orders/order-number.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

/** What stands behind the name, by the order's id; none for a name that there is only once. */
export type Namesakes = ReadonlyMap<number, string>;

export function namesakesOf(orders: readonly Order[]): Namesakes {
  const counts = new Map<string, number>();
  for (const { customerName } of orders) {
    const name = foldText(customerName);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const shared = orders.filter(({ customerName }) => (counts.get(foldText(customerName)) ?? 0) > 1);
  return new Map(shared.map((order) => [order.id, mark(order)]));
}

/** "tel. …222"; without a phone the order's number. */
function mark({ id, customerPhone }: Order): string {
  return customerPhone === null ? orderNumber(id) : `tel. …${customerPhone.slice(-3)}`;
}

import { chickenWords } from '@brasa/core/kernel/chicken-words.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

/** What was ordered: "2 1/2 pollos", or the details of an order without chickens. */
export function foodText({ quantity, details }: Pick<Order, 'quantity' | 'details'>): string {
  const chickens = parseTenths(quantity) ?? tenths(0);
  return chickens === 0 && details ? details : chickenWords(chickens);
}

/** "Lola, 2 1/2 pollos". */
export function orderText(order: Order): string {
  return `${order.customerName}, ${foodText(order)}`;
}

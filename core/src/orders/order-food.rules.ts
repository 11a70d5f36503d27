import { chickenWords } from '../kernel/chicken-words.ts';
import { parseTenths, tenths, type Tenths } from '../kernel/tenths.ts';
import type { Order } from './orders.contract.ts';

export function chickensOf({ quantity }: Pick<Order, 'quantity'>): Tenths {
  return parseTenths(quantity) ?? tenths(0);
}

/** What was ordered: "2 1/2 pollos", or the details of an order without chickens. */
export function foodText(order: Pick<Order, 'quantity' | 'details'>): string {
  const chickens = chickensOf(order);
  return chickens === 0 && order.details ? order.details : chickenWords(chickens);
}

import { chickenWords } from '../kernel/chicken-words.ts';
import { parseTenths, tenths, type Tenths } from '../kernel/tenths.ts';
import type { Order } from './orders.contract.ts';
import { namesPaella } from './paella.rules.ts';

export function chickensOf({ quantity }: Pick<Order, 'quantity'>): Tenths {
  return parseTenths(quantity) ?? tenths(0);
}

/** What was ordered: "2 1/2 pollos", "2 pollos y paella", or the details of an order without chickens. */
export function foodText({ quantity, details }: Pick<Order, 'quantity' | 'details'>): string {
  const chickens = chickensOf({ quantity });
  if (chickens === 0 && details) return details;
  const words = chickenWords(chickens);
  return namesPaella(details) ? `${words} y paella` : words;
}

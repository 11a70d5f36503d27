// What an order has beside its chickens, for whoever reads a list of orders.
// See docs/rules/dashboard.md#details-on-an-order-line.
import { parseTenths, tenths } from '../kernel/tenths.ts';
import { readLine } from './order-line-wire.rules.ts';
import { detailsOfLines, saysOnlyLines } from './order-details.rules.ts';
import { isChickenAlone } from './order-lines.rules.ts';
import type { ChickenProducts } from '../settings/settings.rules.ts';
import type { Order } from './orders.contract.ts';
import { detailsOfQuantity } from './orders.rules.ts';

type Content = Pick<Order, 'quantity' | 'details' | 'lines'>;

/** "paella valenciana × 4, cerveza × 2 (fría)": all but chickens without a wish. */
export function besideChickens({ lines }: Pick<Content, 'lines'>, products: ChickenProducts) {
  const others = lines.filter((line) => !isChickenAlone(line, products));
  return detailsOfLines(others.map(readLine), products);
}

/** The details that somebody wrote; empty while they only say what is in the order. */
export function ownDetails({ quantity, details, lines }: Content, products: ChickenProducts) {
  const chickens = detailsOfQuantity(parseTenths(quantity) ?? tenths(0));
  if (details === null || details === chickens) return '';
  return saysOnlyLines(details, lines.map(readLine), products) ? '' : details;
}

// The search over the pending orders (specification 9): accent- and case-insensitive over name,
// phone, e-mail, details, quantity and the pick-up time HH:mm.
import { foldText } from '@brasa/core/kernel/fold-text.ts';
import { madridClock } from '@brasa/core/kernel/madrid-time.ts';
import { formatPhone } from '@brasa/core/kernel/phone.ts';
import { formatChickens, parseTenths, tenths } from '@brasa/core/kernel/tenths.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';

/** Between two fields, so that nothing is found across them; nobody types it. */
const BORDER = '\n';

// An order that has not changed is the same object after every poll.
const known = new WeakMap<Order, string>();

function searchText(order: Order): string {
  const kept = known.get(order);
  if (kept !== undefined) return kept;
  const text = fieldsOf(order).map(foldText).join(BORDER);
  known.set(order, text);
  return text;
}

function fieldsOf(order: Order): string[] {
  const { customerPhone: phone, quantity } = order;
  const chickens = formatChickens(parseTenths(quantity) ?? tenths(0));
  return [
    order.customerName,
    ...(phone === null ? [] : [phone, formatPhone(phone), `+34${phone}`]),
    order.customerEmail ?? '',
    order.details ?? '',
    // As it is shown, as it travels, and as it is typed: "2 1/2", "2.5", "2,5".
    chickens,
    quantity,
    quantity.replace('.', ','),
    madridClock(Date.parse(order.pickupTime)),
  ];
}

/**
 * The orders that the search finds, in their order; null when nothing is searched for. What is typed is
 * looked for as a whole in one field; words may also stand in several ("ana 14:00"), figures may
 * not, or "2 1/2" would find every half chicken at two o'clock.
 */
export function foundOrders(orders: readonly Order[], typed: string): Order[] | null {
  const wanted = foldText(typed);
  if (wanted === '') return null;
  const words = /\p{L}/u.test(wanted) ? wanted.split(' ') : [wanted];
  return orders.filter((order) => {
    const text = searchText(order);
    return text.includes(wanted) || words.every((word) => text.includes(word));
  });
}

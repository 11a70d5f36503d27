// See docs/rules/dashboard.md#searching-pending-orders.
import { foldText } from '@brasa/core/kernel/text/fold-text.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import { formatPhone, internationalPhone } from '@brasa/core/kernel/text/phone.ts';
import { formatChickens } from '@brasa/core/kernel/amounts/tenths.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { hasPaella } from '@brasa/core/orders/lines/paella.rules.ts';

/** Between two fields, so that nothing is found across them; nobody types it. */
const BORDER = '\n';

type Searched = {
  text: string;
  /** The phone with its country's prefix, digits only; empty without one. */
  phone: string;
  /** The order's number, as digits. */
  number: string;
};

// An order that has not changed is the same object after every poll.
const known = new WeakMap<Order, Searched>();

function searched(order: Order): Searched {
  const cached = known.get(order);
  if (cached !== undefined) return cached;
  const { customerPhone } = order;
  const made = {
    text: fieldsOf(order).map(foldText).join(BORDER),
    phone: customerPhone === null ? '' : internationalPhone(customerPhone),
    number: String(order.id),
  };
  known.set(order, made);
  return made;
}

function fieldsOf(order: Order): string[] {
  const { customerPhone: phone, quantity } = order;
  const chickens = formatChickens(chickensOf(order));
  return [
    order.customerName,
    ...(phone === null ? [] : [phone, formatPhone(phone), `+34${phone}`]),
    order.customerEmail ?? '',
    order.details ?? '',
    order.note ?? '',
    // Staff may have written the details themselves.
    ...order.lines.flatMap(({ name, note: wish }) => (wish === null ? [name] : [name, wish])),
    // What the row says of it, whatever its details call it.
    hasPaella(order) ? 'paella' : '',
    // As it is shown, as it travels, and as it is typed: "2 1/2", "2.5", "2,5".
    chickens,
    quantity,
    quantity.replace('.', ','),
    madridClock(Date.parse(order.pickupTime)),
  ];
}

/**
 * What is looked for in one place: as it was typed, as digits where it may be part of a phone, and as an
 * order's number where it may be one.
 */
type Term = { text: string; digits: string | null; number: string | null };

const PHONE_LIKE = /^\(?\+?[\d\s().-]+$/;
const HAS_COUNTRY = /^\(?(?:\+|00)/;
/** Two are a quantity or an hour; a country's prefix has no more of them. */
const FEWEST_DIGITS = 3;
/** From here on a point separates groups: "17.5" is a quantity. */
const FEWEST_WITH_POINT = 6;

/** The digits of "600 11 12 22", "600-111-222" and "+34 600 111 222"; null for what is no phone. */
function digitsOf(typed: string): string | null {
  if (!PHONE_LIKE.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  const fewest = typed.includes('.') ? FEWEST_WITH_POINT : FEWEST_DIGITS;
  return digits.length >= (HAS_COUNTRY.test(typed) ? 2 : fewest) ? digits : null;
}

/** "42", "000042" as on an invoice, "#42", "n.º 42" as in the drawer's heading. */
const NUMBER = /^(?:#|n\.?\s?[ºo°]?\.?\s?)?0*(?<number>[1-9]\d*)$/;

function termOf(text: string): Term {
  return { text, digits: digitsOf(text), number: NUMBER.exec(text)?.groups?.['number'] ?? null };
}

/** A number is found from its first figure on: "42" is no part of 142. */
function isIn({ text, phone, number }: Searched, term: Term): boolean {
  if (text.includes(term.text)) return true;
  if (term.digits !== null && phone.includes(term.digits)) return true;
  return term.number !== null && number.startsWith(term.number);
}

/**
 * The orders that the search finds, in their order; null when nothing is searched for. What is typed is
 * looked for as a whole in one field; words may also stand in several ("ana 14:00"), figures may
 * not, or "2 1/2" would find every half chicken at two o'clock. A phone is found however its digits
 * are grouped.
 */
export function foundOrders<Known extends Order>(
  orders: readonly Known[],
  typed: string,
): Known[] | null {
  const wanted = foldText(typed);
  if (wanted === '') return null;
  const whole = termOf(wanted);
  const words = /\p{L}/u.test(wanted) ? wanted.split(' ').map(termOf) : [whole];
  return orders.filter((order) => {
    const inOrder = searched(order);
    return isIn(inOrder, whole) || words.every((word) => isIn(inOrder, word));
  });
}

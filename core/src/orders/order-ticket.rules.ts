// The order's ticket for the kitchen (docs/rules/tickets.md#the-order-ticket).
import { countedName } from '../catalog/portions.rules.ts';
import { capitalised } from '../kernel/text/capitals.ts';
import { chickenWords } from '../kernel/amounts/chicken-words.ts';
import { formatMoment, shortDay } from '../kernel/time/date-texts.ts';
import { madridClock, madridDay } from '../kernel/time/madrid-time.ts';
import { formatPhone } from '../kernel/text/phone.ts';
import type { ChickenProducts } from '../settings/read-setting.rules.ts';
import { rule, text, type Ticket, type TicketLine } from '../tickets/ticket.rules.ts';
import { kitchenWords } from './lines/order-content.rules.ts';
import { chickensOf } from './lines/order-food.rules.ts';
import type { OrderLine } from './lines/order-lines.contract.ts';
import { readLine } from './lines/order-line-wire.rules.ts';
import type { Order } from './orders.contract.ts';
import type { OrderStatus } from './orders.rules.ts';

/** What the kitchen must not overlook. */
const STATES: Partial<Record<OrderStatus, string>> = {
  cancelled: 'CANCELADO',
  error: 'ANULADO POR ERROR',
};

/** Everything that the kitchen and the counter need of an order, and no price. */
export function orderTicket(order: Order, products: ChickenProducts): Ticket {
  const pickup = Date.parse(order.pickupTime);
  const state = STATES[order.status] ?? '';
  const chickens = chickensOf(order);
  return {
    lines: [
      ...text(state, { size: 2, isBold: true, isInverted: true }),
      ...text(madridClock(pickup), { size: 4, isBold: true }),
      ...text(capitalised(shortDay(madridDay(pickup)))),
      ...text(`Pedido ${order.id}`, { size: 2, isBold: true }),
      ...text(order.customerName, { size: 2 }),
      ...text(formatPhone(order.customerPhone ?? '')),
      rule(),
      ...order.lines.flatMap(lineOf),
      ...kitchenWords(order, products).flatMap((words) => text(inOneLine(words), { size: 2 })),
      rule(),
      ...(chickens === 0 ? [] : text(capitalised(chickenWords(chickens)), { isBold: true })),
      ...text(`Tomado ${formatMoment(Date.parse(order.createdAt))}`),
    ],
  };
}

/** Nobody's line breaks take paper. */
const inOneLine = (words: string): string => words.replaceAll(/\s*\n\s*/g, ' · ');

function lineOf(line: OrderLine): TicketLine[] {
  const { name, note, quantity } = readLine(line);
  return [
    ...text(countedName({ name, quantity }), { size: 2, isBold: true }),
    ...text(note ?? '', { size: 2, indent: 2 }),
  ];
}

// The customer's receipt while the shop has no tax identity: it says what was bought and paid, and calls
// itself no invoice (docs/rules/tickets.md#the-receipt).
import { cents, formatEuros, parseCents, type Cents } from '../../kernel/amounts/cents.ts';
import { formatMoment } from '../../kernel/time/date-texts.ts';
import { formatPhone } from '../../kernel/text/phone.ts';
import { formatChickens } from '../../kernel/amounts/tenths.ts';
import type { Parts } from '../../payments/parts.rules.ts';
import { PARTS } from '../../payments/payments.rules.ts';
import { WAY_TEXTS } from '../../payments/way-texts.rules.ts';
import { figure, rule, text, type Ticket, type TicketLine } from '../../tickets/ticket.rules.ts';
import { goodsTotal, owesMore, pricedTotal } from './due-total.rules.ts';
import { isForNothing } from './owed-text.rules.ts';
import { foodText } from '../lines/order-food.rules.ts';
import { readLine } from '../lines/order-line-wire.rules.ts';
import { keptOf, lineTotal, type Line } from '../lines/order-lines.rules.ts';
import { readPaidParts } from './order-payment-wire.rules.ts';
import type { Order } from '../orders.contract.ts';
import { isCalledOff } from '../orders.rules.ts';
import { unpricedDishes } from '../lines/unpriced.rules.ts';
import { withoutMarks } from '../lines/price-marks.rules.ts';

/** Who sells, as it stands at the head of what the customer takes along. */
export type Seller = { brand: string; address: string; phone: string };

export const receiptHead = ({ brand, address, phone }: Seller): TicketLine[] => [
  ...text(brand, { size: 2, isBold: true, isCentred: true }),
  ...text(address, { isCentred: true }),
  ...text(formatPhone(phone), { isCentred: true }),
];

export const receiptEnd = (): TicketLine[] => [
  ...text('Gracias por tu compra', { isCentred: true }),
  ...text('Recibo sin validez fiscal', { isCentred: true }),
];

const amountOf = (wire: string | null): Cents => parseCents(wire ?? '') ?? cents(0);

/** What was bought and kept, what it costs and how it was paid, as far as that is known. */
export function receipt(order: Order, seller: Seller): Ticket {
  return {
    lines: [
      ...receiptHead(seller),
      rule(),
      ...text(`Recibo del pedido ${order.id}`, { isBold: true }),
      ...text(formatMoment(Date.parse(order.pickupTime))),
      ...text(isCalledOff(order.status) ? 'Pedido cancelado' : ''),
      rule(),
      ...bought(order),
      rule(),
      ...totals(order),
      rule(),
      ...receiptEnd(),
    ],
  };
}

/** The goods that were kept, and below them what only the details name; without lines the details. */
function bought(order: Order): TicketLine[] {
  const lines = order.lines.map(readLine);
  if (lines.length === 0) return text(withoutMarks(order.details ?? foodText(order)));
  return [...keptLines(lines), ...text(unpricedDishes(order))];
}

/** A line for each thing of which anything did not come back. */
export const keptLines = (lines: readonly Omit<Line, 'note'>[]): TicketLine[] =>
  lines
    .map(keptOf)
    .filter(({ quantity }) => quantity > 0)
    .flatMap(pricedLine);

/** "2 × Pollo a la leña", what it comes to, and below it the price of one. */
function pricedLine(line: Omit<Line, 'note'>): TicketLine[] {
  const { name, quantity, unitPrice } = line;
  return [
    ...figure(`${formatChickens(quantity)} × ${name}`, formatEuros(lineTotal(line))),
    ...(quantity === 10 ? [] : text(`a ${formatEuros(unitPrice)}`, { indent: 4 })),
  ];
}

function totals(order: Order): TicketLine[] {
  if (isCalledOff(order.status) || isForNothing(order)) return totalLines(cents(0));
  const isNoted = order.finalAmount !== null;
  // What is paid on account is a part of the price; what is to be given back is none.
  const owed = cents(isNoted ? amountOf(order.amountDue) : 0);
  if (owed > 0 && owesMore(order))
    return [...text('Importe sin anotar'), ...partLines(readPaidParts(order))];
  const noted = cents(amountOf(order.totalAmount) + owed);
  const asked = noted > 0 ? noted : amountOf(pricedTotal(order));
  if (asked === 0) return text('Importe sin anotar');
  const isPaid = noted > 0 && isNoted;
  const due = isPaid ? cents(amountOf(order.finalAmount) + owed) : asked;
  return [
    ...differences(order, asked, due),
    ...totalLines(due),
    ...(isPaid ? partLines(readPaidParts(order)) : text('Pendiente de pago')),
    ...owedLines(owed),
  ];
}

/** What the total is more or less than the goods that were kept. */
function differences(order: Order, asked: Cents, due: Cents): TicketLine[] {
  const ofLines = amountOf(goodsTotal(order));
  const difference = cents(ofLines === 0 ? 0 : asked - ofLines);
  const discount = cents(due - asked);
  return [
    ...(difference === 0 ? [] : figure('Diferencia de precio', formatEuros(difference))),
    ...(discount === 0 ? [] : figure('Descuento', formatEuros(discount))),
  ];
}

function owedLines(owed: Cents): TicketLine[] {
  if (owed === 0) return [];
  const name = owed > 0 ? 'Falta por pagar' : 'A devolver';
  return figure(name, formatEuros(cents(Math.abs(owed))));
}

export const totalLines = (due: Cents) => figure('TOTAL', formatEuros(due), { isBold: true });

/** Each way in which something came. */
export const partLines = (parts: Parts): TicketLine[] =>
  PARTS.flatMap((part) =>
    parts[part] === 0 ? [] : figure(WAY_TEXTS[part].name, formatEuros(parts[part])),
  );

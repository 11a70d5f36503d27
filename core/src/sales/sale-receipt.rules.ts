// A counter sale's receipt while the shop has no tax identity (docs/rules/tickets.md#the-receipt).
import { cents, type Cents } from '../kernel/amounts/cents.ts';
import { formatMoment } from '../kernel/time/date-texts.ts';
import type { Line } from '../orders/lines/order-lines.rules.ts';
import {
  partLines,
  pricedLine,
  receiptEnd,
  receiptHead,
  totalLines,
  type Seller,
} from '../orders/pay/receipt.rules.ts';
import type { Parts } from '../payments/parts.rules.ts';
import { rule, text, type Ticket } from '../tickets/ticket.rules.ts';

type SoldThings = {
  parts: Parts;
  id: number;
  soldAt: number;
  lines: readonly Omit<Line, 'note'>[];
  total: Cents;
  isAnnulled: boolean;
};

/** What was bought, what it cost and how it was paid; of a sale that was taken back a total of nothing. */
export function saleReceipt(sale: SoldThings, seller: Seller): Ticket {
  const { id, soldAt, lines, total, parts, isAnnulled } = sale;
  return {
    lines: [
      ...receiptHead(seller),
      rule(),
      ...text(`Recibo de la venta ${id}`, { isBold: true }),
      ...text(formatMoment(soldAt)),
      ...text(isAnnulled ? 'Venta anulada' : ''),
      rule(),
      ...lines.flatMap(pricedLine),
      rule(),
      ...totalLines(isAnnulled ? cents(0) : total),
      ...(isAnnulled ? [] : partLines(parts)),
      rule(),
      ...receiptEnd(),
    ],
  };
}

// A counter sale's receipt while the shop has no tax identity (docs/rules/tickets.md#the-receipt).
import { cents } from '../kernel/amounts/cents.ts';
import { formatMoment } from '../kernel/time/date-texts.ts';
import { keptTotal, type Line } from '../orders/lines/order-lines.rules.ts';
import {
  keptLines,
  partLines,
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
  isAnnulled: boolean;
};

/** What was bought and kept, what it cost and how it was paid; of a sale that was taken back a total of nothing. */
export function saleReceipt(sale: SoldThings, seller: Seller): Ticket {
  const { id, soldAt, lines, parts, isAnnulled } = sale;
  return {
    lines: [
      ...receiptHead(seller),
      rule(),
      ...text(`Recibo de la venta ${id}`, { isBold: true }),
      ...text(formatMoment(soldAt)),
      ...text(isAnnulled ? 'Venta anulada' : ''),
      rule(),
      ...keptLines(lines),
      rule(),
      ...totalLines(isAnnulled ? cents(0) : keptTotal(lines)),
      ...(isAnnulled ? [] : partLines(parts)),
      rule(),
      ...receiptEnd(),
    ],
  };
}

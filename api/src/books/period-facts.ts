// What a close says beside the money (docs/rules/books.md#what-a-close-says).
import type { BooksFacts } from '@brasa/core/books/books.contract.ts';
import { cents, centsToDecimal } from '@brasa/core/kernel/cents.ts';
import { addDays, madridDay, startOfDay } from '@brasa/core/kernel/madrid-time.ts';
import { tenthsToDecimal } from '@brasa/core/kernel/tenths.ts';
import { sumOfParts } from '@brasa/core/payments/payments.rules.ts';
import type { Queries } from '../db/database.ts';
import { listDeliveredSince, listPending, type OrderRow } from '../orders/index.ts';
import type { PaymentSums } from '../payments/index.ts';
import { sumChickens, sumInvoices, sumLedger, type Span } from './books.report.ts';

export type OpenOrders = { unpaid: OrderRow[]; pending: OrderRow[] };

/** Orders that were handed over in the span without a payment, and those of today or before that wait. */
export async function findOpenOrders(sql: Queries, { since, until }: Span): Promise<OpenOrders> {
  const delivered = await listDeliveredSince(sql, since);
  const pending = await listPending(sql);
  const tomorrow = startOfDay(addDays(madridDay(until), 1));
  return {
    unpaid: delivered.filter(({ totalAmount }) => totalAmount === 0).toReversed(),
    pending: pending.filter(({ pickupTime }) => pickupTime < tomorrow),
  };
}

export async function readFacts(
  sql: Queries,
  span: Span,
  { sums, open }: { sums: PaymentSums; open: OpenOrders },
): Promise<BooksFacts> {
  const chickens = await sumChickens(sql, span);
  const invoices = await sumInvoices(sql, span);
  return {
    paidOrders: sums.subjects,
    discounts: centsToDecimal(discountsOf(sums)),
    chickens: {
      ordered: tenthsToDecimal(chickens.ordered),
      walkIn: tenthsToDecimal(chickens.walkIn),
    },
    points: await sumLedger(sql, span),
    invoices: { count: invoices.count, total: centsToDecimal(invoices.total) },
    late: { count: sums.late.count, total: centsToDecimal(sumOfParts(sums.late.parts)) },
    unpaid: open.unpaid.length,
    pending: open.pending.length,
  };
}

/** What points took off, less what an annulled movement gave back. */
function discountsOf({ byAction }: PaymentSums) {
  const off = ['points_redeemed', 'points_annulled'].map((action) => {
    const parts = byAction.get(action);
    return parts ? 0 - sumOfParts(parts) : 0;
  });
  return cents(off.reduce((sum, one) => sum + one, 0));
}

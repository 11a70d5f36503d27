// What a close says beside the money (docs/rules/books.md#what-a-close-says).
import type { BooksFacts } from '@brasa/core/books/books.contract.ts';
import type { Visit } from '@brasa/core/books/visits.rules.ts';
import { cents, centsToDecimal, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { addDays, madridDay, startOfDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { points } from '@brasa/core/kernel/amounts/points.ts';
import { tenths, tenthsToDecimal } from '@brasa/core/kernel/amounts/tenths.ts';
import { addParts, NO_PARTS, sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import { byWay } from '@brasa/core/payments/payments.rules.ts';
import type { Queries } from '../db/database.ts';
import { listPendingUntil, listOwingSince, type OrderRow, type Owed } from '../orders/index.ts';
import type { PaymentSums } from '../payments/index.ts';
import type { OffMenuSales } from './off-menu-sales.report.ts';
import type { Tally } from './tallies.report.ts';
import { viewParts } from './view-parts.ts';
import { listUnsoldVisits, type VisitSpan } from './unsold-visits.report.ts';

/** Some of them, and how many there are. */
type Counted = { count: number; orders: OrderRow[] };
type OpenOrders = { unpaid: Counted & Owed; pending: Counted };
/** What lacks something before a close. */
export type Lacking = OpenOrders & { visits: { count: number; visits: Visit[] } };

/** A debt that is older is looked for among the orders. */
const UNPAID_SINCE = 30 * DAY;
/** More than anybody looks through at the counter. */
const MOST_LISTED = 100;

/** With the visits of the span that have no sale among the entries of the close, null for those in none. */
export async function findLacking(
  sql: Queries,
  span: VisitSpan,
  closeNumber: number | null,
): Promise<Lacking> {
  const visits = await listUnsoldVisits(sql, span, closeNumber);
  return {
    ...(await findOpenOrders(sql, span.until)),
    visits: { count: visits.length, visits: visits.slice(0, MOST_LISTED) },
  };
}

/** Orders of the last 30 days that were handed over without a payment, and those of today or before that wait. */
async function findOpenOrders(sql: Queries, now: number): Promise<OpenOrders> {
  const unpaid = await listOwingSince(sql, now - UNPAID_SINCE, MOST_LISTED);
  const tomorrow = startOfDay(addDays(madridDay(now), 1));
  const pending = await listPendingUntil(sql, tomorrow, MOST_LISTED);
  return { unpaid, pending };
}

type Summed = {
  sums: PaymentSums;
  tally: Tally;
  open: Lacking;
  offMenu: OffMenuSales;
  /** The cash that the close before left in the drawer; null before the first close. */
  left: Cents | null;
};

export function factsOf({ sums, tally, open, offMenu, left }: Summed): BooksFacts {
  return {
    paidOrders: sums.paidOrders,
    ...salesOf(sums),
    refunds: refundsOf(sums),
    owed: {
      due: centsToDecimal(open.unpaid.due),
      toGiveBack: centsToDecimal(open.unpaid.toGiveBack),
    },
    offMenuSales: { count: offMenu.count, total: centsToDecimal(offMenu.total) },
    discounts: centsToDecimal(discountsOf(sums)),
    counterBonuses: { count: tally.bonuses, total: centsToDecimal(cents(tally.bonusWorth)) },
    chickens: {
      ordered: tenthsToDecimal(tenths(tally.ordered)),
      walkIn: tenthsToDecimal(tenths(tally.walkIn)),
    },
    points: { given: points(tally.given), redeemed: points(tally.redeemed) },
    invoices: { count: tally.invoices, total: centsToDecimal(cents(tally.invoiced)) },
    late: { count: sums.late.count, total: centsToDecimal(sumOfParts(sums.late.parts)) },
    ...(left !== null && { leftBefore: centsToDecimal(left) }),
    unpaid: open.unpaid.count,
    pending: open.pending.count,
    visitsWithoutSale: open.visits.count,
  };
}

/** The actions of refunds: of orders, and of counter sales. */
const REFUNDS = ['refunded', 'sale_refunded'] as const;

/** The refunds in each way, in euros above 0. */
function refundsOf({ byAction }: PaymentSums): BooksFacts['refunds'] {
  const given = REFUNDS.map((action) => byAction.get(action)?.parts ?? NO_PARTS).reduce(addParts);
  return viewParts(byWay((way) => cents(0 - given[way])));
}

/** What points took off, less what an annulled movement gave back. */
function discountsOf({ byAction }: PaymentSums) {
  const off = ['points_redeemed', 'points_annulled'].map((action) => {
    const entered = byAction.get(action);
    return entered ? 0 - sumOfParts(entered.parts) : 0;
  });
  return cents(off.reduce((sum, one) => sum + one, 0));
}

/** The counter sales less refunds and annulments, and the annulments by themselves. */
function salesOf({ byAction }: PaymentSums): Pick<BooksFacts, 'sales' | 'annulledSales'> {
  const enteredAs = (action: string) => {
    const entered = byAction.get(action);
    return { count: entered?.count ?? 0, total: entered ? sumOfParts(entered.parts) : 0 };
  };
  const [sold, back] = [enteredAs('sold'), enteredAs('annulled')];
  const refunded = enteredAs('sale_refunded').total;
  const textOf = (total: number) => centsToDecimal(cents(total));
  return {
    sales: { count: sold.count - back.count, total: textOf(sold.total + back.total + refunded) },
    annulledSales: { count: back.count, total: textOf(0 - back.total) },
  };
}

// What all closes say of paid orders, discounts, chickens, points and invoices beside what their tables come to.
import { expect } from 'vitest';
import type { BooksFacts, DayClose } from '@brasa/core/books/books.contract.ts';
import { parseCents } from '@brasa/core/kernel/amounts/cents.ts';
import { WALK_IN_ACTIONS } from '@brasa/core/stock/stock-history.rules.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Each of them is in exactly one close: nothing is older than the first, and nothing newer than the last. */
export async function expectSumsToAgree(
  under: Pick<ShopUnderTest, 'shop'>,
  closes: readonly DayClose[],
): Promise<void> {
  const facts = closes.flatMap((close) => close.facts ?? []);
  const sumOf = (read: (one: BooksFacts) => number) => sum(facts.map(read));
  const said = {
    paidOrders: sumOf(({ paidOrders }) => paidOrders),
    discounts: sumOf(({ discounts }) => parseCents(discounts) ?? Number.NaN),
    ordered: Math.round(sumOf(({ chickens }) => Number(chickens.ordered) * 10)),
    walkIn: Math.round(sumOf(({ chickens }) => Number(chickens.walkIn) * 10)),
    given: sumOf(({ points }) => points.given),
    redeemed: sumOf(({ points }) => points.redeemed),
    invoices: sumOf(({ invoices }) => invoices.count),
    invoiced: sumOf(({ invoices }) => parseCents(invoices.total) ?? Number.NaN),
  };
  expect(said).toEqual({
    ...(await paidOrdersOf(under)),
    ...(await chickensOf(under)),
    ...(await pointsOf(under)),
    ...(await invoicesOf(under)),
  });
}

/** How many there are, and what discounts take off what is paid for them. */
async function paidOrdersOf({ shop }: Pick<ShopUnderTest, 'shop'>) {
  const orders = await shop.db.read
    .selectFrom('orders')
    .select(['totalAmount', 'finalAmount', 'discountAmount'])
    .execute();
  const discounted = orders.filter(({ discountAmount }) => discountAmount > 0);
  return {
    paidOrders: orders.filter(({ finalAmount }) => (finalAmount ?? 0) > 0).length,
    discounts: sum(
      discounted.map(({ totalAmount, finalAmount }) => totalAmount - (finalAmount ?? totalAmount)),
    ),
  };
}

async function chickensOf({ shop }: Pick<ShopUnderTest, 'shop'>) {
  const rows = await shop.db.read.selectFrom('stockHistory').selectAll().execute();
  const leftBy = (isMeant: (action: string) => boolean) =>
    sum(
      rows
        .filter(({ action }) => isMeant(action))
        .map(({ previousStock, newStock }) => previousStock - newStock),
    );
  return {
    ordered: leftBy((action) => action.startsWith('order_')),
    walkIn: leftBy((action) => WALK_IN_ACTIONS.some((one) => one === action)),
  };
}

/** A bonus that an undone call-off spends again is no further one. */
async function pointsOf({ shop }: Pick<ShopUnderTest, 'shop'>) {
  const rows = await shop.db.read.selectFrom('pointTransactions').selectAll().execute();
  const reversals = await shop.db.read.selectFrom('pointReversals').select('restoredBy').execute();
  const again = new Set(reversals.map(({ restoredBy }) => restoredBy));
  const sumOf = (meant: string) =>
    sum(
      rows
        .filter(({ id, type }) => type === meant && !(meant === 'redeemed' && again.has(id)))
        .map(({ points }) => points),
    );
  return { given: sumOf('earned'), redeemed: 0 - sumOf('redeemed') };
}

/** All that were issued, and what those that stand add, less what they replace. */
async function invoicesOf({ shop }: Pick<ShopUnderTest, 'shop'>) {
  const rows = await shop.db.read.selectFrom('invoices').select(['id', 'total']).execute();
  const records = await shop.db.read.selectFrom('invoiceRecords').selectAll().execute();
  const annulled = new Set(
    records.filter(({ type }) => type === 'annulment').map(({ invoiceId }) => invoiceId),
  );
  const rates = await shop.db.read.selectFrom('invoiceRates').selectAll().execute();
  const standing = ({ id }: { id: number }) => !annulled.has(id);
  const replaced = rates
    .filter(({ invoiceId }) => standing({ id: invoiceId }))
    .map(({ rectifiedBase, rectifiedTax }) => rectifiedBase + rectifiedTax);
  const totals = rows.filter(standing).map(({ total }) => total);
  return { invoices: rows.length, invoiced: sum(totals) - sum(replaced) };
}

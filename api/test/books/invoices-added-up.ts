// What is paid for each order and sale, and what its invoices come to, added up from the rows one by one.
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { paidParts } from '@brasa/core/orders/pay/paid-parts.rules.ts';
import { sumOfParts } from '@brasa/core/payments/parts.rules.ts';
import { chargedFor } from '@brasa/core/orders/pay/owed.rules.ts';
import { readRow, selectOrders } from '../../src/orders/orders.store.ts';
import { readSales } from '../sales/read-sales.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

type Subject = {
  name: string;
  /** In cents. */
  paid: number;
  /** With what is still owed of an order that is paid in part: what an invoice is of. */
  charged: number;
  /** What its invoices come to; null where none stands. */
  invoiced: number | null;
  /** Those that stand, the first one first. */
  invoices: Standing[];
};
type Standing = { id: number; kind: string; method: string | null; total: Cents };

/** A substitution, and a full invoice of a simplified one, take the place of all before; a difference adds to it. */
function worthOf(invoices: readonly Standing[]): number | null {
  const worth = (before: number, { method, total }: Standing) =>
    method === 'I' ? before + total : total;
  return invoices.length === 0 ? null : invoices.reduce(worth, 0);
}

/** Every order and sale. */
export async function readSubjects({ shop }: ShopUnderTest): Promise<Subject[]> {
  const sql = shop.db.read;
  const invoices = await sql
    .selectFrom('invoices')
    .leftJoin('invoiceRecords', (join) =>
      join
        .onRef('invoiceRecords.invoiceId', '=', 'invoices.id')
        .on('invoiceRecords.type', '=', 'annulment'),
    )
    .select(['invoices.id', 'kind', 'method', 'total', 'orderId', 'saleId'])
    .where('invoiceRecords.position', 'is', null)
    .orderBy('invoices.id')
    .execute();
  const nameOf = ({ orderId, saleId }: (typeof invoices)[number]) =>
    saleId === null ? `order ${orderId}` : `sale ${saleId}`;
  const standing = Map.groupBy(invoices, nameOf);
  const subject = (name: string, paid: number, charged = paid): Subject => {
    const own = standing.get(name) ?? [];
    return { name, paid, charged, invoiced: worthOf(own), invoices: own };
  };
  const orders = (await selectOrders(sql).execute()).map(readRow);
  return [
    ...orders.map((order) =>
      subject(`order ${order.id}`, sumOfParts(paidParts(order)), chargedFor(order) ?? 0),
    ),
    ...(await readSales(sql)).map(({ id, total, isAnnulled, refunded }) =>
      subject(`sale ${id}`, isAnnulled ? 0 : total - refunded),
    ),
  ];
}

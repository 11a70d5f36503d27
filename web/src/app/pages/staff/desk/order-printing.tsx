// Printing an order's ticket and receipt, from its drawer: whether the receipt makes an invoice is for the
// invoices to say.
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { paperOf } from '../../../../invoices/issue/order-paper.ts';
import { useSiteFacts } from '../../../../settings/site-facts.queries.ts';
import { PrintEntries } from '../../../../tickets/print-entries.tsx';

/** Nothing for an order that the server has not got yet. */
export function OrderPrinting({ order }: { order: Order }) {
  const { data: shop } = useSiteFacts();
  if (order.id <= 0 || !shop) return null;
  const isInvoiced = ['ticket', 'invoice', 'settled'].includes(paperOf(order));
  const makesInvoice = taxIdentityOf(shop) !== null && !isInvoiced;
  return <PrintEntries key={order.id} orderId={order.id} makesInvoice={makesInvoice} />;
}

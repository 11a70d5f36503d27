// A counter sale's receipt, from the day's list: whether it makes an invoice is for the invoices to say.
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { SALE_ACTION } from '../../../sales/staff/sales-list.tsx';
import { useSiteFacts } from '../../../settings/site-facts.queries.ts';
import { SaleReceiptEntry } from '../../../tickets/sale-receipt-entry.tsx';

export function SaleReceipt({ sale }: { sale: ListedSale }) {
  const { data: shop } = useSiteFacts();
  if (!shop) return null;
  const makesInvoice = taxIdentityOf(shop) !== null && !sale.isInvoiced;
  return <SaleReceiptEntry saleId={sale.id} makesInvoice={makesInvoice} className={SALE_ACTION} />;
}

// What a counter sale has on paper, beside it wherever it stands: its receipt and, where the shop has a tax identity, its
// simplified invoice. Whether the receipt makes that invoice is for the invoices to say.
import { taxIdentityOf } from '@brasa/core/invoices/tax-identity.rules.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { SaleFullInvoiceEntry } from '../../../../invoices/issue/sale-full-invoice-entry.tsx';
import { SaleInvoiceEntry } from '../../../../invoices/issue/sale-invoice-entry.tsx';
import { SALE_ACTION } from '../../../../sales/staff/sales-list.tsx';
import { useSiteFacts } from '../../../../settings/site-facts.queries.ts';
import { SaleReceiptEntry } from '../../../../tickets/sale-receipt-entry.tsx';

type SalePapersProps = { sale: ListedSale; className?: string };

export function SalePapers({ sale, className = SALE_ACTION }: SalePapersProps) {
  const { data: shop } = useSiteFacts();
  if (!shop) return null;
  const { id: saleId, isInvoiced } = sale;
  const hasTaxIdentity = taxIdentityOf(shop) !== null;
  return (
    <>
      <SaleReceiptEntry {...{ saleId, className }} makesInvoice={hasTaxIdentity && !isInvoiced} />
      {hasTaxIdentity && <SaleInvoiceEntry {...{ saleId, isInvoiced, className }} />}
      {hasTaxIdentity && <SaleFullInvoiceEntry {...{ saleId, className }} />}
    </>
  );
}

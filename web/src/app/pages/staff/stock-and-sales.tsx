import type { ChickenProducts } from '@brasa/core/settings/settings.rules.ts';
import { SaleForm } from '../../../sales/staff/sale-form.tsx';
import { TodaysSales } from '../../../sales/staff/todays-sales.tsx';
import { useSaleDraft } from '../../../sales/staff/use-sale.ts';
import { StockDrawer } from '../../../stock/staff/stock-drawer.tsx';
import { ReceiptPlace } from '../../../tickets/print-place.tsx';
import type { OpenProps } from '../../../ui/overlay/sheet.tsx';
import { SaleReceipt } from './sale-receipt.tsx';

/** The stock of today, and what is sold of it at the counter. */
export default function StockAndSales({
  chickenProducts,
  ...sheet
}: OpenProps & { chickenProducts: ChickenProducts }) {
  const { dropDraft } = useSaleDraft();
  const change = (isOpen: boolean) => {
    if (!isOpen) dropDraft();
    sheet.onOpenChange(isOpen);
  };
  return (
    <StockDrawer
      open={sheet.open}
      onOpenChange={change}
      sale={<SaleForm chickenProducts={chickenProducts} />}
      sales={
        <TodaysSales actions={(sold) => <SaleReceipt sale={sold} />} above={<ReceiptPlace />} />
      }
    />
  );
}

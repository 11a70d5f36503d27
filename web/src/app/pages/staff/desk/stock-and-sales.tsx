import { useState } from 'react';
import type { ChickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { LastSale } from '../../../../sales/staff/last-sale.tsx';
import { SaleForm } from '../../../../sales/staff/sale-form.tsx';
import { TodaysSales } from '../../../../sales/staff/todays-sales.tsx';
import { useSaleDraft } from '../../../../sales/staff/use-sale.ts';
import { StockDrawer } from '../../../../stock/staff/stock-drawer.tsx';
import { ReceiptPlace } from '../../../../tickets/print-place.tsx';
import { buttonStyle } from '../../../../ui/button/button-style.ts';
import type { OpenProps } from '../../../../ui/overlay/sheet.tsx';
import { SalePapers } from './sale-papers.tsx';

const LAST_SALE_ACTION = buttonStyle('secondary', 'normal', 'min-h-14');

/** The stock of today, and what is sold of it at the counter. */
export default function StockAndSales({
  chickenProducts,
  ...sheet
}: OpenProps & { chickenProducts: ChickenProducts }) {
  const { dropDraft } = useSaleDraft();
  const [soldId, setSoldId] = useState<number | null>(null);
  const change = (isOpen: boolean) => {
    if (!isOpen) {
      dropDraft();
      setSoldId(null);
    }
    sheet.onOpenChange(isOpen);
  };
  return (
    <StockDrawer
      open={sheet.open}
      onOpenChange={change}
      sale={<SaleForm chickenProducts={chickenProducts} onSold={setSoldId} />}
      sales={
        <>
          {soldId !== null && (
            <LastSale
              id={soldId}
              actions={(sold) => <SalePapers sale={sold} className={LAST_SALE_ACTION} />}
            />
          )}
          <TodaysSales actions={(sold) => <SalePapers sale={sold} />} above={<ReceiptPlace />} />
        </>
      }
    />
  );
}

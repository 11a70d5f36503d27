// The sales of a day with their papers, over the pages of the books and of the invoices.
import type { Day } from '@brasa/core/kernel/time/madrid-time.ts';
import { SalesDrawer } from '../../../../sales/staff/sales-drawer.tsx';
import { ReceiptPlace } from '../../../../tickets/print-place.tsx';
import { useSheet } from '../../../../ui/overlay/use-sheet.ts';
import { SalePapers } from './sale-papers.tsx';

/** `show` opens them at that day. */
export function useSalesSheet() {
  const sales = useSheet<Day | 'today'>();
  return {
    show: sales.show,
    sheet: sales.subject && (
      <SalesDrawer
        key={sales.turn}
        {...sales.opening}
        firstDay={sales.subject === 'today' ? null : sales.subject}
        actions={(sold) => <SalePapers sale={sold} />}
        above={<ReceiptPlace />}
      />
    ),
  };
}

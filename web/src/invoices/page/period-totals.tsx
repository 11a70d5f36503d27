import type { InvoiceList, RateAmountReply } from '@brasa/core/invoices/invoices.contract.ts';
import { RatesTable } from '../lines/lines-table.tsx';
import { readAmount } from '../lines/line-values.ts';

const readRate = ({ rate, ...amount }: RateAmountReply) => ({ rate, ...readAmount(amount) });

/** What the period's invoices are together: what was replaced is taken off, what was annulled left out. */
export function PeriodTotals({ totals }: { totals: InvoiceList['totals'] }) {
  const { count, rates } = totals;
  return (
    <section
      aria-labelledby="period-totals"
      className="rounded-card border border-line bg-surface p-4 shadow-low"
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="period-totals" className="text-base">
          Totales
        </h2>
        <p className="text-sm text-ink-soft">{count === 1 ? '1 factura' : `${count} facturas`}</p>
      </div>
      <RatesTable
        caption="Totales por tipo de IVA"
        rates={rates.map(readRate)}
        whole={readAmount(totals)}
      />
    </section>
  );
}

import type { ReactNode } from 'react';
import { eurosText } from '@brasa/core/kernel/amounts/euros-text.ts';
import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import type { ListedSale } from '@brasa/core/sales/sales.contract.ts';
import { useOnline } from '../../browser/device/use-online.ts';
import { saleText } from './sale-text.ts';
import { useDaySales } from './sales.queries.ts';

type LastSaleProps = {
  /** The one that this drawer has just made. */
  id: number;
  actions: (sale: ListedSale) => ReactNode;
};

/** What has just been sold, with its papers, while the customer waits for them; gone once it is taken back. */
export function LastSale({ id, actions }: LastSaleProps) {
  const isOnline = useOnline();
  const sale = useDaySales(null, null).data?.sales.find((one) => one.id === id);
  if (!sale || sale.annulledAt !== null) return null;
  return (
    <section
      aria-label="Última venta"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="block w-full text-sm text-ink-soft">
          Última venta, a las {madridClock(Date.parse(sale.soldAt))}
        </span>
        <span className="min-w-0 font-semibold wrap-anywhere">{saleText(sale)}</span>
        <strong className="whitespace-nowrap">{eurosText(sale.total)}</strong>
      </p>
      {isOnline && <div className="flex flex-wrap gap-2 *:grow">{actions(sale)}</div>}
    </section>
  );
}

import { Disclosure } from '../../ui/disclosure.tsx';
import { SalesList, type SaleActions } from './sales-list.tsx';
import { useDaySales } from './sales.queries.ts';

/** Today's sales behind one line that says how many there are. */
export function TodaysSales(actions: SaleActions) {
  const { data } = useDaySales(null, null);
  const count = data ? ` (${data.standing.count})` : '';
  return (
    <section
      aria-label="Ventas de hoy"
      className="grid justify-items-start gap-1 *:not-first:w-full"
    >
      <Disclosure label={`Ventas de hoy${count}`}>
        <SalesList day={null} {...actions} />
      </Disclosure>
    </section>
  );
}

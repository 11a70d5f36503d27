// The orders of one customer, and what they usually have (docs/rules/customers.md#page-of-a-customer).
import { useQuery } from '@tanstack/react-query';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { foodText } from '@brasa/core/orders/lines/order-food.rules.ts';
import { readUsualOrder } from '@brasa/core/orders/usual-orders.calls.ts';
import { queryOf } from '../../../browser/api/send.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useArchive } from './archive.queries.ts';
import { ShownOrders } from './found-orders.tsx';

type CustomerOrdersProps = {
  /** The account's id. */
  customer: number;
  openId: number | null;
  onOpen: (id: number) => void;
};

export function CustomerOrders({ customer, openId, onOpen }: CustomerOrdersProps) {
  const today = madridDay(useNow(MINUTE));
  const query = useArchive({ customer: String(customer) });
  return (
    <section aria-labelledby="customer-orders" className="grid content-start gap-4">
      <h2 id="customer-orders" className="text-lg">
        Pedidos
      </h2>
      <ShownOrders
        {...{ query, today, openId, onOpen }}
        level="h3"
        empty={() => (
          <EmptyState title="Todavía no hay pedidos">
            Aquí queda cada pedido hecho con su cuenta o con su teléfono.
          </EmptyState>
        )}
      />
    </section>
  );
}

/** Nothing where nothing was ordered with the phone. */
export function UsualOfPhone({ phone }: { phone: string }) {
  const { data } = useQuery({
    ...queryOf(readUsualOrder, { params: { digits: phone } }),
    staleTime: 0,
  });
  const usual = data?.usual;
  if (!usual) return null;
  const { lines, times } = usual;
  return (
    <section
      aria-labelledby="customer-usual"
      className="grid gap-1 rounded-card border border-line bg-surface p-4 shadow-low sm:p-5"
    >
      <h2 id="customer-usual" className="text-lg">
        {times > 1 ? 'Lo de siempre' : 'La última vez'}
      </h2>
      <p className="break-words">{foodText({ quantity: '0.0', details: null, lines })}</p>
      {times > 1 && <p className="text-sm text-ink-soft">En {times} de sus últimos pedidos.</p>}
    </section>
  );
}

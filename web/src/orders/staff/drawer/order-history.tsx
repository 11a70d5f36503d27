import { relativeDayTitle } from '@brasa/core/kernel/time/near-days.ts';
import { madridClock, madridDay, type Day } from '@brasa/core/kernel/time/madrid-time.ts';
import type { OrderEvent } from '@brasa/core/orders/archive/order-history.contract.ts';
import {
  ORDER_ACTION_TITLES,
  describeActor,
  describeChange,
} from '@brasa/core/orders/archive/order-history.rules.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { useOrderWithHistory } from '../order-status.queries.ts';

type OrderHistoryProps = { id: number; now: number };

export function OrderHistory({ id, now }: OrderHistoryProps) {
  return (
    <section aria-label="Historial" className="border-t border-line pt-3">
      <Disclosure label="Historial">
        <Events id={id} today={madridDay(now)} />
      </Disclosure>
    </section>
  );
}

function Events({ id, today }: { id: number; today: Day }) {
  return (
    <Loaded
      query={useOrderWithHistory(id)}
      loading={<Skeletons count={3} label="Cargando historial..." className="grid gap-3 *:h-12" />}
      failed="No se pudo cargar el historial"
      otherwise={<p className="text-ink-soft">Tu sesión ha terminado.</p>}
    >
      {({ history }) => (
        <ol className="mt-1 grid gap-3 border-l-2 border-line pl-4">
          {history.map((event) => (
            <Event key={event.id} event={event} today={today} />
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function Event({ event, today }: { event: OrderEvent; today: Day }) {
  const at = Date.parse(event.createdAt);
  // What an order began with is the order itself.
  const changes = event.action === 'created' ? [] : event.changes;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{ORDER_ACTION_TITLES[event.action]}</strong>
        <span className="text-sm text-ink-soft">
          {relativeDayTitle(madridDay(at), today)}, {madridClock(at)} · {describeActor(event)}
        </span>
      </p>
      {changes.length > 0 && (
        <ul className="text-ink-soft">
          {changes.map((change) => (
            <li key={change.field} className="break-words">
              {describeChange(change)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

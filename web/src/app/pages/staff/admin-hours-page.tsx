import { ordersOutsideHours } from '@brasa/core/orders/place/outside-hours.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { useNow } from '../../../browser/device/use-now.ts';
import { useDashboard } from '../../../dashboard/dashboard.queries.ts';
import { HoursDesk } from '../../../hours/staff/hours-desk.tsx';
import { unlistedText } from '../../../dashboard/board/unlisted-text.ts';
import type { OutsideProps } from '../../../hours/staff/outside-props.ts';
import { OrdersOutsideHours } from '../../../orders/staff/outside-hours/orders-outside-hours.tsx';
import { Link } from '../../../ui/link.tsx';
import { SessionEnded } from '../../../ui/state/session-ended.tsx';

const MINUTE_MS = 60_000;

/** Gestión de Horarios, with the orders that the hours leave outside. */
export default function AdminHoursPage() {
  const { data } = useDashboard();
  return (
    <>
      {data === null && (
        <div className="mx-auto w-full max-w-6xl px-4 pt-8 sm:px-6">
          <SessionEnded>Inicia sesión otra vez para cambiar el horario.</SessionEnded>
        </div>
      )}
      <HoursDesk outside={OutsideOrders} />
    </>
  );
}

/** The pending orders that the hours do not allow: of one day while it is edited, else of all to come. */
function OutsideOrders(props: OutsideProps) {
  const { data, isError } = useDashboard();
  if (!data && isError) {
    return (
      <p role="status">No se ha podido comprobar si algún pedido se queda fuera del horario.</p>
    );
  }
  return (
    <>
      <OutsideList {...props} pending={data?.orders ?? []} />
      <Unlooked count={data?.unlisted ?? 0} />
    </>
  );
}

type OutsideListProps = OutsideProps & { pending: readonly Order[] };

function OutsideList({ hours, day, pending }: OutsideListProps) {
  const now = useNow(MINUTE_MS);
  const orders = ordersOutsideHours(hours, pending, now).filter(
    ({ pickupTime }) => day === undefined || madridDay(Date.parse(pickupTime)) === day,
  );
  if (orders.length === 0) return null;
  const list = <OrdersOutsideHours orders={orders} hours={hours} now={now} />;
  const count = orders.length === 1 ? '1 pedido' : `${orders.length} pedidos`;
  if (day !== undefined) {
    return (
      <section aria-label="Pedidos que se quedan fuera" className={NOTE}>
        <p role="status" className="font-semibold">
          Con este horario se {orders.length === 1 ? 'queda' : 'quedan'} fuera {count}
        </p>
        {list}
      </section>
    );
  }
  return (
    <section aria-labelledby="outside-hours" className={`mb-8 ${NOTE}`}>
      <h2 id="outside-hours" className="text-lg">
        {count} fuera del horario
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        A esa hora estamos cerrados. Avisa a quien encargó y cambia la hora en{' '}
        <Link to="/admin/orders" className="underline underline-offset-4">
          Pedidos
        </Link>
        .
      </p>
      {list}
    </section>
  );
}

/** Pending orders that the desk's list has no room for. */
function Unlooked({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className={`mb-8 font-semibold ${NOTE}`}>
      {unlistedText('Sin mirar', count)}
    </p>
  );
}

const NOTE = 'rounded-card border-l-4 border-bad bg-bad-surface px-4 py-3';

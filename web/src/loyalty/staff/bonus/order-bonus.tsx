// The customer's bonus for an order: it comes before the points of that order.
// See docs/rules/orders.md#the-bonus-of-an-order.
import { useState } from 'react';
import { UserSearch } from 'lucide-react';
import type { Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { formatPhone, normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCustomerOfPhone } from '../quick-points/quick-points.queries.ts';
import { BonusForOrder } from './bonus-for-order.tsx';
import { OrderBonusTaken } from './bonus-taken.tsx';
import { roomFor } from './order-room.ts';

type OrderBonusProps = {
  order: Order;
  /** The bonus of somebody else than whose phone the order has. */
  onOther: (order: Order) => void;
};

/** The active bonus of the order's phone, and the way to another one's; nothing where none can be taken. */
export function OrderBonus({ order, onOther }: OrderBonusProps) {
  const [taken, setTaken] = useTaken(order);
  const phone = normalizePhone(order.customerPhone ?? '');
  const most = roomFor(order);
  if (taken !== null) return <OrderBonusTaken discount={taken} order={order} />;
  if (most === null) return null;
  return (
    <div className="grid gap-2">
      {phone !== null && <OfPhone {...{ order, phone }} onTaken={setTaken} />}
      {most > 0 && (
        <Button
          variant="quiet"
          className="-ml-3 justify-self-start px-3!"
          onClick={() => onOther(order)}
        >
          <UserSearch className="size-5" />
          {phone === null ? 'Usar un bono' : 'Usar el bono de otra persona'}
        </Button>
      )}
    </div>
  );
}

/** What was taken off here, until it is annulled. */
function useTaken({ pointsRedeemed }: Order) {
  const [taken, setTaken] = useState<{ discount: Cents; isNoted: boolean } | null>(null);
  const isNoted = pointsRedeemed > 0;
  // The order says so a moment after the answer does.
  if (taken && !taken.isNoted && isNoted) setTaken({ ...taken, isNoted });
  if (taken?.isNoted && !isNoted) setTaken(null);
  const take = (discount: Cents) => setTaken({ discount, isNoted });
  return [taken?.discount ?? null, take] as const;
}

type OfPhoneProps = { order: Order; phone: string; onTaken: (discount: Cents) => void };

function OfPhone({ order, phone, onTaken }: OfPhoneProps) {
  const query = useCustomerOfPhone(phone);
  if (query.isError) return <Unknown query={query} />;
  if (!query.data?.found) return null;
  const { user, points } = query.data;
  const who = user.name ?? formatPhone(phone);
  const customer = { id: user.id, who, available: points.available };
  return <BonusForOrder {...{ order, customer, onTaken }} unverifiedQr={null} />;
}

type UnknownProps = { query: { refetch: () => unknown; isFetching: boolean } };

function Unknown({ query }: UnknownProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4">
      <p>No se pudo mirar si tiene un bono</p>
      <Button
        variant="secondary"
        className="min-h-14"
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Reintentar
      </Button>
    </div>
  );
}

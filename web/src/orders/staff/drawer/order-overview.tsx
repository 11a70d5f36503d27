import type { ReactNode } from 'react';
import { Pencil, Star, Wallet } from 'lucide-react';
import { isEarningQuantity } from '@brasa/core/loyalty/earning.rules.ts';
import { formatEuros } from '@brasa/core/kernel/amounts/cents.ts';
import { chickensOf } from '@brasa/core/orders/lines/order-food.rules.ts';
import type { CallOffMoney } from '@brasa/core/orders/order-status.contract.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { owesMore } from '@brasa/core/orders/pay/due-total.rules.ts';
import { owedOf, shownLeftToPay } from '@brasa/core/orders/pay/owed-text.rules.ts';
import { isCalledOff, type Transition } from '@brasa/core/orders/orders.rules.ts';
import { arePointsUnknown, isDiscountUnknown } from '@brasa/core/orders/queued-order.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OrderMessages } from '../messages/order-messages.tsx';
import { CallOff } from './call-off.tsx';
import { EraseOrder } from './erase-order.tsx';
import { OrderHistory } from './order-history.tsx';
import { useOrderSince } from '../order-status.queries.ts';
import { UsualObjectionEntry } from '../usual-objection.tsx';
import { WhatsappButton } from '../whatsapp/whatsapp-button.tsx';
import { discountText, isUnpaid, paymentText } from '../payment/payment-values.ts';
import { Refund } from '../payment/refund-form.tsx';
import { Return } from '../payment/return-form.tsx';

type OrderOverviewProps = {
  order: Order;
  now: number;
  /** It has left the list: only what can still be done with it is offered. */
  isHandled: boolean;
  pending: Transition | null;
  act: (order: Order, transition: Transition, money?: CallOffMoney) => void;
  onMode: (mode: 'edit' | 'payment') => void;
  onPoints: (order: Order) => void;
  bonus: ReactNode;
  /** What can be done about its invoice. */
  invoice: ReactNode;
  /** Whose account its phone is. */
  customer: ReactNode;
};

export function OrderOverview(props: OrderOverviewProps) {
  const { now, isHandled, pending, act, onMode, onPoints, bonus, invoice, customer } = props;
  const order = useOrderSince(props.order, isHandled);
  const isOff = isCalledOff(order.status);
  return (
    <>
      <PaymentSummary {...{ order, isOff, onMode, onPoints }} />
      {(!isHandled || order.status === 'delivered') && bonus}
      {!isOff && (
        <div className="flex flex-wrap gap-3 *:grow *:basis-0 @max-[19rem]:gap-2 @max-[19rem]:*:px-2! @xl:*:max-w-60">
          <WhatsappButton order={order} now={now} />
          {!isHandled && (
            <Button
              variant="secondary"
              size="large"
              className="px-4!"
              data-mode="edit"
              onClick={() => onMode('edit')}
            >
              <Pencil className="size-5" />
              Editar
            </Button>
          )}
        </div>
      )}
      {invoice}
      {!isHandled && <CallOff {...{ order, pending, act }} />}
      {customer}
      {order.id > 0 && order.customerEmail !== null && (
        <OrderMessages orderId={order.id} phone={order.customerPhone} now={now} />
      )}
      {order.id > 0 && <OrderHistory id={order.id} now={now} />}
      {isHandled && order.id > 0 && order.status !== 'pending' && (
        <>
          <UsualObjectionEntry phone={order.customerPhone} />
          <EraseOrder order={order} />
        </>
      )}
    </>
  );
}

type PaymentSummaryProps = Pick<OrderOverviewProps, 'order' | 'onMode' | 'onPoints'> & {
  /** Called off: no more is paid for it, and it earns nothing. */
  isOff: boolean;
};

/** Nothing of an order without points. */
function PointsLine({ order }: { order: Order }) {
  const { pointsEarned: earned } = order;
  const isUnknown = arePointsUnknown(order);
  if (!isUnknown && earned === 0) return null;
  const what = isDiscountUnknown(order) ? 'Puntos y descuento' : 'Puntos';
  return (
    <span className="block text-sm text-ink-soft">
      {isUnknown
        ? `${what}: se sabrán al volver la conexión`
        : `${earned} ${earned === 1 ? 'punto' : 'puntos'}`}
    </span>
  );
}

const OWED_COLORS = { paid: 'text-good', owing: 'text-bad', 'too-much': 'text-bad' };

const TOO_LARGE = 'Los pedidos de más de 10 unidades no dan puntos';

/** "Cobrar 13,50 €" of what is paid in part; "Cobrar" where nobody knows how much. */
function paymentAction(order: Order): string {
  const left = shownLeftToPay(order);
  if (left !== null) return owesMore(order) ? 'Cobrar' : `Cobrar ${formatEuros(left)}`;
  return isUnpaid(order) ? 'Anotar pago' : 'Cambiar pago';
}

function PaymentSummary({ order, isOff, onMode, onPoints }: PaymentSummaryProps) {
  const isEarning = isEarningQuantity(chickensOf(order));
  const owed = owedOf(order);
  return (
    <section
      aria-label="Pago"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4"
    >
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">Pago</span>
        <span className="font-semibold">{paymentText(order)}</span>
        {order.pointsRedeemed > 0 && (
          <span className="block font-semibold">{discountText(order)}</span>
        )}
        {owed && (
          <span className={`block font-semibold ${OWED_COLORS[owed.kind]}`}>{owed.text}</span>
        )}
        {Number(order.keptAmount) > 0 && (
          <span className="block text-sm text-ink-soft">Se lo queda el local</span>
        )}
        <PointsLine order={order} />
        {!isOff && !isEarning && <span className="block text-sm text-ink-soft">{TOO_LARGE}</span>}
      </p>
      {!isOff && (
        <div className="flex flex-wrap gap-2 @max-[19rem]:gap-1 @max-xl:w-full @max-xl:*:grow @max-[19rem]:*:px-1.5!">
          <Button
            variant="secondary"
            className="min-h-14 @max-xl:px-3!"
            data-mode="payment"
            onClick={() => onMode('payment')}
          >
            <Wallet className="size-5 @max-xl:hidden" />
            {paymentAction(order)}
          </Button>
          {order.pointsEarned === 0 &&
            isEarning &&
            !arePointsUnknown(order) &&
            shownLeftToPay(order) === null && (
              <Button
                variant="secondary"
                className="min-h-14 @max-xl:px-3!"
                onClick={() => onPoints(order)}
              >
                <Star className="size-5 @max-xl:hidden" />
                Dar puntos
              </Button>
            )}
        </div>
      )}
      <Refund key={order.id} order={order} />
      <Return key={`return ${order.id}`} order={order} />
    </section>
  );
}

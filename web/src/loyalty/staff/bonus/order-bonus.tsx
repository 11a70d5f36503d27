// The customer's bonus for an order: it comes before the points of that order.
// See docs/rules/orders.md#the-bonus-of-an-order.
import { useEffect, useRef, useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { cents, formatEuros, parseCents, type Cents } from '@brasa/core/kernel/cents.ts';
import { redemptionOf } from '@brasa/core/loyalty/loyalty.rules.ts';
import { formatPhone, normalizePhone } from '@brasa/core/kernel/phone.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { discountRoom, finalAfter } from '@brasa/core/orders/payment.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConsumeBonus } from './consume-bonus.tsx';
import { useCustomerOfPhone } from '../quick-points/quick-points.queries.ts';

/** Nothing, unless the order has a total and its phone belongs to somebody with an active bonus. */
export function OrderBonus({ order }: { order: Order }) {
  const [taken, setTaken] = useState<Cents | null>(null);
  const phone = normalizePhone(order.customerPhone ?? '');
  const most = roomFor(order);
  if (taken !== null) return <Taken discount={taken} total={amount(order.totalAmount)} />;
  if (phone === null || most === null) return null;
  return <OfCustomer {...{ order, phone, most }} onTaken={setTaken} />;
}

type OfCustomerProps = {
  order: Order;
  phone: string;
  most: Cents;
  onTaken: (discount: Cents) => void;
};

function OfCustomer({ order, phone, most, onTaken }: OfCustomerProps) {
  const query = useCustomerOfPhone(phone);
  if (query.isError) return <Unknown query={query} />;
  if (!query.data?.found) return null;
  const { user, points, availableDiscount } = query.data;
  if (!points.bonusActive || !availableDiscount) return null;
  const who = user.name ?? formatPhone(phone);
  if (most === 0) {
    return (
      <p className="text-ink-soft">
        {who} tiene un bono. Lo que se paga por transferencia no admite descuento.
      </p>
    );
  }
  const redemption = redemptionOf(points.available, most);
  if (!redemption) return null;
  const { tier, discount } = redemption;
  return (
    <ConsumeBonus
      userId={user.id}
      orderId={order.id}
      who={who}
      discount={{ discount: discount / 100, points: tier.points }}
      unverifiedQr={null}
      onConsumed={(euros) => onTaken(cents(Math.round(euros * 100)))}
    >
      <p className="text-lg">
        {who} pagaría{' '}
        <strong>{formatEuros(finalAfter(amount(order.totalAmount), discount))}</strong>
        <LessThanReached
          reached={availableDiscount.discount}
          most={most}
          taken={{ whole: tier.euros, discount }}
        />
      </p>
    </ConsumeBonus>
  );
}

type LessThanReachedProps = {
  /** In euros, what the points would give. */
  reached: number;
  most: Cents;
  taken: { whole: number; discount: Cents };
};

/** The payment has no room for all that the points reach: said before it is confirmed. */
function LessThanReached({ reached, most, taken: { whole, discount } }: LessThanReachedProps) {
  const isCut = discount < whole * 100;
  if (!isCut && whole === reached) return null;
  return (
    <span className="block text-base text-ink-soft">
      {isCut
        ? `De los ${formatEuros(cents(whole * 100))} del bono, este pago admite ${formatEuros(discount)}.`
        : `Este pago admite hasta ${formatEuros(most)}: no cabe el descuento de ${formatEuros(cents(reached * 100))}.`}
    </span>
  );
}

function amount(wire: string): Cents {
  return parseCents(wire) ?? cents(0);
}

/**
 * The most that a bonus may take off the order: 0 where the way it is paid bears none, null where no
 * bonus is to be thought of (without a total, called off, or with its discount or its points already).
 */
function roomFor(order: Order): Cents | null {
  const part = (wire: string | null) => (wire === null ? null : amount(wire));
  const room = discountRoom({
    status: order.status,
    payment: {
      paymentMethod: order.paymentMethod,
      totalAmount: amount(order.totalAmount),
      cashAmount: part(order.cashAmount),
      cardAmount: part(order.cardAmount),
      transferAmount: part(order.transferAmount),
    },
    pointsEarned: order.pointsEarned,
    pointsRedeemed: order.pointsRedeemed,
  });
  if ('most' in room) return room.most;
  return room.refusal === 'DISCOUNT_PAYMENT_BEARS_NONE' ? cents(0) : null;
}

/** What to ask for at the till. It takes the focus from the buttons in whose place it comes. */
function Taken({ discount, total }: { discount: Cents; total: Cents }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="flex items-center gap-3 rounded border-l-4 border-good bg-good-surface px-4 py-3 text-lg font-semibold outline-none"
    >
      <CircleCheck className="size-6 shrink-0 text-good" />
      Cobra {formatEuros(finalAfter(total, discount))}: el bono quita {formatEuros(discount)}
    </p>
  );
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

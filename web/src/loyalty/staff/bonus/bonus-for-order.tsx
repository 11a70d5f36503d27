// Somebody's bonus for an order, theirs or not. See docs/rules/orders.md#the-bonus-of-an-order.
import { cents, formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { availableDiscount, redemptionOf } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { finalAfter } from '@brasa/core/orders/pay/payment.rules.ts';
import { ConsumeBonus } from './consume-bonus.tsx';
import { amount, roomFor } from './order-room.ts';

type BonusForOrderProps = {
  order: Order;
  /** `who` is how staff call the customer. */
  customer: { id: number; who: string; available: Points };
  unverifiedQr: string | null;
  onTaken: (discount: Cents) => void;
};

/** Nothing where the customer has no bonus or the order takes none. */
export function BonusForOrder({ order, customer, unverifiedQr, onTaken }: BonusForOrderProps) {
  const { id, who, available } = customer;
  const reached = availableDiscount(available);
  const most = roomFor(order);
  if (!reached || most === null) return null;
  if (most === 0) {
    return (
      <p className="text-ink-soft">
        {who} tiene un bono. Lo que se paga por transferencia no admite descuento.
      </p>
    );
  }
  const redemption = redemptionOf(available, most);
  if (!redemption) return null;
  const { tier, discount } = redemption;
  return (
    <ConsumeBonus
      userId={id}
      orderId={order.id}
      who={who}
      discount={{ discount: discount / 100, points: tier.points }}
      unverifiedQr={unverifiedQr}
      onConsumed={(euros) => onTaken(cents(Math.round(euros * 100)))}
    >
      <p className="text-lg">
        {who} pagaría{' '}
        <strong>{formatEuros(finalAfter(amount(order.totalAmount), discount))}</strong>
        <LessThanReached
          reached={reached.discount}
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

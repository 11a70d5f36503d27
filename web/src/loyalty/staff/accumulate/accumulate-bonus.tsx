// The bonus of whoever has been found at the desk, for a visit without an order or for the order that is
// open, whosever phone that has. See docs/rules/loyalty.md#consuming-the-bonus.
import type { ReactNode } from 'react';
import { cents, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { availableDiscount, nextTierInfo } from '@brasa/core/loyalty/loyalty.rules.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { eurosText, pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { BonusForOrder } from '../bonus/bonus-for-order.tsx';
import { roomOf } from '../bonus/order-room.ts';
import { VisitBonus } from '../bonus/visit-bonus.tsx';
import type { SearchState } from './use-accumulate-search.ts';

export type Found = Extract<SearchState, { kind: 'found' }>;

/** How staff call the customer; the phone is withheld with an unsigned QR. */
export function callingName({ name, phone }: Found['user']): string {
  return name ?? (phone === null ? 'el cliente' : formatPhone(phone));
}

type AccumulateBonusProps = {
  found: Found;
  /** Null for a visit without an order, and for an order that has left the list. */
  order: Order | null;
  isWalkIn: boolean;
  /** In cents. */
  onTaken: (discount: Cents) => void;
};

export function AccumulateBonus({ found, order, isWalkIn, onTaken }: AccumulateBonusProps) {
  const { user, isVerified, target } = found;
  const discount = availableDiscount(user.availablePoints);
  const unverifiedQr = !isVerified && 'qrCode' in target ? target.qrCode : null;
  const missing = <Missing found={found} />;
  const who = callingName(user);
  // An e-mail proves nobody; the phone that it brought does, once it is searched for.
  if ('email' in target) {
    if (!discount) return missing;
    return (
      <Note>
        Tiene un bono de {eurosText(discount.discount)}. Para usarlo, busca su teléfono o escanea su
        QR.
      </Note>
    );
  }
  if (isWalkIn) {
    return (
      <VisitBonus
        key={user.id}
        userId={user.id}
        {...{ who, discount, unverifiedQr }}
        onConsumed={(euros) => onTaken(cents(Math.round(euros * 100)))}
      >
        {missing}
      </VisitBonus>
    );
  }
  if (!discount) return missing;
  if (!order) return null;
  const room = roomOf(order);
  if ('refusal' in room && room.refusal === 'DISCOUNT_ORDER_WITHOUT_TOTAL') {
    return (
      <Note>
        Tiene un bono de {eurosText(discount.discount)}. Para usarlo en este pedido, anota antes su
        total con «Anotar pago».
      </Note>
    );
  }
  const customer = { id: user.id, who, available: user.availablePoints };
  return <BonusForOrder {...{ order, customer, unverifiedQr, onTaken }} />;
}

function Missing({ found: { user } }: { found: Found }) {
  const next = nextTierInfo(user.availablePoints);
  if (!next) return null;
  return (
    <p className="-mt-3 text-sm text-ink-soft">
      {next.pointsNeeded === 1 ? 'Le falta' : 'Le faltan'} {pointsText(next.pointsNeeded)} para el
      bono de {eurosText(next.nextDiscount)}.
    </p>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded bg-sunk px-4 py-3">{children}</p>;
}

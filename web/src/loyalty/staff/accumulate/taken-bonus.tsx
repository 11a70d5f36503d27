// What a bonus has taken off at the desk. See docs/rules/loyalty.md#the-desks-points-dialog.
import { useState } from 'react';
import {
  cents,
  centsToDecimal,
  formatEuros,
  type Cents,
} from '@brasa/core/kernel/amounts/cents.ts';
import { formatPhone } from '@brasa/core/kernel/text/phone.ts';
import { parseTypedCents } from '@brasa/core/kernel/amounts/typed-cents.ts';
import type { Order } from '@brasa/core/orders/orders.contract.ts';
import { finalAfter } from '@brasa/core/orders/pay/payment.rules.ts';
import { useRestorableState } from '../../../browser/forms/cached-draft.ts';
import { BonusTaken, OrderBonusTaken } from '../bonus/bonus-taken.tsx';
import { amount } from '../bonus/order-room.ts';
import type { Found } from './accumulate-bonus.tsx';
import { visitName, type Visit } from './accumulate-values.ts';
import type { AccumulateForm } from './use-accumulate.ts';

type Taken = { userId: number; who: string | null; discount: Cents };
type Change = (taken: readonly Taken[]) => readonly Taken[];
type Bonuses = readonly [taken: readonly Taken[], changeTaken: (change: Change) => void];

/** Of a visit without an order nothing else says it: it stays until the visit is over. */
export function useVisitBonuses(visit: Visit, isShown: () => boolean): Bonuses {
  const name = visitName(visit);
  const [kept, setKept] = useRestorableState<{ name: string; taken: readonly Taken[] } | null>(
    'visit-bonuses',
    null,
  );
  const takenOf = (one: typeof kept) => (one?.name === name ? one.taken : []);
  const change = (changed: Change) =>
    setKept((now) => {
      // A late answer of a visit that is over takes nothing away from the next one.
      const isOver = now !== null && now.name !== name && !isShown();
      return isOver ? now : { name, taken: changed(takenOf(now)) };
    });
  return [takenOf(kept), change];
}

type OfVisit = {
  /** As useVisitBonuses() answers, for a visit without an order. */
  ofVisit: Bonuses | null;
  /** Whether the form is still this visit's, or this order's. */
  isShown: () => boolean;
};

export function useTakenBonus(
  form: AccumulateForm,
  order: Order | null,
  { ofVisit, isShown }: OfVisit,
) {
  const ofOrder = useState<readonly Taken[]>([]);
  const [bonuses, changeBonuses] = ofVisit ?? ofOrder;
  const [alreadySaid] = useState(bonuses.length);
  const take = (discount: Cents, { id, name, phone }: Found['user']) => {
    const taken = { userId: id, who: name ?? (phone && formatPhone(phone)), discount };
    // By the time of the answer another one may have been taken.
    changeBonuses((others) => [...others, taken]);
    if (!order || !isShown()) return;
    const total = amount(order.totalAmount);
    if (parseTypedCents(form.getValues('amount')) !== total) return;
    form.setValue('amount', typedAmount(finalAfter(total, discount)));
  };
  /** This customer's last one was annulled here. */
  const forget = (userId: number) => {
    changeBonuses((taken) => {
      const last = taken.findLastIndex((one) => one.userId === userId);
      return taken.filter((_one, at) => at !== last);
    });
    if (order && isShown()) form.setValue('amount', typedAmount(amount(order.totalAmount)));
  };
  const discount = cents(bonuses.reduce((sum, one) => sum + one.discount, 0));
  const isNews = bonuses.length > alreadySaid;
  // An order has one at most; with each further one of a visit the line is news again.
  const note = discount > 0 && (
    <div key={bonuses.length}>
      {order ? (
        <OrderBonusTaken {...{ discount, order }} />
      ) : (
        <BonusTaken isNews={isNews}>
          Cobra {formatEuros(discount)} menos{namesOf(bonuses)}
        </BonusTaken>
      )}
    </div>
  );
  return { note, take, forget };
}

/** " a Lola", " a Lola y Pepe": by then somebody else may be on the screen. */
function namesOf(bonuses: readonly Taken[]): string {
  const names = new Set(bonuses.flatMap(({ who }) => who ?? []));
  return names.size === 0 ? '' : ` a ${[...names].join(' y ')}`;
}

function typedAmount(euros: Cents): string {
  return centsToDecimal(euros).replace('.', ',');
}

// The customer's page of an order, composed of what the rooms say of it.
import { useLocation } from 'react-router';
import { MINUTE } from '@brasa/core/kernel/time/durations.ts';
import { isDay, madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { parseTenths, tenths } from '@brasa/core/kernel/amounts/tenths.ts';
import type { OrderPage } from '@brasa/core/orders/page/order-page.contract.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import { canBeRepeated } from '@brasa/core/orders/place/repeatable.rules.ts';
import { useStoredAt } from '../../browser/api/use-stored-at.ts';
import { useNowInBrowser } from '../../browser/device/use-now.ts';
import { AllergenList } from '../../catalog/menu/allergen-list.tsx';
import { DrinksWithdrawal } from '../../orders/own/drinks-withdrawal.tsx';
import { ComingOrder, MissingOrder } from '../../orders/own/missing-order.tsx';
import { OrderAgain } from '../../orders/own/order-again.tsx';
import { OwnOrder } from '../../orders/own/own-order.tsx';
import { isGone, useOwnOrder } from '../../orders/own-order.queries.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { StoredNote } from '../../ui/state/stored-note.tsx';
import { useRepeatOrder } from './use-repeat-order.ts';
import { useWhereabouts } from './use-whereabouts.tsx';

export default function OwnOrderPage() {
  const [, , code = ''] = useLocation().pathname.split('/');
  const { data: order, error, isLoading, isError } = useOwnOrder(code);
  const storedAt = useStoredAt(readOrderPage, { params: { code } });
  const { data: site } = useSiteFacts();
  const { place, phone } = useWhereabouts();
  const now = useNowInBrowser(MINUTE);
  if (isGone(error) || !(order || isLoading || isError)) return <MissingOrder phone={phone} />;
  if (!order) return <ComingOrder isFailed={isError} />;
  const allergens = order.allergens ? (
    <AllergenList allergens={order.allergens} />
  ) : (
    <p>Consúltalos al recoger o por teléfono.</p>
  );
  const rendered = site && isDay(site.today) ? site.today : null;
  const today = now === null ? rendered : madridDay(now);
  return (
    <OwnOrder
      {...{ code, order, today, allergens, place, phone }}
      note={<StoredNote storedAt={storedAt} />}
      again={
        <>
          <Again order={order} />
          <DrinksWithdrawal {...{ code, order, today }} />
        </>
      }
    />
  );
}

function Again({ order }: { order: OrderPage }) {
  const { onRepeat, repeatingId } = useRepeatOrder();
  const quantity = parseTenths(order.quantity) ?? tenths(0);
  if (!canBeRepeated({ quantity, lines: order.lines })) return null;
  return <OrderAgain onRepeat={() => onRepeat(order)} isPending={repeatingId !== null} />;
}

// The customer's page of an order, composed of what the rooms say of it.
import { useLocation } from 'react-router';
import { isDay } from '@brasa/core/kernel/madrid-time.ts';
import { readOrderPage } from '@brasa/core/orders/order-page.calls.ts';
import { useStoredAt } from '../../browser/api/use-stored-at.ts';
import { AllergenList } from '../../catalog/menu/allergen-list.tsx';
import { MissingOrder } from '../../orders/own/missing-order.tsx';
import { OwnOrder } from '../../orders/own/own-order.tsx';
import { isGone, useOwnOrder } from '../../orders/own-order.queries.ts';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { StoredNote } from '../../ui/state/stored-note.tsx';
import { useWhereabouts } from './use-whereabouts.tsx';

export default function OwnOrderPage() {
  const [, , code = ''] = useLocation().pathname.split('/');
  const { data: order, error } = useOwnOrder(code);
  const storedAt = useStoredAt(readOrderPage, { params: { code } });
  const { data: site } = useSiteFacts();
  const { place, phones } = useWhereabouts();
  if (!order || isGone(error)) return <MissingOrder phones={phones} />;
  const allergens = order.allergens ? (
    <AllergenList allergens={order.allergens} />
  ) : (
    <p>Consúltalos al recoger o por teléfono.</p>
  );
  const today = site && isDay(site.today) ? site.today : null;
  return (
    <OwnOrder
      {...{ code, order, today, allergens, place, phones }}
      note={<StoredNote storedAt={storedAt} />}
    />
  );
}

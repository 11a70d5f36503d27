// Whose account the phone of an order is. See docs/rules/loyalty.md#the-customer-of-an-order.
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { CustomerLink } from '../customer-link.tsx';
import { useCustomerOfPhone } from '../quick-points/quick-points.queries.ts';

/**
 * Nothing where nobody has an account with the phone. It stands last but one: nothing else moves when it
 * comes.
 */
export function OrderCustomer({ phone }: { phone: string | null }) {
  const known = normalizePhone(phone ?? '');
  return known === null ? null : <Account phone={known} />;
}

function Account({ phone }: { phone: string }) {
  const { data } = useCustomerOfPhone(phone);
  if (!data?.found) return null;
  const { user, points } = data;
  const written = [user.name, user.comparsaName, user.postalCode].filter((text) => text !== null);
  return (
    <section aria-label="Cliente" className="border-t border-line pt-4">
      <p className="text-sm text-ink-soft">Cliente con este teléfono</p>
      <p className="break-words">
        <span className="font-semibold">{written.join(' · ') || 'Solo teléfono'}</span>
        <span className="text-ink-soft"> · {pointsText(points.available)}</span>
      </p>
      <CustomerLink id={user.id} />
    </section>
  );
}

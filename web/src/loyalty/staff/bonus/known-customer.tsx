// Whose phone it is that is typed into a new order (docs/rules/orders.md#a-known-phone).
import { useEffect, useEffectEvent } from 'react';
import { normalizePhone } from '@brasa/core/kernel/text/phone.ts';
import { eurosText, pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { useCustomerOfPhone } from '../quick-points/quick-points.queries.ts';

type KnownCustomerProps = {
  /** As it is typed; nothing is looked for until it is whole. */
  phone: string;
  /** The form takes it where nobody has typed a name. */
  onName: (name: string) => void;
};

export function KnownCustomer({ phone, onName }: KnownCustomerProps) {
  const whole = normalizePhone(phone);
  return whole === null ? null : <OfPhone key={whole} phone={whole} onName={onName} />;
}

function OfPhone({ phone, onName }: KnownCustomerProps) {
  const { data } = useCustomerOfPhone(phone);
  const name = data?.found ? data.user.name : null;
  const tell = useEffectEvent(onName);
  useEffect(() => {
    if (name !== null) tell(name);
  }, [name]);
  if (!data?.found) return null;
  const bonus = data.availableDiscount;
  return (
    <p role="status" className="break-words">
      <span className="font-semibold">{name ?? 'Solo teléfono'}</span>
      <span className="text-ink-soft"> · {pointsText(data.points.available)}</span>
      {bonus !== null && (
        <span className="font-semibold"> · bono de {eurosText(bonus.discount)}</span>
      )}
    </p>
  );
}

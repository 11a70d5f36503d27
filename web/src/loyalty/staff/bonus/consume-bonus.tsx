// The bonus across the counter, in two clicks, with an order or
// without.
// See docs/rules/loyalty.md#consuming-needs-two-taps.
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Points } from '@brasa/core/kernel/points.ts';
import { PROOF_DIGITS } from '@brasa/core/loyalty/wallet-qr.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { eurosText, pointsText } from '../../points-texts.ts';
import { consumeFailure, toastFailure } from '../points-failure.ts';
import { useConsumeBonus } from '../quick-points/quick-points.queries.ts';

type ConsumeBonusProps = {
  userId: number;
  /** The order that the discount is for, if any. */
  orderId?: number;
  /** How staff would call the customer. */
  who: string;
  /** In euros, and the points that it takes. */
  discount: { discount: number; points: Points };
  /** The QR that proves nothing by itself: the phone's last digits have to. */
  unverifiedQr: string | null;
  /** What else is to be known before it is taken. */
  children?: ReactNode;
  /** The discount in euros, as the server has given it. */
  onConsumed: (discountApplied: number) => void;
};

const NO_PROOF = 'Indica las tres últimas cifras del teléfono';

export function ConsumeBonus(props: ConsumeBonusProps) {
  const { userId, orderId, who, discount, unverifiedQr, children, onConsumed } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const [digits, setDigits] = useState('');
  const [isUnproven, setIsUnproven] = useState(false);
  const consume = useConsumeBonus({
    onSuccess: ({ discountApplied }) => {
      const description = `Descuento aplicado: ${eurosText(discountApplied)}`;
      toast({ title: '¡Bono consumido!', description, tone: 'good' });
      onConsumed(discountApplied);
    },
    onError: (error) => {
      setIsConfirming(false);
      toastFailure(consumeFailure(error));
    },
  });
  const failure = consume.error && consumeFailure(consume.error);

  const press = (event: MouseEvent) => {
    const isMissing = unverifiedQr !== null && digits.length !== PROOF_DIGITS;
    setIsUnproven(isMissing);
    // What belongs to the same double or triple click is no second thought.
    if (isMissing || (isConfirming && event.detail > 1)) return;
    setIsConfirming(true);
    if (!isConfirming) return;
    const proof = unverifiedQr === null ? {} : { qrCode: unverifiedQr, phoneDigits: digits };
    consume.send({ userId, ...(orderId !== undefined && { orderId }), ...proof });
  };

  return (
    <section aria-label="Bono" className="grid gap-4 rounded-card border-2 border-good p-4">
      <p className="text-lg">
        <strong>{eurosText(discount.discount)} de descuento</strong> por{' '}
        {pointsText(discount.points)}
      </p>
      {children}
      {unverifiedQr !== null && (
        <TextField
          label="Tres últimas cifras del teléfono"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PROOF_DIGITS}
          aria-required
          className="[&_input]:min-h-14 [&_input]:max-w-40 [&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-widest"
          error={isUnproven ? NO_PROOF : undefined}
          value={digits}
          onChange={({ target }) => {
            setDigits(target.value.replace(/\D/g, ''));
            setIsConfirming(false);
          }}
        />
      )}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <div className="flex flex-wrap gap-3 *:grow *:px-4">
        <Button
          variant="done"
          size="large"
          pending={consume.isPending}
          pendingText="Consumiendo..."
          onClick={press}
        >
          {isConfirming ? '¿Confirmar?' : 'Consumir Bono'}
        </Button>
        {isConfirming && !consume.isPending && (
          <Button variant="secondary" size="large" onClick={() => setIsConfirming(false)}>
            No
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isConfirming &&
          `Al confirmar se descuentan ${pointsText(discount.points)} del saldo de ${who}.`}
      </p>
    </section>
  );
}

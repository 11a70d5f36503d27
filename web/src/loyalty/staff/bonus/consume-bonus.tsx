// See docs/rules/loyalty.md#consuming-needs-two-taps.
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Points } from '@brasa/core/kernel/amounts/points.ts';
import { PROOF_DIGITS } from '@brasa/core/loyalty/wallet/wallet-qr.rules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { eurosText, pointsText } from '@brasa/core/loyalty/points-texts.rules.ts';
import { consumeFailure, toastFailure } from '../points-failure.ts';
import { useConsumeBonus } from './consume-bonus.queries.ts';

export type ConsumeBonusProps = {
  userId: number;
  orderId?: number;
  who: string;
  /** In euros, and the points that it takes. */
  discount: { discount: number; points: Points };
  /** The QR that proves nothing by itself: the phone's last digits have to. */
  unverifiedQr: string | null;
  /** It has been sent already, from here or from a dialog that was closed. */
  isUnderWay?: boolean;
  children?: ReactNode;
  /** The discount in euros, as the server has given it. */
  onConsumed: (discountApplied: number) => void;
};

const NO_PROOF = 'Indica las tres últimas cifras del teléfono';

export function ConsumeBonus(props: ConsumeBonusProps) {
  const { who, discount, unverifiedQr, isUnderWay = false, children } = props;
  const proof = usePhoneProof(unverifiedQr);
  const { press, isConfirming, stopConfirming, isPending, failure } = useConsumption(props, proof);
  return (
    <section aria-label="Bono" className="grid gap-4 rounded-card border-2 border-good p-4">
      <p className="text-lg">
        <strong>{eurosText(discount.discount)} de descuento</strong> por{' '}
        {pointsText(discount.points)}
      </p>
      {children}
      {unverifiedQr !== null && <ProofField proof={proof} onType={stopConfirming} />}
      {failure && <FormError title={failure.title}>{failure.description}</FormError>}
      <div className="flex flex-wrap gap-3 *:grow *:px-4">
        <Button
          variant="done"
          size="large"
          pending={isPending || isUnderWay}
          pendingText="Consumiendo..."
          onClick={press}
        >
          {isConfirming ? '¿Confirmar?' : 'Consumir Bono'}
        </Button>
        {isConfirming && !isPending && (
          <Button variant="secondary" size="large" onClick={stopConfirming}>
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

type PhoneProof = ReturnType<typeof usePhoneProof>;

function usePhoneProof(unverifiedQr: string | null) {
  const [digits, setDigits] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return {
    digits,
    setDigits,
    isMissing,
    /** What is sent as proof; null, and said so at the field, while it lacks. */
    check: () => {
      const lacks = unverifiedQr !== null && digits.length !== PROOF_DIGITS;
      setIsMissing(lacks);
      if (lacks) return null;
      return unverifiedQr === null ? {} : { qrCode: unverifiedQr, phoneDigits: digits };
    },
  };
}

/** Takes it and says what became of that; `onFailed` is told besides. */
export function useTakeBonus(onConsumed: ConsumeBonusProps['onConsumed'], onFailed?: () => void) {
  return useConsumeBonus({
    onSuccess: ({ discountApplied }) => {
      const description = `Descuento aplicado: ${eurosText(discountApplied)}`;
      toastSuccess('¡Bono consumido!', description);
      onConsumed(discountApplied);
    },
    onError: (refusal) => {
      onFailed?.();
      toastFailure(consumeFailure(refusal));
    },
  });
}

/** The first tap asks whether it is meant, the second one consumes the bonus. */
function useConsumption({ userId, orderId, onConsumed }: ConsumeBonusProps, proof: PhoneProof) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { send, isPending, error } = useTakeBonus(onConsumed, () => setIsConfirming(false));
  const press = (event: MouseEvent) => {
    const proven = proof.check();
    // What belongs to the same double or triple click is no second thought.
    if (!proven || (isConfirming && event.detail > 1)) return;
    setIsConfirming(true);
    if (isConfirming) send({ userId, ...(orderId !== undefined && { orderId }), ...proven });
  };
  return {
    press,
    isConfirming,
    stopConfirming: () => setIsConfirming(false),
    isPending,
    failure: error && consumeFailure(error),
  };
}

function ProofField({ proof, onType }: { proof: PhoneProof; onType: () => void }) {
  return (
    <TextField
      label="Tres últimas cifras del teléfono"
      inputMode="numeric"
      autoComplete="off"
      maxLength={PROOF_DIGITS}
      aria-required
      className="[&_input]:min-h-14 [&_input]:max-w-40 [&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-widest"
      error={proof.isMissing ? NO_PROOF : undefined}
      value={proof.digits}
      onChange={({ target }) => {
        proof.setDigits(target.value.replace(/\D/g, ''));
        onType();
      }}
    />
  );
}

// A customer's bonus without an order. One that may have been taken is repeated, never taken anew.
// See docs/rules/loyalty.md#consuming-needs-two-taps.
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { ConsumeBonus, useTakeBonus, type ConsumeBonusProps } from './consume-bonus.tsx';
import { useOpenBonus } from './consume-bonus.queries.ts';

type VisitBonusProps = Pick<ConsumeBonusProps, 'userId' | 'who' | 'unverifiedQr' | 'onConsumed'> & {
  /** Null where the points reach none. */
  discount: ConsumeBonusProps['discount'] | null;
  /** In place of a bonus where there is none. */
  children?: ReactNode;
};

export function VisitBonus({ discount, children = null, ...props }: VisitBonusProps) {
  const { userId, onConsumed } = props;
  const { state, body, giveUp } = useOpenBonus(userId);
  const { send } = useTakeBonus(onConsumed);
  if (state === 'unknown' || state === 'repeated') {
    return (
      <UnknownBonus
        isPending={state === 'repeated'}
        onRepeat={body && (() => send(body))}
        onGiveUp={giveUp}
      />
    );
  }
  if (!discount) return children;
  return <ConsumeBonus {...props} discount={discount} isUnderWay={state === 'sent'} />;
}

type UnknownBonusProps = {
  isPending: boolean;
  /** Null where it cannot be repeated as it was. */
  onRepeat: (() => void) | null;
  onGiveUp: () => void;
};

function UnknownBonus({ isPending, onRepeat, onGiveUp }: UnknownBonusProps) {
  return (
    <section aria-label="Bono" className="grid gap-4">
      <FormError title="No se sabe si el bono se ha consumido">
        <p>
          {onRepeat
            ? 'La respuesta no llegó. Pulsa «Repetir»: si ya se había consumido, no se consume otra vez.'
            : 'La respuesta no llegó. Mira en sus movimientos de puntos si se ha consumido.'}
        </p>
      </FormError>
      <div className="flex flex-wrap gap-3 *:grow *:px-4">
        {onRepeat && (
          <Button
            variant="done"
            size="large"
            pending={isPending}
            pendingText="Consumiendo..."
            onClick={onRepeat}
          >
            Repetir
          </Button>
        )}
        {!isPending && (
          <Button variant="secondary" size="large" onClick={onGiveUp}>
            Es otro bono
          </Button>
        )}
      </div>
    </section>
  );
}

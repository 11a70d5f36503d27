// A customer's bonus without an order. One that has gone out before and may have been taken is repeated, never taken anew.
// See docs/rules/loyalty.md#consuming-needs-two-taps.
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { openConsumption } from '../quick-points/quick-points.queries.ts';
import { ConsumeBonus, useTakeBonus, type ConsumeBonusProps } from './consume-bonus.tsx';

type VisitBonusProps = Pick<ConsumeBonusProps, 'userId' | 'who' | 'unverifiedQr' | 'onConsumed'> & {
  /** Null where the points reach none. */
  discount: ConsumeBonusProps['discount'] | null;
  /** In place of a bonus where there is none. */
  children?: ReactNode;
};

export function VisitBonus(props: VisitBonusProps) {
  const { userId, discount, unverifiedQr, onConsumed, children = null } = props;
  // While it is open itself, the bonus says what became of it.
  const [isUnknown, setIsUnknown] = useState(() => openConsumption.isOf(userId));
  if (isUnknown && unverifiedQr === null) {
    return <RepeatedBonus {...{ userId, onConsumed }} onKnown={() => setIsUnknown(false)} />;
  }
  return discount ? <ConsumeBonus {...props} discount={discount} /> : children;
}

type RepeatedBonusProps = Pick<ConsumeBonusProps, 'userId' | 'onConsumed'> & {
  /** It was not taken, or is no longer asked about. */
  onKnown: () => void;
};

function RepeatedBonus({ userId, onConsumed, onKnown }: RepeatedBonusProps) {
  const { send, isPending } = useTakeBonus(onConsumed, () => {
    if (!openConsumption.isOf(userId)) onKnown();
  });
  const giveUp = () => {
    openConsumption.giveUp(userId);
    onKnown();
  };
  return (
    <section aria-label="Bono" className="grid gap-4">
      <FormError title="No se sabe si el bono se ha consumido">
        <p>
          La respuesta no llegó. Pulsa «Repetir»: si ya se había consumido, no se consume otra vez.
        </p>
      </FormError>
      <div className="flex flex-wrap gap-3 *:grow *:px-4">
        <Button
          variant="done"
          size="large"
          pending={isPending}
          pendingText="Consumiendo..."
          onClick={() => send({ userId })}
        >
          Repetir
        </Button>
        {!isPending && (
          <Button variant="secondary" size="large" onClick={giveUp}>
            Es otro bono
          </Button>
        )}
      </div>
    </section>
  );
}

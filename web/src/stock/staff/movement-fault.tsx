import type { MouseEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { MOVEMENTS, movedQuantityText } from './movement-values.ts';
import type { useMovement } from './use-movement.ts';

/** What went wrong; where nobody knows whether it was done, also what the next tap will do. */
export function MovementFault({ movement }: { movement: ReturnType<typeof useMovement> }) {
  const { failure, unanswered, isRepeat, beginAnew } = movement;
  if (!failure) return null;
  const goOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Not the quantity: on a phone that would bring the keyboard up over the form.
    currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
    beginAnew();
  };
  return (
    <FormError title={failure.title}>
      <p>{failure.description}</p>
      {unanswered && (
        <>
          <p className="mt-2">
            {isRepeat
              ? 'Pulsa «Repetir» para mandar lo mismo: si ya había llegado, no se repite.'
              : `Lo que anotes ahora cuenta aparte de «${attemptText(unanswered)}».`}
          </p>
          {isRepeat && (
            <Button variant="secondary" className="mt-3 min-h-14 bg-surface" onClick={goOn}>
              Es otro movimiento
            </Button>
          )}
        </>
      )}
    </FormError>
  );
}

type Unanswered = NonNullable<ReturnType<typeof useMovement>['unanswered']>;

/** "Venta, 1 pollo". */
function attemptText({ movement, amount }: Unanswered): string {
  const label = MOVEMENTS.find(({ value }) => value === movement.type)?.label ?? '';
  return `${label}, ${movedQuantityText(amount)}`;
}

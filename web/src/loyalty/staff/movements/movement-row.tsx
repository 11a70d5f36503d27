// One movement, and the question whether it shall be annulled. See docs/rules/loyalty.md#wrong-entries.
import { useRef, useState } from 'react';
import type { Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { hasCode } from '../../../browser/api/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { toastSuccess } from '../../../ui/toast/toast.ts';
import { HistoryText, SignedPoints } from '../../history/history-line.tsx';
import { annulFailure, toastFailure } from '../points-failure.ts';
import { annulledText, annulmentText, movementName } from './movement-texts.ts';
import { useAnnulMovement } from './movements.queries.ts';

type MovementRowProps = {
  movement: Movement;
  who: string;
  onAnnulled: (movement: Movement) => void;
};

export function MovementRow({ movement, who, onAnnulled }: MovementRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { state, createdBy, points } = movement;
  const isReversible = state === 'reversible';
  return (
    <li ref={row} tabIndex={-1} className="border-line py-2 outline-none not-first:border-t">
      <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <HistoryText item={movement} by={createdBy && `por ${createdBy}`} />
        <div className="grid justify-items-end gap-1">
          <SignedPoints points={points} />
          {state === 'reversed' && <Badge>Anulado</Badge>}
        </div>
      </div>
      {isReversible && (
        <Button
          variant="quiet"
          className="-ml-3 px-3! text-sm"
          aria-expanded={isAsking}
          aria-label={`${isAsking ? 'No anular' : 'Anular movimiento'} ${movementName(movement)}`}
          // A double tap has opened it, and does not close it again.
          onClick={({ detail }) => detail > 1 || setIsAsking(!isAsking)}
        >
          {isAsking ? 'No anular' : 'Anular movimiento'}
        </Button>
      )}
      {isReversible && isAsking && (
        <Question
          movement={movement}
          who={who}
          onDone={() => {
            setIsAsking(false);
            // The button that had the focus is gone.
            row.current?.focus({ preventScroll: true });
            onAnnulled(movement);
          }}
        />
      )}
    </li>
  );
}

type QuestionProps = Omit<MovementRowProps, 'onAnnulled'> & { onDone: () => void };

/** What it will do, and the one button that does it. */
function Question({ movement, who, onDone }: QuestionProps) {
  const annul = useAnnulMovement({
    onSuccess: (change) => {
      toastSuccess('Movimiento anulado', annulledText(movement, change));
      onDone();
    },
    onError: (error) => toastFailure(annulFailure(error)),
  });
  return (
    <div className="mt-1 mb-2 grid gap-3 rounded-card border border-line bg-surface p-4">
      <p role="status">{annulmentText(movement, who)}</p>
      {annul.error && (
        <FormError title={annulFailure(annul.error).title}>
          <p>{annulFailure(annul.error).description}</p>
          {hasCode(annul.error, 'POINTS_NOT_THERE') && (
            <p>Los que le quedan puedes quitarlos con «Corregir puntos».</p>
          )}
        </FormError>
      )}
      <Button
        variant="danger"
        className="min-h-14 sm:justify-self-start"
        pending={annul.isPending}
        pendingText="Anulando..."
        onClick={() => annul.send({ id: movement.id })}
      >
        Sí, anular
      </Button>
    </div>
  );
}

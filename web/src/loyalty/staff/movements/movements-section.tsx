// A customer's movements as staff see them, behind a quiet button. See docs/rules/loyalty.md#wrong-entries.
import { useEffect, useRef } from 'react';
import type { CustomerMovements, Movement } from '@brasa/core/loyalty/movements.contract.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useSheet } from '../../../ui/overlay/use-sheet.ts';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { SteppedList } from '../../history/stepped-list.tsx';
import { CorrectPoints } from './correct-points.tsx';
import { MovementRow } from './movement-row.tsx';
import { useMovements } from './movements.queries.ts';

type MovementsProps = {
  userId: number;
  /** How the customer is called in what is asked before something is done. */
  who: string;
  /** Nobody's points are corrected who may not have any. */
  isActive?: boolean;
  /** The balance is another one now, where it is so because this was annulled. */
  onChanged?: (annulled: Movement | null) => void;
};

const nothing = () => undefined;

export function MovementsSection(props: MovementsProps) {
  return (
    <section aria-label="Movimientos de puntos" className="border-t border-line pt-3">
      <Disclosure label="Movimientos de puntos">
        <Movements {...props} />
      </Disclosure>
    </section>
  );
}

function Movements(props: MovementsProps) {
  return (
    <Loaded
      query={useMovements(props.userId)}
      loading={
        <Skeletons count={3} label="Cargando movimientos..." className="grid gap-3 *:h-16" />
      }
      failed="No se pudieron cargar los movimientos"
      failedHint="No se ha perdido ninguno."
      ended="Inicia sesión otra vez para ver los movimientos."
    >
      {(found) => <Shown {...props} found={found} />}
    </Loaded>
  );
}

function Shown({ found, ...props }: MovementsProps & { found: CustomerMovements }) {
  const { userId, who, isActive = true, onChanged = nothing } = props;
  const { availablePoints, totalPoints, movements } = found;
  return (
    <div className="mt-1 grid gap-4">
      <p>
        <strong>{availablePoints}</strong> disponibles · {totalPoints} ganados en total
      </p>
      {isActive ? (
        <Correction {...{ userId, onChanged }} available={availablePoints} />
      ) : (
        <p className="text-sm text-ink-soft">
          Los puntos de un usuario inactivo no se corrigen. Actívalo antes.
        </p>
      )}
      {movements.length === 0 ? (
        <p className="text-ink-soft">
          Aún no hay movimientos. Aquí se ve cada vez que gane o use puntos.
        </p>
      ) : (
        <SteppedList items={movements}>
          {(movement) => (
            <MovementRow key={movement.id} movement={movement} who={who} onAnnulled={onChanged} />
          )}
        </SteppedList>
      )}
    </div>
  );
}

type CorrectionProps = Required<Pick<MovementsProps, 'userId' | 'onChanged'>> & {
  available: CustomerMovements['availablePoints'];
};

/** A button, and in its place the form; whoever leaves that is back at the button. */
function Correction({ userId, available, onChanged }: CorrectionProps) {
  const { turn, opening, show, close } = useSheet<null>();
  const { open: isOpen } = opening;
  const wasOpen = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen !== wasOpen.current) {
      place.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place} className="grid">
      {isOpen ? (
        <CorrectPoints
          key={turn}
          userId={userId}
          available={available}
          onCancel={close}
          onDone={() => {
            close();
            onChanged(null);
          }}
        />
      ) : (
        <Button
          variant="secondary"
          className="min-h-14 sm:justify-self-start"
          onClick={() => show(null)}
        >
          Corregir puntos
        </Button>
      )}
    </div>
  );
}

// Whether the web's orders are paused, in the bar of every page of the desk
// (docs/rules/oven.md#pausing-at-the-desk).
import { CirclePause } from 'lucide-react';
import { pausedUntilText } from '@brasa/core/oven/pause.rules.ts';
import { reasonOf } from '../../browser/api/error-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toastError, toastSuccess } from '../../ui/toast/toast.ts';
import { usePausedUntil } from '../ordering.queries.ts';
import { useOrderingChange } from './pause.queries.ts';

type PauseControlProps = {
  /** To choose how long. */
  onChoose: () => void;
  /** The hand or the keyboard is on its way there. */
  onNear: () => void;
};

/** As high in every state: nothing below it moves. */
export function PauseControl({ onChoose, onNear }: PauseControlProps) {
  const until = usePausedUntil();
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <div className="flex shrink-0 items-center">
      <p role="status" className="sr-only">
        {until !== null && `Web en pausa ${endText(until)}`}
      </p>
      {until === null ? (
        <Button
          variant="secondary"
          className="min-h-11! px-3! py-0!"
          aria-haspopup="dialog"
          onClick={onChoose}
          {...near}
        >
          <CirclePause className="size-5" />
          Pausar web
        </Button>
      ) : (
        <div
          data-paused
          className="flex divide-x-2 divide-line-strong overflow-hidden rounded border-2 border-line-strong *:min-h-10! *:px-2.5! *:py-0! *:outline-offset-[-4px] sm:*:px-3!"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onChoose}
            className="flex items-center gap-2 bg-warn-surface text-left text-sm leading-tight"
            {...near}
          >
            <CirclePause className="size-5 shrink-0" />
            <span>
              <strong>Web en pausa</strong>
              <br />
              {endText(until)}
            </span>
          </button>
          <Resume />
        </div>
      )}
    </div>
  );
}

function Resume() {
  const { send, isPending } = useOrderingChange({
    onSuccess: () => toastSuccess('La web vuelve a aceptar pedidos para hoy'),
    onError: (error) => toastError('No se pudo quitar la pausa', reasonOf(error)),
  });
  return (
    <Button
      variant="quiet"
      className="rounded-none! bg-surface"
      pending={isPending}
      onClick={() => send('resume')}
    >
      Reanudar
    </Button>
  );
}

/** "hasta las 14:30"; of one that ends with the day "todo el día". */
function endText(until: number): string {
  return pausedUntilText(until) ?? 'todo el día';
}

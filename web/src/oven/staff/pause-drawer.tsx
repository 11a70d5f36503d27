import { madridClock } from '@brasa/core/kernel/time/madrid-time.ts';
import {
  PAUSE_CHOICES,
  pausedUntilText,
  pauseEnd,
  type PauseChoice,
} from '@brasa/core/oven/pause.rules.ts';
import { changeReasonOf } from '../../browser/api/error-texts.ts';
import { useNow } from '../../browser/device/use-now.ts';
import { Button } from '../../ui/button/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import type { OpenProps } from '../../ui/overlay/sheet.tsx';
import { toastSuccess } from '../../ui/toast/toast.ts';
import { useOrderingChange } from './pause.queries.ts';

const TICK_MS = 15_000;

const LABELS: Record<PauseChoice, string> = {
  15: '15 minutos',
  30: '30 minutos',
  60: '1 hora',
  today: 'Todo el día',
};

/** How long the web takes no orders for today: one tap, and it begins. */
export default function PauseDrawer({ open, onOpenChange }: OpenProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title="Pausar los pedidos de la web"
      description="Nadie podrá encargar por la web para hoy; para otros días, sí. Acaba sola, y lo que ya está encargado no cambia."
    >
      <Choices onPaused={() => onOpenChange(false)} />
    </Drawer>
  );
}

function Choices({ onPaused }: { onPaused: () => void }) {
  const now = useNow(TICK_MS);
  const { send, isPending, variables, error } = useOrderingChange({
    onSuccess: ({ pausedUntil }) => {
      const end = pausedUntil === null ? null : pausedUntilText(Date.parse(pausedUntil));
      toastSuccess(
        'Web en pausa',
        end === null ? 'Por hoy no entran más pedidos.' : `Sin pedidos nuevos para hoy ${end}.`,
      );
      onPaused();
    },
    // Said where it was tapped.
    onError: () => undefined,
  });
  return (
    <div className="mt-2 grid gap-4">
      {error && <FormError title="No se pudo pausar">{changeReasonOf(error)}</FormError>}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:short:grid-cols-2">
        {PAUSE_CHOICES.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            className="min-h-20 flex-col gap-0.5! px-2! text-lg"
            pending={isPending && variables === choice}
            onClick={() => send(choice)}
          >
            {LABELS[choice]}
            {choice !== 'today' && (
              <span className="text-base font-normal text-ink-soft">
                hasta {madridClock(pauseEnd(choice, now))}
              </span>
            )}
          </Button>
        ))}
      </div>
    </div>
  );
}

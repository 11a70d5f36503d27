import { Button } from '../../../ui/button/button.tsx';

type RareActionsProps = { pending: string | null; onCancel: () => void; onError: () => void };

/** What is rarely needed and hurts when it is hit by mistake lies away from Entregado. */
export function RareActions({ pending, onCancel, onError }: RareActionsProps) {
  return (
    <section
      aria-label="Si no se va a entregar"
      className="gap-4 border-t border-line pt-4 md:flex md:items-center md:justify-between"
    >
      <p className="text-sm text-ink-soft max-md:mb-3">Si no se va a entregar</p>
      <div className="flex flex-wrap gap-3 max-md:*:grow">
        <Button
          variant="danger"
          className="min-h-14"
          pending={pending === 'cancel'}
          aria-disabled={pending !== null}
          onClick={onCancel}
        >
          Cancelar
        </Button>
        <Button
          variant="danger"
          className="min-h-14"
          pending={pending === 'error'}
          aria-disabled={pending !== null}
          onClick={onError}
        >
          Marcar como Error
        </Button>
      </div>
    </section>
  );
}

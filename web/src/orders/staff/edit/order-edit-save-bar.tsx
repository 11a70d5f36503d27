import { Button } from '../../../ui/button/button.tsx';
import { UnansweredNote } from '../unanswered-note.tsx';
import type { DeskFailure } from '../transition-failure.ts';
import type { OrderConflict } from './use-edit-conflict.ts';

type OrderEditSaveBarProps = {
  conflict: OrderConflict | null;
  isPending: boolean;
  unanswered: DeskFailure | null;
  onDiscard: () => void;
  onShowConflict: () => void;
};

/** In sight wherever in the form somebody types, with the news of the other one's changes. */
export function OrderEditSaveBar(props: OrderEditSaveBarProps) {
  const { conflict, isPending, unanswered, onDiscard, onShowConflict } = props;
  const contested = conflict?.contested.length ?? 0;
  return (
    <div className="sticky -bottom-6 -mx-5 -mb-6 grid gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:px-7">
      {unanswered && <UnansweredNote unanswered={unanswered} />}
      {conflict && (
        <div className="flex items-center justify-between gap-3">
          <p className="leading-tight font-semibold">
            {contested > 0
              ? 'Los dos habéis cambiado lo mismo. Elige o guarda lo tuyo.'
              : 'Otra persona ha cambiado este pedido.'}
          </p>
          <Button variant="secondary" className="min-h-14 shrink-0" onClick={onShowConflict}>
            Ver cambios
          </Button>
        </div>
      )}
      <div className="flex gap-3 *:grow *:basis-0">
        <Button variant="secondary" size="large" className="px-3!" onClick={onDiscard}>
          Descartar
        </Button>
        <Button
          type="submit"
          size="large"
          className="px-3!"
          pending={isPending}
          pendingText="Guardando..."
        >
          {contested > 0 ? 'Guardar lo mío' : 'Guardar cambios'}
        </Button>
      </div>
    </div>
  );
}

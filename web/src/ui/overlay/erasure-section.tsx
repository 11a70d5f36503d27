import { Trash2 } from 'lucide-react';
import { Button } from '../button/button.tsx';

type ErasureSectionProps = {
  /** When it is asked for, that it is done, or who does it. */
  said: string;
  /** Asks before; left out where there is nothing to erase here. */
  onAsk?: (() => void) | undefined;
};

/** The last thing of what is about somebody, away from what is done every day. */
export function ErasureSection({ said, onAsk }: ErasureSectionProps) {
  return (
    <section
      aria-label="Datos personales"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
    >
      <p className="min-w-0 grow basis-52 text-sm text-ink-soft">{said}</p>
      {onAsk && (
        <Button
          variant="danger"
          className="min-h-14 max-sm:w-full"
          aria-haspopup="dialog"
          onClick={onAsk}
        >
          <Trash2 className="size-5" />
          Borrar datos
        </Button>
      )}
    </section>
  );
}

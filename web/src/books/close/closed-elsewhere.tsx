import type { DayClose } from '@brasa/core/books/books.contract.ts';
import { formatEuros, type Cents } from '@brasa/core/kernel/amounts/cents.ts';
import { Button } from '../../ui/button/button.tsx';
import { FocusedNote } from '../../ui/state/focused-note.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { useClose } from '../books.queries.ts';

type ClosedElsewhereProps = {
  /** Of the close that was to be written. */
  number: number;
  counted: Cents | null;
  onShow: (close: DayClose) => void;
};

/** Another device was faster: what was counted is of a period that is closed, and is compared with no other. */
export function ClosedElsewhere({ number, counted, onShow }: ClosedElsewhereProps) {
  return (
    <div className="grid gap-5">
      <FocusedNote cause={number}>
        <div role="alert" className="grid gap-1 rounded bg-warn-surface px-4 py-3">
          <p className="font-semibold">La caja se acaba de cerrar en otro dispositivo</p>
          <p>
            El cierre n.º {number} ya está escrito.
            {counted !== null && ` Lo que has contado, ${formatEuros(counted)}, no se ha anotado.`}
          </p>
        </div>
      </FocusedNote>
      <Loaded
        query={useClose(number)}
        loading={<Skeletons count={1} label="Cargando el cierre..." className="*:h-14" />}
        failed="No se pudo cargar el cierre"
        ended="Inicia sesión otra vez para ver el cierre."
      >
        {(close) => (
          <Button size="large" onClick={() => onShow(close)}>
            Ver el cierre n.º {number}
          </Button>
        )}
      </Loaded>
    </div>
  );
}

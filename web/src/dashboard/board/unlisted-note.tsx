import { countText } from '../../ui/chart/count-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';

type UnlistedNoteProps = {
  /** How many are pending beyond those of the list. */
  count: number;
  search: string;
};

/**
 * Pending orders for which the list has no room, and the way to them (docs/rules/dashboard.md#a-list-that-is-too-long).
 * The region is there before its text, so that it is read out.
 */
export function UnlistedNote({ count, search }: UnlistedNoteProps) {
  const typed = search.trim();
  const query = new URLSearchParams({ estado: 'pending', ...(typed !== '' && { buscar: typed }) });
  return (
    <div role="status" aria-label="Pedidos fuera de la lista" className="empty:absolute">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded border-l-4 border-bad bg-bad-surface px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold">
              {countText(count, 'pedido pendiente más', 'pedidos pendientes más')} fuera de la lista
            </p>
            <p>Aquí están los de recogida más cercana, y solo entre ellos se busca.</p>
          </div>
          <ButtonLink
            to={`/admin/historial?${query}`}
            variant="secondary"
            className="bg-surface wrap-anywhere"
          >
            {typed === '' ? 'Buscar en Historial' : `Buscar «${typed}» en Historial`}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useWalletQr } from '../loyalty.queries.ts';

export function QrPlaceholder() {
  const query = useWalletQr();
  if (query.isPending) {
    return (
      <div role="status" aria-label="Cargando tu código QR">
        <Skeleton className="size-[200px]" />
      </div>
    );
  }
  return (
    <ErrorState title="No se pudo cargar tu código QR" query={query}>
      Mientras tanto, di tu teléfono en el mostrador.
    </ErrorState>
  );
}

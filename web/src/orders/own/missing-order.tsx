import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button-link.tsx';

/** Said of every code that opens nothing, whatever the reason. */
export function MissingOrder({ phone }: { phone: ReactNode }) {
  return (
    <div className="page-width grid grow content-center justify-items-start gap-5 py-16">
      <h1 className="text-4xl">Este pedido no está disponible</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        Comprueba que el enlace está entero. La página de un pedido se puede ver hasta 30 días
        después de recogerlo. Si tienes cualquier duda, llámanos.
      </p>
      {phone}
      <ButtonLink to="/encargar" size="large">
        Hacer un pedido
      </ButtonLink>
    </div>
  );
}

/** Of a page that was reached from another one: it is asked for, and asked for again where no answer comes. */
export function ComingOrder({ isFailed }: { isFailed: boolean }) {
  return (
    <p role="status" className="page-width grow py-16 text-lg">
      {isFailed
        ? 'No se pudo cargar tu pedido. Lo intentamos otra vez...'
        : 'Cargando tu pedido...'}
    </p>
  );
}

import { LockKeyhole } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button-link.tsx';

export function AccessRequired() {
  return (
    <div className="page-width grid grow content-center justify-items-start gap-6 py-20">
      <LockKeyhole className="size-12 text-accent" strokeWidth={1.5} />
      <h1 className="text-4xl">Acceso Requerido</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        Tu wallet es personal: guarda tus puntos y tu código QR. Inicia sesión con tu cuenta para
        verla.
      </p>
      <ButtonLink to="/login" size="large">
        Iniciar Sesión
      </ButtonLink>
    </div>
  );
}

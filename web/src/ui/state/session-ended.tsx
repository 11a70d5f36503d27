import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { ErrorState } from './error-state.tsx';

/** In the place of what only somebody signed in may see, once they no longer are (a 401 is null). */
export function SessionEnded({ children }: { children: ReactNode }) {
  return (
    <ErrorState title="Tu sesión ha terminado">
      <p className="mb-3">{children}</p>
      <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
    </ErrorState>
  );
}

import { ButtonLink } from '../../ui/button/button-link.tsx';

/** See docs/rules/loyalty.md#points-page. */
export function SignedOut() {
  return (
    <>
      <p>Inicia sesión para ver tus puntos</p>
      <ButtonLink to="/login" className="justify-self-start">
        Iniciar Sesión
      </ButtonLink>
    </>
  );
}

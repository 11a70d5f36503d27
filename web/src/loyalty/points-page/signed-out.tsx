import { ButtonLink } from '../../ui/button/button-link.tsx';

/**
 * In the place of somebody's points, when nobody is signed in.
 * See docs/rules/loyalty.md#points-page.
 */
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

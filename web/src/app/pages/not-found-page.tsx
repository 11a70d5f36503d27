import { ButtonLink } from '../../ui/button-link.tsx';

type NotFoundPageProps = { home?: { to: string; label: string } };

export function NotFoundPage({ home = { to: '/', label: 'Volver al inicio' } }: NotFoundPageProps) {
  return (
    <div className="page-width grid grow content-center justify-items-start gap-5 py-24">
      <h1 className="text-4xl">404 Page Not Found</h1>
      <p className="max-w-prose text-ink-soft">
        Aquí no hay nada en el fuego. La dirección no existe o ha cambiado.
      </p>
      <ButtonLink to={home.to}>{home.label}</ButtonLink>
    </div>
  );
}

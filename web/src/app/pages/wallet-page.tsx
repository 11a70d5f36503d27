import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

/** The wallet, open to whoever has an account. */
export default function WalletPage() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return <FullScreenSpinner text="Cargando tu wallet..." />;
  return (
    <div className="page-width grid grow content-center justify-items-start gap-6 py-20">
      {user ? <Wallet name={user.name ?? user.username} /> : <AccessRequired />}
    </div>
  );
}

function AccessRequired() {
  return (
    <>
      <h1 className="text-4xl">Acceso Requerido</h1>
      <p className="max-w-prose text-ink-soft">
        Tu wallet es personal. Inicia sesión con tu cuenta para verla.
      </p>
      <ButtonLink to="/login">Iniciar Sesión</ButtonLink>
    </>
  );
}

function Wallet({ name }: { name: string | null }) {
  return (
    <>
      <Link
        to="/puntos"
        className="target inline-flex items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Volver a Mis Puntos
      </Link>
      <h1 className="text-4xl">{name === null ? 'Mi Wallet' : `Hola, ${name}`}</h1>
      <p className="max-w-prose text-ink-soft">
        Di tu teléfono al recoger y pagar: los puntos de tu compra quedan en tu cuenta.
      </p>
      <ButtonLink to="/encargar">Hacer Pedido</ButtonLink>
    </>
  );
}

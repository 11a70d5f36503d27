import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { DiscountTiers } from './discount-tiers.tsx';
import { InstallCard } from '../install/install-card.tsx';
import { usePointsNotification } from '../loyalty.queries.ts';
import { PointsCard } from './points-card.tsx';
import { PointsHistory } from './points-history.tsx';
import { Wallet } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ProgrammeCard } from './programme-card.tsx';
import { BONUS_POINTS, MAX_DISCOUNTS_A_DAY } from '@brasa/core/loyalty/loyalty.rules.ts';
import { Link } from '../../ui/link.tsx';

type PointsProgrammeProps = {
  walletOpen: boolean;
  /** What was ordered with the account. */
  orders?: ReactNode;
  account?: ReactNode;
};

export function PointsProgramme({ walletOpen, orders, account }: PointsProgrammeProps) {
  // Whatever the width, so that points given at the counter appear while the page is open.
  usePointsNotification();
  return (
    <>
      <div className="night bg-[radial-gradient(70%_120%_at_88%_112%,#5a2410_0%,transparent_70%)]">
        <div className="page-width grid gap-8 pt-8 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-20 lg:pt-20 lg:pb-24">
          <header className="grid content-start justify-items-start gap-3 sm:gap-5">
            <h1 className="max-w-[12ch] text-3xl sm:text-4xl">Mi Programa de Puntos</h1>
            <p className="max-w-[38ch] leading-snug text-ink-soft sm:text-lg">
              Cada euro que pagas en efectivo es un punto. Con cien, el siguiente pedido ya lleva
              descuento.
            </p>
            <ButtonLink to="/encargar" size="large" className="mt-2 max-lg:hidden">
              Hacer Pedido
            </ButtonLink>
          </header>
          <PointsCard />
        </div>
      </div>
      <div className="page-width grid gap-20 pt-14 pb-28 lg:gap-28 lg:pt-24">
        {orders}
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <DiscountTiers />
          <div className="grid grid-cols-1 content-start gap-10 sm:max-lg:grid-cols-2 lg:pt-2">
            <InstallCard />
            <WalletCard isOpen={walletOpen} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <HowItWorks />
          <PointsHistory />
        </div>
        {account}
      </div>
    </>
  );
}

/** See docs/rules/loyalty.md#wallet-card. */
function WalletCard({ isOpen }: { isOpen: boolean }) {
  return (
    <ProgrammeCard
      id="wallet-card"
      title="Wallet digital"
      Icon={Wallet}
      action={
        isOpen ? (
          <ButtonLink to="/wallet" variant="secondary">
            Abrir Wallet
          </ButtonLink>
        ) : (
          <span className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" disabled>
              Abrir Wallet
            </Button>
            <Badge tone="warn">Próximamente</Badge>
          </span>
        )
      }
    >
      <p>Tu código QR personal: se lee en el mostrador y los puntos van a tu cuenta.</p>
    </ProgrammeCard>
  );
}

const RULES = [
  'Se suma un punto por cada euro entero pagado en efectivo, o en un pago mixto con al menos la mitad en efectivo.',
  'Los puntos se dan dentro del horario de apertura y en pedidos de hasta 10 unidades.',
  `Con ${BONUS_POINTS} puntos disponibles se activa el bono para el siguiente pedido; se aplica el nivel más alto alcanzado.`,
  `Se pueden usar hasta ${MAX_DISCOUNTS_A_DAY} descuentos al día.`,
  'Los puntos caducan al año de ganarlos.',
];

function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="mb-6 text-2xl">
        Cómo funciona
      </h2>
      <ol className="grid max-w-prose gap-5">
        {RULES.map((rule, index) => (
          <li key={rule} className="grid grid-cols-[2.5rem_1fr] items-baseline gap-3">
            <span aria-hidden="true" className="font-display text-xl font-semibold text-accent">
              {index + 1}
            </span>
            <p>{rule}</p>
          </li>
        ))}
      </ol>
      <Link
        to="/condiciones-puntos"
        className="target mt-4 inline-flex items-center font-semibold underline underline-offset-4"
      >
        Condiciones del programa
      </Link>
    </section>
  );
}

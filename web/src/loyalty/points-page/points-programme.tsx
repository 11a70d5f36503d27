import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { DiscountTiers } from './discount-tiers.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { InstallCard } from '../install/install-card.tsx';
import { usePointsNotification } from '../loyalty.queries.ts';
import { PointsCard } from './points-card.tsx';
import { PointsHistory } from './points-history.tsx';
import { WalletCard } from './wallet-card.tsx';

type PointsProgrammeProps = {
  walletOpen: boolean;
  account?: ReactNode;
};

export function PointsProgramme({ walletOpen, account }: PointsProgrammeProps) {
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
        <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <div className="grid content-start gap-10 sm:max-lg:grid-cols-2 lg:pt-2">
            <InstallCard />
            <WalletCard isOpen={walletOpen} />
          </div>
          <DiscountTiers />
        </div>
        <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
          <HowItWorks />
          <PointsHistory />
        </div>
        {account}
      </div>
    </>
  );
}

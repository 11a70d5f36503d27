import { ArrowLeft } from 'lucide-react';
import { AccessRequired } from './access-required.tsx';
import { InstallPromo } from '../install/install-promo.tsx';
import { usePointsNotification, useWallet } from '../loyalty.queries.ts';
import { PointsNotices } from './points-notices.tsx';
import { WalletActions } from './wallet-actions.tsx';
import { WalletBalance } from './wallet-balance.tsx';
import { WalletQrCard } from './wallet-qr-card.tsx';
import { Link } from '../../ui/link.tsx';

export function Wallet({ userId, name }: { userId: number; name: string | null }) {
  // Points that are given or spent at the counter appear while the code is held up there.
  usePointsNotification();
  // The session has ended since the page asked who is there.
  if (useWallet().data === null) return <AccessRequired />;
  return (
    <>
      <div className="night bg-[radial-gradient(70%_110%_at_50%_112%,#5a2410_0%,transparent_70%)]">
        <div className="page-width grid gap-3 pt-1 pb-12 sm:gap-6 sm:pt-4 lg:gap-8 lg:pt-8 lg:pb-20">
          <BackLink />
          <h1 className="text-2xl sm:text-3xl lg:text-4xl">Mi Wallet</h1>
          <div className="grid overflow-clip rounded-card shadow-high md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <WalletBalance name={name} />
            <WalletQrCard />
          </div>
        </div>
      </div>
      <div className="page-width grid gap-16 pt-12 pb-28 lg:gap-20 lg:pt-16">
        <WalletActions />
        <PointsNotices userId={userId} />
        <InstallPromo />
      </div>
    </>
  );
}

function BackLink() {
  return (
    <Link
      to="/puntos"
      className="target inline-flex w-fit items-center gap-2 font-semibold underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-5" />
      Volver a Mis Puntos
    </Link>
  );
}

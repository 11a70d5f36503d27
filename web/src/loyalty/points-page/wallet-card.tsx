import { Wallet } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ProgrammeCard } from './programme-card.tsx';

/** See docs/rules/loyalty.md#wallet-card. */
export function WalletCard({ isOpen }: { isOpen: boolean }) {
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

import { useState, type ReactNode } from 'react';
import { Flame, History, Ticket, type LucideIcon } from 'lucide-react';
import { availableDiscount } from '@brasa/core/loyalty/loyalty.rules.ts';
import { useWallet, useWalletQr } from '../loyalty.queries.ts';
import { QrDialog } from './qr-dialog.tsx';
import { Link } from '../../ui/link.tsx';

const ACTION_STYLE =
  'flex min-h-16 w-full items-center gap-4 rounded-card border-2 px-5 py-4 text-left transition ' +
  '[&_svg]:size-6 [&_svg]:shrink-0';
const CALM = `${ACTION_STYLE} border-line-strong bg-surface hover:bg-sunk active:translate-y-px [&_svg]:text-accent`;
const USABLE = `${ACTION_STYLE} border-action bg-action text-on-action shadow-low hover:border-action-hover hover:bg-action-hover active:translate-y-px`;
const UNUSABLE = `${ACTION_STYLE} cursor-not-allowed border-line text-ink-soft`;

const WAYS = [
  { to: '/encargar', Icon: Flame, title: 'Hacer Pedido', text: 'Y suma puntos al recoger' },
  { to: '/puntos', Icon: History, title: 'Historial', text: 'Lo que has ganado y usado' },
];

export function WalletActions() {
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="mb-6 text-2xl">
        Acciones rápidas
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {WAYS.map(({ to, Icon, title, text }) => (
          <li key={to} className="grid">
            <Link to={to} className={CALM}>
              <ActionText Icon={Icon} title={title}>
                {text}
              </ActionText>
            </Link>
          </li>
        ))}
        <li className="grid">
          <UseBonus />
        </li>
      </ul>
    </section>
  );
}

type ActionTextProps = { Icon: LucideIcon; title: string; children: ReactNode };

function ActionText({ Icon, title, children }: ActionTextProps) {
  return (
    <>
      <Icon />
      <span className="leading-snug">
        <span className="block font-display text-lg leading-tight font-semibold">{title}</span>
        <span className="text-sm">{children}</span>
      </span>
    </>
  );
}

/**
 * The bonus is taken off at the counter; the customer's part is to show who they are.
 * See docs/rules/loyalty.md#wallet-page.
 */
function UseBonus() {
  const { data: wallet } = useWallet();
  const { data: qr } = useWalletQr();
  const [isShown, setIsShown] = useState(false);
  const discount = wallet?.bonusActive ? availableDiscount(wallet.availablePoints) : null;
  const canUse = discount !== null;
  return (
    <>
      <button
        type="button"
        disabled={!canUse}
        className={canUse ? USABLE : UNUSABLE}
        onClick={() => setIsShown(true)}
      >
        <ActionText Icon={Ticket} title="Usar Bono">
          {discount ? `${discount.discount} € de descuento` : 'Se activa con 100 puntos'}
        </ActionText>
      </button>
      {discount && (
        <QrDialog
          open={isShown}
          onOpenChange={setIsShown}
          text={qr?.qrCode}
          title={`Tu bono de ${discount.discount} €`}
          description="Enseña este código en el mostrador: lo descontamos de tu pedido al pagar."
        />
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Ban, Drumstick, Plus } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';

type BottomBarProps = {
  onStock: () => void;
  onSoldOut: () => void;
  onOrder: () => void;
  /** The hand or the keyboard is on its way: the moment to fetch what will open. */
  onNear: () => void;
  /** The button for an order by voice, what takes the place of all buttons meanwhile, and how it goes on. */
  voice: { button: ReactNode; panel: ReactNode; status: string };
};

/** As wide as the list's column (pending-orders.tsx). */
const BELOW_THE_LIST =
  'split:short:group-data-open/aside:fixed split:short:group-data-open/aside:right-[45%] lg:split:short:group-data-open/aside:right-[40%]';

export function BottomBar({ onStock, onSoldOut, onOrder, onNear, voice }: BottomBarProps) {
  // On a phone held sideways it makes way for an order, and where somebody is to stop or to answer something it
  // lies below the list: beside that the order has its place for itself.
  const isQuiet = voice.panel === null && voice.status === '';
  const near = { onPointerEnter: onNear, onFocus: onNear };
  const tool = { ...near, size: 'large', 'aria-haspopup': 'dialog' } as const;
  return (
    <nav
      aria-label="Acciones"
      data-busy={!isQuiet || undefined}
      className={`fixed inset-x-0 bottom-0 z-30 split:static split:shrink-0 border-t border-line bg-surface clear-of-edges [--edge:0px] pb-[env(safe-area-inset-bottom)] split:px-0 ${isQuiet ? 'split:short:group-data-open/aside:hidden' : BELOW_THE_LIST}`}
    >
      {/* It is there before its words are, so that they are read out. */}
      <p role="status" className="px-4 pt-1.5 text-center text-sm text-ink-soft empty:p-0">
        {voice.status}
      </p>
      {voice.panel ?? (
        <div className="mx-auto flex max-w-6xl flex-wrap gap-2 px-4 py-2.5 max-sm:gap-1.5 max-sm:px-2.5 max-sm:*:flex-col max-sm:*:gap-0.5! max-sm:*:py-1.5! max-lg:*:text-sm! sm:gap-3 split:gap-2 split:px-3! split:py-2 short:px-3 short:py-1 short:*:min-h-11! short:*:flex-row! short:*:py-0! short:[&_svg]:hidden *:grow *:basis-0 *:gap-1.5 *:px-1! *:text-base! sm:px-6 *:[&>svg]:size-5">
          <Button {...tool} variant="secondary" onClick={onStock}>
            <Drumstick />
            Stock
          </Button>
          <Button {...tool} variant="secondary" onClick={onSoldOut}>
            <Ban />
            Agotado
          </Button>
          {voice.button}
          <Button {...tool} onClick={onOrder}>
            <Plus />
            Pedido
          </Button>
        </div>
      )}
    </nav>
  );
}

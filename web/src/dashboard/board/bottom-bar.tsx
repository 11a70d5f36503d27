import { Ban, Drumstick, Plus } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';

type BottomBarProps = {
  onStock: () => void;
  onSoldOut: () => void;
  onOrder: () => void;
  /** The hand or the keyboard is on its way: the moment to fetch what will open. */
  onNear: () => void;
};

export function BottomBar({ onStock, onSoldOut, onOrder, onNear }: BottomBarProps) {
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <nav
      aria-label="Acciones"
      className="fixed inset-x-0 bottom-0 z-30 split:short:group-data-open/aside:hidden split:static border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-6xl gap-2 px-4 py-2.5 max-[22rem]:[&_svg]:hidden sm:gap-3 split:gap-2 split:px-3! split:py-2 short:px-3 short:py-1 short:*:min-h-11! short:*:py-0! *:grow *:gap-1.5 *:px-2! *:text-base! sm:px-6">
        <Button variant="secondary" size="large" aria-haspopup="dialog" onClick={onStock} {...near}>
          <Drumstick className="size-5" />
          Stock
        </Button>
        <Button
          variant="secondary"
          size="large"
          aria-haspopup="dialog"
          onClick={onSoldOut}
          {...near}
        >
          <Ban className="size-5" />
          Agotado
        </Button>
        <Button size="large" aria-haspopup="dialog" onClick={onOrder} {...near}>
          <Plus className="size-5" />
          Pedido
        </Button>
      </div>
    </nav>
  );
}

import { lazy, Suspense, useState } from 'react';
import { Menu } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { MenuArea } from './menu-links.ts';

// Drawer and menu are half of what a visitor would load before doing anything; they come when the
// hand goes to the button.
const loadDrawer = () => import('./side-menu-drawer.tsx');
const SideMenuDrawer = lazy(loadDrawer);

export function SideMenu({ area }: { area: MenuArea }) {
  const [open, setOpen] = useState(false);
  // Once opened it stays mounted, so that it can leave the screen as it came.
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadDrawer();

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        // Without scripts the footer leads to the same pages.
        className={buttonStyle('quiet', 'normal', 'px-2.5! noscript:invisible')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
        <span className="max-sm:sr-only">Menu</span>
      </button>
      {wanted && (
        <Suspense>
          <SideMenuDrawer area={area} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

import { lazy } from 'react';
import { Menu } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import type { MenuArea } from './menu-links.ts';

// Drawer and menu are half of what a visitor would load before doing anything; they come when the
// hand goes to the button.
const loadDrawer = () => import('./side-menu-drawer.tsx');
const SideMenuDrawer = lazy(loadDrawer);

export function SideMenu({ area }: { area: MenuArea }) {
  const drawer = useLazyOpening(loadDrawer);
  return (
    <>
      <button
        {...drawer.buttonProps}
        type="button"
        aria-expanded={drawer.opening.open}
        // Without scripts the footer leads to the same pages.
        className={buttonStyle('quiet', 'normal', 'px-2.5! noscript:invisible')}
      >
        <Menu />
        <span className="max-sm:sr-only">Menu</span>
      </button>
      <OnceOpened open={drawer.opening.open}>
        <SideMenuDrawer area={area} {...drawer.opening} />
      </OnceOpened>
    </>
  );
}

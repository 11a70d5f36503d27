import { lazy } from 'react';
import { Menu } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { OnceOpened, useLazyOpening } from '../../ui/overlay/once-opened.tsx';
import type { MenuLink } from './menu-links.ts';

// Drawer and menu are half of what a visitor would load before doing anything; they come when the
// hand goes to the button.
const loadDrawer = () => import('./side-menu-drawer.tsx');
const SideMenuDrawer = lazy(loadDrawer);

/** The public header has its pages beside it from lg on, and on the narrower of those screens no room. */
const WORD = { public: 'max-sm:sr-only lg:max-xl:sr-only', admin: 'max-sm:sr-only' };

/** The desk's has links of its own. */
export function SideMenu({ adminLinks }: { adminLinks?: readonly MenuLink[] }) {
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
        <span className={adminLinks ? WORD.admin : WORD.public}>Menu</span>
      </button>
      <OnceOpened open={drawer.opening.open}>
        <SideMenuDrawer adminLinks={adminLinks} {...drawer.opening} />
      </OnceOpened>
    </>
  );
}

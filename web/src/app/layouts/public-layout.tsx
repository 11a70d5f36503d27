import { listenTo } from '../../browser/device/listen-to.ts';
import { useLocation } from 'react-router';
import { ContactWidget } from './contact-widget.tsx';
import { PageFrame, SkipLink } from './page-frame.tsx';
import { PublicFacts } from './public-facts.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useSyncExternalStore } from 'react';

const ORDER_PATH = '/encargar';
/**
 * Where ordering may be wanted next. Elsewhere a bar would be in the way: over a form's last field, over the code that staff
 * scan, over what has been ordered already, over a text to be read.
 */
const WITH_BAR = /^\/(?:(?:productos|nosotros|contacto|puntos)\/?)?$/;
/**
 * Where one's own task fills a phone's screen to its edge: signing in, the code that staff scan, an order, a new
 * password.
 */
const FILLED = /^\/(?:login|wallet|pedido|contrasena)/;

export function PublicLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const hasBar = WITH_BAR.test(pathname);
  const heroPassed = useScrolledOver(() => window.innerHeight - REST);
  const heroOutOfReach = useScrolledOver(() => window.innerHeight * REACH);
  // Over the hero everything but its one action steps back.
  const isOverHero = isHome && !heroPassed;
  // On a phone the hero has the order at its lower edge, on every slide, until it is scrolled away.
  const isInHero = isHome && !heroOutOfReach;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader solid={!isOverHero} offerOrder={!isOverHero && pathname !== ORDER_PATH} />
      {/* A screen high at least, so that the footer does not jump when the page arrives. */}
      <PublicFacts>
        <PageFrame className={isHome ? 'min-h-dvh' : 'min-h-dvh pt-(--header-height)'} />
      </PublicFacts>
      <ContactWidget
        offerOrder={!isInHero && hasBar}
        offerBasket={hasBar}
        className={FILLED.test(pathname) ? 'max-lg:static' : ''}
      />
      <PublicFooter />
    </div>
  );
}

/** How much of the hero may still be in sight, in pixels (docs/rules/site.md#header). */
const REST = 100;
/** How far the hero may be scrolled before its order button is out of the thumb's reach, in windows. */
const REACH = 0.4;

const subscribe = (listener: () => void) =>
  listenTo(window, ['scroll', 'resize'], listener, { passive: true });

/** Whether the page is scrolled by more than that, in pixels. */
const useScrolledOver = (distance: () => number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance(),
    () => false,
  );

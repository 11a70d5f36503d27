import { useLocation } from 'react-router';
import { ContactWidget } from './contact-widget.tsx';
import { PageFrame, SkipLink } from './page-frame.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useHeroPassed } from './hero-passed.ts';

const ORDER_PATH = '/encargar';
/** Where a bar would be in the way: over a form's last field, over the code that staff scan. */
const WITHOUT_BAR = [ORDER_PATH, '/login', '/wallet'];

export function PublicLayout() {
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  const heroPassed = useHeroPassed();
  // Over the hero everything but its one action steps back.
  const isOverHero = isHome && !heroPassed;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader solid={!isOverHero} offerOrder={!isOverHero && pathname !== ORDER_PATH} />
      {/* A screen high at least, so that the footer does not jump when the page arrives. */}
      <PageFrame className={isHome ? 'min-h-dvh' : 'min-h-dvh pt-(--header-height)'} />
      <PublicFooter />
      <ContactWidget offerOrder={!isOverHero && !WITHOUT_BAR.includes(pathname)} />
    </div>
  );
}

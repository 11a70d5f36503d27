import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../../accounts/accounts.queries.ts';
import { SocialLinks } from '../../site/social-links.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { FlameMark } from '../../ui/picture/flame-mark.tsx';
import { HEADER_LINKS } from './public-links.ts';
import { SideMenu } from './side-menu.tsx';
import { useMediaQuery } from '../../browser/device/use-media-query.ts';
import { Link, MenuLink } from '../../ui/link.tsx';

// Only for those who have points: everybody else is spared the code and the calls. Where the code does
// not come the header does without.
const PointsBadge = lazy(() =>
  import('../../loyalty/points-badge.tsx').catch(() => ({ default: () => null })),
);

/** Clear, with a shade that keeps its words apart from headings and pictures that pass below it. */
const OVER_HERO =
  'bg-transparent! bg-[linear-gradient(rgb(29_22_19/0.85),rgb(29_22_19/0.55)_60%,transparent)]';

/** Fixed over every public page; clear over the hero, solid everywhere else. */
export function PublicHeader({ solid, offerOrder }: { solid: boolean; offerOrder: boolean }) {
  const { data: site } = useSiteFacts();
  return (
    <header
      className={`night fixed inset-x-0 top-0 z-40 transition-colors print:static ${
        solid ? 'shadow-low' : OVER_HERO
      }`}
    >
      <div className="page-width grid h-(--header-height) grid-cols-[1fr_minmax(0,auto)_1fr] items-center gap-2">
        <div className="ml-[min(0px,calc(env(safe-area-inset-left)-0.625rem))] flex items-center gap-1">
          {site && <SocialLinks site={site} />}
          <MainPages />
        </div>
        <Link
          to="/"
          aria-label={site?.restaurantName ? undefined : 'Inicio'}
          className="target flex min-w-0 items-center gap-2 font-display text-[min(1.5rem,7.5vw)] leading-none font-semibold tracking-tight"
        >
          <FlameMark className="size-7 shrink-0 text-action" />
          <span className="line-clamp-2 min-w-0">{site?.restaurantName}</span>
        </Link>
        <div className="mr-[min(0px,calc(env(safe-area-inset-right)-0.625rem))] flex items-center justify-end gap-2">
          <OwnPointsBadge />
          {offerOrder && (
            <ButtonLink to="/order" className="whitespace-nowrap max-lg:hidden">
              Hacer Pedido
            </ButtonLink>
          )}
          <SideMenu />
        </div>
      </div>
    </header>
  );
}

/** On a wide screen the pages are there without the menu; on a narrow one they are in it alone. */
function MainPages() {
  return (
    <nav aria-label="Páginas principales" className="flex max-lg:hidden">
      {HEADER_LINKS.map(({ to, label }) => (
        <MenuLink
          key={to}
          to={to}
          className="target flex items-center rounded px-2 font-semibold underline-offset-8 transition-colors hover:text-glow aria-[current=page]:text-glow aria-[current=page]:underline aria-[current=page]:decoration-2 xl:px-3"
        >
          {label}
        </MenuLink>
      ))}
    </nav>
  );
}

/** The first of its row, which is aligned to the right: nothing moves when it comes. */
function OwnPointsBadge() {
  const { data: user } = useCurrentUser();
  const isWide = useWideScreen();
  if (!user || !isWide) return null;
  return (
    <Suspense>
      <PointsBadge />
    </Suspense>
  );
}

/** Tailwind's md: from here on the header has room for more than the way home and the menu. */
function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 48rem)');
}

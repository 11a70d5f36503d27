import { useCurrentUser } from '../../../accounts/accounts.queries.ts';
import { PasswordAgainDialog } from '../../../accounts/staff/password-again/password-again-dialog.tsx';
import { SecondFactorOffer } from '../../../accounts/staff/second-factor/second-factor-offer.tsx';
import { useSingleTaps } from '../../../browser/device/single-taps.ts';
import { PauseControl } from '../../../oven/staff/pause-control.tsx';
import { OpenedTicketSheet } from '../../../tickets/opened-ticket-sheet.tsx';
import { FlameMark } from '../../../ui/picture/flame-mark.tsx';
import { TooltipProvider } from '../../../ui/overlay/tooltip.tsx';
import { useLazySheet } from '../../pages/staff/desk/use-lazy-sheet.ts';
import { UnsentStrip } from '../../pages/staff/outbox/unsent-strip.tsx';
import { ClockNotice } from './clock-notice.tsx';
import { adminLinks, BAR_LINKS } from './admin-links.ts';
import { PageFrame, SkipLink } from '../page-frame.tsx';
import { SideMenu } from '../side-menu.tsx';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { askToFlush } from '../../../browser/outbox/ask-to-flush.ts';
import { MenuLink } from '../../../ui/link.tsx';

/** The shell of the staff desk. Who may enter is decided before it is rendered (see routes). */
export default function AdminLayout() {
  const { data: user } = useCurrentUser();
  const { pathname } = useLocation();
  useDeskLight();
  useSingleTaps();
  useEffect(askToFlush, []);
  return (
    <TooltipProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <DeskBar />
        <ClockNotice />
        {user?.role === 'superadmin' && <SecondFactorOffer key={user.id} user={user} />}
        <PageFrame />
        <OpenedTicketSheet />
        {/* Of each page its own: who leaves the page gives up what it asks the password for. */}
        {user && <PasswordAgainDialog key={pathname} user={user} />}
      </div>
    </TooltipProvider>
  );
}

function DeskBar() {
  const { data: user } = useCurrentUser();
  return (
    <header className="sticky top-0 z-40 ml-[calc(env(safe-area-inset-left)*-1)] mr-[calc(env(safe-area-inset-right)*-1)] border-b border-line bg-surface clear-of-edges [--edge:0px]">
      <div className="group/bar flex h-(--desk-bar) items-center gap-2 px-3 sm:px-5">
        <FlameMark className="size-7 shrink-0 text-action" />
        <nav aria-label="Administración" className="flex grow self-stretch max-lg:hidden">
          {BAR_LINKS.map(({ to, label }) => (
            <MenuLink
              key={to}
              to={to}
              className="flex items-center border-b-4 border-transparent px-2 pt-1 xl:px-4 font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=page]:border-action aria-[current=page]:text-ink"
            >
              {label}
            </MenuLink>
          ))}
        </nav>
        <p className="ml-auto truncate text-sm text-ink-soft max-sm:group-has-data-paused/bar:-mr-2 max-sm:group-has-data-paused/bar:invisible lg:max-xl:group-has-data-paused/bar:invisible">
          {user?.name ?? user?.username}
        </p>
        {user && <Pause />}
        <SideMenu adminLinks={adminLinks(user?.role)} />
      </div>
      {user && <UnsentStrip userId={user.id} />}
    </header>
  );
}

const loadPause = () => import('../../../oven/staff/pause-drawer.tsx');

function Pause() {
  const { Sheet, isOpen, setIsOpen, show, preload } = useLazySheet('pause', loadPause);
  return (
    <>
      <PauseControl onChoose={show} onNear={preload} />
      {Sheet && <Sheet open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/**
 * Puts the whole document into the staff desk's light while the desk is on screen: dialogs and
 * toasts are rendered outside the layout's own element.
 */
function useDeskLight(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['light'] = 'desk';
    return () => {
      delete document.documentElement.dataset['light'];
    };
  }, []);
}

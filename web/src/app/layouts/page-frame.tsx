import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, NavigationType, useNavigationType } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { isPageOutdated } from '../../browser/api/answer-heads.ts';
import { FullScreenSpinner } from '../../ui/state/spinner.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useSiteFacts } from '../../settings/site-facts.queries.ts';
import { pageTitle } from '@brasa/core/site/pages.ts';

/** The place of the page inside its layout. A page that breaks leaves the way to the others open. */
export function PageFrame({ className = '' }: { className?: string }) {
  usePageChange();
  const { pathname } = useLocation();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={`flex grow flex-col ${className}`}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<FullScreenSpinner />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Leads to the page's content; where there are scripts, without another entry of the browser's history. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      className="sr-only z-50 rounded bg-surface font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
    >
      Saltar al contenido
    </a>
  );
}

// What a browser does on its own when a page is loaded, and an app must do itself when it changes
// its page: the title, the start of the page, and telling screen readers.
const MAIN_ID = 'contenido';

function usePageChange(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const name = useSiteFacts().data?.restaurantName;
  const lastPath = useRef(pathname);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(pathname, name);
  }, [pathname, name]);

  useLayoutEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // The server has moved on: the page that was asked for comes from there, with the code that it is made of.
    if (isPageOutdated()) {
      import('../versions.ts').then(
        ({ loadAnew }) => loadAnew(queryClient),
        () => undefined,
      );
      return;
    }
    // Going back, the browser returns to where the visitor was.
    if (!isBackOrForward) window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, isBackOrForward, queryClient]);
}

import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { FullScreenSpinner } from '../../ui/state/spinner.tsx';
import { MAIN_ID, usePageChange } from '../use-page-change.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

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

/** The first stop of the tab key on every page. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Saltar al contenido
    </a>
  );
}

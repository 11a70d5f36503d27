// What a browser does on its own when a page is loaded, and an app must do itself when it changes
// its page: the title, the start of the page, and telling screen readers.
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useSiteFacts } from '../settings/site-facts.queries.ts';
import { pageTitle } from '@brasa/core/site/pages.ts';

export const MAIN_ID = 'contenido';

export function usePageChange(): void {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const name = useSiteFacts().data?.restaurantName;
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(pathname, name);
  }, [pathname, name]);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // Going back, the browser returns to where the visitor was.
    if (!isBackOrForward) window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, isBackOrForward]);
}

import { useSyncExternalStore } from 'react';

/** Tailwind's md: from here on the header has room for more than the way home and the menu. */
const QUERY = '(min-width: 48rem)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is wider than a phone's; a page rendered by the server does not know yet. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}

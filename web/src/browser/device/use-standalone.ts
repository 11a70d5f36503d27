import { useSyncExternalStore } from 'react';

const QUERY = '(display-mode: standalone)';

/** Whether the site runs as an installed app. */
function isStandalone(): boolean {
  // iOS keeps its own, older flag.
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || window.matchMedia(QUERY).matches;
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** isStandalone() for components; a page rendered by the server counts as not installed. */
export function useStandalone(): boolean {
  return useSyncExternalStore(subscribe, isStandalone, () => false);
}

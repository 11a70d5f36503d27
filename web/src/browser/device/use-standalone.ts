import { useHydrated } from './use-hydrated.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Whether the site runs as an installed app; a page rendered by the server counts as not installed. */
export function useStandalone(): boolean {
  const isHydrated = useHydrated();
  const isApp = useMediaQuery('(display-mode: standalone)');
  // iOS keeps its own, older flag.
  return isApp || (isHydrated && 'standalone' in navigator && navigator.standalone === true);
}

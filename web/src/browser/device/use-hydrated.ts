import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is still as the server rendered it, and what is typed or tapped would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

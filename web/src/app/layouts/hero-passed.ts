import { useSyncExternalStore } from 'react';

/** How much of the hero may still be in sight, in pixels (specification 2). */
const REST = 100;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Whether the page is scrolled past its first screen. */
export function useHeroPassed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight - REST,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

/** How much of the hero may still be in sight, in pixels (docs/rules/site.md#header). */
const REST = 100;
/** How far the hero may be scrolled before its order button is out of the thumb's reach, in windows. */
const REACH = 0.4;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

const isPassed = () => window.scrollY > window.innerHeight - REST;
const isOutOfReach = () => window.scrollY > window.innerHeight * REACH;
const atTheTop = () => false;

/** Whether the page is scrolled past its first screen. */
export function useHeroPassed(): boolean {
  return useSyncExternalStore(subscribe, isPassed, atTheTop);
}

/** Whether a thumb no longer reaches the actions of the first screen. */
export function useHeroOutOfReach(): boolean {
  return useSyncExternalStore(subscribe, isOutOfReach, atTheTop);
}

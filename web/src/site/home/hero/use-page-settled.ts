import { useEffect, useState } from 'react';

/** For browsers that cannot tell when they are idle. */
const IDLE_GUESS_MS = 200;

/** Whether the page has loaded and the browser has nothing better to do: the time for extras. */
export function usePageSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const settle = () => {
      cancel = whenIdle(() => setIsSettled(true));
    };
    if (document.readyState === 'complete') settle();
    else window.addEventListener('load', settle, { once: true });
    return () => {
      window.removeEventListener('load', settle);
      cancel();
    };
  }, []);
  return isSettled;
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const wait = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(wait);
  }
  const timer = setTimeout(act, IDLE_GUESS_MS);
  return () => clearTimeout(timer);
}

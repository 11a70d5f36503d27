/** For browsers that cannot tell when they are idle. */
const IDLE_GUESS_MS = 200;

/** Calls once the page has loaded and the browser has nothing better to do; answers what calls it off. */
export function whenSettled(act: () => void): () => void {
  let cancel = () => {};
  const settle = () => {
    cancel = whenIdle(act);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    cancel();
  };
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const wait = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(wait);
  }
  const timer = setTimeout(act, IDLE_GUESS_MS);
  return () => clearTimeout(timer);
}

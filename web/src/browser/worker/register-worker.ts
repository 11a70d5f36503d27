// The service worker is registered once the page has settled, so that it never competes with it.

/** The place and the scope are fixed: what an installed worker is asked for again. */
const ADDRESS = '/sw.js';
const SCOPE = '/';

/** Where the browser does not say when it is idle, in milliseconds. */
const SETTLED_MS = 1000;

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Missing in some browsers, whatever the types say.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, SETTLED_MS);
  });
}

/** Nothing happens in a browser without service workers, or on a page without https. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  await idle();
  try {
    await navigator.serviceWorker.register(ADDRESS, { scope: SCOPE, updateViaCache: 'none' });
  } catch (error) {
    console.error(error);
  }
}

// The service worker, and the version of it that waits for the one before to go (docs/decisions/0025).

/** Where an installed worker is looked for again; it answers for everything below. */
const ADDRESS = '/sw.js';

/** Missing in some browsers and on a page without https, whatever the types say. */
export const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Registers the worker, and calls the listener for every version that waits; the first one of all never does. */
export async function registerWorker(onWaiting: (version: ServiceWorker) => void): Promise<void> {
  const registration = await workers()?.register(ADDRESS);
  const look = () => {
    const { waiting = null } = registration ?? {};
    if (waiting && navigator.serviceWorker.controller) onWaiting(waiting);
  };
  look();
  registration?.addEventListener('updatefound', () => {
    // WebKit may tell a busy page that the first version of all is installed when it answers for the page already.
    if (registration.active) registration.installing?.addEventListener('statechange', look);
  });
}

/** The browser itself looks only when a page is loaded, and the desk stays open all day. */
export function lookForVersion(): void {
  // Without a connection there is none to be found.
  workers()
    ?.ready.then((registration) => registration.update())
    .catch(() => undefined);
}

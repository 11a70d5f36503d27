// The service worker (docs/decisions/0025): which module answers what.
import { answerPage, isPageVisit } from './answer-page.ts';
import type { Build } from './build.ts';
import { forgetOtherBuilds, keepSite } from './keep-site.ts';
import { answerFile, isFile } from './kept-files.ts';
import type { PageMessage } from './messages.ts';
import { workerScope, type FetchEvent } from './worker-scope.ts';
import type { World } from './world.ts';

/** Written here by the build. */
declare const BRASA_BUILD: Build;

const scope = workerScope();
const { registration } = scope;

const world: World = {
  build: BRASA_BUILD,
  caches,
  fetch: (...request) => fetch(...request),
  now: () => Date.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  savesData: () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  },
  isNewest: () => !registration.installing && !registration.waiting,
  windows: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
};

/** Undefined for what the worker leaves to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request, preloadResponse: preloaded } = event;
  if (new URL(request.url).origin !== location.origin) return undefined;
  if (isFile(request)) return answerFile(world, request);
  if (isPageVisit(request)) {
    event.waitUntil(forgetOtherBuilds(world));
    const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
    return answerPage(world, { request, preloaded, waitUntil });
  }
  return undefined;
}

scope.addEventListener('install', (event) => event.waitUntil(keepSite(world)));

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await forgetOtherBuilds(world);
    await registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

const onMessage: Record<PageMessage['type'], () => Promise<unknown>> = {
  SKIP_WAITING: () => scope.skipWaiting(),
};

scope.addEventListener('message', (event) => {
  const { type } = event.data as PageMessage;
  event.waitUntil(onMessage[type]());
});

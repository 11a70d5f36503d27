// The service worker (docs/decisions/0025): which module answers what.
import { readDashboard } from '@brasa/core/dashboard/dashboard.calls.ts';
import { SYNC_OUTBOX } from '../browser/outbox/ask-to-flush.ts';
import { answerCall } from './answer-call.ts';
import { answerPage, isPageVisit } from './answer-page.ts';
import type { Build } from './build.ts';
import { Device } from './device.ts';
import { Handover } from './handover.ts';
import { hear } from './hear.ts';
import { keepSite } from './kept/keep-site.ts';
import { forgetPastOrders } from './kept/kept-orders.ts';
import { answerFile, isFile } from './kept/kept-files.ts';
import { answerPicture, isPicture } from './kept/kept-pictures.ts';
import type { PageMessage } from './messages.ts';
import { openNotice, readNotice, showNotice, type NoticeIcons } from './notices.ts';
import { forgetOtherBuilds } from './kept/other-builds.ts';
import { signIn, signOut } from './session.ts';
import { noteEndpoint, renewSubscription } from './renew-push.ts';
import { isSignIn, isSignOut, storedCall } from './outbox/stored-calls.ts';
import { answerBehind, isAboutOrder } from './answer-behind.ts';
import { isChange, outboxWorld, sendAll, withWhatWaits } from './outbox/outbox.ts';
import { answerChange } from './outbox/queue-change.ts';
import { workerScope, type FetchEvent } from './worker-scope.ts';
import type { World } from './world.ts';

/** Written here by the build. */
declare const BRASA_BUILD: Build;
declare const BRASA_ICONS: NoticeIcons;

const scope = workerScope();
const { registration } = scope;

const world: World = {
  build: BRASA_BUILD,
  caches,
  device: new Device(caches),
  fetch: (...request) => fetch(...request),
  line: { isSlow: false },
  now: () => Date.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  savesData: () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  },
  isNewest: () => !registration.installing && !registration.waiting,
  pushEndpoint: async () => {
    const subscription = await registration.pushManager?.getSubscription();
    return subscription?.endpoint ?? null;
  },
  askForSync: async () => registration.sync?.register(SYNC_OUTBOX),
  windows: () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true }),
};

/** In Firefox a preload that fails ends the navigation with an error page, also where the worker answers with a kept page. */
const isPreloadSafe = !navigator.userAgent.includes('Firefox/');

const outbox = outboxWorld(world);
const handover = new Handover();

/** Undefined for what the worker leaves to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request, preloadResponse: preloaded } = event;
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(handover.orBegun(work));
  if (new URL(request.url).origin !== location.origin) return undefined;
  if (isFile(request)) return answerFile(world, request);
  if (isPicture(request)) return answerPicture(world, { request, waitUntil });
  if (isPageVisit(request)) {
    waitUntil(forgetOtherBuilds(world));
    waitUntil(forgetPastOrders(world).catch(() => undefined));
    return answerPage(world, { request, preloaded, waitUntil });
  }
  if (isChange(request)) return answerChange(outbox, request, () => isOpen(event));
  if (isAboutOrder(request)) return answerBehind(outbox, request);
  if (isSignIn(request)) return signIn(world, request);
  if (isSignOut(request)) return signOut(world, request);
  const call = storedCall(request);
  if (!call) return undefined;
  const answered = answerCall(world, call, { request, waitUntil });
  if (call.address !== readDashboard.path) return answered;
  return answered.then((answer) => withWhatWaits(outbox, answer));
}

async function isOpen({ clientId }: FetchEvent): Promise<boolean> {
  return (await scope.clients.get(clientId)) !== undefined;
}

scope.addEventListener('install', (event) => event.waitUntil(keepSite(world)));

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await forgetOtherBuilds(world);
    if (isPreloadSafe) await registration.navigationPreload?.enable();
    else await registration.navigationPreload?.disable();
    await scope.clients.claim();
  };
  event.waitUntil(takeOver());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  // Whatever is wrong with what is kept, the server may still be asked. What is left is as if the browser had asked.
  const withoutUs = () =>
    request.method === 'GET' ? fetch(request).catch(() => Response.error()) : Response.error();
  const answer = answerTo(event);
  if (answer) event.respondWith(answer.catch(withoutUs));
});

const ears = {
  ...{ world, handover },
  skipWaiting: () => scope.skipWaiting(),
  flush: () => sendAll(world, outbox),
};

scope.addEventListener('message', (event) =>
  event.waitUntil(hear(ears, event.data as PageMessage)),
);

// After a rejection the browser says so once more, later.
scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_OUTBOX) event.waitUntil(sendAll(world, outbox));
});

scope.addEventListener('push', (event) => {
  event.waitUntil(showNotice(registration, BRASA_ICONS, readNotice(event.data)));
  event.waitUntil(noteEndpoint(world).catch(() => undefined));
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { pushManager } = registration;
  if (!pushManager) return;
  const renewing = { ...world, subscribe: pushManager.subscribe.bind(pushManager) };
  event.waitUntil(renewSubscription(renewing, event).catch(() => undefined));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const openWindow = (path: string) => scope.clients.openWindow(path);
  event.waitUntil(openNotice({ windows: world.windows, openWindow }, event.notification.data));
});

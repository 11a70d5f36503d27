// This browser's subscription with its push service.
import { readPushKey } from '@brasa/core/messages/messages.calls.ts';
import type { PushSubscription as Wanted } from '@brasa/core/messages/push.contract.ts';
import { send } from '../api/send.ts';
import { textOfBytes, wantedOf, wireOf } from './push-wire.ts';

/**
 * Has the browser's push service take what the shop sends, and answers where and how; the same as before where there
 * is one for the shop's key. Rejects where the browser or its service does not do it.
 */
export async function subscribe(): Promise<Wanted> {
  const { pushManager } = await readyWorker();
  const { publicKey } = await send(readPushKey);
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && textOfBytes(known) === publicKey) return wireOf(before);
  await before?.unsubscribe();
  return wireOf(await pushManager.subscribe(wantedOf(publicKey)));
}

/** Where this browser is reached; null where it is not. */
export async function readEndpoint(): Promise<string | null> {
  const { pushManager } = await readyWorker();
  return (await pushManager.getSubscription())?.endpoint ?? null;
}

/** The worker is registered a while after the page; without one, nobody would ever say that it is ready. */
const WORKER_PATIENCE_MS = 10_000;

function readyWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no service worker')), WORKER_PATIENCE_MS);
    navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(timer);
      resolve(registration);
    }, reject);
  });
}

// The word to the worker to send what waits, a sign-out first: when the line is back, on a start and on every return to
// the page. See docs/rules/dashboard.md#without-a-connection.
import { listenTo } from '../device/listen-to.ts';
import { workers } from '../worker/register-worker.ts';
import { tellWorker } from '../worker/tell-worker.ts';

/** The sync event on which the worker sends as well. */
export const SYNC_OUTBOX = 'sync-outbox';

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** Asks the worker to send now. */
export function askToFlush(): void {
  tellWorker({ type: 'FLUSH_OUTBOX' });
}

/** Lets the browser ask for it too, where it can, even when no page is open any more. */
async function registerSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await workers()?.ready;
  await registration?.sync?.register(SYNC_OUTBOX).catch(() => undefined);
}

/** Asks now and on every return, as long as the page is open. */
export function flushOnReturn(): void {
  askToFlush();
  const comeOnline = () => {
    askToFlush();
    void registerSync();
  };
  listenTo(window, ['online'], comeOnline);
  listenTo(window, ['pageshow'], askToFlush);
  listenTo(document, ['visibilitychange'], () => {
    if (document.visibilityState === 'visible') askToFlush();
  });
}

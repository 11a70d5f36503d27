// A new version of the site waits until it is asked for or no page is open any more. What is seldom wanted of that:
// its code comes when it is.
// See docs/rules/site.md#a-new-version.
import type { QueryClient } from '@tanstack/react-query';
import {
  handOverDrafts,
  keepOverReload,
  wouldLoseTyping,
} from '../browser/forms/handed-over-drafts.ts';
import type { PageMessage } from '../worker/messages.ts';
import { toast, type ToastRequest } from '../ui/toast/toast.ts';

/** Long enough to end a sentence; then the next start takes the new version. */
const NOTICE_MS = 60_000;
/** Longer than the version of before lets a call wait. */
const TAKE_OVER_MS = 6000;

export { keepOverReload, takeOverDrafts } from '../browser/forms/handed-over-drafts.ts';

/** Loads the page anew, with every draft that is in it: the same person is at the screen a second later. */
export function loadAnew(queryClient: QueryClient, reload = () => window.location.reload()): void {
  keepOverReload(queryClient)();
  handOverDrafts(queryClient);
  reload();
}

const WAITS = { title: 'Hay una versión nueva' };
const UNSAVED = {
  title: 'Guarda antes lo que estás escribiendo',
  description: 'Después podrás actualizar.',
};

/** Says that the version waits; chosen, it takes over and `begin` loads the page anew. */
export function offerVersion(
  version: ServiceWorker,
  queryClient: QueryClient,
  begin = () => loadAnew(queryClient),
): void {
  const offer = (text: Pick<ToastRequest, 'title' | 'description'>) => {
    const action = { label: 'Actualizar', onSelect: () => void update() };
    toast({ ...text, action, durationMs: NOTICE_MS, outlivesNext: true });
  };
  const update = async () => {
    if (wouldLoseTyping()) {
      offer(UNSAVED);
      return;
    }
    toast({ title: 'Actualizando...', durationMs: NOTICE_MS });
    await letTakeOver(version);
    begin();
  };
  offer(WAITS);
}

/**
 * Lets the version that waits take over; resolves when it has, or waits no more. Where it does not take over in
 * time nobody's worker answers what is loaded next, and that page registers it anew.
 */
async function letTakeOver(version: ServiceWorker): Promise<void> {
  // Another page may have asked for it before, or a later version has come.
  if (version.state !== 'installed') return;
  const { serviceWorker: workers } = navigator;
  const hasEnded = new Promise<'ended' | 'late'>((resolve) => {
    const end = () => resolve('ended');
    workers.addEventListener('controllerchange', end, { once: true });
    version.addEventListener('statechange', () => {
      if (version.state === 'redundant') end();
    });
    setTimeout(() => resolve('late'), TAKE_OVER_MS);
  });
  workers.controller?.postMessage({ type: 'MAKE_WAY' } satisfies PageMessage);
  version.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  if ((await hasEnded) === 'ended') return;
  // While other pages ask for something Chromium may wait for minutes, and lose a page that is loaded meanwhile.
  const registration = await workers.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => undefined);
}

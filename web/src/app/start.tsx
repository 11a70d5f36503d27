// Takes over the page that the server has rendered, or renders it where there is none (development).
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { pageAt } from '@brasa/core/site/pages.ts';
import { App } from './app.tsx';
import { moduleAt } from './page-modules.ts';
import {
  finishSignOut,
  followOtherTabs,
  forgetWhoSignedOut,
} from '../accounts/accounts.queries.ts';
import { goByPagesDay, seedPageData } from '../browser/api/page-data.ts';
import { createQueryClient } from '../browser/api/query-client.ts';
import { noticeWindowFocus } from '../browser/api/window-focus.ts';
import { listenTo } from '../browser/device/listen-to.ts';
import { leaveSheetEntry } from '../browser/device/sheet-entry.ts';
import { tolerateTranslators } from '../browser/device/translated-pages.ts';
import { emptyRestoredFields } from '../browser/forms/restored-fields.ts';
import { flushOnReturn } from '../browser/outbox/ask-to-flush.ts';
import { HANDED_OVER, readSessionItem } from '../browser/storage/session-storage.ts';
import { registerWorker, workers } from '../browser/worker/register-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Falta el elemento #root en la página');

tolerateTranslators();

const queryClient = createQueryClient();
seedPageData(queryClient);
goByPagesDay(queryClient);

// Uncaught errors and unhandled rejections are only logged. The browser and
// React log them already, so nothing listens for them here: a second line would hide the first.
// See docs/rules/screens.md#error-screen.
const app = (
  <StrictMode>
    <App queryClient={queryClient} route={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </StrictMode>
);

const loadVersions = () => import('./versions.ts');
const ignore = () => undefined;

/** Goes on with what was typed before the page was loaded anew. */
async function takeOverDrafts(): Promise<void> {
  if (readSessionItem(HANDED_OVER) !== null) (await loadVersions()).takeOverDrafts(queryClient);
}

/** Takes over the page that the server has rendered, in one go: its code is fetched first. */
async function begin(rendered: HTMLElement): Promise<void> {
  const { firstElementChild: page } = rendered;
  // Code that does not come is asked for once more by the page itself, which can say so.
  await Promise.allSettled([
    takeOverDrafts(),
    page && moduleAt(window.location.pathname).preload(),
  ]);
  if (page) {
    // In small steps, so that a tap or a scroll meanwhile is answered at once.
    startTransition(() => {
      hydrateRoot(rendered, app);
    });
  } else createRoot(rendered).render(app);
}

forgetWhoSignedOut();
leaveSheetEntry();
emptyRestoredFields();
flushOnReturn();
finishSignOut();
followOtherTabs(queryClient);
noticeWindowFocus();
// Its code is none of what a page needs to be read.
listenTo(
  window,
  ['click', 'input'],
  () => void loadVersions().then(({ keepOverReload }) => keepOverReload(queryClient), ignore),
);

// Not awaited here: a page's chunk may import from this one, and would wait for it in turn.
void begin(root);

/** Says that a new version waits. */
const offer = (version: ServiceWorker): void =>
  void loadVersions().then((versions) => versions.offerVersion(version, queryClient), ignore);

/** Missing in some browsers, whatever the types say. */
const whenIdle =
  (window.requestIdleCallback as typeof requestIdleCallback | undefined) ??
  ((run: () => void) => setTimeout(run, 1000));

/** A worker's first files and the rest of a visit's do not compete: that is when the film begins, too. */
const FIRST_VISIT_MS = 5000;

// In development nothing is built that a worker could keep.
if (import.meta.env.PROD) {
  const register = () => void registerWorker(offer).catch(console.error);
  const isFirstRead = !workers()?.controller && pageAt(window.location.pathname)?.listed;
  whenIdle(isFirstRead ? () => setTimeout(register, FIRST_VISIT_MS) : register);
}

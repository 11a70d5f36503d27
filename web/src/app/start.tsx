// Takes over the page that the server has rendered, or renders it where there is none (development).
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { moduleAt } from './page-modules.ts';
import { seedPageData } from '../browser/api/page-data.ts';
import { createQueryClient } from '../browser/api/query-client.ts';
import { registerWorker } from '../browser/worker/register-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Falta el elemento #root en la página');

const queryClient = createQueryClient();
seedPageData(queryClient);

// Uncaught errors and unhandled rejections are only logged. The browser and
// React log them already, so nothing listens for them here: a second line would hide the first.
// See docs/rules/screens.md#error-screen.
const app = (
  <StrictMode>
    <App queryClient={queryClient} route={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </StrictMode>
);

/** Takes over the page that the server has rendered, in one go: its code is fetched first. */
async function hydrate(rendered: HTMLElement): Promise<void> {
  // Code that does not come is asked for once more by the page itself, which can say so.
  await moduleAt(window.location.pathname)
    .preload()
    .catch(() => undefined);
  // In small steps, so that a tap or a scroll meanwhile is answered at once.
  startTransition(() => {
    hydrateRoot(rendered, app);
  });
}

// Not awaited here: a page's chunk may import from this one, and would wait for it in turn.
if (root.firstElementChild) void hydrate(root);
else createRoot(root).render(app);

// In development nothing is built that a worker could keep.
if (import.meta.env.PROD) void registerWorker();

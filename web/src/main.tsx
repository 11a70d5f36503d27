import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { seedPageData } from './browser/page-data.ts';
import { createQueryClient } from './browser/query-client.ts';
import './ui/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('Falta el elemento #root en la página');

const queryClient = createQueryClient();
seedPageData(queryClient);

// Uncaught errors and unhandled rejections are only logged (specification 8). The browser and
// React log them already, so nothing listens for them here: a second line would hide the first.
const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
);

// A page that the server has rendered is taken over, an empty one is drawn.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

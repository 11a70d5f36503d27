// The page renderer (core site/page-renderer.contract): what the server loads to render pages from data.
// Built as a bundle of its own; nothing of it reaches a browser.
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageRenderer, PageRequest } from '@brasa/core/site/page-renderer.contract.ts';
import { seedAnswers } from '../../browser/api/page-data.ts';
import { createQueryClient } from '../../browser/api/query-client.ts';
import { App } from '../app.tsx';
import { moduleAt, NOT_FOUND, PAGE_MODULES } from '../page-modules.ts';
import { renderHead } from './page-head.tsx';
import { pageScripts, type Manifest } from './page-scripts.ts';

/** Where the browser's build, beside this bundle, tells of its files. */
const MANIFEST = new URL('../.vite/manifest.json', import.meta.url);

/** What React leaves where a part failed and is left to the browser. */
const SUSPENDED_BOUNDARY = '<!--$!-->';

export const renderPage: PageRenderer['renderPage'] = async (request) => {
  // One answer for any address: all that may be rendered is there before the first one is.
  await Promise.all([NOT_FOUND, ...Object.values(PAGE_MODULES)].map(({ preload }) => preload()));
  const root = renderRoot(request);
  if (root.includes(SUSPENDED_BOUNDARY))
    throw new Error(`${request.path} cannot be rendered by the server`);
  return { head: renderHead(request, scriptsOf(request.path)), root };
};

let manifest: Manifest | undefined;

function scriptsOf(path: string): string[] {
  manifest ??= JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return pageScripts(manifest, moduleAt(path).source);
}

function renderRoot({ path, answers }: PageRequest): string {
  const queryClient = createQueryClient();
  seedAnswers(queryClient, answers);
  return renderToString(
    <App
      queryClient={queryClient}
      route={(routes) => <StaticRouter location={path}>{routes}</StaticRouter>}
    />,
  );
}

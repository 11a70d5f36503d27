// The pages of the site: one built document for all of them, with the facts of the shop in it, the
// right status, and the old spellings redirected (specification 2).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type PageData } from '@brasa/core/site/page-data.contract.ts';
import { PAGE_DATA_ID, PAGE_DATA_MARK } from '@brasa/core/site/page-data.rules.ts';
import { PAGES, REDIRECTS } from '@brasa/core/site/pages.ts';
import { Cached } from '../db/cached.ts';
import { Failure } from '../failure.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import { listBusinessHours } from '../hours/index.ts';
import { siteFactsOf } from '../settings/index.ts';
import type { Shop } from '../shop.ts';

/** The JSON as it may stand in a script element: nothing in it can end the element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

async function renderDocument(shop: Shop, template: string): Promise<string> {
  const site = siteFactsOf(await shop.settings());
  const data: PageData = {
    site,
    hours: await listBusinessHours(shop.db.read),
  };
  const element = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(data)}</script>`;
  const title = `<title>${escapeHtml(`${site.restaurantName} · ${site.tagline}`)}</title>`;
  return template
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(PAGE_DATA_MARK, () => element);
}

/** Serves the pages from the built site in `webFolder`. */
export async function registerPages(
  app: FastifyInstance,
  shop: Shop,
  webFolder: string,
): Promise<void> {
  const template = await readFile(join(webFolder, 'index.html'), 'utf8');
  const page = new Cached(shop.db.changes, ['settings', 'hours'], async () => {
    return new KeptAnswer(await renderDocument(shop, template), 'text/html; charset=utf-8');
  });

  for (const { path } of PAGES) {
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      (await page.get()).send(request, reply, 'public'),
    );
  }
  for (const [from, to] of Object.entries(REDIRECTS)) {
    app.get(from, { schema: { hide: true } }, (request, reply) => {
      const query = request.url.indexOf('?');
      return reply.redirect(to + (query === -1 ? '' : request.url.slice(query)), 301);
    });
  }
  // Everything else that a browser asks for as a page is the 404 page, drawn by the site itself.
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || !request.headers.accept?.includes('text/html')) {
      throw new Failure('NOT_FOUND');
    }
    reply.code(404);
    return (await page.get()).send(request, reply, 'public');
  });
}

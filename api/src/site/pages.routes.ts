// The pages of the site, rendered with the facts of the shop: the right status, the old spellings
// redirected (docs/rules/site.md#redirects), and what search engines ask for.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import { pageAt, PAGES, redirectOf, sharedPageAt } from '@brasa/core/site/pages.ts';
import { Failure } from '../failure.ts';
import { logFault, noPage } from '../http/error-replies.ts';
import type { CachedResponse } from '../http/cached-response.ts';
import { PageCache } from '../http/pages/page-cache.ts';
import type { PageTemplate } from '../http/pages/page-template.ts';
import { publicAnswer } from '../http/document/public-answers.ts';
import type { Shop } from '../shop.ts';
import { robotsFile, siteMap } from './crawlers.ts';
import { registerOrderPages } from './order-page.routes.ts';
import { registerPasswordLinkPages } from './password-link-page.routes.ts';
import { pageData, pageTopics } from './page-data.ts';
import { hideAddress } from './secret-page.ts';
import { webManifest, type BuiltApp } from './web-manifest.ts';

export type PageSources = {
  shop: Shop;
  productImages: string;
};

export type BuiltSite = {
  folder: string;
  template: PageTemplate;
  /** What of it is installed. */
  app: BuiltApp;
  worker: CachedResponse;
  /** Where it is reached, if that is known. */
  publicUrl: string | undefined;
};

/** Serves the pages of the site; answers with their cache. */
export function registerPages(
  app: FastifyInstance,
  { shop, productImages }: PageSources,
  site: BuiltSite,
): PageCache {
  const answerOf = (path: string) => publicAnswer(app, path);
  // Whoever asks may make a host up: none that a request names is repeated, or kept for anybody else.
  const origin = site.publicUrl === undefined ? '' : new URL(site.publicUrl).origin;
  const pages = new PageCache(
    {
      changes: shop.db.changes,
      topics: pageTopics(answerOf),
      clock: shop.clock,
      origin,
      dataFor: (path) => pageData(answerOf, productImages, path),
      // By its pattern: what stands in some addresses is nobody's to read.
      logFailure: (error, path) =>
        logFault(app.log, error, `drawing ${pageAt(path)?.path ?? path}`),
    },
    site.template,
    site.folder,
  );
  app.addHook('onClose', (_app, done) => {
    pages.close();
    done();
  });

  for (const { path } of PAGES) {
    app.get(path, async (request, reply) => {
      const [asked = ''] = request.url.split('?');
      if (path !== '/' && asked.endsWith('/'))
        return reply.redirect(path + request.url.slice(asked.length), 301);
      return (await pages.get(path)).send(request, reply, 'public');
    });
  }
  registerOrderPages(app, shop, pages);
  registerPasswordLinkPages(app, shop, pages);
  registerNamedFiles(app, shop, { ...site, origin });
  // Everything else leads to a page, or is the 404 page, but for whoever asks for JSON.
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const target = redirectOf(path);
    if (target !== null) {
      if (sharedPageAt(target) === undefined) {
        hideAddress(reply, 'no-referrer').header('cache-control', 'private, no-store');
      }
      return reply.redirect(target + request.url.slice(path.length), 301);
    }
    reply.header('vary', 'accept');
    if (request.url.startsWith('/api/') || wantsJson(request)) throw new Failure('NOT_FOUND');
    reply.code(404);
    return (await pages.get(noPage(request.url))).send(request, reply, 'public');
  });
  return pages;
}

/** What others look for under its own name: search engines, devices that install the site, and browsers. */
function registerNamedFiles(
  app: FastifyInstance,
  shop: Shop,
  { app: built, worker, origin }: Pick<BuiltSite, 'app' | 'worker'> & { origin: string },
): void {
  // Asked about with every visit, or a browser would go on with the one it has.
  app.get('/sw.js', (request, reply) => worker.send(request, reply, 'public'));
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsFile(origin)),
  );
  app.get('/sitemap.xml', (_request, reply) => {
    // Its addresses are whole ones, which nobody can write without knowing the site's own.
    if (origin === '') throw new Failure('MALFORMED_REQUEST');
    return reply.type('application/xml; charset=utf-8').send(siteMap(origin));
  });
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const facts = publicFacts(await shop.settings());
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(facts, built)));
  });
  app.get('/favicon.ico', (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', `public, max-age=${DAY / 1000}`)
      .send(built.favicon),
  );
}

function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

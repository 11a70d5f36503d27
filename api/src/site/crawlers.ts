// What search engines ask for besides pages.
import { PAGES } from '@brasa/core/site/pages.ts';

/**
 * robots.txt: everything but the calls and the staff's desk may be read. `origin` is empty where nobody
 * knows at which address the site is reached; the list of pages needs one.
 */
export function robotsFile(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin/
Disallow: /pedido/
Disallow: /contrasena/
${origin === '' ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

/** sitemap.xml (sitemaps.org 0.9): every page that search engines may show. */
export function siteMap(origin: string): string {
  const addresses = PAGES.filter(({ listed }) => listed).map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}

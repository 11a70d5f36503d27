// What a page adds to the head of its document: title, description, addresses, the card that shared
// links show, structured data, and the code that it will need.
import { renderToStaticMarkup } from 'react-dom/server';
import { readSiteFacts } from '@brasa/core/settings/settings.calls.ts';
import type { PageRequest } from '@brasa/core/site/page-renderer.contract.ts';
import { SCRIPTS_ID } from '@brasa/core/site/page-data.rules.ts';
import { pageAt, pageTitle } from '@brasa/core/site/pages.ts';
import cardImage from '../../site/film/og-image.jpg';
import { pageDescription } from './page-descriptions.ts';
import { structuredData } from './structured-data.ts';

/**
 * The head's HTML; `scripts` are the addresses of the page's code. A page that is not there, or not
 * for everybody, asks not to be listed.
 */
export function renderHead(request: PageRequest, scripts: readonly string[]): string {
  const { path, origin, answers } = request;
  const site = answers[readSiteFacts.path];
  const title = pageTitle(path, site.restaurantName);
  const description = pageDescription(path, site);
  const page = pageAt(path);
  return (
    renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        {!page?.listed && <meta name="robots" content="noindex" />}
        {/* Whoever reaches the site under no proper name is told no address at all. */}
        {page?.listed && origin !== '' && <PublicAddress address={origin + page.path} />}
        <meta property="og:type" content="website" />
        <meta property="og:locale" content="es_ES" />
        {site.restaurantName !== '' && (
          <meta property="og:site_name" content={site.restaurantName} />
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={origin + cardImage} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="Pollo asado entero sobre las brasas" />
        <meta name="twitter:card" content="summary_large_image" />
      </>,
    ) +
    `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify(scripts)}</script>` +
    structuredDataElement(request)
  );
}

function PublicAddress({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

function structuredDataElement(request: PageRequest): string {
  const data = structuredData(request);
  // Nothing in it can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return data === null ? '' : `<script type="application/ld+json">${json}</script>`;
}

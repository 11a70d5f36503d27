/**
 * Where customers find the site: the desk may be opened at an address of the shop's own network. Every document's head
 * says it where the server knows it (docs/rules/site.md#site-addresses); else it is where the page is opened.
 */
export function publicOrigin(): string {
  const card = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
  return new URL(card?.content ?? '', window.location.origin).origin;
}

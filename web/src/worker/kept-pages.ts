// Pages as the server rendered them, for when it cannot be asked: they are the same for everybody, and those
// that need a session hold nothing of anybody. A copy is kept beside the files of its own build.
// See docs/rules/site.md#without-a-connection.
import { PAGES } from '@brasa/core/site/pages.ts';
import { keepFiles } from './kept-files.ts';
import type { World } from './world.ts';

/** In every answer of the server: the build of the site that it serves. */
export const BUILD_HEADER = 'X-Brasa-Build';

const BUILDS_PAGES = 'brasa-pages-';
const pagesCache = ({ build }: World) => BUILDS_PAGES + build.id;

const DOCUMENT = '<html ';
/** Files that a document names, in attributes and in the list of its scripts. */
const FILES = /\/assets\/[\w/.~-]+\.(?:js|css|woff2)/g;
/** Ours, not those of the answer that the copy was made from. */
const NOT_KEPT = ['content-encoding', 'content-length', 'vary'];

/** The pages that are kept unasked. */
export const addressesFor = (audience: 'everyone' | 'staff'): string[] =>
  PAGES.filter((page) => (page.audience === 'staff') === (audience === 'staff')).map(
    ({ path }) => path,
  );

export async function keptPage(world: World, address: string): Promise<Response | undefined> {
  const cache = await world.caches.open(pagesCache(world));
  return cache.match(address);
}

/** Asks for the pages one after the other and keeps them; what does not come is left out. */
export async function keepPages(world: World, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    try {
      const answer = await world.fetch(address, {
        headers: { Accept: 'text/html' },
        priority: 'low',
      });
      await keepPage(world, address, answer, await answer.text());
    } catch {
      // It is kept when it is visited.
    }
  }
}

/** Keeps the page that the server has answered, unless it is of another build than the worker's files. */
export async function keepPage(
  world: World,
  address: string,
  { status, headers: answered }: Response,
  text: string,
): Promise<void> {
  if (status !== 200 || answered.get(BUILD_HEADER) !== world.build.id) return;
  const headers = new Headers(answered);
  for (const name of NOT_KEPT) headers.delete(name);
  // The page says how old its data are.
  const dated = text.replace(DOCUMENT, `${DOCUMENT}data-stored-at="${world.now()}" `);
  const cache = await world.caches.open(pagesCache(world));
  await cache.put(address, new Response(dated, { headers }));
}

/** Keeps the files that the kept page begins with. */
export async function keepFilesOf(world: World, address: string): Promise<void> {
  const text = (await (await keptPage(world, address))?.text()) ?? '';
  await keepFiles(world, [...new Set(text.match(FILES))]);
}

// Pages as the server rendered them, for when it cannot be asked: they are the same for everybody, and those
// that need a session hold nothing of anybody; orders' pages lie apart (kept-orders.ts). A copy is kept beside the
// files of its own build.
// See docs/rules/site.md#without-a-connection.
import { DAY } from '@brasa/core/kernel/time/durations.ts';
import { isDeskPage, PAGES, sharedPageAt } from '@brasa/core/site/pages.ts';
import { openCache } from './caches-of-builds.ts';
import { keepFiles } from './kept-files.ts';
import { forgetOrderPage, keepOrder, orderPathAt } from './kept-orders.ts';
import { noteBuild } from './other-builds.ts';
import { storePageAnswers } from './stored-answers.ts';
import type { World } from '../world.ts';

const DOCUMENT = '<html ';
/** Files that a document names, in attributes and in the list of its scripts. */
const FILES = /\/assets\/[\w/.~-]+\.(?:js|css|woff2)/g;
/** Of the answer as it travelled. */
const NOT_KEPT = ['content-encoding', 'content-length', 'vary'];

/** The pages that are kept unasked. */
export function pagesFor(audience: 'everyone' | 'staff'): readonly string[] {
  const pages = PAGES.filter((page) => isDeskPage(page) === (audience === 'staff'));
  return pages.map(({ path }) => path);
}

/** The path under which the page at this address can be kept; undefined for all others. */
export function keptPathAt(address: URL): string | undefined {
  return sharedPageAt(address.pathname)?.path ?? orderPathAt(address);
}

/** Whether what is kept under the path is an order's page. */
export const isOrderPath = (path: string) => sharedPageAt(path) === undefined;

export async function keptPage(world: World, path: string): Promise<Response | undefined> {
  const cache = await openCache(world, isOrderPath(path) ? 'orders' : 'pages');
  return cache.match(path);
}

/** Asks for what of these pages is not kept; what does not come is kept when it is visited. */
export async function keepPages(world: World, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (!(await keptPage(world, path))) await fetchAndKeep(world, path);
  }
}

/**
 * Asks anew, once a day, for all pages that are kept: prices and hours change. Stops where the line breaks or
 * another build is served.
 */
export async function refreshPages(world: World): Promise<void> {
  const { refreshedAt } = await world.device.read();
  if (world.savesData() || world.now() - refreshedAt < DAY) return;
  const cache = await openCache(world, 'pages');
  for (const { url } of await cache.keys()) {
    if (!(await fetchAndKeep(world, new URL(url).pathname))) return;
  }
  await world.device.change(() => ({ refreshedAt: world.now() }));
}

/** Answers whether it has come, of the worker's build. */
async function fetchAndKeep(world: World, path: string): Promise<boolean> {
  try {
    const answer = await world.fetch(path, { headers: { Accept: 'text/html' }, priority: 'low' });
    return await keepPage(world, path, answer, await answer.text());
  } catch {
    return false;
  }
}

/**
 * Keeps the page that the server has answered, unless it is of another build than the worker's files; answers
 * whether it is of the worker's.
 */
export async function keepPage(
  world: World,
  path: string,
  answer: Response,
  text: string,
): Promise<boolean> {
  const isOwnBuild = await noteBuild(world, answer);
  if (answer.status === 404 && isOrderPath(path)) await forgetOrderPage(world, path);
  if (answer.status !== 200 || !isOwnBuild) return isOwnBuild;
  const headers = new Headers(answer.headers);
  for (const name of NOT_KEPT) headers.delete(name);
  // From this the page knows how old its data are (browser/api/page-data.ts).
  const dated = text.replace(DOCUMENT, `${DOCUMENT}data-stored-at="${world.now()}" `);
  const document = new Response(dated, { headers });
  if (isOrderPath(path)) {
    await keepOrder(world, path, { document, text });
    return true;
  }
  const cache = await openCache(world, 'pages');
  await cache.put(path, document);
  await storePageAnswers(world, text);
  return true;
}

/** Keeps the files that the kept page begins with. */
export async function keepFilesOf(world: World, path: string): Promise<void> {
  const text = (await (await keptPage(world, path))?.text()) ?? '';
  await keepFiles(world, [...new Set(text.match(FILES))]);
}

// The shop's own pictures, which may change under their names: the server's where it is reached, else the one
// that was seen last.
import { PHOTOGRAPH_SIZES_PATH, PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';
import type { World } from '../world.ts';

const FOLDERS = [PRODUCT_IMAGES_PATH, PHOTOGRAPH_SIZES_PATH];
const CACHE = 'brasa-pictures';
/** The first ones go when there are more. */
const MOST = 80;

export function isPicture({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && FOLDERS.some((folder) => pathname.startsWith(folder));
}

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

export async function answerPicture(
  world: World,
  { request, waitUntil }: Asked,
): Promise<Response> {
  try {
    const answer = await world.fetch(request);
    if (answer.status === 200) waitUntil(keepPicture(world, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const cache = await world.caches.open(CACHE);
    const kept = await cache.match(request.url);
    if (!kept) throw error;
    return kept;
  }
}

async function keepPicture(world: World, address: string, answer: Response): Promise<void> {
  const cache = await world.caches.open(CACHE);
  const before = await cache.match(address);
  if (before && before.headers.get('etag') === answer.headers.get('etag')) return;
  await cache.put(address, answer);
  const kept = await cache.keys();
  for (const { url } of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(url);
}

// The built site's files, whose names carry their contents' hash: what is kept under an address is right for
// ever.
import { openCache } from './caches-of-builds.ts';
import type { World } from '../world.ts';

const FOLDER = '/assets/';
/** Asked for in parts, and too large to keep. */
const FILM = /\.(?:mp4|webm)$/;
/** So many at once leave the page room on the line. */
const AT_ONCE = 2;

export function isFile({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && pathname.startsWith(FOLDER) && !FILM.test(pathname);
}

/** Answers what any version has kept, or what the server sends, and keeps that. */
export async function answerFile(world: World, request: Request): Promise<Response> {
  const kept = await world.caches.match(request.url);
  if (kept) return kept;
  const answer = await world.fetch(request);
  if (answer.ok) {
    const cache = await openCache(world, 'files');
    // A device without room is no reason to go without.
    await cache.put(request.url, answer.clone()).catch(() => undefined);
  }
  return answer;
}

/** Keeps what lies at the addresses and is not kept yet; throws where one of them cannot be had. */
export async function keepFiles(world: World, addresses: readonly string[]): Promise<void> {
  const waiting = [...addresses];
  const keepInTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keepFile(world, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepInTurn));
}

async function keepFile(world: World, address: string): Promise<void> {
  const cache = await openCache(world, 'files');
  if (await cache.match(address)) return;
  const answer =
    (await world.caches.match(address)) ?? (await world.fetch(address, { priority: 'low' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

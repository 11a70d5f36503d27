// The built site's files, whose names carry their contents' hash: what is kept under an address is right for
// ever. Each build's lie in a cache of their own, which goes with the build.
import type { World } from './world.ts';

const FOLDER = '/assets/';
/** Asked for in parts, and too large to keep. */
const FILM = /\.(?:mp4|webm)$/;
/** So many at once leave the page room on the line. */
const AT_ONCE = 2;

const BUILDS_FILES = 'brasa-files-';
const filesCache = ({ build }: World) => BUILDS_FILES + build.id;

export function isFile({ method, url }: Pick<Request, 'method' | 'url'>): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && pathname.startsWith(FOLDER) && !FILM.test(pathname);
}

/** Answers what is kept, or what the server sends, and keeps that. Rejects where neither is to be had. */
export async function answerFile(world: World, request: Request): Promise<Response> {
  const kept = await world.caches.match(request.url);
  if (kept) return kept;
  const answer = await world.fetch(request);
  if (answer.ok) await put(world, request.url, answer.clone());
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
  const cache = await world.caches.open(filesCache(world));
  if (await cache.match(address)) return;
  // Another build may have kept it.
  const answer =
    (await world.caches.match(address)) ?? (await world.fetch(address, { priority: 'low' }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

async function put(world: World, address: string, answer: Response): Promise<void> {
  const cache = await world.caches.open(filesCache(world));
  await cache.put(address, answer);
}

// What a visitor gets who opens an address: the server's page, a kept copy where it does not come in time or at
// all, and where there is none a page that says so. See docs/rules/site.md#without-a-connection.
import { BUILD_HEADER } from '@brasa/core/kernel/answer-heads.ts';
import { isCallPath } from '@brasa/core/kernel/call.ts';
import { redirectOf } from '@brasa/core/site/pages.ts';
import { isOrderPath, keepPage, keptPage, keptPathAt } from './kept/kept-pages.ts';
import { fromShop, isNobodyThere } from './nobody-there.ts';
import { offlinePage } from './offline-page.ts';
import { isOutdated } from './kept/other-builds.ts';
import { answerInTime } from './patience.ts';
import type { World } from './world.ts';

/** As long as somebody waits who knows that the line is slow; then a kept copy stands in. */
const PATIENCE_MS = 3500;

type Visit = {
  request: Request;
  /** The answer that the browser has asked for already, if it has. */
  preloaded?: Promise<Response | undefined> | undefined;
  /** Lets the worker go on after its answer. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** Whether somebody opens an address; documents of the API are not the worker's business. */
export function isPageVisit({ mode, method, url }: Pick<Request, 'mode' | 'method' | 'url'>) {
  return mode === 'navigate' && method === 'GET' && !isCallPath(new URL(url).pathname);
}

export async function answerPage(world: World, visit: Visit): Promise<Response> {
  const address = new URL(visit.request.url);
  const { pathname, search } = address;
  const path = keptPathAt(address);
  const fromServer = fetchPage(world, visit, path);
  visit.waitUntil(fromServer.catch(() => undefined));
  const kept = path === undefined ? undefined : await keptPage(world, path);
  if (!kept) {
    const target = redirectOf(pathname);
    const instead = () => (target === null ? offlinePage(world) : redirect(target + search));
    return fromServer.then((answer) => (saysNothing(answer) ? instead() : answer), instead);
  }
  // A server that is there and has moved on is waited for: it may not understand a page of before.
  const standIn = async (why: 'late' | 'lost') =>
    why === 'late' && (await isOutdated(world)) ? undefined : kept;
  const fresh = fromServer.then(fromShop);
  return answerInTime(world, { fresh, patienceMs: PATIENCE_MS, standIn });
}

/** The page of a 503 tells what to do; a gateway's own words do not. */
const saysNothing = (answer: Response): boolean => isNobodyThere(answer) && answer.status !== 503;

function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { location: to } });
}

/** Rejects where the server is not reached or breaks off. */
async function fetchPage(
  world: World,
  { request, preloaded, waitUntil }: Visit,
  path: string | undefined,
): Promise<Response> {
  const begun = sessionOf(world);
  const answer = (await preloaded) ?? (await world.fetch(request));
  if (path === undefined || !answer.headers.has(BUILD_HEADER)) return answer;
  const text = await answer.text();
  const keep = async () => {
    // Who was shown the order has signed out meanwhile.
    if (isOrderPath(path) && (await sessionOf(world)) !== (await begun)) return;
    await keepPage(world, path, answer, text);
  };
  // A device without room goes without.
  waitUntil(keep().catch(() => undefined));
  return new Response(text, answer);
}

/** Null where the browser does not say. */
const sessionOf = ({ device }: World): Promise<number | null> =>
  device.read().then(
    ({ session }) => session,
    () => null,
  );

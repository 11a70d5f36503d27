// Scripts that run in a page, where they see nothing around them. Arguments and values cross as JSON.
import type { Made } from './outbox-changes.ts';

/** True once the page at a path that begins so answers to taps. */
export function isAlive(path: string): boolean {
  if (!location.pathname.startsWith(path)) return false;
  const main = document.querySelector('main');
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

/** The paths that the page's worker keeps; none while no worker answers for the page. */
export async function keptPaths(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return [];
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
  }
  return paths;
}

/** Makes the changes one after the other, and answers their statuses. */
export async function makeAll(all: readonly Made[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { path, method, body, key } of all) {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
    statuses.push(answer.status);
  }
  return statuses;
}

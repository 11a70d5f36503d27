// The requests that the shop itself makes over HTTP.
import type { ClientRequest } from 'node:http';
import type { RequestOptions } from 'node:https';

/**
 * Starts requests to the address, which begins with "http://" or "https://". Loaded for the first one: with `node:http`
 * as an ES module comes all of `fetch`, 3 MB.
 */
export async function loadRequest(
  url: string,
): Promise<(url: string, options: RequestOptions) => ClientRequest> {
  const isSecure = url.startsWith('https:');
  const { request } = isSecure ? await import('node:https') : await import('node:http');
  return request;
}

// Which build of the site this server serves. It is named in every answer, so that a page or a worker of
// another one knows that it is no longer the present one (docs/decisions/0025).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BUILD_HEADER } from '@brasa/core/kernel/answer-heads.ts';
import { CachedResponse } from '../cached-response.ts';

/** Their names say what they are. */
const FILES = '/assets/';

export async function readSiteBuild(webFolder: string): Promise<string> {
  return (await readFile(join(webFolder, 'build-id'), 'utf8')).trim();
}

/** Names the build in the answers to calls and pages. */
export function registerSiteBuild(app: FastifyInstance, build: string): void {
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (!url.startsWith(FILES)) reply.header(BUILD_HEADER, build);
    done();
  });
}

/** The site's service worker; throws where the build has left none. */
export async function readWorker(webFolder: string): Promise<CachedResponse> {
  const script = await readFile(join(webFolder, 'sw.js'), 'utf8');
  return new CachedResponse(script, 'text/javascript; charset=utf-8');
}

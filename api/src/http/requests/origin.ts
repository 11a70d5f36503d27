// Refuses calls that another site makes in a visitor's name. Browsers say where a
// call comes from; clients that say nothing are no browsers and carry nobody's cookies.
// See docs/rules/wire.md#foreign-origins-are-refused.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../failure.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A page on another subdomain or port is "same-site"; a GET that a page asks for says no Origin. */
const FOREIGN_SITES = new Set<unknown>(['cross-site', 'same-site']);

function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (FOREIGN_SITES.has(request.headers['sec-fetch-site'])) return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== `${request.protocol}://${request.host}` && origin !== publicUrl;
}

export function registerOriginCheck(app: FastifyInstance, publicUrl: string | undefined): void {
  const ownOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const changes =
      !SAFE_METHODS.has(request.method) || request.routeOptions.config.call?.changesState === true;
    if (changes && isForeign(request, ownOrigin)) done(new Failure('FOREIGN_ORIGIN'));
    else done();
  });
}

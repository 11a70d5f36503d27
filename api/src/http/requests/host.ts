// Refuses a request that names its host twice, or not at all (RFC 9112, 3.2): of two, proxies and servers
// may believe different ones.
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../failure.ts';

/** HTTP/1.0 knows no hosts. */
const HOSTLESS = '1.0';

/** Where the server itself lets requests without a host pass (`requireHostHeader`). */
export function registerHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    // Names and values by turns; `headers` has the first of two hosts alone.
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const isNamed = hosts.length === 1 || (hosts.length === 0 && httpVersion === HOSTLESS);
    done(isNamed ? undefined : new Failure('MALFORMED_REQUEST'));
  });
}

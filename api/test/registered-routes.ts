import type { FastifyInstance } from 'fastify';
import type { Method } from './shop-under-test.ts';

export type RegisteredRoute = { method: Method; url: string };

/** Every route the app answers, as "/api/orders/:id", read from Fastify's own route tree. */
export function registeredRoutes(app: FastifyInstance): RegisteredRoute[] {
  const parents: string[] = [];
  const routes: RegisteredRoute[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (.+?)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(part);
    for (const method of methods.split(', ').filter((name) => name !== '')) {
      routes.push({ method: method as Method, url: parents.join('') });
    }
  }
  return routes;
}

/** The calls under /api, as the table of permissions names them: "PATCH /api/orders/:id". */
export function registeredCalls(app: FastifyInstance): string[] {
  return registeredRoutes(app)
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api'))
    .map(({ method, url }) => `${method} ${url}`)
    .sort();
}

/** The route's address with something in place of its parameters. */
export function exampleUrl(url: string): string {
  return url.replaceAll(/:\w+/g, '1');
}

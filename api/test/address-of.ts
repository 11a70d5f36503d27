import type { FastifyInstance } from 'fastify';

const addresses = new WeakMap<FastifyInstance, Promise<string>>();

/** Where the app listens, from the first time on that anybody asks. */
export function addressOf(app: FastifyInstance): Promise<string> {
  const address = addresses.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  addresses.set(app, address);
  return address;
}

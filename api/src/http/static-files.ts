// Files: the built site, whose names carry their content's hash, and the product pictures.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_IMAGES_PATH } from '@brasa/core/catalog/catalog.rules.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

export async function registerStaticFiles(
  app: FastifyInstance,
  folders: { web: string; productImages: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folders.web, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: folders.productImages,
    prefix: PRODUCT_IMAGES_PATH,
    maxAge: 60 * 60 * 1000,
    index: false,
    dotfiles: 'deny',
    decorateReply: false,
    // A picture that is really a document must not run as one.
    setHeaders: (reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    },
  });
}

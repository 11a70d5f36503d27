import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { Cached } from '../db/cached.ts';
import type { Queries } from '../db/database.ts';
import { answerCall } from '../http/answer-call.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import type { Shop } from '../shop.ts';
import { listCategories, listFeatured, listProducts } from './catalog.store.ts';
import type { PhotographShelf } from './photographs.ts';
import { productImageExists } from './product-images.ts';

export function registerCatalogRoutes(
  app: FastifyInstance,
  shop: Shop,
  productImages: string,
  photographShelf: PhotographShelf,
): void {
  const cached = (load: (sql: Queries) => Promise<unknown[]>) =>
    new Cached(shop.db.changes, ['catalog'], async () => KeptAnswer.json(await load(shop.db.read)));
  const categories = cached(listCategories);
  const products = cached(listProducts);
  const featured = cached(listFeatured);

  answerCall(app, calls.listCategories, async ({ request, reply }) =>
    (await categories.get()).send(request, reply, 'public'),
  );
  answerCall(app, calls.listProducts, async ({ request, reply }) =>
    (await products.get()).send(request, reply, 'public'),
  );
  answerCall(app, calls.listFeatured, async ({ request, reply }) =>
    (await featured.get()).send(request, reply, 'public'),
  );
  answerCall(app, calls.listPhotographs, () => photographShelf.list());
  answerCall(app, calls.checkFile, async ({ query }) => ({
    exists: await productImageExists(productImages, query.path),
  }));
}

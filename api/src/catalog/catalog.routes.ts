import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { Cached } from '../db/cached.ts';
import type { Queries } from '../db/database.ts';
import { answerCall } from '../http/answer-call.ts';
import { CachedResponse } from '../http/cached-response.ts';
import type { Shop } from '../shop.ts';
import { listCategories, listFeatured, listProducts } from './catalog.store.ts';
import type { PhotographIndex } from './photograph-index.ts';
import { productImageExists } from './product-images.ts';

export function registerCatalogRoutes(
  app: FastifyInstance,
  shop: Shop,
  productImages: string,
  photographIndex: PhotographIndex,
): void {
  const cached = (load: (sql: Queries) => Promise<unknown[]>) =>
    new Cached(shop.db.changes, ['catalog'], async () =>
      CachedResponse.json(await load(shop.db.read)),
    );
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
  answerCall(app, calls.listPhotographs, () => photographIndex.list());
  answerCall(app, calls.checkFile, async ({ query }) => ({
    exists: await productImageExists(productImages, query.path),
  }));
}

import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { answerCached } from '../http/answer-cached.ts';
import { answerCall } from '../http/answer-call.ts';
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
  const { read, changes } = shop.db;
  const cachedUntil = { changes, topics: ['catalog'] } as const;

  answerCached(app, calls.listCategories, cachedUntil, () => listCategories(read));
  answerCached(app, calls.listProducts, cachedUntil, () => listProducts(read));
  answerCached(app, calls.listFeatured, cachedUntil, () => listFeatured(read));
  answerCall(app, calls.listPhotographs, () => photographIndex.list());
  answerCall(app, calls.checkFile, async ({ query }) => ({
    exists: await productImageExists(productImages, query.path),
  }));
}

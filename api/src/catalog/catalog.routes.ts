import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly, keepPublicAnswer } from '../http/public-answers.ts';
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
  const today = () => madridDay(shop.clock());
  answerPublicly(app, shop, calls.listCategories, ['catalog'], () => listCategories(shop.db.read));
  answerPublicly(app, shop, calls.listProducts, ['catalog'], () =>
    listProducts(shop.db.read, today()),
  );
  answerPublicly(app, shop, calls.listFeatured, ['catalog'], () =>
    listFeatured(shop.db.read, today()),
  );
  const listPhotographs = () => photographIndex.list();
  answerCall(app, calls.listPhotographs, listPhotographs);
  keepPublicAnswer(app, calls.listPhotographs, [], listPhotographs);
  answerCall(app, calls.checkFile, async ({ query }) => ({
    exists: await productImageExists(productImages, query.path),
  }));
}

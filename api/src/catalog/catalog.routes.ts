import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { madridDay } from '@brasa/core/kernel/time/madrid-time.ts';
import { chickenProducts } from '@brasa/core/settings/read-setting.rules.ts';
import { answerCall } from '../http/answer-call.ts';
import { answerPublicly, keepPublicAnswer } from '../http/document/public-answers.ts';
import type { RoomParts } from '../room-routes.ts';
import type { Shop } from '../shop.ts';
import { registerCatalogEditingRoutes } from './catalog-editing.routes.ts';
import { listCategories, listFeatured, listProducts } from './catalog.store.ts';
import { registerPictureRoutes } from './pictures.routes.ts';
import { imagesFolder, productImageExists, productImagesFolder } from './product-images.ts';
import { UploadedPictures } from './uploaded-pictures.ts';

export function registerRoutes(
  app: FastifyInstance,
  shop: Shop,
  { dataFolder, photographs }: RoomParts,
): void {
  const images = imagesFolder(dataFolder);
  const productImages = productImagesFolder(images);
  registerCatalogEditingRoutes(app, shop);
  registerPictureRoutes(app, shop, new UploadedPictures(images));

  const onSale = async () => ({
    today: madridDay(shop.clock()),
    chickens: chickenProducts(await shop.settings()),
  });
  answerPublicly(app, shop, calls.listCategories, ['catalog'], () => listCategories(shop.db.read));
  // The settings say which products the chickens are.
  answerPublicly(app, shop, calls.listProducts, ['catalog', 'settings'], async () =>
    listProducts(shop.db.read, await onSale()),
  );
  answerPublicly(app, shop, calls.listFeatured, ['catalog', 'settings'], async () =>
    listFeatured(shop.db.read, await onSale()),
  );
  const listPhotographs = () => photographs.list();
  answerCall(app, calls.listPhotographs, listPhotographs);
  keepPublicAnswer(app, calls.listPhotographs, [], listPhotographs);
  answerCall(app, calls.checkFile, async ({ query }) => ({
    exists: await productImageExists(productImages, query.path),
  }));
}

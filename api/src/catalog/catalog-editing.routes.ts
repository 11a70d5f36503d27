import type { FastifyInstance } from 'fastify';
import * as calls from '@brasa/core/catalog/catalog.calls.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Shop } from '../shop.ts';
import { readCatalog } from './catalog-editing.store.ts';
import { createCategory } from './create-category.ts';
import { createProduct } from './create-product.ts';
import { editCategory } from './edit-category.ts';
import { editProduct } from './edit-product.ts';
import { orderCategories, orderFeatured, orderProducts } from './order-catalog.ts';
import { setSoldOut } from './set-sold-out.ts';

export function registerCatalogEditingRoutes(app: FastifyInstance, shop: Shop): void {
  answerCall(app, calls.readCatalog, () => readCatalog(shop.db.read));
  answerCall(app, calls.addCategory, ({ body, identity }) => createCategory(shop, identity, body));
  answerCall(app, calls.editCategory, ({ params, body }) => editCategory(shop, params.id, body));
  answerCall(app, calls.orderCategories, ({ body }) => orderCategories(shop, body.ids));
  answerCall(app, calls.addProduct, ({ body, identity }) => createProduct(shop, identity, body));
  answerCall(app, calls.editProduct, ({ params, body }) => editProduct(shop, params.id, body));
  answerCall(app, calls.setSoldOut, ({ params, body }) =>
    setSoldOut(shop, params.id, body.soldOut),
  );
  answerCall(app, calls.orderProducts, ({ body }) => orderProducts(shop, body));
  answerCall(app, calls.orderFeatured, ({ body }) => orderFeatured(shop, body.ids));
}

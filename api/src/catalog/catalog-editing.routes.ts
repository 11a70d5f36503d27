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
  answerCall(app, calls.addCategory, ({ actor, body, identity }) =>
    createCategory(shop, { actor, identity }, body),
  );
  answerCall(app, calls.editCategory, ({ actor, params, body }) =>
    editCategory(shop, actor, params.id, body),
  );
  answerCall(app, calls.orderCategories, ({ actor, body }) =>
    orderCategories(shop, actor, body.ids),
  );
  answerCall(app, calls.addProduct, ({ actor, body, identity }) =>
    createProduct(shop, { actor, identity }, body),
  );
  answerCall(app, calls.editProduct, ({ actor, params, body }) =>
    editProduct(shop, actor, params.id, body),
  );
  answerCall(app, calls.setSoldOut, ({ actor, params, body }) =>
    setSoldOut(shop, actor, { id: params.id, soldOut: body.soldOut }),
  );
  answerCall(app, calls.orderProducts, ({ actor, body }) => orderProducts(shop, actor, body));
  answerCall(app, calls.orderFeatured, ({ actor, body }) => orderFeatured(shop, actor, body.ids));
}

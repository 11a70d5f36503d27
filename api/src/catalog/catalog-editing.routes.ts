import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  catalog,
  catalogCategory,
  catalogParams,
  catalogProduct,
  categoryEdit,
  categoryOrder,
  newCategory,
  newProduct,
  productEdit,
  productOrder,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { identify } from '../http/idempotency.ts';
import { signedInViewer } from '../http/session.ts';
import type { Shop } from '../shop.ts';
import { readCatalog } from './catalog-editing.store.ts';
import { createCategory } from './create-category.ts';
import { createProduct } from './create-product.ts';
import { editCategory } from './edit-category.ts';
import { editProduct } from './edit-product.ts';
import { orderCategories, orderFeatured, orderProducts } from './order-catalog.ts';

/** The catalogue, for staff. */
export function registerCatalogEditingRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/api/catalog',
    {
      schema: { summary: 'All of the catalogue, the retired included', response: { 200: catalog } },
    },
    () => readCatalog(shop.db.read),
  );
  registerCategoryRoutes(instance, shop);
  registerProductRoutes(instance, shop);
}

function registerCategoryRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/categories',
    {
      config: { isRepeatable: true },
      schema: {
        summary: 'Add a category',
        body: newCategory,
        response: { 201: catalogCategory },
      },
    },
    async (request, reply) => {
      const identity = identify(request, await signedInViewer(request));
      return reply.code(201).send(await createCategory(shop, identity, request.body));
    },
  );
  app.patch(
    '/api/categories/:id',
    {
      schema: {
        summary: 'Change a category, retire it or bring it back',
        params: catalogParams,
        body: categoryEdit,
        response: { 200: catalogCategory },
      },
    },
    ({ params, body }) => editCategory(shop, params.id, body),
  );
  app.patch(
    '/api/categories/order',
    {
      schema: {
        summary: 'Put the categories on sale in order, Menús first',
        body: categoryOrder,
        response: { 200: catalog },
      },
    },
    ({ body }) => orderCategories(shop, body.ids),
  );
}

function registerProductRoutes(instance: FastifyInstance, shop: Shop): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/products',
    {
      config: { isRepeatable: true },
      schema: { summary: 'Add a product', body: newProduct, response: { 201: catalogProduct } },
    },
    async (request, reply) => {
      const identity = identify(request, await signedInViewer(request));
      return reply.code(201).send(await createProduct(shop, identity, request.body));
    },
  );
  app.patch(
    '/api/products/:id',
    {
      schema: {
        summary: 'Change a product, retire it or bring it back',
        params: catalogParams,
        body: productEdit,
        response: { 200: catalogProduct },
      },
    },
    ({ params, body }) => editProduct(shop, params.id, body),
  );
  app.patch(
    '/api/products/order',
    {
      schema: {
        summary: 'Put the products on sale in a category in order',
        body: productOrder,
        response: { 200: catalog },
      },
    },
    ({ body }) => orderProducts(shop, body),
  );
  app.patch(
    '/api/menus/featured/order',
    {
      schema: {
        summary: 'Put the featured products in order',
        body: categoryOrder,
        response: { 200: catalog },
      },
    },
    ({ body }) => orderFeatured(shop, body.ids),
  );
}

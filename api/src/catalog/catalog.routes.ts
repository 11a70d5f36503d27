import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  category,
  fileExistsQuery,
  fileExistsReply,
  product,
} from '@brasa/core/catalog/catalog.contract.ts';
import { photographs } from '@brasa/core/catalog/photographs.contract.ts';
import { Cached } from '../db/cached.ts';
import type { Queries } from '../db/database.ts';
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
  const lists = [
    { url: '/api/categories', summary: 'Categories on sale', item: category, load: listCategories },
    { url: '/api/products', summary: 'Products on sale', item: product, load: listProducts },
    { url: '/api/menus/featured', summary: 'Featured products', item: product, load: listFeatured },
  ] satisfies {
    url: string;
    summary: string;
    item: z.ZodType;
    load: (sql: Queries) => Promise<unknown[]>;
  }[];

  for (const { url, summary, item, load } of lists) {
    const cached = new Cached(shop.db.changes, ['catalog'], async () =>
      CachedResponse.json(await load(shop.db.read)),
    );
    app.get(
      url,
      { schema: { summary, response: { 200: z.array(item) } } },
      async (request, reply) => (await cached.get()).send(request, reply, 'public'),
    );
  }

  app.get(
    '/api/photographs',
    {
      schema: {
        summary: 'The photographs that stand in for drawings',
        response: { 200: photographs },
      },
    },
    () => photographIndex.list(),
  );

  app.get<{ Querystring: z.infer<typeof fileExistsQuery> }>(
    '/api/file-exists',
    {
      schema: {
        summary: 'Whether a picture is in the product images folder',
        querystring: fileExistsQuery,
        response: { 200: fileExistsReply },
      },
    },
    async ({ query }) => ({ exists: await productImageExists(productImages, query.path) }),
  );
}

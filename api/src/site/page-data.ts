// What each page begins with: the answers of the calls that it would otherwise make first.
import { pictureCheck } from '@brasa/core/catalog/catalog.rules.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { madridDay } from '@brasa/core/kernel/madrid-time.ts';
import { publicFacts } from '@brasa/core/settings/public-facts.rules.ts';
import type { PageData } from '@brasa/core/site/page-data.contract.ts';
import type { Photographs } from '@brasa/core/catalog/photographs.contract.ts';
import {
  listCategories,
  listFeatured,
  listProducts,
  productImageExists,
} from '../catalog/index.ts';
import { listBusinessHours, listSpecialDays } from '../hours/index.ts';
import type { Shop } from '../shop.ts';

export type PageSources = {
  shop: Shop;
  /** The folder of product pictures. */
  productImages: string;
  photographs: () => Photographs;
};

export async function pageData(sources: PageSources, path: string): Promise<PageData> {
  const { shop, photographs } = sources;
  return {
    '/api/site': publicFacts(await shop.settings()),
    '/api/business-hours': await listBusinessHours(shop.db.read),
    '/api/business-hours/special-days': await listSpecialDays(
      shop.db.read,
      madridDay(shop.clock()),
    ),
    '/api/photographs': photographs(),
    ...(path === '/' && { '/api/menus/featured': await listFeatured(shop.db.read) }),
    ...(path === '/productos' && (await menuData(sources))),
  };
}

async function menuData({ shop, productImages }: PageSources): Promise<Partial<PageData>> {
  const products = await listProducts(shop.db.read);
  return {
    '/api/categories': await listCategories(shop.db.read),
    '/api/products': products,
    ...(await pictureChecks(products, productImages)),
  };
}

async function pictureChecks(
  products: readonly Product[],
  folder: string,
): Promise<Partial<PageData>> {
  const pictures = products.map(({ imageUrl }) => imageUrl).filter((name) => name !== null);
  const checks = pictures.map(async (name) => {
    return [pictureCheck(name), { exists: await productImageExists(folder, name) }] as const;
  });
  return Object.fromEntries(await Promise.all(checks));
}

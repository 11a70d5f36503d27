// What each page begins with: the answers of the calls that it would otherwise make first.
import { CALLS } from '@brasa/core/calls.ts';
import { pictureCheck } from '@brasa/core/catalog/catalog.rules.ts';
import type { Product } from '@brasa/core/catalog/catalog.contract.ts';
import { addressOf } from '@brasa/core/kernel/call.ts';
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
    [CALLS.readSiteFacts.path]: publicFacts(await shop.settings()),
    [CALLS.listBusinessHours.path]: await listBusinessHours(shop.db.read),
    [CALLS.listSpecialDays.path]: await listSpecialDays(shop.db.read, madridDay(shop.clock())),
    [CALLS.listPhotographs.path]: photographs(),
    ...(path === '/' && { [CALLS.listFeatured.path]: await listFeatured(shop.db.read) }),
    ...(path === '/productos' && (await menuData(sources))),
  };
}

async function menuData({ shop, productImages }: PageSources): Promise<Partial<PageData>> {
  const products = await listProducts(shop.db.read);
  return {
    [CALLS.listCategories.path]: await listCategories(shop.db.read),
    [CALLS.listProducts.path]: products,
    ...(await pictureChecks(products, productImages)),
  };
}

async function pictureChecks(
  products: readonly Product[],
  folder: string,
): Promise<Partial<PageData>> {
  const pictures = products.map(({ imageUrl }) => imageUrl).filter((name) => name !== null);
  const checks = pictures.map(async (name) => {
    const address = addressOf(CALLS.checkFile, pictureCheck(name));
    return [address, { exists: await productImageExists(folder, name) }] as const;
  });
  return Object.fromEntries(await Promise.all(checks));
}

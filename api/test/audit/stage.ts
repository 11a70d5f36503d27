// A shop in which things are done that the record of administration tells.
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { openShop, type ShopUnderTest, type SignedIn } from '../shop-under-test.ts';

/** A shop with its people, each signed in: two of staff, and a customer. */
export type Stage = {
  under: ShopUnderTest;
  superadmin: SignedIn;
  staff: SignedIn;
  customer: SignedIn;
  product: CatalogProduct;
  category: CatalogCategory;
};

export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const under = await openShop(environment);
  const staff = await under.signedIn('haykakan');
  const { products, categories } = (await staff.get('/api/catalog')).body as Catalog;
  const [[product], [, category]] = [products, categories];
  if (!product || !category) throw new Error('the catalogue is empty');
  const superadmin = await under.signedIn('superadmin');
  const customer = await under.signedIn('abaranci');
  return { under, superadmin, staff, customer, product, category };
}

/** As the record names them. */
export const named = ({ username }: SignedIn): string => `Prueba (${username})`;

export type Deed = {
  /** What is told once. */
  act: (stage: Stage) => Promise<unknown>;
  /** What is refused, repeated or changes nothing. */
  idle: (stage: Stage) => Promise<unknown>;
  by: 'staff' | 'superadmin' | 'customer' | 'server' | 'nobody';
  sentence: string | ((stage: Stage) => string);
  changes?: [field: string, before: string, after: string][];
};

export const withKey = (key: string) => ({ 'idempotency-key': key });

/** Where the writer has a test of its own, which names the kind. */
export type Elsewhere = string;

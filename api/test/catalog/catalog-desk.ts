// The catalogue as staff work on it, for the tests of its calls.
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { catalog } from '@brasa/core/catalog/catalog-editing.contract.ts';
import { openShop, type Caller, type ShopUnderTest } from '../shop-under-test.ts';

export type Desk = {
  under: ShopUnderTest;
  staff: Caller;
  read: () => Promise<Catalog>;
  product: (name: string) => Promise<CatalogProduct>;
  category: (name: string) => Promise<CatalogCategory>;
};

function named<Item extends { name: string }>(items: readonly Item[], name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`nothing is called ${name}`);
  return item;
}

export async function openDesk(): Promise<Desk> {
  const under = await openShop();
  const staff = await under.signedIn('haykakan');
  const read = async () => catalog.parse((await staff.get('/api/catalog')).body);
  return {
    under,
    staff,
    read,
    product: async (name) => named((await read()).products, name),
    category: async (name) => named((await read()).categories, name),
  };
}

/** What the public sees at the address. */
export async function publicNames({ under }: Desk, url: string): Promise<string[]> {
  const { body } = await under.visitor().get(url);
  return (body as { name: string }[]).map(({ name }) => name);
}

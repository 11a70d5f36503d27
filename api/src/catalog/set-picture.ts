// A product's picture: another one, or none. The file is there before the product names it, and goes
// after the product has stopped naming it.
import type { CatalogProduct } from '@brasa/core/catalog/catalog-editing.contract.ts';
import type { Actor } from '../actor.ts';
import { record } from '../audit/index.ts';
import type { Transaction } from '../db/database.ts';
import type { RequestIdentity } from '../db/idempotency.ts';
import { refuseStale } from '../edit-conflict.ts';
import { Failure, orRefuse } from '../failure.ts';
import type { Shop } from '../shop.ts';
import { transactOnce } from '../transact-once.ts';
import {
  findProduct,
  lockCatalog,
  picturesInUse,
  updateProduct,
  viewProduct,
} from './catalog-editing.store.ts';
import { productEdited } from './recorded-catalog.ts';
import type { UploadedPictures } from './uploaded-pictures.ts';

export type PictureTarget = {
  id: number;
  actor: Actor;
  identity: RequestIdentity | null;
  /** The one of the product that the editor saw; undefined: whatever it is. */
  version: number | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/**
 * Gives the product the picture and answers the product. Throws PRODUCT_NOT_FOUND, EDITED_MEANWHILE,
 * IDEMPOTENCY_KEY_REUSED and what UploadedPictures.add refuses; then no file is left. Where the database fails,
 * the outcome is unknown and the file stays until the sweep.
 */
export async function setPicture(
  shop: Shop,
  pictures: UploadedPictures,
  target: PictureTarget,
  bytes: Buffer,
): Promise<CatalogProduct> {
  orRefuse(await findProduct(shop.db.read, target.id), 'PRODUCT_NOT_FOUND');
  const name = await pictures.add(target.id, bytes, target.signal);
  const replaced: string[] = [];
  const product = await transactOnce(shop, target.identity, async (transaction) => {
    const change = await changePicture(shop, transaction, target, name);
    if (change.replaced !== null) replaced.push(change.replaced);
    return change.product;
  }).catch(async (error: unknown) => {
    // Where the database did not answer, the product may name it by now: the sweep finds out.
    if (error instanceof Failure) await pictures.remove(name);
    throw error;
  });
  // A repeat is answered with the first one's picture, and needs no second.
  if (product.imageUrl !== name) await pictures.remove(name);
  for (const old of replaced) await pictures.remove(old);
  await sweepPictures(shop, pictures);
  return product;
}

/** Takes the picture from the product. Throws PRODUCT_NOT_FOUND, EDITED_MEANWHILE. */
export async function removePicture(
  shop: Shop,
  pictures: UploadedPictures,
  target: Omit<PictureTarget, 'identity' | 'signal'>,
): Promise<CatalogProduct> {
  const { product, replaced } = await shop.db.transact((transaction) =>
    changePicture(shop, transaction, target, null),
  );
  if (replaced !== null) await pictures.remove(replaced);
  return product;
}

/** Removes the files of uploads that were cut off between writing and committing. */
export function sweepPictures(shop: Shop, pictures: UploadedPictures): Promise<void> {
  return pictures.sweep(() => picturesInUse(shop.db.read));
}

async function changePicture(
  shop: Shop,
  transaction: Transaction,
  { id, actor, version }: Omit<PictureTarget, 'identity' | 'signal'>,
  name: string | null,
) {
  await lockCatalog(transaction);
  const before = orRefuse(await findProduct(transaction.sql, id), 'PRODUCT_NOT_FOUND');
  const replaced = before.imageUrl;
  if (replaced === name) return { product: viewProduct(before), replaced: null };
  refuseStale(before, version, viewProduct);
  const now = shop.clock();
  const product = await updateProduct(transaction, id, { imageUrl: name, updatedAt: now });
  const event = await productEdited(transaction.sql, viewProduct(before), product);
  await record(transaction, actor, event, now);
  return { product, replaced };
}

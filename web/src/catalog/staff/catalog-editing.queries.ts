// The catalogue as staff edit it; apart from catalog.queries, which the public pages load.
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  addCategory,
  addProduct,
  editCategory as categoryEdit,
  editProduct as productEdit,
  listCategories,
  listFeatured,
  listPhotographs,
  listProducts,
  orderCategories,
  orderFeatured,
  orderProducts,
  readCatalog,
  removePicture as pictureRemoval,
  setPicture,
} from '@brasa/core/catalog/catalog.calls.ts';
import type {
  Catalog,
  CatalogCategory,
  CatalogProduct,
} from '@brasa/core/catalog/catalog-editing.contract.ts';
import { PICTURE_FIELD } from '@brasa/core/catalog/pictures.rules.ts';
import type { BodyOf } from '@brasa/core/kernel/call.ts';
import { invalidate, keyOf, queryOf, send } from '../../browser/api/send.ts';

/** A call that has not been answered by then counts as one that never will be. */
const PATIENCE_MS = 15_000;
/** 8 MB over the shop's line at noon. */
const UPLOAD_PATIENCE_MS = 120_000;

/** What shows the catalogue. */
const SHOWN_BY = [readCatalog, listCategories, listProducts, listFeatured, listPhotographs];

/** After every change to the catalogue, and after a failure: somebody else may have been faster. */
export function invalidateCatalog(queryClient: QueryClient): void {
  void invalidate(queryClient, ...SHOWN_BY);
}

/** All of it, the retired included; null when the session has ended meanwhile. */
export function useCatalog() {
  return useQuery({ ...queryOf(readCatalog), staleTime: 0 });
}

/** A repeat with the same key creates no second one. */
export function createProduct(
  body: BodyOf<typeof addProduct>,
  key: string,
): Promise<CatalogProduct> {
  return send(addProduct, { body, key, timeoutMs: PATIENCE_MS });
}

/** Throws an ApiError with the code EDITED_MEANWHILE where somebody else was faster. */
export function editProduct(
  { id, version }: CatalogProduct,
  changes: Omit<BodyOf<typeof productEdit>, 'version'>,
): Promise<CatalogProduct> {
  return send(productEdit, {
    params: { id },
    body: { ...changes, version },
    timeoutMs: PATIENCE_MS,
  });
}

function pictureAddress({ id, version }: CatalogProduct) {
  return { params: { id }, query: { version } };
}

export function uploadPicture(
  product: CatalogProduct,
  picture: File,
  key: string,
): Promise<CatalogProduct> {
  const form = new FormData();
  form.append(PICTURE_FIELD, picture);
  return send(setPicture, {
    ...pictureAddress(product),
    body: form,
    key,
    timeoutMs: UPLOAD_PATIENCE_MS,
  });
}

export function removePicture(product: CatalogProduct): Promise<CatalogProduct> {
  return send(pictureRemoval, { ...pictureAddress(product), timeoutMs: PATIENCE_MS });
}

export function createCategory(
  body: BodyOf<typeof addCategory>,
  key: string,
): Promise<CatalogCategory> {
  return send(addCategory, { body, key, timeoutMs: PATIENCE_MS });
}

/** Throws an ApiError with the code EDITED_MEANWHILE where somebody else was faster. */
export function editCategory(
  { id, version }: CatalogCategory,
  changes: Omit<BodyOf<typeof categoryEdit>, 'version'>,
): Promise<CatalogCategory> {
  return send(categoryEdit, {
    params: { id },
    body: { ...changes, version },
    timeoutMs: PATIENCE_MS,
  });
}

/** What is put in order: the categories, the featured products, or the products of a category. */
export type Ordered =
  | { kind: 'categories' }
  | { kind: 'featured' }
  | { kind: 'products'; category: CatalogCategory };

function saveOrder(what: Ordered, ids: number[]): Promise<Catalog> {
  const timeoutMs = PATIENCE_MS;
  if (what.kind === 'categories') return send(orderCategories, { body: { ids }, timeoutMs });
  if (what.kind === 'featured') return send(orderFeatured, { body: { ids }, timeoutMs });
  return send(orderProducts, { body: { ids, categoryId: what.category.id }, timeoutMs });
}

type Callbacks = { onSuccess: () => void; onError: (error: Error) => void };

export function useSaveOrder(what: Ordered, { onSuccess, onError }: Callbacks) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) => saveOrder(what, [...ids]),
    onSuccess: (catalog) => {
      queryClient.setQueryData(keyOf(readCatalog), catalog);
      onSuccess();
    },
    onError,
    onSettled: () => invalidateCatalog(queryClient),
  });
}
